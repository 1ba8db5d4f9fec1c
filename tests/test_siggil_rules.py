"""Siggil clause by clause: the worked facts, every open question under every reading, every refusal."""

from __future__ import annotations

from itertools import combinations

import pytest
from canonical import cited
from hypothesis import given, settings
from hypothesis import strategies as st
from siggil_table import ANA, BRUNO, CILDA, DAINA, FOUR, FOURS, OPEN, TURTLES, TWO, taken, under

from engine.play import CHANCE, Play, listed_answers, random_answers, run
from engine.problems import SetupError
from engine.siggil import (
    FAMILIES,
    LAWBOOK,
    REQUESTS,
    Setup,
    Solo,
    capture,
    captures,
    game,
    in_reach,
    layouts,
    names,
    rules,
    solo,
    table,
    turn,
)
from engine.siggil.cards import CARDS, NUMBERED, OURS, SPIRITS, numbers_with, parse_card, stated_number
from engine.siggil.layouts import Layout, Place
from engine.siggil.moves import Move, follow
from engine.siggil.rulings import PARAMETERS, QUESTIONS, ids
from engine.siggil.table import Table
from engine.vocabulary import defaults

#: Every clause id of the game.
CLAUSES = set(ids("players", "parts.1", "parts.2", "parts.3", "setup.1", "setup.2", "setup.3", "setup.4", "turn.1",
                  "turn.2", "turn.3", "capture.1", "capture.2", "capture.3", "capture.4", "end.1", "end.2", "end.3",
                  "end.4", "solo.1", "solo.2", "solo.3", "solo.4", "solo.5"))
#: The open questions: clauses, then readings, the printed one first.
OPEN_QUESTIONS = {
    "layout": ["gap", "ours"], "spirit_numbers": ["gap", "ours"], "first_player": ["gap", "first_named"],
    "turn_order": ["gap", "clockwise"], "set_size": ["exactly", "at_least"], "steal_size": ["exactly", "at_least"],
    "sets_face": ["down", "up"], "spirit_face": ["down", "up"], "regain_trait": ["same_trait", "any"],
    "spirits_at_setup": ["freed_at_once", "after_first_turn"], "win_moment": ["at_once", "end_of_turn"],
    "win_count": ["holds_now", "captured_ever"], "final_tie": ["gap", "shared"],
    "free_limit_multiplayer": ["none", "three"],
    "who_leaves": ["player_chooses_among_held", "may_be_the_new_one"], "lost_spirit_ends_easy": ["no", "yes"],
    "must_capture": ["yes", "no"], "solo_set": ["by_grade", "either"], "last_card": ["discard_only", "take_only"],
    "solo_end": ["gap", "lost"],
}
TABLE_READINGS = {"layout": "ours", "spirit_numbers": "ours", "first_player": "first_named", "turn_order": "clockwise",
                  "sets_face": "up", "spirit_face": "up", "final_tie": "shared", "solo_end": "lost"}
NUMBERS = {"players.min": 1, "players.max": 4, "cards": 56, "families": 7, "ranks": 7, "spirits": 7, "set": 3,
           "set.four": 2, "steal.more": 1, "win.two": 5, "win.three": 4, "win.four": 3, "solo.every": 7,
           "solo.discard": 1, "solo.take": 1, "solo.set.easy": 3, "solo.set.advanced": 4, "solo.win.easy": 7,
           "solo.win.advanced": 6, "solo.free": 3}
FROZEN = {"2026-11/printed": "105aa10fd26a4758cd057c33600c7f7ba628f0698b246c842fc9d288b405c9f8",
          "2026-11/table": "f570cba292c1feebc770f317afbb28d021c006ca5e70b50fd4e16e6708168b5f"}


def problems(call, *args, **others):
    """Place and code of each problem of a set-up."""
    with pytest.raises(SetupError) as error:
        call(*args, **others)
    return [(one.where, one.code) for one in error.value.problems]


def refusal(result):
    """Clauses and reason of the refusal at which play stopped."""
    why = result.why if result.call == "capture" else result.refused
    return [clause.removeprefix("siggil/") for clause in why.clauses], why.reason


# Questions, numbers, cards

def test_the_open_questions_are_those_of_the_list():
    """Every open question of the list is there with its readings in order, and there is no other."""
    assert {question.name: list(question.names) for question in QUESTIONS} == OPEN_QUESTIONS
    assert {parameter.name: parameter.value for parameter in PARAMETERS} == NUMBERS
    assert all(one.low <= one.value <= one.high for one in PARAMETERS)


def test_presets_are_the_first_readings_and_what_the_list_says():
    """Printed is the first reading everywhere; table departs from it where the list says, and leaves no gap."""
    printed, ours = LAWBOOK.presets["printed"], LAWBOOK.presets["table"]
    assert printed.readings == {question.name: question.printed for question in QUESTIONS}
    assert ours.readings == {**printed.readings, **TABLE_READINGS}
    assert printed.parameters == ours.parameters == NUMBERS
    assert "gap" not in ours.readings.values()


@pytest.mark.parametrize("name", sorted(FROZEN))
def test_a_published_edition_is_frozen(name):
    """A published edition has the digest it was published with, and its content has that digest."""
    edition = LAWBOOK.editions[name]
    assert edition.status == "published"
    assert edition.digest == edition.computed_digest() == FROZEN[name]


def test_every_clause_that_is_cited_exists():
    """Questions, parameters, grounds, events, choices and refusals name clauses of the text and no others."""
    named = {clause for thing in (*QUESTIONS, *PARAMETERS) for clause in thing.clauses}
    named |= {clause for question in QUESTIONS for reading in question.readings for clause in reading.grounds.clauses}
    named |= {clause for module in (rules, table, captures) for name, value in vars(module).items() if name.isupper()
              for clause in cited(value, "siggil")}
    assert named == CLAUSES
    played = {clause for seed in range(8) for clause in game(seed=seed).clauses}
    played |= {clause for seed in range(4) for clause in run(Setup("solo", dict(defaults(solo)) | {
        "seed": seed}).solo(), random_answers(seed)).clauses}
    assert CLAUSES - played <= set(ids("solo.4", "end.1", "end.4", "capture.3"))  # not every game has these
    for question in QUESTIONS:
        assert question.readings[0].grounds.who in ("text", "convention"), question.name


def test_the_cards_are_seven_families_of_seven_and_a_spirit_each():
    """There are 56 cards: seven families by seven numbers, seven spirits of different families and numbers."""
    assert len(CARDS) == len(set(CARDS)) == 56
    assert len(FAMILIES) == 7
    assert "Vėžlys" in FAMILIES
    assert [str(card) for card in NUMBERED[21:23]] == ["Vėžlys 1", "Vėžlys 2"]
    assert sorted(OURS.values()) == list(range(1, 8))
    assert OURS[parse_card("Vėžlys*")] == 4
    assert all(card.spirit == str(card).endswith("*") for card in CARDS)
    assert names()["cards"]["Vėžlys*"] == {"family": "Vėžlys", "number": 4, "spirit": True}
    assert names()["cards"]["Akmuo*"]["number"] is None
    assert [len(known) for known in names()["names"].values()] == [49, 7, 5]


@pytest.mark.parametrize(("text", "card", "number"), [
    ("Vėžlys 4", "Vėžlys 4", None), ("Ve\u0307z\u030clys*", "Vėžlys*", None), ("Akmuo*6", "Akmuo*", 6),
    ("Akmuo*0", None, None), ("Akmuo*66", None, None), ("Nieko*6", None, None), ("", None, None),
    ("Akmuo 8", None, None)])
def test_a_text_names_a_card_or_none(text, card, number):
    """A card, a spirit, and a spirit with a stated number are read in any form of their letters; nothing else is."""
    assert parse_card(text) == card
    assert stated_number(text) == number


def test_stated_numbers_change_places_with_ours():
    """Whatever numbers are stated, each spirit has another one."""
    stone, leaf = SPIRITS[:2]
    for pairs in combinations(range(1, 8), 2):
        stated = dict(zip((stone, leaf), pairs, strict=True))
        numbers = numbers_with(stated)
        assert sorted(numbers.values()) == list(range(1, 8))
        assert stated.items() <= numbers.items()


# Captures: the worked facts (capture.1–capture.4)

@pytest.mark.parametrize("cards", [TURTLES[:3], FOURS[:3], ["Vėžlys 4", *FOURS[:2]], ["Vėžlys 4", *TURTLES[:2]]])
def test_three_of_its_family_or_number_capture_a_free_spirit(cards):
    """The free Turtle with its 4 is captured by three turtles or three fours; nothing open is asked."""
    captured = capture("Vėžlys*", cards=cards)
    assert (captured.allowed, captured.why, captured.asked) == (True, None, {})
    assert captured.clauses == ["siggil/capture.1"]
    assert captured.outcome == "allowed"
    assert repr(captured) == "<capture: allowed>"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_cards_suffice_with_four_players_only(players):
    """Two cards capture a free spirit where four play, and are one too few where fewer do."""
    captured = capture("Vėžlys*", cards=TURTLES[:2], players=players)
    assert captured.allowed == (players == 4)
    if players < 4:
        assert refusal(captured) == (["capture.1"], "too_few_cards")
        assert captured.why.facts["missing"] == 1


