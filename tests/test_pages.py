"""The Markdown extension, the baked traces, the assets, and the built site."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
import zipfile
from dataclasses import replace
from functools import cache
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace
from urllib.parse import unquote, urldefrag, urljoin, urlsplit

import pytest
from markdown import markdown

from engine.problems import SetupError
from engine.siggil import layouts as layouts_of_siggil
from rulebook.bench import GAMES, answer, game_module, run_json, schema
from rulebook.cli import main
from rulebook.pages import assets, bake, figure, layouts, python
from rulebook.pages.page import DEFAULT, base_of, clause_anchor, relative, url
from rulebook.scenario import hold, scenarios
from rulebook.texts import LANGUAGES, clauses, scenarios_in, sources
from rulebook.words import message_id, words_json, words_of

ROOT = Path(__file__).parents[1]
SCENARIOS = [one for game in GAMES for one in scenarios(game)]
WORKED = [one for one in SCENARIOS if one.id in scenarios_in(one.game, DEFAULT)]
EXTENSION = "rulebook.pages.extension"


def render(text: str, *others: str, **options: object) -> str:
    """A page's HTML by plain Python-Markdown."""
    return markdown(text, extensions=[EXTENSION, "attr_list", *others], extension_configs={EXTENSION: options})


def problem(text: str, **options: object) -> tuple[str, str]:
    """Place and code of the one problem that a page has."""
    with pytest.raises(SetupError) as error:
        render(text, source="docs/lt/page.md", **options)
    (one,) = error.value.problems
    return one.where, one.code


# Annotations

@pytest.mark.parametrize(("text", "html"), [
    ("[vieną]{=stoka.discard}", '<span class="lr-number" data-param="stoka.discard">vieną</span>'),
    ("[2]{=text}", '<span class="lr-number">2</span>'),
    ("[į ranką]{reading=spoils:hand}",
     '<span class="lr-reading" data-question="spoils" data-reading="hand">į ranką</span>'),
    ("[divi]{per=card}", '<span class="lr-quantity" data-per="card">divi</span>'),
    ("[gali]{modal=may:lay}", '<span class="lr-modal" data-modal="may:lay">gali</span>'),
    ("[*chaosu*]{outcome=chaos}", '<span class="lr-outcome" data-outcome="chaos"><em>chaosu</em></span>'),
    ("[kartą]{.not-term}", '<span class="lr-not-term">kartą</span>'),
])
def test_each_annotation_is_a_quiet_element(text, html):
    """Each annotation of the texts becomes one span around the translator's own words."""
    assert html in render(f"a {text} b")


@pytest.mark.parametrize("text", ["`[y]{=z}`", "[x](y){.z}", "[x]{#y}", "[x]{y=z}", "\\[x]{=y}"])
def test_only_annotations_are_matched(text):
    """Code, escaped brackets and other attribute lists are none of the annotations' business."""
    assert "lr-" not in render(text)


def test_an_annotation_cannot_smuggle_markup():
    """A hostile value stays inside its attribute."""
    html = render('[x]{="><script>alert(1)</script>}')
    assert "<script>" not in html


# Clauses

