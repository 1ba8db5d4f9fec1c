"""The functions of the notation of secret rules: the terms that each takes, and itself as a function of them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from engine.eleusis.cards import CARDS, COLOURS, SUITS, Card
from engine.eleusis.terms import (
    CARD,
    COLOUR,
    HIGHEST,
    LONGEST,
    NUMBER,
    SUIT,
    TEST,
    VALUE,
    VALUES,
    WRONG,
    Node,
    Run,
)

if TYPE_CHECKING:
    from engine.eleusis.reader import Reader

__all__ = ["FUNCTIONS", "Function", "unreadable"]

PRIMES = frozenset((2, 3, 5, 7, 11, 13))
Built = tuple[str, Run]


def unreadable(c: Any, p: Any, q: Any, line: Any, each: Any) -> None:
    """A term that cannot be read."""


@dataclass(frozen=True, slots=True)
class Function:
    """A function of the notation.

    Args:
        least, most: how many arguments it takes.
        usage: how it is written.
        build: checks the arguments; gives the kind of its value and itself as a function.
    """

    least: int
    most: int
    usage: str
    build: Callable[[Reader, Sequence[Node]], Built]

    @property
    def arity(self) -> str:
        """How many arguments it takes, for problems."""
        if self.most > LONGEST:
            return f"≥ {self.least}"
        return str(self.least) if self.least == self.most else f"{self.least}–{self.most}"


FUNCTIONS: dict[str, Function] = {}
MANY = LONGEST + 1


def _function(name: str, least: int, most: int, usage: str) -> Callable[[Callable[..., Built]], Callable[..., Built]]:
    def add(build: Callable[..., Built]) -> Callable[..., Built]:
        FUNCTIONS[name] = Function(least, most, usage, build)
        return build
    return add


#: Questions about a card that a word names, which is there whenever the rule is asked.
ASKED: dict[str, Callable[[Callable[[Any], Any]], Run]] = {
    "current": lambda ask: lambda c, p, q, line, each: ask(c),
    "previous": lambda ask: lambda c, p, q, line, each: ask(p),
    "previous2": lambda ask: lambda c, p, q, line, each: ask(q),
    "each": lambda ask: lambda c, p, q, line, each: ask(each),
}


def _of_card(kind: str, ask: Callable[[Card], Any], no: Any, reader: Reader, args: Sequence[Node]) -> Built:
    """What is asked of a card; ``no`` where there is none."""
    reader.want(args[0], CARD)
    if args[0].word in ASKED:
        return kind, ASKED[args[0].word](ask)
    card = args[0].run

    def run(c: Any, p: Any, q: Any, line: Any, each: Any) -> Any:
        given = card(c, p, q, line, each)
        return no if given is None else ask(given)
    return kind, run


for _name, _kind, _ask, _no in (
        ("suit", SUIT, attrgetter("suit"), None), ("color", COLOUR, attrgetter("colour"), None),
        ("value", VALUE, attrgetter("rank"), None), ("is_royal", TEST, lambda card: card.rank > 10, False),
        ("even", TEST, lambda card: card.rank % 2 == 0, False), ("odd", TEST, lambda card: card.rank % 2 == 1, False),
        ("prime", TEST, lambda card: card.rank in PRIMES, False)):
    FUNCTIONS[_name] = Function(1, 1, f"{_name}(current)", partial(_of_card, _kind, _ask, _no))


@_function("equal", 2, 2, "equal(color(current), R)")
def _equal(reader: Reader, args: Sequence[Node]) -> Built:
    reader.alike(*args)
    left, right, literal = args[0].run, args[1].run, args[1].literal
    if literal is not None:
        return TEST, lambda c, p, q, line, each: left(c, p, q, line, each) == literal

    def run(c: Any, p: Any, q: Any, line: Any, each: Any) -> bool:
        given = left(c, p, q, line, each)
        return given is not None and given == right(c, p, q, line, each)
    return TEST, run


#: What suits and cards are ordered by; values, numbers and colours are as they stand.
ORDERS: dict[str, Callable[[Any], int]] = {SUIT: SUITS.index, CARD: attrgetter("number")}


def _as_it_stands(given: int) -> int:
    return given


def _compare(greater: bool, reader: Reader, args: Sequence[Node]) -> Built:
    """``less``, and ``greater``, which is the same from the other side."""
    if reader.want(args[0], VALUE, SUIT, COLOUR, CARD, NUMBER):
        reader.alike(*args, ordered=True)
    low, high = (args[1].run, args[0].run) if greater else (args[0].run, args[1].run)
    order = ORDERS.get(args[0].kind, _as_it_stands)

    def run(c: Any, p: Any, q: Any, line: Any, each: Any) -> bool:
        one, other = low(c, p, q, line, each), high(c, p, q, line, each)
        return one is not None and other is not None and order(one) < order(other)
    return TEST, run


FUNCTIONS["less"] = Function(2, 2, "less(value(current), 7)", partial(_compare, False))
FUNCTIONS["greater"] = Function(2, 2, "greater(value(current), 7)", partial(_compare, True))


def _chain(things: Sequence[Hashable]) -> dict[Any, Any]:
    """What follows each thing; nothing follows the last."""
    return dict(pairwise(things))


#: What ``plus1`` gives, by kind; of a card, the next one of its suit.
NEXT: dict[str, dict[Any, Any]] = {
    VALUE: _chain(VALUES), SUIT: _chain(SUITS), COLOUR: _chain((*COLOURS, COLOURS[0])),
    CARD: {card: CARDS[card.number + 1] for card in CARDS if card.rank < 13},
}
BEFORE = {kind: {after: one for one, after in chain.items()} for kind, chain in NEXT.items()}


def _step(steps: Mapping[str, Mapping[Any, Any]], reader: Reader, args: Sequence[Node]) -> Built:
    """``plus1`` and ``minus1``."""
    if not reader.want(args[0], VALUE, SUIT, CARD, COLOUR):
        return WRONG, unreadable
    return args[0].kind, _looked_up(steps[args[0].kind], args[0].run)


def _looked_up(table: Mapping[Any, Any], of: Run) -> Run:
    get = table.get
    return lambda c, p, q, line, each: get(of(c, p, q, line, each))


FUNCTIONS["plus1"] = Function(1, 1, "plus1(value(previous))", partial(_step, NEXT))
FUNCTIONS["minus1"] = Function(1, 1, "minus1(value(previous))", partial(_step, BEFORE))


@_function("cycle", 1, MANY, "cycle(suit(previous), C, H, D, S)")
def _cycle(reader: Reader, args: Sequence[Node]) -> Built:
    given, ring = args[0], args[1:]
    if not reader.want(given, SUIT, VALUE):
        return WRONG, unreadable
    natural: Sequence[Any] = SUITS if given.kind == SUIT else VALUES
    for thing in ring:
        if reader.literal(thing, given.kind):
            reader.alike(given, thing)
    order = [thing.literal for thing in ring] or natural
    return given.kind, _looked_up(_chain((*order, order[0])), given.run)


@_function("in", 2, MANY, "in(suit(current), C, H)")
def _in(reader: Reader, args: Sequence[Node]) -> Built:
    for thing in args[1:]:
        reader.alike(args[0], thing)
    given, things = args[0].run, [thing.run for thing in args[1:]]

    def run(c: Any, p: Any, q: Any, line: Any, each: Any) -> bool:
        one = given(c, p, q, line, each)
        return one is not None and any(one == thing(c, p, q, line, each) for thing in things)
    return TEST, run


@_function("between", 3, 3, "between(value(current), 5, 9)")
def _between(reader: Reader, args: Sequence[Node]) -> Built:
    if reader.want(args[0], VALUE, NUMBER):
        for limit in args[1:]:
            reader.alike(args[0], limit, ordered=True)
    given, low, high = (one.run for one in args)

    def run(c: Any, p: Any, q: Any, line: Any, each: Any) -> bool:
        one, least, most = (value(c, p, q, line, each) for value in (given, low, high))
        return None not in (one, least, most) and least <= one <= most
    return TEST, run


@_function("mod", 2, 2, "mod(position, 3)")
def _mod(reader: Reader, args: Sequence[Node]) -> Built:
    reader.want(args[0], NUMBER, VALUE)
    divisor = args[1].literal
    if reader.literal(args[1], NUMBER) and reader.want(args[1], VALUE, NUMBER) and divisor < 2:
        reader.problem("out_of_range", args[1].column, args[1].text, [f"2–{HIGHEST}"], "2")
    given = args[0].run

    def run(c: Any, p: Any, q: Any, line: Any, each: Any) -> Any:
        number = given(c, p, q, line, each)
        return None if number is None else number % divisor
    return NUMBER, run


@_function("count", 1, 1, "count(equal(color(each), R))")
def _count(reader: Reader, args: Sequence[Node]) -> Built:
    reader.want(args[0], TEST)
    test = args[0].run
    return NUMBER, lambda c, p, q, line, each: sum(test(c, p, q, line, one) for one in line)


@_function("not", 1, 1, "not(even(current))")
def _not(reader: Reader, args: Sequence[Node]) -> Built:
    reader.want(args[0], TEST)
    test = args[0].run
    return TEST, lambda c, p, q, line, each: not test(c, p, q, line, each)


def _both(one: Run, other: Run) -> Run:
    return lambda c, p, q, line, each: one(c, p, q, line, each) and other(c, p, q, line, each)


def _either(one: Run, other: Run) -> Run:
    return lambda c, p, q, line, each: one(c, p, q, line, each) or other(c, p, q, line, each)


def _joined(join: Callable[[Run, Run], Run], reader: Reader, args: Sequence[Node]) -> Built:
    """``and`` and ``or``."""
    for test in args:
        reader.want(test, TEST)
    return TEST, _tree(join, [test.run for test in args])


def _tree(join: Callable[[Run, Run], Run], runs: Sequence[Run]) -> Run:
    """Many tests as one, halved again and again so that no call stands deep in others."""
    if len(runs) == 1:
        return runs[0]
    half = len(runs) // 2
    return join(_tree(join, runs[:half]), _tree(join, runs[half:]))


FUNCTIONS["and"] = Function(2, MANY, "and(even(current), is_royal(current))", partial(_joined, _both))
FUNCTIONS["or"] = Function(2, MANY, "or(even(current), is_royal(current))", partial(_joined, _either))


@_function("if", 2, 3, "if(even(previous), odd(current), even(current))")
def _if(reader: Reader, args: Sequence[Node]) -> Built:
    reader.want(args[0], TEST)
    if len(args) == 3:
        reader.alike(args[1], args[2])
    elif not reader.want(args[1], TEST):
        return WRONG, unreadable
    test, then = args[0].run, args[1].run
    other = args[2].run if len(args) == 3 else lambda c, p, q, line, each: True
    kind = NUMBER if NUMBER in (args[1].kind, args[-1].kind) else args[1].kind
    return kind, (lambda c, p, q, line, each:
                  (then if test(c, p, q, line, each) else other)(c, p, q, line, each))