@pytest.mark.parametrize(("cards", "reason"), [
    (["Vėžlys 1", "Vėžlys 2", "Akmuo 4"], "mixed_traits"), (["Akmuo 1", "Akmuo 2", "Akmuo 3"], "not_its_family"),
    (["Akmuo 5", "Lapas 5", "Ugnis 5"], "not_its_number"), (["Akmuo 1", "Lapas 2", "Ugnis 3"], "mixed_traits"),
    ([], "no_cards"), (["Vėžlys 1"], "too_few_cards"), (TURTLES[:4], "too_many_cards")])
def test_a_set_shares_one_trait_and_has_its_size(cards, reason):
    """Cards that do not share the spirit's family or number, too few and too many capture nothing."""
    captured = capture("Vėžlys*", cards=cards)
    assert captured.allowed is False
    assert refusal(captured) == (["capture.1"], reason)


@pytest.mark.parametrize("spirit", SPIRITS)
def test_a_set_of_one_trait_fits_one_spirit_by_it(spirit):
    """Of the seven families and seven numbers, one each captures a spirit."""
    by_family = [capture(spirit, cards=[f"{family} {number}" for number in (1, 2, 3)], rulings="table").allowed
                 for family in FAMILIES]
    by_number = [capture(spirit, cards=[f"{family} {number}" for family in FAMILIES[:3]], rulings="table").allowed
                 for number in range(1, 8)]
    assert by_family.count(True) == by_number.count(True) == 1
    assert by_number.index(True) + 1 == OURS[spirit]


@pytest.mark.parametrize(("count", "allowed"), [(3, False), (4, True), (5, False)])
def test_exactly_one_more_takes_another_players_spirit(count, allowed):
    """A spirit on three cards is taken by four matching ones, of another trait too, and by no other number."""
    for cards in (TURTLES, FOURS):
        captured = capture("Vėžlys*", cards=cards[:count], holder_set=["Vėžlys 4", *TURTLES[:2]]
                           if cards is FOURS else [*FOURS[:3]])
        assert captured.allowed == allowed
        assert "siggil/capture.2" in captured.clauses


def test_with_four_players_three_cards_take_a_spirit_on_two():
    """Where four play, a spirit lies on two cards and three take it."""
    assert capture("Vėžlys*", cards=TURTLES[:3], holder_set=FOURS[:2], players=4).allowed


@pytest.mark.parametrize(("cards", "reason"), [
    (TURTLES[3:4], None), (TURTLES[3:5], "not_exactly_more"), ([], "no_cards"), (["Ugnis 4"], "mixed_traits"),
    (["Akmuo 1"], "mixed_traits")])
def test_regaining_adds_to_ones_own_set_up_to_one_more(cards, reason):
    """With three turtles before one, one more turtle regains a spirit on three cards; two do not, nor does a four."""
    captured = capture("Vėžlys*", cards=cards, own_set=TURTLES[:3], holder_set=FOURS[:3])
    assert captured.allowed == (reason is None)
    assert captured.clauses == ["siggil/capture.3"]
    assert reason is None or captured.why.reason == reason


def test_nothing_is_regained_by_no_cards():
    """An own set that is large enough already regains nothing by itself."""
    assert refusal(capture("Vėžlys*", own_set=TURTLES[:4], holder_set=FOURS[:3])) == (["capture.3"], "no_cards")


def test_a_former_holder_may_steal_by_a_new_set():
    """Five fours against four turtles capture despite an earlier set; where neither way does, regaining tells why."""
    added = {"own_set": TURTLES[:2], "holder_set": [*TURTLES[2:5], "Vėžlys 4"]}
    fresh = capture("Vėžlys*", cards=FOURS[:5], **added)
    assert (fresh.allowed, fresh.clauses) == (True, ["siggil/capture.2"])
    assert refusal(capture("Vėžlys*", cards=FOURS[:4], **added)) == (["capture.3"], "not_exactly_more")
    both = capture("Vėžlys*", cards=TURTLES[2:4], own_set=TURTLES[:2], holder_set=FOURS[:3], players=4)
    assert (both.allowed, both.clauses) == (True, ["siggil/capture.3"])


def test_the_ways_that_are_refused_are_asked_aloud():
    """Where neither way is allowed, the trace names the questions of both."""
    refused = capture("Vėžlys*", cards=["Ugnis 4"], own_set=TURTLES[:3], holder_set=FOURS[:3])
    assert refused.asked.keys() == {"steal_size", "sets_face", "regain_trait"}


def test_a_missing_size_is_told_only_where_sets_lie_face_up():
    """Where sets lie face down, a refused steal says only that it is not exactly one more."""
    down, up = under("sets_face", capture, "Vėžlys*", cards=TURTLES[:3], holder_set=FOURS[:3]).values()
    assert (down.why.reason, dict(down.why.facts)) == ("not_exactly_more", {"spirit": "Vėžlys*", "more": 1})
    assert (up.why.reason, up.why.facts["held"], up.why.facts["needed"]) == ("too_few_to_take", 3, 4)
    many = capture("Vėžlys*", cards=TURTLES[:5], holder_set=FOURS[:3], rulings={"sets_face": "up"})
    assert many.why.reason == "too_many_to_take"
    assert down.asked == {"sets_face": "down", "steal_size": "exactly"}
    least = capture("Vėžlys*", cards=TURTLES[:3], holder_set=FOURS[:3], rulings={"steal_size": "at_least"})
    assert least.why.reason == "not_enough_more"


# Open questions of captures

def test_spirit_numbers_is_asked_where_a_number_decides():
    """Three sixes and the Stone: the text gives no number; ours is another one; a stated one decides."""
    sixes = ["Akmuo 6", "Lapas 6", "Ugnis 6"]
    gap, ours = under("spirit_numbers", capture, "Akmuo*", cards=sixes).values()
    assert (gap.allowed, gap.gap, gap.outcome, gap.why) == (None, "spirit_numbers", "gap", None)
    assert refusal(ours) == (["capture.1"], "not_its_number")
    assert ours.asked == {"spirit_numbers": "ours"}
    stated = capture("Akmuo*6", cards=sixes)
    assert (stated.allowed, stated.asked) == (True, {})
    assert refusal(capture("Akmuo*5", cards=sixes)) == (["capture.1"], "not_its_number")


@pytest.mark.parametrize(("cards", "reason"), [
    (["Akmuo 4", "Lapas 4", "Ugnis 4"], "not_its_number"), (["Akmuo 6", "Lapas 6"], "too_few_cards"),
    (["Akmuo 6", "Lapas 6", "Ugnis 6", "Vėjas 6"], "too_many_cards")])
def test_spirit_numbers_is_not_asked_where_it_decides_nothing(cards, reason):
    """Fours are the Turtle's, two cards are too few and four too many whatever the number: no gap."""
    captured = capture("Akmuo*", cards=cards)
    assert refusal(captured) == (["capture.1"], reason)
    assert "spirit_numbers" not in captured.asked


def test_the_last_spirit_has_the_number_that_is_left():
    """Where six numbers are stated or published, the seventh is known and not asked."""
    free = ["Akmuo*1", "Lapas*2", "Plunksna*3", "Vėjas*5", "Kriauklė*6", "Ugnis*"]
    sevens = ["Akmuo 7", "Lapas 7", "Vėjas 7"]
    captured = taken(free=free, hands={ANA: sevens}, capture=("Ugnis*", sevens))
    assert captured.spirits[ANA] == ["Ugnis*"]
    assert "spirit_numbers" not in captured.asked
    assert taken(free=free[1:], hands={ANA: sevens}, capture=("Ugnis*", sevens)).gap == "spirit_numbers"


def test_set_size():
    """Four turtles for a free spirit: one too many, or allowed."""
    exactly, at_least = under("set_size", capture, "Vėžlys*", cards=TURTLES[:4]).values()
    assert (exactly.allowed, at_least.allowed) == (False, True)
    assert exactly.asked == {"set_size": "exactly"}
    assert at_least.asked == {"set_size": "at_least"}


def test_steal_size():
    """Five turtles against three: one too many, or allowed."""
    exactly, at_least = under("steal_size", capture, "Vėžlys*", cards=TURTLES[:5], holder_set=FOURS[:3]).values()
    assert (exactly.allowed, at_least.allowed) == (False, True)
    assert at_least.asked == {"steal_size": "at_least"}


