"""What the engine does in a scenario, in so few words that only a change of the rules changes them.

How it came out, which clauses were cited in which order, who gained or lost how many of what, which readings it
rested on. Kinds of events and names of facts are not in it, so that a refactor makes no translation stale.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any

from engine.vocabulary import Result, defaults
from rulebook.bench import game_module
from rulebook.scenario import Scenario, Verdict

__all__ = ["HOLDINGS", "WHATS", "fingerprint", "gains", "hash_of", "record", "source_digest"]

#: What a table's state says somebody has: by the state's field, the thing; where the field is nobody's, who has it.
HOLDINGS: Mapping[str, Mapping[str, tuple[str, str]]] = {
    "sigilai": {"hands": ("cards", ""), "won": ("cards", ""), "sigils": ("sigils", ""), "mara": ("cards", "mara")},
    "eleusis": {"hands": ("cards", ""), "total": ("points", "")},
    "siggil": {"hands": ("cards", ""), "spirits": ("spirits", ""), "discards": ("cards", "discards")},
    "domino": {"total": ("points", "")},
}
#: All things that somebody can have.
WHATS = ("cards", "points", "sigils", "spirits")


def record(verdict: Verdict, game: str) -> list[dict[str, Any]]:
    """What every call of a scenario gave, as plain data.

    Args:
        verdict: the scenario's verdict under its own rulings.
        game: the game.
    """
    return [{"outcome": "pending" if result.outcome is None else str(result.outcome),
             "clauses": [clause.removeprefix(f"{game}/") for clause in result.clauses],
             "gains": [list(one) for one in gains(result, game)],
             "asked": dict(sorted(result.asked.items()))} for result in verdict.results]


def hash_of(happened: Sequence[Mapping[str, Any]], verdict: Verdict, game: str) -> str:
    """The hash of a record in which players go by their places: another name for one is no other behaviour.

    Args:
        happened: the record.
        verdict, game: what it is the record of.
    """
    told = []
    for one, result in zip(happened, verdict.results, strict=True):
        places = {who: place for place, (who, _) in enumerate(dict(_held(result.trace.table.state(), game)))}
        told.append({**one, "gains": [[places.get(who, who), what, count] for who, what, count in one["gains"]]})
    return fingerprint(told)


def gains(result: Result, game: str) -> list[tuple[str, str, int]]:
    """Who gained (above zero) or lost (below) how many of what in a play, in the table's order."""
    module = game_module(game)
    given = {**defaults(module.VOCABULARY[result.call]), **result.arguments}
    before = dict(_held(module.Setup(result.call, given).laid().lay().state(), game))
    after = dict(_held(result.trace.table.state(), game))
    counts = {key: after.get(key, 0) - before.get(key, 0) for key in {**after, **before}}
    return [(who, what, count) for (who, what), count in counts.items() if count]


def _held(state: Mapping[str, Any], game: str) -> Iterator[tuple[tuple[str, str], int]]:
    """Who has how many of what."""
    held: dict[tuple[str, str], int] = {}
    for field, (what, who) in HOLDINGS[game].items():
        for owner, things in ({who: state[field]} if who else state[field]).items():
            count = things if isinstance(things, int) else len(things)
            held[owner, what] = held.get((owner, what), 0) + count
    yield from held.items()


def fingerprint(data: Any) -> str:
    """The hash of a record."""
    return sha256(json.dumps(data, ensure_ascii=False, sort_keys=True).encode()).hexdigest()[:12]


def source_digest(scenario: Scenario) -> str:
    """The hash of what a scenario plays: where that was edited, another behaviour is no change of the rules."""
    return fingerprint([example.source for example in scenario.examples])