def test_a_clause_is_a_section_with_a_permanent_anchor():
    """A clause has its anchor, its id and its number, and its text is Markdown."""
    html = render("/// clause | 37\n**STOKA.** Viskas.\n\n- a\n///")
    assert re.search(r'<section class="lr-clause" data-clause="sigilai/37" id="sigilai-37">', html)
    assert '<a class="lr-number" href="#sigilai-37">37</a>' in html
    assert "<strong>STOKA.</strong>" in html
    assert "<li>a</li>" in html


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_passage_without_a_number_is_named_in_words(lang):
    """Where the text prints no number, the label is words of the page's language, never an engine id."""
    html = render("/// clause | unwon.2a\nx\n///", lang=lang)
    assert 'id="sigilai-unwon-2a"' in html
    assert ">2a</a>" in html
    assert f'aria-label="{figure.clause_label("unwon.2a", lang)}"' in html
    assert "unwon" not in figure.clause_label("unwon.2a", lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_passage_whose_last_part_is_a_word_shows_no_engine_id(lang):
    """A last part that is a word, as in end.game, is never shown: the label is words, and the link a paragraph mark."""
    html = render("/// clause | end.game\nx\n///", lang=lang)
    label = {"lt": "žaidimo pabaiga", "lv": "spēles beigas", "en": "end of the game"}[lang]
    assert f'aria-label="{label}"' in html
    assert ">¶</a>" in html


@pytest.mark.parametrize("hostile", ["<script>alert(1)</script>", '37" onclick="x', "37 38", "", "Ž", "37.", "a/b/c"])
def test_a_hostile_clause_id_is_refused_with_file_and_line(hostile):
    """A clause id that is none stops the build at its line."""
    assert problem(f"# T\n\n/// clause | {hostile}\nx\n///") == ("docs/lt/page.md:3", "not_a_clause_id")


def test_a_clause_of_an_unknown_game_is_refused():
    """A clause names a game of the book or none."""
    assert problem("/// clause | ../37\nx\n///") == ("docs/lt/page.md:1", "unknown_value")


def test_a_clause_that_stands_twice_is_refused():
    """The same clause twice on a page stops the build at the second."""
    assert problem("/// clause | 1\nx\n///\n\n/// clause | 1\ny\n///") == ("docs/lt/page.md:5", "clause_twice")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_page_shows_every_clause_of_the_text_in_order(game, lang):
    """Nothing of a text is lost on its page, and no block is left standing as text."""
    html = render(f"/// rules | {game}\n///", lang=lang)
    assert re.findall(r'data-clause="([^"]+)"', html) == list(clauses(game, lang))
    assert re.findall(r'data-scenario="([^"]+)"', html) == scenarios_in(game, lang)
    assert "///" not in html
    assert "]{" not in html
    assert all(sources()[game][said][lang] in html for said in ("edition", "status", "published", "words", "review"))


def test_an_error_in_a_text_names_the_text(monkeypatch):
    """What is wrong in an included text is reported with the text's file and line, not the page's."""
    text = "## A\n\n/// scenario | no-such\n///\n"
    monkeypatch.setattr("rulebook.pages.extension.text_of", lambda game, lang: text)
    assert problem("# T\n\n/// rules | sigilai\n///", lang="lv") == ("texts/lv/sigilai.md:3", "unknown_scenario")


@pytest.mark.parametrize(("text", "place", "code"), [
    ("a\n\n/// rules | chess\n///", "docs/lt/page.md:3", "unknown_value"),
    ("/// rules | sigilai\ntext", "docs/lt/page.md:1", "block_not_closed"),
    ("/// scenario | worked-trik\n///", "docs/lt/page.md:1", "unknown_scenario"),
    ("/// scenario | worked-trick\n///\n\n/// scenario | no-such\n///", "docs/lt/page.md:4", "unknown_scenario"),
    ("/// scenario | worked-trick\nSome text.\n///", "docs/lt/page.md:1", "block_has_content"),
    ("/// scenarios | sigilai: none\n///", "docs/lt/page.md:1", "unknown_value"),
    ("/// questions | chess\n///", "docs/lt/page.md:1", "unknown_value"),
    ("/// play | eleusis: angel\n///", "docs/lt/page.md:1", "unknown_value"),
    ("/// tool | eleusis: dice\n///", "docs/lt/page.md:1", "unknown_value"),
    ("/// tool | sigilai: rule\n///", "docs/lt/page.md:1", "unknown_value"),
])
def test_what_cannot_be_rendered_stops_the_build_with_file_and_line(text, place, code):
    """No broken block is left standing as text: it is an error with its place."""
    assert problem(text) == (place, code)


def test_lines_are_counted_from_where_the_page_begins():
    """Front matter that was taken off before is counted."""
    assert problem("/// scenario | no-such\n///", line=5)[0] == "docs/lt/page.md:5"


def test_blocks_in_code_are_left_alone():
    """A page may show how a clause is written."""
    html = render("```\n/// clause | 37\nx\n///\n/// rules | sigilai\n///\n```", "pymdownx.superfences")
    assert "lr-clause" not in html
    assert "/// rules | sigilai" in html


@pytest.mark.parametrize(("address", "lang", "marked"), [
    ("en/api/", "lt", ' hreflang="en"'), ("sigilai/#x", "en", ' hreflang="lt"'), ("en/", "en", ""),
    ("assets/third-party.txt", "en", "")])
def test_a_link_within_the_site_tells_the_language_of_a_page(address, lang, marked):
    """A link by its address from the root names the language of another language's page, and none for a file."""
    assert f'<a href="../{address}"{marked}>x</a>' in render(f"[x](site:{address})", lang=lang, base="../")


def test_an_unknown_language_is_refused():
    """The language is an explicit option and one of the book's."""
    with pytest.raises(SetupError):
        render("x", lang="de")


# Figures

@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("one", SCENARIOS, ids=lambda one: one.id)
def test_a_figure_is_complete_without_a_script(one, lang):
    """Title, answer, position, every step with its clauses, and the open questions stand in the HTML itself."""
    view = figure.View(lang, "../", "elsewhere/")
    tag, attributes, inner = figure.scenario(one.game, one.id, view, "here")
    result = hold(one).shown
    assert tag == "figure"
    assert attributes["id"] == f"scenario-{one.id}"
    assert attributes["data-base"] == "../"
    assert attributes["data-lang"] == attributes["lang"] == lang
    assert one.title[lang].replace("'", "&#x27;") in inner
    assert '<p class="lr-answer' in inner
    assert 'class="lr-setup"' in inner
    rest = bool(result.gap) + bool(result.pending)
    steps = re.findall(r'<li data-clauses="([^"]*)"', inner)
    assert steps == [" ".join(event.clauses) for event in result.events] + steps[len(steps) - rest:]
    assert len(steps) == len(result.events) + rest
    asked = re.findall(r'data-question="([^"]+)" data-reading="([^"]+)"', inner)
    assert dict(asked) == result.asked | ({result.gap: "gap"} if result.gap else {})
    for clause in result.clauses:
        assert f'href="../{url(f"{one.game}/", lang)}#{clause_anchor(clause)}"' in inner


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_position_is_named_in_the_benchs_words(lang):
    """Whatever a scenario states has a name of the glossary or the very message by which the bench labels it."""
    words = {game: words_json(game, lang) for game in GAMES}
    stated = {(one.game, name) for one in SCENARIOS for result in hold(one).results
              for name in result.arguments if name != "unstated"}
    assert not [name for game, name in sorted(stated) if name not in words[game]["forms"]
                and f"\nui-param-{message_id(name)} = " not in words[game]["ftl"]]


def test_words_of_a_scenario_are_escaped(monkeypatch):
    """A title is text, whatever it holds."""
    one = next(one for one in SCENARIOS if one.id == "worked-trick")
    hostile = replace(one, title=dict.fromkeys(LANGUAGES, "<img src=x onerror=alert(1)>"), asks={"lt": ["<b>"]})
    monkeypatch.setattr(figure, "scenarios", lambda game: (hostile,))
    inner = figure.scenario("sigilai", "worked-trick", figure.View("lt", "./", ""), "here")[2]
    assert "<img" not in inner
    assert "<b>" not in inner


def test_a_proposal_in_one_language_says_in_which(monkeypatch):
    """Where a scenario has a title in one language only, the others show it marked with that language."""
    one = next(one for one in SCENARIOS if one.id == "worked-trick")
    monkeypatch.setattr(figure, "scenarios", lambda game: (replace(one, title={"lv": "Gājiens"}),))
    inner = figure.scenario("sigilai", "worked-trick", figure.View("en", "./", ""), "here")[2]
    assert '<span lang="lv">Gājiens</span>' in inner


def test_a_scenario_that_does_not_hold_stops_the_build(monkeypatch):
    """A page never shows an example whose claim the engine contradicts."""
    one = next(one for one in SCENARIOS if one.id == "worked-trick")
    wrong = replace(one, id="wrong", clauses=("sigilai/37",))
    monkeypatch.setattr(figure, "scenarios", lambda game: (wrong,))
    assert problem("/// scenario | wrong\n///") == ("docs/lt/page.md:1", "scenario_differs")


@pytest.mark.parametrize("game", GAMES)
def test_every_scenario_is_on_exactly_one_list(game):
    """The lists of worked examples, clauses and open questions divide the scenarios, the same in each language."""
    view = {lang: figure.View(lang, "./", "") for lang in LANGUAGES}
    listed = {lang: [element[1]["data-scenario"] for group in ("worked", "clauses")
                     for element in figure.scenario_list(game, group, view[lang], "here") if element[0] == "figure"]
              + [element[1]["data-scenario"] for element in figure.questions(game, view[lang], "here")
                 if element[0] == "figure"] for lang in LANGUAGES}
    assert listed["lt"] == listed["lv"] == listed["en"]
    assert sorted(listed["lt"]) == sorted(one.id for one in scenarios(game))


def test_a_list_in_a_list_is_told_in_brackets():
    """Whoever reads a position sees which values belong together."""
    _, _, html = figure.scenario("domino", "a-fork", figure.View("en", "../", "elsewhere/"), "here")
    assert "(6, upright, (0, 0, 0)), (3, upright, (25, 0, 0))" in html


def test_the_question_that_an_example_is_there_for_comes_first():
    """What an answer rests on begins with the question after which its scenario is named."""
    count = 0
    for game in GAMES:
        names = game_module(game).LAWBOOK.questions
        for one in scenarios(game):
            _, _, html = figure.scenario(game, one.id, figure.View("en", "../", "elsewhere/"), "here")
            rests = re.findall(r'<li data-question="(\w+)"', html)
            own = [name for name in names if one.id == f"question-{name.replace('_', '-')}" and name in rests]
            assert rests[:1] == own or not own, one.id
            count += len(rests) > len(own) > 0
    assert count > 5


# Baked traces

@cache
def baked(name: str, game: str = "sigilai") -> dict:
    """The baked file of a scenario, read back from its bytes."""
    one = next(one for one in SCENARIOS if (one.id, one.game) == (name, game))
    return json.loads(bake.packed(bake.bake(one)))


def unfold(file: dict, key: str) -> dict:
    """The baked answer of a change, its parts put together as a bench does."""
    trace = dict(file["traces"][file["at"][key]])
    if "problems" in trace:
        return trace
    trace["start"] = frame = file["states"][trace["start"]]
    events = []
    for place in trace["events"]:
        event = dict(file["events"][place])
        whole = {key: {name: value for name, value in (frame[key] | names).items() if value is not None}
                 for key, names in event.pop("part", {}).items()}
        diff = event.pop("diff", {}) | whole
        frame = frame | diff
        events.append(event | ({"diff": diff} if diff else {}))
    trace["events"] = events
    return {"trace": trace}


def live(file: dict, key: str = "") -> dict:
    """What the engine answers to a change of the base, worked out from the change's own text."""
    args, answers, rulings = json.loads(json.dumps([file["args"], file["answers"], file["rulings"]]))
    example = not key or key.startswith(("answers.", "rulings."))  # the set-up is that of the example
    unstated = (file["unstated"] if example else "ask") if "unstated" in file else None
    if match := re.fullmatch(r"(.+)([+-])=(.*)", key):
        *path, last = match[1].split(".")
        inner = args
        for part in path:
            inner = inner.setdefault(part, {})
        items = inner.setdefault(last, [])
        if match[2] == "+":
            items.append(match[3])
        else:
            del items[int(match[3])]
    elif key:
        where, _, text = key.partition("=")
        name, *path = where.split(".")
        if name == "rulings":
            rulings = (rulings if isinstance(rulings, dict) else {"preset": rulings}) | {path[0]: text}
        elif name == "answers":
            answers = answers[:-1] if text == "null" else [*answers[:int(path[0])], text, *answers[int(path[0]) + 1:]]
        else:
            inner, last = args, name
            for part in path:
                inner = inner.setdefault(last, {}) if isinstance(inner, dict) else inner[int(last)]
                last = part
            value = int(text) if text.isdigit() else None if text == "null" else text
            if isinstance(inner, list):
                inner[int(last)] = value
            elif value is None and path:
                del inner[last]
            else:
                inner[last] = value
    return json.loads(json.dumps(run_json(file["game"], file["call"], args, answers, rulings, unstated)))


@pytest.mark.parametrize("one", SCENARIOS, ids=lambda one: one.id)
def test_the_baked_base_is_the_live_result(one):
    """What a bench shows first is what the doctest claims and what the engine answers."""
    file, result = baked(one.id, one.game), hold(one).shown
    shown = unfold(file, "")
    assert shown == live(file)
    assert shown["trace"]["outcome"] == result.outcome
    assert [event["kind"] for event in shown["trace"]["events"]] == result.kinds
    assert shown["trace"]["asked"] == result.asked


@pytest.mark.parametrize("name", ["worked-trick", "laima-tie-lot", "stoka", "fulfil-a-sigil", "sigils-are-not-laid"])
def test_every_baked_change_is_the_live_result(name):
    """Each single change that was baked is what the engine answers to it."""
    file = baked(name)
    assert len(file["at"]) > 200
    for key in file["at"]:
        assert unfold(file, key) == live(file, key), key


def test_every_other_card_and_count_of_a_trick_is_baked():
    """In a trick every card may be replaced by every other and by none, and every count of sigils changed."""
    tricks = [file for file in (baked(one.id, one.game) for one in SCENARIOS) if file["call"] == "trick"]
    assert len(tricks) > 30
    for file in tricks:
        names = schema(file["game"])["names"]
        for seat in names["seat"]:
            own = file["args"][seat]
            assert {f"{seat}={card}" for card in names["card"] if card != own} <= file["at"].keys(), file["id"]
            assert own is None or f"{seat}=null" in file["at"]
            counts = {f"sigils.{seat}={count}" for count in range(4)}
            assert counts - {f"sigils.{seat}={file['args'].get('sigils', {}).get(seat)}"} <= file["at"].keys()


def test_the_change_that_the_start_page_proposes_is_baked():
    """Ruduo's card turned into LAIMA leaves Žiema and Vasara by 36, and asks how many signs Žiema still misses."""
    trace = unfold(baked("worked-trick"), "Ruduo=LAIMA")["trace"]
    assert trace["events"][-1]["facts"] == {"seats": ["Žiema", "Vasara"], "count": 0}
    assert trace["events"][-1]["clauses"] == ["sigilai/36"]
    assert (trace["pending"]["who"], trace["pending"]["kind"]) == ("table", "missing")
    assert trace["pending"]["facts"]["seat"] == "Žiema"


def test_baked_files_are_small(capsys):
    """No baked example is larger than 26 KB compressed; the sizes are printed."""
    sizes = {f"{one.game}/{one.id}": bake.size(baked(one.id, one.game)) for one in SCENARIOS}
    with capsys.disabled():
        largest = sorted(sizes, key=sizes.__getitem__)[-3:]
        print(f"\nbaked: {len(sizes)} files, median {sorted(sizes.values())[len(sizes) // 2]:,} bytes gzip, largest "
              + ", ".join(f"{name} {sizes[name]:,}" for name in largest))
    assert max(sizes.values()) <= bake.LARGEST == 26_000


def test_baking_is_deterministic():
    """The same scenario gives the same bytes, whatever the seed of Python's hashes."""
    code = ("import hashlib; from rulebook.pages import bake; from rulebook.scenario import scenarios\n"
            "print(hashlib.sha256(bake.packed(bake.bake(next(s for s in scenarios('sigilai') if s.id == 'stoka'))))"
            ".hexdigest())")
    digests = {subprocess.run([sys.executable, "-c", code], env={"PYTHONHASHSEED": seed}, cwd=ROOT, check=True,
                              capture_output=True, text=True).stdout for seed in ("1", "2")}
    assert len(digests) == 1


def test_equal_parts_are_stored_once():
    """No state, event or trace of a baked file stands in it twice."""
    for one in WORKED:
        file = baked(one.id, one.game)
        for part in ("states", "events", "traces"):
            texts = [json.dumps(value) for value in file[part]]
            assert len(texts) == len(set(texts)), (one.id, part)


# Assets

def test_the_engine_archive_is_the_same_for_the_same_sources_and_runs_alone(tmp_path):
    """The archive has the same bytes each time, and answers a bench with nothing but the standard library beside it."""
    content, name = python.engine_zip()
    assert (content, name) == python.engine_zip()
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        assert all(entry.startswith(("engine/", "rulebook/")) for entry in archive.namelist())
        archive.extractall(tmp_path)
    request = json.dumps({"id": 1, "method": "run", "game": "sigilai", "call": "game", "args": {"seed": 1}})
    code = (f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
            f"from rulebook.bench import answer; print(answer({request!r}))")
    ran = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=True,
                         encoding="utf-8", env={"PYTHONUTF8": "1"})
    assert json.loads(ran.stdout) == json.loads(answer(request))


