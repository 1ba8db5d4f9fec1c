"""The smallest position that tells: made of the parts of the book's examples, tried from the smallest on.

A position is a call of a game's vocabulary with its arguments. Its parts are the arguments that may be left out, the
entries of its mappings and the elements of its lists; a part that stands in another one goes with it. All positions
that the examples hold are tried by their number of parts, as many as the bound allows; beyond it, parts of an example
are left out as long as the position still tells. Hypothesis then looks for simpler numbers and names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from engine.play import Choice, Trace, run
from engine.problems import Problem, SetupError
from engine.rulings import Question
from engine.vocabulary import defaults, parameters
from rulebook.bench import game_module
from rulebook.scenario import hold, scenarios

__all__ = ["BOUND", "Found", "Position", "course", "examples", "play", "smallest", "telling", "tells_apart", "told_by"]

#: How many positions are tried from the smallest on, and how many whole games where the book has no example.
BOUND, GAMES_TRIED = 4_000, 300
#: How many positions Hypothesis tries.
SIMPLER = 300

Path = tuple[Any, ...]


@dataclass(frozen=True)
class Position:
    """A call of a game's vocabulary, its rulings apart.

    Args:
        game, call: the function.
        arguments: as they are written; nothing that is at its default.
        rulings: what is laid over the printed readings.
    """

    game: str
    call: str
    arguments: Mapping[str, Any]
    rulings: Mapping[str, Any]

    @property
    def parts(self) -> list[Path]:
        """The parts, each after the one that it stands in."""
        return list(_parts(self.arguments, (), self._needed()))

    @property
    def size(self) -> int:
        """How many parts it has."""
        return len(self.parts)

    def _needed(self) -> frozenset[str]:
        known = parameters(game_module(self.game).VOCABULARY[self.call])
        return frozenset(name for name, (_, needed) in known.items() if needed)

    def keeping(self, kept: frozenset[Path]) -> Position:
        """The position with these parts alone."""
        return replace(self, arguments=_kept(self.arguments, (), kept, self._needed()))

    def under(self, **rulings: Any) -> Position:
        """The position under other rulings."""
        return replace(self, rulings={**self.rulings, **rulings})

    def written(self, trace: Trace | None = None) -> str:
        """The call, as a scenario writes it; with a trace, only the answers that it used."""
        given = dict(self.arguments)
        if trace is not None and "answers" in given:
            given["answers"] = list(given["answers"])[:len(trace.answers)]
            if not given["answers"]:
                del given["answers"]
        if self.rulings:
            given["rulings"] = dict(self.rulings)
        return f"{self.call}({', '.join(f'{name}={value!r}' for name, value in given.items())})"


@dataclass(frozen=True)
class Found:
    """A position that tells, and what it is the smallest of.

    Args:
        position: the position.
        tried: how many positions were tried.
        bound: the number of parts up to which all that the examples hold were tried.
        smallest: whether it is the smallest of them all; else only none of its parts can be left out.
    """

    position: Position
    tried: int
    bound: int
    smallest: bool


def _parts(value: Any, path: Path, needed: frozenset[str]) -> Iterator[Path]:
    if isinstance(value, Mapping):
        for key, inner in value.items():
            if not (not path and key in needed):
                yield (*path, key)
            yield from _parts(inner, (*path, key), needed)
    elif isinstance(value, (list, tuple)):
        for place, inner in enumerate(value):
            yield (*path, place)
            yield from _parts(inner, (*path, place), needed)


def _kept(value: Any, path: Path, kept: frozenset[Path], needed: frozenset[str]) -> Any:
    if isinstance(value, Mapping):
        return {key: _kept(inner, (*path, key), kept, needed) for key, inner in value.items()
                if (*path, key) in kept or (not path and key in needed)}
    if isinstance(value, (list, tuple)):
        return [_kept(inner, (*path, place), kept, needed) for place, inner in enumerate(value)
                if (*path, place) in kept]
    return value


def play(position: Position) -> Trace | None:
    """The trace of a position; None where it cannot be set up. Answers that nobody asks for are left over."""
    played = _played(position)
    return played and played[0]


def _played(position: Position) -> tuple[Trace, Sequence[str]] | None:
    """The trace of a position, and the seats."""
    module = game_module(position.game)
    try:
        setup = module.Setup(position.call, {**defaults(module.VOCABULARY[position.call]), **position.arguments,
                                             "rulings": position.rulings})
        return run(setup.laid(), setup.answers()), setup.seats
    except SetupError:
        return None


def course(position: Position) -> tuple[Trace, Any] | None:
    """The trace of a position, and its course: events, end, what may be chosen next, and what each seat sees."""
    if (played := _played(position)) is None:
        return None
    trace, seats = played
    pending = trace.pending
    return trace, ([(kind, secret, facts) for kind, _, secret, facts in trace.happened], trace.value,
                   trace.gap and trace.gap.question,
                   pending and (pending.who, pending.kind, pending.facts, _allowed(pending)),
                   [trace.table.state(seat) for seat in seats])


def _allowed(choice: Choice) -> list[str]:
    """What may be chosen, of what somebody might think of."""
    menu = choice.menu
    return [menu.encode(option) for option in menu.conceivable() if menu.why_not(option) is None]


@cache
def examples(game: str) -> tuple[Position, ...]:
    """The positions of a game's scenarios, whole games apart; those that cannot be read are left out."""
    found: dict[str, Position] = {}
    try:
        read = scenarios(game)
    except SetupError:
        return ()
    for scenario in read:
        try:
            results = hold(scenario).results
        except SetupError:
            continue
        for result in results:
            given = dict(result.arguments)
            rulings = given.pop("rulings", {})
            law = {"preset": rulings} if isinstance(rulings, str) and rulings != "printed" else \
                {} if isinstance(rulings, str) else dict(rulings)
            if result.call != "game":
                position = Position(game, result.call, given, law)
                found.setdefault(position.written(), position)
    return tuple(found.values())


