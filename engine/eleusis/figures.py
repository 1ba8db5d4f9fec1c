"""What is counted of a whole game of New Eleusis."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from engine.play import Trace
from engine.tally import NUMBER, RATE, SHARE

__all__ = ["FIGURES", "GOAL", "PLAYERS", "figures"]

#: The outcomes in which somebody has reached the goal of the game (points.6).
GOAL = ("won", "shared")
#: The two policies with which it is measured how much hangs on a reading.
PLAYERS = ("random", "cautious")

FIGURES: Mapping[str, str] = {
    "rounds": NUMBER,          # how many were begun
    "turns": NUMBER,           # plays and claims of "no play"
    "winners": SHARE,          # who has the most points in the end (points.6)
    "plays_right": RATE,       # plays by number of cards: how many were right
    "claims_right": RATE,      # "no play": how often it was true
    "prophets_fallen": RATE,   # Prophets: how many were overthrown (god.2)
    "round_ends": RATE,        # what ended a round (end.1, end.2), of all rounds
}


def figures(trace: Trace) -> dict[str, Any]:
    """The figures of a whole game."""
    kinds: Counter[str] = Counter()
    right: Counter[str] = Counter()
    played: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    winners: tuple[str, ...] = ()
    for kind, _, _, facts in trace.happened:
        kinds[kind] += 1
        if kind == "laid_right":
            right[str(len(facts["cards"]))] += 1
        elif kind == "played_cards":
            played[str(len(facts["cards"]))] += 1
        elif kind == "round_over":
            ends[facts["why"]] += 1
        elif kind == "most_points":
            winners = tuple(facts["players"])
    claims = kinds["claim_right"] + kinds["claim_wrong"]
    return {
        "rounds": kinds["round_began"],
        "turns": kinds["played_cards"] + kinds["claimed"],
        "winners": winners,
        "plays_right": {size: (right[size], times) for size, times in played.items()},
        "claims_right": {"no_play": (kinds["claim_right"], claims)} if claims else {},
        "prophets_fallen": {"prophet": (kinds["overthrown"], kinds["became_prophet"])}
        if kinds["became_prophet"] else {},
        "round_ends": {why: (count, ends.total()) for why, count in ends.items()},
    }
