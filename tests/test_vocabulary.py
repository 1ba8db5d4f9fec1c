"""The vocabulary's machinery: schemas from annotations, checks against them, results read by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal
from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import decomposed, nested

from engine import setup
from engine.eleusis import VOCABULARY as ELEUSIS
from engine.play import Refusal
from engine.problems import Problem, SetupError, nearest, too_much
from engine.sigilai import LAWBOOK, VOCABULARY, game, play, trick
from engine.sigilai.deck import Card
from engine.vocabulary import Between, Named, Vocabulary, check, methods, normalise, parameters, public, schema

Name = Annotated[str, Named("card")]
Small = Annotated[int, Between(0, 3)]
NAMES = {"card": ["MEDIS", "SAULĖ"], "seat": ["Ruduo", "Žiema"]}


@pytest.mark.parametrize(("hint", "expected"), [
    (int, {"kind": "int"}),
    (bool, {"kind": "bool"}),
    (str, {"kind": "text"}),
    (Any, {"kind": "any"}),
    (Name, {"kind": "name", "of": "card"}),
    (Small, {"kind": "int", "min": 0, "max": 3}),
    (Annotated[int, Between(0, 3, 9)], {"kind": "int", "min": 0, "max": 3, "most": 9}),
    (Literal["a", "b"], {"kind": "enum", "values": ["a", "b"]}),
    (Name | None, {"kind": "option", "of": {"kind": "name", "of": "card"}}),
    (Sequence[Small], {"kind": "list", "of": {"kind": "int", "min": 0, "max": 3}}),
    (list[str], {"kind": "list", "of": {"kind": "text"}}),
    (Mapping[Name, int], {"kind": "map", "key": {"kind": "name", "of": "card"}, "of": {"kind": "int"}}),
    (str | int, {"kind": "union", "of": [{"kind": "text"}, {"kind": "int"}]}),
    (str | int | None, {"kind": "option", "of": {"kind": "union", "of": [{"kind": "text"}, {"kind": "int"}]}}),
], ids=str)
def test_an_annotation_is_the_schema(hint, expected):
    """Every annotation that the vocabulary uses has one JSON form."""
    assert schema(hint) == expected


def test_the_parameters_of_a_call_are_those_of_its_signature():
    """Each parameter's schema, and whether it must be given, in the order of the signature; catch-alls are none."""
    def call(a: int, b: Name = ..., *, c: Sequence[int] = (), **unknown: Any) -> None: ...  # type: ignore[assignment]

    assert parameters(call) == {"a": ({"kind": "int"}, True), "b": ({"kind": "name", "of": "card"}, True),
                                "c": ({"kind": "list", "of": {"kind": "int"}}, False)}
    assert list(parameters(trick))[:5] == ["Ruduo", "Žiema", "Pavasaris", "Vasara", "hands"]
    assert [name for name, (_, needed) in parameters(trick).items() if needed] \
        == ["Ruduo", "Žiema", "Pavasaris", "Vasara"]


def test_a_vocabulary_holds_functions_and_constants_by_name():
    """A registered function is found by its name and stays the function it was."""
    vocabulary = Vocabulary()

    @vocabulary.function
    def say() -> int:
        return 1

    assert vocabulary == {"say": say}
    assert vocabulary.constants == {}
    assert set(VOCABULARY) == {"trick", "play", "game", "may"}
    assert VOCABULARY.constants["SEASONS"] == ("Ruduo", "Žiema", "Pavasaris", "Vasara")


def test_only_marked_methods_are_for_scenarios():
    """A result's method can be called from a scenario only where it is marked."""
    assert public(lambda: None).in_vocabulary
    assert trick(Ruduo="MEDIS", Žiema="RASA", Pavasaris="SAULĖ", Vasara="UPĖ").of.in_vocabulary
    assert not hasattr(trick.__init__, "in_vocabulary")
    assert methods(VOCABULARY) == {"of", "why_not"}
    assert methods(ELEUSIS) == {"of", "why_not", "allows", "explain", "describe"}


CARDS, COUNTS = schema(Mapping[Annotated[str, Named("seat")], Sequence[Name]]), schema(Sequence[int | Sequence[str]])


