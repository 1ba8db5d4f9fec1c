"""For everyone: the keyboard alone, no Python at all, forced colours, and pictures to look at."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebook.bench import GAMES
from rulebook.narrate import answer_sentence, tell
from rulebook.scenario import SCENARIOS, hold, load
from rulebook.texts import LANGUAGES
from rulebook.words import words_of
from tests.browsing import HOME, answer_is, reads

pytestmark = pytest.mark.browser

ROOT = Path(__file__).parents[1]
SHOTS = ROOT / "build" / "screenshots"
WORKED = hold(load(SCENARIOS / "sigilai" / "worked-trick.md")).shown


def settled(page):
    """Wait until the benches in sight have come, or have failed to."""
    page.wait_for_function("""() => [...document.querySelectorAll('figure.lr-bench, figure.lr-tool')]
        .filter((one) => one.getBoundingClientRect().top < innerHeight)
        .every((one) => ['live', 'failed'].includes(one.dataset.host))""")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_by_keyboard_alone_a_bench_is_guessed_stepped_changed_and_brought_back(visit, lang):
    """With Tab, Enter and arrows alone: guess, step to both ends, change a card, undo, and return to the example."""
    words = words_of(lang, "sigilai")
    here = visit(HOME[lang] + "sigilai/")
    bench, keyboard = here.bench("worked-trick"), here.page.keyboard

    def focused():
        return here.page.evaluate("""() => { const inner = document.activeElement?.shadowRoot?.activeElement;
            return inner ? inner.getAttribute('aria-label') || inner.textContent : ''; }""")

    def tab_to(text):
        for _ in range(60):
            if focused().strip() == text:
                return
            keyboard.press("Tab")
        raise AssertionError(f"no way to {text} by Tab; focus stands on {focused()!r}")

    bench.locator(".answer").first.evaluate("answer => answer.focus()")
    tab_to(words.format("ui-guess-first"))
    keyboard.press("Enter")
    assert focused() == words.form("Ruduo")
    tab_to(words.form("Pavasaris"))
    keyboard.press("Enter")
    reads(bench.locator(".verdict"), words.format("ui-guess-right", answer=words.form("Pavasaris")))
    tab_to(words.format("ui-step"))
    sentences = tell(WORKED, lang)
    live = bench.locator(".lr > [role=status].hidden")
    keyboard.press("Home")
    reads(bench.locator(".now .count"), f"0/{len(sentences)}")
    keyboard.press("ArrowRight")
    reads(bench.locator(".now"), sentences[0])
    keyboard.press("End")
    reads(bench.locator(".now .count"), f"{len(sentences)}/{len(sentences)}")
    tab_to(words.format("ui-last"))
    keyboard.press("ArrowLeft")
    reads(live, sentences[-2])
    label = words.format("ui-card-of", seat="Pavasaris")
    bench.locator(".answer").first.evaluate("answer => answer.focus()")
    tab_to(label)
    bench.locator(f"select[aria-label='{label}']").select_option("vDULKĖ")
    bench.locator(".changed").wait_for()
    assert focused() == label
    bench.locator(".answer").first.evaluate("answer => answer.focus()")
    tab_to(words.format("ui-reset"))
    keyboard.press("Enter")
    answer_is(bench, answer_sentence(WORKED, lang))
    tab_to(words.format("ui-undo"))
    keyboard.press("Enter")
    bench.locator(".changed").wait_for()
    assert here.errors == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_python_everything_recorded_works_and_the_rest_is_said_plainly(visit, lang):
    """Python blocked from the start: answer, steps and a changed card are there, then an honest failure and a retry."""
    words = words_of(lang, "sigilai")
    here = visit(HOME[lang])
    here.page.route("**/assets/py/**", lambda route: route.abort())
    here.page.route("**/worker.js", lambda route: route.abort())
    here.page.goto(here.server + HOME[lang] + "sigilai/")
    bench = here.bench("worked-trick")
    answer_is(bench, answer_sentence(WORKED, lang))
    reads(bench.locator(".status summary"), words.format("ui-status-recorded"))
    bench.get_by_role("button", name=words.format("ui-first"), exact=True).click()
    for sentence in tell(WORKED, lang):
        bench.get_by_role("button", name=words.format("ui-forward"), exact=True).click()
        reads(bench.locator(".now"), sentence)
    bench.locator("select").nth(2).select_option("vDULKĖ")
    reads(bench.locator(".status summary"), words.format("ui-status-recorded"))
    bench.locator("select").nth(0).select_option("vLAIMA")
    bench.locator(".status[data-source=failed]").wait_for(timeout=40_000)
    reads(bench.locator(".status summary"), words.format("ui-status-failed"))
    bench.get_by_role("button", name=words.format("ui-retry")).click()
    bench.locator(".status[data-source=failed]").wait_for(timeout=40_000)
    bench.get_by_role("button", name=words.format("ui-reset")).click()
    answer_is(bench, answer_sentence(WORKED, lang))


def test_while_python_comes_the_bench_counts_its_bytes(visit):
    """Recorded, then the start of Python with megabytes, then live, in that order and in words."""
    here = visit("en/sigilai/")
    bench = here.bench("worked-trick")
    bench.locator(".status summary").evaluate("""(summary) => {
        window.told = [summary.textContent];
        new MutationObserver(() => window.told.push(summary.textContent))
            .observe(summary, {childList: true, subtree: true, characterData: true}); }""")
    bench.locator("select").first.select_option("vLAIMA")
    bench.locator(".ask").get_by_role("button", name="2", exact=True).click()
    bench.locator(".status[data-source=live]").wait_for(timeout=60_000)
    told = here.page.evaluate("window.told")
    assert told[0].strip() == "Recorded"
    assert told[-1].strip() == "Live"
    assert any("MB" in one for one in told)


def test_targets_are_large_enough_for_a_thumb(visit):
    """Every button, list and summary of a bench in use is at least 44 pixels high, and every square one as wide."""
    here = visit("en/sigilai/", viewport={"width": 320, "height": 800}, has_touch=True)
    bench = here.bench("worked-trick")
    bench.locator(".predict button").click()
    bench.locator(".predict .options button").first.click()
    bench.locator("select").nth(2).select_option("vDULKĖ")
    for summary in bench.locator(".lr > details > summary:visible").all():
        summary.click()
    small = bench.locator(".lr").evaluate("""(frame) => [...frame.querySelectorAll('button, select, summary, input')]
        .filter((one) => one.checkVisibility() && !one.closest('[inert]'))
        .filter((one) => { const box = one.getBoundingClientRect(); return box.height < 43.5 || box.width < 43.5; })
        .map((one) => `${one.tagName} ${one.className} ${one.textContent.slice(0, 20)}`)""")
    assert small == []
    assert here.page.evaluate("document.documentElement.scrollWidth") <= 320


def test_forced_colours_and_reduced_motion_lose_nothing(visit):
    """With forced colours and no motion the same words and controls are there, and no card flies."""
    here = visit("en/sigilai/", forced_colors="active", reduced_motion="reduce")
    bench = here.bench("worked-trick")
    answer_is(bench, answer_sentence(WORKED, "en"))
    bench.get_by_role("button", name="One step back").click()
    moving = "frame => frame.getAnimations({subtree: true}).filter(one => one.playState === 'running').length"
    assert bench.locator(".lr").evaluate(moving) == 0
    assert bench.locator(".seat").count() == 4


#: A page of every kind, from the root of a language.
KINDS = ("", "about/", "design/", "designers/", "translators/", "notebooks/", "sigilai/", "sigilai/now/",
         "sigilai/asked/",
         "sigilai/glossary/", "sigilai/questions/", "sigilai/table/", "sigilai/card/", "sigilai/examples/worked-trick/",
         "sigilai/embed/worked-trick/", "eleusis/god/", *(f"{game}/play/" for game in GAMES))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 768, 1280])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_pictures_of_every_kind_of_page_are_kept(visit, lang, width, scheme):
    """At three widths, light and dark, the pages are photographed to be looked at, none wider than its window."""
    here = visit(HOME[lang], viewport={"width": width, "height": 900}, reduced_motion="reduce", color_scheme=scheme)
    SHOTS.mkdir(parents=True, exist_ok=True)
    for address in (*KINDS, *(("404.html", "unsaved.html") if lang == LANGUAGES[0] else ())):
        here.page.goto(here.server + HOME[lang] + address)
        settled(here.page)
        here.page.evaluate("document.fonts.ready")
        assert here.page.evaluate("document.documentElement.scrollWidth") <= width, address
        path = SHOTS / f"{address.strip('/').replace('/', '-') or 'index'}-{lang}-{width}-{scheme}.png"
        here.page.screenshot(path=path)
        assert path.stat().st_size > 3_000
