"""What a person does with a bench, in a real Chromium, in the three languages."""

from __future__ import annotations

from urllib.parse import quote, urlsplit

import pytest

from rulebook import narrate
from rulebook.narrate import answer_sentence, tell
from rulebook.scenario import SCENARIOS, hold, load
from rulebook.texts import LANGUAGES
from rulebook.words import words_of
from tests.browsing import HOME, answer_is, axe, reads

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reader_turns_autumns_card_into_laima_and_is_told_who_wins(visit, lang):
    """LAIMA for Autumn: the table is asked for Winter's and Summer's missing signs, then Summer wins, by Python."""
    from engine.sigilai import trick

    laid = {"Ruduo": "LAIMA", "Žiema": "RAGANA", "Pavasaris": "PASAULIS", "Vasara": "SAULĖ",
            "sigils": {"Ruduo": 1, "Žiema": 0, "Pavasaris": 2, "Vasara": 0},
            "mara": ["?Pasaulio", "?Lemties", "?Lemties"], "unstated": "ask"}
    here = visit(HOME[lang] + "sigilai/")
    bench = here.bench("worked-trick")
    bench.locator("select").first.select_option("vLAIMA")
    answer_is(bench, answer_sentence(trick(**laid), lang))
    bench.locator(".ask").get_by_role("button", name="2", exact=True).click()
    answer_is(bench, answer_sentence(trick(**laid, answers=["2"]), lang))
    bench.locator(".ask").get_by_role("button", name="3", exact=True).click()
    told = trick(**laid, answers=["2", "3"])
    answer_is(bench, answer_sentence(told, lang))
    assert told.winner == "Vasara"
    assert here.errors == []
    assert here.outside() == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", ["worked-trick", "several-reda", "laima-tie"])
def test_a_bench_tells_step_by_step_what_python_tells(visit, lang, scenario):
    """Forward through a bench from its first step: the sentences are those of Python's narration."""
    result = hold(load(SCENARIOS / "sigilai" / f"{scenario}.md")).shown
    here = visit(HOME[lang] + "sigilai/")
    bench = here.bench(scenario)
    answer_is(bench, answer_sentence(result, lang))
    slider = bench.locator("input[type=range]").first
    slider.focus()
    here.page.keyboard.press("Home")
    told = []
    for _ in tell(result, lang):
        here.page.keyboard.press("ArrowRight")
        told.append(slider.get_attribute("aria-valuetext"))
    for sentence, shown in zip(tell(result, lang), told, strict=True):
        assert sentence in shown


def test_a_single_change_is_answered_without_python(visit):
    """With Python blocked, a changed card is answered from what is baked, and a step follows a click."""
    here = visit("en/sigilai/")
    here.page.route("**/assets/py/**", lambda route: route.abort())
    bench = here.bench("worked-trick")
    bench.locator("select").nth(2).select_option("vDULKĖ")
    answer_is(bench, "Summer wins the trick.")
    assert not any("/assets/py/" in url for url in here.requests)


