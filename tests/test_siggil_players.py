"""Who plays Siggil where nobody does: policies by their views alone."""

from __future__ import annotations

import pickle
import random

import pytest
from siggil_table import ANA, FOURS, TURTLES, TWO, Shuffled, whole_game

from engine.play import Choice, random_answers, run, seated_answers
from engine.siggil import LAWBOOK, POLICIES, SPIRITS, VOCABULARY, Setup, game, layouts, solo
from engine.siggil.captures import Capture
from engine.siggil.cards import CARDS, NUMBERED, parse_card
from engine.siggil.policies import Greedy, Outlook
from engine.siggil.table import SKIP, Table
from engine.vocabulary import defaults

TURTLE = parse_card("Vėžlys*")


def cards(*names):
    """Cards by their names."""
    return [parse_card(name) for name in names]


def table(spec=None, grade=None, **options):
    """A table of two, or of one in a grade."""
    readings, numbers = LAWBOOK.resolve({"preset": "table", **(spec or {})})
    return Table(("player",) if grade else TWO, numbers, readings, grade=grade, **options)


class Blind:
    """A policy of which every answer is asked again, at the same table but for what its player may not see."""

    def __init__(self, make, tables):
        self.one, self.other, self.tables = make(0), make(0), tables
        self.rng = random.Random(0)
        self.asked = 0

    def __call__(self, choice, view):
        answer = self.one(choice, view)
        if choice.kind in ("take", "discard", "leaves"):  # a capture's menu knows how many cards a set has
            self.asked += 1
            with Shuffled(self.tables[0], view.seat, self.rng):
                assert self.other(choice, view) == answer
        return answer


@pytest.mark.parametrize("policy", ["greedy", "look_ahead"])
@pytest.mark.parametrize("count", [1, 3])
def test_a_policy_chooses_by_its_view_alone(policy, count):
    """Where the cards that a player cannot see lie otherwise, the player chooses the same."""
    play = whole_game({"preset": "table", "sets_face": "down", "spirit_face": "down"}, count, "advanced", "Turtle", 3)
    tables, lay = [], play.lay
    object.__setattr__(play, "lay", lambda: tables.append(lay()) or tables[0])
    blind = Blind(POLICIES[policy], tables)
    trace = run(play, seated_answers(dict.fromkeys(["player", "A", "B"], blind), random_answers(1)))
    assert trace.value is not None
    assert blind.asked > 20


@pytest.mark.parametrize("layout", layouts())
def test_policies_play_every_layout_to_its_end(layout):
    """Greedy players, one of whom looks ahead, end a game of two, three and four, and a solo game."""
    for count in (2, 3, 4):
        players = list("ABCD"[:count])
        policies = dict.fromkeys(players, "greedy") | {"A": "look_ahead"}
        played = game(players=players, layout=layout, policies=policies, seed=count,
                      rulings={"preset": "table", "free_limit_multiplayer": "three", "set_size": "at_least"})
        assert played.outcome in ("won", "shared")
        assert played.takes <= 49
    trace = run(whole_game("table", 1, "easy", layout, 1), POLICIES["look_ahead"](0))
    assert trace.value in ("won", "lost")


def test_a_greedy_player_beats_random_ones():
    """Among two random players a greedy one wins by far most games."""
    wins = sum(game(seed=seed, policies={"2": "greedy"}).winners == ["2"] for seed in range(20))
    assert wins >= 15


def test_greedy_solo_players_win_easy_games():
    """Random players win no easy solo games, greedy ones do."""
    def won(policy):
        plays = [Setup("solo", dict(defaults(solo)) | {"seed": seed}).solo() for seed in range(15)]
        return sum(run(play, POLICIES[policy](seed)).value == "won" for seed, play in enumerate(plays))

    assert won("random") == 0
    assert won("greedy") > 0


def test_what_a_hand_is_worth():
    """A hand is worth more the nearer it is to sets, a free spirit's most; nothing for one's own or lost spirits."""
    seen = Outlook(table(hands={ANA: cards(*TURTLES[:2])}, free=[TURTLE]).view(ANA))
    assert seen.worth(cards(*TURTLES[:3])) > seen.worth(cards(*TURTLES[:2])) > seen.worth([]) == 0
    assert seen.worth(cards(*TURTLES[:2])) > seen.worth(cards("Ugnis 2", "Ugnis 3"))
    assert len(seen.needs) == len(SPIRITS)
    own = table(sets={ANA: {TURTLE: cards(*TURTLES[:3])}})
    assert TURTLE not in Outlook(own.view(ANA)).needs
    assert Outlook(own.view("Bruno")).needs[TURTLE] == 4
    hidden = table({"spirit_face": "down"}, sets={ANA: {TURTLE: cards(*TURTLES[:3])}})
    assert Outlook(hidden.view("Bruno")).needs[TURTLE] == 3
    unknown = Outlook(table({"spirit_numbers": "gap"}).view(ANA))
    assert unknown.worth(cards("Akmuo 1", "Lapas 1", "Ugnis 1")) < Outlook(table().view(ANA)).worth(
        cards("Akmuo 1", "Lapas 1", "Ugnis 1"))
    assert unknown.numbers == {TURTLE: 4}


def test_the_farthest_spirit_is_let_go():
    """When a fourth spirit appears, a greedy solo player lets the one go that its hand is farthest from."""
    lonely = table(grade="easy", hands={"player": cards("Vėžlys 1", "Akmuo 7")},
                   free=cards("Vėžlys*", "Akmuo*", "Lapas*"))
    asked = Choice("player", "leaves", lonely.free, ("siggil/solo.5",))
    assert Greedy(0, ahead=False)(asked, lonely.view("player")) == "Lapas*"
    assert lonely.view("player").free_limit == 3
    assert table().view(ANA).free_limit == 7


def test_a_capture_too_long_to_be_listed_is_still_made():
    """Where the sets cannot be listed, a greedy player captures by one that comes to mind."""
    hand = [card for card in NUMBERED if card.number == 4] + cards(*TURTLES[4:])
    full = table({"regain_trait": "any"}, hands={ANA: hand},
                 sets={ANA: {TURTLE: cards(*TURTLES[:1])}, "Bruno": {TURTLE: cards(*TURTLES[1:4])}})
    answer = Greedy(0, ahead=True)(full.captures[ANA], full.view(ANA))
    assert answer != SKIP
    assert full.captures[ANA].menu.why_not(answer) is None
    empty = table(hands={ANA: cards(*FOURS)})
    assert Greedy(0, ahead=True)(empty.captures[ANA], empty.view(ANA)) == SKIP


def test_cards_and_captures_go_to_another_process():
    """Cards and captures come out of a pickle as they went in."""
    capture = Capture(TURTLE, tuple(cards(*TURTLES[:3])))
    for thing in (*CARDS, capture):
        again = pickle.loads(pickle.dumps(thing))
        assert (again, type(again), str(again)) == (thing, type(thing), str(thing))
    assert pickle.loads(pickle.dumps(capture)).cards == capture.cards


def test_who_may_have_something_to_choose():
    """The seats of a call are its players; one in the solo game, none where cards are only judged."""
    assert Setup("solo", dict(defaults(solo))).seats == ("player",)
    assert Setup("capture", defaults(VOCABULARY["capture"]) | {"spirit": "Vėžlys*"}).seats == ()
    assert Setup("game", dict(defaults(game))).seats == ["1", "2", "3"]
