"""The rules of Judge Domino: worked facts, open questions, and what is refused."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from engine.domino import (
    LAWBOOK,
    VOCABULARY,
    Setup,
    accident,
    call,
    fell,
    game,
    line,
    match,
    move,
    names,
    place,
    rules,
    settle,
    votes,
)
from engine.domino import round as a_round
from engine.domino.moves import move_of
from engine.domino.rulings import BUILD_LIMIT
from engine.domino.table import Table
from engine.play import CHANCE, TABLE, NotFinite, Play, event, explore
from engine.problems import SetupError
from engine.vocabulary import defaults

FIVE = ["Ona", "Jonas", "Rūta", "Eglė", "Tomas"]
THREE = FIVE[:3]
S, F = "success", "failure"


def ids(*passages):
    return tuple(f"domino/{passage}" for passage in passages)


CLAUSES = ids("parts.1", "parts.2", "parts.3", "setup.1", "setup.2", "setup.3", "setup.4", "build.1", "build.2",
              "build.3", "build.4", "build.5", "call.1", "vote.1", "vote.2", "vote.3", "vote.4", "topple.1",
              "topple.2", "score.1", "round.1", "round.2", "round.3", "end.1", "end.2", "end.3")


def said(*answers, players=FIVE):
    """Votes of players, in order."""
    return dict(zip(players, answers, strict=False))


def judged(*answers, players=THREE, caller="Jonas"):
    """The moves of a round up to the votes."""
    return [place(players[0], 3, "upright", 20), call(caller), votes(said(*answers, players=players))]


def under(question, ask, *args, **others):
    """The result under each reading of a question."""
    extra = others.pop("rulings", {})
    return {reading: ask(*args, **others, rulings={**extra, question: reading})
            for reading in LAWBOOK.questions[question].names}


def whole(number, up_to=11):
    """Placements of all dominoes by players in turn, as far as a number of placements."""
    unused = [one for one in range(1, up_to + 1) if one != 6]
    return [place(THREE[index % 3], one, "upright", 20.0 * (index + 1)) for index, one in enumerate(unused[:number])]


# Worked facts

def test_three_against_two_when_all_fall():
    """Three voted for success and two for failure: all fell, so the three get 2 points each."""
    t = settle(votes=said(S, S, S, F, F), all_fell=True)
    assert t.points == {"Ona": 2, "Jonas": 2, "Rūta": 2, "Eglė": 0, "Tomas": 0}
    assert (t.outcome, t.winners, t.asked) == ("scored", THREE, {})
    assert "domino/score.1" in t.clauses


def test_three_against_two_when_not_all_fall():
    """Not all fell: the two get 3 points each."""
    t = settle(votes=said(S, S, S, F, F), all_fell=False)
    assert t.points == {"Ona": 0, "Jonas": 0, "Rūta": 0, "Eglė": 3, "Tomas": 3}
    assert t.winners == ["Eglė", "Tomas"]


@pytest.mark.parametrize(("all_fell", "winners"), [(True, []), (False, THREE)])
def test_where_all_vote_for_failure_nobody_scores(all_fell, winners):
    """All voted for failure: whatever falls, there is nobody to be better than, and nobody scores."""
    t = settle(votes=said(F, F, F), all_fell=all_fell)
    assert (t.winners, set(t.points.values()), t.kinds[-1]) == (winners, {0}, "nobody_scored")


def test_where_all_vote_for_success_nothing_is_pushed():
    """All voted for success: there is no push to settle, by vote.3."""
    t = settle(votes=said(S, S), all_fell=True)
    assert (t.outcome, t.refused.reason, t.refused.clauses) == ("refused", "all_vote_success", ids("vote.3"))
    assert t.winners == []
    assert settle(votes=said(S, F), all_fell=True).refused is None


def test_all_success_goes_on_building():
    """In a round, all success means that the next player places a domino."""
    t = a_round(players=THREE, moves=judged(S, S, S))
    assert (t.kinds[-1], t.pending.kind, t.pending.who) == ("goes_on", "place", "Jonas")
    assert "domino/vote.3" in t.clauses


def test_a_round_from_the_first_domino_to_the_points():
    """Six stands upright, a domino is placed, somebody calls, all vote, the smaller end is pushed, points are given."""
    t = a_round(players=THREE, moves=[*judged(S, S, F), fell("all")])
    assert t.kinds == ["laid_out", "round_began", "first_stood", "placed", "called", "voted", "voted", "voted",
                       "votes_revealed", "must_topple", "to_push", "toppled", "scored", "round_over"]
    assert (t.outcome, t.line, t.pusher) == ("all_fell", [6, 3], "Ona")
    assert t.points == {"Ona": 1, "Jonas": 1, "Rūta": 0}
    assert t.votes == said(S, S, F)
    assert t.of("to_push") == [{"player": "Ona", "number": 3, "end": "last"}]
    assert t.asked == {"pusher": "last_placer"}
    assert set(t.clauses) == set(CLAUSES) - set(ids("build.5", "vote.3", "topple.2", "round.2", "round.3", "end.1",
                                                    "end.2", "end.3"))


def test_the_caller_may_vote_for_success():
    """Whoever called may vote for success, and vote.2 is cited only then."""
    assert "domino/vote.2" in a_round(players=THREE, moves=judged(F, S, F)).clauses
    assert "domino/vote.2" not in a_round(players=THREE, moves=judged(S, F, S)).clauses


def test_every_clause_is_cited_by_some_play():
    """Whole matches, an accident, a hard push and a tie together cite every clause of the game."""
    cited = set(line([(6, "upright", 0)]).clauses)
    for seed in range(20):
        cited |= set(game(seed=seed, players=["A", "B"], rulings={"preset": "table", "hard_push": "again"}).clauses)
    cited |= set(a_round(players=THREE, moves=[*judged(S, S, F), fell("all", hard=True)]).clauses)
    cited |= set(a_round(players=THREE, moves=judged(S, S, S)).clauses)
    assert cited == set(CLAUSES)


def test_the_end_with_the_smaller_number_is_pushed():
    """Of the two ends the one with the smaller number is pushed; of one domino, that one."""
    assert line([(6, "upright", 0), (9, "edge", 40), (2, "upright", 20)]).pusher_end.number == 6
    assert line([(6, "upright", 0), (2, "edge", -40), (1, "upright", -20)]).pusher_end.number == 2
    assert line([(6, "upright", 0)]).pusher_end.number == 6
    t = line([(4, "upright", 0), (6, "flat", 10)])
    assert (t.outcome, t.pusher_end.number, t.problems) == ("refused", 4, ["lies_flat"])


def test_an_inner_domino_is_moved_when_none_is_left():
    """With all eleven placed, the next player moves an inner one to an end."""
    t = a_round(players=THREE, moves=[*whole(10), move("Jonas", 1, "first", "edge", -30)])
    assert t.line == [1, 6, 2, 3, 4, 5, 7, 8, 9, 10, 11]
    assert t.clauses[-2:] == list(ids("build.5", "call.1"))


def test_the_pusher_starts_the_next_round():
    """The player who pushed starts the next round, from the six alone."""
    t = match(players=THREE, rounds=[[place("Ona", 3, "upright", 20), place("Jonas", 4, "upright", 40), call("Ona"),
                                      votes(said(S, F, S)), fell("all")]])
    began = t.of("round_began")
    assert [(one["number"], one["starter"]) for one in began] == [(1, "Ona"), (2, "Jonas")]
    assert (t.line, t.pending.who, t.rounds) == ([6], "Jonas", 2)
    assert "domino/round.2" in t.clauses


def test_an_accident_gives_the_others_a_point_each():
    """Whoever knocks the line over starts the next round, and all others get 1 point; it may happen at any time."""
    for before in ([], [place("Ona", 3, "upright", 20)], [place("Ona", 3, "upright", 20), call("Jonas")],
                   judged(S, F, S)):
        t = match(players=THREE, rounds=[[*before, accident("Jonas")]])
        assert t.points == {"Ona": 1, "Jonas": 0, "Rūta": 1}
        assert t.of("round_began")[1]["starter"] == "Jonas"
        assert t.asked["accident_round_counts"] == "yes"
    assert a_round(players=THREE, moves=[accident("Ona")]).outcome == "accident"
    assert a_round(players=THREE, moves=[accident("Ona")], rulings={"accident": 0}).kinds[-1] == "round_over"


def rounds_of(*winners, fallen="all"):
    """Rounds in which the named players alone vote for success."""
    out = []
    starter = 0
    for names_ in winners:
        out.append([place(THREE[starter], 3, "upright", 20), call(THREE[(starter + 1) % 3]),
                    votes({one: S if one in names_ else F for one in THREE}), fell(fallen)])
    return out


def test_a_match_is_won_after_three_rounds():
    """After three rounds the most points win."""
    t = match(players=THREE, rounds=rounds_of(["Ona"], ["Ona"], ["Rūta"]))
    assert (t.outcome, t.winners, t.rounds) == ("won", ["Ona"], 3)
    assert t.points == {"Ona": 4, "Jonas": 0, "Rūta": 2}
    assert t.clauses[-1] == "domino/end.1"


def test_a_tie_is_settled_by_one_more_round():
    """Several with the most points play one more round, which decides."""
    t = match(players=THREE, rounds=rounds_of(["Ona"], ["Rūta"], [], ["Rūta"]))
    assert (t.outcome, t.winners, t.rounds) == ("won", ["Rūta"], 4)
    assert t.of("extra_round") == [{"players": ("Ona", "Rūta")}]
    assert t.asked["tie_round_players"] == "all"


def test_still_tied_is_shared():
    """Still tied after one more round: the victory is shared."""
    t = match(players=THREE, rounds=rounds_of([], [], [], []))
    assert (t.outcome, t.winners, t.clauses[-1]) == ("shared", THREE, "domino/end.3")


# Open questions

def test_min_players():
    """Two may play where one other than the placer is enough; the question is asked of two players only."""
    t = under("min_players", a_round, players=["Ona", "Jonas"], moves=[place("Ona", 3, "upright", 20)])
    assert t["2"].pending.kind == "call"
    assert (t["3"].outcome, t["3"].refused.reason, t["3"].refused.clauses) == (
        "refused", "too_few_players", ids("call.1"))
    assert match(players=["Ona", "Jonas"], rulings={"min_players": 3}).outcome == "refused"
    assert "min_players" not in a_round(players=THREE).asked
    assert settle(votes=said(S, F), all_fell=True, rulings={"min_players": 3}).asked == {}


def test_repeat_call():
    """After a vote of all for success: no second call before the next domino, or one may be made."""
    moves = [*judged(S, S, S), call("Rūta"), votes(said(F, S, S)), fell("all")]
    t = under("repeat_call", a_round, players=THREE, moves=moves)
    once, allowed = t["once_per_placement"], t["allowed"]
    assert (once.outcome, once.refused.reason, once.refused.clauses) == (
        "refused", "judged_already", ids("call.1", "vote.3"))
    assert allowed.outcome == "all_fell"
    assert allowed.of("called") == [{"player": "Jonas"}, {"player": "Rūta"}]


def test_pusher():
    """The player on turn, who placed last, pushes; or the one who called."""
    t = under("pusher", match, players=THREE, rounds=[[*judged(S, F, S), fell("all")]])
    assert [one.of("to_push")[0]["player"] for one in t.values()] == ["Ona", "Jonas"]
    assert [one.of("round_began")[1]["starter"] for one in t.values()] == ["Ona", "Jonas"]


def test_hard_push():
    """A push that was too hard: the text says nothing, or it counts, or the line is set up and pushed again."""
    moves = [*judged(S, F, S), fell("all", hard=True)]
    t = under("hard_push", a_round, players=THREE, moves=moves)
    assert (t["gap"].outcome, t["gap"].gap) == ("gap", "hard_push")
    assert t["accepted"].outcome == "all_fell"
    assert (t["again"].kinds[-1], t["again"].pending.kind) == ("stood_up_again", "fell")
    again = a_round(players=THREE, moves=[*moves, fell("not all")], rulings={"hard_push": "again"})
    assert again.points == {"Ona": 0, "Jonas": 2, "Rūta": 0}
    assert "hard_push" not in a_round(players=THREE, moves=[*judged(S, F, S), fell("all")]).asked


def test_fallen():
    """A domino that leans on another has fallen, since it does not stand; or only those that lie flat have."""
    t = under("fallen", a_round, players=THREE, moves=[*judged(S, F, S), fell({3: "leaning"})])
    assert {reading: one.outcome for reading, one in t.items()} == {
        "not_standing": "all_fell", "lies_flat": "not_all_fell"}
    for states, outcome in (({3: "leaning", 6: "standing"}, "not_all_fell"), ({3: "flat"}, "all_fell"),
                            ({}, "all_fell")):
        plain = a_round(players=THREE, moves=[*judged(S, F, S), fell(states)])
        assert (plain.outcome, "fallen" in plain.asked) == (outcome, False)


def test_accident_round_counts():
    """A round that ended by accident counts as one of the three, or is played again."""
    accidents = [[accident("Ona")]] * 3
    t = under("accident_round_counts", match, players=THREE, rounds=accidents)
    assert t["yes"].kinds[-2:] == ["round_began", "first_stood"]
    assert "rounds_played" in t["yes"].kinds
    assert "rounds_played" not in t["replayed"].kinds
    tied = [*rounds_of([], [], []), [accident("Ona")]]
    t = under("accident_round_counts", match, players=THREE, rounds=tied)
    assert (t["yes"].outcome, t["yes"].winners) == ("shared", ["Jonas", "Rūta"])
    assert t["replayed"].rounds == 5
    broken = [*rounds_of(["Ona"], ["Rūta"], []), [accident("Ona")]]
    t = under("accident_round_counts", match, players=THREE, rounds=broken)
    assert (t["yes"].outcome, t["yes"].winners) == ("won", ["Rūta"])
    assert (t["replayed"].outcome, t["replayed"].rounds) == (None, 5)
    assert t["replayed"].points == {"Ona": 2, "Jonas": 1, "Rūta": 3}
    assert len(t["replayed"].of("extra_round")) == 1


def test_tie_round_players():
    """All play the extra round, or only those who are tied; then the next of them after the pusher starts."""
    tied = rounds_of(["Jonas"], ["Rūta"], [])
    t = under("tie_round_players", match, players=THREE, rounds=tied)
    assert [one.of("round_began")[-1] for one in t.values()] == [
        {"number": 4, "starter": "Ona", "players": tuple(THREE)},
        {"number": 4, "starter": "Jonas", "players": ("Jonas", "Rūta")}]
    last = [place("Jonas", 3, "upright", 20), call("Rūta"), votes({"Jonas": S, "Rūta": F}), fell("all")]
    t = match(players=THREE, rounds=[*tied, last], rulings={"tie_round_players": "tied_only"})
    assert (t.outcome, t.winners, t.points) == ("won", ["Jonas"], {"Ona": 0, "Jonas": 3, "Rūta": 2})
    strange = match(players=THREE, rounds=[*tied, [place("Ona", 3, "upright", 20)]],
                    rulings={"tie_round_players": "tied_only"})
    assert strange.refused.reason == "unknown_player"


def test_token_shortage():
    """More points than tokens are left: the text says nothing, or points go on, or the bank pays out what it has."""
    votes_ = said(S, S, S, F, F)
    t = under("token_shortage", settle, votes=votes_, all_fell=True, rulings={"scoring_tokens": 5})
    assert (t["gap"].outcome, t["gap"].gap) == ("gap", "token_shortage")
    assert list(t["unlimited"].points.values()) == [2, 2, 2, 0, 0]
    assert list(t["bank_is_final"].points.values()) == [2, 2, 1, 0, 0]
    few = {tokens: settle(votes=votes_, all_fell=True, rulings={
        "scoring_tokens": tokens, "token_shortage": "bank_is_final"}).points for tokens in (0, 2, 3)}
    assert {tokens: list(points.values()) for tokens, points in few.items()} == {
        0: [0, 0, 0, 0, 0], 2: [1, 1, 0, 0, 0], 3: [1, 1, 1, 0, 0]}
    assert settle(votes=votes_, all_fell=True, rulings={"scoring_tokens": 6}).asked == {}


def long_round(count):
    """So many placements and moves, nobody calling."""
    moves = whole(10)
    line_ = [6, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11]
    end = 220.0
    while len(moves) < count:
        number = line_.pop(1)
        line_.append(number)
        moves.append(move(THREE[len(moves) % 3], number, "last", "upright", end))
        end += 20
    return moves


def test_endless_building():
    """Building may go on for ever, or after 60 placements and moves the line is pushed whatever the votes."""
    moves = long_round(BUILD_LIMIT)
    t = under("endless_building", a_round, players=THREE, moves=moves)
    assert t["no_limit"].pending.kind == "call"
    assert t["limit"].pending.kind == "vote"
    assert all(one.asked["endless_building"] for one in t.values())
    assert "endless_building" not in a_round(players=THREE, moves=moves[:-1]).asked
    ended = a_round(players=THREE, moves=[*moves, votes(said(S, S, S)), fell("not all")],
                    rulings={"endless_building": "limit"})
    assert (ended.outcome, ended.pusher, set(ended.points.values())) == ("not_all_fell", "Rūta", {0})
    assert "pusher" not in ended.asked  # nobody called
    doubted = a_round(players=THREE, moves=[*moves, votes(said(F, S, S)), fell("not all")],
                      rulings={"endless_building": "limit"})
    assert doubted.points["Ona"] == 2


def test_every_question_is_tested_here():
    """Each open question has a test of its name in this file."""
    assert {name for name in LAWBOOK.questions if f"test_{name}" not in globals()} == set()


# Every vote pattern

@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_every_vote_pattern(count):
    """Every pattern of calls, votes and falls of two to five players: k·(n−k) points, or building goes on."""
    players = FIVE[:count]

    def judge(table, law):
        yield event("round_began", (), number=1, starter="Ona", players=players)
        yield event("first_stood", (), number=6, stance="upright", place=0.0)
        yield event("placed", (), player="Ona", number=3, stance="upright", place=20.0)
        if (yield from rules.judgement(table, law, "Ona", False)):
            return (yield from rules.topple(table, law, TABLE))
        return "goes on"

    law = LAWBOOK.resolve("printed")
    setup = Setup("round", {**defaults(VOCABULARY["round"]), "players": players})
    ends = Counter()
    for leaf in explore(Play(lambda: Table(players, law[1], law[0]), judge, setup.rulings)):
        table = leaf.trace.table
        ends[leaf.trace.value] += 1
        if leaf.trace.value == "goes on":
            assert set(table.votes.values()) <= {S}
            assert set(table.points.values()) == {0}
            continue
        right = S if leaf.trace.value == "all_fell" else F
        winners = [player for player, vote in table.votes.items() if vote == right]
        assert sum(table.points.values()) == len(winners) * (count - len(winners))
        assert all(table.points[player] == (count - len(winners)) * (player in winners) for player in players)
    patterns = 2 ** count - 1
    assert ends == {"goes on": 1 + (count - 1), "all_fell": (count - 1) * patterns,
                    "not_all_fell": (count - 1) * patterns}


# What is refused

BEGUN = [place("Ona", 3, "upright", 20)]
REFUSED = {
    "unknown number": ([place("Ona", 12, "upright", 20)], "no_such_domino", ids("build.1")),
    "number zero": ([place("Ona", 0, "upright", 20)], "no_such_domino", ids("build.1")),
    "number that is none": ([place("Ona", "x", "upright", 20)], "no_such_domino", ids("build.1")),
    "first domino again": ([place("Ona", 6, "upright", 20)], "already_placed", ids("build.1")),
    "placed already": ([*BEGUN, place("Jonas", 3, "upright", 40)], "already_placed", ids("build.1")),
    "lying flat": ([place("Ona", 3, "flat", 20)], "lies_flat", ids("build.2")),
    "lying flat in a bend": ([place("Ona", 3, "flat", (20, 0, 0))], "lies_flat", ids("build.2")),
    "no stance": ([place("Ona", 3, "leaning", 20)], "no_such_stance", ids("build.2")),
    "no place": ([place("Ona", 3, "upright", "here")], "no_such_place", ()),
    "off the table": ([place("Ona", 3, "upright", 6000)], "no_such_place", ()),
    "half a place": ([place("Ona", 3, "upright", [1, 2])], "no_such_place", ()),
    "place of no numbers": ([place("Ona", 3, "upright", [1, 2, float("nan")])], "no_such_place", ()),
    "place that overlaps": ([place("Ona", 3, "upright", 7.4)], "overlap", ()),
    "place that overlaps in a bend": ([place("Ona", 3, "upright", (0, 14, 90))], "overlap", ()),
    "fork": ([*BEGUN, place("Jonas", 5, "upright", (38, 15, 45)), place("Rūta", 9, "upright", (38, -15, 135))], "fork",
             ids("build.4")),
    "beside the first": ([place("Ona", 3, "upright", (0, 30, 0))], "beside_the_line", ids("build.3")),
    "beside": ([*BEGUN, place("Jonas", 4, "upright", (20, 60, 0))], "beside_the_line", ids("build.3")),
    "not on turn": ([place("Jonas", 3, "upright", 20)], "not_your_turn", ids("build.1")),
    "twice in turn": ([*BEGUN, place("Ona", 4, "upright", 40)], "not_your_turn", ids("build.1")),
    "no player": ([place("Petras", 3, "upright", 20)], "unknown_player", ids("parts.2", "setup.1")),
    "accident of nobody": ([accident("Petras")], "unknown_player", ids("round.3")),
    "moved too early": ([move("Ona", 6, "last", "upright", 20)], "dominoes_are_left", ids("build.5")),
    "placed too late": ([*whole(10), place("Jonas", 3, "upright", 300)], "no_domino_left", ids("build.5")),
    "end moved": ([*whole(10), move("Jonas", 6, "last", "upright", 300)], "end_domino", ids("build.5")),
    "last end moved": ([*whole(10), move("Jonas", 11, "first", "upright", -30)], "end_domino", ids("build.5")),
    "no domino moved": ([*whole(10), move("Jonas", 12, "first", "upright", -30)], "no_such_domino", ids("build.1")),
    "moved flat": ([*whole(10), move("Jonas", 1, "first", "flat", -30)], "lies_flat", ids("build.2")),
    "moved to the other end": ([*whole(10), move("Jonas", 1, "first", "upright", 300)], "not_at_that_end",
                               ids("build.5")),
    "moved to no end": ([*whole(10), move("Jonas", 1, "middle", "upright", 300)], "not_at_that_end", ids("build.5")),
    "moved onto another": ([*whole(10), move("Jonas", 1, "first", "upright", -3)], "overlap", ()),
    "call before the first": ([call("Jonas")], "nothing_placed_yet", ids("call.1")),
    "call of the placer": ([*BEGUN, call("Ona")], "placer_does_not_call", ids("call.1")),
    "call of nobody": ([*BEGUN, call("Petras")], "unknown_player", ids("parts.2", "setup.1")),
    "two calls": ([*BEGUN, call("Jonas"), call("Rūta")], "already_called", ids("call.1")),
    "call after the votes": ([*judged(S, F, S), call("Rūta")], "already_called", ids("call.1")),
    "votes before the call": ([*BEGUN, votes(said(S, F, S))], "nobody_called", ids("vote.1")),
    "vote missing": (judged(S, F), "vote_missing", ids("vote.1")),
    "vote of a stranger": ([*BEGUN, call("Jonas"), votes(said(S, F, S, S))], "unknown_player", ids("vote.1")),
    "no vote": (judged(S, F, "maybe"), "not_offered", ids("vote.1")),
    "votes twice": ([*judged(S, S, S), votes(said(S, F, S))], "already_voted", ids("vote.1")),
    "votes twice before the push": ([*judged(S, F, S), votes(said(S, F, S))], "already_voted", ids("vote.1")),
    "placed before the votes": ([*BEGUN, call("Jonas"), place("Jonas", 4, "upright", 40)], "votes_come_first",
                                ids("vote.1")),
    "placed before the push": ([*judged(S, F, S), place("Jonas", 4, "upright", 40)], "fall_comes_first",
                               ids("vote.4", "topple.1")),
    "fall without a push": ([*BEGUN, fell("all")], "nothing_was_pushed", ids("vote.4", "topple.1")),
    "no fall": ([*judged(S, F, S), fell("some")], "not_a_fall", ids("vote.4", "topple.1")),
    "no word on the push": ([*judged(S, F, S), fell("all", hard="no")], "not_a_fall", ids("vote.4", "topple.1")),
    "call of no name": ([*BEGUN, call("")], "unknown_player", ids("parts.2", "setup.1")),
    "no state": ([*judged(S, F, S), fell({3: "gone"})], "not_a_fall", ids("vote.4", "topple.1")),
    "fall of a domino not placed": ([*judged(S, F, S), fell({4: "flat"})], "not_in_line", ids("vote.4", "topple.1")),
    "round over": ([*judged(S, F, S), fell("all"), place("Jonas", 4, "upright", 40)], "round_is_over",
                   ids("round.1")),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_is_refused(case):
    """A move that is not allowed is refused with its clauses and its reason, and nothing is changed."""
    moves, reason, clauses = REFUSED[case]
    t, before = a_round(players=THREE, moves=moves), a_round(players=THREE, moves=moves[:-1])
    assert (t.outcome, t.refused.reason, t.refused.clauses) == ("refused", reason, clauses)
    assert t.trace.table.state() == before.trace.table.state()
    assert t.kinds[:-1] == before.kinds


def test_two_rounds_at_once_are_refused():
    """A move of the second round while the first is not over, or of the first when it is, is refused."""
    t = match(players=THREE, rounds=[BEGUN, BEGUN])
    assert (t.refused.reason, t.refused.clauses) == ("round_not_over", ids("round.1"))
    t = match(players=THREE, rounds=[[accident("Ona"), place("Ona", 3, "upright", 20)], []])
    assert t.refused.reason == "round_is_over"
    t = match(players=THREE, rounds=[*rounds_of(["Ona"], ["Ona"], ["Ona"]), BEGUN])
    assert (t.refused.reason, t.points["Ona"]) == ("round_is_over", 6)


PROBLEMS = {
    "sixth player": (lambda: a_round(players=[*FIVE, "Petras"]), ("players", "number_of_players")),
    "one player": (lambda: match(players=["Ona"]), ("players", "number_of_players")),
    "name twice": (lambda: a_round(players=["Ona", "Ona"]), ("players[1]", "name_twice")),
    "name of the table": (lambda: game(players=["Ona", TABLE]), ("players[1]", "name_not_for_players")),
    "sixth vote": (lambda: settle(votes=said(*[S] * 5) | {"Petras": F}, all_fell=True),
                   ("votes", "number_of_players")),
    "vote of no kind": (lambda: settle(votes=said(S, "no"), all_fell=True), ("votes['Jonas']", "unknown_value")),
    "votes of no kind": (lambda: settle(votes=3, all_fell=True), ("votes", "wrong_type")),
    "bad name": (lambda: settle(votes={"": S, "Ona": F}, all_fell=True), ("votes['']", "bad_name")),
    "fall left out": (lambda: settle(votes=said(S, F)), ("all_fell", "argument_left_out")),
    "no move": (lambda: a_round(players=THREE, moves=["Ona: dance"]), ("moves[0]", "not_a_move")),
    "no move in a round": (lambda: match(players=THREE, rounds=[[], ["dance"]]), ("rounds[1][0]", "not_a_move")),
    "move of no kind": (lambda: a_round(players=THREE, moves=[3]), ("moves[0]", "wrong_type")),
    "moves of no kind": (lambda: a_round(players=THREE, moves=3), ("moves", "not_a_list")),
    "players of no kind": (lambda: a_round(players=3), ("players", "not_a_list")),
    "policy": (lambda: game(policies="brave"), ("policies", "unknown_value")),
    "policy of nobody": (lambda: game(policies={"Ona": "rash"}), ("policies['Ona']", "unknown_player")),
    "policy of no kind": (lambda: game(policies=3), ("policies", "wrong_type")),
    "policies of no players": (lambda: game(players=3, policies={"Ona": "rash"}), ("players", "not_a_list")),
    "no dominoes": (lambda: line([]), ("dominoes", "out_of_range")),
    "dominoes of no kind": (lambda: line(3), ("dominoes", "not_a_list")),
    "twelve dominoes": (lambda: line([(one, "upright", 20 * one) for one in range(1, 13)]),
                        ("dominoes", "out_of_range")),
    "domino of no kind": (lambda: line([6]), ("dominoes[0]", "wrong_type")),
    "number of no kind": (lambda: line([("6", "upright", 0)]), ("dominoes[0][0]", "wrong_type")),
    "number too high": (lambda: line([(12, "upright", 0)]), ("dominoes[0][0]", "out_of_range")),
    "number twice": (lambda: line([(6, "upright", 0), (6, "edge", 20)]), ("dominoes[1][0]", "name_twice")),
    "stance": (lambda: line([(6, "uprite", 0)]), ("dominoes[0][1]", "unknown_value")),
    "stance of no kind": (lambda: line([(6, 1, 0)]), ("dominoes[0][1]", "unknown_value")),
    "place": (lambda: line([(6, "upright", "0")]), ("dominoes[0][2]", "wrong_type")),
    "first beyond the last": (lambda: a_round(players=THREE, rulings={"dominoes": 5}),
                              ("rulings['first']", "out_of_range")),
    "unknown argument": (lambda: line([(6, "upright", 0)], sizes=3), ("sizes", "unknown_argument")),
    "answer": (lambda: a_round(players=THREE, answers=["dance"]), ("answers[0]", "answer_refused")),
}


@pytest.mark.parametrize("case", PROBLEMS)
def test_a_set_up_that_cannot_be_played_is_told(case):
    """Each problem of a set-up names the argument and what is wrong with it."""
    ask, expected = PROBLEMS[case]
    with pytest.raises(SetupError) as caught:
        ask()
    assert expected in [(problem.where, problem.code) for problem in caught.value.problems]


def test_all_problems_are_told_at_once():
    """A list with four mistakes has four problems."""
    with pytest.raises(SetupError) as caught:
        line([(0, "upright", 0), (6, "flatt", None), 7])
    assert [problem.where for problem in caught.value.problems] == [
        "dominoes[0][0]", "dominoes[1][1]", "dominoes[1][2]", "dominoes[2]"]
    assert caught.value.problems[1].write == "'flat'"
    with pytest.raises(SetupError) as caught:
        settle(votes={"Ona": "no", "": S}, all_fell=1, sizes=3)
    assert [problem.where for problem in caught.value.problems] == ["votes['Ona']", "all_fell", "sizes", "votes['']"]
    with pytest.raises(SetupError) as caught:
        match(players=["Ona"], rounds=[["dance", 3], 4])
    assert [problem.where for problem in caught.value.problems] == [
        "rounds[0][1]", "rounds[1]", "players", "rounds[0][0]"]


# Texts of moves and answers

MOVES = [place("Ona", 3, "upright", 20), place("Ona", 3, "edge", (1.5, -2, 190)),
         move("Ona", 3, "first", "edge", -7.25), call("Ona"),
         votes(said(S, F)), fell("all"), fell("not all", hard=True), accident("Ona"),
         fell({3: "leaning", 6: "flat"}, hard=True)]


@pytest.mark.parametrize("stated", MOVES)
def test_a_move_is_its_text(stated):
    """A move read from its own text is the same move; so is one that was pickled."""
    for again in (move_of(str(stated)), pickle.loads(pickle.dumps(stated))):
        assert (again, again.deed, again.player, again.what) == (stated, stated.deed, stated.player, stated.what)
    assert move_of(stated) is stated


@pytest.mark.parametrize("text", [
    "", "Ona", "Ona: dance", "fell some", "fell 3=gone", "votes: Ona", "votes: Ona=success, Ona=failure",
    "Ona: place 3 first upright 20", "Ona: move 3 upright 20", "Ona: place x upright 20", "Ona: place ٣ upright 20"])
def test_what_is_no_move(text):
    """A text that is no move is read as none; a vote given twice is not read as one."""
    assert move_of(text) is None


def test_moves_may_be_texts():
    """A round stated by texts is the round stated by moves."""
    stated = [*judged(S, F, S), fell("all")]
    plain = a_round(players=THREE, moves=list(map(str, stated)))
    assert plain.kinds == a_round(players=THREE, moves=stated).kinds
    assert plain.arguments["moves"] == stated


def test_votes_that_are_none_are_no_votes():
    """What is no mapping of votes is refused when it is judged."""
    t = a_round(players=THREE, moves=[*BEGUN, call("Jonas"), votes("success")])
    assert t.refused.reason == "vote_missing"


def test_answers_go_on_where_moves_end():
    """After the moves everything can be answered by text, an accident too."""
    t = a_round(players=THREE, moves=BEGUN, answers=["call", S, F, S, "3=leaning"])
    assert (t.outcome, t.points) == ("all_fell", {"Ona": 1, "Jonas": 0, "Rūta": 1})
    t = a_round(players=THREE, answers=["3 upright 20", "silent", "accident Ona"])
    assert (t.outcome, t.points) == ("accident", {"Ona": 0, "Jonas": 1, "Rūta": 1})
    t = a_round(players=THREE, moves=BEGUN)
    assert t.options == ["silent", "call"]
    assert t.why_not("accident Petras").reason == "unknown_player"
    assert t.why_not("perhaps").reason == "not_offered"


def test_a_place_is_not_listed_but_judged():
    """The places of a line have no end: they are not listed, and each is judged when it is asked about."""
    t = a_round(players=THREE)
    assert (t.options, t.why_not("place 3 upright 20"), t.why_not("3 edge 10/20/30")) == ([], None, None)
    assert t.why_not("somewhere").reason == "not_a_placing"
    assert t.why_not("place 3 upright there").reason == "no_such_place"
    assert t.why_not("place 3 upright 2_0").reason == t.why_not("place 3 upright 1e3").reason == "no_such_place"
    assert t.why_not("move 3 first upright 20").reason == "dominoes_are_left"
    moving = a_round(players=THREE, moves=whole(10), answers=["silent", "silent"])
    assert moving.why_not("somewhere").reason == "not_a_moving"
    assert moving.why_not("place 3 upright 300").reason == "no_domino_left"
    assert moving.why_not("move 3 last upright 300") is None
    with pytest.raises(NotFinite):
        list(moving.pending.menu)
    with pytest.raises(NotFinite):
        moving.pending.menu.chances()


def test_what_can_be_asked_about():
    """Some of the places that can be asked about are allowed, some are refused; each has a text that reads as it."""
    for moves in ([], BEGUN, [place("Ona", 3, "upright", (20, 5, 30))]):
        for t in (a_round(players=THREE, moves=moves, answers=["silent", "silent"] if moves else []),
                  a_round(players=THREE, moves=whole(10), answers=["silent", "silent"])):
            menu = t.pending.menu
            asked = menu.conceivable()
            assert {menu.why_not(option) is None for option in asked} == {True, False}
            assert [menu.decode(menu.encode(option)) for option in asked] == asked
    told = a_round(players=THREE, moves=judged(S, F, S)).pending.menu
    assert [told.why_not(option) is None for option in told.conceivable()] == [True, True, False]
    assert [told.decode(told.encode(option)) for option in told.conceivable()] == told.conceivable()


def test_what_a_bench_shows():
    """Stances, votes, ends and states are named, and the assumed sizes are told."""
    told = names()
    assert told["names"] == {"stance": ["upright", "edge"], "vote": [S, F], "end": ["first", "last"],
                             "state": ["flat", "leaning", "standing"]}
    assert told["sizes"]["upright"] == {"thickness": 7.5, "width": 24.0, "height": 48.0}
    assert told["dominoes"] == 11


def test_chance_is_asked_for_no_moves():
    """In a match that policies play, chance says what fell; no move answers for it."""
    setup = Setup("game", defaults(VOCABULARY["game"]))
    steps = rules.follow(Table(["1", "2"], *reversed(LAWBOOK.resolve("table"))), asked_of_chance(), [[fell("all")]])
    assert next(steps).who == CHANCE
    assert setup.seats == ["1", "2", "3"]


def asked_of_chance():
    yield Table(["1", "2"], *reversed(LAWBOOK.resolve("table"))).falling[CHANCE]
