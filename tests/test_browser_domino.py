"""What a person does with Judge Domino, in a real Chromium: build, drag, call, guess, push, keep the score."""

from __future__ import annotations

import pytest

from engine import domino
from rulebook.narrate import tell
from rulebook.texts import LANGUAGES
from rulebook.words import words_of
from tests.browsing import HOME, axe, reads

pytestmark = pytest.mark.browser

PATIENCE = 40_000
PLAYERS = ["Ona", "Jonas", "Rūta"]


def key(frame, name):
    """A control by its key."""
    return frame.locator(f"[data-k='{name}']")


def drag(page, thing, right):
    """Take a thing with the pointer and let it go so many pixels further to the right."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + right / 2, y, steps=3)
    page.mouse.move(x + right, y, steps=3)
    page.mouse.up()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_is_built_judged_and_pushed(visit, lang):
    """A domino goes along the line by key, pointer and field; all guess, the estimate falls, the table says, points."""
    words = words_of(lang, "domino")
    here = visit(HOME[lang] + "domino/play/")
    bench = here.bench("the-six-stands")
    held = bench.locator("[role=slider]")
    assert bench.locator(".estimate strong").text_content() == words.format("ui-estimate")
    before = float(held.get_attribute("aria-valuenow"))
    held.press("ArrowRight")
    held.press("PageUp")
    assert float(held.get_attribute("aria-valuenow")) == before + 11
    drag(here.page, bench.locator(".side .held .body"), 60)
    assert float(held.get_attribute("aria-valuenow")) > before + 15
    key(bench, "number 3").click()
    key(bench, "stance edge").click()
    key(bench, "x").fill("20")
    key(bench, "x").press("Tab")
    key(bench, "put").click()
    key(bench, "call 0").click(timeout=PATIENCE)
    assert bench.locator(".guess").count() == 0
    for player, vote in zip(PLAYERS, ("success", "failure", "success"), strict=True):
        key(bench, f"{player} {vote}").click(timeout=PATIENCE)
    key(bench, "reveal").click()
    key(bench, "push").click(timeout=PATIENCE)
    reads(bench.locator(".estimate"), words.format("ui-estimate-all"))
    assert bench.locator(".side .down").count() == 2
    key(bench, "not all").click()
    told = domino.round(players=PLAYERS, moves=[domino.place("Ona", 3, "edge", 20), domino.call("Jonas"), domino.votes(
        {"Ona": "success", "Jonas": "failure", "Rūta": "success"}), domino.fell("not all")])
    reads(bench.locator(".sheet .most th"), "Jonas")
    assert [int(cell.split()[0]) for cell in bench.locator(".sheet .sum").all_inner_texts()] == \
        [told.points[player] for player in PLAYERS]
    assert here.errors == []
    assert here.outside() == []


def test_what_may_not_stand_is_refused_and_what_was_asked_stays(visit):
    """A domino in another's place is refused with the reason; nothing changed, and it may be put elsewhere."""
    here = visit("en/domino/play/")
    bench = here.bench("the-six-stands")
    key(bench, "x").fill("1")
    key(bench, "x").press("Tab")
    key(bench, "put").click()
    reads(bench.locator(".refused"), "Dominoes 1 and 6 would overlap")
    assert bench.locator(".side .domino").count() == 2
    key(bench, "x").fill("-30")
    key(bench, "x").press("Tab")
    key(bench, "put").click()
    key(bench, "silent").click(timeout=PATIENCE)
    reads(bench.locator(".answer"), "Which domino does Jonas place, and where?")
    assert here.errors == []


def test_a_domino_of_a_stated_line_is_dragged(visit):
    """In the bench of a line any domino is taken and put elsewhere; the address keeps it, and the answer follows."""
    here = visit("en/domino/")
    bench = here.bench("the-smaller-end-is-pushed")
    before = bench.locator(".answer").inner_text()
    assert "Domino 4" in before
    drag(here.page, bench.locator(".side [data-n='3'] .body"), 4)
    drag(here.page, bench.locator(".side [data-n='3'] .body"), -160)
    reads(bench.locator(".answer"), "Domino 3")
    assert "dominoes=" in here.page.url
    here.page.reload()
    reads(here.bench("the-smaller-end-is-pushed").locator(".answer"), "Domino 3")
    assert here.errors == []


def test_what_falls_in_a_bend_lies_there(visit):
    """A line that bends has no view from the side; from above each fallen domino reaches as far as it is high."""
    here = visit("en/domino/")
    bench = here.bench("a-line-that-winds")
    wide = "nodes => nodes.map(node => Number(node.getAttribute('width')))"
    stood = bench.locator(".above .body").evaluate_all(wide)
    key(bench, "push").click()
    reads(bench.locator(".estimate"), "all would fall")
    assert max(stood) == 7.5
    assert min(bench.locator(".above .body").evaluate_all(wide)) >= 24
    assert here.errors == []


def test_the_sum_follows_a_guess(visit):
    """In the table of points a guess is changed, each line has its points and its clause, each step its sentence."""
    here = visit("en/domino/")
    bench = here.bench("all-fell")
    told = domino.settle(votes=dict.fromkeys(["Ona", "Jonas", "Rūta"], "success") | dict.fromkeys(
        ["Eglė", "Tomas"], "failure"), all_fell=True)
    for sentence in tell(told, "en"):
        reads(bench, sentence)
    sums = bench.locator(".sheet .sum")
    assert [text[0] for text in sums.all_inner_texts()] == list("22200")
    assert sums.locator(".cite").count() == 5
    key(bench, "Ona failure").click()
    reads(sums.nth(1), "3")
    key(bench, "fell false").click()
    reads(sums.first, "2")
    assert here.errors == []


