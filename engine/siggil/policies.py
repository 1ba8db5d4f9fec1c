"""How a player chooses where nobody plays: from the choice and the player's own view, never from the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from engine.play import Answerer, Choice, NotFinite, random_answers
from engine.siggil.captures import Capture
from engine.siggil.cards import SPIRITS, Card
from engine.siggil.layouts import CARD
from engine.siggil.table import SKIP, PlayerView

__all__ = ["POLICIES", "Greedy", "greedy", "look_ahead"]

#: What a spirit that can be captured is worth beside one that cannot yet.
CAUGHT = 4.0


class Outlook:
    """What a seat knows that bears on the worth of its hand.

    Args:
        view: the seat's own view.
    """

    def __init__(self, view: PlayerView) -> None:
        state = view.state()
        self.state = state
        self.size = view.size
        self.hand: list[Card] = state["hands"][view.seat]
        self.numbers = view.numbers
        self.needs = dict.fromkeys((spirit for spirit in SPIRITS if spirit not in state["lost"]), view.size)
        for player, sets in state["sets"].items():
            for one in sets:
                for spirit in one["spirit"]:
                    if player == view.seat:
                        self.needs.pop(spirit, None)
                    elif spirit is not None:  # one that lies face down may be any
                        self.needs[spirit] = len(one["cards"]) + view.more
        self.free = state["free"]

    def worth(self, hand: Iterable[Card]) -> float:
        """What a hand is worth: how near it is to a set for each spirit, one that it has reached most."""
        traits: Counter[str | int] = Counter()
        for card in hand:
            traits[card.family] += 1
            traits[card.number] += 1
        worth = 0.0
        for spirit, need in self.needs.items():
            best = max(traits[spirit.family], traits[self.numbers[spirit]] if spirit in self.numbers else 0)
            worth += CAUGHT if best >= need else (best / need) ** 2
        return worth

    def opened_by(self, card: Card) -> list[Card]:
        """The cards that lie face up and are available when a card has left; the spirits under it leave too."""
        left = [one for one in self.state["siggil"] if one[0] != card]
        while True:
            bare = [one for one in left if not any(_on(other, one) for other in left)]
            spirits = [one for one in bare if one[0] is not None and one[0].spirit]
            if not spirits:
                return [one[0] for one in bare if one[0] is not None]
            left = [one for one in left if one not in spirits]


def _on(over: Sequence[Any], under: Sequence[Any]) -> bool:
    """Whether one card of the siggil lies on another."""
    return bool(over[3] > under[3] and abs(over[1] - under[1]) < CARD and abs(over[2] - under[2]) < CARD)


class Greedy:
    """Takes what makes the hand worth most, and captures whatever it can with what it can best spare.

    Args:
        seed: what is drawn from where nothing speaks for one option.
        ahead: whether it looks one step ahead: at the best card that would then lie open.
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
            return kept + 2 * self._next(outlook, outlook.hand, card) if self.ahead else kept

        best: Card = max(choice.menu, key=value)
        return best

    @staticmethod
    def _next(outlook: Outlook, hand: Sequence[Card], card: Card) -> float:
        """What the hand would be worth with the best card that lies open when that one has left."""
        return max((outlook.worth([*hand, other]) for other in outlook.opened_by(card)), default=outlook.worth(hand))

    def _capture(self, choice: Choice, outlook: Outlook) -> Capture | str:
        """The capture after which the hand is worth most; none only where none is possible."""
        try:
            captures = [option for option in choice.menu if option != SKIP]
        except NotFinite:
            captures = [option for option in choice.menu.conceivable()
                        if option != SKIP and choice.menu.why_not(option) is None]
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
