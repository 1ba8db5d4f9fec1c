"""``rulebook simulate``: its folder, its interruption, what it refuses, and what it prints and draws."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from functools import partial
from xml.etree import ElementTree

import pytest

from engine.problems import SetupError
from engine.simulate import Job
from rulebook.bench import GAMES
from rulebook.cli import main
from rulebook.commands import output
from rulebook.commands.output import Progress
from rulebook.runs import Folder, code_digest, digest
from rulebook.texts import LANGUAGES
from rulebook.words import words_of
from tests.conftest import missing
from tests.test_cli import ROOT


def run(capsys, *arguments):
    """Exit code, standard output and error of the command."""
    code = main(["simulate", *arguments])
    told = capsys.readouterr()
    return code, told.out, told.err


def summary(capsys, *arguments):
    """What a run comes to, as its JSON tells."""
    code, out, err = run(capsys, *arguments, "--jobs", "1", "--json")
    assert (code, err) == (0, "")
    return json.loads(out)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_summary_is_told_in_words(game, lang, capsys):
    """Every figure of a game has its sentence in every language, and no message is missing."""
    code, out, err = run(capsys, game, "--games", "3", "--jobs", "1", "--lang", lang)
    assert (code, err) == (0, "")
    assert "cli-" not in out
    assert words_of(lang).format("cli-simulate-games", count=3, seed=0) in out
    assert words_of(lang).format("cli-label-won") in out


def test_figures_have_their_intervals(capsys):
    """The JSON has every figure with value, interval and what it rests on, and the manifest by which it is played."""
    told = summary(capsys, "sigilai", "--games", "20", "--seed", "4")
    assert told["whole"] is True
    assert told["manifest"].items() >= {"game": "sigilai", "seed": 4, "games": 20, "code": code_digest()}.items()
    [won] = [row for row in told["figures"]["outcomes"]["rows"] if row["name"] == "won"]
    assert 0 < won["low"] < won["value"] <= won["high"] <= 1
    assert won["of"] == 20
    assert sum(count for _, count in told["figures"]["tricks"]["histogram"]) == 20


def test_a_run_is_resumed_by_whole_parts(capsys, tmp_path):
    """A folder goes on where it was left: parts that stand are not played again, and the result is that of one run."""
    out = str(tmp_path / "run")
    whole = summary(capsys, "sigilai", "--games", "50", "--batch", "10")
    summary(capsys, "sigilai", "--games", "25", "--batch", "10", "--out", out)
    parts = {path.name: path.stat().st_mtime_ns for path in (tmp_path / "run").glob("part-*")}
    assert len(parts) == 3
    assert summary(capsys, "sigilai", "--games", "50", "--batch", "10", "--out", out) == whole
    again = {path.name: path.stat().st_mtime_ns for path in (tmp_path / "run").glob("part-*")}
    assert len(again) == 5
    assert [name for name in parts if again[name] == parts[name]] == ["part-00000000.json", "part-00000001.json"]
    assert json.loads((tmp_path / "run" / "summary.json").read_text("utf-8")) == whole


@pytest.mark.parametrize("damage", ["", "{", "[]", "{}", '{"first": 0, "sha256": "x", "sums": {}}', "changed", "moved"])
def test_a_damaged_part_is_played_again(damage, capsys, tmp_path):
    """A part that is not whole, was changed, or is that of other games, counts as not played."""
    whole = summary(capsys, "sigilai", "--games", "30", "--batch", "10", "--out", str(tmp_path / "run"))
    part, other = (tmp_path / "run" / f"part-0000000{number}.json" for number in (1, 2))
    data = json.loads(part.read_text("utf-8"))
    if damage == "changed":
        data["sums"]["games"] = 11
    text = {"changed": json.dumps(data), "moved": other.read_text("utf-8")}.get(damage, damage)
    part.write_text(text, "utf-8")
    (tmp_path / "run" / "part-00000002.json.77.aside").write_text("half", "utf-8")
    assert summary(capsys, "sigilai", "--games", "30", "--batch", "10", "--out", str(tmp_path / "run")) == whole
    assert not list((tmp_path / "run").glob("*.aside"))


def test_a_part_that_is_a_pipe_is_played_again(capsys, tmp_path):
    """A pipe, from which nothing may ever come, is no part, and a folder with a pipe for a manifest is none of ours."""
    whole = summary(capsys, "sigilai", "--games", "30", "--batch", "10", "--out", str(tmp_path / "run"))
    for name, code in (("part-00000001.json", 0), ("manifest.json", 2)):
        path = tmp_path / "run" / name
        path.unlink()
        os.mkfifo(path)
        assert run(capsys, "sigilai", "--games", "30", "--batch", "10", "--out", str(tmp_path / "run"))[0] == code
    path.unlink()
    (tmp_path / "run" / "manifest.json").write_text(json.dumps(whole["manifest"]), "utf-8")
    assert summary(capsys, "sigilai", "--games", "30", "--batch", "10", "--out", str(tmp_path / "run")) == whole


@pytest.mark.parametrize("names", [
    ["notes.aside"], ["notes.aside", "manifest.json.77.aside"], ["part-1.json.77.aside"], ["manifest.json.aside"],
])
def test_what_a_user_set_aside_is_not_touched(names, capsys, tmp_path):
    """A folder in which something else lies is refused whole; only what a run left half written is swept away."""
    for name in names:
        (tmp_path / name).write_text("mine", "utf-8")
    code, _, err = run(capsys, "sigilai", "--games", "10", "--out", str(tmp_path), "--lang", "en")
    assert code == 2
    assert "something else" in err
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(names)
    out = tmp_path / "run"
    out.mkdir()
    (out / "manifest.json.77.aside").write_text("{", "utf-8")
    summary(capsys, "sigilai", "--games", "10", "--out", str(out))
    (out / names[0]).write_text("mine", "utf-8")
    summary(capsys, "sigilai", "--games", "10", "--out", str(out))
    assert sorted(path.name for path in out.iterdir()) == sorted(
        ["manifest.json", "part-00000000.json", "summary.json", names[0]])


def test_sums_of_other_figures_are_no_part(tmp_path):
    """A part whose sums are sealed but are not those of the game's figures is not read."""
    folder = Folder(tmp_path / "run", Job("sigilai"), 10, 10)
    sums = {"games": 10, "sums": {"outcomes": {}}}
    folder.part(0).write_text(json.dumps({"first": 0, "sha256": digest(sums), "sums": sums}), "utf-8")
    assert list(folder.parts()) == []


