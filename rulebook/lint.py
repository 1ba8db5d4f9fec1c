"""Lint of the messages: what the engine can say, every language says, with the facts that the engine gives.

Fluent's runtimes swallow syntax errors, missing plural categories and misspelt cases; the engine's own
calls, read as syntax trees, say what must be there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from babel.core import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rulebook.bench import game_module
from rulebook.findings import ERROR, WARNING, Finding
from rulebook.spoken import Spoken, spoken
from rulebook.words import CASES, FUNCTIONS, MESSAGES

__all__ = ["Message", "lint", "read"]

#: Messages of the program and the pages, which the engine does not ask for.
_OUTSIDE = ("cli-", "ui-", "page-", "problem-", "answer-", "grounds-", "outcome-", "option-", "finding-")
#: Files of every game; all others are named after their game.
_SHARED = ("cli", "common", "pages", "problems")


@dataclass
class Message:
    """One message of a file: its text, the names it uses, and what is wrong with its grammar."""

    id: str
    place: str
    lang: str
    text: str
    words: int = 0
    variables: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)
    cases: set[str] = field(default_factory=set)
    #: The keys of each select that chooses by plural category.
    plurals: list[set[str]] = field(default_factory=list)


def lint(game: str, langs: Sequence[str], messages: Path = MESSAGES) -> Iterator[Finding]:
    """Every finding in the messages of a game."""
    needed = spoken(game_module(game))
    books: dict[str, dict[str, Message]] = {}
    for lang in langs:
        books[lang] = {}
        for path in sorted((messages / lang).glob("*.ftl")):
            if path.stem in _SHARED or path.stem == game:
                yield from read(path, lang, books[lang], game)
    for lang, book in books.items():
        yield from _complete(book, lang, needed, game)
        for message in book.values():
            yield from _grammar(message, game)
            yield from _facts(message, needed, game)
    yield from _alike(books, game)


def read(path: Path, lang: str, book: dict[str, Message], game: str) -> Iterator[Finding]:
    """Read a file's messages into ``book``; what cannot be read, or stands twice, is a finding."""
    text = path.read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if not isinstance(entry, (ast.Junk, ast.Message)) or entry.span is None:
            continue
        place = f"messages/{lang}/{path.name}:{text.count(chr(10), 0, entry.span.start) + 1}"
        if isinstance(entry, ast.Junk):
            told = "; ".join(annotation.message or "" for annotation in entry.annotations)
            yield Finding("message_not_readable", ERROR, place, told, (entry.content or "").split("\n")[0],
                          lang=lang, game=game)
        elif entry.id.name in book:
            yield Finding("message_twice", ERROR, place, book[entry.id.name].place, entry.id.name, lang=lang, game=game)
        else:
            message = Message(entry.id.name, place, lang, text[entry.span.start:entry.span.end].partition("=")[2])
            _Reader(message).visit(entry)
            book[message.id] = message


class _Reader(Visitor):
    """Collects what a message uses."""

    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.message.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.message.functions.add(node.id.name)
        for argument in node.arguments.named:
            if argument.name.name == "case":
                self.message.cases.add(str(argument.value.value))
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.message.words += sum(word.strip(".,:;").isalpha() for word in node.value.split())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                for variant in node.variants}
        words = {key for key in keys if not key.isdigit()}
        if words - {"other"} if _counts(node.selector) else words & _PLURALS or keys == {"other"}:
            self.message.plurals.append(words)
        self.generic_visit(node)


#: Keys that choose by plural category, whatever the language.
_PLURALS = {"zero", "one", "two", "few", "many"}


def _counts(selector: object) -> bool:
    """Whether a selector is a number by its name."""
    if isinstance(selector, ast.FunctionReference):
        return selector.id.name == "COUNT"
    return isinstance(selector, ast.VariableReference) and selector.id.name in ("count", "number", "high", "low")


@cache
def categories(lang: str) -> tuple[frozenset[str], frozenset[str]]:
    """The plural categories that whole numbers take in a language, and all that there are."""
    rule = Locale(lang).plural_form
    return frozenset(map(rule, range(200))), frozenset({"other", *rule.rules})


def _complete(book: Mapping[str, Message], lang: str, needed: Spoken, game: str) -> Iterator[Finding]:
    """Every message that is asked for is there, and every one that is there is asked for."""
    file = f"messages/{lang}/{game}.ftl"
    for identity in sorted(needed.ids):
        if identity not in book and not (identity in needed.readings and _general(identity, needed) in book):
            yield Finding("message_missing", ERROR, file, identity, "", f"{identity} = …", lang, game)
    general = {_general(identity, needed) for identity in needed.readings}
    for identity, message in book.items():
        if identity not in needed.ids | general and not identity.startswith(_OUTSIDE):
            yield Finding("message_dead", WARNING, message.place, "", identity, lang=lang, game=game)


def _general(identity: str, needed: Spoken) -> str:
    """The message that stands for a reading of the same name under several questions."""
    return f"reading-{needed.readings[identity]}"


def _grammar(message: Message, game: str) -> Iterator[Finding]:
    """Plural categories, cases and functions are ones that the language and the runtimes know."""
    whole, known = categories(message.lang)
    for keys in message.plurals:
        if not whole <= keys <= known:
            yield Finding("plural_categories", ERROR, message.place, ", ".join(sorted(whole)),
                          f"{message.id}: {', '.join(sorted(keys))}", lang=message.lang, game=game)
    for case in sorted(message.cases - set(CASES[message.lang])):
        yield Finding("unknown_case", ERROR, message.place, ", ".join(CASES[message.lang]), f"{message.id}: {case}",
                      lang=message.lang, game=game)
    for function in sorted(message.functions - set(FUNCTIONS)):
        yield Finding("unknown_function", ERROR, message.place, ", ".join(FUNCTIONS), f"{message.id}: {function}",
                      lang=message.lang, game=game)


def _facts(message: Message, needed: Spoken, game: str) -> Iterator[Finding]:
    """A message speaks only of the facts that the engine gives it."""
    facts = needed.facts.get(message.id)
    if facts is not None:
        for name in sorted(message.variables - facts):
            yield Finding("unknown_variable", ERROR, message.place, ", ".join(sorted(facts)), f"{message.id}: ${name}",
                          lang=message.lang, game=game)


def _alike(books: Mapping[str, Mapping[str, Message]], game: str) -> Iterator[Finding]:
    """The languages speak of the same facts, in words of their own."""
    for identity in dict.fromkeys(identity for book in books.values() for identity in book):
        same = [book[identity] for book in books.values() if identity in book]
        spoken_of = set[str]().union(*(message.variables for message in same))
        for message in same:
            for name in sorted(spoken_of - message.variables):
                yield Finding("variable_dropped", ERROR, message.place, f"${name}", identity,
                              lang=message.lang, game=game)
            if message.words > 2 and any(other is not message and other.text == message.text for other in same):
                yield Finding("message_not_translated", ERROR, message.place, "", identity,
                              lang=message.lang, game=game)
        if 1 < len(same) < len(books) and identity.startswith(_OUTSIDE):
            for lang in books.keys() - {message.lang for message in same}:
                yield Finding("message_missing", ERROR, f"messages/{lang}", identity, lang=lang, game=game)

