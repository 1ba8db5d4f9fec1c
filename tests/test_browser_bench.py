"""What a newcomer meets on the benches: readings of an own table without Python, deep links, branches, a finger."""

from __future__ import annotations

import json

import pytest

from engine.sigilai import trick
from rulebook.narrate import answer_sentence
from rulebook.scenario import SCENARIOS, hold, load
from rulebook.texts import LANGUAGES
from rulebook.words import words_of
from tests.browsing import HOME, answer_is, reads

pytestmark = pytest.mark.browser

PHONE = {"viewport": {"width": 320, "height": 640}, "is_mobile": True, "has_touch": True}
#: The place that the address names, in a page.
PLACE = "document.getElementById(location.hash.slice(1).split('&')[0].replace('=', '-')).getBoundingClientRect()"
#: How far from the top it stands once it has stood still for many frames, with a bench there.
STANDS = f"""() => {{
  const seen = `${{Math.round({PLACE}.top)}} ${{document.querySelectorAll('.lr-live').length}}`;
  window.still = window.seen === seen ? window.still + 1 : 0;
  window.seen = seen;
  return window.still > 40 && !seen.endsWith(' 0') && {{ top: Math.round({PLACE}.top) }};
}}"""


def example(name, **rulings):
    """The trick of a scenario, under other readings."""
    shown = hold(load(SCENARIOS / "sigilai" / f"{name}.md")).shown
    return trick(**{**shown.arguments, "rulings": rulings})


