"""What may be chosen in a round: a turn, to become the Prophet, a hand that is shown, a card from such a hand."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, permutations
from typing import TYPE_CHECKING, Any

from engine.eleusis.cards import UNKNOWN, Card, parse_card
from engine.eleusis.moves import DECLINE, NO_PLAY, PROPHET, Play, cards_of, names_in
from engine.eleusis.rulings import ids
from engine.play import NotFinite, Options, Refusal, answer_text

if TYPE_CHECKING:
    from engine.eleusis.table import Table

__all__ = ["OfferMenu", "PickMenu", "ShownMenu", "TurnMenu"]

PLAYED, DECLARED, FORCED = ids("scientist.1"), ids("scientist.2"), ids("special")


class TurnMenu:
    """What a scientist may do on turn: play a string of cards, a single one too, or say "no play" (scientist.1)."""

    __slots__ = ("hand", "least", "most", "player", "table")

    def __init__(self, table: Table, player: str) -> None:
        self.hand = table.hands[player]
        self.least = table.parameters["sequence.min"]
        self.most = table.parameters["sequence.max"]
        self.player = player
        self.table = table

    def why_not(self, option: Play | str) -> Refusal | None:
        """None for "no play" and for cards of the hand in any order, few enough; else the refusal."""
        facts = {"player": self.player, "option": self.encode(option)}
        if not self.hand:
            return Refusal(PLAYED, "has_no_cards", facts)
        if not isinstance(option, tuple):
            return None if option == NO_PLAY else Refusal(PLAYED, "not_a_play", facts)
        if strange := [card for card in option if not isinstance(card, Card) or card is UNKNOWN]:
            return Refusal(PLAYED, "no_such_card", facts | {"card": answer_text(strange[0])})
        if not 1 <= len(option) <= self.most or 1 < len(option) < self.least:
            return Refusal(PLAYED, "string_length", facts | {"count": len(option), "low": self.least,
                                                             "high": self.most})
        unknown = self.hand.count(UNKNOWN)
        for card, count in Counter(option).items():
            if (held := self.hand.count(card)) < count:  # type: ignore[arg-type]  # strange ones are refused above
                if unknown and count - held > (left := self.table.rest.count(card)):  # type: ignore[arg-type]
                    return Refusal(PLAYED, "card_not_left", facts | {"card": str(card), "count": held + left})
                unknown -= count - held
                if unknown >= 0:
                    continue
                if held:
                    return Refusal(PLAYED, "not_so_many_in_hand", facts | {"card": str(card), "count": held})
                return Refusal(PLAYED, "card_not_in_hand", facts | {"card": str(card)})
        return None

    def only(self) -> None:
        """Nothing: whoever has a card may also say "no play"."""
        return

    def pick(self, rng: random.Random) -> Play | str:
        """A play such as people make: mostly one card, now and then a string or "no play"."""
        hand = self.hand
        if self.table.counted:
            known = [card for card in hand if card is not UNKNOWN]
            hand = known + rng.sample(self.table.rest, len(hand) - len(known))
        drawn = rng.random()
        if drawn < 0.9:
            return (hand[int(drawn / 0.9 * len(hand))],)
        if drawn < 0.93 or len(hand) < self.least:
            return NO_PLAY
        return tuple(rng.sample(hand, rng.randint(self.least, min(self.most, len(hand)))))

    def chances(self) -> Mapping[Any, float]:
        """Nothing: chance takes no turns."""
        raise NotFinite("a turn is not chance's")

    def encode(self, option: Play | str) -> str:
        """``no play``, or ``play`` and the cards joined by plus signs."""
        return f"play {answer_text(option)}" if isinstance(option, tuple) else answer_text(option)

    def decode(self, text: str) -> Play | str:
        """The option of a text; blanks or commas may stand for plus signs, ``play`` may be left out before cards."""
        if text == NO_PLAY:
            return text
        cards = cards_of(names_in(text.removeprefix("play ")))
        known = bool(cards) and all(isinstance(card, Card) for card in cards)
        return cards if known or text.startswith("play ") else text

    def conceivable(self) -> list[Play | str]:
        """Each card of the hand, "no play", and what is refused: a card of the main line, one card too many.

        Where the hand has unknown cards, each may be any that has not been seen.
        """
        cards = [card for card in self.hand if card is not UNKNOWN]
        if len(cards) < len(self.hand):
            cards += self.table.rest
        singles = [(card,) for card in dict.fromkeys([*cards, *self.table.main_line])]
        return [*singles, NO_PLAY, *([tuple(cards[:self.most + 1])] if len(self.hand) > self.most else [])]

    def __iter__(self) -> Iterator[Play | str]:
        if len(self.hand) > 6 or UNKNOWN in self.hand:
            raise NotFinite(f"the strings of {len(self.hand)} cards cannot be listed")
        sizes = [1, *range(self.least, self.most + 1)]
        yield from dict.fromkeys(chain.from_iterable(permutations(self.hand, size) for size in sizes))
        yield NO_PLAY


class OfferMenu(Options[str]):
    """Whether to become the Prophet; at the table few do (scientist.2)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__((DECLINE, PROPHET), DECLARED, "not_an_answer")

    def pick(self, rng: random.Random) -> str:
        """The Prophet once in thirty times."""
        return DECLINE if rng.random() > 1 / 30 else PROPHET


