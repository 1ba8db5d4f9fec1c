"""What if: another choice at any step, beside the example; taken back and brought again; never lost."""

from __future__ import annotations

import pytest

from engine.sigilai import trick
from rulebook import narrate
from rulebook.narrate import answer_sentence
from rulebook.scenario import SCENARIOS, hold, load
from rulebook.texts import LANGUAGES
from rulebook.words import words_of
from tests.browsing import HOME, answer_is, axe, reads

pytestmark = pytest.mark.browser

STOKA = hold(load(SCENARIOS / "sigilai" / "stoka.md")).shown


def other_choice(bench, step):
    """Go to a step by the slider and ask what if something else had been chosen there."""
    bench.locator("input[type=range]").first.evaluate(
        "(slider, step) => { slider.value = step; slider.dispatchEvent(new Event('input', {bubbles: true})); }", step)
    bench.locator(".fork button").click()
    bench.locator(".ask").wait_for()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_at_an_earlier_step_another_card_is_given_and_the_branch_stands_beside_the_example(visit, lang):
    """STOKA: at the second gift the choice is asked again without Python; another card parts from the example there."""
    words = words_of(lang, "sigilai")
    here = visit(HOME[lang] + "sigilai/examples/")
    bench = here.bench("stoka")
    answer_is(bench, answer_sentence(STOKA, lang))
    second = [event.kind for event in STOKA.events].index("gave_up") + 2
    other_choice(bench, second)
    assert bench.locator(".status").get_attribute("data-source") == "recorded"
    assert not any("/assets/py/" in url for url in here.requests)
    options = bench.locator(".ask .options button")
    chosen = [answer.text for answer in STOKA.trace.answers]
    told = [words.option(option) for option in chosen]
    other = next(text for text in options.all_text_contents() if text not in told)
    options.get_by_text(other, exact=True).click() if options.count() == 0 else \
        bench.locator(".ask").get_by_role("button", name=other, exact=True).click()
    bench.locator(".branch .columns section").nth(1).wait_for(timeout=30_000)
    columns = bench.locator(".branch .columns section")
    assert columns.nth(0).locator("h4").text_content() == words.format("ui-branch-example")
    assert columns.nth(1).locator("h4").text_content() == words.format("ui-branch-own")
    assert columns.nth(0).locator("li").first.inner_text() != columns.nth(1).locator("li").first.inner_text()
    assert all(item.locator(".cite").count() for item in columns.locator("li").all())
    back = bench.locator(".changed button")
    here.page.mouse.wheel(0, 400)
    assert back.is_visible()
    back.click()
    answer_is(bench, answer_sentence(STOKA, lang))
    assert bench.locator(".branch").is_hidden()
    assert here.errors == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_move_of_a_round_of_eleusis_can_be_another(visit, lang):
    """At the first move, whose player the set-up does not name, another card is chosen, and the branch stands."""
    here = visit(HOME[lang] + "eleusis/examples/")
    bench = here.bench("one-card")
    other_choice(bench, 2)
    assert bench.locator(".status").get_attribute("data-source") == "recorded"
    shown = hold(load(SCENARIOS / "eleusis" / "one-card.md")).shown
    card = shown.hands["Ana"][0]
    bench.locator(f".ask [data-k='play {card}']").click()
    reads(bench.locator(".branch .columns section").nth(1), card)
    assert here.errors == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_answer_may_be_written_and_is_taken_or_refused_with_its_clause(visit, lang):
    """Written instead of tapped, an illegal answer is told why not, and a legal one is taken; also by key alone."""
    here = visit(HOME[lang] + "eleusis/examples/")
    bench = here.bench("one-card")
    other_choice(bench, 2)
    bench.locator(".why-not summary").click()
    written = bench.locator("[data-k=typed]")
    written.fill("play 7♣")
    written.press("Enter")
    bench.locator(".why .cite").first.wait_for(timeout=30_000)
    assert "7♣" in bench.locator(".why").inner_text()
    written.fill("play K♣")
    written.press("Enter")
    reads(bench.locator(".branch .columns section").nth(1), "K♣")
    assert here.errors == []


def test_everything_can_be_taken_back_and_brought_again(visit):
    """Twelve changes are undone one by one down to the example, and redone one by one up to the last."""
    here = visit("en/sigilai/")
    bench = here.bench("worked-trick")
    first = bench.locator(".answer").first.text_content()
    cards = ["DULKĖ", "RASA", "ŽEMĖ", "KAUKAS", "LAUMĖ", "GILTINĖ"] * 2
    answers = [first]
    for card in cards:
        bench.locator("select").nth(2).select_option(f"v{card}")
        bench.locator(".status[data-source=recorded]").wait_for()
        answers.append(bench.locator(".answer").first.text_content())
    for answer in reversed(answers[:-1]):
        bench.get_by_role("button", name="Undo").click()
        answer_is(bench, answer)
    assert bench.locator(".changed").is_hidden()
    for answer in answers[1:]:
        bench.get_by_role("button", name="Redo").click()
        answer_is(bench, answer)
    assert here.errors == []


