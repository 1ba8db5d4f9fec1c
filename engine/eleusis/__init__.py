"""New Eleusis: the vocabulary of its scenarios.

>>> t = round(players=["Dievs", "Ana", "Bruno", "Cilda"], god="Dievs", rule="equal(color(current), R)",
...           hands={"Ana": ["8♥", "4♠", "9♦", "J♣"]}, starter="2♣", moves=[play("Ana", "8♥")])
>>> t.main_line, t.hands["Ana"], t.pending.kind
(['2♣', '8♥'], ['4♠', '9♦', 'J♣'], 'offer')
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, Literal

from engine import setup
from engine.eleusis import rules
from engine.eleusis.by_name import CardName, NamedRule
from engine.eleusis.cards import CARDS, UNKNOWN, Card, parse_card
from engine.eleusis.catalogue import catalogue
from engine.eleusis.figures import FIGURES, GOAL, PLAYERS, figures
from engine.eleusis.moves import DECLINE, NO_PLAY, PROPHET, Move, move_of, named, names_in
from engine.eleusis.policies import POLICIES
from engine.eleusis.reader import Reader
from engine.eleusis.requests import MOST_PLAYERS, REQUESTS
from engine.eleusis.rulings import LAWBOOK
from engine.eleusis.secret import SecretRule
from engine.eleusis.stated import stated
from engine.eleusis.table import Table
from engine.play import Play
from engine.problems import Problem, SetupError, short
from engine.setup import check_policies
from engine.vocabulary import Between, Result, Vocabulary, given_to, normalise

__all__ = ["FIGURES", "GOAL", "LAWBOOK", "PLAYERS", "POLICIES", "REQUESTS", "RESULTS", "VOCABULARY", "Game", "Round",
           "Score", "Setup", "call", "decline", "figures", "game", "god", "names", "no_play", "pick", "play",
           "prophet", "round", "rule", "score"]

Count = Annotated[int, Between(0, 999)]
Readings = str | Mapping[str, str | int]

NOTHING: Mapping[str, Any] = MappingProxyType({})
VOCABULARY = Vocabulary()
#: God's name in ``score``, where nobody else says it.
GOD = "God"


class Score(Result):
    """The points of a round: ``outcome`` is ``"scored"``, or ``"gap"``."""

    outcomes: ClassVar[Sequence[str]] = ("scored",)
    summary: ClassVar[Sequence[str]] = ("points",)

    @property
    def points(self) -> dict[str, int] | None:
        """Everybody's points, God's among them; None until they are counted."""
        return dict(self.trace.table.points) if self.trace.value is not None else None


class Round(Result):
    """The trace of a round.

    ``outcome`` is ``"out_of_cards"``, ``"all_expelled"`` or ``"stock_out"`` once it is over, ``"refused"`` where a
    move of the set-up is not allowed, ``"gap"``, or None while a choice is pending.
    """

    outcomes: ClassVar[Sequence[str]] = ("out_of_cards", "all_expelled", "stock_out", "refused")
    summary: ClassVar[Sequence[str]] = ("main_line", "prophet", "expelled", "points")

    @property
    def hands(self) -> dict[str, list[str]]:
        """The cards in every hand, the Prophet's that are set aside too."""
        table = self.trace.table
        return {player: list(map(str, table.hands[player])) for player in table.scientists}

    @property
    def main_line(self) -> list[str]:
        """The starter and the right cards after it."""
        return list(map(str, self.trace.table.main_line))

    @property
    def sidelines(self) -> list[list[list[str]]]:
        """The wrong plays under each card of the main line."""
        return [[list(map(str, cards)) for cards in under] for under in self.trace.table.sidelines]

    @property
    def marks(self) -> list[tuple[int, str]]:
        """Number of the played card (0 is the starter) and colour of every mark, in the order they were put."""
        return list(self.trace.table.marks)

    @property
    def expelled(self) -> list[str]:
        """Who was expelled in sudden death."""
        return list(self.trace.table.expelled)

    @property
    def prophet(self) -> str | None:
        """The Prophet who sits; once the round is over, the True Prophet."""
        prophet: str | None = self.trace.table.prophet
        return prophet

    @property
    def points(self) -> dict[str, int] | None:
        """Everybody's points, God's among them; None until the round has ended."""
        table = self.trace.table
        return dict(table.points) if table.over and not self.trace.gap else None


