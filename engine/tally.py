"""What many games come to: sums of whole numbers that can be added up in any order, and estimates with their intervals.

A game observes figures of four kinds, which its module ``figures`` names:

- ``SHARE``: which of some things were so in a game; how often, over all games.
- ``NUMBER``: a whole number of each game; its mean and its distribution.
- ``SERIES``: a whole number at each step of a game; its mean at each step that was reached.
- ``RATE``: for each name how often it came out so, and how often it could have, in a game; the rate over all games.

Every interval is of 95 %: Wilson's for a share (Wilson 1927, Journal of the American Statistical Association 22,
209–212), the normal one for a mean, the linearised one of a ratio for a rate, since what happens within one game hangs
together (Cochran 1977, Sampling Techniques, chapter 6). Of the difference of two shares on the same games it is that
of Agresti and Min (2005, Statistics in Medicine 24, 729–740).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

__all__ = ["NUMBER", "RATE", "SERIES", "SHARE", "Estimate", "Pairs", "Tally", "Z", "wilson"]

SHARE, NUMBER, SERIES, RATE = "share", "number", "series", "rate"
#: The normal quantile of a two-sided interval of 95 %.
Z = 1.959964

#: The figures of one game: labels, a number, the numbers of its steps, or hits and tries by name.
Observed = Mapping[str, Any]
Kinds = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value with the interval that holds the true one, at 95 %; no interval where too little is known for one.

    ``of`` is how many games, steps or tries it rests on.
    """

    value: float
    low: float | None
    high: float | None
    of: int


def wilson(count: int, total: int) -> Estimate:
    """A share with Wilson's interval.

    >>> share = wilson(10, 20)
    >>> round(share.low, 3), round(share.high, 3)
    (0.299, 0.701)
    """
    if not total:
        return Estimate(0.0, None, None, 0)
    share, square = count / total, Z * Z / total
    middle = (share + square / 2) / (1 + square)
    half = Z / (1 + square) * sqrt(share * (1 - share) / total + square / (4 * total))
    low, high = (0.0 if not count else middle - half), (1.0 if count == total else middle + half)
    return Estimate(share, low, high, total)


def _mean(count: int, total: int, squares: int) -> Estimate:
    """A mean from how many numbers there are, their sum and the sum of their squares."""
    mean = total / count
    if count < 2:
        return Estimate(mean, None, None, count)
    half = Z * sqrt(max(0.0, (squares - total * mean) / (count - 1) / count))
    return Estimate(mean, mean - half, mean + half, count)


def _rate(sums: Sequence[int], games: int) -> Estimate:
    """A ratio of sums with its linearised interval; none where one outcome alone leaves nothing to measure it by."""
    hits, tries, hits_2, both, tries_2 = sums
    rate = hits / tries
    left = (hits_2 - 2 * rate * both + rate * rate * tries_2) * games / max(1, games - 1)
    if games < 2 or hits in (0, tries):
        bound = wilson(hits, tries)
        return Estimate(rate, bound.low, bound.high, tries)
    half = Z * sqrt(max(0.0, left)) / tries
    return Estimate(rate, max(0.0, rate - half), min(1.0, rate + half), tries)