@pytest.mark.parametrize(("value", "kind", "expected"), [
    ("MEDIS", schema(Name), None),
    (None, schema(Name | None), None),
    ("MEDIS", schema(Name | None), None),
    (2, schema(Small), None),
    (True, schema(bool), None),
    ("x", schema(str), None),
    (object, schema(Any), None),
    ("a", schema(Literal["a", "b"]), None),
    ({"Ruduo": ["MEDIS"], "Žiema": ()}, CARDS, None),
    ([1, ["a"], ("b",)], COUNTS, None),
    ("MEDS", schema(Name), Problem("w", "unknown_card", "MEDS", NAMES["card"], "'MEDIS'")),
    ("saule", schema(Name), Problem("w", "unknown_card", "saule", NAMES["card"], "'SAULĖ'")),
    ("zzz", schema(Name), Problem("w", "unknown_card", "zzz", NAMES["card"], "")),
    (None, schema(Name), Problem("w", "wrong_type", "None", ["'MEDIS'"], "")),
    (["saulė"], schema(Name), Problem("w", "wrong_type", ["saulė"], ["'MEDIS'"], "'SAULĖ'")),
    ("Rudou", schema(Annotated[str, Named("seat")]),
     Problem("w", "unknown_seat", "Rudou", NAMES["seat"], "'Ruduo'")),
    ("c", schema(Literal["a", "b"]), Problem("w", "unknown_value", "c", ["a", "b"], "")),
    (4, schema(Small), Problem("w", "out_of_range", 4, ["0–3"], "3")),
    (-1, schema(Small), Problem("w", "out_of_range", -1, ["0–3"], "0")),
    (True, schema(Small), Problem("w", "wrong_type", True, ["0–3"], "")),
    (1, schema(bool), Problem("w", "wrong_type", 1, ["True"], "")),
    (1, schema(str), Problem("w", "wrong_type", 1, ["'…'"], "'…'")),
    ("MEDIS", schema(Sequence[Name]), Problem("w", "not_a_list", "MEDIS", ["['…', '…']"], "['MEDIS']")),
    (7, schema(Sequence[Name]), Problem("w", "not_a_list", 7, ["['…', '…']"], "['…', '…']")),
    (["MEDIS"], CARDS, Problem("w", "wrong_type", ["MEDIS"], ["{'…': …}"], "{'…': …}")),
    ({"Ruduo": ["MEDIS", "SAUL"]}, CARDS,
     Problem("w['Ruduo'][1]", "unknown_card", "SAUL", NAMES["card"], "'SAULĖ'")),
    ({"Rudou": []}, CARDS, Problem("w", "unknown_seat", "Rudou", NAMES["seat"], "'Ruduo'")),
    ([[1]], COUNTS, Problem("w[0][0]", "wrong_type", 1, ["'…'"], "'…'")),
    ([None], COUNTS, Problem("w[0]", "wrong_type", "None", ["2", "['…', '…']"], "")),
    (["a"], COUNTS, Problem("w[0]", "wrong_type", "a", ["2", "['…', '…']"], "['a']")),
    ("7", schema(int), Problem("w", "wrong_type", "7", ["2"], "7")),
    (5, schema(Annotated[int, Between(0, 3, 5)]), None),
    (6, schema(Annotated[int, Between(0, 3, 5)]), Problem("w", "out_of_range", 6, ["0–3"], "3")),
], ids=lambda value: str(value)[:40])
def test_a_value_is_held_against_its_schema(value, kind, expected):
    """A value that fits has no problem; any other one has place, code, what is expected and what to write."""
    assert check(value, kind, "w", NAMES) == ([] if expected is None else [expected])


def test_every_problem_of_a_value_is_told():
    """Each wrong item and key of a value is a problem of its own."""
    found = check({"Rudou": ["X"], "Žiema": "MEDIS"}, CARDS, "hands", NAMES)
    assert [(one.where, one.code) for one in found] == [
        ("hands", "unknown_seat"), ("hands['Rudou'][0]", "unknown_card"), ("hands['Žiema']", "not_a_list")]


VALUES = st.recursive(st.text("aąčžĖū", max_size=4) | st.integers() | st.none() | st.booleans(),
                      lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("aąž", max_size=2), inner,
                                                                                  max_size=3), max_leaves=8)


@given(VALUES)
def test_input_is_composed_wherever_it_stands(value):
    """Decomposed letters, in keys, lists and texts alike, are read as their composed form; the rest stays as it is."""
    assert normalise(decomposed(value)) == value


