"""Whole games of Siggil under any readings: what holds after every event, and every way that small ones may go."""

from __future__ import annotations

import random
from collections import Counter
from itertools import chain, combinations

import pytest
from canonical import lines
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule
from siggil_table import ANA, BRUNO, TURTLES, TWO, Shuffled, whole_game
from strategies import seeds, siggil_rulings
from whole_games import Games, same_from_its_answers

from engine.play import NotFinite, Play, explore, random_answers, replay, run
from engine.rulings import Rulings
from engine.siggil import LAWBOOK, VOCABULARY, layouts, rules
from engine.siggil.captures import Capture
from engine.siggil.cards import CARDS, NUMBERED, SPIRITS, parse_card
from engine.siggil.layouts import Layout, Place
from engine.siggil.table import SKIP, Table

CALLS = st.tuples(st.sampled_from([1, 2, 3, 4]), st.sampled_from(["easy", "advanced"]),
                  st.sampled_from([None, *layouts()]))


def lying(table):
    """Every card at the table, wherever it lies."""
    held = [[pile.spirit] * pile.holds for piles in table.piles.values() for pile in piles]
    sets = [pile.cards for piles in table.piles.values() for pile in piles]
    zones = [*table.hands.values(), *sets, *held, table.free, table.lost, table.discards,
             [card for card in table.cards if card is not None]]
    return Counter(chain.from_iterable(zones))


class Witness:
    """Looks at the table after every event, from the one numbered ``start`` on, and checks what must hold."""

    def __init__(self, start=0, secrets=True):
        self.start, self.secrets = start, secrets
        self.rng = random.Random(0)
        self.seen = self.takes = 0
        self.turn = Counter()

    def __call__(self, event, table):
        self.seen += 1
        self.turns(event)
        if event.kind in ("layout_chosen",) or self.seen <= self.start:
            return
        assert lying(table) == Counter(CARDS), event
        self.spirits(table)
        self.covers(table)
        self.seats(table)

    def turns(self, event):
        """In a turn one card is taken and at most one spirit captured; there are 49 takes at most."""
        kind = event.kind if event.kind in ("took", "discarded") else "capture"
        if kind == "discarded" or (kind == "took" and self.turn != {"discarded": 1}):
            self.turn = Counter()
        if event.kind in ("took", "discarded", "captured", "stole", "regained"):
            self.turn[kind] += 1
            self.takes += kind == "took"
            assert set(self.turn.values()) == {1}
            assert self.takes <= 49

    def spirits(self, table):
        """A spirit has one holder, who holds it on the largest of the sets for it; the tally of hands is right."""
        for spirit in SPIRITS:
            sets = [(owner, pile) for owner, piles in table.piles.items() for pile in piles if pile.spirit == spirit]
            holding = [(owner, pile) for owner, pile in sets if pile.holds]
            assert holding == ([table.holder[spirit]] if spirit in table.holder else [])
            assert bool(holding) == bool(sets)
            assert all(len(pile.cards) < len(holding[0][1].cards) for _, pile in sets if not pile.holds)
        for player, hand in table.hands.items():
            tally = Counter(chain.from_iterable((card.family, card.number) for card in hand))
            assert {trait: count for trait, count in table.tally[player].items() if count} == tally
            assert not any(card.spirit for card in hand)

    def covers(self, table):
        """Available is what nothing overlaps from above, lies face up and is no spirit; the others are uncovered."""
        places = table.layout.places
        left = [number for number, card in enumerate(table.cards) if card is not None]
        bare = {number for number in left if not any(places[other].level > places[number].level and
                                                     places[other].overlaps(places[number]) for other in left)}
        waiting = {number for number in bare if number in table.down or table.cards[number].spirit}
        assert set(table.uncovered) == waiting
        assert set(table.available) == {table.cards[number] for number in bare - waiting}
        assert len(table.available) == len(set(table.available))

    def seats(self, table):
        """A seat sees its own cards and what lies open, and nothing of it depends on what it does not see."""
        seat = [*table.players, "chance"][self.seen % (len(table.players) + 1)]
        view = table.state(seat)
        assert view["siggil"] == [[None if table.layout.places.index(place) in table.down else card,
                                   *place[:3], "down" if table.layout.places.index(place) in table.down else "up"]
                                  for place, card in zip(table.layout.places, table.cards, strict=True) if card]
        for owner, hand in view["hands"].items():
            assert hand == (table.hands[owner] if owner == seat else [None] * len(table.hands[owner]))
        if not self.secrets:
            return
        menu = table.takes[seat].menu if seat in table.takes else table.takes[table.players[0]].menu
        own = [card for card in CARDS if seat in table.takes or card not in table.hands[table.players[0]]]
        legal = [menu.why_not(card) for card in own] if seat in table.takes else []
        with Shuffled(table, seat, self.rng):
            assert table.state(seat) == view == table.view(seat).state()
            assert ([menu.why_not(card) for card in own] if seat in table.takes else []) == legal


