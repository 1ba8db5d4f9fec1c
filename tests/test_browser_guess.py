"""Guessing first: the answer is hidden until a reader has said what it will be; then every guess gets its reason."""

from __future__ import annotations

import pytest

from rulebook.narrate import answer_sentence
from rulebook.scenario import SCENARIOS, hold, load, scenarios
from rulebook.texts import LANGUAGES
from rulebook.words import words_of
from tests.browsing import HOME, answer_is, axe, reads

pytestmark = pytest.mark.browser

WORKED = hold(load(SCENARIOS / "sigilai" / "worked-trick.md")).shown


def first(bench, lang):
    """Press "Let me guess first"."""
    bench.get_by_role("button", name=words_of(lang, "sigilai").format("ui-guess-first")).click()
    bench.locator(".predict .options").wait_for()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reader_guesses_and_every_guess_gets_its_reason_with_clauses(visit, lang):
    """Asked who wins, the answer is not there; Autumn guessed, each seat and nobody get a reason and a clause."""
    words = words_of(lang, "sigilai")
    here = visit(HOME[lang] + "sigilai/")
    bench = here.bench("worked-trick")
    answer_is(bench, answer_sentence(WORKED, lang))
    first(bench, lang)
    shown = bench.locator(".lr").inner_text()
    assert answer_sentence(WORKED, lang) not in shown
    assert bench.locator(".seat.wins").count() == 0
    assert words.format("ui-guess-private") in shown
    reads(bench.locator(".predict .who"), words.format("ui-guess-winner"))
    seats = [words.form(seat) for seat in ("Ruduo", "Žiema", "Pavasaris", "Vasara")]
    options = bench.locator(".predict .options button")
    assert options.all_text_contents() == [*seats, words.format("ui-guess-none")]
    options.nth(0).click()
    reads(bench.locator(".predict .verdict"), words.format("ui-guess-wrong", answer=seats[2]))
    assert here.page.evaluate("document.activeElement.shadowRoot.activeElement.className") == "verdict"
    answer_is(bench, answer_sentence(WORKED, lang))
    reasons = bench.locator(".predict .reasons li")
    assert reasons.count() == 5
    for reason in reasons.all():
        assert reason.locator("p .cite").count() >= 1
    assert reasons.nth(0).locator(".badge").text_content() == words.format("ui-guess-yours")
    assert here.errors == []


def test_the_change_that_would_make_a_guess_right_can_be_tried(visit):
    """What is said to make Autumn win does so when it is tried, and the example comes back."""
    here = visit("en/sigilai/")
    bench = here.bench("worked-trick")
    first(bench, "en")
    bench.locator(".predict .options button").nth(0).click()
    bench.locator(".predict .reasons li").nth(0).get_by_role("button").click()
    answer_is(bench, "Autumn wins the trick.")
    assert bench.locator(".predict").is_hidden()
    bench.locator(".changed button").click()
    answer_is(bench, answer_sentence(WORKED, "en"))


def test_the_setting_and_the_guess_are_remembered_until_it_is_turned_off(visit):
    """Another page asks first as well, and a bench keeps its guess; turned off, answers stand first again."""
    here = visit("en/sigilai/")
    bench = here.bench("worked-trick")
    first(bench, "en")
    bench.locator(".predict .options button").nth(2).click()
    here.page.goto(here.server + "en/sigilai/clauses/")
    here.page.locator("#scenario-equal-fate-cards").scroll_into_view_if_needed()
    here.page.locator("#scenario-equal-fate-cards .predict .options").wait_for()
    here.page.goto(here.server + "sigilai/")
    bench = here.bench("worked-trick")
    reads(bench.locator(".predict .verdict"), words_of("lt", "sigilai").format("ui-guess-right", answer="Pavasaris"))
    other = here.page.locator("#scenario-several-reda")  # its answer is hidden
    other.scroll_into_view_if_needed()
    other.locator(".predict .options").wait_for()
    assert other.locator(".answer").is_hidden()
    other.get_by_role("button", name=words_of("lt", "sigilai").format("ui-guess-off")).click()
    other.locator(".answer").wait_for()
    here.page.reload()
    assert here.bench("several-reda").locator(".predict .options").count() == 0


@pytest.mark.parametrize("link", ["#scenario=worked-trick", "?h=trick", "#sigilai-31"])
def test_who_comes_by_a_link_or_a_search_sees_the_answer_first(visit, link):
    """With the setting on, a visitor whom a link, a code or a search brings is not asked to guess."""
    here = visit("en/")
    here.page.evaluate("localStorage.setItem('living-rules/guess', 'true')")
    here.page.goto(f"{here.server}en/sigilai/{link}")
    answer_is(here.bench("worked-trick"), answer_sentence(WORKED, "en"))


@pytest.mark.parametrize("game", ["sigilai", "eleusis", "siggil", "domino"])
def test_every_example_that_asks_has_reasons_for_all_its_guesses(visit, game):
    """Wherever a scenario says what may be guessed there are two guesses or more, and every one cites a clause."""
    asked = [one.id for one in scenarios(game) if one.predict]
    here = visit("en/")
    here.page.evaluate("localStorage.setItem('living-rules/guess', 'true')")
    found = set()
    for page in ("", "examples/", "clauses/", "questions/"):
        here.page.goto(f"{here.server}en/{game}/{page}")
        for name in asked:
            if name in found or not here.page.locator(f"#scenario-{name}").count():
                continue
            bench = here.page.locator(f"#scenario-{name}")
            bench.scroll_into_view_if_needed()
            options = bench.locator(".predict .options button")
            options.first.wait_for(timeout=10_000)
            assert options.count() >= 2, name
            options.first.click()
            for reason in bench.locator(".predict .reasons li").all():
                assert reason.locator("p .cite").count() >= 1, (name, reason.inner_text())
            found.add(name)
    assert found == set(asked)
    assert here.errors == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_questions_and_reasons(visit, scheme):
    """Axe finds no violation in a question that is asked first and in the reasons of its guesses."""
    here = visit("en/sigilai/", color_scheme=scheme)
    bench = here.bench("worked-trick")
    first(bench, "en")
    assert axe(here.page) == []
    bench.locator(".predict .options button").nth(1).click()
    assert axe(here.page) == []