def tells_apart(question: Question) -> Callable[[Position], bool]:
    """Whether a position asks a question, and some other reading of it makes another course than the first."""
    first, *others = question.names

    def tells(position: Position) -> bool:
        told = course(position.under(**{question.name: first}))
        if told is None or question.name not in told[0].asked:
            return False
        return any(other is not None and other[1] != told[1]
                   for other in (course(position.under(**{question.name: reading})) for reading in others))

    return tells


def telling(game: str, question: Question, bound: int = BOUND) -> Found | None:
    """The smallest position in which two readings of a question differ; a whole game where the book has no example.

    Raises:
        SetupError: Hypothesis is not installed.
    """
    tells = tells_apart(question)
    return told_by(game, examples(game), tells, bound)


def told_by(game: str, starts: Iterable[Position], tells: Callable[[Position], bool],
            bound: int = BOUND) -> Found | None:
    """The smallest position that tells, with no ruling that it does not need, and the simplest of its kind."""
    found = smallest(starts, tells, bound)
    if found is None:
        games = [one for one in game_positions(game, {"preset": "table"}) if tells(one)]
        if not games:
            return None
        shortest = min(games, key=lambda one: len(trace.happened) if (trace := play(one)) else 0)
        return Found(shortest, GAMES_TRIED, 0, smallest=False)
    position = found.position
    for name in position.rulings:
        without = replace(position, rulings={one: value for one, value in position.rulings.items() if one != name})
        if tells(without):
            position = without
    return replace(found, position=simplest(position, tells))


def game_positions(game: str, rulings: Mapping[str, Any]) -> Iterator[Position]:
    """Whole games by their seeds, for what the book has no example of."""
    return (Position(game, "game", {"seed": seed}, rulings) for seed in range(GAMES_TRIED))


def smallest(starts: Iterable[Position], tells: Callable[[Position], bool], bound: int = BOUND) -> Found | None:
    """The smallest position that tells, of all those that the given ones hold.

    Args:
        starts: positions, whole; those that do not tell are passed over.
        tells: whether a position tells.
        bound: the most positions that are tried from the smallest on.

    Returns:
        None where none of the positions tells.
    """
    whole = sorted((start for start in starts if tells(start)), key=lambda start: start.size)
    if not whole:
        return None
    tried, tree = 0, [(start, _Ideals(start.parts)) for start in whole]
    seen: set[str] = set()
    for size in range(whole[0].size):
        for start, ideals in tree:
            for kept in ideals.of(size):
                position = start.keeping(kept)
                text = position.written()
                if text in seen:
                    continue
                seen.add(text)
                tried += 1
                if tried > bound:
                    least = min((_lessened(one, tells) for one in whole[:3]), key=lambda one: (one.size, one.written()))
                    return Found(least, tried, size - 1, smallest=least.size <= size - 1)
                if tells(position):
                    return Found(position, tried, size, smallest=True)
    return Found(whole[0], tried + 1, whole[0].size, smallest=True)