def test_judges_play_along_and_guesses_stay_hidden(visit):
    """The computer's players build, call and guess; their guesses are not in the page before all are shown."""
    here = visit("en/domino/play/")
    bench = here.bench("play-judges")
    for _ in range(30):
        asked = bench.locator(".ask").first
        asked.wait_for(timeout=PATIENCE)
        bench.locator(".lr[aria-busy=false]").wait_for(timeout=PATIENCE)
        if key(bench, "success").count():
            break
        assert bench.locator(".estimate:visible").count() == 0
        (key(bench, "put") if key(bench, "put").count() else key(bench, "silent")).click()
        here.page.wait_for_timeout(100)
    assert bench.locator(".guess.success, .guess.failure").count() == 0
    key(bench, "failure").click()
    bench.locator(".guess.failure").first.wait_for(timeout=PATIENCE)
    assert bench.locator(".guess").count() == 4
    assert here.errors == []


def push(frame, placer, votes, *, fell):
    """Tell a round that ended in a push, and count it."""
    key(frame, f"placer {placer}").click()
    for player, vote in zip(PLAYERS, votes, strict=True):
        key(frame, f"{player} {vote}").click()
    key(frame, f"fell {str(fell).lower()}").click()
    key(frame, "count").click()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_is_counted_at_the_table_without_python(visit, lang):
    """At the table the rounds add up with Python blocked; a round is corrected, the match is kept and printed."""
    words = words_of(lang, "domino")
    here = visit(HOME[lang] + "domino/")
    here.page.route("**/assets/py/**", lambda route: route.abort())
    here.page.goto(f"{here.server}{HOME[lang]}domino/now/")
    frame = here.page.locator(".lr.score")
    for seat, name in enumerate(PLAYERS):
        key(frame, f"name {seat}").fill(name)
        key(frame, f"name {seat}").press("Tab")
    for _ in range(3):
        push(frame, "Jonas", ("success", "failure", "failure"), fell=True)
    reads(frame.locator(".answer"), words.format("event-match-over", players=["Ona"], points=6)[:12])
    assert frame.locator(".totals .sum").all_inner_texts() == ["6", "0", "0"]
    assert frame.locator(".verdict .cite").count() >= 3
    key(frame, "round 1").click()
    reads(frame.locator(".form .who"), words.format("ui-score-correcting", number=2))
    assert key(frame, "placer Jonas").get_attribute("aria-pressed") == "true"
    key(frame, "fell false").click()
    key(frame, "count").click()
    reads(frame.locator(".totals .sum").first, "4")
    assert frame.locator(".totals .sum").all_inner_texts() == ["4", "1", "1"]
    frame.get_by_label(words.format("ui-undo")).click()
    reads(frame.locator(".totals .sum").first, "6")
    key(frame, "round 2").click()
    key(frame, "drop").click()
    reads(frame.locator(".totals .sum").first, "4")
    here.page.goto("about:blank")
    here.page.goto(f"{here.server}{HOME[lang]}domino/now/")
    reads(frame.locator(".totals .sum").first, "4")
    assert words.format("ui-score-stays") in frame.inner_text()
    here.page.emulate_media(media="print")
    assert frame.locator(".sheet").is_visible()
    assert frame.locator(".form").is_hidden()
    here.page.emulate_media(media="screen")
    frame.get_by_role("button", name=words.format("ui-score-new")).click()
    frame.locator(".sheet").wait_for(state="detached")
    assert not any("/assets/py/" in url for url in here.requests)
    assert here.errors == []


def test_a_score_is_kept_at_a_real_table(visit):
    """Rounds, an accident, undo, and a link that brings all of it back; the totals are those of the rules."""
    here = visit("en/domino/score/")
    frame = here.page.locator(".lr.tool")
    for seat, name in enumerate(PLAYERS):
        key(frame, f"name {seat}").fill(name)
        key(frame, f"name {seat}").press("Tab")
    frame.locator(".status[data-source=recorded]").wait_for(state="attached", timeout=PATIENCE)
    push(frame, "Jonas", ("success", "failure", "failure"), fell=True)
    reads(frame.locator(".verdict"), "All dominoes fall.")
    reads(frame.locator(".verdict"), "Ona gets 2 points.")
    reads(frame.locator(".verdict"), "Jonas goes first in the next round.")
    frame.locator(".form summary").click()
    key(frame, "accident Rūta").click()
    reads(frame.locator(".verdict"), "Rūta knocks the dominoes over by accident.")
    assert frame.locator(".totals .sum").all_inner_texts() == ["3", "1", "0"]
    frame.get_by_label("Undo").click()
    reads(frame.locator(".answer"), "Round 2 begins")
    frame.get_by_label("Redo").click()
    reads(frame.locator(".answer"), "Round 3 begins")
    here.page.reload()
    reads(here.page.locator(".lr.tool .answer"), "Round 3 begins. Rūta goes first.")
    assert here.page.locator(".lr.tool .totals .sum").all_inner_texts() == ["3", "1", "0"]
    assert here.errors == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("page", ["play", "score", "now"])
def test_the_pages_are_open_to_all(visit, lang, page):
    """Axe finds nothing, in light and in dark, and no width makes a page scroll sideways."""
    for width, scheme in ((320, "light"), (768, "dark"), (1280, "light")):
        here = visit(f"{HOME[lang]}domino/{page}/", viewport={"width": width, "height": 900}, color_scheme=scheme)
        if page == "play":
            here.bench("the-six-stands")
        else:
            here.page.locator(".lr.tool").first.wait_for()
        assert not here.page.evaluate("document.documentElement.scrollWidth > innerWidth"), width
        assert axe(here.page) == []