class Game(Round):
    """The trace of a whole game; ``outcome`` is ``"won"``, ``"shared"`` or ``"gap"``."""

    outcomes: ClassVar[Sequence[str]] = ("won", "shared")
    summary: ClassVar[Sequence[str]] = ("rounds", "standing", "winners")

    @property
    def points(self) -> dict[str, int]:
        """Everybody's points of all rounds so far."""
        return dict(self.trace.table.total)

    @property
    def decisions(self) -> int:
        """Choices of players with more than one option."""
        return sum(answer.who in self.trace.table.players for answer in self.trace.answers)

    @property
    def rounds(self) -> int:
        """How many rounds were begun."""
        number: int = self.trace.table.number
        return number

    @property
    def standing(self) -> dict[str, int]:
        """Everybody's points, the most first."""
        return dict(sorted(self.points.items(), key=lambda item: -item[1]))

    @property
    def winners(self) -> list[str]:
        """Who won; nobody before the game is over (points.6)."""
        return [player for one in self.of("most_points") for player in one["players"]]


# What a set-up states

@VOCABULARY.function
def rule(text: str) -> NamedRule:
    """A secret rule, for ``round``, or to be asked what it allows, why, and how it is said.

    Args:
        text: the rule in the notation of :mod:`engine.eleusis.secret`.

    Raises:
        SetupError: every problem of the text.
    """
    return NamedRule(Reader(normalise(text), "rule").read())


def _move(deed: str, player: object, what: object = "") -> Move:
    """A move; a player or cards of another type are told by their text when the move is judged."""
    words = " ".join(map(str, what)) if isinstance(what, (list, tuple)) else str(what)
    return Move(deed, None if player is None else normalise(str(player)), named(names_in(normalise(words))))


@VOCABULARY.function
def play(player: str, cards: str | Sequence[str]) -> Move:
    """The player plays cards: one, or a string of them with blanks or commas between, or listed (scientist.1)."""
    return _move("play", str(player), cards)


@VOCABULARY.function
def no_play(player: str) -> Move:
    """The player says that no card of the hand is right (scientist.1)."""
    return _move(NO_PLAY, str(player))


@VOCABULARY.function
def prophet(player: str) -> Move:
    """The player becomes the Prophet (scientist.2)."""
    return _move(PROPHET, str(player))


@VOCABULARY.function
def decline(player: str) -> Move:
    """The player does not become the Prophet; a next move says so as well (scientist.2)."""
    return _move(DECLINE, str(player))


@VOCABULARY.function
def call(verdict: Literal["right", "wrong"], by: str | None = None) -> Move:
    """The Prophet judges the turn (prophet.2)."""
    return _move("call", by, verdict)


@VOCABULARY.function
def pick(card: str) -> Move:
    """God or the Prophet plays this card from the hand of a player who said "no play" wrongly (special)."""
    return _move("pick", None, card)


@VOCABULARY.function
def god(verdict: Literal["right", "wrong"]) -> Move:
    """God says whether the turn was right, where the round has no rule that says it (god.1, god.2)."""
    return _move("god", None, verdict)


# What can be played

@VOCABULARY.function
def score(hands: Mapping[str, Count] = ..., prophet: str | None = None, right_since: Count = 0,  # type: ignore[assignment]
          wrong_since: Count = 0, cards_before: Count = 0, right_before: Count = 0, never_god: Sequence[str] = (),
          rulings: Readings = "printed", **unknown: Any) -> Score:
    """The points of a round that is over (points.1–points.5): arithmetic only, for up to fifty players.

    Args:
        hands: how many cards each player has; God, who has none, is added under the name ``God``.
        prophet: the True Prophet, whose set-aside hand counts.
        right_since, wrong_since: right and wrong cards played since the Prophet took office.
        cards_before: cards on the table then; the marked card and the starter count as before.
        right_before: right cards played before; only ``prophet_bonus`` may need it.
        never_god: who was never God in a game that was ended early.
        rulings: a preset's name, or readings and parameters laid over ``"printed"``.

    Raises:
        SetupError: every problem of the set-up.

    >>> score(hands={"Ana": 8, "Bruno": 3, "Cilda": 0}).points
    {'Ana': 0, 'Bruno': 5, 'Cilda': 12, 'God': 12}
    """
    return Setup("score", given_to(locals())).result(Score)