def test_a_folder_of_another_run_is_refused(capsys, tmp_path, monkeypatch):
    """Another seed, law, code or batch, or a folder of something else: exit 2, and nothing in it is touched."""
    out = str(tmp_path / "run")
    summary(capsys, "sigilai", "--games", "10", "--out", out)
    before = sorted((path.name, path.read_bytes()) for path in (tmp_path / "run").iterdir())
    for other in (["--seed", "1"], ["--batch", "7"], ["--rulings", "cancel=all_equal"], ["--set", "kept=1"],
                  ["--policy", "seeker"], ["--against", "cancel=all_equal"]):
        code, printed, err = run(capsys, "sigilai", "--games", "10", "--out", out, "--lang", "en", *other)
        assert (code, printed) == ((0, printed) if other == ["--set", "kept=1"] else (2, ""))
        assert ("another run" in err) == (code == 2)
    assert sorted((path.name, path.read_bytes()) for path in (tmp_path / "run").iterdir()) == before
    monkeypatch.setattr("rulebook.runs.code_digest", lambda: "other")
    code, _, err = run(capsys, "sigilai", "--games", "10", "--out", out, "--lang", "en")
    assert code == 2
    assert "code" in err
    (tmp_path / "thesis.txt").write_text("mine")
    code, _, err = run(capsys, "sigilai", "--games", "10", "--out", str(tmp_path), "--lang", "en")
    assert code == 2
    assert "something else" in err
    (tmp_path / "run" / "manifest.json").write_text("{")
    assert run(capsys, "sigilai", "--out", out)[0] == 2
    assert run(capsys, "sigilai", "--out", str(tmp_path / "thesis.txt"))[0] == 2


def test_another_deck_under_the_same_name_is_another_run(capsys, tmp_path):
    """The manifest holds the hash of the deck, so a folder never mixes two decks; and a deck may be played against."""
    deck = tmp_path / "deck.toml"
    text = (ROOT / "engine" / "sigilai" / "deck.toml").read_text("utf-8")
    deck.write_text(text, "utf-8")
    out = str(tmp_path / "run")
    arguments = ("sigilai", "--games", "5", "--deck", str(deck), "--out", out)
    summary(capsys, *arguments)
    deck.write_text(text.replace("strength = 12", "strength = 1", 1), "utf-8")
    code, _, err = run(capsys, *arguments, "--lang", "en")
    assert code == 2
    assert "another run" in err
    told = summary(capsys, "sigilai", "--games", "40", "--against", f"deck={deck}")
    [world] = [row for row in told["differences"]["card_wins"]["rows"] if row["name"] == "PASAULIS"]
    assert world["high"] < 0
    deck.write_text(text.replace('signs = ["ratas"]', 'signs = ["banga"]'), "utf-8")
    code, printed, err = run(capsys, "sigilai", "--deck", str(deck), "--lang", "en")
    assert (code, printed) == (2, "")
    assert "ratas" in err


