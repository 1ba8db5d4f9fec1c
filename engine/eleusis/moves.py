"""Moves as a set-up states them: their text, the option that each is in a choice, and play that goes by them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from engine.eleusis.cards import Card, parse_card
from engine.play import CHANCE, TABLE, Choice, Rules, Table, event

__all__ = ["DECLINE", "NO_PLAY", "PROPHET", "RIGHT", "WRONG", "Move", "Play", "cards_of", "follow",
           "move_of", "named", "names_in"]

NO_PLAY, PROPHET, DECLINE, RIGHT, WRONG = "no play", "prophet", "decline", "right", "wrong"
#: The deeds that name one thing, and such a thing.
NAMES_ONE = {"call": RIGHT, "god": RIGHT, "pick": "8♥"}

Play = tuple[Card | str, ...]


class Move(str):
    """Something that somebody does, as a set-up states it; its text is such as ``Ana: play 4♠+9♦``.

    Args:
        deed: ``"play"``, ``"no play"``, ``"prophet"``, ``"decline"``, ``"call"``, ``"pick"`` or ``"god"``.
        player: who does it, or None where the deed says it.
        what: the cards, or the word that is called.
    """

    __slots__ = ("deed", "player", "what")
    deed: str
    player: str | None
    what: tuple[str, ...]

    def __new__(cls, deed: str, player: str | None = None, what: Sequence[str] = ()) -> Move:
        who = f"{player}: " if player is not None else ""
        move = super().__new__(cls, who + deed + (f" {'+'.join(what)}" if what else ""))
        move.deed, move.player, move.what = deed, player, tuple(what)
        return move

    def __getnewargs__(self) -> tuple[str, str | None, tuple[str, ...]]:  # type: ignore[override]
        return self.deed, self.player, self.what

    def __repr__(self) -> str:
        given = [repr(self.player)] if self.player is not None and self.deed != "call" else []
        given += [repr(" ".join(self.what))] if self.what else []
        given += [f"by={self.player!r}"] if self.player is not None and self.deed == "call" else []
        return f"{self.deed.replace(' ', '_')}({', '.join(given)})"

    @property
    def meant(self) -> Move:
        """The move with as many words as its deed has: a call, a judgement and a pick have one."""
        example = NAMES_ONE.get(self.deed)
        if example is None or len(self.what) == 1:
            return self
        return Move(self.deed, self.player, self.what[:1] or (example,))

    def answers(self, choice: Choice) -> Any:
        """The option that this move is in a choice, or None where it is no answer to it."""
        deeds = {"turn": ("play", NO_PLAY), "offer": (PROPHET, DECLINE), "call": ("call",), "pick": ("pick",),
                 "verdict": ("god",)}.get(choice.kind, ())
        if self.deed not in deeds or self.player not in ((choice.who,) if choice.kind in ("turn", "offer")
                                                         else (None, choice.who)):
            return None
        if self.deed == "play":
            return cards_of(self.what)
        return self.deed if not self.what else cards_of(self.what)[0] if self.deed == "pick" else self.what[0]


_DEED = re.compile(r"(?:(?P<player>.+?): )?(?:(?P<bare>no play|prophet|decline)"
                   r"|(?P<deed>play|pick|call|god) (?P<what>.+))", re.DOTALL)


def move_of(text: str) -> Move | None:
    """The move of a text such as ``Ana: play 8♥``; None where it is none."""
    if isinstance(text, Move):
        return text
    match = _DEED.fullmatch(text)
    if match is None:
        return None
    player, bare, deed, what = match.groups()
    if (player is None) == (deed in (None, "play")) and deed != "call":
        return None
    return Move(bare or deed, player, named(names_in(what)) if what else ())


def names_in(text: str) -> list[str]:
    """The names in a text, with blanks, commas or plus signs between."""
    return re.findall(r"[^+,\s]+", text)


def cards_of(names: Sequence[str]) -> Play:
    """The cards of names; a name of no card stays as it is, for a refusal to speak of."""
    return tuple(parse_card(name) or name for name in names)


def named(names: Sequence[str]) -> tuple[str, ...]:
    """The names in their one written form: ``TH`` as ``10♥``."""
    return tuple(map(str, cards_of(names)))


def follow(table: Table, steps: Rules[str], moves: Sequence[Move]) -> Rules[str]:
    """A rule whose choices the moves of a set-up answer, in order; what they do not answer is asked.

    A move that passes over an offer declines it. A move that is not allowed is refused, nothing changes, and play
    stops there.
    """
    left = list(reversed(moves))
    answer: Any = None
    while True:
        try:
            step = steps.send(answer)
        except StopIteration as stop:
            if not left:
                outcome: str = stop.value
                return outcome
            refusal = table.refuse((left[-1], None))
            break
        if not left or not isinstance(step, Choice) or step.who in (CHANCE, TABLE):
            answer = yield step
            continue
        answer = left[-1].answers(step)
        if answer is None and step.kind == "offer":
            answer = DECLINE
            continue
        if answer is None and (answer := step.menu.only()) is not None:
            continue  # a choice with one option answers itself
        if answer is None:
            refusal = table.refuse((left[-1], step))
            break
        if (wrong := step.menu.why_not(answer)) is not None:
            refusal = wrong
            break
        left.pop()
    yield event("refused", refusal.clauses, reason=refusal.reason, **refusal.facts)
    return "refused"