@VOCABULARY.function
def round(players: Sequence[str] = ..., god: str = ..., rule: Any = None,  # type: ignore[assignment]  # noqa: A001
          hands: Mapping[str, Sequence[CardName] | Count] | None = None, starter: CardName | None = None,
          stock: Sequence[CardName] | None = None, first: str | None = None, moves: Sequence[str] = (),
          answers: Sequence[str] = (), rulings: Readings = "printed", **unknown: Any) -> Round:
    """A round, from its first card as far as the moves go, or to its end.

    Args:
        players: four to eight names in clockwise order, God among them.
        god: who is God.
        rule: the secret rule: its text, ``rule(text)``, an id of the catalogue, or a sealed text; None: God judges by
            ``god(…)``.
        hands: the cards dealt to each player, or how many; a hand that is left out has no cards and no turn. From a
            hand that is counted any card may be played that has not been seen elsewhere, and what is drawn is not
            known; its cards are asked of the table where a "no play" needs them. None: chance deals.
        starter: the first card; None: the next of the stock.
        stock: the cards of the stock, the next one first. None: the rest of the pack, which chance draws from; where
            hands are counted it cannot be stated.
        first: who plays first. None: whoever the first move names; without moves the rules have to say.
        moves: ``play``, ``no_play``, ``prophet``, ``decline``, ``call``, ``pick``, ``god``, in order.
        answers: what is chosen after the moves, and what chance draws, as texts in order of asking.
        rulings: as for :func:`score`.

    Raises:
        SetupError: every problem of the set-up. A move that is not allowed is no problem of it: the trace ends there
            with ``refused``.
    """
    return Setup("round", given_to(locals())).result(Round)


@VOCABULARY.function
def game(*, seed: int = 0, players: Sequence[str] = ("1", "2", "3", "4"), rulings: Readings = "table",
         policies: str | Mapping[str, str] = "random", rounds: Annotated[int, Between(1, 8)] | None = None,
         level: Annotated[int, Between(1, 5)] | None = None, **unknown: Any) -> Game:
    """A whole game, every choice made by named policies; God's rule is drawn from a list.

    Args:
        seed: what chance and the random policy are drawn from.
        players: four to eight names in clockwise order; the first is God in the first round.
        rulings: as for :func:`score`; ``"table"`` always ends.
        policies: one of :data:`POLICIES` for all, or one for each player.
        rounds: how many rounds are played; None: everybody is God once.
        level: the rules that God draws from: those of the catalogue that are so difficult; None: a short list.

    Raises:
        SetupError: every problem of the set-up.

    >>> game(seed=1).outcome
    'won'
    """
    return Setup("game", given_to(locals())).result(Game)


#: The kind of result that each call returns.
RESULTS: dict[str, type[Result]] = {"score": Score, "round": Round, "game": Game}


def names() -> dict[str, Any]:
    """The names that a set-up may use, and the cards behind them, as plain data."""
    return {
        "names": {"card": list(map(str, CARDS))},
        "cards": {str(card): {"rank": card.rank, "suit": card.suit, "colour": card.colour} for card in CARDS},
        "catalogue": [{"id": entry.id, "level": entry.level, "text": entry.rule.text, "share": entry.share}
                      for entry in catalogue()],
    }


