"""Scenarios as items of pytest: one that differs is a failure like any other, and ``--accept`` rewrites it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from rulebook.scenario import SCENARIOS

ROOT = Path(__file__).parents[1]
#: The collector of the project, which takes this folder for the book's scenarios.
CONFTEST = """\
import rulebook.scenario
from pathlib import Path as _Path
rulebook.scenario.SCENARIOS = _Path(__file__).parent
"""


@pytest.fixture
def book(tmp_path):
    """A book of three scenarios; the one in the middle claims another winner than the engine finds."""
    collector = (ROOT / "conftest.py").read_text("utf-8").replace("from __future__ import annotations\n", "")
    (tmp_path / "conftest.py").write_text(CONFTEST + collector, "utf-8")
    text = (SCENARIOS / "sigilai" / "worked-trick.md").read_text("utf-8")
    wrong = text.replace("('Forma', 'Pavasaris', 'won')", "('Forma', 'Ruduo', 'won')")
    assert wrong != text
    for name, content in (("a-first", text), ("b-differs", wrong), ("c-last", text)):
        (tmp_path / f"{name}.md").write_text(content, "utf-8")
    return tmp_path


def collected(folder, *options):
    """A run of pytest over a folder of scenarios."""
    return subprocess.run([sys.executable, "-m", "pytest", "-c", ROOT / "pyproject.toml", "--rootdir", folder,
                           "--confcutdir", folder, "-p", "no:cacheprovider", "-v", *options, folder],
                          capture_output=True, text=True, encoding="utf-8", timeout=300, cwd=ROOT, check=False)


def test_a_scenario_that_differs_is_one_failure_with_its_line(book):
    """The scenario that differs is named with its line and what it claims, and the others still run."""
    ran = collected(book)
    lines = (book / "b-differs.md").read_text("utf-8").split("\n")
    line = lines.index(">>> t.plane, t.winner, t.outcome") + 1
    assert ran.returncode == 1, ran.stdout + ran.stderr
    assert re.findall(r"([\w-]+\.md)::\S+ (PASSED|FAILED)", ran.stdout) == [
        ("a-first.md", "PASSED"), ("b-differs.md", "FAILED"), ("c-last.md", "PASSED")]
    assert f"b-differs.md:{line}: DocTestFailure" in ran.stdout
    assert f"{line:03d} {lines[line - 1]}" in ran.stdout


def test_what_a_scenario_claims_can_be_accepted(book):
    """With --accept the claim that differs becomes what the engine says, and nothing else in the file changes."""
    accepting = collected(book, "--accept")
    assert "2 passed" in accepting.stdout, accepting.stdout + accepting.stderr
    assert (book / "b-differs.md").read_text("utf-8") == (book / "a-first.md").read_text("utf-8")
    assert collected(book).returncode == 0
