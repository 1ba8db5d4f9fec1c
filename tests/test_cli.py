"""The command: its exit codes, and that neither input nor output can end it in a traceback."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from engine.problems import LETTERS, Problem
from rulebook import check, narrate
from rulebook.cli import main
from rulebook.findings import ERROR, WARNING, Finding
from rulebook.texts import LANGUAGES
from rulebook.words import visible, words_of
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
    (["explain", "sigilai/9"], 0, ("cli-explain-questions", None)),
    (["explain", "9"], 0, ("cli-explain-parameters", {"text": "hand_size = 9"})),
    (["explain", "13"], 0, ("cli-explain-scenarios", {"text": ", ".join(
        check.cited_by_scenarios("sigilai")["sigilai/13"])})),
    (["explain", "hand_size"], 0, ("cli-parameter", {"name": "hand_size", "value": 9, "low": 1, "high": 36,
                                                     "clauses": "sigilai/9"})),
    (["explain", "gausa-short"], 0, ("cli-rests", {"question": "gausa_short", "reading": "gap"})),
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
    assert json.loads(capsys.readouterr().out) == {"findings": [finding.as_json()]}


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
])
def test_bad_input_ends_with_2_and_is_told(arguments, place, code, capsys):
    """Each mistake on the command line is one problem, in the error stream or as JSON, and the code is 2."""
    assert main(arguments) == 2
    assert place[:100] in capsys.readouterr().err
    assert main([*arguments, "--json"]) == 2
    [problem] = json.loads(capsys.readouterr().out)["problems"]
    assert problem["code"] == code
    assert place.startswith(problem["where"].removesuffix("…"))  # of a long one, only the beginning is told


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
