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
from itertools import pairwise
from math import cos, hypot, radians, sin, sqrt
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

__all__ = ["SLICE", "Chance", "Step", "Topple", "chance", "fallen_in", "shaken", "topple"]

#: Samples between two reports of a chance.
SLICE = 50
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


class Gap(NamedTuple):
    """The way from a domino to the next: free millimetres, and the part of the energy that the turn passes on."""

    free: float
    passed: float


#: A domino that leans on the next one: its height, thickness and inertia, from its foot to the next one's foot, that
#: one's thickness, and its height where it is too low to be struck by this one's upper edge (0 where it is not).
Link = tuple[float, float, float, float, float, float]


def topple(line: Sequence[Domino]) -> Topple:
    """What a push of the first domino of a line does.

    Args:
        line: the dominoes, the pushed one first; they make one line.
    """
    bodies = [BODIES[one.stance] for one in line]
    gaps = _gaps(line)
    train: list[Link] = []
    steps: list[Step] = []
    kinetic, pushing = 0.0, True
    here = bodies[0].height / 2  # the train's energy of place, its head upright
    for place, body in enumerate(bodies):
        struck = None
        if place < len(gaps):
            gap, after = gaps[place], bodies[place + 1]
            struck = _strikes(body, after, gap)
        sine = body.sine
        if pushing:
            # The push follows the first domino, and what it leans on, as far as they must be lifted.
            reached = struck if struck and struck[0] < sine else None
            top, end = _top(body, train, here, reached)
            steps.append(Step(line[place].number, True, None))
            if reached is None or top > end + NEAR:
                pushing, kinetic = False, top - here + PUSH * bodies[0].barrier
        else:
            margin = kinetic / body.barrier - 1
            if margin < CLEAR:
                top, _ = _top(body, train, here, struck if struck and struck[0] < sine else None)
                margin = (here + kinetic - top) / body.barrier
            steps.append(Step(line[place].number, margin >= 0, margin))
            if margin < 0:
                return _stopped(steps, line[place])
        if place == len(gaps):
            continue
        if struck is None:
            return _stopped([*steps, Step(line[place + 1].number, False, -1.0)], line[place + 1])
        end, inertia = _energy(body, train, *struck)
        if not pushing:
            rate = _rate(body, after, gap)
            inertia *= rate * rate
            kinetic = gap.passed * (here + kinetic - end) * inertia / (after.inertia + inertia)
        here = end + after.height / 2
        low = after.height if after.height < body.height else 0.0
        train.insert(0, (body.height, body.thickness, body.inertia, gap.free + after.thickness, after.thickness, low))
    margins = [step.margin for step in steps if step.margin is not None]
    return Topple(steps, True, min(margins, default=None), None)


def _top(body: Body, train: Sequence[Link], here: float, reached: tuple[float, float] | None) -> tuple[float, float]:
    """The most energy of place on the way from upright to balance, or to the strike before it; and that at its end."""
    sine, cosine = reached or (body.sine, body.cosine)
    end = _energy(body, train, sine, cosine)[0]
    half = sqrt((1 + cosine) / 2)  # the cosine of half the angle
    middle = _energy(body, train, sine / (2 * half), half)[0]
    bend, rise = here - 2 * middle + end, end - here
    if bend < 0 and abs(rise) < -2 * bend:  # the vertex of the parabola through the three
        return middle - rise * rise / (8 * bend), end
    return max(here, end), end


def _stopped(steps: list[Step], by: Domino) -> Topple:
    return Topple(steps, False, steps[-1].margin, by.number)


def _gaps(line: Sequence[Domino]) -> list[Gap]:
    """The way from each domino to the next."""
    if straight(line):
        return [Gap(max(0.0, abs(along(after) - along(one)) - THICKNESS), 1.0)
                for one, after in pairwise(line)]
    spots = list(map(footprint, line))
    return [_gap(one, after) for one, after in pairwise(spots)]


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
    return Gap(max(0.0, free), along * along if aside < reach and onward else 0.0)


def _strikes(body: Body, after: Body, gap: Gap) -> tuple[float, float] | None:
    """Sine and cosine of the angle at which a domino strikes the next, which stands; None where it does not reach."""
    free, height = gap.free, body.height
    if free >= height - NEAR or not gap.passed:
        return None
    if (distance := hypot(free, after.height)) < height:  # its face strikes the upper edge
        return free / distance, after.height / distance
    sine = free / height  # its upper edge strikes the face
    return sine, sqrt(1 - sine * sine)


def _rate(body: Body, after: Body, gap: Gap) -> float:
    """How fast a domino turns to how fast the next one does, when it strikes it."""
    square = gap.free * gap.free + after.height * after.height
    if square >= body.height * body.height:
        return 1.0
    return max(0.0, (after.height * after.height - gap.free * after.thickness) / square)


def _energy(body: Body, train: Sequence[Link], sine: float, cosine: float) -> tuple[float, float]:
    """The train's energy of place and its moment of inertia as the head feels it.

    Args:
        body: the train's head.
        train: those that lean on it, the nearest first.
        sine, cosine: of the head's angle.
    """
    energy = body.height * cosine + body.thickness * sine
    inertia, rate = body.inertia, 1.0
    for height, thickness, own, pitch, thick, low in train:
        if low:  # its face leans on the upper edge of the next one, as long as that is within its height
            x, y = pitch - thick * cosine + low * sine, low * cosine + thick * sine
            square = x * x + y * y
        if low and square < height * height:
            rate *= max(0.0, y * y + x * (x - pitch)) / square
            distance = sqrt(square)
            sine, cosine = x / distance, y / distance
        else:  # its upper edge leans on the next one's face
            lead = (pitch * cosine - thick) / height  # the sine of the angle by which it leads
            lean = sqrt(1.0 - lead * lead)
            turn = 1.0 - pitch * sine / (height * lean)
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
    return sum(topple(shaken(line, rng, error)).all_fell for _ in range(SLICE))


def chance(line: Sequence[Domino], slices: int = 20, seed: int | str = 0, error: float = ERROR) -> Iterator[Chance]:
    """How often all fall when places are off, told again after every slice; whoever asks may stop at any.

    Args:
        line, seed, error: as for :func:`fallen_in`.
        slices: how many slices are drawn.
    """
    fell = 0
    for part in range(slices):
        fell += fallen_in(line, part, seed, error)
        yield Chance(fell, (part + 1) * SLICE)


def shaken(line: Sequence[Domino], rng: random.Random, error: float = ERROR) -> list[Domino]:
    """A line whose places are off by an error each; dominoes do not change their order."""
    return [domino._replace(place=_off(domino, rng.gauss(0.0, error))) for domino in line]


def _off(domino: Domino, by: float) -> Place:
    """A place, off by so many millimetres along the domino's normal."""
    if not isinstance(domino.place, tuple):
        return along(domino) + by
    x, y, angle = domino.place
    return x + by * cos(radians(angle)), y + by * sin(radians(angle)), angle
