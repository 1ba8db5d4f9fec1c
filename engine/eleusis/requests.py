"""What a page may ask besides playing: plain data in, plain data out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Literal

from engine.eleusis import rules
from engine.eleusis.by_name import MOST_CARDS, CardName
from engine.eleusis.cards import CARDS, Card, parse_card
from engine.eleusis.catalogue import average_share, by_text
from engine.eleusis.induction import Guess, generated, known_rules, most_telling
from engine.eleusis.induction import fitting as fitting_rules
from engine.eleusis.rulings import LAWBOOK
from engine.eleusis.stated import seal as sealed
from engine.eleusis.stated import stated
from engine.eleusis.table import Table
from engine.play import Play, nothing_asked, run
from engine.problems import Problem, SetupError, short
from engine.rulings import Rulings
from engine.setup import name_problems, unknown_players
from engine.vocabulary import Between

__all__ = ["MOST_PLAYERS", "REQUESTS", "explain", "fitting", "rule", "seal", "standing"]

Points = Annotated[int, Between(-99_999, 99_999)]
#: Over how many main lines a share is taken here, and how many rules are listed.
LINES, LISTED = 4, 30
#: The most players whose points are counted: more than ever sat at a table.
MOST_PLAYERS = 50


def rule(text: str, main_line: Sequence[CardName] = ()) -> dict[str, Any]:
    """A rule, read.

    Args:
        text: as for :func:`engine.eleusis.stated.stated`.
        main_line: the right cards so far.

    Returns:
        Its canonical ``text``, its ``parts`` (:meth:`SecretRule.parts`), its ``catalogue`` id or None; the ``share``
        of the pack that is right next, without a main line on average over random ones; the cards that are ``right``
        next; and the ``dead`` cards: those that may come next and after which no card is right.

    Raises:
        SetupError: every problem of the text, or too many cards.
    """
    line = _cards(main_line)
    secret = stated(text)
    entry = by_text().get(secret.text)
    share = secret.share(line) if line else entry.share if entry else average_share(secret, LINES)
    dead = [str(card) for card in CARDS
            if (not line or secret.allows(line, card)) and secret.dead_after([*line, card])]
    right = [str(card) for card in CARDS if secret.allows(line, card)]
    return {"rule": {"text": secret.text, "parts": secret.parts(), "share": share, "right": right, "dead": dead,
                     "catalogue": entry.id if entry else None}}


def explain(rule: str, main_line: Sequence[CardName], card: CardName) -> dict[str, Any]:
    """Which part of a rule made a card right or wrong (:meth:`SecretRule.explain`).

    Raises:
        SetupError: every problem of the rule's text, or too many cards.
    """
    return {"explain": stated(rule).explain(_cards(main_line), *_cards([card]))}


def fitting(main_line: Sequence[CardName], sidelines: Sequence[Sequence[Sequence[CardName]]],
            family: Literal["catalogue", "generated2"] = "catalogue") -> dict[str, Any]:
    """The rules that fit what lies on the table (:mod:`engine.eleusis.induction`).

    Args:
        main_line: the right cards, the starter first.
        sidelines: the wrong plays under each of them.
        family: the rules considered: the catalogue's, or every rule of up to two conditions.

    Returns:
        Their ``count``, the number ``of`` those considered, the texts of the first ``rules``, and the ``telling``
        card, on which they disagree most; None where they agree.

    Raises:
        SetupError: more sidelines than cards, or more cards than ``MOST_CARDS``.
    """
    line = _cards(main_line)
    if (count := len(line) + sum(len(cards) for under in sidelines for cards in under)) > MOST_CARDS:
        raise SetupError([Problem("sidelines", "too_many", count, [MOST_CARDS])])
    considered: Sequence[Guess] = known_rules() if family == "catalogue" else generated(2)
    fits = fitting_rules(line, [[_cards(cards) for cards in under] for under in sidelines], considered)
    telling = most_telling(fits, line)
    return {"fitting": {"count": len(fits), "of": len(considered), "rules": [one.text for one in fits[:LISTED]],
                        "telling": str(telling.card) if telling else None}}


def seal(text: str) -> dict[str, Any]:
    """A rule, sealed (:func:`engine.eleusis.stated.seal`).

    Raises:
        SetupError: every problem of the text.
    """
    return {"sealed": sealed(stated(text))}


def standing(points: Mapping[str, Points], gods: Sequence[str]) -> dict[str, Any]:
    """The end of a game that is stopped after some rounds, under the readings of ``"table"`` (points.5, points.6).

    Args:
        points: everybody's points of all rounds.
        gods: who was God, in order; whoever was not gets more points.

    Returns:
        Everybody's ``points`` in the end, and the ``events`` that led to them.

    Raises:
        SetupError: nobody has points, more than ``MOST_PLAYERS`` have, or a God is no player.
    """
    problems = [] if points else [Problem("points", "argument_left_out", None, [], "points={'Ana': 12}")]
    if len(points) > MOST_PLAYERS:
        problems.append(Problem("points", "number_of_players", len(points), [f"1–{MOST_PLAYERS}"]))
    else:
        problems += name_problems((f"points[{short(player)}]", player) for player in points)
        problems += unknown_players(((f"gods[{place}]", god) for place, god in enumerate(gods)), points)
    if problems:
        raise SetupError(problems)
    readings, numbers = LAWBOOK.resolve("table")

    def lay() -> Table:
        table = Table(list(points), numbers, readings)
        table.total.update(points)
        return table

    never_god = [player for player in points if player not in gods]
    trace = run(Play(lay, lambda table, law: rules.ended(table, law, len(gods), never_god),
                     lambda: Rulings(LAWBOOK.questions, readings, numbers)), nothing_asked)
    return {"standing": {"points": dict(trace.table.total), "events": [
        {"kind": one.kind, "clauses": list(one.clauses), "facts": dict(one.facts)} for one in trace.events]}}


def _cards(names: Sequence[str]) -> list[Card]:
    """The cards of a main line; of no more than there are."""
    if len(names) > MOST_CARDS:
        raise SetupError([Problem("main_line", "too_many", len(names), [MOST_CARDS])])
    return [card for name in names if (card := parse_card(name)) is not None]


#: The methods by the name that a request gives.
REQUESTS: Mapping[str, Callable[..., dict[str, Any]]] = {
    "rule": rule, "explain": explain, "fitting": fitting, "seal": seal, "standing": standing}
