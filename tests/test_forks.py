"""What if: wherever an example chose, something else can be chosen."""

from __future__ import annotations

import json

import pytest

from rulebook.bench import GAMES, answer
from rulebook.pages.bake import bake, call_of, forks_of
from rulebook.scenario import hold, scenarios

#: How many other options are tried at each place; the first move of each example has all of its own tried.
TRIED = 2
#: Moves after the end of the round or the game, which are refused: nobody was to choose there.
TOO_LATE = {("question-last-card", 1), ("the-round-is-over", 4)}


def asked(shown, args=None, answers=()):
    """The trace that a bench is told for a call."""
    request = {"method": "run", "game": shown.game, "call": shown.call, "rulings": shown.rulings, "answers": answers,
               "args": shown.args if args is None else args}
    if shown.unstated:
        request["unstated"] = shown.unstated
    return json.loads(answer(json.dumps(request, default=str)))["trace"]


def before(shown, fork):
    """The arguments and the answers at a fork."""
    if fork["of"] == "answers":
        return shown.args, list(shown.answers[:fork["place"]])
    return {**shown.args, **fork.get("args", {}), "moves": shown.args["moves"][:fork["place"]]}, []


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_of_every_example_can_be_made_otherwise(game):
    """Every move and every answer of an example has a fork, and what is offered there is taken."""
    found = 0
    for scenario in scenarios(game):
        shown = call_of(game, hold(scenario).shown, scenario.id)
        forks = [fork for fork, _ in forks_of(shown, shown.run()["trace"])]
        places = {(fork["of"], fork["place"]) for fork in forks}
        given = {"moves": shown.args.get("moves") or (), "answers": shown.answers}
        wanted = {(of, place) for of, those in given.items() for place in range(len(those))}
        assert wanted - places == {("moves", place) for one, place in TOO_LATE if one == scenario.id}, scenario.id
        for fork in forks:
            args, answers = before(shown, fork)
            pending = asked(shown, args, answers)["pending"]
            if not pending:
                continue
            options = pending["options"] if pending["options"] is not None else pending["some"]
            assert options, (scenario.id, fork)
            for option in options if not fork["place"] else options[:TRIED]:
                trace = asked(shown, args, [*answers, option])
                assert trace["refused"] is None, (scenario.id, fork, option)
                found += 1
    assert found > 40


def test_a_fork_that_does_not_fit_into_the_file_is_still_offered():
    """Where the traces of an example are too large to be baked, its forks stand in the file and Python is asked."""
    scenario = next(one for one in scenarios("domino") if one.id == "question-endless-building")
    forks = bake(scenario)["forks"]
    assert [fork["place"] for fork in forks] == list(range(60))
    assert {"trace"} <= forks[0].keys()


def test_a_stranger_who_moves_first_leaves_the_question_who_begins():
    """Where the first move names nobody at the table, what is open without it is the text's own question."""
    scenario = next(one for one in scenarios("eleusis") if one.id == "not-at-the-table")
    shown = call_of("eleusis", hold(scenario).shown, scenario.id)
    (fork, reply), = forks_of(shown, shown.run()["trace"])
    assert fork == {"at": 1, "of": "moves", "place": 0}
    assert reply["trace"]["gap"]["question"] == "first_player"
