"""Whole games of New Eleusis under any readings: what holds after every event."""

from __future__ import annotations

import random
from collections import Counter
from itertools import chain

import pytest
from canonical import lines
from eleusis_table import PLAYERS, RED, lying
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize
from strategies import eleusis_players as names
from strategies import eleusis_rulings, seeds
from whole_games import Games, same_from_its_answers

from engine.eleusis import VOCABULARY, Setup, game
from engine.eleusis.cards import pack
from engine.play import CHANCE, explore, random_answers, replay, run
from engine.vocabulary import defaults

ENDS = ("out_of_cards", "all_expelled", "stock_out")


def whole_game(spec, players=tuple("ABCD"), rounds=None):
    """A whole game's play."""
    given = {"players": list(players), "rulings": spec, "rounds": rounds}
    return Setup("game", defaults(VOCABULARY["game"]) | given).game()


class Recount:
    """A round counted again from its events alone, in a straight line, by the text's own words."""

    def __init__(self, readings, numbers):
        self.readings, self.numbers = readings, numbers
        self.cards = []
        self.white = self.black = 0
        self.prophet, self.office = None, 0
        self.marks, self.expelled = [], []
        if self.starter() and numbers["mark_every"] == 1:
            self.marks.append((0, "white"))
        self.turn = None

    def starter(self):
        return int(self.readings["counts_starter"] == "yes")

    def __call__(self, kind, facts):
        if kind in ("played_cards", "claimed"):
            self.turn = {"prophet": self.prophet, "claim": kind == "claimed", "cards": 0, "fell": False, "wrong": False,
                         "count": self.white + self.starter() if self.prophet is None else self.black,
                         "player": facts["player"]}
        elif kind in ("laid_right", "laid_wrong"):
            self.count([kind == "laid_right"] * len(facts["cards"]))
            self.turn["wrong"] = kind == "laid_wrong"
        elif kind == "claim_wrong":
            self.turn["wrong"] = True
        elif kind == "forced_right" and self.readings["counts_forced_card"] == "yes":
            self.count([True])
        elif kind == "forced_right":
            self.cards.append(True)
        elif kind == "overthrown":
            self.prophet, self.turn["fell"] = None, True
        elif kind == "became_prophet":
            self.prophet, self.office, self.black = facts["player"], len(self.cards), 0
        elif kind == "marked" and not (facts["colour"] == "black" and self.black == 0):
            assert (facts["number"], facts["colour"]) in self.marks
            self.marks.remove((facts["number"], facts["colour"]))
        elif kind == "expelled_from_round":
            self.expelled.append(facts["player"])
            assert self.must_go()

    def count(self, rights):
        every = self.numbers["mark_every"]
        for right in rights:
            self.cards.append(right)
            self.turn["cards"] += 1
            if self.prophet is None or self.readings["white_count_under_prophet"] == "runs":
                self.white += 1
                if (self.white + self.starter()) % every == 0:
                    self.marks.append((len(self.cards), "white"))
            if self.prophet is not None:
                self.black += 1
                if self.black % every == 0:
                    self.marks.append((len(self.cards), "black"))

    def must_go(self):
        """Whether the turn's player is to be expelled."""
        turn, readings = self.turn, self.readings
        if not turn["wrong"] or (turn["claim"] and readings["wrong_no_play_expels"] == "no"):
            return False
        if turn["fell"] and readings["expelled_when_prophet_fell"] == "no":
            return False
        limit = self.numbers["sudden_death.god" if turn["prophet"] is None else "sudden_death.prophet"]
        first = limit if readings["death_from"] == "on_40th" else limit + 1
        if turn["cards"] == 0:
            return turn["count"] >= limit
        deciding = 1 if readings["sequence_across_threshold"] == "by_count_before" else turn["cards"]
        return turn["count"] + deciding >= first

    def points(self, hands, god):
        """Everybody's points, by points.1 to points.4."""
        numbers, most = self.numbers, max(hands.values())
        points = {player: most - count + (numbers["points.no_cards"] if count == 0 else 0)
                  for player, count in hands.items()}
        if self.prophet is not None:
            since = self.cards[self.office:]
            right = sum(self.cards if self.readings["prophet_bonus"] == "right_whole_round" else since)
            wrong = len(since) - sum(since)
            points[self.prophet] += numbers["prophet.right"] * right + numbers["prophet.wrong"] * wrong
            counted = len(since) if self.readings["god_cap"] == "since" else self.office + 1
            return points | {god: min(max(points.values()), numbers["god.factor"] * counted)}
        return points | {god: max(points.values()) if self.readings["god_without_prophet"] == "best_player" else 0}


