"""Layouts: where the cards of a siggil lie, and which lies on which (setup.1, setup.2).

A layout is data: of each place its column ``x``, its row ``y``, its level and its face. A card is two wide and two
high, so that one step is half a card. What lies on what is computed: a card covers every card of a lower level that it
overlaps, and cards of one level lie side by side and do not block each other.

The published grids are not public. Ours stand in ``layouts.toml`` under the five published names.

>>> print(drawing(layouts()["Columns"]))  # doctest: +ELLIPSIS
  ╭1░╮╭1░╮╭1░╮...
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from engine.files import fields_of, read_toml, stamped
from engine.problems import TOLD, Problem, SetupError, nearest, short, told
from engine.vocabulary import fit_name

__all__ = ["FACES", "OURS", "PLACES", "Layout", "Place", "drawing", "faults", "layouts", "svg", "whole_faults"]

OURS = Path(__file__).with_name("layouts.toml")
#: How many places a layout has (parts.1), how wide and high a card is, and the faces.
PLACES, CARD, FACES = 56, 2, ("up", "down")
#: The most layouts of a file, the farthest place, the highest level.
MOST_LAYOUTS, FARTHEST, HIGHEST = 20, 99, 56


class Place(NamedTuple):
    """A place of a layout; its text is ``x,y,level``.

    Args:
        x, y: its upper left corner, in half cards.
        level: how high it lies; lowest is what lies on the table itself.
        face: ``"up"`` or ``"down"``: how the card lies that is laid there.
    """

    x: int
    y: int
    level: int
    face: str

    def __str__(self) -> str:
        return f"{self.x},{self.y},{self.level}"

    def overlaps(self, other: Place) -> bool:
        """Whether cards there and here would lie over each other."""
        return abs(self.x - other.x) < CARD and abs(self.y - other.y) < CARD


@dataclass(frozen=True, slots=True)
class Layout:
    """Places, and which of them lie on which.

    Args:
        name: the layout's name.
        places: in the order in which cards are laid; a place is told by its number here, from 0.

    ``covered_by`` and ``covers`` hold, for each place, the numbers of those that lie directly on and under it: with no
    third one between.
    """

    name: str
    places: tuple[Place, ...]
    covered_by: tuple[tuple[int, ...], ...] = field(init=False)
    covers: tuple[tuple[int, ...], ...] = field(init=False)

    @classmethod
    def of(cls, name: str, places: Sequence[Sequence[Any]]) -> Layout:
        """A layout of places without fault, in any order: cards are laid from the table upwards."""
        return cls(name, tuple(sorted((Place(*place) for place in places), key=lambda place: place.level)))

    def __post_init__(self) -> None:
        over = [{number for number, other in enumerate(self.places)
                 if other.level > place.level and other.overlaps(place)} for place in self.places]
        direct = [tuple(sorted(above.difference(*(over[number] for number in above)))) for above in over]
        object.__setattr__(self, "covered_by", tuple(direct))
        object.__setattr__(self, "covers", tuple(tuple(under for under, above in enumerate(direct) if number in above)
                                                 for number in range(len(self.places))))


def faults(places: Sequence[Any], where: str, example: str = "[0, 0, 1, 'up']", *,
           whole: bool = True) -> Iterator[Problem]:
    """Every fault of a list of places, each with its place.

    Args:
        places: what was given: of each place ``[x, y, level, face]``.
        where: the list, as it shall be named in problems.
        example: how one of them is written.
        whole: whether it is a layout and not what is left of a siggil: then there are 56, and the faces of the levels
            alternate from the top, which lies face up.
    """
    read: dict[int, Place] = {}
    for number, place in enumerate(places):
        problems = list(_place_faults(place, f"{where}[{number}]", example))
        yield from problems
        if not problems:
            read[number] = Place(*place)
    for (one, place), (other, second) in combinations(read.items(), 2):
        if place.level == second.level and place.overlaps(second):
            yield Problem(f"{where}[{other}]", "places_overlap", str(second), [f"{where}[{one}]"])
    if len(read) < len(places):
        return  # what a place lies on, and which level is the top, only all of them show
    levels = {place.level for place in read.values()}
    top, lowest = max(levels, default=0), min(levels, default=0)
    for number, place in read.items():
        under = (other for other in read.values() if other.level < place.level)
        if place.level > lowest and not any(map(place.overlaps, under)):
            yield Problem(f"{where}[{number}]", "lies_on_nothing", str(place))
        if whole and place.face != (face := FACES[(top - place.level) % 2]):
            yield Problem(f"{where}[{number}]", "wrong_face", place.face, [face], repr(face))


def whole_faults(places: Sequence[Any], where: str) -> Iterator[Problem]:
    """Every fault of what shall be a whole layout; arguments as for :func:`faults`."""
    if len(places) != PLACES:
        yield Problem(where, "number_of_places", len(places), [PLACES])
    if len(places) <= 2 * PLACES:  # more are not worth a look at each pair of them
        yield from faults(places, where)


def _place_faults(place: Any, where: str, example: str) -> Iterator[Problem]:
    if not isinstance(place, (list, tuple)) or len(place) != len(Place._fields):
        yield Problem(where, "wrong_type", told(place), [example], example)
        return
    ranges = {"x": (0, FARTHEST), "y": (0, FARTHEST), "level": (0, HIGHEST)}
    for (name, (low, high)), number in zip(ranges.items(), place, strict=False):
        if not isinstance(number, int) or isinstance(number, bool):
            yield Problem(where, "wrong_field", f"{name} = {short(number)}", [f"{name}: {low}–{high}"])
        elif not low <= number <= high:
            yield Problem(where, "out_of_range", f"{name} = {short(number)}", [f"{low}–{high}"])
    if place[-1] not in FACES:
        yield Problem(where, "unknown_value", told(place[-1]), FACES, repr(nearest(place[-1], FACES) or FACES[0]))


def layouts(path: str | Path = OURS) -> Mapping[str, Layout]:
    """The layouts of a file, by their names, in its order.

    Args:
        path: a TOML file of ``[[layout]]`` tables, each with a ``name`` and ``places``; ours by default.

    Raises:
        SetupError: every fault of every layout, with its place.
    """
    return _load(*stamped(path, "layouts"))


@lru_cache(maxsize=64)
def _load(path: Path, stamp: int) -> Mapping[str, Layout]:
    _, data = read_toml(path)
    problems: list[Problem] = []
    for found in _read(path.name, data):
        problems.append(found)
        if len(problems) > TOLD:
            break
    if problems:
        raise SetupError(problems)
    return MappingProxyType({one["name"]: Layout.of(one["name"], one["places"]) for one in data["layout"]})


def _read(file: str, data: Mapping[str, Any]) -> Iterator[Problem]:
    """Every problem of a file's layouts."""
    yield from (Problem(file, "unknown_table", key, ["[[layout]]"]) for key in data if key != "layout")
    entries = data.get("layout")
    if not isinstance(entries, list) or not entries or not all(isinstance(entry, dict) for entry in entries):
        yield Problem(file, "not_a_list_of_tables", "layout", ["[[layout]]"])
        return
    if len(entries) > MOST_LAYOUTS:
        yield Problem(file, "too_many", f"[[layout]]: {len(entries)}", [MOST_LAYOUTS])
        return
    seen: dict[str, str] = {}
    fields = {"name": str, "places": list}
    for index, entry in enumerate(entries):
        place = f"{file}: layout[{index}]"
        yield from fields_of(entry, fields, place)
        wrong = [name for name, kind in fields.items() if not isinstance(entry.get(name), kind)]
        if "name" not in wrong:
            name = entry["name"]
            if not fit_name(name):
                yield Problem(place, "bad_name", name, ["A–Ž"])
            elif name in seen:
                yield Problem(place, "name_twice", name, [seen[name]])
            seen.setdefault(name, place)
        if "places" not in wrong:
            yield from whole_faults(entry["places"], f"{place}.places")


