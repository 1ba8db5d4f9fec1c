"""Dominoes on the table: where each stands, in which order they make a line, and when they make none.

A fork, a ring and a domino beside the line are against a clause (build.3, build.4). That two dominoes overlap is no
clause's business: it is judged by assumed sizes (``sizes.toml``), and so is how near the ends of a ring are.
"""

from __future__ import annotations

import tomllib
from bisect import bisect
from collections.abc import Sequence
from itertools import combinations, pairwise
from math import cos, hypot, isfinite, radians, sin
from pathlib import Path
from typing import NamedTuple

from engine.domino.rulings import ids
from engine.play import Refusal

__all__ = ["EDGE", "ERROR", "FARTHEST", "FLAT", "NEAR", "PUSH", "SIZES", "STANCES", "THICKNESS", "UPRIGHT", "Domino",
           "Footprint", "Place", "Size", "along", "footprint", "half_turn", "in_line", "into_line", "line_of",
           "place_of", "straight", "why_no_line", "written"]

UPRIGHT, EDGE, FLAT = "upright", "edge", "flat"
#: How a domino may stand (build.2).
STANCES = (UPRIGHT, EDGE)
STOOD, ONE_LINE, NO_FORK = ids("build.2"), ids("build.3"), ids("build.4")

#: Millimetres along a straight line, the faces across it; or x and y in millimetres and the angle of the faces' normal
#: in degrees.
Place = float | tuple[float, float, float]


class Size(NamedTuple):
    """How far a domino reaches, in millimetres: along the line, across it, and up."""

    thickness: float
    width: float
    height: float


class Domino(NamedTuple):
    """A domino that stands on the table.

    Args:
        number: what is on it.
        stance: ``"upright"`` or ``"edge"``.
        place: where its centre is.
    """

    number: int
    stance: str
    place: Place


class Footprint(NamedTuple):
    """Where a domino stands: its centre, the unit normal of its faces, and its size."""

    x: float
    y: float
    normal: tuple[float, float]
    size: Size


_DATA = tomllib.loads(Path(__file__).with_name("sizes.toml").read_text(encoding="utf-8"))
_ONE = _DATA["domino"]
#: The assumed size of a domino in each stance.
SIZES = {UPRIGHT: Size(_ONE["thickness"], _ONE["width"], _ONE["length"]),
         EDGE: Size(_ONE["thickness"], _ONE["length"], _ONE["width"]),
         FLAT: Size(_ONE["width"], _ONE["length"], _ONE["thickness"])}
THICKNESS: float = _ONE["thickness"]
#: The farthest place, and the error of a place that was meant, in millimetres.
FARTHEST: float = _DATA["place"]["farthest"]
ERROR: float = _DATA["place"]["error"]
#: The energy of motion that a push leaves, in units of what tips the domino pushed.
PUSH: float = _DATA["push"]["energy"]
#: Lengths nearer than this are equal.
NEAR = 1e-6
#: A step between two dominoes more than this far off the normals of both goes beside them, not along the line.
BESIDE = 0.5
#: One that is this far off stands right beside a domino. Both are cosines.
RIGHT_BESIDE = 0.25
#: So many times the widest step of a line is one more step of it.
WIDER = 1.25


def place_of(value: object) -> Place | None:
    """A place as it is kept, to a hundredth of a millimetre or degree; None for what is no place on the table."""
    if isinstance(value, (list, tuple)):
        if len(value) != 3 or not all(map(_number, value)):
            return None
        x, y, angle = (round(float(part), 2) + 0.0 for part in value)
        return (x, y, half_turn(angle)) if max(abs(x), abs(y)) <= FARTHEST else None
    if not _number(value):
        return None
    along = round(float(value), 2) + 0.0  # type: ignore[arg-type]  # a number
    return along if abs(along) <= FARTHEST else None


