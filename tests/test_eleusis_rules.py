"""The rules of New Eleusis: every worked fact, every open question in each of its readings, every refusal."""

from __future__ import annotations

import doctest
import pickle
from pathlib import Path

import pytest
from eleusis_table import HANDS, PLAYERS, RED, STOCK, a_round, laid, under

import engine.eleusis
from engine import setup
from engine.eleusis import (
    LAWBOOK,
    POLICIES,
    RESULTS,
    VOCABULARY,
    Setup,
    call,
    decline,
    game,
    god,
    names,
    no_play,
    pick,
    play,
    prophet,
    rule,
    score,
)
from engine.eleusis.cards import CARDS, pack
from engine.eleusis.moves import move_of
from engine.eleusis.rulings import PARAMETERS, QUESTIONS, ids
from engine.play import NotFinite, explore
from engine.problems import TOLD, SetupError
from engine.vocabulary import defaults
from rulebook.scenario import Scenario, hold
from rulebook.spoken import spoken


def problems(call, **arguments):
    """Place and code of every problem of a set-up."""
    with pytest.raises(SetupError) as error:
        call(**arguments)
    assert str(error.value).splitlines()[-1].startswith(call.__name__ + "(")
    return [(problem.where, problem.code) for problem in error.value.problems]


def refusal(t):
    """Reason and clauses of the move at which play stopped."""
    assert (t.outcome, t.events[-1].kind, t.pending) == ("refused", "refused", None)
    assert set(t.refused.clauses) <= set(t.clauses)
    return t.refused.reason, tuple(clause.removeprefix("eleusis/") for clause in t.refused.clauses)


# Points (points.1–points.5)

def test_the_published_score_without_a_prophet():
    """Hands of 8, 3 and 0 cards score 0, 5 and 8 + 4; God has as many as the best (points.1, points.2, points.4)."""
    s = score(hands={"Ana": 8, "Bruno": 3, "Cilda": 0})
    assert s.points == {"Ana": 0, "Bruno": 5, "Cilda": 12, "God": 12}
    assert (s.outcome, s.asked) == ("scored", {"god_without_prophet": "best_player"})
    assert s.clauses == list(ids("points.1", "points.2", "points.4"))


def test_the_published_score_with_a_true_prophet():
    """The True Prophet adds 11 + 2 × 4 to the hand's 2, and God gets 21 whichever cards are counted (points.3)."""
    prophet = {"hands": {"Ana": 13, "Bruno": 11, "Cilda": 2, "Dace": 0}, "prophet": "Bruno", "right_since": 11,
               "wrong_since": 4, "cards_before": 21}
    for reading in ("since", "before"):
        s = score(**prophet, rulings={"god_cap": reading})
        assert s.points == {"Ana": 0, "Bruno": 21, "Cilda": 11, "Dace": 17, "God": 21}
        assert "eleusis/points.3" in s.clauses


def test_what_counts_for_god_is_since_or_before():
    """God's cap is twice the cards since the Prophet took office, or twice those before it (points.4)."""
    s = under("god_cap", score, hands={"Ana": 0, "Bruno": 2, "Cilda": 1}, prophet="Cilda", cards_before=2)
    assert {reading: one.points["God"] for reading, one in s.items()} == {"since": 0, "before": 4}
    assert s["before"].of("god_scored") == [{"player": "God", "points": 4, "best": 6, "cap": 4}]
    assert s["since"].points == {"Ana": 6, "Bruno": 0, "Cilda": 1, "God": 0}


@pytest.mark.parametrize(("given", "points"), [
    ({"hands": {"Ana": 0, "Bruno": 0}}, {"Ana": 4, "Bruno": 4, "God": 4}),
    ({"hands": {"Ana": 0, "Bruno": 1}}, {"Ana": 5, "Bruno": 0, "God": 5}),
    ({"hands": {"Ana": 1, "Bruno": 2}, "prophet": "Ana", "right_since": 1, "wrong_since": 1},
     {"Ana": 4, "Bruno": 0, "God": 4})])
def test_small_scores(given, points):
    """Two empty hands have four points each; 0 and 1 cards give 5 and 0; the Prophet's cards count in the hand too."""
    assert score(**given).points == points


def test_ten_points_for_who_was_never_god():
    """Whoever was never God gets ten more, and God's own points do not grow with it (points.5)."""
    s = score(hands={"Ana": 1, "Bruno": 3}, never_god=["Ana"])
    assert s.points == {"Ana": 12, "Bruno": 0, "God": 2}
    assert s.of("never_god") == [{"player": "Ana", "points": 10}]
    assert problems(score, hands={"Ana": 1}, never_god=["God"]) == [("never_god[0]", "unknown_player")]


def test_god_without_a_true_prophet():
    """Without a True Prophet God has the best player's points, none, or the text decides nothing (points.4)."""
    s = under("god_without_prophet", score, hands={"Ana": 1, "Bruno": 3})
    assert (s["best_player"].points["God"], s["zero"].points["God"]) == (2, 0)
    assert (s["gap"].gap, s["gap"].points) == ("god_without_prophet", None)


def test_the_prophets_bonus_for_right_cards():
    """The Prophet's right cards count since taking office, or in the whole round (points.3)."""
    s = under("prophet_bonus", score, hands={"Ana": 1, "Bruno": 3}, prophet="Ana", right_since=2, wrong_since=1,
              right_before=5)
    assert {reading: one.points["Ana"] for reading, one in s.items()} == {"both_since": 6, "right_whole_round": 11}
    assert "prophet_bonus" not in score(hands={"Ana": 1}, prophet="Ana", right_since=2).asked


# Playing cards (scientist.1, god.1, info)

def test_a_right_card_goes_to_the_main_line():
    """A right card lies beside the starter, and the player draws nothing (god.1, info)."""
    t = laid(play("Ana", "8♥"))
    assert (t.main_line, t.sidelines) == (["2♣", "8♥"], [[], []])
    assert t.hands["Ana"] == ["9♦", "4♠", "J♣"]
    assert t.clauses[:5] == list(ids("setup.1", "scientist.1", "god.1", "info", "scientist.2"))
    assert (t.pending.who, t.pending.kind, t.asked, t.points) == ("Ana", "offer", {}, None)


@pytest.mark.parametrize(("cards", "penalty"), [("4♠", 2), ("9♦ J♣", 4), ("9♦ 8♥ J♣", 6), ("9♦ 8♥ 4♠ J♣", 8)])
def test_a_wrong_string_costs_two_cards_each(cards, penalty):
    """A wrong card costs two penalty cards, a wrong string two for each card, the right ones too (god.1)."""
    t = laid(play("Ana", cards), stock=pack(1)[:10], hands={**HANDS, "Ana": ["8♥", "9♦", "4♠", "J♣", "2♦"]})
    assert len(t.hands["Ana"]) == 5 - penalty // 2 + penalty
    assert t.of("cards_drawn")[0]["cards"] == tuple(pack(1)[:penalty])
    assert (t.main_line, t.sidelines) == (["2♣"], [[cards.split()]])


def test_nobody_is_told_which_card_was_wrong():
    """What is told of a wrong string is the same, whichever card of it was wrong (god.1)."""
    told = []
    for secret in ("equal(color(current), R)", "equal(color(current), B)"):
        t = laid(play("Ana", "8♥ 4♠"), rule=secret, stock=pack(1)[:9])
        told.append([(event.kind, event.clauses, event.seen_by("Ana")) for event in t.events])
    assert told[0] == told[1]
    assert "laid_wrong" in [kind for kind, _, _ in told[0]]


def test_a_string_is_judged_card_by_card():
    """A string is right if each card would be right after those before it (god.1)."""
    other = "not(equal(color(current), color(previous)))"
    assert laid(play("Ana", "8♥ 4♠ 9♦"), rule=other).main_line == ["2♣", "8♥", "4♠", "9♦"]
    assert laid(play("Ana", "8♥ 9♦"), rule=other, stock=pack(1)).main_line == ["2♣"]


def test_where_wrong_cards_lie():
    """Wrong cards lie under the starter, or under the last right card (info)."""
    t = under("sideline", laid, play("Ana", "8♥"), play("Bruno", "3♠"))
    assert t["under_starter"].sidelines == [[["3♠"]], []]
    assert t["under_last_right"].sidelines == [[], [["3♠"]]]
    assert "sideline" not in laid(play("Ana", "4♠")).asked


def test_penalty_cards_are_seen_by_their_owner_only():
    """Penalty cards are told to whoever draws them, and to nobody else (god.1)."""
    drew = next(event for event in laid(play("Ana", "4♠")).events if event.kind == "cards_drawn")
    assert drew.seen_by("Ana")["cards"] == drew.facts["cards"]
    assert drew.seen_by("Bruno") == drew.seen_by("Dievs") == {"player": "Ana", "cards": None}


