"""Every notebook runs from top to bottom, and what it shows is what the book and the engine say."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import sys
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path

import pytest

from engine.eleusis.induction import known_rules
from engine.eleusis.secret import rule
from rulebook.cli import main
from rulebook.commands.notebook import COPIES, command_line
from rulebook.narrate import answer_sentence, tell
from rulebook.notebooks import notebooks
from rulebook.scenario import hold, load, scenarios
from rulebook.texts import LANGUAGES, source_language
from rulebook.widgets import Bench, languages, lesson, show
from rulebook.widgets.search import narrowed
from rulebook.words import words_of
from tests.conftest import missing
from tests.notebook_hosts import MODULES, environment

FOLDER = Path(__file__).parents[1] / "notebooks"
JUPYTER = ("designers-workshop", "eleusis-laboratory", "translators-desk")
MARIMO = {"domino": "all-fell", "eleusis": "right-string", "siggil": "three-turtles-or-three-fours",
          "sigilai": "several-reda"}
WIDGETS = "application/vnd.jupyter.widget-state+json"
VIEW = "application/vnd.jupyter.widget-view+json"


@pytest.fixture(scope="module", autouse=True)
def extras():
    """Both hosts and the plot library."""
    if lacking := [module for module in MODULES if find_spec(module) is None]:
        missing(f"notebooks need the extras jupyter and marimo ({', '.join(lacking)})")


@pytest.fixture(scope="module")
def executed(tmp_path_factory):
    """A Jupyter notebook after all its cells have run in a kernel of its own; once each."""
    import nbformat
    from nbclient import NotebookClient

    done = {}
    env = environment(tmp_path_factory.mktemp("kernel"))

    def execute(name):
        if name not in done:
            notebook = nbformat.read(FOLDER / f"{name}.ipynb", 4)
            with pytest.MonkeyPatch.context() as patch:
                for variable, value in env.items():
                    patch.setenv(variable, value)
                NotebookClient(notebook, timeout=300, kernel_name="python3", record_timing=False,
                               resources={"metadata": {"path": str(FOLDER)}}).execute()
            done[name] = notebook
        return done[name]

    return execute


def outputs(notebook):
    """What each cell shows, as text; pictures and widgets by their kind."""
    shown = []
    for cell in notebook.cells:
        for output in cell.get("outputs", ()):
            assert output.output_type != "error", cell.source
            data = output.get("data", {})
            shown.append(str(output.get("text") or data.get("text/markdown") or data.get("text/plain")))
            shown += [kind for kind in ("image/png", VIEW) if kind in data]
    return shown


@pytest.mark.parametrize("name", JUPYTER)
def test_a_jupyter_notebook_runs_and_is_saved_as_it_runs(executed, name):
    """Executed anew, every cell shows what stands in the committed file: text, tables, a picture, a bench."""
    import nbformat

    if os.environ.get("UPDATE_GOLDEN"):
        nbformat.write(executed(name), FOLDER / f"{name}.ipynb")
    saved = nbformat.read(FOLDER / f"{name}.ipynb", 4)
    assert outputs(executed(name)) == outputs(saved)
    assert VIEW in outputs(saved)
    assert outputs(saved)[0] == lesson(name, "en")("about")


@pytest.mark.parametrize("name", JUPYTER)
def test_a_saved_notebook_holds_the_last_state_of_its_benches(executed, name):
    """Saved, a notebook keeps of its bench the module of its day, position and trace: all that is shown of it."""
    saved = json.loads((FOLDER / f"{name}.ipynb").read_text("utf-8"))
    held = []
    for notebook in (saved, executed(name)):
        models = notebook["metadata"]["widgets"][WIDGETS]["state"]
        [bench] = [model["state"] for model in models.values() if model["model_module"] == "anywidget"]
        assert bench["played"]["state"] == bench["state"]
        assert bench["played"]["trace"]["events"]
        assert "export" in bench["_esm"]
        held.append(bench)
    assert held[0]["state"] == held[1]["state"]
    game = held[1]["schema"]["game"]
    assert held[1]["_esm"] == (FOLDER.parent / "rulebook" / "widgets" / f"{game}.js").read_text("utf-8")


def test_the_workshop_tells_what_each_reading_makes_of_the_scenario(executed):
    """The table of readings holds, for each question that the trick asks, the outcome that the engine gives."""
    scenario = load(FOLDER / "lone-leader.md")
    told = "\n".join(outputs(executed("designers-workshop")))
    for reading in ("chaos", "wins"):
        assert f"| {answer_sentence(hold(scenario, {'lone_leader': reading}).shown, 'en')} |" in told
    assert "image/png" in outputs(executed("designers-workshop"))


def test_the_desk_tells_a_trace_in_three_languages(executed):
    """Each row of the trace's table is one event in Lithuanian, Latvian and English."""
    tables = [text for text in outputs(executed("translators-desk")) if text.startswith("| lt | lv | en |")]
    rows = tables[2].split("\n")[2:]
    assert len(tables) == 4
    playing = [one for one in scenarios("sigilai") if "sigilai/38" in hold(one).shown.clauses]
    told = [tell(hold(playing[0]).shown, lang) for lang in LANGUAGES]
    assert rows == [f"| {' | '.join(row)} |" for row in zip(*told, strict=True)]


