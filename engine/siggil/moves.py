"""What a set-up states of turns: its moves answer the choices of the rules, and its seed those of chance."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.play import CHANCE, Choice, Refusal, Rules, event
from engine.rulings import Rulings
from engine.siggil.rules import REFUSED
from engine.siggil.table import SKIP, Table

__all__ = ["Move", "follow"]


@dataclass(frozen=True, slots=True)
class Move:
    """What a set-up states of a turn, as texts; None where it says nothing.

    Args:
        discard, take: a card or a place.
        captures: what shall be captured, in order; more than one is refused.
        silent: whether nothing stated means that nothing is captured.
    """

    discard: str | None = None
    take: str | None = None
    captures: tuple[str, ...] = ()
    silent: bool = True

    def texts(self) -> dict[str, list[str]]:
        """What it answers to each kind of choice."""
        captures = list(self.captures) or ([SKIP] if self.silent else [])
        return {"discard": [self.discard] if self.discard is not None else [],
                "take": [self.take] if self.take is not None else [], "capture": captures}


def follow(table: Table, law: Rulings, steps: Rules[str], moves: Sequence[Move], seed: int) -> Rules[str]:
    """A rule whose choices the moves of a set-up answer, in order; chance is drawn; anything else is asked.

    A move that is not allowed is refused, nothing changes, and play stops there.
    """
    player, chance = table.players[0], random.Random(f"{seed}/{CHANCE}")
    left, now, done = list(reversed(moves)), Move(silent=False).texts(), {"discard", "take"}
    answer: Any = None
    refusal: Refusal | None = None
    while refusal is None:
        try:
            step = steps.send(answer)
        except StopIteration as stop:
            deed = stated(now) or (stated(left[-1].texts()) if left else None)
            if deed is None:
                outcome: str = stop.value
                return outcome
            refusal = table.refuse((player, deed))
            break
        if not isinstance(step, Choice):
            answer = yield step
            continue
        if step.who == CHANCE:
            answer = step.menu.pick(chance)
            continue
        if step.kind == "discard" or (step.kind == "take" and "take" in done):  # a new turn
            if deed := stated(now):
                refusal = table.refuse((player, deed))
                break
            now, done = (left.pop() if left else Move(silent=False)).texts(), set()
        done.add(step.kind)
        if not (texts := now.get(step.kind)):
            answer = yield step
            continue
        answer = step.menu.decode(texts.pop(0))
        refusal = step.menu.why_not(answer)
        if refusal is not None and step.kind == "capture":
            refusal = step.menu.why_not(answer, law.ask)  # once more, aloud
    yield event("refused", refusal.clauses, reason=refusal.reason, **refusal.facts)
    return REFUSED


def stated(texts: Mapping[str, Sequence[str]]) -> str | None:
    """The first thing that a move states and that nobody has asked for."""
    return next((deed for deed, given in texts.items() if list(given) not in ([], [SKIP])), None)