def test_the_rule_is_seen_by_god_only():
    """God's rule is secret: no other seat sees it (setup.1)."""
    t = laid()
    assert t.events[0].seen_by("Dievs")["rule"] == RED
    assert t.events[0].seen_by("Ana")["rule"] is None
    assert [t.trace.table.state(seat)["rule"] for seat in (None, "Dievs", "Ana")] == [RED, RED, None]


def test_god_judges_where_no_rule_is_given():
    """Without a rule God is asked, of cards, of a claim, of the Prophet's calls and picks (god.1, god.2, special)."""
    t = laid(play("Ana", "8♥"), god("wrong"), no_play("Bruno"), god("wrong"), pick("Q♦"), play("Cilda", "5♦"),
             rule=None)
    assert (t.main_line, t.sidelines[0]) == (["2♣", "Q♦"], [["8♥"]])
    assert (t.pending.who, t.pending.kind, t.options) == ("Dievs", "verdict", ["right", "wrong"])
    t = laid(play("Ana", "8♥"), god("right"), prophet("Ana"), no_play("Bruno"), call("wrong"), god("wrong"),
             pick("Q♦"), god("wrong"), play("Cilda", "5♦"), god("right"), rule=None)
    assert (t.prophet, t.main_line) == (None, ["2♣", "8♥", "5♦"])
    t = laid(play("Ana", "8♥"), god("right"), prophet("Ana"), play("Bruno", "Q♦"), call("wrong"), god("wrong"),
             rule=None)
    assert (t.prophet, t.sidelines[0]) == ("Ana", [["Q♦"]])


# The special rule: "no play"

TEN_BLACK = ["3♣", "4♣", "5♣", "6♣", "7♣", "8♣", "9♣", "10♣", "J♣", "Q♣"]
SEVEN = ["8♥", "9♦", "4♠", "J♣", "5♠", "6♠", "7♠"]


def test_a_right_no_play_brings_a_smaller_hand():
    """A right "no play" with ten cards brings six new ones, the old hand is laid down open (special)."""
    t = laid(no_play("Ana"), hands={**HANDS, "Ana": TEN_BLACK}, stock=pack(1)[:12])
    assert t.hands["Ana"] == pack(1)[:6]
    assert t.of("claimed") == [{"player": "Ana", "cards": tuple(TEN_BLACK)}]
    assert t.trace.table.laid_down == TEN_BLACK
    assert t.clauses[:4] == list(ids("setup.1", "scientist.1", "god.1", "special"))


@pytest.mark.parametrize("count", [1, 4])
def test_a_right_no_play_of_four_cards_or_fewer_ends_the_round(count):
    """A right "no play" with four cards or fewer leaves none, and the round is over (special, end.1)."""
    t = laid(no_play("Ana"), hands={**HANDS, "Ana": TEN_BLACK[:count]})
    assert (t.outcome, t.hands["Ana"]) == ("out_of_cards", [])
    assert t.points == {"Dievs": 8, "Ana": 8, "Bruno": 0, "Cilda": 0}
    assert "eleusis/end.1" in t.clauses


def test_a_wrong_no_play_costs_five_cards():
    """A wrong "no play" with seven cards: a right one is played from it, five are drawn, eleven are left (special)."""
    t = laid(no_play("Ana"), pick("9♦"), hands={**HANDS, "Ana": SEVEN})
    assert (len(t.hands["Ana"]), t.main_line) == (11, ["2♣", "9♦"])
    assert t.of("picked") == [{"player": "Dievs", "owner": "Ana", "card": "9♦"}]
    pending = laid(no_play("Ana"), hands={**HANDS, "Ana": SEVEN}).pending
    assert (pending.who, [pending.menu.encode(card) for card in pending.menu]) == ("Dievs", ["pick 8♥", "pick 9♦"])


def test_the_old_hand():
    """The old hand stays on the table, or goes under the stock (special)."""
    t = under("old_hand", laid, no_play("Ana"), hands={**HANDS, "Ana": TEN_BLACK}, stock=pack(1)[:12])
    assert {reading: (one.trace.table.laid_down, one.trace.table.bottom) for reading, one in
            t.items()} == {"stays_on_table": (TEN_BLACK, []), "into_stock": ([], TEN_BLACK)}
    t = laid(no_play("Ana"), hands={**HANDS, "Ana": TEN_BLACK[:5]}, stock=None, answers=["7♥"],
             rulings={"old_hand": "into_stock"})
    assert (t.trace.table.bottom, t.trace.table.left()) == (TEN_BLACK[:5], 104 - 13 - 1 - 1 + 5)


def test_an_old_hand_under_the_stock_is_drawn_last():
    """A hand put under the stock comes after every other card; with another pack it is shuffled in (special)."""
    under_stock = {"hands": {**HANDS, "Ana": TEN_BLACK[:6]}, "rulings": {"old_hand": "into_stock"}}
    t = laid(no_play("Ana"), play("Bruno", "3♠ 6♠"), stock=["A♦", "2♦", "3♦"], **under_stock)
    assert (t.hands["Ana"], t.hands["Bruno"][-4:]) == (["A♦", "2♦"], ["3♦", *TEN_BLACK[:3]])
    assert t.trace.table.bottom == TEN_BLACK[3:6]
    t = laid(no_play("Ana"), play("Bruno", "3♠ 6♠"), stock=["A♦", "2♦", "3♦"], answers=["3♣"],
             **{**under_stock, "rulings": {**under_stock["rulings"], "stock_out": "add_deck_at_4"}})
    assert (t.pending.kind, len(t.of("deck_added"))) == ("next_card", 1)
    t = laid(no_play("Ana"), play("Bruno", "3♠ 6♠"), hands={"Ana": 6, "Bruno": ["3♠", "6♠"], "Cilda": 40}, stock=None,
             answers=["+".join(TEN_BLACK[:6])], rulings={"old_hand": "into_stock", "decks": 1})
    assert (t.hands["Bruno"], t.trace.table.bottom) == (["?", *TEN_BLACK[:3]], TEN_BLACK[3:6])


# The Prophet (scientist.2, god.2, prophet.1–prophet.4)

OFFICE = (play("Ana", "8♥"), prophet("Ana"))


def test_becoming_the_prophet():
    """A Prophet marks the last card played with black, sets the hand aside and takes no more turns (prophet.1)."""
    t = laid(*OFFICE)
    assert (t.prophet, t.marks, len(t.hands["Ana"])) == ("Ana", [(1, "black")], 3)
    assert t.kinds[-3:] == ["became_prophet", "marked", "set_aside"]
    assert (t.pending.who, t.pending.kind) == ("Bruno", "turn")
    t = laid(*OFFICE, play("Bruno", "Q♦"), call("right"), play("Cilda", "5♦"), call("right"))
    assert (t.pending.who, t.main_line) == ("Bruno", ["2♣", "8♥", "Q♦", "5♦"])


def test_the_prophets_call_is_approved():
    """A call that God approves stands: a right card costs nothing, a wrong one two (god.2, prophet.2)."""
    t = laid(*OFFICE, play("Bruno", "3♠"), call("wrong", by="Ana"))
    assert (t.prophet, t.sidelines[0], len(t.hands["Bruno"])) == ("Ana", [["3♠"]], 5)
    assert t.kinds[6:] == ["played_cards", "called", "approved", "laid_wrong", "cards_drawn"]
    assert t.events[-1].clauses == ids("god.1", "god.2")


def test_a_wrong_play_that_fells_the_prophet_is_not_punished():
    """The Prophet calls a wrong play right, God says no: the Prophet falls and draws five, the player none (god.2)."""
    t = laid(*OFFICE, play("Bruno", "3♠"), call("right"))
    assert (t.prophet, len(t.hands["Ana"]), len(t.hands["Bruno"])) == (None, 8, 3)
    assert t.sidelines[0] == [["3♠"]]
    assert {"eleusis/god.2", "eleusis/prophet.4"} <= set(t.clauses)
    assert t.trace.table.next_from(2) == "Cilda"
    t = laid(*OFFICE, play("Bruno", "Q♦"), call("wrong"))
    assert (t.prophet, t.main_line, len(t.hands["Bruno"])) == (None, ["2♣", "8♥", "Q♦"], 3)


def prophesied(*moves, **others):
    """A round in which Ana is the Prophet and it is Bruno's turn."""
    return laid(play("Ana", "A♥"), prophet("Ana"), *moves,
                **{"hands": {"Ana": ["A♥", "2♦", "3♦"], "Bruno": SEVEN, "Cilda": ["5♦", "6♦"]}, **others})


