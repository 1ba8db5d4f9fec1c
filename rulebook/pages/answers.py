"""Tables of answers for a real table: what lies there leads to one sentence and its clauses, without Python.

The engine answers everything that the page can be told, once, when the site is built; the page looks up and computes no
rule. A table has *inputs*, each with its options; ``at`` names the node of every combination of them, the last input
running fastest, and None for one that cannot be. A node asks one more thing, or tells the result.

What an event says of a card on the table is kept as ``"@"`` and its seat: tricks that go alike share their nodes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import Any

from engine import domino, siggil, sigilai
from engine.siggil.cards import FAMILIES
from engine.vocabulary import Result
from rulebook.pages.plain import plain
from rulebook.words import words_of

__all__ = ["GAMES", "Table", "table"]

#: A node, an input, or the facts of an event, as plain data.
Plain = dict[str, Any]

#: The cards of which the published text says something, and the two kinds of all others; their strengths are ours.
CARDS = ("PASAULIS", "SAULĖ", "MEDIS", "?Pasaulio", "?Lemties", "RĖDA", "VĖLINAS", "LAIMA", "STOKA", "GAUSA")
#: What everybody sees on the table, has said, or knows.
UNTOLD = ("trick_began", "laid", "revealed", "identified", "stated", "compared", "trick_ended")
#: Facts that no sentence needs.
UNSAID = ("distances",)
#: In Siggil, the most cards of one family or of one number.
SEVEN = 7


@dataclass(slots=True)
class Table:
    """A game's answers.

    Args:
        inputs: name and options of each thing that the page is told.
        nodes: every node once.
        at: the node of each combination.
        others: the same by another reading of a question, ``"question=reading"``.
        live: how Python plays it by any readings, where others lead elsewhere: the call, and what it need not tell.
    """

    inputs: list[Plain]
    nodes: list[Plain] = field(default_factory=list)
    at: list[int | None] = field(default_factory=list)
    others: dict[str, list[int | None]] = field(default_factory=dict)
    live: Plain | None = None
    places: dict[str, int] = field(default_factory=dict)

    def place(self, node: Plain) -> int:
        """The place of a node, which is kept once."""
        text = json.dumps(node, ensure_ascii=False, sort_keys=True)
        if text not in self.places:
            self.places[text] = len(self.nodes)
            self.nodes.append(node)
        return self.places[text]

    def json(self) -> Plain:
        """What the page loads."""
        return {"inputs": self.inputs, "nodes": self.nodes, "at": self.at} | (
            {"others": self.others} if self.others else {}) | ({"live": self.live} if self.live else {})


def table(game: str) -> Table:
    """The table of a game of ``GAMES``."""
    return GAMES[game]()


# Baltiški sigilai: what happens with these four cards

def _sigilai() -> Table:
    made = Table([{"name": seat, "options": list(CARDS), "blank": True} for seat in sigilai.SEASONS],
                 live={"call": "trick", "untold": list(UNTOLD)})
    known: dict[str, int] = {}
    for cards in product(CARDS, repeat=len(sigilai.SEASONS)):
        named = [card for card in cards if not card.startswith("?")]
        made.at.append(_trick(made, dict(zip(sigilai.SEASONS, cards, strict=True)), (), 0, {}, known)
                       if len(set(named)) == len(named) else None)
    return made


def _trick(made: Table, laid: Mapping[str, str], answers: tuple[str, ...], before: int,
           asked_before: Mapping[str, str], known: dict[str, int]) -> int:
    """The node of four cards and what was answered since; it tells what is new since the last answer.

    After an answer the rest depends on what fired, on what was asked and on all answers: tricks that are alike in
    that share it, however their cards lie (``tests/test_answers.py`` plays samples of them).
    """
    found = _played(laid, answers)
    events = [one for one in found.events if one.kind not in UNTOLD]
    told = [_event(one.kind, one.clauses, one.facts, laid) for one in events[before:]]
    node: Plain = {"events": told, "asked": {name: reading for name, reading in found.asked.items()
                                              if name not in asked_before}}
    if found.pending is None or found.pending.who not in ("table", "chance"):
        return made.place(node | _result(found, laid, len(events), lambda: _played(laid, answers, "table")))
    asked = _event(found.pending.kind, found.pending.clauses, found.pending.facts, laid)
    options = [found.pending.menu.encode(option) for option in found.pending.menu]
    alike = json.dumps([found.fired, answers, asked, options], ensure_ascii=False, sort_keys=True)
    for option in options:
        one = f"{alike} {option}"
        if one not in known:
            known[one] = _trick(made, laid, (*answers, option), len(events), found.asked, known)
    return made.place(node | {"ask": asked, "to": {option: known[f"{alike} {option}"] for option in options}})


def _played(laid: Mapping[str, Any], answers: tuple[str, ...], rulings: str = "printed") -> sigilai.Trick:
    """The trick, until the table must be asked."""
    return sigilai.trick(**laid, answers=answers, unstated="ask", rulings=rulings)


def _event(kind: str, clauses: Sequence[str], facts: Mapping[str, Any], laid: Mapping[str, str]) -> list[Any]:
    """An event or a choice as plain data, the cards on the table by their seats."""
    seats = facts.get("seats")
    told = {}
    for name, value in facts.items():
        if name in UNSAID:
            continue
        if name in ("card", "cards") and laid:
            if isinstance(value, (list, tuple)):
                of = seats if seats and len(seats) == len(value) else _seats(list(map(str, value)), laid)
                value = [f"@{seat}" for seat in of] if of else list(map(str, value))
            else:
                seat = facts.get("giver") or facts.get("seat")
                at = seat if laid.get(str(seat)) == str(value) else None
                own = at or next(iter(_seats([str(value)], laid)), None)
                value = f"@{own}" if own else str(value)
        told[name] = plain(value)
    return [kind, list(clauses), told]


def _seats(cards: list[str], laid: Mapping[str, str]) -> list[str]:
    """The seats at which cards lie, in their order; none where one of them does not lie there."""
    left, seats = dict(laid), []
    for card in cards:
        seat = next((seat for seat, one in left.items() if one == card), None)
        if seat is None:
            return []
        seats.append(seat)
        del left[seat]
    return seats


def _result(found: Result, laid: Mapping[str, str], told: int, proposed: Callable[[], Result]) -> Plain:
    """A result; where the text decides nothing, with what our proposal makes of it."""
    gap = found.trace.gap
    if gap is None:
        name = f"answer-{found.outcome}"
        summary = {fact: getattr(found, fact) for fact in found.summary}
        return {"outcome": found.outcome} | ({"answer": [name, summary]} if words_of("en", "sigilai").has(name) else {})
    ours = proposed()
    events = [one for one in ours.events if one.kind not in UNTOLD][told:]
    return {"outcome": found.outcome, "gap": _event(gap.question, gap.clauses, gap.facts, laid)} | (
        {} if ours.gap else {"ours": [_event(one.kind, one.clauses, one.facts, laid) for one in events]})


# Siggil: may I capture, and what is missing

#: On how many cards another player can hold a spirit: two in a game of four, and so few that more are left.
HELD = tuple(range(2, SEVEN))
#: How many cards one's own earlier set for it can have; none where one never had it.
OWN = (0, *range(2, SEVEN - 1))
#: The question on which a set for another's spirit rests.
STEALING = "steal_size"


def _siggil() -> Table:
    counts = [str(count) for count in range(SEVEN + 1)]
    made = Table([{"name": "players", "options": ["2", "3", "4"]},
                  {"name": "spirit", "options": ["free", *map(str, HELD)]},
                  {"name": "own", "options": list(map(str, OWN)), "unless": ["spirit", "free"]},
                  {"name": "family", "options": counts}, {"name": "number", "options": counts}])
    for reading in siggil.LAWBOOK.questions[STEALING].names:
        at: list[int | None] = []
        for players, held, own, family, number in product((2, 3, 4), (None, *HELD), OWN, range(SEVEN + 1),
                                                          range(SEVEN + 1)):
            at.append(None if held is None and own
                      else made.place(_capture(players, held, own, family, number, reading)))
        if made.at:
            made.others[f"{STEALING}={reading}"] = at
        else:  # the printed reading comes first
            made.at = at
    return made


def _capture(players: int, held: int | None, own: int, family: int, number: int, reading: str) -> Plain:
    """What so many cards of a spirit's family, and of its number, are good for: the fewest that capture it.

    Where none do, the most that there are of one trait say what is missing.
    """
    tried = [(trait, used) for trait, count in (("family", family), ("number", number)) for used in range(count + 1)
             if used + own <= SEVEN]
    by_size = sorted(tried, key=lambda one: one[1])
    trait, used = next((one for one in by_size if _judged(players, held, own, *one, reading).allowed), by_size[-1])
    found = _judged(players, held, own, trait, used, reading)
    event = found.events[-1]
    facts = {name: value for name, value in event.facts.items() if isinstance(value, int)}
    return {"outcome": found.outcome, "asked": dict(found.asked), "events": [[
        "may" if found.allowed else str(event.facts["reason"]), list(event.clauses),
        facts | {"trait": trait, "used": used}]]}


@cache
def _judged(players: int, held: int | None, own: int, trait: str, used: int, reading: str) -> siggil.Judged:
    """Whether so many cards of a trait, added to one's own, capture a spirit: the Turtle's stand for any."""
    cards = _of_trait(trait, own + used)
    other = "number" if trait == "family" else "family"
    return siggil.capture("Vėžlys*", cards[own:], own_set=cards[:own], players=players,
                          holder_set=None if held is None else _of_trait(other, held),
                          rulings={"sets_face": "up", STEALING: reading})  # whoever states the other's set knows it


def _of_trait(trait: str, count: int) -> list[str]:
    """Cards of the Turtle's family or number; the one that has both comes last."""
    families = [family for family in FAMILIES if family != "Vėžlys"]
    own = [f"Vėžlys {rank}" for rank in (1, 2, 3, 5, 6, 7)] if trait == "family" else [f"{one} 4" for one in families]
    return [*own, "Vėžlys 4"][:count]


# Judge Domino: the points of a push

def _domino() -> Table:
    made = Table([{"name": "players", "options": ["2", "3", "4", "5"]},
                  {"name": "success", "options": [str(count) for count in range(6)]},
                  {"name": "fell", "options": ["all", "not all"]}])
    for players, success, fell in product((2, 3, 4, 5), range(6), (True, False)):
        made.at.append(made.place(_push(players, success, fell)) if success <= players else None)
    return made


def _push(players: int, success: int, fell: bool) -> Plain:
    votes: dict[str, domino.Vote] = {str(one): "success" if one < success else "failure" for one in range(players)}
    found = domino.settle(votes, fell)
    event = found.events[-1]
    winners = list(found.winners)
    facts = {"winners": len(winners), "points": max(found.points.values(), default=0),
             "guess": votes[winners[0]] if winners else ""}
    kind = "goes_on" if found.outcome == "refused" else event.kind
    return {"outcome": found.outcome, "asked": dict(found.asked), "events": [[kind, list(event.clauses), facts]]}


#: The games with a table, and what makes it.
GAMES: Mapping[str, Callable[[], Table]] = {"sigilai": _sigilai, "siggil": _siggil, "domino": _domino}
