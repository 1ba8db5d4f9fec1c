"""``rulebook gaps``: where the text leaves something open."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace
from string import ascii_lowercase
from typing import Any

from engine.problems import Problem
from engine.setup import check_policies
from rulebook import check, narrate
from rulebook.bench import GAMES, game_module
from rulebook.commands.command import HOLDS, Command, Options, value
from rulebook.commands.output import Progress, percent, say, say_json
from rulebook.commands.simulate import MOST_GAMES, MOST_SEEDS, game_problems, whole_number
from rulebook.gaps import OpenPlace, Report, search
from rulebook.unmet import cited, kept
from rulebook.words import Words, WordsError, words_of
from rulebook.written import scenario_of

__all__ = ["GAPS"]

#: How many games are played in each round, unless somebody says otherwise.
GAMES_PLAYED = 400


def _takes(parser: argparse.ArgumentParser, words: Words) -> None:
    value(parser, words, "games", default=str(GAMES_PLAYED), metavar="N")
    value(parser, words, "seed", default="0", metavar="S")
    value(parser, words, "policy", default="random", metavar="NAME")


def _problems(options: Options) -> Iterator[Problem]:
    yield from game_problems(options)
    yield from whole_number(options, "games", 1, MOST_GAMES)
    yield from whole_number(options, "seed", 0, MOST_SEEDS)
    if options.game in GAMES:
        yield from (replace(one, where="--policy")
                    for one in check_policies(options.policy, game_module(options.game).POLICIES))


def _gaps(options: Options, words: Words) -> int:
    progress = Progress(len(game_module(options.game).LAWBOOK.questions), quiet=options.json)
    report = search(options.game, options.games, options.seed, options.policy, progress.step)
    progress.done()
    if options.json:
        say_json({"game": report.game, "games": report.games, "seed": report.seed, "policy": report.policy,
                  "rounds": report.rounds, "findings": [_json(report, one, words) for one in report.findings]})
        return HOLDS
    own = words_of(words.lang, report.game)
    say(own.say("cli-gaps-searched", games=report.games, rounds=len(report.rounds), seed=report.seed,
                policy=report.policy))
    for one in report.findings:
        say("")
        _say(report, one, own)
    return HOLDS


def _say(report: Report, finding: OpenPlace, words: Words) -> None:
    about = ", ".join(clause.removeprefix(f"{report.game}/") for clause in finding.clauses)
    say(words.say(f"cli-gap-{finding.kind}", what=finding.what, clauses=about or "—"))
    if finding.question:
        say(f"  {finding.question}: {_asked(report.game, finding.question, words)}")
    if finding.kind != "unreached":
        share = finding.share
        told = percent(share.value, words) if share.low is None or share.high is None else \
            f"{percent(share.value, words)} ({percent(share.low, words)} … {percent(share.high, words)})"
        say("  " + words.say("cli-gaps-share", share=told, count=share.of))
    if finding.why:
        say(f"  {_why(report.game, finding, words)}")
    if finding.readings:
        say("  " + words.say("cli-gaps-readings", readings=", ".join(finding.readings)))
    if text := _scenario(report, finding, words):
        for line in text.split("```python\n")[1].split("\n```")[0].split("\n"):
            say(f"    {line}")


def _why(game: str, finding: OpenPlace, words: Words) -> str:
    """Why a clause is never reached, as the page of the clauses tells it."""
    figures = kept(game)
    if finding.why == "met":
        share = percent(figures.count[finding.what] / figures.games, words)
        return words.say("cli-gaps-share", share=share, count=figures.games)
    more = [f"{_asked(game, name, words)} {narrate.reading(game, name, reading, words.lang)}"
            for name, _, reading in (one.partition("=") for one in finding.under)]
    if finding.why == "excluded":
        more = [check.uncited(game)[finding.what][words.lang]]
    elif finding.why == "example":
        more = [f"{game}/{cited(game)[finding.what][0][0].id}"]
    return f"{words.say(f'page-unmet-{finding.why}', few=figures.few)} {'; '.join(more) or finding.what}"


def _asked(game: str, name: str, words: Words) -> str:
    try:
        return narrate.question(game, name, words.lang)
    except WordsError:  # a question that nobody has written down yet
        return name


def _scenario(report: Report, finding: OpenPlace, words: Words) -> str:
    """The shortest scenario, as a file; empty where none was found."""
    if finding.found is None:
        return ""
    found = finding.found
    kind = "game" if found.position.call == "game" else "smallest" if found.smallest else "lessened"
    return scenario_of(found.position, dict(zip(ascii_lowercase, finding.variants, strict=False)), finding.clauses,
                       _asked(report.game, finding.question or finding.what, words),
                       words.say(f"cli-tell-{kind}", tried=found.tried, bound=found.bound, size=found.position.size),
                       words.lang, finding.what if finding.kind == "dead" else "")


def _json(report: Report, finding: OpenPlace, words: Words) -> dict[str, Any]:
    share = finding.share
    return {"kind": finding.kind, "clauses": list(finding.clauses), "question": finding.question,
            "what": finding.what, "share": {"value": share.value, "low": share.low, "high": share.high,
                                            "of": share.of},
            "readings": list(finding.readings), "why": finding.why, "under": list(finding.under),
            "scenario": _scenario(report, finding, words)}


GAPS = Command("cli-gaps", _gaps, _takes, _problems, word="game")
