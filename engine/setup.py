"""What every game's set-up does: the arguments of a call are checked, every problem at once; then it is played."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence, Set
from itertools import islice
from typing import Any, ClassVar, TypeVar

from engine.play import (
    CHANCE,
    TABLE,
    Answerer,
    Play,
    TooLong,
    Trace,
    answer_text,
    listed_answers,
    random_answers,
    run,
    seated_answers,
)
from engine.problems import TOLD, Problem, SetupError, nearest, short, told, too_much
from engine.rulings import Lawbook, Noted, Rulings
from engine.vocabulary import Result, Vocabulary, check, defaults, fit_name, normalise, parameters, unused

__all__ = ["Policies", "Setup", "check_policies", "choosing", "name_problems", "unknown_players"]

R = TypeVar("R", bound=Result)
Policies = Mapping[str, Callable[[int | str], Answerer]]

#: The heaviest argument that a message repeats, weighed as :func:`~engine.problems.too_much` does, and the most
#: letters of all of them.
HEAVIEST_SHOWN, LONGEST_SHOWN = 10_000, 40_000


class Setup:
    """The arguments of a call, checked: every problem at once, then a :class:`~engine.play.Play`.

    A game's own set-up names its vocabulary, lawbook and policies, says in :meth:`prepare` and :meth:`check` what only
    that game knows, and has a method of each call's name that gives its play.

    Args:
        call: the vocabulary function's name.
        given: every argument, those that were left out at their default.
        noting: whether the readings note which of them are looked at.

    Raises:
        SetupError: every problem of the arguments.
    """

    vocabulary: ClassVar[Vocabulary]
    lawbook: ClassVar[Lawbook]
    named_policies: ClassVar[Policies] = {}
    #: The arguments that belong to a result also where they are at their default.
    always: ClassVar[Set[str]] = frozenset()
    #: How an argument is written that must be given.
    examples: ClassVar[Mapping[str, str]] = {}

    def __init__(self, call: str, given: Mapping[str, Any], *, noting: bool = False) -> None:
        function = self.vocabulary[call]
        self.call = call
        self.kinds = parameters(function)
        self.defaults = normalise(defaults(function))
        excess = {name: problems for name, value in given.items() if (problems := too_much(value, name))}
        self.problems = [problem for problems in excess.values() for problem in problems]
        self.left_out = set(excess)
        self.given = {name: self._default(name) if name in excess else normalise(value)
                      for name, value in given.items()}
        readings, numbers = self._law()
        self.law = Noted(readings) if noting else readings, numbers
        self.prepare()
        self.wrong = {*self.left_out, *self._check_types()}
        self.check({name: self._default(name) if name in self.wrong else value
                    for name, value in self.given.items() if name in self.kinds})
        if self.problems:
            raise SetupError(self.problems, self.position())

    # What a game says of its own

    def prepare(self) -> None:
        """Read what the arguments' types rest on, and write ``given`` in its one form; the law is known."""

    def check(self, given: Mapping[str, Any]) -> None:
        """Add the problems that no argument shows alone.

        Args:
            given: the arguments; each one of the wrong type at its default, or None where it has none.
        """

    def names(self) -> Mapping[str, Iterable[str]]:
        """The known names of each kind."""
        return {}

    @property
    def seats(self) -> Sequence[str]:
        """Who may have something to choose."""
        players: Sequence[str] = self.given.get("players", ())
        return players

    def not_given(self, name: str) -> Problem:
        """The problem of an argument that must be given."""
        return Problem(name, "argument_left_out", None, [], f"{name}={self.examples.get(name, '…')}")

    # What a game's own checks are made of

    def sound(self, *names: str) -> bool:
        """Whether these arguments are of the right type, so that what they say together can be checked."""
        return self.wrong.isdisjoint(names)

    def placed(self, *names: str) -> Iterator[tuple[str, str]]:
        """Every text that stands in these arguments, with its place, whatever else is wrong with them."""
        for name in names:
            yield from _placed(self.given.get(name), name)

    def check_players(self, players: Sequence[str], low: int, high: int) -> None:
        """There are as many players as may be, and each has a name of its own."""
        if not low <= len(players) <= high:
            numbers = str(low) if low == high else f"{low}–{high}"
            self.problems.append(Problem("players", "number_of_players", len(players), [numbers]))
        self.check_names(self.placed("players"))

    def check_names(self, placed: Iterable[tuple[str, str]]) -> None:
        """Add what is wrong with names, as :func:`name_problems` finds it."""
        self.problems += name_problems(placed)

    def check_player(self, where: str, player: str, known: Collection[str]) -> None:
        """A player is one of those."""
        self.problems += unknown_players([(where, player)], known, len(self.problems))

    # What the base does by itself

    def _default(self, name: str) -> Any:
        """What an argument is when it is not given; None where it must be."""
        default = self.defaults.get(name)
        return None if default is ... else default

    def _law(self) -> tuple[dict[str, str], dict[str, int]]:
        spec = self.given.get("rulings", "printed")
        if not isinstance(spec, (str, Mapping)):
            readings = next(f"{{{one.name!r}: {one.names[-1]!r}}}" for one in self.lawbook.questions.values())
            self.problems.append(Problem("rulings", "wrong_type", told(spec), ["'printed'", readings]))
            spec = "printed"
        try:
            return self.lawbook.resolve(spec)
        except SetupError as error:
            self.problems += error.problems
        return self.lawbook.resolve("printed")

    def _check_types(self) -> Iterator[str]:
        """The arguments that are not what they should be."""
        known = self.names()
        for name, value in self.given.items():
            before = len(self.problems)
            if name in self.left_out:
                continue
            if name not in self.kinds:
                free = [kind for kind in self.kinds if self.given.get(kind, ...) is ...] or list(self.kinds)
                near = nearest(name, free) if len(self.problems) < TOLD else ""
                self.problems.append(Problem(name, "unknown_argument", name, free, near))
            elif value is ...:
                self.problems.append(self.not_given(name))
            elif name != "rulings":
                self.problems += check(value, self.kinds[name][0], name, known)
            if len(self.problems) > before:
                yield name

    @property
    def stated(self) -> dict[str, Any]:
        """What the call states, as it can be written again; defaults left out."""
        return {name: value for name, value in self.given.items()
                if value is not ... and (name in self.always or value != self.defaults.get(name, ...))}

    @property
    def arguments(self) -> dict[str, Any]:
        """What the call states, as plain data."""
        return self.stated

    def position(self) -> str:
        """The whole call, so that it can be reproduced; what is too large for a message stands there by its name."""
        stated = self.stated
        names = (name for name in self.given if name in stated or name in self.left_out)
        words = [f"{name}=…" if name in self.left_out or too_much(stated[name], name, HEAVIEST_SHOWN)
                 else f"{name}={stated[name]!r}" for name in islice(names, TOLD)]
        whole = f"{self.call}({', '.join(words)})"
        return whole if len(whole) <= LONGEST_SHOWN else f"{whole[:LONGEST_SHOWN]}…"

    @property
    def in_sight(self) -> dict[str, Any]:
        """What lies open on the table though the call leaves it out, as arguments that state it."""
        return {}

    # The play

    def rulings(self) -> Rulings:
        """Fresh rulings for one run."""
        return Rulings(self.lawbook.questions, *self.law)

    def laid(self) -> Play:
        """The play of the call."""
        play: Play = getattr(self, self.call)()
        return play

    def policies(self, seed: int | None = None) -> Answerer:
        """The answer function of a whole game: a policy for each seat, chance drawn.

        Args:
            seed: what is drawn from; the one that was given by default.
        """
        named, seed = self.given["policies"], self.given["seed"] if seed is None else seed
        if named == "random":
            return random_answers(seed)
        return seated_answers(choosing(named, self.seats, self.named_policies, seed), random_answers(seed))

    def answers(self) -> Answerer:
        """The answer function of the call: its policies where it names some, else its listed answers."""
        if "policies" in self.kinds:
            return self.policies()
        return listed_answers(list(map(answer_text, self.given.get("answers", ()))))

    def run(self) -> Trace:
        """The trace under the given policies or answers.

        Raises:
            SetupError: an answer is refused or left over, or the play is too long.
        """
        try:
            trace = run(self.laid(), self.answers())
        except TooLong as error:
            raise SetupError(error.problems, self.position()) from None
        if problems := unused(trace, list(map(answer_text, self.given.get("answers", ())))):
            raise SetupError(problems, self.position())
        return trace

    def result(self, kind: type[R]) -> R:
        """What the call returns: the trace of :meth:`run`, as that kind of result."""
        return kind(self.run(), self.call, self.arguments)


