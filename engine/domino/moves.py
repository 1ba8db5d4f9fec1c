"""What somebody does, as a set-up states it."""

from __future__ import annotations

import re
from typing import Any

from engine.domino.table import ACCIDENT, CALL, SILENT, Accident, fall_of, placing_of
from engine.play import Choice

__all__ = ["Move", "move_of"]

PLACE, MOVE, VOTES, FELL = "place", "move", "votes", "fell"


class Move(str):
    """Something that somebody does; its text is such as ``Ona: place 3 upright 42.5`` or ``fell not all``.

    Args:
        deed: ``"place"``, ``"move"``, ``"call"``, ``"votes"``, ``"fell"`` or ``"accident"``.
        player: who does it; None of votes and of what fell.
        what: the placing, the votes by player, or the fall; None where the deed says it.
    """

    __slots__ = ("deed", "player", "what")
    deed: str
    player: str | None
    what: Any

    def __new__(cls, deed: str, player: str | None = None, what: Any = None) -> Move:
        if deed == VOTES:
            text = f"{deed}: " + ", ".join(f"{who}={vote}" for who, vote in what.items())
        elif deed == FELL:
            text = f"{deed} {what}"
        else:
            text = f"{player}: {deed if what is None else what}"
        move = super().__new__(cls, text)
        move.deed, move.player, move.what = deed, player, what
        return move

    def __getnewargs__(self) -> tuple[str, str | None, Any]:  # type: ignore[override]
        return self.deed, self.player, self.what

    def answers(self, choice: Choice, others: tuple[str, ...] = ()) -> Any:
        """The option that this move is in a choice, or None where it is no answer to it.

        Args:
            choice: what is asked.
            others: those who may still be asked the same.
        """
        if self.deed == ACCIDENT:
            return Accident(self.player or "")
        if choice.kind == CALL:
            # Whoever says nothing is not mentioned: the next move is somebody's call, or what comes after.
            if self.deed != CALL:
                return SILENT if self.deed in (PLACE, MOVE) else None
            return CALL if self.player == choice.who else SILENT if self.player in others else None
        if choice.kind == "vote" and self.deed == VOTES:
            return self.what.get(choice.who)
        if choice.kind == FELL and self.deed == FELL:
            return self.what
        return self.what if self.deed == choice.kind and self.player == choice.who else None


_VOTE = re.compile(r"(?P<player>.+)=(?P<vote>\w+)", re.DOTALL)


def move_of(text: str) -> Move | None:
    """The move of a text such as ``Ona: call``; None where it is none."""
    if isinstance(text, Move):
        return text
    if text.startswith(f"{FELL} "):
        fall = fall_of(text.removeprefix(f"{FELL} "))
        return None if fall is None else Move(FELL, None, fall)
    player, told, what = text.partition(": ")
    if not told:
        return None
    if player == VOTES:
        said = [(vote["player"], vote["vote"]) for part in what.split(", ") if (vote := _VOTE.fullmatch(part))]
        return Move(VOTES, None, dict(said)) if len(dict(said)) == len(what.split(", ")) else None
    if what in (CALL, ACCIDENT):
        return Move(what, player)
    placing = placing_of(what)
    return None if placing is None else Move(MOVE if placing.end else PLACE, player, placing)
