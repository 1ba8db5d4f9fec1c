"""Judge Domino: the vocabulary of its scenarios.

>>> t = settle(votes={"Ona": "success", "Jonas": "success", "Rūta": "success", "Eglė": "failure", "Tomas": "failure"},
...            all_fell=True)
>>> t.winners, t.points["Ona"], t.points["Eglė"]
(['Ona', 'Jonas', 'Rūta'], 2, 0)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Literal

from engine import setup
from engine.domino import rules
from engine.domino.figures import FIGURES, GOAL, PLAYERS, figures
from engine.domino.geometry import SIZES, STANCES, Domino, place_of
from engine.domino.moves import Move, move_of
from engine.domino.policies import POLICIES
from engine.domino.requests import REQUESTS
from engine.domino.rulings import LAWBOOK
from engine.domino.stated import EXAMPLE, dominoes_of
from engine.domino.table import ALL, FAILURE, FIRST, LAST, STATES, SUCCESS, Fall, Placing, Table
from engine.play import CHANCE, Play
from engine.problems import Problem, short
from engine.setup import check_policies
from engine.vocabulary import Result, Vocabulary, given_to, normalise

__all__ = ["FIGURES", "GOAL", "LAWBOOK", "PLAYERS", "POLICIES", "REQUESTS", "RESULTS", "VOCABULARY", "Game", "Line",
           "Match", "Round", "Settle", "Setup", "accident", "call", "fell", "figures", "game", "line", "match", "move",
           "names", "place", "round", "settle", "votes"]

Vote = Literal["success", "failure"]
Readings = str | Mapping[str, str | int]
#: A place: millimetres along the line, or x, y and angle.
PlaceText = Any

VOCABULARY = Vocabulary()


class Settle(Result):
    """The points of a push; ``outcome`` is ``"scored"``, ``"refused"`` or ``"gap"``."""

    outcomes: ClassVar[Sequence[str]] = ("scored", "refused")
    summary: ClassVar[Sequence[str]] = ("points", "winners")

    @property
    def points(self) -> dict[str, int]:
        """Everybody's points."""
        return dict(self.trace.table.points)

    @property
    def winners(self) -> list[str]:
        """Those who voted as it fell."""
        table = self.trace.table
        right = None if table.all_fell is None else SUCCESS if table.all_fell else FAILURE
        return [player for player, vote in table.votes.items() if vote == right]


class Line(Result):
    """Dominoes as they stand; ``outcome`` is ``"stands"`` or ``"refused"``."""

    outcomes: ClassVar[Sequence[str]] = ("stands", "refused")
    summary: ClassVar[Sequence[str]] = ("pusher_end", "problems")

    @property
    def pusher_end(self) -> Domino:
        """The domino to push: of the two ends the one with the smaller number (topple.1)."""
        domino: Domino = self.trace.table.pushed_end()[0]
        return domino

    @property
    def problems(self) -> list[str]:
        """The reasons why the dominoes are no line, in order; their clauses are among ``clauses``."""
        return [facts["reason"] for facts in self.of("refused")]


class Round(Settle):
    """The trace of a round.

    ``outcome`` is ``"all_fell"``, ``"not_all_fell"`` or ``"accident"`` once it is over, ``"refused"`` where a move of
    the set-up is not allowed, ``"gap"``, or None while a choice is pending.
    """

    outcomes: ClassVar[Sequence[str]] = ("all_fell", "not_all_fell", "accident", "refused")
    summary: ClassVar[Sequence[str]] = ("line", "votes", "points", "winners")

    @property
    def line(self) -> list[int]:
        """The numbers of the dominoes, from the first end of the line to the last."""
        return [domino.number for domino in self.trace.table.line]

    @property
    def votes(self) -> dict[str, str]:
        """The votes of the last judgement."""
        return dict(self.trace.table.votes)

    @property
    def pusher(self) -> str | None:
        """Who pushes the line."""
        pusher: str | None = self.trace.table.pusher
        return pusher


