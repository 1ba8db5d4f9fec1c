"""What a person does with the tables of New Eleusis, in a real Chromium, in the three languages."""

from __future__ import annotations

import json
import re
from urllib.parse import quote

import pytest

from engine.eleusis.secret import rule
from rulebook.bench import answer
from rulebook.pages import plays
from rulebook.secret_words import describe
from rulebook.texts import LANGUAGES
from rulebook.words import words_of
from tests.browsing import HOME, answer_is, axe, reads

pytestmark = pytest.mark.browser


def played(lang, visit, **options):
    """The play page of a language, its cards moved at once."""
    return visit(HOME[lang] + "eleusis/play/" + options.pop("link", ""), reduced_motion="reduce", **options)


def asked_of_python(play, answers, **changes):
    """The trace that Python gives for a play of New Eleusis."""
    scene = plays.plays("eleusis")[play]
    drawn = {**scene["play"], **changes}
    return json.loads(answer(json.dumps({
        "method": "run", "game": "eleusis", "call": "round", "rulings": "table", "seat": drawn["seat"],
        "policies": drawn["policies"], "seed": drawn["seed"], "answers": [*scene.get("answers", []), *answers],
        "args": plays.drawn("eleusis", scene["args"], drawn)})))["trace"]


def question(trace, lang):
    """What a trace leaves to be chosen, as a sentence."""
    pending = trace["pending"]
    return words_of(lang, "eleusis").format(f"choice-{pending['kind']}", who=pending["who"], **pending["facts"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_scientist_plays_a_card_becomes_the_prophet_and_judges(visit, lang):
    """A card clicked and played, then the Prophet's office, then a call: each asks what Python asks next."""
    here = played(lang, visit)
    bench = here.bench("play-scientist")
    words = words_of(lang, "eleusis")
    answer_is(bench, question(asked_of_python("scientist", []), lang))
    card = bench.locator(".own .cards button").first
    card.click()
    deed = f"play {''.join(card.locator('b, .suit').all_text_contents())}"
    reads(bench.locator(".own .strong"), words.option(deed))
    bench.locator(".own .strong").click()
    answers = [deed]
    for label in ("prophet", "right"):
        answer_is(bench, question(asked_of_python("scientist", answers), lang))
        bench.locator(".ask .options").get_by_role("button", name=words.option(label), exact=True).click()
        answers.append(label)
    trace = asked_of_python("scientist", answers)
    answer_is(bench, question(trace, lang))
    called = next(event for event in trace["events"] if event["kind"] == "called")
    assert called["facts"] == {"player": "Ana", "call": "right"}
    bench.locator(".bar .square").first.click()
    answer_is(bench, question(asked_of_python("scientist", answers[:-1]), lang))
    assert here.errors == []
    assert here.outside() == []


def test_cards_are_played_by_keyboard_alone(visit):
    """Arrow keys go from card to card, the space bar takes one, and Enter on the button plays it."""
    here = played("en", visit)
    bench = here.bench("play-scientist")
    cards = bench.locator(".own .cards button")
    cards.first.focus()
    for key in ("ArrowRight", "ArrowRight", "Space"):
        here.page.keyboard.press(key)
    assert [one.get_attribute("aria-pressed") for one in cards.all()[:4]] == ["false", "false", "true", "false"]
    bench.locator(".own .strong").press("Enter")
    answer_is(bench, "Does Ana become the Prophet?")
    bench.locator(".ask button[data-k=decline]").press("Enter")
    answer_is(bench, "What does Ana play?")
    assert bench.locator(".own .cards button:focus").count() == 1
    reads(bench.locator(".own .came"), "Wrong")


def test_a_name_at_the_table_stands_apart_from_its_badges(visit):
    """The badges of a player stand beside the name and do not touch it."""
    here = visit("en/eleusis/examples/#scenario=one-card")
    place = here.bench("one-card").locator(".place:has(.badge)").first
    name, badge = (place.locator(part).first.bounding_box() for part in (".name", ".badge"))
    assert name["x"] + name["width"] + 3 <= badge["x"]


def test_the_sum_of_the_sheet_stays_in_sight_on_a_phone(visit):
    """However wide the sheet is, every player's sum lies within its box."""
    here = visit("en/eleusis/examples/#scenario=points-with-true-prophet", viewport={"width": 320, "height": 640})
    box = here.bench("points-with-true-prophet").locator(".counted")
    edge = box.bounding_box()
    sums = [one.bounding_box() for one in box.locator(".sum").all()]
    assert len(sums) == 6
    assert all(one["x"] + one["width"] <= edge["x"] + edge["width"] + 1 for one in sums)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_too_long_a_string_is_refused_with_its_clause(visit, lang):
    """Five cards at once are no string: the hand stays, and the rule that says so is told."""
    here = played(lang, visit)
    bench = here.bench("play-scientist")
    for card in bench.locator(".own .cards button").all()[:5]:
        card.click()
    bench.locator(".own .strong").click()
    reads(bench.locator(".refused"), words_of(lang, "eleusis").format("refusal-string-length", low=2, high=4, count=5))
    assert bench.locator(".refused .cite").count() == 1
    assert bench.locator(".own .cards button").count() == 14


def test_a_sealed_link_gives_everybody_the_same_puzzle(visit):
    """A link made in English opens in Latvian with the same rule, unread, and the same hand for whoever follows it."""
    here = played("en", visit)
    bench = here.bench("play-scientist")
    bench.locator(".maker summary").click()
    text = "or(is_royal(current), equal(color(current), color(previous)))"
    bench.locator(".maker input").fill(text)
    bench.locator(".maker form .strong").click()
    link = bench.locator(".made input").input_value(timeout=30_000)
    assert "#scenario=play-scientist&v=1&" in link
    assert "&rule=sealed" in link
    assert "is_royal" not in link
    reads(bench.locator(".maker"), "no cipher")
    hands = []
    for lang in ("lv", "lv", "lt"):
        other = played(lang, visit, link=link[link.index("#"):])
        puzzle = other.bench("play-scientist")
        reads(puzzle.locator(".puzzle"), words_of(lang, "eleusis").format("ui-puzzle"))
        puzzle.locator(".status[data-source=live]").wait_for(timeout=30_000)
        hands.append(puzzle.locator(".own .cards button").all_text_contents())
        puzzle.locator(".reveal summary").click()
        reads(puzzle.locator(".revealed code").first, text)
        assert other.errors == []
    assert hands[0] == hands[1] == hands[2]
    assert len(hands[0]) >= 14


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_link_of_another_catalogue_is_told(visit, lang):
    """A link that was drawn from another catalogue may not mean the rule that is drawn now, and says so."""
    here = played(lang, visit, link="#scenario=play-scientist&v=1&seed=7&level=2&catalogue=other")
    reads(here.bench("play-scientist").locator(".ignored"), words_of(lang, "eleusis").format("ui-link-catalogue"))
    assert here.errors == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_a_card_was_right_is_told_in_sentences(visit, lang):
    """The revealed rule and what came of each condition stand there as Python words them, with no notation."""
    text = "or(is_royal(current), equal(color(current), color(previous)))"
    here = played(lang, visit, link=f"#scenario=play-scientist&v=1&rule={quote(text)}")
    bench = here.bench("play-scientist")
    bench.locator(".status[data-source=live]").wait_for(timeout=30_000)
    bench.locator(".own .cards button").first.click()
    bench.locator(".own .strong").click()
    bench.locator(".reveal summary").click()
    bench.locator(".revealed [data-k^=why-]").first.click()
    reads(bench.locator(".revealed .in-words"), describe(rule(text), lang).splitlines()[-1].strip())
    reads(bench.locator(".revealed .why li").first, words_of(lang, "eleusis").format("secret-any"))
    assert not re.search(r"\w\(", bench.locator(".revealed .why").inner_text())
    assert bench.locator(".revealed .why :is(.yes, .no)").count() >= 2
    assert here.errors == []


@pytest.mark.parametrize(("seed", "level"), [(7, 3), (123456, 5), (999999, 1)])
def test_the_page_draws_the_rule_that_python_draws(visit, seed, level):
    """For a seed and a level the page's script and the site's builder draw the same rule of the catalogue."""
    here = played("en", visit, link=f"#scenario=play-scientist&v=1&seed={seed}&level={level}")
    bench = here.bench("play-scientist")
    bench.locator(".status[data-source=live]").wait_for(timeout=30_000)
    bench.locator(".reveal summary").click()
    reads(bench.locator(".revealed code").first, plays.drawn("eleusis", {}, {"seed": seed, "level": level})["rule"])
    assert bench.locator(".ignored").is_hidden()


def test_god_plays_a_rule_of_ones_own_and_sees_which_rules_still_fit(visit):
    """A rule with a mistake is told with its place; a right one is played, and the rules that fit are Python's."""
    here = played("en", visit)
    bench = here.page.locator("#scenario-play-god")
    bench.scroll_into_view_if_needed()
    field = bench.locator(".author input")
    field.fill("equal(color(current), color(previus))")
    bench.locator(".author .strong").click()
    reads(bench.locator(".problems"), "previus")
    reads(bench.locator(".problems"), "Column 29")
    assert bench.locator(".problems").bounding_box()["y"] > 0
    field.fill("even(current)")
    bench.locator(".author .strong").click()
    reads(bench.locator(".secret code"), "even(current)")
    bench.locator(".transport .last").click()
    bench.locator(".fits summary").click()
    line = [card.strip() for card in bench.locator(".line > li > .playing").all_text_contents()]
    reads(bench.locator(".fits"), " of 46.")
    assert len(line) > 1
    bench.locator(".transport .first").click()
    reads(bench.locator(".fits"), "46 of 46.")
    assert here.errors == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_a_play_page_with_everything_open(visit, lang, scheme):
    """Axe finds no violation where a card was played, the rule is shown with a reason, and all lists are open."""
    here = played(lang, visit, color_scheme=scheme)
    bench = here.bench("play-scientist")
    bench.locator(".own .cards button").first.click()
    bench.locator(".own .strong").click()
    bench.locator(".status[data-source=live]").wait_for(timeout=30_000)
    for summary in bench.locator(".lr > details > summary:visible").all():
        summary.click()
    bench.locator(".revealed .cards button").first.click(timeout=30_000)
    bench.locator(".revealed .why li").first.wait_for(timeout=30_000)
    bench.locator(".ask .options button").first.click()
    bench.locator(".own .cards button").first.click(timeout=30_000)
    for name in ("prophet", "god"):
        here.page.locator(f"#scenario-play-{name}").scroll_into_view_if_needed()
        here.page.locator(f"#scenario-play-{name} .table").wait_for()
    assert axe(here.page) == []


def test_a_round_played_to_its_end_fits_a_phone(visit):
    """At 320 pixels nothing is cut off: neither the hand, nor the points and the rule at the end of the round."""
    here = played("lt", visit, viewport={"width": 320, "height": 700})
    bench = here.bench("play-scientist")
    for _ in range(200):
        here.page.wait_for_function("() => [...document.querySelectorAll('.lr-bench__host')].every(host => "
                                    "host.shadowRoot.querySelector('.lr').ariaBusy !== 'true')", timeout=30_000)
        if bench.locator(".own").count():
            bench.locator(".own .cards button").first.click()
            bench.locator(".own .strong").click()
        elif bench.locator(".ask .options button").count():
            bench.locator(".ask .options button").first.click()
        else:
            break
        assert here.page.evaluate("document.documentElement.scrollWidth") <= 320
    bench.locator(".own-score").wait_for()
    assert bench.locator(".sheet tbody tr").count() == 5
    wide = bench.locator(".lr").evaluate("lr => [...lr.querySelectorAll('.table > *, .ask, .reveal')].filter(one => "
                                         "one.getBoundingClientRect().right > 320).map(one => one.className)")
    assert wide == []
    assert here.errors == []
