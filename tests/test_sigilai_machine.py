"""Whole games of Baltiški sigilai under any readings: what holds after every event."""

from __future__ import annotations

import random
from collections import Counter
from contextlib import contextmanager, suppress
from inspect import signature

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize
from strategies import DECK, NAMES, decks, positions, rulings, seats, seeds, tricks
from whole_games import Games, same_from_its_answers

from engine.play import CHANCE, Play, TooLong, random_answers, replay, run
from engine.rulings import Rulings
from engine.sigilai import LAWBOOK, SEASONS, Setup, game, play, rules, trick
from engine.sigilai.table import Table

#: Every 200 tricks this reading deals Mara again, without an end where won cards do not come back.
MAY_GO_ON_FOREVER = ("stuck", "mara_reshuffle")


def whole_game(spec, deck=DECK):
    """A whole game's play."""
    readings, numbers = LAWBOOK.resolve(spec)
    return Play(lambda: Table(deck), lambda table, law: rules.game(table, law, ("1", "2", "3", "4")),
                lambda: Rulings(LAWBOOK.questions, readings, numbers))


def lying(table):
    """Every card at the table, wherever it lies."""
    zones = [*table.hands.values(), table.trick.values(), table.mara, *table.won.values()]
    return Counter(card for zone in zones for card in zone)


@contextmanager
def shuffled_secrets(table, seat, turned, rng):
    """The same table with the cards that a seat cannot see dealt otherwise among the places it cannot see."""
    others = [other for other in SEASONS if other != seat]
    down = [other for other in others if other in table.trick and other not in turned]
    hands, trick = {other: list(table.hands[other]) for other in others}, dict(table.trick)
    pool = [*(card for hand in hands.values() for card in hand), *(trick[other] for other in down)]
    rng.shuffle(pool)
    for other in others:
        table.hands[other][:] = [pool.pop() for _ in hands[other]]
    for other in down:
        table.trick[other] = pool.pop()
    yield
    for other in others:
        table.hands[other][:] = hands[other]
    table.trick.update(trick)


class Witness:
    """Looks at the table after every event and checks what must hold, from the event numbered ``start`` on."""

    def __init__(self, deck=DECK, cards=None, start=0, secrets=True):
        self.deck = deck
        self.cards = None if cards is None else Counter(cards)
        self.left_over = Counter()
        self.start = start
        self.secrets = secrets
        self.rng = random.Random(0)
        self.count = 0
        self.laid = []
        self.turned = []
        self.tricks = 0
        self.taken = None

    def __call__(self, event, table):
        self.turns(event)
        self.count += 1
        if self.count <= self.start:
            return
        self.conserved(event, table)
        self.sigils(event, table)
        self.seen(table)
        self.planes(table)

    def conserved(self, event, table):
        """No card appears or vanishes: all are there, each once, from the end of the deal to the end of the game."""
        there = lying(table)
        if event.kind == "left_over":
            self.left_over = Counter(event.facts["cards"])
        if self.cards is None and event.kind == "sigils_laid_out":
            self.cards = Counter(self.deck.cards) - self.left_over
        if self.cards is None:
            assert not there - Counter(self.deck.cards), event
        else:
            assert there == self.cards, event

    def sigils(self, event, table):
        """A sigil lies in the field or before its own season, and one that was taken stays there."""
        before = self.taken
        for seat, own in self.deck.sigils.items():
            assert sorted([*table.field[seat], *table.sigils[seat]]) == sorted(own)
            assert set(table.kept[seat]) <= set(table.hands[seat]), event
        self.taken = {seat: list(sigils) for seat, sigils in table.sigils.items()}
        if before is None:
            return
        for seat in SEASONS:
            grown = self.taken[seat][len(before[seat]):]
            assert self.taken[seat][:len(before[seat])] == before[seat]
            assert grown == ([event.facts["sigil"]] if event.kind == "sigil_taken" and event.facts["seat"] == seat
                             else []), event

    def turns(self, event):
        """Cards are laid and revealed in season order, each seat once a trick, and none is revealed before all lie."""
        if event.kind == "trick_began":
            self.tricks += 1
            assert event.facts["number"] == self.tricks
            self.laid, self.turned = [], []
        elif event.kind in ("laid", "sat_out"):
            assert event.facts["seat"] == SEASONS[len(self.laid)], event
            self.laid.append((event.facts["seat"], event.facts.get("card")))
        elif event.kind == "revealed":
            assert len(self.laid) == len(SEASONS)
            down = [(seat, card) for seat, card in self.laid if card is not None]
            assert (event.facts["seat"], event.facts["card"]) == down[len(self.turned)], event
            self.turned.append(event.facts["seat"])
        elif event.kind == "trick_ended":
            assert self.turned == [seat for seat, card in self.laid if card is not None]

    def seen(self, table):
        """A seat sees its own cards and what lies open, and nothing of it depends on what it does not see."""
        seat = SEASONS[self.count % len(SEASONS)]
        view = table.state(seat)
        for other in SEASONS:
            hand, down = view["hands"][other], other not in self.turned
            assert hand == (list(table.hands[other]) if other == seat else [None] * len(table.hands[other]))
            if other in table.trick:
                assert (view["trick"][other] is None) == (down and other != seat)
        if self.secrets:
            legal = [table.hand_menu(seat).why_not(card) for card in self.deck.cards]
            open_to_all = table.view(CHANCE).state()
            with shuffled_secrets(table, seat, self.turned, self.rng):
                assert table.state(seat) == view == table.view(seat).state()
                assert [table.hand_menu(seat).why_not(card) for card in self.deck.cards] == legal
                assert table.view(CHANCE).state() == open_to_all

    def planes(self, table):
        """The plane is that of the first card revealed."""
        if table.plane is not None and table.up and table.up[0] in table.trick:
            creation = table.trick[table.up[0]].creation
            assert table.plane == {"world": "Forma", "fate": "Virsmas"}[creation]


