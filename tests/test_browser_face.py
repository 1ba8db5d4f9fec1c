"""The book's own face in a real Chromium: its type, its start page, its cards to print, and what all that weighs."""

from __future__ import annotations

import io
import re
from itertools import pairwise

import pytest
import zxingcpp
from PIL import Image

from rulebook.bench import GAMES
from rulebook.pages import fonts
from rulebook.pages.cards import card, opens
from rulebook.pages.codes import write_codes
from rulebook.pages.figure import View
from rulebook.texts import LANGUAGES
from rulebook.words import words_of
from tests.browsing import HOME, axe

pytestmark = pytest.mark.browser

PHONE = {"width": 320, "height": 700}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_type_is_the_books_own_on_pages_and_inside_benches(visit, lang):
    """Headings, text and a bench's answer are set in the book's faces, which come from the site itself."""
    here = visit(HOME[lang])
    here.bench("worked-trick")
    here.page.evaluate("document.fonts.ready")
    shown = here.page.evaluate("""() => {
        const family = (one) => getComputedStyle(one).fontFamily.split(",")[0].replaceAll('"', "");
        const bench = document.querySelector(".lr-bench__host").shadowRoot;
        return [document.querySelector("h1"), document.querySelector(".lr-lead"), bench.querySelector(".answer"),
                bench.querySelector(".now p")].map(family);
    }""")
    assert shown == ["Book Display", "Book Text", "Book Display", "Book Text"]
    loaded = here.page.evaluate("[...document.fonts].filter(one => one.status === 'loaded').map(one => one.family)")
    assert {"Book Display", "Book Text"} <= {name.strip('"') for name in loaded}
    assert here.outside() == []
    assert here.errors == []


def test_nothing_jumps_when_the_type_comes(visit):
    """A line of text is as wide in the stretched font of the system as in the book's, within a twentieth."""
    here = visit("en/about/")
    here.page.evaluate("document.fonts.ready")
    wide = here.page.evaluate("""async (sample) => {
        const line = document.body.appendChild(document.createElement("span"));
        Object.assign(line.style, {position: "absolute", whiteSpace: "nowrap", fontSize: "100px"});
        line.textContent = sample;
        const width = {};
        for (const family of ["Book Text", "Book Text Fallback"]) {
            line.style.fontFamily = `"${family}", monospace`;
            await document.fonts.load(`100px "${family}"`, sample).catch(() => null);
            width[family] = line.getBoundingClientRect().width;
        }
        line.style.fontFamily = "monospace";
        return [width["Book Text"], width["Book Text Fallback"], line.getBoundingClientRect().width];
    }""", fonts.SAMPLE)
    own, stand_in, none = wide
    if stand_in == none:
        pytest.skip(f"none of {fonts.SYSTEM['sans'][0]} is installed here")
    assert stand_in == pytest.approx(own, rel=0.05)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_start_page_says_at_once_where_to_go(visit, lang):
    """On a phone the ways to the table stand before the bench; on a desk it is in sight as well, and can be touched."""
    here = visit(HOME[lang], viewport=PHONE)
    said = words_of(lang).format("page-start-table")
    games = here.page.locator(".lr-game")
    assert games.count() == len(GAMES)
    for at, game in enumerate(GAMES):
        first = games.nth(at).locator("a").first
        assert first.inner_text() == said
        assert first.evaluate("one => one.href").endswith(f"/{opens(game, lang)}")
        assert first.bounding_box()["height"] >= 44
    assert here.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert games.last.bounding_box()["y"] < here.page.locator(".lr-bench").bounding_box()["y"]
    here.page.set_viewport_size({"width": 1280, "height": 800})
    bench = here.bench("worked-trick")
    assert bench.locator(".slot").first.evaluate("one => one.getBoundingClientRect().bottom") < 800
    was = bench.locator(".answer").inner_text()
    bench.locator("select[data-k]").first.select_option(index=1)
    here.page.wait_for_function("was => document.querySelector('.lr-bench__host').shadowRoot.querySelector('.answer')"
                                ".textContent !== was", arg=was)
    assert here.errors == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_code_of_a_card_opens_the_page_for_the_table(visit, game, lang):
    """Where the site's address is not known, the printed card's code holds that of the opened site, and says so."""
    here = visit(f"{HOME[lang]}{game}/card/", color_scheme="light")
    here.page.locator(".lr-slip__code svg").wait_for()
    [code] = zxingcpp.read_barcodes(Image.open(io.BytesIO(here.page.locator(".lr-slip__code").screenshot())))
    assert code.text == here.server + opens(game, lang) == here.page.locator(".lr-slip__address").inner_text()
    assert here.page.locator(".lr-slip__note").inner_text() == words_of(lang).format("page-card-local")
    assert here.page.request.get(code.text).ok
    assert axe(here.page) == []