def test_addresses_are_relative_to_the_page():
    """From any depth the way to the root and to any page is relative."""
    assert [base_of(address) for address in ("", "./", "lv/", "lv/sigilai/")] == ["./", "./", "../", "../../"]
    assert relative("sigilai/", "./") == "sigilai/"
    assert relative("sigilai/", "../../") == "../../sigilai/"
    assert relative("", "./") == "./"
    assert url("sigilai/", "lt") == "sigilai/"
    assert url("sigilai/", "en") == "en/sigilai/"


# The built site

class Page(HTMLParser):
    """Ids, links and what a browser would load of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.loads: list[str] = []
        self.figures: list[tuple[str, str]] = []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        if given.get("id"):
            self.ids.append(given["id"])
        if tag == "a" and given.get("href"):
            self.links.append(given["href"])
        if given.get("src"):
            self.loads.append(given["src"])
        if tag == "link" and given.get("rel") in ("stylesheet", "icon", "preconnect", "preload", "modulepreload"):
            self.loads.append(given["href"])
        if "lr-bench" in (given.get("class") or "").split():
            self.figures.append((given["data-game"], given["data-scenario"]))


@pytest.fixture(scope="session")
def pages(site) -> dict[str, Page]:
    """Every page of the built site, by its address from the root."""
    return {path.relative_to(site).as_posix().removesuffix("index.html"): Page(path.read_text("utf-8"))
            for path in sorted(site.rglob("*.html")) if path.name not in ("404.html", "unsaved.html")}


@pytest.fixture(scope="session")
def themed(pages) -> dict[str, Page]:
    """The pages that the theme makes: all but a scenario's own two."""
    return {address: page for address, page in pages.items() if not re.search("/(examples|embed)/[^/]+/$", address)}


