"""The command: its exit codes, and that neither input nor output can end it in a traceback."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from engine.problems import LETTERS, Problem
from rulebook import check, cli, narrate
from rulebook.cli import main
from rulebook.commands import run
from rulebook.findings import ERROR, WARNING, Finding
from rulebook.texts import LANGUAGES
from rulebook.words import MESSAGES, Words, visible, words_of
from tests.conftest import missing

ROOT = Path(__file__).parents[1]
SCENARIO = ROOT / "rulebook" / "scenarios" / "sigilai" / "worked-trick.md"


def shell(command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command in a shell, ``rulebook`` being this one."""
    command = command.replace("rulebook ", f"'{sys.executable}' -m rulebook ")
    return subprocess.run(["sh", "-c", command], capture_output=True, text=True, encoding="utf-8", timeout=300,
                          cwd=ROOT, env=os.environ | {"LC_ALL": "C.UTF-8"} | environment, check=False)


@pytest.mark.parametrize(("arguments", "code"), [
    (["run", str(SCENARIO)], 0), (["run", "worked-trick", "--rulings", "table"], 0),
    (["explain", "sigilai/18"], 0), (["questions", "--json"], 0),
])
def test_the_command_ends_with_its_code(arguments, code, capsys):
    """Scenarios that hold and what can be explained end with 0, and nothing stands in the error stream."""
    assert main(arguments) == code
    assert capsys.readouterr().err == ""


def said(lang, message, **facts):
    """A sentence of the command."""
    return words_of(lang).format(message, **facts)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("arguments", "code", "message"), [
    (["run", "gausa-short"], 0, ("cli-run-total", {"count": 1, "held": 1})),
    (["run", "gausa-short", "worked-trick", "--rulings", "table"], 1, ("cli-run-total", {"count": 2, "held": 1})),
    (["run", "worked-trick", str(SCENARIO.parent)], 0, ("cli-run-total", {"count": 61, "held": 61})),
    (["check", "--game", "sigilai"], 0, ("cli-check-total", {"count": 0, "errors": 0})),
    (["explain", "sigilai/9"], 0, ("cli-explain-not-played", None)),
    (["explain", "9"], 0, ("cli-explain-parameters", {"text": "hand_size = 9"})),
    (["explain", "13"], 0, ("cli-explain-scenarios", {"text": ", ".join(
        check.cited_by_scenarios("sigilai")["sigilai/13"])})),
    (["explain", "hand_size"], 0, ("cli-parameter", {"name": "hand_size", "value": 9, "low": 1, "high": 36,
                                                     "clauses": "sigilai/9"})),
], ids=lambda value: " ".join(value)[:40] if isinstance(value, list) else None)
def test_a_command_says_what_it_found_in_the_language_asked_for(arguments, code, message, lang, capsys):
    """Each command ends with its code and tells its result in each language."""
    name, facts = message
    assert main([*arguments, "--lang", lang]) == code
    told = capsys.readouterr()
    assert told.err == ""
    if facts is None:
        assert said(lang, name, text="") not in told.out
    else:
        assert said(lang, name, **facts) in told.out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("asked", ["gausa-short", "siggil/solo.2"])
