"""“Test this” in a real Chromium: a report in the reader's language, a stop that stops, and no surprise."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from playwright.sync_api import Error, expect

from rulebook.bench import answer
from rulebook.pages.page import own_url, url
from rulebook.texts import LANGUAGES
from rulebook.words import words_of
from tests.browsing import axe, reads
from tests.test_browser_share import key

pytestmark = pytest.mark.browser

NAME = "question-lone-leader"
#: Writes down what benches ask of Python and what it answers.
HEARD = """window.asked = []; window.answered = []; window.workers = 0;
window.Worker = class extends Worker {
  constructor(...given) { super(...given); workers += 1;
    this.addEventListener("message", ({data}) => { if (data.text) answered.push(data.text); }); }
  postMessage(message) { asked.push(message.text); super.postMessage(message); }
};"""


def say(lang, message, **facts):
    """A sentence of a language."""
    return words_of(lang, "sigilai").format(message, **facts)


def panel(here, name=NAME):
    """The panel of a bench, opened."""
    bench = here.bench(name)
    bench.locator("details.share > summary").click()
    key(bench, "share test").click()
    return bench.locator(".testing")


@pytest.fixture
def opened(visit):
    """Opens a page and writes down what its benches ask."""
    def open_page(path, **options):
        here = visit("en/about/", **options)
        here.page.add_init_script(HEARD)
        here.page.goto(here.server + path)
        return here
    return open_page


def tried(here):
    """The last trial that was asked for, and its answer."""
    asked, answered = here.page.evaluate("[asked, answered]")
    return (json.loads([text for text in asked if json.loads(text)["method"] == "try"][-1]),
            json.loads(answered[-1]))


@pytest.mark.parametrize(("lang", "width"), [*zip(LANGUAGES, (320, 768, 1280), strict=True)])
def test_a_bench_is_tested_and_the_report_told(opened, lang, width):
    """The wanted winner comes out by one reading; the facts are Python's own, the page stays whole and accessible."""
    here = opened(own_url("sigilai", NAME, lang), viewport={"width": width, "height": 900})
    form = panel(here)
    assert not any("/book-" in one for one in here.requests)
    key(form, "expected").select_option(label=say(lang, "answer-won", winner="Ruduo"))
    key(form, "test start").click()
    expect(form.locator(".note")).to_have_text(say(lang, "ui-test-reading"), timeout=60_000)
    assert any("/book-sigilai-" in one for one in here.requests)
    asked, reply = tried(here)
    assert reply["tried"] == json.loads(answer(json.dumps(asked)))["tried"]
    came = form.locator(".attempts > li").evaluate_all("all => all.map(one => one.dataset.came)")
    assert came == ["not", "not", "not", "holds"]
    reads(form.locator('[data-came="holds"]'), say(lang, "reading-lone-leader-wins"))
    form.locator('[data-came="holds"] summary').click()
    links = form.locator('[data-came="holds"] a')
    assert links.count() == len(reply["tried"]["singles"][-1]["changes"]) > 0
    assert links.first.get_attribute("href").endswith(own_url("sigilai", "no-active-form", lang))
    assert "ui-test" not in form.inner_text()
    assert here.page.evaluate("document.documentElement.scrollWidth") <= width
    assert axe(here.page) == []
    assert here.outside() == []
    assert here.errors == []


def test_where_no_reading_helps_the_step_and_the_function_are_named(opened):
    """An outcome that no reading gives leads to the step where both part, and on to a proposal."""
    here = opened(own_url("sigilai", NAME, "en"))
    form = panel(here)
    key(form, "expected").select_option(label=say("en", "answer-won", winner="Vasara"))
    key(form, "test start").click()
    expect(form.locator(".note")).to_have_text(say("en", "ui-test-new"), timeout=60_000)
    reads(form.locator(".report"), "engine.sigilai.rules.contest")
    key(form, "test propose").click()
    assert key(here.bench(NAME), "words").is_visible()


def test_a_reading_chosen_on_the_bench_is_what_the_proposal_asks_for(opened):
    """What the bench reads otherwise is told beside the printed text, which is tried as it is printed."""
    here = opened(own_url("sigilai", NAME, "en") + f"#scenario={NAME}&v=1&rulings.lone_leader=wins")
    form = panel(here)
    key(form, "test start").click()
    expect(form.locator(".note")).to_have_text(say("en", "ui-test-reading"), timeout=60_000)
    asked, reply = tried(here)
    assert asked["reading"] == {"lone_leader": "wins"}
    assert "rulings" not in asked["examples"][0][1]
    assert [reply["tried"][name]["holds"] for name in ("printed", "asked_for")] == [False, True]