class _Ideals:
    """The sets of parts in which every part stands with the one that it stands in, by their number."""

    def __init__(self, parts: Sequence[Path]) -> None:
        self.parts = parts
        known = set(parts)
        self.owner = {part: next((part[:end] for end in range(len(part) - 1, 0, -1) if part[:end] in known), None)
                      for part in parts}

    def of(self, size: int, first: int = 0, kept: frozenset[Path] = frozenset()) -> Iterator[frozenset[Path]]:
        """Those of a size, in the order of their parts."""
        if not size:
            yield kept
            return
        for place in range(first, len(self.parts) - size + 1):
            part = self.parts[place]
            if self.owner[part] is None or self.owner[part] in kept:
                yield from self.of(size - 1, place + 1, kept | {part})


def _lessened(position: Position, tells: Callable[[Position], bool]) -> Position:
    """The position with parts left out, largest first, as long as it tells."""
    lessened = True
    while lessened:
        lessened = False
        parts = position.parts
        for part in sorted(parts, key=lambda one: (len(one), one.__repr__())):
            without = position.keeping(frozenset(one for one in parts if one[:len(part)] != part))
            if tells(without):
                position, lessened = without, True
                break
    return position


def simplest(position: Position, tells: Callable[[Position], bool]) -> Position:
    """The same position with simpler numbers and names, as Hypothesis shrinks them.

    Raises:
        SetupError: Hypothesis is not installed.
    """
    try:
        from hypothesis import HealthCheck, Phase, Verbosity, find, settings
        from hypothesis import strategies as st
        from hypothesis.errors import HypothesisException
    except ModuleNotFoundError as error:
        raise SetupError([Problem("rulebook tell", "extra_missing", error.name, ["living-rules[tell]"],
                                  "pip install 'living-rules[tell]'")]) from None
    leaves = list(_leaves(position.arguments, ()))
    pools = [_simpler(position.game, value) for _, value in leaves]
    if not any(len(pool) > 1 for pool in pools):
        return position

    def drawn(values: Sequence[Any]) -> Position:
        arguments = position.arguments
        for (path, _), value in zip(leaves, values, strict=True):
            arguments = _put(arguments, path, value)
        return replace(position, arguments=arguments)

    # The position itself is the last of all: whatever is found is simpler.
    strategy = st.tuples(*map(st.sampled_from, pools))
    quiet = settings(max_examples=SIMPLER, database=None, derandomize=True, deadline=None, verbosity=Verbosity.quiet,
                     phases=(Phase.generate, Phase.shrink), suppress_health_check=list(HealthCheck))
    try:
        return drawn(find(strategy, lambda values: tells(drawn(values)), settings=quiet))
    except HypothesisException:
        return position


def _leaves(value: Any, path: Path) -> Iterator[tuple[Path, Any]]:
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield from _leaves(inner, (*path, key))
    elif isinstance(value, (list, tuple)):
        for place, inner in enumerate(value):
            yield from _leaves(inner, (*path, place))
    else:
        yield path, value


def _simpler(game: str, value: Any) -> list[Any]:
    """What may stand in a value's place, simplest first, itself last: smaller numbers, names that come before it."""
    if isinstance(value, int) and not isinstance(value, bool) and value > 0:
        return [*range(min(value, 12)), value] if value > 12 else list(range(value + 1))
    for known in game_module(game).names()["names"].values():
        if value in known:
            before = list(known)[:list(known).index(value) + 1]
            return before[:8] + [value] * (len(before) > 8)
    return [value]


def _put(value: Any, path: Path, leaf: Any) -> Any:
    if not path:
        return leaf
    if isinstance(value, Mapping):
        return {key: _put(inner, path[1:], leaf) if key == path[0] else inner for key, inner in value.items()}
    return [_put(inner, path[1:], leaf) if place == path[0] else inner for place, inner in enumerate(value)]
