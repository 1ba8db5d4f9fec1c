"""What a bench may ask of Python: whatever it asks, it is answered, and a request of the wrong shape with problems."""

from __future__ import annotations

import json
import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.eleusis.by_name import MOST_CARDS
from engine.eleusis.requests import MOST_PLAYERS
from engine.play import Choice, Options
from engine.problems import TOLD
from rulebook.bench import LISTED, answer, choice_json

TRICK = {"Ruduo": "MEDIS", "Žiema": "RAGANA", "Pavasaris": "PASAULIS", "Vasara": "SAULĖ"}
RUN = {"id": 7, "method": "run", "game": "sigilai", "call": "trick", "args": TRICK}


def asked(request: object) -> dict:
    """The answer to a request, given as data or as its text."""
    return json.loads(answer(request if isinstance(request, str) else json.dumps(request)))


def test_a_request_is_answered_with_its_id():
    """A call is answered with its trace, a refusal asked for with the refusal, a schema with the schema."""
    assert asked(RUN)["trace"]["result"]["winner"] == "Pavasaris"
    assert asked({**RUN, "method": "why_not", "option": "x"})["refusal"]["reason"] == "not_asked"
    assert asked({"method": "schema", "game": "sigilai"})["schema"]["game"] == "sigilai"
    assert [asked({**RUN, "id": number})["id"] for number in (7, "seven")] == [7, "seven"]


