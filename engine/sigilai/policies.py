"""How a player chooses where nobody plays: from the choice and the player's own view, never from the table."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from typing import Any

from engine.play import Answerer, Choice, Play, random_answers, run, seated_answers
from engine.sigilai import rules
from engine.sigilai.deck import SEASONS, Card, Sigil
from engine.sigilai.table import SeatView, Table

__all__ = ["POLICIES", "LookAhead", "Seeker"]

#: What a sigil is worth by how many of its signs the hand gives, and one that is taken.
WORTH = (0.0, 1.0, 4.0, 9.0)
TAKEN = 40.0
#: What each card of a hand is worth besides: whoever has none cannot lay one.
CARD = 0.3
#: How many guesses at the hidden cards a trick is played ahead with.
GUESSES = 3


def worth(cards: Iterable[Card], field: Iterable[Sigil]) -> float:
    """What a hand is worth: how near it is to the sigils that the seat may still take."""
    gives, count = 0, 0
    for card in cards:
        gives |= card.gives
        count += 1
    return CARD * count + sum(WORTH[sum(1 for bit in sigil.bits if bit & gives)] for sigil in field)


class Seeker:
    """Keeps what its sigils need and lays, gives up and puts away what they need least; takes every sigil.

    Args:
        seed: what is drawn from where nothing speaks for one option.
    """

    def __init__(self, seed: int | str) -> None:
        self.drawn = random_answers(seed)

    def __call__(self, choice: Choice, view: SeatView) -> Any:
        by_worth: Callable[[Choice, SeatView], Any] | None = getattr(self, f"_{choice.kind}", None)
        return by_worth(choice, view) if by_worth else self.drawn(choice, view)

    def _lay(self, choice: Choice, view: SeatView) -> Card:
        """The card without which the hand is worth most; of equals the strongest, since a trick won fills the hand."""
        field = view.field
        best: Card = max(choice.menu, key=lambda card: (self._without(card, view, field), card.strength or 0))
        return best

    def _give_up(self, choice: Choice, view: SeatView) -> Card:
        """The card without which the hand is worth most; of equals the weakest."""
        field = view.field
        best: Card = max(choice.menu, key=lambda card: (self._without(card, view, field), -(card.strength or 0)))
        return best

    @staticmethod
    def _without(card: Card, view: SeatView, field: Sequence[Sigil]) -> float:
        return worth((other for other in view.hand if other is not card), field)

    def _sigil(self, choice: Choice, view: SeatView) -> Sigil:
        """Any sigil, rather than none."""
        return next(option for option in choice.menu if isinstance(option, Sigil))

    def _three(self, choice: Choice, view: SeatView) -> tuple[Card, ...]:
        """The three cards without which the hand is worth most."""
        left = [sigil for sigil in view.field if sigil != choice.facts["sigil"]]
        best: tuple[Card, ...] = max(choice.menu, key=lambda cards: worth(
            (card for card in view.hand if card not in cards), left))
        return best

    def _keep(self, choice: Choice, view: SeatView) -> Card:
        """The card with which the rest of the hand is worth most."""
        shown = list(choice.menu)
        rest = [card for card in view.hand if card not in shown]
        best: Card = max(shown, key=lambda card: worth([*rest, card], view.field))
        return best


class LookAhead(Seeker):
    """Plays the trick ahead by the rules with every card it might lay, as it guesses the hidden ones to lie.

    What it lays is what leaves it best off on average; everything else it chooses as a :class:`Seeker` does.
    """

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.seed = seed
        self.guesses: dict[str, random.Random] = {}

    def _lay(self, choice: Choice, view: SeatView) -> Card:
        rng = self.guesses.setdefault(view.seat, random.Random(f"{self.seed}/{view.seat}/guesses"))
        tables = [self._guess(view, rng) for _ in range(GUESSES)]
        options = list(dict.fromkeys(choice.menu))
        values = {card: sum(self._ahead(view, card, *table) for table in tables) for card in options}
        best: Card = max(options, key=lambda card: values[card])
        return best

    @staticmethod
    def _guess(view: SeatView, rng: random.Random) -> tuple[dict[str, list[Card]], int]:
        """Hands that the hidden cards might make, what lies face down among them, and a seed for what chance does."""
        state = view.state()
        seen = {*view.hand, *state["mara"], *chain(*state["won"].values())}
        hidden = [card for card in view.deck.cards if card not in seen]
        rng.shuffle(hidden)
        hands: dict[str, list[Card]] = {}
        for seat in SEASONS:
            size = len(state["hands"][seat]) + (seat in state["trick"])
            hands[seat] = list(view.hand) if seat == view.seat else hidden[:size]
            del hidden[:0 if seat == view.seat else size]
        return hands, rng.getrandbits(32)

    def _ahead(self, view: SeatView, card: Card, hands: Mapping[str, Sequence[Card]], seed: int) -> float:
        """What the seat is worth after the trick in which it lays a card."""
        state = view.state()
        laid = {view.seat: card} | {seat: cards[0] for seat, cards in hands.items() if seat != view.seat and cards}

        def lay() -> Table:
            return Table(view.deck, hands=hands, mara=state["mara"], sigils=state["sigils"], lays=laid)

        answers = seated_answers({view.seat: Seeker(seed)}, random_answers(seed))
        trace = run(Play(lay, rules.trick, view.rulings), answers)
        table = trace.table
        return worth(table.hands[view.seat], table.field[view.seat]) + TAKEN * len(table.sigils[view.seat])


#: The policies by name; chance is always drawn.
POLICIES: Mapping[str, Callable[[int | str], Answerer]] = {
    "random": random_answers,
    "first": lambda seed: lambda choice, view: next(iter(choice.menu)),
    "seeker": Seeker,
    "look_ahead": LookAhead,
}
