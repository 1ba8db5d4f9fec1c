"""Readings on a bench, and a visitor's own table: kept, in force everywhere, labelled, shared and printed."""

from __future__ import annotations

import json
import re
from urllib.parse import urlsplit

import pytest

from engine import siggil
from engine.sigilai import LAWBOOK, trick
from rulebook import narrate
from rulebook.bench import GAMES
from rulebook.narrate import answer_sentence
from rulebook.texts import LANGUAGES
from rulebook.words import words_of
from tests.browsing import HOME, answer_is, axe, reads

pytestmark = pytest.mark.browser

LAID = {"Ruduo": "MEDIS", "Žiema": "RAGANA", "Pavasaris": "GILTINĖ", "Vasara": "LAUMĖ"}
CHAOS, WINS = (trick(**LAID, rulings={"lone_leader": reading}) for reading in ("chaos", "wins"))


def reading(lang, name, question="lone_leader"):
    """A reading in the reader's words."""
    return narrate.reading("sigilai", question, name, lang)


def kept(page, game="sigilai"):
    """The readings that the browser keeps."""
    return page.evaluate(f"JSON.parse(localStorage.getItem('living-rules/table-{game}'))")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_other_reading_says_who_says_so_and_what_it_changes(visit, lang):
    """A decisive question stands open: each reading with its grounds and outcome; the switch changes the answer."""
    words = words_of(lang, "sigilai")
    here = visit(HOME[lang] + "sigilai/questions/")
    bench = here.bench("question-lone-leader")
    answer_is(bench, answer_sentence(CHAOS, lang))
    assert bench.locator(".rests").get_attribute("open") is not None
    question = bench.locator(".question", has_text=narrate.question("sigilai", "lone_leader", lang))
    options = question.locator(".readings > li")
    for option, one in zip(options.all(), LAWBOOK.questions["lone_leader"].readings, strict=True):
        assert words.format(f"grounds-{one.grounds.who}") in option.locator(".grounds").text_content()
    then = words.format("ui-reading-then", answer=answer_sentence(WINS, lang))
    assert options.nth(1).locator(".follows").text_content() == then
    options.nth(1).locator("button").first.click()
    answer_is(bench, answer_sentence(WINS, lang))
    reads(bench.locator(".changed .before"), answer_sentence(CHAOS, lang))
    bench.locator(".changed button").click()
    answer_is(bench, answer_sentence(CHAOS, lang))
    assert here.errors == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reading_kept_for_my_table_is_in_force_elsewhere_and_one_tap_from_printed(visit, lang):
    """Kept on one bench, a reading is in force after a reload, with a label and a way to the printed one and back."""
    words = words_of(lang, "sigilai")
    here = visit(HOME[lang] + "sigilai/questions/")
    bench = here.bench("question-lone-leader")
    bench.get_by_role("button", name=f"{words.format('ui-house-keep')}: {reading(lang, 'wins')}", exact=True).click()
    answer_is(bench, answer_sentence(WINS, lang))
    assert kept(here.page) == {"lone_leader": "wins"}
    here.page.goto(here.server + HOME[lang] + "sigilai/examples/")
    here.page.goto(here.server + HOME[lang] + "sigilai/questions/")
    bench = here.bench("question-lone-leader")
    answer_is(bench, answer_sentence(WINS, lang))
    assert bench.locator(".changed").is_hidden()
    label = bench.locator(".house")
    assert reading(lang, "wins") in label.text_content()
    label.get_by_role("button", name=words.format("ui-house-printed")).click()
    answer_is(bench, answer_sentence(CHAOS, lang))
    assert words.format("ui-house-otherwise") in label.text_content()
    label.get_by_role("button", name=words.format("ui-house-back")).click()
    answer_is(bench, answer_sentence(WINS, lang))
    assert here.errors == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_of_my_table_keeps_every_question_and_prints_one_list(visit, lang):
    """Every question has its readings and grounds; what is chosen is kept, can be taken back, and fills one sheet."""
    words = words_of(lang, "sigilai")
    here = visit(HOME[lang] + "sigilai/table/")
    table = here.page.locator("figure[data-tool=table]")
    questions = table.locator(".questions > li")
    questions.first.wait_for(timeout=10_000)
    assert questions.count() == len(LAWBOOK.questions)
    one = table.get_by_role("group", name=narrate.question("sigilai", "lone_leader", lang))
    one.get_by_role("button", name=reading(lang, "wins")).click()
    reads(table.locator(".answer"), words.format("ui-table-count", count=1))
    assert kept(here.page) == {"lone_leader": "wins"}
    assert urlsplit(here.page.url).fragment == "tool=table&v=1&lone_leader=wins"
    here.page.emulate_media(media="print")
    assert one.get_by_role("button").count() == 1
    assert table.locator(".address").inner_text() == here.page.url
    assert questions.filter(visible=True).count() == 1
    assert len(re.findall(rb"/Type\s*/Page\b", here.page.pdf(format="A4"))) == 1
    here.page.emulate_media(media="screen")
    table.get_by_role("button", name=words.format("ui-undo")).click()
    reads(table.locator(".answer"), words.format("ui-table-count", count=0))
    assert kept(here.page) is None
    assert here.errors == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_link_brings_another_table_which_is_taken_over_only_when_asked(visit, lang):
    """The readings of a link are shown; mine stay until I take the others, and nonsense in the link is left out."""
    words = words_of(lang, "sigilai")
    here = visit(HOME[lang] + "sigilai/table/#tool=table&v=1&lone_leader=wins&spoils=%3Cb%3E")
    table = here.page.locator("figure[data-tool=table]")
    offer = table.locator(".offer")
    offer.wait_for(timeout=10_000)
    assert reading(lang, "wins") in offer.text_content()
    assert kept(here.page) is None
    assert table.locator(".ignored").is_visible()
    offer.get_by_role("button", name=words.format("ui-table-take")).click()
    offer.wait_for(state="hidden")
    assert kept(here.page) == {"lone_leader": "wins"}
    assert here.errors == []


