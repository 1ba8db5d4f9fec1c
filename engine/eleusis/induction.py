"""Induction: which rules still fit what lies on the table, and which card would tell most of them apart.

A *family* is the rules that are considered: the catalogue, or every rule up to a size. Sizes count conditions, and
the rules of a size are exactly those that

* size 1: ask one thing of the candidate, or of it and the card before;
* size 2: join two conditions by ``and`` or ``or``; these may also ask the card before alone;
* size 3: choose by one question about the card before between two about the candidate.

Conditions are those in ``OF_A_CARD``, ``PLAIN`` and ``OF_BOTH``. Two rules that allow the same cards after every card
are one rule, told by its shortest text; rules whose answer does not depend on the candidate are left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, permutations
from typing import NamedTuple, Protocol, TypeVar

from engine.eleusis.cards import CARDS, Card
from engine.eleusis.catalogue import catalogue
from engine.eleusis.secret import SecretRule, rule
from engine.problems import Problem, SetupError

__all__ = ["LARGEST", "Guess", "Tabled", "Telling", "fitting", "generated", "known_rules", "most_telling"]

LARGEST = 3

#: Conditions on one card; the rest of its size is their negation.
PLAIN = ("equal(color({0}), R)", *(f"equal(suit({{0}}), {suit})" for suit in "CDHS"), "is_royal({0})", "even({0})",
         "prime({0})", *(f"less(value({{0}}), {value})" for value in range(2, 14)))
OF_A_CARD = (*PLAIN, "in(suit({0}), C, H)", "in(suit({0}), C, D)",
             *(f"equal(value({{0}}), {value})" for value in range(2, 13)))
#: Conditions on the candidate and the card before it.
OF_BOTH = ("equal(color(current), color(previous))", "equal(suit(current), suit(previous))",
           "equal(value(current), value(previous))", "equal(even(current), even(previous))",
           "equal(is_royal(current), is_royal(previous))", "equal(suit(current), cycle(suit(previous)))",
           "equal(suit(current), cycle(suit(previous), S, H, D, C))", "greater(suit(current), suit(previous))",
           "less(suit(current), suit(previous))", "greater(value(current), value(previous))",
           "less(value(current), value(previous))", "equal(value(current), plus1(value(previous)))",
           "equal(value(current), minus1(value(previous)))", "equal(value(current), cycle(value(previous)))",
           "equal(cycle(value(current)), value(previous))")
#: How the opposite of a condition is said, where that is shorter than ``not``.
_OPPOSITE = {"equal(color({0}), R)": "equal(color({0}), B)", "even({0})": "odd({0})",
             "in(suit({0}), C, H)": "in(suit({0}), D, S)", "in(suit({0}), C, D)": "in(suit({0}), H, S)",
             **{f"less(value({{0}}), {value})": f"greater(value({{0}}), {value - 1})" for value in range(2, 14)}}

_ALL = (1 << len(CARDS)) - 1
#: The bit of the first candidate after every card.
_ROWS = sum(1 << len(CARDS) * place for place in range(len(CARDS)))
_WHOLE = _ALL * _ROWS


class Guess(Protocol):
    """A rule that may be the secret one."""

    @property
    def text(self) -> str:
        """The rule's canonical text."""

    def allows(self, main_line: Sequence[Card], card: Card) -> bool:
        """Whether the card is right after these."""

    def mask(self, main_line: Sequence[Card]) -> int:
        """The cards that are right next, one bit each in the order of ``CARDS``."""


class Tabled:
    """A rule over the candidate and the card before it, as a table.

    Args:
        text: its canonical text; :func:`engine.eleusis.secret.rule` reads it.
        table: one bit for each candidate after each card, the candidates of one card together.
    """

    __slots__ = ("table", "text")

    def __init__(self, text: str, table: int) -> None:
        self.text = text
        self.table = table

    def mask(self, main_line: Sequence[Card]) -> int:
        """The cards that are right next; every card where nothing lies yet."""
        return self.table >> len(CARDS) * main_line[-1].number & _ALL if main_line else _ALL

    def allows(self, main_line: Sequence[Card], card: Card) -> bool:
        """Whether the card is right after these."""
        return bool(self.mask(main_line) >> card.number & 1)

    def __repr__(self) -> str:
        return f"Tabled({self.text!r})"


class Telling(NamedTuple):
    """A card, and how many rules call it right and wrong."""

    card: Card
    right: int
    wrong: int


G = TypeVar("G", bound=Guess)
#: A card after a main line.
Judged = tuple[Sequence[Card], Card]


def known_rules() -> tuple[SecretRule, ...]:
    """The family of the catalogue's rules."""
    return tuple(entry.rule for entry in catalogue())


