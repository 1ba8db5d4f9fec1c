"""Who plays where nobody does: policies by their views alone, and seats with their own eyes at the bench."""

from __future__ import annotations

import json
import random
from itertools import chain

import pytest
from eleusis_table import HANDS, PLAYERS, RED, STOCK
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import NAMES as DECK
from strategies import seeds

from engine.eleusis import POLICIES, VOCABULARY, Setup, game
from engine.eleusis.cards import pack
from engine.eleusis.catalogue import catalogue
from engine.eleusis.induction import fitting, known_rules
from engine.play import Choice, Pause, random_answers, replay, run, seated_answers
from engine.sigilai import SEASONS
from engine.vocabulary import defaults
from rulebook.bench import run_json

SCIENTISTS = PLAYERS[1:]


def position(**others):
    """A round of the small table under ``table``."""
    given = {"players": PLAYERS, "god": "Dievs", "rule": RED, "hands": HANDS, "starter": "2♣", "stock": STOCK,
             "rulings": "table", **others}
    return Setup("round", defaults(VOCABULARY["round"]) | given).round()


def played(policies, play=None, seed=0):
    """The trace of a round in which these players choose so, the others and chance at random."""
    seats = {player: POLICIES[policy](seed) if isinstance(policy, str) else policy
             for player, policy in policies.items()}
    return run(play or position(), seated_answers(seats, random_answers(seed)))


# Policies

class Blind:
    """A policy of which every answer is asked again, at the same table but for what its player may not see.

    Args:
        make: makes the policy.
        tables: holds the table of the run, which a policy never gets.
    """

    def __init__(self, make, tables):
        self.one, self.other, self.tables = make(0), make(0), tables
        self.rng = random.Random(0)
        self.same = True

    def __call__(self, choice, view):
        table = self.tables[0]
        answer = self.one(choice, view)
        hidden = [table.hands[owner] for owner in table.scientists if owner not in (view.seat, table.shown)]
        hidden += [table.stock, table.rest]
        before = [list(cards) for cards in hidden]
        secret = table.rule
        pool = list(chain.from_iterable(hidden))
        self.rng.shuffle(pool)
        for cards in hidden:
            cards[:] = [pool.pop() for _ in cards]
        if view.seat != table.god:
            table.rule = self.rng.choice(catalogue()).rule
        self.same = self.same and self.other(choice, view) == answer
        table.rule = secret
        for cards, old in zip(hidden, before, strict=True):
            cards[:] = old
        return answer


def blind(make, seed):
    """Whether a policy answers from the views alone, in whole games."""
    play = Setup("game", defaults(VOCABULARY["game"]) | {"rounds": 2, "level": 1}).game()
    tables, lay = [], play.lay
    object.__setattr__(play, "lay", lambda: tables.append(lay()) or tables[0])
    players = {player: Blind(make, tables) for player in "1234"}
    run(play, seated_answers(players, random_answers(seed)))
    return all(player.same for player in players.values())


@pytest.mark.parametrize("name", POLICIES)
def test_a_policy_sees_only_its_view(name):
    """A policy answers the same whatever the hands of others, the stock and the secret rule are."""
    assert all(blind(POLICIES[name], seed) for seed in range(3))


def test_a_policy_that_peeks_is_found_out():
    """The test above finds a policy that plays what God's rule calls right, and one that looks into another hand."""
    def cheat(seed):
        drawn = random_answers(seed)

        def answer(choice, view):
            table = view._table
            if choice.kind == "turn":
                return next(((card,) for card in choice.menu.hand if table.follows((card,))), "no play")
            return drawn(choice, view)
        return answer

    def spy(seed):
        drawn = random_answers(seed)

        def answer(choice, view):
            if choice.kind == "offer":
                return ("decline", "prophet")[sum(card.rank for card in view._table.hands["1"]) % 2]
            return drawn(choice, view)
        return answer

    assert not all(blind(cheat, seed) for seed in range(3))
    assert not all(blind(spy, seed) for seed in range(3))


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("preset", ["table", "abbott"])
def test_every_policy_plays_whole_games(policy, preset):
    """Whole games of any policy end, with as many players as may play, and are the same for the same seed."""
    for seed in range(3):
        players = list("ABCDEFGH"[:4 + seed * 2])
        one = game(seed=seed, policies=policy, players=players, rulings=preset)
        assert one.outcome in ("won", "shared")
        assert one.answers == game(seed=seed, policies=policy, players=players, rulings=preset).answers


