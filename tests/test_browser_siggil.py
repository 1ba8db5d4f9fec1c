"""What a person does with the tables of Siggil, in a real Chromium, in the three languages."""

from __future__ import annotations

import json
from urllib.parse import quote

import pytest

from engine.siggil import capture
from engine.siggil.cards import NUMBERED
from rulebook.bench import answer
from rulebook.narrate import answer_sentence
from rulebook.pages import plays
from rulebook.texts import LANGUAGES
from rulebook.words import words_of
from tests.browsing import HOME, answer_is, axe, reads

pytestmark = pytest.mark.browser


def trace_of(name, answers):
    """The trace that Python gives for a play of Siggil."""
    scene = plays.plays("siggil")[name]
    return json.loads(answer(json.dumps({
        "method": "run", "game": "siggil", "call": scene["call"], "rulings": scene["rulings"], "args": scene["args"],
        "answers": answers, **scene["play"]})))["trace"]


def until_a_capture():
    """The first answers of the visitor's own policy after which a spirit may be captured."""
    return next(trace for count in range(60) if (trace := trace_of("together", ["*"] * count))["pending"]
                and trace["pending"]["kind"] == "capture")


def rows(answers):
    """The rows of the siggil in which cards lie after so many answers of the visitor's own policy."""
    diffs = [event.get("diff", {}) for event in trace_of("together", answers)["events"]]
    return {y for _, _, y, _, _ in [diff["siggil"] for diff in diffs if "siggil" in diff][-1]}


def question(trace, lang):
    """What a trace leaves to be chosen, as a sentence."""
    pending = trace["pending"]
    return words_of(lang, "siggil").format(f"choice-{pending['kind']}", who=pending["who"], **pending["facts"])


def played(lang, visit, answers=(), **options):
    """The page of plays, the one against others with answers given, in a browser that moves nothing."""
    link = f"#scenario=play-together&v=1&answers={','.join(map(quote, answers))}" if answers else ""
    return visit(HOME[lang] + "siggil/play/" + link, reduced_motion="reduce", **options)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_covered_card_says_why_and_an_available_one_is_taken(visit, lang):
    """A covered card tells what Python says of it; an available one is taken, and the game goes on as in Python."""
    here = played(lang, visit)
    bench = here.bench("play-together")
    words = words_of(lang, "siggil")
    trace = trace_of("together", [])
    answer_is(bench, question(trace, lang))
    refusal = trace["pending"]["refusals"][0]
    bench.locator(f".laid button.covered[data-card='{refusal['option']}']").click(position={"x": 8, "y": 8})
    reads(bench.locator(".siggil > .why"), words.format(f"refusal-{refusal['reason']}", **refusal["facts"]))
    card = trace["pending"]["options"][0]
    bench.locator(f".laid button.free[data-card='{card}']").click()
    after = trace_of("together", [card])
    bench.locator(".status[data-source=live]").wait_for(timeout=30_000)
    answer_is(bench, question(after, lang))
    bench.locator(f".players .pile [data-card='{card}']").wait_for()
    taken = bench.locator(".laid .free").evaluate_all("cards => cards.map(card => card.dataset.card)")
    assert sorted(taken) == sorted(after["pending"]["options"])
    assert here.errors == []
    assert here.outside() == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_spirit_is_captured_and_before_that_what_is_missing_is_told(visit, lang):
    """Cards of the hand are chosen one after another: too few are refused in words, a set may be played, and is."""
    before = until_a_capture()
    option = next(one for one in before["pending"]["options"] if one != "skip")
    spirit, *cards = option.split("+")
    cards.sort(key=list(NUMBERED).index)
    here = played(lang, visit, before["answers"])
    bench = here.bench("play-together")
    answer_is(bench, question(before, lang))
    words = words_of(lang, "siggil")
    bench.locator(f".targets [data-k='{spirit}']").click()
    for card in cards[:-1]:
        bench.locator(f".own .cards [data-k='{card}']").click()
    few = answer_sentence(capture(spirit, cards[:-1], rulings="table"), lang)
    reads(bench.locator(".own .why"), few)
    bench.locator(f".own .cards [data-k='{cards[-1]}']").click()
    reads(bench.locator(".own .why"), words.format("event-allowed", spirit=spirit, cards=cards))
    bench.locator(".own .strong").click()
    after = trace_of("together", [*before["answers"], option])
    assert "captured" in [event["kind"] for event in after["events"][len(before["events"]):]]
    bench.locator(f".players .sets [data-card='{spirit}']").wait_for()
    answer_is(bench, question(after, lang))
    assert here.errors == []


def test_a_card_is_taken_by_keyboard_alone(visit):
    """Arrow keys go from card to card, also to covered ones, and Enter takes an available one."""
    here = played("en", visit)
    bench = here.bench("play-together")
    bench.locator(".laid button.free").first.focus()
    at = """() => {
        const { className, dataset } = document.querySelector("#scenario-play-together .lr-bench__host").shadowRoot
            .activeElement;
        return `${className} ${dataset.k}`;
    }"""
    first = here.page.evaluate(at)
    here.page.keyboard.press("ArrowUp")
    assert "covered" in here.page.evaluate(at)
    here.page.keyboard.press("ArrowDown")
    here.page.keyboard.press("ArrowRight")
    assert "free" in here.page.evaluate(at) != first
    here.page.keyboard.press("Enter")
    bench.locator(".status[data-source=live]").wait_for(timeout=30_000)
    bench.locator(".players .pile [data-card]").first.wait_for()


