"""Rounds of New Eleusis of which a set-up states only how many cards the hands have."""

from __future__ import annotations

import copy
import pickle
import random
from collections import Counter

import pytest
from eleusis_table import HANDS, PLAYERS, RED, STOCK, laid, lying
from hypothesis import example, given, settings
from strategies import eleusis_rulings, seeds

from engine.eleusis import LAWBOOK, VOCABULARY, Setup, call, game, god, no_play, pick, play, prophet
from engine.eleusis import round as a_round
from engine.eleusis.cards import UNKNOWN, pack, parse_card
from engine.play import TABLE, NotFinite, random_answers, run
from engine.problems import SetupError
from engine.vocabulary import defaults

COUNTS = {"Ana": 4, "Bruno": 4, "Cilda": 4}


def counted(*moves, **others):
    """A round of the small table of which only the numbers of cards are stated."""
    return laid(*moves, **{"hands": COUNTS, "stock": None, **others})


def problems(**others):
    """What is wrong with such a set-up."""
    with pytest.raises(SetupError) as error:
        counted(**others)
    return [(one.where, one.code) for one in error.value.problems]


def test_any_card_may_be_played_that_was_not_seen():
    """From a counted hand any card may be played of which not all copies lie elsewhere, and it leaves the unseen."""
    t = counted(play("Ana", "8♥ 9♦"), play("Bruno", "8♥"))
    assert t.hands == {"Ana": ["?"] * 2, "Bruno": ["?"] * 3, "Cilda": ["?"] * 4}
    assert t.main_line == ["2♣", "8♥", "9♦", "8♥"]
    refused = counted(play("Ana", "8♥"), play("Bruno", "8♥"), play("Cilda", "8♥")).refused
    assert (refused.reason, refused.clauses, refused.facts["count"]) == ("card_not_left", ("eleusis/scientist.1",), 0)
    assert counted(play("Ana", "8♥ 8♥")).refused is None
    assert counted(play("Ana", "8♥ 8♥ 8♥")).refused.reason == "card_not_left"
    few = {"hands": {"Ana": ["8♥", "?"][:1], "Bruno": 2, "Cilda": 1}}
    assert counted(play("Bruno", "8♥ 9♦ 5♦"), **few).refused.reason == "card_not_in_hand"
    assert counted(play("Ana", "9♦"), **few).refused.reason == "card_not_in_hand"
    assert counted(play("Ana", "?")).refused.reason == "no_such_card"


def test_what_is_drawn_is_not_known():
    """Penalty cards are unknown too, whoever draws them; the stock is told by its number and nothing is drawn."""
    t = counted(play("Ana", "8♠"), hands={**COUNTS, "Ana": ["8♠", "9♦"]})
    assert t.hands["Ana"] == ["9♦", "?", "?"]
    assert t.of("cards_drawn") == [{"player": "Ana", "cards": ("?", "?")}]
    assert t.trace.table.state()["stock"] == 104 - 2 - 9 - 2
    assert t.trace.table.state("Bruno")["hands"] == {"Ana": [None] * 3, "Bruno": ["?"] * 4, "Cilda": [None] * 4}
    assert (t.pending.who, t.pending.kind) == ("Ana", "offer")


def test_a_starter_that_is_not_stated_is_drawn():
    """The starter lies open, so it is asked of chance also where hands are counted (setup.3)."""
    t = counted(starter=None, rulings="table")
    assert (t.pending.who, t.pending.kind) == ("chance", "next_card")
    assert counted(starter=None, rulings="table", answers=["Q♦"]).main_line == ["Q♦"]


def test_a_shown_hand_is_asked_of_the_table():
    """A "no play" asks for the cards of a counted hand, of which a wrong one is laid down and a new hand unknown."""
    t = counted(no_play("Ana"))
    assert (t.pending.who, t.pending.kind, t.pending.facts) == (TABLE, "shown_hand", {"player": "Ana", "count": 4})
    assert t.why_not("3♠ 4♠ 5♠ 6♠") is None
    assert [t.why_not(text).reason for text in ("3♠ 4♠", "3♠ 4♠ 5♠ X", "3♠ 3♠ 3♠ 4♠", "?+3♠+4♠+5♠")] == [
        "not_that_many_shown", "no_such_card", "card_not_left", "no_such_card"]
    assert t.why_not("").reason == "no_such_card"
    assert t.pending.menu.why_not("all").reason == "not_that_many_shown"
    assert t.pending.menu.why_not(t.pending.menu.pick(random.Random(0))) is None
    with pytest.raises(NotFinite):
        list(t.pending.menu)
    true = counted(no_play("Ana"), hands={**COUNTS, "Ana": 6}, answers=["3♠+4♠+5♠+6♠+7♠+8♠"])
    assert true.of("hand_shown") == [{"player": "Ana", "cards": ("3♠", "4♠", "5♠", "6♠", "7♠", "8♠")}]
    assert true.hands["Ana"] == ["?", "?"]
    assert true.trace.table.laid_down == ["3♠", "4♠", "5♠", "6♠", "7♠", "8♠"]
    false = counted(no_play("Ana"), answers=["3♠+4♠+5♦+6♦", "pick 6♦"])
    assert false.main_line == ["2♣", "6♦"]
    assert false.hands["Ana"] == ["3♠", "4♠", "5♦", *"?????"]


