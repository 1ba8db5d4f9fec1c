"""The cards of New Eleusis: ordinary packs, without jokers."""

from __future__ import annotations

import re
from types import MappingProxyType
from unicodedata import normalize

__all__ = ["CARDS", "COLOURS", "RANKS", "SUITS", "UNKNOWN", "Card", "pack", "parse_card"]

#: In their order, C < D < H < S.
SUITS = ("♣", "♦", "♥", "♠")
#: In their order, B < R.
COLOURS = ("black", "red")
#: Ace low: the place in this list is the value, from 1.
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")

_SUITS = {**{suit: suit for suit in SUITS}, **dict(zip("CDHS", SUITS, strict=True)),
          **dict(zip("♧♢♡♤", SUITS, strict=True))}
_VALUES = {**{rank: value for value, rank in enumerate(RANKS, 1)}, "1": 1, "T": 10, "11": 11, "12": 12, "13": 13}
_CARD = re.compile(r"\s*([AJQKT]|1[0-3]?|[2-9])\s*([CDHS♣♦♥♠♧♢♡♤])[\ufe0e\ufe0f]?\s*", re.IGNORECASE)


class Card(str):
    """A card: its name such as ``10♥``, with what the name says.

    Args:
        value: 1 to 13; A is 1, J, Q, K are 11, 12, 13.
        suit: one of ``SUITS``.

    ``rank`` is the value, ``colour`` one of ``COLOURS``, ``number`` the card's place in ``CARDS``:
    cards compare by suit, then by value.
    """

    __slots__ = ("colour", "number", "rank", "suit")
    rank: int
    suit: str
    colour: str
    number: int

    def __new__(cls, value: int, suit: str) -> Card:
        card = super().__new__(cls, RANKS[value - 1] + suit)
        card.rank = value
        card.suit = suit
        place = SUITS.index(suit)
        card.colour = COLOURS[place in (1, 2)]
        card.number = 13 * place + value - 1
        return card

    def __getnewargs__(self) -> tuple[int, str]:  # type: ignore[override]
        return self.rank, self.suit


class _Unknown(Card):
    """A card of which only is known that it is there."""

    __slots__ = ()

    def __new__(cls) -> _Unknown:
        card = str.__new__(cls, "?")
        card.rank = 0
        card.suit = card.colour = ""
        card.number = -1
        return card

    def __reduce__(self) -> str:
        return "UNKNOWN"


#: A card of a hand of which a set-up states only how many it has.
UNKNOWN = _Unknown()
#: One pack, by suit, then by value.
CARDS: tuple[Card, ...] = tuple(Card(value, suit) for suit in SUITS for value in range(1, 14))
_NAMED = MappingProxyType({str(card): card for card in CARDS})


def parse_card(text: str) -> Card | None:
    """The card that a text names, or None where it names none.

    Args:
        text: rank and suit: ``10♥``, ``10H``, ``th``; 1 is an ace, 11 to 13 are J, Q, K.

    >>> parse_card("10H"), parse_card("qs"), parse_card("11X")
    ('10♥', 'Q♠', None)
    """
    known = _NAMED.get(text)
    if known is not None:
        return known
    match = _CARD.fullmatch(normalize("NFC", text))
    if match is None:
        return None
    return CARDS[13 * SUITS.index(_SUITS[match[2].upper()]) + _VALUES[match[1].upper()] - 1]


def pack(decks: int = 2) -> list[Card]:
    """All the cards of so many packs, unshuffled."""
    return list(CARDS) * decks