def test_every_language_has_the_same_pages_and_benches(pages):
    """Page for page the three languages show the same benches in the same order and have the same clause anchors."""
    def of(lang: str) -> dict[str, tuple[list[tuple[str, str]], list[str]]]:
        prefix = url("", lang)
        others = tuple(f"{other}/" for other in LANGUAGES if other != DEFAULT) if lang == DEFAULT else ()
        return {address.removeprefix(prefix): (page.figures, [one for one in page.ids if re.match(
                    rf"({'|'.join(GAMES)}|scenario|question)-", one)])
                for address, page in pages.items() if address.startswith(prefix) and not address.startswith(others)
                and "/api/" not in address}

    assert of("lt") == of("lv") == of("en")
    assert sum(len(figures) for figures, _ in of("lt").values()) > len(SCENARIOS)


def test_no_link_of_the_site_is_broken(pages, site):
    """Every link within the site leads to a page or file that exists, and every anchor to an id on it."""
    broken = []
    for address, page in pages.items():
        for link in page.links:
            if urlsplit(link).scheme or link.startswith("//"):
                continue
            target, anchor = urldefrag(urljoin(f"/{address}", link))
            path = unquote(target).lstrip("/")
            if path not in pages:
                if not (site / path).is_file():
                    broken.append((address, link))
            elif anchor and unquote(anchor) not in pages[path].ids and not anchor.startswith("__"):
                broken.append((address, link))
    assert not broken