def test_another_game_alone_is_begun_with_another_grade_and_layout(visit):
    """Grade, layout and seed may be chosen: the cards that lie open are those of Python's deal."""
    here = played("en", visit)
    bench = here.bench("play-alone")
    bench.locator(".renew select").nth(0).select_option("River")
    bench.locator(".renew select").nth(1).select_option("advanced")
    bench.locator(".renew input").fill("7")
    bench.locator(".renew input").press("Enter")
    bench.locator(".status[data-source=live]").wait_for(timeout=30_000)
    scene = plays.plays("siggil")["alone"]
    trace = json.loads(answer(json.dumps({
        "method": "run", "game": "siggil", "call": "solo", "rulings": "table", "seat": "player", "seed": 7,
        "args": {**scene["args"], "layout": "River", "grade": "advanced"}})))["trace"]
    bench.locator(f".laid .free[data-card='{trace['pending']['options'][0]}']").wait_for()
    shown = bench.locator(".laid .free").evaluate_all("cards => cards.map(card => card.dataset.card)")
    assert sorted(shown) == sorted(trace["pending"]["options"])
    assert here.errors == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_capture_helper_says_what_is_missing(visit, lang):
    """A card taken away leaves too few, as Python words it; the whole hand is searched for sets of each
    spirit, and what each lacks is counted; more cards and more players change that.
    """
    here = visit(HOME[lang] + "siggil/capture/")
    bench = here.bench("three-turtles-or-three-fours")
    bench.locator("[data-k='cards-Vėžlys 5']").click()
    answer_is(bench, answer_sentence(capture("Vėžlys*", ["Vėžlys 1", "Vėžlys 2"]), lang))
    bench.locator(".every summary").click()
    words = words_of(lang, "siggil")
    first = bench.locator(".every li").first
    reads(first, words.format("ui-reach-family", trait="Vėžlys", missing=1))
    reads(first, words.format("ui-reach-number", trait=4, missing=3))
    reads(bench.locator(".every li").nth(1), words.format("ui-reach-number-open"))
    bench.locator("[data-k='add-cards']").click()
    bench.locator("[data-k='new-Vėžlys 7']").click()
    answer_is(bench, answer_sentence(capture("Vėžlys*", ["Vėžlys 1", "Vėžlys 2", "Vėžlys 7"]), lang))
    reads(first, words.format("ui-reach-enough", needed=3))
    bench.locator("[data-k='players-4']").click()
    answer_is(bench, answer_sentence(capture("Vėžlys*", ["Vėžlys 1", "Vėžlys 2", "Vėžlys 7"], players=4), lang))
    reads(first, words.format("ui-reach-enough", needed=2))
    assert here.errors == []


def test_the_picture_is_as_high_as_what_is_left_of_the_siggil(visit):
    """When the lowest row is gone the siggil's picture is lower, and no card hangs out of it."""
    answers = ["*"]
    while len(rows(answers)) == len(rows([])):
        answers.append("*")
    here = played("en", visit)
    whole = here.bench("play-together").locator(".laid").bounding_box()
    here = played("en", visit, answers)
    bench = here.bench("play-together")
    answer_is(bench, question(trace_of("together", answers), "en"))
    laid = bench.locator(".laid").bounding_box()
    assert laid["height"] < whole["height"]
    cards = [card.bounding_box() for card in bench.locator(".laid > *").all()]
    assert min(card["y"] for card in cards) == pytest.approx(laid["y"], abs=2)
    assert max(card["y"] + card["height"] for card in cards) == pytest.approx(laid["y"] + laid["height"], abs=2)


@pytest.mark.parametrize("layout", ["Pass", "Turtle"])
def test_a_phone_shows_the_whole_siggil(visit, layout):
    """At 360 pixels the siggil needs no scrolling aside, and each of its cards is wide enough for a finger."""
    here = visit(f"{HOME['en']}siggil/play/#scenario=play-alone&v=1&layout={layout}",
                 viewport={"width": 360, "height": 740})
    bench = here.bench("play-alone")
    rows = bench.locator(".siggil-rows")
    assert rows.evaluate("one => one.scrollWidth - one.clientWidth") <= 0
    assert bench.locator(".laid .free").first.bounding_box()["width"] >= 24


@pytest.mark.parametrize(("lang", "scheme", "width"), [("lt", "light", 320), ("lv", "dark", 768), ("en", "dark", 1280)])
def test_a_table_fits_and_axe_finds_nothing(visit, lang, scheme, width):
    """While a spirit may be captured, nothing is cut off at any width, and axe finds no violation."""
    here = played(lang, visit, until_a_capture()["answers"], color_scheme=scheme,
                  viewport={"width": width, "height": 900})
    bench = here.bench("play-together")
    bench.locator(".own .targets").wait_for(timeout=30_000)
    bench.locator(".own .cards button").first.click()
    here.bench("play-alone")
    assert here.page.evaluate("document.documentElement.scrollWidth") <= width
    wide = bench.locator(".lr").evaluate(
        "(lr, width) => [...lr.querySelectorAll('.table > *, .ask, .renew')].filter(one => "
        "one.getBoundingClientRect().right > width).map(one => one.className)", width)
    assert wide == []
    assert axe(here.page) == []
    here.page.goto(here.server + HOME[lang] + "siggil/")
    here.bench("three-turtles-or-three-fours")
    assert here.page.evaluate("document.documentElement.scrollWidth") <= width
    assert axe(here.page) == []