def test_the_last_unknown_card_can_be_listed():
    """Of one unknown card the table may choose among all that were not seen; a known hand is not asked for."""
    t = counted(play("Bruno", "3♠"), play("Cilda", "5♦"), no_play("Ana"), hands={**COUNTS, "Ana": 1},
                rulings={"penalty.per_card": 0})
    assert len(t.options) == 52
    assert t.options[0] == "A♣"
    assert counted(no_play("Ana"), hands={**COUNTS, "Ana": ["3♠"]}).outcome == "out_of_cards"


def test_without_a_rule_a_shown_hand_is_asked_for_only_to_pick_from():
    """Where God judges, the cards of a "no play" are needed only when one of them must be played (special)."""
    t = counted(no_play("Ana"), god("right"), rule=None, hands={**COUNTS, "Ana": 6}, rulings="abbott")
    assert (t.hands["Ana"], t.of("hand_shown")) == (["?"] * 2, [])
    assert t.trace.table.state()["stock"] == 104 - 1 - 8 - 2
    t = counted(no_play("Ana"), god("wrong"), rule=None)
    assert t.pending.kind == "shown_hand"
    t = counted(no_play("Ana"), god("wrong"), pick("6♦"), rule=None, answers=["3♠+4♠+5♦+6♦"])
    assert t.main_line == ["2♣", "6♦"]
    office = (play("Ana", "8♥"), god("right"), prophet("Ana"), no_play("Bruno"), call("wrong"), god("wrong"))
    t = counted(*office, pick("6♦"), god("right"), rule=None, answers=["3♠+4♠+5♦+6♦"])
    assert t.main_line == ["2♣", "8♥", "6♦"]
    assert t.of("hand_shown")[0]["player"] == "Bruno"


def test_a_turn_from_a_counted_hand_lists_what_was_not_seen():
    """The menu of a counted hand speaks of every card that may be in it, and draws from those."""
    menu = counted(rulings="table").pending.menu
    singles = [option for option in menu.conceivable() if len(option) == 1]
    assert len(singles) == 52
    assert all(menu.why_not(option) is None for option in singles)
    assert menu.why_not((UNKNOWN,)).reason == "no_such_card"
    with pytest.raises(NotFinite):
        list(menu)
    rng = random.Random(0)
    assert all(menu.why_not(menu.pick(rng)) is None for _ in range(100))
    assert len(set(counted(rulings="table", hands={**COUNTS, "Bruno": 9}).pending.menu.conceivable()[-1])) == 3


def test_an_unknown_card_is_one_and_the_same():
    """The unknown card stays itself when it is copied or sent to another process, and no text names it."""
    assert copy.deepcopy(UNKNOWN) is pickle.loads(pickle.dumps(UNKNOWN)) is UNKNOWN
    assert parse_card("?") is None


def test_problems_of_counted_hands():
    """Counts that no pack can fill, a stated stock, counts of the wrong kind: each is a problem with its place."""
    assert problems(stock=STOCK) == [("stock", "stock_of_counted_hands")]
    assert problems(hands={"Ana": 60, "Bruno": 60, "Cilda": 3}) == [("hands['Bruno']", "out_of_range"),
                                                                   ("hands['Cilda']", "out_of_range")]
    assert problems(hands={"Ana": 1000, "Bruno": -1, "Cilda": True}) == [
        ("hands['Ana']", "out_of_range"), ("hands['Bruno']", "out_of_range"), ("hands['Cilda']", "wrong_type")]
    nobody = {"Ana": 0, "Bruno": ["8♥"], "Cilda": ["9♦"]}
    assert counted(hands=nobody, stock=["3♣"], rulings="table").pending.who == "Bruno"


