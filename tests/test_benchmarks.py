"""The benchmarks run, and what the exhaustive one proves holds for a sample; nothing here is timed."""

from __future__ import annotations

import importlib.util
import random
import sys
from pathlib import Path

import pytest

from engine.sigilai import SEASONS

FOLDER = Path(__file__).parents[1] / "benchmarks"


def script(name: str):
    """A benchmark's module."""
    if str(FOLDER) not in sys.path:  # as when a script is run
        sys.path.append(str(FOLDER))
    spec = importlib.util.spec_from_file_location(f"benchmark_{name}", FOLDER / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("readings", [{}, {"lone_leader": "wins"}])
def test_no_trick_with_a_stoka_is_chaotic(readings):
    """In a sample of all tricks none with STOKA is chaos, and unwon.2a is empty just where the lone leader wins."""
    counts, _ = script("exhaustive").slice_of(2, 20, **readings)
    assert counts.total() == 35 * 34 * 33 // 20 + 1
    assert not any(outcome == "chaos" and stoka for outcome, _, stoka in counts)
    assert any(stoka for _, _, stoka in counts)
    assert any(why == "no_active" for _, why, _ in counts) == (not readings)


def test_our_driver_counts_decisions_and_chance_apart():
    """The driver of whole games counts what seats decide, what chance draws and every event, the same twice."""
    one, count = script("games").sigilai()
    trace = one(random.Random(7))
    decisions, chance, events = count(trace)
    deciding = [answer for answer in trace.answers if answer.who in SEASONS]
    assert trace.value == "won"
    assert decisions == len(deciding) > 20
    assert chance == len(trace.answers) - decisions >= 2
    assert events == len(trace.events) > decisions
    assert count(one(random.Random(7))) == (decisions, chance, events)


def test_rounds_of_new_eleusis_are_whole():
    """The driver of New Eleusis plays whole rounds, and counts what players decide apart from the shuffled packs."""
    one, count = script("games").rounds()
    trace = one(random.Random(7))
    decisions, chance, events = count(trace)
    assert trace.value in ("won", "shared")
    assert decisions > 20 > chance >= 1
    assert events == len(trace.events) > decisions


def test_games_of_siggil_are_whole():
    """The driver of Siggil plays whole games of three, and counts what players decide apart from layout and deal."""
    one, count = script("games").three()
    trace = one(random.Random(7))
    decisions, chance, events = count(trace)
    assert trace.value in ("won", "shared")
    assert decisions > 20
    assert chance == 2
    assert events == len(trace.events) > decisions


def test_solo_deals_are_won_and_their_share_has_an_interval():
    """The solo benchmark counts the deals that a player wins, and Wilson's interval holds the share."""
    solo = script("siggil_solo")
    assert solo.won("random", "easy", range(3)) == 0
    assert solo.won("greedy", "easy", range(8)) > 0
    low, high = solo.wilson(10, 20)
    assert (round(low, 3), round(high, 3)) == (0.299, 0.701)
    assert solo.wilson(0, 20)[0] == 0
    assert solo.wilson(20, 20)[1] == 1


def test_matches_of_judge_domino_are_whole():
    """The driver of Judge Domino plays whole matches, and counts what players decide apart from what chance says."""
    one, count = script("games").matches()
    trace = one(random.Random(7))
    decisions, chance, events = count(trace)
    assert trace.value in ("won", "shared")
    assert decisions > 20 > chance >= 1
    assert events == len(trace.events) > chance


def test_a_push_is_measured_over_lines_that_run_through():
    """The benchmark of the estimate takes lines of eleven dominoes, all of which fall."""
    bench = script("topple")
    lines = bench.lines()
    assert len(lines) == bench.LINES
    assert {len(line) for line in lines} == {11}
    assert all(bench.topple(line).all_fell for line in lines)
    assert bench.milliseconds(lambda: bench.topple(lines[0])) > 0


def test_a_game_looked_at_is_the_same_game():
    """The second line of the benchmark plays the games of the first one."""
    games = script("games")
    (one, count), (looked, _) = games.sigilai(), games.looked_at()
    assert count(one(random.Random(3))) == count(looked(random.Random(3)))


def test_a_measured_round_gives_figures_above_zero():
    """A round plays at least one game, and counts its decisions, choices of chance and events."""
    games = script("games")
    assert all(figure > 0 for figure in games.measure(games.sigilai(), 0.001, 1))


def test_cards_are_judged_and_texts_read_at_a_rate_above_zero():
    """The benchmark of secret rules judges cards by a rule of ten calls, and reads a rule's text."""
    secret = script("secret")
    assert secret.TEN.text.count("(") == 10
    assert secret.judged(secret.TEN, 0.001) > 0
    assert secret.read(0.001) > 0


def test_induction_is_measured_over_one_game_a_rule():
    """The benchmark of induction plays one game of 20 cards under each rule, which leaves at least that rule."""
    induction = script("induction")
    played = induction.games()
    median, slowest, left = induction.induce(induction.known_rules(), played)
    assert {len(line) for line, _ in played} == {20}
    assert 0 < median <= slowest
    assert 1 <= left < 3


def test_a_simulation_is_measured_in_fresh_processes():
    """The benchmark of simulations plays as many games as it says, in one process, and tells time and memory."""
    seconds, memory = script("simulate").played(6, 1)
    assert seconds > 0
    assert 5 < memory < 2000


def test_a_trial_is_measured_in_a_fresh_process():
    """The benchmark of trials tries the example of a game that asks the most questions, and tells wall and CPU time."""
    trial = script("trial")
    one = trial.asking("domino")
    wall, cpu = trial.native(one.path)
    assert one.game == "domino"
    assert cpu > 0
    assert wall > 0


def test_gaps_are_measured_with_what_they_find():
    """The benchmark of gaps reads the report: with a few games already the empty hand is found at its clause."""
    _, cpu, found = script("gaps").once("--games", "12")
    assert cpu > 0
    assert ("sigilai/20", "empty_hand") in found
    assert len(script("gaps").NAMED) == 5
