"""A trace as canonical text: the same on every Python that plays the same game."""

from __future__ import annotations

import json
from hashlib import sha256

from engine.play import Event, Trace


def event_json(event: Event) -> str:
    """Kind, clauses, facts and rulings of an event, on one line, names sorted."""
    return json.dumps([event.kind, event.clauses, event.facts, dict(event.rulings or {})], ensure_ascii=False,
                      sort_keys=True)


def lines(trace: Trace) -> list[str]:
    """Every event of a trace, one line each."""
    return [event_json(event) for event in trace.events]


def digest(trace: Trace) -> str:
    """The SHA-256 of a trace: events, answers, outcome."""
    end = [trace.value, trace.gap.question if trace.gap else None, [answer.text for answer in trace.answers]]
    return sha256("\n".join([*lines(trace), json.dumps(end, ensure_ascii=False)]).encode()).hexdigest()


def cited(value: object, game: str) -> set[str]:
    """The clause ids of a game in a constant of one of its modules."""
    if isinstance(value, str):
        return {value} if value.startswith(f"{game}/") else set()
    if isinstance(value, dict):
        return {clause for item in value.values() for clause in cited(item, game)}
    inner = value if isinstance(value, (tuple, list, set)) else ()
    return {clause for item in inner for clause in cited(item, game)}
