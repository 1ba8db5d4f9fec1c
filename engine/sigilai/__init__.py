"""Baltiški sigilai: the vocabulary of its scenarios.

>>> t = trick(Ruduo="MEDIS", Žiema="RAGANA", Pavasaris="PASAULIS", Vasara="SAULĖ")
>>> t.outcome, t.winner, t.plane
('won', 'Pavasaris', 'Forma')
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from inspect import Parameter, signature
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, Literal

from engine.play import (
    Answerer,
    Play,
    TooLong,
    Trace,
    listed_answers,
    nothing_asked,
    random_answers,
    run,
    seated_answers,
)
from engine.problems import TOLD, Problem, SetupError, nearest, told, too_much
from engine.rulings import Rulings
from engine.sigilai import rules
from engine.sigilai.deck import DEMONSTRATION, SEASONS, Card, Deck, fit_name, load_deck
from engine.sigilai.rulings import LAWBOOK
from engine.sigilai.table import Table
from engine.vocabulary import Between, Named, Result, Vocabulary, check, given_to, normalise, parameters, unused

__all__ = ["LAWBOOK", "POLICIES", "SEASONS", "VOCABULARY", "Game", "Trick", "game", "load_deck", "may", "play", "trick"]

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

#: How a seat chooses in a whole game; chance is always drawn.
POLICIES: dict[str, Callable[[int | str], Answerer]] = {
    "random": random_answers,
    "first": lambda seed: lambda choice, view: next(iter(choice.menu)),
}


class Trick(Result):
    """The trace of one trick, or of the last one played.

    ``outcome`` is ``"won"``, ``"closed"`` (LAIMA's has a winner), ``"chaos"``, ``"ended"`` where a reading
    ends the game, ``"gap"``, or None while a choice is pending.
    """

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
    setup = Setup("trick", given_to(locals()))
    return Trick(setup.run(setup.trick()), "trick", setup.arguments)


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
    setup = Setup("play", given_to(locals()))
    return Game(setup.run(setup.play()), "play", setup.arguments)


@VOCABULARY.function
def game(*, seed: int = 0, rulings: Readings = "table", policies: str | Mapping[Seat, str] = "random",
         players: Sequence[str] = ("1", "2", "3", "4"), deck: DeckSource = DEMONSTRATION, **unknown: Any) -> Game:
    """A whole game, every choice made by named policies (1–45).

    Args:
        seed: what chance and the random policy are drawn from.
        rulings: as for :func:`trick`; ``"table"`` always ends.
        policies: ``"random"`` or ``"first"``, one for all or one for each seat.
        players: the names of the four players, to whom the seats are drawn.
        deck: the deck's file.

    Raises:
        SetupError: every problem of the set-up.

    >>> game(seed=1).outcome
    'won'
    """
    setup = Setup("game", given_to(locals()))
    return Game(setup.run(setup.game(), setup.policies()), "game", setup.arguments)


@VOCABULARY.function
def may(seat: Seat, deed: Literal["lay", "take_card", "take_sigil"], what: str, *, hands: Hands = NOTHING,
        mara: Sequence[CardName] = (), sigils: Mapping[Seat, Count | Sequence[SigilName]] = NOTHING,
        rulings: Readings = "printed", deck: DeckSource = DEMONSTRATION, **unknown: Any) -> Trick:
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
    setup = Setup("may", given_to(locals()))
    return Trick(setup.run(setup.may()), "may", setup.arguments)


#: The kind of result that each call returns.
RESULTS: dict[str, type[Trick]] = {"trick": Trick, "play": Game, "game": Game, "may": Trick}


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


class Setup:
    """The arguments of a call, checked: every problem at once, then a :class:`~engine.play.Play`."""

    def __init__(self, call: str, given: Mapping[str, Any]) -> None:
        self.call = call
        self.kinds = parameters(VOCABULARY[call])
        self.mara_left_out = given.get("mara") == ()  # the default; an empty list states that nothing lies there
        excess = {name: problems for name, value in given.items() if (problems := too_much(value, name))}
        self.problems = [problem for problems in excess.values() for problem in problems]
        self.left_out = set(excess)
        self.given = {name: normalise(self._default(name) if name in self.left_out else value)
                      for name, value in given.items()}
        self.deck = self._deck()
        self.law = self._law()
        wrong = {*self.left_out, *self._check_types()}
        self._check_cards()
        self._check_position({name: normalise(self._default(name)) if name in wrong else value
                              for name, value in self.given.items() if name in self.kinds}, wrong)
        if self.problems:
            raise SetupError(self.problems, self.position())

    def _default(self, name: str) -> Any:
        """What an argument is when it is not given; None where it must be."""
        parameter = signature(VOCABULARY[self.call]).parameters.get(name)
        return None if parameter is None or parameter.default in (Parameter.empty, ...) else parameter.default

    @property
    def seats(self) -> Sequence[str]:
        """Who may have something to choose."""
        return SEASONS

    @property
    def arguments(self) -> dict[str, Any]:
        """The arguments as plain data, defaults left out."""
        defaults: dict[str, Any] = {"hands": {}, "sigils": {}, "mara": [], "missing": {}, "answers": [],
                                    "unstated": "empty"}
        return {name: value for name, value in self.given.items()
                if name != "deck" and (name not in defaults or value != defaults[name])}

    def position(self) -> str:
        """The whole call, so that it can be reproduced."""
        named = self.arguments | ({} if self.given["deck"] == DEMONSTRATION else {"deck": str(self.given["deck"])})
        words = [f"{name}=…" if name in self.left_out else f"{name}={named[name]!r}" for name in self.given
                 if name in self.left_out or named.get(name, ...) is not ...]
        return f"{self.call}({', '.join(words)})"

    def _deck(self) -> Deck:
        try:
            return load_deck(self.given["deck"])
        except SetupError as error:
            self.problems += error.problems
        return load_deck()

    def _law(self) -> tuple[dict[str, str], dict[str, int]]:
        spec = self.given.get("rulings", "printed")
        if not isinstance(spec, (str, Mapping)):
            self.problems.append(Problem("rulings", "wrong_type", told(spec), ["'printed'", "{'lone_leader': 'wins'}"]))
            spec = "printed"
        try:
            readings, numbers = LAWBOOK.resolve(spec)
        except SetupError as error:
            self.problems += error.problems
            readings, numbers = LAWBOOK.resolve("printed")
        if numbers["kept"] + numbers["to_mara"] != numbers["sigil_cards"]:
            self.problems.append(Problem("rulings", "parts_do_not_add_up", f"{numbers['kept']} + {numbers['to_mara']}",
                                         [str(numbers["sigil_cards"])]))
        return readings, numbers

    def _check_types(self) -> Iterator[str]:
        """The arguments that are not what they should be."""
        known_names = names(self.deck)["names"]
        for name, value in self.given.items():
            before = len(self.problems)
            if name in self.left_out:
                continue
            if name not in self.kinds:
                left = [kind for kind in self.kinds if self.given.get(kind, ...) is ...] or list(self.kinds)
                near = nearest(name, left) if len(self.problems) < TOLD else ""
                self.problems.append(Problem(name, "unknown_argument", name, left, near))
            elif value is ...:
                self.problems.append(Problem(name, "seat_left_out", None, ["card", "None"], f"{name}=None"))
            elif name not in ("deck", "rulings"):
                self.problems += check(value, self.kinds[name][0], name, known_names)
            if len(self.problems) > before:
                yield name

    def _check_cards(self) -> None:
        """No card of the deck lies in two places."""
        seen: dict[str, str] = {}
        for where, name in self._cards():
            card = self.deck.card(name) if isinstance(name, str) else None
            if card is not None and card.known:
                if card in seen:
                    self.problems.append(Problem(where, "card_twice", name, [seen[card]]))
                seen.setdefault(card, where)

    def _check_position(self, given: Mapping[str, Any], wrong: Set[str]) -> None:
        """What no argument shows alone.

        Args:
            given: the arguments, with the default of each one that is of the wrong type.
            wrong: the names of those.
        """
        hands, missing = given.get("hands", {}), given.get("missing", {})
        most = self.law[1]["sigils_to_win"] - 1
        for seat, sigils in given.get("sigils", {}).items():
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
        for seat in SEASONS if self.call == "trick" else ():
            if given[seat] is None and seat not in wrong and hands.get(seat):
                self.problems.append(Problem(seat, "must_lay", None, hands[seat], f"{seat}={hands[seat][0]!r}"))
        if self.call == "game":
            self._check_game(given["players"], given["policies"])
        if self.call == "may" and wrong.isdisjoint(("deed", "what")):
            self._check_act(given["deed"], given["what"])

    def _check_game(self, players: Sequence[str], policies: str | Mapping[str, str]) -> None:
        if len(players) != len(SEASONS) or len(set(players)) != len(players):
            self.problems.append(Problem("players", "four_different_names", players, [str(len(SEASONS))]))
        self.problems += [Problem(f"players[{place}]", "bad_name", player, ["A–Ž"])
                          for place, player in enumerate(players) if not fit_name(player)]
        for where, policy in [("policies", policies)] if isinstance(policies, str) else \
                [(f"policies[{seat!r}]", policy) for seat, policy in policies.items()]:
            self.problems += check(policy, {"kind": "enum", "values": list(POLICIES)}, where, {})

    def _check_act(self, deed: str, what: str) -> None:
        """What a deed is about must be there to be asked about: a sigil may not be laid, but somebody may ask."""
        known, kind = names(self.deck)["names"], "sigil" if deed == "take_sigil" else "card"
        about = [*known[kind], *(known["sigil"] if deed == "lay" else ())]
        self.problems += check(what, {"kind": "name", "of": kind}, "what", {kind: about})

    def _cards(self) -> Iterator[tuple[str, str]]:
        """Every card that the set-up names, with its place."""
        for seat in SEASONS:
            if isinstance(self.given.get(seat), str):
                yield seat, self.given[seat]
        hands, mara = self.given.get("hands"), self.given.get("mara")
        for seat, cards in hands.items() if isinstance(hands, Mapping) else ():
            if not isinstance(cards, list):
                continue
            yield from ((f"hands[{seat!r}][{place}]", card) for place, card in enumerate(cards))
        yield from ((f"mara[{place}]", card) for place, card in enumerate(mara if isinstance(mara, list) else ()))

    def _named(self, names: Iterable[str]) -> list[Card]:
        return [card for name in names if (card := self.deck.card(name)) is not None]

    def rulings(self) -> Rulings:
        """Fresh rulings for one run."""
        return Rulings(LAWBOOK.questions, *self.law)

    def _lay(self, **options: Any) -> Table:
        hands = {seat: self._named(cards) for seat, cards in self.given.get("hands", {}).items()}
        return Table(self.deck, hands=hands, mara=self._named(self.given.get("mara", ())),
                     sigils=self.given.get("sigils"), **options)

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
        return Play(lambda: Table(self.deck), lambda table, law: rules.game(table, law, self.given["players"]),
                    self.rulings)

    def may(self) -> Play:
        """The play of :func:`may`."""
        act = (self.given["seat"], self.given["deed"], self.given["what"])
        return Play(self._lay, lambda table, law: rules.may(table, law, act), self.rulings)

    def policies(self) -> Answerer:
        """The answer function of a whole game: a policy for each seat, chance drawn."""
        named, seed = self.given["policies"], self.given["seed"]
        if named == "random":
            return random_answers(seed)
        return seated_answers({seat: POLICIES[named if isinstance(named, str) else named.get(seat, "random")](seed)
                               for seat in self.seats}, random_answers(seed))

    def run(self, position: Play, answer: Answerer | None = None, *, strict: bool = True) -> Trace:
        """The trace under the given answers, or those that a function gives.

        Raises:
            SetupError: ``strict``, and an answer is refused or left over; a play that is too long.
        """
        answers = [str(answer) if isinstance(answer, int) else answer for answer in self.given.get("answers", ())]
        try:
            trace = run(position, answer or (listed_answers(answers) if answers else nothing_asked))
        except TooLong as error:
            raise SetupError(error.problems, self.position()) from None
        if strict and (problems := unused(trace, answers)):
            raise SetupError(problems, self.position())
        return trace