def open_at_table(visit, lang, path, house):
    """A page that never gets Python, for a visitor whose table reads so."""
    here = visit(HOME[lang] + "sigilai/table/")
    here.page.route("**/assets/py/**", lambda route: route.abort())
    here.page.evaluate("house => localStorage.setItem('living-rules/table-sigilai', house)", json.dumps(house))
    here.page.goto(here.server + HOME[lang] + path)
    return here


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_house_rule_takes_no_example_away_when_python_is_missing(visit, lang):
    """An example that does not ask is as it was, one that asks is as at my table, both recorded and to be stepped."""
    words = words_of(lang, "sigilai")
    here = open_at_table(visit, lang, "sigilai/examples/", {"reda_timing": "at_reveal"})
    plain = here.bench("worked-trick")
    answer_is(plain, answer_sentence(example("worked-trick"), lang))
    asking = here.bench("several-reda")
    answer_is(asking, answer_sentence(example("several-reda", reda_timing="at_reveal"), lang))
    reads(asking.locator(".house"), words.format("ui-house"))
    for bench in (plain, asking):
        assert bench.locator(".status").get_attribute("data-source") == "recorded"
        bench.get_by_role("button", name=words.format("ui-first"), exact=True).click()
        reads(bench.locator(".now"), words.format("ui-start"))
    assert not any("/assets/py/" in url for url in here.requests)
    asking.locator(".house button").click()
    answer_is(asking, answer_sentence(example("several-reda"), lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_python_alone_could_tell_is_shown_as_printed_and_says_so(visit, lang):
    """Two readings of a table that both matter: the printed trace, labelled, with steps, another try and a way back."""
    words = words_of(lang, "sigilai")
    house = {"reda_timing": "at_reveal", "gausa_short": "season_order"}
    here = open_at_table(visit, lang, "sigilai/examples/question-gausa-short/", house)
    bench = here.bench("question-gausa-short")
    reads(bench.locator(".status"), words.format("ui-status-missed"))
    answer_is(bench, answer_sentence(example("question-gausa-short"), lang))
    assert words.format("ui-house-otherwise") in bench.locator(".house").inner_text()
    assert bench.locator(".changed").is_hidden()
    bench.get_by_role("button", name=words.format("ui-first"), exact=True).click()
    reads(bench.locator(".now"), words.format("ui-start"))
    here.page.unroute("**/assets/py/**")
    bench.locator(".status").get_by_role("button", name=words.format("ui-retry")).click()
    answer_is(bench, answer_sentence(example("question-gausa-short", **house), lang))
    assert bench.locator(".status").get_attribute("data-source") == "live"
    assert words.format("ui-house") in bench.locator(".house").inner_text()


def test_a_link_with_a_reading_that_changes_nothing_needs_no_python(visit):
    """The example that the link's reading does not touch is recorded."""
    here = visit("en/sigilai/table/")
    here.page.route("**/assets/py/**", lambda route: route.abort())
    link = "#scenario=worked-trick&v=1&rulings.stuck=trick_limit"
    here.page.goto(f"{here.server}en/sigilai/examples/worked-trick/{link}")
    bench = here.bench("worked-trick")
    answer_is(bench, answer_sentence(example("worked-trick"), "en"))
    assert bench.locator(".status").get_attribute("data-source") == "recorded"


@pytest.mark.parametrize("path", [
    "sigilai/clauses/#scenario-autumn-reveals-first", "eleusis/examples/#scenario-everybody-expelled",
    "siggil/examples/#scenario-two-cards-with-four-players", "eleusis/#eleusis-god-2",
    "en/sigilai/clauses/#scenario=autumn-reveals-first&v=1"])
def test_a_deep_link_leads_to_its_place_and_stays_there(visit, path):
    """On a phone the place that the address names is at the top once the benches above it have come."""
    here = visit(path, **PHONE)
    top = here.page.wait_for_function(STANDS, timeout=20_000).json_value()["top"]
    assert 0 <= top < 160
    here.page.mouse.wheel(0, 900)
    here.page.wait_for_function(f"() => {PLACE}.top < -400")
    here.page.evaluate("document.querySelector('article').append(Object.assign(document.createElement('p'), "
                       "{textContent: 'x', style: 'height: 500px'}))")
    twice = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done("
    assert here.page.evaluate(f"{twice}{PLACE}.top))))") < -400


def test_a_deep_link_followed_on_the_site_leads_there_too(visit):
    """From the page of what is asked, where the theme replaces pages, a link leads to its bench."""
    here = visit("sigilai/asked/", **PHONE)
    link = here.page.locator("article a[href*='/clauses/#scenario-'], article a[href*='examples/#scenario-']").last
    link.click()
    here.page.wait_for_url("**#scenario-*")
    top = here.page.wait_for_function(STANDS, timeout=20_000).json_value()["top"]
    assert 0 <= top < 160


@pytest.fixture
def parted(visit):
    """The multiple-Rėda trick with another card, so that a branch stands beside the example."""
    here = visit("en/sigilai/examples/several-reda/")
    bench = here.bench("several-reda")
    bench.locator("select[data-k='Ruduo']").select_option("vLAIMA")
    bench.locator(".branch section").nth(1).wait_for()
    return bench


def test_the_steps_of_a_branch_look_like_those_of_the_example(parted):
    """In both lists sentences and chips stand at the same distances; of the branch each step is a button."""
    measured = """(sections) => sections.map((section) =>
      [...section.querySelectorAll('li')].slice(2, 4).map((item) => {
        const box = item.getBoundingClientRect();
        const [words, chips] = ['span', '.cite'].map((one) => item.querySelector(one).getClientRects());
        return [words[0].top - box.top, words[0].left - box.left, chips[0].left - words[words.length - 1].right,
          box.height].map(Math.round);
      }))"""
    example, own = parted.locator(".branch section").evaluate_all(measured)
    assert example == own
    assert all(0 <= gap < 12 and height >= 44 for _, _, gap, height in own)
    step = parted.locator(".branch section").nth(1).locator("li").nth(2)
    button = step.get_by_role("button", name=step.locator("span").first.inner_text(), exact=True)
    button.click(position={"x": 60, "y": 20})  # on its words
    reads(parted.locator(".now"), step.locator("span").first.inner_text())


def test_a_chip_has_room_for_a_finger_and_takes_none_from_others(visit):
    """Around a chip 44 px high lead to it, except where another chip or a control stands."""
    bench = visit("en/sigilai/examples/several-reda/", **PHONE).bench("several-reda")
    bench.locator(".rests").evaluate("(one) => { one.open = true; }")
    missed = bench.locator(".now .cite, .rests .cite").evaluate_all("""(chips) => chips.flatMap((chip) => {
      chip.scrollIntoView({ block: 'center' });
      const { left, width, top } = chip.getBoundingClientRect();
      const root = chip.getRootNode();
      const at = (y) => root.elementFromPoint(left + width / 2, top + y);
      return [-8, 11, 33].map(at)
        .filter((one) => one !== chip && !one?.closest('button, select, input, summary, .cite'))
        .map((one) => `${chip.textContent} ${one?.outerHTML.slice(0, 60)}`);
    })""")
    assert missed == []
    covered = bench.locator(".lr").evaluate("""(frame) => [
      ...frame.querySelectorAll('button, select, summary, .cite'),
    ].filter((one) => {
      if (!one.checkVisibility() || one.disabled || one.closest('.shot')) return false;
      one.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = one.getClientRects()[0];
      const there = one.getRootNode().elementFromPoint(left + width / 2, top + height / 2);
      return there?.closest('.cite') && !one.contains(there);
    }).map((one) => one.outerHTML.slice(0, 80))""")
    assert covered == []


def test_in_siggil_the_cards_that_may_be_taken_are_listed_large_enough_for_a_finger(visit):
    """On a phone each card that may be taken stands under the siggil once more, 44 px wide, and is taken."""
    here = visit("en/siggil/play/", **PHONE)
    bench = here.bench("play-alone")
    cards = bench.locator(".own .cards button")
    cards.first.wait_for()
    assert sorted(cards.evaluate_all("all => all.map(one => one.dataset.k)")) == \
        sorted(bench.locator(".laid button.free").evaluate_all("all => all.map(one => one.dataset.card)"))
    assert cards.evaluate_all("all => all.every(one => one.offsetWidth >= 44 && one.offsetHeight >= 44)")
    name = cards.first.get_attribute("data-k")
    cards.first.click()
    bench.locator(f".laid button[data-card='{name}']").wait_for(state="detached", timeout=60_000)
    assert here.errors == []