def test_the_cautious_play_one_card():
    """A cautious player plays one card a turn, never says "no play" and never becomes the Prophet."""
    trace = played(dict.fromkeys(SCIENTISTS, "cautious"))
    kinds = {event.kind for event in trace.events}
    assert all(len(event.facts["cards"]) == 1 for event in trace.events if event.kind == "played_cards")
    assert kinds.isdisjoint({"claimed", "became_prophet"})
    assert "played_cards" in kinds


def test_testers_find_a_rule_of_the_catalogue():
    """Testers win against a random player, are right more and more often, and become Prophets who do not fall."""
    whole = game(seed=1, policies=dict.fromkeys("123", "tester"), level=1)
    assert whole.winners != ["4"]
    assert whole.of("became_prophet")
    assert {one["player"] for one in whole.of("overthrown")} <= {"4"}
    verdicts = [event.kind == "laid_right" for event in whole.events if event.kind in ("laid_right", "laid_wrong")]
    assert sum(verdicts) > len(verdicts) / 2


def test_a_tester_plays_by_what_fits():
    """A tester plays a card that tells rules apart while many fit, and what is right once only one fits."""
    first = next(event for event in played({"Bruno": "tester"}).events if event.kind == "played_cards")
    assert first.facts["player"] == "Bruno"
    line = ["Bruno: play Q♦", "Cilda: play 5♦", "Ana: play 4♠", "Bruno: play 6♠", "Cilda: play 7♠", "Ana: play 8♥"]
    stated = Setup("round", defaults(VOCABULARY["round"]) | {
        "players": PLAYERS, "god": "Dievs", "rule": RED, "hands": HANDS, "starter": "2♣", "stock": STOCK,
        "moves": line, "rulings": "table"}).round()
    told = [event for event in played({"Bruno": "tester"}, stated).events if event.kind == "played_cards"]
    mine = next(event for event in told[len(line):] if event.facts["player"] == "Bruno")
    assert mine.facts["cards"] == ("K♥",)


def asked(kind, *moves, rule=RED, rulings="table", hands=HANDS):
    """What a tester answers to the choice of a kind that comes after these moves, having seen nothing before."""
    play = position(rule=rule, moves=list(moves), rulings=rulings, hands=hands)
    answers = []

    def answer(choice: Choice, view):
        assert choice.kind == kind
        answers.append(POLICIES["tester"](0)(choice, view))
        raise Pause

    run(play, answer)
    return answers[0]


#: Right and wrong cards after which of the catalogue only the rule about red cards fits.
REDS = ("Ana: play 8♥", "Bruno: play 3♠", "Cilda: play 5♦", "Ana: play 9♦", "Bruno: play 6♠", "Cilda: play 7♠",
        "Ana: play J♣", "Bruno: play Q♦", "Cilda: play 6♦")
OFFICE = (*REDS, "Cilda: prophet")


def test_a_tester_becomes_the_prophet_when_the_rules_agree():
    """While many rules fit, or those that fit say different things, a tester declines; then it becomes the Prophet."""
    assert asked("offer", *REDS) == "prophet"
    assert asked("offer", *REDS[:1]) == "decline"
    assert asked("offer", *REDS[:3]) == "decline"


def test_a_tester_without_a_right_card_says_so():
    """Where no rule that fits calls a card of the hand right, a tester says "no play", and shows a hand without any."""
    assert asked("turn", *REDS, "Cilda: decline") == "no play"


def test_a_tester_judges_as_the_prophet():
    """As the Prophet a tester calls what most rules that fit call right: cards, strings, "no play"; and picks so."""
    assert asked("call", *OFFICE, "Ana: play 4♠") == "wrong"
    assert asked("call", *OFFICE, "Ana: no play") == "right"
    more = (*OFFICE, "Ana: play 4♠", "call wrong")
    assert asked("call", *more, "Bruno: play K♥") == "right"
    assert asked("call", *more, "Bruno: play K♥+A♣") == "wrong"
    assert asked("call", *more, "Bruno: no play") == "wrong"
    assert asked("pick", *more, "Bruno: no play", "call wrong") == "K♥"


