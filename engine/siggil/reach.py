"""How near a hand is to each spirit: which of its cards capture it, or how many are missing (capture.1–capture.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.play import Refusal
from engine.siggil.captures import Case, one_more, way
from engine.siggil.cards import Card

__all__ = ["Reach", "reach"]


class Reach(NamedTuple):
    """A way to capture a spirit, and how far a hand goes.

    Args:
        spirit: which.
        clauses: those of the way.
        traits: the family or number that the cards must have; both where an own set may be mixed.
        cards: those of the hand which have it.
        needed: how many of them it takes.
        missing: how many more there must be.
        refusal: what alone is told where too few are there and the other player's set lies face down; ``needed`` and
            ``missing`` are None then.
    """

    spirit: Card
    clauses: tuple[str, ...]
    traits: Sequence[str | int]
    cards: Sequence[Card]
    needed: int | None
    missing: int | None
    refusal: Refusal | None = None


def reach(cases: Iterable[Case], hand: Sequence[Card], readings: Mapping[str, str]) -> Iterator[Reach]:
    """How far a hand goes towards each of several captures, by family and by number as far as that is in force.

    Args:
        cases: the captures.
        hand: the cards.
        readings: those in force.
    """
    for case in cases:
        needed = case.size if case.held is None else case.held + case.more - len(case.own)
        for traits in _traits(case, readings) if needed > 0 else ():
            cards = [card for card in hand if card.family in traits or card.number in traits]
            here = Reach(case.spirit, way(case), traits, cards, needed, max(0, needed - len(cards)))
            if here.missing and case.held is not None and readings["sets_face"] == "down":
                short = one_more(case, len(case.own) + len(cards), readings.__getitem__, here.clauses)
                here = here._replace(needed=None, missing=None, refusal=short)
            yield here


def _traits(case: Case, readings: Mapping[str, str]) -> Iterator[Sequence[str | int]]:
    """The family, and the number; both at once, or what an own set has in common, where cards are added to it."""
    numbers = case.numbers.under(readings["spirit_numbers"])
    known: list[str | int] = [case.spirit.family]
    known += [numbers[case.spirit]] if case.spirit in numbers else []
    if case.own and readings["regain_trait"] == "any":
        yield known
    else:
        yield from ([trait] for trait in known if all(trait in (card.family, card.number) for card in case.own))