def lay(frame, cards):
    """State the cards that lie on a real table."""
    for seat, card in cards.items():
        frame.locator(f"[data-k='{seat}']").select_option(card)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_at_the_table_what_is_settled_is_told_before_more_is_asked(visit, lang):
    """That GAUSA closes the trick is the answer; how many cards Mara holds matters only for what is taken."""
    here = visit(HOME[lang] + "sigilai/now/")
    frame = here.page.locator(".lr.now")
    lay(frame, {"Ruduo": "GAUSA", "Žiema": "LAIMA", "Pavasaris": "MEDIS", "Vasara": "SAULĖ"})
    words = words_of(lang, "sigilai")
    reads(frame.locator(".answer"), words.format("event-closed", card="GAUSA"))
    assert frame.locator(".asked [role=group]").count() == 1
    frame.locator(".asked button").first.click()
    reads(frame.locator(".answer"), words.format("answer-closed", plane="Forma", fired="GAUSA", winner=None))
    assert here.errors == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_my_table_is_in_force_on_the_page_at_the_table(visit, lang):
    """What is printed is baked, what my table reads comes from Python: each is one tap from the other, and the link
    brings it to another table.
    """
    words = words_of(lang, "sigilai")
    laid = {"Ruduo": "MEDIS", "Žiema": "?Lemties", "Pavasaris": "?Lemties", "Vasara": "?Lemties"}
    chaos, wins = (answer_sentence(trick(**laid, unstated="ask", rulings={"lone_leader": one}), lang)
                   for one in ("chaos", "wins"))
    here = visit(HOME[lang] + "sigilai/now/")
    here.page.evaluate("localStorage.setItem('living-rules/table-sigilai', '{\"lone_leader\":\"wins\"}')")
    here.page.reload()
    frame = here.page.locator(".lr.now")
    lay(frame, laid)
    label = frame.locator(".house")
    reads(label, reading(lang, "wins"))
    assert words.format("ui-house") in label.inner_text()
    reads(frame.locator(".answer"), wins)
    assert frame.locator(".status").get_attribute("data-source") == "live"
    assert "readings.lone_leader=wins" in here.page.url
    other = visit(f"{HOME[lang]}sigilai/now/#{urlsplit(here.page.url).fragment}")
    reads(other.page.locator(".lr.now .house"), words.format("ui-house-brought"))
    reads(other.page.locator(".lr.now .answer"), wins)
    label.get_by_role("button", name=words.format("ui-house-printed")).click()
    reads(frame.locator(".answer"), chaos)
    assert words.format("ui-house-otherwise") in label.inner_text()
    assert frame.locator(".status").is_hidden()
    label.get_by_role("button", name=words.format("ui-house-back")).click()
    reads(frame.locator(".answer"), wins)
    assert here.errors == other.errors == []