@pytest.mark.parametrize(("change", "problems"), [
    ({"method": None}, [("method", "unknown_value")]),
    ({"method": ["run"]}, [("method", "unknown_value")]),
    ({"method": "stop"}, [("method", "unknown_value")]),
    ({"game": {}}, [("game", "unknown_value")]),
    ({"method": "schema"}, [("call", "unknown_field"), ("args", "unknown_field")]),
    ({"call": None}, [("call", "unknown_value")]),
    ({"call": ["trick"]}, [("call", "unknown_value")]),
    ({"game": "eleusis", "call": "no_play"}, [("call", "unknown_value")]),
    ({"args": [1]}, [("args", "wrong_type")]),
    ({"args": None}, [("args", "wrong_type")]),
    ({"args": None, "answers": "UPĖ"}, [("answers", "not_a_list"), ("args", "wrong_type")]),
    ({"args": {"Ruduo": [[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]}}, [("args", "nested_too_deeply")]),
    ({"call": "may", "args": {}}, [(name, "argument_missing") for name in ("seat", "deed", "what")]),
    ({"call": "may", "args": {"seat": "Ruduo", "what": "UPĖ"}}, [("deed", "argument_missing")]),
    ({"answers": "UPĖ"}, [("answers", "not_a_list")]),
    ({"answers": {"a": 1}}, [("answers", "not_a_list")]),
    ({"answers": None}, [("answers", "not_a_list")]),
    ({"answers": ["UPĖ", ["RASA"], True, None]}, [(f"answers[{place}]", "wrong_type") for place in (2, 3)]),
    ({"rulings": []}, [("rulings", "wrong_type")]),
    ({"rulings": 0}, [("rulings", "wrong_type")]),
    ({"unstated": 0}, [("unstated", "wrong_type")]),
    ({"args": {**TRICK, "answers": [], "rulings": "table", "unstated": "ask", "deck": "deck.toml"}},
     [*((name, "beside_arguments") for name in ("answers", "rulings", "unstated")), ("deck", "own_deck")]),
    ({"answer": ["UPĖ"]}, [("answer", "unknown_field")]),
    ({"option": "UPĖ"}, [("option", "unknown_field")]),
    ({"policies": "random", "seed": 1}, [("seat", "argument_missing")]),
    ({"game": "eleusis", "call": "score", "args": {"hands": {"Ana": 3}}, "unstated": "ask"},
     [("unstated", "unknown_argument")]),
    ({"call": "game", "args": {}, "answers": ["UPĖ"]}, [("answers", "unknown_argument")]),
    ({"args": {**TRICK, "sigils": {"Žiema": 1, "Z\u030ciema": 2}}}, [("Žiema", "key_twice")]),
    ({"method": "why_not"}, [("option", "wrong_type")]),
    ({"method": "why_not", "option": {}}, [("option", "wrong_type")]),
], ids=str)
def test_a_request_of_the_wrong_shape_is_answered_with_its_problems(change, problems):
    """A part of a request that is missing or of the wrong kind is a problem with its place, under the same id."""
    reply = asked({**RUN, **change})
    assert reply["id"] == 7
    assert [(one["where"], one["code"]) for one in reply["problems"]] == problems
    assert all(one["found"] is not None for one in reply["problems"] if one["code"] in ("wrong_type", "not_a_list"))


@pytest.mark.parametrize(("text", "code"), [
    ("", "not_json"), ("{", "not_json"), ("null", "wrong_type"), ("[]", "wrong_type"), ('"run"', "wrong_type"),
    ('{"method": "run", "args": {"seed": NaN}}', "not_json"), ('{"id": ' + "9" * 5000 + "}", "not_json"),
    ("[" * 100_000, "nested_too_deeply"), (" " * 300_000, "text_too_long"),
])
def test_what_is_no_request_is_answered_with_a_problem(text, code):
    """Whatever is no JSON object of a reasonable length is told as such."""
    reply = asked(text)
    assert (reply["id"], [(one["where"], one["code"]) for one in reply["problems"]]) == (None, [("request", code)])


@pytest.mark.parametrize("text", [
    '{"method": "run", "method": "schema"}', '{"method": "run", "args": {"method": 1, "mara": [], "method": 2}}'])
def test_a_key_that_stands_twice_is_told(text):
    """Of a key that stands twice in one object nobody could say which value counts, however deep it stands."""
    assert [(one["where"], one["code"], one["found"]) for one in asked(text)["problems"]] == \
        [("method", "key_twice", "method")]


def test_a_request_is_read_in_composed_letters():
    """Names of arguments too may come in decomposed letters, as some keyboards write them."""
    args = {unicodedata.normalize("NFD", name): unicodedata.normalize("NFD", card) for name, card in TRICK.items()}
    assert set(args) != set(TRICK)
    assert asked({**RUN, "args": args}) == asked(RUN)


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


# One seat's eyes, the other seats' policies

ROUND = {"method": "run", "game": "eleusis", "call": "round", "rulings": "table",
         "args": {"players": ["Dievs", "Ana", "Bruno", "Cilda"], "god": "Dievs", "rule": "equal(color(current), R)"}}
SEATED = {**ROUND, "seat": "Ana", "seed": 3}


def test_a_seat_answers_only_for_itself():
    """The answers of a seat go to its own choices; policies answer for the others and chance is drawn, by the seed."""
    trace = asked(SEATED)["trace"]
    assert (trace["pending"]["who"], trace["pending"]["kind"], trace["answers"]) == ("Ana", "turn", [])
    card = trace["pending"]["some"][0]
    trace = asked({**SEATED, "answers": [card, "decline"]})["trace"]
    assert (trace["pending"]["who"], trace["answers"], trace["refused"]) == ("Ana", [card, "decline"], None)
    players = {event["facts"]["player"] for event in trace["events"] if event["kind"] == "played_cards"}
    assert players == {"Ana", "Bruno", "Cilda"}
    refused = asked({**SEATED, "answers": [card, "decline", "sing"]})["trace"]["refused"]
    assert (refused["index"], refused["answer"]) == (2, "sing")
    assert asked({**SEATED, "method": "why_not", "answers": [card], "option": "prophet"})["refusal"] is None
    assert asked({**SEATED, "answers": [card]}) == asked({**SEATED, "answers": [card]})
    assert asked({**SEATED, "seed": 4}) != asked(SEATED)


def test_a_seat_sees_only_its_own():
    """The trace of a seat hides the secret rule, the stock's order and every other hand."""
    trace = asked(SEATED)["trace"]
    facts = {event["kind"]: event["facts"] for event in trace["events"]}
    assert facts["rule_written"]["rule"] is facts["packs_shuffled"]["cards"] is None
    for event in trace["events"]:
        for player, hand in event.get("diff", {}).get("hands", {}).items():
            assert all((card is None) == (player != "Ana") for card in hand)
    assert asked({**SEATED, "seat": "Dievs", "policies": "first"})["trace"]["outcome"] is not None


def test_a_seat_plays_in_any_call_of_any_game():
    """A seat has a place in Baltiški sigilai too, and in whole games, whose call may name the policies and the seed."""
    request = {"method": "run", "game": "sigilai", "call": "game", "seat": "Ruduo", "rulings": "table"}
    trace = asked(request)["trace"]
    assert trace["pending"]["who"] == "Ruduo"
    hands = [event["diff"]["hands"] for event in trace["events"] if "hands" in event.get("diff", {})]
    assert all((card is None) == (seat != "Ruduo") for held in hands for seat in held for card in held[seat])
    assert asked({**request, "args": {"seed": 5}}) == asked({**request, "seed": 5}) != asked(request)
    assert asked({**request, "policies": {"Žiema": "first"}})["trace"]["pending"]["who"] == "Ruduo"


@pytest.mark.parametrize(("change", "problems"), [
    ({"seat": "An"}, [("seat", "unknown_seat")]),
    ({"seat": ["Ana", "Zane", 3]}, [("seat", "unknown_seat"), ("seat", "unknown_seat")]),
    ({"seat": []}, [("seat", "argument_missing")]),
    ({"policies": {"Zane": "first", "Ana": "wise"}}, [("policies['Zane']", "unknown_seat"),
                                                      ("policies['Ana']", "unknown_value")]),
    ({"policies": "wise"}, [("policies", "unknown_value")]),
    ({"policies": ["first"], "seed": "x"}, [("policies", "wrong_type"), ("seed", "wrong_type")]),
], ids=str)
def test_a_seat_that_cannot_be_taken_is_told(change, problems):
    """A seat, a policy or a seed that is none is a problem with its place, and all of them are told."""
    assert [(one["where"], one["code"]) for one in asked({**SEATED, **change})["problems"]] == problems


def test_options_that_cannot_be_listed_are_told_in_part():
    """Where a choice has too many options to list, some that are allowed stand beside; else all are listed."""
    pending = asked(SEATED)["trace"]["pending"]
    assert pending["options"] is None
    assert pending["some"][-1] == "no play"
    few = asked({**ROUND, "args": {**ROUND["args"], "hands": {"Ana": ["8♥"]}, "starter": "2♣"}})["trace"]["pending"]
    assert few["options"] == ["play 8♥", "no play"]
    assert "some" not in few


def test_what_is_listed_has_an_end():
    """Of very many options and refusals the first are listed, and the answers of a whole game are left out."""
    told = choice_json(Choice("Ana", "turn", Options(range(500), ("x/1",), others=range(500, 900)), ("x/1",)))
    assert (told["options"], len(told["some"]), len(told["refusals"])) == (None, LISTED, LISTED)
    trace = asked({"method": "run", "game": "sigilai", "call": "game", "rulings": "table"})["trace"]
    assert (trace["outcome"], trace["answers"]) == ("won", [])


# What only one game is asked

def eleusis(method, **given):
    """The answer to one of the requests of New Eleusis."""
    return asked({"method": method, "game": "eleusis", **given})


def test_a_game_has_requests_of_its_own():
    """A game's own methods are answered for that game only, their arguments checked like those of any call."""
    assert asked({"method": "seal", "game": "sigilai", "text": "x"})["problems"][0]["code"] == "unknown_value"
    assert [(one["where"], one["code"]) for one in eleusis("fitting", main_line=["8X"], sidelines=3)["problems"]] == [
        ("main_line[0]", "unknown_card"), ("sidelines", "not_a_list")]
    assert [(one["where"], one["code"]) for one in eleusis("rule", txt="x")["problems"]] == [
        ("txt", "unknown_argument"), ("text", "argument_missing")]
    assert [(one["where"], one["code"]) for one in eleusis("explain", rule=5, card="8X", cards=1)["problems"]] == [
        ("cards", "unknown_argument"), ("main_line", "argument_missing"), ("rule", "wrong_type"),
        ("card", "unknown_card")]


def test_a_rule_is_read_for_a_page():
    """A rule is told with its parts, its share, what is right and what ends the line; its problems by column."""
    told = eleusis("rule", text="in(suit(current) C H)")["rule"]
    assert (told["text"], told["catalogue"], told["share"], told["dead"]) == (
        "in(suit(current), C, H)", "clubs_and_hearts", 0.5, [])
    assert told["parts"]["word"] == "in"
    climbing = "greater(value(current), value(previous))"
    told = eleusis("rule", text=climbing)["rule"]
    assert (told["catalogue"], told["dead"]) == (None, ["K♣", "K♦", "K♥", "K♠"])
    told = eleusis("rule", text=climbing, main_line=["2♣", "Q♣"])["rule"]
    assert (told["share"], told["right"]) == (4 / 52, ["K♣", "K♦", "K♥", "K♠"])
    assert told["dead"] == told["right"]
    assert eleusis("rule", text="equal(colour(current) X)")["problems"][0]["where"] == "rule:23"


def test_a_rule_explains_its_verdict():
    """Which part of a rule made a card right is told, also of a rule named by its id."""
    assert eleusis("explain", rule="odd_values", main_line=["2♣"], card="3♥")["explain"]["value"] is True
    assert eleusis("explain", rule="odd(current)", main_line=["2♣"], card="4♥")["explain"]["value"] is False


def test_the_rules_that_fit_are_counted():
    """The rules that fit a table are counted, in the catalogue or among the generated ones, with the telling card."""
    table = {"main_line": ["2♣", "3♥"], "sidelines": [[["5♠"]]]}
    told = eleusis("fitting", **table)["fitting"]
    assert (told["of"], told["count"], len(told["rules"])) == (46, 7, 7)
    assert told["telling"] in asked({"method": "schema", "game": "eleusis"})["schema"]["names"]["card"]
    told = eleusis("fitting", **table, family="generated2")["fitting"]
    assert told["of"] > told["count"] > len(told["rules"]) == 30
    line = ["2♥", "2♣", "2♥", "4♣"]
    assert eleusis("fitting", main_line=line, sidelines=[[["3♣"]]] * 4)["fitting"]["telling"] is None


def test_what_a_page_asks_is_bounded():
    """More cards than all packs have, and more players than sit at a table, are told; so are names of no player."""
    line = ["2♣"] * (MOST_CARDS + 1)
    for about in ({"method": "fitting", "main_line": line, "sidelines": []},
                  {"method": "rule", "text": "odd(current)", "main_line": line},
                  {"method": "explain", "rule": "odd(current)", "main_line": line, "card": "2♣"}):
        [problem] = asked({"game": "eleusis", **about})["problems"]
        assert (problem["where"], problem["code"], problem["found"]) == ("main_line", "too_many", len(line))
        assert problem["expected"] == [str(MOST_CARDS)]
    [problem] = eleusis("fitting", main_line=["2♣"], sidelines=[[["3♣"]] * MOST_CARDS])["problems"]
    assert (problem["where"], problem["code"]) == ("sidelines", "too_many")
    assert eleusis("fitting", main_line=line[1:], sidelines=[])["fitting"]["of"] == 46
    points = {f"P{number}": 1 for number in range(MOST_PLAYERS + 1)}
    [problem] = eleusis("standing", points=points, gods=["Ana"] * 6000)["problems"]
    assert (problem["code"], problem["expected"]) == ("number_of_players", [f"1–{MOST_PLAYERS}"])
    told = eleusis("standing", points={"": 1, "*": 2, "Ana ": 3, "Bruno": 4}, gods=["Dace"] * 6000)["problems"]
    assert [one["code"] for one in told[:4]] == ["bad_name", "bad_name", "bad_name", "unknown_player"]
    assert told[-1]["code"] == "more_problems"


def test_a_sealed_rule_is_played_like_its_text():
    """A sealed rule does not show its words, is played like them, and is a problem where it is broken."""
    sealed = eleusis("seal", text="odd_values")["sealed"]
    assert "odd" not in sealed
    one, other = (asked({**SEATED, "args": {**ROUND["args"], "rule": rule}}) for rule in (sealed, "odd(current)"))
    assert one == other
    for broken in (sealed[:-3], "sealed:", "sealed:ščž", "sealed:" + "A" * 9000):
        assert [(problem["where"], problem["code"]) for problem in eleusis("rule", text=broken)["problems"]] == [
            ("rule", "rule_seal_broken")]
    assert eleusis("rule", text="sealed:abc")["problems"][0]["found"] == "sealed:abc"  # quoted once, by the sentence
    assert eleusis("rule", text="sealed:" + "A" * 9000)["problems"][0]["found"].startswith("sealed:AAA")


def test_the_schema_names_policies_and_the_catalogue():
    """The schema of a game lists its policies; that of New Eleusis the catalogue with level, text and share."""
    schema = asked({"method": "schema", "game": "eleusis"})["schema"]
    assert schema["policies"][:2] == ["random", "first"]
    assert schema["catalogue"][0] == {"id": "reds", "level": 1, "text": "equal(color(current), R)", "share": 0.5}


def test_a_game_that_is_stopped_early_is_ended_by_its_rules():
    """Whoever was never God gets ten points; a God who is no player, and a game without points, are told."""
    points = {"Ana": 12, "Bruno": 5, "Cilda": 3, "Dievs": 7}
    ended = eleusis("standing", points=points, gods=["Dievs", "Ana"])["standing"]
    assert ended["points"] == {"Ana": 12, "Bruno": 15, "Cilda": 13, "Dievs": 7}
    assert [one["kind"] for one in ended["events"]] == [
        "game_over", "never_god", "never_god", "standing", "most_points"]
    assert ended["events"][1]["clauses"] == ["eleusis/points.5"]
    assert eleusis("standing", points=points, gods=list(points))["standing"]["points"] == points
    [stranger] = eleusis("standing", points={"Ana": 1}, gods=["Ann"])["problems"]
    assert (stranger["where"], stranger["code"], stranger["write"]) == ("gods[0]", "unknown_player", "'Ana'")
    assert [one["code"] for one in eleusis("standing", points={}, gods=[])["problems"]] == ["argument_left_out"]
