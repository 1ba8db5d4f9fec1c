"""Bad input: one clear message each, with place and remedy, and every problem of a set-up at once."""

from __future__ import annotations

import os
import pickle
from pathlib import Path

import pytest
from canonical import lines
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import DECK, NAMES, deck_file, deck_text, decks, decomposed, nested, rulings, seeds, tricks

from engine.problems import SetupError
from engine.sigilai import SEASONS, VOCABULARY, Setup, game, load_deck, may, play, trick
from engine.sigilai.deck import DEMONSTRATION, Card, Deck
from engine.vocabulary import defaults, parameters

FOUR = {"Ruduo": "MEDIS", "Žiema": "RAGANA", "Pavasaris": "PASAULIS", "Vasara": "SAULĖ"}


def wrong(call, *args, **given):
    """The error of a call that cannot be played."""
    with pytest.raises(SetupError) as error:
        call(*args, **given)
    return error.value


def told(call, *args, **given):
    """Place and code of each problem."""
    return [(problem.where, problem.code) for problem in wrong(call, *args, **given).problems]


# Set-ups

@pytest.mark.parametrize(("change", "problems"), [
    ({"Ruduo": "MEDS"}, [("Ruduo", "unknown_card", "MEDS", "'MEDIS'")]),
    ({"Ruduo": "medis"}, [("Ruduo", "unknown_card", "medis", "'MEDIS'")]),
    ({"Ruduo": "?"}, [("Ruduo", "unknown_card", "?", "")]),
    ({"Ruduo": 7}, [("Ruduo", "wrong_type", 7, "")]),
    ({"Ruduo": ["MEDIS"]}, [("Ruduo", "wrong_type", ["MEDIS"], "'MEDIS'")]),
    ({"Ruduo": "Vėlinės"}, [("Ruduo", "unknown_card", "Vėlinės", "'VĖLINAS'")]),
    ({"Rudou": "UPĖ"}, [("Rudou", "unknown_argument", "Rudou", "")]),
    ({"hands": {"Rudou": ["UPĖ"]}}, [("hands", "unknown_seat", "Rudou", "'Ruduo'")]),
    ({"hands": {3: ["UPĖ"]}}, [("hands", "wrong_type", 3, "")]),
    ({"hands": {"Žiema": "UPĖ"}}, [("hands['Žiema']", "not_a_list", "UPĖ", "['UPĖ']")]),
    ({"hands": {"Žiema": None}}, [("hands['Žiema']", "not_a_list", "None", "['…', '…']")]),
    ({"hands": {"Žiema": 2}}, [("hands['Žiema']", "not_a_list", 2, "['…', '…']")]),
    ({"hands": {"Žiema": {"UPĖ"}}}, [("hands['Žiema']", "not_a_list", {"UPĖ"}, "['…', '…']")]),
    ({"hands": {"Žiema": ["UPĖ", "UPE2"]}}, [("hands['Žiema'][1]", "unknown_card", "UPE2", "'UPĖ'")]),
    ({"hands": ["UPĖ"]}, [("hands", "wrong_type", ["UPĖ"], "{'…': …}")]),
    ({"mara": "UPĖ"}, [("mara", "not_a_list", "UPĖ", "['UPĖ']")]),
    ({"mara": ["UPĖ", None]}, [("mara[1]", "wrong_type", "None", "")]),
    ({"mara": ["UPĖ", "UPĖ"]}, [("mara[1]", "card_twice", "UPĖ", "")]),
    ({"mara": ["MEDIS"]}, [("mara[0]", "card_twice", "MEDIS", "")]),
    ({"hands": {"Vasara": ["RAGANA"]}}, [("hands['Vasara'][0]", "card_twice", "RAGANA", "")]),
    ({"Žiema": "MEDIS"}, [("Žiema", "card_twice", "MEDIS", "")]),
    ({"sigils": {"Ruduo": 4}}, [("sigils['Ruduo']", "out_of_range", 4, "3")]),
    ({"sigils": {"Ruduo": 2}, "rulings": {"sigils_to_win": 2}}, [("sigils['Ruduo']", "out_of_range", 2, "1")]),
    ({"sigils": {"Ruduo": 99}}, [("sigils['Ruduo']", "out_of_range", 99, "3")]),
    ({"sigils": {"Ruduo": -1}}, [("sigils['Ruduo']", "out_of_range", -1, "0")]),
    ({"sigils": {"Ruduo": True}}, [("sigils['Ruduo']", "wrong_type", True, "")]),
    ({"sigils": {"Ruduo": "1"}}, [("sigils['Ruduo']", "wrong_type", "1", "1")]),
    ({"sigils": {"Rudenis": 1}}, [("sigils", "unknown_seat", "Rudenis", "'Ruduo'")]),
    ({"sigils": [1, 0, 2, 0]}, [("sigils", "wrong_type", [1, 0, 2, 0], "{'…': …}")]),
    ({"missing": {"Žiema": 0}}, [("missing['Žiema']", "out_of_range", 0, "1")]),
    ({"missing": {"Žiema": 1.5}}, [("missing['Žiema']", "wrong_type", 1.5, "")]),
    ({"missing": {"Žiema": 2}, "sigils": {"Žiema": 1}}, [("missing['Žiema']", "has_a_sigil", 1, "")]),
    ({"Vasara": None, "hands": {"Vasara": ["UPĖ"]}}, [("Vasara", "must_lay", None, "Vasara='UPĖ'")]),
    ({"answers": "UPĖ"}, [("answers", "not_a_list", "UPĖ", "['UPĖ']")]),
    ({"answers": [{}]}, [("answers[0]", "wrong_type", {}, "")]),
    ({"answers": [1.5, ["UPĖ"]]}, [("answers[0]", "wrong_type", 1.5, "")]),
    ({"answers": [["UPĖ", 1]]}, [("answers[0][1]", "wrong_type", 1, "'…'")]),
    ({"unstated": "ignore"}, [("unstated", "unknown_value", "ignore", "")]),
    ({"unstated": "emtpy"}, [("unstated", "unknown_value", "emtpy", "'empty'")]),
    ({"unstated": None}, [("unstated", "wrong_type", "None", "")]),
    ({"rulings": "tables"}, [("rulings", "unknown_preset", "tables", "table")]),
    ({"rulings": ["table"]}, [("rulings", "wrong_type", ["table"], "")]),
    ({"rulings": None}, [("rulings", "wrong_type", "None", "")]),
    ({"rulings": {"loneleader": "wins"}}, [("rulings['loneleader']", "unknown_ruling", "loneleader", "lone_leader")]),
    ({"rulings": {"spoils": "pile"}}, [("rulings['spoils']", "unknown_reading", "pile", "won_pile")]),
    ({"rulings": {"stoka.discard": 10}}, [("rulings['stoka.discard']", "parameter_out_of_range", 10, "1")]),
    ({"rulings": {"players": 3}}, [("rulings['players']", "parameter_out_of_range", 3, "4")]),
    ({"rulings": {"kept": 2}}, [("rulings", "parts_do_not_add_up", "2 + 2", "")]),
    ({"hand": {"Žiema": ["UPĖ"]}}, [("hand", "unknown_argument", "hand", "hands")]),
    ({"unknown": 5}, [("unknown", "unknown_argument", "unknown", "")]),
    ({"rulings": {("a",): {}}}, [("rulings[('a',)]", "unknown_ruling", ("a",), "")]),
    ({"rulings": {None: {}, "spoils": {}}}, [("rulings[None]", "unknown_ruling", None, ""),
                                             ("rulings['spoils']", "unknown_reading", {}, "")]),
], ids=lambda value: str(value)[:60] if isinstance(value, dict) else "")
def test_a_trick_that_cannot_be_played_says_where_and_what_to_write(change, problems):
    """Each mistake in a trick is one problem with its place, its code, what was found and what to write."""
    error = wrong(trick, **{**FOUR, **change})
    told = [(one.where, one.code, one.found, one.write) for one in error.problems]
    assert [one[:3] for one in told] == [one[:3] for one in problems]
    assert all(remedy in found[3] for found, (*_, remedy) in zip(told, problems, strict=True)), told


