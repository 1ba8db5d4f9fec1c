"""What every round of Judge Domino brings, for a score that is kept without Python.

The engine plays each combination of guesses and of what fell once, when the site is built, and each way in which a
round leaves several players or one in front; the page looks rounds up, adds points and decides no rule.
``"@0"`` stands for the first player, ``"@leaders"`` for those with the most points, ``"@points"`` for how many.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from engine import domino
from engine.play import Event
from rulebook.pages.plain import plain

__all__ = ["RULINGS", "counts"]

#: Readings that always lead on, as the score keeper takes them.
RULINGS = "table"
#: How many play.
PLAYERS = range(2, 6)
#: What is told of a round.
TOLD = ("must_topple", "toppled", "scored", "nobody_scored", "knocked_over", "goes_on", "round_over")
#: What is told of what a round leads to.
ENDS = ("extra_round", "match_over")
_WORDS = {"s": "success", "f": "failure"}
_FELL = {"+": "all", "-": "not all"}

#: One round: who guesses what, and what falls; or who knocks the line over.
Round = str | int


def counts() -> dict[str, Any]:
    """All that the page looks up.

    ``rounds[n][key]`` is a round of *n* players: ``"sf+"`` the guesses in their order and what fell (all, or not all),
    ``"!0"`` an accident of the first. ``ends[r][n]`` is what the *r*-th round leads to where it leaves *n* in front.
    ``asked`` are the questions that the points rest on, ``tokens`` how many points can be paid before one more is.
    """
    asked: set[str] = set()
    rounds: dict[str, dict[str, Any]] = {}
    for count in PLAYERS:
        rounds[str(count)] = {}
        for one in _rounds(count):
            match = _played(count, [one])
            asked |= set(match.asked)
            rounds[str(count)][_key(one)] = _round(match.events)
    ends: dict[str, dict[str, Any]] = {}
    most = PLAYERS[-1]
    parameters = domino.LAWBOOK.rulings(RULINGS).parameters
    for number in range(1, parameters["rounds"] + parameters["extra"] + 1):
        ends[str(number)] = {}
        for leaders in range(1, most + 1):
            right = leaders % most  # where nobody is right, all are in front
            match = _played(most, ["f" * most + "+"] * (number - 1) + ["s" * right + "f" * (most - right) + "+"])
            asked |= set(match.asked)
            told = [one for one in _after(match.events, number) if one.kind in ENDS]
            ends[str(number)][str(leaders)] = {"events": [_event(one) for one in told]} | (
                {"outcome": match.outcome} if match.outcome else {})
    asked |= set(_played(most, ["sssff+"] * number).asked)  # so many points that the tokens run out
    first = next(one for one in match.events if one.kind == "round_began")
    return {"begins": list(first.clauses), "rounds": rounds, "ends": ends, "tokens": parameters["scoring_tokens"],
            "asked": sorted(asked)}


def _rounds(count: int) -> Iterator[Round]:
    """Every round of so many players that ends in a push, or by accident."""
    for guesses, fell in product(product("sf", repeat=count), "+-"):
        if "f" in guesses:
            yield "".join(guesses) + fell
    yield from range(count)


def _key(one: Round) -> str:
    return one if isinstance(one, str) else f"!{one}"


def _played(count: int, rounds: Sequence[Round]) -> domino.Match:
    """A match of these rounds; the first player places the only domino, and the next calls."""
    answers: list[str] = []
    for one in rounds:
        if isinstance(one, int):
            answers.append(f"accident @{one}")
        else:
            answers += ["place 1 upright 20", "call", *(_WORDS[guess] for guess in one[:-1]), _FELL[one[-1]]]
    return domino.match(players=[f"@{place}" for place in range(count)], answers=answers, rulings=RULINGS)


def _after(events: Sequence[Event], number: int) -> Sequence[Event]:
    """What comes after the end of the round of that number."""
    over = [place for place, one in enumerate(events) if one.kind == "round_over"]
    return events[over[number - 1]:]


def _round(events: Sequence[Event]) -> dict[str, Any]:
    """A first round, and who begins the next: whoever placed last, or whoever knocked the line over."""
    began = [place for place, one in enumerate(events) if one.kind == "round_began"]
    told = [one for one in events[:began[1]] if one.kind in TOLD]
    knocked = [one.facts["player"] for one in told if one.kind == "knocked_over"]
    after = events[began[1]]
    who = "accident" if after.facts["starter"] in knocked else "placer"
    return {"events": [_event(one) for one in told], "starts": [who, list(after.clauses)]}


def _event(one: Event) -> list[Any]:
    facts: dict[str, Any] = plain(one.facts)
    if one.kind in ENDS:
        facts = _leading(facts)
    return [one.kind, list(one.clauses), facts]


def _leading(facts: Mapping[str, Any]) -> dict[str, Any]:
    return {name: {"players": "@leaders", "points": "@points"}.get(name, value) for name, value in facts.items()}