def half_turn(angle: float) -> float:
    """The angle of a normal, in degrees from 0 to below 180: both faces of a domino are alike."""
    return round(angle % 180, 2) % 180


def _number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and abs(value) < 1e9 and isfinite(value)


def written(place: Place) -> str:
    """A place as text: ``42.5``, or ``10/5/90``."""
    return "/".join(f"{part:.2f}".rstrip("0").rstrip(".") for part in (place if isinstance(place, tuple) else (place,)))


def straight(dominoes: Sequence[Domino]) -> bool:
    """Whether all places are millimetres along one line."""
    return not any(isinstance(one.place, tuple) for one in dominoes)


def along(domino: Domino) -> float:
    """The place of a domino of a straight line."""
    place: float = domino.place  # type: ignore[assignment]
    return place


def footprint(domino: Domino) -> Footprint:
    """Where a domino stands, whichever way its place is written."""
    place = domino.place
    if not isinstance(place, tuple):
        return Footprint(place, 0.0, (1.0, 0.0), SIZES[domino.stance])
    x, y, angle = place
    turned = radians(angle)
    return Footprint(x, y, (cos(turned), sin(turned)), SIZES[domino.stance])


# The order of the line (build.3, build.4)

def line_of(dominoes: Sequence[Domino]) -> list[Domino]:
    """The dominoes from one end of their line to the other, as good as they make one.

    The first end is the one farther to the left. A line along millimetres is in their order; one that bends joins each
    domino to the nearest ones (the shortest tree through all centres), and of a fork the longest way counts.
    """
    if straight(dominoes):
        return sorted(dominoes, key=along)
    links = _links(list(map(footprint, dominoes)))
    start = _way(links, 0)[-1]
    order = _way(links, start)
    order += [index for index in range(len(dominoes)) if index not in order]
    line = [dominoes[index] for index in order]
    first, last = footprint(line[0]), footprint(line[-1])
    return line[::-1] if (last.x, last.y) < (first.x, first.y) else line


def into_line(line: Sequence[Domino], domino: Domino) -> int:
    """Where in a line a domino stands: before the one that it would push aside, or at the end.

    In a line that bends that is where it makes the line least longer.
    """
    if not isinstance(domino.place, tuple) and straight(line):
        return bisect(line, along(domino), key=along)
    new, spots = footprint(domino), list(map(footprint, line))
    if len(line) == 1:
        return int((new.x, new.y) > (spots[0].x, spots[0].y))
    far = [_apart(new, spot) for spot in spots]
    longer = [far[0], *(far[index - 1] + far[index] - _apart(spots[index - 1], spots[index])
                        for index in range(1, len(line))), far[-1]]
    return longer.index(min(longer))


def _links(spots: Sequence[Footprint]) -> list[list[int]]:
    """The shortest tree through all centres: of each domino the neighbours."""
    links: list[list[int]] = [[] for _ in spots]
    nearest = {index: (_apart(spots[0], spots[index]), 0) for index in range(1, len(spots))}
    while nearest:
        new = min(nearest, key=lambda index: nearest[index][0])
        old = nearest.pop(new)[1]
        links[old].append(new)
        links[new].append(old)
        for index, (distance, _) in nearest.items():
            if (nearer := _apart(spots[new], spots[index])) < distance:
                nearest[index] = nearer, new
    return links


def _way(links: Sequence[Sequence[int]], start: int) -> list[int]:
    """The longest way through a tree from one of its dominoes."""
    best: list[int] = []
    ways = [[start]]
    while ways:
        way = ways.pop()
        onward = [index for index in links[way[-1]] if index not in way]
        ways += [[*way, index] for index in onward]
        if len(way) > len(best):
            best = way
    return best


def _apart(one: Footprint, other: Footprint) -> float:
    return hypot(one.x - other.x, one.y - other.y) or NEAR  # in one place they overlap, and that is told


# What makes no line

