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

from engine.problems import Problem
from rulebook import check, narrate
from rulebook.cli import main
from rulebook.findings import ERROR, Finding
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


@pytest.mark.parametrize(("arguments", "place", "code"), [
    (["run", "no-such-scenario"], "no-such-scenario", "no_such_file"),
    (["run", "x" * 300], "x" * 300, "no_such_file"),
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
    assert all(f"{letter * narrate.LONGEST}…" in told for letter in "xyzw")
    assert len(told) < 3000


@pytest.mark.parametrize(("found", "shown"), [("", "''"), (None, "None"), ([], "[]"), (["UPĖ"], "['UPĖ']"),
                                              (True, "True"), (10 ** 5000, "…"), (3, "3")],
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