def test_a_denied_true_no_play():
    """The Prophet denies a true "no play" and falls; the claim is then honoured (god.2, special)."""
    t = prophesied(no_play("Bruno"), call("wrong"), hands={"Ana": ["A♥", "2♦"], "Bruno": TEN_BLACK, "Cilda": ["5♦"]})
    assert (t.prophet, len(t.hands["Ana"]), len(t.hands["Bruno"])) == (None, 6, 6)
    assert t.kinds.index("overthrown") < t.kinds.index("claim_right") < t.kinds.index("laid_hand_down")


def test_an_approved_true_no_play():
    """The Prophet approves a true "no play": it is honoured and the Prophet stays (god.2, special)."""
    t = prophesied(no_play("Bruno"), call("right"), hands={"Ana": ["A♥", "2♦"], "Bruno": TEN_BLACK, "Cilda": ["5♦"]})
    assert (t.prophet, len(t.hands["Bruno"])) == ("Ana", 6)


def test_an_approved_false_no_play():
    """The Prophet approves a false "no play": the Prophet falls, the player draws nothing (god.2).

    The turn is over, or God plays a right card.
    """
    t = under("approved_false_no_play", prophesied, no_play("Bruno"), call("right"))
    assert [(one.prophet, len(one.hands["Ana"]), len(one.hands["Bruno"])) for one in t.values()] == [(None, 7, 7)] * 2
    assert t["turn_over"].pending.kind == "offer"
    assert (t["god_plays_right_card"].pending.who, t["god_plays_right_card"].pending.kind) == ("Dievs", "pick")
    t = prophesied(no_play("Bruno"), call("right"), pick("8♥"), rulings="abbott")
    assert (t.prophet, len(t.hands["Bruno"]), t.main_line) == (None, 6, ["2♣", "A♥", "8♥"])


def test_a_denied_false_no_play():
    """The Prophet denies a false "no play" and picks a right card: it counts for the Prophet, five drawn (special)."""
    t = prophesied(no_play("Bruno"), call("wrong"), pick("9♦"))
    assert (t.prophet, t.main_line, len(t.hands["Bruno"])) == ("Ana", ["2♣", "A♥", "9♦"], 11)
    assert (t.trace.table.right_since, t.trace.table.black) == (1, 1)


def test_the_prophet_picks_a_wrong_card():
    """The Prophet's wrong pick goes back, the Prophet falls and draws five, the player nothing (special).

    The turn is over, or God plays a right card.
    """
    t = under("forced_wrong_pick", prophesied, no_play("Bruno"), call("wrong"), pick("J♣"))
    assert [(one.prophet, len(one.hands["Ana"]), len(one.hands["Bruno"])) for one in t.values()] == [(None, 7, 7)] * 2
    assert t["turn_over"].main_line == ["2♣", "A♥"]
    cited = {event.kind: event.clauses for event in t["turn_over"].events}
    assert (cited["overthrown"], cited["forgiven"]) == (ids("god.2", "prophet.4", "special"), ids("god.2", "special"))
    assert (cited["cards_drawn"], cited["claim_settled"]) == (ids("god.2", "special"), ids("scientist.1", "special"))
    t = prophesied(no_play("Bruno"), call("wrong"), pick("J♣"), pick("8♥"), rulings="abbott")
    assert (t.main_line, len(t.hands["Bruno"])) == (["2♣", "A♥", "8♥"], 6)


def test_whether_a_forced_card_counts():
    """A card played from the hand after a wrong "no play" counts for marks and sudden death, or not (special, god.3).

    For points it always counts.
    """
    t = under("counts_forced_card", laid, no_play("Ana"), pick("8♥"), stock=pack(1)[:9])
    assert {reading: (one.trace.table.played, one.trace.table.white) for reading, one in t.items()} == {
        "yes": (1, 1), "no": (1, 0)}
    assert {tuple(one.main_line) for one in t.values()} == {("2♣", "8♥")}
    t = under("counts_forced_card", prophesied, no_play("Bruno"), call("wrong"), pick("9♦"), play("Cilda", "5♦"),
              call("right"), hands={"Ana": ["A♥", "2♦", "3♦"], "Bruno": SEVEN, "Cilda": ["5♦"]})
    assert {(one.points["Ana"], one.points["Dievs"]) for one in t.values()} == {(11, 4)}
    assert [one.of("prophet_scored")[0]["right"] for one in t.values()] == [2, 2]
    t = under("counts_forced_card", laid, no_play("Ana"), pick("8♥"), play("Bruno", "Q♦"), play("Cilda", "5♦"),
              rulings={"mark_every": 2}, stock=pack(1)[:9])
    assert {reading: one.marks for reading, one in t.items()} == {"yes": [(2, "white")], "no": [(3, "white")]}
    t = under("counts_forced_card", laid, no_play("Ana"), pick("8♥"), play("Bruno", "Q♦"), rulings={"mark_every": 2},
              stock=pack(1)[:9])
    assert {reading: one.marks for reading, one in t.items()} == {"yes": [(2, "white")], "no": []}


def test_being_the_prophet_twice():
    """Whoever was the Prophet may not be it again in this round, or only not in this turn (scientist.2)."""
    t = under("prophet_once", laid, *OFFICE, play("Bruno", "Q♦"), call("wrong"), play("Cilda", "5♦"), play("Ana", "9♦"))
    assert {reading: (one.pending.who, one.pending.kind) for reading, one in t.items()} == {
        "per_round": ("Bruno", "turn"), "per_turn": ("Ana", "offer")}
    moves = (*OFFICE, play("Bruno", "Q♦"), call("wrong"), play("Cilda", "5♦"), play("Ana", "9♦"))
    assert refusal(laid(*moves, prophet("Ana"))) == ("was_prophet_before", ("scientist.2",))
    assert refusal(laid(*moves, decline("Ana"), prophet("Ana"), rulings={"prophet_once": "per_turn"})) == (
        "only_after_own_turn", ("scientist.2",))


def test_the_mark_after_a_no_play():
    """After a "no play" the last own card is marked, or the last on the table; with none played, a gap (prophet.1)."""
    claims = (play("Ana", "8♥"), play("Bruno", "Q♦"), play("Cilda", "5♦"), no_play("Ana"), pick("9♦"), prophet("Ana"))
    t = under("mark_after_no_play", laid, *claims)
    assert {reading: one.marks for reading, one in t.items()} == {
        "own_last_card": [(1, "black")], "last_card_on_table": [(4, "black")]}
    t = under("mark_after_no_play", laid, no_play("Ana"), prophet("Ana"),
              hands={**HANDS, "Ana": TEN_BLACK}, stock=pack(1)[:12])
    assert (t["own_last_card"].gap, t["own_last_card"].trace.gap.clauses) == ("mark_after_no_play", ids("prophet.1"))
    assert t["last_card_on_table"].marks == [(0, "black")]


# Marks and sudden death (god.3, prophet.3)

def test_marks_and_parameters_in_a_short_round():
    """Every tenth card has a white mark, under a Prophet every tenth since then a black one (god.3, prophet.3)."""
    t = laid(play("Ana", "8♥ 9♦"), play("Bruno", "Q♦ K♥"), prophet("Bruno"), play("Cilda", "5♦"), call("right"),
             rulings={"mark_every": 2})
    assert t.marks == [(2, "white"), (4, "white"), (4, "black")]
    t = laid(play("Ana", "8♥ 9♦"), play("Bruno", "Q♦"), prophet("Bruno"), play("Cilda", "5♦ 6♦"), call("right"),
             rulings={"mark_every": 2})
    assert t.marks == [(2, "white"), (3, "black"), (4, "white"), (5, "black")]


def test_whether_the_starter_counts_for_marks():
    """The starter does not count for the marks, or it does: then the first card played is the second (god.3)."""
    t = under("counts_starter", laid, play("Ana", "8♥ 9♦"), play("Bruno", "Q♦"), rulings={"mark_every": 2})
    assert {reading: one.marks for reading, one in t.items()} == {
        "no": [(2, "white")], "yes": [(1, "white"), (3, "white")]}


#: Sudden death after the second card played.
SOON = {"sudden_death.god": 2, "sudden_death.prophet": 2}
SHORT = (play("Ana", "8♥"), play("Bruno", "Q♦"))


def test_sudden_death_expels():
    """After so many cards sudden death is announced; a wrong play then costs cards and expels (god.3)."""
    t = laid(*SHORT, play("Cilda", "7♠"), play("Ana", "9♦"), play("Bruno", "K♥"), rulings=SOON)
    assert t.of("sudden_death_began") == [{"count": 2}]
    assert (t.expelled, len(t.hands["Cilda"])) == (["Cilda"], 5)
    assert (t.pending.who, t.pending.kind) == ("Ana", "turn")
    assert refusal(laid(*SHORT, play("Cilda", "7♠"), play("Cilda", "5♦"), rulings=SOON)) == ("was_expelled", ("god.3",))
    assert laid(*SHORT, play("Cilda", "7♠")).expelled == []


