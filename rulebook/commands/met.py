"""``rulebook met``: which clauses games of random players meet."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from dataclasses import asdict

from engine.problems import Problem
from engine.simulate import BATCH, Job, results
from engine.tally import Tally
from rulebook import met
from rulebook.blast import labels_of
from rulebook.commands.command import HOLDS, Command, Options, flag, value
from rulebook.commands.output import Progress, say, say_json
from rulebook.commands.simulate import MOST_GAMES, MOST_JOBS, MOST_SEEDS, game_problems, whole_number
from rulebook.texts import clauses, source_language
from rulebook.words import Words

__all__ = ["MET"]


def _takes(parser: argparse.ArgumentParser, words: Words) -> None:
    value(parser, words, "games", metavar="N")
    value(parser, words, "seed", default="0", metavar="S")
    value(parser, words, "jobs", default=str(os.cpu_count() or 1), metavar="N")
    flag(parser, words, "store")


def _problems(options: Options) -> Iterator[Problem]:
    yield from game_problems(options)
    yield from whole_number(options, "seed", 0, MOST_SEEDS)
    yield from whole_number(options, "jobs", 1, MOST_JOBS)
    if options.games is not None:
        yield from whole_number(options, "games", 1, MOST_GAMES)
    elif options.store:
        yield Problem("--store", "not_beside", "—", ["--games N"], "--games 2000 --store")


def _met(options: Options, words: Words) -> int:
    found = met.stored(options.game) if options.games is None else _measured(options, words)
    if options.store:
        met.store(found)
    if options.json:
        say_json(asdict(found))
        return HOLDS
    say(words.say("cli-met-games", count=found.games, seed=found.seed, few=found.few))
    for identity in clauses(options.game, source_language(options.game)):
        under = ", ".join(f"{label}: {times}" for label, times in found.under.get(identity, {}).items())
        say(f"  {identity}: {found.count.get(identity, 0)}" + (f" ({under})" if under else ""))
    return HOLDS


def _measured(options: Options, words: Words) -> met.Met:
    from rulebook.workers import workers

    few = max(1, options.games // met.FEWER)
    progress = Progress(options.games + few * len(labels_of(options.game)), quiet=options.json, words=words)
    with workers(options.jobs) as (executor, count):

        def play(job: Job, games: int) -> Tally:
            total = Tally(met.CLAUSES)
            for _, part in results(job, games, executor, count, size=min(BATCH, max(1, games // count)),
                                   play=met.play_clauses):
                total.add(part)
                progress.advance(part.games)
            return total

        found = met.measured(options.game, options.seed, options.games, play)
    progress.done()
    return found


MET = Command("cli-met", _met, _takes, _problems, word="game")
