"""An estimate of what a push does. It is no rule and never decides one: the table says what fell (vote.4).

The model is that of J. M. J. van Leeuwen, "The domino effect", Am. J. Phys. 78, 721 (2010), for dominoes that do not
slip on the table and not rub against each other, as he extends it to dominoes of different sizes in "Domino
magnification", arXiv:1301.0615 (2013):

- a falling domino turns about the lower edge that it falls over, and after a collision leans on the one it struck, so
  that all that have fallen move as one train with one freedom, the angle of its head;
- between two collisions the train's energy is kept;
- a collision is wholly inelastic: of the energy of motion the part r²J / (I + r²J) is left, where J is the train's
  moment of inertia as its head feels it, I that of the domino struck, and r how fast the head turns to how fast that
  one does.

Ours, and not his: a domino that is too low to be struck by the upper edge of another is struck on its own upper edge,
in the same kinematics; the push (topple.2, "only so hard that it falls") brings the first domino to where it and all
that it leans on go on by themselves, and leaves it a stated little energy of motion (``sizes.toml``); where the line
turns by an angle a, the part cos² a of the energy is passed on. All dominoes weigh the same. Energies are in units of a
domino's weight times a millimetre.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import pairwise, zip_longest
from math import hypot, sqrt
from typing import NamedTuple

from engine.domino.geometry import (
    ERROR,
    NEAR,
    PUSH,
    SIZES,
    THICKNESS,
    Domino,
    Footprint,
    Place,
    along,
    footprint,
    straight,
)

__all__ = ["SLICE", "Chance", "Step", "Topple", "chance", "fallen_in", "falls", "topple"]

#: Samples between two reports of a chance.
SLICE = 100
#: Energy of motion over what tips a domino alone, in such units, from which the train's own energy is left out.
CLEAR = 1.0


class Body(NamedTuple):
    """What the model knows of a standing domino: height, thickness, moment of inertia, angle and energy of balance."""

    height: float
    thickness: float
    inertia: float
    sine: float
    cosine: float
    barrier: float


def _body(height: float, thickness: float) -> Body:
    diagonal = hypot(height, thickness)
    return Body(height, thickness, diagonal * diagonal / 3, thickness / diagonal, height / diagonal,
                (diagonal - height) / 2)


BODIES = {stance: _body(size.height, size.thickness) for stance, size in SIZES.items()}


class Step(NamedTuple):
    """One domino in its turn.

    Args:
        number: which one.
        fell: whether it falls.
        margin: the energy that it has to spare, at least, in units of what it takes to tip it alone; less than
            nothing where it does not fall, -1 where nothing reaches it; None of those that the push itself tips.
    """

    number: int
    fell: bool
    margin: float | None


class Topple(NamedTuple):
    """What a push does, by the model.

    Args:
        steps: the dominoes in the order of the push, as far as it runs.
        all_fell: whether it runs through.
        margin: the least margin of a step; None where the push itself tips them all.
        stopped_by: the number of the first domino that stands; None where all fall.
    """

    steps: list[Step]
    all_fell: bool
    margin: float | None
    stopped_by: int | None


#: The way from a domino to the next: free millimetres, and the part of the energy that the turn passes on.
Gap = tuple[float, float]
#: How a domino strikes the next one: sine and cosine of its angle, and how fast it turns to how fast that one does.
Strike = tuple[float, float, float]
#: A domino that leans on the next one: its height, thickness and inertia; from its foot to the next one's foot, and
#: that one's thickness, both in units of its height; that one's thickness, and its height where it is too low to be
#: struck by this one's upper edge (0 where it is not).
Link = tuple[float, float, float, float, float, float, float]


def topple(line: Sequence[Domino]) -> Topple:
    """What a push of the first domino of a line does.

    Args:
        line: the dominoes, the pushed one first; they make one line.
    """
    margins = _margins([BODIES[one.stance] for one in line], _gaps(line))
    steps = [Step(one.number, margin is None or margin >= 0, margin)
             for one, margin in zip(line, margins, strict=False)]
    fell = _through(margins)
    return Topple(steps, fell, min((margin for margin in margins if margin is not None), default=None),
                  None if fell else steps[-1].number)


def _through(margins: Sequence[float | None]) -> bool:
    """Whether a push runs through: it stops at the first domino that has less than nothing to spare."""
    last = margins[-1]
    return last is None or last >= 0


def _margins(bodies: Sequence[Body], gaps: Sequence[Gap]) -> list[float | None]:
    """The margin of each domino in its turn, as far as the push runs; see :class:`Step`."""
    margins: list[float | None] = []
    train: list[Link] = []  # the domino that fell last is its last
    kinetic, pushing = 0.0, True
    here = bodies[0].height / 2  # the train's energy of place, its head upright
    for body, gap, after in zip_longest(bodies, gaps, bodies[1:]):
        height, thickness, own, _, _, barrier = body
        struck = _strikes(height, after, gap) if after else None
        if pushing:
            # The push follows the first domino, and what it leans on, as far as they must be lifted.
            top, end = _top(body, train, here, struck)
            margins.append(None)
            if end is None or top > end + NEAR:
                pushing, kinetic = False, top - here + PUSH * bodies[0].barrier
        else:
            margin = kinetic / barrier - 1
            if margin < CLEAR:
                margin = (here + kinetic - _top(body, train, here, struck)[0]) / barrier
            margins.append(margin)
            if margin < 0:
                return margins
        if not after:
            continue
        if not struck:
            return [*margins, -1.0]
        (free, passed), (sine, cosine, rate) = gap, struck
        end, inertia = _energy(body, train, sine, cosine)
        low, thick, inert = after[:3]
        if not pushing:
            inertia *= rate * rate
            kinetic = passed * (here + kinetic - end) * inertia / (inert + inertia)
        here = end + low / 2
        train.append((height, thickness, own, (free + thick) / height, thick / height, thick,
                      low if low < height else 0.0))
    return margins


def _top(body: Body, train: Sequence[Link], here: float, struck: Strike | None) -> tuple[float, float | None]:
    """The most energy of place on the way from upright to balance, or to the strike before it.

    Returns:
        That, and the energy at the strike; None where balance comes first.
    """
    before = struck is not None and struck[0] < body.sine
    sine, cosine = struck[:2] if struck and before else (body.sine, body.cosine)
    end = _energy(body, train, sine, cosine)[0]
    half = sqrt((1 + cosine) / 2)  # the cosine of half the angle
    middle = _energy(body, train, sine / (2 * half), half)[0]
    bend, rise = here - 2 * middle + end, end - here
    top = max(here, end)
    if bend < 0 and abs(rise) < -2 * bend:  # the vertex of the parabola through the three
        top = middle - rise * rise / (8 * bend)
    return top, end if before else None


def _gaps(line: Sequence[Domino]) -> list[Gap]:
    """The way from each domino to the next."""
    if straight(line):
        return _along([along(one) for one in line])
    spots = list(map(footprint, line))
    return [_gap(one, after) for one, after in pairwise(spots)]


def _along(places: Sequence[float]) -> list[Gap]:
    """The way from each domino to the next, of a straight line."""
    return [(max(0.0, abs(after - one) - THICKNESS), 1.0) for one, after in pairwise(places)]


def _gap(one: Footprint, after: Footprint) -> Gap:
    """The way between two dominoes that need not face each other: as far as the next one's nearest edge.

    One that the fall misses passes nothing on.
    """
    dx, dy = after.x - one.x, after.y - one.y
    (ax, ay), (bx, by) = one.normal, after.normal
    ahead, aside = dx * ax + dy * ay, abs(ax * dy - ay * dx)
    along, across = abs(ax * bx + ay * by), abs(ax * by - ay * bx)
    reach = (one.size.width + after.size.width * along + after.size.thickness * across) / 2
    free = abs(ahead) - (one.size.thickness + after.size.thickness * along + after.size.width * across) / 2
    # The next one falls away from this one; where that is against the way, it falls back on it.
    onward = ahead * (dx * bx + dy * by) * (ax * bx + ay * by) > 0
    return max(0.0, free), along * along if aside < reach and onward else 0.0


def _strikes(height: float, after: Body, gap: Gap) -> Strike | None:
    """How a domino of some height strikes the next one, which stands; None where it does not reach."""
    free, passed = gap
    if free >= height - NEAR or not passed:
        return None
    low = after.height
    square = free * free + low * low
    if square < height * height:  # its face strikes the upper edge
        distance = sqrt(square)
        return free / distance, low / distance, max(0.0, (low * low - free * after.thickness) / square)
    sine = free / height  # its upper edge strikes the face
    return sine, sqrt(1 - sine * sine), 1.0


def _energy(body: Body, train: Sequence[Link], sine: float, cosine: float) -> tuple[float, float]:
    """The train's energy of place and its moment of inertia as the head feels it.

    Args:
        body: the train's head.
        train: those that lean on it, the nearest last.
        sine, cosine: of the head's angle.
    """
    energy = body.height * cosine + body.thickness * sine
    inertia, rate = body.inertia, 1.0
    for height, thickness, own, pitch, inset, thick, low in reversed(train):
        square = 0.0
        if low:
            x, y = pitch * height - thick * cosine + low * sine, low * cosine + thick * sine
            square = x * x + y * y
        if 0.0 < square < height * height:  # its face leans on the upper edge of the next one
            rate *= max(0.0, y * y + x * (x - pitch * height)) / square
            distance = sqrt(square)
            sine, cosine = x / distance, y / distance
        else:  # its upper edge leans on the next one's face
            lead = pitch * cosine - inset  # the sine of the angle by which it leads
            lean = sqrt(1.0 - lead * lead)
            turn = 1.0 - pitch * sine / lean
            rate = rate * turn if turn > 0.0 else 0.0
            sine, cosine = sine * lean + cosine * lead, cosine * lean - sine * lead
        energy += height * cosine + thickness * sine
        inertia += own * rate * rate
    return energy / 2, inertia


# The chance, when places are off

class Chance(NamedTuple):
    """In how many of the samples so far all fell."""

    all_fell: int
    samples: int


def fallen_in(line: Sequence[Domino], part: int, seed: int | str = 0, error: float = ERROR) -> int:
    """In how many of :data:`SLICE` samples all fall, when every place is off by a small error.

    Args:
        line: the dominoes, the pushed one first.
        part: which slice of the samples; each draws for itself, so that they may be taken in any order.
        seed: what is drawn from.
        error: the standard deviation of a place, in millimetres along the domino's normal.
    """
    rng = random.Random(f"{seed}/{part}")
    return falls(line, rng, SLICE, error)


def falls(line: Sequence[Domino], rng: random.Random, samples: int, error: float = ERROR) -> int:
    """In how many samples all fall; arguments as of :func:`fallen_in`."""
    bodies = [BODIES[one.stance] for one in line]
    gauss = rng.gauss
    if straight(line):
        places = list(map(along, line))
        ways = (_along([place + gauss(0.0, error) for place in places]) for _ in range(samples))
    else:
        ways = (_gaps([one._replace(place=_off(one, gauss(0.0, error))) for one in line]) for _ in range(samples))
    return sum(_through(_margins(bodies, gaps)) for gaps in ways)


def chance(line: Sequence[Domino], slices: int = 10, seed: int | str = 0, error: float = ERROR) -> Iterator[Chance]:
    """How often all fall when places are off, told again after every slice; whoever asks may stop at any.

    Args:
        line, seed, error: as for :func:`fallen_in`.
        slices: how many slices are drawn.
    """
    fell = 0
    for part in range(slices):
        fell += fallen_in(line, part, seed, error)
        yield Chance(fell, (part + 1) * SLICE)


def _off(domino: Domino, by: float) -> Place:
    """The place of a domino of a line that bends, off by so many millimetres along its normal."""
    spot = footprint(domino)
    angle = domino.place[2] if isinstance(domino.place, tuple) else 0.0
    return spot.x + by * spot.normal[0], spot.y + by * spot.normal[1], angle