def _placed(value: Any, where: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield where, value
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from _placed(inner, f"{where}[{place}]")
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            yield from _placed(inner, f"{where}[{short(key)}]")


def name_problems(placed: Iterable[tuple[str, str]]) -> Iterator[Problem]:
    """What keeps names, each with its place before it, from standing in answers, or apart from each other."""
    first: dict[str, str] = {}
    for place, name in placed:
        if name in (CHANCE, TABLE):
            yield Problem(place, "name_not_for_players", name)
        elif not fit_name(name):
            yield Problem(place, "bad_name", name, ["A–Ž"])
        elif name in first:
            yield Problem(place, "name_twice", name, [first[name]])
        first.setdefault(name, place)


def unknown_players(placed: Iterable[tuple[str, str]], known: Collection[str], before: int = 0) -> Iterator[Problem]:
    """The problem of each player, with a place before the name, who is none of those.

    Args:
        placed: the players.
        known: those that there are.
        before: how many problems are there already; once more are there than are told, the nearest is not looked for.
    """
    strangers = ((place, player) for place, player in placed if player not in known)
    for number, (place, player) in enumerate(strangers, before):
        near = nearest(player, known) if number < TOLD else ""
        yield Problem(place, "unknown_player", player, list(known), repr(near) if near else "")


def check_policies(policies: str | Mapping[Any, Any], known: Policies) -> list[Problem]:
    """The problem of each policy that there is not.

    Args:
        policies: one for all seats, or one for each.
        known: a game's policies.
    """
    kind = {"kind": "enum", "values": list(known)}
    named = {f"policies[{short(seat)}]": policy for seat, policy in policies.items()} \
        if isinstance(policies, Mapping) else {"policies": policies}
    return [problem for where, policy in named.items() for problem in check(policy, kind, where, {})]


def choosing(policies: str | Mapping[str, str], seats: Sequence[str], known: Policies,
             seed: int | str) -> dict[str, Answerer]:
    """How each seat chooses.

    Args:
        policies: one for all seats, or one for each; ``"random"`` where none is named.
        seats: all seats.
        known: a game's policies.
        seed: what they draw from.
    """
    named = dict.fromkeys(seats, policies) if isinstance(policies, str) else \
        dict.fromkeys(seats, "random") | dict(policies)
    return {seat: known[policy](seed) for seat, policy in named.items()}
