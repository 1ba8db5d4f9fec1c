"""The table of Siggil: plain data that events alone change, one method a kind of event."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any, NamedTuple

from engine.play import Choice, NotFinite, Options, ReadingsView, Refusal, applies
from engine.rulings import GAP
from engine.siggil.captures import Ask, Capture, Case, Numbers, allowing, judge, one_trait
from engine.siggil.cards import FAMILIES, RANKS, SPIRITS, Card, parse_card
from engine.siggil.layouts import Layout, Place
from engine.siggil.rulings import ids

__all__ = ["EASY", "SKIP", "CaptureMenu", "Pile", "PlayerView", "Table", "TakeMenu"]

#: The answer of whoever captures nothing.
SKIP = "skip"
#: The grade of the solo game in which what is discarded lies face up.
EASY = "easy"
#: The most cards that a menu combines, where it is listed.
LISTED = 7

COVERED, SPIRIT_BESIDE, TAKE, SECRET, ONCE = \
    ids("setup.2", "turn.1"), ids("setup.4", "turn.1"), ids("turn.1"), ids("turn.2"), ids("turn.3")
NOT_FREE, OWN, PLAYED = ids("capture.1"), ids("capture.2"), ids("turn.2", "capture.1")
EMPTY, OVER, SOLO_OVER, SOLO = ids("end.2"), ids("end.1"), ids("solo.4"), ids("solo.2")


class Pile:
    """A set that somebody has played.

    Args:
        spirit: what it was played for.
        cards: its cards.
        holds: whether the spirit lies on it.
    """

    __slots__ = ("cards", "holds", "spirit")

    def __init__(self, spirit: Card, cards: Sequence[Card], holds: bool = True) -> None:
        self.spirit = spirit
        self.cards = list(cards)
        self.holds = holds


class Table:
    """The siggil, the free spirits beside it, hands, sets.

    Args:
        players: in clockwise order; one of them in the solo game.
        parameters: the numbers in force.
        readings: the readings in force, for menus and refusals.
        layouts: those that may be chosen.
        layout: where the cards lie; None: it is chosen.
        cards: what lies at each of its places; None: chance lays it out.
        hands: the cards of each hand.
        sets: the sets before each player, by the spirit they were played for; on the largest one the spirit lies.
        free: the free spirits.
        numbers: the numbers of spirits that the set-up states.
        grade: in the solo game, ``"easy"`` or ``"advanced"``.

    ``uncovered`` holds places on which nothing lies any more, and where a card is to be turned up or a spirit leaves.
    ``tally`` counts, in each hand, the cards of each family and of each number. ``size`` is how many cards capture a
    free spirit (capture.1, solo.3), ``sizes`` those of both grades; ``traits`` has of each spirit its family, and its
    number or all those that it may have; ``robbed`` are the players who have a set that has lost its spirit.
    """

    __slots__ = ("available", "captured_now", "captures", "cards", "dealt", "discards", "down", "ever", "free", "grade",
                 "hands", "holder", "laid", "layout", "layouts", "lost", "mover", "numbers", "over", "parameters",
                 "piles", "place", "players", "readings", "robbed", "size", "sizes", "takes", "tally", "traits",
                 "uncovered")

    def __init__(self, players: Sequence[str], parameters: Mapping[str, int], readings: Mapping[str, str], *,
                 layouts: Mapping[str, Layout] | None = None, layout: Layout | None = None,
                 cards: Sequence[Card] | None = None, hands: Mapping[str, Sequence[Card]] | None = None,
                 sets: Mapping[str, Mapping[Card, Sequence[Card]]] | None = None, free: Sequence[Card] = (),
                 numbers: Mapping[Card, int] | None = None, grade: str | None = None) -> None:
        self.players = tuple(players)
        self.parameters = parameters
        self.readings = readings
        self.layouts = layouts or {}
        self.layout = layout
        self.grade = grade
        self.numbers = Numbers(numbers)
        if grade:
            self.size = parameters[f"solo.set.{grade}"]
        else:
            self.size = parameters["set.four" if len(self.players) == 4 else "set"]
        self.sizes = (parameters["solo.set.easy"], parameters["solo.set.advanced"]) if grade else ()
        self.traits = {spirit: tuple(self._traits(spirit)) for spirit in SPIRITS}
        self.cards: list[Card | None] = []
        self.place: dict[Card, int] = {}
        self.laid: list[int] = []
        self.down: set[int] = set()
        self.uncovered: list[int] = []
        self.available: list[Card] = []
        self.free = list(free)
        self.hands: dict[str, list[Card]] = {player: [] for player in players}
        self.tally: dict[str, dict[str | int, int]] = {player: dict.fromkeys((*FAMILIES, *RANKS), 0)
                                                       for player in players}
        self.piles: dict[str, list[Pile]] = {player: [] for player in players}
        self.holder: dict[Card, tuple[str, Pile]] = {}
        self.robbed: set[str] = set()
        self.ever: dict[str, set[Card]] = {player: set() for player in players}
        self.discards: list[Card] = []
        self.lost: list[Card] = []
        self.mover: str | None = None
        self.captured_now = False
        self.over = False
        self.takes = {player: Choice(player, "take", TakeMenu(self, player), TAKE) for player in players}
        self.captures = {player: Choice(player, "capture", CaptureMenu(self, player), ONCE) for player in players}
        for player, hand in (hands or {}).items():
            self._draw(player, hand)
        for player, sets_of in (sets or {}).items():
            for spirit, played in sets_of.items():
                self._put_set(player, spirit, played)
        # What a set-up has put elsewhere is not laid out.
        self.dealt = {*self.free, *self.holder}.union(*self.hands.values(), *(
            pile.cards for piles in self.piles.values() for pile in piles))
        if cards is not None:
            self._lay(cards)

    def _traits(self, spirit: Card) -> Iterator[str | int]:
        yield spirit.family
        if spirit in self.numbers.known or self.readings["spirit_numbers"] != GAP:
            yield self.numbers.all[spirit]
        else:
            yield from (number for number in RANKS if self.numbers.may_be(spirit, number))

    def _put_set(self, player: str, spirit: Card, cards: Sequence[Card]) -> None:
        """A set of a set-up: whoever has the largest one for a spirit holds it."""
        pile = Pile(spirit, cards, holds=False)
        self.piles[player].append(pile)
        self.ever[player].add(spirit)
        before = self.holder.get(spirit)
        if before is None or len(before[1].cards) < len(cards):
            self._hold(player, spirit, pile)
        else:
            self.robbed.add(player)

    def _hold(self, player: str, spirit: Card, pile: Pile) -> None:
        """A spirit is laid on a set."""
        if before := self.holder.get(spirit):
            before[1].holds = False
            self.robbed.add(before[0])
        pile.holds = True
        self.holder[spirit] = (player, pile)

    def _lay(self, cards: Sequence[Card]) -> None:
        """Cards at the places of the layout, the first at the first; what nothing covers is uncovered."""
        layout: Layout = self.layout  # type: ignore[assignment]  # it is chosen before
        count = len(cards)
        self.cards = list(cards)
        self.place = {card: number for number, card in enumerate(cards)}
        self.laid = [sum(over < count for over in above) for above in layout.covered_by[:count]]
        self.down = {number for number, place in enumerate(layout.places[:count]) if place.face == "down"}
        for number, above in enumerate(self.laid):
            if not above:
                self._bare(number)

    def _bare(self, number: int) -> None:
        """Nothing lies on a place any more."""
        card: Card = self.cards[number]  # type: ignore[assignment]  # the lower card is still there
        if card.spirit or number in self.down:
            self.uncovered.append(number)
        else:
            self.available.append(card)

    def _lift(self, card: Card) -> None:
        """A card leaves the siggil."""
        number = self.place.pop(card)
        self.cards[number] = None
        laid = self.laid
        for under in self.layout.covers[number]:  # type: ignore[union-attr]
            laid[under] -= 1
            if not laid[under]:
                self._bare(under)

    def _draw(self, player: str, cards: Sequence[Card]) -> None:
        tally = self.tally[player]
        self.hands[player].extend(cards)
        for card in cards:
            tally[card.family] += 1
            tally[card.number] += 1

    # What happens, in clause order.

    @applies
    def layout_chosen(self, layout: str) -> None:
        self.layout = self.layouts[layout]

    @applies
    def laid_out(self, cards: Sequence[Card]) -> None:
        self._lay(cards)

    @applies
    def turned_up(self, card: Card) -> None:
        number = self.place[card]
        self.down.discard(number)
        if not card.spirit:
            self.uncovered.remove(number)
            self.available.append(card)

    @applies
    def spirit_freed(self, spirit: Card) -> None:
        self.uncovered.remove(self.place[spirit])
        self._lift(spirit)
        self.free.append(spirit)

    @applies
    def spirit_lost(self, player: str, spirit: Card) -> None:
        self.free.remove(spirit)
        self.lost.append(spirit)

    @applies
    def took(self, player: str, card: Card) -> None:
        self.available.remove(card)
        self._lift(card)
        self.hands[player].append(card)
        tally = self.tally[player]
        tally[card.family] += 1
        tally[card.number] += 1
        self.mover = player
        self.captured_now = False

    @applies
    def discarded(self, player: str, card: Card) -> None:
        self.available.remove(card)
        self._lift(card)
        self.discards.append(card)
        self.mover = player
        self.captured_now = False

    @applies
    def captured(self, player: str, spirit: Card, cards: Sequence[Card]) -> None:
        self.free.remove(spirit)
        self._play_set(player, spirit, cards)

    @applies
    def stole(self, player: str, spirit: Card, cards: Sequence[Card], holder: str) -> None:
        self._play_set(player, spirit, cards)

    @applies
    def regained(self, player: str, spirit: Card, cards: Sequence[Card], holder: str, pile: int) -> None:
        self._leave_hand(player, cards)
        own = self.piles[player][pile]
        own.cards.extend(cards)
        self._hold(player, spirit, own)

    @applies
    def game_won(self, players: Sequence[str]) -> None:
        self.over = True

    @applies
    def solo_won(self, player: str, count: int) -> None:
        self.over = True

    @applies
    def solo_lost(self, player: str) -> None:
        self.over = True

    def _play_set(self, player: str, spirit: Card, cards: Sequence[Card]) -> None:
        """A set is played before its player, the spirit on it."""
        self._leave_hand(player, cards)
        pile = Pile(spirit, cards)
        self.piles[player].append(pile)
        self._hold(player, spirit, pile)
        self.ever[player].add(spirit)

    def _leave_hand(self, player: str, cards: Sequence[Card]) -> None:
        hand, tally = self.hands[player], self.tally[player]
        for card in cards:
            hand.remove(card)
            tally[card.family] -= 1
            tally[card.number] -= 1
        self.captured_now = True

    # What may be done.

    @property
    def spirit_numbers(self) -> Mapping[Card, int]:
        """The numbers of the spirits, as far as they are in force (parts.3)."""
        return self.numbers.under(self.readings["spirit_numbers"])

    def spirits(self, player: str) -> int:
        """How many spirits lie on a player's sets."""
        return sum(pile.holds for pile in self.piles[player])

    def cases(self, player: str, spirit: Card) -> list[Case]:
        """How a spirit may be captured: by adding to an own set that has lost it (capture.3), and by a new set."""
        _, holding = self.holder.get(spirit, (None, None))
        fresh = Case(spirit, self.numbers, self.size, self.parameters["steal.more"],
                     None if holding is None else len(holding.cards), sizes=self.sizes)
        return [*(replace(fresh, own=own.cards, number=number) for number, own in self.own_sets(player, spirit)), fresh]

    def attempt(self, player: str, capture: Capture) -> Case | Refusal:
        """How cards capture a spirit.

        Where they may be added to an own set, they are. Where nothing is allowed, it is the way that was meant.
        """
        spirit, cards = capture.spirit, capture.cards
        facts: dict[str, Any] = {"player": player, "spirit": spirit}
        holder = self.holder.get(spirit)
        if holder is not None and holder[0] == player:
            return Refusal(OWN, "already_yours", facts)
        if holder is None and spirit not in self.free:
            return Refusal(NOT_FREE, "spirit_not_free", facts)
        hand = self.hands[player]
        for place, card in enumerate(cards):
            if card not in hand:
                return Refusal(PLAYED, "not_in_hand", facts | {"card": str(card)})
            if card in cards[:place]:
                return Refusal(PLAYED, "card_named_twice", facts | {"card": str(card)})
        *adding, fresh = self.cases(player, spirit)
        return allowing([*adding, fresh], cards, self.quiet) or next(
            (case for case in adding if cards and self._meant(case, cards)), fresh)

    def _meant(self, case: Case, cards: Sequence[Card]) -> bool:
        """Whether cards were meant to be added to an own set: it would be of one trait, or of the size needed."""
        together = [*case.own, *cards]
        return len(together) == (case.held or 0) + case.more or one_trait(case, together, self.quiet) is None

    def own_sets(self, player: str, spirit: Card) -> list[tuple[int, Pile]]:
        """A player's sets that were played for a spirit and have lost it, the largest first."""
        sets = [(number, pile) for number, pile in enumerate(self.piles[player])
                if pile.spirit == spirit and not pile.holds]
        return sorted(sets, key=lambda numbered: -len(numbered[1].cards))

    def quiet(self, question: str) -> str:
        """The reading in force, for a menu: what depends on it is recorded when it happens."""
        return self.readings[question]

    def refuse(self, act: tuple[str, str]) -> Refusal:
        """Why something is not allowed that nobody was asked for.

        Args:
            act: who wants to do it; and ``"take"``, ``"discard"`` or ``"capture"``.
        """
        player, deed = act
        facts = {"player": player, "deed": deed}
        if deed == "capture" and self.captured_now:
            return Refusal(ONCE, "second_capture", facts)
        if deed == "capture":
            return Refusal(ONCE, "no_capture_now", facts)
        if not self.place:
            return Refusal(EMPTY, "siggil_is_empty", facts)
        if self.over:
            return Refusal(SOLO_OVER if self.grade else OVER, "game_is_over", facts)
        return Refusal(SOLO if self.grade else TAKE, "one_card_a_turn", facts)

    # What is seen.

    def state(self, seat: str | None = None) -> dict[str, Any]:
        """The table as plain data, whole or as one seat sees it: hidden cards are None.

        Of a set, ``spirit`` lists the spirit that lies on it, if any. ``numbers`` are the spirits' numbers, as far as
        they are in force.
        """
        def hand(owner: str) -> list[Card | None]:
            return list(self.hands[owner]) if seat in (None, owner) else [None] * len(self.hands[owner])

        def hide(owner: str, cards: Sequence[Card], face: str) -> list[Card | None]:
            seen = seat in (None, owner) or self.readings[face] == "up"
            return list(cards) if seen else [None] * len(cards)

        def piles(owner: str) -> list[dict[str, Any]]:
            return [{"spirit": hide(owner, [pile.spirit] if pile.holds else [], "spirit_face"),
                     "cards": hide(owner, pile.cards, "sets_face")} for pile in self.piles[owner]]

        siggil = []
        for number, card in enumerate(self.cards):
            if card is not None:
                x, y, level, _ = self.layout.places[number]  # type: ignore[union-attr]
                down = number in self.down
                siggil.append([None if down and seat is not None else card, x, y, level, "down" if down else "up"])
        hidden = self.grade not in (None, EASY) and seat is not None
        numbers = self.spirit_numbers
        return {
            "layout": self.layout.name or None if self.layout else None,
            "siggil": siggil,
            "available": list(self.available),
            "free": list(self.free),
            "hands": {player: hand(player) for player in self.players},
            "sets": {player: piles(player) for player in self.players},
            "spirits": {player: self.spirits(player) for player in self.players},
            "discards": [None] * len(self.discards) if hidden else list(self.discards),
            "lost": list(self.lost),
            "numbers": {spirit: numbers[spirit] for spirit in SPIRITS if spirit in numbers},
        }

    def view(self, who: Any) -> PlayerView:
        """What a chooser may see, read when it is looked at."""
        return PlayerView(self, who)


