"""Links: whatever a reader may change is carried and read back; whatever cannot be read is told."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from urllib.parse import quote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.play import answer_text
from rulebook.bench import GAMES, schema
from rulebook.pages import plays
from rulebook.scenario import hold, scenarios
from tests.conftest import missing

NODE = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
READ = {"parts": [], "cut": False, "catalogue": False}
#: Texts that a notation of addresses may trip over.
AWKWARD = ("", "~", "~[]", "null", "true", "-1", "7H", "a,b", "a&b=c", "J. R.", "50%", "%7E", "#1", "+ +", "\"'", "Ž ♥",
           "constructor", "toString", "\u2028", "<img src=x>", "\N{PILE OF POO}")
BASE = {"answers": [], "rulings": {}, "step": None}


schema_of = cache(schema)


def through(requests, script="links.mjs"):
    """What the page makes of states and links, or what else a script of the tests asks of it."""
    if NODE is None:
        missing("the tests of links need Node: make install")
    done = subprocess.run([NODE, str(Path(__file__).with_name(script))], capture_output=True, check=False,
                          input=json.dumps(requests), encoding="utf-8")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def bench(game, call, state, **baked):
    """A request for the link of a state of a bench whose example is empty."""
    return {"script": "bench", "schema": schema_of(game), "state": BASE | {"call": call} | state,
            "baked": {"game": game, "id": "x", "call": call, "args": {}, "answers": [], "rulings": {}} | baked}


def without_numbers(rulings):
    """The readings of rulings: those may be changed on a page, and numbers not."""
    named = {} if isinstance(rulings, str) else rulings
    return {name: one for name, one in named.items() if isinstance(one, str) and name != "preset"}


@pytest.mark.parametrize("game", GAMES)
def test_every_call_of_every_scenario_goes_into_a_link_and_comes_back(game):
    """From an empty example to a scenario's call, and from the call to an empty set-up, a link carries all of it."""
    requests = []
    for scenario in scenarios(game):
        for result in hold(scenario).results:
            if result.call not in schema_of(game)["calls"]:
                continue
            args = json.loads(json.dumps(dict(result.arguments)))
            rulings, answers = args.pop("rulings", {}), list(map(answer_text, args.pop("answers", ())))
            args.pop("unstated", None)
            full = {"args": args, "answers": answers, "rulings": without_numbers(rulings)}
            requests.append(bench(game, result.call, full))
            requests.append(bench(game, result.call, {"args": {}}, **full))
    assert len(requests) > 100
    for request, reply in zip(requests, through(requests), strict=True):
        assert reply["ignored"] == READ, reply["link"]
        assert reply["state"] == request["state"], reply["link"]


def test_names_and_texts_of_any_letters_are_carried():
    """Players, rules, moves and answers may have letters that the notation itself uses."""
    nothing = {"starter": None, "stock": None}
    states = [{"args": {"players": [text, "Ana", *AWKWARD], "god": text, "hands": {text: 3, "Ana": ["10♥"], "Bo": []},
                        "rule": text, "first": text, "moves": [text], **nothing}, "answers": [text, "Ana"]}
              for text in AWKWARD]
    states += [{"args": args} for args in ({"hands": None, "rule": None, "stock": [], "moves": []}, {"hands": {}},
                                           {"moves": [""]})]
    requests = [bench("eleusis", "round", state) for state in states]
    requests += [bench("eleusis", "round", states[0], **states[1])]
    for request, reply in zip(requests, through(requests), strict=True):
        assert (reply["state"], reply["ignored"]) == (request["state"], READ), reply["link"]


def test_a_link_is_short_and_can_be_written_by_hand():
    """A link names what differs, a part a difference; a suit may be a letter."""
    hands = {"Ana": ["10♥", "A♠"], "Bo": 14}
    state = {"args": {"players": ["Ana", "Bo"], "hands": hands, "rule": None, "first": "null"}}
    [reply] = through([bench("eleusis", "round", state, args={"rule": "True", "god": "Ana"})])
    assert reply["link"] == ("scenario=x&v=1&rule=~null&god=~&players=Ana,Bo&hands.Ana=10H,AS&hands.Bo=14"
                             "&first=~%22null%22")