def test_no_page_has_an_id_twice(pages):
    """Anchors are unique on their page."""
    twice = {address: [one for one in set(page.ids) if page.ids.count(one) > 1] for address, page in pages.items()}
    assert not {address: ids for address, ids in twice.items() if ids}


def test_no_page_loads_anything_from_elsewhere(pages):
    """Styles, scripts and pictures are the site's own and addressed relatively."""
    assert all(page.loads for page in pages.values())
    assert not [(address, load) for address, page in pages.items() for load in page.loads
                if urlsplit(load).scheme not in ("", "data") or load.startswith("/")]


def test_every_page_with_a_bench_of_sigilai_says_that_the_deck_is_invented(pages, site):
    """The demonstration deck is labelled wherever it is shown."""
    notice = {"lt": "Išgalvota kaladė", "lv": "Izdomāta kava", "en": "An invented deck"}
    for address, page in pages.items():
        if any(game == "sigilai" for game, _ in page.figures):
            lang = address.partition("/")[0]
            text = (site / address / "index.html").read_text("utf-8")
            assert notice[lang if lang in LANGUAGES else DEFAULT] in text, address


def test_every_bench_finds_its_assets(pages, site):
    """For every bench of every page there are the baked trace, the game, the words, the scripts and Python."""
    bench = site / "assets" / "bench"
    for page in pages.values():
        assert all((bench / game / f"{name}.json").is_file() for game, name in page.figures)
    for name in (*assets.SCRIPTS, "lr.css", "site.css", "site.js", "favicon.svg", *(f"{game}.json" for game in GAMES)):
        assert (bench / name).is_file(), name
    place = site / "assets" / "py"
    index = json.loads((place / "index.json").read_text("utf-8"))
    assert (place / index["pyodide"] / "pyodide.mjs").is_file()
    assert json.loads((place / index["pyodide"] / "pyodide-lock.json").read_text("utf-8"))["packages"] == {}
    fetched = [place / index["pyodide"] / "pyodide.asm.wasm", place / index["pyodide"] / "pyodide-lock.json",
               place / index["stdlib"], place / index["engine"]]
    assert index["bytes"] == sum(path.stat().st_size for path in fetched)
    ours = [(index["engine"], python.engine_zip()), (index["parts"]["desk"], python.desk_zip()),
            *((index["parts"][game], python.book_zip(game)) for game in GAMES)]
    for given, (content, name) in ours:
        assert given == name
        with zipfile.ZipFile(io.BytesIO(content)) as sources, zipfile.ZipFile(place / given) as archive:
            compiled = [f"{entry}c" if entry.endswith(".py") else entry for entry in sources.namelist()]
            assert sorted(compiled) == sorted(archive.namelist()), given


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "tool"), [(game, tool) for game, tools in figure.TOOLS.items() for tool in tools])
def test_a_tool_page_says_what_it_is_without_a_script(site, lang, game, tool):
    """A tool's page holds its figure first and once, with a sentence about what it needs, beside its own text."""
    folder = site if lang == DEFAULT else site / lang
    text = (folder / game / tool / "index.html").read_text("utf-8")
    first, *others = re.findall(r'<figure class="lr-tool"[^>]*data-tool="(\w+)"', text)
    assert first == tool not in others
    assert escape(words_of(lang, game).format("page-needs-script"), quote=False) in text
    assert re.search(r"<p>[^<]{30}", text.partition('<figure class="lr-tool"')[0])


