"""Judges and builders who play Judge Domino by the estimate."""

from __future__ import annotations

import pytest

from engine.domino import POLICIES, VOCABULARY, Setup, call, game, place
from engine.domino import round as a_round
from engine.domino.policies import IDEAS, glance
from engine.domino.topple import topple
from engine.play import replay
from engine.vocabulary import defaults

NAMES = ["A", "B", "C"]
SURE = [place("A", 3, "upright", 20)]
HOPELESS = [place("A", 3, "upright", 90)]
DOUBTFUL = [place("A", 3, "upright", 54.5)]


def choice_of(policy, moves, seed=0):
    """What a policy chooses after the moves."""
    setup = Setup("round", {**defaults(VOCABULARY["round"]), "players": NAMES, "moves": moves})
    trace = replay(setup.round())
    return POLICIES[policy](seed)(trace.pending, trace.table.view(trace.pending.who))


@pytest.mark.parametrize("policy", ["rash", "steady", "careful"])
def test_judges_call_and_vote_by_the_estimate(policy):
    """Every judge is silent over a sure line and believes in it, and calls over a hopeless one and doubts it."""
    assert choice_of(policy, SURE) == "silent"
    assert choice_of(policy, HOPELESS) == "call"
    assert choice_of(policy, [*SURE, call("B")]) == "success"
    assert choice_of(policy, [*HOPELESS, call("B")]) == "failure"


def test_from_rash_to_careful():
    """Over a doubtful line the rash judge calls more often than the steady one, and the careful one least."""
    calls = {policy: sum(choice_of(policy, DOUBTFUL, seed) == "call" for seed in range(40))
             for policy in ("rash", "steady", "careful")}
    assert 40 > calls["rash"] > calls["careful"]
    assert calls["careful"] <= calls["steady"]


def test_a_builder_believes_in_the_line():
    """A builder never calls and always votes for success."""
    assert choice_of("builder", HOPELESS) == "silent"
    assert choice_of("builder", [*HOPELESS, call("B")]) == "success"


def test_a_builder_builds_what_falls():
    """Of a few ideas a builder takes one that falls, where there is one; a judge may not."""
    falls = 0
    for seed in range(30):
        option = choice_of("builder", [], seed)
        t = a_round(players=NAMES, moves=[place("A", option.number, option.stance, option.place)])
        falls += topple(t.trace.table.from_push()).all_fell
    assert falls > 25
    assert IDEAS > 1


def test_an_idea_is_never_an_accident():
    """Judges and builders place dominoes; none of them plans an accident."""
    assert all(hasattr(choice_of(policy, [], seed), "stance") for policy in ("rash", "builder") for seed in range(150))


@pytest.mark.parametrize("policies", ["rash", "steady", "careful", "builder",
                                      {"A": "rash", "B": "careful"}])
def test_policies_play_whole_matches(policies):
    """Each policy plays a match to its end, the same for the same seed."""
    one, other = (game(seed=5, players=NAMES, policies=policies) for _ in range(2))
    assert one.outcome in ("won", "shared")
    assert one.answers == other.answers
    assert one.asked.keys() <= {"pusher", "repeat_call", "endless_building", "accident_round_counts",
                                "tie_round_players", "hard_push", "token_shortage"}


def test_who_looks_again_thinks_the_same():
    """A match that is played again takes no new estimates; other eyes may see another line fall."""
    game(seed=7, players=NAMES, policies="careful")
    looked = glance.cache_info()
    game(seed=7, players=NAMES, policies="careful")
    again = glance.cache_info()
    assert again.misses == looked.misses
    assert again.hits > looked.hits
    assert len({choice_of("rash", DOUBTFUL, seed) for seed in range(20)}) == 2
