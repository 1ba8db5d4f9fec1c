"""Recorded examples: what a page finds in them is what the engine answers, with any reading and any card changed."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache

import pytest

from rulebook import link as links
from rulebook.bench import GAMES, game_module, schema
from rulebook.pages import bake
from rulebook.scenario import hold, load, scenarios
from tests.test_links import through
from tests.test_share import baked_of


@cache
def shown_by_path(path):
    """As `shown_of`, by the scenario's file."""
    scenario = load(path)
    shown = bake.shown_call(scenario, hold(scenario))
    return shown, json.loads(json.dumps(shown.run()))["trace"]


def shown_of(scenario):
    """The call that a scenario's bench shows, and its trace as the page has it."""
    return shown_by_path(scenario.path)


def rests(trace):
    """Every question that a trace rests on, with its reading."""
    return trace["asked"] | trace.get("looked", {}) | ({trace["gap"]["question"]: "gap"} if trace["gap"] else {})


def laid(shown):
    """The rulings of a call as a mapping."""
    if isinstance(shown.rulings, str):
        return {} if shown.rulings == "printed" else {"preset": shown.rulings}
    return dict(shown.rulings)


def other_readings(game, trace):
    """Every reading of every question that a trace does not rest on."""
    return [(question, reading) for question, one in game_module(game).LAWBOOK.questions.items()
            if question not in rests(trace) for reading in one.names]


@pytest.mark.parametrize("game", GAMES)
def test_a_question_that_an_example_does_not_rest_on_changes_nothing(game):
    """Under every reading of every question that its trace does not name, an example has the very same trace."""
    tried = 0
    for scenario in scenarios(game):
        shown, trace = shown_of(scenario)
        for question, reading in other_readings(game, trace):
            told = replace(shown, rulings=laid(shown) | {question: reading}).run()
            assert json.loads(json.dumps(told)) == {"trace": trace}, (scenario.id, question, reading)
            tried += 1
    assert tried > 900


@pytest.mark.parametrize("game", GAMES)
def test_what_is_baked_beside_an_example_names_what_it_rests_on_too(game):
    """The same holds of its changes and of the places where something else may be chosen, as far as they are tried."""
    tried = 0
    for scenario in scenarios(game)[::5]:
        shown, trace = shown_of(scenario)
        changed = [one for group in bake._groups(shown, trace) for _, one in group]
        changed += [replace(shown, answers=shown.answers[:place]) for place in range(len(shown.answers))]
        changed += [replace(shown, args={**shown.args, "moves": shown.args["moves"][:place]})
                    for place in range(len(shown.args.get("moves") or ()))]
        for one in changed[::9][:15]:
            told = one.run()
            for question, reading in other_readings(game, told["trace"]) if "trace" in told else ():
                assert replace(one, rulings=laid(one) | {question: reading}).run() == told, \
                    (scenario.id, one.args, one.answers, question, reading)
                tried += 1
    assert tried > 100


def with_readings(scenario):
    """The file of a scenario with its own trace and those of the readings that it rests on."""
    shown, trace = shown_of(scenario)
    kept = bake.Kept()
    at = {"": kept.place({"trace": trace})}
    for key, variant in bake._readings(shown, trace):
        at[key] = kept.place(variant.run())
    return baked_of(scenario) | json.loads(json.dumps(kept.parts | {"at": at}))