def test_every_seat_that_is_left_out_is_an_error():
    """A seat left out is not a seat without a card: that is stated by None."""
    error = wrong(trick, Žiema="RAGANA")
    assert [(one.where, one.code, one.write) for one in error.problems] \
        == [(seat, "seat_left_out", f"{seat}=None") for seat in ("Ruduo", "Pavasaris", "Vasara")]
    assert trick(**{**FOUR, "Vasara": None}).gap == "empty_hand"


def test_a_misspelt_seat_is_told_with_the_seat_it_leaves_out():
    """A seat's name with a slip is an unknown argument, and the seat left out is told too and suggested."""
    error = wrong(trick, Ruduo="MEDIS", Ziema="RAGANA", Pavasaris="PASAULIS", Vasara="SAULĖ")
    assert {(one.where, one.code) for one in error.problems} \
        == {("Žiema", "seat_left_out"), ("Ziema", "unknown_argument")}
    assert next(one.write for one in error.problems if one.where == "Ziema") == "Žiema"


def test_all_problems_of_a_set_up_are_told_at_once():
    """Cards, seats, counts, rulings, answers, deck: every problem is reported in one error."""
    error = wrong(trick, Ruduo="MEDS", Pavasaris="SAULĖ", Vasara="SAULĖ", hands={"Ruduo": "UPĖ", "Zima": []},
                  mara=["SAULĖ"], sigils={"Ruduo": 10}, missing={"Žiema": 0}, answers=3,
                  rulings={"spoils": "pile", "kept": 7, "x": 1}, unstated="no", deck="no-such.toml", colour="red")
    assert {(one.where, one.code) for one in error.problems} == {
        ("deck", "no_such_file"), ("rulings['spoils']", "unknown_reading"),
        ("rulings['kept']", "parameter_out_of_range"), ("rulings['x']", "unknown_ruling"), ("Ruduo", "unknown_card"),
        ("Žiema", "seat_left_out"), ("hands['Ruduo']", "not_a_list"), ("hands", "unknown_seat"),
        ("sigils['Ruduo']", "out_of_range"), ("missing['Žiema']", "out_of_range"), ("answers", "not_a_list"),
        ("unstated", "unknown_value"), ("colour", "unknown_argument"), ("Vasara", "card_twice"),
        ("mara[0]", "card_twice")}
    assert error.position.startswith("trick(Ruduo='MEDS', Pavasaris='SAULĖ'")
    assert len(error.problems) == 15


def test_problems_come_whole_out_of_another_process():
    """An error that is pickled, as a pool of processes does, keeps its problems and its position."""
    with pytest.raises(SetupError) as error:
        trick(Ruduo="MEDS", Žiema="RAGANA")
    again = pickle.loads(pickle.dumps(error.value))  # our own bytes
    assert (again.problems, again.position, str(again)) \
        == (error.value.problems, error.value.position, str(error.value))


def test_the_message_carries_place_found_expected_remedy_and_the_whole_position():
    """The message alone is enough to find the mistake, to mend it and to call again."""
    position = {**FOUR, "Ruduo": "MEDS", "hands": {"Žiema": ["UPĖ"]}, "mara": ["RASA"], "sigils": {"Vasara": 2},
                "missing": {"Žiema": 2}, "rulings": {"spoils": "hand"}, "unstated": "ask"}
    message = str(wrong(trick, **position))
    assert "Ruduo: unknown card; found 'MEDS'; expected PASAULIS, SAULĖ, MEDIS" in message
    assert "; write 'MEDIS'" in message
    call = message.splitlines()[-1]
    assert str(wrong(lambda: eval(call, {"trick": trick}))) == message
    mended = eval(call.replace("MEDS", "MEDIS"), {"trick": trick})
    assert mended.winner == "Pavasaris"


