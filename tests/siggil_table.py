"""A small table of Siggil, for the tests."""

from __future__ import annotations

from engine.siggil import LAWBOOK, turn

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