def test_regain_trait():
    """A four added to three turtles: a set is of one trait, or any card that fits the spirit may be added."""
    added = {"own_set": TURTLES[:3], "holder_set": FOURS[:3]}
    same, anything = under("regain_trait", capture, "Vėžlys*", cards=["Ugnis 4"], **added).values()
    assert refusal(same) == (["capture.3"], "mixed_traits")
    assert anything.allowed
    assert anything.asked == {"regain_trait": "any"}
    any_trait = {"regain_trait": "any"}
    assert refusal(capture("Vėžlys*", cards=["Ugnis 5"], **added, rulings=any_trait))[1] == "mixed_traits"
    stones = {"own_set": ["Akmuo 1", "Akmuo 2"], "holder_set": ["Akmuo 3", "Akmuo 4"], "players": 4}
    assert capture("Akmuo*", cards=["Lapas 6"], **stones, rulings=any_trait).gap == "spirit_numbers"
    ours = {**any_trait, "spirit_numbers": "ours"}
    assert refusal(capture("Akmuo*", cards=["Lapas 6"], **stones, rulings=ours)) == (["capture.3"], "not_its_number")
    assert capture("Akmuo*", cards=["Lapas 1"], **stones, rulings=ours).allowed


def test_a_number_set_is_regained_by_its_number():
    """Cards added to a set of sixes must be sixes, and whether the Stone has the six must be known."""
    sixes = {"own_set": ["Akmuo 6", "Lapas 6"], "holder_set": ["Akmuo 3", "Akmuo 4"], "players": 4}
    assert capture("Akmuo*6", cards=["Ugnis 6"], **sixes).allowed
    assert capture("Akmuo*", cards=["Ugnis 6"], **sixes).gap == "spirit_numbers"
    assert refusal(capture("Lapas*", cards=["Akmuo 5"], own_set=["Akmuo 1", "Akmuo 2"], holder_set=["Lapas 1"]))[1] \
        == "not_its_family"


# What a hand lacks

def ways(spirit, hand, rulings="table", **others):
    """The clause, traits, needed and missing cards of each way to the spirit of the set-up."""
    told = in_reach({"spirit": spirit, "cards": hand, **others}, rulings)["reach"]
    return [(one["clauses"][0].removeprefix("siggil/"), *one["traits"], one["needed"], one["missing"])
            for one in told if one["spirit"] == parse_card(spirit)]


def test_a_hand_is_searched_for_sets_and_what_is_missing_is_counted():
    """By family and by number: how many cards it takes, and how many of them are missing; fewer with four players."""
    hand = [*TURTLES[:2], *FOURS[:3]]
    assert ways("Vėžlys*", hand) == [("capture.1", "Vėžlys", 3, 1), ("capture.1", 4, 3, 0)]
    assert ways("Vėžlys*", hand, players=4) == [("capture.1", "Vėžlys", 2, 0), ("capture.1", 4, 2, 0)]
    assert ways("Akmuo*", hand, "printed") == [("capture.1", "Akmuo", 3, 2)]
    assert ways("Akmuo*6", hand, "printed") == [("capture.1", "Akmuo", 3, 2), ("capture.1", 6, 3, 3)]
    told = in_reach({"spirit": "Akmuo*6"})
    assert told["numbers"] == {"Vėžlys*": 4, "Akmuo*": 6}
    assert [one["spirit"] for one in told["reach"]] == ["Akmuo*", "Akmuo*", "Lapas*", "Plunksna*", "Vėžlys*", "Vėžlys*",
                                                       "Vėjas*", "Kriauklė*", "Ugnis*"]


def test_towards_another_players_spirit_own_sets_count_too():
    """One card more than the holder's, less those of one's own set; of both traits where that may be mixed."""
    held = {"own_set": TURTLES[:2], "holder_set": FOURS[:4], "players": 4}
    assert ways("Vėžlys*", [*TURTLES[2:4], "Vėžlys 4"], **held) == [
        ("capture.3", "Vėžlys", 3, 0), ("capture.2", "Vėžlys", 5, 2), ("capture.2", 4, 5, 4)]
    mixing = {"preset": "table", "regain_trait": "any"}
    assert ways("Vėžlys*", TURTLES[2:4], mixing, **held)[:1] == [("capture.3", "Vėžlys", 4, 3, 1)]
    assert ways("Vėžlys*", TURTLES[2:4], **{**held, "own_set": TURTLES[:2] + TURTLES[4:] + ["Vėžlys 4"],
                                           "holder_set": FOURS[:3]}) == [
        ("capture.2", "Vėžlys", 4, 2), ("capture.2", 4, 4, 4)]  # the own set is large enough already


@pytest.mark.parametrize(("steal_size", "reason"), [("exactly", "not_exactly_more"), ("at_least", "not_enough_more")])
def test_towards_a_set_that_lies_face_down_nothing_is_counted(steal_size, reason):
    """Where sets lie face down it is told only that the cards are not so many more, as a refused steal is."""
    told = in_reach({"spirit": "Vėžlys*", "cards": TURTLES[:2], "holder_set": FOURS[:3]}, {"steal_size": steal_size})
    first = told["reach"][0]
    assert (first["needed"], first["missing"], first["refusal"]["reason"]) == (None, None, reason)
    enough = in_reach({"spirit": "Vėžlys*", "cards": TURTLES[:4], "holder_set": FOURS[:3]})["reach"][0]
    assert (enough["needed"], enough["missing"], enough["refusal"]) == (4, 0, None)


def test_what_cannot_be_asked_about_is_told():
    """A hand that is none is told with every problem, as by the call itself."""
    assert problems(in_reach, {"spirit": "Nieko", "cards": 3}) == [("spirit", "unknown_spirit"),
                                                                  ("cards", "not_a_list")]
    assert {"reach": in_reach} == REQUESTS


@settings(max_examples=80, deadline=None)
@given(st.lists(st.sampled_from(NUMBERED), unique=True, max_size=9), st.sampled_from([2, 3, 4]),
       st.sampled_from(["exactly", "at_least"]))
def test_nothing_is_missing_just_where_some_cards_capture(hand, players, steal_size):
    """A way lacks nothing just where any so many of its cards capture the spirit."""
    rulings = {"preset": "table", "steal_size": steal_size}
    held = [card for card in NUMBERED if card.family == "Ugnis" and card not in hand][:3]
    args = {"spirit": "Ugnis*", "holder_set": held} if held else {"spirit": "Ugnis*"}
    for way in in_reach({**args, "cards": hand, "players": players}, rulings)["reach"]:
        stated = args if way["spirit"] == "Ugnis*" else {"spirit": way["spirit"]}
        few = [capture(**stated, cards=cards, players=players, rulings=rulings).allowed
               for cards in combinations(way["cards"], min(way["needed"], len(way["cards"])))]
        assert set(few) == {way["missing"] == 0}


# The set-up (setup.1–setup.4)

STACK = [("Akmuo 1", 0, 0, 1, "down"), ("Vėžlys*", 0, 1, 2, "down"), ("Ugnis*", 1, 2, 3, "up"),
         ("Lapas 1", 9, 9, 1, "down")]


def test_what_nothing_covers_is_turned_up_and_spirits_leave_one_after_another():
    """A spirit that leaves uncovers the next: both leave, and the card under them is turned up."""
    set_up = turn(TWO, siggil=STACK)
    assert [(event.kind, *event.facts.values()) for event in set_up.events] == [
        ("turned_up", "Lapas 1"), ("spirit_freed", "Ugnis*"), ("turned_up", "Vėžlys*"), ("spirit_freed", "Vėžlys*"),
        ("turned_up", "Akmuo 1")]
    assert set_up.free == ["Ugnis*", "Vėžlys*"]
    assert set_up.available == ["Lapas 1", "Akmuo 1"]
    assert (set_up.pending.kind, set_up.pending.who, set_up.outcome) == ("take", ANA, None)


def test_a_cascade_in_the_middle_of_a_turn():
    """The card that is taken frees a spirit, which frees another one, which may be captured at once."""
    siggil = [("Akmuo 1", 0, 0, 1, "down"), *STACK[1:3], ("Vėžlys 4", 2, 3, 4, "up"), ("Lapas 1", 9, 9, 1, "up")]
    played = turn(TWO, siggil=siggil, hands={ANA: TURTLES[:2]}, take="Vėžlys 4",
                  capture=("Vėžlys*", [*TURTLES[:2], "Vėžlys 4"]))
    assert played.kinds == ["took", "spirit_freed", "turned_up", "spirit_freed", "turned_up", "captured"]
    assert played.outcome == "played"
    assert played.spirits == {ANA: ["Vėžlys*"], BRUNO: []}
    assert played.sets[ANA] == [("Vėžlys*", [*TURTLES[:2], "Vėžlys 4"])]
    assert played.free == ["Ugnis*"]
    assert played.siggil == ["Akmuo 1", "Lapas 1"]
    assert played.hands == {ANA: [], BRUNO: []}