# Pictures

#: A card's two lines, face up and face down.
PICTURES = {"up": ("╭{}─╮", "╰──╯"), "down": ("╭{}░╮", "╰░░╯")}


def drawing(layout: Layout) -> str:
    """A layout as text, seen from above: each card has its level in the corner; cards that lie face down are shaded."""
    wide, high = _size(layout)
    rows = [[" "] * (2 * wide) for _ in range(high)]
    for place in sorted(layout.places, key=lambda place: place.level):
        for down, line in enumerate(PICTURES[place.face]):
            left = 2 * place.x
            rows[place.y + down][left:left + 2 * CARD] = line.format(place.level % 10)
    return "\n".join("".join(row).rstrip() for row in rows)


def svg(layout: Layout, unit: int = 20) -> str:
    """A layout as an SVG image without words: a rounded rectangle for each card, of class ``up`` or ``down``.

    Args:
        layout: the layout.
        unit: how wide half a card is, in pixels; it is three halves as high.
    """
    wide, high = _size(layout)
    tall = unit * 3 // 2
    cards = "".join(
        f'<rect class="{place.face}" data-place="{place}" x="{place.x * unit + 1}" y="{place.y * tall + 1}" '
        f'width="{CARD * unit - 2}" height="{CARD * tall - 2}" rx="{unit // 5}" '
        f'fill="{"#fff" if place.face == "up" else "#bbb"}" stroke="#333"/>'
        for place in sorted(layout.places, key=lambda place: place.level))
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide * unit} {high * tall}" '
            f'width="{wide * unit}" height="{high * tall}">{cards}</svg>')


def _size(layout: Layout) -> tuple[int, int]:
    """How wide and how high a layout is, in half cards."""
    return (max(place.x for place in layout.places) + CARD, max(place.y for place in layout.places) + CARD)
