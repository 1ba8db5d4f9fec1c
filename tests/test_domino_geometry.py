"""Dominoes on the table: their line, forks, rings, overlaps."""

from __future__ import annotations

from math import cos, radians, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import straight_lines

from engine.domino import line
from engine.domino.geometry import (
    FARTHEST,
    THICKNESS,
    Domino,
    in_line,
    into_line,
    line_of,
    place_of,
    straight,
    why_no_line,
    written,
)


def on_a_circle(count, radius, degrees=360.0, gap=0.0):
    """Dominoes along an arc, their faces across it."""
    step = (degrees - gap) / count
    return [(number, "upright", (radius * cos(radians(number * step)), radius * sin(radians(number * step)),
                                 number * step + 90)) for number in range(1, count + 1)]


FORKS = {
    "Y": [(6, "upright", (0, 0, 0)), (3, "upright", (20, 0, 0)), (5, "upright", (38, 15, 45)),
          (9, "upright", (38, -15, 135))],
    "V": [(6, "upright", (0, 0, 0)), (5, "upright", (18, 15, 45)), (9, "upright", (18, -15, 135))],
    "T": [(6, "upright", (0, 0, 0)), (3, "upright", (30, 0, 90)), (5, "upright", (30, 30, 90)),
          (9, "upright", (30, -30, 90))],
}


@pytest.mark.parametrize("shape", FORKS)
def test_a_fork_is_refused(shape):
    """A line that parts in two is refused by build.4, and the end to push is told all the same."""
    t = line(FORKS[shape])
    assert "fork" in t.problems
    assert (t.outcome, t.refused.clauses) == ("refused", ("domino/build.4",))
    assert t.pusher_end.number in (3, 5, 6)


@pytest.mark.parametrize(("count", "radius"), [(6, 40), (8, 40), (11, 60)])
def test_a_ring_is_refused(count, radius):
    """A line whose end looks at another domino near enough to topple it is a ring, by build.4."""
    t = line(on_a_circle(count, radius))
    assert (t.problems, t.refused.clauses) == (["ring"], ("domino/build.4",))


def test_a_bend_is_no_ring():
    """Three quarters of a circle with a wide gap are a line, from one end to the other."""
    t = line(on_a_circle(9, 70, 270))
    assert (t.outcome, t.problems) == ("stands", [])
    assert t.pusher_end.number == 1


def test_a_line_that_curls_back_on_itself_is_refused():
    """A line whose end looks at an inner domino within its reach is a ring; one that touches it parts there."""
    stem = [(number, "upright", (20 * number, 0, 0)) for number in range(1, 5)]
    curl = [(5, "upright", (105, 15, 60)), (7, "upright", (104, 45, 120)), (8, "upright", (80, 62, 10)),
            (9, "upright", (54, 52, 40))]
    assert line([*stem, *curl[:-1]]).problems == []
    assert line([*stem, *curl]).problems == ["ring"]
    t = line([*stem, *curl, (10, "upright", (48, 28, 85))])
    assert (t.problems, t.refused.clauses) == (["fork"], ("domino/build.4",))


def test_a_domino_beside_the_line_is_refused():
    """A domino beside another one, faces alike, is in no line with it, by build.3."""
    t = line([(6, "upright", (0, 0, 0)), (3, "upright", (0, 30, 0))])
    assert (t.problems, t.refused.clauses) == (["beside_the_line"], ("domino/build.3",))
    t = line([(6, "upright", (0, 0, 0)), (3, "upright", (20, 0, 0)), (4, "upright", (22, 40, 60))])
    assert (t.problems, t.refused.clauses) == (["beside_the_line"], ("domino/build.3",))


ROW = [(6, "upright", (0, 0, 0)), (3, "upright", (25, 0, 0)), (9, "upright", (50, 0, 0))]
BESIDE = {
    "an end": ((4, "upright", (50, 40, 0)), ("domino/build.3",)),
    "an inner one": ((4, "upright", (25, 40, 0)), ("domino/build.3", "domino/build.4")),
    "an end that does not look at it": ((4, "upright", (52, 40, 60)), ("domino/build.3",)),
}


