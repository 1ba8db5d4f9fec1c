"""Which cards capture which spirit (capture.1–capture.3).

One judgement serves the rules, the menus and the refusals. ``ask`` gives the reading of an open question: the rules ask
aloud, a menu quietly; a menu lets pass what the text leaves open, and the rules meet the gap.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.play import Refusal
from engine.rulings import GAP
from engine.siggil.cards import PUBLISHED, Card, numbers_with
from engine.siggil.rulings import ids

__all__ = ["Ask", "Capture", "Case", "Numbers", "allowing", "judge", "one_more", "one_trait",
           "way"]

Ask = Callable[[str], str]
Clauses = tuple[str, ...]

FREE, STEAL, REGAIN = ids("capture.1"), ids("capture.2"), ids("capture.3")
SOLO_FREE = ids("solo.3", "capture.1")


class Capture(tuple[Card, ...]):
    """A spirit, and the cards of the hand that shall capture it; its text joins the names by plus signs.

    Args:
        spirit: which.
        cards: the cards.
    """

    __slots__ = ()

    def __new__(cls, spirit: Card, cards: Iterable[Card]) -> Capture:
        return super().__new__(cls, (spirit, *cards))

    def __getnewargs__(self) -> tuple[Card, tuple[Card, ...]]:
        return self.spirit, self.cards

    @property
    def spirit(self) -> Card:
        """The spirit."""
        return self[0]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards."""
        return self[1:]

    def __str__(self) -> str:
        return "+".join(self)


class Numbers:
    """The numbers of the spirits (parts.3).

    Args:
        stated: the numbers that a set-up states.

    ``known`` are those that are stated or published, and never asked; ``all`` has ours in the place of the others.
    """

    __slots__ = ("all", "known")

    def __init__(self, stated: Mapping[Card, int] | None = None) -> None:
        self.known = {**PUBLISHED, **(stated or {})}
        self.all = numbers_with(self.known)
        if len(self.known) == len(self.all) - 1:  # the number that is left is that of the spirit that is left
            self.known = self.all

    def under(self, reading: str) -> Mapping[Card, int]:
        """Those that are in force under a reading of ``spirit_numbers``."""
        return self.known if reading == GAP else self.all

    def may_be(self, spirit: Card, number: int) -> bool:
        """Whether nothing known speaks against it: each spirit has another number."""
        if spirit in self.known:
            return self.known[spirit] == number
        return number not in self.known.values()

    def has(self, spirit: Card, number: int, ask: Ask) -> bool:
        """Whether a spirit has a number; where that is open, the question is asked."""
        if spirit in self.known or not self.may_be(spirit, number):
            return self.may_be(spirit, number)
        return ask("spirit_numbers") == GAP or self.all[spirit] == number


@dataclass(frozen=True, slots=True)
class Case:
    """A spirit that somebody wants to capture.

    Args:
        spirit: which.
        numbers: the numbers of all.
        size: how many cards capture a free spirit.
        more: how many more than the holder's they must be.
        held: how many cards the set has on which another player holds it; None where it is free.
        own: the cards of one's own earlier set, where they are to be added to.
        number: which of one's sets that is, at a table.
        sizes: in the solo game, the sizes of both grades.
    """

    spirit: Card
    numbers: Numbers
    size: int
    more: int = 1
    held: int | None = None
    own: Sequence[Card] = ()
    number: int | None = None
    sizes: Collection[int] = ()


def judge(case: Case, cards: Sequence[Card], ask: Ask) -> Refusal | None:
    """Why these cards do not capture the spirit; None where they do."""
    if case.held is None:
        return free_spirit(case, cards, ask)
    return regain(case, cards, ask) if case.own else steal(case, cards, ask)


def way(case: Case) -> Clauses:
    """The clause by which a spirit would be captured."""
    return FREE if case.held is None else REGAIN if case.own else STEAL


def allowing(cases: Iterable[Case], cards: Sequence[Card], ask: Ask) -> Case | None:
    """The first of several ways to capture a spirit, by adding to an own set or by a new one, that cards allow."""
    return next((case for case in cases if judge(case, cards, ask) is None), None)


