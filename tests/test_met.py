"""Which clauses random games meet is measured, kept, and told when it is out of date."""

from __future__ import annotations

import json

import pytest

from rulebook import met
from rulebook.bench import GAMES
from rulebook.blast import labels_of
from rulebook.cli import main
from rulebook.runs import code_digest
from rulebook.texts import LANGUAGES, clauses


@pytest.fixture
def kept(tmp_path, monkeypatch):
    """A folder of figures of its own, with those of a few games."""
    monkeypatch.setattr(met, "MET", tmp_path)
    found = met.measured("domino", 3, 40, lambda job, games: met.play_clauses(job, 0, games))
    return found, met.store(found)


@pytest.mark.parametrize("game", GAMES)
def test_the_book_keeps_the_figures_of_every_game(game):
    """There are a thousand games at least, with seed and engine; every clause is one of the text, and none is stale."""
    found = met.stored(game)
    assert found.games >= 1000
    assert len(found.code) == 64
    assert {*found.count, *found.under} <= set(clauses(game, "lt"))
    assert all(0 < times <= found.games for times in found.count.values())
    assert all(0 < times <= found.few for of in found.under.values() for times in of.values())
    assert not found.count.keys() & found.under.keys()
    assert {label for of in found.under.values() for label in of} <= set(labels_of(game))
    assert list(met.stale(game)) == []


def test_the_same_seed_gives_the_same_figures_in_any_number_of_parts(kept):
    """Games are those of their seed and number, so two halves come to what the whole does."""
    found, _ = kept
    halves = met.play_clauses(met.job("domino", 3), 0, 20)
    halves.add(met.play_clauses(met.job("domino", 3), 20, 20))
    assert met.cited(halves) == found.count
    assert (found.code, found.few) == (code_digest(), 2)


def test_figures_out_of_date_or_damaged_are_told(kept):
    """A clause that other games cite is stale; what cannot be read names the command that makes it anew."""
    found, path = kept
    assert met.stored("domino") == found
    assert list(met.stale("domino")) == []
    data = json.loads(path.read_text("utf-8"))
    clause = next(iter(data["probe"]))
    for changed in ({**data["probe"], clause: 0}, {**data["probe"], "domino/none": 1}, {}):
        path.write_text(json.dumps(data | {"probe": changed}), "utf-8")
        assert list(met.stale("domino")) == sorted(one for one in {*changed, *data["probe"]}
                                                   if changed.get(one) != data["probe"].get(one))
    for damaged in ("{", "[]", "{}", json.dumps(data | {"games": "many"}), json.dumps(data | {"count": []}),
                    json.dumps(data | {"game": "siggil"}), json.dumps(data | {"more": 1})):
        path.write_text(damaged, "utf-8")
        with pytest.raises(met.SetupError):
            met.stored("domino")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_measures_tells_and_keeps(lang, kept, capsys):
    """What is kept is what is then told without playing; input that cannot be is told in one line."""
    assert main(["met", "domino", "--games", "5", "--seed", "1", "--jobs", "1", "--store", "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert "cli-" not in told
    assert main(["met", "domino", "--lang", lang]) == 0
    assert capsys.readouterr().out == told
    assert main(["met", "domino", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 5
    for wrong in (["--store"], ["--games", "0"], ["--games", "x"], ["--seed", "-1"], ["--games"]):
        assert main(["met", "domino", "--lang", lang, *wrong]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