@pytest.mark.parametrize(("name", "given"), [
    ("play", {"hands": {"Žiema": ["UPE"]}, "mara": ["RASA"], "sigils": {"Žiema": ["Kūčios"]}, "tricks": 3}),
    ("game", {"seed": 3, "policies": "best", "players": ["a", "b", "c", "d"]}),
    ("may", {"seat": "Žiema", "deed": "eat", "what": "UPĖ", "mara": ["RASA"]}),
])
def test_every_call_can_be_reproduced_from_its_message(name, given):
    """The last line of the message is the call itself, whatever the call."""
    message = str(wrong(VOCABULARY[name], **given))
    assert str(wrong(lambda: eval(message.splitlines()[-1], dict(VOCABULARY)))) == message


def test_a_replaced_deck_is_part_of_the_message(tmp_path):
    """With a deck of one's own the message says which, so that it can be reproduced."""
    path = tmp_path / "own.toml"
    path.write_text(EIGHT, encoding="utf-8")
    assert "own.toml" in wrong(trick, **FOUR, deck=str(path)).position


@pytest.mark.parametrize(("given", "problems"), [
    ({"sigils": {"Ruduo": 6}}, [("sigils['Ruduo']", "out_of_range")]),
    ({"sigils": {"Ruduo": ["Kūčios"]}}, [("sigils['Ruduo']", "sigil_of_another_season")]),
    ({"sigils": {"Ruduo": ["Rūkas", "Rūkas"]}}, [("sigils['Ruduo']", "sigil_twice")]),
    ({"sigils": {"Ruduo": ["Rukas"]}}, [("sigils['Ruduo'][0]", "unknown_sigil")]),
    ({"sigils": {"Ruduo": "Rūkas"}}, [("sigils['Ruduo']", "wrong_type")]),
    ({"sigils": {"Ruduo": ["Rūkas", "Rūkas", "Kūčios", "Ledas"]}},
     [("sigils['Ruduo']", "sigil_twice"), ("sigils['Ruduo']", "sigil_of_another_season"),
      ("sigils['Ruduo']", "sigil_of_another_season")]),
    ({"tricks": -1}, [("tricks", "out_of_range")]),
    ({"tricks": 1001}, [("tricks", "out_of_range")]),
    ({"tricks": "2"}, [("tricks", "wrong_type")]),
    ({"missing": {"Ruduo": 1}}, [("missing", "unknown_argument")]),
    ({"hands": {"Ruduo": ["UPĖ"]}, "mara": ["UPĖ"]}, [("mara[0]", "card_twice")]),
    ({"hands": None}, [("hands", "wrong_type")]),
], ids=str)
def test_a_position_that_cannot_be_played(given, problems):
    """Each mistake in a position between tricks is a problem of its own."""
    assert told(play, **given) == problems


def test_a_wrong_type_hides_no_other_mistake():
    """What is wrong with the position is told although some other argument is of the wrong type."""
    assert told(trick, Ruduo="MEDS", Žiema=None, Pavasaris="SAULĖ", Vasara="RASA", hands={"Žiema": ["UPĖ"]},
                sigils={"Ruduo": 4, "Vasara": 1}, missing={"Vasara": 2}, answers=3) == [
        ("Ruduo", "unknown_card"), ("answers", "not_a_list"), ("sigils['Ruduo']", "out_of_range"),
        ("missing['Vasara']", "has_a_sigil"), ("Žiema", "must_lay")]
    assert told(trick, **{**FOUR, "Ruduo": nested(30)}, hands={"Ruduo": ["UPĖ"]}) == [("Ruduo", "nested_too_deeply")]
    assert told(game, players=["a", "a", "c", "d"], policies={"Ruduo": "best"}, seed="x") \
        == [("seed", "wrong_type"), ("players[1]", "name_twice"), ("policies['Ruduo']", "unknown_value")]


def test_an_argument_of_any_name_is_told():
    """An unknown argument with a name without end, or of half a character, is a problem that can be printed."""
    error = wrong(trick, **FOUR, **{"x" * 300: nested(3000), "\ud800": 1})
    assert [one.code for one in error.problems] == ["nested_too_deeply", "unknown_argument"]
    assert str(error).encode()


def test_what_is_too_much_is_left_out_of_the_position():
    """An argument that is too large stands in the message by its name alone, the others as they were given."""
    error = wrong(trick, **FOUR, hands={"Ruduo": ["UPĖ"] * 60_000, "Žiema": nested(1)}, mara=["GAUSA"])
    assert error.position == ("trick(Ruduo='MEDIS', Žiema='RAGANA', Pavasaris='PASAULIS', Vasara='SAULĖ', hands=…, "
                              "mara=['GAUSA'], rulings='printed')")


def test_a_position_too_long_for_a_message_is_shortened():
    """A large argument stands in the message by its name, and the whole call has an end, whatever else was given."""
    error = wrong(trick, **FOUR, hands={"Ruduo": ["UPĖ"] * 4_000}, mara=["MEDIS"])
    assert error.position.endswith("hands=…, mara=['MEDIS'], rulings='printed')")
    error = wrong(trick, **FOUR, **{f"x{number}": "y" * 9_000 for number in range(100)})
    assert len(error.position) == 40_001
    assert error.position.endswith("…")