class WholeGames(Games):
    """A game of one to four players in any layout, or in one that chance draws."""

    nonsense = ("", "?", "Akmuo 9", "Akmuo*+Akmuo*", "skip it", "1,2", "0,0,0", "Akmuo 1+")

    @initialize(spec=siggil_rulings(), call=CALLS, seed=st.integers(0, 99))
    def sit_down(self, spec, call, seed):
        self.begin(whole_game(spec, *call, seed))

    def witness(self, start):
        return Witness(start)

    @rule()
    def play_again(self):
        assert lines(replay(self.play, self.answers)) == lines(self.trace)

    @invariant()
    def a_player_may_ask_about_what_is_not_offered(self):
        pending = self.trace.pending
        assert pending is None or pending.menu.conceivable() or pending.who == "chance"

    def end(self, trace):
        if trace.value is not None:
            assert trace.events[-1].kind == {"won": "solo_won", "lost": "solo_lost"}[trace.value] \
                if trace.table.grade else trace.events[-1].kind == "game_won"
        if trace.gap is not None:
            assert trace.law.readings[trace.gap.question] == "gap"


TestWholeGames = WholeGames.TestCase
TestWholeGames.__doc__ = """Any whole game, step by step, keeps every invariant and is its set-up and its answers."""
TestWholeGames.settings = settings(max_examples=25, stateful_step_count=15, deadline=None)


@settings(max_examples=60, deadline=None)
@given(siggil_rulings(gaps=False), CALLS, seeds)
def test_every_event_of_a_whole_game_keeps_the_invariants(spec, call, seed):
    """Under any readings and numbers, after every event: 56 cards, one holder a spirit, covers, and secrets kept."""
    trace = run(whole_game(spec, *call, seed), random_answers(seed), watch=Witness(secrets=seed % 3 == 0))
    assert trace.gap is None
    assert trace.value in ("won", "shared", "lost")


@pytest.mark.parametrize("layout", layouts())
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_every_layout_is_played_to_its_end_by_any_number(layout, count):
    """Whole random games in every layout, by one to four, end within 49 takes, and always something is available."""
    for seed in range(6):
        trace = run(whole_game("table", count, ("easy", "advanced")[seed % 2], layout, seed), random_answers(seed),
                    watch=Witness(secrets=False))
        takes = sum(event.kind == "took" for event in trace.events)
        assert takes <= (24 if count == 1 else 49)
        assert trace.value in ("won", "shared", "lost")
        if not trace.table.place and count > 1:
            assert takes == 49


@settings(max_examples=25, deadline=None)
@given(siggil_rulings(gaps=False), CALLS, seeds, st.data())
def test_the_answers_of_a_game_give_the_same_game(spec, call, seed, data):
    """A game replayed from the texts of its answers is the same event by event; from some of them, its beginning."""
    same_from_its_answers(whole_game(spec, *call, seed), seed, data)


@settings(max_examples=15, deadline=None)
@given(siggil_rulings(gaps=False), st.sampled_from(["easy", "advanced"]), st.integers(0, 99))
def test_a_solo_game_as_moves_is_the_same_game(spec, grade, seed):
    """A solo game played on as answers and the same game stated as moves are the same, event by event."""
    whole = run(whole_game(spec, 1, grade, "Columns", seed), random_answers(seed))
    moves, leaves = [], [answer.text for answer in whole.answers if answer.choice.kind == "leaves"]
    for event in whole.events:
        if event.kind == "discarded":
            moves.append([event.facts["card"], None, None])
        elif event.kind == "took":
            if not moves or moves[-1][1]:
                moves.append([None, None, None])
            moves[-1][1] = event.facts["card"]
        elif event.kind == "captured":
            moves[-1][2] = [event.facts["spirit"], list(event.facts["cards"])]
    stated = VOCABULARY["solo"](layout="Columns", seed=seed, grade=grade, rulings=spec, moves=moves, answers=leaves)
    assert lines(stated.trace) == lines(whole)
    assert stated.outcome == whole.value


# What a menu offers is what may be done

hands = st.lists(st.sampled_from(NUMBERED), unique=True, max_size=9)


@settings(max_examples=120, deadline=None)
@given(siggil_rulings(), st.sampled_from([None, "easy", "advanced"]), hands, st.randoms(use_true_random=False),
       st.sampled_from(SPIRITS), st.integers(1, 7))
