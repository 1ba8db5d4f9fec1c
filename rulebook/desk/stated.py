"""Which of the readings that the book knows a text states, by the words that tell them apart.

A reading's deciding words are those of its marked span, or of how it is told, that no rival has: opposites such as
since and before, face up and face down, and whatever else only one of them says. It is stated only where its own stand
in a sentence that speaks of the thing, and no rival's.

Imports the standard library and the engine only, so that it runs in the page as it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from rulebook.desk.align import features, stem
from rulebook.desk.opposites import alike, limits, opposed
from rulebook.desk.polarity import negations
from rulebook.desk.published import sentences
from rulebook.desk.terms import terms_of
from rulebook.numbers import numbers_in
from rulebook.texts import ANNOTATION, Clause

__all__ = ["ASKED", "DIFFERS", "NOT_CLEAR", "OPEN", "STATED", "Marked", "marked", "stated"]

STATED, DIFFERS, NOT_CLEAR, OPEN = "reading_stated", "reading_differs", "reading_not_clear", "left_open"
#: Under which name among a question's readings its own words stand.
ASKED = ""
#: How much of a span must stand in a sentence that states it; how much of what only a rival says, and how many words
#: that are at least where they are no opposites.
OF_SPAN, OF_RIVAL, CUES = 0.7, 0.75, 2
#: How many words after a span of small words tell where it stands.
_AFTER = 3
_WORD = re.compile(r"[^\W_]+")


@dataclass(frozen=True, slots=True)
class Marked:
    """Words of the book that it marks as a reading: the question, the reading, the words, their sentence."""

    question: str
    reading: str
    span: str
    sentence: str
    after: str


def marked(clause: Clause) -> list[Marked]:
    """What a clause marks as readings."""
    found: list[Marked] = []
    for line in clause.body.split("\n"):
        for one in sentences(line):
            said = ANNOTATION.sub(lambda match: match["words"], one)
            for match in ANNOTATION.finditer(one):
                if match["key"] == "reading=":
                    question, _, reading = match["value"].partition(":")
                    after = ANNOTATION.sub(lambda match: match["words"], one[match.end():])
                    found.append(Marked(question, reading, match["words"], said, after))
    return found


@dataclass(frozen=True, slots=True)
class _Words:
    """What words say: the sides of opposites, and what else they have."""

    sides: frozenset[tuple[str, str]]
    rest: frozenset[str]


@cache
def _words(text: str, game: str, lang: str) -> _Words:
    numbers = {f"#{one.value}" for one in numbers_in(text, lang)}
    return _Words(frozenset((one.family, one.side) for one in limits(text, lang)),
                  features(text, game, lang) | numbers)


def _common(words: frozenset[str], others: frozenset[str]) -> int:
    """How many words stand among others too."""
    return sum(any(alike(one, other) for other in others) for one in words)


def stated(marks: Sequence[Marked], told: Mapping[str, str], readings: Sequence[str], text: Sequence[tuple[str, str]],
           clause: str, game: str, lang: str) -> tuple[str, str]:
    """What the sentences of a text state of a question that a clause of the book marks.

    Args:
        marks: the clause's marks of this question, at least one.
        told: how its readings are told, and under ``ASKED`` the question.
        readings: the readings.
        text: the sentences of the text that say the clause, each with what leads to it, too.
        clause: the clause's own words.
        game, lang: whose, in which language.

    Returns:
        One of ``STATED``, ``DIFFERS``, ``NOT_CLEAR`` and ``OPEN``, and the reading that is stated, if any.
    """
    verdicts: list[tuple[str, str]] = []
    for mark in marks:
        there = [sentence for sentence, whole in text if _speaks_of(whole, mark, told.get(ASKED, ""), game, lang)]
        verdicts.append(_of_mark(mark, told, readings, there, clause, game, lang) if there else (OPEN, ""))
    order = (DIFFERS, NOT_CLEAR, STATED, OPEN)
    return min(verdicts, key=lambda one: order.index(one[0]))


def _speaks_of(sentence: str, mark: Marked, asked: str, game: str, lang: str) -> bool:
    """Whether a sentence names a thing that the question asks about and the book's sentence names."""
    terms = terms_of(game, lang)
    subject = (terms.keys(asked) & terms.keys(mark.sentence)) - terms.keys(mark.span)
    subject -= {key for key in subject if terms.terms[key].kind == "outcome"}
    if not subject or not subject.isdisjoint({*terms.keys(sentence), *(use.key for use in terms.find(sentence))}):
        return True
    names = {stem(word) for key in subject for form in terms.terms[key].forms for word in _WORD.findall(form)}
    return not names.isdisjoint(stem(word) for word in _WORD.findall(sentence))


