"""“Test this”: a bench's position is tried as a proposal, and the report is that of ``rulebook try``."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rulebook import shelf
from rulebook.bench import GAMES, answer
from rulebook.cli import main
from rulebook.pages import python
from rulebook.scenario import scenarios
from rulebook.texts import LANGUAGES
from rulebook.trial import try_out
from tests.conftest import missing

ROOT = Path(__file__).parents[1]
PYODIDE = ROOT / "node_modules" / "pyodide"
NODE = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
CALL = 't = trick(Ruduo="MEDIS", Žiema="RAGANA", Pavasaris="GILTINĖ", Vasara="LAUMĖ")'
EMPTY = 't = trick(Ruduo=None, Žiema="RAGANA", Pavasaris="GILTINĖ", Vasara="MEDIS")'


def request(call=CALL, asks="t.outcome, t.winner", wanted="('won', 'Ruduo')", **more):
    """What a bench asks of Python; the lines are those of the file that it would write."""
    return {"id": 7, "method": "try", "game": "sigilai", "clauses": ["sigilai/26"],
            "examples": [[10, call, ""], [11, asks, f"{wanted}\n"]], **more}


def of_scenario(scenario):
    """The same for a scenario of the book."""
    return {"id": scenario.id, "method": "try", "game": scenario.game, "clauses": list(scenario.clauses), "lang": "lv",
            "examples": [[one.lineno + 1, one.source, one.want] for one in scenario.examples]}


def answered(asked, *heard):
    """Python's answer."""
    return json.loads(answer(json.dumps(asked), *heard))


def file_of(asked):
    """The proposal of a request as a file, its lines where the request says that they are."""
    reading = [f"reading: {json.dumps(asked['reading'])}"] if asked.get("reading") else []
    front = ["---", "title: {en: A doubt}", f"clauses: [{', '.join(asked['clauses'])}]", "status: proposed",
             "reason: {en: It looks so.}", *reading, "---"]
    lines = [line for _, source, want in asked["examples"]
             for line in (f">>> {source.rstrip()}", *want.rstrip("\n").split("\n")) if line]
    front += [""] * (asked["examples"][0][0] - len(front) - 2)
    return "\n".join([*front, "```python", *lines, "```", ""])


def same(tried, report):
    """The page's report has every fact of the command's; what is only a file's, and sentences, are left out."""
    parting = report["parting"]
    if parting and parting["event"]:
        parting = {**parting, "event": {name: one for name, one in parting["event"].items() if name != "told"}}
    named = {name: one for name, one in report.items()
             if name not in ("id", "path", "title", "reason", "reading", "wording")}
    assert {name: one for name, one in tried.items() if name != "titles"} == {**named, "parting": parting}


@pytest.mark.parametrize("asked", [
    request(), request(reading={"lone_leader": "wins"}), request(wanted="('won', 'Vasara')"),
    request(EMPTY, "t.outcome", "'won'"), request(wanted="('chaos', None)", reading={"preset": "table"})])
def test_the_report_is_that_of_the_command(asked, tmp_path, capsys):
    """A bench's request and the file with the same lines come to the same facts, down to the parting and the lines."""
    path = tmp_path / "doubt.md"
    path.write_text(file_of(asked), "utf-8")
    assert main(["try", str(path), "--json"]) == 0
    [report] = json.loads(capsys.readouterr().out)["proposals"]
    same(answered(asked)["tried"], report)


def test_the_pages_python_gives_the_same_report(tmp_path):
    """With the engine and a game's book alone, the Python of the page reports what this one reports, for every game."""
    if not PYODIDE.is_dir() or NODE is None:
        missing("Pyodide's tests need Node and the npm package pyodide: make install")
    for game in GAMES:
        asked = [of_scenario(one) for one in shelf.examples(game)[:2]]
        asked += [request(), request(wanted="('won', 'Vasara')", lang="lt")] if game == "sigilai" else []
        archives = []
        for name, (content, _) in {"engine": python.engine_zip(), "book": python.book_zip(game)}.items():
            archives.append(tmp_path / f"{name}.zip")
            archives[-1].write_bytes(content)
        ran = subprocess.run([NODE, ROOT / "tests/pyodide.mjs", PYODIDE, *archives], encoding="utf-8", check=True,
                             input="\n".join(map(json.dumps, asked)), capture_output=True, timeout=500)
        assert list(map(json.loads, ran.stdout.splitlines()[1:])) == [answered(one) for one in asked]
        assert all("tried" in answered(one) for one in asked)