class Tally:
    """The sums of many games. Its size hangs on what may happen in a game, not on how many are played.

    Args:
        kinds: the figures, each with its kind.
    """

    def __init__(self, kinds: Kinds) -> None:
        self.kinds = dict(kinds)
        self.games = 0
        #: For a share and the values of a number, how many games; for a step and a rate, sums of products.
        self.sums: dict[str, dict[Any, Any]] = {
            name: Counter() if kind in (SHARE, NUMBER) else {} for name, kind in kinds.items()}

    def observe(self, figures: Observed) -> None:
        """Add a game; a figure that it does not have is left out of it."""
        self.games += 1
        for name, given in figures.items():
            kind, sums = self.kinds[name], self.sums[name]
            if kind == SHARE:
                for label in dict.fromkeys(given):
                    sums[label] += 1
            elif kind == NUMBER:
                sums[given] += 1
            elif kind == SERIES:
                for step, value in enumerate(given):
                    own = sums.get(step) or sums.setdefault(step, [0, 0, 0])
                    own[0] += 1
                    own[1] += value
                    own[2] += value * value
            else:
                for key, (hits, tries) in given.items():
                    own = sums.get(key) or sums.setdefault(key, [0, 0, 0, 0, 0])
                    own[0] += hits
                    own[1] += tries
                    own[2] += hits * hits
                    own[3] += hits * tries
                    own[4] += tries * tries

    def add(self, other: Tally) -> None:
        """Add the games of another tally of the same figures; in whatever order, the sums are the same."""
        self.games += other.games
        for name, sums in other.sums.items():
            mine = self.sums[name]
            if isinstance(mine, Counter):
                mine.update(sums)
            else:
                _add(mine, sums)

    def share(self, name: str) -> dict[str, Estimate]:
        """How many games each label was so in, the most frequent first."""
        sums = self.sums[name]
        return {label: wilson(sums[label], self.games) for label in sorted(sums, key=lambda one: (-sums[one], one))}

    def number(self, name: str) -> Estimate | None:
        """The mean of a number; None where no game has it."""
        values = self.sums[name]
        count = sum(values.values())
        total = sum(value * times for value, times in values.items())
        squares = sum(value * value * times for value, times in values.items())
        return _mean(count, total, squares) if count else None

    def quantile(self, name: str, part: float) -> int:
        """The least value of a number that so large a part of the games does not pass."""
        values, left = self.sums[name], part * sum(self.sums[name].values())
        for value in sorted(values):
            left -= values[value]
            if left <= 0:
                return int(value)
        return int(max(values))

    def series(self, name: str) -> dict[int, Estimate]:
        """The mean at each step, over the games that reached it."""
        return {step: _mean(*self.sums[name][step]) for step in sorted(self.sums[name])}

    def rate(self, name: str) -> dict[str, Estimate]:
        """The rate of each name, the highest first."""
        found = {key: _rate(sums, self.games) for key, sums in self.sums[name].items() if sums[1]}
        return dict(sorted(found.items(), key=lambda item: (-item[1].value, item[0])))

    def as_json(self) -> dict[str, Any]:
        """The sums as plain data, sorted, so that equal tallies are equal texts."""
        return {"games": self.games, "sums": {
            name: {str(key): sums[key] for key in sorted(sums)} for name, sums in self.sums.items()}}

    @classmethod
    def of_json(cls, kinds: Kinds, data: Mapping[str, Any]) -> Tally:
        """The tally that :meth:`as_json` wrote.

        Raises:
            ValueError: the data are not that of these figures.
        """
        made = cls(kinds)
        try:
            made.games = _count(data["games"])
            if data["sums"].keys() != made.sums.keys():
                raise ValueError("other figures")
            for name, kind in kinds.items():
                width = {SERIES: 3, RATE: 5}.get(kind, 0)
                for key, sums in data["sums"][name].items():
                    if width and len(sums) != width:
                        raise ValueError(name)
                    read = list(map(_count, sums)) if width else _count(sums)
                    made.sums[name][int(key) if kind in (NUMBER, SERIES) else key] = read
        except (AttributeError, KeyError, TypeError) as error:
            raise ValueError(str(error)) from None
        return made


