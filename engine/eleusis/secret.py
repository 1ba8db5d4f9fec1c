"""Secret rules in the notation that is in public use for this game, read as it is written there.

A rule sees the earlier right cards and the candidate card, nothing else (``eleusis/setup.1``). It is one test::

    rule     = test
    term     = word | literal | function "(" term … ")"
    word     = current | previous (prev) | previous2 (prev2) | first | each | position
    literal  = True | False | B | R | C | D | H | S | a number (A J Q K T too) | a card such as 10H

Arguments stand apart by commas, by blanks, or by nothing after a closing bracket; a blank may stand before a bracket.
Letters may be small or large. Literals may stand in quotation marks and be written out: ``hearts``, ``♥``, ``black``,
``queen``.

=======================  ============================  ==============================================================
``suit color value``     card                          its suit, colour, value (A=1 … K=13)
``is_royal even odd``    card                          whether it is J Q K; whether its value is even, odd
``equal`` (``equals``)   two of a kind                 two values, suits, colours, cards or tests
``less greater``         two of a kind                 C < D < H < S, B < R; cards by suit, then by value
``plus1 minus1``         value, suit, card or colour   the next, the one before; of a card, in its suit; of a colour,
                                                       the other one
``and or not if``        tests                         also ``andf orf notf iff``; ``if(test, a, b)``, b true when
                                                       missing; ``and``, ``or`` take two or more
=======================  ============================  ==============================================================

``and``, ``or`` and ``if`` stop as soon as they know. Beyond K, A, ♠, ♣ there is nothing: nothing has no suit, colour
or value, and every question about it is answered with no. ``if`` may also choose between two suits, colours, values,
numbers or cards.

Beyond that notation:

=========================  =========================================================================================
``in(x, a, b …)``          x is one of these: sets of ranks, groups of suits
``between(x, low, high)``  a value or number from low to high
``prime(card)``            its value is 2, 3, 5, 7, 11 or 13
``cycle(x)``               the suit or value after x, ♣ after ♠ and A after K
``cycle(x, a, b …)``       the one after x in this ring, the first after the last; nothing where x is not in it
``position``               the candidate's place in the main line; the starter's is 1
``mod(x, n)``              what is left of a value or number divided by n: ``mod(position, 3)``
``count(test)``            for how many cards of the main line, each called ``each``, the test is true
``first``                  the starter
=========================  =========================================================================================

**Missing cards.** A rule that mentions ``previous``, ``previous2`` or ``first`` where that card does not exist allows
any card, unless it says otherwise. It says otherwise by asking for the place: an ``if`` whose test speaks of
``position`` is decided first, and only the branch that it takes is mentioned. So
``if(less(position, 3), equal(color(current), R), equal(color(current), color(previous2)))`` wants the second card red.

>>> secret = rule("or(and(equal(color(current) R) equal(color(previous) B)) is_royal (current))")
>>> secret.text
'or(and(equal(color(current), R), equal(color(previous), B)), is_royal(current))'
>>> nine, queen = CARDS[8], CARDS[11]
>>> nine, secret.allows([queen], nine), secret.allows([nine], queen)
('9♣', False, True)
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import partial
from itertools import pairwise
from operator import attrgetter
from typing import Any, NoReturn
from unicodedata import normalize

from engine.eleusis.cards import CARDS, COLOURS, RANKS, SUITS, Card, parse_card
from engine.problems import Problem, SetupError

__all__ = ["DEEPEST", "LONGEST", "SecretRule", "rule"]

#: The longest text that is read, in characters, and the deepest that brackets may stand in each other.
LONGEST, DEEPEST = 2_000, 60
#: The most problems of one text that are told.
MOST_PROBLEMS = 20

CARD, SUIT, COLOUR, VALUE, NUMBER, TEST, WRONG = "card", "suit", "color", "value", "number", "test", ""
#: How a term of each kind may be written, for problems.
EXAMPLES = {CARD: "current", SUIT: "suit(current)", COLOUR: "color(current)", VALUE: "value(current)",
            NUMBER: "position", TEST: "even(current)"}
LITERALS = {CARD: "10H", SUIT: "H", COLOUR: "R", VALUE: "7", NUMBER: "7", TEST: "True"}

#: A term as a function of the candidate, the two cards before it, the main line, and the card called ``each``.
Run = Callable[[Any, Any, Any, Any, Any], Any]
PRIMES = frozenset((2, 3, 5, 7, 11, 13))


class Node:
    """A term: its canonical text, the kind of thing it gives, its parts, and itself as a function.

    ``needs`` is how many cards of the main line it cannot do without; ``placed`` whether it asks for the place;
    ``literal`` what a literal stands for.
    """

    __slots__ = ("column", "kind", "literal", "needs", "parts", "placed", "run", "text", "word")

    def __init__(self, column: int, word: str, kind: str, run: Run, parts: Sequence[Node] = (), *, needs: int = 0,
                 literal: Any = None) -> None:
        self.column = column
        self.word = word
        self.kind = kind
        self.run = run
        self.parts = tuple(parts)
        self.literal = literal
        self.needs: int = max([needs, *(part.needs for part in parts)])
        self.placed: bool = word == "position" or any(part.placed for part in parts)
        self.text: str = word + (f"({', '.join(part.text for part in parts)})" if parts else "")


class SecretRule:
    """A rule that God keeps secret; :func:`rule` reads one.

    ``text`` is its canonical text; two rules with the same one are equal.
    """

    __slots__ = ("_needs", "_root", "_run", "text")

    def __init__(self, root: Node) -> None:
        self.text = root.text
        self._root = root
        self._run: Callable[..., bool] = root.run
        self._needs = root.needs

    def allows(self, main_line: Sequence[Card], card: Card) -> bool:
        """Whether the card is right after these right cards (``eleusis/setup.1``).

        Args:
            main_line: the right cards so far, the starter first.
            card: the candidate.
        """
        length = len(main_line)
        if length < 2:
            if length < self._needs and self.missing(main_line, card):
                return True
            return self._run(card, main_line[0] if length else None, None, main_line, None)
        return self._run(card, main_line[-1], main_line[-2], main_line, None)

    def missing(self, main_line: Sequence[Card], card: Card) -> list[str]:
        """The cards that the rule mentions and that do not exist yet; any card is right while there are some."""
        given = _given(main_line, card)
        found = {part.word for part in _mentioned(self._root, given, len(main_line)) if part.needs > len(main_line)
                 and not part.parts}
        return sorted(found)

    def mask(self, main_line: Sequence[Card]) -> int:
        """The cards that are right next, one bit each in the order of ``CARDS``."""
        allows = self.allows
        return sum(1 << place for place, card in enumerate(CARDS) if allows(main_line, card))

    def share(self, main_line: Sequence[Card]) -> float:
        """How many of the 52 cards are right next, from 0 to 1."""
        return self.mask(main_line).bit_count() / len(CARDS)

    def dead_after(self, main_line: Sequence[Card]) -> bool:
        """Whether no card at all is right next."""
        return not any(self.allows(main_line, card) for card in CARDS)

    def explain(self, main_line: Sequence[Card], card: Card) -> dict[str, Any]:
        """Which part made a card right or wrong.

        Returns:
            ``{"text": …, "value": …, "parts": […]}``, parts likewise. A part that was not reached has no value;
            None is nothing. While a card is missing, ``"missing"`` names it and the parts have no values.
        """
        missing = self.missing(main_line, card)
        if missing:
            return {**_explained(self._root, None), "value": True, "missing": missing}
        return _explained(self._root, _given(main_line, card))

    def parts(self) -> dict[str, Any]:
        """The rule as plain data.

        Returns:
            ``{"word": …, "parts": […]}`` for a function or word, ``{"literal": …, "kind": …}`` for a literal.
        """
        return _plain(self._root)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SecretRule) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"rule({self.text!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return rule, (self.text,)


def rule(text: str, where: str = "rule") -> SecretRule:
    """Read a secret rule.

    Args:
        text: the rule, at most ``LONGEST`` characters, its brackets at most ``DEEPEST`` deep.
        where: what the text is called in problems; the column follows it, from 1.

    Raises:
        SetupError: every problem of the text.

    >>> rule("equal(suit(current), suit(previus))")
    Traceback (most recent call last):
    engine.problems.SetupError: rule:27: rule unknown word; found 'previus'; write previous
    equal(suit(current), suit(previus))
    """
    return SecretRule(_Reader(text, where).read())


Given = tuple[Any, Any, Any, Any, Any]


def _given(main_line: Sequence[Card], card: Card) -> Given:
    """What a term is asked about."""
    length = len(main_line)
    return (card, main_line[-1] if length else None, main_line[-2] if length > 1 else None, main_line, None)


def _mentioned(node: Node, given: Given, length: int) -> Iterator[Node]:
    """The terms that a rule mentions: all of them, but of an ``if`` that asks for the place the branch taken."""
    if node.word == "if" and node.parts[0].placed and node.parts[0].needs <= length \
            and "each" not in node.parts[0].text:  # which would be asked of each card in turn
        taken = 1 if node.parts[0].run(*given) else 2
        for branch in node.parts[taken:taken + 1]:
            yield from _mentioned(branch, given, length)
        return
    yield node
    for part in node.parts:
        yield from _mentioned(part, given, length)


def _reached(node: Node, given: Given) -> Iterator[bool]:
    """Which parts of a term were looked at."""
    if node.word == "if":
        test = node.parts[0].run(*given)
        yield from (True, test, not test)
    elif node.word in ("and", "or"):
        going = True
        for part in node.parts:
            yield going
            going = going and part.run(*given) == (node.word == "and")
    else:
        for _ in node.parts:
            yield node.word != "count"  # its part is asked of each card in turn


def _explained(node: Node, given: Given | None) -> dict[str, Any]:
    """A term's text and value, and those of its parts as far as they were reached."""
    told: dict[str, Any] = {"text": node.text}
    if given is None:
        return told | {"parts": [_explained(part, None) for part in node.parts]}
    value = node.run(*given)
    told["value"] = str(value) if isinstance(value, Card) else value
    told["parts"] = [_explained(part, given if reached else None)
                     for reached, part in zip(_reached(node, given), node.parts, strict=False)]
    return told