class Match(Round):
    """The trace of a match; ``outcome`` is ``"won"``, ``"shared"``, or as of a :class:`Round` where it is not over."""

    outcomes: ClassVar[Sequence[str]] = ("won", "shared", *Round.outcomes)
    summary: ClassVar[Sequence[str]] = ("rounds", "points", "winners")

    @property
    def points(self) -> dict[str, int]:
        """Everybody's points of all rounds so far."""
        return dict(self.trace.table.total)

    @property
    def rounds(self) -> int:
        """How many rounds were begun."""
        number: int = self.trace.table.number
        return number

    @property
    def winners(self) -> list[str]:
        """Who won; nobody before the match is over (end.1, end.3)."""
        return [player for facts in self.of("match_over") for player in facts["players"]]


class Game(Match):
    """The trace of a whole match that policies play; ``outcome`` is ``"won"``, ``"shared"`` or ``"gap"``."""

    outcomes: ClassVar[Sequence[str]] = ("won", "shared")

    @property
    def decisions(self) -> int:
        """Choices of players."""
        return sum(answer.who in self.trace.table.players for answer in self.trace.answers)


# What a set-up states

def _text(value: Any) -> str:
    """A text in its composed form; whatever else was given is told by its own short text when the move is judged."""
    text: str = normalise(value if isinstance(value, str) else short(value))
    return text


def _number(value: Any) -> Any:
    """A number that a domino might have, or what else was given, as text."""
    return value if type(value) is int and 0 <= value < 1_000_000_000 else _text(value)


def _placing(number: Any, stance: Any, where: Any, end: str | None = None) -> Placing:
    """A placing; what cannot be one is refused when the move is judged."""
    kept = place_of(where)
    return Placing(_number(number), _text(stance), _text(where) if kept is None else kept, end)  # type: ignore[arg-type]


@VOCABULARY.function
def place(name: str, number: int, stance: Literal["upright", "edge", "flat"], place: PlaceText) -> Move:
    """The player places an unused domino (build.1).

    Args:
        name: who.
        number: which domino.
        stance: how it stands.
        place: millimetres along the line to its centre, or ``(x, y, angle)`` in millimetres and degrees.
    """
    return Move("place", _text(name), _placing(number, stance, place))


@VOCABULARY.function
def move(name: str, number: int, end: Literal["first", "last"], stance: Literal["upright", "edge", "flat"],
         place: PlaceText) -> Move:
    """The player moves an inner domino to an end of the line (build.5); arguments as for :func:`place`."""
    return Move("move", _text(name), _placing(number, stance, place, _text(end)))


@VOCABULARY.function
def call(name: str) -> Move:
    """The player calls for judgement (call.1)."""
    return Move("call", _text(name))


@VOCABULARY.function
def votes(votes: Mapping[str, Vote]) -> Move:
    """Everybody's vote, laid at once (vote.1)."""
    given = votes if isinstance(votes, Mapping) else {_text(votes): ""}
    return Move("votes", None, {_text(player): _text(vote) for player, vote in given.items()})


@VOCABULARY.function
def fell(what: str | Mapping[int, Literal["flat", "leaning", "standing"]], hard: bool = False) -> Move:
    """What fell when the line was pushed (vote.4).

    Args:
        what: ``"all"``, ``"not all"``, or the state of dominoes by number; one that is not named lies flat.
        hard: whether the push was too hard (topple.2).
    """
    told = tuple((_number(number), _text(state)) for number, state in what.items()) \
        if isinstance(what, Mapping) else _text(what)
    if not isinstance(hard, bool):  # neither: what fell cannot be told so
        return Move("fell", None, Fall(f"{_text(what)} {_text(hard)}"))
    return Move("fell", None, Fall(told or ALL, hard))


@VOCABULARY.function
def accident(name: str) -> Move:
    """The player knocks the line over before the round is over (round.3)."""
    return Move("accident", _text(name))


# What can be played

