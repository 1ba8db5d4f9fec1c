"""Lint of the messages: what the engine can say, every language says, with the facts that the engine gives.

Fluent's runtimes swallow syntax errors, missing plural categories and misspelt cases; the engine's own
calls, read as syntax trees, say what must be there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

from babel.core import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from engine.problems import Problem, SetupError
from rulebook.bench import GAMES, game_module
from rulebook.book import read as read_file
from rulebook.book import read_toml
from rulebook.findings import ERROR, WARNING, Finding, unreadable
from rulebook.spoken import Spoken, by_name, spoken
from rulebook.words import CASES, FUNCTIONS, GLOSSARY, MESSAGES, SHARED

__all__ = ["Message", "lint", "read", "unread"]

#: Messages of the program and the pages, which the engine does not ask for.
_OUTSIDE = ("cli-", "ui-", "page-", "problem-", "answer-", "grounds-", "outcome-", "option-", "secret-", "catalogue-",
            "notebook-")
#: The deepest that one select may stand in another: one chooses by number, one by something else.
_DEEPEST = 2


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
    #: The variables in each variant, by the selects and keys that lead to it, plural categories as one.
    branches: dict[tuple[str, ...], list[set[str]]] = field(default_factory=dict)
    #: The numbers written in digits, and the words, outside of placeables.
    digits: set[str] = field(default_factory=set)
    names: set[str] = field(default_factory=set)
    #: Other messages and terms that it refers to, and engine values that it names itself.
    references: set[str] = field(default_factory=set)
    values: set[str] = field(default_factory=set)
    depth: int = 0


def lint(game: str, langs: Sequence[str], messages: Path = MESSAGES, glossary: Path = GLOSSARY) -> Iterator[Finding]:
    """Every finding in the messages of a game, and in the forms that they inflect by.

    Args:
        game: the game; messages that all games share are read too.
        langs: the languages to hold against the engine and each other.
        messages, glossary: other folders than the book's own.
    """
    needed = spoken(game_module(game))
    all_books: dict[str, dict[str, Message]] = {lang: {} for lang in (*langs, *CASES)}
    for lang, book in all_books.items():
        for path in sorted((messages / lang).glob("*.ftl")):
            if path.stem in SHARED or path.stem == game:
                yield from (finding for finding in read(path, lang, book, game) if lang in langs)
    books = {lang: all_books[lang] for lang in langs}
    terms, problems = _glossary(game, glossary)
    yield from (unreadable(problem, game) for problem in problems)
    codes = frozenset(entry["code"] for entry in terms.values() if "code" in entry)
    yield from _forms(terms, langs, game)
    for lang, book in books.items():
        yield from _complete(book, lang, needed, game)
        for message in book.values():
            yield from _grammar(message, game)
            yield from _shape(message, game, codes, _seats(terms, lang))
            yield from _facts(message, needed, game)
    yield from _alike(books, game)
    known = dict.fromkeys(identity for book in all_books.values() for identity in book)
    yield from _everywhere(books, [identity for identity in known if identity not in needed.ids], game)


def unread(game: str, langs: Sequence[str], messages: Path = MESSAGES) -> Iterator[Finding]:
    """The files of a game's messages that cannot be read at all; what follows from that is no finding of its own."""
    for lang in langs:
        for path in sorted((messages / lang).glob("*.ftl")):
            if path.stem in SHARED or path.stem == game:
                yield from (finding for finding in read(path, lang, {}, game) if finding.code == "unreadable")


def read(path: Path, lang: str, book: dict[str, Message], game: str) -> Iterator[Finding]:
    """Read a file's messages into ``book``; what cannot be read, or stands twice, is a finding."""
    place = f"messages/{lang}/{path.name}"
    try:
        entries = _entries(read_file(path, place), place, lang)
    except RecursionError:
        yield unreadable(Problem(place, "nested_too_deeply", "{"), game, lang)
        return
    except SetupError as error:
        yield from (unreadable(problem, game, lang) for problem in error.problems)
        return
    for entry in entries:
        if isinstance(entry, Finding):
            yield replace(entry, game=game)
        elif entry.id in book:
            yield Finding("message_twice", ERROR, entry.place, book[entry.id].place, entry.id, lang=lang, game=game)
        else:
            book[entry.id] = entry


