"""Words: the messages of a game in a language as one Fluent bundle, and the forms that they inflect by.

>>> Words("en", "sigilai").has("event-laid"), Words("en").has("event-laid")
(True, False)
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from babel.core import Locale
from babel.lists import format_list
from babel.numbers import get_minus_sign_symbol
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone, FluentType, fluent_number
from fluent.syntax.ast import Resource

from engine.problems import Problem, SetupError
from rulebook.book import read, read_toml

__all__ = ["CASES", "FUNCTIONS", "GLOSSARY", "MESSAGES", "SHARED", "Several", "Words", "WordsError", "message_id",
           "one_line", "plain", "short", "visible", "words_json", "words_of"]

MESSAGES = Path(__file__).with_name("messages")
GLOSSARY = Path(__file__).with_name("glossary")
#: The files of messages that all games share; every other is one game's own.
SHARED = ("bench", "changed", "cli", "common", "compare", "desk", "face", "findings", "notebooks", "now", "pages",
          "place", "problems", "proposals", "reading", "share", "take", "testing", "translators", "workshop")
#: The cases that a message may ask for; ``name`` is the form beside a noun, such as "card".
CASES = {"lt": ("nom", "gen", "dat", "acc", "ins", "loc", "name"), "lv": ("nom", "gen", "dat", "acc", "loc", "name"),
         "en": ("nom", "gen", "name")}
#: The functions of messages; the page has the same four.
FUNCTIONS = ("FORM", "GENDER", "LIST", "COUNT")
#: The longest text or list in a sentence; Fluent refuses to say longer ones.
LONGEST = 2000

#: Control characters but tab and line feed, separators of lines, and signs that turn the direction of writing.
_UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")

#: A word of an option, one that is a number with a sign or a fraction, and a comma without its blank.
_WORD = re.compile(r"[^ =,]+")
_COMMA = re.compile(r",(?=[^ ])")
_NUMBER = re.compile(r"-[0-9]{1,9}(?:[.][0-9]{1,9})?|[0-9]{1,9}[.][0-9]{1,9}")


class WordsError(SetupError):
    """A message that is missing or cannot be said.

    Args:
        lang: its language.
        name: its id.
        why: what is wrong with it; empty where it is missing.
    """

    def __init__(self, lang: str, name: str, why: str = "") -> None:
        super().__init__([Problem(f"messages/{lang}", "message_not_said" if why else "message_missing", name,
                                  [why] if why else [], "" if why else f"{name} = …")])


def visible(text: str) -> str:
    """A text for a terminal, which would obey what it cannot show: such signs are written as JSON escapes them."""
    return _UNSEEN.sub(lambda match: f"\\u{ord(match[0]):04x}", text)


def one_line(text: str) -> str:
    """The same for a sentence: a line break in a name does not split it."""
    return visible(text).replace("\n", "\\n")


def plain(name: str, facts: Mapping[str, Any]) -> str:
    """What is to be told where no message tells it: its name and the facts."""
    told = ", ".join(f"{fact} = {value}" for fact, value in facts.items())
    return short(f"{name}: {told}" if told else name, LONGEST)


def short(text: str, length: int) -> str:
    """The beginning of a text, marked where more follows."""
    return text if len(text) <= length else f"{text[:length]}…"


def message_id(name: str) -> str:
    """The message id of an engine name: dots, underscores and blanks become hyphens."""
    return name.replace(".", "-").replace("_", "-").replace(" ", "-")


class Several(FluentType):
    """Several engine values, kept whole so that LIST can put each into its case."""

    def __init__(self, values: Iterable[Any], words: Words) -> None:
        self.values = list(values)
        self.words = words

    def format(self, locale: Locale, case: str = "nom") -> str:
        """The values joined by the language's "and"."""
        parts = [self.words.form(told, case) if isinstance(told := self.words.value(value), str)
                 else told.format(locale, case) if isinstance(told, Several) else told.format(locale)
                 for value in self.values]
        return short(format_list(parts, locale=locale), LONGEST)


class Negative(FluentType):
    """A number below zero with the language's own minus sign, which Babel does not write."""

    def __init__(self, number: float) -> None:
        self.number = number

    def format(self, locale: Locale) -> str:
        """The number in digits."""
        return str(get_minus_sign_symbol(locale) + fluent_number(-self.number, useGrouping=False).format(locale))


@cache
def _resource(text: str) -> Resource:
    """The messages of a file; read once, however many games share it."""
    return FluentResource(text)