@pytest.mark.parametrize("where", BESIDE)
def test_one_domino_beside_the_line_is_told_once(where):
    """It is the outer domino that stands beside, and no other is blamed; beside an inner one the line parts, too."""
    domino, clauses = BESIDE[where]
    t = line([*ROW, domino])
    assert (t.problems, t.of("refused")[0]["number"], t.refused.clauses) == (["beside_the_line"], 4, clauses)


def test_a_branch_of_two_beside_the_line_is_a_fork():
    """More than one domino beside an inner one makes a fork there; each of them stands beside, too."""
    t = line([*ROW, (4, "upright", (25, 40, 0)), (5, "upright", (25, 80, 0))])
    assert [(one["reason"], one["number"]) for one in t.of("refused")] == [
        ("fork", 3), ("beside_the_line", 4), ("beside_the_line", 5)]


@pytest.mark.parametrize("turned", [0, 45, 90, 135])
@pytest.mark.parametrize(("count", "radius"), [(8, 40), (11, 80), (11, 200)])
def test_a_ring_is_one_whichever_way_its_faces_look(count, radius, turned):
    """Dominoes in a circle with equal steps close it, however wide the steps and wherever the faces look."""
    ring = [(number, stance, (x, y, angle + turned)) for number, stance, (x, y, angle) in on_a_circle(count, radius)]
    t = line(ring)
    assert t.problems[-1] == "ring"
    assert t.refused.clauses == ("domino/build.4",)


def test_two_legs_side_by_side_are_no_ring():
    """A line that comes back beside itself, as far off as two of its steps, stands."""
    assert line([(1, "upright", (0, 0, 0)), (2, "upright", (25, 0, 0)), (3, "upright", (50, 0, 20)),
                 (4, "upright", (70, 15, 60)), (5, "upright", (70, 38, 110)), (7, "upright", (50, 55, 160)),
                 (8, "upright", (25, 58, 0)), (9, "upright", (0, 58, 0))]).problems == []


def test_a_branch_is_refused_as_it_is_placed():
    """One that stands nearest to an inner domino, and not next to it in the line, makes a fork there."""
    row = line_of([Domino(number, stance, place_of(place)) for number, stance, place in ROW])
    for y in (25.0, 40.0, 60.0):
        why = in_line(row, Domino(4, "upright", (25.0, y, 90.0)))
        assert (why.reason, why.clauses) == ("fork", ("domino/build.4",))
        why = in_line(row, Domino(4, "upright", (25.0, y, 0.0)))
        assert (why.reason, why.clauses) == ("beside_the_line", ("domino/build.3", "domino/build.4"))


def test_an_overlap_is_no_clause():
    """Dominoes that overlap by the assumed sizes are refused, and no clause is named."""
    for first in (0, (0, 0, 0)):
        t = line([(6, "upright", first), (3, "upright", 7)])
        assert (t.problems, t.refused.clauses, t.refused.facts["thickness"]) == (["overlap"], (), THICKNESS)
    assert line([(6, "upright", 0), (3, "upright", 7.5)]).problems == []
    assert line([(6, "upright", (0, 0, 0)), (3, "edge", (7.5, 0, 0))]).problems == []


@pytest.mark.parametrize("angles", [(0, 0, 0), (0, 90, 0), (10, 20, 30)])
def test_dominoes_in_one_place_overlap_and_no_more(angles):
    """Dominoes in one place are told to overlap, each pair once; nothing else can be said of them."""
    t = line([(number, "upright", (5, 5, angle)) for number, angle in enumerate(angles, 1)])
    assert set(t.problems) == {"overlap"}
    assert len(t.problems) == 3


def test_a_flat_domino_hides_nothing():
    """A flat domino is refused by build.2; what else is wrong is told besides, as if it stood."""
    t = line([(6, "flat", 0), (3, "flat", 0)])
    assert t.problems == ["lies_flat", "lies_flat", "overlap"]
    assert t.of("refused")[0]["number"] == 6
    t = line([(6, "flat", 0), (3, "upright", 20), (9, "upright", 23)])
    assert t.problems == ["lies_flat", "overlap"]
    t = line([*FORKS["Y"][:3], (9, "flat", (38, -15, 135))])
    assert t.problems == ["lies_flat", "fork"]
    assert [one.clauses for one in t.events if one.kind == "refused"] == [("domino/build.2",), ("domino/build.4",)]