def why_no_line(dominoes: Sequence[Domino]) -> list[Refusal]:
    """Everything that keeps dominoes from being one line: flat ones, overlaps, forks, dominoes beside it, rings.

    What lies flat is judged besides as if it stood upright.
    """
    found = [Refusal(STOOD, "lies_flat", {"number": one.number}) for one in dominoes if one.stance == FLAT]
    line = [one._replace(stance=UPRIGHT) if one.stance == FLAT else one for one in line_of(dominoes)]
    if straight(line):
        return found + [_overlap(one, other) for one, other in pairwise(line) if _too_near(one, other)]
    spots = list(map(footprint, line))
    found += [_overlap(line[one], line[other]) for one, other in combinations(range(len(line)), 2)
              if _overlaps(spots[one], spots[other])]
    links = _links(spots)
    beside = _all_beside(spots, links)
    forks = []
    for index, near in enumerate(links):
        # One that stands beside is no branch, unless more follow it.
        onward = [one for one in near if one not in beside or len(links[one]) > 1]
        if len(onward) > 2 or _way_on(spots[index], [spots[one] for one in onward]) < -RIGHT_BESIDE:
            forks.append(_fork(line[index]))
    found += forks
    found += [_off_the_line(line[index], len(links[beside[index]]) > 2) for index in sorted(beside)]
    return found if forks or len(line) < 3 else found + _ring(line, spots)


def in_line(line: Sequence[Domino], domino: Domino) -> Refusal | None:
    """Why a domino may not be added to a line; None where it may. What the line already is, it is not blamed for."""
    if domino.stance == FLAT:
        return Refusal(STOOD, "lies_flat", {"number": domino.number})
    if not isinstance(domino.place, tuple) and straight(line):
        return next((_overlap(domino, one) for one in line if _too_near(one, domino)), None)
    new = footprint(domino)
    for one in line:
        if _overlaps(new, footprint(one)):
            return _overlap(domino, one)
    at = into_line(line, domino)
    longer = [*line[:at], domino, *line[at:]]
    spots = list(map(footprint, longer))
    nearest = min((index for index in range(len(longer)) if index != at), key=lambda index: _apart(new, spots[index]))
    inner = abs(nearest - at) > 1 and 0 < nearest < len(longer) - 1
    if any(_beside(new, spots[one]) for one in {nearest, max(at - 1, 0), min(at + 1, len(line))} - {at}):
        return _off_the_line(domino, inner)
    if inner:
        return _fork(longer[nearest])
    for index in range(max(at - 1, 1), min(at + 2, len(line))):
        onward = _way_on(spots[index], [spots[index - 1], spots[index + 1]])
        if onward <= RIGHT_BESIDE:
            return _fork(longer[index]) if onward < -RIGHT_BESIDE else _off_the_line(domino)
    if 0 < at < len(line) or len(longer) < 3:
        return None
    return next(iter(_ring(longer, spots, [0 if at == 0 else -1])), None)


def _fork(domino: Domino) -> Refusal:
    return Refusal(NO_FORK, "fork", {"number": domino.number})


def _off_the_line(domino: Domino, parts: bool = False) -> Refusal:
    """A domino stands beside the line; where that is beside an inner one, the line parts there, too."""
    return Refusal(ONE_LINE + NO_FORK if parts else ONE_LINE, "beside_the_line", {"number": domino.number})


def _overlap(one: Domino, other: Domino) -> Refusal:
    return Refusal((), "overlap", {"number": one.number, "other": other.number, "thickness": THICKNESS})


def _too_near(one: Domino, other: Domino) -> bool:
    return abs(along(one) - along(other)) < THICKNESS - NEAR


def _overlaps(one: Footprint, other: Footprint) -> bool:
    """Whether two footprints overlap: no line along a side of either parts them."""
    dx, dy = other.x - one.x, other.y - one.y
    for across in (one.normal, other.normal, (-one.normal[1], one.normal[0]), (-other.normal[1], other.normal[0])):
        reach = sum((spot.size.thickness * abs(_dot(spot.normal, across))
                     + spot.size.width * abs(_cross(spot.normal, across))) / 2 for spot in (one, other))
        if abs(dx * across[0] + dy * across[1]) >= reach - NEAR:
            return False
    return True


