"""How a player chooses where nobody plays: from the choice and the player's own view, never from the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.eleusis.cards import UNKNOWN, Card
from engine.eleusis.induction import fitting, known_rules
from engine.eleusis.moves import DECLINE, NO_PLAY, PROPHET, RIGHT, WRONG
from engine.eleusis.secret import SecretRule
from engine.play import Answerer, Choice, ReadingsView, random_answers

__all__ = ["POLICIES", "Tester", "cautious", "first"]

#: The part of the fitting rules that must call a card right for the tester not to try out another one.
SURE = 0.75
#: The tester becomes the Prophet when so few rules fit and this part of them say the same of every card.
FEW, AGREED = 10, 0.8


def first(seed: int | str) -> Answerer:
    """Always the first option that comes to mind."""
    return lambda choice, view: choice.menu.conceivable()[0]


def cautious(seed: int | str) -> Answerer:
    """A random card, one at a time, never "no play" and never the Prophet."""
    drawn = random_answers(seed)

    def answer(choice: Choice, view: ReadingsView) -> Any:
        if choice.kind == "offer":
            return DECLINE
        option = drawn(choice, view)
        while choice.kind == "turn" and (option == NO_PLAY or len(option) > 1):
            option = drawn(choice, view)
        return option

    return answer


class Tester:
    """Keeps the rules of the catalogue that fit what lies on the table, and plays, calls and picks by them.

    Where none fits, everything is drawn; so is what God chooses.

    Args:
        seed: what is drawn from.
    """

    def __init__(self, seed: int | str) -> None:
        self.drawn = random_answers(seed)
        self.number: int | None = None
        self.fits: Sequence[SecretRule] = ()

    def __call__(self, choice: Choice, view: ReadingsView) -> Any:
        by_the_rules = getattr(self, f"_{choice.kind}", None)
        state = view.state()
        if by_the_rules is None or view.seat == state["god"]:
            return self.drawn(choice, view)
        if state["number"] != self.number:
            self.number, self.fits = state["number"], known_rules()
        # What lies under the starter does not tell what it came after.
        sidelines = state["sidelines"] if view.readings["sideline"] == "under_last_right" else ()
        self.fits = fitting(state["main_line"], sidelines, self.fits)
        return by_the_rules(choice, state) if self.fits else self.drawn(choice, view)

    def _right(self, state: Mapping[str, Any], cards: Sequence[Card]) -> dict[Card, int]:
        """How many of the fitting rules call each card right."""
        line = state["main_line"]
        return {card: sum(secret.allows(line, card) for secret in self.fits) for card in dict.fromkeys(cards)}

    def _turn(self, choice: Choice, state: Mapping[str, Any]) -> Any:
        """A card that most rules call right, else the one that tells most of them apart, else "no play"."""
        menu, count = choice.menu, len(self.fits)
        right = self._right(state, [option[0] for option in menu.conceivable()
                                    if len(option) == 1 and menu.why_not(option) is None])
        best = max(right, key=lambda card: right[card])
        if not right[best]:
            return NO_PLAY
        if right[best] < SURE * count:
            best = max(right, key=lambda card: min(right[card], count - right[card]))
        return (best,)

    def _offer(self, choice: Choice, state: Mapping[str, Any]) -> str:
        """The Prophet where nearly all rules that fit say the same."""
        if len(self.fits) > FEW:
            return DECLINE
        masks = Counter(secret.mask(state["main_line"]) for secret in self.fits)
        return PROPHET if max(masks.values()) >= AGREED * len(self.fits) else DECLINE

    def _call(self, choice: Choice, state: Mapping[str, Any]) -> str:
        """What most rules say of the turn."""
        line, tried = state["main_line"], state["tried"]
        hand = [card for card in state["hands"][choice.facts["player"]] if card is not UNKNOWN]

        def right(secret: SecretRule) -> bool:
            if not tried:
                return not any(secret.allows(line, card) for card in hand)
            return all(secret.allows([*line, *tried[:place]], card) for place, card in enumerate(tried))

        return RIGHT if 2 * sum(map(right, self.fits)) > len(self.fits) else WRONG

    def _pick(self, choice: Choice, state: Mapping[str, Any]) -> Card:
        """The card that most rules call right."""
        right = self._right(state, choice.menu.options)
        return max(right, key=lambda card: right[card])


#: The policies by name; chance is always drawn.
POLICIES: Mapping[str, Callable[[int | str], Answerer]] = {
    "random": random_answers, "first": first, "cautious": cautious, "tester": Tester}
