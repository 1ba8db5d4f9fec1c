"""What a person does with the tools of New Eleusis, in a real Chromium, in the three languages."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest

from engine import eleusis
from engine.eleusis import call, decline, play, prophet
from engine.eleusis.catalogue import catalogue
from engine.eleusis.secret import rule
from rulebook import narrate
from rulebook.secret_words import describe
from rulebook.texts import LANGUAGES
from rulebook.words import words_of
from tests.browsing import HOME, axe
from tests.browsing import reads as shows

pytestmark = pytest.mark.browser

NAMES = ["Dievs", "Ana", "Bruno", "Cilda"]
PATIENCE = 40_000
OPTIONS = "select => [...select.options].map(option => option.value)"
RED = "equal(color(current), R)"


def tool(here):
    """The tool of a page, once it is there."""
    frame = here.page.locator(".lr.tool")
    frame.wait_for(timeout=PATIENCE)
    return frame


def live(frame):
    """Wait until Python has answered."""
    frame.locator(".status[data-source=live]").wait_for(state="attached", timeout=PATIENCE)


def holds(field, value):
    """Wait until a field holds the value."""
    from playwright.sync_api import expect

    expect(field).to_have_value(value, timeout=PATIENCE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_is_built_out_of_sentences(visit, lang):
    """Choices in sentences become notation and words as Python says them; what is right is marked and explained."""
    words = words_of(lang, "eleusis")
    here = visit(HOME[lang] + "eleusis/rule/")
    frame = tool(here)
    kind = frame.locator(".builder .kind").first
    kind.select_option("compare")
    frame.locator(".sentence select").nth(1).select_option("first")
    wanted = rule("greater(value(current), value(first))")
    holds(frame.locator("#c-notation"), wanted.text)
    kind.select_option("or")
    wanted = rule("or(greater(value(current), value(first)), equal(color(current), color(previous)))")
    holds(frame.locator("#c-notation"), wanted.text)
    assert frame.locator(".in-words").text_content() == describe(wanted, lang)
    live(frame)
    shows(frame.locator(".answer"), words.format("ui-share-is", count=38, of=52))
    frame.locator("[data-card='5♣']").click()
    shows(frame.locator(".explained"), words.format("ui-card-wrong", card="5♣"))
    assert frame.locator(".explained .no").count() == 3
    assert frame.locator(".pack .right").count() == 38
    frame.locator("#c-notation").fill(f"and({RED}, equal(color(current), B))")
    shows(frame.locator(".answer"), words.format("ui-share-none"))
    assert frame.locator(".dead").is_hidden()
    assert here.errors == []
    assert here.outside() == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_is_taken_from_the_catalogue_and_typed(visit, lang):
    """A catalogue's rule has its sentence; a typed one its mistakes, by column, with the word that was meant."""
    words = words_of(lang, "eleusis")
    here = visit(HOME[lang] + "eleusis/rule/")
    frame = tool(here)
    entry = next(one for one in catalogue() if one.id == "zigzag")
    frame.locator("#c-catalogue").select_option(entry.rule.text)
    shows(frame.locator(".in-words"), words.format("catalogue-zigzag"))
    live(frame)
    frame.locator("#c-notation").fill("equal(colr(current) R)")
    shows(frame.locator(".wrong").first, words.format("ui-column", column=7))
    frame.locator(".wrong button", has_text="color").click()
    shows(frame.locator(".in-words"), words.format("catalogue-reds"))
    frame.locator(f"button[title='{words.format('ui-undo')}']").click()
    holds(frame.locator("#c-notation"), entry.rule.text)
    assert here.errors == []


def test_every_sentence_of_the_builder_is_a_rule(visit):
    """Whatever kind of condition and form is chosen, Python reads it, and the builder knows its own sentence again."""
    here = visit("en/eleusis/rule/")
    frame = tool(here)
    kind = frame.locator(".builder .kind").first
    for name in kind.evaluate(OPTIONS):
        kind.select_option(name)
        assert kind.input_value() == name
        rule(frame.locator("#c-notation").input_value())
        forms = frame.locator(".sentence select[data-k^='form ']").first
        for form in forms.evaluate(OPTIONS) if forms.count() else []:
            forms.select_option(form)
            assert (kind.input_value(), forms.input_value()) == (name, form)
            rule(frame.locator("#c-notation").input_value())