def _dot(one: tuple[float, float], other: tuple[float, float]) -> float:
    return one[0] * other[0] + one[1] * other[1]


def _cross(one: tuple[float, float], other: tuple[float, float]) -> float:
    return one[0] * other[1] - one[1] * other[0]


def _ahead(one: Footprint, other: Footprint) -> float:
    """How far another domino stands before the face of one; behind it, less than nothing."""
    return _dot(one.normal, (other.x - one.x, other.y - one.y))


def _side(one: Footprint, other: Footprint) -> int:
    """Whether another domino stands before a face (1), behind it (-1) or beside it (0)."""
    ahead, off = _ahead(one, other), BESIDE * _apart(one, other)
    return (ahead > off) - (ahead < -off)


def _beside(one: Footprint, other: Footprint) -> bool:
    return not _side(one, other) and not _side(other, one)


def _way_on(spot: Footprint, neighbours: Sequence[Footprint]) -> float:
    """How far a line goes on through a domino with two neighbours.

    Returns:
        The cosine by which the one stands behind the face that the other stands before: less than nothing where both
        are on one side. 1 where there are not two, or the domino has turned its edge to both.
    """
    ahead = sorted((_ahead(spot, near) / _apart(spot, near) for near in neighbours), key=abs)
    if len(ahead) != 2 or abs(ahead[1]) <= BESIDE:
        return 1.0
    return -ahead[0] if ahead[1] > 0 else ahead[0]


def _all_beside(spots: Sequence[Footprint], links: Sequence[Sequence[int]]) -> dict[int, int]:
    """The dominoes beside the line, each once, and beside which other: of two the outer one, else the later."""
    beside = {}
    for index, near in enumerate(links):
        spot = spots[index]
        turned = abs(_way_on(spot, [spots[one] for one in near])) <= RIGHT_BESIDE
        for other in near:
            right = turned and abs(_ahead(spot, spots[other])) <= RIGHT_BESIDE * _apart(spot, spots[other])
            if (right or _beside(spot, spots[other])) and not _overlaps(spot, spots[other]):
                outer, inner = sorted((index, other), key=lambda one: (len(links[one]) > 1, -one))
                beside[outer] = inner
    return beside


def _ring(line: Sequence[Domino], spots: Sequence[Footprint], ends: Sequence[int] = (0, -1)) -> list[Refusal]:
    """An end of a line looks at another domino of it, near enough to topple it: that is a ring (build.4).

    So it is where the line goes on from one end to the other, whichever way the faces look.
    """
    for end in ends:
        spot, inward = spots[end], _side(spots[end], spots[1 if end == 0 else -2])
        looked_at = [other for other in (range(2, len(line)) if end == 0 else range(len(line) - 2))
                     if _apart(spot, spots[other]) < max(spot.size.height, spots[other].size.height) + THICKNESS
                     and _side(spot, spots[other]) * inward < 0]
        if looked_at or _closes(spots):
            other = min(looked_at or [-1 - end], key=lambda one: _apart(spot, spots[one]))
            return [Refusal(NO_FORK, "ring", {"number": line[end].number, "other": line[other].number})]
    return []


def _closes(spots: Sequence[Footprint]) -> bool:
    """Whether the step from the last domino to the first is one more of the line: no wider, and turning no further."""
    steps = [(other.x - one.x, other.y - one.y) for one, other in pairwise((*spots, spots[0]))]
    closing = steps.pop()
    return NEAR < hypot(*closing) <= WIDER * max(hypot(*step) for step in steps) \
        and _dot(steps[-1], closing) > -NEAR < _dot(closing, steps[0])
