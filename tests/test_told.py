"""What is told again and again is made once, and that shows nowhere; whole plays drawn from one generator."""

from __future__ import annotations

import random
from pathlib import Path

from engine.play import TABLE, Play, run
from engine.rulings import Rulings
from engine.sigilai import LAWBOOK, SEASONS, load_deck, rules, trick
from engine.sigilai.deck import DEMONSTRATION
from engine.sigilai.table import Table

LAID = dict(zip(SEASONS, ("MEDIS", "UPĖ", "RASA", "RAGANA"), strict=True))


def whole_game(deck):
    """A whole game of a deck under ``table``."""
    law = LAWBOOK.resolve("table")
    return Play(lambda: Table(deck), lambda table, law: rules.game(table, law, ("1", "2", "3", "4")),
                lambda: Rulings(LAWBOOK.questions, *law))


def test_a_changed_fact_stays_in_its_own_trace():
    """Whoever changes the facts of a trace's event does not change what another play tells."""
    for event in trick(**LAID).events:
        event.facts.clear()
    assert [event.facts["card"] for event in trick(**LAID).events if event.kind == "revealed"] == list(LAID.values())


def test_the_cards_told_are_those_of_the_deck_that_is_played(tmp_path: Path):
    """Two decks with cards of the same names are told each with its own cards, in whichever order they are played."""
    weaker = tmp_path / "deck.toml"
    text = DEMONSTRATION.read_text("utf-8")
    weaker.write_text(text.replace('name = "MEDIS"\ncreation = "world"\nstrength = 8',
                                   'name = "MEDIS"\ncreation = "world"\nstrength = 1', 1), "utf-8")
    assert weaker.read_text("utf-8") != text
    assert [trick(**LAID, deck=deck).winner for deck in (DEMONSTRATION, weaker, DEMONSTRATION)] \
        == ["Ruduo", "Žiema", "Ruduo"]
    for deck in (load_deck(), load_deck(weaker)):
        table = run(whole_game(deck), random.Random(3)).table
        left = [card for hand in table.hands.values() for card in hand]
        assert all(card is deck.card(card) for card in (*left, *table.mara))


def test_a_generator_draws_the_same_play_again():
    """A play drawn from a generator of random numbers is the same whenever the generator starts alike."""
    first, again, other = (run(whole_game(load_deck()), random.Random(seed)) for seed in (5, 5, 6))
    assert first.value is not None
    assert [answer.text for answer in first.answers] == [answer.text for answer in again.answers]
    assert [answer.text for answer in first.answers] != [answer.text for answer in other.answers]
    assert first.table.state() == again.table.state()


def test_a_generator_draws_for_seats_and_chance_only():
    """What nobody stated is not drawn: the table's choice stays pending."""
    law = LAWBOOK.resolve("printed")
    hands = {seat: [load_deck().card(name)] for seat, name in zip(SEASONS, ("?Pasaulio", *list(LAID.values())[1:]),
                                                                 strict=True)}
    trace = run(Play(lambda: Table(load_deck(), hands=hands), rules.trick, lambda: Rulings(LAWBOOK.questions, *law)),
                random.Random(1))
    assert trace.pending is not None
    assert (trace.pending.who, trace.pending.kind, trace.answers) == (TABLE, "strongest", [])