class PlayerView(ReadingsView):
    """A table as one seat sees it, with what everybody knows of the rules in force."""

    __slots__ = ()

    @property
    def size(self) -> int:
        """How many cards capture a free spirit."""
        size: int = self._table.size
        return size

    @property
    def more(self) -> int:
        """How many more than the holder's set has capture a spirit of another player."""
        more: int = self._table.parameters["steal.more"]
        return more

    @property
    def free_limit(self) -> int:
        """How many spirits may be free at once."""
        limited = self._table.grade is not None or self.readings["free_limit_multiplayer"] == "three"
        limit: int = self._table.parameters["solo.free" if limited else "spirits"]
        return limit

    @property
    def numbers(self) -> Mapping[Card, int]:
        """The numbers of the spirits, as far as they are in force."""
        numbers: Mapping[Card, int] = self._table.spirit_numbers
        return numbers


def place_of(text: str) -> tuple[int, ...] | None:
    """Column and row of a text such as ``3,1``, or with the level ``3,1,2``; plus signs may stand for the commas."""
    parts = text.replace("+", ",").split(",")
    if len(parts) not in (2, 3) or not all(part.isascii() and part.isdigit() and len(part) < 4 for part in parts):
        return None
    return tuple(map(int, parts))


class TakeMenu(Options[Card]):
    """The available cards of the siggil (setup.2, turn.1); answers for every other card, and for places too."""

    __slots__ = ("player", "table")

    def __init__(self, table: Table, player: str, clauses: tuple[str, ...] = TAKE) -> None:
        super().__init__(table.available, clauses)
        self.table = table
        self.player = player

    def only(self) -> Card | None:
        """The last available card."""
        return self.options[0] if len(self.options) == 1 else None

    def refusal(self, option: Any) -> Refusal:
        """Why this one may not be taken, from what lies open."""
        table = self.table
        facts: dict[str, Any] = {"player": self.player, "option": str(option)}
        if isinstance(option, Place):
            return self._covered(table.layout.places.index(option), facts)  # type: ignore[union-attr]
        if option in table.hands[self.player]:
            return Refusal(SECRET, "already_in_hand", facts)
        if option in table.free:
            return Refusal(SPIRIT_BESIDE, "spirits_are_not_taken", facts)
        number = table.place.get(option)
        if number is None or number in table.down:
            return Refusal(TAKE, "not_open_in_siggil", facts)
        if not table.laid[number]:
            return Refusal(SPIRIT_BESIDE, "spirits_are_not_taken", facts)
        return self._covered(number, facts)

    def _covered(self, number: int, facts: dict[str, Any]) -> Refusal:
        """Other cards lie on it: those that are seen are named."""
        table = self.table
        above = [over for over in table.layout.covered_by[number]  # type: ignore[union-attr]
                 if over < len(table.cards) and table.cards[over] is not None]
        return Refusal(COVERED, "card_is_covered", facts | {
            "count": len(above), "by": [str(table.cards[over]) for over in above if over not in table.down]})

    def encode(self, option: Card) -> str:
        """The card's name, or the place."""
        return str(option)

    def decode(self, text: str) -> Card:
        """The card of that name, or what lies at that place, uppermost: its card where it lies face up."""
        table = self.table
        if (at := place_of(text)) and table.layout:
            lying = [(place.level, number, place) for number, place in enumerate(table.layout.places[:len(table.cards)])
                     if place[:len(at)] == at and table.cards[number] is not None]
            if lying:
                _, number, place = max(lying)
                return place if number in table.down else table.cards[number]  # type: ignore[return-value]
        return parse_card(text) or text  # type: ignore[return-value]  # not a card: why_not says so

    def conceivable(self) -> Sequence[Card]:
        """What is available, and the cards that lie open and are covered."""
        table = self.table
        covered = [card for number, card in enumerate(table.cards) if card is not None and number not in table.down]
        return list(dict.fromkeys([*self.options, *covered, *table.free]))