def test_the_numbers_of_sudden_death_are_the_printed_ones():
    """Sudden death begins after forty cards, after thirty under a Prophet, and every tenth card is marked (god.3)."""
    values = {parameter.name: parameter.value for parameter in PARAMETERS}
    assert (values["sudden_death.god"], values["sudden_death.prophet"], values["mark_every"]) == (40, 30, 10)


def test_when_sudden_death_begins():
    """The card after the fortieth is the first that can expel, or the fortieth itself (god.3)."""
    t = under("death_from", laid, play("Ana", "8♥"), play("Bruno", "3♠"), rulings=SOON)
    assert {reading: one.expelled for reading, one in t.items()} == {"after_40th": [], "on_40th": ["Bruno"]}
    t = under("counts_starter", laid, play("Ana", "8♥"), play("Bruno", "3♠"), rulings=SOON)
    assert {reading: (one.expelled, one.of("sudden_death_began")) for reading, one in t.items()} == {
        "no": ([], [{"count": 2}]), "yes": (["Bruno"], [{"count": 2}])}
    starter = {"counts_starter": "yes", **SOON}
    assert laid(play("Ana", "4♠"), rulings=starter).expelled == []
    assert laid(play("Ana", "4♠"), rulings={**starter, "death_from": "on_40th"}).expelled == ["Ana"]


def test_sudden_death_is_announced_when_the_prophet_falls():
    """A white count that comes so far under a Prophet is announced when the Prophet falls, a known one not (god.3)."""
    fall = (*OFFICE, play("Bruno", "Q♦"), call("right"), play("Cilda", "5♦"), call("wrong"))
    t = laid(*fall, play("Ana", "4♠"), rulings={"sudden_death.god": 2})
    assert (t.kinds.count("sudden_death_began"), t.expelled) == (1, ["Ana"])
    assert t.kinds.index("overthrown") < t.kinds.index("sudden_death_began") < t.kinds.index("expelled_from_round")
    assert len(laid(*fall, rulings=SOON).of("sudden_death_began")) == 1
    t = under("counts_starter", laid, *fall, rulings={"sudden_death.god": 4})
    assert {reading: one.of("sudden_death_began") for reading, one in t.items()} == {"no": [], "yes": [{"count": 4}]}


def test_a_starter_that_counts_may_be_the_card_that_marks_and_announces():
    """Where the starter counts, a mark on every card and sudden death after the first begin with it (god.3)."""
    t = under("counts_starter", laid, play("Ana", "4♠"), rulings={"mark_every": 1, "sudden_death.god": 1})
    assert {reading: (one.marks, one.expelled, one.of("sudden_death_began")) for reading, one in t.items()} == {
        "no": ([(1, "white")], [], [{"count": 1}]),
        "yes": ([(0, "white"), (1, "white")], ["Ana"], [{"count": 1}])}
    assert t["yes"].kinds.index("sudden_death_began") < t["yes"].kinds.index("played_cards")
    counted = {"counts_starter": "yes"}
    assert laid(play("Ana", "8♥"), rulings={**counted, "mark_every": 1}).of("sudden_death_began") == []
    assert laid(play("Ana", "8♥"), rulings={**counted, "sudden_death.god": 1}).marks == []


def test_a_string_across_the_threshold():
    """A string that passes the fortieth card is judged by the count before it, or by the count after it (god.3)."""
    t = under("sequence_across_threshold", laid, play("Ana", "8♥"), play("Bruno", "Q♦ 3♠"), rulings=SOON)
    assert {reading: one.expelled for reading, one in t.items()} == {
        "by_count_before": [], "by_count_after": ["Bruno"]}
    t = laid(play("Ana", "8♥ 4♠"), play("Bruno", "3♠"), rulings={**SOON, "sequence_across_threshold": "by_count_after"})
    assert (t.expelled, t.asked["death_from"]) == (["Bruno"], "after_40th")
    assert "sequence_across_threshold" not in t.asked
    t = under("sequence_across_threshold", laid, play("Ana", "4♠ J♣"), rulings={**SOON, "death_from": "on_40th"})
    assert {reading: one.expelled for reading, one in t.items()} == {"by_count_before": [], "by_count_after": ["Ana"]}


def test_whether_the_expelled_draw():
    """Whoever is expelled draws the penalty cards too, or does not (god.1, god.3)."""
    t = under("expelled_also_draws", laid, *SHORT, play("Cilda", "7♠"), rulings=SOON)
    assert {reading: len(one.hands["Cilda"]) for reading, one in t.items()} == {"yes": 5, "no": 3}


def test_whether_a_wrong_no_play_expels():
    """A wrong "no play" in sudden death expels, or does not (god.3, special)."""
    t = under("wrong_no_play_expels", laid, *SHORT, no_play("Cilda"), pick("5♦"), rulings=SOON)
    assert {reading: one.expelled for reading, one in t.items()} == {"yes": ["Cilda"], "no": []}
    t = laid(play("Ana", "8♥"), no_play("Bruno"), pick("Q♦"),
             rulings={**SOON, "death_from": "on_40th", "counts_forced_card": "no"})
    assert t.expelled == []


def test_whether_the_fall_of_the_prophet_saves():
    """A wrong play over which the Prophet falls expels nobody, or it does (god.2, god.3)."""
    office = (*OFFICE, play("Bruno", "Q♦"), call("right"), play("Cilda", "5♦"), call("right"))
    t = under("expelled_when_prophet_fell", laid, *office, play("Bruno", "3♠"), call("right"), rulings=SOON)
    assert {reading: (one.prophet, one.expelled) for reading, one in t.items()} == {
        "no": (None, []), "yes": (None, ["Bruno"])}
    assert t["yes"].of("sudden_death_began") == [{"count": 2}]
    assert "eleusis/prophet.3" in t["yes"].events[-1].clauses


def test_under_a_prophet_only_black_marks_count():
    """While a Prophet sits, sudden death depends on the cards played since then, not on all of them (god.3)."""
    moves = (*SHORT, prophet("Bruno"), play("Cilda", "7♠"), call("wrong"), play("Ana", "4♠"), call("wrong"))
    t = laid(*moves, play("Cilda", "8♠"), call("wrong"), rulings=SOON)
    assert (t.expelled, t.of("sudden_death_began")) == (["Cilda"], [{"count": 2}, {"count": 2}])
    assert laid(*moves, rulings=SOON).expelled == []


def test_gods_count_under_a_prophet():
    """God's white count runs on under a Prophet, or it rests (god.3)."""
    t = under("white_count_under_prophet", laid, *OFFICE, play("Bruno", "Q♦"), call("right"),
              play("Cilda", "5♦"), call("wrong"), rulings={"mark_every": 2})
    assert {reading: one.marks for reading, one in t.items()} == {
        "runs": [(1, "black"), (2, "white"), (3, "black")], "frozen": [(1, "black"), (3, "black")]}
    assert {reading: one.trace.table.white for reading, one in t.items()} == {"runs": 3, "frozen": 1}


# The end of a round (end.1, end.2) and of a game (end.game, points.5, points.6)

def test_an_empty_hand_ends_the_round():
    """The round is over when a player has no cards; points are counted, God's among them (end.1, points.1–points.4)."""
    t = laid(play("Ana", "8♥"), hands={**HANDS, "Ana": ["8♥"]})
    assert (t.outcome, t.points) == ("out_of_cards", {"Dievs": 8, "Ana": 8, "Bruno": 0, "Cilda": 0})
    assert t.pending is None
    assert {"eleusis/end.1", "eleusis/points.2", "eleusis/points.4"} <= set(t.clauses)


def test_a_true_prophet_scores():
    """Who is the Prophet at the end gets points for the cards since, the marked one and the starter not (points.3)."""
    t = under("god_cap", laid, *OFFICE, play("Bruno", "Q♦"), call("right"), play("Cilda", "7♠"), call("wrong"),
              play("Bruno", "K♥"), call("right"), hands={**HANDS, "Bruno": ["Q♦", "K♥"]})
    assert t["since"].of("prophet_scored") == [{"player": "Ana", "right": 2, "wrong": 1, "points": 4}]
    assert t["since"].of("god_scored") == [{"player": "Dievs", "points": 6, "best": 9, "cap": 6}]
    assert t["before"].of("god_scored") == [{"player": "Dievs", "points": 4, "best": 9, "cap": 4}]
    t = laid(*OFFICE, play("Bruno", "Q♦"), call("right"), hands={**HANDS, "Bruno": ["Q♦"]},
             rulings={"prophet_bonus": "right_whole_round"})
    assert t.of("prophet_scored") == [{"player": "Ana", "right": 2, "wrong": 0, "points": 2}]


