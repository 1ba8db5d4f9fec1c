"""Whole games on one device: each seat a person or the computer, and hands that only their own person sees."""

from __future__ import annotations

import json

import pytest

from rulebook.bench import answer, run_json
from rulebook.pages import plays
from rulebook.texts import LANGUAGES
from rulebook.words import words_of
from tests.browsing import HOME, axe, reads

pytestmark = pytest.mark.browser

SEASONS = ("Ruduo", "Žiema", "Pavasaris", "Vasara")
#: The game of two persons, Autumn and Winter.
SHARED = "#scenario=play-seasons&v=1&persons=Ruduo,%C5%BDiema&policies.%C5%BDiema=~"


def table(visit, lang, link="", **options):
    """The bench of Baltiški sigilai to play on."""
    here = visit(f"{HOME[lang]}sigilai/play/{link}", reduced_motion="reduce", **options)
    return here, here.bench("play-seasons")


def asked_of_python(answers, **changes):
    """The trace of the play by Python."""
    scene = plays.plays("sigilai")["seasons"]
    request = {"method": "run", "game": "sigilai", "call": "game", "rulings": "table", "args": scene["args"],
               "seat": scene["play"]["seat"], "seed": scene["play"]["seed"], "answers": answers, **changes}
    return json.loads(answer(json.dumps(request)))["trace"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_is_played_from_the_hand_and_the_computer_answers(visit, lang):
    """One's own hand lies open as cards; one is tapped, Python plays the others, and each step has its clause."""
    here, bench = table(visit, lang)
    first = asked_of_python([])["pending"]
    cards = bench.locator(".own .cards button")
    cards.first.wait_for()
    assert cards.count() == len(first["options"])
    card = first["options"][0]
    bench.locator(f".own button[data-k='{card}']").click()
    after = asked_of_python([card])
    bench.locator(".status[data-source=live]").wait_for(timeout=60_000)
    reads(bench.locator(".now .count"), f"{len(after['events'])}/{len(after['events'])}")
    assert bench.locator(".now .cite").count() >= 1
    hand = bench.locator(".own .cards button")
    assert card not in [one.get_attribute("data-k") for one in hand.all()]
    assert here.errors == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_persons_share_the_device_and_no_hand_lies_open_between_them(visit, lang):
    """With Winter a person too the device is passed: until it is taken nothing else is shown, nor told."""
    words = words_of(lang, "sigilai")
    here, bench = table(visit, lang)
    bench.locator(".players summary").click()
    bench.locator(".players select").nth(1).select_option("person")
    persons, policies = ["Ruduo", "Žiema"], dict.fromkeys(("Pavasaris", "Vasara"), "random")
    told = asked_of_python([], seat=persons, args={"policies": policies})
    who = told["pending"]["who"]
    cover = bench.locator(".cover")
    reads(cover, words.format("ui-pass", seat=who))
    assert bench.locator(".table").is_hidden()
    assert bench.locator(".ask").is_hidden()
    bench.locator(".cover button").click()
    bench.locator(".table").first.wait_for(timeout=60_000)
    assert cover.is_hidden()
    played = []
    for _ in range(4):
        trace = asked_of_python(played, seat=persons, args={"policies": policies})
        who, option = trace["pending"]["who"], trace["pending"]["options"][0]
        if cover.is_visible():
            reads(cover, words.format("ui-pass", seat=who))
            cover.locator("button").click()
        bench.locator(f".ask button[data-k='{option}']").click(timeout=60_000)
        played.append(option)
        after = asked_of_python(played, seat=persons, args={"policies": policies})
        if after["pending"]["who"] != who:
            reads(cover, words.format("ui-pass", seat=after["pending"]["who"]))
            shown = bench.locator(".lr").inner_text()
            dealt = [event["facts"]["cards"] for event in after["events"] if event["kind"] == "dealt"]
            hands = {card for cards in dealt for card in cards or ()}
            assert hands
            assert not [card for card in hands if card in shown]
    assert here.errors == []


def test_a_game_of_two_persons_travels_by_link_and_stays_covered(visit):
    """The link of a shared game opens at the same choice, and asks who is there before it shows a hand."""
    here, bench = table(visit, "en", SHARED)
    reads(bench.locator(".cover"), "Pass the device to")
    assert bench.locator(".ignored").is_hidden()
    assert bench.locator(".table").is_hidden()
    assert here.errors == []


def test_a_whole_game_is_played_to_its_end(visit):
    """Tapping the first thing that may be chosen, over and over, ends in Python's own winner."""
    answers = []
    while pending := asked_of_python(answers)["pending"]:
        answers.append(pending["options"][0])
    end = asked_of_python(answers)
    here, bench = table(visit, "en")
    for option in answers:
        bench.locator(f".ask button[data-k='{option}']").click(timeout=60_000)
        bench.locator(".lr[aria-busy=false]").wait_for(timeout=60_000)  # a hand stays while Python thinks
    words = words_of("en", "sigilai")
    reads(bench.locator(".answer").first, words.form(end["result"]["winners"][0]))
    assert here.errors == []


@pytest.mark.parametrize("game", ["sigilai", "eleusis", "siggil", "domino"])
def test_several_persons_share_the_answers_in_order_of_asking(game):
    """Whoever of the persons is asked gets the next answer, and the trace is told with that person's eyes."""
    name, scene = next((name, scene) for name, scene in plays.plays(game).items() if len(scene["args"]) and
                       name in ("seasons", "scientist", "together", "judges"))
    args = plays.drawn(game, scene["args"], scene["play"])
    players = args.get("players", SEASONS)
    persons = [one for one in players if one != args.get("god")][:2]
    answers, asked = [], set()
    for _ in range(12):
        trace = run_json(game, scene["call"], args, answers, "table", seat=persons, seed=1,
                         policies=scene["play"].get("policies"))["trace"]
        pending = trace["pending"]
        if not pending:
            break
        assert pending["who"] in persons, name
        asked.add(pending["who"])
        alone = run_json(game, scene["call"], args, answers, "table", seat=[pending["who"], *persons], seed=1,
                         policies=scene["play"].get("policies"))["trace"]
        assert alone["events"] == trace["events"]
        answers.append((pending["options"] or pending["some"])[0])
    assert asked <= set(persons)
    assert len(asked) == 2


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_between_two_persons(visit, scheme):
    """Axe finds no violation where the device is passed, nor with a hand open."""
    here, bench = table(visit, "en", SHARED, color_scheme=scheme)
    bench.locator(".cover button").wait_for(timeout=60_000)
    assert axe(here.page) == []
    bench.locator(".cover button").click()
    bench.locator(".table").first.wait_for(timeout=60_000)
    assert axe(here.page) == []
