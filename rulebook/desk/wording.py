"""Checks of a clause's words alone: glossary, cases, shape, words of may and must.

What the page asks while a translator types is asked of the same functions; they import the standard library and the
engine only.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from rulebook.book import read_toml
from rulebook.desk.signature import plain
from rulebook.desk.structure import differences
from rulebook.desk.terms import Use, terms_of
from rulebook.findings import WARNING, Finding
from rulebook.numbers import TEXTS, numbers_in
from rulebook.texts import ANNOTATION, Clause

__all__ = ["cases_agree", "modal_of", "modals_say_so", "shapes_agree", "words_of_the_game"]

_WORD = re.compile(r"[^\W\d_]+")


@dataclass(frozen=True, slots=True)
class _Words:
    """A clause's words with the annotations blanked, so that offsets stay those of its Markdown."""

    text: str
    bare: str


def _words(body: str) -> _Words:
    """The words; in ``bare`` those that are no terms by annotation are blanked, too."""
    text, bare = list(body), list(body)
    for match in ANNOTATION.finditer(body):
        for chars in (text, bare):
            chars[match.start()] = " "
            chars[match.end("words"):match.end()] = " " * (match.end() - match.end("words"))
        if match["key"] == ".not-term":
            bare[match.start():match.end()] = " " * (match.end() - match.start())
    return _Words("".join(text), "".join(bare))


def words_of_the_game(clause: Clause, lang: str, others: Mapping[str, Clause]) -> Iterator[Finding]:
    """No forbidden word stands in a clause, and it names each thing that both other languages name.

    Args:
        clause, lang: the clause and its language.
        others: the same clause in the other languages.
    """
    game = clause.id.partition("/")[0]
    terms, body = terms_of(game, lang), _words(clause.body)
    for use in terms.find(body.bare):
        if use.forbidden:
            yield Finding("forbidden_word", WARNING, _at(clause, lang, use.start), terms.terms[use.key].name,
                          " ".join(use.words.split()), **_of(clause, lang))
    own = terms.keys(plain(clause.body))
    named = [{use.key for use in terms_of(game, other).find(plain(one.body)) if not use.forbidden}
             for other, one in others.items()]
    everywhere = set.intersection(*named) if len(named) > 1 else set[str]()
    nouns = set.intersection(terms.nouns, *(terms_of(game, other).nouns for other in others)) if everywhere else ()
    for key in sorted((everywhere - own) & set(nouns)):
        yield Finding("term_missing", WARNING, _at(clause, lang, 0), terms.terms[key].name, clause.id,
                      **_of(clause, lang))


def shapes_agree(clause: Clause, lang: str, source: Clause) -> Iterator[Finding]:
    """The clause has the lists, steps and items of the source, each with its annotations."""
    for line, found, expected in differences(clause.body, source.body):
        yield Finding("structure_differs", WARNING, f"texts/{lang}/{clause.path.name}:{clause.line + line}", expected,
                      found, **_of(clause, lang))


@cache
def _grammar(lang: str) -> dict[str, Any]:
    """What the checks know of a language's grammar."""
    own: dict[str, Any] = read_toml(TEXTS / "grammar.toml", "texts/grammar.toml").get(lang, {})
    return own


def _cases(kind: str, word: str, lang: str) -> list[str]:
    """The cases that a number word or a preposition asks for; none for other words."""
    return next((cases for pattern, cases in _grammar(lang).get(kind, {}).items()
                 if re.fullmatch(pattern, word.casefold())), [])


def cases_agree(clause: Clause, lang: str) -> Iterator[Finding]:
    """A term right after a number word or a preposition stands in the case that it asks for."""
    terms, text = terms_of(clause.id.partition("/")[0], lang), _words(clause.body).text
    uses = {use.start: use for use in terms.find(text) if use.cases and "also" not in use.cases}
    counted = {number.end: number.words for number in numbers_in(text, lang)}
    for match in _WORD.finditer(text):
        use = uses.get(match.start())
        before = text[:match.start()].rstrip()
        if use is None or before.endswith(("(", "„", "“", "*")):
            continue
        if number := counted.get(len(before)):
            many = any(case.endswith("_pl") for case in use.cases)  # tris sigilą sudarančias: not what is counted
            asked = [f"{case}_pl" for case in _cases("numerals", number, lang)] if many else []
        else:
            word = _WORD.findall(before)[-1:] or [""]
            asked = _cases("prepositions", word[0], lang) if before.endswith(word[0]) and word[0] else []
        if {"gen", "gen_pl"} & set(use.cases) and not re.match(r"\s*[.,;:)]|\s*$", text[use.end:]):
            asked = []  # it may belong to the word that follows: į žaidėjo ranką, dvi kortų kalades
        asked = [case for case in asked if any(case in cases for cases in terms.terms[use.key].forms.values())]
        if asked and not set(asked) & set(use.cases):
            forms = [form for form, cases in terms.terms[use.key].forms.items() if set(cases) & set(asked)]
            yield Finding("case_differs", WARNING, _at(clause, lang, use.start), ", ".join(forms), _told(before, use),
                          **_of(clause, lang))


def _told(before: str, use: Use) -> str:
    """A term and the word before it."""
    return " ".join([*_WORD.findall(before)[-1:], *use.words.split()])


def modal_of(words: str, lang: str) -> str:
    """Whether words say ``"may"``, ``"must"`` or ``"must_not"``; empty where they say none of these."""
    spoken = _WORD.findall(words.casefold())
    for kind, patterns in _grammar(lang).get("modals", {}).items():
        if any(re.fullmatch(pattern, word) for word in spoken for pattern in patterns):
            return str(kind)
    return ""


def modals_say_so(clause: Clause, lang: str) -> Iterator[Finding]:
    """Words that are annotated as may, must or may not say so in their language."""
    for match in ANNOTATION.finditer(clause.body):
        if match["key"] == "modal=":
            asked, said = match["value"].partition(":")[0], modal_of(match["words"], lang)
            if asked != said:
                yield Finding("modal_words_differ", WARNING, _at(clause, lang, match.start()), asked,
                              f"{match['words']} ({said or '—'})", **_of(clause, lang))


def _at(clause: Clause, lang: str, offset: int) -> str:
    return f"texts/{lang}/{clause.path.name}:{clause.line_of(offset)}"


def _of(clause: Clause, lang: str) -> dict[str, str]:
    """Whose finding it is."""
    return {"lang": lang, "game": clause.id.partition("/")[0], "clause": clause.id}