class Way(NamedTuple):
    """A way to capture a spirit: cards of these families and numbers, at least and at most so many."""

    spirit: Card
    traits: tuple[str | int, ...]
    sizes: Sequence[int]


class CaptureMenu:
    """Every capture that is possible, and to capture nothing where one may (turn.3, capture.1–capture.3, solo.2)."""

    __slots__ = ("least", "player", "table")

    def __init__(self, table: Table, player: str) -> None:
        self.table = table
        self.player = player
        self.least = min((table.size, *table.sizes))

    @property
    def duty(self) -> bool:
        """Whether whoever can capture must (solo.2)."""
        return self.table.grade is not None and self.table.readings["must_capture"] == "yes"

    def ways(self) -> Iterator[Way]:
        """The ways to capture something now."""
        table, player = self.table, self.player
        tally, traits_of = table.tally[player], table.traits
        for spirit in table.free:
            for trait in traits_of[spirit]:
                if tally[trait] >= self.least and (sizes := self._fresh(tally[trait])):
                    yield Way(spirit, (trait,), sizes)
        more = table.parameters["steal.more"]
        for spirit, (holder, pile) in table.holder.items():
            if holder == player:
                continue
            needed = len(pile.cards) + more
            for trait in traits_of[spirit]:
                if tally[trait] >= needed:
                    yield Way(spirit, (trait,), self._sizes(needed, tally[trait]))
            if player not in table.robbed:
                continue
            for _, own in table.own_sets(player, spirit):
                least = max(needed - len(own.cards), 1)
                for traits in self._adding(spirit, own):
                    count = len(self.pool(traits))
                    if count >= least and (sizes := self._sizes(needed - len(own.cards), count)):
                        yield Way(spirit, traits, sizes)

    def _adding(self, spirit: Card, own: Pile) -> Iterator[tuple[str | int, ...]]:
        """The traits of cards that may be added to an own set (capture.3)."""
        table = self.table
        if table.readings["regain_trait"] == "any":
            yield table.traits[spirit]
            return
        for trait in table.traits[spirit]:
            if all(trait in (card.family, card.number) for card in own.cards):
                yield (trait,)

    def _fresh(self, count: int) -> Sequence[int]:
        """The sizes that a set for a free spirit may have, of so many cards."""
        table = self.table
        size = table.size
        if table.sizes:
            sizes = table.sizes if table.readings["solo_set"] == "either" else (size,)
            return [one for one in dict.fromkeys(sizes) if one <= count]
        return (size,) if table.readings["set_size"] == "exactly" else range(size, count + 1)

    def _sizes(self, needed: int, count: int) -> Sequence[int]:
        """How many of so many cards may be played, where so many are needed."""
        if self.table.readings["steal_size"] == "exactly":
            return (needed,) if 1 <= needed <= count else ()
        return range(max(needed, 1), count + 1)

    def pool(self, traits: Sequence[str | int]) -> list[Card]:
        """The cards of the hand that have one of the traits."""
        return [card for card in self.table.hands[self.player] if card.family in traits or card.number in traits]

    def why_not(self, option: Capture | str, ask: Ask | None = None) -> Refusal | None:
        """None for a possible capture, or for none where one need not; else the refusal.

        Args:
            option: a capture, or none.
            ask: gives the readings; None: quietly.
        """
        facts = {"player": self.player, "option": self.encode(option)}
        if option == SKIP:
            return Refusal(SOLO, "must_capture", facts) if self.duty and next(self.ways(), None) else None
        if not isinstance(option, Capture):
            return Refusal(ONCE, "not_a_capture", facts)
        attempt = self.table.attempt(self.player, option)
        return attempt if isinstance(attempt, Refusal) else judge(attempt, option.cards, ask or self.table.quiet)

    def only(self) -> Capture | str | None:
        """To capture nothing, where nothing can be captured; or the one capture, where one must."""
        ways = self.ways()
        first = next(ways, None)
        if first is None:
            return SKIP
        if not self.duty or next(ways, None) is not None:
            return None
        pool = self.pool(first.traits)
        return Capture(first.spirit, tuple(pool)) if list(first.sizes) == [len(pool)] else None

    def pick(self, rng: random.Random) -> Capture | str:
        """One of the ways, or none, each as likely; then one of its sets."""
        ways: list[Way | None] = list(self.ways())
        if not self.duty or not ways:
            ways.append(None)
        way = ways[int(rng.random() * len(ways))]
        if way is None:
            return SKIP
        size = way.sizes[int(rng.random() * len(way.sizes))]
        return Capture(way.spirit, tuple(rng.sample(self.pool(way.traits), size)))

    def chances(self) -> Mapping[Any, float]:
        """Nothing: chance captures no spirits."""
        raise NotFinite("a capture is not chance's")

    def encode(self, option: Capture | str) -> str:
        """``skip``, or the spirit and the cards joined by plus signs."""
        return str(option)

    def decode(self, text: str) -> Capture | str:
        """The option of a text; one that names no spirit, or what is no card, is returned as it is."""
        first, *others = map(parse_card, text.split("+"))
        if first is None or not first.spirit or any(card is None or card.spirit for card in others):
            return text
        return Capture(first, tuple(card for card in others if card is not None))

    def conceivable(self) -> list[Capture | str]:
        """The captures that are possible; and for each spirit in reach, all the cards of its family."""
        table = self.table
        spirits = dict.fromkeys([*table.free, *table.holder])
        others = [Capture(spirit, tuple(self.pool((spirit.family,)))) for spirit in spirits]
        some = [Capture(way.spirit, tuple(self.pool(way.traits)[:way.sizes[0]])) for way in self.ways()]
        return [*dict.fromkeys([*some, *others]), SKIP]

    def __iter__(self) -> Iterator[Capture | str]:
        ways = list(self.ways())
        if any(len(self.pool(way.traits)) > LISTED and len(way.traits) > 1 for way in ways):
            raise NotFinite("too many sets to be listed")
        yield from dict.fromkeys(Capture(way.spirit, cards) for way in ways for size in way.sizes
                                 for cards in combinations(self.pool(way.traits), size))
        if not self.duty or not ways:
            yield SKIP
