"""The translators' desk as it is built: columns, states, and the Python that the page gets, equal to the command's."""

from __future__ import annotations

import base64
import io
import json
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

pytest.importorskip("markdown")

from rulebook import narrate
from rulebook.bench import GAMES
from rulebook.book import LARGEST
from rulebook.commands.compare import readings_told
from rulebook.desk import page
from rulebook.desk.compare import compare
from rulebook.desk.signature import digest
from rulebook.desk.suggested import LONGEST, NAME, NOTE
from rulebook.desk.terms import terms_of
from rulebook.desk.wording import review
from rulebook.findings import WARNING, Finding
from rulebook.pages import desk, states
from rulebook.pages.figure import View
from rulebook.pages.python import desk_zip, engine_zip
from rulebook.pages.states import State
from rulebook.scenario import hold, scenarios
from rulebook.texts import ANNOTATION, LANGUAGES, clauses, source_language
from rulebook.words import words_of

SOURCE = Path(__file__).parents[1] / "rulebook" / "widgets" / "src"


@pytest.fixture
def quiet(monkeypatch):
    """Every clause a draft, so that no check has to run."""
    monkeypatch.setattr(desk, "states", lambda game: {
        clause: {lang: State("draft", [], True, []) for lang in LANGUAGES} for clause in clauses(game, "lt")})


def built(game, lang="lv"):
    """The desk's HTML."""
    view = View(lang, "../../../", f"{lang}/{game}/desk/")
    return "".join(f"<{tag} {attributes}>{inner}" for tag, attributes, inner in desk.columns(game, view, "here"))


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_stands_in_every_language_in_the_order_of_the_source(quiet, game):
    """A row for each clause, with a cell for each language that has its words."""
    html = built(game)
    assert re.findall(r'<section class="lr-row"[^>]* data-clause="([^"]+)"', html) == list(
        clauses(game, source_language(game)))
    cells = re.findall(r'<div class="lr-cell__words" lang="(\w\w)">(.*?)</div>', html)
    assert [lang for lang, _ in cells] == [*LANGUAGES] * len(clauses(game, "lt"))
    assert all(re.sub(r"<[^>]+>", "", words).strip() for _, words in cells)
    assert "]{" not in html


@pytest.mark.parametrize("game", GAMES)
def test_what_is_annotated_has_one_key_in_all_languages(game):
    """Numbers, readings and their kin of a clause have the same keys, whatever words each language has for them."""
    for identity, clause in clauses(game, source_language(game)).items():
        told = [desk.marked(clauses(game, lang)[identity], lang) for lang in LANGUAGES]
        keys = [sorted(key for key in re.findall(r'data-lit="([^"]+)"', one) if not key.startswith("term "))
                for one in told]
        assert keys[0] == keys[1] == keys[2]
        assert len(keys[0]) == sum(match["key"] != ".not-term" for match in ANNOTATION.finditer(clause.body))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terms_of_a_clause_are_marked_in_whatever_case_they_stand(lang):
    """Each term that the checks find is marked with its key, but not in words that are no term."""
    for identity, clause in clauses("siggil", lang).items():
        html = desk.marked(clause, lang)
        bare = ANNOTATION.sub(lambda one: "" if one["key"] == ".not-term" else one["words"], clause.body)
        known = set(terms_of("siggil", lang).terms)
        keys = {key.removeprefix("term ") for key in re.findall(r'data-lit="(term [^"]+)"', html)}
        assert keys <= known, identity
        assert bool(keys) == any(use for use in terms_of("siggil", lang).find(bare)), identity