class Witness:
    """Looks at the table after every event and checks what must hold."""

    def __init__(self, readings, numbers, secrets=True, start=0):
        self.readings, self.numbers, self.secrets, self.start = readings, numbers, secrets, start
        self.rng = random.Random(0)
        self.seen = 0
        self.total = Counter()

    def __call__(self, event, table):
        if event.kind == "round_began":
            self.cards = Counter(pack(self.numbers["decks"]))
            self.recount = Recount(self.readings, self.numbers)
            self.last = self.open = None
        if event.kind == "deck_added":
            self.cards += Counter(pack(1))
        self.seen += 1
        self.acts(event, table)
        self.recount(event.kind, event.facts)
        if event.kind in ("claimed", "claim_settled", "laid_hand_down"):  # a hand lies open while its claim is judged
            self.open = event.facts["player"] if event.kind == "claimed" else None
        if self.seen <= self.start:
            return
        assert lying(table) == self.cards, event
        assert len(table.sidelines) == len(table.main_line)
        assert (table.played, table.prophet, table.expelled) == (
            len(self.recount.cards), self.recount.prophet, self.recount.expelled)
        self.scored(event, table)
        self.seats(table)

    def acts(self, event, table):
        """Turns go round clockwise; God, the Prophet and the expelled take none; there is one Prophet at most."""
        kind, facts = event.kind, event.facts
        if kind in ("played_cards", "claimed"):
            player = facts["player"]
            assert not self.recount.marks
            assert self.recount.turn is None or self.recount.must_go() == (
                self.recount.turn["player"] in self.recount.expelled)
            assert player != table.god
            assert player not in (*table.expelled, table.prophet)
            if self.last is not None:
                seats = table.scientists
                place = seats.index(self.last) + 1
                between = (*seats[place:], *seats[:place])
                for other in between[:between.index(player)]:
                    assert other in (*table.expelled, table.prophet) or not table.hands[other]
            self.last = player
        elif kind == "became_prophet":
            assert self.recount.prophet is None
            assert facts["player"] == self.last
            assert facts["player"] not in table.expelled
        elif kind == "overthrown":
            assert self.recount.prophet == facts["player"]
        elif kind == "expelled_from_round":
            assert facts["player"] not in self.recount.expelled

    def scored(self, event, table):
        """A round's points are those that its events give when they are counted again."""
        if event.kind in ("god_scored", "god_scored_without_prophet"):
            hands = {player: len(table.hands[player]) for player in table.scientists}
            assert table.points == self.recount.points(hands, table.god)
            self.total.update(table.points)
        if event.kind in ("round_began", "game_over") and self.start == 0:
            assert table.total == {player: self.total[player] for player in table.players}

    def seats(self, table):
        """A seat sees its own cards and what lies open, and nothing of it depends on what it does not see."""
        assert table.shown == self.open
        seat = table.players[self.seen % len(table.players)]
        view = table.state(seat)
        for owner, hand in view["hands"].items():
            open_hand = owner in (seat, table.shown)
            assert hand == (table.hands[owner] if open_hand else [None] * len(table.hands[owner]))
        if not self.secrets:
            return
        legal = [table.turns[seat].menu.why_not((card,)) for card in table.main_line]
        hidden = [table.hands[owner] for owner in table.scientists if owner not in (seat, table.shown)]
        hidden += [table.stock, table.rest]
        before = [list(cards) for cards in hidden]
        pool = list(chain.from_iterable(hidden))
        self.rng.shuffle(pool)
        for cards in hidden:
            cards[:] = [pool.pop() for _ in cards]
        assert table.view(seat).state() == view
        assert [table.turns[seat].menu.why_not((card,)) for card in table.main_line] == legal
        for cards, old in zip(hidden, before, strict=True):
            cards[:] = old