class Told:
    """A round as somebody at the table tells it: moves, and the hands that were shown."""

    def __init__(self):
        self.moves, self.shown, self.start, self.points = [], [], None, dict.fromkeys(PLAYERS, 0)

    def __call__(self, event, table):
        facts = event.facts
        if event.kind == "counted_off":
            self.start = {player: len(table.hands[player]) for player in table.scientists}
        elif event.kind == "played_cards":
            self.moves.append(f"{facts['player']}: play {'+'.join(facts['cards'])}")
        elif event.kind == "claimed":
            self.moves.append(f"{facts['player']}: no play")
            self.shown.append(facts["cards"])
        elif event.kind == "became_prophet":
            self.moves.append(f"{facts['player']}: prophet")
        elif event.kind == "called":
            self.moves.append(f"call {facts['call']}")
        elif event.kind == "picked":
            self.moves.append(f"pick {facts['card']}")
        elif event.kind.startswith("god_scored"):
            self.points = dict(table.points)


@settings(max_examples=25, deadline=None)
@example({"preset": "abbott", "decks": 1, "penalty.per_card": 0, "overthrow": 0}, 0)  # a shown hand under the stock
@example({"preset": "table", "overthrow": 1, "no_play.wrong": 0, "sequence.max": 5}, 0)  # a hand that is shown twice
@example({"preset": "table", "approved_false_no_play": "turn_over", "prophet_counts_as_expelled_for_end": "no",
          "sudden_death.god": 1, "prophet.others": 0, "sequence.max": 2}, 5408103)  # the same gap at its end
@given(eleusis_rulings(gaps=False, parameters=True), seeds)
def test_a_round_told_by_counts_goes_as_it_went(spec, seed):
    """Any round, told by its moves and the numbers of cards alone, has the same table and points at its end."""
    spec = {**spec, "first_player": "by_starter"}
    told = Told()
    whole = run(Setup("game", defaults(VOCABULARY["game"]) | {"rulings": spec, "rounds": 1, "players": PLAYERS}).game(),
                random_answers(seed), watch=told)
    if told.start is None:  # the stock ran out before anybody played
        return
    again = Setup("round", defaults(VOCABULARY["round"]) | {
        "players": PLAYERS, "god": PLAYERS[0], "rule": whole.table.rule.text, "hands": told.start,
        "starter": whole.table.main_line[0], "moves": told.moves, "rulings": spec}).round()
    claims, shown = iter(told.shown), []

    def answer(choice, view):
        assert choice.kind == "shown_hand"
        hand = Counter(shown[-1])
        hand -= Counter(card for card in view.state()["hands"][choice.facts["player"]] if card is not UNKNOWN)
        return tuple(hand.elements())

    cards = Counter(pack(LAWBOOK.rulings(spec).parameters["decks"]))

    def watch(event, table):
        if event.kind == "deck_added":
            cards.update(pack(1))
        if event.kind == "claimed":  # of a hand that was shown before, no card may be unknown
            shown.append(next(claims))
        there = lying(table)
        unknown = there.pop(UNKNOWN, 0)
        assert there == cards
        assert table.left() == len(table.rest) + len(table.bottom) - unknown >= 0

    trace = run(again, answer, watch=watch)
    assert (trace.pending, trace.gap and trace.gap.question) == (None, whole.gap and whole.gap.question)
    assert trace.table.points == told.points
    one, other = whole.table.state(), trace.table.state()
    for name in ("main_line", "sidelines", "marks", "prophet", "expelled", "played", "stock"):
        assert one[name] == other[name], name
    assert {player: len(cards) for player, cards in one["hands"].items()} == {
        player: len(cards) for player, cards in other["hands"].items()}


# What else a round's rule may be

def test_a_rule_that_allows_nothing_is_a_problem():
    """A rule under which no card is right after the starter is a problem of the set-up (setup.1)."""
    climbing = "greater(value(current), value(previous))"
    assert problems(rule=climbing, starter="K♣") == [("rule", "rule_allows_nothing")]
    assert counted(rule=climbing, starter="Q♣", rulings="table").outcome is None
    given = {"hands": HANDS, "starter": None, "rule": climbing}
    assert problems(**given, stock=["K♥", "A♣"]) == [("rule", "rule_allows_nothing")]
    assert counted(**given, stock=["A♣", "K♥"], rulings="table").main_line == ["A♣"]
    assert problems(rule="and(even(current), odd(current))", starter=None, hands=None) == [
        ("rule", "rule_allows_nothing")]
    assert counted(rule=climbing, starter=None, hands=None, stock=["K♥"]).outcome == "gap"


def test_a_rule_may_be_named():
    """The rule of a round may be an id of the catalogue, which stays what the set-up states (setup.1)."""
    t = laid(play("Ana", "8♥"), rule="reds")
    assert t.trace.table.rule.text == RED
    assert t.arguments["rule"] == "reds"


def test_the_level_of_a_game_is_checked():
    """The level of a whole game is from 1 to 5."""
    with pytest.raises(SetupError) as error:
        game(level=6)
    assert [(one.where, one.code) for one in error.value.problems] == [("level", "out_of_range")]
    assert a_round(players=PLAYERS, god="Dievs", rule="reds").gap == "hand_size"