def test_a_card_is_not_text_to_be_composed():
    """What is more than a text keeps its kind; tuples become lists."""
    card = Card(normalize("NFD", "SAULĖ"), "world", 1)
    assert normalise((card, "a"))[0] is card
    assert normalise((1, ("a",))) == [1, ["a"]]


def test_of_two_keys_that_are_one_in_composed_letters_none_is_lost():
    """A mapping whose keys differ only in how their letters are composed is refused with every such key."""
    with pytest.raises(SetupError) as raised:
        normalise([{"Žiema": 1, "Z\u030ciema": 2, "Vasara": 3}])
    assert [(one.where, one.code, one.found) for one in raised.value.problems] == [("Žiema", "key_twice", "Žiema")]


# Problems

def doubled(times):
    """A list that holds itself twice over, so many times: two to that power things in it."""
    value = ["MEDIS"]
    for _ in range(times):
        value = [value, value]
    return value


ROUND: list[Any] = []
ROUND.append({"a": ROUND})


@pytest.mark.parametrize(("value", "code"), [
    (nested(2000), "nested_too_deeply"),
    (ROUND, "nested_too_deeply"),
    ({"a": ({1: {"a", "b"}}, doubled(19))}, "too_large"),
    (doubled(19), "too_large"),
    ([[0] * 1000] * 1000, "too_large"),
    ("x" * 200_000, "too_large"),
    (10**6000, "too_large"),
    (nested(18), None),
    (["x" * 40] * 2000, None),
    (10**3000, None),
], ids=lambda value: str(type(value)))
def test_a_value_that_is_too_much_is_refused_at_once(value, code):
    """A value too large or too deep to be read is one problem, however often it holds itself; any other is none."""
    assert [(one.where, one.code) for one in too_much(value, "w")] == ([("w", code)] if code else [])
    if code:
        assert [one.code for one in check(value, CARDS, "w", NAMES)] == [code]
        with pytest.raises(SetupError) as error:
            game(policies=value)
        assert [(one.where, one.code) for one in error.value.problems] == [("policies", code)]
        assert error.value.position == "game(seed=0, rulings='table', policies=…, players=['1', '2', '3', '4'])"
        with pytest.raises(SetupError) as error:
            LAWBOOK.rulings(value)
        assert [(one.where, one.code) for one in error.value.problems] == [("rulings", code)]


@pytest.mark.parametrize(("found", "shown"), [
    ("x" * 300, "x" * 199 + "…"),
    ("\ud800", "\\ud800"),
    (["MEDIS"] * 100, "list …"),
    (10**300, "int …"),
    (["MEDIS"], ["MEDIS"]),
    (None, None),
], ids=lambda value: str(value)[:12])
def test_a_problem_is_short_and_can_be_printed(found, shown):
    """What a problem holds is cut to a line and is text that any file can hold, whatever was given."""
    problem = Problem("w" * 300, "x", found, (), "'" + "y" * 300 + "'")
    assert (problem.found, len(problem.where), problem.write) == (shown, 200, "")
    assert str(problem).encode()


def test_of_very_many_problems_the_first_are_told():
    """After fifty problems the rest is only counted, also where some were counted before."""
    many = SetupError([Problem(f"p{place}", "x") for place in range(60)])
    assert [one.where for one in many.problems[:50]] == [f"p{place}" for place in range(50)]
    assert many.problems[50:] == [Problem("p50", "more_problems", 10)]
    again = SetupError([Problem("a", "x"), *many.problems])
    assert again.problems[50:] == [Problem("p49", "more_problems", 11)]
    with pytest.raises(SetupError) as error:
        trick(mara=[f"X{place}" for place in range(2000)], **{f"x{place}": 1 for place in range(200)})
    assert len(error.value.problems) == 51
    with pytest.raises(SetupError) as error:
        LAWBOOK.rulings({f"x{place}": 1 for place in range(3000)})
    assert [one.code for one in error.value.problems] == ["unknown_ruling"] * 50 + ["more_problems"]


@pytest.mark.parametrize(("word", "name"), [
    ("saule", "SAULĖ"), ("SAULE", "SAULĖ"), (["medis"], "MEDIS"), ("zzz", ""), (3, ""), (["a", "b"], ""),
])
def test_the_nearest_name_is_near(word, name):
    """A name is suggested where one is near, whatever the case of its letters, and none where none is."""
    assert nearest(word, NAMES["card"]) == name
    assert nearest(word, []) == ""


