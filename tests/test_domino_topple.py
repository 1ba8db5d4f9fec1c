"""The estimate of a push: the model at its limits, its slices, and what a page may ask of it."""

from __future__ import annotations

from math import cos, hypot, isclose, radians, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import straight_lines

from engine.domino import REQUESTS
from engine.domino.geometry import PUSH, SIZES, THICKNESS, Domino, line_of
from engine.domino.topple import BODIES, SLICE, Chance, chance, fallen_in, topple
from engine.problems import SetupError

HEIGHT = SIZES["upright"].height
LOW = SIZES["edge"].height


def row(gap, count=11, stances=("upright",), turned=None):
    """Dominoes with equal free gaps between them."""
    places = [index * (gap + THICKNESS) for index in range(count)]
    return [Domino(index + 1, stances[index % len(stances)], place if turned is None else
                   (place, 0.0, turned * index % 180)) for index, place in enumerate(places)]


def test_one_domino_falls():
    """One domino falls by the push alone; there is no margin to speak of."""
    told = topple(row(0, 1))
    assert (told.all_fell, told.margin, told.stopped_by, len(told.steps)) == (True, None, None, 1)


@pytest.mark.parametrize("stance", ["upright", "edge"])
def test_without_gaps_all_fall_together(stance):
    """At gap 0 the push tips the whole row, whatever its length."""
    for count in (2, 5, 11):
        told = topple(row(0, count, (stance,)))
        assert (told.all_fell, told.margin) == (True, None)


@pytest.mark.parametrize(("stance", "height"), [("upright", HEIGHT), ("edge", LOW)])
def test_a_gap_of_a_height_stops_the_push(stance, height):
    """Just below its own height a domino reaches the next one; at it and just above, nothing does."""
    near, at, above = (topple(row(gap, 3, (stance,))) for gap in (height - 0.1, height, height + 0.1))
    assert near.all_fell
    for told in (at, above):
        assert (told.all_fell, told.stopped_by, told.margin) == (False, 2, -1.0)
        assert [step.fell for step in told.steps] == [True, False]


def test_a_wide_gap_stops_the_push_where_it_is():
    """The push runs as far as the gap that is too wide, and no further."""
    dominoes = row(20, 6)
    moved = [one._replace(place=one.place + 30 * (one.number > 4)) for one in dominoes]
    told = topple(moved)
    assert (told.all_fell, told.stopped_by) == (False, 5)
    assert [step.number for step in told.steps] == [1, 2, 3, 4, 5]


def test_usual_rows_run_through():
    """Upright dominoes fall at every usual gap, and the faster the farther: each has more to spare than the first."""
    for gap in (1, 2, 4, 8, 15, 20, 30, 40):
        told = topple(row(gap))
        assert told.all_fell, gap
        assert told.margin is None or told.margin > 0
    margins = [step.margin for step in topple(row(20)).steps[1:]]
    assert margins == sorted(margins)


def test_the_first_collision_by_hand():
    """Two upright dominoes: half of what the first one has when it strikes is left, against what tips the second."""
    height, thick, gap = HEIGHT, THICKNESS, 30.0
    balance = hypot(height, thick) / 2
    sine = gap / height
    cosine = (1 - sine * sine) ** 0.5
    barrier = balance - height / 2
    kinetic = balance + PUSH * barrier - (height * cosine + thick * sine) / 2
    second = topple(row(gap, 2)).steps[1]
    assert isclose(second.margin, kinetic / 2 / barrier - 1, rel_tol=1e-9)


def test_a_low_domino_is_struck_on_its_upper_edge():
    """An upright one strikes one that stands on its edge with its face; it falls, in reach up to that edge."""
    for gap in (5, 20, 41):
        assert topple(row(gap, 2, ("upright", "edge"))).all_fell
    assert not topple(row(48.5, 2, ("upright", "edge"))).all_fell


def test_a_low_domino_does_not_reach_far():
    """One that stands on its edge reaches only as far as it is high."""
    assert not topple(row(LOW + 0.1, 2, ("edge", "upright"))).all_fell
    assert topple(row(LOW - 4, 2, ("edge", "upright"))).all_fell


def test_a_row_can_use_up_what_it_has():
    """Low dominoes that stand close take more than they give: the push dies away within their reach."""
    told = topple([Domino(1, "upright", 0.0), *(Domino(number, "edge", 17.0 + 8.5 * number) for number in range(6))])
    assert (told.all_fell, told.steps[-1].fell) == (False, False)
    assert -1 < told.margin < 0
    margins = [step.margin for step in told.steps[1:]]
    assert margins == sorted(margins, reverse=True)


def test_a_turn_costs_energy_and_a_right_angle_all_of_it():
    """Where the line turns less is passed on; a domino that is turned by a right angle is not reached."""
    plain, slight = topple(row(20, 3, turned=0.0)), topple(row(20, 3, turned=45.0))
    assert plain.steps == topple(row(20, 3)).steps
    assert slight.all_fell
    assert slight.steps[1].margin < plain.steps[1].margin
    across = topple([Domino(1, "upright", (0.0, 0.0, 0.0)), Domino(2, "upright", (30.0, 0.0, 90.0))])
    assert (across.all_fell, across.stopped_by) == (False, 2)


