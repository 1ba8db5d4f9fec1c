"""The cards of Siggil: seven families of seven numbers, and a spirit of each family (parts.1–parts.3).

Six families are known in public: stone, leaf, feather, turtle, wind, seashell. The seventh, fire, is ours. So are the
numbers of all spirits but the Turtle's.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from unicodedata import normalize

__all__ = ["CARDS", "FAMILIES", "NUMBERED", "OURS", "PUBLISHED", "RANKS", "SPIRITS", "Card", "numbers_with",
           "parse_card", "stated_number"]

FAMILIES = ("Akmuo", "Lapas", "Plunksna", "Vėžlys", "Vėjas", "Kriauklė", "Ugnis")
RANKS = (1, 2, 3, 4, 5, 6, 7)


class Card(str):
    """A card: its name such as ``Vėžlys 4``, or ``Vėžlys*`` of a spirit.

    Args:
        family: one of ``FAMILIES``.
        number: 1 to 7; 0 of a spirit, whose number the table knows.

    ``spirit`` is whether it is one.
    """

    __slots__ = ("family", "number", "spirit")
    family: str
    number: int
    spirit: bool

    def __new__(cls, family: str, number: int = 0) -> Card:
        card = super().__new__(cls, f"{family} {number}" if number else f"{family}*")
        card.family = family
        card.number = number
        card.spirit = not number
        return card

    def __getnewargs__(self) -> tuple[str, int]:  # type: ignore[override]
        return self.family, self.number


#: The 49 cards with numbers, by family, then by number.
NUMBERED: tuple[Card, ...] = tuple(Card(family, number) for family in FAMILIES for number in RANKS)
#: The seven spirits, in the order of the families.
SPIRITS: tuple[Card, ...] = tuple(map(Card, FAMILIES))
CARDS = (*NUMBERED, *SPIRITS)
#: The numbers of spirits that are published, and those of all seven under ``spirit_numbers: ours``.
PUBLISHED: Mapping[Card, int] = MappingProxyType({SPIRITS[3]: 4})
OURS: Mapping[Card, int] = MappingProxyType(dict(zip(SPIRITS, RANKS, strict=True)))

_NAMED = MappingProxyType({str(card): card for card in CARDS})
_STATED = re.compile(r"(.+\*)([1-7])")


def parse_card(text: str) -> Card | None:
    """The card that a text names, or None where it names none; a spirit's stated number is left out.

    >>> parse_card("Vėžlys 4"), parse_card("Akmuo*6"), parse_card("Akmuo 8")
    ('Vėžlys 4', 'Akmuo*', None)
    """
    text = normalize("NFC", text)
    if stated := _STATED.fullmatch(text):
        text = stated[1]
    return _NAMED.get(text)


def stated_number(text: str) -> int | None:
    """The number that a text states of a spirit, or None.

    >>> stated_number("Akmuo*6"), stated_number("Akmuo*"), stated_number("Akmuo 6")
    (6, None, None)
    """
    stated = _STATED.fullmatch(normalize("NFC", text))
    return int(stated[2]) if stated and stated[1] in _NAMED else None


def numbers_with(stated: Mapping[Card, int]) -> dict[Card, int]:
    """Our numbers of the spirits, with those that are stated: whoever had such a number changes with its spirit.

    Args:
        stated: numbers of some spirits, all different.
    """
    numbers = dict(OURS)
    for spirit, number in stated.items():
        other = next(one for one, has in numbers.items() if has == number)
        numbers[other], numbers[spirit] = numbers[spirit], number
    return numbers
