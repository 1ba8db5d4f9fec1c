"""Checks whose witness is the engine: what a text says may, must and does happen, held against plays.

Plays are those of the scenarios under printed rulings, and whole games that the random policy plays from fixed seeds;
a question that the printed text leaves open may be answered in them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise, product
from typing import Any

from engine.play import Choice, Event, NotFinite
from engine.problems import SetupError
from engine.rulings import GAP, Question
from engine.vocabulary import Result
from rulebook.bench import game_module
from rulebook.desk.behaviour import HOLDINGS, fingerprint, record
from rulebook.findings import ERROR, WARNING, Finding
from rulebook.numbers import numbers_in
from rulebook.scenario import Scenario, Verdict, hold, scenarios
from rulebook.texts import ANNOTATION, Binding, Clause, clauses

__all__ = ["GAMES_PLAYED", "Plays", "modality", "outcomes", "plays", "quantities", "readings_stated", "readings_told",
           "telling"]

#: How many whole games the random policy plays of a game.
GAMES_PLAYED = 24
#: What an answer is called that declines what a choice offers.
DECLINES = ("skip", "decline")
#: Outcomes that are no end of what the rules play.
_NO_END = (None, "gap", "refused", "limit")


@dataclass(slots=True)
class _Move:
    """What plays show of a move: where it was made, where it could be declined, where it had to be made."""

    made: str = ""
    open: str = ""
    bound: str = ""


@dataclass(slots=True)
class Plays:
    """What plays under printed rulings show.

    ``ends`` are the outcomes of each call and of each event that tells one, with a play that shows it; ``moves`` what
    is chosen and done; ``refused`` the reasons of refusals, with their clauses and a play; ``results`` the plays.
    """

    ends: dict[str, dict[str, str]] = field(default_factory=dict)
    moves: dict[str, _Move] = field(default_factory=dict)
    refused: dict[str, dict[str, str]] = field(default_factory=dict)
    results: list[tuple[str, Result]] = field(default_factory=list)
    count: int = 0

    @property
    def outcomes(self) -> set[str]:
        """All outcomes seen."""
        return {outcome for seen in self.ends.values() for outcome in seen}


def plays(game: str, verdicts: Mapping[str, Verdict]) -> Plays:
    """What the plays of a game show.

    Args:
        game: the game.
        verdicts: the verdict of every scenario, by id.
    """
    printed = game_module(game).LAWBOOK.presets["printed"]
    found = Plays()
    for name, verdict in verdicts.items():
        for result in verdict.results:
            law = result.trace.law
            if dict(law.parameters) == dict(printed.parameters) and all(
                    reading in (GAP, law.readings[question]) for question, reading in printed.readings.items()):
                _see(found, result, name)
        for result in verdict.results:
            _refusals(found, result, name)
    for result in _random_games(game):
        found.count += 1
        _see(found, result, f"game(seed={found.count - 1}, rulings={_filled(game)!r})")
    _followed(found)
    return found


def _filled(game: str) -> dict[str, str]:
    """The printed readings; where the text decides nothing, those of the table, so that a game comes to its end."""
    presets = game_module(game).LAWBOOK.presets
    return {"preset": "printed"} | {question: presets["table"].readings[question]
                                    for question, reading in presets["printed"].readings.items() if reading == GAP}


@cache
def _random_games(game: str) -> tuple[Result, ...]:
    """Whole games by the random policy, one a seed."""
    function = game_module(game).VOCABULARY["game"]
    return tuple(function(seed=seed, rulings=_filled(game)) for seed in range(GAMES_PLAYED))


def _see(found: Plays, result: Result, where: str) -> None:
    """Note what one play shows."""
    found.results.append((where, result))
    if result.outcome not in _NO_END:
        found.ends.setdefault(result.call, {}).setdefault(str(result.outcome), where)
    for event in result.events:
        for fact in ("outcome", "why"):
            if isinstance(told := event.facts.get(fact), str):
                found.ends.setdefault(f"{event.kind}.{fact}", {}).setdefault(told, where)
        if event.kind != "refused":
            move = found.moves.setdefault(event.kind, _Move())
            move.made = move.made or where
    for answer in result.trace.answers:
        move = found.moves.setdefault(answer.choice.kind, _Move())
        _choice(move, answer.choice, where)
        if answer.option not in (None, *DECLINES):
            move.made = move.made or where
    if result.pending:
        _choice(found.moves.setdefault(result.pending.kind, _Move()), result.pending, where)


def _refusals(found: Plays, result: Result, where: str) -> None:
    """Note what a play refuses, whichever readings it was played under: a refusal names its own clauses."""
    for event in result.events:
        if event.kind == "refused":
            by = found.refused.setdefault(str(event.facts["reason"]), {})
            by.update(dict.fromkeys(event.clauses, where) | by)


def _followed(found: Plays) -> None:
    """Note of what is done without a choice of its own, such as a call, whether something else may be done instead."""
    after: dict[str, dict[str, str]] = {}
    for where, result in found.results:
        for one, two in pairwise(result.kinds):
            after.setdefault(one, {}).setdefault(two, where)
    for kind, move in found.moves.items():
        others = [where for follow in after.values() if kind in follow for other, where in follow.items()
                  if other not in (kind, "refused")]
        if not move.open and not move.bound and move.made:
            move.open, move.bound = (others[0], "") if others else ("", move.made)


def _choice(move: _Move, choice: Choice, where: str) -> None:
    """Note whether a choice can be declined; once both are known, no menu is asked again."""
    if move.open and move.bound:
        return
    if any(_allowed(choice, word) for word in DECLINES):
        move.open = move.open or where
    else:
        move.bound = move.bound or where


def _allowed(choice: Choice, word: str) -> bool:
    try:
        return choice.menu.why_not(choice.menu.decode(word)) is None
    except (NotFinite, SetupError, AttributeError, KeyError, TypeError, ValueError):
        return False  # a menu of other things than words


def _annotated(game: str, langs: Sequence[str], key: str) -> Iterator[tuple[str, Clause, Binding, str]]:
    """Every annotation of a kind: language, clause, annotation, place."""
    for lang in langs:
        for clause in clauses(game, lang).values():
            for binding in clause.bindings:
                if binding.key == key:
                    yield lang, clause, binding, f"texts/{lang}/{clause.path.name}:{binding.line}"


def outcomes(game: str, langs: Sequence[str], seen: Plays) -> Iterator[Finding]:
    """What a text lists as ends are exactly the ends that plays reach.

    A list is that of whatever call or event tells all of its names, of the one with the fewest others.
    """
    for lang in langs:
        own = [(clause, binding) for clause in clauses(game, lang).values() for binding in clause.bindings
               if binding.key == "outcome="]
        lists: dict[str, list[tuple[Clause, Binding]]] = {}
        for clause, binding in own:
            lists.setdefault(clause.id, []).append((clause, binding))
        for identity, listed in lists.items():
            names = list(dict.fromkeys(binding.value for _, binding in listed))
            if len(names) < 2:
                continue  # no list, but a claim of an example
            clause, first = listed[0]
            place = f"texts/{lang}/{clause.path.name}:{first.line}"
            known = min(seen.ends.values(), key=lambda ends: (len(set(names) - set(ends)), len(set(ends) - set(names))),
                        default={})
            for name in [name for name in known if name not in names]:
                yield Finding("outcome_not_listed", ERROR, place, name, ", ".join(names), f"[…]{{outcome={name}}}",
                              lang, game, identity, known[name])
            for name in [name for name in names if name not in known]:
                yield Finding("outcome_not_reached", WARNING, place, ", ".join(known), name, "", lang, game, identity,
                              f"{seen.count} × game(seed=…)")


def modality(game: str, langs: Sequence[str], seen: Plays) -> Iterator[Finding]:
    """What a text says may, must or may not be done is so in plays.

    May: it was done, and could have been left. Must: whenever it was asked for, it could not be left.
    May not: it was refused, and by this clause.
    """
    for lang, clause, binding, place in _annotated(game, langs, "modal="):
        modal, _, name = binding.value.partition(":")
        move = seen.moves.get(name, _Move())
        expected, found, trace = "", "", ""
        if modal == "must_not":
            by = seen.refused.get(name, {})
            if clause.id not in by:
                expected, found = f"refused: {name} ({clause.id})", ", ".join(by) or "—"
                trace = move.made or next(iter(by.values()), "")
        elif not move.made:
            expected, found = f"made: {name}", "—"
        elif modal == "may" and move.bound and not move.open:
            expected, found, trace = "may", "must", move.bound
        elif modal == "must" and move.open:
            expected, found, trace = "must", "may", move.open
        if expected:
            yield Finding("modality_differs", ERROR, place, expected, f"{binding.words}: {found}",
                          lang=lang, game=game, clause=clause.id, trace=trace)


def quantities(game: str, langs: Sequence[str], seen: Plays) -> Iterator[Finding]:
    """A number that a text gives for each of something is that many for each, however many there are.

    ``[…]{per=event}`` follows the number. What happens after the event by the same clause is measured.
    """
    for lang, clause, binding, place in _annotated(game, langs, "per="):
        number = _number_before(clause, binding, lang)
        if number is None:
            yield Finding("quantity_without_number", ERROR, place, "[…]{=…} … [" + binding.words + "]", "",
                          lang=lang, game=game, clause=clause.id)
            continue
        units: set[int] = set()
        for where, result in seen.results:
            for unit, amount in _measured(result, binding.value, clause.id):
                units.add(unit)
                if amount != unit * number:
                    yield Finding("quantity_differs", ERROR, place, f"{unit} × {number} = {unit * number}",
                                  str(amount), "", lang, game, clause.id, where)
                    break
            else:
                continue
            break
        if not units:
            yield Finding("quantity_not_measured", WARNING, place, binding.value, "", lang=lang, game=game,
                          clause=clause.id)


def _number_before(clause: Clause, binding: Binding, lang: str) -> int | None:
    """The bound number that stands last before an annotation."""
    value = None
    for match in ANNOTATION.finditer(clause.body):
        if match["key"] == "per=" and match["value"] == binding.value and match["words"] == binding.words:
            return value
        if match["key"] == "=" and match["value"] != "text":
            numbers = [one.value for one in numbers_in(match["words"], lang)]
            value = numbers[0] if numbers else value
    return value


def _measured(result: Result, kind: str, clause: str) -> Iterator[tuple[int, int]]:
    """For each event of a kind that cites a clause: how many things it speaks of, and how many came of it.

    Where an open question was asked meanwhile, such as what is done without cards, the text alone decides nothing.
    """
    unit = amount = 0
    for event in [*result.events, None]:
        cites = event is not None and clause in event.clauses
        if unit and event is not None and cites and event.kind != kind and not event.rulings:
            amount += _size(event, things=False)
            continue
        if unit and amount and not (event.rulings if event is not None else result.gap):
            yield unit, amount
        unit, amount = (_size(event, things=True), 0) if event is not None and event.kind == kind and cites else (0, 0)


def _size(event: Event, *, things: bool) -> int:
    """How many things an event speaks of: cards or points that it moves, else one."""
    for name in ("cards", "count", "points"):
        told = event.facts.get(name)
        if isinstance(told, (list, tuple)):
            return len(told)
        if type(told) is int:
            return told
    return 1 if things or "card" in event.facts else 0


def readings_stated(game: str, langs: Sequence[str]) -> Iterator[Finding]:
    """A reading that the published text gives is marked in it, in every language."""
    for lang in langs:
        text = clauses(game, lang)
        said = {binding.value for clause in text.values() for binding in clause.bindings if binding.key == "reading="}
        for question, reading, identity in _given(game):
            if f"{question.name}:{reading}" not in said and identity in text:
                clause = text[identity]
                yield Finding("reading_not_stated", WARNING, f"texts/{lang}/{clause.path.name}:{clause.line}",
                              f"[…]{{reading={question.name}:{reading}}}", identity, "", lang, game, identity)


def _given(game: str) -> Iterator[tuple[Question, str, str]]:
    """Every reading that words of the published text give: its question, itself, the clause."""
    for question in game_module(game).LAWBOOK.questions.values():
        for reading in question.readings:
            if reading.grounds.who == "text" and reading.grounds.clauses and reading.name != GAP:
                yield question, reading.name, reading.grounds.clauses[0]


def readings_told(game: str, langs: Sequence[str], verdicts: Mapping[str, Verdict]) -> Iterator[Finding]:
    """Every reading that a text states is told apart from the others by some scenario."""
    for lang, clause, binding, place in _annotated(game, langs, "reading="):
        name, _, reading = binding.value.partition(":")
        question = game_module(game).LAWBOOK.questions.get(name)
        if question is not None and reading in question.names and telling(game, name, reading, verdicts) is None:
            yield Finding("reading_not_told_apart", WARNING, place, f"scenarios/{game}/question-{name}.md",
                          binding.value, lang=lang, game=game, clause=clause.id)


@dataclass(frozen=True, slots=True)
class Telling:
    """The smallest example that tells two readings of a question apart: a scenario, and what each of them gives."""

    scenario: str
    reading: str
    other: str
    results: tuple[Result, Result]


def telling(game: str, question: str, reading: str, verdicts: Mapping[str, Verdict]) -> Telling | None:
    """The smallest scenario in which a reading comes out differently from another one.

    Args:
        game, question, reading: which.
        verdicts: the verdict of every scenario, by id.
    """
    others = [name for name in game_module(game).LAWBOOK.questions[question].names if name != reading]
    asked = [scenario for scenario in scenarios(game)
             if any(question in result.asked for result in verdicts[scenario.id].results)]
    asked.sort(key=lambda scenario: sum(len(result.events) for result in verdicts[scenario.id].results))
    for scenario in asked:
        for other in others:
            if pair := _differ(scenario, question, reading, other, verdicts[scenario.id].results):
                return Telling(scenario.id, reading, other, pair)
    return None


def _differ(scenario: Scenario, question: str, reading: str, other: str,
            shown: Sequence[Result]) -> tuple[Result, Result] | None:
    """The first call of a scenario that two readings answer differently, with both results.

    A scenario may itself show both; else it is played under each.
    """
    game = scenario.game
    for one, two in product(shown, shown):
        if _told_apart(one, two, question, reading, other, game):
            return one, two
    first, second = (_under(game, scenario.id, question, name) for name in (reading, other))
    for one, two in zip(first.results, second.results, strict=False) if first and second else ():
        if _told_apart(one, two, question, reading, other, game):
            return one, two
    return None


def _told_apart(one: Result, two: Result, question: str, reading: str, other: str, game: str) -> bool:
    return (one.asked.get(question), two.asked.get(question)) == (reading, other) and one.call == two.call \
        and _inputs(one) == _inputs(two) and _told(one, game) != _told(two, game)


@cache
def _under(game: str, identity: str, question: str, reading: str) -> Verdict | None:
    """A scenario's verdict under a reading; None where it cannot be played so."""
    scenario = next(one for one in scenarios(game) if one.id == identity)
    try:
        return hold(scenario, {question: reading})
    except SetupError:
        return None


def _inputs(result: Result) -> Any:
    return fingerprint(repr(sorted((name, repr(value)) for name, value in result.arguments.items()
                                   if name not in ("rulings", "answers", "moves"))))


def _told(result: Result, game: str) -> str:
    """What came of a call, and what each seat sees of it; its readings left out."""
    [told] = record(Verdict(results=[result]), game)
    table, seats = result.trace.table, next(iter(result.trace.table.state()[field] for field in HOLDINGS[game]))
    return fingerprint([told["outcome"], told["clauses"], told["gains"], result.answers, result.options,
                        repr([event.facts for event in result.events]), repr([table.state(seat) for seat in seats])])