def test_a_sigil_named_without_a_list_is_suggested_as_one():
    """Where a list of sigils or their number may stand, a lone name is answered with the list of it."""
    (problem,) = wrong(play, sigils={"Ruduo": "Rūkas"}).problems
    assert (problem.expected, problem.write) == (["0–4", "['…', '…']"], "['Rūkas']")


def test_how_many_sigils_a_control_offers():
    """A control offers as many sigils as the printed rules allow; with other rulings more may be given."""
    counts = {call: parameters(VOCABULARY[call])["sigils"][0]["of"] for call in ("trick", "play")}
    assert (counts["trick"]["min"], counts["trick"]["max"]) == (0, 3)
    assert (counts["play"]["of"][0]["min"], counts["play"]["of"][0]["max"]) == (0, 4)
    assert trick(**FOUR, sigils={"Ruduo": 5}, rulings={"sigils_to_win": 6}).sigils["Ruduo"] == 5


@pytest.mark.parametrize(("given", "problems"), [
    ({"seed": "1"}, [("seed", "wrong_type")]),
    ({"seed": True}, [("seed", "wrong_type")]),
    ({"policies": "best"}, [("policies", "unknown_value")]),
    ({"policies": {"Ruduo": "best", "Žiema": "worst"}},
     [("policies['Ruduo']", "unknown_value"), ("policies['Žiema']", "unknown_value")]),
    ({"policies": {"Rudou": "first"}}, [("policies", "unknown_seat")]),
    ({"policies": ["first"]}, [("policies", "wrong_type")]),
    ({"players": ["a", "b", "c"]}, [("players", "number_of_players")]),
    ({"players": ["a", "b", "c", "a"]}, [("players[3]", "name_twice")]),
    ({"players": ["Ž", "b", "Z\u030c", "chance"]},
     [("players[2]", "name_twice"), ("players[3]", "name_not_for_players")]),
    ({"players": ["a", "b+c", "", "d\n"]}, [(f"players[{place}]", "bad_name") for place in (1, 2, 3)]),
    ({"players": ["a", "b ", "c\ufe0f", "\u3164"]}, [(f"players[{place}]", "bad_name") for place in (1, 2, 3)]),
    ({"players": "abcd"}, [("players", "not_a_list")]),
    ({"players": [1, 2, 3, 4]}, [(f"players[{place}]", "wrong_type") for place in range(4)]),
    ({"hands": {}}, [("hands", "unknown_argument")]),
    ({"rulings": "abbott"}, [("rulings", "unknown_preset")]),
], ids=str)
def test_a_game_that_cannot_be_played(given, problems):
    """Each mistake in the set-up of a whole game is a problem of its own."""
    assert told(game, **given) == problems


@pytest.mark.parametrize(("given", "problems"), [
    (("Rudou", "lay", "UPĖ"), [("seat", "unknown_seat")]),
    (("Ruduo", "sing", "UPĖ"), [("deed", "unknown_value")]),
    (("Ruduo", "lay", 3), [("what", "wrong_type")]),
    ((None, None, None), [("seat", "wrong_type"), ("deed", "wrong_type"), ("what", "wrong_type")]),
    (("Ruduo", "lay", "NIEKO"), [("what", "unknown_card")]),
    (("Ruduo", "take_card", "Rūkas"), [("what", "unknown_card")]),
    (("Ruduo", "take_sigil", "NIEKO"), [("what", "unknown_sigil")]),
    (("Ruduo", "take_sigil", "UPĖ"), [("what", "unknown_sigil")]),
], ids=str)
def test_an_act_that_cannot_be_judged(given, problems):
    """An act of an unknown seat, an unknown deed, or one about what no deck holds or the deed is not about is told."""
    assert told(may, *given) == problems


def test_an_act_of_which_nothing_is_said():
    """Of an act that a page asks about, whatever is left out is told, with how it is written."""
    with pytest.raises(SetupError) as error:
        Setup("may", defaults(VOCABULARY["may"]))
    assert [(one.where, one.code, one.write) for one in error.value.problems] == [
        (name, "argument_left_out", f"{name}=…") for name in ("seat", "deed", "what")]


def test_what_is_not_for_laying_may_be_asked_about():
    """Whether a sigil may be laid can be asked, and is refused by its clause."""
    assert may("Ruduo", "lay", "Rūkas").outcome == "refused"


@pytest.mark.parametrize(("answers", "where", "code", "found"), [
    (["Ruduo"], "answers[0]", "answer_refused", "Ruduo"),
    (["Žiema", "Žiema"], "answers[1]", "answers_left_over", "Žiema"),
    (["Pavasaris", 3, "x"], "answers[1]", "answers_left_over", "3"),
    ([5], "answers[0]", "answer_refused", "5"),
    ([["Žiema", "Pavasaris"]], "answers[0]", "answer_refused", "Žiema+Pavasaris"),
    (["Žiema", ["Žiema", "Ruduo"]], "answers[1]", "answers_left_over", "Žiema+Ruduo"),
])
def test_answers_that_do_not_apply_are_told_by_their_place(answers, where, code, found):
    """An answer that the menu refuses, or one too many, is named by its place; the first tells what may be answered."""
    error = wrong(trick, Ruduo="LAIMA", Žiema="MEDIS", Pavasaris="RASA", Vasara="UPĖ",
                  sigils={"Ruduo": 1, "Vasara": 1}, answers=answers)
    (problem,) = error.problems
    assert (problem.where, problem.code, problem.found) == (where, code, found)
    if code == "answer_refused":
        assert problem.expected == ["Žiema", "Pavasaris"]
        assert "Žiema" in problem.write
    assert "answers=" in error.position