def test_spirits_at_setup():
    """A spirit on the top at the start leaves at once, or after the first turn."""
    siggil = [("Akmuo 1", 0, 0, 1, "up"), ("Ugnis*", 1, 0, 2, "down"), ("Lapas 1", 9, 9, 1, "up"),
              ("Lapas 2", 5, 5, 1, "up")]
    at_once, later = under("spirits_at_setup", turn, TWO, siggil=siggil, take="Lapas 1").values()
    assert at_once.kinds == ["turned_up", "spirit_freed", "took", "captured_nothing"]
    assert later.kinds == ["turned_up", "took", "captured_nothing", "spirit_freed"]
    assert at_once.asked == {"spirits_at_setup": "freed_at_once"}
    waiting = turn(TWO, siggil=siggil, rulings={"spirits_at_setup": "after_first_turn"})
    assert waiting.options == ["Lapas 1", "Lapas 2"]
    assert waiting.why_not("Ugnis*").reason == "spirits_are_not_taken"
    only_spirits = turn(TWO, siggil=siggil[:2], rulings={"spirits_at_setup": "after_first_turn"})
    assert only_spirits.kinds[:3] == ["turned_up", "spirit_freed", "took"]
    assert "spirits_at_setup" not in only_spirits.asked


def test_layout():
    """A game that names no layout asks for one: a gap, or one of ours that chance draws."""
    gap, ours = under("layout", game, rulings={"preset": "table"}).values()
    assert (gap.gap, gap.outcome, gap.kinds) == ("layout", "gap", [])
    assert ours.kinds[:2] == ["layout_chosen", "laid_out"]
    assert ours.trace.answers[0].who == CHANCE
    named = game(layout="Turtle")
    assert "layout" not in named.asked
    assert turn(TWO).gap == solo(rulings="printed").gap == "layout"


def test_a_turn_in_a_layout_deals_what_lies_nowhere_else():
    """Where cards are in hands and sets, the rest lies in the layout, the lowest places first."""
    stated = turn(TWO, layout="Pyramids", hands={ANA: TURTLES}, sets={BRUNO: {"Vėžlys*": FOURS[:3]}}, free=["Ugnis*"],
                  seed=3)
    state = stated.trace.table.state()
    assert len(state["siggil"]) + len(state["free"]) == 56 - 6 - 3 - 1
    assert not {*TURTLES, *FOURS[:3], "Vėžlys*"} & {*stated.siggil}
    assert stated.pending.kind == "take"
    again = turn(TWO, layout="Pyramids", seed=3)
    assert again.siggil != turn(TWO, layout="Pyramids", seed=4).siggil
    assert again.siggil == turn(TWO, layout="Pyramids", seed=3).siggil
    assert again.trace.table.state()["layout"] == "Pyramids"
    assert taken().trace.table.state()["layout"] is None
    top = turn(TWO, layout="Columns", hands={ANA: TURTLES[:5]}, take=(33, 3, 4))
    assert top.refused.reason == "not_open_in_siggil"  # the last places are those that stay empty


# A turn (turn.1–turn.3)

def test_the_taken_card_goes_to_the_hand_and_a_capture_may_follow():
    """One card is taken, then at most one spirit is captured, or none."""
    played = taken(free=["Vėžlys*"], hands={ANA: TURTLES[:3]})
    assert played.kinds == ["took", "captured_nothing"]
    assert played.clauses == ["siggil/turn.1", "siggil/turn.2", "siggil/turn.3"]
    assert played.hands[ANA] == [*TURTLES[:3], "Lapas 1"]
    asked = turn(TWO, siggil=OPEN, free=["Vėžlys*"], hands={ANA: TURTLES[:3]}, answers=["Lapas 1"])
    assert asked.options == ["Vėžlys*+" + "+".join(TURTLES[:3]), "skip"]
    done = turn(TWO, siggil=OPEN, free=["Vėžlys*"], hands={ANA: TURTLES[:3]},
                answers=["Lapas 1", ["Vėžlys*", *TURTLES[:3]]])
    assert done.spirits[ANA] == ["Vėžlys*"]
    stated = turn(TWO, siggil=OPEN, free=["Vėžlys*"], hands={ANA: TURTLES[:3]}, capture=("Vėžlys*", TURTLES[:3]),
                  answers=["Lapas 2"])
    assert stated.spirits[ANA] == ["Vėžlys*"]


@pytest.mark.parametrize(("take", "clauses", "reason"), [
    ("Akmuo 1", ["setup.2", "turn.1"], "card_is_covered"), ((0, 0, 1), ["setup.2", "turn.1"], "card_is_covered"),
    ((3, 0, 1), ["setup.2", "turn.1"], "card_is_covered"), ("Akmuo 3", ["turn.1"], "not_open_in_siggil"),
    ("Ugnis 7", ["turn.1"], "not_open_in_siggil"), ((50, 0, 1), ["turn.1"], "not_open_in_siggil"),
    ("Vėžlys 1", ["turn.2"], "already_in_hand"), ("Ugnis*", ["setup.4", "turn.1"], "spirits_are_not_taken")])
def test_only_an_available_card_is_taken(take, clauses, reason):
    """A covered card, one that nobody sees, a spirit, a card in hand: refused, and nothing has changed."""
    siggil = [("Akmuo 1", 0, 0, 1, "up"), ("Akmuo 2", 1, 0, 2, "up"), ("Akmuo 3", 3, 0, 1, "down"),
              ("Akmuo 4", 4, 0, 2, "up")]
    position = {"siggil": siggil, "free": ["Ugnis*"], "hands": {ANA: ["Vėžlys 1"]}}
    refused = turn(TWO, **position, take=take)
    assert refusal(refused) == (clauses, reason)
    assert refused.outcome == "refused"
    assert refused.trace.table.state() == turn(TWO, **position).trace.table.state()
    if reason == "card_is_covered":
        assert refused.refused.facts["count"] == 1


def test_a_place_is_taken_as_its_card():
    """A place is as good as the card's name, in numbers or a text; without the level, the uppermost card there."""
    assert taken(take=(4, 0, 1)).of("took") == taken(take=(4, 0)).of("took") == [{"player": ANA, "card": "Lapas 2"}]
    asked = turn(TWO, siggil=OPEN)
    assert asked.why_not("4,0,1") is asked.why_not("4,0") is None
    assert asked.why_not("4").reason == asked.why_not("-1,0,1").reason == asked.why_not("5,0").reason \
        == "not_open_in_siggil"
    stack = [("Akmuo 2", 0, 0, 1, "up"), ("Akmuo 1", 0, 0, 0, "up"), ("Lapas 1", 4, 0, 0, "up")]
    assert turn(TWO, siggil=stack, take=(0, 0)).of("took") == [{"player": ANA, "card": "Akmuo 2"}]
    assert turn(TWO, siggil=stack, take=(0, 0, 0)).refused.reason == "card_is_covered"
    assert asked.pending.menu.conceivable() == ["Lapas 1", "Lapas 2"]


@pytest.mark.parametrize(("captured", "clauses", "reason"), [
    (("Ugnis*", ["Ugnis 1"]), ["capture.1"], "spirit_not_free"),
    (("Lapas*", ["Lapas 3"]), ["capture.1"], "spirit_not_free"),
    (("Vėžlys*", FOURS[:3]), ["turn.2", "capture.1"], "not_in_hand"),
    (("Vėžlys*", ["Vėžlys 1", "Vėžlys 1", "Vėžlys 2"]), ["turn.2", "capture.1"], "card_named_twice"),
    (("Vėžlys*", TURTLES[:2]), ["capture.1"], "too_few_cards"),
    (("Vėžlys*", TURTLES[:4]), ["capture.1"], "too_many_cards"),
    (("Vėžlys*", ["Vėžlys 1", "Vėžlys 2", "Vėjas 4"]), ["capture.1"], "mixed_traits"),
    (("Akmuo*", ["Akmuo 1"]), ["capture.2"], "already_yours"),
    (("Kriauklė*", TURTLES[:4]), ["capture.2"], "not_its_family")])
def test_what_captures_nothing_is_refused_and_changes_nothing(captured, clauses, reason):
    """A spirit that is not free, cards not in hand, mixed traits, too few, too many: refused, and nothing changed."""
    position = {"siggil": [*OPEN, ("Ugnis*", 8, 0, 1, "up"), ("Ugnis 2", 8, 0, 2, "up")], "free": ["Vėžlys*"],
                "hands": {ANA: [*TURTLES[:4], "Vėjas 4"]},
                "sets": {ANA: {"Akmuo*": ["Akmuo 1", "Akmuo 2", "Akmuo 3"]},
                         BRUNO: {"Kriauklė*": ["Kriauklė 1", "Kriauklė 2", "Kriauklė 3"]}}}
    refused = taken(**position, capture=captured)
    assert refusal(refused) == (clauses, reason)
    assert refused.kinds == ["took", "refused"]
    assert refused.trace.table.state() == taken(**position).trace.table.state()


