"""The translators' desk in a real Chromium: lighting up, marks that become one file, live checks, a text compared."""

from __future__ import annotations

import json
import re

import pytest

from rulebook.cli import main
from rulebook.desk.plainly import called
from rulebook.desk.suggested import taken
from rulebook.texts import LANGUAGES, clauses
from rulebook.words import words_of
from tests.browsing import HOME, axe, reads

pytestmark = pytest.mark.browser


@pytest.fixture
def desk(visit):
    """Opens a game's desk, once its panel is there."""
    def open_desk(lang, game="sigilai", anchor="", **options):
        here = visit(f"{HOME[lang]}{game}/desk/{anchor}", **options)
        key(here, "read").wait_for(timeout=60_000)
        return here
    return open_desk


def key(here, name):
    """A control of the panel."""
    return here.page.locator(f'figure[data-tool=desk] [data-k="{name}"]')


def mark(here, clause):
    """The button of a clause."""
    return here.page.locator(f"#{clause.replace('/', '-').replace('.', '-')} .lr-row__mark")


def sent(here, folder, name="Ilze"):
    """The file of all marks, as it leaves by download."""
    here.page.locator("figure[data-tool=desk] details.sending summary").click()
    key(here, "by").fill(name)
    with here.page.expect_download() as download:
        key(here, "by download").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_same_lights_up_in_all_columns(desk, lang):
    """On hover and on focus, by mouse and by arrow keys; a column can be left out, and stays so on the next page."""
    here = desk(lang, anchor="#sigilai-4")
    lit = here.page.locator("#sigilai-4 .lr-cell [data-lit].lr-lit")
    here.page.locator(f'#sigilai-4 [data-col={lang}] [data-lit="number sigils_to_win"]').hover()
    assert lit.count() == len(LANGUAGES)
    here.page.locator("h1").hover()
    marks = here.page.locator(f"#sigilai-37 [data-col={lang}] [data-lit]")
    keys = [one.get_attribute("data-lit") for one in marks.all()]
    at = keys.index("number stoka.discard")
    marks.nth(at - 1).focus()
    here.page.keyboard.press("ArrowRight")
    assert here.page.evaluate("document.activeElement.dataset.lit") == keys[at]
    assert here.page.locator("#sigilai-37 .lr-lit").count() == len(LANGUAGES)
    here.page.locator("#lr-col-en").uncheck()
    here.page.goto(f"{here.server}{HOME[lang]}domino/desk/")
    key(here, "read").wait_for(timeout=60_000)
    assert here.page.locator(".lr-cell[data-col=en]").first.is_hidden()
    assert here.errors == []


def test_the_desk_is_complete_without_a_script(visit):
    """Every clause in three languages, what happens told in each, and the way to choose columns."""
    here = visit("en/domino/desk/", java_script_enabled=False)
    assert here.page.locator(".lr-cell__words").count() == 3 * len(clauses("domino", "en"))
    here.page.locator("#lr-col-lt").uncheck()
    assert here.page.locator(".lr-cell[data-col=lt]").first.is_hidden()
    details = here.page.locator("details.lr-row__scenario").first
    details.locator("summary").click()
    assert details.locator(".lr-told [data-col=lv]").first.inner_text().strip()
    assert here.page.locator("figure[data-tool=desk]").inner_text().strip()