def test_a_card_prints_alone_on_its_own_size(visit):
    """On paper the card is one page of A6 and nothing else."""
    here = visit("en/sigilai/card/")
    here.page.locator(".lr-slip__code svg").wait_for()
    printed = here.page.pdf(prefer_css_page_size=True)
    boxes = re.findall(rb"/MediaBox ?\[ ?0 0 ([\d.]+) ([\d.]+) ?\]", printed)
    assert [(round(float(wide) / 72 * 25.4), round(float(high) / 72 * 25.4)) for wide, high in boxes] == [(105, 148)]
    here.page.emulate_media(media="print")
    assert here.page.locator("h1").is_hidden()
    assert here.page.locator(".lr-slip").is_visible()


@pytest.mark.parametrize("address", ["sigilai/", "sigilai/examples/worked-trick/"])
def test_paper_is_light_in_the_dark_as_well(visit, address):
    """Who reads in the dark prints dark ink, in the text and in the benches."""
    here = visit(address, color_scheme="dark")
    here.bench("worked-trick")
    ink = """() => [document.querySelector("main p"), document.querySelector(".lr-bench__host").shadowRoot
        .querySelector(".answer")].map(one => getComputedStyle(one).color.match(/[\\d.]+/g).slice(0, 3).map(Number))"""
    assert all(min(colour) > 150 for colour in here.page.evaluate(ink))
    here.page.emulate_media(media="print", color_scheme="dark")
    assert all(max(colour) < 100 for colour in here.page.evaluate(ink))


def test_where_the_address_is_known_the_code_is_drawn_when_the_site_is_built(visit, tmp_path):
    """The card then needs no script: its picture holds the whole address, which stands below it in letters."""
    write_codes(tmp_path, "https://rules.example.org/book/")
    here = visit("")
    for game in GAMES:
        for lang in LANGUAGES:
            drawn = tmp_path / "assets" / "bench" / "card" / f"{game}-{lang}.svg"
            here.page.set_content(drawn.read_text("utf-8").replace("<svg ", '<svg width="300" height="300" ', 1))
            [code] = zxingcpp.read_barcodes(Image.open(io.BytesIO(here.page.screenshot())))
            assert code.text == f"https://rules.example.org/book/{opens(game, lang)}"
            _, _, inner = card(game, View(lang, "../../", f"{game}/card/"), "https://rules.example.org/book/")
            assert f"{game}-{lang}.svg" in inner
            assert code.text in inner
            assert "data-opens" not in inner


def test_the_languages_of_a_scenarios_own_page_stand_apart(visit):
    """On the narrowest phone the links to the other languages do not run into each other."""
    here = visit("sigilai/examples/worked-trick/", viewport=PHONE)
    boxes = [one.bounding_box() for one in here.page.locator(".lr-own nav a").all()]
    assert len(boxes) == len(LANGUAGES)
    for one, other in pairwise(boxes):
        assert other["y"] > one["y"] or other["x"] - one["x"] - one["width"] >= 8
    assert here.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("address", ["", "sigilai/", "sigilai/now/", "siggil/play/"])
def test_a_page_with_its_type_is_light_before_python(visit, address):
    """Fonts are a part of what is sent before Python, and every face is fetched once at most."""
    here = visit(address)
    here.page.wait_for_load_state("networkidle")
    sent = [url for url in here.requests if "/assets/bench/fonts/" in url]
    assert 2 <= len(sent) == len(set(sent)) <= len(fonts.FACES) * len(fonts.PARTS)