def test_a_second_capture_in_a_turn_is_refused():
    """A second capture is refused, and the first one stands."""
    refused = taken(free=["Vėžlys*", "Akmuo*"], hands={ANA: [*TURTLES[:3], "Akmuo 1", "Akmuo 2", "Akmuo 3"]},
                    capture=[("Vėžlys*", TURTLES[:3]), ("Akmuo*", ["Akmuo 1", "Akmuo 2", "Akmuo 3"])])
    assert refusal(refused) == (["turn.3"], "second_capture")
    assert refused.spirits[ANA] == ["Vėžlys*"]
    assert refused.free == ["Akmuo*"]
    asked = turn(TWO, siggil=OPEN, free=["Vėžlys*"], hands={ANA: TURTLES[:3]}, answers=["Lapas 1"])
    assert asked.why_not("Lapas 2").reason == "not_a_capture"
    assert asked.why_not("Vėžlys*+Lapas 2+Lapas 9").reason == "not_a_capture"
    assert asked.why_not("skip") is None


def test_steal_regain_and_a_fresh_set_by_the_former_holder():
    """Bruno's three are beaten by four; he regains with two more, or takes the spirit by a fresh set of five."""
    sets = {BRUNO: {"Vėžlys*": TURTLES[:3]}}
    stolen = taken(hands={ANA: FOURS[:4]}, sets=sets, capture=("Vėžlys*", FOURS[:4]))
    assert stolen.of("stole") == [{"player": ANA, "spirit": "Vėžlys*", "cards": tuple(FOURS[:4]), "holder": BRUNO}]
    assert stolen.spirits == {ANA: ["Vėžlys*"], BRUNO: []}
    assert stolen.sets[BRUNO] == [("Vėžlys*", TURTLES[:3])]
    assert "siggil/capture.4" in stolen.clauses
    both = {ANA: {"Vėžlys*": TURTLES[:3]}, BRUNO: {"Vėžlys*": FOURS[:4]}}
    regained = taken(hands={ANA: TURTLES[3:]}, sets=both, capture=("Vėžlys*", TURTLES[3:5]))
    assert regained.of("regained")[0]["holder"] == BRUNO
    assert regained.sets[ANA] == [("Vėžlys*", TURTLES[:5])]
    assert regained.spirits == {ANA: ["Vėžlys*"], BRUNO: []}
    assert "siggil/capture.3" in regained.clauses
    fresh = taken(hands={ANA: FOURS}, sets={ANA: {"Vėžlys*": TURTLES[:2]}, BRUNO: {"Vėžlys*": TURTLES[2:5]}},
                  capture=("Vėžlys*", FOURS[:4]))
    assert fresh.kinds[1] == "stole"
    assert len(fresh.sets[ANA]) == 2
    short = taken(hands={ANA: TURTLES[3:]}, sets=both, capture=("Vėžlys*", TURTLES[3:4]))
    assert refusal(short) == (["capture.3"], "not_exactly_more")


def test_regain_after_a_second_thief():
    """Ana's two were beaten by Bruno's three, his by Cilda's four: Ana adds three to hers."""
    sets = {ANA: {"Vėžlys*": TURTLES[:2]}, BRUNO: {"Vėžlys*": FOURS[:3]}, CILDA: {"Vėžlys*": [*FOURS[3:], "Vėžlys 4"]}}
    regained = taken(players=FOUR, hands={ANA: TURTLES[2:]}, sets=sets, capture=("Vėžlys*", TURTLES[2:5]))
    assert regained.of("regained")[0]["holder"] == CILDA
    assert regained.spirits == {ANA: ["Vėžlys*"], BRUNO: [], CILDA: [], DAINA: []}


def test_sets_face_and_spirit_face_change_what_others_see():
    """Face down, the others do not see the cards of a set or the spirit on it; the captures are the same."""
    position = {"free": ["Vėžlys*"], "hands": {ANA: TURTLES[:3]}, "capture": ("Vėžlys*", TURTLES[:3])}
    down, up = under("sets_face", taken, **position).values()
    for result, seen in ((down, [None] * 3), (up, TURTLES[:3])):
        assert result.trace.table.state(BRUNO)["sets"][ANA][0]["cards"] == seen
        assert result.trace.table.state(ANA)["sets"][ANA][0]["cards"] == TURTLES[:3]
        assert result.events[-1].seen_by(BRUNO)["cards"] == (tuple(TURTLES[:3]) if seen[0] else None)
    down, up = under("spirit_face", taken, **position).values()
    assert down.trace.table.state(BRUNO)["sets"][ANA][0]["spirit"] == [None]
    assert up.trace.table.state(BRUNO)["sets"][ANA][0]["spirit"] == ["Vėžlys*"]
    assert down.asked == {"spirit_face": "down", "sets_face": "down"}


def test_free_limit_multiplayer():
    """A fourth free spirit stays, or another one leaves for good; who_leaves says which may."""
    siggil = [*OPEN, ("Ugnis*", 0, 0, 2, "up"), ("Lapas 3", 0, 0, 3, "up")]
    position = {"siggil": siggil, "free": ["Akmuo*", "Lapas*", "Vėjas*"], "take": "Lapas 3"}
    without, three = under("free_limit_multiplayer", taken, **position).values()
    assert without.free == ["Akmuo*", "Lapas*", "Vėjas*", "Ugnis*"]
    assert without.asked == {"free_limit_multiplayer": "none"}
    assert (three.pending.kind, three.pending.who, three.options) == ("leaves", ANA, ["Akmuo*", "Lapas*", "Vėjas*"])
    assert three.why_not("Ugnis*").reason == "not_one_of_these"
    gone = taken(**position, answers=["Lapas*"], rulings={"free_limit_multiplayer": "three"})
    assert (gone.free, gone.lost, gone.outcome) == (["Akmuo*", "Vėjas*", "Ugnis*"], ["Lapas*"], "played")
    new = taken(**position, answers=["Ugnis*"], rulings={"free_limit_multiplayer": "three",
                                                         "who_leaves": "may_be_the_new_one"})
    assert new.lost == ["Ugnis*"]


# The end (end.1–end.4)

def spirits(count, start=0):
    """Sets that hold so many spirits, each on three cards of its family."""
    return {f"{family}*": [f"{family} {number}" for number in (1, 2, 3)] for family in FAMILIES[start:start + count]}


FIRE = ["Ugnis 1", "Ugnis 2", "Ugnis 3"]
EARLY = [("Ugnis 5", 0, 0, 1, "up"), ("Ugnis 6", 4, 0, 1, "up")]


@pytest.mark.parametrize(("players", "enough"), [(2, 5), (3, 4), (4, 3)])
def test_so_many_spirits_win(players, enough):
    """Five spirits win where two play, four where three do, three where four do."""
    position = {"players": FOUR[:players], "siggil": EARLY, "take": "Ugnis 5", "free": ["Ugnis*"],
                "hands": {ANA: FIRE}, "capture": ("Ugnis*", FIRE[:2] if players == 4 else FIRE)}
    won = turn(sets={ANA: spirits(enough - 1)}, **position)
    assert (won.outcome, won.winners) == ("won", [ANA])
    assert won.of("enough_spirits") == [{"player": ANA, "count": enough}]
    assert "siggil/end.1" in won.clauses
    assert turn(sets={ANA: spirits(enough - 2)}, **position).outcome == "played"


def test_win_moment():
    """The fifth spirit wins at once, or when the turn is over."""
    at_once, later = under("win_moment", turn, TWO, siggil=EARLY, sets={ANA: spirits(4)}, free=["Ugnis*"],
                           hands={ANA: FIRE}, take="Ugnis 5", capture=("Ugnis*", FIRE)).values()
    assert at_once.kinds[-2:] == ["enough_spirits", "game_won"]
    assert later.kinds[-3:] == ["turn_ended", "enough_spirits", "game_won"]
    assert at_once.winners == later.winners == [ANA]
    assert at_once.asked["win_moment"] == "at_once"


def test_win_count():
    """Four spirits and a fifth that was lost to another: what lies there now counts, or all ever captured."""
    sets = {ANA: {**spirits(4), "Kriauklė*": ["Kriauklė 1", "Kriauklė 2", "Kriauklė 3"]},
            BRUNO: {"Kriauklė*": [f"Kriauklė {number}" for number in (4, 5, 6, 7)],
                    "Akmuo*": [f"Akmuo {number}" for number in (4, 5, 6, 7)]}}
    now, ever = under("win_count", turn, TWO, siggil=EARLY, sets=sets, free=["Ugnis*"], hands={ANA: FIRE},
                      take="Ugnis 5", capture=("Ugnis*", FIRE)).values()
    assert (now.outcome, ever.outcome) == ("played", "won")
    assert now.asked["win_count"] == "holds_now"
    assert ever.of("enough_spirits")[0]["count"] == 6


