"""The rule texts, clause by clause: one file per game and language.

A clause is a block ``/// clause | ID`` … ``///``. Inside it, ``[words]{=parameter}`` binds a number to
a parameter of the engine; the words stay the translator's own. The pages render the same files.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from engine.problems import Problem, SetupError
from rulebook.bench import GAMES
from rulebook.book import read, read_toml
from rulebook.numbers import numbers_in

__all__ = ["ANNOTATION", "LANGUAGES", "TEXTS", "Binding", "Clause", "clauses", "clauses_in", "scenarios_in",
           "source_language", "sources", "text_of", "text_path"]

LANGUAGES = ("lt", "lv", "en")
TEXTS = Path(__file__).with_name("texts")

_HEADER = re.compile(r"///[ \t]*(?P<kind>\w+)[ \t]*\|(?P<id>.*)")
#: ``[words]{=parameter}``, ``[words]{reading=question:reading}`` and their like.
ANNOTATION = re.compile(r"\[(?P<words>[^\[\]]+)\]"
                        r"\{(?P<key>=|reading=|per=|modal=|outcome=|\.not-term)(?P<value>[^{}]*)\}")
#: The fields of a game's entry in the file of sources: texts, and sentences that each language has.
_SOURCE_TEXTS = ("title", "source_language", "licence")
_SOURCE_SENTENCES = ("edition", "status", "published", "words", "review")
_LIST_MARKER = re.compile(r"^[ \t]*(?:\d+[.)]|[-*•])[ \t]+", re.M)


@dataclass(frozen=True, slots=True)
class Binding:
    """An annotated run of words: its key (``"="``, ``"reading="`` …), value, and line in the file."""

    words: str
    key: str
    value: str
    line: int


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause of a text.

    Args:
        id: such as ``"sigilai/36"``.
        body: its Markdown, annotations included.
        informative: no rule that play could cite.
        path, line: where it stands.
    """

    id: str
    body: str
    informative: bool
    path: Path
    line: int

    @property
    def number(self) -> str:
        """The id without the game."""
        return self.id.partition("/")[2]

    @property
    def plain(self) -> str:
        """The words alone, annotations and Markdown emphasis taken off."""
        words = ANNOTATION.sub(lambda match: match["words"], self.body)
        return re.sub(r"[*_`]|^/// .*$|^///$", "", words, flags=re.M).strip()

    @property
    def bindings(self) -> list[Binding]:
        """Its annotations, in order."""
        return [Binding(match["words"], match["key"], match["value"], self.line_of(match.start()))
                for match in ANNOTATION.finditer(self.body)]

    def line_of(self, offset: int) -> int:
        """The line in the file of an offset into the body."""
        return self.line + self.body.count("\n", 0, offset)

    def unbound(self, lang: str) -> Iterator[tuple[str, int, int]]:
        """Every number above one that nothing binds: the word, its value, the line."""
        blank = ANNOTATION.sub(lambda match: " " * len(match[0]), self.body)
        blank = _LIST_MARKER.sub(lambda match: " " * len(match[0]), blank)
        for number in numbers_in(blank, lang):
            if number.value > 1:
                yield number.words, number.value, self.line_of(number.start)


def text_path(game: str, lang: str) -> Path:
    """The file of a game's text in a language."""
    return TEXTS / lang / f"{game}.md"


def text_of(game: str, lang: str) -> str:
    """A game's text in a language.

    Raises:
        SetupError: the file cannot be read.
    """
    path = text_path(game, lang)
    return read(path, f"texts/{lang}/{path.name}")


@cache
def clauses(game: str, lang: str) -> dict[str, Clause]:
    """The clauses of a text by id, in the order of the file.

    Raises:
        SetupError: the file cannot be read, or a clause is broken or stands twice.
    """
    return clauses_in(text_of(game, lang), game, lang)


def clauses_in(text: str, game: str, lang: str) -> dict[str, Clause]:
    """The clauses of what a game's text in a language is, or could be; errors of content as for :func:`clauses`."""
    path, lines = text_path(game, lang), text.split("\n")
    found: dict[str, Clause] = {}
    problems: list[Problem] = []
    headers = [*_headers(lines), (len(lines), "", "")]
    for (start, kind, number), (following, *_) in pairwise(headers):
        if kind != "clause":
            continue
        identity, place = f"{game}/{number}", f"texts/{lang}/{path.name}:{start + 1}"
        end = next((at for at in range(start + 1, following) if lines[at].rstrip(" \t") == "///"), 0)
        if not end:
            problems.append(Problem(place, "clause_not_closed", identity, ["///"]))
            continue
        if not number or " " in number:
            problems.append(Problem(place, "not_a_clause_id", number, ["37", "unwon.2a"]))
        elif identity in found:
            problems.append(Problem(place, "clause_twice", identity, [f"line {found[identity].line}"]))
        first = next(at for at in range(start + 1, end + 1) if not lines[at].startswith("    "))
        informative = "informative: true" in map(str.strip, lines[start + 1:first])
        body = "".join(f"{line}\n" for line in lines[first:end])
        found[identity] = Clause(identity, body, informative, path, first + 1)
    if problems:
        raise SetupError(problems)
    return found


def _headers(lines: Sequence[str]) -> Iterator[tuple[int, str, str]]:
    """The first line of every block: its place in the list, the block's kind, its id."""
    for at, line in enumerate(lines):
        if header := _HEADER.match(line):
            yield at, header["kind"], header["id"].strip()


def scenarios_in(game: str, lang: str) -> list[str]:
    """The scenarios that a text shows, in order; errors as for :func:`text_of`."""
    return [name for _, kind, name in _headers(text_of(game, lang).split("\n")) if kind == "scenario"]


@cache
def sources() -> dict[str, Any]:
    """Which editions the texts follow, whose words they are, and where they are published.

    Raises:
        SetupError: every problem of the file: a game without an entry, a field that is missing, unknown or empty.
    """
    place = "texts/sources.toml"
    entries = read_toml(TEXTS / "sources.toml", place)
    problems = [Problem(place, "field_missing", game, [], f"[{game}]") for game in GAMES if game not in entries]
    for game, entry in entries.items():
        problems += _of_source(entry, f"{place}: {game}") if game in GAMES and isinstance(entry, dict) else \
            [Problem(f"{place}: {game}", "unknown_value", game, GAMES)]
    if problems:
        raise SetupError(problems)
    return entries


def _of_source(entry: dict[str, Any], place: str) -> Iterator[Problem]:
    """What is wrong with a game's entry in the file of sources."""
    fields = (*_SOURCE_TEXTS, *_SOURCE_SENTENCES)
    yield from (Problem(place, "field_missing", name, [], f"{name} = …") for name in fields if name not in entry)
    for name, value in entry.items():
        if name not in fields:
            yield Problem(place, "unknown_field", name, fields)
        elif name in _SOURCE_TEXTS:
            if not isinstance(value, str) or not value.strip():
                yield Problem(f"{place}.{name}", "wrong_type", value, ['"…"'])
            elif name == "source_language" and value not in LANGUAGES:
                yield Problem(f"{place}.{name}", "unknown_value", value, LANGUAGES)
        elif not isinstance(value, dict) or set(value) != set(LANGUAGES) \
                or not all(isinstance(text, str) and text.strip() for text in value.values()):
            yield Problem(f"{place}.{name}", "not_by_language", value, LANGUAGES, "{lt = …, lv = …, en = …}")


def source_language(game: str) -> str:
    """The language in which a game's text was published; the others are held against it."""
    lang: str = sources()[game]["source_language"]
    return lang
