"""Whole matches of Judge Domino under any readings: what holds after every event."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import domino_rulings, seeds
from whole_games import same_from_its_answers

from engine.domino import LAWBOOK, VOCABULARY, Setup, game, place
from engine.domino.geometry import Domino, why_no_line
from engine.domino.rulings import BUILD_LIMIT
from engine.domino.table import Fall, Placing, Table
from engine.play import CHANCE, TABLE, NotFinite, random_answers, replay, run
from engine.vocabulary import defaults

players = st.integers(2, 5).map(lambda count: list("ABCDE"[:count]))


def whole_match(spec, seats=tuple("ABC")):
    """A whole match's play."""
    return Setup("game", {**defaults(VOCABULARY["game"]), "players": list(seats), "rulings": spec}).game()


class Witness:
    """Looks at the table after every event and checks what must hold."""

    def __init__(self, seats, law):
        self.seats, self.law = seats, law
        self.total = dict.fromkeys(seats, 0)
        self.paid = 0

    def __call__(self, event, table):
        getattr(self, event.kind, self.nothing)(event.facts, table)
        numbers = [one.number for one in table.line] + table.unused
        if table.line:
            assert sorted(numbers) == list(range(1, self.law[1]["dominoes"] + 1))
            assert not [why for why in why_no_line(table.line) if why.reason == "overlap"]
        assert table.total == self.total
        assert table.bank == max(0, self.law[1]["scoring_tokens"] - self.paid)
        if not table.revealed:
            self.hidden(table)

    def hidden(self, table):
        """Nobody sees another's vote before all are shown."""
        for seat in self.seats:
            votes = table.view(seat).state()["votes"]
            assert votes == {player: vote if player == seat else None for player, vote in table.votes.items()}
        assert set(table.view(TABLE).state()["votes"].values()) <= {None}

    def nothing(self, facts, table):
        """An event that this looks at no closer."""

    def round_began(self, facts, table):
        assert facts["starter"] in facts["players"]
        if facts["number"] == 1:
            assert facts["starter"] == self.seats[0]
        elif self.starts in facts["players"]:
            assert facts["starter"] == self.starts
        self.playing, self.turn, self.built = facts["players"], facts["starter"], 0
        self.votes, self.points = None, dict.fromkeys(self.seats, 0)

    def placed(self, facts, table):
        assert facts["player"] == self.turn
        self.placer, self.built, self.caller = self.turn, self.built + 1, None
        self.turn = self.playing[(self.playing.index(self.turn) + 1) % len(self.playing)]
        assert self.built == table.built <= BUILD_LIMIT

    def moved(self, facts, table):
        assert not table.unused
        assert facts["number"] == table.line[0 if facts["end"] == "first" else -1].number
        self.placed(facts, table)

    def called(self, facts, table):
        assert facts["player"] != self.placer
        assert facts["player"] in self.playing
        self.caller = facts["player"]

    def votes_revealed(self, facts, table):
        assert list(facts["votes"]) == list(self.playing)
        self.votes = facts["votes"]

    def goes_on(self, facts, table):
        assert set(self.votes.values()) == {"success"}

    def to_push(self, facts, table):
        ends = table.line[0].number, table.line[-1].number
        assert facts["number"] == min(ends)
        caller = self.law[0]["pusher"] == "caller" and self.caller
        assert facts["player"] == (caller or self.placer)
        assert "failure" in self.votes.values() or self.built == BUILD_LIMIT
        self.starts = facts["player"]

    def toppled(self, facts, table):
        right = "success" if facts["all_fell"] else "failure"
        winners = [player for player, vote in self.votes.items() if vote == right]
        self.due = dict.fromkeys(winners, len(self.votes) - len(winners))

    def knocked_over(self, facts, table):
        self.due = {player: self.law[1]["accident"] for player in self.playing if player != facts["player"]}
        self.starts = facts["player"]

    def scored(self, facts, table):
        for player in facts["players"]:
            self.total[player] += facts["points"]
            self.points[player] += facts["points"]
            self.paid += facts["points"]

    def round_over(self, facts, table):
        due = {player: self.due.get(player, 0) for player in self.seats}
        if self.law[0]["token_shortage"] == "bank_is_final":
            assert all(self.points[player] <= due[player] for player in self.seats)
            assert self.paid <= self.law[1]["scoring_tokens"]
            assert self.points == due or self.paid == self.law[1]["scoring_tokens"]
        else:
            assert self.points == due
        if facts["why"] != "accident":
            winners = sum(1 for points in due.values() if points)
            assert sum(due.values()) == winners * (len(self.playing) - winners)

    def match_over(self, facts, table):
        most = max(self.total.values())
        assert facts["players"] == tuple(player for player in self.seats if self.total[player] == most)
        assert facts["points"] == most