def test_pythons_library_is_compiled(site):
    """The page's standard library holds compiled modules only, each with an unchecked hash."""
    library = next((site / "assets" / "py").glob("*/python_stdlib.zip"))
    with zipfile.ZipFile(library) as archive:
        names = archive.namelist()
        assert not [name for name in names if name.endswith(".py")]
        assert {"json/__init__.pyc", "dataclasses.pyc", "asyncio/__init__.pyc"} <= set(names)
        assert all(archive.read(name)[4:8] == b"\x01\x00\x00\x00" for name in names if name.endswith(".pyc"))
    assert library.stat().st_size < 2_000_000


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_lead_to_clauses_that_exist(lang, site, pages):
    """Every clause that a bench may cite has its text, a label without engine ids, and an address on the site."""
    words = json.loads((site / "assets" / "bench" / f"words-sigilai-{lang}.json").read_text("utf-8"))
    assert set(words) == {"lang", "ftl", "forms", "clauses", "table"}
    for identity, clause in words["clauses"].items():
        address, anchor = urldefrag(clause["href"])
        assert anchor in pages[address].ids
        assert clause["text"]
        assert "{" not in clause["text"], identity


def test_instant_navigation_is_on_but_not_between_languages(site, themed):
    """Every page has instant navigation; links to other languages load the page anew, so that its language is right."""
    for address in themed:
        text = (site / address / "index.html").read_text("utf-8")
        config = json.loads(re.search(r'<script id="__config" type="application/json">(.*?)</script>', text)[1])
        assert "navigation.instant" in config["features"]
        for link in re.findall(r"<a [^>]*hreflang=[^>]*>", text):
            assert 'target="_self"' in link
        assert 'rel="alternate"' not in text