def test_a_problem_names_place_code_found_expected_and_remedy():
    """A problem says in one line where, what, what was found, what was expected and what to write."""
    full = Problem("hands['Žiema'][1]", "unknown_card", "SAUL", ["SAULĖ", 2], "'SAULĖ'")
    assert str(full) == "hands['Žiema'][1]: unknown card; found 'SAUL'; expected SAULĖ, 2; write 'SAULĖ'"
    assert str(Problem("seed", "wrong_type")) == "seed: wrong type"


def test_a_set_up_error_carries_every_problem_and_the_position():
    """The message has a line for each problem and, where there is one, the position last."""
    one, two = Problem("a", "x"), Problem("b", "y")
    assert str(SetupError([one, two], "trick()")) == "a: x\nb: y\ntrick()"
    assert str(SetupError((one,))) == "a: x"
    assert SetupError((one, two)).problems == [one, two]


# Results

def test_a_result_is_read_by_name():
    """A result gives outcome, kinds, facts by kind, options and refusals of what is pending, answers, gap."""
    hands = {"Ruduo": ["MEDIS", "SAULĖ"]}
    waiting = trick(Ruduo="STOKA", Žiema="RASA", Pavasaris="UPĖ", Vasara="DULKĖ", hands=hands)
    assert (waiting.outcome, waiting.gap, waiting.pending.kind) == (None, None, "give_up")
    assert waiting.options == ["MEDIS", "SAULĖ"]
    assert waiting.why_not("SAULĖ") is None
    assert waiting.why_not("RASA") == Refusal(("sigilai/16", "sigilai/17", "sigilai/37"), "not_in_hand",
                                              {"option": "RASA"})
    ended = trick(Ruduo="STOKA", Žiema="RASA", Pavasaris="UPĖ", Vasara="DULKĖ", hands=hands, answers=["MEDIS"])
    assert (ended.outcome, ended.pending, ended.options, ended.why_not("RASA")) == ("closed", None, [], None)
    assert ended.answers == ["MEDIS"]
    assert ended.of("gave_up") == [{"seat": "Ruduo", "card": "MEDIS"}]
    assert ended.kinds == [event.kind for event in ended.events]
    assert repr(ended) == "<trick: closed>"


def test_a_result_of_a_gap_names_the_question():
    """Where the text decides nothing the outcome is ``gap`` and the question is named, and among those asked."""
    result = trick(Ruduo=None, Žiema="RASA", Pavasaris="UPĖ", Vasara="DULKĖ")
    assert (result.outcome, result.gap, result.asked) == ("gap", "empty_hand", {"empty_hand": "gap"})
    assert result.clauses[-1] == "sigilai/20"


def test_a_result_keeps_the_arguments_that_were_given():
    """The arguments of a call are plain data with defaults left out, so that it can be called again."""
    given = {"Ruduo": "MEDIS", "Žiema": "RASA", "Pavasaris": "UPĖ", "Vasara": None, "sigils": {"Žiema": 1},
             "rulings": "table"}
    result = trick(**given, mara=[], answers=())
    assert result.arguments == given
    again = trick(**result.arguments)
    assert [event.facts for event in again.events] == [event.facts for event in result.events]
    assert play(tricks=0).arguments == {"tricks": 0, "rulings": "printed"}
    assert game(seed=3).arguments["seed"] == 3


class Bare(setup.Setup):
    """The set-up of a game that has no names of its own and nothing else to check."""

    vocabulary, lawbook = Vocabulary(), LAWBOOK

    @staticmethod
    @vocabulary.function
    def add(number: Small = ..., other: int = 0, **unknown: Any) -> None:  # type: ignore[assignment]
        """Two numbers."""


def test_a_set_up_with_nothing_of_its_own_is_checked_by_its_types():
    """What is left out, of the wrong type or out of range is told by the annotations alone."""
    with pytest.raises(SetupError) as error:
        Bare("add", {"number": ..., "other": "x"})
    assert [(one.where, one.code) for one in error.value.problems] == [
        ("number", "argument_left_out"), ("other", "wrong_type")]
    assert Bare("add", {"number": 3, "other": 0}).position() == "add(number=3)"