class Words:
    """The messages of a language that all games share, and those of one game; :func:`words_of` keeps them.

    Args:
        lang: ``"lt"``, ``"lv"`` or ``"en"``.
        game: whose messages and glossary; empty for none, so that every engine value is told as it is typed.
        messages, glossary: other folders than the book's own.
    """

    def __init__(self, lang: str, game: str = "", messages: Path = MESSAGES, glossary: Path = GLOSSARY) -> None:
        self.lang = lang
        self.forms = _forms(lang, game, glossary)
        functions = {"FORM": self._shape, "LIST": self._shape, "GENDER": self._gender, "COUNT": self._count}
        self.bundle = FluentBundle([lang], use_isolating=False, functions=functions)
        self.locale = Locale(lang)
        for path in sorted((messages / lang).glob("*.ftl")):
            if path.stem in SHARED or path.stem == game:
                with suppress(SetupError, RecursionError):  # the lint tells; here there are fewer messages
                    self.bundle.add_resource(_resource(read(path)))

    def has(self, name: str) -> bool:
        """Whether there is such a message."""
        return self.bundle.has_message(message_id(name))

    def format(self, name: str, /, **facts: Any) -> str:
        """The message as text.

        Raises:
            WordsError: it is missing, or a fact, function or reference of it is.
        """
        identity = message_id(name)
        message = self.bundle.get_message(identity) if self.bundle.has_message(identity) else None
        if message is None or message.value is None:
            raise WordsError(self.lang, identity)
        values = {fact: self.value(given) for fact, given in facts.items()}
        try:
            text, errors = self.bundle.format_pattern(message.value, values)
        except (ArithmeticError, LookupError, RecursionError, TypeError, ValueError) as error:  # Fluent lets them out
            raise WordsError(self.lang, identity, str(error)) from None
        if errors:
            raise WordsError(self.lang, identity, "; ".join(map(str, errors)))
        return str(text)

    def say(self, name: str, /, **facts: Any) -> str:
        """The message, or its name and the facts: whoever tells of a broken book must not break with it."""
        try:
            return self.format(name, **facts)
        except WordsError:
            return plain(name, facts)

    def form(self, ref: str, case: str = "nom") -> str:
        """An engine value in a case of the glossary; itself where the glossary has no such word."""
        own = self.forms.get(ref, {})
        return own.get(case) or own.get("nom") or ref

    def option(self, text: str) -> str:
        """An option of a choice, or a move with its player before it: ``Ana: play 4♠+9♦``."""
        player, _, option = text.rpartition(": ")
        deed, _, what = option.partition(" ")
        if self.has(f"option-{option}"):
            told = self.format(f"option-{option}", what=())
        elif self.has(f"option-{deed}"):
            told = self.format(f"option-{deed}", what=[self.option(one) for one in what.split("+")])
        else:
            told = Several(map(self._worded, option.split("+")), self).format(self.locale)
        return f"{self.form(player)}: {told}" if player else told

    def _worded(self, text: str) -> str:
        """A part of an option, its words in those of the language: ``3 upright 42.5``, ``Ona=success``."""
        if text in self.forms or not any(word in self.forms for word in _WORD.findall(text)):
            return text
        return _WORD.sub(lambda word: self._word(word[0]), _COMMA.sub(", ", text.replace("=", " ")))

    def _word(self, word: str) -> str:
        return str(self.value(float(word)).format(self.locale)) if _NUMBER.fullmatch(word) else self.form(word)

    def value(self, given: Any) -> Any:
        """A fact as Fluent takes it."""
        if isinstance(given, bool) or given is None:
            return "none" if given is None else str(given)
        if isinstance(given, (int, float)):
            return fluent_number(given, useGrouping=False) if given >= 0 else Negative(given)
        if isinstance(given, Mapping):
            return Several([f"{self.form(str(name))} {self.form(str(of))}" for name, of in given.items()], self)
        if isinstance(given, Several):
            return given
        if isinstance(given, (list, tuple, range, set, frozenset)):
            return Several(given, self)
        return short(str(given), LONGEST)

    def _shape(self, ref: Any, case: Any = "nom") -> Any:
        if isinstance(ref, Several):
            return ref.format(self.locale, str(case))
        return self.form(ref, str(case)) if isinstance(ref, str) else ref

    def _gender(self, ref: Any) -> str:
        return self.forms.get(str(ref), {}).get("gender", "other")

    def _count(self, refs: Any) -> Any:
        return FluentNone() if isinstance(refs, FluentNone) else \
            fluent_number(len(refs.values) if isinstance(refs, Several) else 1)


@cache
def words_of(lang: str, game: str = "") -> Words:
    """The book's own words, read once; arguments as for :class:`Words`."""
    return Words(lang, game)


@cache
def _forms(lang: str, game: str, folder: Path) -> dict[str, dict[str, str]]:
    """The forms of a game's glossary in a language, by engine code."""
    forms: dict[str, dict[str, str]] = {}
    data: Mapping[str, Any] = {}
    with suppress(SetupError):  # the lint tells
        data = read_toml(folder / f"{game}.toml")
    for entry in _entries(data):
        if isinstance(own := entry.get(lang), Mapping):
            forms[str(entry["code"])] = {name: form for name, form in own.items() if isinstance(form, str)}
    return forms


def _entries(data: Any) -> Iterable[Mapping[str, Any]]:
    """Every table with a ``code``, however deep it lies."""
    if isinstance(data, Mapping):
        if "code" in data:
            yield data
        else:
            for value in data.values():
                yield from _entries(value)
    elif isinstance(data, list):
        for value in data:
            yield from _entries(value)


def words_json(game: str, lang: str) -> dict[str, Any]:
    """What a bench needs: the messages as one Fluent text, and the forms of engine values.

    Raises:
        SetupError: a file of messages cannot be read.
    """
    names = ("common", "bench", "now", "problems", "share", "testing", game)
    files = [MESSAGES / lang / f"{name}.ftl" for name in names]
    texts = [read(path, f"messages/{lang}/{path.name}") for path in files if path.exists()]
    return {"lang": lang, "ftl": "\n".join(texts), "forms": _forms(lang, game, GLOSSARY)}