def test_an_answer_refused_by_a_menu_too_long_to_list_is_told_too():
    """An answer that is no order of eight cards is refused like any other, though the orders cannot be listed."""
    hands = {"Ruduo": ["MEDIS"], "Žiema": ["RASA"], "Pavasaris": ["SAULĖ"], "Vasara": ["GINTARAS"]}
    mara = ["GAUSA", "PASAULIS", "ŽEMĖ", "JŪRA", "UGNIS", "KALNAS", "UPĖ", "VĖJAS"]
    error = wrong(play, hands=hands, mara=mara, rulings={"stuck": "mara_reshuffle"}, answers=["NIEKO"])
    assert [(one.where, one.code, one.found) for one in error.problems] == [("answers[0]", "answer_refused", "NIEKO")]
    part = wrong(play, hands=hands, mara=mara, rulings={"stuck": "mara_reshuffle"}, answers=[["GAUSA", "PASAULIS"]])
    assert part.problems[0].found == "GAUSA+PASAULIS"
    assert play(hands=hands, mara=mara, rulings={"stuck": "mara_reshuffle"}).options == []


@settings(max_examples=40, deadline=None)
@given(tricks(), rulings(), st.booleans())
def test_decomposed_input_is_the_same_input(position, spec, whole):
    """Names typed with combining marks (NFD) are the same names: the trace is the same as for composed ones."""
    composed = trick(**position, rulings=spec)
    typed = {name: decomposed(value) for name, value in position.items() if whole or name != "hands"}
    other = trick(**{**position, **typed}, rulings=spec)
    assert lines(other.trace) == lines(composed.trace)
    assert other.arguments == composed.arguments


def test_decomposed_seats_and_sigils_are_read_too():
    """Seats in hands, sigils by name, answers and acts are read in either form, and keywords by Python itself."""
    given = decomposed({"hands": {"Žiema": ["UPĖ", "RASA"], "Ruduo": ["MEDIS"], "Pavasaris": ["SAULĖ"],
                                  "Vasara": ["ŽOLĖ"]}, "sigils": {"Žiema": ["Kūčios"]}, "answers": ["UPĖ"]})
    assert given["answers"] != ["UPĖ"]
    t = play(**given)
    assert (t.taken["Žiema"], t.answers, t.winner) == (["Kūčios"], ["UPĖ"], "Pavasaris")
    assert may(decomposed("Žiema"), "take_card", decomposed("UPĖ"), mara=decomposed(["UPĖ"])).outcome == "refused"


JUNK = st.recursive(st.none() | st.booleans() | st.integers(-3, 40) | st.sampled_from([*NAMES[:4], *SEASONS, "", "?"])
                    | st.floats(allow_nan=False), lambda inner: st.lists(inner, max_size=3)
                    | st.dictionaries(st.sampled_from([*SEASONS, "x", 3, None]), inner, max_size=3), max_leaves=6)


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(sorted(VOCABULARY)), st.data())
def test_no_input_ends_in_a_traceback(name, data):
    """Whatever a call is given, it is played or refused as a set-up error with problems, never anything else."""
    names = [*parameters(VOCABULARY[name]), "other"]
    given = {one: data.draw(JUNK) for one in data.draw(st.lists(st.sampled_from(names), max_size=5, unique=True))}
    base = {"trick": FOUR, "may": {"seat": "Ruduo", "deed": "lay", "what": "UPĖ"}}.get(name, {})
    problems, position = [], ""
    try:
        VOCABULARY[name](**{**base, **given})
    except SetupError as error:
        problems, position = error.problems, error.position
    assert bool(problems) == position.startswith(f"{name}(")
    assert all(problem.where and problem.code and str(problem) for problem in problems)


# Deck files

SIGNS = ["a", "b", "c", "d"]
CARDS = [{"name": f"K{number}", "creation": "world" if number % 2 else "fate", "strength": number,
          "signs": [SIGNS[number % 4]]} for number in range(8)]
SIGILS = [{"seat": seat, "name": f"S{place}", "signs": ["a", "b", "c"]} for place, seat in enumerate(SEASONS)]
EIGHT = deck_text(CARDS, SIGILS)


def deck(path: Path, text: str | bytes) -> Path:
    """A deck file."""
    path = path / "deck.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def changed(things, place, **fields):
    """A list of entries, one of them with other fields; a field of None is left out."""
    entry = {name: value for name, value in {**things[place], **fields}.items() if value is not None}
    return [*things[:place], entry, *things[place + 1:]]


def test_a_replaced_deck_is_played(tmp_path):
    """A tiny deck of eight cards is dealt, played and kept: any designer's file is a deck by its path."""
    path = deck(tmp_path, EIGHT)
    assert isinstance(load_deck(path), Deck)
    for source in (path, str(path)):
        t = game(seed=1, deck=source)
        assert [len(one["cards"]) for one in t.of("dealt")] == [2, 2, 2, 2]
        assert {card for one in t.of("dealt") for card in one["cards"]} == {f"K{number}" for number in range(8)}
        assert t.outcome in ("won", "shared", "limit")
    t = trick(Ruduo="K1", Žiema="K3", Pavasaris="K2", Vasara="?Pasaulio", deck=path, answers=["Žiema"])
    assert (t.plane, t.winner) == ("Forma", "Žiema")
    assert play(sigils={"Ruduo": ["S0"]}, tricks=0, deck=path).taken["Ruduo"] == ["S0"]


def test_cards_of_another_deck_are_unknown(tmp_path):
    """A replaced deck knows its own cards and no others."""
    error = wrong(trick, **FOUR, deck=deck(tmp_path, EIGHT))
    assert [one.code for one in error.problems] == ["unknown_card"] * 4
    assert error.problems[0].expected[:8] == [f"K{number}" for number in range(8)]