class WholeGames(Games):
    """A whole game of Baltiški sigilai under any readings."""

    nonsense = ("", "?", "NIEKO", "MEDIS+MEDIS", "Vėlinės+")

    @initialize(spec=rulings(parameters=True))
    def sit_down(self, spec):
        self.begin(whole_game(spec))

    def witness(self, start):
        return Witness(start=start)

    def end(self, trace):
        if trace.gap is not None:
            assert trace.law.readings[trace.gap.question] == "gap"
        else:
            assert trace.value in ("won", "shared", "limit")
            assert trace.events[-1].kind in ("game_won", "game_stopped")


TestWholeGames = WholeGames.TestCase
TestWholeGames.__doc__ = """Any whole game, step by step, keeps every invariant and is its set-up and its answers."""
TestWholeGames.settings = settings(max_examples=50, stateful_step_count=20, deadline=None)


@settings(max_examples=80, deadline=None)
@given(rulings(parameters=True), seeds)
def test_every_event_of_a_whole_game_keeps_the_invariants(spec, seed):
    """Under any readings and numbers, after every event of a game: 36 cards, sigils, turns, and secrets kept."""
    assume(MAY_GO_ON_FOREVER not in spec.items())
    trace = run(whole_game(spec), random_answers(seed), watch=Witness(secrets=seed % 4 == 0))
    assert trace.gap is not None or trace.value in ("won", "shared", "limit")


def lost(table):
    """Whether GAUSA lies in Mara and the cards elsewhere make up no sigil that is still in the field."""
    outside = [card for cards in (*table.hands.values(), *table.won.values()) for card in cards]
    return "GAUSA" in table.mara and all(sigil.missing(outside) for own in table.field.values() for sigil in own)


@settings(max_examples=40, deadline=None)
@given(rulings(varied=set(LAWBOOK.questions) - {"stuck", "empty_hand"}), seeds, st.sampled_from(["gap", "trick_limit"]))
def test_no_trick_begins_once_the_game_is_stuck(spec, seed, stuck):
    """A trick begins only where a sigil can still be made or GAUSA is in play; a game is called stuck only else."""
    def watch(event, table):
        if event.kind == "trick_began":
            assert not lost(table), event

    trace = run(whole_game({**spec, "empty_hand": "sits_out", "stuck": stuck}), random_answers(seed), watch=watch)
    if trace.value == "limit" or (trace.gap and trace.gap.question == "stuck"):
        assert lost(trace.table) or trace.table.number == 200 or not any(trace.table.hands.values())


