"""A secret rule as a scenario holds it: it is asked with the names of cards, whatever may be given as one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from engine.eleusis.cards import CARDS, Card, parse_card
from engine.eleusis.rulings import LAWBOOK
from engine.eleusis.secret import SecretRule
from engine.problems import Problem, SetupError
from engine.vocabulary import Named, check, public, schema

__all__ = ["MOST_CARDS", "CardName", "NamedRule"]

CardName = Annotated[str, Named("card")]
#: The most cards that lie on a table: all packs that there may be.
MOST_CARDS = LAWBOOK.parameters["decks"].high * len(CARDS)
_CARD, _LINE = schema(CardName), schema(Sequence[CardName])


class NamedRule(SecretRule):
    """A rule whose questions may come from anybody; the engine itself asks a :class:`SecretRule`, which is quicker."""

    __slots__ = ()

    @public
    def allows(self, main_line: Sequence[str], card: str) -> bool:
        """Whether the card is right after these right cards (``eleusis/setup.1``).

        Args:
            main_line: the names of the right cards so far, the starter first; at most ``MOST_CARDS``.
            card: the candidate's name: ``10♥``, ``10H`` or ``TH``.

        Raises:
            SetupError: every name of no card.
        """
        return super().allows(*_read(main_line, card))

    @public
    def explain(self, main_line: Sequence[str], card: str) -> dict[str, Any]:
        """Which part made a card right or wrong (:meth:`SecretRule.explain`); for the rest see :meth:`allows`."""
        return super().explain(*_read(main_line, card))


def _read(main_line: object, card: object) -> tuple[list[Card], Card]:
    """The cards that names stand for."""
    line = list(map(_card, main_line)) if isinstance(main_line, (list, tuple)) else main_line
    known = {"card": CARDS}
    problems = check(line, _LINE, "main_line", known) + check(one := _card(card), _CARD, "card", known)
    if isinstance(line, list) and len(line) > MOST_CARDS:
        problems.append(Problem("main_line", "too_many", len(line), [MOST_CARDS]))
    if problems or not isinstance(line, list) or not isinstance(one, Card):
        raise SetupError(problems)
    return line, one


def _card(name: object) -> object:
    """The card of a name; anything else as it is."""
    return (parse_card(name) or name) if isinstance(name, str) else name
