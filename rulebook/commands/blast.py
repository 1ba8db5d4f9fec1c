"""``rulebook blast``: how much hangs on each reading of a game's open questions."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from engine.blast import MEASURES, play_blast, switches
from engine.problems import Problem, SetupError, nearest
from engine.simulate import BATCH, results
from engine.tally import Estimate, Tally
from rulebook.bench import GAMES, game_module
from rulebook.blast import Blast, job, labels_of, picture, probes, store, stored
from rulebook.commands.command import HOLDS, Command, Options, flag, value
from rulebook.commands.output import Progress, percent, say, say_json
from rulebook.commands.simulate import MOST_GAMES, MOST_JOBS, MOST_SEEDS, game_problems, whole_number
from rulebook.words import Words

__all__ = ["BLAST"]

#: How many games are measured at once: each is played under every reading.
FEW = BATCH // 25


def _takes(parser: argparse.ArgumentParser, words: Words) -> None:
    value(parser, words, "question", action="append", default=[], metavar="NAME")
    value(parser, words, "games", metavar="N")
    value(parser, words, "seed", default="0", metavar="S")
    value(parser, words, "jobs", default=str(os.cpu_count() or 1), metavar="N")
    value(parser, words, "plots", metavar="DIR")
    flag(parser, words, "store")


def _problems(options: Options) -> Iterator[Problem]:
    yield from game_problems(options)
    yield from whole_number(options, "seed", 0, MOST_SEEDS)
    yield from whole_number(options, "jobs", 1, MOST_JOBS)
    if options.games is not None:
        yield from whole_number(options, "games", 1, MOST_GAMES)
    if options.store and (options.games is None or options.question):
        yield Problem("--store", "not_beside", "--question" if options.question else "—", ["--games N"],
                      "--games 200 --store")
    if options.plots == "":
        yield Problem("--plots", "argument_missing", "--plots", [], "--plots …")
    if options.game in GAMES:
        known = list(game_module(options.game).LAWBOOK.questions)
        yield from (Problem("--question", "unknown_ruling", name, known, nearest(name, known))
                    for name in options.question if name not in known)


def _blast(options: Options, words: Words) -> int:
    blast = stored(options.game) if options.games is None else _measured(options, words)
    questions = options.question or list(dict.fromkeys(name for name, _ in switches(options.game)))
    told = {question: blast.rows(question) for question in questions}
    if options.store:
        store(blast)
    if options.plots:
        _draw(told, Path(options.plots))
    if options.json:
        say_json({"game": blast.game, "seed": blast.seed, "games": blast.games, "questions": {
            question: {reading: {policy: {name: asdict(one) for name, one in measures.items()}
                                 for policy, measures in policies.items()} for reading, policies in readings.items()}
            for question, readings in told.items()}})
    else:
        _say(blast, told, words)
    return HOLDS


def _measured(options: Options, words: Words) -> Blast:
    """The figures of so many games by each of the game's two policies."""
    from rulebook.workers import workers

    policies = game_module(options.game).PLAYERS
    tallies: dict[str, Tally] = {}
    progress = Progress(options.games * len(policies), quiet=options.json, words=words)
    with workers(options.jobs) as (executor, count):
        for policy in policies:
            total = tallies[policy] = Tally(MEASURES)
            for _, part in results(job(options.game, policy, options.seed, options.question), options.games, executor,
                                   count, size=FEW, play=play_blast):
                total.add(part)
                progress.advance(part.games)
    progress.done()
    return Blast(options.game, options.seed, options.games, tallies,
                 probes(options.game, options.seed, options.games) if options.store else {}, labels_of(options.game))


def _draw(told: Mapping[str, Any], folder: Path) -> None:
    """A picture of each reading and policy."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for question, readings in told.items():
            for reading, policies in readings.items():
                for policy, measures in policies.items():
                    name = f"{question}-{reading}-{policy}"
                    (folder / f"{name}.svg").write_text(picture(measures, name), "utf-8")
    except OSError as error:
        raise SetupError([Problem("--plots", "cannot_write", error.strerror)]) from None


def _say(blast: Blast, told: Mapping[str, Any], words: Words) -> None:
    say(words.say("cli-blast-games", count=blast.games, seed=blast.seed))
    for question, readings in told.items():
        say("")
        say(question)
        for reading, policies in readings.items():
            for policy, measures in policies.items():
                say(f"  {reading} · {policy}: " + words.say("cli-blast-row", **{
                    name: _estimate(one, words) for name, one in measures.items()}))


def _estimate(one: Estimate, words: Words) -> str:
    return percent(one.value, words) if one.low is None or one.high is None else \
        f"{percent(one.value, words)} ({percent(one.low, words)} … {percent(one.high, words)})"


BLAST = Command("cli-blast", _blast, _takes, _problems, word="game")