@settings(max_examples=15, deadline=None)
@given(rulings(varied=set(LAWBOOK.questions) - {"stuck"}), seeds)
def test_a_reshuffled_mara_keeps_the_invariants(spec, seed):
    """Under ``mara_reshuffle`` too, for as many events as a play may have."""
    witness = Witness(secrets=False)
    with suppress(TooLong):
        run(whole_game({**spec, "stuck": "mara_reshuffle"}), random_answers(seed), limit=4000, watch=witness)
    assert witness.count > 0


@settings(max_examples=20, deadline=None)
@given(decks(), rulings(gaps=False, varied=set(LAWBOOK.questions) - {"stuck"}), seeds)
def test_a_deck_of_ones_own_keeps_the_invariants(deck, spec, seed):
    """With any deck, small or with few Rėda cards, the same holds."""
    trace = run(whole_game(spec, deck), random_answers(seed), watch=Witness(deck, secrets=False))
    assert trace.value in ("won", "shared", "limit")


@settings(max_examples=50, deadline=None)
@given(positions(), rulings(), seeds)
def test_any_position_keeps_its_cards(position, spec, seed):
    """From any position between two tricks no card appears or vanishes, and turns go round."""
    cards = [card for hand in position["hands"].values() for card in hand] + position["mara"]
    setup = Setup("play", {**play.__kwdefaults__, **position, "tricks": 12, "rulings": spec})
    run(setup.play(), random_answers(seed), watch=Witness(cards=cards))


@pytest.mark.parametrize("policies", ["random", "first"])
def test_games_in_preset_table_always_end(policies):
    """A whole game under ``table`` ends with winners, whatever is drawn: 300 games of each policy."""
    for seed in range(300):
        played = game(seed=seed, policies=policies)
        assert played.outcome in ("won", "shared", "limit"), seed
        assert played.winners, seed
        assert played.tricks <= 200, seed


@settings(max_examples=40, deadline=None)
@given(decks(), seeds)
def test_games_in_preset_table_end_with_any_deck(deck, seed):
    """A whole game under ``table`` ends with any deck that a designer may bring."""
    played = game(seed=seed, deck=deck)
    assert played.outcome in ("won", "shared", "limit")
    assert played.winners


@settings(max_examples=40, deadline=None)
@given(rulings(parameters=True), seeds, st.data())
def test_the_answers_of_a_game_give_the_same_game(spec, seed, data):
    """A game replayed from the texts of its answers is the same event by event; from some of them, its beginning."""
    assume(MAY_GO_ON_FOREVER not in spec.items())
    same_from_its_answers(whole_game(spec), seed, data)


@settings(max_examples=60, deadline=None)
@given(tricks(most=4), seats, seeds, st.randoms(use_true_random=False))
def test_what_a_seat_is_told_does_not_depend_on_hidden_cards(position, seat, seed, rng):
    """Until cards are revealed a seat is told the same, whatever the others hold and lay."""
    def told(hands):
        table = [Table(DECK, hands=hands, mara=map(DECK.card, position["mara"]), fulfilling=False)]
        pick = random.Random(seed)

        def answer(choice, view):
            assert choice.kind != "lay" or choice.sees == (choice.who,)
            if choice.who == seat:
                return choice.menu.options[0]
            return choice.menu.options[pick.randrange(len(choice.menu.options))]

        trace = run(Play(table.pop, rules.trick, LAWBOOK.rulings), answer)
        events = [(event.kind, event.clauses, event.seen_by(seat)) for event in trace.events]
        return events[:next(place for place, event in enumerate(events) if event[0] == "revealed")]

    hands = {owner: [DECK.card(position[owner]), *map(DECK.card, position["hands"][owner])] for owner in SEASONS}
    pool = [card for owner in SEASONS if owner != seat for card in hands[owner]]
    rng.shuffle(pool)
    other = {owner: hands[owner] if owner == seat else [pool.pop() for _ in hands[owner]] for owner in SEASONS}
    assert told(hands) == told(other)