def test_my_table_is_in_force_in_the_other_tools(visit):
    """Siggil's answers are baked by each reading; the score keeper and God's helper go by mine, and say so."""
    here = visit("en/siggil/now/")
    store = "([game, text]) => localStorage.setItem('living-rules/table-' + game, text)"
    steal = siggil.LAWBOOK.questions["steal_size"]
    other = next(one for one in steal.names if one != steal.printed)
    here.page.evaluate(store, ["siggil", f'{{"steal_size":"{other}"}}'])
    here.page.evaluate(store, ["domino", '{"accident_round_counts":"replayed"}'])
    here.page.evaluate(store, ["eleusis", '{"first_player":"left_of_god"}'])
    here.page.reload()
    now = here.page.locator(".lr.now")
    for name, count in {"spirit": "2", "own": "3", "number": "1"}.items():
        now.locator(f"[data-k={name}]").select_option(count)
    reads(now.locator(".house"), narrate.reading("siggil", "steal_size", other, "en"))
    reads(now.locator(".answer"), "Yes.")
    assert now.locator(".status").is_hidden()
    now.locator(".house button").click()
    reads(now.locator(".answer"), "No.")
    here.page.goto(here.server + "en/domino/score/")
    score = here.page.locator(".lr.score")
    score.locator("[data-k='accident Player 2']").evaluate("button => button.click()")
    reads(score.locator(".house"), narrate.reading("domino", "accident_round_counts", "replayed", "en"))
    score.locator(".status[data-source=live]").wait_for(state="attached", timeout=60_000)
    score.locator(".house button").click()
    reads(score.locator(".house"), "At my table it is read otherwise")
    score.locator(".status[data-source=recorded]").wait_for(state="attached", timeout=60_000)
    here.page.goto(here.server + "en/eleusis/god/")
    god = here.page.locator(".lr.god")
    god.locator("form [data-card='8♥']").click()
    god.locator("[data-k=start]").click()
    label = god.locator(".house")
    reads(label, narrate.reading("eleusis", "first_player", "left_of_god", "en"))
    label.get_by_role("button", name="As proposed here").click()
    reads(label, "At my table it is read otherwise")
    assert here.errors == []


def test_what_was_kept_and_is_no_reading_is_left_out(visit):
    """Damaged, foreign or hostile readings in the browser's store change no bench and raise nothing."""
    for text in ('{"lone_leader":"<b>","no_such":"wins","__proto__":"x"}', "[1]", '"x"', "{"):
        here = visit("en/sigilai/")
        here.page.evaluate("text => localStorage.setItem('living-rules/table-sigilai', text)", text)
        here.page.goto(here.server + "en/sigilai/questions/")
        bench = here.bench("question-lone-leader")
        answer_is(bench, answer_sentence(CHAOS, "en"))
        assert bench.locator(".house").is_hidden()
        assert here.errors == []


@pytest.mark.parametrize("damage", [{"house": "gone"}, {"house": None}, {"house": {"lone_leader": 1}}, {"past": [2]},
                                    {"future": "x"}, {"link": 3}])
def test_what_was_left_and_is_not_whole_is_left_out(visit, damage):
    """A bench whose kept state lacks a part, or has it wrong, stands as my table reads it and raises nothing."""
    here = visit("en/sigilai/questions/")
    bench = here.bench("question-lone-leader")
    question = bench.locator(".question", has_text=narrate.question("sigilai", "lone_leader", "en"))
    question.locator(".readings > li").nth(1).locator("button").first.click()
    answer_is(bench, answer_sentence(WINS, "en"))
    [[key, one]] = json.loads(here.page.evaluate("sessionStorage.getItem('living-rules/benches')"))
    one = {name: value for name, value in (one | damage).items() if value != "gone"}
    here.page.goto(here.server + "en/")
    here.page.evaluate("""text => {
        sessionStorage.setItem('living-rules/benches', text);
        localStorage.setItem('living-rules/table-sigilai', '{"lone_leader":"wins"}');
    }""", json.dumps([None, "x", [key, one]]))
    here.page.goto(here.server + "en/sigilai/questions/")
    bench = here.bench("question-lone-leader")
    answer_is(bench, answer_sentence(WINS, "en"))
    assert bench.locator(".changed").is_hidden()
    assert here.errors == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_page_of_my_table(visit, game, scheme):
    """Axe finds no violation on the page of readings, in light and dark."""
    here = visit(f"en/{game}/table/", color_scheme=scheme)
    here.page.locator(".questions > li").first.wait_for(timeout=10_000)
    assert axe(here.page) == []
