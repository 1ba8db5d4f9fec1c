"""A small table of New Eleusis, for the tests: God with three scientists, red cards are right."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from engine.eleusis import LAWBOOK
from engine.eleusis import round as a_round
from engine.eleusis.cards import pack

PLAYERS = ["Dievs", "Ana", "Bruno", "Cilda"]
RED = "equal(color(current), R)"
HANDS = {"Ana": ["8♥", "9♦", "4♠", "J♣"], "Bruno": ["3♠", "Q♦", "K♥", "6♠"], "Cilda": ["5♦", "6♦", "7♠", "8♠"]}
#: Penalty cards, all of them black.
STOCK = [str(card) for card in pack(1) if card.suit == "♣" and card.rank not in (2, 11)] + \
    ["A♠", "2♠", "9♠", "10♠", "J♠", "Q♠", "K♠"]


def laid(*moves, **others):
    """A round of the small table after these moves."""
    return a_round(**{"players": PLAYERS, "god": "Dievs", "rule": RED, "hands": HANDS, "starter": "2♣", "stock": STOCK,
                      "moves": moves, **others})


def under(question, call, *args, **others):
    """The result under each reading of a question, by the reading's name."""
    extra = others.pop("rulings", {})
    return {reading: call(*args, **others, rulings={**extra, question: reading})
            for reading in LAWBOOK.questions[question].names}


def lying(table):
    """Every card at the table, wherever it lies; of counted hands, the unknown ones and all that were not seen."""
    zones = [*table.hands.values(), table.tried, table.main_line, table.laid_down, table.stock, table.rest,
             table.bottom, *chain.from_iterable(table.sidelines)]
    return Counter(chain.from_iterable(zones))
