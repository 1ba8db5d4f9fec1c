"""Siggil: the vocabulary of its scenarios.

>>> c = capture("Vėžlys*", cards=["Vėžlys 1", "Vėžlys 2", "Vėžlys 5"])
>>> c.allowed, c.clauses
(True, ['siggil/capture.1'])
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, Literal

from engine import setup
from engine.play import Play, Refusal
from engine.problems import Problem, told
from engine.setup import check_policies
from engine.siggil import rules
from engine.siggil.captures import Case, Numbers, one_trait
from engine.siggil.cards import CARDS, FAMILIES, NUMBERED, PUBLISHED, RANKS, SPIRITS, Card, parse_card, stated_number
from engine.siggil.figures import FIGURES, GOAL, PLAYERS, figures
from engine.siggil.layouts import PLACES, Layout, Place, faults, layouts, whole_faults
from engine.siggil.moves import Move, follow
from engine.siggil.policies import POLICIES
from engine.siggil.reach import reach
from engine.siggil.rulings import LAWBOOK
from engine.siggil.table import Table, place_of
from engine.vocabulary import Between, Named, Result, Vocabulary, check, defaults, given_to, public

__all__ = ["FAMILIES", "FIGURES", "GOAL", "LAWBOOK", "PLAYERS", "POLICIES", "REQUESTS", "RESULTS", "VOCABULARY",
           "Game", "Judged", "Setup", "Solo", "Turn", "capture", "figures", "game", "in_reach", "layouts", "names",
           "solo", "turn"]

CardName = Annotated[str, Named("card")]
SpiritName = Annotated[str, Named("spirit")]
AnyLayout = Annotated[str, Named("layout")] | Sequence[Any] | None
Cards = Sequence[CardName]
Readings = str | Mapping[str, str | int]
GivenAnswers = Sequence[str | int | Sequence[str]]

NOTHING: Mapping[str, Any] = MappingProxyType({})
VOCABULARY = Vocabulary()
VOCABULARY.constants["FAMILIES"] = FAMILIES

#: Who plays alone, and how many play together.
ALONE, FEWEST, MOST = "player", 2, 4
#: How a place of a siggil, a capture and a solo turn are written.
IN_SIGGIL, A_CAPTURE, A_MOVE = \
    "('Vėžlys 4', 0, 0, 1, 'up')", "('Vėžlys*', ['Vėžlys 1'])", "('Akmuo 1', 'Akmuo 2', None)"


class Judged(Result):
    """Whether cards capture a spirit: ``outcome`` is ``"allowed"``, ``"refused"`` or ``"gap"``."""

    outcomes: ClassVar[Sequence[str]] = ("allowed", "refused")
    summary: ClassVar[Sequence[str]] = ("allowed",)

    @property
    def allowed(self) -> bool | None:
        """Whether they do; None where the text leaves it open."""
        return None if self.gap else self.trace.value == "allowed"

    @property
    def why(self) -> Refusal | None:
        """The refusal, or None."""
        return self.refused


class Turn(Result):
    """The trace of a turn.

    ``outcome`` is ``"played"``; ``"won"`` or ``"shared"`` where it ends the game; ``"refused"`` where what the set-up
    states is not allowed; ``"gap"``, or None while a choice is pending.
    """

    outcomes: ClassVar[Sequence[str]] = ("played", "won", "shared", "refused")
    summary: ClassVar[Sequence[str]] = ("free", "spirits", "available", "winners")

    @property
    def hands(self) -> dict[str, list[str]]:
        """The cards in every hand."""
        return {player: list(map(str, cards)) for player, cards in self.trace.table.hands.items()}

    @property
    def siggil(self) -> list[str]:
        """The cards that are still in the siggil."""
        return [str(card) for card in self.trace.table.cards if card is not None]

    @property
    def available(self) -> list[str]:
        """The cards that may be taken."""
        return list(map(str, self.trace.table.available))

    @property
    def free(self) -> list[str]:
        """The free spirits beside the siggil."""
        return list(map(str, self.trace.table.free))

    @property
    def lost(self) -> list[str]:
        """The spirits that can no longer be captured."""
        return list(map(str, self.trace.table.lost))

    @property
    def spirits(self) -> dict[str, list[str]]:
        """The spirits that each player holds."""
        return {player: [str(pile.spirit) for pile in piles if pile.holds]
                for player, piles in self.trace.table.piles.items()}

    @property
    def sets(self) -> dict[str, list[tuple[str, list[str]]]]:
        """The sets before each player: what each was played for, and its cards."""
        return {player: [(str(pile.spirit), list(map(str, pile.cards))) for pile in piles]
                for player, piles in self.trace.table.piles.items()}

    @public
    def seen_by(self, player: str) -> dict[str, Any]:
        """The table as one player sees it: hidden cards are None."""
        seen: dict[str, Any] = self.trace.table.state(player)
        return seen

    @property
    def winners(self) -> list[str]:
        """Who has won; nobody before the game is over."""
        return [player for one in self.of("game_won") for player in one["players"]]


class Game(Turn):
    """The trace of a whole game; ``outcome`` is ``"won"``, ``"shared"`` or ``"gap"``."""

    outcomes: ClassVar[Sequence[str]] = ("won", "shared")
    summary: ClassVar[Sequence[str]] = ("takes", "spirits", "winners")

    @property
    def takes(self) -> int:
        """How many cards were taken."""
        return self.kinds.count("took")

    @property
    def decisions(self) -> int:
        """Choices of players with more than one option."""
        return sum(answer.who in self.trace.table.players for answer in self.trace.answers)


class Solo(Game):
    """The trace of a solo game; ``outcome`` is ``"won"``, ``"lost"``, ``"refused"``, ``"gap"`` or None."""

    outcomes: ClassVar[Sequence[str]] = ("won", "lost", "refused")
    summary: ClassVar[Sequence[str]] = ("takes", "spirits", "lost")

    @property
    def discards(self) -> list[str]:
        """The cards that were discarded, in order."""
        return list(map(str, self.trace.table.discards))


@VOCABULARY.function
def capture(spirit: SpiritName = ..., cards: Cards = (), *,  # type: ignore[assignment]
            players: Annotated[int, Between(FEWEST, MOST)] = 2, holder_set: Cards | None = None, own_set: Cards = (),
            rulings: Readings = "printed", **unknown: Any) -> Judged:
    """Whether cards of the hand capture a spirit (capture.1–capture.3).

    Args:
        spirit: such as ``'Vėžlys*'``, or with a stated number ``'Akmuo*6'``.
        cards: those of the hand.
        players: how many play.
        holder_set: the other player's set on which the spirit lies; None: it is free.
        own_set: one's own earlier set, which the cards may be added to; they may be a new set as well.
        rulings: a preset's name, or readings and parameters laid over ``"printed"``.

    Raises:
        SetupError: every problem of the set-up.

    >>> c = capture("Akmuo*", cards=["Akmuo 1", "Akmuo 2", "Lapas 2"])
    >>> c.allowed, c.why.reason
    (False, 'mixed_traits')
    """
    return Setup("capture", given_to(locals())).result(Judged)


@VOCABULARY.function
def turn(players: Sequence[str] = ..., layout: AnyLayout = None, siggil: Sequence[Any] = (),  # type: ignore[assignment]
         hands: Mapping[str, Cards] = NOTHING, sets: Mapping[str, Mapping[SpiritName, Cards]] = NOTHING,
         free: Sequence[SpiritName] = (), take: Any = None, capture: Any = None, *, answers: GivenAnswers = (),
         seed: int = 0, rulings: Readings = "printed", **unknown: Any) -> Turn:
    """The first player's turn, from any position (turn.1–end.4).

    Args:
        players: two to four names in clockwise order; the first one's turn it is.
        layout: where the cards lie: one of ours, or of one's own the 56 places ``(x, y, level, 'up' or 'down')``, in
            half cards; chance deals what lies nowhere else, the lowest places first.
        siggil: in its place, what lies in the siggil: of each card ``(card, x, y, level, 'up' or 'down')``.
        hands: the cards in the hands; nobody else has any.
        sets: the sets before the players, by the spirit they were played for; the largest one holds it.
        free: the free spirits.
        take: the card that is taken, or its place ``(x, y, level)``; without the level, the uppermost card there. None:
            it is asked.
        capture: ``(spirit, [cards])``; None: nothing is captured, or it is asked where ``take`` is.
        answers: what is chosen besides, as texts in order of asking.
        seed: what chance deals from.
        rulings: as for :func:`capture`.

    Raises:
        SetupError: every problem of the set-up. What is not allowed to be taken or captured is no problem of it: the
            trace ends there with ``refused``.
    """
    return Setup("turn", given_to(locals())).result(Turn)


@VOCABULARY.function
def solo(*, layout: AnyLayout = None, siggil: Sequence[Any] = (), hand: Cards = (),
         sets: Mapping[SpiritName, Cards] = NOTHING, free: Sequence[SpiritName] = (), seed: int = 0,
         grade: Literal["easy", "advanced"] = "easy", moves: Sequence[Any] = (), answers: GivenAnswers = (),
         rulings: Readings = "table", **unknown: Any) -> Solo:
    """A solo game from its start or any position, as far as the moves and answers go (solo.1–solo.5).

    Args:
        layout: where the cards lie, as for :func:`turn`; None: the rules have to say.
        siggil: in its place, what lies in the siggil, as for :func:`turn`.
        hand, sets, free: with it, the cards in hand, the sets by the spirit they were played for, the free spirits.
        seed: what chance deals from.
        grade: ``"easy"`` or ``"advanced"``.
        moves: of each turn ``(discard, take, None or (spirit, [cards]))``, cards or their places.
        answers: what is chosen besides, and after the moves, as texts in order of asking.
        rulings: as for :func:`capture`.

    Raises:
        SetupError: every problem of the set-up; a move that is not allowed is none, as for :func:`turn`.
    """
    return Setup("solo", given_to(locals())).result(Solo)


@VOCABULARY.function
def game(*, players: Sequence[str] = ("1", "2", "3"), layout: AnyLayout = None, seed: int = 0,
         rulings: Readings = "table", policies: str | Mapping[str, str] = "random", **unknown: Any) -> Game:
    """A whole game, every choice made by named policies (setup.1–end.4).

    Args:
        players: two to four names in clockwise order.
        layout: where the cards lie, as for :func:`turn`; None: the rules have to say.
        seed: what chance and the random policy are drawn from.
        rulings: as for :func:`capture`; ``"table"`` always ends.
        policies: one of :data:`POLICIES` for all, or one for each player.

    Raises:
        SetupError: every problem of the set-up.

    >>> game(seed=1).outcome
    'won'
    """
    return Setup("game", given_to(locals())).result(Game)


def in_reach(args: Mapping[str, Any], rulings: Any = "printed") -> dict[str, Any]:
    """How near a hand is to each spirit: to that of the arguments, then to the others if they were free.

    Args:
        args: those of :func:`capture`; the cards are the whole hand.
        rulings: as for :func:`capture`.

    Returns:
        ``reach``, as :class:`~engine.siggil.reach.Reach` names it, and the ``numbers`` of spirits that are in force.

    Raises:
        SetupError: every problem of the set-up.
    """
    setup = Setup("capture", {**defaults(capture), **args, "rulings": rulings})
    cases = [*setup.cases(), *(setup.case(spirit) for spirit in SPIRITS if spirit != _card(setup.given["spirit"]))]
    readings = setup.law[0]
    ways = reach(cases, list(map(_card, setup.given["cards"])), readings)
    return {"reach": [one._asdict() | {"refusal": one.refusal and asdict(one.refusal)} for one in ways],
            "numbers": dict(cases[0].numbers.under(readings["spirit_numbers"]))}


#: What a page may ask besides playing: plain data in, plain data out.
REQUESTS: Mapping[str, Callable[..., dict[str, Any]]] = {"reach": in_reach}
#: The kind of result that each call returns.
RESULTS: dict[str, type[Result]] = {"capture": Judged, "turn": Turn, "solo": Solo, "game": Game}


def names() -> dict[str, Any]:
    """The names that a set-up may use, and the cards and layouts behind them, as plain data."""
    return {
        "names": {"card": list(map(str, NUMBERED)), "spirit": list(map(str, SPIRITS)), "layout": list(layouts())},
        # Good names, too, but none that a bench should offer.
        "unlisted": {"spirit": [f"{spirit}{number}" for spirit in SPIRITS for number in RANKS]},
        "cards": {str(card): {"family": card.family, "number": card.number or PUBLISHED.get(card),
                              "spirit": card.spirit} for card in CARDS},
        "layouts": {name: [list(place) for place in layout.places] for name, layout in layouts().items()},
    }


class Setup(setup.Setup):
    """The arguments of a call of Siggil."""

    vocabulary = VOCABULARY
    lawbook = LAWBOOK
    named_policies = POLICIES
    examples: ClassVar[Mapping[str, str]] = {"spirit": "'Vėžlys*'", "players": "['Ana', 'Bruno']"}

    def prepare(self) -> None:
        self.layouts = dict(layouts())
        given = self.given
        if isinstance(layout := given.get("layout"), Layout):  # one of a reader's own file
            self.layouts[layout.name] = layout
            given["layout"] = layout.name
        stated = {text for _, text in [*self._texts(), *self.placed("capture", "moves")] if stated_number(text)}
        self.known = {"card": list(map(str, NUMBERED)), "spirit": [*map(str, SPIRITS), *sorted(stated)],
                      "layout": list(self.layouts)}
        self.numbers = self._numbers()

    def names(self) -> Mapping[str, Iterable[str]]:
        return self.known

    @property
    def seats(self) -> Sequence[str]:
        alone: dict[str, Sequence[str]] = {"solo": (ALONE,), "capture": ()}
        return alone[self.call] if self.call in alone else super().seats

    def check(self, given: Mapping[str, Any]) -> None:
        self._check_once()
        self._check_count(given)
        if self.call == "capture":
            self._check_captured(given)
        elif isinstance(given["layout"], list):
            self.problems += whole_faults(given["layout"], "layout")
        if self.call == "turn":
            self._check_turn(given)
        elif self.call == "solo":
            self._check_position(given)
            moves = given["moves"] if self.sound("moves") else ()
            if len(moves) > PLACES:
                self.problems.append(Problem("moves", "too_many", len(moves), [PLACES]))
            for number, move in enumerate(moves[:PLACES]):
                self._check_move(f"moves[{number}]", move)
        elif self.call == "game":
            for player in given["policies"] if isinstance(given["policies"], Mapping) and self.sound("players") else ():
                self.check_player(f"policies[{player!r}]", player, given["players"])
            self.problems += check_policies(given["policies"], POLICIES)

    # The checks

    def _texts(self) -> Iterator[tuple[str, str]]:
        """Every text of the set-up that may name a card or a spirit, with its place."""
        yield from self.placed("spirit", "cards", "holder_set", "own_set", "siggil", "hands", "hand", "free")
        for where, _, by_spirit in self._sets():
            yield from ((where, spirit) for spirit in by_spirit if isinstance(spirit, str))
        yield from self.placed("sets")

    def _sets(self) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
        """The sets of each player by their spirits, with their place."""
        sets = self.given.get("sets")
        placed = [("sets", ALONE, sets)] if self.call == "solo" else [
            (f"sets[{player!r}]", player, by_spirit) for player, by_spirit in sets.items()
        ] if isinstance(sets, Mapping) else []
        yield from ((where, player, by_spirit) for where, player, by_spirit in placed if isinstance(by_spirit, Mapping))

    def _numbers(self) -> dict[Card, int]:
        """The numbers of spirits that the set-up states; each spirit has one, and no other spirit has it (parts.3)."""
        stated: dict[Card, int] = dict(PUBLISHED)
        for where, text in [*self._texts(), *self.placed("capture", "moves")]:
            number, spirit = stated_number(text), parse_card(text)
            if number is None or spirit is None:
                continue
            clash = next((f"{other}{has}" for other, has in stated.items() if (other == spirit) != (has == number)), "")
            if clash:
                self.problems.append(Problem(where, "numbers_disagree", text, [clash]))
            stated.setdefault(spirit, number)
        return stated if len(set(stated.values())) == len(stated) else dict(PUBLISHED)

    def _check_once(self) -> None:
        """No card lies in two places; a spirit may have been captured by several players."""
        first: dict[Card, str] = {}
        for where, text in self._texts():
            if (card := parse_card(text)) is None:
                continue
            before = first.setdefault(card, where)
            if before != where and not (card.spirit and before.startswith("sets") and where.startswith("sets")):
                self.problems.append(Problem(where, "card_twice", text, [before]))

    def _check_count(self, given: Mapping[str, Any]) -> None:
        """As many play as may."""
        least, most = self.law[1]["players.min"], self.law[1]["players.max"]
        if self.call in ("turn", "game"):
            if self.sound("players"):
                self.check_players(given["players"], max(FEWEST, least), most)
                self.problems += [Problem(f"players[{place}]", "name_not_for_players", name)
                                  for place, name in enumerate(given["players"]) if name == ALONE]
            return
        count = 1 if self.call == "solo" else given["players"]
        if not least <= count <= most:
            self.problems.append(Problem("players", "number_of_players", count, [f"{least}–{most}"]))

    def _check_captured(self, given: Mapping[str, Any]) -> None:
        """The set of a player who holds the spirit is one; who has an earlier set has lost the spirit to somebody."""
        held = given["holder_set"]
        if held is not None and self.sound("spirit", "holder_set"):
            self._check_set("holder_set", given["spirit"], held)
        if held is None and given["own_set"] and self.sound("holder_set"):
            self.problems.append(Problem("holder_set", "set_of_nobody", None, [], "holder_set=['…', '…']"))

    def _check_set(self, where: str, name: str, cards: Sequence[str]) -> None:
        """The cards of a set share its spirit's family or number; where regaining may mix both, it may be mixed."""
        readings = self.law[0]
        wrong = one_trait(Case(_card(name), Numbers(self.numbers), 0), list(map(_card, cards)), readings.__getitem__)
        if wrong and not (wrong.reason == "mixed_traits" and readings["regain_trait"] == "any"):
            self.problems.append(Problem(where, "not_a_set", list(cards), [name]))

    def _check_turn(self, given: Mapping[str, Any]) -> None:
        players = given["players"]
        for name in ("hands", "sets"):
            for player in given[name] if self.sound(name, "players") else ():
                self.check_player(f"{name}[{player!r}]", player, players)
        self._check_position(given)
        self._check_taken("take", given["take"])
        for where, one in self._captures("capture", given["capture"]):
            self._check_capture(where, one)

    def _check_position(self, given: Mapping[str, Any]) -> None:
        if given["siggil"] and given["layout"]:
            self.problems.append(Problem("layout", "layout_and_siggil", given["layout"], ["None"], "layout=None"))
        if self.sound("siggil"):
            self._check_siggil(given["siggil"])
        limited = self.call == "solo" or self.law[0]["free_limit_multiplayer"] == "three"
        if limited and self.sound("free") and len(given["free"]) > (most := self.law[1]["solo.free"]):
            self.problems.append(Problem("free", "too_many", len(given["free"]), [most]))
        if self.sound("sets"):
            self._check_sets()

    def _check_siggil(self, siggil: Sequence[Any]) -> None:
        if len(siggil) > PLACES:
            self.problems.append(Problem("siggil", "too_many", len(siggil), [PLACES]))
            return
        known = {"card": [*map(str, NUMBERED), *self.known["spirit"]]}
        for number, one in enumerate(siggil):
            if isinstance(one, list) and one:
                self.problems += check(one[0], {"kind": "name", "of": "card"}, f"siggil[{number}][0]", known)
        self.problems += faults([one[1:] if isinstance(one, list) else one for one in siggil], "siggil", IN_SIGGIL,
                                whole=False)

    def _check_sets(self) -> None:
        """Each set fits its spirit, and of two for one spirit one is larger, so that it holds it."""
        sizes: dict[tuple[str, int], str] = {}
        for place, _, by_spirit in self._sets():
            for name, cards in by_spirit.items():
                where, spirit = f"{place}[{name!r}]", _card(name)
                self._check_set(where, name, cards)
                if other := sizes.get((spirit, len(cards))):
                    self.problems.append(Problem(where, "holder_not_clear", len(cards), [other]))
                sizes.setdefault((spirit, len(cards)), where)

    def _captures(self, where: str, given: Any) -> list[tuple[str, Any]]:
        """The captures of a turn: none, one, or more than may be."""
        if given is None:
            return []
        several = isinstance(given, list) and given and all(isinstance(one, list) for one in given)
        return [(f"{where}[{number}]", one) for number, one in enumerate(given)] if several else [(where, given)]

    def _capture_texts(self, given: Any) -> tuple[str, ...]:
        """The texts of the captures of a turn, stated numbers left out."""
        return tuple("+".join(map(_card, (spirit, *cards))) for _, (spirit, cards) in self._captures("", given))

    def _check_capture(self, where: str, given: Any) -> None:
        if not isinstance(given, list) or len(given) != 2 or not isinstance(given[1], list):
            self.problems.append(Problem(where, "wrong_type", told(given), [A_CAPTURE], A_CAPTURE))
            return
        known = self.known
        self.problems += check(given[0], {"kind": "name", "of": "spirit"}, f"{where}[0]", known)
        for number, card in enumerate(given[1]):
            self.problems += check(card, {"kind": "name", "of": "card"}, f"{where}[1][{number}]", known)

    def _check_taken(self, where: str, given: Any) -> None:
        """A card or a place, or nothing stated."""
        text = _text(given)
        if given is None or (text is not None and place_of(text)):
            return
        if isinstance(given, str):
            known = {"card": [*map(str, CARDS)]}
            self.problems += check(given, {"kind": "name", "of": "card"}, where, known)
        else:
            self.problems.append(Problem(where, "wrong_type", told(given), ["'Akmuo 1'", "(0, 0, 1)"]))

    def _check_move(self, where: str, move: Any) -> None:
        if not isinstance(move, list) or len(move) != 3:
            self.problems.append(Problem(where, "wrong_type", told(move), [A_MOVE], A_MOVE))
            return
        self._check_taken(f"{where}[0]", move[0])
        self._check_taken(f"{where}[1]", move[1])
        for place, one in self._captures(f"{where}[2]", move[2]):
            self._check_capture(place, one)

    # The plays

    def _table(self, players: Sequence[str], **options: Any) -> Table:
        readings, numbers = self.law
        layout = self.given.get("layout")
        if isinstance(layout, list):
            options = {"layout": Layout.of("", layout)} | options
        elif layout:
            options = {"layout": self.layouts[layout]} | options
        return Table(players, numbers, readings, layouts=self.layouts, numbers=self.numbers, **options)

    def _position(self, hands: Mapping[str, Sequence[str]]) -> dict[str, Any]:
        """What lies where, as a table takes it."""
        options: dict[str, Any] = {
            "hands": {player: list(map(_card, cards)) for player, cards in hands.items()},
            "sets": {player: {_card(spirit): list(map(_card, cards)) for spirit, cards in by_spirit.items()}
                     for _, player, by_spirit in self._sets()},
            "free": list(map(_card, self.given["free"]))}
        if siggil := self.given["siggil"]:
            options["layout"] = Layout("", tuple(Place(*place) for _, *place in siggil))
            options["cards"] = [_card(name) for name, *_ in siggil]
        return options

    def case(self, spirit: Card, held: Sequence[str] | None = None) -> Case:
        """A capture by a new set, as :func:`capture` states it."""
        law = self.law[1]
        size = law["set.four" if self.given["players"] == MOST else "set"]
        return Case(spirit, Numbers(self.numbers), size, law["steal.more"], None if held is None else len(held))

    def cases(self) -> list[Case]:
        """The ways of :func:`capture`: adding to an own set, and a new one."""
        fresh, own = self.case(_card(self.given["spirit"]), self.given["holder_set"]), self.given["own_set"]
        return [replace(fresh, own=list(map(_card, own))), fresh] if own else [fresh]

    def capture(self) -> Play:
        """The play of :func:`capture`."""
        cards, cases = list(map(_card, self.given["cards"])), self.cases()
        return Play(lambda: self._table(()), lambda table, law: rules.stated_capture(table, law, cases, cards),
                    self.rulings)

    def turn(self) -> Play:
        """The play of :func:`turn`."""
        given, options = self.given, self._position(self.given["hands"])
        silent = given["take"] is not None or given["capture"] is not None
        move = Move(None, _text(given["take"]), self._capture_texts(given["capture"]), silent)
        return Play(lambda: self._table(given["players"], **options),
                    lambda table, law: follow(table, law, rules.turn(table, law), [move], given["seed"]),
                    self.rulings)

    def solo(self) -> Play:
        """The play of :func:`solo`."""
        given, options = self.given, self._position({ALONE: self.given["hand"]})
        moves = [Move(_text(discard), _text(take), self._capture_texts(captured))
                 for discard, take, captured in given["moves"]]
        return Play(lambda: self._table((ALONE,), grade=given["grade"], **options),
                    lambda table, law: follow(table, law, rules.solo(table, law), moves, given["seed"]),
                    self.rulings)

    def game(self) -> Play:
        """The play of :func:`game`."""
        return Play(lambda: self._table(self.given["players"]), rules.game, self.rulings)


def _card(name: str) -> Card:
    """The card of a name that was checked."""
    return parse_card(name)  # type: ignore[return-value]


def _text(given: Any) -> str | None:
    """The text of a card or a place; None where nothing is stated, or nothing that has one."""
    if isinstance(given, list):
        return ",".join(map(str, given)) if all(type(one) is int for one in given) else None
    return given if isinstance(given, str) else None