def test_nothing_is_lost_on_another_page_in_another_language_or_after_a_reload(visit):
    """Two changed benches are found as they were left, in Latvian too, and their changes can be taken back."""
    here = visit("en/sigilai/")
    bench = here.bench("worked-trick")
    bench.locator("select").nth(2).select_option("vDULKĖ")
    answer_is(bench, "Summer wins the trick.")
    bench.locator("select").nth(2).select_option("vŽEMĖ")
    other = here.bench("several-reda")
    other.locator("select").nth(3).select_option("vSAULĖ")
    other.locator(".changed").wait_for()
    said = other.locator(".answer").first.text_content()
    here.page.get_by_role("link", name="Open questions").first.click()
    here.page.locator("#scenario-question-lone-leader").wait_for(state="attached")
    here.page.go_back()
    answer_is(here.bench("several-reda"), said)
    here.page.goto(here.server + "lv/sigilai/")
    bench = here.bench("worked-trick")
    bench.locator(".changed").wait_for()
    words = words_of("lv", "sigilai")
    bench.get_by_role("button", name=words.format("ui-undo")).click()
    laid = {"Ruduo": "MEDIS", "Žiema": "RAGANA", "Pavasaris": "DULKĖ", "Vasara": "SAULĖ"}
    answer_is(bench, answer_sentence(trick(**laid), "lv"))
    bench.get_by_role("button", name=words.format("ui-undo")).click()
    assert bench.locator(".changed").is_hidden()
    here.page.reload()
    bench = here.bench("worked-trick")
    bench.get_by_role("button", name=words.format("ui-redo")).click()
    answer_is(bench, answer_sentence(trick(**laid), "lv"))
    assert here.errors == []


@pytest.mark.parametrize("kept", [
    "{", "[1]", '[["sigilai/worked-trick",{"link":"scenario=worked-trick&v=1&Ruduo=<b>","past":["x"],"future":[1]}]]',
    '[["sigilai/worked-trick",{"link":"x","past":["scenario=worked-trick&v=9&answers=<script>"],"future":[]}]]'])
def test_damaged_memories_of_a_visit_change_nothing(visit, kept):
    """What the browser kept of a visit is read like a link: nonsense leaves the example as it is."""
    here = visit("en/")
    here.page.evaluate("text => sessionStorage.setItem('living-rules/benches', text)", kept)
    here.page.goto(here.server + "en/sigilai/")
    bench = here.bench("worked-trick")
    answer_is(bench, "Spring wins the trick.")
    assert bench.locator(".changed").is_hidden()
    assert here.errors == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_other_card_can_be_asked_about_by_key_and_touch(visit, lang):
    """Why not? By Enter on its button and by a tap the refusal of a card comes with its clause, as Python gives it."""
    words = words_of(lang, "sigilai")
    here = visit(HOME[lang] + "sigilai/clauses/", has_touch=True)
    bench = here.bench("lay-from-your-hand")
    result = hold(load(SCENARIOS / "sigilai" / "lay-from-your-hand.md")).shown
    bench.locator(".why-not summary").focus()
    here.page.keyboard.press("Enter")
    select = bench.locator(".why-not select")
    select.focus()
    select.select_option("PASAULIS")
    reads(bench.locator(".why"), narrate.refusal("sigilai", result.why_not("PASAULIS"), lang))
    assert bench.locator(".why .cite").count() >= 1
    bench.locator(".why-not summary").tap()
    assert select.is_hidden()
    assert words.format("ui-why-not") == bench.locator(".why-not summary").text_content()
    assert here.errors == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_steps_stand_as_pictures_and_on_paper(visit, lang):
    """The filmstrip has every step with its sentence and clauses; on paper it stands in place of the controls."""
    result = hold(load(SCENARIOS / "sigilai" / "worked-trick.md")).shown
    words = words_of(lang, "sigilai")
    here = visit(HOME[lang] + "sigilai/")
    bench = here.bench("worked-trick")
    bench.locator(".film summary").click()
    frames = bench.locator(".strip > li")
    assert frames.count() == len(result.events) + 1
    assert bench.locator(".strip .shot").count() >= 8
    for frame, sentence in zip(frames.all()[1:], narrate.tell(result, lang), strict=True):
        assert sentence in frame.inner_text()
    assert bench.locator(".strip .shot [id]").count() == 0
    bench.locator(".film summary").click()
    here.page.emulate_media(media="print")
    frames.first.wait_for()
    assert bench.locator(".strip > li").last.is_visible()
    assert bench.locator(".transport").is_hidden()
    assert bench.locator(".answer").first.is_visible()
    here.page.emulate_media(media="screen")
    frames.first.wait_for(state="hidden")
    assert bench.locator(".transport").is_visible()
    assert words.format("ui-film") == bench.locator(".film summary").text_content()
    assert here.errors == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_branch_and_film(visit, scheme):
    """Axe finds no violation where a branch stands beside the example and the filmstrip is open."""
    here = visit("en/sigilai/examples/", color_scheme=scheme)
    bench = here.bench("gausa-full-mara")
    other_choice(bench, 19)
    bench.locator(".ask .options button").first.click()
    bench.locator(".branch").wait_for(timeout=30_000)
    bench.locator(".film summary").click()
    assert axe(here.page) == []
