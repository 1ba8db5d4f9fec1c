"""How much hangs on a reading: the same games under it and without it, which draw alike until they differ.

Every chooser draws from a stream of its own (:func:`~engine.play.random_answers`), so up to the first event that
differs both games are the same, and what differs comes of the reading.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from importlib import import_module
from typing import Any

from engine.play import Trace
from engine.simulate import Job, setup_of, traces
from engine.tally import SHARE, Tally

__all__ = ["MEASURES", "play_blast", "switches"]

#: What is measured of each reading: in which games its question was asked at all, in which some event differs, and in
#: which others win.
MEASURES: Mapping[str, str] = {"asked": SHARE, "event": SHARE, "winner": SHARE}


def switches(game: str, rulings: Any = "table", questions: tuple[str, ...] = ()) -> Iterator[tuple[str, str]]:
    """Every question with each of its readings that is not in force, one switched at a time.

    Args:
        game: the game.
        rulings: what is in force.
        questions: those that are meant; all of them where none is named.
    """
    law = import_module(f"engine.{game}").LAWBOOK
    readings, _ = law.resolve(rulings)
    for name, question in law.questions.items():
        if name in questions or not questions:
            yield from ((name, reading) for reading in question.names if reading != readings[name])


def play_blast(job: Job, first: int, count: int) -> Tally:
    """Which games with the given numbers each reading changes; those named ``blast`` in the job's arguments, or all.

    Labels are ``question=reading``.
    """
    given = dict(job.given)
    questions = tuple(given.pop("blast", ()))
    rulings = given.get("rulings", "table")
    job = replace(job, given=given)
    laid = {"preset": rulings} if isinstance(rulings, str) else dict(rulings)
    switched = {(name, reading): traces(setup_of(replace(job, given={**given, "rulings": {**laid, name: reading}})),
                                        job, first, count)
                for name, reading in switches(job.game, rulings, questions)}
    tally = Tally(MEASURES)
    for trace in traces(setup_of(job), job, first, count):
        found: dict[str, list[str]] = {name: [] for name in MEASURES}
        winners = _winners(job.game, trace)
        for (name, reading), games in switched.items():
            label, other = f"{name}={reading}", next(games)
            if any(one is not None and name in one.asked for one in (trace, other)):
                found["asked"].append(label)
            if _course(trace) != _course(other):
                found["event"].append(label)
            if winners != _winners(job.game, other):
                found["winner"].append(label)
        tally.observe(found)
    return tally


def _course(trace: Trace | None) -> Any:
    """What happened, and how it stopped."""
    return None if trace is None else (list(trace.happened), trace.value, trace.gap and trace.gap.question)


def _winners(game: str, trace: Trace | None) -> Any:
    """Who won; nobody where the game stopped before."""
    return None if trace is None else sorted(import_module(f"engine.{game}").figures(trace)["winners"])
