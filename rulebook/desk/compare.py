"""A published text held against the book, clause by clause. Nothing of the text is kept.

Imports the standard library and the engine only, so that it runs in the page as it is; words that only messages have
(how readings are told) are given.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from typing import Any

from engine.problems import Problem, SetupError
from engine.rulings import GAP
from rulebook.bench import GAMES, game_module
from rulebook.book import read_toml
from rulebook.desk.align import Likeness, align, features, likeliest, said_by_book, stem
from rulebook.desk.counted import MOST, counted, differences, numbers_of
from rulebook.desk.opposites import denied, turned_round
from rulebook.desk.published import HEADING, ITEM, Unit, sentences, units
from rulebook.desk.stated import marked, stated
from rulebook.desk.terms import terms_of
from rulebook.numbers import number_of, numbers_in
from rulebook.texts import LANGUAGES, TEXTS, Clause, clauses

__all__ = ["Comparison", "Remark", "Told", "compare"]

#: How a question's readings are told, by question and reading, and under "" how it is asked.
Told = Mapping[str, Mapping[str, str]]

#: How many clauses must be found at least, and how much more another game's words, for the text to be that one's.
FEWEST, MUCH_MORE = 2, 2.0
#: How much of the words that are a book's own a text has at least, if it is that book's at all, and how much of the
#: text must be found in the book.
OWN_WORDS, OF_TEXT = 0.05, 0.25
#: How much of the words that only one reading of an open question has must stand in a clause that states it, and how
#: many these are at least.
CERTAIN, CUES = 0.75, 3
#: How like a clause a sentence is that can have its numbers from it; and what part of the likest is about as like.
NEARLY, ABOUT = 0.25, 0.7
#: How much a number tells of what is spoken of.
NUMBER = 2.0
#: How often a word that the book has not must stand before it is told.
OFTEN = 3
_SHORTEST = 5
_WORD = re.compile(r"[^\W\d_]+")
_STEP = re.compile(r"\([1-9a-d]\)")
_EXCERPT = 80


@dataclass(frozen=True, slots=True)
class Remark:
    """One thing that the comparison found; the sentence is the message ``cli-compare-<code>``.

    Args:
        code: its short name.
        clause: the clause of the book; empty where it is none.
        lines: the lines of the text where it stands.
        expected, found: what the book has, what the text has.
        name: the parameter, question or term.
    """

    code: str
    clause: str = ""
    lines: tuple[int, ...] = ()
    expected: str = ""
    found: str = ""
    name: str = ""


@dataclass(slots=True)
class Comparison:
    """Where each clause stands in the text, by its lines, and what was found."""

    game: str
    lang: str
    lines: dict[str, list[int]]
    remarks: list[Remark] = field(default_factory=list)

    def as_json(self) -> dict[str, Any]:
        """The comparison as plain data, clause by clause."""
        told = [asdict(one) | {"lines": list(one.lines)} for one in self.remarks]
        return {"game": self.game, "lang": self.lang,
                "clauses": [{"clause": clause, "lines": lines, "remarks": [one for one in told
                                                                          if one["clause"] == clause]}
                            for clause, lines in self.lines.items()],
                "text": [one for one in told if not one["clause"]]}


@dataclass(frozen=True, slots=True)
class _Part:
    """A clause of the book with what the text says of it."""

    clause: Clause
    units: tuple[Unit, ...]

    @property
    def lines(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys(unit.line for unit in self.units))

    @property
    def text(self) -> str:
        """Its words; the step (1) that a sentence begins with is no number of them."""
        return "\n".join(_STEP.sub("", unit.text) for unit in self.units)


class _Text:
    """A text with what of it several comparisons ask."""

    def __init__(self, game: str, lang: str, found: Sequence[Unit], parts: Sequence[_Part]) -> None:
        self.lang, self.parts = lang, parts
        self.likeness = Likeness(game, lang, {part.clause.id: part.clause for part in parts})
        self.numbers = {unit: counted(_STEP.sub("", unit.text), game, lang) for unit in found}
        self.sentences = {part.clause.id: [one for line in part.clause.plain.split("\n") for one in sentences(line)]
                          for part in parts}
        self.parts_of: dict[Unit, list[_Part]] = {}
        for part in parts:
            for unit in part.units:
                self.parts_of.setdefault(unit, []).append(part)
        self.game = game

        self.leads: dict[Unit, str] = {}
        lead: Unit | None = None
        for unit in found:
            if unit.kind == ITEM or _STEP.match(unit.text):
                self.leads[unit] = lead.text if lead and lead.block >= unit.block - 1 else ""
            else:
                lead = unit

    def spoken(self, part: _Part) -> list[tuple[str, str]]:
        """The sentences that say a clause, each alone and, where it is an item of a list, with what leads to it."""
        own = [(_STEP.sub("", unit.text), self.leads.get(unit, "")) for unit in part.units]
        return [(sentence, f"{lead} {sentence}") for sentence, lead in own]

    @cached_property
    def near(self) -> Mapping[str, list[Unit]]:
        """By clause the sentences that say no clause and are about as like it as any."""
        found: dict[str, list[Unit]] = {part.clause.id: [] for part in self.parts}
        for unit in self.numbers:
            words = features(unit.text, self.game, self.lang)
            if unit.kind != HEADING and unit not in self.parts_of and words:
                likes = {part.clause.id: self.likeness.of(words, part.clause.id) for part in self.parts}
                for clause, like in likes.items():
                    if like >= max(NEARLY, ABOUT * max(likes.values())):
                        found[clause].append(unit)
        return found

    def weight(self, word: str) -> float:
        """How much a word of the book tells, by its stem; a number as much as a word that is not rare."""
        return NUMBER if word.startswith("#") else self.likeness.weights.get(word, self.likeness.unknown)

    def numbers_near(self, unit: Unit) -> frozenset[int]:
        """The numbers of the clauses that a sentence is like, whether it says them or not."""
        words = features(unit.text, self.game, self.lang)
        return frozenset(one.value for part in self.parts if self.likeness.of(words, part.clause.id) >= NEARLY
                         for one in numbers_of(part.clause, self.lang))


def compare(text: str, game: str, lang: str, told: Told, place: str = "FILE") -> Comparison:
    """Hold a text against the book.

    Args:
        text: the published text.
        game, lang: whose text it is said to be, in which language.
        told: how the readings of the game's questions are told in that language.
        place: what a problem calls the text.

    Raises:
        SetupError: it is another game's text, one in another language, or none that has clauses of the book.
    """
    found, parts = aligned(text, game, lang, place)
    said, whole = {unit for part in parts for unit in part.units}, _Text(game, lang, found, parts)
    result = Comparison(game, lang, {part.clause.id: list(part.lines) for part in parts})
    for part in parts:
        if not part.units:
            result.remarks.append(Remark("clause_missing", part.clause.id))
            continue
        result.remarks += [*_numbers(part, whole), *_readings(part, whole, told), *_turned(part, whole)]
    result.remarks += [*_numbering(parts), *_disagreeing(parts, game), *_extra(found, said),
                       *_names(found, parts, game, lang), *_placeholders(found), *_unknown(found, game, lang)]
    return result


def aligned(text: str, game: str, lang: str, place: str = "FILE") -> tuple[list[Unit], list[_Part]]:
    """The units of a text, and each clause of the book with those that say it; arguments and errors as for compare."""
    book, found = clauses(game, lang), units(text)
    if (other := _other(text, (game, lang), [(one, lang) for one in GAMES])[0]) != game:
        raise SetupError([Problem(place, "text_of_another_game", game, [other], other)])
    if (other := _other(text, (game, lang), [(game, one) for one in LANGUAGES])[1]) != lang:
        raise SetupError([Problem(place, "text_in_another_language", lang, [other], other)])
    said = align(found, game, lang, book) if found else []
    parts = [_Part(clause, tuple(unit for unit, one in zip(found, said, strict=True) if identity in one))
             for identity, clause in book.items()]
    sentences = sum(unit.kind != HEADING for unit in found)
    if sum(bool(part.units) for part in parts) < FEWEST or sum(map(bool, said)) < OF_TEXT * sentences:
        raise SetupError([Problem(place, "text_without_clauses", game, [])])
    return found, parts


def _other(text: str, given: tuple[str, str], choices: Sequence[tuple[str, str]]) -> tuple[str, str]:
    """The game and language whose text it is more likely; those given where none is much more."""
    shares = likeliest(text, choices)
    best = max(shares, key=shares.__getitem__)
    return best if shares[best] >= OWN_WORDS and shares[best] > MUCH_MORE * shares[given] else given


def _numbers(part: _Part, text: _Text) -> Iterator[Remark]:
    """Numbers of a clause that the text gives otherwise, leaves out, or has beside those of the book."""
    lang, game = text.lang, part.clause.id.partition("/")[0]
    parameters = game_module(game).LAWBOOK.parameters
    mine = numbers_of(part.clause, lang)
    yours = [one for unit in part.units for one in text.numbers[unit]]
    values = {one.value for unit in part.units for other in text.parts_of[unit] if other is not part
              for one in numbers_of(other.clause, lang)}
    found = differences(mine, yours, lambda one: one.value in values or any(
                            one.value in text.numbers_near(unit) for unit in part.units),
                        lambda one: any(one.value == other.value and one.counts_as(other, MOST)
                                        for unit, own in text.numbers.items() if unit not in part.units
                                        for other in own))
    more = ", ".join(map(str, dict.fromkeys(one.value for one in found.more)))
    told: set[str] = set()
    for one, other in [*found.differs, *((one, None) for one in found.missing)]:
        if one.name in told or one.name not in parameters:
            continue
        told.add(one.name)
        instead = str(other.value) if other else more
        yield Remark("number_differs" if instead else "number_left_out", part.clause.id, part.lines, str(one.value),
                     instead, one.name)
    if more and not found.missing:
        book = dict.fromkeys(sorted(one.value for one in mine))
        yield Remark("number_more", part.clause.id, part.lines, ", ".join(map(str, book)), more)


def _readings(part: _Part, text: _Text, told: Told) -> Iterator[Remark]:
    """What the text says where the book knows several readings, and what it leaves open."""
    game, lang, marks = text.game, text.lang, marked(part.clause)
    here = features(part.text, game, lang) | {f"#{one.value}" for one in numbers_in(part.text, lang)}
    for question in game_module(game).LAWBOOK.questions.values():
        if part.clause.id not in question.clauses:
            continue
        readings = [reading for reading in question.names if reading != GAP]
        words, own = told.get(question.name, {}), [one for one in marks if one.question == question.name]
        remark = Remark("", part.clause.id, part.lines, ", ".join(readings), "", question.name)
        if own:
            code, found = stated(own, words, readings, text.spoken(part), part.clause.plain, game, lang)
            yield replace(remark, code=code, found=found)
        elif question.printed == GAP:
            book = features(part.clause.plain, game, lang)  # what it says itself tells no other reading
            cues = {reading: _cues(reading, words.get(reading, ""), game, lang) for reading in readings}
            only = {reading: mine - book.union(*(other for name, other in cues.items() if name != reading))
                    for reading, mine in cues.items()}
            shares = {reading: _share(mine, here) for reading, mine in only.items()
                      if len(mine) >= CUES or reading.isdigit()}
            other = max(shares, key=shares.__getitem__, default="")
            if other and shares[other] >= CERTAIN:
                yield replace(remark, code="reading_differs", found=other)
            elif part.clause.id == question.clauses[0]:
                yield replace(remark, code="left_open")


def _cues(reading: str, told: str, game: str, lang: str) -> frozenset[str]:
    """What tells a reading: its number, or the words in which it is told."""
    return frozenset([f"#{reading}"]) if reading.isdigit() else features(told, game, lang)


def _share(words: frozenset[str], here: frozenset[str]) -> float:
    return len(words & here) / len(words) if words else 0.0


def _turned(part: _Part, text: _Text) -> Iterator[Remark]:
    """Where the text says the opposite of what the clause says: may for must not, at most for at least."""
    others = [sentence for other in text.parts if other is not part for sentence in text.sentences[other.clause.id]]
    units = [*part.units, *text.near[part.clause.id]]
    mine = [_STEP.sub("", unit.text) for unit in units]
    own = text.sentences[part.clause.id]
    for book, found, at in [*turned_round(own, mine, text.lang, text.weight, others),
                            *denied(own, mine[:len(part.units)], text.lang, text.weight, others)]:
        yield Remark("says_opposite", part.clause.id, (units[at].line,), book, found)


def _numbering(parts: Sequence[_Part]) -> Iterator[Remark]:
    """Clauses that the book numbers and a numbered text does not, or otherwise."""
    numbered = [part for part in parts if part.units and part.clause.number.isdigit()]
    own = [part for part in numbered if any(unit.number == int(part.clause.number) for unit in part.units)]
    if len(own) * 2 < len(numbered):
        return  # the text does not number as the book does
    for part in numbered:
        if part not in own:
            printed = next((unit.number for unit in part.units if unit.number), 0)
            yield Remark("number_of_clause" if printed else "clause_not_numbered", part.clause.id, part.lines,
                         part.clause.number, str(printed or ""))


def _disagreeing(parts: Sequence[_Part], game: str) -> Iterator[Remark]:
    """Clauses beside each other of which each supports another reading of one question."""
    there = {part.clause.id: part for part in parts if part.units}
    for question in game_module(game).LAWBOOK.questions.values():
        said = [tuple(clause for clause in one.grounds.clauses if clause in there) for one in question.readings
                if one.name != GAP]
        sides = [side for side in dict.fromkeys(said) if side]
        whole = {clause for side in sides for clause in side}
        if len(sides) > 1 and all(set(one).isdisjoint(sides[0]) for one in sides[1:]) and whole:
            yield Remark("clauses_disagree", sides[0][0], tuple(dict.fromkeys(
                line for clause in sorted(whole) for line in there[clause].lines[:1])),
                         " / ".join(", ".join(side) for side in sides), "", question.name)


def _extra(found: Sequence[Unit], said: set[Unit]) -> Iterator[Remark]:
    """Runs of sentences that no clause of the book says; what only leads to a list is none."""
    run: list[Unit] = []
    for unit in [*found, None]:
        if unit and unit.kind != HEADING and unit not in said:
            if not unit.text.endswith((":", "?")) and len(unit.text.split()) > FEWEST:
                run.append(unit)
        elif run:
            words = " ".join(one.text for one in run)
            yield Remark("not_in_book", "", tuple(dict.fromkeys((run[0].line, run[-1].line))), "",
                         words if len(words) <= _EXCERPT else f"{words[:_EXCERPT - 1]}…")
            run = []


def _names(found: Sequence[Unit], parts: Sequence[_Part], game: str, lang: str) -> Iterator[Remark]:
    """Terms that the text calls by words that the glossary does not allow, and those that have several names."""
    terms = terms_of(game, lang)
    no_terms = {unit: {stem(word) for binding in part.clause.bindings if binding.key == ".not-term"
                       for word in _WORD.findall(binding.words)} for part in parts for unit in part.units}
    names: dict[str, Counter[str]] = {}
    lines: dict[str, list[int]] = {}
    for unit in found:
        for use in terms.find(unit.text):
            if use.forbidden and stem(use.words) in no_terms.get(unit, ()):
                continue  # in the book's clause it is no term either
            name = use.forbidden or terms.terms[use.key].name
            names.setdefault(use.key, Counter())[name] += 1
            if use.forbidden:
                lines.setdefault(use.key, []).append(unit.line)
    for key, places in lines.items():
        counts = ", ".join(f"{name} {count}" for name, count in names[key].most_common())
        yield Remark("several_names" if len(names[key]) > 1 else "forbidden_word", "", tuple(dict.fromkeys(places)),
                     terms.terms[key].name, counts, key)


def _placeholders(found: Sequence[Unit]) -> Iterator[Remark]:
    """Lines that a template left behind."""
    known = {line.casefold() for line in read_toml(TEXTS / "placeholders.toml", "texts/placeholders.toml")["lines"]}
    for unit in found:
        if unit.text.strip(" .:[]<>{}").casefold() in known:
            yield Remark("placeholder", "", (unit.line,), "", unit.text)


def _unknown(found: Sequence[Unit], game: str, lang: str) -> Iterator[Remark]:
    """Words that stand often in the text, and neither in the book's nor in the glossary."""
    book = frozenset().union(*(said_by_book(one, lang) for one in GAMES))
    book |= frozenset(stem(word) for term in terms_of(game, lang).terms.values()
                      for form in (*term.forms, *term.forbidden) for word in _WORD.findall(form))
    words: dict[str, list[tuple[str, int]]] = {}
    for unit in found:
        for word in _WORD.findall(unit.text):
            if len(word) >= _SHORTEST and stem(word) not in book and number_of(word, lang) is None:
                words.setdefault(stem(word), []).append((word.casefold(), unit.line))
    for uses in words.values():
        if len(uses) >= OFTEN:
            yield Remark("word_not_known", "", tuple(dict.fromkeys(line for _, line in uses)), "",
                         f"{min(uses)[0]} {len(uses)}")