@pytest.mark.parametrize(("parts", "told"), [
    ("Ruduo=NOBODY", ["Ruduo=NOBODY"]), ("colour=red", ["colour=red"]), ("Ruduo.x=MEDIS", ["Ruduo.x=MEDIS"]),
    ("hands.Nobody=UPĖ", ["hands.Nobody=UPĖ"]), ("sigils.Ruduo=many", ["sigils.Ruduo=many"]), ("v=2", ["v=2"]),
    ("deck=x.toml&unstated=ask", ["deck=x.toml", "unstated=ask"]), ("%E0%A4=1", ["%E0%A4=1"]),
    ("mara=%E0", ["mara=%E0"]),
    ("rulings.spoils=x&rulings.toString=x", ["rulings.spoils=x", "rulings.toString=x"]), ("step=-1", ["step=-1"]),
    ("hands=~{&hands=~[1]&hands=~%7B%22x%22:[]%7D", ["hands=~{", "hands=~[1]", "hands=~{\"x\":[]}"]),
    ("hands.__proto__=UPĖ&__proto__.x=1", ["hands.__proto__=UPĖ", "__proto__.x=1"]),
    ("seed=1&catalogue=1", ["seed=1", "catalogue=1"]),
])
def test_what_a_link_says_wrongly_is_told_and_changes_nothing(parts, told):
    """A part that is unknown, of the wrong kind or damaged is told as it stands, and the example stays as it is."""
    request = bench("sigilai", "trick", {}, args={"Ruduo": "MEDIS"}) | {"link": f"scenario=x&v=1&{parts}"}
    [reply] = through([request])
    assert reply["ignored"] == READ | {"parts": told}
    assert reply["state"] == BASE | {"call": "trick", "args": {"Ruduo": "MEDIS"}}


@settings(max_examples=5, deadline=None)
@given(st.lists(st.text("RuduohansMmr=&.,~[]{}\"%1:_é♥", max_size=60), min_size=20, max_size=40))
def test_no_address_breaks_a_page(texts):
    """Whatever an address says, the page has a state to show, and it goes into a link that is read whole."""
    replies = through([bench("sigilai", "trick", {}) | {"link": f"scenario=x&{text}"} for text in texts])
    again = through([bench("sigilai", "trick", reply["state"]) for reply in replies])
    assert [one["state"] for one in again] == [one["state"] for one in replies]
    assert all(one["ignored"] == READ for one in again)


def test_a_link_that_is_too_long_is_told():
    """Of a link with too many letters or parts the first are read, and the others are told."""
    for more in ("&mara=" + "UP%C4%96," * 12_000, "&x=1" * 1001):
        [reply] = through([bench("sigilai", "trick", {}) | {"link": f"scenario=x&Ruduo=MEDIS{more}&Vasara=RASA"}])
        assert reply["state"] == BASE | {"call": "trick", "args": {"Ruduo": "MEDIS"}}
        assert (reply["ignored"]["cut"], reply["ignored"]["parts"][-1]) == (True, "Vasara=RASA")


def test_a_drawn_secret_names_its_catalogue():
    """A link that draws from the catalogue says which one, and a link of another catalogue is told."""
    baked = plays.baked("eleusis", "scientist")
    state = {**BASE, "call": "round", "args": baked["args"], "rulings": {"preset": "table"}, "seed": 7, "level": 2}
    request = {"script": "bench", "schema": schema_of("eleusis"), "baked": baked, "state": state}
    fewer = schema_of("eleusis") | {"catalogue": schema_of("eleusis")["catalogue"][1:]}
    sealed = state | {"args": baked["args"] | {"rule": "sealed"}}
    here, given = through([request, request | {"state": sealed}])
    assert (here["state"], here["ignored"]) == (state, READ)
    assert "catalogue=" in here["link"]
    assert "catalogue=" not in given["link"]
    [there, by_hand] = through([request | {"schema": fewer, "link": here["link"]},
                                request | {"schema": fewer, "link": "scenario=play-scientist&v=1&seed=7&level=2"}])
    assert (there["state"], there["ignored"]) == (state, READ | {"catalogue": True})
    assert (by_hand["state"], by_hand["ignored"]) == (state, READ)


def tool(name, state, game="eleusis"):
    """A request for the link of a tool's state."""
    return {"script": name, "schema": schema_of(game), "baked": {"game": game, "id": name}, "state": state}


def test_the_tools_links_have_the_same_notation():
    """The rule builder's rule, line and card, and all rounds of God's helper, come back as they were."""
    table = {"preset": "table"}
    players = ["Dievs", "J. R.", "~", "Ana"]
    hands = {"J. R.": 14, "~": 13, "Ana": 1}
    begun = {"args": {"players": players, "god": "Dievs", "rule": None, "hands": hands, "starter": "2♣",
                      "first": "Ana"},
             "answers": ["play 8♥+4♠", "right"], "rulings": table}
    over = begun | {"points": {"Dievs": -5, "J. R.": 0, "~": 12, "Ana": 3}}
    form = {"args": {"players": players, "god": "J. R.", "dealt": {"Dievs": 14, "~": 3}}, "answers": [],
            "rulings": table}
    states = [tool("rule", {"text": "equal(color(current), R)", "line": ["10♥", "A♠"], "card": card})
              for card in (None, "7♣")]
    states += [tool("god", one | {"call": "round", "step": None, "rounds": rounds})
               for one in (begun, form) for rounds in ([], [over] * 12)]
    for request, reply in zip(states, through(states), strict=True):
        assert (reply["state"], reply["ignored"]) == (request["state"], READ), reply["link"]
        assert reply["link"].startswith(f"tool={request['baked']['id']}&v=1&")