@VOCABULARY.function
def settle(votes: Mapping[str, Vote] = ..., all_fell: bool = ..., rulings: Readings = "printed",  # type: ignore[assignment]
           **unknown: Any) -> Settle:
    """The points of votes and of what fell (score.1); where all voted for success nothing is pushed (vote.3).

    Args:
        votes: the vote of each of two to five players.
        all_fell: whether the whole line fell.
        rulings: a preset's name, or readings and parameters laid over ``"printed"``.

    Raises:
        SetupError: every problem of the set-up.

    >>> settle(votes={"Ona": "success", "Jonas": "success"}, all_fell=True).refused.clauses
    ('domino/vote.3',)
    """
    return Setup("settle", given_to(locals())).result(Settle)


@VOCABULARY.function
def line(dominoes: Sequence[Any] = ..., rulings: Readings = "printed", **unknown: Any) -> Line:  # type: ignore[assignment]
    """Whether dominoes are one line, and which of them is to be pushed (build.2–build.4, topple.1).

    Args:
        dominoes: ``(number, stance, place)`` of each: ``"upright"``, ``"edge"`` or ``"flat"``; millimetres along the
            line to its centre, or ``(x, y, angle)``, the angle of its faces' normal in degrees.
        rulings: as for :func:`settle`.

    Raises:
        SetupError: every problem of the set-up.

    >>> line([(6, "upright", 0), (3, "edge", 20), (9, "flat", 60)]).problems
    ['lies_flat']
    """
    return Setup("line", given_to(locals())).result(Line)


@VOCABULARY.function
def round(players: Sequence[str] = ..., moves: Sequence[str] = (), answers: Sequence[str] = (),  # type: ignore[assignment]  # noqa: A001
          rulings: Readings = "printed", **unknown: Any) -> Round:
    """A round, as far as the moves go.

    Args:
        players: two to five names, clockwise from the one who starts.
        moves: ``place``, ``move``, ``call``, ``votes``, ``fell``, ``accident``, in order.
        answers: what is chosen after the moves, as texts in order of asking.
        rulings: as for :func:`settle`.

    Raises:
        SetupError: every problem of the set-up. A move that is not allowed is no problem of it: the trace ends there
            with ``refused``.

    >>> t = round(players=["Ona", "Jonas"], moves=[place("Ona", 3, "upright", 20), call("Ona")])
    >>> t.outcome, t.refused.clauses
    ('refused', ('domino/call.1',))
    """
    return Setup("round", given_to(locals())).result(Round)


@VOCABULARY.function
def match(players: Sequence[str] = ..., rounds: Sequence[Sequence[str]] = (), answers: Sequence[str] = (),  # type: ignore[assignment]
          rulings: Readings = "printed", **unknown: Any) -> Match:
    """A match, as far as the moves of its rounds go.

    Args:
        players: as for :func:`round`.
        rounds: the moves of each round, an extra round's too.
        answers: what is chosen after them, as texts in order of asking.
        rulings: as for :func:`settle`.

    Raises:
        SetupError: every problem of the set-up.
    """
    return Setup("match", given_to(locals())).result(Match)


@VOCABULARY.function
def game(*, seed: int = 0, players: Sequence[str] = ("1", "2", "3"), rulings: Readings = "table",
         policies: str | Mapping[str, str] = "random", **unknown: Any) -> Game:
    """A whole match, every choice made by named policies; what falls is drawn by the estimate, which is no ruling.

    Args:
        seed: what chance and the policies are drawn from.
        players: two to five names, clockwise; the first starts.
        rulings: as for :func:`settle`; ``"table"`` always ends.
        policies: one of :data:`POLICIES` for all, or one for each player.

    Raises:
        SetupError: every problem of the set-up.

    >>> game(seed=1).outcome
    'won'
    """
    return Setup("game", given_to(locals())).result(Game)


#: The kind of result that each call returns.
RESULTS: dict[str, type[Result]] = {"settle": Settle, "line": Line, "round": Round, "match": Match, "game": Game}


def names() -> dict[str, Any]:
    """The names that a set-up may use, and the assumed sizes in millimetres, as plain data."""
    return {
        "names": {"stance": list(STANCES), "vote": [SUCCESS, FAILURE], "end": [FIRST, LAST], "state": list(STATES)},
        "dominoes": LAWBOOK.parameters["dominoes"].value,
        "sizes": {stance: size._asdict() for stance, size in SIZES.items()},
    }


