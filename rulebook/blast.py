"""The book's figures of how much hangs on each reading: measured by a command, kept as data, drawn small on a page.

``rulebook blast GAME --games N --store`` measures and keeps them; ``rulebook check`` plays some of the games again and
says where the kept figures are no longer what the engine plays.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from engine.blast import MEASURES, play_blast, switches
from engine.problems import Problem, SetupError
from engine.simulate import Job
from engine.tally import Estimate, Tally, wilson
from rulebook.bench import game_module
from rulebook.book import read, write

__all__ = ["BLAST", "PROBE", "Blast", "job", "labels_of", "picture", "probes", "stale", "store", "stored"]

BLAST = Path(__file__).with_name("blasts")
#: How many of the games are played again to see whether the figures still hold.
PROBE = 2
#: A picture's width and the height of a row, in pixels of its own.
WIDTH, ROW = 120, 12


@dataclass(frozen=True)
class Blast:
    """How much hangs on the readings of a game.

    Args:
        game, seed, games: what was played.
        tallies: what it came to, by policy; labels are ``question=reading``.
        probes: the same of the first few games.
        labels: every ``question=reading`` that was switched.
    """

    game: str
    seed: int
    games: int
    tallies: Mapping[str, Tally]
    probes: Mapping[str, Tally]
    labels: tuple[str, ...]

    def rows(self, question: str) -> dict[str, dict[str, dict[str, Estimate]]]:
        """Of each reading of a question that is not in force and each policy: the measures, with intervals."""
        return {reading: {policy: {name: tally.share(name).get(f"{question}={reading}") or _never(tally)
                                   for name in MEASURES} for policy, tally in self.tallies.items()}
                for asked, reading in switches(self.game) if asked == question}

    def as_json(self) -> dict[str, Any]:
        """All of it as plain data."""
        return {"game": self.game, "seed": self.seed, "games": self.games,
                "labels": list(self.labels),
                "policies": {policy: tally.as_json() for policy, tally in self.tallies.items()},
                "probe": {policy: tally.as_json() for policy, tally in self.probes.items()}}


def labels_of(game: str) -> tuple[str, ...]:
    """Every reading that is not in force, as ``question=reading``."""
    return tuple(f"{name}={reading}" for name, reading in switches(game))


def _never(tally: Tally) -> Estimate:
    """The share of what was so in none of the games."""
    return wilson(0, tally.games)


def job(game: str, policy: str, seed: int, questions: Iterable[str] = ()) -> Job:
    """What is played: the table's readings, all seats by one policy."""
    return Job(game, {"policies": policy, "blast": tuple(questions)}, seed)


def probes(game: str, seed: int, games: int) -> dict[str, Tally]:
    """What the first few games come to, by policy."""
    return {policy: play_blast(job(game, policy, seed), 0, min(PROBE, games))
            for policy in game_module(game).PLAYERS}


def store(blast: Blast) -> Path:
    """Keep figures in the book."""
    BLAST.mkdir(exist_ok=True)
    path = BLAST / f"{blast.game}.json"
    return write(path, json.dumps(blast.as_json(), ensure_ascii=False, indent=1, sort_keys=True) + "\n")


def stored(game: str) -> Blast:
    """The figures that the book keeps of a game.

    Raises:
        SetupError: there are none, or the file is damaged.
    """
    path = BLAST / f"{game}.json"
    place = f"blasts/{path.name}"
    try:
        data = json.loads(read(path, place))
        tallies, first = ({policy: Tally.of_json(MEASURES, sums) for policy, sums in data[name].items()}
                          for name in ("policies", "probe"))
        whole = Blast(game, int(data["seed"]), int(data["games"]), tallies, first, tuple(data["labels"]))
    except (AttributeError, KeyError, TypeError, ValueError, RecursionError) as error:
        if isinstance(error, SetupError):
            raise
        raise SetupError([Problem(place, "not_json", str(error) or type(error).__name__, [],
                                  f"rulebook blast {game} --games 200 --store")]) from None
    return whole


def stale(game: str) -> Iterator[str]:
    """The labels of which the kept figures are not what the engine plays now.

    Raises:
        SetupError: as for :func:`stored`.
    """
    kept = stored(game)
    now = probes(game, kept.seed, kept.games)
    if kept.tallies.keys() != now.keys():
        yield ", ".join(now)
        return
    labels = labels_of(game)
    yield from sorted({*labels} ^ {*kept.labels})
    for label in labels:
        if label in kept.labels and any(kept.probes[policy].sums[measure][label] != now[policy].sums[measure][label]
                                        for policy in now for measure in MEASURES):
            yield label


def picture(measures: Mapping[str, Estimate], label: str) -> str:
    """A small SVG picture: one bar a measure, its interval drawn over it.

    Args:
        measures: the estimates, top to bottom.
        label: what it shows, for whoever does not see it.
    """
    height = ROW * len(measures)
    head = (f'<svg class="lr-blast" xmlns="http://www.w3.org/2000/svg" role="img" width="{WIDTH}" height="{height}" '
            f'viewBox="0 0 {WIDTH} {height}" aria-label="{escape(label)}">')
    parts = [head]
    for place, (name, one) in enumerate(measures.items()):
        top, middle = place * ROW + 2, place * ROW + ROW // 2
        low, high = ((one.value, one.value) if one.low is None or one.high is None else (one.low, one.high))
        bar = f'height="{ROW - 4}" fill="currentColor"'
        parts += [f'<rect x="0" y="{top}" width="{WIDTH}" {bar} opacity=".08"/>',
                  f'<rect class="lr-blast-{name}" x="0" y="{top}" width="{_at(one.value)}" {bar} opacity=".45"/>',
                  f'<path d="M{_at(low)} {middle}H{_at(high)}" stroke="currentColor" stroke-width="2"/>']
    return "".join([*parts, "</svg>"])


def _at(share: float) -> str:
    return f"{share * WIDTH:.1f}"