def test_what_is_given_wrongly_is_told_at_once(capsys):
    """Numbers, readings, parameters, policies and files that there are not: each a line, exit 2, no game played."""
    code, out, err = run(capsys, "sigilai", "--rulings", "cancel=foo,stoka.discard=77", "--set", "playrs=3",
                         "--deck", "/nonexistent.toml", "--policy", "Ruduo=smart", "--against", "kept", "--lang", "en")
    assert (code, out) == (2, "")
    assert [word for word in ("playrs", "foo", "77", "nonexistent", "smart", "kept") if word not in err] == []
    assert len(err.splitlines()) == 6
    code, out, err = run(capsys, "sigilai", "--games", "0", "--seed", "x", "--batch", "-1", "--jobs", "--out", "",
                         "--lang", "en")
    assert (code, out, len(err.splitlines())) == (2, "", 5)
    code, out, err = run(capsys, "sigilai", "--set", "cancel=top_tie", "--rulings", "kept=1,kept=2",
                         "--set", "players=", "--set", "stoka.discard=0", "--set", "seed=3", "--lang", "en")
    assert (code, out, len(err.splitlines())) == (2, "", 3)
    for arguments in ([], ["chess"], ["eleusis", "--deck", "x.toml"], ["domino", "--dask"]):
        code, out, err = run(capsys, *arguments, "--lang", "en")
        assert (code, out, len(err.splitlines())) == (2, "", 1)
    code, out, err = run(capsys, "sigilai", "--games", "0", "--json")
    assert json.loads(out)["problems"][0]["code"] == "out_of_range"


def test_arguments_of_a_game_are_set(capsys):
    """Numbers of the rules and arguments of a game are set by name; a list by commas; one policy a seat."""
    told = summary(capsys, "eleusis", "--games", "2", "--set", "rounds=1", "--set", "players=A,B,C,D,E",
                   "--set", "overthrow=6", "--policy", "B=cautious,random")
    [law] = told["manifest"]["laws"]
    assert law["parameters"]["overthrow"] == 6
    assert law["given"]["players"] == ["A", "B", "C", "D", "E"]
    assert told["figures"]["rounds"]["most"] == 1


def test_differences_are_told(capsys):
    """Against a reading, the same games are played again, and every difference has its interval."""
    told = summary(capsys, "sigilai", "--games", "30", "--against", "lone_leader=wins")
    rows = {row["name"]: row for row in told["differences"]["trick_results"]["rows"]}
    assert rows["chaos"]["high"] < 0 < rows["won"]["low"]
    assert told["manifest"]["laws"][1]["readings"]["lone_leader"] == "wins"
    code, out, _ = run(capsys, "sigilai", "--games", "30", "--against", "lone_leader=wins", "--jobs", "1",
                       "--lang", "lv")
    assert code == 0
    assert "salīdzināmā" in out
    told = summary(capsys, "sigilai", "--games", "3", "--rulings", "table,cancel=all_equal", "--against", "printed")
    assert [law["readings"]["cancel"] for law in told["manifest"]["laws"]] == ["all_equal", "top_tie"]


@pytest.mark.parametrize("folder", [True, False])
def test_an_interrupted_run_keeps_what_is_done(folder, capsys, tmp_path, monkeypatch):
    """Ctrl-C after two parts: both are kept, told as what they are, exit 130; the next run plays only the rest."""
    from engine import simulate
    played = []

    def two_and_no_more(job, first, count):
        if len(played) == 2:
            raise KeyboardInterrupt
        played.append(first)
        return simulate.play_batch(job, first, count)

    monkeypatch.setattr("engine.simulate.results.__kwdefaults__", {
        **simulate.results.__kwdefaults__, "play": two_and_no_more})
    arguments = ["sigilai", "--games", "40", "--batch", "10", "--jobs", "1", "--lang", "en",
                 *(["--out", str(tmp_path / "run")] if folder else [])]
    code, out, err = run(capsys, *arguments)
    assert (code, "Games played: 20." in out) == (130, True)
    assert ("20 of 40" in err) == (err.startswith("Stopped"))
    assert not (tmp_path / "run" / "summary.json").exists()
    played[:] = [-1] * 3
    monkeypatch.undo()
    code, out, err = run(capsys, *arguments)
    assert (code, "Games played: 40." in out, err) == (0, True, "")