class Pairs:
    """The sums of games that were played twice, under two laws, on the same draws.

    ``first`` and ``second`` are the tallies of either; ``cross`` what they have together, from which the interval of
    a difference follows.
    """

    def __init__(self, kinds: Kinds) -> None:
        self.kinds = dict(kinds)
        self.first, self.second = Tally(kinds), Tally(kinds)
        self.cross: dict[str, dict[Any, list[int]]] = {name: {} for name in kinds}

    def observe(self, first: Observed, second: Observed) -> None:
        """Add a game that was played twice."""
        self.first.observe(first)
        self.second.observe(second)
        for name in first.keys() & second.keys():
            kind, cross, one, other = self.kinds[name], self.cross[name], first[name], second[name]
            if kind == SHARE:
                for label in set(one).intersection(other):
                    _add(cross, {label: [1]})
            elif kind == NUMBER:
                _add(cross, {"": [1, other - one, (other - one) ** 2]})
            elif kind == RATE:
                for key in one.keys() & other.keys():
                    (x, y), (u, v) = one[key], other[key]
                    _add(cross, {key: [x * u, x * v, y * u, y * v]})

    def add(self, other: Pairs) -> None:
        """Add the games of other pairs."""
        self.first.add(other.first)
        self.second.add(other.second)
        for name, cross in other.cross.items():
            _add(self.cross[name], cross)

    @property
    def games(self) -> int:
        """How many games were played twice."""
        return self.first.games

    def differences(self, name: str) -> dict[str, Estimate]:
        """The second less the first, of each label or name; of a number under the name ``""``. None of a series."""
        kind, cross = self.kinds[name], self.cross[name]
        if kind == SHARE:
            one, other = self.first.sums[name], self.second.sums[name]
            return {label: self._shares(one[label], other[label], cross.get(label, [0])[0])
                    for label in sorted({*one, *other}, key=lambda label: (-abs(other[label] - one[label]), label))}
        if kind == NUMBER:
            return {"": _mean(*cross[""])} if cross else {}
        if kind == RATE:
            keys = [key for key, sums in self.first.sums[name].items()
                    if sums[1] and self.second.sums[name].get(key, [0, 0])[1]]
            found = {key: self._rates(name, key) for key in keys}
            return dict(sorted(found.items(), key=lambda item: (-abs(item[1].value), item[0])))
        return {}

    def _shares(self, first: int, second: int, both: int) -> Estimate:
        games, gained, lost = self.games, second - both, first - both
        value = (gained - lost) / games
        # Half a game is added to each of the four cells.
        more, b, c = games + 2, gained + 0.5, lost + 0.5
        middle, half = (b - c) / more, Z * sqrt(max(0.0, b + c - (b - c) ** 2 / more)) / more
        return Estimate(value, max(-1.0, middle - half), min(1.0, middle + half), games)

    def _rates(self, name: str, key: str) -> Estimate:
        x, y, xx, xy, yy = self.first.sums[name][key]
        u, v, uu, uv, vv = self.second.sums[name][key]
        xu, xv, yu, yv = self.cross[name].get(key, [0, 0, 0, 0])
        one, other = x / y, u / v
        square = ((xx - 2 * one * xy + one * one * yy) / (y * y) + (uu - 2 * other * uv + other * other * vv) / (v * v)
                  - 2 * (xu - other * xv - one * yu + one * other * yv) / (y * v))
        if self.games < 2:
            return Estimate(other - one, None, None, self.games)
        half = Z * sqrt(max(0.0, square) * self.games / (self.games - 1))
        return Estimate(other - one, other - one - half, other - one + half, self.games)

    def as_json(self) -> dict[str, Any]:
        """The sums as plain data, sorted."""
        return {"first": self.first.as_json(), "second": self.second.as_json(), "cross": {
            name: {key: cross[key] for key in sorted(cross)} for name, cross in self.cross.items()}}

    @classmethod
    def of_json(cls, kinds: Kinds, data: Mapping[str, Any]) -> Pairs:
        """The pairs that :meth:`as_json` wrote.

        Raises:
            ValueError: the data are not that of these figures.
        """
        made = cls(kinds)
        try:
            made.first, made.second = Tally.of_json(kinds, data["first"]), Tally.of_json(kinds, data["second"])
            if data["cross"].keys() != made.cross.keys():
                raise ValueError("other figures")
            for name, cross in data["cross"].items():
                made.cross[name] = {key: [_whole(one) for one in sums] for key, sums in cross.items()}
        except (AttributeError, KeyError, TypeError) as error:
            raise ValueError(str(error)) from None
        return made


def _add(mine: dict[Any, list[int]], more: Mapping[Any, Iterable[int]]) -> None:
    for key, sums in more.items():
        own = mine.get(key)
        mine[key] = list(sums) if own is None else [a + b for a, b in zip(own, sums, strict=True)]


def _whole(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{value!r} is no whole number")
    return value


def _count(value: Any) -> int:
    if _whole(value) < 0:
        raise ValueError(f"{value!r} is no count")
    return value  # type: ignore[no-any-return]
