"""The worked examples of a text, held against the scenarios that play them.

A clause is a worked example where it says who has which card or how many of what. Its scenario names it as ``source``;
what the clause says of cards, counts and the outcome must be what is played.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.vocabulary import Result
from rulebook.desk.terms import terms_of
from rulebook.findings import ERROR, Finding
from rulebook.numbers import numbers_in
from rulebook.scenario import Verdict, scenarios
from rulebook.texts import ANNOTATION, Clause, clauses

__all__ = ["examples"]


@dataclass(slots=True)
class _Said:
    """What a worked example says: who has which card, who has how many, the other numbers, the outcome and of whom.

    Each with its line.
    """

    cards: list[tuple[int, str, str]] = field(default_factory=list)
    counts: list[tuple[int, str, int, str]] = field(default_factory=list)
    numbers: list[tuple[int, int, str]] = field(default_factory=list)
    outcomes: list[tuple[int, str, list[str]]] = field(default_factory=list)


def examples(game: str, langs: Sequence[str], verdicts: Mapping[str, Verdict]) -> Iterator[Finding]:
    """Every worked example is a scenario that comes out as the text says, in each language.

    Args:
        game, langs: the texts.
        verdicts: the verdict of every scenario, by id.
    """
    for lang in langs:
        for clause in clauses(game, lang).values():
            said = _said(clause, lang)
            if not said.cards and not said.counts and not said.outcomes:
                continue
            played = [scenario for scenario in scenarios(game) if scenario.source == clause.id]
            if not played:
                if said.cards or said.counts:
                    yield Finding("example_not_played", ERROR, f"texts/{lang}/{clause.path.name}:{clause.line}",
                                  f"source: {clause.id}", clause.id, "", lang, game, clause.id)
                continue
            results = [result for scenario in played for result in verdicts[scenario.id].results]
            for line, expected, found in _differences(said, results, lang, game):
                yield Finding("example_differs", ERROR, f"texts/{lang}/{clause.path.name}:{line}", expected, found,
                              "", lang, game, clause.id, played[0].id)
            for line, expected, found in _other_ends(said, results):
                yield Finding("outcome_differs", ERROR, f"texts/{lang}/{clause.path.name}:{line}", expected, found,
                              "", lang, game, clause.id, played[0].id)


def _said(clause: Clause, lang: str) -> _Said:
    """What a clause says of seats."""
    game, said = clause.id.partition("/")[0], _Said()
    terms = terms_of(game, lang)
    outcomes = {match["value"] for match in ANNOTATION.finditer(clause.body) if match["key"] == "outcome="}
    for offset, line in enumerate(clause.body.split("\n")):
        number, seat, seats, has_card = clause.line + offset, "", [], False
        bound = {match.start("words"): match for match in ANNOTATION.finditer(line)}
        marks: list[tuple[int, str, Any]] = [(use.start, terms.terms[use.key].kind, terms.terms[use.key].code)
                                             for use in terms.find(line)]
        marks += [(start, "=", match) for start, match in bound.items() if match["value"] == "text"]
        for _, kind, what in sorted(marks, key=lambda mark: mark[0]):
            if kind == "seat":
                seat, has_card = what, False
                seats.append(what)
            elif kind == "card" and seat and not has_card:
                said.cards.append((number, seat, what))
                has_card = True
            elif kind == "=":
                for one in numbers_in(what["words"], lang):
                    if seat and one.words.isdigit():
                        said.counts.append((number, seat, one.value, what["words"]))
                    else:
                        said.numbers.append((number, one.value, what["words"]))
        for match in bound.values():
            if match["key"] == "outcome=" and len(outcomes) == 1:
                said.outcomes.append((number, match["value"], seats))
    return said


def _differences(said: _Said, results: Sequence[Result], lang: str, game: str) -> Iterator[tuple[int, str, str]]:
    """What a text says and no result shows: the line, what is played, what is said."""
    names = terms_of(game, lang)
    spoken = {term.code: term.name for term in names.terms.values() if term.code}
    laid = {(event.facts["seat"], event.facts["card"]) for result in results for event in result.events
            if {"seat", "card"} <= event.facts.keys()}
    stated = [value for result in results for value in result.arguments.values() if isinstance(value, Mapping)]
    known = {number for result in results for number in _numbers(result)}
    for line, seat, card in said.cards:
        if (seat, card) not in laid:
            yield line, ", ".join(sorted({f"{spoken.get(one, one)} – {spoken.get(two, two)}" for one, two in laid
                                          if one == seat})), f"{spoken.get(seat, seat)} – {spoken.get(card, card)}"
    for line, seat, number, words in said.counts:
        counts = [mapping[seat] for mapping in stated if seat in mapping and type(mapping[seat]) is int]
        if number not in counts and not (not counts and number == 0):
            yield line, f"{spoken.get(seat, seat)}: {', '.join(map(str, counts))}", words
    for line, number, words in said.numbers:
        if number not in known:
            yield line, ", ".join(map(str, sorted(known))), words


def _other_ends(said: _Said, results: Sequence[Result]) -> Iterator[tuple[int, str, str]]:
    """The ends that a text gives and no result has: the line, how it ends in play, how in the text."""
    for line, outcome, seats in said.outcomes:
        if not any(result.outcome == outcome and _won(result, seats) for result in results):
            yield line, ", ".join(f"{result.outcome} {getattr(result, 'winner', None) or ''}".strip()
                                  for result in results), " ".join([outcome, *seats])


def _won(result: Result, seats: Sequence[str]) -> bool:
    """Whether a result's winner is among the seats that a sentence names, where both name any."""
    winner = getattr(result, "winner", None)
    return not seats or not winner or winner in seats


def _numbers(result: Result) -> Iterator[int]:
    """The numbers that a play has: how many things were stated, moved and seated."""
    for value in (*result.arguments.values(), *(fact for event in result.events for fact in event.facts.values())):
        if isinstance(value, (list, tuple)):
            yield len(value)
        elif type(value) is int:
            yield value
        elif isinstance(value, Mapping):
            yield from (one for one in value.values() if type(one) is int)
