"""The rule texts, clause by clause: one file per game and language.

A clause is a block ``/// clause | ID`` … ``///``. Inside it, ``[words]{=parameter}`` binds a number to
a parameter of the engine; the words stay the translator's own. The pages render the same files.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from unicodedata import normalize

from engine.problems import Problem, SetupError
from rulebook.bench import GAMES

__all__ = ["LANGUAGES", "TEXTS", "Binding", "Clause", "clauses", "number_of", "numerals", "scenarios_in",
           "source_language", "sources", "text_path"]

LANGUAGES = ("lt", "lv", "en")
TEXTS = Path(__file__).with_name("texts")

_BLOCK = re.compile(r"^/// clause \| (?P<id>\S+)[ \t]*\n(?P<options>(?:    [^\n]*\n)*)(?P<body>.*?)^///[ \t]*$",
                    re.M | re.S)
_HEADER = re.compile(r"^///[ \t]*(?P<kind>\w+)[ \t]*\|[ \t]*(?P<id>.*?)[ \t]*$", re.M)
#: ``[words]{=parameter}``, ``[words]{reading=question:reading}`` and their like.
ANNOTATION = re.compile(r"\[(?P<words>[^\[\]]+)\]"
                        r"\{(?P<key>=|reading=|per=|modal=|outcome=|\.not-term)(?P<value>[^{}]*)\}")
#: The fields of a game's entry in the file of sources: texts, and sentences that each language has.
_SOURCE_TEXTS = ("title", "source_language", "licence")
_SOURCE_SENTENCES = ("edition", "status", "published", "words", "review")
_LIST_MARKER = re.compile(r"^\s*(?:\d+[.)]|[-*•])\s+", re.M)
_WORD = re.compile(r"[^\W_]+(?:-[^\W_]+)?")


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
        for match in _WORD.finditer(blank):
            value = number_of(match[0], lang)
            if value is not None and value > 1:
                yield match[0], value, self.line_of(match.start())


def text_path(game: str, lang: str) -> Path:
    """The file of a game's text in a language."""
    return TEXTS / lang / f"{game}.md"


@cache
def clauses(game: str, lang: str) -> dict[str, Clause]:
    """The clauses of a text by id, in the order of the file.

    Raises:
        SetupError: the file cannot be read, or a clause is broken or stands twice.
    """
    path = text_path(game, lang)
    place = f"texts/{lang}/{path.name}"
    try:
        text = normalize("NFC", path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise SetupError([Problem(place, "unreadable_file", str(error.__class__.__name__))]) from None
    found: dict[str, Clause] = {}
    problems: list[Problem] = []
    for match in _BLOCK.finditer(text):
        identity = f"{game}/{match['id']}"
        line = text.count("\n", 0, match.start("body")) + 1
        if identity in found:
            problems.append(Problem(f"{place}:{line}", "clause_twice", identity, [f"line {found[identity].line}"]))
        informative = "informative: true" in match["options"]
        found[identity] = Clause(identity, match["body"], informative, path, line)
    headers = {f"{game}/{match['id']}": text.count("\n", 0, match.start()) + 1
               for match in _HEADER.finditer(text) if match["kind"] == "clause"}
    problems += [Problem(f"{place}:{line}", "clause_not_closed", identity, ["///"])
                 for identity, line in headers.items() if identity not in found]
    if problems:
        raise SetupError(problems)
    return found


def scenarios_in(game: str, lang: str) -> list[str]:
    """The scenarios that a text shows, in order."""
    text = text_path(game, lang).read_text(encoding="utf-8")
    return [match["id"] for match in _HEADER.finditer(text) if match["kind"] == "scenario"]


@cache
def sources() -> dict[str, Any]:
    """Which editions the texts follow, whose words they are, and where they are published.

    Raises:
        SetupError: every problem of the file: a game without an entry, a field that is missing, unknown or empty.
    """
    place = "texts/sources.toml"
    try:
        entries = tomllib.loads((TEXTS / "sources.toml").read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise SetupError([Problem(place, "unreadable_file", type(error).__name__)]) from None
    except tomllib.TOMLDecodeError as error:
        raise SetupError([Problem(place, "not_toml", str(error))]) from None
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


@cache
def numerals(lang: str) -> dict[str, int]:
    """Stems of the number words of a language, with their values; the longest that fits counts."""
    table = tomllib.loads((TEXTS / "numerals.toml").read_text(encoding="utf-8"))
    stems: dict[str, int] = table[lang]
    return stems


@cache
def number_of(word: str, lang: str) -> int | None:
    """The number that a word or its digits name, whatever its case and gender; None for other words."""
    word = normalize("NFC", word).casefold()
    if digits := re.fullmatch(r"(\d+)(?:[^\W\d_]*|-[^\W\d_]+)", word):
        return int(digits[1])
    table = numerals(lang)
    for stem in sorted(table, key=len, reverse=True):
        if re.fullmatch(stem, word):
            return table[stem]
    return None
