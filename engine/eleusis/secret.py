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

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine.eleusis.cards import CARDS, Card
from engine.eleusis.reader import Reader
from engine.eleusis.terms import DEEPEST, LONGEST, Node
from engine.problems import Problem, SetupError
from engine.vocabulary import public

__all__ = ["DEEPEST", "LONGEST", "SecretRule", "rule"]

#: How a rule is said in a language; the book gives it, which knows the words.
words: Callable[[SecretRule, str], str] | None = None


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

    @public
    def describe(self, lang: str) -> str:
        """The rule in words: a sentence for one of the catalogue; else conditions, one a line.

        Args:
            lang: ``"lt"``, ``"lv"`` or ``"en"``.

        Raises:
            SetupError: the book has no such language, or no book is loaded: ``import rulebook.secret_words``.
        """
        if words is None:
            raise SetupError([Problem("describe", "no_book", None, [], "import rulebook.secret_words")])
        return words(self, lang)

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
        text: the rule, at most ``LONGEST`` characters, as it stands and in its canonical text, its brackets at most
            ``DEEPEST`` deep.
        where: what the text is called in problems; the column follows it, from 1.

    Raises:
        SetupError: every problem of the text.

    >>> rule("equal(suit(current), suit(previus))")
    Traceback (most recent call last):
    engine.problems.SetupError: rule:27: rule unknown word; found 'previus'; write previous
    equal(suit(current), suit(previus))
    """
    return SecretRule(Reader(text, where).read())


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
