"""How the book is drawn: its colours with their contrast, and its drawings, from the sources that the pages use."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from html import escape
from pathlib import Path
from types import MappingProxyType

from rulebook.pages.contrast import DRAWN, contrast, written
from rulebook.pages.emblems import PATHS, emblem
from rulebook.pages.figure import Element, View
from rulebook.pages.palette import palette

__all__ = ["PARTS", "drawings"]

_SOURCES = Path(__file__).parent.parent / "widgets" / "src"
#: Where each set of drawings stands: its file, its constant, and the game whose words name them.
_SETS = {"signs": ("boards/signs.ts", "SIGNS", "sigilai"), "seasons": ("boards/signs.ts", "SEASONS", "sigilai"),
         "families": ("boards/families.ts", "FAMILIES", "siggil"), "suits": ("cards.ts", "SUITS", "eleusis"),
         "icons": ("icons.ts", "ICONS", "")}


def drawings(name: str) -> dict[str, list[str]]:
    """A set of the tables' drawings as they stand in their source: the paths of each, by its name."""
    file, constant, _ = _SETS[name]
    text = (_SOURCES / file).read_text("utf-8")
    body = re.search(rf"const {constant}\b[^=]*= \{{\n(.*?)\n\}}", text, re.S)
    entries = re.findall(r'^  "?([^\s":]+)"?: (.*?),$(?=\n  \S|\n*\Z)', body[1] if body else "", re.M | re.S)
    return {entry: re.findall(r'"([^"]+)"', paths) for entry, paths in entries}


def _drawn(name: str, view: View) -> Element:
    *_, game = _SETS[name]
    words = view.words(game)
    solid = " data-fill" if name == "suits" else ""

    def one(entry: str, paths: list[str]) -> str:
        """A drawing at the size of a thumbnail, with its name where it has one."""
        inner = "".join(f'<path d="{path}"/>' for path in paths)
        caption = "" if name == "icons" else f"<figcaption>{escape(words.form(entry) or entry)}</figcaption>"
        return f'<figure><svg viewBox="0 0 24 24" aria-hidden="true"{solid}>{inner}</svg>{caption}</figure>'

    return "div", {"class": "lr-drawn"}, "".join(one(*drawing) for drawing in drawings(name).items())


def _emblems(view: View) -> Element:
    return "div", {"class": "lr-drawn"}, "".join(
        f'<figure>{emblem(game)}<figcaption>{escape(view.words(game).format(f"page-game-{game}"))}</figcaption></figure>'
        for game in PATHS)


def _colours(view: View) -> Element:
    """Every pair of text and ground, light and dark, as it looks and as a number."""
    words = view.words("")
    heads = "".join(f"<th>{escape(words.format(f'page-design-{name}'))}</th>"
                    for name in ("text", "ground", "light", "dark"))

    def cell(text: str, ground: str, scheme: int, drawn: bool) -> str:
        """How a pair looks in a scheme, and its contrast; what is drawn stands beside the figure, as a mark."""
        ink, paper = palette()[text][scheme], palette()[ground][scheme]
        ratio = f"{contrast(ink, paper):.1f}"
        if drawn:
            return ('<td><span class="lr-swatch lr-swatch--drawn" '
                    f'style="border-color:{ink};background:{paper}"></span> {ratio}</td>')
        return f'<td><span class="lr-swatch" style="color:{ink};background:{paper}">{ratio}</span></td>'

    rows = "".join(f"<tr><td><code>{text}</code></td><td><code>{ground}</code></td>"
                   f"{cell(text, ground, 0, drawn)}{cell(text, ground, 1, drawn)}</tr>\n"
                   for drawn, pairs in ((False, written()), (True, DRAWN)) for text, ground in pairs)
    return "table", {"class": "lr-colours"}, f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody>"


def _set(name: str) -> Callable[[View], Element]:
    return lambda view: _drawn(name, view)


#: What a page can show, by name.
PARTS: Mapping[str, Callable[[View], Element]] = MappingProxyType(
    {"colours": _colours, "emblems": _emblems, **{name: _set(name) for name in _SETS}})