def test_a_menu_offers_just_what_is_not_refused(spec, grade, hand, rng, spirit, number):
    """Of all sets of a hand and all spirits, a menu lists those that it does not refuse, and draws one of them."""
    players = ["player"] if grade else TWO
    readings, numbers = LAWBOOK.resolve(spec)
    others = [card for card in NUMBERED if card not in hand]
    fitting = [card for card in others if card.family == spirit.family or card.number == number]
    rng.shuffle(fitting)
    by_family = [card for card in fitting if card.family == spirit.family]
    sets = {} if grade else {ANA: {spirit: by_family[:2]}, BRUNO: {spirit: by_family[2:2 + rng.randint(1, 4)]}}
    free = [one for one in SPIRITS if one != spirit][:rng.randint(0, 3)]
    table = Table(players, numbers, readings, hands={players[0]: hand}, sets=sets, free=free, grade=grade,
                  numbers={} if number == 4 or spirit == "Vėžlys*" else {spirit: number})
    menu = table.captures[players[0]].menu
    offered = list(menu)
    everything = [Capture(one, cards) for one in SPIRITS for size in range(len(hand) + 1)
                  for cards in combinations(table.hands[players[0]], size)]
    assert set(offered) - {SKIP} == {option for option in everything if menu.why_not(option) is None}
    assert len(offered) == len(set(offered))
    assert (menu.why_not(SKIP) is None) == (SKIP in offered)
    assert menu.only() == (offered[0] if len(offered) == 1 else None)
    assert menu.pick(rng) in offered or menu.why_not(menu.pick(rng)) is None
    assert all(menu.why_not(menu.decode(menu.encode(option))) is None for option in offered)
    assert {option for option in menu.conceivable() if menu.why_not(option) is None} <= set(offered)
    with pytest.raises(NotFinite):
        menu.chances()


def test_a_menu_too_long_to_be_listed_says_so():
    """Where any card of either trait may be added to a set, the sets of a long hand are not listed, but drawn."""
    readings, numbers = LAWBOOK.resolve({"preset": "table", "regain_trait": "any"})
    turtle = parse_card("Vėžlys*")
    cards = [parse_card(name) for name in TURTLES]
    hand = [card for card in NUMBERED if card.number == 4] + cards[4:]
    table = Table(TWO, numbers, readings, hands={ANA: hand},
                  sets={ANA: {turtle: cards[:1]}, BRUNO: {turtle: cards[1:4]}})
    menu = table.captures[ANA].menu
    with pytest.raises(NotFinite):
        list(menu)
    assert menu.why_not(menu.pick(random.Random(0))) is None


# Every way that a small game may go

SMALL = [("Vėžlys 1", 0, 0, 1, "down"), ("Vėžlys 2", 2, 0, 1, "down"), ("Vėžlys*", 1, 0, 2, "up"),
         ("Akmuo*", 0, 1, 3, "down"), ("Akmuo 4", 2, 1, 3, "down"), ("Lapas 4", 1, 2, 4, "up"),
         ("Akmuo 1", 6, 0, 1, "up")]


def small(spec, grade=None, siggil=SMALL, free=()):
    """A whole game from a small siggil."""
    readings, numbers = LAWBOOK.resolve(spec)
    layout = Layout("", tuple(Place(*place) for _, *place in siggil))
    cards = [parse_card(name) for name, *_ in siggil]
    players = ("player",) if grade else tuple(TWO)
    return Play(lambda: Table(players, numbers, readings, layout=layout, cards=cards, grade=grade,
                              free=[parse_card(name) for name in free]),
                rules.solo if grade else rules.game, lambda: Rulings(LAWBOOK.questions, readings, numbers))


@pytest.mark.parametrize("spec", [{}, {"set": 2, "win.two": 1}, {"set": 2, "set_size": "at_least"},
                                  {"set": 2, "win.two": 2, "spirits_at_setup": "after_first_turn"}])
def test_every_way_that_a_small_game_may_go(spec):
    """Whatever is chosen, always something is available until the siggil is empty, and the game ends."""
    leaves = list(explore(small({"preset": "table", **spec})))
    assert len(leaves) >= 10
    for leaf in leaves:
        trace = leaf.trace
        assert trace.value in ("won", "shared")
        takes = sum(event.kind == "took" for event in trace.events)
        assert takes == 5 or "enough_spirits" in [event.kind for event in trace.events]
        assert lying(trace.table) == Counter(parse_card(name) for name, *_ in SMALL)
    assert {leaf.trace.value for leaf in leaves} >= {"won"}


@pytest.mark.parametrize("grade", ["easy", "advanced"])
@pytest.mark.parametrize("spec", [{}, {"solo.set.easy": 2, "solo.set.advanced": 2, "solo.win.easy": 1,
                                       "solo.win.advanced": 1}, {"last_card": "take_only", "must_capture": "no"},
                                  {"solo.free": 1, "who_leaves": "may_be_the_new_one", "lost_spirit_ends_easy": "yes"}])
def test_every_way_that_a_small_solo_game_may_go(spec, grade):
    """Whatever is discarded, taken and captured, a solo game ends, won or lost."""
    leaves = list(explore(small({"preset": "table", **spec}, grade)))
    assert len(leaves) > 5
    assert {leaf.trace.value for leaf in leaves} <= {"won", "lost"}
    assert ("won" in {leaf.trace.value for leaf in leaves}) == ("solo.win.easy" in spec)


def test_a_siggil_of_spirits_alone_goes_off_at_the_start():
    """Where spirits alone are left they all leave at once, and the game is over."""
    [leaf] = explore(small("table", siggil=[("Vėžlys*", 0, 0, 1, "up"), ("Akmuo*", 0, 0, 2, "up")]))
    assert [event.kind for event in leaf.trace.events] == [
        "spirit_freed", "spirit_freed", "siggil_emptied", "most_spirits", "fewest_cards", "game_won"]
