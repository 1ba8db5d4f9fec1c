"""A small table of Siggil, for the tests."""

from __future__ import annotations

from engine.siggil import LAWBOOK, Setup, game, solo, turn
from engine.vocabulary import defaults

ANA, BRUNO, CILDA, DAINA = "Ana", "Bruno", "Cilda", "Daina"
TWO, FOUR = [ANA, BRUNO], [ANA, BRUNO, CILDA, DAINA]
#: One open card to take, and another one, so that the game goes on.
OPEN = [("Lapas 1", 0, 0, 1, "up"), ("Lapas 2", 4, 0, 1, "up")]
TURTLES = ["Vėžlys 1", "Vėžlys 2", "Vėžlys 3", "Vėžlys 5", "Vėžlys 6", "Vėžlys 7"]
FOURS = ["Akmuo 4", "Lapas 4", "Plunksna 4", "Vėjas 4", "Kriauklė 4", "Ugnis 4"]


def taken(**others):
    """Ana takes Lapas 1, and what else is stated happens."""
    return turn(**{"players": TWO, "siggil": OPEN, "take": "Lapas 1", **others})


def under(question, call, *args, **others):
    """The result under each reading of a question, by the reading's name."""
    extra = others.pop("rulings", {})
    return {reading: call(*args, **others, rulings={**extra, question: reading})
            for reading in LAWBOOK.questions[question].names}


def whole_game(spec, count=3, grade="easy", layout="Turtle", seed=0):
    """A whole game's play; with one player the solo game, chance drawn by the set-up."""
    if count == 1:
        given_to = dict(defaults(solo)) | {"rulings": spec, "grade": grade, "layout": layout, "seed": seed}
        return Setup("solo", given_to).solo()
    return Setup("game", dict(defaults(game)) | {"rulings": spec, "players": list("ABCD"[:count]),
                                                 "layout": layout}).game()


class Shuffled:
    """The same table with the cards that a seat cannot see lying otherwise among the places it cannot see."""

    def __init__(self, table, seat, rng):
        self.table = table
        hidden = [(hand, number) for owner, hand in table.hands.items() if owner != seat for number in range(len(hand))]
        hidden += [(table.cards, number) for number in table.down if table.cards[number] is not None]
        for owner, piles in table.piles.items():
            if owner != seat and table.readings["sets_face"] == "down":
                hidden += [(pile.cards, number) for pile in piles for number in range(len(pile.cards))]
        if table.grade == "advanced":
            hidden += [(table.discards, number) for number in range(len(table.discards))]
        self.spirits = [pile for owner, piles in table.piles.items() for pile in piles
                        if pile.holds and owner != seat and table.readings["spirit_face"] == "down"]
        self.places = hidden
        self.before = [zone[number] for zone, number in hidden] + [pile.spirit for pile in self.spirits]
        self.after = [*self.before]
        rng.shuffle(self.after)

    def lay(self, cards):
        for (zone, number), card in zip(self.places, cards, strict=False):
            zone[number] = card
        for pile, card in zip(self.spirits, cards[len(self.places):], strict=True):
            pile.spirit = card
        self.table.place = {card: number for number, card in enumerate(self.table.cards) if card is not None}

    def __enter__(self):
        self.order = dict(self.table.place)
        self.lay(self.after)

    def __exit__(self, *error):
        self.lay(self.before)
        self.table.place = self.order