def resolved(play):
    law = play.law()
    return law.readings, law.parameters


class WholeGames(Games):
    """A whole game of New Eleusis under any readings."""

    nonsense = ("", "?", "play", "play 0♥+", "no  play", "pick", "right wrong")

    @initialize(spec=eleusis_rulings(parameters=True), players=names)
    def sit_down(self, spec, players):
        self.begin(whole_game(spec, players))

    def witness(self, start):
        return Witness(*resolved(self.play), start=start)

    def end(self, trace):
        if trace.gap is not None:
            assert trace.law.readings[trace.gap.question] in ("gap", "no", "own_last_card")
        else:
            assert trace.value in ("won", "shared")
            assert trace.events[-1].kind == "most_points"


TestWholeGames = WholeGames.TestCase
TestWholeGames.__doc__ = """Any whole game, step by step, keeps every invariant and is its set-up and its answers."""
TestWholeGames.settings = settings(max_examples=20, stateful_step_count=12, deadline=None)


@settings(max_examples=40, deadline=None)
@given(eleusis_rulings(parameters=True), names, seeds)
def test_every_event_of_a_whole_game_keeps_the_invariants(spec, players, seed):
    """Under any readings and numbers, after every event: all cards, turns, one Prophet, marks, points, secrets."""
    play = whole_game(spec, players, 3)
    trace = run(play, random_answers(seed), watch=Witness(*resolved(play), secrets=seed % 4 == 0))
    assert trace.gap is not None or trace.value in ("won", "shared")


@settings(max_examples=60, deadline=None)
@given(eleusis_rulings(gaps=False, parameters=True), names, st.integers(1, 4), seeds)
def test_faithful_prophets_keep_the_invariants(spec, players, often, seed):
    """The same with Prophets who know the rule: they sit long, so black marks and the True Prophet's points count."""
    play = whole_game(spec, players, 2)
    draw = random.Random(seed)
    tables = []

    def answer(choice, view):
        table = tables[0]
        if choice.kind == "offer":
            return "prophet" if draw.random() < often / 8 else "decline"
        if choice.kind == "call" and draw.random() > 0.02:
            hand = table.hands[choice.facts["player"]]
            right = table.follows(table.tried) if table.tried else not any(table.follows((card,)) for card in hand)
            return "right" if right else "wrong"
        return choice.menu.pick(draw)

    lay = play.lay
    object.__setattr__(play, "lay", lambda: tables.append(lay()) or tables[0])
    trace = run(play, answer, watch=Witness(*resolved(play), secrets=False))
    assert trace.gap is not None or trace.value in ("won", "shared")


@pytest.mark.parametrize("preset", ["table", "abbott"])
@pytest.mark.parametrize("policies", ["random", "first"])
def test_games_in_a_preset_that_settles_everything_always_end(preset, policies):
    """A whole game under ``table`` or ``abbott`` ends with winners, whatever is drawn and however many play."""
    for seed in range(25):
        played = game(seed=seed, players=list("ABCDEFGH"[:4 + seed % 5]), rulings=preset, policies=policies)
        assert played.outcome in ("won", "shared"), seed
        assert played.winners, seed
        assert {one["why"] for one in played.of("round_over")} <= set(ENDS)


