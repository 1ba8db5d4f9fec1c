"""``rulebook simulate``: many games of computer players, and what they come to."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.problems import Problem, SetupError, nearest
from engine.simulate import BATCH, Job, batches, kinds_of, results, setup_of
from engine.tally import NUMBER, SERIES, Pairs, Tally
from engine.vocabulary import parameters
from rulebook.bench import GAMES, game_module
from rulebook.commands.command import HOLDS, INTERRUPTED, Command, Options, value
from rulebook.commands.output import Progress, number, percent, say, say_json
from rulebook.plots import IDS, draw, labelled, pyplot
from rulebook.runs import Folder, manifest
from rulebook.scenario import once
from rulebook.summary import summary
from rulebook.words import Words, one_line, words_of

__all__ = ["SIMULATE", "arguments", "game_problems", "whole_number"]

#: The most games, and the most that a batch of them has.
MOST_GAMES, MOST_SEEDS, LARGEST_BATCH, MOST_JOBS = 1_000_000_000, 1_000_000_000, 100_000, 1_024
#: How many rows of a figure are printed; all of them stand in the JSON.
ROWS = 12
#: The row of what never was so.
NOTHING: Mapping[str, Any] = {"name": "", "value": 0.0, "low": None, "high": None, "of": 0}


def _takes(parser: argparse.ArgumentParser, words: Words) -> None:
    value(parser, words, "games", default="1000", metavar="N")
    value(parser, words, "seed", default="0", metavar="S")
    value(parser, words, "rulings", action="append", default=[], metavar="printed|table|NAME=READING")
    value(parser, words, "policy", action="append", default=[], metavar="NAME|SEAT=NAME")
    value(parser, words, "deck", metavar="FILE")
    value(parser, words, "set", action="append", default=[], metavar="NAME=VALUE")
    value(parser, words, "against", action="append", default=[], metavar="NAME=VALUE")
    value(parser, words, "out", metavar="DIR")
    value(parser, words, "plots", metavar="DIR")
    value(parser, words, "batch", default=str(BATCH), metavar="N")
    value(parser, words, "jobs", default=str(os.cpu_count() or 1), metavar="N")
    value(parser, words, "dask", metavar="ADDRESS")


def whole_number(options: Options, name: str, low: int, high: int) -> Iterator[Problem]:
    """The problem of an option that is no whole number of a range; one that is, is put in the place of its words."""
    given = getattr(options, name)
    read = int(given) if re.fullmatch(r"-?[0-9]{1,12}", given) else None
    if read is None or not low <= read <= high:
        code = "wrong_type" if read is None else "out_of_range"
        yield Problem(f"--{name}", code, given, [f"{low}–{high}"], f"--{name} {max(low, min(high, read or low))}")
    setattr(options, name, read if read is not None else low)


def game_problems(options: Options) -> Iterator[Problem]:
    """The problem of a command that needs a game and has none."""
    if options.game is None:
        yield Problem("GAME", "argument_missing", "GAME", [], GAMES[0])


def _problems(options: Options) -> Iterator[Problem]:
    yield from game_problems(options)
    yield from whole_number(options, "games", 1, MOST_GAMES)
    yield from whole_number(options, "seed", 0, MOST_SEEDS)
    yield from whole_number(options, "batch", 1, LARGEST_BATCH)
    yield from whole_number(options, "jobs", 1, MOST_JOBS)
    for name in ("deck", "out", "plots", "dask"):
        if getattr(options, name) == "":
            yield Problem(f"--{name}", "argument_missing", f"--{name}", [], f"--{name} …")
    if options.game in GAMES:
        try:
            options.job = _job(options)
        except SetupError as error:
            yield from error.problems


def arguments(game: str, words: Sequence[tuple[str, str]]) -> tuple[dict[str, Any], list[Problem]]:
    """The arguments of a whole game, from the words of options, and what is wrong with these by themselves.

    Args:
        game: the game.
        words: each with the option that it stands for: ``name=value``, where the name is a question, a parameter or an
            argument of the game; without a name a preset, or one policy for all.
    """
    module = game_module(game)
    law, known = module.LAWBOOK, parameters(module.VOCABULARY["game"])
    rulings: dict[str, Any] = {}
    policies: dict[str, str] = {}
    given: dict[str, Any] = {}
    problems: list[Problem] = []
    for option, word in words:
        name, equals, text = word.partition("=")
        if not equals and option in ("--rulings", "--against"):
            name, text = "preset", name
        where = f"{option} {name}"
        place: dict[str, Any] = given
        if option == "--policy" and equals:
            place = policies
        elif option == "--policy" or name == "policy":
            name, text = "policies", text or name
        elif option == "--rulings" or name == "preset" or name in law.questions or name in law.parameters:
            place = rulings
        elif name not in known or name in ("rulings", "seed", "policies"):
            own = [one for one in known if one not in ("rulings", "seed", "policies")]
            names = [*(law.questions if option != "--set" else ()), *law.parameters, *own]
            problems.append(Problem("--deck", "unknown_argument", name, own) if option == "--deck" else
                            Problem(where, "unknown_ruling", name, names, nearest(name, names)))
            continue
        if not text:
            whole = {"policies": f"{option} random", "preset": f"{option} printed"}  # a word without a name
            problems.append(Problem(where.strip(), "argument_missing", name, [], whole.get(name, f"{name}=…")))
        elif name in place:
            problems.append(Problem(where, "value_twice", name))
        elif place is given:
            place[name] = _read(text, known[name][0])
        else:
            place[name] = int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else text
    if rulings:
        given["rulings"] = rulings if "preset" in rulings else {"preset": "table", **rulings}
    if policies:
        given["policies"] = policies
    return given, problems


def _read(text: str, kind: Mapping[str, Any]) -> Any:
    """A value as its schema wants it; what it cannot be, the set-up says."""
    if kind["kind"] == "option":
        return None if text == "None" else _read(text, kind["of"])
    if kind["kind"] == "int":
        return int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else text
    if kind["kind"] == "list":
        return [_read(part, kind["of"]) for part in text.split(",")]
    return Path(text) if kind["kind"] == "any" else text


def _job(options: Options) -> Job:
    """What is to be played."""
    words = [*(("--rulings", part) for word in options.rulings for part in word.split(",")),
             *(("--policy", part) for word in options.policy for part in word.split(",")),
             *(("--set", word) for word in options.set),
             *([("--deck", f"deck={options.deck}")] if options.deck else [])]
    given, problems = arguments(options.game, words)
    against = None
    if options.against:
        against, more = arguments(options.game, [("--against", word) for word in options.against])
        problems += more
        other = against.get("rulings", {})
        if other and all("=" in word for word in options.against):  # laid over the others, not over a preset
            del other["preset"]
            against["rulings"] = given.get("rulings", {"preset": "table"}) | other
    job = Job(options.game, given, options.seed, against)
    for second in (False, True)[:1 + (against is not None)]:
        try:
            setup_of(job, against=second)
        except SetupError as error:
            problems += error.problems
    if problems:
        raise SetupError(once(problems))
    return job


def _simulate(options: Options, words: Words) -> int:
    job = options.job
    if options.plots:
        pyplot()  # now, and not when all is played
    folder = Folder(Path(options.out), job, options.games, options.batch) if options.out else None
    total: Tally | Pairs = Tally(kinds_of(job.game)) if job.against is None else Pairs(kinds_of(job.game))
    progress = Progress(options.games, quiet=options.json, words=words)
    done: set[int] = set()
    for part, tally in folder.parts() if folder else ():
        done.add(part)
        total.add(tally)  # type: ignore[arg-type]  # a folder's parts are of its job's kind
        progress.skip(tally.games)
    stopped = False
    whole = len(list(batches(options.games, options.batch)))
    try:
        if len(done) < whole:
            _play(job, options, folder, total, done, progress)
    except KeyboardInterrupt:
        stopped = True
    progress.done()
    told: dict[str, Any] = {"manifest": {**manifest(job, options.batch), "games": options.games},
                            "whole": not stopped, **summary(total)}
    if folder and not stopped:
        folder.finish(told)
    if options.plots and not stopped:
        draw(told, Path(options.plots), words_of(words.lang, job.game))
    if options.json:
        say_json(told)
    else:
        _say(told, words_of(words.lang, job.game))
    if stopped:
        say(words.say("cli-simulate-kept" if folder else "cli-simulate-stopped", done=total.games,
                      total=options.games, place=one_line(options.out or "")), sys.stderr)
    return INTERRUPTED if stopped else HOLDS


def _play(job: Job, options: Options, folder: Folder | None, total: Tally | Pairs, done: set[int],
          progress: Progress) -> None:
    """Play the batches that are left, and add up what they come to."""
    from rulebook.workers import workers  # what processes need is not loaded where none is started

    with workers(options.jobs, options.dask or "") as (executor, count):
        for part, tally in results(job, options.games, executor, count, size=options.batch, done=done):
            if folder:
                folder.keep(part, tally)
            total.add(tally)
            progress.advance(tally.games)


def _say(told: Mapping[str, Any], words: Words) -> None:
    """Print a summary, figure by figure."""
    say(words.say("cli-simulate-games", count=told["games"], seed=told["manifest"]["seed"]))
    for name, figure in told["figures"].items() if told["games"] else ():
        say("")
        say(words.say(f"cli-figure-{name}"))
        other = told.get("against", {}).get(name, {"rows": []})
        pairs = told.get("differences", {}).get(name, {"rows": []})
        _say_figure(name, figure, {row["name"]: row for row in other["rows"]},
                    {row["name"]: row for row in pairs["rows"]}, words)


def _say_figure(name: str, figure: Mapping[str, Any], second: Mapping[str, Any], differences: Mapping[str, Any],
                words: Words) -> None:
    """Print a figure's rows; those of a long one that tell most, or that differ."""
    kind, rows = figure["kind"], figure["rows"]
    if name in IDS:  # what is so in every game is no news
        rows = rows[::-1]
    if kind == SERIES:
        rows = rows[::-(-len(rows) // ROWS)]
    elif kind != NUMBER and differences:
        known = {row["name"] for row in rows}
        rows = [row for row in [*rows, *({**NOTHING, "name": one} for one in second if one not in known)]
                if name not in IDS or differences.get(row["name"], NOTHING)["value"]]
    width = max((len(_name(name, row, kind, words)) for row in rows[:ROWS]), default=0)
    for row in rows[:ROWS]:
        told = f"{_name(name, row, kind, words):{width}}  {_estimate(row, kind, words)}".strip()
        if kind == NUMBER:
            parts = figure["quantiles"]
            told += "; " + words.say("cli-simulate-spread", low=parts["0.05"], middle=parts["0.5"],
                                     high=parts["0.95"], least=figure["least"], most=figure["most"])
        say(f"  {told}")
        if row["name"] in differences:
            _say_difference(second.get(row["name"], NOTHING), differences[row["name"]], kind, words)
    if len(rows) > ROWS:
        say("  " + words.say("cli-simulate-more", count=len(rows) - ROWS))


def _name(figure: str, row: Mapping[str, Any], kind: str, words: Words) -> str:
    if kind == SERIES:
        return str(int(row["name"]) + 1)
    name: str = row["name"]
    return name if figure in IDS else labelled(name, words)


def _say_difference(second: Mapping[str, Any], difference: Mapping[str, Any], kind: str, words: Words) -> None:
    say("    " + words.say("cli-simulate-against", value=_estimate(second, kind, words),
                           difference=_estimate(difference, kind, words, signed=True)))


def _estimate(row: Mapping[str, Any], kind: str, words: Words, *, signed: bool = False) -> str:
    """A value with its interval."""
    def told(given: float) -> str:
        text = number(given, words, 2) if kind in (NUMBER, SERIES) else percent(given, words)
        return f"+{text}" if signed and given > 0 else text

    value = told(row["value"])
    return value if row["low"] is None or row["high"] is None else f"{value} ({told(row['low'])} … {told(row['high'])})"


SIMULATE = Command("cli-simulate", _simulate, _takes, _problems, word="game")
