"""What a person does with the pages, in a real Chromium, in the three languages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from urllib.parse import quote, urlsplit

import pytest

from engine.eleusis.secret import rule
from rulebook import narrate
from rulebook.bench import answer
from rulebook.narrate import answer_sentence, tell
from rulebook.pages import plays
from rulebook.scenario import SCENARIOS, hold, load
from rulebook.secret_words import describe
from rulebook.texts import LANGUAGES
from rulebook.words import words_of

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[1] / "node_modules" / "axe-core" / "axe.min.js"
HOME = {"lt": "", "lv": "lv/", "en": "en/"}


class Visit:
    """One page of the site, with everything it asked for and complained of."""

    def __init__(self, browser, server, path, **options):
        self.context = browser.new_context(**options)
        self.page = self.context.new_page()
        self.requests, self.errors = [], []
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda message: message.type == "error" and self.errors.append(message.text))
        self.server = server
        self.page.goto(server + path)

    def bench(self, scenario):
        """The bench of a scenario, once it is there."""
        figure = self.page.locator(f"#scenario-{scenario}")
        figure.scroll_into_view_if_needed()
        figure.locator(".answer").first.wait_for(timeout=10_000)
        return figure

    def outside(self):
        """Requests to anywhere but the site itself, blobs and data aside."""
        home = urlsplit(self.server).netloc
        return [url for url in self.requests if urlsplit(url).scheme in ("http", "https")
                and urlsplit(url).netloc != home]


@pytest.fixture
def visit(browser, server):
    """Opens pages, and closes them afterwards."""
    visits = []

    def open_page(path, **options):
        visits.append(Visit(browser, server, path, **options))
        return visits[-1]

    yield open_page
    for one in visits:
        one.context.close()


def axe(page):
    """What axe finds wrong with a page."""
    page.add_script_tag(path=str(AXE))
    return page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
                         ".map(v => v.id + ': ' + v.nodes.map(n => n.target.join(' ')).slice(0, 3).join(' | '))")


def reads(locator, text):
    """Wait until an element holds the text."""
    from playwright.sync_api import expect

    expect(locator).to_have_text(re.compile(re.escape(text)), timeout=30_000)


def answer_is(bench, text):
    """Wait until the bench's one sentence is the given one."""
    from playwright.sync_api import expect

    expect(bench.locator(".answer").first).to_have_text(text, timeout=30_000)


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
    bench.locator(".ask").get_by_role("button", name="2", exact=True).click()
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
@pytest.mark.parametrize("page", ["", "sigilai/", "sigilai/questions/", "siggil/capture/", "siggil/play/"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(visit, lang, page, scheme):
    """Axe finds no violation on the pages, benches included, in light and dark."""
    here = visit(HOME[lang] + page, color_scheme=scheme)
    here.page.wait_for_timeout(800)
    assert axe(here.page) == []


@pytest.mark.parametrize("width", [320, 768, 1280])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_wider_than_the_window(visit, lang, width):
    """At phone, tablet and desk width no page scrolls sideways."""
    for path in ("", "sigilai/", "sigilai/examples/", "eleusis/play/", "siggil/", "siggil/examples/",
                 "siggil/questions/", "siggil/play/", "siggil/capture/"):
        here = visit(HOME[lang] + path, viewport={"width": width, "height": 900})
        here.page.wait_for_timeout(500)
        assert here.page.evaluate("document.documentElement.scrollWidth") <= width


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


def test_the_same_figures_and_baked_files_in_every_language(site):
    """The rule page has the same benches in every language, and all name the same baked files."""
    found = {lang: re.findall(r'data-scenario="([^"]+)"', (site / HOME[lang] / "sigilai/index.html").read_text("utf-8"))
             for lang in LANGUAGES}
    assert found["lt"] == found["lv"] == found["en"] != []
    for scenario in found["lt"]:
        json.loads((site / f"assets/bench/sigilai/{scenario}.json").read_text("utf-8"))


# Play pages

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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_link_to_nothing_on_the_page_is_told(visit, lang):
    """A link that names no table, tool, clause or heading of the page says so; one that names something does not."""
    said = words_of(lang, "eleusis").format("page-link-astray")
    for state in ("v=1&play=zzz", "scenario=nothing&v=1", "eleusis-99", "%E0%A4%A"):
        here = visit(f"{HOME[lang]}eleusis/play/#{state}")
        reads(here.page.locator(".lr-astray"), said)
    for state in ("scenario=play-scientist", "scenario-play-scientist", ""):
        here = visit(f"{HOME[lang]}eleusis/play/#{state}")
        here.bench("play-scientist")
        assert here.page.locator(".lr-astray").is_hidden()


def test_a_source_on_the_web_is_a_link_and_nothing_is_asked_of_it(visit):
    """Who said so can be gone to; the page itself asks nobody."""
    here = visit("en/eleusis/questions/")
    assert here.page.locator(".lr-grounds a[href^='http://matuszek.org/']").count()
    assert here.outside() == []


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
    reads(bench.locator(".why li").first, words_of(lang, "eleusis").format("secret-any"))
    assert not re.search(r"\w\(", bench.locator(".why").inner_text())
    assert bench.locator(".why :is(.yes, .no)").count() >= 2
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