@cache
def _entries(text: str, file: str, lang: str) -> tuple[Message | Finding, ...]:
    """What stands in a file, in order; read once, however many games share it."""
    found: list[Message | Finding] = []
    for entry in FluentParser().parse(text).body:
        if not isinstance(entry, (ast.Junk, ast.Message, ast.Term)) or entry.span is None:
            continue
        place = f"{file}:{text.count(chr(10), 0, entry.span.start) + 1}"
        if isinstance(entry, ast.Junk):
            told = "; ".join(annotation.message or "" for annotation in entry.annotations)
            found.append(Finding("message_not_readable", ERROR, place, told, (entry.content or "").split("\n")[0],
                                 lang=lang))
            continue
        identity = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        message = Message(identity, place, lang, text[entry.span.start:entry.span.end].partition("=")[2])
        _Reader(message).visit(entry)
        found.append(message)
    return tuple(found)


class _Reader(Visitor):
    """Collects what a message uses."""

    def __init__(self, message: Message) -> None:
        self.message = message
        self.path: tuple[str, ...] = ()
        self.depth = 0
        self.inside: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.message.variables.add(node.id.name)
        for variables in self.inside:
            variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.message.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.message.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.message.functions.add(node.id.name)
        self.message.values |= {value.value for value in node.arguments.positional
                                if isinstance(value, ast.StringLiteral)}
        for argument in node.arguments.named:
            if argument.name.name == "case":
                self.message.cases.add(str(argument.value.value))
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.message.words += sum(word.strip(".,:;").isalpha() for word in node.value.split())
        self.message.digits |= set(re.findall(r"\d+", node.value))
        self.message.names |= set(re.findall(r"\b[^\W\d_]+\b", node.value))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                for variant in node.variants}
        words = {key for key in keys if not key.isdigit()}
        plural = bool(words - {"other"} if _counts(node.selector) else words & _PLURALS or keys == {"other"})
        if plural:
            self.message.plurals.append(words)
        self.visit(node.selector)
        self.depth += 1
        self.message.depth = max(self.message.depth, self.depth)
        for variant in node.variants:
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            self.variant(variant, _selector(node.selector), "plural" if plural and key in _PLURALS | {"other"} else key)
        self.depth -= 1

    def variant(self, variant: ast.Variant, selector: str, key: str) -> None:
        """One variant, and the variables that it uses."""
        before, variables = self.path, set[str]()
        self.path = (*before, selector, key)
        self.message.branches.setdefault(self.path, []).append(variables)
        self.inside.append(variables)
        self.visit(variant.value)
        self.inside.pop()
        self.path = before


#: Keys that choose by plural category, whatever the language.
_PLURALS = {"zero", "one", "two", "few", "many"}


def _selector(selector: object) -> str:
    """What a select chooses by, as it is named."""
    if isinstance(selector, ast.FunctionReference):
        return f"{selector.id.name}({', '.join(map(_selector, selector.arguments.positional))})"
    return f"${selector.id.name}" if isinstance(selector, ast.VariableReference) else ""


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
    for identity in sorted(needed.ids):
        # What is wrong is told before it is known of which game it is: in a file that all games share.
        shared = {"problem": "problems", "finding": "findings"}.get(identity.partition("-")[0])
        file = f"messages/{lang}/{shared or game}.ftl"
        name = identity if identity in book or identity not in needed.readings else _general(identity, needed)
        if name not in book or (shared and book[name].place.startswith(f"messages/{lang}/{game}.")):
            yield Finding("message_missing", ERROR, file, identity, "", f"{identity} = …", lang, game)
    asked = needed.ids | {_general(identity, needed) for identity in needed.readings}
    for message in book.values():
        asked |= message.references
        for reference in sorted(message.references - book.keys()):
            yield Finding("unknown_reference", ERROR, message.place, "", f"{message.id}: {reference}",
                          lang=lang, game=game)
    for identity, message in book.items():
        if identity not in asked and not _wanted(identity):
            yield Finding("message_dead", WARNING, message.place, "", identity, lang=lang, game=game)


def _wanted(identity: str) -> bool:
    """Whether a message that a game's engine does not ask for is asked for by another game, the program or the page."""
    family = f"{identity.partition('-')[0]}-"
    if family in ("problem-", "finding-"):
        return any(identity in spoken(game_module(game)).ids for game in GAMES)
    if family in ("cli-", "page-", "ui-"):
        ids, beginnings = by_name(family)
        return identity in ids or identity.startswith(beginnings) or not ids
    return identity.startswith(_OUTSIDE)


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