LAST = [("Lapas 7", 0, 0, 1, "up")]


def test_the_last_card_ends_the_game_and_most_spirits_win():
    """The last card is taken; a capture may still follow; then who has most spirits wins."""
    ended = turn(TWO, siggil=LAST, take="Lapas 7", sets={ANA: spirits(1), BRUNO: spirits(2, 1)})
    assert (ended.outcome, ended.winners) == ("won", [BRUNO])
    assert ended.kinds[-3:] == ["siggil_emptied", "most_spirits", "game_won"]
    assert ended.of("most_spirits")[0]["counts"] == {ANA: 1, BRUNO: 2}
    assert ended.asked == {}
    assert turn(TWO, siggil=[("Ugnis*", 0, 0, 1, "up")]).of("siggil_emptied") == [{"player": ANA}]


def test_win_count_at_the_last_card():
    """It is asked where the spirits that were ever captured give another winner."""
    sets = {ANA: {**spirits(2), "Plunksna*": ["Plunksna 4", "Plunksna 5", "Plunksna 6"]},
            BRUNO: {"Plunksna*": [*(f"{family} 3" for family in FAMILIES[2:6])],
                    "Vėžlys*": [f"Vėžlys {number}" for number in (1, 2, 5)]}}
    now, ever = under("win_count", turn, TWO, siggil=LAST, take="Lapas 7", sets=sets,
                      rulings={"spirit_numbers": "ours", "final_tie": "shared"}).values()
    assert (now.winners, now.asked["win_count"]) == ([BRUNO], "holds_now")
    assert ever.winners == [ANA]


def test_final_tie():
    """As many spirits: fewest cards in hand win; as many of them too: a gap, or shared."""
    sets = {ANA: spirits(1), BRUNO: spirits(1, 1)}
    fewer = turn(TWO, siggil=LAST, take="Lapas 7", sets=sets, hands={BRUNO: ["Ugnis 1", "Ugnis 2"]})
    assert (fewer.outcome, fewer.winners, fewer.asked) == ("won", [ANA], {})
    assert fewer.of("fewest_cards")[0]["counts"] == {ANA: 1, BRUNO: 2}
    gap, shared = under("final_tie", turn, TWO, siggil=LAST, take="Lapas 7", sets=sets,
                        hands={BRUNO: ["Ugnis 1"]}).values()
    assert (gap.gap, gap.winners) == ("final_tie", [])
    assert (shared.outcome, shared.winners) == ("shared", TWO)


@pytest.mark.parametrize(("rulings", "gap"), [
    ("printed", "first_player"), ({"first_player": "first_named"}, "turn_order")])
def test_first_player_and_turn_order(rulings, gap):
    """The text names neither the first player nor the order of turns."""
    stopped = game(layout="Pass", rulings=rulings)
    assert (stopped.outcome, stopped.gap) == ("gap", gap)
    assert game(layout="Pass").asked.items() >= {"first_player": "first_named", "turn_order": "clockwise"}.items()


# The solo game (solo.1–solo.5)

def alone(siggil, moves=(), answers=(), rulings="table", grade="easy", **options):
    """A solo game from a stated siggil."""
    setup = Setup("solo", dict(defaults(solo)) | {"grade": grade, "rulings": rulings})
    layout = Layout("", tuple(Place(*place) for _, *place in siggil))

    def lay():
        return Table(("player",), setup.law[1], setup.law[0], layout=layout, grade=grade,
                     cards=[parse_card(name) for name, *_ in siggil], **options)

    stated = [Move(discard, take, tuple(captured)) for discard, take, captured in moves]
    play = Play(lay, lambda table, law: follow(table, law, rules.solo(table, law), stated, 0),
                setup.rulings)
    return Solo(run(play, listed_answers(answers)), "solo", {})


def cards(*texts):
    """Cards by their names."""
    return [parse_card(text) for text in texts]


#: Enough cards that after the first turn one may choose what to discard.
ROW = ["Akmuo 1", "Lapas 2", "Ugnis 3", "Ugnis 4"]


def row(*texts):
    """Cards side by side, face up."""
    return [(name, 2 * number, 0, 1, "up") for number, name in enumerate(texts)]


def test_a_spirit_lies_after_every_seven_cards():
    """The deck of the solo game has a spirit at each eighth place, and lies in the layout in this order."""
    laid = solo(layout="River", seed=6)
    deck = laid.of("laid_out")[0]["cards"]
    assert [place for place, card in enumerate(deck, 1) if card.spirit] == [8, 16, 24, 32, 40, 48, 56]
    assert sorted(deck) == sorted(CARDS)
    assert "siggil/solo.1" in laid.clauses
    assert laid.pending.kind == "discard"
    three = solo(layout="River", seed=6, rulings={"preset": "table", "solo.every": 3}).of("laid_out")[0]["cards"]
    assert [place for place, card in enumerate(three, 1) if card.spirit] == [4, 8, 12, 16, 20, 24, 28]


@pytest.mark.parametrize(("grade", "seen"), [("easy", ["Akmuo 1"]), ("advanced", [None])])
def test_a_card_is_discarded_then_one_taken(grade, seen):
    """In the easy grade discards lie face up, in the advanced one face down."""
    played = alone(row(*ROW), [("Akmuo 1", "Lapas 2", ())], grade=grade)
    assert played.kinds == ["discarded", "took"]
    assert played.clauses[:2] == ["siggil/solo.2", "siggil/turn.1"]
    assert played.discards == ["Akmuo 1"]
    assert played.trace.table.state("player")["discards"] == seen
    assert played.trace.table.state()["discards"] == ["Akmuo 1"]
    assert played.decisions == 0


def test_sets_of_three_or_four_by_grade_and_solo_set():
    """Three cards capture in the easy grade and four in the advanced one; under another reading either does."""
    hand = {"hands": {"player": cards(*TURTLES[:5])}, "free": cards("Vėžlys*")}
    for grade, count, wrong in (("easy", 3, "too_many_cards"), ("advanced", 4, "too_few_cards")):
        other = 7 - count
        for number, reason in ((count, None), (other, wrong), (2, "too_few_cards"), (5, "too_many_cards")):
            text = "+".join(["Vėžlys*", *TURTLES[:number]])
            played = alone(row(*ROW), [("Akmuo 1", "Lapas 2", [text])], grade=grade, **hand)
            assert played.kinds[-1] == ("captured" if reason is None else "refused")
            assert reason is None or refusal(played) == (["solo.3", "capture.1"], reason)
            assert played.asked.get("solo_set") == ("by_grade" if number == other else None)
        either = alone(row(*ROW),
                       [("Akmuo 1", "Lapas 2", ["+".join(["Vėžlys*", *TURTLES[:other]])])], grade=grade,
                       rulings={"preset": "table", "solo_set": "either"}, **hand)
        assert either.kinds[-1] == "captured"
        options = alone(row(*ROW), grade=grade, answers=["Akmuo 1", "Lapas 2"],
                        rulings={"preset": "table", "solo_set": "either"}, **hand).options
        assert {option.count("+") for option in options} == {3, 4}


def test_must_capture():
    """Whoever can capture must; under the other reading one may let it be."""
    hand = {"hands": {"player": cards(*TURTLES[:4])}, "free": cards("Vėžlys*")}
    moves = [("Akmuo 1", "Lapas 2", ())]
    must = alone(row(*ROW), moves, **hand)
    assert refusal(must) == (["solo.2"], "must_capture")
    may = alone(row(*ROW), moves, rulings={"preset": "table", "must_capture": "no"}, **hand)
    assert (may.refused, may.asked) == (None, {"must_capture": "no"})
    asked = alone(row(*ROW), answers=["Akmuo 1", "Lapas 2"], **hand)
    assert len(asked.options) == 4
    assert "skip" not in asked.options
    only = alone(row(*ROW), answers=["Akmuo 1", "Lapas 2"], free=cards("Vėžlys*"),
                 hands={"player": cards(*TURTLES[:3])})
    assert only.kinds[-1] == "captured"  # the only option answers itself


def sets_of(count, size=3, start=0):
    """So many spirits on sets of such a size, before the solo player."""
    return {"player": {parse_card(f"{family}*"): cards(*(f"{family} {number}" for number in range(1, size + 1)))
                  for family in FAMILIES[start:start + count]}}


