"""What is counted of a whole game of Siggil."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from engine.play import Trace
from engine.tally import NUMBER, RATE, SHARE

__all__ = ["FIGURES", "GOAL", "PLAYERS", "figures"]

#: The outcomes in which somebody has reached the goal of the game (end.1, end.3, solo.4).
GOAL = ("won", "shared")
#: The two policies with which it is measured how much hangs on a reading.
PLAYERS = ("random", "greedy")

FIGURES: Mapping[str, str] = {
    "takes": NUMBER,            # cards taken from the siggil
    "captures": NUMBER,         # spirits captured, stolen and regained
    "winners": SHARE,           # who won
    "layouts": SHARE,           # the layout that was drawn
    "capture_kinds": RATE,      # captured free, stolen or regained, of all captures
    "spirit_captures": RATE,    # for each spirit: how many of its captures were thefts
    "spirits_held": SHARE,      # the spirits that somebody holds in the end
}

_KINDS = ("captured", "stole", "regained")


def figures(trace: Trace) -> dict[str, Any]:
    """The figures of a whole game."""
    kinds: Counter[str] = Counter()
    captured: Counter[str] = Counter()
    stolen: Counter[str] = Counter()
    winners: tuple[str, ...] = ()
    layout: tuple[str, ...] = ()
    for kind, _, _, facts in trace.happened:
        kinds[kind] += 1
        if kind in _KINDS:
            captured[facts["spirit"]] += 1
            stolen[facts["spirit"]] += kind != "captured"
        elif kind == "layout_chosen":
            layout = (facts["layout"],)
        elif kind == "game_won":
            winners = tuple(facts["players"])
        elif kind == "solo_won":
            winners = (facts["player"],)
    captures = captured.total()
    return {
        "takes": kinds["took"],
        "captures": captures,
        "winners": winners,
        "layouts": layout,
        "capture_kinds": {kind: (kinds[kind], captures) for kind in _KINDS} if captures else {},
        "spirit_captures": {str(spirit): (stolen[spirit], times) for spirit, times in captured.items()},
        "spirits_held": [str(pile.spirit) for piles in trace.table.piles.values() for pile in piles if pile.holds],
    }