def test_all_expelled_ends_the_round():
    """The round is over when all are expelled (end.2)."""
    t = laid(*SHORT, play("Cilda", "7♠"), play("Ana", "4♠"), play("Bruno", "3♠"), rulings=SOON)
    assert (t.outcome, t.expelled) == ("all_expelled", ["Cilda", "Ana", "Bruno"])
    assert t.points == {"Dievs": 1, "Ana": 1, "Bruno": 1, "Cilda": 0}


def test_a_prophet_alone():
    """With all but the Prophet expelled the round is over, or the text does not say how it goes on (end.2)."""
    t = under("prophet_counts_as_expelled_for_end", laid, *OFFICE, play("Bruno", "3♠"), call("wrong"),
              play("Cilda", "7♠"), call("wrong"), play("Bruno", "6♠"), call("wrong"), play("Cilda", "8♠"),
              call("wrong"), rulings=SOON)
    assert (t["no"].gap, t["no"].trace.gap.clauses, t["no"].points) == (
        "prophet_counts_as_expelled_for_end", ids("end.2"), None)
    assert (t["yes"].outcome, t["yes"].prophet, t["yes"].expelled) == ("all_expelled", "Ana", ["Bruno", "Cilda"])


def test_the_last_card_forgiven():
    """A last card, wrong and forgiven, ends the round, or the round goes on without its player (end.1, god.2)."""
    hands = {**HANDS, "Bruno": ["3♠"]}
    moves = (*OFFICE, play("Bruno", "3♠"), call("right"))
    t = under("out_on_forgiven_card", laid, *moves, hands=hands)
    assert t["round_ends"].outcome == "out_of_cards"
    assert (t["plays_on"].pending.who, t["plays_on"].pending.kind) == ("Cilda", "turn")
    on = {"out_on_forgiven_card": "plays_on"}
    t = laid(*moves, play("Cilda", "5♦"), play("Ana", "9♦"), play("Cilda", "6♦"), hands=hands, rulings=on)
    assert (t.pending.who, t.hands["Bruno"], t.refused) == ("Cilda", [], None)
    assert refusal(laid(*moves, play("Cilda", "5♦"), play("Bruno", "3♠"), hands=hands, rulings=on)) == (
        "has_no_cards", ("scientist.1",))
    assert refusal(laid(*moves, prophet("Bruno"), hands=hands, rulings=on)) == (
        "no_prophet_without_cards", ("scientist.2", "end.1"))


def test_a_right_last_card_ends_the_round_whoever_plays_it():
    """A right last card that God plays after a forgiven "no play" is not a wrong one forgiven (end.1, special)."""
    t = laid(*OFFICE, no_play("Bruno"), call("right"), hands={**HANDS, "Bruno": ["Q♦"]},
             rulings={"preset": "abbott", "out_on_forgiven_card": "plays_on"})
    assert (t.outcome, t.main_line) == ("out_of_cards", ["2♣", "8♥", "Q♦"])
    assert "out_on_forgiven_card" not in t.asked


def test_whoever_is_expelled_does_not_go_out():
    """A wrong last card in sudden death that draws nothing expels, and does not end the round (end.1, god.3)."""
    t = laid(*SHORT, play("Cilda", "7♠"), hands={**HANDS, "Cilda": ["7♠"]},
             rulings={**SOON, "expelled_also_draws": "no"})
    assert (t.outcome, t.expelled, t.hands["Cilda"], t.pending.who) == (None, ["Cilda"], [], "Ana")


def test_nobody_with_cards_is_left():
    """Where everybody who still takes part is without cards, the round is over (end.1)."""
    t = laid(play("Ana", "4♠"), hands={"Ana": ["4♠", "J♣"]}, rulings={"sudden_death.god": 1, "death_from": "on_40th"})
    assert (t.expelled, t.outcome) == (["Ana"], "out_of_cards")
    assert laid(hands={"Ana": []}, rulings={"first_player": "left_of_god"}).outcome == "out_of_cards"


@pytest.mark.parametrize(("card", "players", "who"), [
    ("3♣", 4, "C"), ("8♣", 4, "B"), ("3♣", 8, "C"), ("8♣", 8, "A"), ("A♠", 5, "A"), ("K♥", 5, "A")])
def test_the_starter_counts_off_the_first_player(card, players, who):
    """By the inventor's rule the starter's value counts clockwise from God, who is skipped (setup.3)."""
    seats = ["God", *"ABCDEFG"][:players]
    hands = {seat: ["2♦"] for seat in seats[1:3]} | {seat: ["3♦"] for seat in seats[3:5]}
    hands |= {seat: ["4♦"] for seat in seats[5:7]} | {seat: ["5♦"] for seat in seats[7:]}
    t = laid(players=[*seats[1:], "God"], god="God", hands=hands, starter=card, rulings="abbott")
    assert t.pending.who == who
    assert t.of("counted_off")[0]["player"] == who


def test_who_plays_first():
    """Who plays first the text leaves out: nobody, by the starter, or left of God; a first move says it (setup.3)."""
    t = under("first_player", laid)
    assert t["gap"].gap == "first_player"
    assert (t["by_starter"].pending.who, t["left_of_god"].pending.who) == ("Bruno", "Ana")
    assert "first_player" not in laid(play("Cilda", "5♦")).asked
    hands = {"Bruno": ["3♠"], "Dievs": ["A♥"]}
    assert laid(hands=hands, god="Ana", rulings={"first_player": "left_of_god"}).pending.who == "Bruno"
    assert laid(hands=hands, god="Cilda", rulings={"first_player": "by_starter"}).pending.who == "Bruno"


def test_a_set_up_may_say_who_plays_first():
    """A set-up's first player begins, moves or none; another has no turn yet, and God cannot be it (setup.3)."""
    hands = {"Ana": ["8♥", "4♠"], "Bruno": ["3♠", "5♠"]}
    begun = laid(hands=hands, first="Bruno")
    assert (begun.pending.who, dict(begun.asked)) == ("Bruno", {})
    assert laid(play("Ana", "8♥"), hands=hands, first="Bruno").refused.reason == "not_your_turn"
    assert problems(a_round, players=PLAYERS, god="Dievs", first="Dievs") == [("first", "unknown_player")]


def test_how_many_cards_are_dealt():
    """How many cards are dealt the text leaves out: nobody knows, or fourteen (setup.2)."""
    t = under("hand_size", laid, hands=None, stock=None, starter=None)
    assert t["gap"].gap == "hand_size"
    assert (t["14"].pending.who, t["14"].pending.kind) == ("chance", "pack_order")
    order = "+".join(pack(2))
    t = laid(hands=None, stock=None, starter=None, answers=[order], rulings="table")
    assert t.hands["Ana"] == pack(1)[:14]
    assert (t.main_line, t.trace.table.state()["stock"]) == (["4♠"], 104 - 43)
    t = laid(play("Ana", "A♣"), hands=None, stock=pack(1)[:46], starter=None, rulings={"hand_size": "14"})
    assert (len(t.hands["Ana"]), t.main_line) == (15, ["4♠"])


def test_when_the_stock_runs_out():
    """A stock that runs out is a gap, another pack is added at four cards, or the round is over (setup.2)."""
    t = under("stock_out", laid, play("Ana", "4♠ J♣"), stock=["A♣", "3♣"])
    assert (t["gap"].gap, t["gap"].trace.gap.facts) == ("stock_out", {"count": 0})
    assert t["gap"].hands["Ana"][-2:] == ["A♣", "3♣"]
    assert (t["end_round"].outcome, len(t["end_round"].hands["Ana"])) == ("stock_out", 4)
    assert t["add_deck_at_4"].of("deck_added") == [{"count": 52}]
    assert (t["add_deck_at_4"].pending.who, t["add_deck_at_4"].pending.kind) == ("chance", "next_card")
    t = laid(play("Ana", "4♠ J♣"), stock=["A♣", "3♣"], rulings="table", answers=["5♥"])
    assert (t.pending.kind, t.why_not("6♥"), t.why_not("5♥").reason) == ("next_card", None, "not_offered")
    assert t.trace.table.state()["stock"] == 54


@pytest.mark.parametrize(("count", "added"), [(4, 1), (5, 1), (6, 0), (7, 0)])
def test_a_pack_is_added_when_four_cards_are_left(count, added):
    """No card is drawn from a stock of four: another pack is added first (setup.2, the inventor's rules)."""
    t = laid(play("Ana", "4♠"), stock=STOCK[:count], rulings={"stock_out": "add_deck_at_4"})
    assert (len(t.of("deck_added")), t.of("cards_drawn")) == (added, [{"player": "Ana", "cards": tuple(STOCK[:2])}])
    assert t.trace.table.state()["stock"] == count - 2 + 52 * added