@pytest.mark.parametrize(("grade", "count", "size"), [("easy", 7, 3), ("advanced", 6, 4)])
def test_seven_spirits_on_threes_or_six_on_fours_win(grade, count, size):
    """The last spirit that is needed wins; one fewer does not; sets of the other size do not count."""
    fire = [f"Ugnis {number}" for number in range(1, size + 1)]
    moves = [("Ugnis 6", "Ugnis 7", ["+".join(["Ugnis*", *fire])])]
    position = {"grade": grade, "hands": {"player": cards(*fire)}, "free": cards("Ugnis*")}
    siggil = row("Ugnis 6", "Ugnis 7", "Ugnis 5", "Kriauklė 7")
    won = alone(siggil, moves, sets=sets_of(count - 1, size), **position)
    assert (won.outcome, won.of("solo_won")) == ("won", [{"player": "player", "count": count}])
    assert alone(siggil, moves, sets=sets_of(count - 2, size), **position).outcome is None
    assert alone(siggil, moves, sets=sets_of(count - 1, 7 - size), **position).outcome is None
    left = alone(siggil, [*moves, ("Ugnis 5", None, ())], sets=sets_of(count - 1, size), **position)
    assert refusal(left) == (["solo.4"], "game_is_over")


def test_last_card():
    """One card is left: it is discarded, or taken instead."""
    discard, take = under("last_card", alone, row(*ROW[:3]), answers=["Akmuo 1", "Lapas 2"],
                          rulings={"preset": "table"}).values()
    assert discard.kinds == ["discarded", "took", "discarded", "siggil_emptied", "solo_lost"]
    assert take.kinds == ["discarded", "took", "took", "siggil_emptied", "solo_lost"]
    assert discard.asked["last_card"] == "discard_only"
    stated = alone(row(*ROW[:3]), [("Akmuo 1", "Lapas 2", ()), (None, "Ugnis 3", ())],
                   rulings={"preset": "table", "last_card": "take_only"})
    assert stated.outcome == "lost"
    left = alone(row(*ROW[:3]), [("Akmuo 1", "Lapas 2", ()), ("Ugnis 3", "Ugnis 3", ())])
    assert refusal(left) == (["end.2"], "siggil_is_empty")
    free = alone([*row("Akmuo 1", "Lapas 2"), ("Vėžlys*", 0, 0, 2, "up"), ("Ugnis 3", 0, 0, 3, "up")],
                 [("Lapas 2", "Ugnis 3", ()), ("Akmuo 1", None, ["+".join(["Vėžlys*", *TURTLES[:3]])])],
                 hands={"player": cards(*TURTLES[:3])})
    assert refusal(free) == (["solo.2"], "must_capture")  # the spirit came in the turn before


def test_solo_end():
    """The siggil is empty and nothing is won: a gap, or lost."""
    gap, lost = under("solo_end", alone, row("Akmuo 1", "Lapas 2"), [("Akmuo 1", "Lapas 2", ())],
                      rulings={"preset": "table"}).values()
    assert (gap.gap, gap.outcome) == ("solo_end", "gap")
    assert lost.outcome == "lost"


def test_the_fourth_free_spirit_replaces_one():
    """When a fourth appears one of the three is lost; under another reading the new one may be."""
    siggil = [*row(*ROW), ("Ugnis*", 0, 0, 2, "up"), ("Akmuo 2", 0, 0, 3, "up")]
    position = {"free": cards("Akmuo*", "Lapas*", "Vėjas*"), "moves": [("Akmuo 2", "Lapas 2", ())]}
    held, new = under("who_leaves", alone, siggil, **position, rulings={"preset": "table"}).values()
    assert held.options == ["Akmuo*", "Lapas*", "Vėjas*"]
    assert new.options == ["Akmuo*", "Lapas*", "Vėjas*", "Ugnis*"]
    assert "siggil/solo.5" in held.clauses
    goes_on, ends = under("lost_spirit_ends_easy", alone, siggil, **position, answers=["Lapas*"],
                          rulings={"preset": "table"}).values()
    assert (goes_on.lost, goes_on.outcome, goes_on.pending.kind) == (["Lapas*"], None, "discard")
    assert (ends.outcome, ends.kinds[-1]) == ("lost", "solo_lost")
    advanced = alone(siggil, **position, answers=["Lapas*"], grade="advanced")
    assert "lost_spirit_ends_easy" not in advanced.asked


def test_spirits_at_setup_in_the_solo_game():
    """A spirit on the top at the start stays through the first turn under that reading."""
    siggil = [*row(*ROW), ("Ugnis*", 0, 0, 2, "up"), ("Akmuo 2", 8, 0, 1, "up")]
    later = alone(siggil, [("Lapas 2", "Ugnis 3", ())], rulings={"preset": "table",
                                                                 "spirits_at_setup": "after_first_turn"})
    assert later.kinds == ["discarded", "took", "spirit_freed"]


@pytest.mark.parametrize(("moves", "clauses", "reason"), [
    ([("Akmuo 9", None, ())], ["turn.1"], "not_open_in_siggil"),
    ([("Akmuo 1", "Akmuo 1", ())], ["turn.1"], "not_open_in_siggil"),
    ([("Akmuo 1", "Lapas 2", ["Vėžlys*+Vėžlys 1", "Vėžlys*+Vėžlys 1"])], ["capture.1"], "spirit_not_free"),
    ([("Akmuo 1", "Lapas 2", ["skip", "skip", "Vėžlys*+Vėžlys 1"])], ["turn.3"], "no_capture_now")])
def test_a_solo_move_that_is_not_allowed_is_refused(moves, clauses, reason):
    """A wrong discard, take or capture stops the game there; so does one that nobody asks for."""
    refused = alone(row(*ROW, "Ugnis 5"), [*moves, ("Ugnis 3", "Ugnis 4", ())],
                    answers=["Akmuo 1", "Lapas 2"] if moves[0][0] is None else ())
    assert refusal(refused) == (clauses, reason)


@pytest.mark.parametrize(("grade", "clause"), [(None, "turn.1"), ("easy", "solo.2")])
def test_a_second_card_in_a_turn_is_refused(grade, clause):
    """Whoever wants another card in the same turn is told that one is taken in a turn."""
    result = alone(row(*ROW, "Ugnis 5"), [("Akmuo 1", "Lapas 2", ())]) if grade else taken()
    refused = result.trace.table.refuse(("player", "take"))
    assert (list(refused.clauses), refused.reason) == ([f"siggil/{clause}"], "one_card_a_turn")


def test_a_solo_game_by_its_vocabulary():
    """Moves are played in order, by names or places; the next choice is pending."""
    start = solo(layout="Pyramids", seed=2)
    first, second, third, fourth = start.options[:4]
    moved = solo(layout="Pyramids", seed=2, moves=[(first, second, None)], answers=[third])
    assert moved.discards == [first, third]
    assert moved.hands == {"player": [second]}
    assert moved.pending.kind == "take"
    assert moved.takes == 1
    assert solo(layout="Pyramids", seed=2, grade="advanced", moves=[(first, second, ("Vėžlys*", [second]))]).refused
    x, y, level, _ = next(place for place, card in zip(start.trace.table.layout.places, start.trace.table.cards,
                                                       strict=True) if card == fourth)
    assert solo(layout="Pyramids", seed=2, moves=[((x, y, level), None, None)]).discards == [fourth]


# Set-ups that cannot be played