def _plain(node: Node) -> dict[str, Any]:
    """A term as plain data."""
    if node.literal is not None:
        return {"literal": str(node.literal) if isinstance(node.literal, Card) else node.literal, "kind": node.kind}
    return {"word": node.word, "parts": [_plain(part) for part in node.parts]}


# --- words -----------------------------------------------------------------------------------------------------------

#: The words for cards and the place: what kind each is, how many right cards it needs, itself as a function.
WORDS: dict[str, tuple[str, int, Run]] = {
    "current": (CARD, 0, lambda c, p, q, line, each: c),
    "previous": (CARD, 1, lambda c, p, q, line, each: p),
    "previous2": (CARD, 2, lambda c, p, q, line, each: q),
    "first": (CARD, 1, lambda c, p, q, line, each: line[0]),
    "each": (CARD, 0, lambda c, p, q, line, each: each),
    "position": (NUMBER, 0, lambda c, p, q, line, each: len(line) + 1),
}
SYNONYMS = {"prev": "previous", "prev2": "previous2", "equals": "equal", "andf": "and", "orf": "or", "notf": "not",
            "iff": "if", "colour": "color"}
#: Literals other than numbers and cards: their kind and what they stand for.
NAMED: dict[str, tuple[str, Hashable]] = {
    "true": (TEST, True), "false": (TEST, False),
    **{name: (COLOUR, colour) for colour in COLOURS for name in (colour, colour[0])},
    **{name: (SUIT, suit) for suit, word in zip(SUITS, ("club", "diamond", "heart", "spade"), strict=True)
       for name in (suit, word, f"{word}s", word[0])},
    **{rank.lower(): (VALUE, value) for value, rank in enumerate(RANKS, 1)},
    **{word: (VALUE, value) for word, value in
       (("t", 10), ("ace", 1), ("jack", 11), ("queen", 12), ("king", 13))},
}
#: How literals are written in the canonical text.
WRITTEN: dict[Any, str] = {True: "True", False: "False", "black": "B", "red": "R",
                           **dict(zip(SUITS, "CDHS", strict=True))}
