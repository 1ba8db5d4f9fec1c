"""Sums of many games: they add up in any order, and their intervals are what the literature says."""

from __future__ import annotations

import json
import random
from math import sqrt
from statistics import mean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.tally import NUMBER, RATE, SERIES, SHARE, Pairs, Tally, Z, wilson

KINDS = {"ends": SHARE, "length": NUMBER, "field": SERIES, "cards": RATE}
games = st.fixed_dictionaries({
    "ends": st.lists(st.sampled_from("abc"), max_size=2), "length": st.integers(-5, 40),
    "field": st.lists(st.integers(0, 36), max_size=4),
    "cards": st.dictionaries(st.sampled_from("xy"), st.integers(0, 5).map(lambda n: (n // 2, n)))})


def tally(observed, kinds=KINDS):
    made = Tally(kinds)
    for one in observed:
        made.observe(one)
    return made


@given(st.lists(games, max_size=12), st.randoms(use_true_random=False))
def test_tallies_add_up_in_any_order(observed, rng):
    """However games are parted and in whatever order the parts are added, the sums are the same, to the letter."""
    whole, parts = tally(observed), [tally([one]) for one in observed]
    rng.shuffle(parts)
    total = Tally(KINDS)
    for part in parts:
        total.add(part)
    assert json.dumps(total.as_json()) == json.dumps(whole.as_json())
    assert Tally.of_json(KINDS, json.loads(json.dumps(whole.as_json()))).as_json() == whole.as_json()


@given(st.lists(st.tuples(games, games), max_size=8))
def test_pairs_add_up_and_are_read_again(observed):
    """Pairs of games add up like single ones, and are what their JSON says."""
    whole, total = Pairs(KINDS), Pairs(KINDS)
    for one, other in observed:
        whole.observe(one, other)
        part = Pairs(KINDS)
        part.observe(one, other)
        total.add(part)
    assert total.as_json() == whole.as_json()
    assert Pairs.of_json(KINDS, json.loads(json.dumps(whole.as_json()))).as_json() == whole.as_json()


def test_a_share_has_wilsons_interval():
    """Wilson's interval of 10 in 20 and 1 in 10 are the published ones, and it never leaves 0 to 1."""
    assert [round(bound, 3) for bound in (wilson(10, 20).low, wilson(10, 20).high)] == [0.299, 0.701]
    assert [round(bound, 4) for bound in (wilson(1, 10).low, wilson(1, 10).high)] == [0.0179, 0.4042]
    assert (wilson(0, 9).low, wilson(9, 9).high) == (0, 1)
    assert wilson(0, 0).low is None


def test_a_mean_has_the_normal_interval():
    """The mean of a number and of a step are those of the statistics module, with its standard error."""
    values = [3, 8, 8, 15, 40]
    made = tally([{"length": value, "field": [value]} for value in values])
    for one in (made.number("length"), made.series("field")[0]):
        assert one.value == pytest.approx(mean(values))
        assert one.high - one.value == pytest.approx(Z * stdev(values) / sqrt(5))
    assert [made.quantile("length", part) for part in (0.2, 0.5, 0.95)] == [3, 8, 40]
    assert tally([{"length": 4}]).number("length").low is None
    assert tally([]).number("length") is None


def test_a_rate_minds_that_what_happens_in_one_game_hangs_together():
    """Where every game is all hits or none, a rate is as uncertain as its games, not as its tries."""
    rng = random.Random(4)
    clustered = tally([{"cards": {"x": rng.choice([(0, 10), (10, 10)])}} for _ in range(100)]).rate("cards")["x"]
    single = tally([{"cards": {"x": rng.choice([(0, 1), (1, 1)])}} for _ in range(1000)]).rate("cards")["x"]
    assert clustered.of == single.of == 1000
    assert 2.5 < (clustered.high - clustered.low) / (single.high - single.low) < 3.9


def test_intervals_hold_the_true_value_about_as_often_as_they_say():
    """Of 400 samples of which the truth is known, each kind of interval holds it in 90 to 99 of 100."""
    rng = random.Random(7)
    held = dict.fromkeys(("share", "mean", "rate", "difference"), 0)
    for _ in range(400):
        pairs = Pairs(KINDS)
        for _ in range(60):
            luck = rng.random()
            one, other = luck < 0.3, luck < 0.2 or luck > 0.8  # 0.3 and 0.4, hanging together
            tries = rng.randint(1, 5)
            pairs.observe({"ends": ["a"] * one, "length": rng.randint(0, 10),
                           "cards": {"x": (sum(rng.random() < 0.25 for _ in range(tries)), tries)}},
                          {"ends": ["a"] * other})
        first = pairs.first
        for name, found, truth in (("share", first.share("ends")["a"], 0.3), ("mean", first.number("length"), 5),
                                   ("rate", first.rate("cards")["x"], 0.25),
                                   ("difference", pairs.differences("ends")["a"], 0.1)):
            held[name] += found.low <= truth <= found.high
    assert all(0.90 <= count / 400 <= 0.99 for count in held.values()), held


def test_differences_of_the_same_games_are_surer_than_of_others():
    """The interval of a difference uses that both are of the same games, for numbers and rates as for shares."""
    rng = random.Random(3)
    paired, apart = Pairs(KINDS), Pairs(KINDS)
    for _ in range(200):
        for pairs, tie in ((paired, True), (apart, False)):
            one = rng.randint(0, 30)
            other = one + rng.randint(0, 2) if tie else rng.randint(0, 30)
            pairs.observe({"length": one, "cards": {"x": (one, 40)}}, {"length": other, "cards": {"x": (other, 40)}})
    for name, key in (("length", ""), ("cards", "x")):
        near, far = paired.differences(name)[key], apart.differences(name)[key]
        assert near.low > 0
        assert 4 * (near.high - near.low) < far.high - far.low
    assert paired.differences("field") == {}


def test_a_rate_that_somebody_has_not_tried_has_no_difference():
    """What only one side had a chance to do has no rate on the other, so no difference."""
    pairs = Pairs(KINDS)
    pairs.observe({"cards": {"x": (1, 2)}}, {"cards": {"y": (1, 2), "x": (1, 1)}})
    assert [*pairs.differences("cards")] == ["x"]
    assert pairs.differences("cards")["x"].low is None
    assert pairs.games == 1


@pytest.mark.parametrize("data", [
    {}, {"games": -1, "sums": {name: {} for name in KINDS}}, {"games": 1, "sums": {}}, {"games": True, "sums": []},
    {"games": 1, "sums": {**{name: {} for name in KINDS}, "field": {"0": [1, 2]}}},
    {"games": 1, "sums": {**{name: {} for name in KINDS}, "length": {"x": 1}}},
    {"games": 1, "sums": {**{name: {} for name in KINDS}, "ends": {"a": 0.5}}},
    {"games": 1, "sums": {**{name: {} for name in KINDS}, "ends": None}},
])
def test_damaged_sums_are_not_read(data):
    """Sums that nobody wrote are refused, of tallies and of pairs."""
    with pytest.raises(ValueError):
        Tally.of_json(KINDS, data)
    empty = Tally(KINDS).as_json()
    with pytest.raises(ValueError):
        Pairs.of_json(KINDS, {"first": empty, "second": data, "cross": {name: {} for name in KINDS}})
    with pytest.raises(ValueError):
        Pairs.of_json(KINDS, {"first": empty, "second": empty, "cross": data})
    with pytest.raises(ValueError):
        Pairs.of_json(KINDS, {"first": empty, "second": empty, "cross": None})
