"""The book's own face: its colours are legible, its type has every letter, and all of it stands in one place."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from rulebook.pages import design, fonts
from rulebook.pages.contrast import DRAWN, LEAST_DRAWN, LEAST_WRITTEN, contrast, written
from rulebook.pages.palette import PATH, palette
from rulebook.texts import LANGUAGES

ROOT = Path(__file__).parents[1]
PACKAGES, KEPT = ROOT / "node_modules", ROOT / "build" / "fonts"
STYLES = sorted(path for folder in ("rulebook/pages/assets", "rulebook/widgets/src")
                for path in (ROOT / folder).rglob("*.css"))
SCHEMES = ("light", "dark")


def test_contrast_is_computed_as_wcag_does():
    """Black on white has 21 to 1, and the grey that just passes has 4.54."""
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize("scheme", range(2), ids=SCHEMES)
def test_every_text_is_legible_on_what_it_stands_on(scheme):
    """Light and dark, every pair of text and ground in the palette has 4.5 to 1, and every drawn mark 3 to 1."""
    colours = palette()
    assert (LEAST_WRITTEN, LEAST_DRAWN) == (4.5, 3.0)
    pairs = [(pair, LEAST_WRITTEN) for pair in written()] + [(pair, LEAST_DRAWN) for pair in DRAWN]
    poor = {pair: round(ratio, 2) for pair, least in pairs
            if (ratio := contrast(*(colours[name][scheme] for name in pair))) < least}
    assert poor == {}


def test_every_colour_has_its_pair():
    """No colour of the palette is missing from the pairs, but for lines and shades that mean nothing."""
    named = {name for pair in (*written(), *DRAWN) for name in pair}
    assert set(palette()) - named == {"line", "shade"}


def test_colours_stand_in_the_palette_alone():
    """No other style sheet has a colour of its own, but for shadows, print, and black and white to mix with."""
    plain = re.compile(r"#(?:000|fff|444|bbb)\b|#000[0-9a-f]\b|light-dark\(#000, #fff\)")
    others = {path.name: found for path in STYLES if path != PATH
              and (found := re.findall(r"#[0-9a-fA-F]{3,8}\b(?![^{}]*\{)", plain.sub("", path.read_text("utf-8"))))}
    assert others == {}


def test_every_name_in_a_style_is_that_of_something():
    """No style asks for a property that neither a style sheet nor a drawing sets."""
    sheets = "\n".join(path.read_text("utf-8") for path in STYLES)
    drawn = "\n".join(path.read_text("utf-8") for path in (ROOT / "rulebook").rglob("*.*")
                      if path.suffix in (".ts", ".py"))
    asked = set(re.findall(r"var\(\s*(--[\w-]+)\s*\)", sheets))
    assert "--lr-ink" in asked
    assert sorted(asked - set(re.findall(r"(--[\w-]+)\"?\s*[:,]", sheets + drawn))) == []


def test_every_face_has_every_letter_of_the_three_languages():
    """Each face holds all letters of Lithuanian, Latvian and English, their quotes, dashes and figures."""
    letters = "abcdefghijklmnopqrstuvwxyząčęėįšųūžāčēģīķļņšūž"
    wanted = {*letters, *letters.upper(), *"„“”‘’–—…·§0123456789()[]/%&?!:;.,×"}
    held = {}
    for name, content in fonts.files(PACKAGES, KEPT).items():
        held.setdefault(re.match(r"(.+-(?:normal|italic))-latin", name)[1], set()).update(
            map(chr, TTFont(io.BytesIO(content)).getBestCmap()))
    assert len(held) == len(fonts.FACES)
    assert {face: wanted - have for face, have in held.items() if wanted - have} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_letter_of_the_rules_is_in_the_type(lang):
    """No letter of a rule text is left to the reader's system."""
    for path in sorted((ROOT / "rulebook" / "texts" / lang).glob("*.md")):
        foreign = {letter for letter in path.read_text("utf-8") if letter.isalpha()} - set(fonts.LETTERS)
        assert foreign == set(), path


def test_the_type_is_small_and_bears_no_reserved_name():
    """All faces together are under 80 KB, and keep their notices without the name that Adobe reserves."""
    made = fonts.files(PACKAGES, KEPT)
    assert sum(map(len, made.values())) < 80_000
    for content in made.values():
        names = {record.nameID: record.toUnicode() for record in TTFont(io.BytesIO(content))["name"].names}
        assert names[1] in {face.family for face in fonts.FACES}
        assert "http" in names[0] or "Adobe" in names[0]
        assert not any("Source" in names.get(number, "") for number in (1, 2, 3, 4, 6, 16))


def test_a_face_is_declared_with_a_stand_in_of_its_measures():
    """Every file has a rule that swaps it in, and both families a stretched font of the reader's system."""
    style = fonts.style(PACKAGES, KEPT)
    assert style.count("font-display: swap") == len(fonts.files(PACKAGES, KEPT))
    assert all(f"fonts/{name}" in style for name in fonts.files(PACKAGES, KEPT))
    for ratio in re.findall(r"size-adjust: ([\d.]+)%", style):
        assert 85 < float(ratio) < 110
    assert style.count("size-adjust") == len({face.family for face in fonts.FACES})


def test_the_drawings_of_the_design_page_are_those_of_the_tables():
    """Nine signs, four seasons, seven families, four suits and every icon are read from the source, each with paths."""
    found = {name: design.drawings(name) for name in ("signs", "seasons", "families", "suits", "icons")}
    assert {name: len(all_) for name, all_ in found.items() if name != "icons"} == {
        "signs": 9, "seasons": 4, "families": 7, "suits": 4}
    assert {"undo", "live", "remove"} <= found["icons"].keys()
    assert all(path[0] == "M" for all_ in found.values() for paths in all_.values() for path in paths)
    assert all(paths for all_ in found.values() for paths in all_.values())