def test_without_an_address_there_is_a_list_of_pages_but_no_sitemap(site, themed):
    """Without a known address no sitemap pretends to be one; Material's script reads a relative list of every page."""
    assert not list(site.glob("sitemap*"))
    listed = re.findall(r"<loc>(.*?)</loc>", (site / "pages.xml").read_text("utf-8"))
    assert sorted("" if one == "." else one for one in listed) == sorted(themed)
    (script,) = (site / "assets" / "javascripts").glob("bundle.*.min.js")
    text = script.read_text("utf-8")
    assert re.search(r"new URL\(\w+\.textContent,(\w+)\),\1\)", text)
    assert 'new URL("pages.xml",' in text


def test_with_an_address_the_sitemap_has_whole_addresses(docs):
    """Where the site's address is known every address of the sitemap begins with it."""
    from rulebook.pages.plugin import RulebookPlugin

    plugin = RulebookPlugin()
    plugin.addresses = dict.fromkeys(["./", "lv/sigilai/"])
    config = SimpleNamespace(site_url="https://example.org/x/")
    listed = re.findall(r"<loc>(.*?)</loc>", plugin.on_post_template("", template_name="sitemap.xml", config=config))
    assert listed == ["https://example.org/x/", "https://example.org/x/lv/sigilai/"]


def test_no_file_of_the_site_names_this_machine(site):
    """The built site holds no path of the folder it was built in."""
    texts = (path for path in site.rglob("*") if path.suffix in (".html", ".json", ".js", ".css", ".xml", ".svg"))
    assert not [path.name for path in texts if str(ROOT) in path.read_text("utf-8", errors="replace")]


def test_a_page_that_cannot_be_rendered_stops_the_site(docs, tmp_path):
    """An unknown scenario fails the build with file and line in one message, without a traceback."""
    from rulebook.pages import site

    (tmp_path / "docs" / "lt").mkdir(parents=True)
    (tmp_path / "docs" / "lt" / "index.md").write_text(
        "---\ntitle: T\n---\n\n# T\n\n/// scenario | no-such\n///\n", encoding="utf-8")
    config = tmp_path / "mkdocs.yml"
    config.write_text("site_name: T\ntheme: material\nplugins: [rulebook]\n", encoding="utf-8")
    ran = subprocess.run([sys.executable, "-m", "mkdocs", "build", "-q", "-f", str(config), "-d", str(tmp_path / "s")],
                         capture_output=True, text=True, check=False, encoding="utf-8")
    assert ran.returncode
    assert "docs/lt/index.md:7: unknown scenario" in ran.stderr
    assert "Traceback" not in ran.stderr
    assert site.CONFIG == ROOT / "mkdocs.yml"


def test_a_taken_port_is_left_for_the_next(docs, monkeypatch):
    """Serving tries the ports after a taken one, and says so where none is free."""
    import socket

    from rulebook.pages import site

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert site._free_port("127.0.0.1", port) > port
        monkeypatch.setattr(site, "PORTS", 1)
        with pytest.raises(SetupError) as error:
            site._free_port("127.0.0.1", port)
    assert error.value.problems[0].code == "port_taken"


@pytest.mark.parametrize("command", ["build", "serve"])
def test_outside_a_checkout_the_remedy_is_one(docs, command, monkeypatch, tmp_path, capsys):
    """An installed package that is asked for the site says that it needs a checkout, and builds nothing."""
    from rulebook.pages import site

    monkeypatch.setattr(site, "CONFIG", tmp_path / "mkdocs.yml")
    monkeypatch.chdir(tmp_path)
    assert main([command]) == 2
    assert "checkout" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_what_others_wrote_is_named_on_the_site(site, pages):
    """The site carries the list of others' work and their licences, and every About page leads to it."""
    assert (site / "assets" / "third-party.txt").read_bytes() == (ROOT / "THIRD-PARTY.md").read_bytes()
    assert [lang for lang in LANGUAGES
            if "third-party.txt" in (site / url("about/", lang) / "index.html").read_text("utf-8")] == list(LANGUAGES)


# In a browser

@pytest.fixture
def tab(browser, server):
    """A fresh tab that notes errors of scripts and every request that leaves the site."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    page = context.new_page()
    page.faults = []
    page.on("pageerror", lambda error: page.faults.append(str(error)))
    page.on("console", lambda message: page.faults.append(message.text) if message.type == "error" else None)
    page.on("request", lambda request: None if request.url.startswith((server, "blob:", "data:"))
            else page.faults.append(request.url))
    yield page
    context.close()


@pytest.mark.browser
def test_instant_navigation_works_from_a_sub_path(tab, server):
    """From page to page of a language the window stays, the header's language links follow, nothing leaves the site."""
    tab.goto(server)
    tab.evaluate("window.stayed = true")
    tab.click(".lr-game a[href$='sigilai/']")  # the theme makes addresses whole
    tab.wait_for_selector("#sigilai-1")
    assert tab.evaluate("window.stayed")
    assert tab.url == f"{server}sigilai/"
    links = tab.eval_on_selector_all("a.md-select__link", "all => all.map(one => one.href)")
    assert links == [f"{server}{url('sigilai/', lang)}" for lang in LANGUAGES]
    assert tab.faults == []


