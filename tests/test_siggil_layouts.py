"""Layouts of Siggil: ours, the loader's faults, and the pictures."""

from __future__ import annotations

import random
from collections import Counter
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.problems import SetupError
from engine.siggil import game, solo
from engine.siggil.layouts import FACES, PLACES, Layout, Place, drawing, faults, layouts, svg

NAMES = ("Pass", "Turtle", "Pyramids", "River", "Columns")


def file(tmp_path, text):
    """A file of layouts."""
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def text_of(places, name="Mine"):
    """A layout as the file's text."""
    rows = "".join(f'[{place.x}, {place.y}, {place.level}, "{place.face}"],\n' for place in places)
    return f'[[layout]]\nname = "{name}"\nplaces = [\n{rows}]\n'


def problems(path):
    """Place, code and found of each problem of a file."""
    with pytest.raises(SetupError) as error:
        layouts(path)
    return [(one.where, one.code, one.found) for one in error.value.problems]


# Ours

def test_ours_are_five_under_the_published_names():
    """There are five layouts under the five published names."""
    assert tuple(layouts()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_ours_keep_what_is_known_of_the_published_ones(name):
    """56 places, no fault; faces alternate, the top is face up; most covered cards lie under two."""
    layout = layouts()[name]
    assert len(layout.places) == len(set(layout.places)) == PLACES
    assert list(faults(layout.places, name)) == []
    top = max(place.level for place in layout.places)
    assert {place.face for place in layout.places if place.level == top} == {"up"}
    under = Counter(map(len, layout.covered_by))
    assert under[2] > (PLACES - under[0]) / 2
    assert max(under) <= 4
    assert under[0] >= 8


@pytest.mark.parametrize("name", NAMES)
def test_cover_is_what_overlaps_from_above(name):
    """A card is available just when no card of a higher level overlaps it, in whatever order cards are taken."""
    layout = layouts()[name]
    rng, left = random.Random(1), set(range(PLACES))
    while left:
        bare = [number for number in left if not left.intersection(layout.covered_by[number])]
        assert bare == [number for number in left if not any(
            layout.places[other].level > layout.places[number].level
            and layout.places[other].overlaps(layout.places[number]) for other in left)]
        left.remove(rng.choice(bare))
    for number, under in enumerate(layout.covers):
        assert all(number in layout.covered_by[one] for one in under)


def test_neighbours_do_not_block():
    """Cards side by side on one level do not cover each other."""
    layout = Layout("", (Place(0, 0, 1, "up"), Place(2, 0, 1, "up"), Place(1, 0, 2, "up"), Place(1, 0, 3, "up")))
    assert layout.covered_by == ((2,), (2,), (3,), ())
    assert layout.covers == ((), (), (0, 1), (2,))


# The loader

def test_a_file_of_ones_own_is_played(tmp_path):
    """A layout of a reader's file is read, sorted from the table upwards, and played under its name."""
    own = layouts()["Pass"].places
    mine = layouts(file(tmp_path, text_of(own[::-1])))["Mine"]
    assert sorted(mine.places) == sorted(own)
    assert [place.level for place in mine.places] == sorted(place.level for place in own)
    played = game(layout=mine, seed=1)
    assert played.outcome == "won"
    assert played.arguments["layout"] == "Mine"
    assert solo(layout=mine, seed=1).pending is not None
    assert layouts(file(tmp_path, text_of(own)))["Mine"].places == own


def test_every_fault_of_a_layout_is_told_with_its_place(tmp_path):
    """Overlap on a level, a card on nothing, wrong faces and wrong numbers are told at once, each with its place."""
    good = list(layouts()["Columns"].places)
    bad = [*good]
    bad[1] = good[0]._replace(x=good[0].x + 1)
    bad[-1] = good[-1]._replace(x=90)
    bad[-2] = good[-2]._replace(face="down")
    found = problems(file(tmp_path, text_of(bad)))
    where = "mine.toml: layout[0].places"
    assert found == [(f"{where}[1]", "places_overlap", "2,0,1"), (f"{where}[54]", "wrong_face", "down"),
                     (f"{where}[55]", "lies_on_nothing", "90,3,4")]
    few = problems(file(tmp_path, text_of(good[:3])))
    assert few[0] == (where, "number_of_places", 3)
    assert problems(file(tmp_path, text_of([*good, *good, good[0]])))[0][1] == "number_of_places"


@pytest.mark.parametrize(("place", "code"), [
    ("3", "wrong_type"), ("[0, 0, 1]", "wrong_type"), ('["a", 0, 1, "up"]', "wrong_field"),
    ('[true, 0, 1, "up"]', "wrong_field"), ('[0, 100, 1, "up"]', "out_of_range"),
    ('[0, 0, -1, "up"]', "out_of_range"), ('[0, 0, nan, "up"]', "wrong_field"),
    ('[inf, 0, 1, "up"]', "wrong_field"),
    ('[0, 0, 57, "up"]', "out_of_range"), ('[0, 0, 1, "Up"]', "unknown_value"), ("[0, 0, 1, 2]", "unknown_value")])
def test_a_place_that_is_none_is_told(tmp_path, place, code):
    """Whatever stands in the list that is no place is told with its number."""
    found = problems(file(tmp_path, f'[[layout]]\nname = "Mine"\nplaces = [{place}]\n'))
    assert [one[:2] for one in found] == [("mine.toml: layout[0].places", "number_of_places"),
                                          ("mine.toml: layout[0].places[0]", code)]


@pytest.mark.parametrize(("text", "code"), [
    ("", "not_a_list_of_tables"), ("layout = 3", "not_a_list_of_tables"), ("layout = [3]", "not_a_list_of_tables"),
    ("[card]\n" + text_of(layouts()["Pass"].places), "unknown_table"),
    ("[[layout]]\nname = 3\nplaces = 3", "wrong_field"),
    ("[[layout]]\nnmae = 'x'", "unknown_field"), (text_of(layouts()["Pass"].places, "a+b"), "bad_name"),
    (text_of(layouts()["Pass"].places) * 2, "name_twice"), ("[[layout]]\n" * 21, "too_many"), ("[[", "not_toml"),
    ("x = " + "9" * 5000, "out_of_range"), ("a" + ".a" * 200 + " = 1", "nested_too_deeply"),
    ("x = " + "[" * 2000, "nested_too_deeply"), ("#" * 70_000, "file_too_large"),
    ("[[layout]]\na = 1\nb = 2\n" * 20, "more_problems")])
def test_a_file_that_holds_no_layouts_is_told(tmp_path, text, code):
    """A file that is no TOML, too large, too deep, or holds something else is told, and never half read."""
    assert code in [one[1] for one in problems(file(tmp_path, text))]


def test_files_that_cannot_be_read(tmp_path):
    """No file, a folder, no name, no text: each is told."""
    path = tmp_path / "latin.toml"
    path.write_bytes(b"\xff\xfe")
    assert problems(path)[0][1] == "not_utf8"
    assert problems(tmp_path)[0][:2] == ("layouts", "not_a_file")
    for wrong in (tmp_path / "none.toml", "a\0b"):
        assert problems(wrong)[0][:2] == ("layouts", "no_such_file")
    assert problems(3)[0] == ("layouts", "wrong_type", 3)


def test_a_file_that_may_not_be_opened(tmp_path, monkeypatch):
    """A file that is there and cannot be opened is told."""
    path = file(tmp_path, "")

    def forbidden(*args, **others):
        raise PermissionError

    monkeypatch.setattr(type(path), "open", forbidden)
    assert problems(path) == [("mine.toml", "unreadable_file", "PermissionError")]


places = st.builds(Place, st.integers(0, 12), st.integers(0, 12), st.integers(1, 4), st.sampled_from(FACES))


@given(st.lists(st.one_of(places.map(list), st.lists(st.integers(-5, 200), max_size=5), st.none(), st.text(max_size=3)),
                max_size=12))
def test_whatever_is_given_is_told_or_sound(given_places):
    """Any list is either without a fault, and then cards lie on lower ones only; or its faults are told."""
    found = list(faults(given_places, "siggil", whole=False))
    assert all(problem.where.startswith("siggil[") for problem in found)
    if not found:
        layout = Layout("", tuple(Place(*place) for place in given_places))
        assert all(layout.places[over].level > place.level for place, above in
                   zip(layout.places, layout.covered_by, strict=True) for over in above)
        assert not given_places or any(not above for above in layout.covered_by)


# The pictures

def test_a_layout_is_drawn_as_text():
    """Seen from above, the upper card hides what lies under it, and a card that lies face down is shaded."""
    layout = Layout("", (Place(0, 0, 1, "down"), Place(2, 0, 1, "down"), Place(1, 1, 2, "up")))
    assert drawing(layout).splitlines() == ["╭1░╮╭1░╮", "╰░╭2─╮░╯", "  ╰──╯"]


@pytest.mark.parametrize("name", NAMES)
def test_a_layout_is_drawn_as_svg(name):
    """An SVG has a rectangle for each place, the lower levels first, and no words."""
    layout = layouts()[name]
    root = ElementTree.fromstring(svg(layout))
    assert [child.get("data-place") for child in root] == list(map(str, layout.places))
    assert Counter(child.get("class") for child in root) == Counter(place.face for place in layout.places)
    assert not "".join(root.itertext()).strip()
    assert len(drawing(layout).splitlines()) == max(place.y for place in layout.places) + 2
