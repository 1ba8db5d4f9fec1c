"""Baltiški sigilai: the vocabulary of its scenarios.

>>> t = trick(Ruduo="MEDIS", Žiema="RAGANA", Pavasaris="PASAULIS", Vasara="SAULĖ")
>>> t.outcome, t.winner, t.plane
('won', 'Pavasaris', 'Forma')
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, Literal

from engine import setup
from engine.play import Play
from engine.problems import Problem, SetupError
from engine.setup import check_policies
from engine.sigilai import rules
from engine.sigilai.deck import DEMONSTRATION, SEASONS, Card, Deck, load_deck
from engine.sigilai.figures import FIGURES, GOAL, PLAYERS, figures
from engine.sigilai.policies import POLICIES
from engine.sigilai.rulings import LAWBOOK
from engine.sigilai.table import Table
from engine.vocabulary import Between, Named, Result, Vocabulary, check, given_to

__all__ = ["FIGURES", "GOAL", "LAWBOOK", "PLAYERS", "POLICIES", "SEASONS", "VOCABULARY", "Game", "May", "Trick",
           "figures", "game", "load_deck", "may", "play", "trick"]

TO_WIN = LAWBOOK.parameters["sigils_to_win"]
Seat = Annotated[str, Named("seat")]
CardName = Annotated[str, Named("card")]
SigilName = Annotated[str, Named("sigil")]
#: How many sigils a seat may have between tricks, and while one is played: the game goes on.
Count = Annotated[int, Between(0, TO_WIN.value, TO_WIN.high)]
Held = Annotated[int, Between(0, TO_WIN.value - 1, TO_WIN.high - 1)]
Distance = Annotated[int, Between(1, 99)]
Hands = Mapping[Seat, Sequence[CardName]]
Readings = str | Mapping[str, str | int]
GivenAnswers = Sequence[str | int | Sequence[str]]
DeckSource = Any

NOTHING: Mapping[str, Any] = MappingProxyType({})
VOCABULARY = Vocabulary()
VOCABULARY.constants["SEASONS"] = SEASONS


class Trick(Result):
    """The trace of one trick, or of the last one played.

    ``outcome`` is ``"won"``, ``"closed"`` (LAIMA's has a winner), ``"chaos"``, ``"ended"`` where a reading
    ends the game, ``"gap"``, or None while a choice is pending.
    """

    outcomes: ClassVar[Sequence[str]] = ("won", "closed", "chaos", "ended")
    summary: ClassVar[Sequence[str]] = ("plane", "fired", "winner")

    @property
    def plane(self) -> str | None:
        """``"Forma"`` or ``"Virsmas"`` (23–24)."""
        plane: str | None = self.trace.table.plane
        return plane

    def _last(self, fact: str, *kinds: str) -> Any:
        for event in reversed(self.trace.events):
            if event.kind in kinds:
                return event.facts[fact]
            if event.kind == "trick_began":
                break
        return None

    @property
    def fired(self) -> str | None:
        """The Rėda card that fired (31–32)."""
        card: str | None = self._last("card", "fired")
        return card

    @property
    def winner(self) -> str | None:
        """The seat that won the trick, by strength or by LAIMA."""
        seat: str | None = self._last("seat", "won", "laima_chose")
        return seat

    @property
    def hands(self) -> dict[str, list[str]]:
        """The cards in all four hands."""
        return {seat: list(map(str, cards)) for seat, cards in self.trace.table.hands.items()}

    @property
    def mara(self) -> list[str]:
        """The cards in Mara's field, in the order they came."""
        return list(map(str, self.trace.table.mara))

    @property
    def sigils(self) -> dict[str, int]:
        """How many sigils each seat has taken."""
        return {seat: len(sigils) for seat, sigils in self.trace.table.sigils.items()}

    @property
    def taken(self) -> dict[str, list[str]]:
        """Which sigils each seat has taken."""
        return {seat: list(map(str, sigils)) for seat, sigils in self.trace.table.sigils.items()}

    @property
    def won(self) -> dict[str, list[str]]:
        """The pile that each seat has won, where won cards do not go to the hand."""
        return {seat: list(map(str, cards)) for seat, cards in self.trace.table.won.items()}

    @property
    def tricks(self) -> int:
        """How many tricks were begun."""
        number: int = self.trace.table.number
        return number


class Game(Trick):
    """The trace of tricks from a position, or of a whole game.

    ``outcome`` is that of the last trick, or once the game is over ``"won"``, ``"shared"`` or ``"limit"``.
    """

    outcomes: ClassVar[Sequence[str]] = (*Trick.outcomes, "shared", "limit")
    summary: ClassVar[Sequence[str]] = ("plane", "fired", "winner", "winners", "tricks")

    @property
    def decisions(self) -> int:
        """Choices of seats with more than one option."""
        return sum(answer.who in SEASONS for answer in self.trace.answers)

    @property
    def winners(self) -> list[str]:
        """The seats that won the game (4)."""
        return next((list(event.facts["seats"]) for event in reversed(self.trace.events)
                     if event.kind in ("game_won", "game_stopped")), [])


class May(Trick):
    """Whether a seat may do something; ``outcome`` is ``"allowed"`` or ``"refused"``."""

    outcomes: ClassVar[Sequence[str]] = ("allowed", "refused")


@VOCABULARY.function
def trick(Ruduo: CardName | None = ..., Žiema: CardName | None = ..., Pavasaris: CardName | None = ...,  # type: ignore[assignment]
          Vasara: CardName | None = ..., *, hands: Hands = NOTHING, sigils: Mapping[Seat, Held] = NOTHING,  # type: ignore[assignment]
          mara: Sequence[CardName] = (), missing: Mapping[Seat, Distance] = NOTHING, answers: GivenAnswers = (),
          rulings: Readings = "printed", unstated: Literal["empty", "ask"] = "empty",
          deck: DeckSource = DEMONSTRATION, **unknown: Any) -> Trick:
    """One trick from the cards that are laid (19–42); sigils are not fulfilled here.

    Args:
        Ruduo, Žiema, Pavasaris, Vasara: the card that the seat lays; None states that it has none.
        hands: the cards still held after laying.
        sigils: how many sigils each seat has; the first of the deck's list.
        mara: the cards in Mara's field.
        missing: how many signs a seat misses to its first sigil.
        answers: what is chosen after the cards are laid, chance included, in order of asking.
        rulings: a preset's name, or readings and parameters laid over ``"printed"``.
        unstated: ``"empty"``: what is not stated is empty or zero; ``"ask"``: it is asked of the table.
        deck: the deck's file.

    Raises:
        SetupError: every problem of the set-up.

    >>> trick(Ruduo="MEDIS", Žiema="MEDIS", Pavasaris=None, Vasara="SAUL")
    Traceback (most recent call last):
    engine.problems.SetupError: ...
    """
    return Setup("trick", given_to(locals())).result(Trick)


@VOCABULARY.function
def play(*, hands: Hands = NOTHING, mara: Sequence[CardName] = (),
         sigils: Mapping[Seat, Count | Sequence[SigilName]] = NOTHING,
         answers: GivenAnswers = (), tricks: Annotated[int, Between(0, 1000)] = 1, rulings: Readings = "printed",
         deck: DeckSource = DEMONSTRATION, **unknown: Any) -> Game:
    """Whole tricks from any position between two of them, sigils and the end of the game included (4, 11–45).

    Args:
        hands, mara, sigils: the position; counts of sigils mean the first of the deck's list.
        answers: every choice with more than one option, chance included, in order of asking.
        tricks: how many tricks to play at most.
        rulings, deck: as for :func:`trick`.

    Raises:
        SetupError: every problem of the set-up.
    """
    return Setup("play", given_to(locals())).result(Game)


@VOCABULARY.function
def game(*, seed: int = 0, rulings: Readings = "table", policies: str | Mapping[Seat, str] = "random",
         players: Sequence[str] = ("1", "2", "3", "4"), deck: DeckSource = DEMONSTRATION, **unknown: Any) -> Game:
    """A whole game, every choice made by named policies (1–45).

    Args:
        seed: what chance and the random policy are drawn from.
        rulings: as for :func:`trick`; ``"table"`` always ends.
        policies: one of :data:`POLICIES` for all, or one for each seat.
        players: the names of the four players, to whom the seats are drawn.
        deck: the deck's file.

    Raises:
        SetupError: every problem of the set-up.

    >>> game(seed=1).outcome
    'won'
    """
    return Setup("game", given_to(locals())).result(Game)


@VOCABULARY.function
def may(seat: Seat, deed: Literal["lay", "take_card", "take_sigil"], what: str, *, hands: Hands = NOTHING,
        mara: Sequence[CardName] = (), sigils: Mapping[Seat, Count | Sequence[SigilName]] = NOTHING,
        rulings: Readings = "printed", deck: DeckSource = DEMONSTRATION, **unknown: Any) -> May:
    """Whether a seat may do what nobody asked it to do; ``outcome`` is ``"allowed"`` or ``"refused"``.

    Args:
        seat: who wants to act.
        deed: ``"lay"`` a card, ``"take_card"`` from Mara's field, ``"take_sigil"``.
        what: the card or sigil.
        hands, mara, sigils, rulings, deck: the position, as for :func:`play`.

    Raises:
        SetupError: every problem of the set-up.

    >>> may("Žiema", "take_card", "MEDIS", mara=["MEDIS"]).clauses
    ['sigilai/18']
    """
    return Setup("may", given_to(locals())).result(May)


#: The kind of result that each call returns.
RESULTS: dict[str, type[Trick]] = {"trick": Trick, "play": Game, "game": Game, "may": May}


def names(deck: DeckSource = DEMONSTRATION) -> dict[str, Any]:
    """The names that a set-up may use, and the cards behind them, as plain data."""
    given = load_deck(deck)
    return {
        "names": {"card": given.names, "seat": list(SEASONS),
                  "sigil": [str(sigil) for own in given.sigils.values() for sigil in own]},
        "cards": {str(card): {"creation": card.creation, "strength": card.strength, "signs": list(card.signs),
                              "reda": card.reda} for card in given.cards},
        "sigils": {seat: {str(sigil): list(sigil.signs) for sigil in own} for seat, own in given.sigils.items()},
    }


class Setup(setup.Setup):
    """The arguments of a call, checked; a method for each call gives its play."""

    vocabulary, lawbook, named_policies = VOCABULARY, LAWBOOK, POLICIES
    always = frozenset(("policies", "players", "rulings", "seed", "tricks"))

    def __init__(self, call: str, given: Mapping[str, Any], *, noting: bool = False) -> None:
        self.mara_left_out = given.get("mara") == ()  # the default; an empty list states that nothing lies there
        super().__init__(call, given, noting=noting)

    @property
    def seats(self) -> Sequence[str]:
        return SEASONS

    @property
    def arguments(self) -> dict[str, Any]:
        return {name: value for name, value in self.stated.items() if name != "deck"}

    @property
    def in_sight(self) -> dict[str, Any]:
        if self.given.get("unstated") != "empty":
            return {}
        counts = {seat: self.given["sigils"].get(seat, 0) for seat in SEASONS}
        return {"sigils": counts} | ({"mara": []} if self.mara_left_out else {})

    def names(self) -> Mapping[str, Iterable[str]]:
        known: Mapping[str, Iterable[str]] = names(self.deck)["names"]
        return known

    def not_given(self, name: str) -> Problem:
        if name not in SEASONS:
            return super().not_given(name)
        return Problem(name, "seat_left_out", None, ["card", "None"], f"{name}=None")

    def prepare(self) -> None:
        deck, numbers = self.given["deck"], self.law[1]
        try:
            self.deck = load_deck(deck)
        except SetupError as error:
            self.problems += error.problems
            self.deck = load_deck()
        if deck != DEMONSTRATION and isinstance(deck, (Path, Deck)):
            self.given["deck"] = deck.name if isinstance(deck, Deck) else str(deck)
        if numbers["kept"] + numbers["to_mara"] != numbers["sigil_cards"]:
            self.problems.append(Problem("rulings", "parts_do_not_add_up", f"{numbers['kept']} + {numbers['to_mara']}",
                                         [str(numbers["sigil_cards"])]))

    def check(self, given: Mapping[str, Any]) -> None:
        self._check_cards()
        self._check_sigils(given.get("sigils", {}), given.get("missing", {}))
        for seat in SEASONS if self.call == "trick" else ():
            if given[seat] is None and self.sound(seat) and (hand := given["hands"].get(seat)):
                self.problems.append(Problem(seat, "must_lay", None, hand, f"{seat}={hand[0]!r}"))
        if self.call == "game":
            self.check_players(given["players"], len(SEASONS), len(SEASONS))
            self.problems += check_policies(given["policies"], POLICIES)
        if self.call == "may" and self.sound("deed", "what"):
            self._check_act(given["deed"], given["what"])

    def _check_cards(self) -> None:
        """No card of the deck lies in two places."""
        seen: dict[str, str] = {}
        for where, name in self.placed(*SEASONS, "hands", "mara"):
            card = self.deck.card(name)
            if card is not None and card.known:
                if card in seen:
                    self.problems.append(Problem(where, "card_twice", name, [seen[card]]))
                seen.setdefault(card, where)

    def _check_sigils(self, given: Mapping[str, int | Sequence[str]], missing: Mapping[str, int]) -> None:
        """Each seat has sigils of its own, not too many, and a distance only to the first."""
        most = self.law[1]["sigils_to_win"] - 1
        for seat, sigils in given.items():
            where, own = f"sigils[{seat!r}]", self.deck.sigils[seat]
            count = sigils if isinstance(sigils, int) else len(sigils)
            high = min(most, len(own)) if self.call == "trick" else len(own)
            if count > high:
                self.problems.append(Problem(where, "out_of_range", count, [f"0–{high}"], str(high)))
            if not isinstance(sigils, int):
                for sigil, times in Counter(sigils).items():
                    if sigil not in own:
                        self.problems.append(Problem(where, "sigil_of_another_season", sigil, [*map(str, own)]))
                    elif times > 1:
                        self.problems.append(Problem(where, "sigil_twice", sigil))
            if count and seat in missing:
                self.problems.append(Problem(f"missing[{seat!r}]", "has_a_sigil", count, [f"sigils[{seat!r}] = 0"]))

    def _check_act(self, deed: str, what: str) -> None:
        """What a deed is about must be there to be asked about: a sigil may not be laid, but somebody may ask."""
        known, kind = names(self.deck)["names"], "sigil" if deed == "take_sigil" else "card"
        about = [*known[kind], *(known["sigil"] if deed == "lay" else ())]
        self.problems += check(what, {"kind": "name", "of": kind}, "what", {kind: about})

    def _named(self, names: Iterable[str]) -> list[Card]:
        return [card for name in names if (card := self.deck.card(name)) is not None]

    def _lay(self, **options: Any) -> Table:
        hands = {seat: self._named(cards) for seat, cards in self.given.get("hands", {}).items()}
        return Table(self.deck, hands=hands, mara=self._named(self.given.get("mara", ())),
                     sigils=self.given.get("sigils"), law=self.law, **options)

    def trick(self) -> Play:
        """The play of :func:`trick`."""
        lays = {seat: self.deck.card(self.given[seat]) for seat in SEASONS if self.given[seat] is not None}
        given = {*self.given["hands"], *(seat for seat in SEASONS if seat not in lays)}
        missing, hands = self.given["missing"], self.given["hands"]
        unstated: set[tuple[str, str]] = set()
        if self.given["unstated"] == "ask":
            unstated |= {("sigil_count", seat) for seat in SEASONS if seat not in self.given["sigils"]}
            unstated |= {("hand_count", seat) for seat in SEASONS if seat not in given}
            unstated |= {("mara_count", "")} if self.mara_left_out else set()
            unstated |= {("missing", seat) for seat in SEASONS if seat not in missing
                         and (seat not in given or any(name.startswith("?") for name in hands.get(seat, ())))}

        def lay() -> Table:
            table = self._lay(lays=lays, missing=missing, given=given, unstated=unstated, fulfilling=False)
            for seat, card in lays.items():
                table.hands[seat].append(card)  # type: ignore[arg-type]  # its name was checked
            return table

        return Play(lay, rules.trick, self.rulings)

    def play(self) -> Play:
        """The play of :func:`play`."""
        return Play(self._lay, lambda table, law: rules.tricks(table, law, self.given["tricks"]), self.rulings)

    def game(self) -> Play:
        """The play of :func:`game`."""
        return Play(lambda: Table(self.deck, law=self.law),
                    lambda table, law: rules.game(table, law, self.given["players"]), self.rulings)

    def may(self) -> Play:
        """The play of :func:`may`."""
        act = (self.given["seat"], self.given["deed"], self.given["what"])
        return Play(self._lay, lambda table, law: rules.may(table, law, act), self.rulings)
