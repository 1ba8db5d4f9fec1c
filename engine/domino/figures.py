"""What is counted of a whole match of Judge Domino."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from engine.play import Trace
from engine.tally import NUMBER, RATE, SHARE

__all__ = ["FIGURES", "GOAL", "PLAYERS", "figures"]

#: The outcomes in which somebody has reached the goal of the match (end.1, end.3).
GOAL = ("won", "shared")
#: The two policies with which it is measured how much hangs on a reading.
PLAYERS = ("random", "rash")

FIGURES: Mapping[str, str] = {
    "rounds": NUMBER,        # how many were begun
    "placed": NUMBER,        # dominoes placed and moved
    "winners": SHARE,        # who won the match (end.1, end.3)
    "round_ends": RATE,      # all fell, not all fell, or an accident, of all rounds
    "guesses_right": RATE,   # votes that led to a push: how many were right, by what was guessed
    "calls": RATE,           # judgements called: how many led to a push
}


def figures(trace: Trace) -> dict[str, Any]:
    """The figures of a whole match."""
    kinds: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    guessed: Counter[str] = Counter()
    right: Counter[str] = Counter()
    votes: Mapping[str, str] = {}
    winners: tuple[str, ...] = ()
    for kind, _, _, facts in trace.happened:
        kinds[kind] += 1
        if kind == "votes_revealed":
            votes = facts["votes"]
        elif kind == "toppled":
            truth = "success" if facts["all_fell"] else "failure"
            for vote in votes.values():
                guessed[vote] += 1
                right[vote] += vote == truth
        elif kind == "round_over":
            ends[facts["why"]] += 1
        elif kind == "match_over":
            winners = tuple(facts["players"])
    judgements = kinds["votes_revealed"]
    return {
        "rounds": kinds["round_began"],
        "placed": kinds["placed"] + kinds["moved"],
        "winners": winners,
        "round_ends": {why: (count, ends.total()) for why, count in ends.items()},
        "guesses_right": {vote: (right[vote], times) for vote, times in guessed.items()},
        "calls": {"judgement": (judgements - kinds["goes_on"], judgements)} if judgements else {},
    }
