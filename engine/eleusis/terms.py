"""The terms of a secret rule: what each is, what kind of thing it gives, and which words name one."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from engine.eleusis.cards import COLOURS, RANKS, SUITS, Card

#: The longest text that is read, in characters, the deepest that brackets may stand in each other, the highest number.
LONGEST, DEEPEST, HIGHEST = 2_000, 60, 999

CARD, SUIT, COLOUR, VALUE, NUMBER, TEST, WRONG = "card", "suit", "color", "value", "number", "test", ""
#: How a term of each kind may be written, for problems.
EXAMPLES = {CARD: "current", SUIT: "suit(current)", COLOUR: "color(current)", VALUE: "value(current)",
            NUMBER: "position", TEST: "even(current)"}
LITERALS = {CARD: "10H", SUIT: "H", COLOUR: "R", VALUE: "7", NUMBER: "7", TEST: "True"}

#: A term as a function of the candidate, the two cards before it, the main line, and the card called ``each``.
Run = Callable[[Any, Any, Any, Any, Any], Any]


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
VALUES = range(1, 14)


def _written(value: Any) -> str:
    """A literal's canonical text."""
    if isinstance(value, Card):
        return RANKS[value.rank - 1] + WRITTEN[value.suit]
    return str(value) if type(value) is int else WRITTEN[value]


def literal(column: int, kind: str, value: Any) -> Node:
    """A literal as a term."""
    text = _written(value)
    return Node(column, text, kind, lambda c, p, q, line, each: value, literal=value)