def test_a_rule_travels_by_link(visit):
    """The address holds rule, line and card; a text in it that is no rule is told, and nothing of it is run."""
    here = visit("en/eleusis/rule/")
    frame = tool(here)
    frame.locator(".builder .kind").first.select_option("ring")
    live(frame)
    frame.locator("[data-card='Q♠']").click()
    frame.locator(".explained button").click()
    shows(frame.locator(".laid"), "Q♠")
    address = urlsplit(here.page.url)
    there = tool(again := visit(f"en/eleusis/rule/#{address.fragment}"))
    shows(there.locator(".laid"), "Q♠")
    holds(there.locator("#c-notation"), "equal(suit(current), cycle(suit(previous)))")
    hostile = visit("en/eleusis/rule/#tool=rule&v=1&rule=evenn(%3Cimg%20src=x%20onerror=alert(1)%3E)&line=7H%2B%3Cb%3E")
    shows(tool(hostile).locator(".wrong").first, "Column 1")
    shows(tool(hostile).locator(".ignored"), "line=7H+<b>")
    assert hostile.page.evaluate("document.querySelectorAll('img[src=x]').length") == 0
    assert here.errors == again.errors == hostile.errors == []


def begin(frame, secret, dealt=3, first="Ana"):
    """Fill in the form of a round and begin it."""
    for place, name in enumerate(NAMES):
        frame.locator(f"#g-player-{place}").fill(name)
    if secret:
        frame.locator("#g-mode").select_option("typed")
        frame.locator("#g-rule").fill(secret)
    if dealt is not None:
        frame.locator("#g-dealt").fill(str(dealt))
    frame.locator("#g-first").select_option(first)
    frame.locator("form [data-card='2♣']").click()
    frame.locator("[data-k=start]").click()
    frame.locator(".ask .pack").wait_for(timeout=PATIENCE)


def tap(frame, *cards):
    """Play cards."""
    for card in cards:
        frame.locator(f".ask .pack [data-card='{card}']").click()
    frame.locator(".ask .pack ~ .options .strong").click()


