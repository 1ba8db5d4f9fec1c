"""What holds of every page, in a real Chromium, in the three languages."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from rulebook.texts import LANGUAGES
from rulebook.words import words_of
from tests.browsing import HOME, axe, reads

pytestmark = pytest.mark.browser

DOCS = Path(__file__).parents[1] / "docs" / "lt"
#: The address of every page that stands in all languages, from the root of its language.
PAGES = sorted("" if name == "index" else f"{name}/"
               for name in (path.relative_to(DOCS).with_suffix("").as_posix() for path in DOCS.rglob("*.md")))


def ready(page):
    """Wait until every bench in sight of the window has been drawn."""
    page.wait_for_function("() => [...document.querySelectorAll('.lr-bench__host')].every(host => "
                           "{ const box = host.getBoundingClientRect(); return box.top > innerHeight || box.bottom < 0 "
                           "|| host.shadowRoot?.querySelector('.lr'); })", timeout=30_000)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_a_page_fits_every_window_and_axe_finds_nothing(visit, lang, page):
    """At phone, tablet and desk width no page scrolls sideways; axe finds no violation on it, benches included."""
    here = visit(HOME[lang] + page, color_scheme="light", viewport={"width": 320, "height": 900})
    for width in (320, 768, 1280):
        here.page.set_viewport_size({"width": width, "height": 900})
        ready(here.page)
        # The theme's side bars slide: what counts is where they come to rest.
        here.page.wait_for_function("width => document.documentElement.scrollWidth <= width", arg=width, timeout=10_000)
    assert axe(here.page) == []
    assert here.errors == []


@pytest.mark.parametrize("page", PAGES)
def test_colours_keep_their_contrast_in_the_dark(visit, page):
    """In the dark the colours are others, the same in every language."""
    here = visit(page, color_scheme="dark")
    ready(here.page)
    assert axe(here.page, rules=["color-contrast"]) == []


def test_the_same_figures_and_baked_files_in_every_language(site):
    """The rule page has the same benches in every language, and all name the same baked files."""
    found = {lang: re.findall(r'data-scenario="([^"]+)"', (site / HOME[lang] / "sigilai/index.html").read_text("utf-8"))
             for lang in LANGUAGES}
    assert found["lt"] == found["lv"] == found["en"] != []
    for scenario in found["lt"]:
        json.loads((site / f"assets/bench/sigilai/{scenario}.json").read_text("utf-8"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_link_to_nothing_on_the_page_is_told(visit, lang):
    """A link that names no table, tool, clause or heading of the page says so; one that names something does not."""
    said = words_of(lang, "eleusis").format("page-link-astray")
    for state in ("v=1&play=zzz", "scenario=nothing&v=1", "eleusis-99", "%E0%A4%A"):
        here = visit(f"{HOME[lang]}eleusis/play/#{state}")
        reads(here.page.locator(".lr-astray"), said)
    for state in ("scenario=play-scientist", "scenario-play-scientist", ""):
        here = visit(f"{HOME[lang]}eleusis/play/#{state}")
        here.bench("play-scientist")
        assert here.page.locator(".lr-astray").is_hidden()


def test_a_source_on_the_web_is_a_link_and_nothing_is_asked_of_it(visit):
    """Who said so can be gone to; the page itself asks nobody."""
    here = visit("en/eleusis/questions/")
    assert here.page.locator(".lr-grounds a[href^='http://matuszek.org/']").count()
    assert here.outside() == []
