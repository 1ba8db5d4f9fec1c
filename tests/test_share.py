"""What leaves a bench: its link remembers what it showed, and its scenario file is one that `rulebook run` accepts."""

from __future__ import annotations

import json

import pytest

from rulebook import link as links
from rulebook.bench import GAMES, answer, schema
from rulebook.narrate import answer_sentence
from rulebook.pages import bake
from rulebook.pages.assets import words_of
from rulebook.scenario import hold, parse, scenarios
from rulebook.texts import LANGUAGES
from tests.test_links import READ, through


def baked_of(scenario):
    """The example of a scenario, as its file has it, with no change recorded but the example itself."""
    shown = bake.shown_call(scenario, hold(scenario))
    baked = {"v": bake.VERSION, "game": shown.game, "id": scenario.id, "call": shown.call, "args": dict(shown.args),
             "answers": list(shown.answers), "rulings": shown.rulings, "states": [], "events": [], "traces": [], "at": {}}
    return json.loads(json.dumps(baked | ({"unstated": shown.unstated or "empty"} if bake._asks(shown) else {})))


def asked(link):
    """What Python answers to the call of a link."""
    call = {"method": "run", "game": link.game, "call": link.call, "args": link.args, "answers": link.answers,
            "rulings": link.rulings} | ({"unstated": link.unstated} if link.unstated else {})
    return json.loads(answer(json.dumps(call)))


def states(baked):
    """The example, and the example without its last answer, with one too many, and under other readings."""
    base = {"call": baked["call"], "args": baked["args"], "answers": baked["answers"], "step": None,
            "rulings": {} if baked["rulings"] == "printed" else baked["rulings"]
            if isinstance(baked["rulings"], dict) else {"preset": baked["rulings"]}}
    yield base
    if base["answers"]:
        yield base | {"answers": base["answers"][:-1]}
    yield base | {"answers": [*base["answers"], "nonsense"]}
    question, known = next(iter(schema(baked["game"])["questions"].items()))
    yield base | {"rulings": base["rulings"] | {question: known["readings"][-1]}}


@pytest.mark.parametrize("game", GAMES)
def test_a_link_remembers_what_it_showed_and_its_file_runs(game):
    """Of every example, and of changes of it: Python reads the link back, finds the same trace, and the file holds."""
    lang = LANGUAGES[GAMES.index(game) % len(LANGUAGES)]
    words = words_of(game, lang)
    requests = []
    for scenario in scenarios(game):
        baked = baked_of(scenario)
        said = {"lang": lang, "title": scenario.title[lang], "reason": 'It is "so": \'yes\'.'}
        requests += [{"script": "bench", "baked": baked, "schema": schema(game), "state": state, "said": said}
                     for state in states(baked)]
    for request, plain in zip(requests, through(requests), strict=True):
        request["reply"] = asked(links.read(f"{game}/#{plain['link'] or 'scenario=' + request['baked']['id']}"))
        request["words"] = words
    files = 0
    for request, reply in zip(requests, through(requests), strict=True):
        link = links.read(f"https://example.org/{game}/#{reply['link']}")
        assert (reply["ignored"], link.unread) == (READ, ()), reply["link"]
        assert reply["shown"] == reply["kept"]
        assert reply["state"] == request["state"] | {"call": request["baked"]["call"]}
        trace = request["reply"].get("trace")
        if trace is None:
            assert reply["file"] is None
            continue
        played = links.play(link)
        assert played.trace == trace
        assert links.fingerprint(trace) == link.fingerprint, reply["link"]
        assert links.told(link, lang) == reply["told"] == reply["answer"] == answer_sentence(played.result, lang)
        assert len(reply["link"]) < 2000
        scenario = parse(reply["file"])
        verdict = hold(scenario)
        assert verdict.holds, (verdict.failures, verdict.uncited, reply["file"])
        files += 1
    assert files > 100