def test_a_stock_that_runs_out_at_once():
    """A round whose stock cannot give a starter is over before anybody plays (setup.2)."""
    t = laid(starter=None, stock=[], rulings={"stock_out": "end_round"})
    assert (t.outcome, t.main_line, t.points["Ana"]) == ("stock_out", [], 0)
    t = laid(play("Ana", "4♠"), stock=[], rulings={"stock_out": "end_round"})
    assert (t.outcome, t.of("cards_drawn")) == ("stock_out", [])


def test_a_whole_game():
    """Everybody is God once, clockwise, and who has the most points wins (end.game, points.6)."""
    g = game(seed=2, players=["Ana", "Bruno", "Cilda", "Dace", "Ēriks"])
    assert [one["god"] for one in g.of("round_began")] == ["Ana", "Bruno", "Cilda", "Dace", "Ēriks"]
    assert (g.outcome, g.rounds, g.gap) == ("won", 5, None)
    assert g.standing == g.of("standing")[0]["points"]
    assert g.winners == [next(iter(g.standing))]
    assert g.points == {player: g.standing[player] for player in ("Ana", "Bruno", "Cilda", "Dace", "Ēriks")}
    assert g.decisions == sum(answer.who != "chance" for answer in g.trace.answers) > 100
    assert {"turn_order", "next_god", "hand_size", "first_player"} <= set(g.asked)


def test_a_game_that_is_ended_early():
    """Whoever was not God when a game is ended early gets ten points more (points.5)."""
    g = game(seed=2, rounds=2)
    assert g.of("never_god") == [{"player": "3", "points": 10}, {"player": "4", "points": 10}]
    assert game(seed=2).of("never_god") == []


@pytest.mark.parametrize("question", ["hand_size", "turn_order", "next_god", "stock_out", "first_player"])
def test_a_game_stops_at_a_gap(question):
    """A whole game stops where the text says nothing: hands, first player, order of turns, next God (setup.2)."""
    g = game(seed=1, players=list("ABCDEFGH"), rulings={"preset": "table", question: "gap"})
    assert (g.gap, g.outcome, g.winners) == (question, "gap", [])


def test_joint_winners():
    """Where two have the most points both win, or the text does not say who (points.6)."""
    found = next(seed for seed in range(200) if game(seed=seed, rounds=1).outcome == "shared")
    g = game(seed=found, rounds=1)
    assert (len(g.winners) > 1, g.asked["joint_winners"]) == (True, "yes")
    g = game(seed=found, rounds=1, rulings={"preset": "table", "joint_winners": "gap"})
    assert (g.gap, len(g.trace.gap.facts["players"]) > 1) == ("joint_winners", True)


@pytest.mark.parametrize("policies", [*POLICIES, {"2": "first"}])
def test_policies(policies):
    """A game by any policies, one for all or one for each, ends with winners."""
    g = game(seed=5, policies=policies)
    assert g.winners
    if policies == "first":
        assert not g.of("became_prophet")


# Refusals

@pytest.mark.parametrize(("moves", "reason", "clauses"), [
    ([play("Ana", "5♦")], "card_not_in_hand", "scientist.1"),
    ([play("Ana", "8♥ 8♥")], "not_so_many_in_hand", "scientist.1"),
    ([play("Ana", "8♥ 9♦ 4♠ J♣ 5♦")], "string_length", "scientist.1"),
    ([play("Ana", "")], "string_length", "scientist.1"),
    ([play("Ana", "Rėda")], "no_such_card", "scientist.1"),
    ([play("Bruno", "3♠"), play("Ana", "8♥")], "not_your_turn", "scientist.1"),
    ([play("Zane", "8♥")], "unknown_player", "intro"),
    ([play("Dievs", "8♥")], "god_does_not_play", "setup.2"),
    ([prophet("Ana")], "only_after_own_turn", "scientist.2"),
    ([decline("Ana")], "only_after_own_turn", "scientist.2"),
    ([play("Ana", "8♥"), prophet("Bruno")], "only_after_own_turn", "scientist.2"),
    ([*OFFICE, play("Bruno", "Q♦"), call("right"), prophet("Bruno")], "there_is_a_prophet", "scientist.2"),
    ([*OFFICE, play("Ana", "9♦")], "prophet_does_not_play", "prophet.1"),
    ([call("right")], "there_is_no_prophet", "god.1"),
    ([*OFFICE, call("right")], "nothing_to_call", "prophet.2"),
    ([*OFFICE, play("Bruno", "Q♦"), call("right", by="Cilda")], "only_the_prophet_calls", "prophet.2"),
    ([*OFFICE, play("Bruno", "Q♦"), call("perhaps")], "not_a_judgement", "prophet.2"),
    ([*OFFICE, play("Bruno", "Q♦"), play("Cilda", "5♦")], "judgement_comes_first", "prophet.2"),
    ([god("right")], "the_rule_decides", "setup.1"),
    ([pick("8♥")], "nothing_to_pick", "special"),
    ([no_play("Ana"), pick("4♠")], "not_a_right_card", "special"),
    ([no_play("Ana"), pick("5♦")], "not_in_that_hand", "special"),
    ([no_play("Ana"), play("Bruno", "3♠")], "pick_comes_first", "special"),
    ([no_play("Ana"), prophet("Ana")], "pick_comes_first", "special"),
    ([play(None, "8♥")], "unknown_player", "intro"),
    ([play("", "8♥")], "unknown_player", "intro"),
    ([no_play(None)], "unknown_player", "intro"),
    ([prophet(None)], "unknown_player", "intro"),
    ([decline("")], "unknown_player", "intro"),
], ids=lambda value: value if isinstance(value, str) else None)
def test_a_move_that_is_not_allowed_is_refused(moves, reason, clauses):
    """A move that is not allowed is refused with its clause, nothing changes, and play stops there."""
    t = laid(*moves, play("Cilda", "5♦"))
    assert refusal(t) == (reason, (clauses,))
    before = laid(*moves[:-1]) if len(moves) > 1 else laid(rulings="table")
    kept = ("hands", "main_line", "sidelines", "tried", "prophet", "marks", "expelled")
    assert [t.trace.table.state()[name] for name in kept] == [before.trace.table.state()[name] for name in kept]


def test_more_refusals():
    """The third of two like cards, a Prophet with one opponent, God where no rule is, and a move after the end."""
    hands = {**HANDS, "Ana": ["8♥", "8♥", "9♦"]}
    assert refusal(laid(play("Ana", "8♥ 8♥ 8♥"), hands=hands)) == ("not_so_many_in_hand", ("scientist.1",))
    t = laid(*SHORT, play("Cilda", "7♠"), play("Ana", "9♦"), prophet("Ana"), rulings=SOON)
    assert refusal(t) == ("too_few_others", ("scientist.2",))
    assert t.refused.facts == {"player": "Ana", "move": "Ana: prophet", "count": 1}
    assert refusal(laid(god("right"), rule=None)) == ("nothing_to_judge", ("god.1",))
    t = laid(play("Ana", "8♥"), play("Bruno", "3♠"), hands={**HANDS, "Ana": ["8♥"]})
    assert refusal(t) == ("round_is_over", ("end.1",))
    assert t.points == {"Dievs": 8, "Ana": 8, "Bruno": 0, "Cilda": 0}
    assert refusal(laid(no_play("Zane"), hands={})) == ("unknown_player", ("intro",))
    assert refusal(laid(no_play("Ana"), hands={})) == ("has_no_cards", ("scientist.1",))
    assert laid(play("Ana", "8♥")).refused is None
    assert laid(rule=None, rulings="table").refused is None
    longer = {"sequence.min": 3}
    assert refusal(laid(play("Ana", "8♥ 9♦"), rulings=longer)) == ("string_length", ("scientist.1",))


def test_a_pick_of_one_card_answers_itself():
    """Where only one card is right it need not be picked, whatever move comes next (special)."""
    hands = {**HANDS, "Ana": ["8♥", "4♠", "J♣"]}
    t = laid(no_play("Ana"), prophet("Ana"), play("Bruno", "Q♦"), call("right"), hands=hands,
             rulings={"mark_after_no_play": "last_card_on_table"})
    assert (t.main_line, t.prophet, t.refused) == (["2♣", "8♥", "Q♦"], "Ana", None)
    assert refusal(laid(no_play("Ana"), pick("4♠"), hands=hands)) == ("not_a_right_card", ("special",))