def test_sigil_counts_end_with_the_decks_own(tmp_path):
    """A seat has no more sigils than its deck gives it."""
    path = deck(tmp_path, EIGHT)
    assert told(play, sigils={"Ruduo": 2}, deck=path) == [("sigils['Ruduo']", "out_of_range")]
    cards = {"Ruduo": "K1", "Žiema": "K3", "Pavasaris": "K2", "Vasara": "K5"}
    error = wrong(trick, **cards, sigils={"Ruduo": 2}, deck=path)
    assert [(one.where, one.write) for one in error.problems] == [("sigils['Ruduo']", "1")]


def test_a_deck_may_be_given_as_itself_and_in_either_normal_form(tmp_path):
    """A loaded deck is taken as it is; a file in NFD is the same deck as in NFC."""
    assert load_deck(DECK) is DECK
    text = DEMONSTRATION.read_text(encoding="utf-8")
    other = load_deck(deck(tmp_path, decomposed(text)))
    assert (other.cards, other.sigils) == (DECK.cards, DECK.sigils)
    assert other.card(decomposed("SAULĖ")) == "SAULĖ"
    assert other.card("NIEKO") is None


def test_a_deck_that_was_edited_is_read_again(tmp_path):
    """A deck file is read anew after it was changed."""
    path = deck(tmp_path, EIGHT)
    assert load_deck(path).cards[0] == "K0"
    deck(tmp_path, EIGHT.replace("K0", "KX"))
    os.utime(path, ns=(1, 1))
    assert load_deck(path).cards[0] == "KX"


@settings(max_examples=30, deadline=None)
@given(decks(), seeds)
def test_a_deck_is_its_file(tmp_path_factory, made, seed):
    """Any deck written to a file and read back is the same deck and plays the same game."""
    path = deck(tmp_path_factory.mktemp("deck"), deck_file(made))
    read = load_deck(path)
    assert read.cards == made.cards
    assert read.sigils == made.sigils
    assert [(card.creation, card.strength, card.signs, card.reda) for card in read.cards] \
        == [(card.creation, card.strength, card.signs, card.reda) for card in made.cards]
    assert game(seed=seed, deck=path).kinds == game(seed=seed, deck=made).kinds