def started(out):
    """A real run of two workers that has played some parts, in a group of its own."""
    process = subprocess.Popen(
        [sys.executable, "-m", "rulebook", "simulate", "sigilai", "--games", "1000000", "--batch", "5", "--jobs", "2",
         "--out", str(out), "--lang", "en"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        start_new_session=True,
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL))  # what runs in the background ignores it
    for _ in range(600):
        if len(list(out.glob("part-*.json"))) > 3:
            break
        time.sleep(0.05)
    return process


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_workers_end_with_their_parent(end, tmp_path):
    """Whatever ends the command, no worker goes on and holds its output open."""
    process = started(tmp_path / "run")
    process.send_signal(end)
    process.communicate(timeout=60)  # only when the last of them has closed it
    assert process.returncode == -end


def test_ctrl_c_ends_all_processes_quietly(tmp_path):
    """A real interrupt of two workers ends with 130, tells no traceback, and leaves only whole parts."""
    out = tmp_path / "run"
    process = started(out)
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in err
    assert "Stopped. Games kept" in err
    for path in out.glob("part-*.json"):
        data = json.loads(path.read_text("utf-8"))
        assert data["sha256"] == digest(data["sums"])


def test_pictures_are_drawn_and_are_the_same_again(capsys, tmp_path):
    """Each figure has its SVG, with its title in words; the same figures give the same bytes."""
    try:
        import matplotlib as mpl
    except ModuleNotFoundError:
        missing("pictures need the extra plots (matplotlib)")
    for folder in ("one", "two"):
        told = summary(capsys, "sigilai", "--games", "12", "--against", "cancel=all_equal", "--lang", "lt",
                       "--plots", str(tmp_path / folder))
    drawn = {path.stem: path for path in (tmp_path / "one").iterdir()}
    assert drawn.keys() == told["figures"].keys()
    assert mpl
    for name, path in drawn.items():
        assert ElementTree.parse(path).getroot().tag.endswith("svg")  # our own
        assert words_of("lt").format(f"cli-figure-{name}") in path.read_text("utf-8")
        assert path.read_bytes() == (tmp_path / "two" / path.name).read_bytes()
    (tmp_path / "file").write_text("x")
    assert run(capsys, "sigilai", "--games", "2", "--jobs", "1", "--plots", str(tmp_path / "file"))[0] == 2


@pytest.mark.parametrize(("module", "arguments"), [
    ("matplotlib", ["--plots", "x"]), ("distributed", ["--dask", "a:1"])])
def test_what_is_not_installed_is_told_before_anything_is_played(module, arguments, capsys, monkeypatch):
    """Without an optional library its option says how to install it."""
    monkeypatch.setitem(sys.modules, module, None)
    code, out, err = run(capsys, "sigilai", "--games", "2", "--lang", "en", *arguments)
    assert (code, out) == (2, "")
    assert "pip install 'living-rules[" in err


def test_progress_tells_rate_and_time_left(monkeypatch):
    """The bar grows, the rate counts only what is played now, and the time left is what the rest takes."""
    class Terminal(io.StringIO):
        def isatty(self):
            return True

    terminal, clock = Terminal(), iter([100.0, 110.0])
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(output, "monotonic", lambda: next(clock))
    progress = Progress(4000, quiet=False, words=words_of("en"))
    progress.skip(1000)
    progress.advance(1000)
    assert terminal.getvalue().endswith("████████████░░░░░░░░░░░░ 2,000/4,000 · 100/s · left 0:20")
    progress.done()


def test_a_folder_that_cannot_be_written_is_told(tmp_path, monkeypatch):
    """A folder in a place where nobody may write is a problem, not a fault."""
    def full(self, *arguments, **named):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pathlib.Path.write_bytes", full)
    with pytest.raises(SetupError) as told:
        Folder(tmp_path / "run", Job("sigilai"), 10, 10)
    assert told.value.problems[0].code == "cannot_write"


@pytest.mark.parametrize(("arguments", "told"), [
    ("simulate sigilai --games x --seed y --policy z --set q --deck /nosuch --rulings r",
     ["--games", "--seed", "--set q", "rulings", "deck", "policies"]),
    ("simulate chess --games x --out", ["GAME", "--games", "--out"]),
    ("simulate domino --jobs 0 --policy Ona=clever --against foo=1",
     ["--jobs", "--against foo", "policies['Ona']", "policies['Ona']"]),
    ("gaps sigilai --policy x --seed y --games z", ["--games", "--seed", "--policy"]),
    ("blast sigilai --games x --question lone --seed z", ["--seed", "--games", "--question"]),
])
def test_all_problems_of_a_command_are_told_at_once(arguments, told, capsys):
    """What is wrong with numbers, readings, policies and files is told together, and nothing is played."""
    assert main([*arguments.split(), "--json"]) == 2
    assert [one["where"] for one in json.loads(capsys.readouterr().out)["problems"]] == told