def free_spirit(case: Case, cards: Sequence[Card], ask: Ask) -> Refusal | None:
    """A free spirit is captured by a set of its family or of its number, so large as is printed (capture.1, solo.3)."""
    clauses = SOLO_FREE if case.sizes else FREE
    # Whether the cards are so many is known without the number that the text may leave open.
    return one_trait(case, cards, _quiet, clauses) or so_many(case, len(cards), ask, clauses) or \
        one_trait(case, cards, ask, clauses)


def steal(case: Case, cards: Sequence[Card], ask: Ask) -> Refusal | None:
    """Another player's spirit is captured by a set with one card more than that player's (capture.2)."""
    return one_trait(case, cards, _quiet, STEAL) or one_more(case, len(cards), ask, STEAL) or \
        one_trait(case, cards, ask, STEAL)


def regain(case: Case, cards: Sequence[Card], ask: Ask) -> Refusal | None:
    """Cards are added to one's own set, so that it has one more than that of who holds the spirit (capture.3)."""
    if not cards:
        return one_trait(case, cards, ask, REGAIN)
    together = [*case.own, *cards]
    wrong = one_trait(case, together, _quiet, REGAIN)
    mixed = wrong is not None and wrong.reason == "mixed_traits" and \
        all(case.spirit.family == card.family or case.numbers.may_be(case.spirit, card.number) for card in cards)
    if wrong and not mixed:
        return wrong
    if short := one_more(case, len(together), ask, REGAIN):
        return short
    if not mixed:
        return one_trait(case, together, ask, REGAIN)
    if ask("regain_trait") == "same_trait":
        return wrong
    for card in cards:
        if card.family != case.spirit.family and not case.numbers.has(case.spirit, card.number, ask):
            return Refusal(REGAIN, "not_its_number", {"spirit": case.spirit, "number": card.number})
    return None


def one_trait(case: Case, cards: Sequence[Card], ask: Ask, clauses: Clauses = FREE) -> Refusal | None:
    """Why cards do not share the spirit's family, or its number (capture.1)."""
    facts = {"spirit": case.spirit, "cards": tuple(cards)}
    if not cards:
        return Refusal(clauses, "no_cards", {"spirit": case.spirit})
    families, numbers = {card.family for card in cards}, {card.number for card in cards}
    if families == {case.spirit.family}:
        return None
    if len(numbers) == 1:
        number = cards[0].number
        if case.numbers.has(case.spirit, number, ask):
            return None
        return Refusal(clauses, "not_its_number", {"spirit": case.spirit, "number": number})
    if len(families) == 1:
        return Refusal(clauses, "not_its_family", {"spirit": case.spirit, "family": cards[0].family})
    return Refusal(clauses, "mixed_traits", facts)


def so_many(case: Case, count: int, ask: Ask, clauses: Clauses) -> Refusal | None:
    """Why a set has not the size that captures a free spirit."""
    if count == case.size or (count in case.sizes and ask("solo_set") == "either"):
        return None
    facts = {"spirit": case.spirit, "count": count, "needed": case.size}
    if count < case.size:
        return Refusal(clauses, "too_few_cards", facts | {"missing": case.size - count})
    if not case.sizes and ask("set_size") == "at_least":
        return None
    return Refusal(clauses, "too_many_cards", facts)


def one_more(case: Case, count: int, ask: Ask, clauses: Clauses) -> Refusal | None:
    """Why a set is not one card larger than the holder's; where sets lie face down, nothing else is told of it."""
    held = case.held or 0
    needed = held + case.more
    if count == needed or (count > needed and ask("steal_size") == "at_least"):
        return None
    facts = {"spirit": case.spirit, "more": case.more}
    if ask("sets_face") == "down":
        if ask("steal_size") == "exactly":
            return Refusal(clauses, "not_exactly_more", facts)
        return Refusal(clauses, "not_enough_more", facts)
    facts |= {"count": count, "held": held, "needed": needed}
    if count < needed:
        return Refusal(clauses, "too_few_to_take", facts)
    return Refusal(clauses, "too_many_to_take", facts)


def _quiet(question: str) -> str:
    """Nothing is asked: what the text may leave open passes."""
    return GAP