DECKS = {
    "bad TOML": ("[[card]]\nname = \n", [(2, "not_toml", None, "")]),
    "a table nobody knows": (EIGHT + "\n[notes]\nx = 1\n", [(1, "unknown_table", "notes", "")]),
    "card is no list": ("card = 3\nsigil = []\n", [(1, "not_a_list_of_tables", "card", "")]),
    "cards are texts": ('card = ["MEDIS"]\nsigil = []\n', [(1, "not_a_list_of_tables", "card", "")]),
    "an unknown field": (deck_text(changed(CARDS, 1, color="red"), SIGILS),
                         [(7, "unknown_field", "color", "")]),
    "a misspelt field": (deck_text(changed(CARDS, 1, strenght=3), SIGILS),
                         [(7, "unknown_field", "strenght", "strength")]),
    "a field left out": (deck_text(changed(CARDS, 1, strength=None), SIGILS),
                         [(7, "wrong_field", "strength = None", "")]),
    "strength is text": (deck_text(changed(CARDS, 1, strength="3"), SIGILS),
                         [(7, "wrong_field", "strength = '3'", "")]),
    "strength is true": (deck_text(changed(CARDS, 1, strength=True), SIGILS),
                         [(7, "wrong_field", "strength = True", "")]),
    "signs is text": (deck_text(changed(CARDS, 1, signs="b"), SIGILS), [(7, "wrong_field", "signs = 'b'", "")]),
    "signs are numbers": (deck_text(changed(CARDS, 1, signs=[1]), SIGILS), [(7, "wrong_field", "signs = [1]", "")]),
    "reda is text": (deck_text(changed(CARDS, 1, reda="yes"), SIGILS), [(7, "wrong_field", "reda = 'yes'", "")]),
    "an unknown creation": (deck_text(changed(CARDS, 1, creation="wisdom"), SIGILS),
                            [(7, "unknown_creation", "wisdom", "")]),
    "a misspelt creation": (deck_text(changed(CARDS, 1, creation="World"), SIGILS),
                            [(7, "unknown_creation", "World", "world")]),
    "an empty name": (deck_text(changed(CARDS, 1, name=" "), SIGILS), [(7, "bad_name", " ", "")]),
    "a name that joins": (deck_text(changed(CARDS, 1, name="A+B"), SIGILS), [(7, "bad_name", "A+B", "")]),
    "a name for unknown cards": (deck_text(changed(CARDS, 1, name="?A"), SIGILS), [(7, "bad_name", "?A", "")]),
    "a name without end": (deck_text(changed(CARDS, 1, name="A" * 41), SIGILS), [(7, "bad_name", "A" * 41, "")]),
    "a Rėda name that is none": (deck_text(changed(CARDS, 0, name="LAIMA"), SIGILS),
                                 [(1, "reda_mismatch", "LAIMA", "reda = true")]),
    "a Rėda card of another name": (deck_text(changed(CARDS, 0, reda=True), SIGILS),
                                    [(1, "reda_mismatch", "K0", "reda = false")]),
    "a Rėda card of the World": (deck_text(changed(CARDS, 1, name="LAIMA", reda=True), SIGILS),
                                 [(7, "unknown_creation", "world", "fate")]),
    "a name with a line end": (deck_text(changed(CARDS, 1, name="A\nB"), SIGILS), [(7, "bad_name", "A\nB", "")]),
    "a strength beyond all bounds": (deck_text(changed(CARDS, 1, strength=-1000), SIGILS),
                                     [(7, "out_of_range", "strength = -1000", "")]),
    "a strength of a thousand digits": (deck_text(changed(CARDS, 1, strength=10**1000), SIGILS),
                                        [(7, "out_of_range", "strength = int …", "")]),
    "a strength that Python does not read": (EIGHT.replace("strength = 1", f"strength = {'1' * 5000}"),
                                             [(10, "out_of_range", None, "")]),
    "a sign without a name": (deck_text(changed(CARDS, 1, signs=["b", ""]), SIGILS), [(7, "bad_name", "", "")]),
    "a sign that joins": (deck_text(changed(CARDS, 1, signs=["b", "a+b"]), SIGILS), [(7, "bad_name", "a+b", "")]),
    "a sign twice on a card": (deck_text(changed(CARDS, 1, signs=["b", "b", "c"]), SIGILS),
                               [(7, "sign_twice", "b", "")]),
    "a card of many signs": (deck_text(changed(CARDS, 1, signs=list("abcdefghij")), SIGILS),
                             [(7, "too_many", "signs: 10", "")]),
    "many signs": (deck_text([{**CARDS[0], "name": f"K{number}", "signs": [f"s{number}-{one}" for one in range(8)]}
                              for number in range(8)], SIGILS), [(1, "too_many", "signs: 64", "")]),
    "many cards of one sign": (deck_text([{**CARDS[0], "name": f"K{number}", "signs": ["a", "b", "c"][:number + 1]}
                                          for number in range(44)], SIGILS),
                               [(1, "sign_on_too_many_cards", sign, "") for sign in "abc"]),
    "many cards": (deck_text([{**CARDS[0], "name": f"K{number}"} for number in range(201)], SIGILS),
                   [(1201, "too_many", "[[card]]: 201", "")]),
    "many sigils": (deck_text(CARDS, [{**SIGILS[0], "name": f"S{number}"} for number in range(61)]),
                    [(349, "too_many", "[[sigil]]: 61", "")]),
    "cards without anything": ("[[card]]\n" * 200 + "[[sigil]]\n", [
        *((number, "wrong_field", None, "") for number in range(1, 13) for _ in range(4)),
        (13, "wrong_field", None, ""), (13, "wrong_field", None, ""), (13, "more_problems", 1, "")]),
    "a number of cards": (deck_text(CARDS[:7], SIGILS), [(37, "not_divisible_by_four", 7, "")]),
    "no cards": ("card = []\nsigil = []\n", [(1, "not_divisible_by_four", 0, ""),
                                             *((1, "seat_without_sigils", seat, "") for seat in SEASONS)]),
    "a card twice": (deck_text(changed(CARDS, 5, name="K2"), SIGILS), [(31, "name_twice", "K2", "")]),
    "a sigil twice": (deck_text(CARDS, changed(SIGILS, 2, name="S0")), [(59, "name_twice", "S0", "")]),
    "a sigil without letters": (deck_text(CARDS, changed(SIGILS, 2, name="")), [(59, "bad_name", "", "")]),
    "a sigil of two lines": (deck_text(CARDS, changed(SIGILS, 2, name="A\rB")), [(59, "bad_name", "A\rB", "")]),
    "a sigil that joins": (deck_text(CARDS, changed(SIGILS, 2, name="A=B")), [(59, "bad_name", "A=B", "")]),
    "a sigil called like passing": (deck_text(CARDS, changed(SIGILS, 2, name="skip")),
                                    [(59, "bad_name", "skip", "")]),
    "a card that cannot be read": (deck_text(changed(CARDS, 1, strength="x"), SIGILS),
                                   [(7, "wrong_field", "strength = 'x'", "")]),
    "a list of cards that cannot be read": (EIGHT[EIGHT.index("[[sigil]]"):],
                                            [(1, "not_a_list_of_tables", "card", "")]),
    "an unknown seat": (deck_text(CARDS, changed(SIGILS, 2, seat="Ziema")),
                        [(59, "unknown_seat", "Ziema", "Žiema")]),
    "too few signs": (deck_text(CARDS, changed(SIGILS, 2, signs=["a", "b"])),
                      [(59, "wrong_number_of_signs", 2, "")]),
    "too many signs": (deck_text(CARDS, changed(SIGILS, 2, signs=["a", "b", "c", "d"])),
                       [(59, "wrong_number_of_signs", 4, "")]),
    "a sign on no card": (deck_text(CARDS, changed(SIGILS, 2, signs=["a", "b", "z"])),
                          [(59, "sign_on_no_card", "z", "")]),
    "a sigil's unknown field": (deck_text(CARDS, changed(SIGILS, 2, seats="Ruduo")),
                                [(59, "unknown_field", "seats", "seat")]),
    "a sigil without a name": (deck_text(CARDS, changed(SIGILS, 2, name=None)),
                               [(59, "wrong_field", "name = None", "")]),
    "a recipe that no cards can meet": (deck_text(CARDS, changed(SIGILS, 2, signs=["a", "a", "a"])),
                                        [(59, "recipe_cannot_be_met", "S2", "")]),
    "a seat without sigils": (deck_text(CARDS, changed(SIGILS, 2, seat="Ruduo")),
                              [(49, "seat_without_sigils", "Pavasaris", "")]),
    "not UTF-8": (b"# \xc4\x97\n[[card]]\nname = \"\xff\"\n", [(None, "not_utf8", "byte 22", "")]),
    "huge": (b"#" * 300_000, [(None, "file_too_large", 300_000, "")]),
    "dots without end": ("x = 1\n" + ".".join("a" * 20_000) + " = 1\n", [(2, "nested_too_deeply", None, "")]),
    "lists without end": ("x = " + "[" * 5000 + "]" * 5000, [(None, "nested_too_deeply", "[", "")]),
    "tables without end": ("x = " + "{a=" * 5000 + "1" + "}" * 5000, [(None, "nested_too_deeply", "[", "")]),
    "empty": ("", [(1, "not_a_list_of_tables", "card", ""), (1, "not_a_list_of_tables", "sigil", "")]),
}