def _shape(message: Message, game: str, codes: frozenset[str], seats: frozenset[str]) -> Iterator[Finding]:
    """Selects are shallow, the variants of one number speak of the same facts, and seats are inflected."""
    for value in sorted(message.values - codes):
        yield Finding("unknown_word", ERROR, message.place, ", ".join(sorted(codes)), f"{message.id}: {value}",
                      lang=message.lang, game=game)
    if message.depth > _DEEPEST:
        yield Finding("selects_too_deep", ERROR, message.place, str(_DEEPEST), f"{message.id}: {message.depth}",
                      lang=message.lang, game=game)
    for variants in message.branches.values():
        for name in sorted(set[str]().union(*variants)):
            if not all(name in variables for variables in variants):
                yield Finding("variable_dropped", ERROR, message.place, f"${name}", message.id,
                              lang=message.lang, game=game)
    for name in sorted(message.names & seats):
        yield Finding("seat_written_out", ERROR, message.place, "", f"{message.id}: {name}", '{ FORM("…") }',
                      message.lang, game)


def _glossary(game: str, folder: Path) -> tuple[dict[str, dict[str, Any]], list[Problem]]:
    """The words of a game, and what is wrong with their file."""
    place = f"glossary/{game}.toml"
    try:
        entries = read_toml(folder / f"{game}.toml", place)
    except SetupError as error:
        return {}, error.problems
    problems = [Problem(f"{place}: {name}", "wrong_type", entry, ["{kind = …, lt = {nom = …}}"])
                for name, entry in entries.items() if not isinstance(entry, dict)]
    terms = {name: entry for name, entry in entries.items() if isinstance(entry, dict)}
    for name, entry in terms.items():
        for key in ("code", "kind"):
            if not isinstance(entry.get(key, ""), str):
                problems.append(Problem(f"{place}: {name}.{key}", "wrong_type", entry.pop(key), ['"…"']))
        for lang in CASES:
            if not isinstance(entry.get(lang, {}), dict):
                problems.append(Problem(f"{place}: {name}.{lang}", "wrong_type", entry.pop(lang), ["{nom = …}"]))
    return terms, problems


def _seats(glossary: Mapping[str, Mapping[str, Any]], lang: str) -> frozenset[str]:
    """Every form of the seats' names. Lithuanian and Latvian share some of them, so a copy passes a spelling check."""
    return frozenset(form for entry in glossary.values() if entry.get("kind") == "seat"
                     for case, form in entry.get(lang, {}).items() if case in CASES[lang] and isinstance(form, str))


def _forms(glossary: Mapping[str, Mapping[str, Any]], langs: Sequence[str], game: str) -> Iterator[Finding]:
    """Every word that narration inflects has each case of each language."""
    for name, entry in glossary.items():
        if entry.get("kind") in ("seat", "plane", "card"):
            for lang in langs:
                for case in sorted(set(CASES[lang]) - {"name"} - entry.get(lang, {}).keys()):
                    yield Finding("form_missing", ERROR, f"glossary/{game}.toml", f"{lang}.{case}", name,
                                  lang=lang, game=game)


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
        numbers = set[str]().union(*(message.digits for message in same))
        for message in same:
            for name in sorted(spoken_of - message.variables):
                yield Finding("variable_dropped", ERROR, message.place, f"${name}", identity,
                              lang=message.lang, game=game)
            for number in sorted(numbers - message.digits):
                yield Finding("numbers_differ", ERROR, message.place, number, identity, lang=message.lang, game=game)
            yield from _branches(message, same, game)
            if message.words > 2 and any(other is not message and other.text == message.text for other in same):
                yield Finding("message_not_translated", ERROR, message.place, "", identity,
                              lang=message.lang, game=game)


def _everywhere(books: Mapping[str, Mapping[str, Message]], known: Sequence[str], game: str) -> Iterator[Finding]:
    """What the program or the page says in one language, it says in each, whether that one is checked or not."""
    for identity in known:
        if identity.startswith(_OUTSIDE) and _wanted(identity):
            for lang in (lang for lang, book in books.items() if identity not in book):
                yield Finding("message_missing", ERROR, f"messages/{lang}", identity, lang=lang, game=game)


def _branches(message: Message, same: Sequence[Message], game: str) -> Iterator[Finding]:
    """The same variants, but for numbers, stand in every language and speak of the same facts in each."""
    paths = {path for other in same for path in other.branches if path[-1] != "plural" and not path[-1].isdigit()}
    for path in sorted(paths - message.branches.keys()):
        yield Finding("variant_missing", ERROR, message.place, f"[{path[-1]}]", message.id,
                      lang=message.lang, game=game)
    for path, variants in message.branches.items():
        others = [set[str]().union(*other.branches.get(path, [set[str]()])) for other in same]
        for name in sorted(set[str]().union(*others) - set[str]().union(*variants)):
            if all(path in other.branches for other in same):
                yield Finding("variable_dropped", ERROR, message.place, f"${name}",
                              f"{message.id} [{path[-1]}]", lang=message.lang, game=game)
