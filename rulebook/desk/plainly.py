"""A finding as a page tells it to somebody who knows no code: no file, no mark, numbers by the words of the text.

Imports the standard library and the engine only, so that it runs in the page as it is.
"""

from __future__ import annotations

import re

from rulebook.bench import game_module
from rulebook.findings import Finding
from rulebook.texts import ANNOTATION, clauses

__all__ = ["called", "plainly"]

_NUMBER = re.compile(r"(?P<name>[a-z][\w.]*) = (?P<value>\d+)")
_MARK = re.compile(r"\{(?P<key>=|reading=|per=|modal=|outcome=)(?P<value>[^{}]*)\}")
_AFTER = re.compile(r"(?:[ \n]+[^\W\d_][\w’-]*){1,3}")
_BEFORE = re.compile(r"(?:[^\W\d_][\w’-]*[ \n–-]+){1,3}$")


def called(game: str, name: str, lang: str) -> str:
    """What the text calls a number of the rules: its words and those that it counts; empty where none prints it.

    Args:
        game, name: the game, and the parameter.
        lang: whose text.
    """
    parameter = game_module(game).LAWBOOK.parameters.get(name)
    for identity in parameter.clauses if parameter else ():
        clause = clauses(game, lang).get(identity)
        for match in ANNOTATION.finditer(clause.body) if clause else ():
            if (match["key"], match["value"]) == ("=", name):
                return _phrase(clause.body if clause else "", match)
    return ""


def _phrase(body: str, match: re.Match[str]) -> str:
    """Bound words with some that follow, or, at the end of a sentence, with some before."""
    before, after = (ANNOTATION.sub(lambda one: one["words"], part) for part in (body[:match.start()],
                                                                                 body[match.end():]))
    if following := _AFTER.match(after):
        return " ".join(f"{match['words']}{following[0]}".split())
    preceding = _BEFORE.search(before)
    return " ".join(f"{preceding[0] if preceding else ''}{match['words']}".split())


def plainly(finding: Finding) -> list[tuple[str, str]]:
    """The parts beside a finding's sentence, as a page tells them; see :attr:`Finding.parts`.

    What only who edits the files can use is left out: commands, marks of no words, the clause under which it stands.
    """
    told = []
    for name, text in finding.parts:
        if name == "trace" or "rulebook " in text or "[…]" in text or text == finding.clause:
            continue
        if name == "remedy" and ("{" in text or finding.code == "number_differs"):
            continue  # what was expected has said it
        plain = _MARK.sub(lambda match: _marked(finding, match[0]), _NUMBER.sub(
            lambda match: _number(finding, match["name"], match["value"]), text))
        if plain.strip():
            told.append((name, plain))
    return told


def _number(finding: Finding, name: str, value: str) -> str:
    """A parameter and its value in the text's words."""
    words = called(finding.game, name, finding.lang) if finding.game and finding.lang else ""
    return f"{value} ({words})" if words else value


def _marked(finding: Finding, mark: str) -> str:
    """The words that the clause, as the book has it, puts a mark on."""
    clause = clauses(finding.game, finding.lang).get(finding.clause) if finding.game and finding.lang else None
    own = [match["words"] for match in ANNOTATION.finditer(clause.body) if match[0].endswith(mark)] if clause else []
    return f"[{own[0]}]" if own else "[…]"