def test_a_tool_tells_what_it_cannot_read():
    """What a tool's link says wrongly is told, and the rest of it is read."""
    link = "tool=rule&v=1&rule=True&line=" + quote("<b>") + "&card=1H&colour=red"
    [reply] = through([tool("rule", None) | {"link": link}])
    assert reply["state"] == {"text": "True", "line": [], "card": None}
    assert reply["ignored"] == READ | {"parts": ["line=<b>", "card=1H", "colour=red"]}


@pytest.mark.parametrize("kept", [
    "", "null", "5", '{"args":null,"answers":[],"rounds":[]}', '{"args":{},"answers":[],"rounds":[null]}',
    "tool=god&v=1&rounds=~[null]", "tool=god&v=1&rounds.1=~null&args=~null&players=~5&answers=~[null]"])
def test_what_is_kept_of_a_game_may_be_anything(kept):
    """God's helper keeps its game as a link; whatever else stands there is no game."""
    [reply] = through([tool("god", None) | {"link": kept}])
    assert reply["state"] is None


def test_a_long_game_at_a_table_goes_into_its_link():
    """Eight rounds of a hundred turns each, with names as long as they may be, come back with all rounds and points."""
    players = [f"{number}{'Ž' * 39}" for number in range(8)]
    rounds = [{"args": {"players": players, "god": god, "rule": None, "starter": "2♣",
                        "hands": {player: 14 for player in players if player != god}},
               "answers": ["play 10♥+4♠", "decline", "right"] * 100, "rulings": {"preset": "table"},
               "points": dict.fromkeys(players, -99)} for god in players]
    last = {name: rounds[-1][name] for name in ("args", "answers", "rulings")}
    state = last | {"call": "round", "step": None, "rounds": rounds[:-1]}
    [reply] = through([tool("god", state)])
    assert (reply["state"], reply["ignored"]) == (state, READ)
    assert 30_000 < len(reply["link"]) < 100_000
def test_a_kept_score_goes_into_a_link_and_comes_back():
    """Players, pushes with everybody's guess, and accidents come back as they were."""
    players = ["J. R.", "~", "Ona"]
    push = {"placer": "~", "votes": {"J. R.": "success", "~": "failure", "Ona": "success"}, "fell": False}
    states = [tool("score", {"players": players, "rounds": rounds}, "domino")
              for rounds in ([], [push, {"accident": "J. R."}, push | {"fell": True}])]
    for request, reply in zip(states, through(states), strict=True):
        assert (reply["state"], reply["ignored"]) == (request["state"], READ), reply["link"]


@pytest.mark.parametrize("wrong", [
    "rounds.2.accident=Rasa", "rounds.2.placer=Ona",
    "rounds.2.placer=Ona&rounds.2.votes.Ona=failure&rounds.2.fell=true",
    "rounds.2.placer=Ona&rounds.2.votes.Ona=success&rounds.2.votes.Jonas=success&rounds.2.fell=true"])
def test_a_kept_round_that_is_not_whole_is_told(wrong):
    """A round with a stranger, without a guess or without a doubt is left out with all that follow, and told."""
    link = f"tool=score&v=1&players=Ona,Jonas&rounds.1.accident=Ona&{wrong}&rounds.3.accident=Jonas"
    [reply] = through([tool("score", None, "domino") | {"link": link}])
    assert reply["state"] == {"players": ["Ona", "Jonas"], "rounds": [{"accident": "Ona"}]}
    assert reply["ignored"] == READ | {"parts": ["rounds.2", "rounds.3"]}


@pytest.mark.parametrize("value", ["[" * 900 + "]" * 900, f"[[{'0,' * 1000}0]]", f'[[6,"{"x" * 2001}",0]]'])
def test_a_link_does_not_bring_lists_without_end(value):
    """Where no type says what a list holds, it is shallow and short; what is not is told."""
    baked = {"game": "domino", "id": "x", "call": "line", "args": {"dominoes": [[6, "upright", 0]]}, "answers": [],
             "rulings": "printed"}
    [reply] = through([{"script": "bench", "schema": schema_of("domino"), "baked": baked,
                        "link": f"scenario=x&v=1&dominoes=~{quote(value)}"}])
    assert reply["state"]["args"] == baked["args"]
    assert len(reply["ignored"]["parts"]) == 1