@pytest.mark.parametrize(("call", "given", "expected"), [
    (game, {"players": list("12345")}, [("players", "number_of_players")]),
    (game, {"players": ["1"]}, [("players", "number_of_players")]),
    (game, {"players": ["A", "A"]}, [("players[1]", "name_twice")]),
    (game, {"layout": "Vėžlys"}, [("layout", "unknown_layout")]),
    (game, {"policies": {"4": "random", "1": "wise"}}, [("policies['4']", "unknown_player"),
                                                        ("policies['1']", "unknown_value")]),
    (game, {"policies": "wise", "players": 3}, [("players", "not_a_list"), ("policies", "unknown_value")]),
    (game, {"grade": "easy"}, [("grade", "unknown_argument")]),
    (capture, {}, [("spirit", "argument_left_out")]),
    (capture, {"spirit": "Vėžlys*", "players": 5}, [("players", "out_of_range")]),
    (capture, {"spirit": "Vėžlys*", "cards": ["Akmuo 8", "Akmuo 1", "Akmuo 1"]},
     [("cards[2]", "card_twice"), ("cards[0]", "unknown_card")]),
    (capture, {"spirit": "Vėžlys", "cards": "Akmuo 1"}, [("spirit", "unknown_spirit"), ("cards", "not_a_list")]),
    (capture, {"spirit": "Vėžlys*5"}, [("spirit", "numbers_disagree")]),
    (capture, {"spirit": "Vėžlys*", "own_set": TURTLES[:3]}, [("holder_set", "set_of_nobody")]),
    (capture, {"spirit": "Vėžlys*", "holder_set": []}, [("holder_set", "not_a_set")]),
    (capture, {"spirit": "Vėžlys*", "holder_set": ["Akmuo 1", "Lapas 2"]}, [("holder_set", "not_a_set")]),
    (capture, {"spirit": "Vėžlys*", "players": 4, "rulings": {"players.max": 3}}, [("players", "number_of_players")]),
    (turn, {"players": FOUR, "rulings": {"players.max": 3}}, [("players", "number_of_players")]),
    (game, {"players": [ANA, "player"]}, [("players[1]", "name_not_for_players")]),
    (game, {"players": TWO, "rulings": {"players.min": 3}}, [("players", "number_of_players")]),
    (solo, {"layout": "Pass", "rulings": {"players.min": 2}}, [("players", "number_of_players")]),
    (solo, {"layout": "Pass", "free": ["Akmuo*", "Lapas*", "Vėjas*", "Ugnis*"]}, [("free", "too_many")]),
    (turn, {"players": TWO, "free": ["Akmuo*", "Lapas*"], "rulings": {"free_limit_multiplayer": "three",
                                                                    "solo.free": 1}}, [("free", "too_many")]),
    (game, {"layout": 7}, [("layout", "wrong_type")]),
    (game, {"layout": [[0, 0, 1, "up"], "x"]}, [("layout", "number_of_places"), ("layout[1]", "wrong_type")]),
    (solo, {"layout": [[0, 0, float("nan"), "up"]]}, [("layout", "number_of_places"), ("layout[0]", "wrong_field")]),
    (capture, {"spirit": "Akmuo*", "cards": ["Akmuo 1"], "holder_set": ["Akmuo 1"], "own_set": ["Akmuo 1"]},
     [("holder_set[0]", "card_twice"), ("own_set[0]", "card_twice")]),
    (turn, {}, [("players", "argument_left_out")]),
    (turn, {"players": TWO, "siggil": OPEN, "layout": "Pass"}, [("layout", "layout_and_siggil")]),
    (turn, {"players": TWO, "siggil": [(f"Akmuo {n}", 2 * n, 0, 1, "up") for n in range(60)]},
     [("siggil", "too_many")]),
    (turn, {"players": TWO, "siggil": [("Akmuo 1", 0, 0, 1, "up"), ("Akmuo 2", 1, 1, 1, "up"), "Lapas 1", [],
                                       ("Nieko", 0, -1, True, "aside")]},
     [("siggil[4][0]", "unknown_card"), ("siggil[2]", "wrong_type"), ("siggil[3]", "wrong_type"),
      ("siggil[4]", "out_of_range"), ("siggil[4]", "wrong_field"), ("siggil[4]", "unknown_value"),
      ("siggil[1]", "places_overlap")]),
    (turn, {"players": TWO, "siggil": [("Akmuo 1", 0, 0, 1, "up"), ("Akmuo 2", 4, 4, 2, "up")]},
     [("siggil[1]", "lies_on_nothing")]),
    (turn, {"players": TWO, "hands": {CILDA: []}, "sets": {DAINA: {}}},
     [("hands['Cilda']", "unknown_player"), ("sets['Daina']", "unknown_player")]),
    (turn, {"players": TWO, "sets": {ANA: {"Vėžlys*": TURTLES[:3]}, BRUNO: {"Vėžlys*": FOURS[:3]}}},
     [("sets['Bruno']['Vėžlys*']", "holder_not_clear")]),
    (turn, {"players": TWO, "sets": {ANA: {"Vėžlys*": ["Vėžlys 1", "Lapas 3"], "Akmuo*": ["Lapas 4", "Vėjas 4"]}}},
     [("sets['Ana']['Vėžlys*']", "not_a_set"), ("sets['Ana']['Akmuo*']", "not_a_set")]),
    (turn, {"players": TWO, "free": ["Vėžlys*"], "sets": {ANA: {"Vėžlys*": TURTLES[:3]}}, "hands": {ANA: TURTLES[:1]}},
     [("sets['Ana']", "card_twice"), ("sets['Ana']['Vėžlys*'][0]", "card_twice")]),
    (turn, {"players": TWO, "free": ["Akmuo*6", "Lapas*6"], "sets": {ANA: {"Akmuo*5": []}}, "capture": ("Ugnis*6", [])},
     [("sets['Ana']", "numbers_disagree"), ("free[1]", "numbers_disagree"), ("capture[0]", "numbers_disagree"),
      ("sets['Ana']", "card_twice"), ("sets['Ana']['Akmuo*5']", "not_a_set")]),
    (turn, {"players": TWO, "sets": {ANA: "Vėžlys*"}, "take": 7, "capture": "Vėžlys*"},
     [("sets['Ana']", "wrong_type"), ("take", "wrong_type"), ("capture", "wrong_type")]),
    (turn, {"players": TWO, "sets": 3, "hands": 3, "siggil": 3, "take": "Akmuo 9",
            "capture": [["Ugnis*", ["a"]], ["b", []]]},
     [("sets", "wrong_type"), ("hands", "wrong_type"), ("siggil", "not_a_list"), ("take", "unknown_card"),
      ("capture[0][1][0]", "unknown_card"), ("capture[1][0]", "unknown_spirit")]),
    (turn, {"players": TWO, "take": ["a", 1, 2]}, [("take", "wrong_type")]),
    (solo, {"moves": [3, ("Akmuo 9", 7, ("Vėžlys*", "Akmuo 1"))], "grade": "hard"},
     [("grade", "unknown_value"), ("moves[0]", "wrong_type"), ("moves[1][0]", "unknown_card"),
      ("moves[1][1]", "wrong_type"), ("moves[1][2]", "wrong_type")]),
    (solo, {"moves": [["Akmuo 1", None, None]] * 57}, [("moves", "too_many")]),
    (solo, {"layout": "Pass", "answers": ["Akmuo*"]}, [("answers[0]", "answer_refused")]),
    (solo, {"rulings": {"set_size": "two", "set": 99}}, [("rulings['set_size']", "unknown_reading"),
                                                         ("rulings['set']", "parameter_out_of_range")])])
def test_every_problem_of_a_set_up_is_told(call, given, expected):
    """A set-up that cannot be played tells all its problems, each with its place."""
    assert sorted(problems(call, **given)) == sorted(expected)


def test_a_mixed_set_may_stand_where_regaining_may_mix():
    """Under regain_trait: any, a set of both traits may lie before a player."""
    mixed = {ANA: {"Vėžlys*": ["Vėžlys 1", "Vėžlys 2", "Lapas 4"]}}
    assert taken(sets=mixed, rulings={"regain_trait": "any"}).outcome == "played"
    assert problems(taken, sets=mixed) == [("sets['Ana']['Vėžlys*']", "not_a_set")]


def test_whatever_layout_a_scenario_states_is_played():
    """A layout may be stated place by place: the same game as by its name, alone and with others, and in one turn."""
    places = [tuple(place) for place in layouts()["River"].places]
    for call, others in ((game, {"seed": 5}), (solo, {"seed": 5}), (turn, {"players": TWO, "seed": 5})):
        stated, named = call(layout=places[::-1], **others), call(layout="River", **others)
        # The order of places within a level is the file's own.
        assert len(stated.trace.table.layout.places) == 56
        assert sorted(stated.trace.table.layout.places) == sorted(named.trace.table.layout.places)
        assert "layout" not in stated.asked
        assert call(layout=places, **others).kinds == named.kinds
        assert stated.trace.table.state()["layout"] is None


def test_a_solo_game_from_a_position():
    """Siggil, hand, sets and free spirits of a solo game may be stated; what chance lays out is the rest."""
    stated = {"hand": TURTLES[:2], "sets": {"Ugnis*": ["Ugnis 1", "Ugnis 2", "Ugnis 3"]}, "free": ["Vėžlys*"]}
    placed = solo(siggil=row(*ROW[:2], "Vėžlys 3"), moves=[("Akmuo 1", "Vėžlys 3", ("Vėžlys*", TURTLES[:3]))], **stated)
    assert placed.spirits == {"player": ["Ugnis*", "Vėžlys*"]}
    dealt = solo(layout="River", **stated).of("laid_out")[0]["cards"]
    elsewhere = {*TURTLES[:2], "Ugnis 1", "Ugnis 2", "Ugnis 3", "Ugnis*", "Vėžlys*"}
    assert sorted(dealt) == sorted(card for card in CARDS if card not in elsewhere)
    assert problems(solo, layout="River", siggil=row("Akmuo 1"), hand=["Ugnis 1"],
                    sets={"Ugnis*": ["Ugnis 1", "Lapas 2", "Lapas 3"]}) == [
        ("sets['Ugnis*'][0]", "card_twice"), ("layout", "layout_and_siggil"), ("sets['Ugnis*']", "not_a_set")]
    assert problems(solo, sets=3, hand=5) == [("hand", "not_a_list"), ("sets", "wrong_type")]


def test_what_one_player_sees_of_a_turn():
    """A player sees their own hand, and of another's only how many cards it has."""
    seen = taken(hands={ANA: TURTLES[:1]}).seen_by
    assert seen(ANA)["hands"][ANA] == [*TURTLES[:1], "Lapas 1"]
    assert seen(BRUNO)["hands"][ANA] == [None, None]