def test_a_tester_to_whom_the_table_tells_nothing_draws():
    """Where no rule of the catalogue fits, a tester draws; cards under the starter tell it nothing."""
    unlike = {"rule": "in(value(current), 8, 3, Q)", "hands": {**HANDS, "Bruno": ["8♥", "8♠", "K♥"]}}
    moves = ("Ana: play 8♥", "Bruno: play 8♠", "Cilda: play 8♠", "Ana: play 9♦", "Bruno: play 8♥", "Cilda: play 5♦",
             "Cilda: decline")
    table = replay(position(moves=list(moves), **unlike)).table
    assert fitting(table.main_line, table.sidelines, known_rules()) == []
    choice = replay(position(moves=list(moves), **unlike)).pending
    assert asked("turn", *moves, **unlike) == random_answers(0)(choice, None)
    unsure = {"preset": "table", "sideline": "under_starter"}
    assert asked("offer", *REDS, rulings=unsure) == "decline"


@pytest.mark.parametrize("level", range(1, 6))
def test_god_draws_a_rule_of_the_level(level):
    """The secret rules of a whole game are those of the catalogue that are so difficult (setup.1)."""
    texts = {entry.rule.text for entry in catalogue() if entry.level == level}
    drawn = [one["rule"] for seed in range(4) for one in game(seed=seed, level=level).of("rule_written")]
    assert set(drawn) <= texts
    assert len(set(drawn)) > 1


# A seat at the bench

#: What another player does, or a verdict tells, in the open: only so a seat may learn what it did not see.
OPEN = {"laid_right", "laid_wrong", "claim_right", "claim_wrong", "approved", "denied", "picked", "forced_right",
        "given_back", "played_cards", "claimed", "became_prophet", "called"}
#: What it sees of its own.
DRAWN = {"cards_drawn", "hand_dealt"}


def same_until_open(one, other, own, public):
    """Two traces of a seat are the same up to the first thing that happens in the open in one of them."""
    def in_the_open(event):
        by = event["facts"].get("player", event["facts"].get("seat"))
        return event["kind"] in public or (by == own and event["kind"] in DRAWN)

    assert one["start"] == other["start"]
    differ = next((pair for pair in zip(one["events"], other["events"], strict=False) if pair[0] != pair[1]), None)
    if differ is None:
        assert json.dumps(one) == json.dumps(other)
    else:
        assert any(map(in_the_open, differ)), differ


def split(cards, sizes):
    """Cards in heaps of these sizes, the rest in a last one."""
    cards = list(map(str, cards))
    return [[cards.pop() for _ in range(size)] for size in sizes] + [cards]


@settings(max_examples=40, deadline=None)
@given(st.permutations(pack(1)), st.randoms(use_true_random=False), st.sampled_from(sorted(POLICIES)), seeds,
       st.integers(0, 3))
def test_a_seat_of_new_eleusis_learns_nothing_in_secret(order, shuffler, policy, seed, answered):
    """Tables that differ in other hands, the stock and God's rule give a seat one trace, until a deed in the open."""
    starter, *mine = map(str, order[:6])
    traces = []
    for _ in range(2):
        hidden = list(order[6:])
        shuffler.shuffle(hidden)
        bruno, cilda, stock = split(hidden, (5, 5))
        args = {"players": PLAYERS, "god": "Dievs", "rule": shuffler.choice(catalogue()).id, "starter": starter,
                "hands": {"Ana": mine, "Bruno": bruno, "Cilda": cilda}, "stock": stock}
        cards = [f"play {card}" if turn == "play" else turn for card in mine[:answered]
                 for turn in ("play", "decline")]
        answer = run_json("eleusis", "round", args, cards, "table", seat="Ana", policies=policy, seed=seed)
        if "problems" in answer:  # a rule that allows nothing after this starter
            return
        traces.append(answer["trace"])
    same_until_open(*traces, "Ana", OPEN)


@settings(max_examples=40, deadline=None)
@given(st.permutations(DECK), st.randoms(use_true_random=False), st.sampled_from(["random", "first"]), seeds,
       st.integers(0, 2))
def test_a_seat_of_sigilai_learns_nothing_in_secret(order, shuffler, policy, seed, answered):
    """Positions that differ only in the other hands give a seat one trace, until those show a card or a sigil."""
    mine, traces = order[:2], []  # too few for a sigil, so that the first thing chosen is a card
    for _ in range(2):
        hidden = list(order[2:8])
        shuffler.shuffle(hidden)
        others = split(hidden, (2, 2))
        args = {"hands": dict(zip(SEASONS, [list(mine), *others], strict=True)), "tricks": 2}
        traces.append(run_json("sigilai", "play", args, mine[:answered], "table", seat=SEASONS[0], policies=policy,
                               seed=seed)["trace"])
    same_until_open(*traces, SEASONS[0], {"revealed", "sigil_shown", "kept_back"})