def test_places_of_both_kinds_are_one_line():
    """Millimetres along the line are x at y 0, so places of both kinds may be mixed."""
    t = line([(6, "upright", 0), (3, "upright", (-20, 0, 0)), (4, "edge", (22, 3, 170))])
    assert (t.outcome, t.pusher_end) == ("stands", Domino(3, "upright", (-20.0, 0.0, 0.0)))


@pytest.mark.parametrize("value", [None, "1", True, [1, 2], [1, 2, "3"], FARTHEST + 1, [0, -FARTHEST - 1, 0],
                                   float("nan"), float("inf"), 10 ** 400, [0, 0, float("inf")]])
def test_what_is_no_place(value):
    """What is no number, not finite, or beyond the table's edge is no place."""
    assert place_of(value) is None


def test_a_place_is_kept_to_a_hundredth():
    """Places are kept to a hundredth of a millimetre or degree; both faces of a domino are alike."""
    assert place_of(1.2345) == 1.23
    assert str(place_of(-0.001)) == "0.0"
    assert place_of((1, 2, 270)) == (1.0, 2.0, 90.0)
    assert place_of((1, 2, -0.004)) == place_of((1, 2, 179.999)) == (1.0, 2.0, 0.0)
    assert [written(place) for place in (42.5, -100.0, 0.0, (1.0, 2.25, 90.0))] == ["42.5", "-100", "0", "1/2.25/90"]


@given(st.one_of(st.floats(-5000, 5000), st.tuples(st.floats(-5000, 5000), st.floats(-5000, 5000), st.floats(-9, 999))))
def test_a_kept_place_is_kept(value):
    """Keeping a place twice changes nothing, and its text is read as it."""
    kept = place_of(value)
    assert place_of(kept) == kept
    parts = [float(part) for part in written(kept).split("/")]
    assert (parts[0] if len(parts) == 1 else tuple(parts)) == kept


@given(straight_lines(), st.randoms(use_true_random=False))
def test_a_straight_line_is_the_same_in_the_plane(dominoes, rng):
    """Dominoes along the line have the order and the problems that they have as places of x, y and angle."""
    turned = [Domino(one.number, one.stance, (one.place, 0.0, 0.0)) for one in dominoes]
    rng.shuffle(turned)
    numbers = [one.number for one in line_of(dominoes)]
    assert [one.number for one in line_of(turned)] == numbers
    assert straight(dominoes)
    assert not straight(turned)
    assert why_no_line(dominoes) == why_no_line(turned) == []


@given(straight_lines(), st.floats(-300, 900), st.sampled_from(["upright", "edge"]))
def test_a_domino_goes_where_it_is_put(dominoes, at, stance):
    """A domino put into a straight line stands between its neighbours, in millimetres as in the plane."""
    new = Domino(99, stance, place_of(at))
    line_ = line_of(dominoes)
    where = into_line(line_, new)
    assert [one.number for one in line_of([*line_, new])] == \
        [one.number for one in [*line_[:where], new, *line_[where:]]]
    bent = [one._replace(place=(one.place, 0.0, 0.0)) for one in line_]
    put = new._replace(place=(new.place, 0.0, 0.0))
    why = in_line(line_, new)
    assert (why is None) == (in_line(bent, put) is None)
    assert why is None or why.reason == "overlap"
    if why is None:
        assert into_line(bent, put) == where


def test_what_is_put_into_a_bent_line():
    """A domino put into a bend is judged by its neighbours only, and an end by what it looks at."""
    arc = line_of([Domino(number, stance, place_of(place)) for number, stance, place in on_a_circle(8, 60, 300)])
    ends = [one.number for one in (arc[0], arc[-1])]
    assert set(ends) == {1, 8}
    closing = Domino(9, "upright", place_of((60 * cos(radians(348.75)), 60 * sin(radians(348.75)), 78.75)))
    assert in_line(arc, closing).reason == "ring"
    assert in_line(arc, closing._replace(stance="flat")).reason == "lies_flat"
    assert in_line(arc, closing._replace(place=(0.0, 0.0, 0.0))).reason in ("fork", "beside_the_line")
    assert in_line(arc, closing._replace(place=arc[2].place)).reason == "overlap"
    between = (place_of((60 * cos(radians(56.2)), 60 * sin(radians(56.2)), 146.2)))
    assert in_line(arc, closing._replace(place=between)) is None
    assert into_line(arc, closing._replace(place=between)) in (1, 7)