def _of_mark(mark: Marked, told: Mapping[str, str], readings: Sequence[str], text: Sequence[str], clause: str,
             game: str, lang: str) -> tuple[str, str]:
    """What sentences that speak of the thing state, by one mark of the book."""
    span, own, book = (_words(one, game, lang) for one in (mark.span, told.get(mark.reading, ""), clause))
    rivals = {reading: _words(told.get(reading, ""), game, lang) for reading in readings if reading != mark.reading}
    rival = _Words(frozenset().union(*(one.sides for one in rivals.values())),
                   frozenset().union(*(one.rest for one in rivals.values())))
    lone = next(iter(rivals)) if len(rivals) == 1 else ""
    in_span = span.sides - rival.sides
    deciding = in_span | {(family, side) for family, side in own.sides if any(
        one == family and opposed(side, other) for one, other in rival.sides)}
    only = _without(span.rest, rival.rest) or span.rest
    strong = weak = doubt = differs = False
    other = ""
    for sentence in text:
        here = _words(sentence, game, lang)
        if not in_span and _flipped(mark, sentence, lang):
            return DIFFERS, lone
        strong |= bool(deciding & here.sides)
        weak |= not in_span and _in_place(sentence, mark, clause, game, lang) and _has(mark, only, sentence, here,
                                                                                      game, lang)
        news = _Words(here.sides - book.sides, here.rest)
        other = next((name for name, one in rivals.items() if _says_rival(name, one, news, span, own, book)), other)
        differs |= any(one == family and opposed(side, new) for family, side in deciding for one, new in news.sides)
        known = {family for family, _ in span.sides | own.sides}
        doubt |= any(one in news.sides and one[0] not in known for one in rival.sides)
    if other or differs:
        return (NOT_CLEAR, "") if strong else (DIFFERS, other or lone)
    return (STATED, mark.reading) if (strong or weak) and not doubt else (NOT_CLEAR, "")


def _says_rival(name: str, rival: _Words, news: _Words, span: _Words, own: _Words, book: _Words) -> bool:
    """Whether a sentence, by what it has that the clause has not, says what only a rival says."""
    if name.isdigit() and f"#{name}" in news.rest - book.rest:
        return True
    against = {one for one in rival.sides if any(
        one[0] == family and opposed(one[1], side) for family, side in span.sides | own.sides)}
    rest = _without(rival.rest, span.rest | own.rest | book.rest)
    return bool(against & news.sides) or (len(rest) >= CUES and _common(rest, news.rest) >= OF_RIVAL * len(rest))


def _without(words: frozenset[str], others: frozenset[str]) -> frozenset[str]:
    return frozenset(one for one in words if not _common(frozenset([one]), others))


def _in_place(sentence: str, mark: Marked, clause: str, game: str, lang: str) -> bool:
    """Whether no other sentence of the clause is more like one of the text than that of the mark."""
    here, own = _words(sentence, game, lang).rest, _words(mark.sentence, game, lang).rest
    others = [_words(other, game, lang).rest for line in clause.split("\n") for other in sentences(line)]
    return all(_common(other - own, here) <= _common(own - other, here) for other in others)


def _has(mark: Marked, only: frozenset[str], sentence: str, here: _Words, game: str, lang: str) -> bool:
    """Whether a sentence has the words of a span; small words must stand before what they stand before in the book."""
    if only:
        return _common(only, here.rest) >= OF_SPAN * len(only)
    small = [word.casefold() for word in _WORD.findall(mark.span)]
    words = [word.casefold() for word in _WORD.findall(sentence)]
    after = _words(" ".join(_WORD.findall(mark.after)[:_AFTER]), game, lang).rest
    return any(words[at:at + len(small)] == small and _common(after, _words(
        " ".join(words[at + len(small):at + len(small) + _AFTER]), game, lang).rest)
        for at in range(len(words) - len(small) + 1))


def _flipped(mark: Marked, sentence: str, lang: str) -> bool:
    """Whether a sentence has a word of the span with a negation where the book has none, or without where it has."""
    book, text = set(negations(mark.span, lang)), set(negations(sentence, lang))
    if lang == "en":
        own = {stem(word) for word in _WORD.findall(mark.span) if len(word) > 3}
        return bool(book) and not text and own <= {stem(word) for word in _WORD.findall(sentence)}
    no, said_no = _bare(book), _bare(text)
    yes = {stem(word) for word in _WORD.findall(mark.span) if word not in book and len(word) > 3}
    said = {stem(word) for word in _WORD.findall(sentence) if word not in text and len(word) > 3}
    if len((no | yes) & (said | said_no)) < OF_SPAN * len(no | yes):
        return False
    return bool((no & said) - said_no) or bool((yes & said_no) - said - no)


def _bare(words: set[str]) -> set[str]:
    """Words that say no by their first letters, without these and without endings."""
    return {stem(word[2:]) for word in words if word.casefold().startswith("ne") and len(word) > 5}