def last(moves, kind, lang):
    """The sentence of the last event of a kind after moves, as Python tells it."""
    told = eleusis.round(players=NAMES, god="Dievs", rule=RED, hands=dict.fromkeys(NAMES[1:], 3), starter="2♣",
                         moves=moves, rulings="table")
    return narrate.event("eleusis", [one for one in told.events if one.kind == kind][-1], lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_god_is_told_what_every_play_means(visit, lang):
    """Tapped cards are judged as Python judges them; what happened is told with its clauses."""
    here = visit(HOME[lang] + "eleusis/god/", viewport={"width": 320, "height": 640}, has_touch=True)
    frame = tool(here)
    begin(frame, RED)
    tap(frame, "8♥")
    frame.locator(".ask [data-k=prophet]").click()
    moves = [play("Ana", "8♥"), prophet("Ana")]
    shows(frame.locator(".verdict"), last(moves, "set_aside", lang))
    tap(frame, "5♣")
    frame.locator(".ask .options button").first.click()
    moves += [play("Bruno", "5♣"), call("right")]
    shows(frame.locator(".verdict"), last(moves, "overthrown", lang))
    shows(frame.locator(".verdict"), words_of(lang, "eleusis").format("ui-counted-cards-drawn", player="Ana", count=5))
    assert frame.locator(".verdict").get_attribute("data-how") == "wrong"
    assert frame.locator(".verdict .cite").count() >= 4
    tap(frame, "9♦")
    moves += [decline("Bruno"), play("Cilda", "9♦")]
    shows(frame.locator(".verdict"), last(moves, "laid_right", lang))
    frame.locator(".ask .pack").wait_for(timeout=PATIENCE)
    assert 0 <= frame.locator(".verdict").bounding_box()["y"] < 120
    assert frame.locator(".ask .pack").bounding_box()["y"] < 640
    assert here.page.evaluate("document.documentElement.scrollWidth") <= 320
    assert here.errors == []
    assert here.outside() == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_of_rounds_is_kept_and_taken_back(visit, lang):
    """A round that is over adds to the sheet, the next has another God; link and device keep it, and undo goes back."""
    words = words_of(lang, "eleusis")
    here = visit(HOME[lang] + "eleusis/god/")
    frame = tool(here)
    begin(frame, "", dealt=1)
    tap(frame, "8♥")
    frame.locator(".ask .options button").first.click()
    frame.locator(".totals .strong").click()
    shows(frame.locator(".answer"), words.format("ui-round-before", number=2))
    assert frame.locator("input[name=god]:checked").get_attribute("data-k") == "god 1"
    sheet = frame.locator(".sheet").inner_text()
    assert [int(number) for number in re.findall(r"Dievs\t(\d+)", sheet)] == [5]
    kept = tool(again := visit(f"{HOME[lang]}eleusis/god/#{urlsplit(here.page.url).fragment}"))
    assert kept.locator(".sheet").inner_text() == sheet
    kept.get_by_role("button", name=words.format("ui-back-to-round", number=1)).click()
    kept.locator(".totals .strong").wait_for(timeout=PATIENCE)
    kept.locator(f"button[title='{words.format('ui-undo')}']").click()
    shows(kept.locator(".answer"), words.format("choice-verdict", who="Dievs"))
    again.page.goto(here.server + HOME[lang] + "eleusis/god/")
    shows(tool(again).locator(".answer"), words.format("choice-verdict", who="Dievs"))
    assert here.errors == again.errors == []


def test_a_game_that_is_kept_is_not_lost_by_a_link_that_is_read_in_part(visit):
    """What a device keeps may be no game; a link of which a part is not read does not lay over the game kept there."""
    here = visit("en/eleusis/god/")
    key, kept = "living-rules/eleusis/god", "tool=god&v=1&players=Dievs,Ana,Bruno,Cilda&god=Ana"
    for text in ('{"args":null,"rounds":[],"answers":[]}', '{"args":{},"rounds":[null],"answers":[]}', kept):
        tool(here)
        here.page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, text])
        here.page.goto("about:blank")
        here.page.goto(f"{here.server}en/eleusis/god/")
        fresh = words_of("en", "eleusis").format("ui-player", number=1)
        holds(tool(here).locator("#g-player-0"), "Dievs" if text == kept else fresh)
    before = here.page.evaluate("key => localStorage.getItem(key)", key)
    here.page.goto("about:blank")
    here.page.goto(f"{here.server}en/eleusis/god/#tool=god&v=1&players=A,B,C,D&rounds.1.han")
    begin(tool(here), "", first="Bruno")
    assert here.page.evaluate("key => localStorage.getItem(key)", key) == before
    assert here.errors == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_that_is_ended_early_gives_points_to_who_was_never_god(visit, lang):
    """Hands of several sizes; ended after a round, three get ten points more each; a new game can be taken back."""
    words = words_of(lang, "eleusis")
    here = visit(HOME[lang] + "eleusis/god/")
    frame = tool(here)
    frame.locator("#g-dealt").fill("5")
    frame.locator("#g-dealt-1").fill("1")
    assert frame.locator("#g-dealt-0").count() == 0
    begin(frame, "", dealt=None)
    tap(frame, "8♥")
    shows(frame.locator(".ask .who"), words.format("choice-verdict", who="Dievs"))
    frame.locator(".ask .options button").first.click()
    frame.locator(".totals [data-k=end]").click()
    for name, points in {"Ana": 10, "Bruno": 10, "Cilda": 10}.items():
        shows(frame.locator(".ending"), words.format("event-never-god", player=name, points=points))
    told = frame.locator(".ending li").all_inner_texts()
    assert len(told) == 6
    assert frame.locator(".ending .cite").count() == 6
    frame.locator(".totals .strong").click()
    shows(frame.locator(".answer"), words.format("ui-round-before", number=2))
    assert [frame.locator(f"#g-dealt-{place}").input_value() for place in (2, 3)] == ["5", "5"]
    frame.locator("[data-k=end]").click()
    frame.locator(".ending li").first.wait_for(timeout=PATIENCE)
    assert frame.locator(".ending li").all_inner_texts() == told
    frame.locator("[data-k=renew]").click()
    shows(frame.locator(".answer"), words.format("ui-round-before", number=1))
    assert frame.locator("#g-player-1").input_value() == "Ana"
    assert frame.locator(".sheet").count() == 0
    frame.get_by_role("button", name=words.format("ui-back-to-round", number=1)).click()
    frame.locator(".totals .strong").wait_for(timeout=PATIENCE)
    assert here.errors == []


