"""The table of Baltiški sigilai: plain data that events alone change, one method a kind of event."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.play import Choice, Options, ReadingsView, Refusal, applies
from engine.rulings import Rulings
from engine.sigilai.deck import SEASONS, UNKNOWN, Card, Deck, Sigil
from engine.sigilai.rulings import LAWBOOK, ids

C3, C6_10, C11, C13_14, C18, C20 = ids(3), ids(6, 10), ids(11), ids(13, 14), ids(18), ids(20)


class Table:
    """Hands, the table field, Mara's field and the Wisdom field (7).

    Args:
        deck: cards and sigils.
        hands: the cards in each hand, those that a set-up lays included.
        mara: the cards in Mara's field.
        sigils: how many sigils each seat has (the first of the deck's list), or which.
        lays: the card that the set-up makes a seat lay; whoever is in it has no choice of another.
            (What a seat is asked then, ``laying``, is the same from trick to trick: its menu is the hand itself.)
        missing: stated distances to the first sigil.
        given: the seats whose hands the set-up gives.
        unstated: facts that are asked of the table: ``(fact, seat)``.
        fulfilling: whether sigils are fulfilled here (11–14).
        law: the readings and parameters in force, which everybody knows; the printed ones by default.
    """

    __slots__ = ("deck", "field", "fulfilling", "given", "hands", "kept", "laying", "lays", "mara", "missing",
                 "most_sigils", "number", "parameters", "plane", "readings", "sigils", "trick", "unstated", "up", "won")

    def __init__(self, deck: Deck, *, hands: Mapping[str, Sequence[Card]] | None = None, mara: Iterable[Card] = (),
                 sigils: Mapping[str, int | Sequence[str]] | None = None, lays: Mapping[str, Card] | None = None,
                 missing: Mapping[str, int] | None = None, given: Iterable[str] = SEASONS,
                 unstated: Iterable[tuple[str, str]] = (), fulfilling: bool = True,
                 law: tuple[Mapping[str, str], Mapping[str, int]] | None = None) -> None:
        hands, sigils = hands or {}, sigils or {}
        self.deck = deck
        self.readings, self.parameters = law or _printed()
        self.hands: dict[str, list[Card]] = {seat: list(hands.get(seat, ())) for seat in SEASONS}
        self.trick: dict[str, Card] = {}
        self.up: list[str] = []
        self.mara: list[Card] = list(mara)
        self.won: dict[str, list[Card]] = {seat: [] for seat in SEASONS}
        self.sigils: dict[str, list[Sigil]] = {}
        self.field: dict[str, list[Sigil]] = {}
        self.most_sigils = 0
        for seat in SEASONS:
            self._take(seat, sigils.get(seat, 0))
        self.kept: dict[str, set[Card]] = {seat: set() for seat in SEASONS}
        self.plane: str | None = None
        self.number = 0
        self.lays = dict(lays or {})
        self.missing = dict(missing or {})
        self.given = set(given)
        self.unstated = set(unstated)
        self.fulfilling = fulfilling
        self.laying = {seat: Choice(seat, "lay", HandMenu(self, seat), C20, (seat,)) for seat in SEASONS}

    def _take(self, seat: str, sigils: int | Sequence[str]) -> None:
        own = self.deck.sigils[seat]
        taken = own[:sigils] if isinstance(sigils, int) else [sigil for sigil in own if sigil in sigils]
        self.sigils[seat] = list(taken)
        self.field[seat] = [sigil for sigil in own if sigil not in taken] if taken else list(own)
        self.most_sigils = max(map(len, self.sigils.values()))

    # What happens, in clause order.

    @applies
    def dealt(self, seat: str, cards: Sequence[Card]) -> None:
        self.hands[seat].extend(cards)

    @applies
    def sigil_taken(self, seat: str, sigil: Sigil, count: int) -> None:
        self.field[seat].remove(sigil)
        self.sigils[seat].append(sigil)
        if len(self.sigils[seat]) > self.most_sigils:
            self.most_sigils = len(self.sigils[seat])

    @applies
    def kept_back(self, seat: str, cards: Sequence[Card]) -> None:
        self.kept[seat].update(cards)

    @applies
    def put_in_mara(self, seat: str, cards: Sequence[Card]) -> None:
        for card in cards:
            self._leave(seat, card)
        self.mara.extend(cards)

    @applies
    def trick_began(self, number: int) -> None:
        self.number = number
        self.up.clear()
        self.plane = None

    @applies
    def laid(self, seat: str, card: Card) -> None:
        self.hands[seat].remove(card)
        self.kept[seat].discard(card)
        self.trick[seat] = card

    @applies
    def revealed(self, seat: str, card: Card) -> None:
        self.up.append(seat)

    @applies
    def plane_set(self, seat: str, card: Card, plane: str) -> None:
        self.plane = plane

    @applies
    def took(self, seat: str, cards: Sequence[Card]) -> None:
        self.hands[seat].extend(cards)
        self.trick.clear()

    @applies
    def piled(self, seat: str, cards: Sequence[Card]) -> None:
        self.won[seat].extend(cards)
        self.trick.clear()

    @applies
    def passed(self, giver: str, taker: str, card: Card) -> None:
        del self.trick[giver]
        self.hands[taker].append(card)

    @applies
    def hands_passed(self, hands: Mapping[str, Sequence[Card]]) -> None:
        for seat in SEASONS:
            self.hands[seat][:] = hands[seat]
        self.trick.clear()
        self.kept = {seat: set() for seat in SEASONS}

    @applies
    def swept(self, cards: Sequence[Card]) -> None:
        self.mara.extend(cards)
        self.trick.clear()

    @applies
    def gave_up(self, seat: str, card: Card) -> None:
        self._leave(seat, card)
        self.mara.append(card)

    @applies
    def returned(self, seat: str, card: Card) -> None:
        del self.trick[seat]
        self.hands[seat].append(card)

    @applies
    def drew(self, seat: str, card: Card) -> None:
        self.mara.remove(card)
        self.hands[seat].append(card)

    @applies
    def mara_dealt(self, seat: str, cards: Sequence[Card]) -> None:
        for card in cards:
            self.mara.remove(card)
        self.hands[seat].extend(cards)

    @applies
    def identified(self, seat: str, card: Card) -> None:
        self.trick[seat] = card

    @applies
    def stated(self, fact: str, seat: str, count: int, at_least: bool = False) -> None:
        if not at_least:
            self.unstated.discard((fact, seat))
        if fact == "sigil_count":
            self._take(seat, count)
        elif fact == "missing":
            self.missing[seat] = count
        elif fact == "hand_count":
            self.hands[seat].extend([UNKNOWN["?"]] * count)
        else:
            self.mara.extend([UNKNOWN["?"]] * count)

    def _leave(self, seat: str, card: Card) -> None:
        self.hands[seat].remove(card)
        self.kept[seat].discard(card)

    # What may be done.

    def hand_menu(self, seat: str) -> Options[Card]:
        """The cards that a seat may lay (20): its hand, or the one card that the set-up makes it lay."""
        menu: HandMenu = self.laying[seat].menu
        return menu

    def give_up_menu(self, seat: str, clauses: tuple[str, ...]) -> Options[Card]:
        """The cards that a seat may give up (37)."""
        return Options(self.hands[seat], clauses, "not_in_hand")

    def refuse(self, act: tuple[str, str, str]) -> Refusal | None:
        """Why a seat may not do what nobody asked it to do.

        Args:
            act: the seat; ``"lay"``, ``"take_card"`` (from Mara's field) or ``"take_sigil"``; the deck's card or sigil.
        """
        seat, deed, what = act
        facts = {"seat": seat, "what": what}
        if deed == "take_card":
            return Refusal(C18, "mara_is_not_for_taking", facts)
        if deed == "lay":
            if seat in self.trick:
                return Refusal(C20, "already_laid", facts)
            return self.hand_menu(seat).why_not(self.deck.card(what) or what)  # type: ignore[arg-type]
        sigil = next(sigil for own in self.deck.sigils.values() for sigil in own if sigil == what)
        if sigil.seat != seat:
            return Refusal(C3, "not_your_season", facts | {"owner": sigil.seat})
        if sigil in self.sigils[seat]:
            return Refusal(C13_14, "sigil_already_taken", facts)
        missing = sigil.missing(self.hands[seat])
        return Refusal(C11, "signs_are_missing", facts | {"count": missing}) if missing else None

    # What is seen.

    def state(self, seat: str | None = None) -> dict[str, Any]:
        """The table as plain data, whole or as one seat sees it: hidden cards are None."""
        def hand(owner: str) -> list[Card | None]:
            return list(self.hands[owner]) if seat in (None, owner) else [None] * len(self.hands[owner])
        return {
            "number": self.number,
            "plane": self.plane,
            "trick": {owner: card if owner in self.up or seat in (None, owner) else None
                      for owner, card in self.trick.items()},
            "up": list(self.up),
            "hands": {owner: hand(owner) for owner in SEASONS},
            "mara": list(self.mara),
            "sigils": {owner: list(self.sigils[owner]) for owner in SEASONS},
            "won": {owner: list(self.won[owner]) for owner in SEASONS},
        }

    def view(self, who: Any) -> SeatView:
        """What a chooser may see, read when it is looked at."""
        return SeatView(self, who)


def _printed() -> tuple[Mapping[str, str], Mapping[str, int]]:
    edition = LAWBOOK.presets["printed"]
    return edition.readings, edition.parameters


class SeatView(ReadingsView):
    """A table as one seat sees it, with what everybody knows: the deck, the sigils in the field, the rules in force."""

    __slots__ = ()

    @property
    def deck(self) -> Deck:
        """All cards and sigils."""
        deck: Deck = self._table.deck
        return deck

    @property
    def hand(self) -> Sequence[Card]:
        """The seat's own cards."""
        hand: Sequence[Card] = self._table.hands[self.seat]
        return hand

    @property
    def field(self) -> Sequence[Sigil]:
        """The seat's own sigils that are still to be taken."""
        field: Sequence[Sigil] = self._table.field[self.seat]
        return field

    def rulings(self) -> Rulings:
        """Fresh rulings like those in force, to think ahead by."""
        return Rulings(LAWBOOK.questions, self._table.readings, self._table.parameters)


class HandMenu(Options[Card]):
    """The hand of a seat whose turn it is to lay; answers for every other card too."""

    __slots__ = ("deck", "mara", "seat")

    def __init__(self, table: Table, seat: str) -> None:
        self.options = [table.lays[seat]] if seat in table.lays else table.hands[seat]
        self.seat = seat
        self.mara = table.mara
        self.deck = table.deck

    def only(self) -> Card | None:
        """The last card of a hand, or one of several that are all alike."""
        cards = self.options
        if cards[0] is not cards[-1]:
            return None
        return cards[0] if len(cards) == 1 else super().only()

    @property
    def clauses(self) -> tuple[str, ...]:  # type: ignore[override]
        return C20

    @property
    def others(self) -> Sequence[Card]:  # type: ignore[override]
        return [*self.mara, *(Card(sigil, "wisdom") for sigil in self.deck.sigils[self.seat])]

    def refusal(self, option: Card) -> Refusal:
        """Why this one may not be laid, from what the seat can see."""
        facts = {"seat": self.seat, "option": self.encode(option)}
        if any(facts["option"] == sigil for own in self.deck.sigils.values() for sigil in own):
            return Refusal(C6_10, "sigils_are_not_laid", facts)
        if option in self.mara:
            return Refusal(C18, "lies_in_mara", facts)
        return Refusal(C20, "not_in_hand", facts)

    def decode(self, text: str) -> Card:
        """The card of that name, in the hand or not."""
        return self.deck.card(text) or Card(text, "")
