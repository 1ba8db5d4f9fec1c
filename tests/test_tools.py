"""The tools of New Eleusis: what their script says without Python is what Python says."""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.eleusis.catalogue import by_text, catalogue
from engine.eleusis.induction import generated
from engine.eleusis.secret import LONGEST, rule
from rulebook.bench import GAMES
from rulebook.secret_words import describe
from rulebook.texts import LANGUAGES
from rulebook.words import words_json
from tests.conftest import missing
from tests.strategies import secret_terms

NODE = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")


@cache
def words(lang):
    return words_json("eleusis", lang) | {"clauses": {}}


def said(lang, rules):
    """The sentences of the page's script for rules."""
    if NODE is None:
        missing("the tools' script needs Node: make install")
    known = by_text()
    given_rules = [[one.parts(), known[one.text].id if one.text in known else None] for one in rules]
    done = subprocess.run([NODE, str(Path(__file__).with_name("tools.mjs"))], capture_output=True, check=False,
                          input=json.dumps({"words": words(lang), "rules": given_rules}), encoding="utf-8")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_says_the_catalogue_and_generated_rules_as_python_does(lang):
    """Every rule of the catalogue, and every fortieth generated one, is told in the same words by page and Python."""
    rules = [entry.rule for entry in catalogue()] + [rule(one.text) for one in generated(2)[::40]]
    assert len(rules) > 100
    assert said(lang, rules) == [describe(one, lang) for one in rules]


@pytest.mark.parametrize("lang", LANGUAGES)
@settings(max_examples=4, deadline=None)
@given(st.lists(secret_terms(), min_size=25, max_size=40))
def test_the_page_says_any_rule_as_python_does(lang, texts):
    """Rules of every form that the notation has are told in the same words by page and Python."""
    rules = [rule(text) for text in texts]
    assert said(lang, rules) == [describe(one, lang) for one in rules]


def test_a_rule_is_as_long_on_a_page_as_in_python():
    """The fields for rules take as many letters as the reader of rules."""
    folder = Path(__file__).parents[1] / "rulebook" / "widgets" / "src"
    [longest] = re.findall(r"LONGEST_RULE = (\d+);", (folder / "secret.ts").read_text("utf-8"))
    assert int(longest) == LONGEST
    fields = "".join(path.read_text("utf-8") for path in folder.rglob("*.ts"))
    assert len(re.findall(r"maxlength: (?:id === \"g-rule\" \? )?LONGEST_RULE", fields)) == 3


def test_a_script_is_whole():
    """The script of a game or a tool imports nothing, so that any host can load it as text; a page's stay small."""
    folder = Path(__file__).parents[1] / "rulebook" / "widgets"
    imported = r'\b(?:from|import)\s*"([^"]+)"'
    texts = {name: (folder / f"{name}.js").read_text("utf-8")
             for name in ("host", *GAMES, "desk", "god", "rule", "score", "table")}
    assert [name for name, text in texts.items() if re.search(imported, text)] == []
    size = {name: len(gzip.compress(text.encode(), 9, mtime=0)) for name, text in texts.items()}
    # A page has benches of one game, or a tool; a desk has both.
    assert size["host"] + max(size.values()) <= 60_000
