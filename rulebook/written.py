"""A position written as a scenario file, which ``rulebook run`` accepts."""

from __future__ import annotations

from ast import literal_eval
from collections.abc import Iterable, Mapping
from typing import Any

import yaml

from engine.vocabulary import Result
from rulebook.bench import game_module
from rulebook.telling import Position, course

__all__ = ["scenario_of"]

#: How many facts of a result are shown, the outcome among them, and how long one may be.
SHOWN, LONGEST = 3, 300


def scenario_of(position: Position, variants: Mapping[str, Mapping[str, Any]], clauses: Iterable[str], title: str,
                reason: str, lang: str, event: str = "") -> str:
    """A scenario's text: the position under each of several rulings, and what comes out.

    Args:
        position: the position.
        variants: the rulings laid over its own, by the letter of the result.
        clauses: what it is about; those that no play of it cites are left out.
        title, reason: what it tells and why, in the given language.
        lang: ``"lt"``, ``"lv"`` or ``"en"``.
        event: the kind of event that it is about; where it is none, what differs is shown.
    """
    lines: list[str] = []
    results: dict[str, Result] = {}
    kind = game_module(position.game).RESULTS[position.call]
    for name, rulings in variants.items():
        under = position.under(**rulings)
        if (told := course(under)) is not None:
            results[name] = kind(told[0], position.call, {})
            lines.append(f">>> {name} = {under.written(told[0])}")
    for name, result in results.items():
        facts = ["outcome", "gap", f"of({event!r})"] if event else _facts(results)
        shown = [repr(_read(result, fact)) for fact in facts]
        lines += [f">>> {', '.join(f'{name}.{fact}' for fact in facts)}", f"({', '.join(shown)})"]
    cited = {clause for result in results.values() for clause in result.clauses}
    about = [clause for clause in clauses if clause in cited] or \
        [next(clause for result in results.values() for clause in result.clauses)]
    front = yaml.safe_dump({"title": {lang: title}, "clauses": about, "status": "proposed", "reason": {lang: reason}},
                           allow_unicode=True, sort_keys=False, width=10_000)
    return f"---\n{front}---\n```python\n{chr(10).join(lines)}\n```\n"


def _facts(results: Mapping[str, Result]) -> list[str]:
    """What of the results is shown: the outcome, the gap, and what differs."""
    some = next(iter(results.values()))
    names = [*some.summary, *(name for name in dir(type(some)) if isinstance(getattr(type(some), name), property))]
    facts = ["outcome", "gap"]
    for name in dict.fromkeys(names):
        if len(facts) < SHOWN and name not in (*facts, "events", "clauses", "asked", "answers"):
            told = {repr(_read(result, name)) for result in results.values()}
            if len(told) > 1 and all(len(text) <= LONGEST and "<" not in text and "object at" not in text
                                     for text in told):
                facts.append(name)
    if len({repr([_read(result, fact) for fact in facts]) for result in results.values()}) == 1 < len(results):
        facts += _events(results)
    return facts


def _events(results: Mapping[str, Result]) -> list[str]:
    """A kind of event that only some of the results have, or has other facts in them; else what somebody sees."""
    for kind in dict.fromkeys(kind for result in results.values() for kind in result.kinds):
        told = {repr(result.of(kind)) for result in results.values()}
        if len(told) > 1 and all(len(text) <= LONGEST for text in told):
            return [f"of({kind!r})"]
    some = next(iter(results.values()))
    for seat in getattr(some.trace.table, "players", ()) if hasattr(some, "seen_by") else ():
        for key in some.trace.table.state(seat):
            if len({repr(one.trace.table.state(seat)[key]) for one in results.values()}) > 1:
                return [f"seen_by({seat!r})[{key!r}]"]
    return []


def _read(result: Result, name: str) -> Any:
    method, bracket, given = name.partition("(")
    if bracket == "(":
        seat, _, key = given.rstrip("])").partition(")[")
        told = getattr(result, method)(literal_eval(seat))
        return told[literal_eval(key)] if key else told
    try:
        return getattr(result, name)
    except (AttributeError, LookupError, TypeError):
        return "<"