def test_no_play_asks_for_the_hand_only_then(visit):
    """A hand is asked for once somebody says "no play"; with it God's rule finds the card to be played."""
    here = visit("en/eleusis/god/")
    frame = tool(here)
    begin(frame, RED, dealt=2)
    frame.locator(".ask .pack ~ .options button").nth(1).click()
    shows(frame.locator(".ask .who").first, "Ana shows")
    tap(frame, "2♣", "2♣")
    shows(frame.locator(".ask"), "no longer applies")
    assert frame.locator(".tray button").count() == 2, "cards that were refused stay chosen"
    for _ in range(2):
        frame.locator(".tray button").first.click()
    tap(frame, "8♥", "4♠")
    shows(frame.locator(".verdict"), "Ana is mistaken")
    assert here.errors == []


@pytest.mark.parametrize("page", ["sigilai/now", "domino/now", "eleusis/god"])
def test_what_a_tool_needs_is_fetched_once_along_with_its_page(visit, page):
    """The page names the script and the files of its tools ahead, and each of them is asked for once."""
    here = visit(f"en/{page}/")
    here.page.locator(".lr.tool").first.wait_for(timeout=PATIENCE)
    here.page.wait_for_load_state("networkidle")
    ahead = here.page.evaluate("[...document.querySelectorAll('link[rel=preload], link[rel=modulepreload]')]"
                               ".map((one) => one.href)")
    assert len(ahead) >= 3
    assert [here.requests.count(one) for one in ahead] == [1] * len(ahead)
    assert here.errors == []


@pytest.mark.parametrize("page", ["rule", "god"])
def test_where_python_never_comes_a_tool_says_so(visit, page):
    """With Python blocked a tool says that no answer came and offers another try; a rule can still be worded."""
    here = visit("en/about/")
    here.page.route("**/assets/py/**", lambda route: route.abort())
    here.page.goto(f"{here.server}en/eleusis/{page}/")
    frame = tool(here)
    if page == "god":
        frame.locator("form [data-card='2♣']").click()
        frame.locator("[data-k=start]").click()
    frame.locator(".status[data-source=failed]").wait_for(timeout=PATIENCE)
    shows(frame.locator(".status"), "Python did not answer")
    assert frame.get_by_role("button", name="Try again").is_visible()
    if page == "rule":
        frame.locator(".builder .kind").first.select_option("color")
        shows(frame.locator(".in-words"), "The card is red.")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_axe_finds_nothing_in_the_tools(visit, lang, scheme):
    """Axe finds no violation in the builder with a card explained, in the helper's form, and in a round."""
    here = visit(HOME[lang] + "eleusis/rule/", color_scheme=scheme)
    frame = tool(here)
    live(frame)
    frame.locator("[data-card='9♦']").click()
    frame.locator(".explained").wait_for(timeout=PATIENCE)
    frame.locator("#c-notation").fill("evn(current)")
    frame.locator(".wrong button").wait_for(timeout=PATIENCE)
    assert axe(here.page) == []
    helper = visit(HOME[lang] + "eleusis/god/", color_scheme=scheme)
    frame = tool(helper)
    assert axe(helper.page) == []
    begin(frame, RED)
    tap(frame, "8♣")
    frame.locator(".ask [data-k=prophet]").wait_for(timeout=PATIENCE)
    for summary in frame.locator("summary:visible").all():
        summary.click()
    assert axe(helper.page) == []


@pytest.mark.parametrize("width", [320, 768, 1280])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_tool_is_wider_than_the_window(visit, lang, width):
    """At phone, tablet and desk width no tool scrolls sideways, whatever a condition holds."""
    for page in ("rule", "god"):
        here = visit(f"{HOME[lang]}eleusis/{page}/", viewport={"width": width, "height": 900})
        frame = tool(here)
        if page == "rule":
            for kind in ("if", "or", "and", "if"):
                frame.locator(".builder .kind").first.select_option(kind)
        assert here.page.evaluate("document.documentElement.scrollWidth") <= width
