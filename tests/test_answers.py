"""The tables of answers for real tables: what they say is what the engine says."""

from __future__ import annotations

import json
import random

import pytest

from engine import domino, siggil, sigilai
from rulebook.pages.answers import CARDS, GAMES, UNTOLD, table
from rulebook.words import words_of

#: How many random tables are played anew.
PLAYED = 150
TABLES = {game: json.loads(json.dumps(table(game).json())) for game in GAMES}


def node(game, *options, reading=None):
    """The first node of a combination of options, by the printed readings or by another one."""
    found, place = TABLES[game], 0
    for one, option in zip(found["inputs"], options, strict=True):
        place = place * len(one["options"]) + one["options"].index(option)
    at = (found["others"][reading] if reading else found["at"])[place]
    return None if at is None else found["nodes"][at]


def named(value, laid):
    """A fact with the cards by their names again."""
    if isinstance(value, list):
        return [named(one, laid) for one in value]
    return laid[value[1:]] if isinstance(value, str) and value[1:] in laid and value[0] == "@" else value


def test_every_combination_has_its_place():
    """Every way to fill in a form leads to a node, or says that it cannot be."""
    for found in TABLES.values():
        size = 1
        for one in found["inputs"]:
            size *= len(one["options"])
        assert len(found["at"]) == size
        assert all(at is None or 0 <= at < len(found["nodes"]) for at in found["at"])
        assert all(set(one.get("to", {}).values()) <= set(range(len(found["nodes"]))) for one in found["nodes"])


@pytest.mark.parametrize("seed", range(PLAYED))
def test_a_trick_goes_as_the_engine_plays_it(seed):
    """Random cards and random answers lead through the table to the engine's own events, result and readings."""
    draw = random.Random(seed)
    cards = [draw.choice(CARDS) for _ in sigilai.SEASONS]
    names = [card for card in cards if not card.startswith("?")]
    if len(set(names)) < len(names):
        assert node("sigilai", *cards) is None
        return
    laid, answers = dict(zip(sigilai.SEASONS, cards, strict=True)), []
    here = node("sigilai", *cards)
    events, asked = list(here["events"]), dict(here["asked"])
    while "ask" in here:
        answers.append(draw.choice(sorted(here["to"])))
        here = TABLES["sigilai"]["nodes"][here["to"][answers[-1]]]
        events += here["events"]
        asked |= here["asked"]
    played = sigilai.trick(**laid, answers=answers, unstated="ask")
    assert played.pending is None or played.pending.who not in ("table", "chance")
    told = [one for one in played.events if one.kind not in UNTOLD]
    assert [(kind, clauses) for kind, clauses, _ in events] == [(one.kind, list(one.clauses)) for one in told]
    for (_, _, facts), one in zip(events, told, strict=True):
        assert {name: named(value, laid) for name, value in facts.items()} == {
            name: [str(part) for part in value] if isinstance(value, (list, tuple)) else
            value if isinstance(value, int) or value is None else str(value)
            for name, value in one.facts.items() if name in facts}
    assert here.get("outcome") == played.outcome
    assert asked == dict(played.asked)


def test_several_reda_cards():
    """Of GAUSA, RĖDA, STOKA and a card, only GAUSA fires (faq.1)."""
    here = node("sigilai", "GAUSA", "RĖDA", "STOKA", "MEDIS")
    assert here["ask"][0] == "mara_count"
    assert [facts for kind, _, facts in here["events"] if kind == "fired"] == [{"seat": "Ruduo", "card": "@Ruduo"}]


@pytest.mark.parametrize(("options", "outcome", "said"), [
    (("2", "free", "0", "3", "0"), "allowed", {"trait": "family", "used": 3}),
    (("3", "free", "0", "1", "3"), "allowed", {"trait": "number", "used": 3}),
    (("4", "free", "0", "2", "0"), "allowed", {"trait": "family", "used": 2}),
    (("2", "free", "0", "2", "2"), "refused", {"needed": 3, "missing": 1}),
    (("2", "3", "0", "4", "0"), "allowed", {"trait": "family", "used": 4}),
    (("2", "3", "0", "3", "0"), "refused", {"needed": 4, "held": 3}),
    (("2", "4", "3", "2", "0"), "allowed", {"trait": "family", "used": 2}),
])
def test_a_capture_is_judged_by_what_there_is(options, outcome, said):
    """A free spirit takes three or, with four players, two; another player's one more; one's own set is added to."""
    here = node("siggil", *options)
    assert here["outcome"] == outcome
    assert here["events"][0][2].items() >= said.items()


@pytest.mark.parametrize(("held", "own", "number"), [(2, 3, 1), (2, 3, 2), (3, 0, 4), (3, 0, 2), (4, 2, 3)])
def test_by_another_reading_the_table_says_what_the_engine_does(held, own, number):
    """Whether a set for another's spirit may be larger than it must be is answered by either reading."""
    cards = [f"{family} 4" for family in siggil.cards.FAMILIES if family != "Vėžlys"]
    for reading in siggil.LAWBOOK.questions["steal_size"].names:
        told = [siggil.capture("Vėžlys*", cards[own:own + used], own_set=cards[:own], players=2,
                               holder_set=[f"Vėžlys {rank}" for rank in (1, 2, 3, 5)][:held],
                               rulings={"sets_face": "up", "steal_size": reading}).allowed
                for used in range(number + 1)]
        other = None if reading == "exactly" else f"steal_size={reading}"
        here = node("siggil", "2", str(held), str(own), "0", str(number), reading=other)
        assert (here["outcome"] == "allowed") == any(told)
        if any(told):
            assert here["events"][0][2]["used"] == told.index(True)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_turtle_stands_for_any_spirit(players):
    """What the table says of a trait, the engine says of other spirits with stated numbers too."""
    for count in range(8):
        cards = [f"Akmuo {rank}" for rank in range(1, 8)][:count]
        one = siggil.capture("Akmuo*6", cards, players=players)
        here = node("siggil", str(players), "free", "0", str(count), "0")
        assert here["outcome"] == ("allowed" if one.allowed or count > here["events"][0][2]["used"] else "refused")


@pytest.mark.parametrize(("options", "points"), [
    (("5", "3", "all"), 2), (("5", "3", "not all"), 3), (("5", "0", "all"), 0)])
def test_a_push_scores_as_in_the_text(options, points):
    """Three against two: two points each if all fell, three if not; nobody scores where all guessed the same."""
    players, success, fell = options
    votes = {str(one): "success" if one < int(success) else "failure" for one in range(int(players))}
    assert node("domino", *options)["events"][0][2]["points"] == points
    assert max(domino.settle(votes, fell == "all").points.values()) == points


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["lt", "lv", "en"])
def test_everything_can_be_said(game, lang):
    """Each event, question, gap and result of a table has a sentence in every language."""
    words = words_of(lang, game)
    for one in TABLES[game]["nodes"]:
        for kind, _, facts in (*one["events"], *one.get("ours", ())):
            name = f"ui-now-{kind}"
            assert words.format(name if words.has(name) else f"event-{kind}", **facts)
        for prefix in ("ask", "gap"):
            if prefix in one:
                kind, _, facts = one[prefix]
                assert words.format(f"{'choice' if prefix == 'ask' else 'gap'}-{kind}", **facts)
        assert all(words.has(f"question-{name}") for name in one["asked"])
