"""A proposal or a report leaves a bench in a real Chromium: by share sheet, download, copy, mail, form or issue."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from rulebook.pages.page import own_url
from rulebook.scenario import hold, parse
from rulebook.texts import LANGUAGES
from rulebook.words import words_of
from tests.browsing import reads
from tests.test_browser_share import key

pytestmark = pytest.mark.browser

NAME = "worked-trick"
#: What a phone has and this browser lacks: a share sheet, which here only writes down what it is given.
SHEET = """Object.assign(navigator, {canShare: ({files}) => files.every(one => one.name.endsWith(".txt")),
  share: async ({files, title}) => { window.given = {title, name: files[0].name, text: await files[0].text()}; }})"""


@pytest.fixture
def sending(visit, browser):
    """Opens a bench's form to propose or report, on a site with the given ways to its authors."""
    def open_form(lang, kind, contact="", repo="", script=""):
        here = visit(own_url("sigilai", NAME, lang))
        here.page.route("**/site.json", lambda route: route.fulfill(
            content_type="application/json", body=json.dumps({"repo": repo, "contact": {"sigilai": contact}})))
        here.page.add_init_script(script)
        here.context.grant_permissions(["clipboard-read", "clipboard-write"])
        here.page.goto(here.server + own_url("sigilai", NAME, lang))
        bench = here.bench(NAME)
        bench.locator("details.share > summary").click()
        here.page.wait_for_load_state("networkidle")
        key(bench, f"share {kind}").click()
        return here, bench.locator(".sending")
    return open_form


def expect_winner(form, lang, winner):
    """Choose another outcome, in the words of the language."""
    key(form, "expected").select_option(label=words_of(lang, "sigilai").format("answer-won", winner=winner))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_proposal_is_downloaded_as_a_scenario_that_differs(sending, lang):
    """The file holds the call, the expected outcome and the reader's words; without words it does not leave."""
    here, form = sending(lang, "propose")
    words = words_of(lang, "sigilai")
    key(form, "by download").click()
    reads(form.locator(".note"), words.format("ui-share-needs-words"))
    expect_winner(form, lang, "Vasara")
    key(form, "words").fill('Saulė "stipresnė": juk taip?\n---\nir ne kitaip')
    with here.page.expect_download() as download:
        key(form, "by download").click()
    assert download.value.suggested_filename == f"{NAME}-proposal.md"
    scenario = parse(Path(download.value.path()).read_text("utf-8"))
    verdict = hold(scenario)
    assert scenario.status == "proposed"
    assert scenario.reason == {lang: 'Saulė "stipresnė": juk taip? --- ir ne kitaip'}
    assert [(one.want, one.got) for one in verdict.failures] == [("('won', 'Vasara')", "('won', 'Pavasaris')")]
    assert key(form, "by mail").count() + key(form, "by form").count() + key(form, "by issue").count() == 0
    assert here.errors == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_proposal_leaves_by_the_share_sheet_as_plain_text(sending, lang):
    """Where the system shares no Markdown, the same file goes as text; agreeing with what is shown, it holds."""
    here, form = sending(lang, "propose", script=SHEET)
    key(form, "words").fill("Taip ir turi būti.")
    key(form, "by sheet").click()
    here.page.wait_for_function("window.given")
    given = here.page.evaluate("window.given")
    assert given["name"] == f"{NAME}-proposal.txt"
    assert hold(parse(given["text"])).holds
    assert here.errors == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_is_written_to_whoever_the_site_names(sending, lang):
    """By mail and to a form: the letter holds the reader's words, what the bench shows, and the permalink."""
    here, form = sending(lang, "report", contact="mailto:rules@example.org", repo="https://git.example.org/a/b")
    key(form, "words").fill("Ne ta kortelė & <b>ne</b> ta?")
    address = followed(here, key(form, "by mail"))
    letter = parse_qs(address.query)
    assert (address.scheme, address.path) == ("mailto", "rules@example.org")
    assert "Ne ta kortelė & <b>ne</b> ta?" in letter["body"][0]
    assert own_url("sigilai", NAME, lang) in letter["body"][0]
    address = followed(here, key(form, "by issue"))
    assert address.geturl().startswith("https://git.example.org/a/b/issues/new?title=")
    assert parse_qs(address.query)["body"] == letter["body"]
    here, form = sending(lang, "report", contact="https://forms.example.org/f?t={title}&b={text}&l={link}")
    key(form, "words").fill("Ne taip.")
    filled = parse_qs(followed(here, key(form, "by form")).query)
    assert "Ne taip." in filled["b"][0]
    assert own_url("sigilai", NAME, lang) in filled["l"][0]


def followed(here, link):
    """The address that a link leads to when it is clicked; nobody goes there."""
    link.evaluate("one => one.addEventListener('click', event => event.preventDefault())")
    link.click()
    return urlsplit(link.get_attribute("href"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_too_long_for_a_link_is_copied_and_downloaded(sending, lang):
    """The issue opens with its title alone; the text is on the clipboard and in a file, and the page says so."""
    here, form = sending(lang, "propose", repo="https://gitlab.com/a/b")
    key(form, "words").fill("žodis " * 600)
    with here.page.expect_download() as download:
        address = followed(here, key(form, "by issue"))
    reads(form.locator(".note"), words_of(lang, "sigilai").format("ui-share-too-long"))
    assert address.path == "/a/b/-/issues/new"
    assert list(parse_qs(address.query)) == ["issue[title]"]
    assert here.page.evaluate("navigator.clipboard.readText()") == Path(download.value.path()).read_text("utf-8")