@pytest.mark.parametrize("name", DECKS)
def test_an_error_of_a_deck_file_is_told_with_file_and_line(tmp_path, name):
    """Each kind of mistake in a deck file is a problem with the file, the line of its entry and a remedy."""
    text, problems = DECKS[name]
    error = wrong(load_deck, deck(tmp_path, text))
    assert all(one.where.startswith("deck.toml") for one in error.problems)
    told = [(one.where, one.code, one.write) for one in error.problems]
    assert [one[:2] for one in told] == [(f"deck.toml:{line}" if line else "deck.toml", code)
                                         for line, code, _, _ in problems]
    for one, (_, _, found, remedy) in zip(error.problems, problems, strict=True):
        assert found is None or one.found == found
        assert remedy in one.write
    assert told[0][0] in str(error)


def test_the_lines_of_a_deck_are_those_of_the_file():
    """The places above are the lines where the entries begin."""
    lines = EIGHT.splitlines()
    assert [number for number, line in enumerate(lines, 1) if line == "[[card]]"] == [1, 7, 13, 19, 25, 31, 37, 43]
    assert [number for number, line in enumerate(lines, 1) if line == "[[sigil]]"] == [49, 54, 59, 64]


def test_all_errors_of_a_deck_file_are_told_at_once(tmp_path):
    """Every mistake of the entries is reported; what only the whole deck shows follows once the entries are right."""
    cards = changed(changed(CARDS, 1, creation="x", name="?"), 3, strength=1.5, colour="red")
    error = wrong(load_deck, deck(tmp_path, deck_text(cards, changed(SIGILS, 0, seat="x", signs=["q"]))))
    assert [(one.where, one.code) for one in error.problems] == [
        ("deck.toml:7", "unknown_creation"), ("deck.toml:7", "bad_name"), ("deck.toml:19", "unknown_field"),
        ("deck.toml:19", "wrong_field"), ("deck.toml:50", "unknown_seat"), ("deck.toml:50", "wrong_number_of_signs")]
    whole = wrong(load_deck, deck(tmp_path, deck_text(changed(CARDS, 1, name="K0")[:7],
                                                      changed(SIGILS, 1, signs=["d", "d", "d"]))))
    assert [one.code for one in whole.problems] == ["not_divisible_by_four", "name_twice", "recipe_cannot_be_met"]


def test_tables_written_inline_are_held_to_the_same(tmp_path):
    """Cards written as an inline array have their mistakes told too, at the head of the file."""
    entries = ", ".join(f'{{name = "{name}", creation = "world", strength = 1, signs = ["a"]}}' for name in "ABCA")
    sigils = ", ".join(f'{{seat = "{seat}", name = "{seat}", signs = ["a", "a", "a"]}}' for seat in SEASONS)
    error = wrong(load_deck, deck(tmp_path, f"card = [{entries}]\nsigil = [{sigils}]\n"))
    assert [(one.where, one.code) for one in error.problems] == [("deck.toml:1", "name_twice")]


@pytest.mark.parametrize("given", ["no-such.toml", ".", "", "nul\0.toml", "\ud800.toml", "long" * 999])
def test_a_deck_that_is_no_file_is_told(given):
    """A path where there is no file, or a directory, is refused by its name."""
    code = "not_a_file" if given in (".", "") else "no_such_file"
    assert [one.code for one in wrong(load_deck, given).problems] == [code]
    assert [one.code for one in wrong(trick, **FOUR, deck=given).problems] == [code]


@pytest.mark.parametrize("given", [3, None, ["deck.toml"], {}, b"deck.toml"])
def test_a_deck_that_is_no_path_is_told(given):
    """What is no path at all is the wrong type of deck."""
    assert told(load_deck, given) == told(trick, **FOUR, deck=given) == [("deck", "wrong_type")]


def test_a_deck_that_cannot_be_read_is_told(tmp_path, monkeypatch):
    """A link to itself is no file, and a file that cannot be opened is told by the kind of error."""
    (tmp_path / "round.toml").symlink_to(tmp_path / "round.toml")
    assert told(trick, **FOUR, deck=tmp_path / "round.toml") == [("deck", "no_such_file")]
    path = deck(tmp_path, EIGHT)

    def closed(self, mode):
        raise PermissionError

    monkeypatch.setattr(Path, "open", closed)
    (problem,) = wrong(load_deck, path).problems
    assert (problem.where, problem.code, problem.found) == ("deck.toml", "unreadable_file", "PermissionError")


def test_a_deck_may_begin_with_a_byte_order_mark(tmp_path):
    """A file saved with a mark before its text is the same deck."""
    assert load_deck(deck(tmp_path, "\ufeff" + EIGHT)).cards == load_deck(deck(tmp_path, EIGHT)).cards


def test_the_errors_of_a_deck_come_with_those_of_the_set_up(tmp_path):
    """A set-up on a broken deck tells the mistakes of both."""
    path = deck(tmp_path, deck_text(changed(CARDS, 1, creation="x"), SIGILS))
    assert told(trick, Ruduo="MEDIS", Žiema="RAGANA", Pavasaris="SAULĖ", deck=path) \
        == [("deck.toml:7", "unknown_creation"), ("Vasara", "seat_left_out")]


def test_a_card_is_its_name():
    """A card is the text of its name with what the deck says of it, so that it can be written and compared."""
    card = DECK.card("SAULĖ")
    assert isinstance(card, Card)
    assert (card, card.creation, card.strength, card.signs, card.reda, card.known) \
        == ("SAULĖ", "world", 10, ("saulutė",), False, True)
    assert [DECK.card(name).known for name in ("?Pasaulio", "?Lemties", "?")] == [False] * 3
    assert DECK.names[-2:] == ["?Pasaulio", "?Lemties"]