def test_marks_survive_and_leave_as_one_file_that_the_command_takes(desk, tmp_path, capsys):
    """Right, other words, a question: kept over languages and games, undone and brought back, taken by the command."""
    here = desk("lv")
    mark(here, "sigilai/4").click()
    key(here, "right").click()  # goes on to the next clause
    key(here, "suggest").click()
    body = clauses("sigilai", "lv")["sigilai/5"].body.strip()
    assert key(here, "text").input_value() == body
    key(here, "text").fill(body.replace("Spēlē", "Šeit spēlē"))
    here.page.goto(f"{here.server}lv/domino/desk/")
    mark(here, "domino/vote.4").click(timeout=60_000)
    key(here, "question").click()
    key(here, "note").fill("Kas balso pirmais?")
    here.page.goto(f"{here.server}en/sigilai/desk/")  # the marks are those of the text that is read
    key(here, "read").click(timeout=60_000)
    key(here, "lang").select_option("lv")
    words = words_of("en")
    assert mark(here, "sigilai/5").inner_text() == words.format("ui-desk-is-suggest")
    panel = here.page.locator("figure[data-tool=desk]")
    panel.get_by_role("button", name=words.format("ui-undo")).click()
    panel.get_by_role("button", name=words.format("ui-redo")).click()
    path = sent(here, tmp_path)
    assert [(one.clause, one.mark, one.by, one.problems) for one in taken(path, "marks")] == [
        ("sigilai/4", "right", "Ilze", []), ("sigilai/5", "suggest", "Ilze", []),
        ("domino/vote.4", "question", "Ilze", [])]
    assert main(["take", str(path), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [one["note"] for one in told["marks"]] == ["", "", "Kas balso pirmais?"]
    key(here, "clear").click()
    assert here.page.locator(".lr-row__mark[data-mark]").count() == 0
    assert here.errors == []


def test_nothing_leaves_without_a_name_or_without_a_mark(desk):
    """The panel says what is missing, and downloads nothing."""
    here = desk("lt", "domino")
    key(here, "read").click()
    here.page.locator("figure[data-tool=desk] details.sending summary").click()
    note = here.page.locator("figure[data-tool=desk] details.sending .note")
    key(here, "by download").click()
    reads(note, words_of("lt").format("ui-desk-needs-marks"))
    key(here, "right").click()
    key(here, "by download").click()
    reads(note, words_of("lt").format("ui-desk-needs-name"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_are_checked_while_one_types(desk, lang):
    """A wrong number is found by the page's Python and told with what was expected, in words; right words are quiet."""
    here = desk(lang)
    words = words_of(lang)
    mark(here, "sigilai/4").click()
    key(here, "suggest").click()
    found = here.page.locator("figure[data-tool=desk] .found")
    reads(found, words.format("ui-desk-same"))
    body = clauses("sigilai", lang)["sigilai/4"].body.strip()
    key(here, "text").fill(re.sub(r"\[\w+\](?=\{=sigils)", "[5]", body))
    error = found.locator("li", has_text=words.format("finding-number-differs"))
    error.wait_for(timeout=120_000)
    assert f"4 ({called('sigilai', 'sigils_to_win', lang)})" in error.inner_text()
    assert "sigils_to_win" not in error.inner_text()
    key(here, "text").fill(f"{body} ")
    reads(found, words.format("ui-desk-same"))
    key(here, "text").fill(f"**{body}**")
    reads(found, words.format("ui-desk-checks-none"))
    assert here.outside() == []
    assert here.errors == []


def test_a_question_opens_a_proposal_with_the_clause_filled_in(desk):
    """The bench of an example opens where it stands, its form to propose filled with clause and question."""
    here = desk("en")
    mark(here, "sigilai/6").click()
    key(here, "question").click()
    key(here, "note").fill("May a sigil be played?")
    example = here.page.locator("figure[data-tool=desk] [data-k^=scenario]").first
    scenario = example.get_attribute("data-k")
    example.click()
    said = here.page.locator(f"#{scenario} .sending [data-k=words]")
    said.wait_for(timeout=60_000)
    assert clauses("sigilai", "en")["sigilai/6"].plain in said.input_value()
    assert "May a sigil be played?" in said.input_value()
    assert here.errors == []


def test_a_text_is_compared_in_the_page_and_goes_nowhere(desk, tmp_path):
    """Pasted: clause by clause. Dropped as a file of another game or encoding: the command's message."""
    here = desk("en")
    words = words_of("en")
    key(here, "compare").click()
    key(here, "published").fill("\n\n".join(one.plain for one in clauses("sigilai", "en").values()
                                              if one.id != "sigilai/37"))
    key(here, "do compare").click()
    result = here.page.locator("figure[data-tool=desk] .comparison")
    result.locator(".remarks > li").first.wait_for(timeout=120_000)
    assert result.locator(".remarks > li[data-clause]").count() == len(clauses("sigilai", "en"))
    missing = result.locator('[data-clause="sigilai/37"]').inner_text()
    assert words.format("cli-compare-clause-missing") in missing
    other, strange = tmp_path / "other.txt", tmp_path / "strange.txt"
    other.write_text("\n\n".join(one.plain for one in clauses("domino", "en").values()), "utf-8")
    strange.write_bytes("Žaidėjai".encode("utf-16"))
    for path, code in ((other, "text-of-another-game"), (strange, "not-utf8")):
        key(here, "file").set_input_files(path)
        key(here, "do compare").click()
        said = words.format(f"problem-{code}", where=path.name, found=["@"], expected=["@"]).partition("@")[0]
        reads(result, said)
    assert here.outside() == []
    assert not any("other.txt" in url for url in here.requests)
    assert here.errors == []


def test_a_comparison_can_be_stopped(desk):
    """While a text is compared there is a way to stop, which leaves nothing running; then it can be compared again."""
    here = desk("en", "domino")
    words = words_of("en", "domino")
    panel = here.page.locator("figure[data-tool=desk]")
    key(here, "compare").click()
    key(here, "published").fill("\n\n".join(one.plain for one in clauses("domino", "en").values()))
    key(here, "do compare").click()
    reads(panel.locator(".compare .note"), words.format("ui-desk-comparing"))
    key(here, "stop compare").click()
    reads(panel.locator(".compare .note"), words.format("ui-test-stopped"))
    assert key(here, "stop compare").is_hidden()
    assert panel.locator(".comparison").inner_text() == ""
    key(here, "do compare").click()
    panel.locator(".remarks > li").first.wait_for(timeout=120_000)
    assert key(here, "stop compare").is_hidden()
    assert panel.locator(".compare .note").inner_text() == ""
    assert here.errors == []


def test_marks_that_were_kept_and_are_none_are_left_out(desk):
    """Damaged or hostile marks in the browser's store mark nothing and raise nothing."""
    here = desk("en", "domino")
    for text in ('{"marks":{"domino/vote.4":{"mark":"<b>","on":1}},"past":[[["x",{"mark":2}]]],"by":{}}', "[1]", "{"):
        here.page.evaluate("text => localStorage.setItem('living-rules/desk-en', text)", text)
        here.page.reload()
        key(here, "read").click(timeout=60_000)
        assert here.page.locator(".lr-row__mark[data-mark]").count() == 0
    assert here.errors == []


@pytest.mark.parametrize(("lang", "scheme"), [("lt", "light"), ("lv", "dark"), ("en", "light")])
def test_axe_finds_nothing_on_the_desk_and_a_phone_needs_no_sideways_scrolling(desk, lang, scheme):
    """With the panel open for reading and for comparing, in light and dark, at 320 pixels."""
    here = desk(lang, "domino", color_scheme=scheme, viewport={"width": 320, "height": 700})
    assert here.page.evaluate("document.documentElement.scrollWidth") <= 320
    key(here, "compare").click()
    assert axe(here.page) == []
    key(here, "read").click()
    key(here, "suggest").click()
    here.page.locator("details.lr-row__scenario > summary").first.click()
    assert axe(here.page) == []
    assert here.page.evaluate("document.documentElement.scrollWidth") <= 320


def test_on_paper_the_columns_stand_without_controls(desk):
    """Nothing to tick or press is printed; every clause is."""
    here = desk("en", "domino")
    here.page.emulate_media(media="print")
    assert here.page.locator(".lr-choose").is_hidden()
    assert key(here, "read").is_hidden()
    assert mark(here, "domino/vote.4").is_hidden()
    assert here.page.locator(".lr-cell__words").last.is_visible()
