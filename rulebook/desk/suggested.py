"""A file of readers' marks on clauses: hostile data, checked whole before anything of it is put in place.

Imports the standard library and the engine only, so that it runs in the page as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unicodedata import category, normalize

from engine.problems import Problem, SetupError, nearest
from rulebook.bench import GAMES
from rulebook.book import read_json
from rulebook.desk.align import said_by_book, stem
from rulebook.desk.signature import digest, plain
from rulebook.desk.wording import review
from rulebook.findings import ERROR, Finding
from rulebook.texts import ANNOTATION, LANGUAGES, Clause, clauses, text_of

__all__ = ["ALLOWED", "FORMAT", "MARKS", "RIGHT", "SUGGEST", "Mark", "look", "place", "taken"]

#: What the file says that it is; what a mark can be: the clause is right, other words for it, a question of the rules.
FORMAT = "living-rules-marks/1"
RIGHT, SUGGEST, QUESTION = "right", "suggest", "question"
MARKS = (RIGHT, SUGGEST, QUESTION)
#: The elements that the words of a clause come to on a page.
ALLOWED = ("p", "ol", "ul", "li", "em", "strong")
#: The most marks of a file, letters of a text, of a note and of a name.
MOST, LONGEST, NOTE, NAME = 1000, 4000, 1000, 100

_FILE = {"format": str, "lang": str, "by": str, "marks": list}
_MARK = {"id": str, "clause": str, "mark": str, "on": str, "text": str, "note": str}
_OPTIONAL = ("text", "note")
_ID = re.compile(r"[A-Za-z0-9._-]{1,40}")
#: Signs that nobody sees: those that command, those of no letter, and those of letters that are drawn as nothing.
_UNSEEN = frozenset(("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"))
_BLANK = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]")
#: What would be more than words, lists, emphasis and annotations, so that a page would hold more than ``ALLOWED``:
#: blocks, headings, rules, tables, definitions, quotations, code, markup, links, addresses, attributes, templates.
#: What begins a line may stand in an item of a list, too.
_MARKUP = re.compile(r"""
    ^[^\S\n]*(?:(?:[-*+]|\d+[.)])[^\S\n]+)*
    (?:///|:::|!!!|\?\?\?|\#|>|\||```|~~~|---|===|<!|:(?=\s|$)|[=\-*_|:](?:[=\-*_|:]|[^\S\n])*$)
    |^(?:[ ]{4}|\t)|`|<[/!?A-Za-z]|\]\(|!\[|https?:|javascript:|[\[\]{}]|&[\#\w]+;""", re.M | re.I | re.X)
#: What an annotation may name.
_VALUE = re.compile(r"[\w.:-]*")
_WORD = re.compile(r"[^\W\d_]+")


@dataclass(slots=True)
class Mark:
    """One mark of a reader: on which clause, what, by whom, and what is to be said of it.

    ``problems`` keep it from being accepted; ``findings`` are those of the checks of a clause's words.
    """

    id: str
    clause: str
    mark: str
    lang: str
    by: str
    on: str
    text: str = ""
    note: str = ""
    problems: list[Problem] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)

    @property
    def game(self) -> str:
        """The clause's game."""
        return self.clause.partition("/")[0]


def taken(path: Path, where: str) -> list[Mark]:
    """Read a file of marks and check each of them.

    Args:
        path: the file.
        where: what a problem calls it.

    Raises:
        SetupError: every problem of its form; then nothing of it is shown.
    """
    data, problems = read_json(path, where), list[Problem]()
    problems += _form(data, _FILE, (), where)
    if problems:
        raise SetupError(problems)
    if data["format"] != FORMAT:
        problems.append(Problem(f"{where}: format", "unknown_value", data["format"], [FORMAT], FORMAT))
    if data["lang"] not in LANGUAGES:
        problems.append(Problem(f"{where}: lang", "unknown_value", data["lang"], LANGUAGES,
                                nearest(data["lang"], LANGUAGES)))
    problems += _text(f"{where}: by", data["by"], NAME)
    if not data["by"].strip():
        problems.append(Problem(f"{where}: by", "field_missing", "by"))
    if len(data["marks"]) > MOST:
        problems.append(Problem(f"{where}: marks", "too_many", len(data["marks"]), [str(MOST)]))
        raise SetupError(problems)
    seen: set[str] = set()
    for at, one in enumerate(data["marks"]):
        here = f"{where}: marks[{at}]"
        wrong = list(_form(one, _MARK, _OPTIONAL, here))
        if not wrong:
            if not _ID.fullmatch(one["id"]):
                wrong.append(Problem(f"{here}.id", "unknown_value", one["id"], ["1", "2", "…"], str(at + 1)))
            elif one["id"] in seen:
                wrong.append(Problem(f"{here}.id", "value_twice", one["id"]))
            if one["mark"] not in MARKS:
                wrong.append(Problem(f"{here}.mark", "unknown_value", one["mark"], MARKS, nearest(one["mark"], MARKS)))
            seen.add(one["id"])
        problems += wrong
    if problems:
        raise SetupError(problems)
    marks = [_mark({name: normalize("NFC", text) for name, text in one.items()}, data) for one in data["marks"]]
    for at, mark in enumerate(marks):
        look(mark, f"{where}: marks[{at}]")
    return marks


def look(mark: Mark, where: str) -> None:
    """Check a mark: what keeps it from being accepted goes to its problems, what the checks of its words find beside.

    Args:
        mark: the mark, its form right.
        where: what a problem calls it.
    """
    mark.problems += _problems(mark, where)
    if not mark.problems and mark.mark == SUGGEST:
        mark.findings += review(mark.game, mark.lang, mark.clause, mark.text)
        if any(finding.level == ERROR for finding in mark.findings):
            mark.problems.append(Problem(f"{where}.text", "suggestion_has_errors", mark.clause))


def _mark(one: Mapping[str, str], data: Mapping[str, Any]) -> Mark:
    """A mark of a file whose form is right."""
    return Mark(one["id"], one["clause"], one["mark"], data["lang"], data["by"].strip(), one["on"],
                one.get("text", ""), one.get("note", ""))


def _form(data: Any, fields: Mapping[str, type], optional: Sequence[str], where: str) -> Iterator[Problem]:
    """What is wrong with the form of an object: no object, a field missing, unknown, or of the wrong type."""
    if not isinstance(data, dict):
        yield Problem(where, "wrong_type", data, ["{…}"])
        return
    for name, kind in fields.items():
        if name not in data:
            if name not in optional:
                yield Problem(where, "field_missing", name)
        elif type(data[name]) is not kind:
            yield Problem(f"{where}.{name}", "wrong_type", data[name], ['"…"' if kind is str else "[…]"])
    yield from (Problem(where, "unknown_field", name, list(fields)) for name in data if name not in fields)


def _text(where: str, text: str, longest: int) -> Iterator[Problem]:
    """What is wrong with any text: it is too long, or has signs that nobody sees."""
    if len(text) > longest:
        yield Problem(where, "too_large", None)
        return
    for number, line in enumerate(text.split("\n"), 1):
        for sign in dict.fromkeys(line):
            if sign != "\t" and (category(sign) in _UNSEEN or _BLANK.match(sign)):
                yield Problem(f"{where}:{number}", "markup_in_suggestion", f"U+{ord(sign):04X}")


def _problems(mark: Mark, where: str) -> Iterator[Problem]:
    """What keeps a mark from being accepted, but for the checks of its words."""
    yield from _text(f"{where}.note", mark.note, NOTE)
    text = clauses(mark.game, mark.lang) if mark.game in GAMES else {}
    if mark.clause not in text:
        yield Problem(f"{where}.clause", "unknown_clause", mark.clause, [], nearest(mark.clause, list(text)))
        return
    if mark.on != digest(text[mark.clause].body):
        yield Problem(f"{where}.on", "clause_changed_since", mark.clause)
    if mark.mark != SUGGEST:
        if mark.text:
            yield Problem(f"{where}.text", "unknown_field", "text", [SUGGEST])
        return
    if not mark.text.strip():
        yield Problem(f"{where}.text", "field_missing", "text")
    wrong = list(_text(f"{where}.text", mark.text, LONGEST))
    yield from wrong
    if wrong:
        return
    bare = ANNOTATION.sub(lambda one: one["words"] if _VALUE.fullmatch(one["value"]) else one[0], mark.text)
    for found in _MARKUP.finditer(bare):
        yield Problem(f"{where}.text:{bare.count(chr(10), 0, found.start()) + 1}", "markup_in_suggestion",
                      found[0].strip() or "tab")
    words = [stem(word) for word in _WORD.findall(plain(mark.text)) if len(word) > 2]
    shares = {lang: sum(word in said_by_book(mark.game, lang) for word in words) for lang in LANGUAGES}
    best = max(shares, key=shares.__getitem__)
    if shares[best] * 2 > len(words) and shares[best] > 2 * shares[mark.lang]:
        yield Problem(f"{where}.text", "text_in_another_language", mark.lang, [best], best)


def place(marks: Iterable[Mark]) -> dict[tuple[str, str], str]:
    """The book's texts with suggested words in their places, by game and language; nothing is written.

    Raises:
        SetupError: two are of one clause, or a clause has changed since.
    """
    chosen: dict[tuple[str, str], dict[str, Mark]] = {}
    for mark in marks:
        own = chosen.setdefault((mark.game, mark.lang), {})
        if mark.clause in own:
            raise SetupError([Problem("--accept", "argument_twice", mark.clause)])
        own[mark.clause] = mark
    return {key: _put(text_of(*key), clauses(*key), own) for key, own in chosen.items()}


def _put(text: str, known: Mapping[str, Clause], own: Mapping[str, Mark]) -> str:
    """A file's text with other words for some of its clauses."""
    lines = text.split("\n")
    for mark in sorted(own.values(), key=lambda mark: -known[mark.clause].line):
        clause = known[mark.clause]
        first, count = clause.line - 1, clause.body.count("\n")
        if mark.on != digest("\n".join(lines[first:first + count])):
            raise SetupError([Problem(mark.clause, "clause_changed_since", mark.clause)])
        # Blanks at a line's end, which nobody sees, would break it.
        lines[first:first + count] = [line.rstrip() for line in mark.text.strip().split("\n")]
    return "\n".join(lines)