@pytest.mark.parametrize(("spec", "complete", "other"), [
    ({"sigil_timing": "after_trick"}, ["UGNIS", "ŽEMĖ", "SAULĖ"], ["UGNIS", "ŽEMĖ", "MĖNUO"]),
    ({"sigil_duty": "may"}, ["UGNIS", "ŽEMĖ", "SAULĖ"], ["UGNIS", "ŽEMĖ", "MĖNUO"]),
    ({"kept_card_again": "no"}, ["UGNIS", "ŽEMĖ", "SAULĖ", "KALNAS", "RASA"],
     ["UGNIS", "ŽEMĖ", "SAULĖ", "KALNAS", "AKMUO"]),
    ({}, ["UGNIS", "ŽEMĖ", "SAULĖ", "BITĖ"], ["UGNIS", "ŽEMĖ", "SAULĖ", "KALNAS"]),
], ids=["waits for the trick's end", "need not be shown", "needs the kept card", "in two ways"])
def test_no_event_tells_what_a_hidden_hand_could_complete(spec, complete, other):
    """The events that another seat sees, and their rulings, are the same whether or not a hidden hand could do more."""
    def told(hand):
        hands = {"Ruduo": ["PASAULIS", *hand], "Žiema": ["UPĖ", "DULKĖ"], "Pavasaris": ["ŽOLĖ", "JŪRA"],
                 "Vasara": ["LAUMĖ", "VĖJAS"]}
        wanted = ["PASAULIS", "UPĖ", "ŽOLĖ", "LAUMĖ", "skip", "Vėlinės", "UGNIS+SAULĖ+ŽEMĖ", "ŽEMĖ"]

        def answer(choice, view):
            assert choice.kind != "sigil" or choice.sees == (choice.who,)
            options = [choice.menu.encode(option) for option in choice.menu]
            return choice.menu.decode(next((option for option in wanted if option in options), options[0]))

        setup = Setup("play", {**play.__kwdefaults__, "hands": hands, "tricks": 1, "rulings": spec})
        trace = run(setup.play(), answer)
        taken = [event.kind for event in trace.events].index("took")
        return trace, [(event.kind, event.clauses, event.seen_by("Žiema"), dict(event.rulings or {}))
                       for event in trace.events[:taken + 1]]

    (trace, seen), (_, seen_other) = told(complete), told(other)
    assert seen == seen_other
    assert spec.items() <= trace.asked.items()


@settings(max_examples=60, deadline=None)
@given(rulings(parameters=True), seeds, positions())
def test_an_event_has_the_facts_that_the_table_takes(spec, seed, position):
    """The facts of an event are the parameters of the table's method of its name: none is missing, none ignored."""
    methods = {name: signature(method).parameters for name, method in vars(Table).items()
               if getattr(method, "applies", False)}
    setups = [Setup("play", {**play.__kwdefaults__, **position, "tricks": 12, "rulings": spec}).play()]
    if MAY_GO_ON_FOREVER not in spec.items():
        setups.append(whole_game(spec))
    for setup in setups:
        for event in run(setup, random_answers(seed)).events:
            if event.kind in methods:
                taken = list(methods[event.kind].values())[1:]
                assert event.facts.keys() <= {one.name for one in taken}, event
                assert event.facts.keys() >= {one.name for one in taken if one.default is one.empty}, event


@settings(max_examples=30, deadline=None)
@given(seats, st.permutations(NAMES), st.randoms(use_true_random=False))
def test_a_deal_tells_a_seat_its_own_cards_only(seat, order, rng):
    """Of two deals that give a seat the same cards it is told the same."""
    place = SEASONS.index(seat) * 9
    rest = [card for card in order if card not in order[place:place + 9]]
    rng.shuffle(rest)
    other = [*rest[:place], *order[place:place + 9], *rest[place:]]
    told = []
    for deal in (order, other):
        trace = replay(whole_game("table"), ["1+2+3+4", list(deal)])
        dealt = [event.kind for event in trace.events].index("sigils_laid_out")
        told.append([(event.kind, event.seen_by(seat)) for event in trace.events[:dealt + 1]])
        assert trace.answers[1].choice.sees == ()
    assert told[0] == told[1]
    assert told[0][2 + SEASONS.index(seat)] == ("dealt", {"seat": seat, "cards": order[place:place + 9]})


@settings(max_examples=40, deadline=None)
@given(tricks(), seeds)
def test_a_secret_fact_is_open_once_it_is_revealed(position, seed):
    """The only secrets of a trick are face-down cards, and each is told to all when it is turned up."""
    setup = Setup("trick", {**trick.__kwdefaults__, **position, "rulings": "table"})
    trace = run(setup.trick(), random_answers(seed))
    secret = [event.facts["card"] for event in trace.events if event.secret]
    revealed = [event.facts["card"] for event in trace.events if event.kind == "revealed" and not event.secret]
    assert secret == revealed == [position[seat] for seat in SEASONS]
