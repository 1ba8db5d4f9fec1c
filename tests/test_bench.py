"""What a bench may ask of Python: whatever it asks, it is answered, and a request of the wrong shape with problems."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.problems import TOLD
from rulebook.bench import answer

TRICK = {"Ruduo": "MEDIS", "Žiema": "RAGANA", "Pavasaris": "PASAULIS", "Vasara": "SAULĖ"}
RUN = {"id": 7, "method": "run", "game": "sigilai", "call": "trick", "args": TRICK}


def asked(request: object) -> dict:
    """The answer to a request, given as data or as its text."""
    return json.loads(answer(request if isinstance(request, str) else json.dumps(request)))


def test_a_request_is_answered_with_its_id():
    """A call is answered with its trace, a refusal asked for with the refusal, a schema with the schema."""
    assert asked(RUN)["trace"]["result"]["winner"] == "Pavasaris"
    assert asked({**RUN, "method": "why_not", "option": "x"})["refusal"]["reason"] == "not_asked"
    assert asked({**RUN, "method": "schema"})["schema"]["game"] == "sigilai"
    assert [asked({**RUN, "id": number})["id"] for number in (7, "seven")] == [7, "seven"]


@pytest.mark.parametrize(("change", "problems"), [
    ({"method": None}, [("method", "unknown_value")]),
    ({"method": ["run"]}, [("method", "unknown_value")]),
    ({"method": "stop"}, [("method", "unknown_value")]),
    ({"game": {}}, [("game", "unknown_value")]),
    ({"method": "schema", "game": None}, [("game", "unknown_value")]),
    ({"call": None}, [("call", "unknown_value")]),
    ({"call": ["trick"]}, [("call", "unknown_value")]),
    ({"args": [1]}, [("args", "wrong_type")]),
    ({"args": None}, [("args", "wrong_type")]),
    ({"args": {"Ruduo": [[[[[[[[[[[[[[1]]]]]]]]]]]]]]}}, [("args", "nested_too_deeply")]),
    ({"call": "may", "args": {}}, [(name, "argument_missing") for name in ("seat", "deed", "what")]),
    ({"call": "may", "args": {"seat": "Ruduo", "what": "UPĖ"}}, [("deed", "argument_missing")]),
    ({"answers": "UPĖ"}, [("answers", "not_a_list")]),
    ({"answers": {"a": 1}}, [("answers", "not_a_list")]),
    ({"answers": None}, [("answers", "not_a_list")]),
    ({"answers": ["UPĖ", ["RASA"], True, None]}, [(f"answers[{place}]", "wrong_type") for place in (2, 3)]),
    ({"rulings": []}, [("rulings", "wrong_type")]),
    ({"rulings": 0}, [("rulings", "wrong_type")]),
    ({"unstated": 0}, [("unstated", "wrong_type")]),
    ({"method": "why_not"}, [("option", "wrong_type")]),
    ({"method": "why_not", "option": {}}, [("option", "wrong_type")]),
], ids=str)
def test_a_request_of_the_wrong_shape_is_answered_with_its_problems(change, problems):
    """A part of a request that is missing or of the wrong kind is a problem with its place, under the same id."""
    reply = asked({**RUN, **change})
    assert reply["id"] == 7
    assert [(one["where"], one["code"]) for one in reply["problems"]] == problems


@pytest.mark.parametrize(("text", "code"), [
    ("", "not_json"), ("{", "not_json"), ("null", "wrong_type"), ("[]", "wrong_type"), ('"run"', "wrong_type"),
    ('{"method": "run", "args": {"seed": NaN}}', "not_json"), ('{"id": ' + "9" * 5000 + "}", "not_json"),
    ("[" * 100_000, "nested_too_deeply"), (" " * 300_000, "text_too_long"),
])
def test_what_is_no_request_is_answered_with_a_problem(text, code):
    """Whatever is no JSON object of a reasonable length is told as such."""
    reply = asked(text)
    assert (reply["id"], [(one["where"], one["code"]) for one in reply["problems"]]) == (None, [("request", code)])


#: Played in the order of the seasons, LAIMA leaves a tie that a lot decides; hands leave a card to choose.
LOT = {**RUN, "args": {**TRICK, "Žiema": "LAIMA"}}
HANDS = {**RUN, "call": "play", "args": {
    "hands": {"Ruduo": ["MEDIS", "UPĖ"], "Žiema": ["RASA"], "Pavasaris": ["SAULĖ"], "Vasara": ["GINTARAS"]},
    "mara": ["PASAULIS"]}}
NOT_OFFERED = {"clauses": ["sigilai/36", "sigilai/faq.2"], "reason": "not_offered", "facts": {"option": "MEDIS"}}
LIES_IN_MARA = {"clauses": ["sigilai/18"], "reason": "lies_in_mara", "facts": {"seat": "Ruduo", "option": "PASAULIS"}}


def not_asked(option):
    """The refusal of what answers nothing."""
    return {"clauses": [], "reason": "not_asked", "facts": {"option": option}}


REPLIES = {
    "a choice that is left": (LOT, {"answers": [], "refused": None, "outcome": None}),
    "an answer that is none of a lot": (
        {**LOT, "answers": ["MEDIS"]},
        {"answers": [], "refused": {"index": 0, "answer": "MEDIS", "refusal": NOT_OFFERED}, "outcome": None}),
    "an answer that a rule refuses": (
        {**HANDS, "answers": ["PASAULIS"]},
        {"answers": [], "refused": {"index": 0, "answer": "PASAULIS", "refusal": LIES_IN_MARA}, "outcome": None}),
    "an answer that leaves nothing to ask": ({**LOT, "answers": ["Ruduo"]},
                                             {"answers": ["Ruduo"], "refused": None, "outcome": "closed"}),
    "answers that are left over": (
        {**LOT, "answers": ["Ruduo", "Žiema", "MEDIS"]},
        {"answers": ["Ruduo"], "refused": {"index": 1, "answer": "Žiema", "refusal": not_asked("Žiema")},
         "outcome": "closed"}),
    "answers where nothing is asked": (
        {**RUN, "answers": ["MEDIS"]},
        {"answers": [], "refused": {"index": 0, "answer": "MEDIS", "refusal": not_asked("MEDIS")}, "outcome": "won"}),
    "why a rule forbids an answer": ({**HANDS, "method": "why_not", "option": "PASAULIS"}, LIES_IN_MARA),
    "why something is no answer": ({**LOT, "method": "why_not", "option": "MEDIS"}, NOT_OFFERED),
    "why not, of what may be answered": ({**LOT, "method": "why_not", "option": "Ruduo"}, None),
    "why not, once it is answered": ({**LOT, "method": "why_not", "option": "Ruduo", "answers": ["Ruduo"]},
                                     not_asked("Ruduo")),
    "why not, where nothing is asked": ({**RUN, "method": "why_not", "option": "MEDIS"}, not_asked("MEDIS")),
}


@pytest.mark.parametrize(("request_", "reply"), REPLIES.values(), ids=REPLIES)
def test_what_may_be_answered_and_what_not_is_told_exactly(request_, reply):
    """A refused answer has its index and its refusal, one left over is refused as not asked, and so is why not."""
    told = asked(request_)
    if request_["method"] == "why_not":
        assert told == {"id": 7, "refusal": reply}
    else:
        assert {name: told["trace"][name] for name in reply} == reply
        assert (told["trace"]["pending"] is None) == (reply["outcome"] is not None)


def test_a_pending_choice_tells_its_options_and_what_else_one_might_ask_about():
    """The options of a menu are listed, and so is every conceivable option with the reason why it is none."""
    pending = asked(HANDS)["trace"]["pending"]
    assert (pending["who"], pending["kind"], pending["options"]) == ("Ruduo", "lay", ["MEDIS", "UPĖ"])
    assert pending["refusals"][0] == {"option": "PASAULIS", **LIES_IN_MARA}
    assert {one["reason"] for one in pending["refusals"][1:]} == {"sigils_are_not_laid"}


@pytest.mark.parametrize("given", [None, True, 1.5, [1], {}])
def test_an_id_is_a_number_or_a_text(given):
    """Any other id is answered as none."""
    assert asked({**RUN, "id": given})["id"] is None


def test_many_problems_are_told_in_part():
    """Of a list of hundreds of unknown cards only the first problems are told, and each shows a part of a long text."""
    cards = ["x" * 500] * 100
    *problems, last = asked({**RUN, "call": "play", "args": {"hands": {"Ruduo": cards}}})["problems"]
    assert len(problems) == TOLD
    assert (last["code"], last["found"]) == ("more_problems", 1)  # at least one more: counting all would be slow
    assert all(len(one["found"]) < len(cards[0]) for one in problems)


def test_half_a_letter_can_be_passed_on():
    """A surrogate alone is escaped in the answer, so that every host can encode it, and comes back as it was."""
    text = answer('{"id": "\\ud800", "method": "run", "game": "\\ud800"}')
    assert text.encode("utf-8")
    assert json.loads(text)["id"] == "\ud800"


JSON = st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5)
                    | st.sampled_from(["run", "why_not", "sigilai", "trick", "may", "MEDIS", "Ruduo"]),
                    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3))


@settings(max_examples=200, deadline=None)
@given(st.dictionaries(st.sampled_from([*RUN, "answers", "rulings", "unstated", "option"]), JSON), st.booleans())
def test_no_request_ends_in_an_error(request, whole):
    """Whatever a request holds, it is answered in JSON, with a result or with problems, never with an error."""
    reply = asked({**RUN, **request} if whole else request)
    assert len(reply) == 2
    assert "error" not in reply
