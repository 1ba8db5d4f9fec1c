"""What answers a question that a scenario puts: the event that decides it, and the clause that says so.

Nothing is written for it: a sentence is that of an event, a refusal or a gap, the rest is the clause's own words. What
is only asked next at the table is no answer.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from engine.play import Event
from engine.problems import Problem, SetupError
from engine.vocabulary import Result
from rulebook import narrate
from rulebook.texts import clauses
from rulebook.verdict import Scenario

__all__ = ["Answer", "answers", "shortened"]

#: About how many letters of a clause stand under an answer; whole sentences only, but always one.
LETTERS = 400


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer.

    Args:
        said: the sentence of what decides; empty where no event does.
        clause: the clause that says so, such as ``"sigilai/9"``.
        text: its words, shortened.
        gap: whether the text leaves it open.
    """

    said: str
    clause: str
    text: str
    gap: bool = False


def answers(one: Scenario, result: Result, lang: str) -> list[Answer]:
    """The answer of each of a scenario's questions, in their order.

    A question's ``tells`` names an event kind, of which the last decides, or a clause, where its words alone answer.
    By default decides the gap or the refusal with which the play ended, else the last event that cites the scenario's
    first clause, else that clause alone.

    Args:
        one: the scenario.
        result: what came of it.
        lang: the language.

    Raises:
        SetupError: a ``tells`` names what does not happen, or a clause that nothing cites.
    """
    count = len(one.asks.get(lang, ()))
    named = one.tells * count if len(one.tells) == 1 else one.tells + ("",) * (count - len(one.tells))
    return [_answer(one, result, name, lang) for name in named[:count]]


def _answer(one: Scenario, result: Result, name: str, lang: str) -> Answer:
    events, gap = result.trace.events, result.trace.gap
    if not name and gap:
        clause = _first(gap.clauses, one.clauses)
        return Answer(narrate.gap(one.game, result.trace, lang), clause, _text(clause, lang), gap=True)
    if name in result.clauses:
        return Answer("", name, _text(name, lang))
    if name:
        found = [event for event in events if event.kind == name]
        if not found:
            known = sorted({event.kind for event in events} | set(result.clauses))
            raise SetupError([Problem(f"{one.path}: tells", "unknown_value", name, known)])
    elif events and events[-1].kind == "refused":
        found = [events[-1]]
    else:
        found = [event for event in events if one.clauses[0] in event.clauses]
    if not found:
        return Answer("", one.clauses[0], _text(one.clauses[0], lang))
    return _told(one, found[-1], lang)


def _told(one: Scenario, event: Event, lang: str) -> Answer:
    clause = _first(event.clauses, one.clauses)
    return Answer(narrate.event(one.game, event, lang), clause, _text(clause, lang))


def _first(cited: Iterable[str], own: tuple[str, ...]) -> str:
    """The first of a scenario's own clauses that is cited; else the first cited; else its first own."""
    cited = list(cited)
    return next((clause for clause in own if clause in cited), next(iter(cited), own[0]))


def _text(clause: str, lang: str) -> str:
    words = clauses(clause.partition("/")[0], lang)[clause].plain
    return shortened(re.sub(r"^\s*([-+]|\d+\.)\s+", "", words, flags=re.M))  # the items of a list run on


def shortened(text: str, letters: int = LETTERS) -> str:
    """The whole sentences at the beginning of a text that are not longer than so many letters, but always one."""
    text = re.sub(r"\s+", " ", text)
    kept, *rest = re.split(r"(?<=[.!?…])\s+(?=[^\W\d_a-z])", text)
    for place, sentence in enumerate(rest):
        if len(kept) + 1 + len(sentence) > letters:
            return f"{kept} …" if rest[place:] else kept
        kept += f" {sentence}"
    return kept