@settings(max_examples=60, deadline=None)
@given(domino_rulings(), players, seeds)
def test_what_holds_in_every_match(spec, seats, seed):
    """Turn order, who may call and push, hidden votes, points k·(n−k) and n−1, tokens, winners: after every event."""
    setup = Setup("game", {**defaults(VOCABULARY["game"]), "players": seats, "rulings": spec})
    trace = run(setup.game(), random_answers(seed), watch=Witness(seats, setup.law))
    if trace.gap:
        assert setup.law[0][trace.gap.question] == "gap"
    elif trace.value == "refused":
        assert (len(seats), setup.law[0]["min_players"]) == (2, "3")
    else:
        winners = next(event.facts["players"] for event in reversed(trace.events) if event.kind == "match_over")
        assert trace.value == ("won" if len(winners) == 1 else "shared")


@settings(max_examples=30, deadline=None)
@given(domino_rulings(), players, seeds, st.data())
def test_a_match_is_its_answers(spec, seats, seed, data):
    """Replayed from the texts of its answers, a match gives the same events; from some of them, its beginning."""
    same_from_its_answers(whole_match(spec, seats), seed, data)


@settings(max_examples=30, deadline=None)
@given(players, seeds, st.booleans())
def test_what_is_drawn_is_allowed(seats, seed, bent):
    """Every option that a menu draws or offers may be judged, and is read from its own text; in a bend too."""
    rng = random.Random(seed)
    first = [place("A", 3, "upright", (22.0, 8.0, 25.0))] if bent else []
    setup = Setup("round", {**defaults(VOCABULARY["round"]), "players": seats, "moves": first,
                            "rulings": {"preset": "table", "dominoes": 7}})

    def answer(choice, view):
        menu = choice.menu
        option = menu.pick(rng)
        assert menu.why_not(option) is None
        for one in (option, *menu.conceivable()):
            assert menu.decode(menu.encode(one)) == one
        return "silent" if choice.kind == "call" and rng.random() < 0.9 else option

    trace = run(setup.round(), answer)
    assert trace.value in ("all_fell", "not_all_fell", "accident")
    assert not [why for why in why_no_line(trace.table.line) if why.reason == "overlap"]


def test_a_line_that_has_crept_far_comes_back():
    """Where the line has come far from the middle of the table, the next domino goes to the end that is nearer."""
    table = Table(["A", "B"], LAWBOOK.resolve("table")[1], {})
    for side, end in ((1, "first"), (-1, "last")):
        table.line[:] = [Domino(number, "upright", side * 3000.0 + 20 * number) for number in range(1, 12)]
        menu = table.moving["A"].menu
        drawn = [menu.pick(random.Random(seed)) for seed in range(20)]
        assert {one.end for one in drawn if isinstance(one, Placing)} == {end}


def test_where_no_place_is_found_none_is_made_up(monkeypatch):
    """A menu that finds no free place beyond an end of a line that bends says so."""
    monkeypatch.setattr("engine.domino.table.TRIES", 0)
    setup = Setup("round", {**defaults(VOCABULARY["round"]), "players": ["A", "B"],
                            "moves": [place("A", 3, "upright", (22.0, 8.0, 25.0))]})
    menu = replay(setup.round(), ["silent"]).pending.menu
    with pytest.raises(NotFinite):
        menu.pick(random.Random(1))


def test_a_line_goes_on_beyond_ends_that_have_turned_their_edges():
    """Where the faces of both ends look aside, a place is drawn as the line came there, and it may stand."""
    table = Table(["A", "B"], LAWBOOK.resolve("table")[1], {})
    table.line[:] = [Domino(number, "upright", place) for number, place in (
        (1, (-42.82, -37.82, 126.7)), (6, (0.0, 0.0, 0.0)), (2, (11.8, 0.0, 2.6)), (4, (61.7, -4.15, 78.39)))]
    table.unused, table.straight = [3, 5], False
    menu = table.building["A"].menu
    for seed in range(20):
        option = menu.pick(random.Random(seed))
        assert menu.why_not(option) is None
        assert why_no_line([*table.line, option.domino]) == []


def test_the_chance_that_all_fall_is_the_estimate():
    """Where chance says what fell, its two answers are as likely as the estimate holds them."""
    table = Table(["A", "B"], LAWBOOK.resolve("table")[1], {})
    for gap, sure in ((20.0, 1.0), (90.0, 0.0)):
        table.line[:] = [Domino(6, "upright", 0.0), Domino(3, "upright", gap)]
        assert table.falling[CHANCE].menu.chances() == {Fall("all"): sure, Fall("not all"): 1 - sure}


def test_a_view_is_that_of_its_seat():
    """Two tables that differ in a hidden vote only look alike to the others."""
    setup = Setup("round", {**defaults(VOCABULARY["round"]), "players": list("ABC"),
                            "moves": [place("A", 3, "upright", 20)]})
    one, other = (replay(setup.round(), ["call", vote]).table for vote in ("success", "failure"))
    assert one.view("B") == other.view("B")
    assert one.view("A") != other.view("A")
    assert one.view("A") != one.view("B")


@pytest.mark.parametrize("seed", range(3))
def test_a_random_match_ends_by_the_table(seed):
    """Under our recommended readings a whole match ends, with a winner or a shared victory."""
    t = game(seed=seed, players=list("ABCDE"))
    assert t.outcome in ("won", "shared")
    assert t.winners
    assert t.rounds in (3, 4)
    assert t.decisions > 20