def test_where_python_never_comes_the_bench_says_so_and_offers_a_way_back(visit):
    """With Python blocked, a change beyond what is baked ends in a plain sentence, and the example comes back."""
    here = visit("en/sigilai/")
    here.page.route("**/assets/py/**", lambda route: route.abort())
    bench = here.bench("worked-trick")
    first = bench.locator(".answer").first.text_content()
    bench.locator("select").nth(0).select_option("vLAIMA")
    bench.locator("select").nth(2).select_option("vDULKĖ")
    bench.locator(".status[data-source=failed]").wait_for(timeout=30_000)
    bench.get_by_role("button", name="Back to the example").click()
    answer_is(bench, first)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_at_a_gap_the_readings_are_buttons_and_the_way_back_is_there(visit, lang):
    """Where the text decides nothing each reading is a button with who says so; one plays on, and back again."""
    from engine.sigilai import LAWBOOK, trick

    laid = {"Ruduo": "MEDIS", "Žiema": "GAUSA", "Pavasaris": "RAGANA", "Vasara": "SAULĖ", "mara": ["PASAULIS", "RASA"]}
    gap, words = trick(**laid), words_of(lang)
    readings = [reading for reading in LAWBOOK.questions["gausa_short"].readings if reading.name != "gap"]
    here = visit(HOME[lang] + "sigilai/questions/")
    bench = here.bench("question-gausa-short")
    answer_is(bench, answer_sentence(gap, lang))
    assert bench.locator(".gap button").all_text_contents() == [
        narrate.reading("sigilai", "gausa_short", reading.name, lang) for reading in readings]
    for reading, said in zip(readings, bench.locator(".gap li .grounds").all_text_contents(), strict=True):
        assert words.format(f"grounds-{reading.grounds.who}") in said
    title = bench.locator("figcaption").text_content()
    nobody = narrate.reading("sigilai", "gausa_short", "nobody", lang)
    bench.locator(".gap button", has_text=nobody).click()
    answer_is(bench, answer_sentence(trick(**laid, rulings={"gausa_short": "nobody"}), lang))
    assert bench.locator(".gap").is_hidden()
    assert bench.locator("figcaption").text_content() == f"{title} {words.format('ui-changed')}"
    assert answer_sentence(gap, lang) in bench.locator(".changed").text_content()
    bench.locator(".changed button", has_text=words.format("ui-reset")).click()
    answer_is(bench, answer_sentence(gap, lang))
    assert bench.locator(".changed").is_hidden()
    assert bench.locator(".lr-changed-badge").is_hidden()
    assert not any("/assets/py/" in url for url in here.requests)
    assert here.errors == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_in_another_hand_may_be_asked_about(visit, lang):
    """Of a card that lies in Winter's hand the bench tells why Autumn may not lay it, as Python does."""
    from engine.sigilai import play

    refusal = play(hands={"Ruduo": ["MEDIS", "SAULĖ"], "Žiema": ["PASAULIS"], "Pavasaris": ["RAGANA"],
                          "Vasara": ["RASA"]}).why_not("PASAULIS")
    here = visit(HOME[lang] + "sigilai/clauses/")
    bench = here.bench("lay-from-your-hand")
    bench.locator(".why-not summary").click()
    winter = words_of(lang, "sigilai").format("ui-hand-of", seat="Žiema")
    assert bench.locator(f".why-not optgroup[label='{winter}'] option").all_text_contents() == ["PASAULIS"]
    assert not set(bench.locator(".why-not option").all_text_contents()) & {"MEDIS", "SAULĖ"}
    bench.locator(".why-not select").select_option("PASAULIS")
    reads(bench.locator(".why"), narrate.refusal("sigilai", refusal, lang))
    assert here.errors == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_an_answer_comes_from_is_explained_to_hand_and_keyboard(visit, lang):
    """Tapped or pressed Enter on, the status says in a sentence that it was recorded, or is computed on the device."""
    words = words_of(lang)
    here = visit(HOME[lang] + "sigilai/", has_touch=True)
    bench = here.bench("worked-trick")
    about = bench.locator(".status p")
    assert about.is_hidden()
    bench.locator(".status summary").tap()
    reads(about, words.format("ui-about-recorded"))
    bench.locator(".status summary").press("Enter")
    assert about.is_hidden()
    bench.locator("select").first.select_option("vLAIMA")
    bench.locator(".ask").get_by_role("button", name="2", exact=True).click()
    bench.locator(".status[data-source=live]").wait_for(timeout=30_000)
    bench.locator(".status summary").press("Enter")
    reads(about, words.format("ui-about-live"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_a_changed_bench_with_everything_open(visit, scheme):
    """Axe finds no violation where a bench is changed, asks, and all its lists are open."""
    here = visit("en/sigilai/clauses/", color_scheme=scheme)
    bench = here.bench("lay-from-your-hand")
    bench.locator(".ask .options button").first.click()
    bench.locator(".changed").wait_for()
    for summary in bench.locator("summary:visible").all():
        summary.click()
    assert axe(here.page) == []


def test_the_page_is_whole_without_javascript(visit):
    """Without JavaScript every step of every bench on the rule page stands as text with its clauses."""
    here = visit("sigilai/", java_script_enabled=False)
    for scenario in ("worked-trick", "several-reda", "laima-tie", "stoka"):
        result = hold(load(SCENARIOS / "sigilai" / f"{scenario}.md")).shown
        text = here.page.locator(f"#scenario-{scenario}").text_content()
        assert answer_sentence(result, "lt") in text
        assert all(sentence in text for sentence in tell(result, "lt"))


def test_a_step_lights_its_clause_and_a_clause_its_steps(visit):
    """The current step's clauses are lit on the page."""
    here = visit("en/sigilai/")
    bench = here.bench("several-reda")
    bench.locator("input[type=range]").first.focus()
    here.page.keyboard.press("Home")
    here.page.keyboard.press("ArrowRight")
    here.page.locator(".lr-clause.lr-lit").first.wait_for(state="attached", timeout=5_000)
    assert here.page.locator(".lr-clause.lr-lit").count() >= 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hostile_link_changes_nothing(visit, lang):
    """Of a link whose state is nonsense or markup it is told what was left out, and a button leads to the example."""
    words = words_of(lang, "sigilai")
    for state, told in (("%3Cimg%20src=x%20onerror=alert(1)%3E", "<img src=x onerror=alert(1)>"),
                        ("v=1&s.Ruduo=%3Cscript%3E&Vasara=UPĖ", "s.Ruduo=<script>"), ("v=99", "v=99"),
                        ("mara=" + "UPĖ," * 26_000, "")):
        here = visit(f"{HOME[lang]}sigilai/#scenario=worked-trick&{state}")
        bench = here.bench("worked-trick")
        panel = bench.locator(".ignored")
        reads(panel, words.format("ui-link-ignored", parts=[told]) if told else words.format("ui-link-too-long"))
        assert here.page.evaluate("document.querySelectorAll('img[src=x]').length") == 0
        panel.get_by_role("button", name=words.format("ui-reset"), exact=True).click()
        panel.wait_for(state="hidden")
        assert bench.locator(".status[data-source=recorded]").count() == 1
        assert urlsplit(here.page.url).fragment == ""
        assert here.errors == []


def test_a_link_carries_changed_hands_and_another_rule(visit):
    """A link of a round with other hands and another rule shows what follows from them, and nothing is left out."""
    changes = f"hands.Ana=4S,KC&rule={quote('equal(color(current), B)')}&moves={quote('Ana: play 4♠')}"
    here = visit(f"en/eleusis/examples/#scenario=one-card&v=1&{changes}")
    bench = here.bench("one-card")
    bench.locator(".status[data-source=live]").wait_for(timeout=30_000)
    assert bench.locator(".ignored").is_hidden()
    bench.locator(".steps summary").click()
    reads(bench.locator(".steps"), "4♠")
    assert here.errors == []