def test_a_turn_answers_for_every_option():
    """A turn's menu writes and reads every option, and says why it may not be chosen (scientist.1)."""
    t = laid(rulings="table")
    menu = t.pending.menu
    assert (t.why_not("play Q♦+K♥"), t.why_not("qd 3s"), t.why_not("no play")) == (None, None, None)
    assert t.why_not("play 5♦").reason == "card_not_in_hand"
    assert (t.why_not("nonsense").reason, t.why_not("play nonsense").reason) == ("not_a_play", "no_such_card")
    assert {menu.encode(option) for option in menu.conceivable()} == {
        "play 3♠", "play Q♦", "play K♥", "play 6♠", "play 2♣", "no play"}
    assert len(list(menu)) == len(set(menu)) == 4 + 12 + 24 + 24 + 1
    big = laid(rulings="table", hands={**HANDS, "Bruno": SEVEN}).pending.menu
    with pytest.raises(NotFinite, match="7 cards"):
        list(big)
    with pytest.raises(NotFinite):
        big.chances()
    assert big.why_not(big.conceivable()[-1]).reason == "string_length"
    assert laid(no_play("Ana")).why_not("pick 4♠").reason == "not_a_right_card"
    assert laid(no_play("Ana")).why_not("x").reason == "not_in_that_hand"


def test_a_round_can_be_explored():
    """Small hands can be searched: every way that a round may end from here is found (end.1)."""
    arguments = {"players": PLAYERS, "god": "Dievs", "rule": RED, "starter": "2♣", "stock": [],
                 "hands": {"Ana": ["8♥"], "Bruno": ["3♠"]}, "rulings": {"preset": "table", "stock_out": "end_round"}}
    leaves = list(explore(Setup("round", defaults(VOCABULARY["round"]) | arguments).round()))
    assert {leaf.trace.value for leaf in leaves} == {"out_of_cards", "stock_out"}


# The vocabulary and bad input

def test_moves_are_their_texts():
    """A move is written as one text, read back from it, printed as it is called, and can be sent to another process."""
    moves = [play("Ana", "th 8H"), no_play("Ana"), prophet("Ana"), decline("Ana"), call("right"),
             call("wrong", by="Ana"), pick("QS"), god("wrong")]
    assert list(map(str, moves)) == ["Ana: play 10♥+8♥", "Ana: no play", "Ana: prophet", "Ana: decline", "call right",
                                     "Ana: call wrong", "pick Q♠", "god wrong"]
    assert list(map(str, (play("Ana", ["8♥", "9d"]), play("Ana", "8♥, 9♦"), pick(["qs"])))) == [
        "Ana: play 8♥+9♦", "Ana: play 8♥+9♦", "pick Q♠"]
    assert move_of("Ana: play 8♥, 9♦") == "Ana: play 8♥+9♦"
    assert list(map(repr, moves)) == ["play('Ana', '10♥ 8♥')", "no_play('Ana')", "prophet('Ana')", "decline('Ana')",
                                      "call('right')", "call('wrong', by='Ana')", "pick('Q♠')", "god('wrong')"]
    for move in moves:
        again = move_of(str(move))
        assert (again, again.deed, again.player, again.what) == (move, move.deed, move.player, move.what)
        assert pickle.loads(pickle.dumps(move)).what == move.what
        assert move_of(move) is move
    assert [move_of(text) for text in ("play 8♥", "no play", "Ana: pick 8♥", "Ana: god right", "Ana: sing", "")] == [
        None] * 6
    assert laid(*map(str, OFFICE)).prophet == "Ana"


def test_every_problem_of_a_round_is_told_at_once():
    """A set-up's problems are told all together, each with its place."""
    assert problems(a_round, players=["Ana", "Ana", "Bruno"], god="Dievs", rule=RED, starter="2♣",
                    hands={"Zane": ["8♥"], "Ana": ["8♥", "8♥", "2♣"]}, stock=["2♣", "2♣"], moves=["sing"]) == [
        ("players", "number_of_players"), ("players[1]", "name_twice"), ("god", "unknown_player"),
        ("hands['Zane']", "unknown_player"), ("hands['Ana'][1]", "card_too_often"), ("stock[0]", "card_too_often"),
        ("stock[1]", "card_too_often"), ("moves[0]", "not_a_move")]


@pytest.mark.parametrize(("move", "meant"), [
    (god("right wrong"), "god('right')"), (pick("8H 4S"), "pick('8♥')"), (call("wrong wrong", by="Ana"),
                                                                          "call('wrong', by='Ana')"),
    (call(["right", "right"]), "call('right')"), (god(""), "god('right')"), (pick(""), "pick('8♥')"),
    ("call right wrong", "call('right')"), ("Ana: no play 8♥", "play('Ana', '8♥')"),
])
def test_a_move_with_words_too_many_or_too_few_is_no_move(move, meant):
    """A call, a judgement and a pick name one thing; else the place is told, and how the move is written."""
    with pytest.raises(SetupError) as error:
        laid(play("Ana", "8♥"), move)
    assert [(one.where, one.code, one.expected) for one in error.value.problems] == [
        ("moves[1]", "not_a_move", [meant])]


@pytest.mark.parametrize(("given", "expected"), [
    ({}, [("players", "argument_left_out"), ("god", "argument_left_out")]),
    ({"players": PLAYERS[:3]}, [("god", "argument_left_out"), ("players", "number_of_players")]),
    ({"players": PLAYERS, "god": "Dievs", "hands": {"Dievs": ["8♥"]}}, [("hands['Dievs']", "god_has_no_hand")]),
    ({"players": PLAYERS, "god": "Dievs", "hands": {"Ana": ["8X", 3], "Bruno": "8♥"}, "starter": 4, "stock": "8♥",
      "moves": 7},
     [("hands['Ana'][0]", "unknown_card"), ("hands['Ana'][1]", "wrong_type"), ("hands['Bruno']", "wrong_type"),
      ("starter", "wrong_type"), ("stock", "not_a_list"), ("moves", "not_a_list")]),
    ({"players": PLAYERS, "god": "Dievs", "moves": [7], "hands": []},
     [("hands", "wrong_type"), ("moves[0]", "wrong_type")]),
    ({"players": PLAYERS, "god": "Dievs", "rule": 7, "rulings": 7, "hand": {}},
     [("rulings", "wrong_type"), ("rule", "wrong_type"), ("hand", "unknown_argument")]),
    ({"players": PLAYERS, "god": "Dievs", "nothing_like_it": 1}, [("nothing_like_it", "unknown_argument")]),
    ({"players": PLAYERS, "god": "Dievs", "rulings": {"hand_size": "15", "decks": 9}},
     [("rulings['hand_size']", "unknown_reading"), ("rulings['decks']", "parameter_out_of_range")]),
    ({"players": [*PLAYERS, *"ABCDE"], "god": "Dievs"}, [("players", "number_of_players")]),
    ({"players": ["Dievs", "chance", "table", "Ana"], "god": "Dievs"},
     [("players[1]", "name_not_for_players"), ("players[2]", "name_not_for_players")]),
    ({"players": ["Dievs", "", "A: play", "A+B", "A\n", "A" * 41, "*"], "god": "Dievs"},
     [(f"players[{place}]", "bad_name") for place in range(1, 7)]),
    ({"players": ["Dievs", "Ž", "Z\u030c", "Ana"], "god": "Dievs"}, [("players[2]", "name_twice")]),
    ({"players": PLAYERS, "god": "Zane", "hands": {"Ana": ["8♥"] * 3}, "moves": 7},
     [("moves", "not_a_list"), ("god", "unknown_player"), ("hands['Ana'][2]", "card_too_often")]),
    ({"players": PLAYERS, "god": "Dievs", "hands": {"Ana": ["8♥"] * 3, "Bruno": ["8X"]}, "first": 1},
     [("hands['Bruno'][0]", "unknown_card"), ("first", "wrong_type"), ("hands['Ana'][2]", "card_too_often")]),
    ({"players": 4, "god": "Dievs", "hands": {"Dievs": ["8♥"] * 3}},
     [("players", "not_a_list"), ("hands['Dievs']", "god_has_no_hand"), ("hands['Dievs'][2]", "card_too_often")]),
    ({"players": PLAYERS, "god": "Dievs", "stock": ["8♥"] * 60_000, "hands": {"Zane": 1}},
     [("stock", "too_large"), ("hands['Zane']", "unknown_player")]),
], ids=str)
def test_problems_of_a_round(given, expected):
    """Every kind of bad input of a round is a problem with its place."""
    assert problems(a_round, **given) == expected


def test_problems_of_the_rule():
    """A rule that cannot be read is a problem of the set-up, and of the rule by itself (setup.1)."""
    with pytest.raises(SetupError) as error:
        laid(rule="equal(colour(current) R", hands={"Ana": ["8X"]})
    assert {problem.where.split("[")[0].split(":")[0] for problem in error.value.problems} >= {"hands"}
    assert len(error.value.problems) >= 2
    with pytest.raises(SetupError):
        rule("nonsense")
    assert laid(play("Ana", "8♥"), rule=rule(RED)).arguments["rule"] == RED


