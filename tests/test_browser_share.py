"""What a person shares of a bench, in a real Chromium: link, words, scenario, code to embed, QR code, an own page."""

from __future__ import annotations

import io
from urllib.parse import quote

import pytest

from rulebook.narrate import answer_sentence, tell
from rulebook.pages.page import own_url
from rulebook.scenario import SCENARIOS, hold, load, parse
from rulebook.texts import LANGUAGES
from rulebook.words import words_of
from tests.browsing import HOME, answer_is, axe, reads

pytestmark = pytest.mark.browser

PAGE = "sigilai/"
NAME = "worked-trick"


def key(frame, name):
    """A control by its key."""
    return frame.locator(f"[data-k='{name}']")


def open_share(here, name=NAME):
    """A bench with what can be done with it, and where what it copies can be read."""
    here.context.grant_permissions(["clipboard-read", "clipboard-write"])
    bench = here.bench(name)
    bench.locator("details.share > summary").click()
    return bench


def copied(here, bench, name):
    """What a button copies."""
    key(bench, f"share {name}").click()
    reads(bench.locator(".share .note"), words_of(here.lang, "sigilai").format("ui-copied"))
    return here.page.evaluate("navigator.clipboard.readText()")


@pytest.fixture
def shared(visit):
    """Opens the rules in a language, with the worked example ready to be shared."""
    def open_page(lang, path=PAGE, **options):
        here = visit(HOME[lang] + path, **options)
        here.lang = lang
        return here, open_share(here)
    return open_page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_changed_bench_is_copied_as_words_and_as_a_scenario(shared, lang):
    """The words are title, answer, every sentence with its clauses, and the link; the file is one that holds."""
    here, bench = shared(lang)
    bench.locator("select").nth(2).select_option("vDULKĖ")
    link = copied_link(here, bench)
    scenario = parse(copied(here, bench, "scenario"))
    verdict = hold(scenario)
    assert verdict.holds, (verdict.failures, verdict.uncited)
    title = load(SCENARIOS / "sigilai" / f"{NAME}.md").title[lang]
    assert scenario.title == {lang: words_of(lang, "sigilai").format("ui-share-changed-title", title=title)}
    assert verdict.shown.arguments["Pavasaris"] == "DULKĖ"
    lines = copied(here, bench, "text").splitlines()
    assert lines[:2] == [scenario.title[lang], answer_sentence(verdict.shown, lang)]
    for line, sentence in zip(lines[3:], tell(verdict.shown, lang), strict=False):
        assert sentence in line
    assert lines[-1] == link
    assert here.errors == []
    assert here.outside() == []


