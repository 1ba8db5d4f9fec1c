"""Golden games: a playthrough event by event, and hashes of whole games, equal on every Python.

``UPDATE_GOLDEN=1 pytest tests/test_golden.py`` writes what the engine plays now; read the difference before you commit.
"""

from __future__ import annotations

import json
import os
from importlib import import_module
from pathlib import Path

import pytest
from canonical import digest, lines

from engine.play import replay
from engine.sigilai import Setup, trick

ENGINE = Path(__file__).parents[1] / "engine"
GOLDEN = Path(__file__).parent / "golden"
GAMES = sorted(path.parent.name for path in ENGINE.glob("*/rules.py"))
UPDATE = os.environ.get("UPDATE_GOLDEN") == "1"


def play(game, seed, rulings):
    """A whole game of a package."""
    return import_module(f"engine.{game}").game(seed=seed, rulings=rulings)


def read(game):
    return json.loads((GOLDEN / f"{game}.json").read_text(encoding="utf-8"))


def written(game, old):
    """The golden file of a game as the engine plays now, of the seeds and rulings that it already names."""
    whole, hashes = old["playthrough"], old["hashes"]
    now = play(game, whole["seed"], whole["rulings"])
    head = json.dumps({"seed": whole["seed"], "rulings": whole["rulings"], "outcome": now.outcome}, ensure_ascii=False)
    answers = json.dumps(now.answers, ensure_ascii=False)
    events = ",\n".join(lines(now.trace))
    rows = ",\n".join(json.dumps({**row, "sha256": digest(play(game, row["seed"], row["rulings"]).trace)},
                                 ensure_ascii=False) for row in hashes)
    return (f'{{"playthrough": {head[:-1]}, "answers":\n{answers},\n"events": [\n{events}\n]}},\n'
            f'"hashes": [\n{rows}\n]}}\n')


@pytest.fixture(autouse=True, scope="module")
def update():
    """Writes the golden files where the environment says so, and never else."""
    if UPDATE:
        for game in GAMES:
            (GOLDEN / f"{game}.json").write_text(written(game, read(game)), encoding="utf-8")


def test_every_game_has_a_golden_playthrough_and_hashes():
    """Every package of the engine that has rules has a golden file: a whole game, and hashes of many."""
    assert GAMES
    assert sorted(path.stem for path in GOLDEN.glob("*.json")) == GAMES
    for game in GAMES:
        golden = read(game)
        assert len(golden["playthrough"]["events"]) > 50, game
        assert len({json.dumps(row["rulings"]) for row in golden["hashes"]}) >= 2, game
        assert len({row["sha256"] for row in golden["hashes"]}) == len(golden["hashes"]) >= 20, game


@pytest.mark.parametrize("game", GAMES)
def test_the_golden_playthrough_is_played_event_by_event(game):
    """The golden game gives the same answers and the same events: kinds, clauses, facts and rulings."""
    golden = read(game)["playthrough"]
    now = play(game, golden["seed"], golden["rulings"])
    assert [json.loads(line) for line in lines(now.trace)] == golden["events"]
    assert (now.answers, now.outcome) == (golden["answers"], golden["outcome"])


@pytest.mark.parametrize("game", GAMES)
def test_golden_games_have_the_golden_hashes(game):
    """Whole games by seed and rulings have the hashes that were written down, whatever the Python."""
    wrong = [row for row in read(game)["hashes"]
             if digest(play(game, row["seed"], row["rulings"]).trace) != row["sha256"]]
    assert wrong == []


@pytest.mark.parametrize("game", GAMES)
def test_a_golden_file_is_written_by_the_engine_alone(game):
    """The golden file is byte for byte what its update writes: nobody edited it by hand."""
    assert (GOLDEN / f"{game}.json").read_text(encoding="utf-8") == written(game, read(game))


def test_the_hash_of_a_trace_guards_answers_events_and_outcome():
    """A trace with other answers, fewer events or another end has another hash."""
    position = {"Ruduo": "MEDIS", "Žiema": "LAIMA", "Pavasaris": "SAULĖ", "Vasara": "RAGANA"}
    plays = Setup("trick", {**trick.__kwdefaults__, **position}).trick()
    digests = {digest(replay(plays, answers)) for answers in ([], ["Ruduo"], ["Žiema"])}
    assert len(digests) == 3
