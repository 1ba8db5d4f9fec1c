"""How a player chooses where nobody plays: by the estimate of a glance at the line, never by the table's secrets."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from engine.domino.geometry import Domino
from engine.domino.table import CALL, FAILURE, SILENT, SUCCESS, Accident, LineView, Placing
from engine.domino.topple import shaken, topple
from engine.play import Answerer, Choice, random_answers

__all__ = ["POLICIES", "Builder", "Judge"]

#: How many places a judge or a builder thinks of before one is taken.
IDEAS = 4


class Judge:
    """Estimates how likely all fall, calls and votes by it, and builds what is hard to tell.

    Args:
        seed: what is drawn from.
        glances: how many samples an estimate has; few make a bold judge.
        doubt: the chance below which judgement is called for.
    """

    def __init__(self, seed: int | str, glances: int, doubt: float) -> None:
        self.drawn = random_answers(seed)
        self.seed = seed
        self.glances = glances
        self.doubt = doubt
        self.eyes: dict[Any, random.Random] = {}

    def __call__(self, choice: Choice, view: LineView) -> Any:
        rng = self.eyes.setdefault(choice.who, random.Random(f"{self.seed}/{choice.who}/eyes"))
        if choice.kind == "call":
            return self.calls(view, rng)
        return self.votes(view, rng) if choice.kind == "vote" else self.builds(choice, view, rng)

    def chance(self, line: list[Domino], rng: random.Random) -> float:
        """The share of the glances at which all fall."""
        return sum(topple(shaken(line, rng)).all_fell for _ in range(self.glances)) / self.glances

    def calls(self, view: LineView, rng: random.Random) -> str:
        """Whether this is the moment to call."""
        return CALL if self.chance(view.from_push(), rng) < self.doubt else SILENT

    def votes(self, view: LineView, rng: random.Random) -> str:
        """What is more likely."""
        return SUCCESS if self.chance(view.from_push(), rng) >= 0.5 else FAILURE

    def builds(self, choice: Choice, view: LineView, rng: random.Random) -> Placing:
        """Of a few places the one that leaves the push hardest to foretell."""
        return min(self.ideas(choice, view), key=lambda idea: abs(self.chance(view.with_domino(idea), rng) - 0.5))

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

    def calls(self, view: LineView, rng: random.Random) -> str:
        """Nothing is ever called."""
        return SILENT

    def votes(self, view: LineView, rng: random.Random) -> str:
        """It will fall."""
        return SUCCESS

    def builds(self, choice: Choice, view: LineView, rng: random.Random) -> Placing:
        """Of a few places the surest."""
        return max(self.ideas(choice, view), key=lambda idea: self.chance(view.with_domino(idea), rng))


#: The policies by name, the judges from rash to careful; chance is always drawn.
POLICIES: Mapping[str, Callable[[int | str], Answerer]] = {
    "random": random_answers,
    "rash": lambda seed: Judge(seed, 1, 1.0),
    "steady": lambda seed: Judge(seed, 10, 0.5),
    "careful": lambda seed: Judge(seed, 30, 0.2),
    "builder": lambda seed: Builder(seed, 10, 0.0),
}