def test_a_domino_that_the_fall_misses_stands():
    """A domino so far aside that the falling one passes it is not reached."""
    aside = topple([Domino(1, "upright", (0.0, 0.0, 0.0)), Domino(2, "upright", (20.0, 26.0, 0.0))])
    assert (aside.all_fell, aside.stopped_by) == (False, 2)


@given(straight_lines())
def test_a_push_tells_one_step_for_each_domino_that_it_reaches(dominoes):
    """The steps are the line's dominoes in order; all but the last fell; the margin is the least of them."""
    line = line_of(dominoes)
    told = topple(line)
    assert [step.number for step in told.steps] == [one.number for one in line[:len(told.steps)]]
    assert all(step.fell for step in told.steps[:-1])
    assert told.all_fell == (told.stopped_by is None) == told.steps[-1].fell
    assert told.all_fell == (len(told.steps) == len(line) and told.steps[-1].fell)
    assert told.margin == min((step.margin for step in told.steps if step.margin is not None), default=None)
    assert told.all_fell == (told.margin is None or told.margin >= 0)


@given(straight_lines(), st.floats(-180, 180), st.floats(-500, 500))
def test_the_estimate_does_not_depend_on_where_the_line_stands(dominoes, degrees, x):
    """A line that is moved and turned as a whole falls as before."""
    turn = radians(degrees)
    moved = [one._replace(place=(x + one.place * cos(turn), one.place * sin(turn), degrees)) for one in dominoes]
    before, after = topple(dominoes), topple(moved)
    assert (before.all_fell, before.stopped_by) == (after.all_fell, after.stopped_by)


def test_sizes_are_those_of_the_file():
    """The bodies of the model have the assumed sizes: an edge-standing domino is as high as an upright one is wide."""
    assert BODIES["edge"].height == SIZES["upright"].width
    assert BODIES["upright"].thickness == BODIES["edge"].thickness == THICKNESS
    assert BODIES["upright"].inertia > BODIES["edge"].inertia


# The chance

def test_a_chance_is_told_slice_by_slice():
    """The chance is told after every slice, the same for the same seed; whoever asks may stop, or take slices apart."""
    line = row(47, 4)
    told = list(chance(line, 4, "seed"))
    assert told == list(chance(line, 4, "seed")) != list(chance(line, 4, "other"))
    assert [one.samples for one in told] == [SLICE, 2 * SLICE, 3 * SLICE, 4 * SLICE]
    assert told[-1].all_fell == sum(fallen_in(line, part, "seed") for part in reversed(range(4)))
    assert next(chance(line, 10 ** 9)).samples == SLICE
    assert 0 < told[-1].all_fell < told[-1].samples


def test_without_an_error_the_chance_is_the_estimate():
    """With error 0 all samples fall, or none."""
    assert list(chance(row(20), 1, error=0.0)) == [Chance(SLICE, SLICE)]
    assert list(chance(row(48.1), 1, error=0.0)) == [Chance(0, SLICE)]


def test_the_chance_near_the_reach_is_about_a_half():
    """A gap of just its height is reached in about half of the samples."""
    *_, told = chance([*row(HEIGHT, 2)], 20)
    assert 0.4 < told.all_fell / told.samples < 0.6


# What a page may ask

def asked(dominoes):
    return [list(one) for one in dominoes]


def test_an_estimate_is_plain_data():
    """A page gets the steps from the end with the smaller number, the margin and what stops it."""
    told = REQUESTS["estimate"](asked(row(20, 3)[::-1]))
    assert told["refusals"] == []
    assert [step["number"] for step in told["estimate"]["steps"]] == [1, 2, 3]
    turned = REQUESTS["estimate"]([[6, "upright", 0], [2, "edge", 60]])
    assert turned["estimate"] | {"steps": None} == {
        "all_fell": False, "margin": -1.0, "stopped_by": 6, "steps": None}


def test_a_chance_is_asked_slice_by_slice():
    """A page asks for a slice of the samples, with an error in thousandths of a millimetre."""
    told = REQUESTS["chance"](asked(row(47, 4)), 1, 7, 1000)
    assert told["chance"] == {"all_fell": fallen_in(row(47, 4), 1, 7), "samples": SLICE}
    assert REQUESTS["chance"](asked(row(20, 4)), error=0)["chance"]["all_fell"] == SLICE


@pytest.mark.parametrize("request_", ["estimate", "chance"])
def test_what_makes_no_line_has_no_estimate(request_):
    """Dominoes that are no line get the refusals instead, and a list that cannot be read its problems."""
    told = REQUESTS[request_]([[6, "upright", 0], [2, "edge", 3]])
    assert told[request_] is None
    assert told["refusals"] == [{"clauses": [], "reason": "overlap", "facts": {
        "number": 6, "other": 2, "thickness": THICKNESS}}]
    assert REQUESTS[request_]([[6, "flat", 0]])["refusals"][0]["clauses"] == ["domino/build.2"]
    with pytest.raises(SetupError):
        REQUESTS[request_]([[99, "upright", 0]])