class ShownMenu(Options[Play]):
    """The unknown cards of a hand that is shown: so many of those that have not been seen (scientist.1).

    Args:
        table: the table.
        player: whose hand it is.
    """

    __slots__ = ("count", "player", "rest")

    def __init__(self, table: Table, player: str) -> None:
        self.player = player
        self.rest = table.rest
        self.count = table.hands[player].count(UNKNOWN)
        super().__init__([(card,) for card in self.rest] if self.count == 1 else (), PLAYED)

    def why_not(self, option: Play | str) -> Refusal | None:
        """None for as many cards as the hand has unknown ones, none of them more often than it is left."""
        cards: Play = option if isinstance(option, tuple) else ()
        facts = {"player": self.player, "option": self.encode(cards)}
        if strange := [card for card in cards if not isinstance(card, Card) or card is UNKNOWN]:
            return Refusal(PLAYED, "no_such_card", facts | {"card": answer_text(strange[0])})
        if len(cards) != self.count:
            return Refusal(PLAYED, "not_that_many_shown", facts | {"count": self.count})
        for card, count in Counter(cards).items():
            if count > (left := self.rest.count(card)):  # type: ignore[arg-type]  # strange ones are refused above
                return Refusal(PLAYED, "card_not_left", facts | {"card": str(card), "count": left})
        return None

    def pick(self, rng: random.Random) -> Play:
        """Cards that have not been seen, each as likely as any other."""
        return tuple(rng.sample(self.rest, self.count))

    def decode(self, text: str) -> Play:
        """The cards of a text; blanks or commas may stand for plus signs."""
        return cards_of(names_in(text) or [text])

    def __iter__(self) -> Iterator[Play]:
        if self.count > 1:
            raise NotFinite(f"the hands of {self.count} cards cannot be listed")
        return super().__iter__()


class PickMenu(Options[Card]):
    """The cards of a hand that may be played from it after a wrong "no play" (special).

    Args:
        owner: whose hand it is.
        cards: those that may be picked.
        hand: all of them.
    """

    __slots__ = ("owner",)

    def __init__(self, owner: str, cards: Sequence[Card], hand: Sequence[Card]) -> None:
        super().__init__(cards, FORCED, "not_a_right_card", hand)
        self.owner = owner

    def refusal(self, option: Card) -> Refusal:
        """It is not in that hand, or God knows that it is wrong."""
        facts = {"player": self.owner, "card": answer_text(option)}
        if option in self.others:
            return Refusal(FORCED, "not_a_right_card", facts)
        return Refusal(FORCED, "not_in_that_hand", facts)

    def encode(self, option: Card) -> str:
        """``pick`` and the card."""
        return f"pick {answer_text(option)}"

    def decode(self, text: str) -> Card:
        """The card of a text; ``pick`` may be left out."""
        name = text.removeprefix("pick ")
        return parse_card(name) or name  # type: ignore[return-value]  # not a card: why_not says so