HIGHEST = 999


def _written(value: Any) -> str:
    """A literal's canonical text."""
    if isinstance(value, Card):
        return RANKS[value.rank - 1] + WRITTEN[value.suit]
    return str(value) if type(value) is int else WRITTEN[value]


def _literal(column: int, kind: str, value: Any) -> Node:
    text = _written(value)
    return Node(column, text, kind, lambda c, p, q, line, each: value, literal=value)


# --- functions -------------------------------------------------------------------------------------------------------

Built = tuple[str, Run]


def _unreadable(c: Any, p: Any, q: Any, line: Any, each: Any) -> None:
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
    build: Callable[[_Reader, Sequence[Node]], Built]

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


def _of_card(kind: str, ask: Callable[[Card], Any], no: Any, reader: _Reader, args: Sequence[Node]) -> Built:
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
def _equal(reader: _Reader, args: Sequence[Node]) -> Built:
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


def _compare(greater: bool, reader: _Reader, args: Sequence[Node]) -> Built:
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


VALUES = range(1, 14)
#: What ``plus1`` gives, by kind; of a card, the next one of its suit.
NEXT: dict[str, dict[Any, Any]] = {
    VALUE: _chain(VALUES), SUIT: _chain(SUITS), COLOUR: _chain((*COLOURS, COLOURS[0])),
    CARD: {card: CARDS[card.number + 1] for card in CARDS if card.rank < 13},
}
BEFORE = {kind: {after: one for one, after in chain.items()} for kind, chain in NEXT.items()}