@pytest.mark.parametrize(("given", "expected"), [
    ({}, [("hands", "argument_left_out")]),
    ({"hands": {}}, [("hands", "no_hands")]),
    ({"hands": {f"P{number}": 1 for number in range(51)}, "never_god": ["Ana"]}, [("hands", "number_of_players")]),
    ({"hands": {"God": 1, "Ana": 2}, "prophet": "Bruno", "never_god": ["Ana", "Ana", "Cilda"]},
     [("hands['God']", "god_has_no_hand"), ("prophet", "unknown_player"), ("never_god[1]", "name_twice"),
      ("never_god[2]", "unknown_player")]),
    ({"hands": {"Ana": 1}, "right_since": 1, "wrong_since": 2, "cards_before": 3, "right_before": 4},
     [("right_since", "needs_a_prophet"), ("wrong_since", "needs_a_prophet"), ("cards_before", "needs_a_prophet"),
      ("right_before", "needs_a_prophet")]),
    ({"hands": {"Ana: play": 1, "table": 2}, "right_since": "many", "wrong_since": 1},
     [("right_since", "wrong_type"), ("wrong_since", "needs_a_prophet"), ("hands['Ana: play']", "bad_name"),
      ("hands['table']", "name_not_for_players")]),
    ({"hands": {"Ana": -1}, "right_since": "many"},
     [("hands['Ana']", "out_of_range"), ("right_since", "wrong_type")])], ids=str)
def test_problems_of_a_score(given, expected):
    """Every kind of bad input of a score is a problem with its place."""
    assert problems(score, **given) == expected


@pytest.mark.parametrize(("given", "expected"), [
    ({"players": ["Ana", "Bruno", "Ana"]}, [("players", "number_of_players"), ("players[2]", "name_twice")]),
    ({"rounds": 5, "policies": "wise"}, [("rounds", "out_of_range"), ("policies", "unknown_value")]),
    ({"policies": {"5": "first", "1": "wise"}},
     [("policies['5']", "unknown_player"), ("policies['1']", "unknown_value")])], ids=str)
def test_problems_of_a_game(given, expected):
    """Every kind of bad input of a game is a problem with its place."""
    assert problems(game, **given) == expected


def test_a_name_is_suggested_only_where_its_problem_is_told(monkeypatch):
    """Of thousands of unknown names only those that are told are held against thousands of known ones."""
    asked = []
    monkeypatch.setattr(setup, "nearest", lambda word, names: asked.append(word) or "p0")
    with pytest.raises(SetupError) as error:
        score(hands={f"p{number}": 1 for number in range(50)}, never_god=[f"q{number}" for number in range(2_000)])
    assert [(one.code, one.write) for one in error.value.problems[:TOLD]] == [("unknown_player", "'p0'")] * TOLD
    assert asked == [f"q{number}" for number in range(TOLD)]


def test_an_answer_that_is_refused_or_left_over_is_a_problem():
    """Answers after the moves are checked as well: one that the menu refuses, and one that nobody asked for."""
    with pytest.raises(SetupError, match=r"answers\[0\]: answer refused"):
        laid(play("Ana", "8♥"), answers=["perhaps"])
    with pytest.raises(SetupError, match=r"answers\[0\]: answers left over"):
        laid(play("Ana", "8♥"), answers=["prophet"], hands={**HANDS, "Ana": ["8♥"]})
    assert laid(play("Ana", "8♥"), answers=["prophet"]).answers == ["prophet"]


def test_a_scenario_is_played_under_other_rulings(monkeypatch):
    """The rulings that a scenario is tried under go to its round, and not to the moves and the rule inside it."""
    monkeypatch.setattr("rulebook.bench.GAMES", ("eleusis",))
    source = (f">>> t = round(players={PLAYERS}, god='Dievs', rule=rule('{RED}'), hands={HANDS}, starter='2♣',\n"
              "...           moves=[play('Ana', '8♥'), play('Bruno', '3♠')])\n>>> t.sidelines\n[[], [['3♠']]]\n")
    one = Scenario("x", Path("x.md"), "eleusis", {}, {}, (), "", "settled", {}, "",
                   tuple(doctest.DocTestParser().get_examples(source)))
    assert hold(one, {"preset": "table", "stock_out": "end_round"}).holds
    assert not hold(one, {"sideline": "under_starter"}).holds


def test_every_gap_can_be_told():
    """Whatever gap the rules can meet is among what the game says, also where no reading is called so."""
    raised = {"gap-mark-after-no-play", "gap-prophet-counts-as-expelled-for-end"}
    asked = {f"gap-{question.name.replace('_', '-')}" for question in QUESTIONS if "gap" in question.names}
    said = spoken(engine.eleusis)
    assert {name for name in said.ids if name.startswith("gap-")} == raised | asked
    assert said.facts["gap-mark-after-no-play"] == {"player"}


def test_names_and_calls():
    """The package says which names a set-up may use, which calls there are and what each returns."""
    assert names()["names"]["card"] == list(map(str, CARDS))
    assert names()["cards"]["10♥"] == {"rank": 10, "suit": "♥", "colour": "red"}
    assert set(RESULTS) <= set(VOCABULARY)
    assert list(VOCABULARY) == ["rule", "play", "no_play", "prophet", "decline", "call", "pick", "god", "score",
                                "round", "game"]


def test_two_views_are_equal_where_a_seat_sees_the_same():
    """A view is a seat's: two tables that differ only in what it may not see give it the same (setup.1, setup.2)."""
    one = laid(rulings="table").trace.table
    other = laid(rulings="table", hands={**HANDS, "Cilda": ["A♥", "A♦", "A♣", "A♠"]}, rule="odd(current)").trace.table
    assert one.view("Ana") == other.view("Ana")
    assert one.view("Cilda") != other.view("Cilda")
    assert one.view("Ana") != one.view("Bruno")
    assert one.view("Dievs") != other.view("Dievs")
    assert one.view("Ana") != one
    with pytest.raises(TypeError):
        hash(one.view("Ana"))


# The lawbook

def test_the_presets_differ_where_they_say():
    """``table`` settles what the text leaves out, ``abbott`` follows the inventor's rules in five more places."""
    printed, table, abbott = (LAWBOOK.presets[name].readings for name in ("printed", "table", "abbott"))
    assert printed == {question.name: question.printed for question in QUESTIONS}
    assert {name: table[name] for name in table if table[name] != printed[name]} == {
        "hand_size": "14", "first_player": "by_starter", "turn_order": "clockwise", "next_god": "clockwise",
        "stock_out": "add_deck_at_4", "sideline": "under_last_right", "prophet_counts_as_expelled_for_end": "yes",
        "mark_after_no_play": "last_card_on_table", "joint_winners": "yes"}
    assert {name: abbott[name] for name in abbott if abbott[name] != table[name]} == {
        "god_cap": "before", "old_hand": "into_stock", "forced_wrong_pick": "god_plays_right_card",
        "approved_false_no_play": "god_plays_right_card", "counts_starter": "yes"}


@pytest.mark.parametrize("name", sorted(LAWBOOK.editions))
def test_a_published_edition_is_complete_and_never_changes(name):
    """A published edition has every reading and number, each a known one, and the digest that was written down."""
    edition = LAWBOOK.editions[name]
    assert set(edition.readings) == set(LAWBOOK.questions)
    assert dict(edition.parameters) == {parameter.name: parameter.value for parameter in PARAMETERS}
    assert all(reading in LAWBOOK.questions[question].names for question, reading in edition.readings.items())
    assert edition.computed_digest() == edition.digest


def test_every_reading_has_grounds():
    """Every reading says whose it is, and names a public source where it is somebody else's."""
    for question in QUESTIONS:
        assert question.clauses
        for reading in question.readings:
            assert reading.grounds.who in ("text", "convention", "author", "reviewer", "ours")
            if reading.grounds.who in ("author", "reviewer"):
                assert reading.grounds.title
                assert reading.grounds.address.startswith("http")


@pytest.mark.parametrize(("given", "expected"), [
    ({"unknown": 5}, [("unknown", "unknown_argument")]),
    ({"hands": {"Ana": ["8♥"] * 200_000}}, [("hands", "too_large")]),
    ({"rulings": {"sequence.min": 4, "sequence.max": 2}}, [("rulings['sequence.min']", "out_of_range")]),
])
def test_what_no_round_can_be_laid_from_is_told(given, expected):
    """An argument called unknown, a value too large to be read, and a string that is shortest above its longest."""
    with pytest.raises(SetupError) as error:
        engine.eleusis.round(**{"players": PLAYERS, "god": "Dievs", "rule": RED, "hands": {"Ana": ["8♥"]},
                                "starter": "2♣", "stock": ["3♣"]} | given)
    assert [(problem.where, problem.code) for problem in error.value.problems] == expected
