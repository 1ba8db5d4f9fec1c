"""The score of Judge Domino without Python: what the page adds up is what the rules say."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine import domino
from engine.problems import SetupError
from rulebook.pages.counts import TOLD, counts

NODE = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
pytestmark = pytest.mark.skipif(NODE is None, reason="needs node")

NAMES = ("Ona", "Jonas", "@1", "Rūta", "5")
SEEN = {*TOLD, "extra_round", "match_over", "round_began"}


def counted(matches):
    """Each match as the page counts it, and as it asks Python about it."""
    given = json.dumps({"counts": counts(), "matches": matches})
    script = Path(__file__).with_name("counts.mjs")
    return json.loads(subprocess.run([NODE, script], input=given, capture_output=True, text=True, check=True).stdout)


def drawn(rng):
    """A match of a few rounds, as the page keeps it."""
    players = rng.sample(NAMES, rng.randint(2, 5))
    rounds = []
    for _ in range(rng.randint(0, 4)):
        votes = {player: rng.choice(["success", "failure"]) for player in players}
        if rng.random() < 0.2 or "failure" not in votes.values():
            rounds.append({"accident": rng.choice(players)})
        else:
            rounds.append({"placer": rng.choice(players), "votes": votes, "fell": rng.random() < 0.5})
    return players, rounds


def told(events):
    """What is told of a match, as plain data: of the beginning of a round only who begins it."""
    return [(kind, list(clauses), {name: json.loads(json.dumps(value)) for name, value in facts.items()
                                   if kind != "round_began" or name != "players"})
            for kind, clauses, facts in events if kind in SEEN]


def played(players, answers):
    return domino.match(players=players, answers=answers, rulings="table")


def too_long(players, answers):
    """Whether the match was over before the last of its rounds."""
    try:
        played(players, answers)
    except SetupError as error:
        return [one.code for one in error.problems] == ["answers_left_over"]
    return False


def test_the_page_counts_every_match_as_the_rules_do():
    """Four hundred matches with ties, further rounds and accidents: the same events, clauses, facts and outcome; and
    what the page does not count itself is a match that is over, or one for which tokens run short.
    """
    rng = random.Random(7)
    matches = [drawn(rng) for _ in range(400)]
    outcomes, left = set(), 0
    for (players, _), (tally, answers) in zip(matches, counted(matches), strict=True):
        if tally is None:
            left += 1
            assert too_long(players, answers) or "token_shortage" in played(players, answers).asked
            continue
        match = played(players, answers)
        assert told([(one["kind"], one["clauses"], one["facts"]) for one in tally["events"]]) == \
            told([(one.kind, one.clauses, one.facts) for one in match.events])
        assert tally["outcome"] == match.outcome
        outcomes.add(tally["outcome"])
    assert outcomes == {None, "won", "shared"}
    assert left < len(matches) / 4


def test_where_the_caller_pushes_the_one_who_called_begins_the_next_round():
    """By the reading that the caller pushes, the round asks who called, and Python is told so."""
    push = {"placer": "Rūta", "caller": "Jonas", "votes": {"Ona": "failure", "Jonas": "success", "Rūta": "failure"},
            "fell": True}
    players = ["Ona", "Jonas", "Rūta"]
    (_, answers), = counted([[players, [push, {**push, "placer": "Ona"}], True]])
    match = domino.match(players=players, answers=answers, rulings={"preset": "table", "pusher": "caller"})
    assert [one["player"] for one in match.of("called")] == ["Jonas", "Jonas"]
    assert [one["starter"] for one in match.of("round_began")] == ["Ona", "Jonas", "Jonas"]
    assert match.points == {"Ona": 0, "Jonas": 4, "Rūta": 0}


@pytest.mark.parametrize("question", ["accident_round_counts", "tie_round_players", "token_shortage", "min_players",
                                      "pusher"])
def test_the_questions_on_which_points_rest_are_named(question):
    """A reading of a question on which points rest sends the page to Python; of any other it does not."""
    assert question in counts()["asked"]
    assert set(counts()["asked"]) <= set(domino.LAWBOOK.questions)