class Setup(setup.Setup):
    """The arguments of a call, checked; a method for each call gives its play."""

    vocabulary, lawbook, named_policies = VOCABULARY, LAWBOOK, POLICIES
    examples = MappingProxyType({"players": "['Ona', 'Jonas']", "votes": "{'Ona': 'failure'}", "all_fell": "True",
                                 "dominoes": f"[{EXAMPLE}]"})

    def prepare(self) -> None:
        first, most = self.law[1]["first"], self.law[1]["dominoes"]
        if first > most:
            self.problems.append(Problem("rulings['first']", "out_of_range", first, [f"1–{most}"], str(most)))
        for name in ("moves", "rounds"):
            if name in self.given:
                self.given[name] = _read(self.given[name])

    def check(self, given: Mapping[str, Any]) -> None:
        most = self.law[1]["guess_tokens"]
        if self.call == "line":
            if self.sound("dominoes"):
                self.dominoes, problems = dominoes_of(given["dominoes"], "dominoes", self.law[1]["dominoes"])
                self.problems += problems
            return
        if self.call == "settle":
            votes = self.given["votes"]
            if isinstance(votes, Mapping):
                self.check_names((f"votes[{player!r}]", player) for player in votes if isinstance(player, str))
                if not 2 <= len(votes) <= most:
                    self.problems.append(Problem("votes", "number_of_players", len(votes), [f"2–{most}"]))
            return
        if self.sound("players"):
            self.check_players(given["players"], 2, most)
        self.problems += [Problem(where, "not_a_move", str(one), ["place('Ona', 3, 'upright', 20)"])
                          for where, one in self._moves() if isinstance(one, str) and not isinstance(one, Move)]
        if self.call == "game" and self.sound("policies"):
            policies = given["policies"]
            self.problems += check_policies(policies, POLICIES)
            for player in policies if isinstance(policies, Mapping) and self.sound("players") else ():
                self.check_player(f"policies[{player!r}]", player, given["players"])

    def _moves(self) -> Iterator[tuple[str, Any]]:
        """Everything that stands where a move does, with its place."""
        lists = {"moves": self.given.get("moves")}
        if isinstance(rounds := self.given.get("rounds"), list):
            lists |= {f"rounds[{number}]": moves for number, moves in enumerate(rounds)}
        for where, moves in lists.items():
            if isinstance(moves, list):
                yield from ((f"{where}[{place}]", one) for place, one in enumerate(moves))

    def _table(self, players: Sequence[str]) -> Table:
        return Table(players, self.law[1], self.law[0])

    def settle(self) -> Play:
        """The play of :func:`settle`."""
        given = self.given
        return Play(lambda: self._table(list(given["votes"])),
                    lambda table, law: rules.settle(table, law, given["votes"], given["all_fell"]), self.rulings)

    def line(self) -> Play:
        """The play of :func:`line`."""
        return Play(lambda: self._table(()), lambda table, law: rules.line(table, self.dominoes), self.rulings)

    def round(self) -> Play:
        """The play of :func:`round`."""
        return Play(lambda: self._table(self.given["players"]),
                    lambda table, law: rules.follow(table, rules.stated_round(table, law), [self.given["moves"]]),
                    self.rulings)

    def match(self) -> Play:
        """The play of :func:`match`."""
        return Play(lambda: self._table(self.given["players"]),
                    lambda table, law: rules.follow(table, rules.match(table, law), self.given["rounds"]),
                    self.rulings)

    def game(self) -> Play:
        """The play of :func:`game`."""
        return Play(lambda: self._table(self.given["players"]), lambda table, law: rules.match(table, law, CHANCE),
                    self.rulings)


def _read(given: Any) -> Any:
    """Moves, or lists of moves, their texts read; what is no move stays as it is."""
    if isinstance(given, str):
        return move_of(given) or given
    return list(map(_read, given)) if isinstance(given, (list, tuple)) else given