@settings(max_examples=25, deadline=None)
@given(eleusis_rulings(parameters=True), names, seeds, st.data())
def test_the_answers_of_a_game_give_the_same_game(spec, players, seed, data):
    """A game replayed from the texts of its answers is the same event by event; from some of them, its beginning."""
    same_from_its_answers(whole_game(spec, players, 2), seed, data)


@settings(max_examples=20, deadline=None)
@given(seeds)
def test_a_game_as_moves_is_the_same_round(seed):
    """A round played on as answers and the same round stated as moves are the same, event by event."""
    hands = {player: pack(1)[place * 13:place * 13 + 8] for place, player in enumerate("ABC")}
    arguments = {**defaults(VOCABULARY["round"]), "players": list("GABC"), "god": "G", "starter": "K♠",
                 "rulings": "table", "rule": "not(equal(color(current), color(previous)))", "hands": hands,
                 "stock": pack(1)[26:39]}
    whole = run(Setup("round", arguments).round(), random_answers(seed))
    moves = []
    for one in whole.answers:
        if one.who == CHANCE or len(moves) == 25:
            break
        verb = {"call": "call ", "turn": f"{one.who}: ", "offer": f"{one.who}: "}.get(one.choice.kind, "")
        moves.append(verb + one.text)
    again = replay(Setup("round", {**arguments, "moves": moves}).round())
    kept = [line for line in lines(whole) if not line.startswith('["counted_off"')]
    assert len(kept) == len(whole.events) - 1
    assert again.value != "refused"
    assert lines(again) == kept[:len(again.events)]
    assert len(again.events) >= len(moves)


# Every way that a small round may go

#: Hands, stock, numbers, and how often the round ends how: red cards are right, the third scientist begins.
SMALL = {
    "strings and penalties": ({"Ana": ["8♠", "4♣"], "Bruno": ["3♠"], "Cilda": ["5♦", "5♠"]},
                              ["4♥", "5♠", "6♠", "7♥"], {}, {"stock_out": 195, "out_of_cards": 34}),
    "sudden death": ({"Ana": ["8♠", "4♠"], "Bruno": ["3♠", "6♠"], "Cilda": ["5♠", "5♣", "7♣"]}, ["4♥"],
                     {"sudden_death.god": 1, "sudden_death.prophet": 1, "overthrow": 0, "no_play.wrong": 0,
                      "penalty.per_card": 0, "sequence.min": 3}, {"out_of_cards": 904, "all_expelled": 252}),
    "no play": ({"Ana": ["8♠", "4♥"], "Bruno": ["3♠"], "Cilda": ["5♦"]}, ["4♥", "5♠", "6♠"],
                {"prophet.others": 1, "overthrow": 1, "no_play.wrong": 1, "penalty.per_card": 1, "no_play.fewer": 1,
                 "old_hand": "into_stock", "approved_false_no_play": "god_plays_right_card"},
                {"stock_out": 205, "out_of_cards": 81}),
}


@pytest.mark.parametrize("name", SMALL)
def test_every_way_that_a_small_round_may_go(name):
    """Whatever is chosen from a small position, all cards stay at the table, the round ends, its points are right."""
    hands, stock, numbers, expected = SMALL[name]
    given = {"players": PLAYERS, "god": PLAYERS[0], "rule": RED, "starter": "3♣", "stock": stock, "hands": hands,
             "rulings": {"preset": "table", "stock_out": "end_round", **numbers}}
    position = Setup("round", defaults(VOCABULARY["round"]) | given).round()
    cards = Counter([*chain.from_iterable(hands.values()), *stock, "3♣"])
    ends = Counter()
    for leaf in explore(position):
        recount = Recount(*resolved(position))

        def watch(event, table, recount=recount):
            recount(event.kind, event.facts)
            assert lying(table) == cards

        trace = replay(position, leaf.answers, watch=watch)
        table = trace.table
        assert (trace.refused, trace.pending, trace.gap) == (None, None, None)
        assert table.points == recount.points({player: len(table.hands[player]) for player in table.scientists},
                                              table.god)
        ends[trace.value] += 1
    assert ends == expected