def test_stopping_ends_the_worker_and_nobody_else_waits_in_vain(opened):
    """A stopped trial says that nothing was found out; another bench is answered, and testing begins anew."""
    here = opened(url("sigilai/questions/", "en"))
    held = []
    here.page.route("**/assets/py/engine-*", lambda route: held.append(route))
    form = panel(here)
    key(form, "test start").click()
    here.page.wait_for_function("asked.length")
    other = here.bench("question-cancel")
    field = other.locator("details.setup select, .setup select").first
    here.page.evaluate("window.asked.length")
    other.locator("details.setup > summary").click()
    before = here.page.evaluate("asked.length")
    for option in field.locator("option").all():
        field.select_option(value=option.get_attribute("value"))
        if here.page.evaluate("asked.length") > before:
            break
    key(form, "test stop").click()
    expect(form.locator(".note")).to_have_text(say("en", "ui-test-stopped"))
    assert form.locator(".report").inner_text() == ""
    assert here.page.evaluate("workers") == 2
    here.page.unroute("**/assets/py/engine-*")
    for route in held:
        with suppress(Error):  # that of the worker which was ended
            route.continue_()
    expect(other.locator(".status")).to_have_attribute("data-source", "live", timeout=60_000)
    key(form, "test start").click()
    expect(form.locator(".note")).to_have_text(say("en", "ui-test-printed"), timeout=60_000)


def test_python_that_does_not_come_is_told(opened):
    """Without the book's file the panel says that nothing was found out, and takes another try."""
    here = opened(own_url("sigilai", NAME, "en"))
    here.page.route("**/assets/py/book-*", lambda route: route.abort())
    form = panel(here)
    key(form, "test start").click()
    expect(form.locator(".note")).to_have_text(say("en", "ui-test-failed"), timeout=60_000)
    here.page.unroute("**/assets/py/book-*")
    key(form, "test start").click()
    expect(form.locator(".note")).to_have_text(say("en", "ui-test-printed"), timeout=60_000)


@pytest.mark.parametrize("parts", [
    "answers=nonsense", "rulings.lone_leader=x", "Ruduo=NOBODY&hands=~{", "Ruduo=~null&%C5%BDiema=~null", "answers=~"])
def test_a_strange_link_is_tested_or_told(opened, parts):
    """Whatever a link says, the bench is tested as it stands, or does not offer it; nothing hangs."""
    here = opened(own_url("sigilai", NAME, "en") + f"#scenario={NAME}&v=1&{parts}")
    bench = here.bench(NAME)
    bench.locator("details.share > summary").click()
    expect(bench.locator(".status")).not_to_have_attribute("data-source", "waiting", timeout=60_000)
    if not key(bench, "share test").is_visible():
        return
    key(bench, "share test").click()
    form = bench.locator(".testing")
    key(form, "test start").click()
    expect(form.locator(".report > *").first).to_be_visible(timeout=60_000)
    assert "ui-test" not in form.inner_text()


CAPTURE = "one-capture-a-turn"


def told(form, message, *given):
    """What the panel says at last."""
    expect(form.locator(".note")).to_have_text(words_of("en", "siggil").format(message, *given), timeout=60_000)


def test_another_reason_of_a_refusal_is_another_outcome(opened):
    """The reason of the text comes out; another reason does not, nor that the move is allowed."""
    here = opened(own_url("siggil", CAPTURE, "en"))
    form = panel(here, CAPTURE)
    words = words_of("en", "siggil")
    expected, start = key(form, "expected"), key(form, "test start")
    expected.select_option(label=words.format("refusal-spirit-not-free", spirit="Vėžlys*"))
    start.click()
    told(form, "ui-test-new")
    assert not any(one["holds"] for one in tried(here)[1]["tried"]["singles"])
    expected.select_option(value="")
    start.click()
    told(form, "ui-test-printed")
    assert "second_capture" in json.dumps(tried(here)[0]["examples"])
    expected.select_option(label=words.format("ui-share-allowed"))
    start.click()
    told(form, "ui-test-new")
    assert here.errors == []


def test_what_stands_in_no_list_can_only_be_proposed(opened):
    """Words of one's own are no claim: nothing is tested, the page says so and leads on to a proposal."""
    here = opened(own_url("siggil", CAPTURE, "en"))
    form = panel(here, CAPTURE)
    key(form, "expected").select_option(label=words_of("en", "siggil").format("ui-test-otherwise"))
    key(form, "test start").click()
    told(form, "ui-test-only-proposed")
    assert here.page.evaluate("asked.length") == 0
    key(form, "test propose").click()
    assert key(here.bench(CAPTURE), "words").is_visible()
