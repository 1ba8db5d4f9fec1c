"""``rulebook run``: scenarios and links, as they are printed or under other readings."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import partial
from pathlib import Path

from engine.problems import Problem, SetupError, nearest
from rulebook.bench import GAMES, game_module, problem_json
from rulebook.commands.command import BAD_INPUT, DIFFERS, HOLDS, Command, Options, value
from rulebook.commands.links import LinkRun, link_json, run_link, say_link
from rulebook.commands.output import Progress, say, say_json, say_problems
from rulebook.commands.verdicts import say_verdict, verdict_json
from rulebook.link import is_link
from rulebook.scenario import SCENARIOS, Scenario, Verdict, hold, load, once
from rulebook.words import Words

__all__ = ["RUN", "files_named", "rulings_given", "unfit_rulings"]


def _takes(parser: argparse.ArgumentParser, words: Words) -> None:
    value(parser, words, "rulings", action="append", default=[], metavar="printed|table|NAME=READING")


def _run(options: Options, words: Words) -> int:
    rulings, problems = rulings_given(options.rulings)
    addresses = [name for name in options.files if is_link(name)]
    names = [name for name in options.files if not is_link(name)]
    files, missing = files_named(names) if names or not addresses else ([], [])
    followed: list[LinkRun] = []
    read: list[Scenario] = []
    ran: list[tuple[Scenario, Verdict]] = []
    broken: list[Problem] = []
    for path in files:
        try:
            read.append(load(path))
        except SetupError as error:
            broken += error.problems
    problems += [*unfit_rulings(rulings, dict.fromkeys(scenario.game for scenario in read) or GAMES), *missing]
    if problems:
        raise SetupError(once(problems + broken))
    progress = Progress(len(read), quiet=options.json)
    for scenario in read:
        progress.step(scenario.id)
        try:
            ran.append((scenario, hold(scenario, _rulings_of(scenario.game, rulings))))
        except SetupError as error:
            broken += error.problems
    progress.done()
    for address in addresses:
        try:
            followed.append(run_link(address, partial(_rulings_of, rulings=rulings)))
            broken += followed[-1].problems
        except SetupError as error:
            broken += error.problems
    holds = all(verdict.holds for _, verdict in ran) and all(one.holds for one in followed)
    code = BAD_INPUT if broken else HOLDS if holds else DIFFERS
    if options.json:
        say_json({"holds": code == HOLDS, "scenarios": [verdict_json(*one) for one in ran],
                  **({"links": [link_json(one, words.lang) for one in followed]} if addresses else {}),
                  "problems": [problem_json(problem) for problem in once(broken)]})
        return code
    for scenario, verdict in ran:
        say_verdict(scenario, verdict, words, whole=len(ran) == 1)
    for link in followed:
        say_link(link, words)
    if broken:
        say_problems(once(broken), words)
    if ran or not addresses:
        say(words.say("cli-run-total", count=len(ran), held=sum(verdict.holds for _, verdict in ran)))
    return code


def rulings_given(given: Sequence[str]) -> tuple[dict[str, str | int], list[Problem]]:
    """``--rulings table --rulings cancel=all_equal`` as one mapping, and what is named twice.

    What else it says is checked by the call itself.
    """
    rulings: dict[str, str | int] = {}
    problems: list[Problem] = []
    for word in (part for words in given for part in words.split(",")):
        name, equals, reading = word.partition("=")
        if not equals:
            name, reading = "preset", name
        if name in rulings:
            problems.append(Problem("--rulings", "value_twice", name))
        rulings[name] = int(reading) if re.fullmatch(r"-?[0-9]{1,9}", reading) else reading
    return rulings, problems


def _rulings_of(game: str, rulings: Mapping[str, str | int]) -> dict[str, str | int]:
    """Those of the rulings that a game knows: a run may take in scenarios of several games."""
    law = game_module(game).LAWBOOK
    return {name: value for name, value in rulings.items()
            if name == "preset" or name in law.questions or name in law.parameters}


def unfit_rulings(rulings: Mapping[str, str | int], games: Iterable[str]) -> list[Problem]:
    """Rulings that none of the games knows, and values that one of them does not."""
    laws = {game: game_module(game).LAWBOOK for game in games}
    names = [name for law in laws.values() for name in (*law.questions, *law.parameters)]
    problems = [Problem(f"--rulings[{name!r}]", "unknown_ruling", name, names, nearest(name, names))
                for name in rulings if name != "preset" and name not in names]
    for game, law in laws.items():
        try:
            law.resolve(_rulings_of(game, rulings), "--rulings")
        except SetupError as error:
            problems += error.problems
    return problems


def files_named(names: Sequence[str]) -> tuple[list[Path], list[Problem]]:
    """The scenario files named, by path or by id, all of the book where none is named; and what is not there."""
    book = {path.stem: path for game in GAMES for path in sorted((SCENARIOS / game).glob("*.md"))}
    files = [] if names else list(book.values())
    problems = [] if names or files else [Problem(SCENARIOS.name, "no_scenarios", SCENARIOS.name, ["*.md"])]
    for name in names:
        path = Path(name)
        if _there(name) and path.is_dir():
            found = sorted(path.rglob("*.md"))
            files += found
            if not found:
                problems.append(Problem(name, "no_scenarios", name, ["*.md"]))
        elif _there(name):
            files.append(path)
        elif name in book:
            files.append(book[name])
        else:
            near = get_close_matches(path.stem, book, 1, 0.4)
            problems.append(Problem(name or "FILE", "no_such_file", name, [], near[0] if near else ""))
    return files, problems


def _there(name: str) -> bool:
    """Whether there is something of that name; an empty name, or one too long for any file, has nothing."""
    try:
        return bool(name) and Path(name).exists()
    except OSError:
        return False


RUN = Command("cli-run", _run, _takes, word="files")