@pytest.mark.browser
def test_the_page_for_a_missing_page_leads_home(tab, server, site):
    """However deep a missing page is named under a sub-path, the three links lead to the book's start pages."""
    tab.route("**/no/such/page/", lambda route: route.fulfill(
        status=404, content_type="text/html", body=(site / "404.html").read_text("utf-8")))
    tab.goto(f"{server}lv/no/such/page/")
    homes = [server + url("", lang) for lang in LANGUAGES]
    tab.wait_for_function("home => document.links[0].href === home", arg=homes[0])
    assert tab.eval_on_selector_all("a", "all => all.map(one => one.href)") == homes
    assert all(fault.startswith("Failed to load resource") for fault in tab.faults)


@pytest.mark.browser
@pytest.mark.parametrize("lang", ["lv", "en"])
def test_switching_the_language_keeps_the_clause(tab, server, lang):
    """The language link loads the page anew, in its language, at the same clause."""
    tab.goto(f"{server}sigilai/#sigilai-36")
    tab.wait_for_selector("figure[data-host]")
    tab.evaluate(f"document.querySelector('a.md-select__link[hreflang={lang}]').click()")
    tab.wait_for_url(f"{server}{lang}/sigilai/#sigilai-36")
    tab.wait_for_selector("#sigilai-36")
    assert tab.evaluate("document.documentElement.lang") == lang
    assert tab.faults == []


#: Opens addresses side by side in frames as wide as a small phone; names those that are wider once their benches rest.
WIDER = """async addresses => {
    const until = async holds => {
        for (const end = performance.now() + 20_000; !holds() && performance.now() < end;)
            await new Promise(requestAnimationFrame);
        return holds();
    };
    const fits = async frame => {
        const page = frame.contentDocument;
        const hosts = () => [...page.querySelectorAll(".lr-bench__host")];
        return await until(() => hosts().length && hosts().every(host => host.shadowRoot?.querySelector(".lr")))
            && await until(() => page.documentElement.scrollWidth <= 320);
    };
    document.body.replaceChildren();
    document.body.removeAttribute("class");
    const told = await Promise.all(addresses.map(src => new Promise(tell => {
        const frame = Object.assign(document.createElement("iframe"), {width: 320, height: 640, src});
        frame.onload = async () => tell([src, await fits(frame)]);
        document.body.append(frame);
    })));
    return told.filter(([, fit]) => !fit).map(([address]) => address);
}"""


@pytest.mark.browser
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_scenarios_own_page_is_wider_than_a_phone(browser, server, pages, game, lang):
    """At 320 pixels no scenario's own page scrolls sideways; its frame, with the same figure, has more room.

    The pages of the theme: tests/test_browser_pages.py.
    """
    mine = [server + address for address in pages if re.fullmatch(f"{url('', lang)}{game}/examples/[^/]+/", address)]
    # A bench is drawn when it comes in sight, so all sixteen frames are in sight at once.
    context = browser.new_context(service_workers="block", viewport={"width": 1400, "height": 2700})
    page = context.new_page()
    page.goto(mine[0])
    wide = [address for at in range(0, len(mine), 16) for address in page.evaluate(WIDER, mine[at:at + 16])]
    context.close()
    assert len(mine) == sum(one.game == game for one in SCENARIOS)
    assert wide == []


@pytest.mark.browser
def test_a_bench_is_complete_without_javascript(browser, server):
    """Without scripts a reader sees the answer, the position and every step."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(server)
    bench = page.locator("#scenario-worked-trick")
    assert bench.locator(".lr-answer").is_visible()
    assert bench.locator(".lr-steps > li").count() == len(hold(
        next(one for one in SCENARIOS if one.id == "worked-trick")).shown.events)
    assert all(step.is_visible() for step in bench.locator(".lr-steps > li").all())
    context.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_layouts_are_pictures_that_are_told_in_words(lang):
    """Every layout has a picture on the page, with its name, whose it is, and what it shows for who does not see it."""
    _, attributes, inner = layouts.figures("siggil", figure.View(lang, "./", ""))
    assert attributes["lang"] == lang
    words = words_of(lang, "siggil")
    for name, layout in layouts_of_siggil().items():
        assert words.format("page-layout", layout=name) in inner
        assert f'aria-label="{words.format("page-layout-about", layout=name, count=56, **counts(layout))}"' in inner
    assert inner.count("<svg") == len(layouts_of_siggil()) == 5


def counts(layout):
    """How many levels, cards face down and available cards a layout has."""
    return {"levels": len({place.level for place in layout.places}),
            "down": [place.face for place in layout.places].count("down"), "available": layout.covered_by.count(())}