@pytest.mark.parametrize("game", GAMES)
def test_page_and_command_answer_any_reading_alike_and_without_python(game):
    """For every reading of every question the page shows from the file what `rulebook run` tells of its link.

    Also for a table that reads everything otherwise which the example does not rest on.
    """
    requests, wanted = [], []
    for scenario in scenarios(game):
        file, (shown, trace) = with_readings(scenario), shown_of(scenario)
        questions = game_module(game).LAWBOOK.questions
        readings = [{question: reading} for question, one in questions.items() for reading in one.names]
        readings.append(dict(other_readings(game, trace)))
        states = [{"call": file["call"], "args": file["args"], "answers": file["answers"], "step": None,
                   "rulings": laid(shown) | one} for one in readings]
        requests.append({"baked": file, "schema": schema(game), "states": states})
        wanted.append([f"{game}/#scenario={scenario.id}&v=1" + "".join(
            f"&rulings.{question}={reading}" for question, reading in one.items()) for one in readings])
    found = 0
    for request, reply, addresses in zip(requests, through(requests, "baked.mjs"), wanted, strict=True):
        for address, result, asked in zip(addresses, reply["found"], reply["requests"], strict=True):
            link = links.read(address)
            assert asked.get("unstated") == link.unstated, address
            assert (asked["args"], asked["rulings"]) == (link.args, dict(link.rulings)), address
            assert result is not None, address
            if "trace" in result:
                assert result["trace"] == links.play(link).trace, address
                found += 1
        assert request["baked"]["at"]
    assert found > 1000


def changed(name, **args):
    """What the page would ask of a sigilai example with other arguments, and the link of that."""
    scenario = next(one for one in scenarios("sigilai") if one.id == name)
    file = json.loads(bake.packed(bake.bake(scenario)))
    state = {"call": file["call"], "args": file["args"] | args, "answers": [], "rulings": {}, "step": None}
    [reply] = through([{"baked": file, "schema": schema("sigilai"), "states": [state]}], "baked.mjs")
    parts = "".join(f"&{one}={value}" for one, value in args.items())
    return reply["found"][0]["trace"], reply["requests"][0], links.read(f"sigilai/#scenario={name}&v=1{parts}")


def test_another_card_keeps_what_the_table_shows():
    """Mara's field that lies empty and seats without sigils stay so when a card is changed: nobody asks for them."""
    trace, request, link = changed("several-reda", Vasara="SAULĖ")
    assert (trace["pending"], trace["outcome"]) == (None, "closed")
    assert "mara_is_empty" in [event["kind"] for event in trace["events"]]
    assert links.play(link).trace == trace
    assert (request["args"], request["unstated"]) == (link.args, link.unstated)
    trace, _, link = changed("several-reda", Ruduo="LAIMA")
    assert trace["events"][-1]["facts"] == {"seats": ["Ruduo", "Žiema", "Pavasaris", "Vasara"], "count": 0}
    assert trace["pending"]["kind"] == "missing"
    assert links.play(link).trace == trace


def test_what_the_table_shows_is_stated_for_every_trick():
    """In the file of every trick stand each seat's sigils and Mara's field, and the trace is that of the scenario."""
    tricks = 0
    for scenario in scenarios("sigilai"):
        shown, trace = shown_of(scenario)
        if shown.call != "trick":
            continue
        assert {seat: len(own) for seat, own in trace["start"]["sigils"].items()} == shown.args["sigils"], scenario.id
        assert trace["start"]["mara"] == shown.args["mara"], scenario.id
        assert [event["kind"] for event in trace["events"]] == hold(scenario).shown.kinds
        tricks += 1
    assert tricks > 30


def test_a_trick_opens_where_its_cards_lie_open():
    """At the step at which a Sigilai example opens as many cards lie face up on the table as at any step of it.

    No later step has as many; an example of several tricks opens at its end.
    """
    every = scenarios("sigilai")
    replies = through([{"baked": with_readings(one), "schema": {}, "states": []} for one in every], "baked.mjs")
    tricks = 0
    for scenario, reply in zip(every, replies, strict=True):
        _, trace = shown_of(scenario)
        frames = [trace["start"]]
        for event in trace["events"]:
            frames.append(frames[-1] | event.get("diff", {}))
        up = [sum(seat in frame["trick"] for seat in frame["up"]) for frame in frames]
        several = sum(event["kind"] == "trick_began" for event in trace["events"]) > 1
        if several or not max(up):
            assert reply["opening"] == len(trace["events"]), scenario.id
            continue
        assert up[reply["opening"]] == max(up), scenario.id
        assert max(up[reply["opening"] + 1:], default=0) < max(up), scenario.id
        tricks += 1
    assert tricks > 30
