"""The same answers from the page's Python: every scenario, whole games and refusals, under Pyodide in Node."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from rulebook.bench import GAMES, answer
from rulebook.scenario import hold, scenarios
from tests.conftest import missing
from tests.test_bench import REPLIES

ROOT = Path(__file__).parents[1]
PYODIDE = ROOT / "node_modules" / "pyodide"
NODE = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")


@pytest.fixture(scope="module")
def engine_zip(tmp_path_factory) -> Path:
    """What the page loads: the engine and the bench's Python, nothing else."""
    path = tmp_path_factory.mktemp("zip") / "engine.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for file in sorted([*(ROOT / "engine").rglob("*"), ROOT / "rulebook/__init__.py", ROOT / "rulebook/bench.py"]):
            if file.is_file() and "__pycache__" not in file.parts:
                archive.write(file, file.relative_to(ROOT))
    return path


def test_pyodide_gives_the_same_answers(engine_zip):
    """Every result of every scenario, and whole games, are the same JSON on this Python and on the named 3.14."""
    if not PYODIDE.is_dir() or NODE is None:
        missing("Pyodide's tests need Node and the npm package pyodide: make install")
    requests = []
    for game in GAMES:
        for one in scenarios(game):
            for result in hold(one).results:
                arguments = dict(result.arguments)
                apart = {name: arguments.pop(name, default)
                         for name, default in (("answers", []), ("rulings", "printed"), ("unstated", None))}
                requests.append({"id": len(requests), "method": "run", "game": game, "call": result.call,
                                 **apart, "args": arguments})
        requests += [{"id": f"{game}-{seed}", "method": "run", "game": game, "call": "game", "rulings": "table",
                      "args": {"seed": seed}} for seed in range(5)]
    requests += [request for request, _ in REPLIES.values()]
    texts = [json.dumps(request, ensure_ascii=False) for request in requests]
    ran = subprocess.run([NODE, ROOT / "tests/pyodide.mjs", PYODIDE, engine_zip], input="\n".join(texts),
                         capture_output=True, text=True, encoding="utf-8", check=True, timeout=300)
    version, *answers = ran.stdout.splitlines()
    assert version.startswith("3.14")
    assert f"| {version} | PSF-2.0 |" in (ROOT / "THIRD-PARTY.md").read_text("utf-8")
    assert answers == [answer(text) for text in texts]
    assert all({"trace", "refusal"} & json.loads(text).keys() for text in answers)