def test_the_laboratory_finds_the_rules_that_fit(executed):
    """Three rules of the catalogue fit the table, and a search with the most telling cards leaves fewer than any."""
    told = "\n".join(outputs(executed("eleusis-laboratory")))
    assert f"{len(known_rules())} → 3 · " in told
    assert "The colors alternate." in told
    left = [[narrowed(one, telling=telling, seed=seed) for seed, one in enumerate(known_rules())]
            for telling in (True, False)]
    assert [[runs[0] for runs in one] for one in left] == [[len(known_rules())] * len(known_rules())] * 2
    assert sum(runs[-1] for runs in left[0]) < sum(runs[-1] for runs in left[1])
    assert all(before >= after >= 0 for one in left for runs in one for before, after in pairwise(runs))


def test_a_search_never_loses_the_rule_that_judges():
    """A rule of the catalogue fits all that it judged itself."""
    assert narrowed(rule("not(equal(color(current), color(previous)))"), telling=True)[-1] >= 1


@pytest.mark.parametrize("name", MARIMO)
def test_a_marimo_notebook_teaches_in_the_games_language(name):
    """All cells run; the lesson stands in the game's language, the bench is the scenario's, the picture is drawn."""
    spec = importlib.util.spec_from_file_location(f"notebook_{name}", FOLDER / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    shown, names = module.app.run()
    lang = source_language(name)
    assert names["language"].value == lang == next(iter(languages(name).values()))
    texts = [output.text for output in shown if isinstance(getattr(output, "text", None), str)]
    first = names["first"].widget
    assert isinstance(first, Bench)
    assert first.lang == lang
    assert first.result.kinds == show(MARIMO[name]).result.kinds
    assert lesson(name, lang)("about").split(". ")[0] in " ".join(texts)
    assert [type(output).__name__ for output in shown].count("Figure") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_of_every_notebook_is_said_in_every_language(lang):
    """Whatever the notebooks say stands in the messages of each language."""
    for name, path in notebooks().items():
        parts = set(re.findall(r"say\(\\?[\"'](\w+)\\?[\"']\)", path.read_text("utf-8")))
        assert parts
        for part in parts:
            assert lesson(name, lang)(part)
        assert words_of(lang).format(f"notebook-{name}-title")


def test_the_command_opens_the_right_folder_with_this_python(tmp_path, monkeypatch):
    """JupyterLab gets the folder and the notebook, marimo runs a lesson and edits a folder; both by this Python."""
    paths = notebooks()
    assert sorted(paths) == sorted((*JUPYTER, *MARIMO))
    line = command_line(paths["translators-desk"], marimo=False, browser=False)
    assert line[:3] == [sys.executable, "-m", "jupyterlab"]
    assert line[-1] == str(FOLDER / "translators-desk.ipynb")
    assert f"--ServerApp.root_dir={FOLDER}" in line
    assert command_line(FOLDER, marimo=False)[-1] == f"--ServerApp.root_dir={FOLDER}"
    assert command_line(paths["sigilai"], marimo=True, port="9")[3:] == ["run", str(paths["sigilai"]), "--port=9"]
    assert command_line(FOLDER, marimo=True)[3] == "edit"
    # Of an installed package the reader gets copies, and keeps what was changed in them.
    from rulebook import notebooks as where
    from rulebook.commands import notebook

    asked = []
    monkeypatch.setattr(where, "CHECKOUT", tmp_path / "none")
    for module in (where, notebook):
        monkeypatch.setattr(module, "INSTALLED", FOLDER)
    monkeypatch.setattr(notebook.subprocess, "Popen", lambda line: asked.append(line) or _Done())
    monkeypatch.chdir(tmp_path)
    COPIES.mkdir()
    (COPIES / "sigilai.py").write_text("mine", "utf-8")
    assert main(["notebook", "sigilai", "--marimo"]) == 0
    assert asked[0][4] == str(tmp_path / COPIES / "sigilai.py")
    assert (COPIES / "sigilai.py").read_text("utf-8") == "mine"
    assert (COPIES / "lone-leader.md").read_bytes() == (FOLDER / "lone-leader.md").read_bytes()


class _Done:
    """A host that has ended well."""

    def wait(self):
        return 0


@pytest.mark.parametrize(("arguments", "write"), [
    (["notebook", "sigilay"], "sigilai"), (["notebook", "sigilai"], "rulebook notebook sigilai --marimo"),
    (["notebook", "translators-desk", "--marimo"], "rulebook notebook translators-desk"),
    (["notebook", "--port", "x"], "--port 8888"),
])
def test_a_notebook_that_cannot_be_opened_is_told(arguments, write, capsys):
    """A name that is none, a notebook of the other host, a port that is none: exit code 2 and what to write."""
    assert main([*arguments, "--lang", "en"]) == 2
    assert write in capsys.readouterr().err