def test_what_a_scenario_or_a_clause_rests_on_is_told_in_words(asked, lang, capsys):
    """The question and how it is read here are sentences, not names of the code."""
    game, name, reading = {"gausa-short": ("sigilai", "gausa_short", "gap")}.get(
        asked, ("siggil", "last_card", "discard_only"))
    assert main(["explain", asked, "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert said(lang, "cli-rests", question=narrate.question(game, name, lang),
                reading=narrate.reading(game, name, reading, lang)) in told
    assert name not in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_is_told_with_its_readings_and_who_says_so(lang, capsys):
    """A question is told with its clauses, every reading, the printed one marked, and the grounds of each."""
    assert main(["explain", "cancel", "--lang", lang]) == 0
    head, asked, *readings = capsys.readouterr().out.splitlines()
    assert head == "cancel (sigilai/40, sigilai/unwon.2b)"
    assert asked.strip() == narrate.question("sigilai", "cancel", lang)
    assert [line.split()[:2] for line in readings] == [["*", "top_tie:"], ["-", "all_equal:"],
                                                       ["-", "next_strongest:"]]
    assert readings[1].endswith(f"({said(lang, 'grounds-text')}: unwon.2b)")
    assert main(["questions", "--game", "sigilai", "--lang", lang]) == 0
    assert "\n".join([head, asked, *readings]) in capsys.readouterr().out


@pytest.mark.parametrize(("arguments", "code", "path", "value"), [
    (["run", "gausa-short"], 0, ("holds",), True),
    (["run", "gausa-short"], 0, ("scenarios", 0, "outcome"), "gap"),
    (["run", "gausa-short", "--rulings", "table"], 1, ("holds",), False),
    (["run", "gausa-short", "--rulings", "table"], 1, ("scenarios", 0, "failures", 0, "found"), "(None, None)"),
    (["run", "gausa-short", "--rulings", "gausa_short=nobody,printed"], 1, ("scenarios", 0, "asked", "gausa_short"),
     "nobody"),
    (["check", "--game", "sigilai", "--lang", "lv"], 0, ("findings",), []),
    (["questions", "--game", "sigilai"], 0, ("sigilai", "spoils", "readings"), ["hand", "won_pile"]),
    (["explain", "sigilai/9"], 0, ("parameters",), {"hand_size": 9}),
    (["explain", "spoils"], 0, ("clauses",), ["sigilai/example"]),
    (["explain", "hand_size"], 0, ("high",), 36),
    (["explain", "gausa-short"], 0, ("asked", "gausa_short"), "gap"),
], ids=str)
def test_with_json_a_command_prints_data_and_nothing_else(arguments, code, path, value, capsys):
    """The output of each command with --json is one JSON text, the code the same as without."""
    assert main([*arguments, "--json"]) == code
    told = capsys.readouterr()
    data = json.loads(told.out)
    for step in path:
        data = data[step]
    assert (data, told.err) == (value, "")


def test_a_scenario_that_differs_is_told_with_its_line(capsys):
    """What differs under other rulings is told with the line, what was expected and what was found."""
    assert main(["run", "gausa-short", "--rulings", "table", "--lang", "en"]) == 1
    path = SCENARIO.with_name("gausa-short.md")
    line = path.read_text("utf-8").split("\n").index(">>> t.outcome, t.gap") + 1
    assert said("en", "cli-failure", place=f"{path}:{line}", source="t.outcome, t.gap",
                expected="('gap', 'gausa_short')", found="(None, None)") in capsys.readouterr().out


def test_a_scenario_that_cites_too_little_is_told_with_the_clause(tmp_path, capsys):
    """A clause that is named and never cited makes a scenario differ, as text and as JSON."""
    path = tmp_path / "more.md"
    path.write_text(SCENARIO.read_text("utf-8").replace("sigilai/42]", "sigilai/42, sigilai/34]"), "utf-8")
    assert main(["run", str(path), "--lang", "en"]) == 1
    assert said("en", "cli-uncited", clauses="sigilai/34") in capsys.readouterr().out
    assert main(["run", str(path), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["scenarios"][0]["uncited"] == ["sigilai/34"]


@pytest.mark.parametrize(("level", "code"), [(ERROR, 1), (WARNING, 0)])
def test_only_an_error_makes_a_check_fail(level, code, capsys, monkeypatch):
    """A finding that is a warning is told, but the check ends with 0; an error ends it with 1, with --json too."""
    finding = Finding("order_of_clauses", level, "texts/en/sigilai.md")
    monkeypatch.setattr(check, "check", lambda games, langs, progress: [finding])
    assert main(["check", "--lang", "en"]) == code
    assert said("en", "cli-check-total", count=1, errors=code) in capsys.readouterr().out
    assert main(["check", "--json"]) == code
    assert json.loads(capsys.readouterr().out) == {"findings": [finding.as_json()], "notes": 0}


def test_the_language_is_the_systems_where_none_is_named(capsys, monkeypatch):
    """Without --lang the system's language is spoken, and English where the book has no such language."""
    for system, lang in (("lt_LT.UTF-8", "lt"), ("lv_LV.UTF-8", "lv"), ("de_DE.UTF-8", "en"), ("", "en")):
        monkeypatch.setenv("LC_ALL", system)
        for name in ("LC_MESSAGES", "LANG"):
            monkeypatch.delenv(name, raising=False)
        main(["run", "worked-trick"])
        assert said(lang, "cli-run-total", count=1, held=1) in capsys.readouterr().out
    main(["run", "worked-trick", "--lang=lv"])
    assert said("lv", "cli-run-total", count=1, held=1) in capsys.readouterr().out


@pytest.mark.parametrize(("arguments", "place", "code"), [
    (["run", "no-such-scenario"], "no-such-scenario", "no_such_file"),
    (["run", "x" * 300], "x" * 199 + "…", "no_such_file"),
    (["run", ""], "FILE", "no_such_file"),
    (["run", "/dev/zero"], "/dev/zero", "not_a_file"),
    (["run", "worked-trick", "--rulings", "kept=²"], "--rulings['kept']", "parameter_out_of_range"),
    (["run", "worked-trick", "--rulings", "kept=" + "9" * 5000], "--rulings['kept']", "parameter_out_of_range"),
    (["run", "worked-trick", "--rulings", "kept=-1"], "--rulings['kept']", "parameter_out_of_range"),
    (["run", "worked-trick", "--rulings", ""], "--rulings", "unknown_preset"),
    (["explain", "nothing like it"], "ID", "unknown_id"),
    (["translate", "dismiss", "sigilai/3", "--lang", "lt", "--code", "case_differs", "--by", "Ona", "--reason",
      "\udcff"], "--reason", "half_a_letter"),
    (["run", "\ud800.md"], "rulebook", "half_a_letter"),
])
def test_bad_input_ends_with_2_and_is_told(arguments, place, code, capsys):
    """Each mistake on the command line is one problem, in the error stream or as JSON, and the code is 2."""
    assert main(arguments) == 2
    assert place[:100] in capsys.readouterr().err
    assert main([*arguments, "--json"]) == 2
    [problem] = json.loads(capsys.readouterr().out)["problems"]
    assert problem["code"] == code
    assert place.startswith(problem["where"].removesuffix("…"))  # of a long one, only the beginning is told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("arguments", "problems"), [
    ([], [("rulebook", "unknown_value")]),
    (["chek"], [("rulebook", "unknown_value")]),
    (["x" * 9000], [("rulebook", "unknown_value")]),
    (["explain"], [("ID", "argument_left_out")]),
    (["explain", "9", "18"], [("18", "unknown_argument")]),
    (["check", "--game", "y" * 9000, "--gmae", "--json=5"], [("--json", "takes_no_value")]),
    (["check", "--game", "y" * 9000, "--gmae", "sigilai"],
     [("--gmae", "unknown_argument"), ("sigilai", "unknown_argument"), ("--game", "unknown_value")]),
    (["serve", "--port", "9" * 9000, "--host"], [("--port", "wrong_type")]),
    (["serve", "--port"], [("--port", "wrong_type")]),
    (["run", "--ruling", "table", "worked-trick"], [("--ruling", "unknown_argument")]),
    (["run", "worked-trick", "--rulings", "kept=1,kept=2"], [("--rulings", "value_twice")]),
    (["run", "worked-trick", "--rulings", "table", "--rulings", "printed"], [("--rulings", "value_twice")]),
    (["run", "nope", "{broken}", "nor this", "--rulings", "x=y,kept=1,kept=2"],
     [("--rulings", "value_twice"), ("--rulings['x']", "unknown_ruling"), ("nope", "no_such_file"),
      ("nor this", "no_such_file"), ("{broken}:1", "no_front_matter")]),
    (["run", "two\nlines"], [("two\\nlines", "no_such_file")]),
], ids=lambda value: " ".join(value)[:40] if isinstance(value, list) and all(isinstance(one, str) for one in value)
    else "")
def test_all_that_is_wrong_with_a_command_line_is_told_at_once(arguments, problems, lang, tmp_path, capsys):
    """Each mistake is one short line of the language with its place, and the same with --json as data."""
    broken = tmp_path / "broken.md"
    broken.write_text("no front matter", "utf-8")
    arguments = [str(broken) if word == "{broken}" else word for word in arguments]
    problems = [(where.replace("{broken}", str(broken)), code) for where, code in problems]
    at = [*arguments[:1], f"--lang={lang}", *arguments[1:]]
    assert main(at) == 2
    told = capsys.readouterr()
    lines = told.err.splitlines()
    assert told.out == ""
    assert len(lines) == len(problems)
    for line, (where, code) in zip(lines, problems, strict=True):
        assert line.startswith(where)
        assert max(said(lang, f"problem-{code}", where="|", found="|", expected="|").split("|"), key=len) in line
        assert len(line) < 700
    if at[0] not in ("serve", f"--lang={lang}"):
        assert main([*at, "--json"]) == 2
        told = json.loads(capsys.readouterr().out)["problems"]
        assert [one["code"] for one in told] == [code for _, code in problems]


def test_the_language_of_a_command_line_is_one_of_the_book(capsys):
    """A language that the book does not speak, or none after the option, is told in the system's."""
    for given in ("de", ""):
        assert main(["questions", "--lang", given]) == 2
        assert capsys.readouterr().err.startswith("--lang: ")
    assert main(["questions", "--lang"]) == 2
    assert capsys.readouterr().err.startswith("--lang: ''")


def test_files_may_stand_after_options(capsys):
    """Scenarios named before and after an option are all run."""
    assert main(["run", "worked-trick", "--lang", "en", "gausa-short"]) == 0
    assert said("en", "cli-run-total", count=2, held=2) in capsys.readouterr().out


@pytest.mark.parametrize("error", [KeyError("x"), OSError(5, "out of order"), RecursionError("deep\ndown")])
def test_a_mistake_of_the_program_is_told_in_one_line(error, capsys, monkeypatch):
    """Whatever a command stops with is told as a mistake of the program, never as one of the output."""
    def broken(*_):
        raise error

    monkeypatch.setattr(check, "check", broken)
    assert main(["check", "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    [line] = told.err.splitlines()
    assert line.startswith("rulebook: this is a mistake of the program, not yours: rulebook/commands/check.py:")
    assert f": {type(error).__name__}: " in line
    assert main(["check", "--json"]) == 2
    [problem] = json.loads(capsys.readouterr().out)["problems"]
    assert problem["code"] == "internal_error"


@pytest.mark.parametrize("file", ["cli", "problems", "findings", "common", "sigilai"])
def test_a_book_without_messages_is_told_by_names(file, tmp_path, capsys, monkeypatch):
    """Where the sentences of a file are gone, every command still does its work and tells names and facts."""
    shutil.copytree(MESSAGES, tmp_path / "messages")
    (tmp_path / "messages" / "en" / f"{file}.ftl").unlink()
    for module in (cli, narrate):
        monkeypatch.setattr(module, "words_of", lambda lang, game="": Words(lang, game, tmp_path / "messages"))
    finding = Finding("number_differs", ERROR, "here", "4", "5")
    monkeypatch.setattr(check, "check", lambda games, langs, progress: [finding])
    for arguments, code, name, facts in (
            (["run", "gausa-short"], 0, "gausa-short", "GAUSA"), (["explain", "cancel"], 0, "cancel", "all_equal"),
            (["check"], 1, "number_differs", "4"), (["run", "nope"], 2, "nope", "nope")):
        assert main([*arguments, "--lang", "en"]) == code
        told = "".join(capsys.readouterr())
        assert name in told
        assert facts in told


def test_a_book_without_scenarios_is_no_book_that_holds(tmp_path, capsys, monkeypatch):
    """Where nothing can be run, a run of the whole book is bad input."""
    monkeypatch.setattr(run, "SCENARIOS", tmp_path)
    assert main(["run", "--lang", "en"]) == 2
    assert "holds no scenario" in capsys.readouterr().err


def test_a_name_does_not_split_a_line(tmp_path, capsys):
    """A line break in a file's name or a title is shown as one."""
    path = tmp_path / "two\nlines.md"
    text = re.sub("^  en: .*$", r'  en: "one\\ntwo"', SCENARIO.read_text("utf-8"), count=1, flags=re.M)
    path.write_text(text, "utf-8")
    assert main(["run", str(path), str(SCENARIO), "--lang", "en"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == r"holds: two\nlines – one\ntwo"


def test_a_folder_without_scenarios_is_told(tmp_path, capsys):
    """A folder in which nothing can be run is bad input, not a run of nothing that holds."""
    assert main(["run", str(tmp_path), "--lang", "en"]) == 2
    assert "holds no scenario" in capsys.readouterr().err


@pytest.mark.parametrize(("arguments", "problem"), [
    (["serve", "--port", "99999999"], "--port: 99999999"), (["serve", "--port", "0"], "--port: 0"),
    (["serve", "--port", "-1"], "--port: -1"), (["serve", "--host", "nowhere.invalid"], "--host: "),
    (["serve", "--host", ""], "--host: "), (["serve", "--host", "192.0.2.1"], "--host: "),
    (["build", "--site", "/proc/x"], "/proc/x: "), (["build", "--site", "engine"], "--site: "),
], ids=str)
def test_where_no_site_can_be_is_told_before_anything_is_built(arguments, problem, capsys, monkeypatch):
    """An impossible port or address, or a folder that cannot be written or holds something else, is bad input."""
    pytest.importorskip("mkdocs", reason="the site needs the extra docs")
    monkeypatch.chdir(ROOT)
    assert main([*arguments, "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith(problem)
    assert (ROOT / "engine" / "play.py").exists()


@pytest.fixture
def building(monkeypatch):
    """Builds in no time: what is written, and what it ends with."""
    site = pytest.importorskip("rulebook.pages.site", reason="the site needs the extra docs")
    import mkdocs_static_i18n.plugin  # noqa: F401  # it takes the function by name: first the real one

    def build(ends):
        def written(config):
            Path(config.site_dir).mkdir()
            (Path(config.site_dir) / "index.html").write_text("new", "utf-8")
            if ends:
                raise ends
        monkeypatch.setattr(site.mkdocs.commands.build, "build", written)
    return build


@pytest.mark.parametrize("there", [True, False])
@pytest.mark.parametrize(("ends", "code"), [
    (None, 0), (KeyboardInterrupt(), 130), (SystemExit(1), 2), (OSError(28, "No space left"), 2), (KeyError("x"), 2),
], ids=["built", "interrupted", "warned", "full", "mistake"])
def test_a_build_replaces_the_whole_site_or_nothing(ends, code, there, building, tmp_path, capsys):
    """A build that fails or is interrupted leaves the old site, or none, as it was, and nothing beside it."""
    building(ends)
    site = tmp_path / "deep" / "site"
    if there:
        site.mkdir(parents=True)
        for name in ("index.html", "old.html"):
            (site / name).write_text("old", "utf-8")
    assert main(["build", "--site", str(site), "--lang", "en"]) == code
    told = capsys.readouterr()
    found = {path.name: path.read_text("utf-8") for path in tmp_path.rglob("*") if path.is_file()}
    if code == 0:
        assert found == {"index.html": "new"}
        assert (told.out, told.err) == (f"{said('en', 'cli-built', place=str(site))}\n", "")
    else:
        assert found == ({"index.html": "old", "old.html": "old"} if there else {})
        assert list(tmp_path.iterdir()) == ([site.parent] if there else [])
        assert len(told.err.splitlines()) == 1
    assert told.err == f"{said('en', 'cli-stopped')}\n" or code != 130


def test_a_swap_that_is_interrupted_brings_the_old_site_back(building, tmp_path, monkeypatch):
    """Between the moment when the old site leaves and the new one comes, an interrupt brings the old one back."""
    building(None)
    site, rename = tmp_path / "site", Path.rename
    site.mkdir()
    (site / "index.html").write_text("old", "utf-8")

    def interrupted(path, target):
        if Path(target) == site and path.name != "old":
            raise KeyboardInterrupt
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", interrupted)
    assert main(["build", "--site", str(site)]) == 130
    assert [path.name for path in tmp_path.iterdir()] == ["site"]
    assert (site / "index.html").read_text("utf-8") == "old"


@pytest.mark.parametrize(("command", "code", "told"), [
    ("rulebook questions --lang en > /dev/full", 2, "stdout: writing is not possible"),
    ("rulebook questions --json --lang en > /dev/full", 2, "stdout: writing is not possible"),
    ("rulebook run nothing 2> /dev/full", 2, ""),
    ("rulebook questions >&-", 0, ""),
    ("rulebook run nothing 2>&-", 2, ""),
    ("rulebook questions --json | head -c 1 > /dev/null", 0, ""),
])
def test_output_that_nobody_takes_ends_without_a_traceback(command, code, told):
    """A full disk is told where it can be, a closed stream or a reader that leaves ends the command quietly."""
    if "/dev/full" in command and not Path("/dev/full").exists():
        missing("a full disk needs /dev/full, which Linux has")
    done = shell(command)
    assert done.stderr.startswith(told)
    assert "Traceback" not in done.stderr
    assert "Exception" not in done.stderr
    assert done.returncode == code


def test_letters_that_the_terminal_does_not_know_are_written_as_numbers():
    """Where the output takes ASCII only, the command still ends as it should."""
    done = shell("rulebook explain sigilai/18 --lang lt", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "\\u017e" in done.stdout


SIGNS = "\x1b[31m\r\a\x9b\u202e\u2066\u200f\u2028"


def test_signs_that_a_terminal_would_obey_are_shown(tmp_path, capsys):
    """Control characters and signs that turn the direction of writing are shown escaped, as text and as JSON."""
    assert visible(SIGNS) == r"\u001b[31m\u000d\u0007\u009b\u202e\u2066\u200f\u2028"
    assert visible("a\tb\nž") == "a\tb\nž"
    path = tmp_path / f"{SIGNS}.md"
    path.write_text(SCENARIO.read_text("utf-8").replace(", Žiema='", f", x='{SIGNS}', Žiema='"), "utf-8")
    for options in ([], ["--json"]):
        main(["run", str(path), f"no{SIGNS}", *options])
        main(["run", str(path), *options])
        told = "".join(capsys.readouterr())
        assert "\\u202e" in told
        assert not set(SIGNS) - set("[31m") & set(told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_and_lists_of_any_length_can_be_told(lang):
    """A text of thousands of letters or a list of thousands of things is shortened, in a problem still more."""
    assert "x…" in words_of(lang).format("cli-remedy", text="x" * 100_000)
    facts = {"where": "", "code": "", "expected": [f"K{number}" for number in range(5600)], "found": [["x" * 9000]]}
    assert "K99, K100" in words_of(lang).format("problem-other", **facts)
    told = narrate.problem(Problem("x" * 9000, "unknown_value", "y" * 9000, ["z" * 9000] * 99, "w" * 9000), lang)
    assert all(f"{letter * (LETTERS - 1)}…" in told for letter in "xyz")
    assert "w" * 9 not in told  # half a remedy would be none
    assert len(told) < 3000


@pytest.mark.parametrize(("found", "shown"), [("", "''"), (None, "None"), ([], "[]"), (["UPĖ"], "['UPĖ']"),
                                              (True, "True"), (10 ** 5000, "int …"), (3, "3")],
                         ids=["text", "none", "list", "one", "true", "huge", "number"])
def test_a_problem_shows_what_was_typed_even_where_it_is_empty(found, shown):
    """An empty text, nothing, an empty list, a list of one: each is told so that it can be told apart."""
    assert narrate.problem(Problem("here", "not_a_list", found), "en") == f"here: a list belongs here, not {shown}."
    assert "Possible values: —." in narrate.problem(Problem("here", "unknown_value", found), "en")


# Findings

@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_finding_is_told_as_a_sentence(lang, capsys, monkeypatch):
    """A finding is told with its place, a sentence of the language, its code, and what was expected and found."""
    finding = Finding("number_differs", ERROR, "texts/lt/sigilai.md:3", "hand = 5", "keturi (4)", "5", "lt", "sigilai")
    monkeypatch.setattr(check, "check", lambda games, langs, progress: [finding])
    assert main(["check", "--lang", lang]) == 1
    line = capsys.readouterr().out.splitlines()[0]
    assert line.startswith(f"texts/lt/sigilai.md:3: {words_of(lang).format('finding-number_differs')} (number_differs")
    assert all(part in line for part in ("hand = 5", "keturi (4)"))


def test_a_finding_without_a_message_is_told_by_its_code(capsys, monkeypatch):
    """That the message of a finding is missing must itself be told."""
    monkeypatch.setattr(check, "check", lambda games, langs, progress: [Finding("brand_new", ERROR, "here")])
    assert main(["check", "--lang", "en"]) == 1
    assert "here: (brand_new" in re.sub(" +", " ", capsys.readouterr().out)


def test_numbers_that_are_no_rule_are_compared_across_languages(monkeypatch):
    """A clause whose numbers bound as text differ from the source text is found, whatever their order."""
    own = check.clauses

    def changed(old: str, new: str):
        return lambda game, lang: {identity: replace(one, body=one.body.replace(old, new)) if lang == "lv" else one
                                   for identity, one in own(game, lang).items()}

    assert list(check.text_numbers_agree("sigilai", LANGUAGES)) == []
    monkeypatch.setattr(check, "clauses", changed("[3]{=text} kārtis", "[4]{=text} kārtis"))
    [finding] = check.text_numbers_agree("sigilai", LANGUAGES)
    assert (finding.code, finding.lang) == ("text_number_differs", "lv")
    assert (finding.expected, finding.found) == ("1 2 3 4", "1 2 4 4")
    monkeypatch.setattr(check, "clauses", changed("[Otrkārt]{=text}", "Otrkārt"))
    assert [one.expected for one in check.text_numbers_agree("sigilai", LANGUAGES)] == ["2"]


def test_a_problem_of_a_file_is_bad_input_and_no_crash(tmp_path, capsys):
    """A broken scenario is told with file and line in each language."""
    path = tmp_path / "broken.md"
    path.write_text("---\nsource: [a]\n---\n", "utf-8")
    for lang in LANGUAGES:
        assert main(["run", str(path), "--lang", lang]) == 2
        assert capsys.readouterr().err.startswith(f"{path}:")
