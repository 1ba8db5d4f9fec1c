"""How a player chooses where nobody plays: from the choice and the player's own view, never from the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from engine.play import Answerer, Choice, NotFinite, random_answers
from engine.siggil.captures import Capture
from engine.siggil.cards import SPIRITS, Card
from engine.siggil.layouts import CARD
from engine.siggil.table import SKIP, PlayerView

__all__ = ["POLICIES", "Greedy", "greedy", "look_ahead"]

#: What a spirit that can be captured is worth beside one that cannot yet, how many times a free one counts, and what
#: is lost with a spirit for which there is no room.
CAUGHT, FREE, ROOM = 2.0, 2.0, 4.0


class Outlook:
    """What a seat knows that bears on the worth of its hand.

    Args:
        view: the seat's own view.
    """

    def __init__(self, view: PlayerView) -> None:
        state = view.state()
        self.siggil: list[list[Any]] = state["siggil"]
        self.hand: list[Card] = state["hands"][view.seat]
        self.free: list[Card] = state["free"]
        self.numbers = view.numbers
        self.room = view.free_limit - len(self.free)
        self.needs = dict.fromkeys((spirit for spirit in SPIRITS if spirit not in state["lost"]), view.size)
        for player, sets in state["sets"].items():
            for one in sets:
                for spirit in one["spirit"]:
                    if player == view.seat:
                        del self.needs[spirit]
                    elif spirit is not None:  # one that lies face down may be any
                        self.needs[spirit] = len(one["cards"]) + view.more

    def worth(self, hand: Iterable[Card]) -> float:
        """What a hand is worth: how near it is to a set for each spirit, one that it has reached most."""
        traits: Counter[str | int] = Counter()
        for card in hand:
            traits[card.family] += 1
            traits[card.number] += 1
        worth = 0.0
        for spirit, need in self.needs.items():
            best = max(traits[spirit.family], traits[self.numbers[spirit]] if spirit in self.numbers else 0)
            worth += (CAUGHT if best >= need else (best / need) ** 2) * (FREE if spirit in self.free else 1.0)
        return worth

    @cached_property
    def covers(self) -> list[set[int]]:
        """Which cards of the siggil lie on each."""
        return [{number for number, over in enumerate(self.siggil) if over[3] > under[3]
                 and abs(over[1] - under[1]) < CARD and abs(over[2] - under[2]) < CARD} for under in self.siggil]

    def after(self, card: Card) -> tuple[list[Card], int]:
        """The cards that are seen to be available when a card has left, and how many spirits are seen to leave then."""
        gone = {number for number, one in enumerate(self.siggil) if one[0] == card}
        while True:
            bare = [one[0] for number, one in enumerate(self.siggil)
                    if number not in gone and one[0] is not None and self.covers[number] <= gone]
            spirits = {number for number, one in enumerate(self.siggil) if one[0] in bare and one[0].spirit}
            if not spirits:
                return bare, len(gone) - 1
            gone |= spirits


class Greedy:
    """Takes what makes the hand worth most, and captures whatever it can with what it can best spare.

    Args:
        seed: what is drawn from where nothing speaks for one option.
        ahead: whether it looks one step ahead: at the best card that would then lie open, and the spirits that leave.
    """

    def __init__(self, seed: int | str, *, ahead: bool) -> None:
        self.drawn = random_answers(seed)
        self.ahead = ahead

    def __call__(self, choice: Choice, view: PlayerView) -> Any:
        by_worth: Callable[[Choice, Outlook], Any] | None = getattr(self, f"_{choice.kind}", None)
        return by_worth(choice, Outlook(view)) if by_worth else self.drawn(choice, view)

    def _take(self, choice: Choice, outlook: Outlook) -> Card:
        """The card that the hand is worth most with, and with the one that could be taken after it."""
        def value(card: Card) -> float:
            hand = [*outlook.hand, card]
            return outlook.worth(hand) + (self._next(outlook, hand, card) if self.ahead else 0.0)

        best: Card = max(choice.menu, key=value)
        return best

    def _discard(self, choice: Choice, outlook: Outlook) -> Card:
        """The card that the hand would gain least by, or after which the best one lies open."""
        def value(card: Card) -> float:
            kept = -outlook.worth([*outlook.hand, card])
            return kept + self._next(outlook, outlook.hand, card) if self.ahead else kept

        best: Card = max(choice.menu, key=value)
        return best

    @staticmethod
    def _next(outlook: Outlook, hand: Sequence[Card], card: Card) -> float:
        """What the hand would be worth with the best card that lies open when that one has left."""
        opened, spirits = outlook.after(card)
        worth = max((outlook.worth([*hand, other]) for other in opened), default=outlook.worth(hand))
        return worth - ROOM * max(0, spirits - outlook.room)

    def _capture(self, choice: Choice, outlook: Outlook) -> Capture | str:
        """The capture after which the hand is worth most; none only where none is possible."""
        try:
            options = list(choice.menu)
        except NotFinite:
            options = [option for option in choice.menu.conceivable() if choice.menu.why_not(option) is None]
        captures = [option for option in options if option != SKIP]
        return max(captures, key=lambda option: outlook.worth(
            card for card in outlook.hand if card not in option.cards), default=SKIP)

    def _leaves(self, choice: Choice, outlook: Outlook) -> Card:
        """The spirit that the hand is farthest from capturing."""
        def near(spirit: Card) -> int:
            number = outlook.numbers.get(spirit)
            return max(sum(card.family == spirit.family for card in outlook.hand),
                       sum(card.number == number for card in outlook.hand))

        farthest: Card = min(choice.menu, key=near)
        return farthest


def greedy(seed: int | str) -> Answerer:
    """A greedy player."""
    return Greedy(seed, ahead=False)


def look_ahead(seed: int | str) -> Answerer:
    """A greedy player who looks one step ahead."""
    return Greedy(seed, ahead=True)


#: The policies by name; chance is always drawn.
POLICIES: Mapping[str, Callable[[int | str], Answerer]] = {
    "random": random_answers, "greedy": greedy, "look_ahead": look_ahead}