def _step(steps: Mapping[str, Mapping[Any, Any]], reader: _Reader, args: Sequence[Node]) -> Built:
    """``plus1`` and ``minus1``."""
    if not reader.want(args[0], VALUE, SUIT, CARD, COLOUR):
        return WRONG, _unreadable
    return args[0].kind, _looked_up(steps[args[0].kind], args[0].run)


def _looked_up(table: Mapping[Any, Any], of: Run) -> Run:
    get = table.get
    return lambda c, p, q, line, each: get(of(c, p, q, line, each))


FUNCTIONS["plus1"] = Function(1, 1, "plus1(value(previous))", partial(_step, NEXT))
FUNCTIONS["minus1"] = Function(1, 1, "minus1(value(previous))", partial(_step, BEFORE))


@_function("cycle", 1, MANY, "cycle(suit(previous), C, H, D, S)")
def _cycle(reader: _Reader, args: Sequence[Node]) -> Built:
    given, ring = args[0], args[1:]
    if not reader.want(given, SUIT, VALUE):
        return WRONG, _unreadable
    natural: Sequence[Any] = SUITS if given.kind == SUIT else VALUES
    for thing in ring:
        if reader.literal(thing, given.kind):
            reader.alike(given, thing)
    order = [thing.literal for thing in ring] or natural
    return given.kind, _looked_up(_chain((*order, order[0])), given.run)


@_function("in", 2, MANY, "in(suit(current), C, H)")
def _in(reader: _Reader, args: Sequence[Node]) -> Built:
    for thing in args[1:]:
        reader.alike(args[0], thing)
    given, things = args[0].run, [thing.run for thing in args[1:]]

    def run(c: Any, p: Any, q: Any, line: Any, each: Any) -> bool:
        one = given(c, p, q, line, each)
        return one is not None and any(one == thing(c, p, q, line, each) for thing in things)
    return TEST, run


@_function("between", 3, 3, "between(value(current), 5, 9)")
def _between(reader: _Reader, args: Sequence[Node]) -> Built:
    if reader.want(args[0], VALUE, NUMBER):
        for limit in args[1:]:
            reader.alike(args[0], limit, ordered=True)
    given, low, high = (one.run for one in args)

    def run(c: Any, p: Any, q: Any, line: Any, each: Any) -> bool:
        one, least, most = (value(c, p, q, line, each) for value in (given, low, high))
        return None not in (one, least, most) and least <= one <= most
    return TEST, run


@_function("mod", 2, 2, "mod(position, 3)")
def _mod(reader: _Reader, args: Sequence[Node]) -> Built:
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
def _count(reader: _Reader, args: Sequence[Node]) -> Built:
    reader.want(args[0], TEST)
    test = args[0].run
    return NUMBER, lambda c, p, q, line, each: sum(test(c, p, q, line, one) for one in line)


@_function("not", 1, 1, "not(even(current))")
def _not(reader: _Reader, args: Sequence[Node]) -> Built:
    reader.want(args[0], TEST)
    test = args[0].run
    return TEST, lambda c, p, q, line, each: not test(c, p, q, line, each)


