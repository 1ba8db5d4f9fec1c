"""How a player chooses where nobody plays: by the estimate of a glance at the line, never by the table's secrets."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from engine.domino.geometry import Domino, written
from engine.domino.table import CALL, FAILURE, SILENT, SUCCESS, Accident, LineView, Placing
from engine.domino.topple import falls
from engine.play import Answerer, Choice, random_answers

__all__ = ["POLICIES", "Builder", "Judge"]

#: How many places a judge or a builder thinks of before one is taken.
IDEAS = 4


@lru_cache(maxsize=4096)
def glance(line: tuple[Domino, ...], samples: int, eyes: str) -> float:
    """The share of the samples in which all fall.

    Whoever looks again at the same line thinks the same of it: so nobody votes against their own call without a
    reason, and a match that is played again from its answers takes no new estimates.

    Args:
        line: the dominoes, the pushed one first.
        samples: how many are looked at.
        eyes: whose glance it is.
    """
    seen = ",".join(f"{one.number}{one.stance}{written(one.place)}" for one in line)
    return falls(line, random.Random(f"{eyes}/{seen}"), samples) / samples


class Judge:
    """Estimates how likely all fall, calls and votes by it, and builds what is hard to tell.

    Args:
        seed: what is drawn from.
        samples: how many an estimate has; few make a bold judge.
        doubt: the chance below which judgement is called for.
    """

    def __init__(self, seed: int | str, samples: int, doubt: float) -> None:
        self.drawn = random_answers(seed)
        self.seed = seed
        self.samples = samples
        self.doubt = doubt

    def __call__(self, choice: Choice, view: LineView) -> Any:
        if choice.kind == "call":
            return self.calls(view)
        return self.votes(view) if choice.kind == "vote" else self.builds(choice, view)

    def chance(self, line: Sequence[Domino], who: str) -> float:
        """What a player thinks at a glance: how likely all fall."""
        return glance(tuple(line), self.samples, f"{self.seed}/{who}")

    def calls(self, view: LineView) -> str:
        """Whether this is the moment to call."""
        return CALL if self.chance(view.from_push(), view.seat) < self.doubt else SILENT

    def votes(self, view: LineView) -> str:
        """What is more likely."""
        return SUCCESS if self.chance(view.from_push(), view.seat) >= 0.5 else FAILURE

    def builds(self, choice: Choice, view: LineView) -> Placing:
        """Of a few places the one that leaves the push hardest to foretell."""
        return min(self.ideas(choice, view), key=lambda idea: abs(self.chance(view.with_domino(idea), view.seat) - 0.5))

    def ideas(self, choice: Choice, view: LineView) -> list[Placing]:
        """A few places that come to mind; nobody plans an accident."""
        ideas: list[Placing] = []
        while len(ideas) < IDEAS:
            idea = self.drawn(choice, view)
            if not isinstance(idea, Accident):
                ideas.append(idea)
        return ideas


class Builder(Judge):
    """Builds a line that falls, never calls, and believes in it."""

    def calls(self, view: LineView) -> str:
        """Nothing is ever called."""
        return SILENT

    def votes(self, view: LineView) -> str:
        """It will fall."""
        return SUCCESS

    def builds(self, choice: Choice, view: LineView) -> Placing:
        """Of a few places the surest."""
        return max(self.ideas(choice, view), key=lambda idea: self.chance(view.with_domino(idea), view.seat))


#: The policies by name, the judges from rash to careful; chance is always drawn.
POLICIES: Mapping[str, Callable[[int | str], Answerer]] = {
    "random": random_answers,
    "rash": lambda seed: Judge(seed, 1, 1.0),
    "steady": lambda seed: Judge(seed, 10, 0.5),
    "careful": lambda seed: Judge(seed, 30, 0.2),
    "builder": lambda seed: Builder(seed, 10, 0.0),
}