class Setup(setup.Setup):
    """The arguments of a call, checked; a method for each call gives its play."""

    vocabulary, lawbook, named_policies = VOCABULARY, LAWBOOK, POLICIES
    examples = MappingProxyType({"players": "['Dievs', 'Ana', 'Bruno', 'Cilda']", "god": "'Dievs'",
                                 "hands": "{'Ana': 3}"})

    def names(self) -> Mapping[str, Iterable[str]]:
        return {"card": CARDS}

    def prepare(self) -> None:
        numbers = self.law[1]
        self.problems += [Problem(f"rulings['{name}.min']", "out_of_range", low, [f"{known.low}–{high}"], str(high))
                          for name in ("players", "sequence") for known in [LAWBOOK.parameters[f"{name}.min"]]
                          for low, high in [(numbers[f"{name}.min"], numbers[f"{name}.max"])] if low > high]
        self.secret = self._secret()
        self._name_cards()

    def check(self, given: Mapping[str, Any]) -> None:
        getattr(self, f"_check_{self.call}")(given)

    def _secret(self) -> SecretRule | None:
        given = self.given.get("rule")
        if isinstance(given, SecretRule):
            given = self.given["rule"] = given.text
        if given is None:
            return None
        if not isinstance(given, str):
            self.problems.append(Problem("rule", "wrong_type", given, ["'equal(color(current), R)'"]))
            return None
        try:
            return stated(given)
        except SetupError as error:
            self.problems += error.problems
            return None

    def _name_cards(self) -> None:
        """Cards and moves in their one written form: ``TH`` as ``10♥``."""
        def card(name: Any) -> Any:
            return str(parse_card(name) or name) if isinstance(name, str) else name

        def cards(names: Any) -> Any:
            return list(map(card, names)) if isinstance(names, list) else names

        given = self.given
        if self.call == "round":
            given |= {"starter": card(given["starter"]), "stock": cards(given["stock"])}
            if isinstance(given["hands"], Mapping):  # a count stays as it is
                given["hands"] = {player: cards(hand) for player, hand in given["hands"].items()}
            if isinstance(given["moves"], list):
                given["moves"] = [(move_of(move) or move) if isinstance(move, str) else move
                                  for move in given["moves"]]

    def _check_score(self, given: Mapping[str, Any]) -> None:
        hands, player = given["hands"] or {}, given["prophet"]
        if self.sound("hands"):
            if not hands:
                self.problems.append(Problem("hands", "no_hands", None, [], "hands={'Ana': 3}"))
            if len(hands) > MOST_PLAYERS:
                self.problems.append(Problem("hands", "number_of_players", len(hands), [f"1–{MOST_PLAYERS}"]))
                return
            if GOD in hands:
                self.problems.append(Problem(f"hands[{GOD!r}]", "god_has_no_hand", GOD))
            if player is not None:
                self.check_player("prophet", player, hands)
        if player is None and self.sound("prophet"):
            self.problems += [Problem(name, "needs_a_prophet", given[name], [0], "prophet='Ana'") for name in
                              ("right_since", "wrong_since", "cards_before", "right_before") if given[name]]
        self.check_names((f"hands[{short(player)}]", player) for player in hands)
        self.check_names(self.placed("never_god"))
        for place, player in enumerate(given["never_god"] if self.sound("hands") else ()):
            self.check_player(f"never_god[{place}]", player, hands)

    def _check_round(self, given: Mapping[str, Any]) -> None:
        players, god = given["players"], given["god"]
        if self.sound("players"):
            self._check_players(players)
            if god is not None:
                self.check_player("god", god, players)
            if given["first"] is not None:
                self.check_player("first", given["first"], [one for one in players if one != god])
        for player in given["hands"] or {}:
            where = f"hands[{player!r}]"
            if self.sound("players"):
                self.check_player(where, player, players)
            if player == god:
                self.problems.append(Problem(where, "god_has_no_hand", player))
        places: dict[str, list[str]] = {}
        for where, card in self.placed("hands", "starter", "stock"):
            if card in CARDS:
                places.setdefault(card, []).append(where)
        most = self.law[1]["decks"]
        self._check_counted(given, most * len(CARDS) - sum(map(len, places.values())))
        if self.secret is not None and self.sound("hands", "starter", "stock"):
            self._check_rule(self.secret, given)
        self.problems += [Problem(where, "card_too_often", card, [most]) for card, wheres in places.items()
                          for where in wheres[most:]]
        self._check_moves(given["moves"])

    def _check_moves(self, moves: Sequence[str]) -> None:
        """Each move can be read, and has no more words than its deed."""
        for place, move in enumerate(moves):
            meant = move.meant if isinstance(move, Move) else play("Ana", "8♥")
            if move is not meant:
                self.problems.append(Problem(f"moves[{place}]", "not_a_move", str(move), [repr(meant)]))

    def _check_counted(self, given: Mapping[str, Any], left: int) -> None:
        """Hands that are counted have no more cards than lie nowhere else, and nobody knows the stock's order then.

        Args:
            given: the arguments.
            left: how many cards the set-up does not name.
        """
        counts = {player: cards for player, cards in (given["hands"] or {}).items() if isinstance(cards, int)}
        for player, count in counts.items():
            if count > left:
                self.problems.append(Problem(f"hands[{player!r}]", "out_of_range", count, [f"0–{left}"], str(left)))
            left = max(0, left - count)
        if any(counts.values()) and given["stock"] is not None:
            self.problems.append(Problem("stock", "stock_of_counted_hands", None, ["None"], "stock=None"))

    def _check_rule(self, secret: SecretRule, given: Mapping[str, Any]) -> None:
        """After the starter some card is right; where the starter is not stated, after some starter (setup.1)."""
        starter = given["starter"] or next(iter(given["stock"] or ()) if given["hands"] is not None else iter(()), None)
        starters = _cards([starter]) if starter else CARDS
        if all(secret.dead_after([card]) for card in starters):
            self.problems.append(Problem("rule", "rule_allows_nothing", secret.text))

    def _check_game(self, given: Mapping[str, Any]) -> None:
        players, policies, rounds = given["players"], given["policies"], given["rounds"]
        self._check_players(players)
        if rounds is not None and rounds > len(players) and self.sound("players"):
            self.problems.append(Problem("rounds", "out_of_range", rounds, [f"1–{len(players)}"], str(len(players))))
        for player in policies if isinstance(policies, Mapping) and self.sound("players") else ():
            self.check_player(f"policies[{player!r}]", player, players)
        self.problems += check_policies(policies, POLICIES)

    def _check_players(self, players: Sequence[str]) -> None:
        self.check_players(players, self.law[1]["players.min"], self.law[1]["players.max"])

    def score(self) -> Play:
        """The play of :func:`score`."""
        given = self.given
        tally = rules.Tally(given["prophet"], given["right_since"], given["wrong_since"], given["cards_before"],
                            given["right_before"])
        return Play(lambda: Table((*given["hands"], GOD), self.law[1], self.law[0], god=GOD),
                    lambda table, law: rules.stated_score(table, law, given["hands"], tally, given["never_god"]),
                    self.rulings)

    def round(self) -> Play:
        """The play of :func:`round`."""
        given = self.given
        moves: list[Move] = given["moves"]
        first: str | None = given["first"]
        if moves and first is None:  # a move of somebody who cannot play is refused at the first turn
            others = [player for player in given["players"] if player != given["god"]]
            first = moves[0].player if moves[0].player in others else others[0]

        def lay() -> Table:
            hands, stock, starter = given["hands"], given["stock"], given["starter"]
            return Table(given["players"], self.law[1], self.law[0], god=given["god"], rule=self.secret, first=first,
                         hands=None if hands is None else {player: _cards(cards) for player, cards in hands.items()},
                         starter=parse_card(starter) if starter else None,
                         stock=None if stock is None else _cards(stock))

        return Play(lay, lambda table, law: rules.stated_round(table, law, moves), self.rulings)

    def game(self) -> Play:
        """The play of :func:`game`."""
        players, rounds = self.given["players"], self.given["rounds"] or len(self.given["players"])
        level = self.given["level"]
        secrets = rules.SECRET_RULES if level is None else \
            [entry.rule.text for entry in catalogue() if entry.level == level]
        return Play(lambda: Table(players, self.law[1], self.law[0]),
                    lambda table, law: rules.game(table, law, rounds, secrets), self.rulings)


def _cards(texts: Sequence[str] | int) -> list[Card]:
    """The cards of a hand or the stock; of one that is counted, so many unknown ones."""
    if isinstance(texts, int):
        return [UNKNOWN] * texts
    return [card for text in texts if (card := parse_card(text)) is not None]
