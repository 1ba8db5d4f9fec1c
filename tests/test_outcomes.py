"""What a bench can be tested for: every outcome that it offers is a claim of its own, and none comes out falsely."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulebook.bench import GAMES, answer, schema
from rulebook.pages.assets import baked_files, words_of
from rulebook.scenario import hold, parse, scenarios
from rulebook.texts import LANGUAGES
from tests.test_links import through

ROOT = Path(__file__).parents[1]
SAID = {"title": "?", "reason": "?"}


def offered(game, lang):
    """Of each bench of a game what it shows, as a file, and every other outcome that it offers."""
    files = baked_files(game, ROOT / "build")
    known, requests = list(scenarios(game)), []
    for scenario in known:
        baked = json.loads(files[scenario.id])
        rulings = baked["rulings"] if isinstance(baked["rulings"], dict) else \
            {} if baked["rulings"] == "printed" else {"preset": baked["rulings"]}
        state = {"call": baked["call"], "args": baked["args"], "answers": baked["answers"], "step": None,
                 "rulings": rulings}
        asked = {"method": "run", "game": game, "call": baked["call"], "args": baked["args"],
                 "answers": baked["answers"], "rulings": baked["rulings"]}
        asked |= {"unstated": baked["unstated"]} if "unstated" in baked else {}
        requests.append({"script": "bench", "baked": baked, "schema": schema(game), "state": state, "said": SAID | {
            "lang": lang}, "words": words_of(game, lang), "reply": json.loads(answer(json.dumps(asked)))})
    return list(zip(known, through(requests), strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_no_bench_offers_only_what_it_shows(game):
    """What a bench shows holds; it offers other outcomes, and each of them is a claim that differs."""
    lang = LANGUAGES[GAMES.index(game) % len(LANGUAGES)]
    nothing, false, count = [], [], 0
    for scenario, reply in offered(game, lang):
        told = [one["told"] for one in reply["outcomes"]]
        assert len(told) == len(set(told))
        assert not any("[" in one or "]" in one for one in told), told
        if not told:
            nothing.append(scenario.id)
        false += [] if hold(parse(reply["file"])).holds else [(scenario.id, reply["file"])]
        false += [(scenario.id, one["told"], one["file"]) for one in reply["outcomes"]
                  if hold(parse(one["file"])).holds]
        count += len(told)
    assert false == []
    assert nothing == []
    assert count > 2 * len(scenarios(game))
