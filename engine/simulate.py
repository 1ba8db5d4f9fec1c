"""Many games: played in batches on any executor, counted, and the same however many workers play them.

A game is played by its seed alone, and a batch by the numbers of its games, so it makes no difference who plays which
batch, or in what order they come. Nothing is kept of a game but its figures.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass, field
from importlib import import_module
from itertools import chain
from typing import Any

from engine.play import TooLong, Trace, run
from engine.setup import Setup
from engine.tally import NUMBER, SHARE, Pairs, Tally
from engine.vocabulary import defaults

__all__ = ["BATCH", "COMMON", "InPlace", "Job", "batches", "kinds_of", "observed", "play_batch", "results", "seed_of",
           "setup_of", "traces"]

#: How many games a batch has, unless somebody says otherwise.
BATCH = 250
#: How far apart the seeds of two runs lie: the games of one are never those of another.
SEEDS = 1_000_000_000

#: What is counted of every game.
COMMON: Mapping[str, str] = {
    "outcomes": SHARE,    # how it ended; ``gap:`` and the question where the text decides nothing
    "events": NUMBER,     # what happened
    "decisions": NUMBER,  # choices of seats with more than one option
    "clauses": SHARE,     # the clauses that were cited
    "questions": SHARE,   # the open questions that were asked
}
#: The outcome of a game that passes the bound of its steps.
TOO_LONG = "too_long"


@dataclass(frozen=True, slots=True)
class Job:
    """What is played many times.

    Args:
        game: the game.
        given: the arguments of its ``game``, the seed apart; what is left out is at its default.
        seed: from 0 up; with the number of a game it gives the seed of that game.
        against: arguments laid over ``given``, under which every game is played a second time; None: it is not.
    """

    game: str
    given: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0
    against: Mapping[str, Any] | None = None


def seed_of(job: Job, number: int) -> int:
    """The seed of a game, by which ``game(seed=…)`` plays it alone."""
    return job.seed * SEEDS + number


def kinds_of(game: str) -> dict[str, str]:
    """The figures of a game, each with its kind."""
    return {**COMMON, **import_module(f"engine.{game}").FIGURES}


def setup_of(job: Job, *, against: bool = False) -> Setup:
    """The set-up of a job's games.

    Raises:
        SetupError: every problem of its arguments.
    """
    module = import_module(f"engine.{job.game}")
    more = job.against if against and job.against else {}
    made: Setup = module.Setup("game", {**defaults(module.VOCABULARY["game"]), **job.given, **more})
    return made


def traces(setup: Setup, job: Job, first: int, count: int) -> Iterator[Trace | None]:
    """The games with the given numbers, one after the other; None for one that passes the bound of its steps."""
    play = setup.laid()
    for number in range(first, first + count):
        try:
            yield run(play, setup.policies(seed_of(job, number)))
        except TooLong:
            yield None


def observed(game: str, trace: Trace | None) -> dict[str, Any]:
    """The figures of a game; of one that passes the bound of its steps only that it does."""
    if trace is None:
        return {"outcomes": (TOO_LONG,)}
    outcome = f"gap:{trace.gap.question}" if trace.gap else str(trace.value)
    clauses = set(chain.from_iterable({clauses for _, clauses, _, _ in trace.happened}))
    own = import_module(f"engine.{game}").figures
    return {
        "outcomes": (outcome,),
        "events": len(trace.happened),
        "decisions": trace.decisions,
        "clauses": clauses.union(trace.gap.clauses if trace.gap else ()),
        "questions": trace.asked,
        **own(trace),
    }


def play_batch(job: Job, first: int, count: int) -> Tally | Pairs:
    """The sums of the games with the given numbers; of pairs where they are played against something."""
    kinds, game = kinds_of(job.game), job.game
    one = traces(setup_of(job), job, first, count)
    if job.against is None:
        tally = Tally(kinds)
        for trace in one:
            tally.observe(observed(game, trace))
        return tally
    pairs = Pairs(kinds)
    for trace, other in zip(one, traces(setup_of(job, against=True), job, first, count), strict=True):
        pairs.observe(observed(game, trace), observed(game, other))
    return pairs


def batches(games: int, size: int = BATCH) -> Iterator[tuple[int, int]]:
    """Number of the first game and number of games of each batch."""
    return ((first, min(size, games - first)) for first in range(0, games, size))


def results(job: Job, games: int, executor: Executor, workers: int, *, size: int = BATCH,
            done: Collection[int] = (), play: Callable[[Job, int, int], Any] = play_batch) -> Iterator[tuple[int, Any]]:
    """The number of each batch and what it came to, as they are finished; a few wait at a time, however many there are.

    Args:
        job: what is played.
        games: how many games.
        executor: who plays the batches.
        workers: how many batches are played at once there.
        size: how many games a batch has.
        done: the numbers of batches that are not played.
        play: plays a batch.

    Closing the iterator drops the batches that nobody has begun.
    """
    left = ((number, batch) for number, batch in enumerate(batches(games, size)) if number not in done)
    begun: dict[Future[Any], int] = {}
    try:
        while True:
            for number, (first, count) in left:
                begun[executor.submit(play, job, first, count)] = number
                if len(begun) > workers:
                    break
            if not begun:
                return
            for future in wait(begun, return_when=FIRST_COMPLETED).done:
                yield begun.pop(future), future.result()
    finally:
        for future in begun:
            future.cancel()


class InPlace(Executor):
    """Plays at once and in this process what it is given."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """The future of a call, which has been made."""
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future