@pytest.mark.parametrize("game", GAMES)
def test_each_scenario_stands_once_as_a_bench_told_in_every_language(quiet, game):
    """At the first clause that names it; its steps are those of the narration, side by side."""
    html = built(game)
    assert sorted(re.findall(r'<figure [^>]*data-scenario="([^"]+)"', html)) == sorted(
        one.id for one in scenarios(game))
    one = next(iter(scenarios(game)))
    steps = re.search(rf'aria-labelledby="told-{one.id}"[^>]*>(.*?)</ol>', html, re.S)[1]
    for lang in LANGUAGES:
        cells = re.findall(rf'<span lang="{lang}" data-col="{lang}">(.*?)</span>', steps)
        assert len(cells) == len(narrate.tell(hold(one).shown, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_unreviewed_text_never_counts_as_done(monkeypatch, lang):
    """Progress counts what somebody has reviewed and nothing has made stale since; the rest is told as what it is."""
    ids = list(clauses("domino", "lt"))
    finding = Finding("forbidden_word", WARNING, "texts/lv/domino.md:3", "kauliņš", "akmens")
    told = dict.fromkeys(ids, State("draft", [], True, [])) | {
        ids[0]: State("reviewed", [], True, []), ids[1]: State("reviewed", ["behaviour"], True, []),
        ids[2]: State("missing", [], False, []), ids[3]: State("draft", [], False, [finding])}
    monkeypatch.setattr(desk, "states", lambda game: {
        clause: dict.fromkeys(LANGUAGES, state) for clause, state in told.items()})
    html, words = built("domino", lang), words_of(lang)
    said = words.format("page-desk-progress", clauses=len(ids), reviewed=1, draft=len(ids) - 3, stale=1, missing=1)
    assert html.count(f'value="1" aria-label="{said}"') == len(LANGUAGES)
    for name in ("reviewed", "draft", "missing", "new", "stale-behaviour"):
        assert f'>{words.format(f"page-desk-state-{name}")}<' in html
    assert html.count(f"{words.format('finding-forbidden-word')} ") == len(LANGUAGES)
    assert html.count("akmens") >= len(LANGUAGES)


def test_a_finding_goes_to_the_clause_that_it_names_or_stands_in():
    """By its clause, else by its line; one that stands in no clause is of none."""
    clause = clauses("domino", "lv")["domino/vote.4"]
    own = Finding("x", WARNING, "nowhere", lang="lv", clause="domino/vote.4")
    there = Finding("x", WARNING, f"texts/lv/domino.md:{clause.line}")
    none = Finding("x", WARNING, "texts/lv/domino.md:1")
    assert [states._of(one, "domino") for one in (own, there, none)] == [
        ("domino/vote.4", "lv"), ("domino/vote.4", "lv"), ("", "lv")]


# The page's Python

@pytest.fixture(scope="module")
def unpacked(tmp_path_factory):
    """What the page unpacks, and nothing else of the book."""
    folder = tmp_path_factory.mktemp("page")
    for content, _ in (engine_zip(), desk_zip()):
        zipfile.ZipFile(io.BytesIO(content)).extractall(folder)
    return folder


def asked(folder, *requests):
    """The answers of the page's Python, without any installed package."""
    code = "import sys\nfrom rulebook.desk.page import answer\nfor line in sys.stdin: print(answer(line))"
    ran = subprocess.run([sys.executable, "-S", "-c", code], cwd=folder, capture_output=True, check=True,
                         encoding="utf-8", env={**os.environ, "PYTHONPATH": str(folder)},
                         input="".join(f"{json.dumps({'id': 1, **one})}\n" for one in requests))
    return [json.loads(line) for line in ran.stdout.splitlines()]


def text_of_own(lang="lv"):
    """A text of the book as a publisher might print it."""
    return "\n\n".join(clause.plain for clause in clauses("sigilai", lang).values())


def published(text, game="sigilai", lang="lv", **more):
    """A request to compare."""
    data = text if isinstance(text, bytes) else text.encode()
    return {"method": "compare", "game": game, "lang": lang, "told": readings_told(game, lang), "place": "rules.txt",
            "data": base64.b64encode(data[:LARGEST + 1]).decode(), "size": len(data), **more}


def test_the_page_compares_as_the_command_does(unpacked):
    """The same remarks, from the archive alone."""
    [reply] = asked(unpacked, published(text_of_own()))
    told = compare(text_of_own(), "sigilai", "lv", readings_told("sigilai", "lv"), "rules.txt")
    assert reply == {"id": 1, "comparison": json.loads(json.dumps(told.as_json()))}


@pytest.mark.parametrize(("text", "more", "code"), [
    (b"x" * 10_000_000, {}, "file_too_large"),
    ("Žaidėjai".encode("utf-16"), {}, "not_utf8"),
    (text_of_own(), {"game": "domino"}, "text_of_another_game"),
    (text_of_own("lt"), {}, "text_in_another_language"),
    ("a\n\nb", {}, "text_without_clauses"), ("", {}, "text_without_clauses"),
])
def test_a_hostile_text_gets_the_message_of_the_command(unpacked, text, more, code):
    """Too large, in another encoding, of another game or language, or no rules at all: a problem that says so."""
    [reply] = asked(unpacked, published(text, **more))
    assert [(one["where"], one["code"]) for one in reply["problems"]] == [("rules.txt", code)]
    if code == "file_too_large":
        assert reply["problems"][0]["found"] == 10_000_000


def test_the_page_checks_words_as_the_command_does(unpacked):
    """The findings are those of the checks, and what keeps a suggestion out of the book is told while it is typed."""
    clause = clauses("sigilai", "lv")["sigilai/4"]
    request = {"method": "review", "lang": "lv", "clause": clause.id, "on": digest(clause.body), "note": ""}
    number = clause.body.replace("[četrus]", "[piecus]")
    good, bad, markup, old = asked(unpacked, {**request, "text": clause.body}, {**request, "text": number},
                                   {**request, "text": "<b>Katra</b>"}, {**request, "text": clause.body, "on": "x"})
    assert good["review"] == {"problems": [], "findings": []}
    parts = [one.pop("parts") for one in bad["review"]["findings"]]
    assert bad["review"]["findings"] == [one.as_json() for one in review("sigilai", "lv", clause.id, number)]
    assert parts == [[["expected", "4 (četrus sava gadalaika sigilus)"], ["found", "piecus (5)"]]]
    assert [one["code"] for one in bad["review"]["findings"]] == ["number_differs"]
    assert {one["code"] for one in markup["review"]["problems"]} == {"markup_in_suggestion"}
    assert [one["code"] for one in old["review"]["problems"]] == ["clause_changed_since"]


def test_the_page_tells_a_rule_turned_round_in_words(unpacked):
    """A negation and a limit that new words lose are named, and neither file nor mark nor command stands there."""
    clause = clauses("eleusis", "lv")["eleusis/scientist.2"]
    turned = clause.body.replace("cita Pravieša nav", "cits Pravietis ir").replace("vismaz", "ne vairāk kā")
    [reply] = asked(unpacked, {"method": "review", "lang": "lv", "clause": clause.id, "on": digest(clause.body),
                               "note": "", "text": turned})
    told = {one["code"]: one["parts"] for one in reply["review"]["findings"]}
    assert told == {"polarity_changed": [["gone", "nav"]],
                    "limits_changed": [["gone", "vismaz"], ["new", "ne vairāk kā"]]}


def test_a_request_that_fails_is_still_answered():
    """The page gets an error with the request's own number, never silence."""
    reply = json.loads(page.answer('{"id": 7, "method": "review"}'))
    assert reply["id"] == 7
    assert "KeyError" in reply["error"]


def test_the_page_and_the_command_agree_on_what_is_too_much():
    """The longest texts, notes and names of marks, and the largest published text, are the same in both."""
    marks, comparing = ((SOURCE / "desk" / f"{name}.ts").read_text("utf-8") for name in ("marks", "compare"))
    assert {name: int(value) for name, value in re.findall(r"const (LONGEST\w*) = (\d+);", marks)} == {
        "LONGEST": LONGEST, "LONGEST_NOTE": NOTE, "LONGEST_NAME": NAME}
    assert re.search(r"LARGEST = (\d+) \* (\d+) \+ 1;", comparing).groups() == (str(LARGEST // 1024), "1024")


def test_what_the_desk_loads_is_small():
    """The archive that only the desk loads."""
    assert len(desk_zip()[0]) < 145_000