def _both(one: Run, other: Run) -> Run:
    return lambda c, p, q, line, each: one(c, p, q, line, each) and other(c, p, q, line, each)


def _either(one: Run, other: Run) -> Run:
    return lambda c, p, q, line, each: one(c, p, q, line, each) or other(c, p, q, line, each)


def _joined(join: Callable[[Run, Run], Run], reader: _Reader, args: Sequence[Node]) -> Built:
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
def _if(reader: _Reader, args: Sequence[Node]) -> Built:
    reader.want(args[0], TEST)
    if len(args) == 3:
        reader.alike(args[1], args[2])
    elif not reader.want(args[1], TEST):
        return WRONG, _unreadable
    test, then = args[0].run, args[1].run
    other = args[2].run if len(args) == 3 else lambda c, p, q, line, each: True
    kind = NUMBER if NUMBER in (args[1].kind, args[-1].kind) else args[1].kind
    return kind, (lambda c, p, q, line, each:
                  (then if test(c, p, q, line, each) else other)(c, p, q, line, each))


# --- reading ---------------------------------------------------------------------------------------------------------

_TOKEN = re.compile(r"[()]|[^\s(),]+")
_QUOTES = "'\"‘’“”„\ufe0e\ufe0f"
ALL_WORDS = (*FUNCTIONS, *WORDS, *SYNONYMS, *(name for name in NAMED if len(name) > 2))


class _Unreadable(Exception):
    """The brackets are such that nothing after them can be read."""


