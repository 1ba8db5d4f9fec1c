"""What is counted of a whole game of Baltiški sigilai."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from engine.play import Trace
from engine.sigilai.deck import Card
from engine.tally import NUMBER, RATE, SERIES, SHARE

__all__ = ["FIGURES", "GOAL", "PLAYERS", "figures"]

#: The outcomes in which somebody has reached the goal of the game (4).
GOAL = ("won", "shared")
#: The two policies with which it is measured how much hangs on a reading.
PLAYERS = ("random", "seeker")

FIGURES: Mapping[str, str] = {
    "tricks": NUMBER,        # how many were begun
    "winners": SHARE,        # the seats that won the game (4)
    "trick_results": RATE,   # won, closed or chaos, of all tricks (42)
    "mara": SERIES,          # the cards in Mara's field when each trick begins
    "card_wins": RATE,       # how often a card won the trick, of the times it was laid
    "card_fires": RATE,      # how often a Rėda card fired, of the times it was laid
    "sigils_taken": SHARE,   # the sigils that were taken
}


def figures(trace: Trace) -> dict[str, Any]:
    """The figures of a whole game."""
    laid: Counter[Card] = Counter()
    wins: Counter[Card] = Counter()
    fires: Counter[Card] = Counter()
    results: Counter[str] = Counter()
    mara: list[int] = []
    lying = 0
    winners: tuple[str, ...] = ()
    for kind, _, _, facts in trace.happened:
        if kind == "laid":
            laid[facts["card"]] += 1
        elif kind == "trick_began":
            mara.append(lying)
        elif kind == "won":
            wins[facts["card"]] += 1
        elif kind == "fired":
            fires[facts["card"]] += 1
        elif kind == "trick_ended":
            results[facts["outcome"]] += 1
        elif kind in ("put_in_mara", "swept"):
            lying += len(facts["cards"])
        elif kind == "gave_up":
            lying += 1
        elif kind == "drew":
            lying -= 1
        elif kind == "mara_dealt":
            lying -= len(facts["cards"])
        elif kind in ("game_won", "game_stopped"):
            winners = tuple(facts["seats"])
    ended = results.total()
    return {
        "tricks": trace.table.number,
        "winners": winners,
        "trick_results": {str(name): (results[name], ended) for name in ("won", "closed", "chaos")} if ended else {},
        "mara": mara,
        "card_wins": {str(card): (wins[card], times) for card, times in laid.items() if not card.reda},
        "card_fires": {str(card): (fires[card], times) for card, times in laid.items() if card.reda},
        "sigils_taken": [str(sigil) for sigils in trace.table.sigils.values() for sigil in sigils],
    }
