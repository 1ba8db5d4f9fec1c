"""The search as a reader uses it, in a real Chromium, in the three languages."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from rulebook.bench import GAMES
from rulebook.pages.page import url
from rulebook.pages.search import speech
from rulebook.texts import LANGUAGES
from rulebook.words import words_of
from tests.browsing import HOME, axe

pytestmark = pytest.mark.browser

ASKED = tomllib.loads((Path(__file__).parent / "search_questions.toml").read_text("utf-8"))
#: How many of the twenty questions of a game and language must find the right scenario first.
ENOUGH = 18
FIND = """async ([root, lang, game, questions]) => {
  const { Finder } = await import(root + "assets/bench/place.js");
  const finder = new Finder(new URL(root + "assets/search/"), lang);
  const found = [];
  for (const one of questions) found.push(await finder.find(one, game));
  return found;
}"""
SOUGHT = """async ([root, speech, texts]) => {
  const { sought } = await import(root + "assets/bench/place.js");
  return texts.map((text) => sought(text, speech).map(({ token }) => token));
}"""


def found(here, server, lang, game, *questions):
    """What the search of the page finds for each question."""
    return here.page.evaluate(FIND, [server, lang, game, list(questions)])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_spoken_questions_find_their_scenario(visit, server, lang, game):
    """Of twenty questions as people say them, at least eighteen find the right scenario first."""
    rows = ASKED[game]
    assert len(rows) == 20
    here = visit(HOME[lang])
    answers = found(here, server, lang, game, *(row[lang] for row in rows))
    wrong = [row[lang] for row, places in zip(rows, answers, strict=True)
             if not places or places[0]["url"].partition("#scenario-")[2] not in row["right"]]
    assert len(rows) - len(wrong) >= ENOUGH, wrong
    assert all(place["url"].startswith(url("", lang)) for places in answers for place in places)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_hears_words_as_the_index_does(visit, server, lang):
    """A query becomes the same tokens in the page as in the index, for every question that the tests ask."""
    texts = [row[lang] for rows in ASKED.values() for row in rows]
    known = speech(lang)
    here = visit(HOME[lang])
    tokens = here.page.evaluate(SOUGHT, [server, json.loads(json.dumps(known.json() | {"known": []})), texts])
    assert tokens == [list(dict.fromkeys(known.tokens(text))) for text in texts]


@pytest.mark.parametrize(("lang", "typed", "word"), [
    ("lt", "zaideju", "žaidėj"), ("lt", "žaidėjams", "žaidėj"), ("lv", "speletajiem", "spēlētāj"),
    ("en", "prophets", "prophet")])
def test_a_term_is_found_in_every_form_and_without_diacritics(visit, server, lang, typed, word):
    """Whatever form is typed, what comes first speaks of the term."""
    here = visit(HOME[lang])
    (places,) = found(here, server, lang, "", typed)
    assert word in (places[0]["title"] + places[0]["text"]).casefold()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_search_is_worked_by_keyboard(visit, server, lang):
    """A slash opens the dialog, arrows choose, Enter goes to the bench, Escape closes; screen readers are told."""
    words = words_of(lang)
    row = ASKED["domino"][0]
    here = visit(HOME[lang])
    page = here.page
    page.locator("a.lr-search-open[role=button]").wait_for()
    page.keyboard.press("/")
    field = page.get_by_role("combobox", name=words.format("page-search-hint"))
    field.fill(row[lang])
    page.locator(".lr-search__found a[aria-selected=true]").wait_for()
    assert axe(page) == []
    page.keyboard.press("ArrowDown")
    assert field.get_attribute("aria-activedescendant") == "lr-search-1"
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("#scenario-all-fell$"))
    page.keyboard.press("Control+k")
    field.wait_for()
    page.keyboard.press("Escape")
    field.wait_for(state="hidden")
    assert here.errors == []
    assert here.outside() == []


def test_without_a_script_the_search_leads_to_the_questions(site):
    """The search is a link to the questions at the table until a script makes it more; 404 has none."""
    for lang in LANGUAGES:
        html = (site / url("siggil/", lang) / "index.html").read_text("utf-8")
        link = re.search(r'<a class="lr-search-open[^>]* href="([^"]+)"', html)[1]
        assert urlsplit(link).path.endswith("siggil/asked/")
    assert "lr-search-open" not in (site / "404.html").read_text("utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_not_there_is_said(visit, server, lang):
    """Where nothing of the book has the word, that is said instead of a guess."""
    here = visit(HOME[lang])
    here.page.locator("a.lr-search-open[role=button]").click()
    here.page.locator(".lr-search__field").fill("xyzzyqwx")
    here.page.get_by_text(words_of(lang).format("page-search-empty")).wait_for()