def copied_link(here, bench):
    """The link that a bench copies."""
    bench.locator(".bar .quiet").click()
    reads(bench.locator(".copied"), words_of(here.lang, "sigilai").format("ui-copied"))
    return here.page.evaluate("navigator.clipboard.readText()")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_link_leads_to_the_examples_own_page_and_shows_what_it_showed(shared, visit, lang):
    """The copied link names the own page, the change and the answer; opened there it shows that, and says no more."""
    here, bench = shared(lang)
    bench.locator("select").nth(2).select_option("vDULKĖ")
    answer = bench.locator(".answer").first.inner_text()
    link = copied_link(here, bench)
    page = link.partition("#")[0].removeprefix(here.server)
    assert page == own_url("sigilai", NAME, lang)
    assert all(f"&{part}=" in link for part in ("v", "edition", "trace"))
    assert "&told.answer-won.winner=Vasara" in link
    there = visit(link.removeprefix(here.server))
    answer_is(there.bench(NAME), answer)
    assert there.page.locator(".linked").is_hidden()
    assert there.errors == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_the_rules_answer_otherwise_today_both_answers_stand(visit, lang):
    """A link with another fingerprint shows then and today, until something is changed; it puts in no markup."""
    words = words_of(lang, "sigilai")
    there = visit(f"{own_url('sigilai', NAME, lang)}#scenario={NAME}&v=1&trace=abc&told.answer-won.winner=Vasara")
    then = there.bench(NAME).locator(".linked")
    assert [one.inner_text() for one in then.locator("dd").all()] == [
        words.format("answer-won", winner="Vasara"), words.format("answer-won", winner="Pavasaris")]
    there.page.locator("select").nth(2).select_option("vDULKĖ")
    then.wait_for(state="hidden")
    evil = quote("<img src=x onerror=alert(1)>")
    parts = f"v=1&trace=abc&told.answer-won.winner={evil}&x={evil}"
    there = visit(f"{own_url('sigilai', NAME, lang)}#scenario={NAME}&{parts}")
    then = there.bench(NAME).locator(".linked")
    assert then.locator("dd").first.inner_text() == words.format("ui-share-then-untold")
    assert there.page.locator("img").count() == 0
    assert there.errors == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_own_page_says_who_it_is_and_needs_no_script(visit, site, lang):
    """Title, answer and picture stand in the head, the example in the page, and other languages are one tap away."""
    result = hold(load(SCENARIOS / "sigilai" / f"{NAME}.md")).shown
    here = visit(own_url("sigilai", NAME, lang), java_script_enabled=False)
    said = {one.get_attribute("property"): one.get_attribute("content")
            for one in here.page.locator("meta[property]").all()}
    assert said["og:title"] == here.page.locator("h1").inner_text()
    assert said["og:description"] == answer_sentence(result, lang)
    assert (site / own_url("sigilai", NAME, lang) / said["og:image"]).read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    assert here.page.locator(".lr-steps li").count() == len(tell(result, lang))
    here.page.locator("header a[hreflang]").nth((LANGUAGES.index(lang) + 1) % 3).click()
    assert here.page.locator("html").get_attribute("lang") == LANGUAGES[(LANGUAGES.index(lang) + 1) % 3]
    assert here.page.locator("h1").count() == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bench_is_embedded_in_a_frame(shared, visit, lang):
    """The code puts the bench, as it was changed, into another page; its links lead out of the frame."""
    here, bench = shared(lang)
    bench.locator("select").nth(2).select_option("vDULKĖ")
    key(bench, "share embed").click()
    code = bench.locator(".share textarea").input_value()
    here.page.set_content(f"<main>{code}</main>")
    frame = here.page.frame_locator("iframe")
    answer = frame.locator(".answer").first
    reads(answer, words_of(lang, "sigilai").format("answer-won", winner="Vasara"))
    assert here.page.locator("iframe").get_attribute("title")
    assert frame.locator("footer a").get_attribute("href")
    assert frame.locator("base").get_attribute("target") == "_blank"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_link_stands_as_a_qr_code(shared, lang, scheme):
    """A camera reads the link from the code as it is drawn, in light and in dark; it has a label."""
    import zxingcpp
    from PIL import Image

    here, bench = shared(lang, color_scheme=scheme)
    link = copied_link(here, bench)
    key(bench, "share qr").click()
    drawn = bench.locator(".share svg.qr")
    assert drawn.get_attribute("aria-label") == words_of(lang, "sigilai").format("ui-share-qr-about")
    [code] = zxingcpp.read_barcodes(Image.open(io.BytesIO(drawn.screenshot())))
    assert code.text == link
    assert here.errors == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("embedded", [False, True])
def test_own_pages_are_open_to_all(visit, lang, embedded):
    """Axe finds nothing, in light and in dark, shared or not, and no width makes a page scroll sideways."""
    for width, scheme in ((320, "light"), (768, "dark"), (1280, "light")):
        here = visit(own_url("sigilai", NAME, lang, embedded=embedded), color_scheme=scheme,
                     viewport={"width": width, "height": 900})
        bench = here.bench(NAME)
        bench.locator("details.share > summary").click()
        key(bench, "share propose").click()
        assert not here.page.evaluate("document.documentElement.scrollWidth > innerWidth"), width
        assert axe(here.page) == []
        assert here.errors == []
