"""Benches to play on: what they open with, and what they hide."""

from __future__ import annotations

import json

import pytest

from engine.eleusis.catalogue import catalogue
from engine.problems import SetupError
from rulebook.bench import GAMES, answer
from rulebook.pages import plays
from rulebook.pages.figure import View
from rulebook.texts import LANGUAGES
from rulebook.words import words_of

PLAYS = [(game, name) for game in GAMES for name in plays.plays(game)]


@pytest.mark.parametrize(("game", "name"), PLAYS)
def test_a_play_opens_where_its_visitor_chooses_or_at_its_end(game, name):
    """Every play's opening position leaves a choice to the visitor's seat, or the round has been played to its end."""
    file = plays.baked(game, name)
    trace = file["traces"][file["at"][""]]
    assert trace["refused"] is None
    assert trace["outcome"] or trace["pending"]["who"] == file["play"]["seat"]


def test_a_prophet_opens_with_a_call():
    """Who plays as the Prophet holds that office already and is asked to judge."""
    trace = plays.baked("eleusis", "prophet")["traces"][0]
    assert (trace["result"]["prophet"], trace["pending"]["kind"]) == ("Ana", "call")


@pytest.mark.parametrize("name", ["scientist", "prophet"])
def test_the_opening_names_no_secret_rule_and_no_hidden_hand(name):
    """What a page loads of a play holds neither the secret rule nor a card of another player's hand."""
    file = plays.baked("eleusis", name)
    secret = plays.drawn("eleusis", file["args"], file["play"])["rule"]
    assert secret not in json.dumps(file, ensure_ascii=False)
    hidden = [event["facts"]["cards"] for event in file["events"] if event["kind"] in ("hand_dealt", "cards_drawn")
              and event["facts"]["player"] != file["play"]["seat"]]
    assert hidden == [None] * len(hidden) != []


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_rule_of_the_level_is_drawn_for_each_seed(level):
    """The rule drawn for a seed has the level asked for, and every rule of the level is drawn for some seed."""
    pool = {entry.rule.text for entry in catalogue() if entry.level == level}
    assert {plays.drawn("eleusis", {}, {"level": level, "seed": seed})["rule"] for seed in range(200)} == pool


@pytest.mark.parametrize("play", [{"level": 1, "seed": 1}, {"seed": 1}])
def test_a_rule_that_is_given_is_not_drawn(play):
    """A rule of the set-up stands, whatever the level, and without a level nothing is drawn."""
    assert plays.drawn("eleusis", {"rule": "True"}, play) == {"rule": "True"}
    assert "level" in play or plays.drawn("eleusis", {}, play) == {}


def test_a_star_leaves_a_choice_to_the_policy_of_the_seat():
    """An answer ``*`` is what the seat's own policy chooses, as if that had been the answer."""
    def trace(answers):
        return json.loads(answer(json.dumps({
            "method": "run", "game": "eleusis", "call": "round", "rulings": "table", "seat": "Ana", "seed": 3,
            "args": {"players": ["God", "Ana", "Jonas", "Ilze"], "god": "God", "rule": "equal(color(current), R)"},
            "policies": {"Ana": "cautious"}, "answers": answers})))["trace"]

    left = trace(["*", "decline", "*"])
    assert len(left["answers"]) == 3
    assert left["answers"][0].startswith("play ")
    assert trace(left["answers"]) == left


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), PLAYS)
def test_a_play_says_what_it_is_without_a_script(game, name, lang):
    """Its figure has a title, what one does there, and that it needs JavaScript, in the page's language."""
    _, attributes, inner = plays.figure(game, name, View(lang, "../", "here/"))
    words = words_of(lang, game)
    for message in (f"page-play-{name}", f"page-play-{name}-about", "page-play-script"):
        assert words.format(message) in inner
    assert attributes["data-scenario"] == f"play-{name}"


def test_a_play_that_cannot_be_played_is_told_with_its_name(monkeypatch):
    """A set-up with a mistake stops the build and names the play."""
    broken = {"scientist": {**plays.plays("eleusis")["scientist"], "answers": ["juggle"]}}
    monkeypatch.setattr(plays, "plays", lambda game: broken)
    with pytest.raises(SetupError) as caught:
        plays.baked("eleusis", "scientist")
    assert [(one.where, one.code, one.found) for one in caught.value.problems] == [
        ("plays/eleusis.toml", "play_not_playable", "scientist")]


def test_a_play_alone_is_dealt_from_its_seed():
    """What lies in a solo game of Siggil follows from the seed of the request, as a seat's seed does everywhere."""
    def available(seed):
        scene = plays.plays("siggil")["alone"]
        request = {"method": "run", "game": "siggil", "call": scene["call"], "rulings": scene["rulings"],
                   "args": scene["args"], "seat": scene["play"]["seat"], "seed": seed}
        return json.loads(answer(json.dumps(request)))["trace"]["pending"]["options"]

    assert available(1) == available(1) != available(2)