@pytest.mark.parametrize("game", GAMES)
def test_a_book_comes_to_the_page_whole(game, tmp_path, monkeypatch):
    """The scenarios that are unpacked in the page have the id, the clauses and the examples of their files."""
    files = shelf.examples(game)
    (tmp_path / f"{game}.json").write_text(json.dumps(shelf.packed(game)), "utf-8")
    monkeypatch.setattr(shelf, "BOOKS", tmp_path)
    unpacked = shelf.examples.__wrapped__(game)
    assert len(unpacked) == len(scenarios(game))
    for one, other in zip(unpacked, files, strict=True):
        assert (one.id, one.clauses, one.examples, one.brought) == (other.id, other.clauses, other.examples,
                                                                    other.brought)


def test_a_book_is_small():
    """What a test of a game makes a page load is less than 80 KB."""
    assert max(len(python.book_zip(game)[0]) for game in GAMES) < 80_000


def test_how_far_it_is_never_goes_back():
    """First the sets of readings are counted, then the examples, up to the last of them."""
    heard = []
    answered(request(), lambda tried, done, of: heard.append((of > 0, tried if not of else done)))
    assert heard == sorted(heard)
    last = []
    answered(request(), lambda *far: last.append(far))
    assert last[-1][1] == last[-1][2] == len(shelf.examples("sigilai")) * 5  # the book, printed, table, two readings


def test_a_reading_that_the_call_names_is_not_switched():
    """Where every call that asks a question names its reading, no other one is told of."""
    scenario = next(one for one in scenarios("sigilai") if one.id == "question-lone-leader")
    named = {name for one in try_out(scenario).singles for name in one.rulings}
    asked = of_scenario(scenario)
    asked["examples"] = [[1, CALL.replace(")", ', rulings={"lone_leader": "wins"})'), ""], [2, "t.outcome", "'won'\n"]]
    assert "lone_leader" not in {name for one in answered(asked)["tried"]["singles"] for name in one["rulings"]}
    assert named


@pytest.mark.parametrize("lang", LANGUAGES)
def test_other_examples_are_named_in_the_readers_language(lang):
    """Each example that changes has its title with it."""
    tried = answered(request(lang=lang))["tried"]
    titles = {one.id: one.title[lang] for one in scenarios("sigilai")}
    changed = {change["id"] for one in tried["singles"] for change in one["changes"]}
    assert changed <= set(tried["titles"])
    assert all(titles[name] == title for name, title in tried["titles"].items())


LINES = [[1, CALL, ""], [2, "t.outcome", "'won'\n"]]


@pytest.mark.parametrize(("more", "code"), [
    ({"game": "chess"}, "unknown_value"), ({"game": None}, "unknown_value"), ({"game": ["sigilai"]}, "unknown_value"),
    ({"clauses": "sigilai/26"}, "not_a_list"), ({"clauses": ["eleusis/1"]}, "unknown_clause"),
    ({"clauses": None}, "not_a_list"), ({"examples": []}, "wrong_type"), ({"examples": None}, "wrong_type"),
    ({"examples": [["1", CALL, ""]]}, "wrong_type"), ({"examples": [[0, CALL, ""]]}, "wrong_type"),
    ({"examples": [[1, "import os", ""]]}, "not_allowed"),
    ({"examples": [[1, "open('/etc/passwd')", ""]]}, "not_callable"),
    ({"examples": [[1, "t.__class__", ""]]}, "underscore"), ({"examples": [[1, "\0", ""]]}, "not_python"),
    ({"examples": [[1, "[" * 500 + "]" * 500, ""]]}, "not_python"),
    ({"examples": [[1, "len('x')", "1\n"]]}, "no_trace"),
    ({"examples": [[number + 1, "len('x')", ""] for number in range(201)]}, "too_many_examples"),
    ({"examples": [[1, 'trick(Ruduo="NOBODY")', ""]]}, "unknown_card"),
    ({"examples": [[1, "t = game(seed=1)", ""]] * 4}, "too_many_games"),
    ({"examples": LINES, "reading": {"lone_leader": "x"}}, "unknown_reading"),
    ({"examples": LINES, "reading": {"nobody": "x"}}, "unknown_ruling"),
    ({"examples": LINES, "reading": ["x"]}, "wrong_type"), ({"examples": LINES, "deck": "x.toml"}, "unknown_field"),
])
def test_what_is_no_proposal_is_told(more, code):
    """Whatever a page sends, it gets problems and never a traceback."""
    reply = answered(request() | more)
    assert "tried" not in reply
    assert code in [one["code"] for one in reply["problems"]], reply