class _Reader:
    """Reads one text: finds every problem before it gives up."""

    def __init__(self, text: str, where: str) -> None:
        self.text = text
        self.where = where
        self.problems: list[Problem] = []
        self.tokens: list[tuple[int, str]] = []
        self.at = 0
        self.counting = 0
        self.near: dict[str, str] = {}

    def read(self) -> Node:
        """The whole text as one test."""
        try:
            root = self.whole()
        except _Unreadable:
            root = None
        if root is None or self.problems:
            raise SetupError(sorted(self.problems, key=lambda problem: int(problem.where.rpartition(":")[2]))
                             [:MOST_PROBLEMS], str(self.text)[:LONGEST])
        return root

    def whole(self) -> Node:
        """The one term that the text consists of."""
        if not isinstance(self.text, str):
            self.stop("wrong_type", 1, self.text, [EXAMPLES[TEST]])
        if len(self.text) > LONGEST:
            self.stop("rule_too_long", LONGEST + 1, len(self.text), [str(LONGEST)])
        self.tokens = [(match.start() + 1, match[0]) for match in _TOKEN.finditer(self.text)]
        if not self.tokens:
            self.stop("rule_empty", 1, None, [EXAMPLES[TEST]], FUNCTIONS["equal"].usage)
        root = self.term(1)
        if self.at < len(self.tokens):
            column, mark = self.tokens[self.at]
            self.problem("rule_not_opened" if mark == ")" else "rule_left_over", column, mark)
        self.want(root, TEST)
        return root

    def term(self, depth: int) -> Node:
        """The term that stands next."""
        column, mark = self.tokens[self.at]
        if mark in "()":
            self.stop("rule_not_opened" if mark == ")" else "rule_word_missing", column, mark)
        self.at += 1
        word = normalize("NFC", mark).strip(_QUOTES).lower()
        word = SYNONYMS.get(word, word)
        if self.at < len(self.tokens) and self.tokens[self.at][1] == "(":
            return self.call(column, mark, word, depth)
        if word in WORDS:
            kind, needs, run = WORDS[word]
            if word == "each" and not self.counting:
                self.problem("rule_each_outside", column, mark, [FUNCTIONS["count"].usage])
            return Node(column, word, kind, run, needs=needs)
        if word in FUNCTIONS:
            self.problem("rule_bracket_missing", column, mark, ["("], FUNCTIONS[word].usage)
        elif word in NAMED:
            return _literal(column, *NAMED[word])
        elif word.isdecimal() and word.isascii():
            return self.number(column, word)
        elif card := parse_card(word):
            return _literal(column, CARD, card)
        else:
            self.unknown(column, mark, word)
        return Node(column, mark, WRONG, _unreadable)

    def number(self, column: int, digits: str) -> Node:
        """A number, from 1 to 13 a value as well."""
        number = int(digits)
        if number > HIGHEST:
            self.problem("out_of_range", column, digits, [f"0–{HIGHEST}"])
        return _literal(column, VALUE if number in VALUES else NUMBER, number)

    def call(self, column: int, mark: str, word: str, depth: int) -> Node:
        """A function with its arguments."""
        opened = self.tokens[self.at][0]
        if depth > DEEPEST:
            self.stop("rule_too_deep", opened, depth, [str(DEEPEST)])
        function = FUNCTIONS.get(word)
        if function is None:
            if word in WORDS or word in NAMED or word.isdecimal() or parse_card(word):
                self.problem("rule_not_a_function", column, mark, list(FUNCTIONS), mark)
            else:
                self.unknown(column, mark, word)
        elif word == "count" and self.counting:
            self.problem("rule_count_in_count", column, mark)
        self.at += 1
        self.counting += word == "count"
        args: list[Node] = []
        while self.at < len(self.tokens) and self.tokens[self.at][1] != ")":
            args.append(self.term(depth + 1))
        self.counting -= word == "count"
        if self.at == len(self.tokens):
            self.stop("rule_not_closed", opened, "(", [")"])
        self.at += 1
        if function is None:
            return Node(column, mark, WRONG, _unreadable, args)
        if not function.least <= len(args) <= function.most:
            self.problem("rule_arguments", column, f"{word}: {len(args)}", [function.arity], function.usage)
            return Node(column, mark, WRONG, _unreadable, args)
        kind, run = function.build(self, args)
        if word == "if" and len(args) == 3 and args[-1].literal is True:
            args.pop()  # true is what is missing
        return Node(column, word, kind, run, args)

    def unknown(self, column: int, mark: str, word: str) -> None:
        """A word that the notation has not; the nearest that it has is suggested."""
        if word not in self.near:
            found = get_close_matches(word[:20], ALL_WORDS, 1) if len(self.near) < MOST_PROBLEMS else []
            self.near[word] = SYNONYMS.get(found[0], found[0]) if found else ""
        self.problem("rule_unknown_word", column, mark, (), self.near[word])

    def problem(self, code: str, column: int, found: Any = None, expected: Sequence[object] = (),
                write: str = "") -> None:
        """Note a problem at a column."""
        self.problems.append(Problem(f"{self.where}:{column}", code, found, expected, write))

    def stop(self, code: str, column: int, found: Any = None, expected: Sequence[object] = (),
             write: str = "") -> NoReturn:
        """Note a problem after which nothing can be read."""
        self.problem(code, column, found, expected, write)
        raise _Unreadable

    def want(self, node: Node, *kinds: str) -> bool:
        """Whether a term is of one of these kinds; a problem where it is not."""
        if node.kind in kinds:
            return True
        if node.kind != WRONG:
            near = [part.text for part in node.parts[:1] if part.kind in kinds] + \
                [f"{kind}({node.text})" for kind in kinds if node.kind == CARD and kind in (VALUE, SUIT, COLOUR)]
            self.problem("rule_wrong_kind", node.column, node.text, [EXAMPLES[kind] for kind in kinds],
                         (near or [EXAMPLES[kinds[0]]])[0])
        return False

    def alike(self, one: Node, other: Node, *, ordered: bool = False) -> None:
        """Two terms must be of one kind; a number beside a value must be a value, but where they are ``ordered``."""
        numbers = (VALUE, NUMBER)
        if WRONG in (one.kind, other.kind):
            return
        if one.kind == CARD and other.kind in (SUIT, COLOUR, VALUE):
            self.want(one, other.kind)
        elif one.kind != other.kind and not (one.kind in numbers and other.kind in numbers):
            self.want(other, one.kind)
        elif not ordered:
            for value, number in ((one, other), (other, one)):
                if value.kind == VALUE and value.literal is None and number.kind == NUMBER \
                        and number.literal is not None:
                    self.problem("out_of_range", number.column, number.text, ["1–13"])

    def literal(self, node: Node, kind: str) -> bool:
        """Whether a term is a literal; a problem where it is not."""
        if node.literal is None and node.kind != WRONG:
            self.problem("rule_wrong_kind", node.column, node.text, [LITERALS[kind]], LITERALS[kind])
        return node.literal is not None