def fitting(main_line: Sequence[Card], sidelines: Sequence[Sequence[Sequence[Card]]], family: Iterable[G]) -> list[G]:
    """The rules of a family under which everything on the table was judged as it was.

    Args:
        main_line: the right cards, the starter first; the starter was not judged.
        sidelines: for each card of the main line the wrong plays after it, each a list of cards. Of a wrong play of
            several cards not all were right one after another, and nobody knows which was not. A card of a hand
            that rightly held nothing to play is a wrong play of one card.
        family: the rules considered: :func:`known_rules`, :func:`generated`, or any others.

    Returns:
        The rules that fit, in the family's order; how many they are is its length.

    Raises:
        SetupError: more sidelines than cards.
    """
    if len(sidelines) > len(main_line):
        raise SetupError([Problem("sidelines", "out_of_range", len(sidelines), [f"0–{len(main_line)}"])])
    rights = [(main_line[:place], main_line[place]) for place in range(1, len(main_line))]
    wrongs = [[([*main_line[:place], *play[:cut]], card) for cut, card in enumerate(play)]
              for place, plays in enumerate(sidelines, 1) for play in plays if play]
    needed, singles = _bits(rights), _bits(play[0] for play in wrongs if len(play) == 1)
    strings = [_bits(play) for play in wrongs if len(play) > 1]

    def fits(guess: G) -> bool:
        if isinstance(guess, Tabled):
            table = guess.table
            return table & needed == needed and not table & singles \
                and all(table & string != string for string in strings)
        allows = guess.allows
        return all(allows(line, card) for line, card in rights) \
            and not any(all(allows(line, card) for line, card in play) for play in wrongs)
    return [guess for guess in family if fits(guess)]


def most_telling(fits: Iterable[Guess], main_line: Sequence[Card], cards: Sequence[Card] = CARDS) -> Telling | None:
    """The card on which most rules disagree: about half call it right.

    Args:
        fits: the rules that still fit.
        main_line: the right cards so far.
        cards: the cards to choose from, such as a hand; the first of those that tell equally much is taken.

    Returns:
        The card and how many rules call it right and wrong; None where all agree on every card.
    """
    masks = Counter(guess.mask(main_line) for guess in fits)
    tellings = []
    for card in cards:
        right = sum(times for mask, times in masks.items() if mask >> card.number & 1)
        tellings.append(Telling(card, right, masks.total() - right))
    best = max(tellings, key=lambda telling: min(telling.right, telling.wrong), default=None)
    return best if best is not None and best.right and best.wrong else None


@cache
def generated(size: int = 2) -> tuple[Tabled, ...]:
    """Every rule up to a size, smaller ones first.

    Args:
        size: 1 to ``LARGEST``.

    >>> generated(1)[0].text, generated(1)[1].text
    ('equal(color(current), R)', 'equal(color(current), B)')
    """
    if size not in range(1, LARGEST + 1):
        raise SetupError([Problem("size", "out_of_range", size, [f"1–{LARGEST}"])])
    found: dict[int, str] = {}
    for text, table in _of_size(size):
        if table != (table & _ROWS) * _ALL:  # else each card before has all candidates right, or none
            found.setdefault(table, text)
    return tuple(Tabled(text, table) for table, text in found.items())


Condition = tuple[str, int]


def _of_size(size: int) -> Iterator[Condition]:
    """The rules up to a size, whether they are new or not."""
    candidate = list(_about("current", OF_A_CARD))
    both = [condition for text in OF_BOTH for condition in _with_opposite(text, f"not({text})", _table(rule(text)))]
    yield from (*candidate, *both)
    if size > 1:
        for (one, table), (other, its) in combinations([*candidate, *both, *_about("previous", OF_A_CARD)], 2):
            yield f"and({one}, {other})", table & its
            yield f"or({one}, {other})", table | its
    if size > 2:
        for (test, asked), ((then, table), (other, its)) in (
                (question, answers) for question in list(_about("previous", PLAIN))[::2]
                for answers in permutations(_about("current", PLAIN), 2)):
            yield f"if({test}, {then}, {other})", asked & table | (_WHOLE ^ asked) & its


def _about(word: str, conditions: Sequence[str]) -> Iterator[Condition]:
    """Conditions on the card of a word, each with its opposite after it."""
    for condition in conditions:
        mask = rule(condition.format("current")).mask([])
        rows = mask * _ROWS if word == "current" else sum(
            _ALL << len(CARDS) * place for place in range(len(CARDS)) if mask >> place & 1)
        opposite = _OPPOSITE.get(condition, f"not({condition})")
        yield from _with_opposite(condition.format(word), opposite.format(word), rows)


def _with_opposite(text: str, opposite: str, table: int) -> tuple[Condition, Condition]:
    return (text, table), (opposite, _WHOLE ^ table)


def _table(secret: SecretRule) -> int:
    """What a rule allows after each card."""
    return sum(secret.mask([card]) << len(CARDS) * card.number for card in CARDS)


def _bits(judged: Iterable[Judged]) -> int:
    """The bits of a table that these cards stand for."""
    bits = 0
    for line, card in judged:
        bits |= 1 << len(CARDS) * line[-1].number + card.number
    return bits
