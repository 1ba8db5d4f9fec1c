"""Which clauses whole games of random players meet, and under which other readings those that they never meet.

The figures are played once, by ``rulebook met GAME --games N --store``, and kept in the book; ``rulebook check`` plays
some of the games again and says where the kept figures are no longer what the engine plays.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from engine.problems import Problem, SetupError
from engine.simulate import Job, setup_of, traces
from engine.tally import SHARE, Tally
from rulebook.blast import labels_of
from rulebook.book import read_json, write
from rulebook.runs import code_digest

__all__ = ["CLAUSES", "FEWER", "MET", "PROBE", "Met", "job", "measured", "play_clauses", "probed", "stale", "store",
           "stored"]

MET = Path(__file__).with_name("met")
#: How many of the games are played again to see whether the figures still hold.
PROBE = 4
#: Under each other reading so many times fewer games are played.
FEWER = 20
CLAUSES = {"clauses": SHARE}


@dataclass(frozen=True)
class Met:
    """In how many games of random players each clause was cited.

    Args:
        game, seed, games: what was played, by the readings of the preset ``table``.
        code: the engine that played.
        count: the games that cited a clause, by its id.
        few: how many games were played under each other reading.
        under: of a clause that was never cited: the games under ``question=reading`` that cited it.
        probe: of the first few games, by clause.
    """

    game: str
    seed: int
    games: int
    code: str
    count: Mapping[str, int]
    few: int
    under: Mapping[str, Mapping[str, int]]
    probe: Mapping[str, int]


def job(game: str, seed: int, label: str = "") -> Job:
    """What is played: random players, the table's readings, one of them switched where a label says so."""
    name, _, reading = label.partition("=")
    return Job(game, {"policies": "random", "rulings": {"preset": "table", **({name: reading} if label else {})}}, seed)


def play_clauses(job: Job, first: int, count: int) -> Tally:
    """Which clauses the games with the given numbers cite."""
    tally = Tally(CLAUSES)
    for trace in traces(setup_of(job), job, first, count):
        cited = set(chain.from_iterable({clauses for _, clauses, _, _ in trace.happened})) if trace else set()
        tally.observe({"clauses": cited.union(trace.gap.clauses) if trace and trace.gap else cited})
    return tally


def cited(tally: Tally) -> dict[str, int]:
    """The games that cited a clause, by its id."""
    return dict(sorted(tally.sums["clauses"].items()))


def probed(game: str, seed: int, games: int) -> dict[str, int]:
    """What the first few games cite."""
    return cited(play_clauses(job(game, seed), 0, min(PROBE, games)))


def measured(game: str, seed: int, games: int, play: Callable[[Job, int], Tally]) -> Met:
    """The figures of a game.

    Args:
        game, seed, games: what is played.
        play: plays so many games of a job.
    """
    count, few = cited(play(job(game, seed), games)), max(1, games // FEWER)
    under: dict[str, dict[str, int]] = {}
    for label in labels_of(game):
        for clause, times in cited(play(job(game, seed, label), few)).items():
            if clause not in count:
                under.setdefault(clause, {})[label] = times
    return Met(game, seed, games, code_digest(), count, few, dict(sorted(under.items())), probed(game, seed, games))


def store(met: Met) -> Path:
    """Keep figures in the book."""
    MET.mkdir(exist_ok=True)
    return write(MET / f"{met.game}.json", json.dumps(dict(vars(met)), ensure_ascii=False, indent=1) + "\n")


def stored(game: str) -> Met:
    """The figures that the book keeps of a game.

    Raises:
        SetupError: there are none, or the file is damaged.
    """
    path = MET / f"{game}.json"
    place = f"met/{path.name}"
    try:
        data = read_json(path, place)
        numbers = [data["seed"], data["games"], data["few"], *data["count"].values(), *data["probe"].values(),
                   *(times for of in data["under"].values() for times in of.values())]
        if set(data) != set(Met.__dataclass_fields__) or data["game"] != game or not all(
                type(one) is int for one in numbers):
            raise ValueError(", ".join(Met.__dataclass_fields__))
        return Met(**data)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        if isinstance(error, SetupError):
            raise
        raise SetupError([Problem(place, "not_json", str(error) or type(error).__name__, [],
                                  f"rulebook met {game} --games 2000 --store")]) from None


def stale(game: str) -> Iterator[str]:
    """The clauses of which the kept figures are not what the engine plays now.

    Raises:
        SetupError: as for :func:`stored`.
    """
    kept = stored(game)
    now = probed(game, kept.seed, kept.games)
    yield from sorted(clause for clause in {*now, *kept.probe} if now.get(clause) != kept.probe.get(clause))
