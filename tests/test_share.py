"""What leaves a bench: its link remembers what it showed, and its scenario file is one that `rulebook run` accepts."""

from __future__ import annotations

import json

import pytest

from rulebook import link as links
from rulebook.bench import GAMES, answer, schema
from rulebook.cli import main
from rulebook.narrate import answer_sentence
from rulebook.pages import bake
from rulebook.pages.assets import words_of
from rulebook.scenario import hold, parse, scenarios
from rulebook.texts import LANGUAGES
from rulebook.words import words_of as book_words
from tests.test_links import READ, through


def baked_of(scenario):
    """The example of a scenario, as its file has it, with no change recorded but the example itself."""
    shown = bake.shown_call(scenario, hold(scenario))
    baked = {"v": bake.VERSION, "game": shown.game, "id": scenario.id, "call": shown.call, "args": dict(shown.args),
             "answers": list(shown.answers), "rulings": shown.rulings,
             "states": [], "events": [], "traces": [], "at": {}}
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


def words_in(lang):
    """The words of the game that these links are of."""
    return book_words(lang, "sigilai")


def run(capsys, *arguments):
    """The exit code of `rulebook run` and what it printed."""
    code = main(["run", *arguments])
    return code, *capsys.readouterr()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_link_is_run_like_a_scenario(capsys, lang):
    """`rulebook run` says that it was given a link, tells what it shows, and that this is what it showed."""
    link = "https://example.org/x/sigilai/#scenario=worked-trick&v=1&Vasara=RASA"
    code, told, _ = run(capsys, link, "--lang", lang)
    trace = links.play(links.read(link)).trace
    words = words_in(lang)
    assert code == 0
    assert told.startswith(words.format("cli-link", id="worked-trick", game="sigilai"))
    code, told, _ = run(capsys, f"{link}&trace={links.fingerprint(trace)}", "--lang", lang)
    assert code == 0
    assert told.splitlines()[-1].startswith(words.format("cli-link-same", answer="").rstrip())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_link_that_shows_something_else_today_tells_both(capsys, lang):
    """Then and today stand under each other, in the language asked for, and the exit code is that of a difference."""
    link = "sigilai/#scenario=worked-trick&v=1&trace=abc&told.answer-won.winner=Vasara"
    code, told, _ = run(capsys, link, "--lang", lang)
    then, now = told.splitlines()[-2:]
    words = words_in(lang)
    assert code == 1
    assert then == words.format("cli-link-then", answer=words.format("answer-won", winner="Vasara"))
    assert now == words.format("cli-link-now", answer=words.format("answer-won", winner="Pavasaris"))
    code, told, _ = run(capsys, link, "--lang", lang, "--json")
    assert code == 1
    [one] = json.loads(told)["links"]
    assert (one["holds"], one["then"]) == (False, words.format("answer-won", winner="Vasara"))


def test_a_link_stops_at_the_answer_that_no_longer_applies(capsys):
    """The position is kept up to that answer, which is named with the reason; parts that say nothing are named too."""
    code, told, _ = run(capsys, "#scenario=lay-from-your-hand&v=1&answers=PASAULIS", "--lang", "en")
    assert code == 1
    assert "It stops at answer 1, “PASAULIS”: " in told
    code, _, wrong = run(capsys, "#scenario=worked-trick&v=1&Ruduo=NOBODY&x=1", "--lang", "en")
    assert code == 2
    assert ("Ruduo=NOBODY" in wrong, "x=1" in wrong) == (True, True)


def test_a_game_that_is_played_is_not_told_beyond_its_seat(capsys):
    """Of a link to a game only what its seat sees is printed."""
    code, told, _ = run(capsys, "#scenario=play-scientist&v=1&seed=7", "--json", "--lang", "en")
    [one] = json.loads(told)["links"]
    assert code == 0
    assert [event["facts"]["rule"] for event in one["events"] if event["kind"] == "rule_written"] == [None]
    code, told, _ = run(capsys, "#scenario=play-scientist&v=1&seed=7", "--lang", "en")
    assert len(told.splitlines()) == 2
