"""The rules of Baltiški sigilai: every worked fact, every open question in each of its readings, every parameter."""

from __future__ import annotations

from itertools import combinations, permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import DECK, NAMES, ORDINARY, REDA, deck_text, decks, tricks

from engine.play import Choice, Event, explore, random_answers, run
from engine.problems import SetupError
from engine.sigilai import LAWBOOK, SEASONS, Setup, game, may, play, trick
from engine.sigilai.deck import Card
from engine.sigilai.rulings import ids
from engine.sigilai.table import HandMenu, Table

SETTINGS = settings(max_examples=80, deadline=None)
WORKED = {"Ruduo": "MEDIS", "Žiema": "RAGANA", "Pavasaris": "PASAULIS", "Vasara": "SAULĖ"}
BEFORE = {"Ruduo": 1, "Žiema": 0, "Pavasaris": 2, "Vasara": 0}


def laid(*cards, **others):
    """A trick of four cards in season order."""
    return trick(**dict(zip(SEASONS, cards, strict=True)), **others)


def under(question, call, *args, **others):
    """The result under each reading of a question, by the reading's name."""
    extra = others.pop("rulings", {})
    return {reading: call(*args, **others, rulings={**extra, question: reading})
            for reading in LAWBOOK.questions[question].names}


def read(results, *names):
    """What each reading gives."""
    return {reading: tuple(getattr(result, name) for name in names) if len(names) > 1 else getattr(result, names[0])
            for reading, result in results.items()}


def stated(result):
    """What the table stated, in order."""
    return [(one["fact"], one["seat"], one["count"]) for one in result.of("stated")]


def strength(name):
    return DECK.card(name).strength


def creation(name):
    return DECK.card(name).creation


# The worked examples of the text (games.md, section 1)

def test_the_worked_trick():
    """Ruduo's MEDIS sets Forma, RAGANA cannot win, Pavasaris wins with PASAULIS; Mara's three cards stay."""
    mara = ["RASA", "UPĖ", "DULKĖ"]
    t = trick(**WORKED, sigils=BEFORE, mara=mara)
    assert (t.outcome, t.plane, t.winner, t.fired) == ("won", "Forma", "Pavasaris", None)
    assert t.hands == {"Ruduo": [], "Žiema": [], "Pavasaris": ["MEDIS", "RAGANA", "PASAULIS", "SAULĖ"], "Vasara": []}
    assert (t.mara, t.sigils) == (mara, BEFORE)
    assert t.of("activity") == [{"plane": "Forma", "active": ["Ruduo", "Pavasaris", "Vasara"], "passive": ["Žiema"]}]
    assert t.of("won") == [{"seat": "Pavasaris", "card": "PASAULIS"}]
    assert t.clauses == list(ids(19, 20, 21, 22, 23, 24, 25, "unwon.2", 26, 27, "scheme.4", "example", 42))
    assert t.asked == {"fate_effects": "none_defined", "spoils": "hand"}


def test_reda_passes_the_cards_round():
    """RĖDA: the trick's cards go round from Ruduo to Žiema to Pavasaris to Vasara to Ruduo, none to Mara (34)."""
    t = laid("MEDIS", "RĖDA", "SAULĖ", "RAGANA", hands={"Ruduo": ["UPĖ"]}, mara=["RASA"])
    assert (t.fired, t.outcome, t.winner) == ("RĖDA", "closed", None)
    assert t.hands == {"Ruduo": ["UPĖ", "RAGANA"], "Žiema": ["MEDIS"], "Pavasaris": ["RĖDA"], "Vasara": ["SAULĖ"]}
    assert t.mara == ["RASA"]
    assert {"sigilai/33", "sigilai/34"} <= set(t.clauses)


def test_velinas_sends_the_trick_to_mara():
    """VĖLINAS: all cards of the trick go to Mara's field (35)."""
    t = laid("MEDIS", "RAGANA", "VĖLINAS", "SAULĖ", hands={"Ruduo": ["UPĖ"]}, mara=["RASA"])
    assert (t.fired, t.outcome, t.winner) == ("VĖLINAS", "closed", None)
    assert t.mara == ["RASA", "MEDIS", "RAGANA", "VĖLINAS", "SAULĖ"]
    assert t.hands == {"Ruduo": ["UPĖ"], "Žiema": [], "Pavasaris": [], "Vasara": []}
    assert {"sigilai/16", "sigilai/17", "sigilai/33", "sigilai/35"} <= set(t.clauses)


def test_laima_gives_the_trick_to_the_fewest_sigils():
    """LAIMA: the seat with the fewest sigils wins the trick (36)."""
    t = laid("MEDIS", "RAGANA", "SAULĖ", "LAIMA", sigils={"Ruduo": 2, "Žiema": 1, "Pavasaris": 0, "Vasara": 3})
    assert (t.fired, t.outcome, t.winner) == ("LAIMA", "closed", "Pavasaris")
    assert t.hands["Pavasaris"] == ["MEDIS", "RAGANA", "SAULĖ", "LAIMA"]
    assert "sigilai/36" in t.clauses
    assert "sigilai/faq.2" not in t.clauses


def test_stoka_takes_the_trick_and_a_card_of_everybody():
    """STOKA: the trick's cards go to Mara's field, and everybody gives up a card of the hand, of its choice (37)."""
    hands = {"Ruduo": ["UPĖ", "RASA"], "Žiema": ["DULKĖ"], "Pavasaris": ["AIDAS", "ŽOLĖ"], "Vasara": ["BITĖ"]}
    t = laid("STOKA", "RAGANA", "SAULĖ", "MEDIS", hands=hands, answers=["RASA", "AIDAS"])
    assert (t.fired, t.outcome, t.winner) == ("STOKA", "closed", None)
    assert t.mara == ["STOKA", "RAGANA", "SAULĖ", "MEDIS", "RASA", "DULKĖ", "AIDAS", "BITĖ"]
    assert t.hands == {"Ruduo": ["UPĖ"], "Žiema": [], "Pavasaris": ["ŽOLĖ"], "Vasara": []}
    assert {"sigilai/16", "sigilai/17", "sigilai/33", "sigilai/37"} <= set(t.clauses)


def test_gausa_returns_the_cards_and_mara_is_empty():
    """GAUSA with nothing in Mara's field: the cards go back to their owners, and that is all (38)."""
    t = laid("MEDIS", "GAUSA", "SAULĖ", "RAGANA", hands={"Žiema": ["UPĖ"]})
    assert (t.fired, t.outcome, t.winner, t.mara) == ("GAUSA", "closed", None, [])
    assert t.hands == {"Ruduo": ["MEDIS"], "Žiema": ["UPĖ", "GAUSA"], "Pavasaris": ["SAULĖ"], "Vasara": ["RAGANA"]}
    assert "mara_is_empty" in t.kinds


def test_gausa_lets_everybody_draw_from_mara():
    """GAUSA with four or more cards in Mara's field: everybody draws one at random besides (38)."""
    t = laid("MEDIS", "GAUSA", "SAULĖ", "RAGANA", mara=["UPĖ", "RASA", "ŽOLĖ", "BITĖ", "AIDAS"],
             answers=["RASA", "AIDAS", "UPĖ", "BITĖ"])
    assert (t.fired, t.outcome, t.mara) == ("GAUSA", "closed", ["ŽOLĖ"])
    assert t.hands == {"Ruduo": ["MEDIS", "RASA"], "Žiema": ["GAUSA", "AIDAS"], "Pavasaris": ["SAULĖ", "UPĖ"],
                       "Vasara": ["RAGANA", "BITĖ"]}
    assert {answer.who for answer in t.trace.answers} == {"chance"}


@pytest.mark.parametrize(("cards", "plane"), [
    (("MEDIS", "RAGANA", "GILTINĖ", "AIDAS"), "Forma"), (("RAGANA", "MEDIS", "SAULĖ", "UPĖ"), "Virsmas")])
def test_no_other_active_card_is_chaos(cards, plane):
    """Forma with Fate cards only beside the leader's, and Virsmas with World cards only, is chaos (unwon.2a)."""
    t = laid(*cards, mara=["RASA"])
    assert (t.outcome, t.plane, t.winner, t.mara) == ("chaos", plane, None, ["RASA", *cards])
    assert t.of("chaos") == [{"why": "no_active"}]
    assert {"sigilai/40", "sigilai/41", "sigilai/unwon.2a", "sigilai/unwon.3"} <= set(t.clauses)


@pytest.mark.parametrize("cards", [
    ("SAULĖ", "MĖNUO", "RAGANA", "AIDAS"), ("AITVARAS", "MEDIS", "LAUMĖ", "UPĖ")])
def test_active_cards_of_equal_strength_are_chaos(cards):
    """Active cards of equal strength cancel each other: chaos, the four cards to Mara (unwon.2b)."""
    t = laid(*cards)
    assert (t.outcome, t.winner, t.mara) == ("chaos", None, list(cards))
    assert t.of("chaos") == [{"why": "equal"}]
    assert {"sigilai/40", "sigilai/unwon.2b", "sigilai/scheme.3"} <= set(t.clauses)


def test_only_the_first_of_several_reda_cards_fires():
    """GAUSA, RĖDA, STOKA, MEDIS with Mara empty: only GAUSA fires, everybody has its card back (faq.1)."""
    t = laid("GAUSA", "RĖDA", "STOKA", "MEDIS", hands={"Ruduo": ["UPĖ"]})
    assert (t.fired, t.outcome, t.mara) == ("GAUSA", "closed", [])
    assert t.hands == {"Ruduo": ["UPĖ", "GAUSA"], "Žiema": ["RĖDA"], "Pavasaris": ["STOKA"], "Vasara": ["MEDIS"]}
    assert t.of("stayed_silent") == [{"card": "GAUSA", "cards": ["RĖDA", "STOKA"]}]
    assert {"sigilai/32", "sigilai/faq.1"} <= set(t.clauses)


TIE = {"Ruduo": 1, "Žiema": 0, "Pavasaris": 0, "Vasara": 2}


@pytest.mark.parametrize(("missing", "winner"), [
    ({"Žiema": 2, "Pavasaris": 1}, "Žiema"), ({"Žiema": 1, "Pavasaris": 3}, "Pavasaris"),
    ({"Žiema": 2}, "Pavasaris"), ({"Žiema": 4}, "Žiema")])
def test_a_laima_tie_goes_to_the_farther_from_its_first_sigil(missing, winner):
    """LAIMA with sigils 1/0/0/2: of Žiema and Pavasaris the one that misses more signs; an empty hand misses 3."""
    t = laid("MEDIS", "RAGANA", "LAIMA", "SAULĖ", sigils=TIE, missing=missing)
    assert (t.winner, t.outcome) == (winner, "closed")
    assert t.of("fewest") == [{"seats": ["Žiema", "Pavasaris"], "count": 0}]
    assert {"sigilai/36", "sigilai/faq.2"} <= set(t.clauses)
    assert "lot_drawn" not in t.kinds


@pytest.mark.parametrize("lot", ["Žiema", "Pavasaris"])
@pytest.mark.parametrize("missing", [{}, {"Žiema": 2, "Pavasaris": 2}])
def test_an_equal_laima_tie_goes_by_lot(missing, lot):
    """Equally far from the first sigil, chance decides between exactly these two (faq.2)."""
    waiting = laid("MEDIS", "RAGANA", "LAIMA", "SAULĖ", sigils=TIE, missing=missing)
    assert (waiting.pending.who, waiting.options) == ("chance", ["Žiema", "Pavasaris"])
    t = laid("MEDIS", "RAGANA", "LAIMA", "SAULĖ", sigils=TIE, missing=missing, answers=[lot])
    assert t.winner == lot
    assert t.of("lot_drawn") == [{"seat": lot, "seats": ["Žiema", "Pavasaris"]}]


def test_laima_measures_the_hands_that_are_given():
    """Without a stated distance a hand is measured: signs missing of the sigil it is nearest to (36)."""
    hands = {"Žiema": ["UPĖ", "MEDIS"], "Pavasaris": ["ŽOLĖ"]}  # Pusnis lacks one sign; Jorė or Verba two
    t = laid("MĖNUO", "RAGANA", "LAIMA", "SAULĖ", sigils=TIE, hands=hands)
    assert t.winner == "Pavasaris"
    assert t.of("farthest") == [{"seats": ["Pavasaris"], "count": 2, "distances": {"Žiema": 1, "Pavasaris": 2}}]


def test_nobody_with_a_sigil_is_decided_by_the_distance():
    """With no sigil at the table LAIMA goes to the seat farthest from its first, and 36 says so itself."""
    t = laid("MEDIS", "RAGANA", "LAIMA", "SAULĖ",
             missing={"Ruduo": 1, "Žiema": 2, "Pavasaris": 1, "Vasara": 3})
    assert t.winner == "Vasara"
    assert "sigilai/faq.2" not in t.clauses


# What holds for every trick

def expected(cards, lone_leader="chaos"):
    """Outcome and winner of a trick without Rėda cards by the plain text."""
    active = [seat for seat in SEASONS if creation(cards[seat]) == creation(cards["Ruduo"])]
    best = max(strength(cards[seat]) for seat in active)
    top = [seat for seat in active if strength(cards[seat]) == best]
    if (len(active) == 1 and lone_leader == "chaos") or len(top) > 1:
        return "chaos", None
    return "won", top[0]


@SETTINGS
@given(tricks(cards=ORDINARY), st.sampled_from(["chaos", "wins"]))
def test_a_trick_without_reda_cards_goes_to_the_strongest_active_card(position, reading):
    """The plane is that of Ruduo's card, the strongest card of its creation wins, else there is chaos."""
    t = trick(**position, rulings={"lone_leader": reading})
    cards = {seat: position[seat] for seat in SEASONS}
    assert t.plane == {"world": "Forma", "fate": "Virsmas"}[creation(cards["Ruduo"])]
    assert (t.outcome, t.winner) == expected(cards, reading)
    gained = {seat: len(t.hands[seat]) - len(position["hands"][seat]) for seat in SEASONS}
    assert gained == {seat: 4 if seat == t.winner else 0 for seat in SEASONS}
    assert len(t.mara) - len(position["mara"]) == (4 if t.outcome == "chaos" else 0)


@SETTINGS
@given(tricks(), st.integers(0, 3), st.sampled_from(REDA), st.integers(0, 99))
def test_a_reda_card_fires_in_any_place(position, place, name, seed):
    """Whatever plane is set and wherever it lies, the first Rėda card revealed fires and closes the trick (31, 32)."""
    cards = {seat: position[seat] for seat in SEASONS}
    if all(name not in zone for zone in (cards.values(), position["mara"], *position["hands"].values())):
        cards[SEASONS[place]] = name
    revealed = [card for card in cards.values() if card in REDA]
    position = {**position, **cards}
    setup = Setup("trick", {**trick.__kwdefaults__, **position, "rulings": {"gausa_short": "season_order"}})
    trace = run(setup.trick(), random_answers(seed))
    fired = [event.facts["card"] for event in trace.events if event.kind == "fired"]
    silent = [card for event in trace.events if event.kind == "stayed_silent" for card in event.facts["cards"]]
    assert [*fired, *silent] == revealed
    assert all(set(ids(30, 31, "unwon.1")) <= set(event.clauses) for event in trace.events if event.kind == "fired")
    assert all("sigilai/32" in event.clauses for event in trace.events if event.kind == "stayed_silent")
    assert (trace.value == "closed") == bool(revealed)
    strength_counted = {event.kind for event in trace.events} & {"won", "chaos", "activity"}
    assert bool(strength_counted) != bool(revealed)


@SETTINGS
@given(tricks(), st.integers(0, 99))
def test_every_trick_is_won_closed_or_chaotic(position, seed):
    """A trick that all seats lay a card to always has one of the three results, and says which (42)."""
    setup = Setup("trick", {**trick.__kwdefaults__, **position, "rulings": "table"})
    trace = run(setup.trick(), random_answers(seed))
    assert trace.value in ("won", "closed", "chaos")
    assert (trace.events[-1].kind, trace.events[-1].facts) == ("trick_ended", {"outcome": trace.value})
    assert "sigilai/42" in trace.clauses
    assert not trace.table.trick


# The open questions, each reading

def test_lone_leader():
    """A leader alone in its plane: chaos by the explicit example, or it wins as the strongest active card."""
    for cards, plane in ((("MEDIS", "RAGANA", "GILTINĖ", "AIDAS"), "Forma"),
                         (("RAGANA", "MEDIS", "SAULĖ", "UPĖ"), "Virsmas")):
        results = under("lone_leader", laid, *cards)
        assert read(results, "outcome", "winner", "plane") == {"chaos": ("chaos", None, plane),
                                                               "wins": ("won", "Ruduo", plane)}
        assert results["wins"].hands["Ruduo"] == list(cards)
        assert all("lone_leader" in result.asked for result in results.values())


def test_cancel():
    """Two of three active cards are the strongest: no clear winner, or the first revealed, or the next strongest."""
    results = under("cancel", laid, "MEDIS", "SAULĖ", "RAGANA", "MĖNUO")
    assert read(results, "outcome", "winner") == {"top_tie": ("chaos", None), "all_equal": ("won", "Žiema"),
                                                  "next_strongest": ("won", "Ruduo")}
    fate = under("cancel", laid, "AIDAS", "LAUMĖ", "AITVARAS", "UPĖ")
    assert read(fate, "outcome", "winner") == {"top_tie": ("chaos", None), "all_equal": ("won", "Žiema"),
                                               "next_strongest": ("won", "Ruduo")}


def test_cancel_goes_on_down_the_strengths():
    """Under ``next_strongest`` equal cards cancel at every strength; where nothing is left there is chaos."""
    ruling = {"rulings": {"cancel": "next_strongest"}}
    assert laid("SAULĖ", "MĖNUO", "ŽEMĖ", "JŪRA", **ruling).outcome == "chaos"
    t = laid("SAULĖ", "MĖNUO", "ŽEMĖ", "MEDIS", **ruling)
    assert t.winner == "Pavasaris"
    assert t.of("dropped_out") == [{"seats": ["Ruduo", "Žiema"], "cards": ["SAULĖ", "MĖNUO"]}]
    assert "dropped_out" not in laid("SAULĖ", "MĖNUO", "ŽEMĖ", "MEDIS", rulings={"cancel": "all_equal"}).kinds


@pytest.mark.parametrize("reading", LAWBOOK.questions["cancel"].names)
def test_all_active_cards_equal_is_chaos_under_every_reading(reading):
    """Where all active cards are equal, no reading of ``cancel`` finds a winner, and it is not asked."""
    t = laid("SAULĖ", "MĖNUO", "RAGANA", "AIDAS", rulings={"cancel": reading})
    assert t.outcome == "chaos"
    assert "cancel" not in t.asked


def test_virsmas_winner():
    """The strongest Fate card wins in Virsmas, or nobody says so: gap. In Forma it is not asked."""
    results = under("virsmas_winner", laid, "RAGANA", "MEDIS", "GILTINĖ", "PASAULIS")
    assert read(results, "outcome", "winner", "gap") == {"strongest_fate": ("won", "Pavasaris", None),
                                                         "gap": ("gap", None, "virsmas_winner")}
    assert "virsmas_winner" not in trick(**WORKED).asked


def test_spoils():
    """The winner takes the four cards into hand, or onto a pile."""
    results = under("spoils", laid, *WORKED.values(), hands={"Pavasaris": ["UPĖ"]})
    cards = list(WORKED.values())
    assert {reading: (result.hands["Pavasaris"], result.won["Pavasaris"]) for reading, result in results.items()} \
        == {"hand": (["UPĖ", *cards], []), "won_pile": (["UPĖ"], cards)}


def test_laima_spoils():
    """The cards of LAIMA's trick go to the winner, to Mara or back to their owners; the winner is the same."""
    cards = ("MEDIS", "LAIMA", "SAULĖ", "RAGANA")
    results = under("laima_spoils", laid, *cards, sigils={"Ruduo": 1, "Žiema": 1, "Pavasaris": 1})
    assert read(results, "outcome", "winner") == dict.fromkeys(results, ("closed", "Vasara"))
    own = dict(zip(SEASONS, ([card] for card in cards), strict=True))
    nothing = {seat: [] for seat in SEASONS}
    assert read(results, "hands", "mara") == {"takes_trick": ({**nothing, "Vasara": list(cards)}, []),
                                              "to_mara": (nothing, list(cards)), "to_owners": (own, [])}


def test_laima_tie_with_sigils():
    """Seats that tie with sigils already taken: by lot, or the farthest from its next sigil."""
    hands = {"Ruduo": ["UPĖ", "GIRIA"], "Žiema": []}
    counts = {"Ruduo": 1, "Žiema": 1, "Pavasaris": 2, "Vasara": 2}
    results = under("laima_tie_with_sigils", laid, "MEDIS", "LAIMA", "SAULĖ", "RAGANA", hands=hands, sigils=counts)
    assert read(results, "winner") == {"random": None, "farthest_from_next": "Žiema"}
    assert (results["random"].pending.who, results["random"].options) == ("chance", ["Ruduo", "Žiema"])
    assert results["farthest_from_next"].of("farthest")[0]["distances"] == {"Ruduo": 1, "Žiema": 3}


def test_laima_distance():
    """Signs missing of the best sigil, or of all own sigils together."""
    # Žiema misses one sign of Pusnis but two and more of others; Pavasaris two of each.
    hands = {"Žiema": ["UPĖ", "MEDIS"], "Pavasaris": ["GINTARAS", "AKMUO", "GIRIA"]}
    results = under("laima_distance", laid, "MĖNUO", "RAGANA", "LAIMA", "SAULĖ", sigils=TIE, hands=hands)
    distances = {reading: result.of("farthest")[0]["distances"] for reading, result in results.items()}
    best = {seat: min(lacking(sigil, hands[seat]) for sigil in DECK.sigils[seat]) for seat in hands}
    total = {seat: sum(lacking(sigil, hands[seat]) for sigil in DECK.sigils[seat]) for seat in hands}
    assert distances == {"fewest_missing_signs_of_best_sigil": best, "sum_over_own_sigils": total}
    assert read(results, "winner") == {reading: max(far, key=far.get) for reading, far in distances.items()}
    assert read(results, "winner") == {"fewest_missing_signs_of_best_sigil": "Pavasaris",
                                       "sum_over_own_sigils": "Žiema"}


def test_reda_passes():
    """RĖDA passes on the cards of the trick, or the whole hands with them."""
    hands = {"Ruduo": ["UPĖ"], "Žiema": [], "Pavasaris": ["RASA", "AIDAS"], "Vasara": []}
    results = under("reda_passes", laid, "RĖDA", "MEDIS", "SAULĖ", "RAGANA", hands=hands)
    assert read(results, "hands") == {
        "trick_cards": {"Ruduo": ["UPĖ", "RAGANA"], "Žiema": ["RĖDA"], "Pavasaris": ["RASA", "AIDAS", "MEDIS"],
                        "Vasara": ["SAULĖ"]},
        "whole_hands": {"Ruduo": ["RAGANA"], "Žiema": ["UPĖ", "RĖDA"], "Pavasaris": ["MEDIS"],
                        "Vasara": ["RASA", "AIDAS", "SAULĖ"]}}


def test_whole_hands_go_on_from_an_empty_place_too():
    """Under ``whole_hands`` a seat that laid nothing passes on its empty hand, and play goes on with the new hands."""
    rules = {"reda_passes": "whole_hands", "empty_hand": "sits_out", "stuck": "trick_limit"}
    hands = {"Ruduo": ["RĖDA"], "Žiema": ["MEDIS", "UPĖ"], "Pavasaris": ["SAULĖ"]}
    one = play(hands=hands, rulings=rules, answers=["MEDIS"])
    assert one.hands == {"Ruduo": [], "Žiema": ["RĖDA"], "Pavasaris": ["UPĖ", "MEDIS"], "Vasara": ["SAULĖ"]}
    waiting = play(hands=hands, tricks=2, rulings=rules, answers=["MEDIS"])
    assert (waiting.pending.who, waiting.options) == ("Pavasaris", ["UPĖ", "MEDIS"])
    two = play(hands=hands, tricks=2, rulings=rules, answers=["MEDIS", "MEDIS"])
    assert two.hands == {"Ruduo": ["SAULĖ"], "Žiema": [], "Pavasaris": ["RĖDA"], "Vasara": ["UPĖ", "MEDIS"]}


def test_empty_hand():
    """A seat without a card: gap, it sits out, it draws from Mara, or the game ends."""
    results = under("empty_hand", trick, Ruduo="MEDIS", Žiema="RAGANA", Pavasaris="SAULĖ", Vasara=None,
                    mara=["PASAULIS"])
    assert read(results, "outcome", "winner", "gap", "mara") == {
        "gap": ("gap", None, "empty_hand", ["PASAULIS"]),
        "sits_out": ("won", "Pavasaris", None, ["PASAULIS"]),
        "draws_from_mara": ("won", "Vasara", None, []),
        "game_ends": ("ended", None, None, ["PASAULIS"])}
    assert results["sits_out"].of("sat_out") == [{"seat": "Vasara"}]
    assert results["game_ends"].kinds[-1] == "ran_out_of_cards"
    assert results["gap"].clauses[-1] == "sigilai/20"


def test_empty_hand_with_nothing_in_mara_sits_out():
    """Under ``draws_from_mara`` a seat for which nothing lies in Mara's field sits out."""
    t = trick(Ruduo="MEDIS", Žiema="RAGANA", Pavasaris=None, Vasara=None, mara=["PASAULIS"],
              rulings={"empty_hand": "draws_from_mara"})
    assert (t.winner, t.of("sat_out")) == ("Pavasaris", [{"seat": "Vasara"}])


def test_empty_hand_may_end_the_game():
    """Under ``game_ends`` a whole play stops there, and the most sigils win."""
    t = play(hands={"Ruduo": ["MEDIS"]}, sigils={"Žiema": 2, "Vasara": 2, "Ruduo": 1},
             rulings={"empty_hand": "game_ends"})
    assert (t.outcome, t.winners, t.kinds) == \
        ("limit", ["Žiema", "Vasara"], ["trick_began", "ran_out_of_cards", "game_stopped"])
    assert t.events[-1].clauses == ids(20)


def test_empty_leader():
    """Ruduo has no card: nothing sets the plane (gap), or the next season's card does; a Rėda card needs none."""
    position = {"Ruduo": None, "Žiema": "RAGANA", "Pavasaris": "GILTINĖ", "Vasara": "MEDIS"}
    results = under("empty_leader", trick, **position, rulings={"empty_hand": "sits_out"})
    assert read(results, "outcome", "plane", "winner", "gap") == {
        "gap": ("gap", None, None, "empty_leader"), "next_season_sets_plane": ("won", "Virsmas", "Pavasaris", None)}
    fired = trick(**{**position, "Vasara": "RĖDA"}, rulings={"empty_hand": "sits_out"})
    assert (fired.fired, fired.plane, fired.gap) == ("RĖDA", None, None)
    assert "empty_leader" not in fired.asked


def test_gausa_short():
    """One to three cards in Mara: gap, in season order, to players drawn at random, or to nobody."""
    cards, mara = ("MEDIS", "GAUSA", "SAULĖ", "RAGANA"), ["UPĖ", "RASA"]
    results = under("gausa_short", laid, *cards, mara=mara)
    assert read(results, "outcome", "gap") == {"gap": ("gap", "gausa_short"), "season_order": (None, None),
                                               "random_players": (None, None), "nobody": ("closed", None)}
    assert (results["nobody"].mara, results["nobody"].of("nobody_draws")) == (mara, [{"count": 2}])
    ordered = laid(*cards, mara=mara, rulings={"gausa_short": "season_order"}, answers=["RASA"])
    assert ordered.of("drew") == [{"seat": "Ruduo", "card": "RASA"}, {"seat": "Žiema", "card": "UPĖ"}]
    drawn = laid(*cards, mara=mara, rulings={"gausa_short": "random_players"},
                 answers=["Vasara+Žiema+Ruduo+Pavasaris", "UPĖ"])
    assert drawn.of("drew") == [{"seat": "Vasara", "card": "UPĖ"}, {"seat": "Žiema", "card": "RASA"}]


@pytest.mark.parametrize("count", [0, 4, 5])
def test_gausa_short_is_asked_for_one_to_three_cards_only(count):
    """With no card or with one for each in Mara's field, nothing is short."""
    waiting = laid("MEDIS", "GAUSA", "SAULĖ", "RAGANA", mara=["UPĖ", "RASA", "ŽOLĖ", "BITĖ", "AIDAS"][:count])
    assert "gausa_short" not in waiting.asked
    assert waiting.gap is None


def test_stoka_empty_hand():
    """Whoever has no card to give up gives none, or nobody says so: gap."""
    results = under("stoka_empty_hand", laid, "STOKA", "MEDIS", "SAULĖ", "RAGANA", hands={"Vasara": ["UPĖ"]})
    assert read(results, "outcome", "gap") == {"skips": ("closed", None), "gap": ("gap", "stoka_empty_hand")}
    assert [one["seat"] for one in results["skips"].of("nothing_to_give_up")] == ["Ruduo", "Žiema", "Pavasaris"]
    assert results["skips"].mara[-1] == "UPĖ"


def test_stoka_in_chaos():
    """A Stoka revealed after another Rėda card is dead, or everybody gives up a card after that one's effect."""
    hands = {"Ruduo": ["UPĖ"], "Žiema": ["RASA"]}
    cards = ("VĖLINAS", "MEDIS", "STOKA", "SAULĖ")
    results = under("stoka_in_chaos", laid, *cards, hands=hands)
    assert read(results, "fired", "outcome", "mara") == {
        "dead": ("VĖLINAS", "closed", list(cards)),
        "later_stoka_also_acts": ("VĖLINAS", "closed", [*cards, "UPĖ", "RASA"])}
    assert {"sigilai/41", "sigilai/unwon.3"} <= set(results["later_stoka_also_acts"].clauses)
    assert results["dead"].of("stayed_silent") == [{"card": "VĖLINAS", "cards": ["STOKA"]}]
    assert results["later_stoka_also_acts"].of("stayed_silent") == []
    both = laid("VĖLINAS", "RĖDA", "STOKA", "SAULĖ", rulings={"stoka_in_chaos": "later_stoka_also_acts"})
    assert both.of("stayed_silent") == [{"card": "VĖLINAS", "cards": ["RĖDA"]}]


def test_a_trick_with_stoka_never_gets_to_chaos():
    """Wherever STOKA lies and whatever lies beside it, the trick is closed: clause 41's sentence is unreachable."""
    for place, rest in product(range(4), permutations(["MEDIS", "RAGANA", "UPĖ"])):
        cards = [*rest[:place], "STOKA", *rest[place:]]
        assert laid(*cards).outcome == "closed"


def test_fate_effects():
    """A passive Fate card in Forma has no effect that the text defines, or what it does is open: gap."""
    results = under("fate_effects", trick, **WORKED)
    assert read(results, "outcome", "winner", "gap") == {"none_defined": ("won", "Pavasaris", None),
                                                         "gap": ("gap", None, "fate_effects")}
    assert "fate_effects" not in laid("RAGANA", "MEDIS", "GILTINĖ", "UPĖ").asked
    assert "fate_effects" not in laid("MEDIS", "SAULĖ", "RASA", "UPĖ").asked


VELINES = ["UGNIS", "SAULĖ", "ŽEMĖ"]  # kryžma, saulutė, žalčiukas: Ruduo's first sigil


def test_a_complete_sigil_is_fulfilled():
    """Three cards that make up an own sigil: shown, the sigil taken, one kept in hand, two to Mara (11, 12, 14)."""
    t = play(hands={"Ruduo": [*VELINES, "RASA"]}, tricks=0, answers=["SAULĖ"])
    assert t.kinds == ["sigil_shown", "sigil_taken", "kept_back", "put_in_mara"]
    assert (t.hands["Ruduo"], t.mara, t.taken["Ruduo"]) == (["SAULĖ", "RASA"], ["UGNIS", "ŽEMĖ"], ["Vėlinės"])
    assert set(ids(3, 11, 12, 13, 14, 15, 16, 17)) <= set(t.clauses)
    assert "Vėlinės" not in t.trace.table.field["Ruduo"]
    assert play(hands={"Žiema": VELINES}, tricks=0).kinds == []  # not Žiema's sigil (3)


def test_sigil_timing():
    """A sigil is fulfilled as soon as the hand has its signs, or after the trick: until then a card may be gone."""
    hands = {"Ruduo": [*VELINES, "RASA"], "Žiema": ["UPĖ"], "Pavasaris": ["MEDIS"], "Vasara": ["DULKĖ"]}
    at_once = play(hands=hands, answers=["UGNIS", "RASA"])
    assert at_once.kinds[:2] == ["sigil_shown", "sigil_taken"]
    after = play(hands=hands, answers=["RASA", "UGNIS"], rulings={"sigil_timing": "after_trick"})
    assert after.kinds.index("sigil_shown") == after.kinds.index("trick_ended") + 1
    gone = play(hands=hands, answers=["UGNIS"], rulings={"sigil_timing": "after_trick"})
    assert (at_once.sigils["Ruduo"], after.sigils["Ruduo"], gone.sigils["Ruduo"]) == (1, 1, 0)


def test_sigil_duty():
    """A complete sigil must be fulfilled, or its owner may wait."""
    results = under("sigil_duty", play, hands={"Ruduo": VELINES}, tricks=0)
    assert read(results, "options") == {"must": VELINES, "may": ["Vėlinės", "skip"]}
    waited = play(hands={"Ruduo": VELINES}, tricks=0, rulings={"sigil_duty": "may"}, answers=["skip"])
    assert (waited.outcome, waited.pending, waited.kinds, waited.hands["Ruduo"]) == (None, None, [], VELINES)
    taken = play(hands={"Ruduo": VELINES}, tricks=0, rulings={"sigil_duty": "may"}, answers=["Vėlinės", "UGNIS"])
    assert taken.taken["Ruduo"] == ["Vėlinės"]


def test_a_sigil_that_waits_is_asked_about_again_when_the_hand_grows():
    """Under ``may`` an owner who waited is asked again when cards arrive, not when somebody else wins a trick."""
    hands = {"Ruduo": [*VELINES, "DULKĖ"], "Žiema": ["PASAULIS"], "Pavasaris": ["UPĖ"], "Vasara": ["RASA"]}
    lost = play(hands=hands, rulings={"sigil_duty": "may"}, answers=["skip", "DULKĖ"])
    assert (lost.winner, lost.pending, lost.outcome) == ("Žiema", None, "won")
    hands = {"Ruduo": [*VELINES, "PASAULIS"], "Žiema": ["DULKĖ"], "Pavasaris": ["UPĖ"], "Vasara": ["RASA"]}
    won = play(hands=hands, rulings={"sigil_duty": "may"}, answers=["skip", "PASAULIS"])
    assert (won.winner, won.pending.kind, won.options[-1]) == ("Ruduo", "sigil", "skip")


def test_which_three():
    """Of several sets of three that make up a sigil the owner chooses one, or chance does."""
    results = under("which_three", play, hands={"Ruduo": [*VELINES, "VĖJAS"]}, tricks=0)
    assert {reading: (result.pending.kind, result.pending.who) for reading, result in results.items()} \
        == {"owner_chooses": ("three", "Ruduo"), "random": ("three", "chance")}
    assert {frozenset(option.split("+")) for option in results["random"].options} \
        == {frozenset(VELINES), frozenset(["VĖJAS", "SAULĖ", "ŽEMĖ"])}


def test_kept_card():
    """Which of the three cards is kept: the owner chooses, or chance does."""
    results = under("kept_card", play, hands={"Ruduo": VELINES}, tricks=0)
    assert {reading: (result.pending.kind, result.pending.who) for reading, result in results.items()} \
        == {"owner_chooses": ("keep", "Ruduo"), "random": ("keep", "chance")}


def test_kept_card_again():
    """The card kept from one sigil counts for another one, or not any more."""
    nobody = {seat: [] for seat in SEASONS}
    answers = ["Vėlinės", "ŽEMĖ"]  # kept: žalčiukas, which Šarma wants too
    results = under("kept_card_again", play, hands={"Ruduo": [*VELINES, "AKMUO", "MEDIS"]}, tricks=0, answers=answers)
    assert read(results, "taken") == {"yes": {**nobody, "Ruduo": ["Vėlinės", "Šarma"]},
                                      "no": {**nobody, "Ruduo": ["Vėlinės"]}}
    other = play(hands={"Ruduo": [*VELINES, "AKMUO", "MEDIS", "BITĖ"]}, tricks=0, rulings={"kept_card_again": "no"},
                 answers=["Vėlinės", "UGNIS+SAULĖ+ŽEMĖ", "ŽEMĖ"])
    assert other.of("sigil_shown")[1]["cards"] == ("BITĖ", "AKMUO", "MEDIS")  # without the kept ŽEMĖ
    apart = play(hands={"Ruduo": [*VELINES, "AKMUO", "MEDIS", "BITĖ"]}, tricks=0,
                 answers=["Vėlinės", "UGNIS+SAULĖ+ŽEMĖ", "UGNIS"])
    assert (apart.sigils["Ruduo"], apart.pending.kind) == (2, "keep")
    assert "kept_card_again" not in apart.asked  # the kept UGNIS is no card of Šarma


def test_a_kept_card_that_was_passed_on_is_a_card_like_any_other():
    """Whole hands that RĖDA passes on end what was kept: won back, the card may count for another sigil."""
    t = play(hands={"Ruduo": [*VELINES, "RĖDA"], "Žiema": ["UPĖ", "RASA"], "Pavasaris": ["BITĖ", "DULKĖ"],
                    "Vasara": ["AKMUO", "MEDIS", "PASAULIS", "RAGANA"]}, tricks=2,
             rulings={"reda_passes": "whole_hands", "kept_card_again": "no", "stuck": "trick_limit"},
             answers=["ŽEMĖ", "RĖDA", "UPĖ", "BITĖ", "RAGANA", "PASAULIS", "ŽEMĖ", "RASA", "DULKĖ"])
    assert t.of("kept_back")[0]["cards"] == ("ŽEMĖ",)
    assert "ŽEMĖ" in t.of("took")[0]["cards"]
    assert (t.pending.who, t.pending.kind, t.pending.facts["sigil"]) == ("Ruduo", "three", "Šarma")
    assert "kept_card_again" not in t.asked


def test_wisdom():
    """The sigils are the Wisdom cards, or those are separate and set aside; play is the same."""
    results = under("wisdom", game, seed=4, rulings={"preset": "table"})
    kinds = read(results, "kinds")
    assert "wisdom_set_aside" not in kinds["sigils_are_the_wisdom_cards"]
    assert [kind for kind in kinds["separate"] if kind != "wisdom_set_aside"] == kinds["sigils_are_the_wisdom_cards"]
    assert kinds["separate"].count("wisdom_set_aside") == 1


def test_double_win():
    """Two seats have their fourth sigil at one moment: gap, the first in season order, or both."""
    results = under("double_win", play, tricks=0, answers=["UGNIS", "VĖJAS"],
                    hands={"Ruduo": VELINES, "Žiema": ["VĖJAS", "KALNAS", "DULKĖ"]},
                    sigils={"Ruduo": ["Gervės", "Rūkas", "Dagos"], "Žiema": ["Kūčios", "Pusnis", "Ledas"]})
    assert read(results, "outcome", "winners", "gap") == {
        "gap": ("gap", [], "double_win"), "season_order": ("won", ["Ruduo"], None),
        "shared": ("shared", ["Ruduo", "Žiema"], None)}


def test_the_fourth_sigil_wins():
    """Whoever is first to have four sigils has won, and nothing is asked about it (4)."""
    t = play(hands={"Ruduo": VELINES}, sigils={"Ruduo": ["Gervės", "Rūkas", "Dagos"]}, tricks=3, answers=["UGNIS"])
    assert (t.outcome, t.winners, t.tricks) == ("won", ["Ruduo"], 0)
    assert t.of("game_won") == [{"seats": ["Ruduo"], "count": 4}]
    assert "double_win" not in t.asked


ROUND = {"Ruduo": ["GAUSA"], "Žiema": ["MEDIS"], "Pavasaris": ["RASA"], "Vasara": ["UPĖ"]}


def test_stuck_after_two_hundred_tricks():
    """After 200 tricks a game is stuck: gap, or the most sigils win; with nothing in Mara it cannot be reshuffled."""
    results = under("stuck", play, hands=ROUND, sigils={"Ruduo": 1, "Žiema": 2}, tricks=1000)
    assert read(results, "outcome", "winners", "tricks", "gap") == {
        "gap": ("gap", [], 200, "stuck"), "trick_limit": ("limit", ["Žiema"], 200, None),
        "mara_reshuffle": ("limit", ["Žiema"], 200, None)}
    assert results["gap"].trace.gap.facts == {"tricks": 200}
    assert play(hands=ROUND, tricks=200).gap is None


def test_two_hundred_tricks_are_counted_anew_after_a_reshuffle():
    """Mara that was dealt after 200 tricks gives the game 200 more before it counts as stuck again."""
    hands, mara = {**ROUND, "Ruduo": ["RĖDA"]}, ["BITĖ", "ŽOLĖ", "AIDAS", "ŪKANA"]
    t = play(hands=hands, mara=mara, tricks=1000, rulings={"stuck": "mara_reshuffle"}, answers=[mara])
    assert (t.tricks, t.pending.kind, t.of("mara_dealt")[0]) == (201, "lay", {"seat": "Ruduo", "cards": ["BITĖ"]})


STUCK = {"Ruduo": ["MEDIS"], "Žiema": ["RASA"], "Pavasaris": ["SAULĖ"], "Vasara": ["GINTARAS"]}


def test_stuck_when_gausa_is_lost_and_no_sigil_can_be_made():
    """GAUSA in Mara and no sigil within reach: gap, the most sigils win, or Mara is shuffled and dealt equally."""
    mara = ["GAUSA", "PASAULIS", "ŽEMĖ", "JŪRA", "UPĖ"]
    results = under("stuck", play, hands=STUCK, mara=mara, sigils={"Vasara": 2, "Ruduo": 2})
    assert read(results, "outcome", "winners", "tricks", "gap") == {
        "gap": ("gap", [], 0, "stuck"), "trick_limit": ("limit", ["Ruduo", "Vasara"], 0, None),
        "mara_reshuffle": (None, [], 0, None)}
    waiting = results["mara_reshuffle"].pending
    assert (waiting.kind, waiting.who, waiting.sees) == ("reshuffle", "chance", ())
    dealt = play(hands=STUCK, mara=mara, rulings={"stuck": "mara_reshuffle"}, tricks=0)
    assert dealt.pending is None
    order = ["UPĖ", "GAUSA", "ŽEMĖ", "JŪRA", "PASAULIS"]
    t = play(hands=STUCK, mara=mara, rulings={"stuck": "mara_reshuffle"}, answers=[order])
    assert t.hands == {"Ruduo": ["MEDIS", "UPĖ"], "Žiema": ["RASA", "GAUSA"], "Pavasaris": ["SAULĖ", "ŽEMĖ"],
                       "Vasara": ["GINTARAS", "JŪRA"]}
    assert t.mara == ["PASAULIS"]


def test_mara_is_not_dealt_again_where_no_sigil_can_ever_be_made():
    """Under ``mara_reshuffle`` a game ends once what all sigils need lies in won piles, or every sigil is taken."""
    never = {"preset": "table", "stuck": "mara_reshuffle", "spoils": "won_pile", "empty_hand": "sits_out"}
    t = game(seed=8, rulings=never)
    assert (t.outcome, t.tricks) == ("limit", 1600)
    coming = [DECK.card(name) for name in [*(card for hand in t.hands.values() for card in hand), *t.mara]]
    assert len(coming) < len(DECK.cards)
    assert all(sigil.missing(coming) for own in t.trace.table.field.values() for sigil in own)
    every = {seat: len(own) for seat, own in DECK.sigils.items()}
    taken = play(hands=STUCK, mara=["GAUSA", "PASAULIS", "ŽEMĖ", "JŪRA"], sigils=every,
                 rulings={"stuck": "mara_reshuffle", "sigils_to_win": 9})
    assert (taken.outcome, taken.pending, len(taken.winners)) == ("limit", None, 4)


def test_a_play_that_comes_to_no_end_is_told():
    """Rulings under which a whole game passes its bound of steps are a problem of the rulings, not an error."""
    never = {"preset": "table", "stuck": "mara_reshuffle", "spoils": "won_pile", "empty_hand": "sits_out"}
    with pytest.raises(SetupError) as error:
        game(seed=40, rulings=never)
    assert [(one.where, one.code, one.expected) for one in error.value.problems] == [("rulings", "too_long", [200_000])]
    assert error.value.position.startswith("game(seed=40, ")


@pytest.mark.parametrize("change", [
    {"mara": ["PASAULIS", "ŽEMĖ"]},
    {"hands": {**STUCK, "Ruduo": ["UGNIS"], "Žiema": ["ŽEMĖ"]}, "mara": ["GAUSA"]},
    {"rulings": {"empty_hand": "draws_from_mara"}},
], ids=["gausa at the table", "a sigil within reach", "cards come back"])
def test_a_game_that_can_go_on_is_not_stuck(change):
    """Not stuck: GAUSA still in play, signs enough outside Mara, or empty hands that draw from it."""
    t = play(**{"hands": STUCK, "mara": ["GAUSA", "PASAULIS", "ŽEMĖ", "JŪRA"], **change})
    assert (t.gap, t.tricks) == (None, 1)
    assert "stuck" not in t.asked


def test_a_sigil_that_was_taken_keeps_no_game_going():
    """With GAUSA in Mara and its last sigil taken a game is stuck, even if every card of that sigil is still there."""
    hands = {"Ruduo": ["UGNIS", "SAULĖ", "PASAULIS"], "Žiema": ["ŽEMĖ"], "Pavasaris": ["GINTARAS"], "Vasara": ["VĖJAS"]}
    t = play(hands=hands, mara=["GAUSA"], tricks=9, answers=["PASAULIS", "UGNIS+SAULĖ+ŽEMĖ", "UGNIS", "SAULĖ"],
             rulings={"kept": 3, "to_mara": 0, "stuck": "trick_limit"})
    assert (t.tricks, t.outcome, t.winners, t.mara) == (1, "limit", ["Ruduo"], ["GAUSA"])


def test_won_piles_count_as_cards_outside_mara():
    """Under ``won_pile`` the cards on a pile still count towards a sigil: without them the game would be stuck."""
    hands = {"Ruduo": ["KALNAS", "GIRIA", "JŪRA"], "Žiema": ["SAULĖ", "ŽOLĖ", "UPĖ"],
             "Pavasaris": ["UGNIS", "MEDIS", "AIDAS"], "Vasara": ["DULKĖ", "VĖLINAS", "LAUMĖ"]}
    answers = ["KALNAS", "SAULĖ", "UGNIS", "DULKĖ", "GIRIA", "ŽOLĖ", "MEDIS", "VĖLINAS"]
    t = play(hands=hands, mara=["GAUSA"], tricks=3, answers=answers, rulings={"spoils": "won_pile"})
    assert t.won["Žiema"] == ["KALNAS", "SAULĖ", "UGNIS", "DULKĖ"]
    assert t.mara == ["GAUSA", "GIRIA", "ŽOLĖ", "MEDIS", "VĖLINAS"]
    # The last hands hold banga only; KALNAS and DULKĖ on the pile make Rūkas with it.
    assert (t.tricks, t.outcome, t.winner) == (3, "won", "Ruduo")


def test_no_card_left_at_the_table_is_stuck():
    """With every hand empty nobody can lay: gap, the end, or Mara is dealt and the trick goes on."""
    results = under("stuck", play, mara=["MEDIS", "RASA", "UPĖ", "ŽOLĖ"], rulings={"empty_hand": "sits_out"})
    assert read(results, "outcome", "gap") == {"gap": ("gap", "stuck"), "trick_limit": ("limit", None),
                                               "mara_reshuffle": (None, None)}
    t = play(mara=["MEDIS", "RASA", "UPĖ", "ŽOLĖ"], answers=["MEDIS+RASA+UPĖ+ŽOLĖ"],
             rulings={"empty_hand": "sits_out", "stuck": "mara_reshuffle"})
    assert (t.outcome, t.winner, t.tricks) == ("won", "Ruduo", 1)
    assert play(mara=["MEDIS"], rulings={"empty_hand": "sits_out", "stuck": "mara_reshuffle"}).outcome == "limit"


def test_a_reshuffle_that_leaves_every_hand_empty_is_done_again():
    """Cards dealt from Mara that all go into sigils leave no card to lay: Mara is dealt again."""
    threes = ["UGNIS", "SAULĖ", "ŽEMĖ", "KALNAS", "VĖJAS", "PASAULIS", "UPĖ", "BITĖ", "GINTARAS", "AIDAS", "RASA",
              "VĖLINAS"]  # Vėlinės, Užgavėnės, Gandras, Rasos
    rules = {"empty_hand": "sits_out", "stuck": "mara_reshuffle", "kept": 0, "to_mara": 3}
    once = play(mara=threes, answers=[threes], rulings=rules)
    assert once.sigils == dict.fromkeys(SEASONS, 1)
    assert (once.pending.kind, sorted(once.mara), once.of("laid")) == ("reshuffle", sorted(threes), [])
    twice = play(mara=threes, answers=[threes, threes], rulings=rules)
    assert (twice.pending.kind, twice.options) == ("lay", threes[:3])


def test_reda_timing():
    """After all four are revealed, or at once: only what is seen changes, never the result."""
    results = under("reda_timing", laid, "MEDIS", "RĖDA", "SAULĖ", "STOKA")
    assert len({str((result.hands, result.mara, result.outcome)) for result in results.values()}) == 1
    after, at_once = (results[reading].kinds for reading in ("after_all_four", "at_reveal"))
    assert after.index("fired") == max(place for place, kind in enumerate(after) if kind == "revealed") + 1
    assert at_once.index("fired") == [place for place, kind in enumerate(at_once) if kind == "revealed"][1] + 1
    assert sorted(after) == sorted(at_once)
    last = under("reda_timing", laid, "MEDIS", "UPĖ", "SAULĖ", "RĖDA")
    assert "reda_timing" not in last["at_reveal"].asked


def test_every_open_question_has_a_test_of_its_own():
    """No question is left without a test of its readings."""
    tested = {name.removeprefix("test_") for name in globals()}
    assert [name for name in LAWBOOK.questions if name not in tested and name != "stuck"] == []
    assert {"stuck_after_two_hundred_tricks", "no_card_left_at_the_table_is_stuck"} <= tested


# Sigils

def lacking(sigil, cards):
    """Signs that the cards do not give, by trying every way: a card gives one of its signs."""
    cards = [DECK.card(card) if not isinstance(card, Card) else card for card in cards]
    fitting = [sum(sign in card.signs for sign, card in zip(signs, chosen, strict=False))
               for signs in permutations(sigil.signs)
               for chosen in combinations(cards, min(len(cards), len(sigil.signs)))]
    return len(sigil.signs) - max(fitting, default=0)


@SETTINGS
@given(decks(), st.data())
def test_the_signs_that_a_hand_misses_are_the_fewest_by_any_assignment(deck, data):
    """What a hand misses of a sigil is what is left when every card gives its best sign."""
    hand = data.draw(st.lists(st.sampled_from(deck.cards), max_size=6, unique=True))
    for own in deck.sigils.values():
        for sigil in own:
            assert sigil.missing(hand) == lacking(sigil, hand)


@SETTINGS
@given(decks(), st.data())
def test_the_ways_to_make_a_sigil_are_all_sets_of_three_that_have_its_signs(deck, data):
    """Each set of three cards that misses nothing is one way, and there is no other and none twice."""
    hand = data.draw(st.lists(st.sampled_from(deck.cards), max_size=7, unique=True))
    for own in deck.sigils.values():
        for sigil in own:
            ways = [frozenset(way) for way in sigil.made_by(hand)]
            assert len(ways) == len(set(ways))
            assert set(ways) == {frozenset(three) for three in combinations(hand, 3) if not lacking(sigil, three)}


ARRIVALS = {
    "the trick is won": ({"Ruduo": ["UGNIS", "SAULĖ", "PASAULIS"], "Žiema": ["ŽEMĖ"], "Pavasaris": ["UPĖ"],
                          "Vasara": ["DULKĖ"]}, ["PASAULIS", "UGNIS"], {}),
    "LAIMA gives the trick": ({"Ruduo": ["UGNIS", "SAULĖ", "LAIMA"], "Žiema": ["BITĖ"], "Pavasaris": ["UPĖ"],
                               "Vasara": ["DULKĖ"]}, ["LAIMA", "UGNIS+SAULĖ+BITĖ", "UGNIS"], {}),
    "LAIMA gives cards back": ({"Ruduo": VELINES, "Žiema": ["LAIMA"], "Pavasaris": ["UPĖ"], "Vasara": ["DULKĖ"]},
                               ["skip", "ŽEMĖ", "Vėlinės", "UGNIS"],
                               {"laima_spoils": "to_owners", "sigil_duty": "may"}),
    "RĖDA passes cards on": ({"Ruduo": ["UGNIS", "SAULĖ", "RĖDA"], "Žiema": ["MEDIS"], "Pavasaris": ["UPĖ"],
                              "Vasara": ["ŽEMĖ"]}, ["RĖDA", "UGNIS"], {}),
    "RĖDA passes hands on": ({"Ruduo": ["RĖDA"], "Žiema": ["MEDIS"], "Pavasaris": ["UPĖ"], "Vasara": VELINES},
                             ["ŽEMĖ", "UGNIS"], {"reda_passes": "whole_hands"}),
    "GAUSA lets draw": ({"Ruduo": ["UGNIS", "SAULĖ", "RASA"], "Žiema": ["GAUSA"], "Pavasaris": ["UPĖ"],
                         "Vasara": ["MEDIS"]}, ["RASA", "ŽEMĖ", "ŽOLĖ", "AIDAS", "UGNIS"], {}),
    "GAUSA gives cards back": ({"Ruduo": VELINES, "Žiema": ["GAUSA"], "Pavasaris": ["UPĖ"], "Vasara": ["MEDIS"]},
                               ["skip", "ŽEMĖ", "RASA", "ŽOLĖ", "AIDAS", "Vėlinės", "UGNIS"], {"sigil_duty": "may"}),
}


@pytest.mark.parametrize("how", ARRIVALS)
def test_cards_that_arrive_may_complete_a_sigil(how):
    """A sigil completed by cards won, passed, given back or drawn is fulfilled at once, within the trick (11)."""
    hands, answers, rulings = ARRIVALS[how]
    mara = ["ŽEMĖ" if "draw" in how else "RASA", "ŽOLĖ", "AIDAS", "ŪKANA"]
    t = play(hands=hands, mara=mara, sigils={"Žiema": 1, "Pavasaris": 1, "Vasara": 1}, answers=answers, rulings=rulings)
    assert t.pending is None
    assert [one["sigil"] for one in t.of("sigil_taken")] == t.taken["Ruduo"] == ["Vėlinės"]
    assert t.kinds.index("revealed") < t.kinds.index("sigil_shown") < t.kinds.index("trick_ended")


def test_a_trick_alone_fulfils_no_sigil():
    """``trick`` plays clauses 19–42 only: a complete sigil in a hand is left alone."""
    t = laid("PASAULIS", "RASA", "UPĖ", "DULKĖ", hands={"Ruduo": VELINES})
    assert (t.winner, t.sigils["Ruduo"], "sigil_shown" in t.kinds) == ("Ruduo", 0, False)


def test_cards_dealt_from_mara_may_complete_a_sigil():
    """Cards that come back from Mara by a reshuffle complete a sigil like any others."""
    mara = ["UGNIS", "RASA", "UPĖ", "GAUSA"]
    hands = {"Ruduo": ["SAULĖ", "ŽEMĖ"], "Žiema": ["DULKĖ"], "Pavasaris": ["GINTARAS"], "Vasara": ["MEDIS"]}
    t = play(hands=hands, mara=mara, rulings={"stuck": "mara_reshuffle", "reda_timing": "at_reveal"},
             answers=["UGNIS+RASA+UPĖ+GAUSA", "UGNIS"], sigils={"Žiema": 1})
    assert t.taken["Ruduo"] == ["Vėlinės"]
    assert t.kinds.index("sigil_taken") < t.kinds.index("trick_began")


def test_a_sigil_in_front_of_a_seat_is_not_taken_again():
    """The signs of a sigil that was taken complete nothing (13)."""
    assert play(hands={"Ruduo": VELINES}, sigils={"Ruduo": ["Vėlinės"]}, tricks=0).kinds == []


def test_the_owner_chooses_among_several_complete_sigils():
    """Of two sigils that a hand completes, the owner names the one that it takes."""
    t = play(hands={"Ruduo": [*VELINES, "AKMUO", "MEDIS"]}, tricks=0)
    assert (t.pending.who, t.pending.kind, t.options) == ("Ruduo", "sigil", ["Vėlinės", "Šarma"])


# Cards that nobody knows, facts that nobody stated

def test_an_unknown_card_is_compared_by_the_table():
    """How an unknown card compares is asked of the table: any of the strongest known and the unknown, alone or tied."""
    waiting = laid("MEDIS", "RAGANA", "?Pasaulio", "SAULĖ")
    assert (waiting.pending.who, waiting.pending.kind) == ("table", "strongest")
    assert sorted(waiting.options) == ["Pavasaris", "Pavasaris+Vasara", "Vasara"]
    outcomes = {option: (t.outcome, t.winner) for option in waiting.options
                for t in [laid("MEDIS", "RAGANA", "?Pasaulio", "SAULĖ", answers=[option])]}
    assert outcomes == {"Pavasaris": ("won", "Pavasaris"), "Vasara": ("won", "Vasara"),
                        "Pavasaris+Vasara": ("chaos", None)}
    assert laid("MEDIS", "RAGANA", "?Pasaulio", "SAULĖ", answers=["Vasara"]).of("compared") \
        == [{"seats": ["Vasara"], "cards": ["SAULĖ"]}]


@SETTINGS
@given(st.lists(st.sampled_from(["?Pasaulio", "?Lemties", *ORDINARY]), min_size=4, max_size=4)
       .filter(lambda cards: all(card.startswith("?") or cards.count(card) == 1 for card in cards)))
def test_a_demonstration_strength_never_decides_against_an_unknown_card(cards):
    """Wherever an unknown card is active beside another one, the table is asked, and any of them can be strongest."""
    active = [seat for seat, card in zip(SEASONS, cards, strict=True) if creation(card) == creation(cards[0])]
    unknown = [seat for seat in active if cards[SEASONS.index(seat)].startswith("?")]
    t = laid(*cards)
    assert t.plane == {"world": "Forma", "fate": "Virsmas"}[creation(cards[0])]
    if not unknown or len(active) == 1:
        assert t.pending is None
        return
    assert (t.pending.who, t.pending.kind) == ("table", "strongest")
    known = [strength(cards[SEASONS.index(seat)]) for seat in active if seat not in unknown]
    alone = {option for option in t.options if "+" not in option}
    assert set(unknown) <= alone
    assert len(alone - set(unknown)) <= 1
    assert all(strength(cards[SEASONS.index(seat)]) == max(known) for seat in alone - set(unknown))
    assert "+".join(active) in t.options or len(set(known)) > 1


def test_a_tie_of_known_cards_stands_against_an_unknown_one():
    """Two known cards that are equally strong are so against an unknown one as well."""
    t = laid("SAULĖ", "MĖNUO", "?Pasaulio", "RAGANA")
    assert sorted(t.options) == ["Pavasaris", "Ruduo+Žiema", "Ruduo+Žiema+Pavasaris"]
    under_next = laid("SAULĖ", "MĖNUO", "?Pasaulio", "UPĖ", answers=["Ruduo+Žiema"],
                      rulings={"cancel": "next_strongest"})
    assert sorted(under_next.options) == ["Pavasaris", "Pavasaris+Vasara", "Vasara"]


def test_unknown_cards_may_repeat_and_are_no_reda_cards():
    """The two unknown cards stand for any card of their creation, may repeat and fire nothing."""
    t = laid("?Lemties", "?Lemties", "?Pasaulio", "?Pasaulio", hands={"Ruduo": ["?Lemties", "?Lemties"]},
             mara=["?Pasaulio", "?Pasaulio"])
    assert (t.plane, t.fired, t.pending.kind) == ("Virsmas", None, "strongest")
    assert t.options == ["Ruduo", "Žiema", "Ruduo+Žiema"]


def test_the_story_of_the_reader():
    """LAIMA at Ruduo with sigils 1/0/2/0: 36 leaves Žiema and Vasara, whose missing signs are asked one by one."""
    position = {**WORKED, "Ruduo": "LAIMA", "sigils": BEFORE, "mara": ["RASA", "UPĖ", "DULKĖ"], "unstated": "ask"}
    first = trick(**position)
    assert first.of("fewest") == [{"seats": ["Žiema", "Vasara"], "count": 0}]
    assert first.events[-1].clauses == ids(36)
    assert (first.pending.who, first.pending.kind, first.pending.facts["seat"]) == ("table", "missing", "Žiema")
    assert first.options == ["1", "2", "3"]
    second = trick(**position, answers=[2])
    assert (second.pending.kind, second.pending.facts["seat"]) == ("missing", "Vasara")
    assert {"sigilai/36", "sigilai/faq.2"} <= set(second.pending.clauses)
    for answers, winner in (([2, 1], "Žiema"), ([1, 3], "Vasara")):
        t = trick(**position, answers=answers)
        assert (t.winner, t.outcome, t.pending) == (winner, "closed", None)
        assert t.hands[winner] == ["LAIMA", "RAGANA", "PASAULIS", "SAULĖ"]
        assert stated(t) == [("missing", seat, count) for seat, count in zip(("Žiema", "Vasara"), answers, strict=True)]
        chose = next(event for event in t.events if event.kind == "laima_chose")
        assert chose.clauses == ids(36, "faq.2")
    even = trick(**position, answers=[2, 2])
    assert (even.pending.who, even.options, even.pending.clauses) == ("chance", ["Žiema", "Vasara"], ids(36, "faq.2"))


def test_sigil_counts_that_nobody_stated_are_asked_when_laima_fires():
    """Under ``ask`` LAIMA asks every count that the set-up leaves out, and only those."""
    t = trick(**{**WORKED, "Ruduo": "LAIMA"}, unstated="ask", sigils={"Žiema": 1}, answers=[2, 3, 2])
    assert stated(t) == [("sigil_count", "Ruduo", 2), ("sigil_count", "Pavasaris", 3), ("sigil_count", "Vasara", 2)]
    assert (t.winner, t.sigils) == ("Žiema", {"Ruduo": 2, "Žiema": 1, "Pavasaris": 3, "Vasara": 2})
    asked = trick(**{**WORKED, "Ruduo": "LAIMA"}, unstated="ask")
    assert (asked.pending.kind, asked.options) == ("sigil_count", ["0", "1", "2", "3"])


def test_hands_that_nobody_stated_are_asked_when_stoka_fires():
    """Under ``ask`` STOKA asks whether a seat has a card to give up; what a hand states is not asked."""
    t = trick(**{**WORKED, "Žiema": "STOKA"}, unstated="ask", hands={"Ruduo": ["UPĖ"], "Vasara": []}, answers=[1, 0])
    assert stated(t) == [("hand_count", "Žiema", 1), ("hand_count", "Pavasaris", 0)]
    assert [one["seat"] for one in t.of("gave_up")] == ["Ruduo", "Žiema"]
    assert t.mara[-2:] == ["UPĖ", "?"]


def test_the_cards_in_mara_are_asked_when_gausa_fires():
    """Under ``ask`` GAUSA asks how many cards lie in Mara's field, up to what it needs; an empty list states none."""
    position = {**WORKED, "Žiema": "GAUSA", "unstated": "ask"}
    asked = trick(**position)
    assert (asked.pending.kind, asked.options) == ("mara_count", ["0", "1", "2", "3", "4"])
    full, short = trick(**position, answers=[4]), trick(**position, answers=[2])
    assert [one["card"] for one in full.of("drew")] == ["?"] * 4
    assert (full.outcome, full.mara, short.gap) == ("closed", [], "gausa_short")
    assert "mara_is_empty" in trick(**position, answers=[0]).kinds
    assert trick(**position, mara=[]).pending is None


def test_a_count_up_to_what_is_needed_means_at_least_that_many():
    """A Mara that was only asked for one card, for an empty hand, is asked again when GAUSA needs four."""
    position = {"Ruduo": None, "Žiema": "GAUSA", "Pavasaris": "SAULĖ", "Vasara": "RAGANA", "unstated": "ask",
                "rulings": {"empty_hand": "draws_from_mara"}}
    first = trick(**position)
    assert (first.pending.kind, first.options) == ("mara_count", ["0", "1"])
    again = trick(**position, answers=[1, "?Pasaulio"])
    assert (again.pending.kind, again.options) == ("mara_count", ["0", "1", "2", "3", "4"])
    done = trick(**position, answers=[1, "?Pasaulio", 4, "?Lemties"][:3])
    assert (done.outcome, len(done.of("drew"))) == ("closed", 5)
    none = trick(**position, answers=[0])
    assert (none.of("sat_out"), none.kinds[-2:]) == ([{"seat": "Ruduo"}], ["mara_is_empty", "trick_ended"])


def test_a_card_drawn_from_an_unstated_mara_is_named_when_it_is_turned_up():
    """A card that nobody has named is named by the table: any card not seen elsewhere, or an unknown one."""
    position = {"Ruduo": None, "Žiema": "RAGANA", "Pavasaris": "SAULĖ", "Vasara": "MEDIS", "unstated": "ask",
                "hands": {"Vasara": ["UPĖ"]}, "rulings": {"empty_hand": "draws_from_mara"}}
    waiting = trick(**position, answers=[1])
    assert (waiting.pending.who, waiting.pending.kind) == ("table", "which_card")
    assert set(waiting.options) == set(NAMES) - {"RAGANA", "SAULĖ", "MEDIS", "UPĖ"} | {"?Pasaulio", "?Lemties"}
    won = trick(**position, answers=[1, "PASAULIS"])
    assert (won.winner, won.hands["Ruduo"]) == ("Ruduo", ["PASAULIS", "RAGANA", "SAULĖ", "MEDIS"])
    assert trick(**position, answers=[1, "VĖLINAS"]).fired == "VĖLINAS"


def test_a_distance_is_asked_where_a_hand_holds_unknown_cards():
    """Under ``ask`` a hand with an unknown card cannot be measured, so its distance is asked."""
    hands = {"Žiema": ["?Pasaulio"], "Pavasaris": ["UPĖ"]}
    t = laid("MEDIS", "RAGANA", "LAIMA", "SAULĖ", sigils=TIE, hands=hands, unstated="ask")
    assert (t.pending.kind, t.pending.facts["seat"]) == ("missing", "Žiema")
    done = laid("MEDIS", "RAGANA", "LAIMA", "SAULĖ", sigils=TIE, hands=hands, unstated="ask", answers=[3])
    assert (done.winner, done.of("farthest")[0]["distances"]) == ("Žiema", {"Žiema": 3, "Pavasaris": 2})
    rules = {"laima_distance": "sum_over_own_sigils"}
    longer = laid("MEDIS", "RAGANA", "LAIMA", "SAULĖ", sigils=TIE, hands=hands, unstated="ask", rulings=rules)
    assert longer.options == [str(count) for count in range(1, 16)]


def test_what_is_stated_is_not_asked():
    """With ``empty`` nothing is asked of the table: what is not stated is empty or zero."""
    for name in REDA:
        t = trick(**{**WORKED, "Ruduo": name})
        assert t.pending is None or t.pending.who == "chance"
    tied = trick(**{**WORKED, "Ruduo": "LAIMA"}, rulings={"laima_distance": "sum_over_own_sigils"},
                 hands={"Ruduo": [], "Žiema": ["UPĖ"]})
    assert tied.of("farthest")[0]["distances"] == {"Ruduo": 15, "Žiema": 13, "Pavasaris": 15, "Vasara": 15}


def test_seats_whose_hands_nobody_gave_are_equally_far(tmp_path):
    """Hands that are not given tie at the farthest, even where a deck has more sigils for one season."""
    kinds = [(name, "fate", ["a"], True) for name in REDA] + [(f"K{number}", "world", [sign], False)
                                                              for number, sign in enumerate("abc")]
    cards = [{"name": name, "creation": creation, "strength": 1, "signs": signs} | ({"reda": True} if reda else {})
             for name, creation, signs, reda in kinds]
    sigils = [{"seat": seat, "name": f"S{place}", "signs": ["a", "b", "c"]}
              for place, seat in enumerate(("Ruduo", *SEASONS))]
    path = tmp_path / "uneven.toml"
    path.write_text(deck_text(cards, sigils), encoding="utf-8")
    t = laid("LAIMA", "K0", "K1", "K2", deck=path, hands={"Vasara": []},
             rulings={"laima_distance": "sum_over_own_sigils"})
    assert t.of("farthest")[0]["distances"] == {"Ruduo": 6, "Žiema": 6, "Pavasaris": 6, "Vasara": 3}
    assert t.options == ["Ruduo", "Žiema", "Pavasaris"]


# Parameters

@pytest.mark.parametrize(("number", "given_up"), [(0, 0), (1, 4), (2, 7), (3, 8)])
def test_stoka_discard(number, given_up):
    """Everybody gives up as many cards as ``stoka.discard`` says, or all it has."""
    hands = {"Ruduo": ["UPĖ", "RASA"], "Žiema": ["DULKĖ"], "Pavasaris": ["AIDAS", "ŽOLĖ", "ŪKANA"],
             "Vasara": ["BITĖ", "KALNAS"]}
    answers = {0: [], 1: ["UPĖ", "AIDAS", "BITĖ"], 2: ["UPĖ", "AIDAS", "ŽOLĖ", "BITĖ"],
               3: ["UPĖ", "AIDAS", "ŽOLĖ", "BITĖ"]}[number]
    t = laid("STOKA", "RAGANA", "SAULĖ", "MEDIS", hands=hands, answers=answers, rulings={"stoka.discard": number})
    assert (t.outcome, len(t.mara)) == ("closed", 4 + given_up)


@pytest.mark.parametrize(("number", "drawn"), [(0, 0), (1, 4), (2, 8)])
def test_gausa_draw(number, drawn):
    """Everybody draws as many cards as ``gausa.draw`` says, one after another round the table."""
    mara = ["UPĖ", "RASA", "ŽOLĖ", "BITĖ", "AIDAS", "DULKĖ", "ŪKANA", "KALNAS"]
    t = laid("GAUSA", "RAGANA", "SAULĖ", "MEDIS", mara=mara, answers=mara[:drawn - 1] if drawn == 8 else mara[:drawn],
             rulings={"gausa.draw": number})
    assert (t.outcome, t.mara) == ("closed", mara[drawn:])
    assert [one["seat"] for one in t.of("drew")] == list(SEASONS) * number


def test_gausa_draw_short_of_two_each():
    """With ``gausa.draw`` 2 seven cards are too few: asked, and in season order the last seat draws one."""
    mara = ["UPĖ", "RASA", "ŽOLĖ", "BITĖ", "AIDAS", "DULKĖ", "ŪKANA"]
    cards = ("GAUSA", "RAGANA", "SAULĖ", "MEDIS")
    assert laid(*cards, mara=mara, rulings={"gausa.draw": 2}).gap == "gausa_short"
    t = laid(*cards, mara=mara, rulings={"gausa.draw": 2, "gausa_short": "season_order"}, answers=mara[:6])
    assert {seat: len(hand) for seat, hand in t.hands.items()} \
        == {"Ruduo": 3, "Žiema": 3, "Pavasaris": 3, "Vasara": 2}


def test_sigils_to_win():
    """As many sigils win as ``sigils_to_win`` says."""
    t = play(hands={"Ruduo": VELINES}, tricks=0, answers=["UGNIS"], rulings={"sigils_to_win": 1})
    assert (t.outcome, t.winners) == ("won", ["Ruduo"])
    assert play(sigils={"Žiema": 4}, tricks=0).winners == ["Žiema"]
    five = play(sigils={"Žiema": 4}, tricks=0, rulings={"sigils_to_win": 5})
    assert (five.outcome, five.winners) == (None, [])


def test_laima_asks_for_sigils_below_the_number_that_wins():
    """With fewer sigils needed the count that is asked has a lower end."""
    t = trick(**{**WORKED, "Ruduo": "LAIMA"}, unstated="ask", rulings={"sigils_to_win": 2})
    assert t.options == ["0", "1"]


@pytest.mark.parametrize(("kept", "answers"), [(0, []), (1, ["UGNIS"]), (2, ["UGNIS", "ŽEMĖ"]),
                                               (3, ["UGNIS", "ŽEMĖ"])])
def test_kept_and_to_mara(kept, answers):
    """Of the three cards as many are kept as ``kept`` says, and the others go to Mara."""
    t = play(hands={"Ruduo": VELINES}, tricks=0, answers=answers, rulings={"kept": kept, "to_mara": 3 - kept})
    assert (len(t.hands["Ruduo"]), len(t.mara), t.sigils["Ruduo"]) == (kept, 3 - kept, 1)
    assert ("kept_back" in t.kinds, "put_in_mara" in t.kinds) == (kept > 0, kept < 3)


@pytest.mark.parametrize(("size", "dealt"), [(1, 1), (5, 5), (9, 9), (20, 9)])
def test_hand_size(size, dealt):
    """The deck is dealt equally, ``hand_size`` cards each at most; what is left over is told."""
    t = game(seed=1, rulings={"preset": "table", "hand_size": size})
    assert [len(one["cards"]) for one in t.of("dealt")] == [dealt] * 4
    assert [len(one["cards"]) for one in t.of("left_over")] == ([36 - 4 * dealt] if dealt < 9 else [])


# What nobody was asked for

@pytest.mark.parametrize(("call", "reason", "clauses"), [
    (("Žiema", "take_card", "MEDIS"), "mara_is_not_for_taking", ids(18)),
    (("Žiema", "lay", "MEDIS"), "lies_in_mara", ids(18)),
    (("Žiema", "lay", "SAULĖ"), "not_in_hand", ids(20)),
    (("Žiema", "lay", "RASA"), "not_in_hand", ids(20)),
    (("Žiema", "lay", "Kūčios"), "sigils_are_not_laid", ids(6, 10)),
    (("Žiema", "lay", "Vėlinės"), "sigils_are_not_laid", ids(6, 10)),
    (("Žiema", "take_sigil", "Vėlinės"), "not_your_season", ids(3)),
    (("Žiema", "take_sigil", "Kūčios"), "sigil_already_taken", ids(13, 14)),
    (("Žiema", "take_sigil", "Ledas"), "signs_are_missing", ids(11)),
])
def test_what_may_not_be_done_is_refused_by_its_clause(call, reason, clauses):
    """An act that nobody was asked for is refused with its reason and the clauses that forbid it."""
    t = may(*call, hands={"Žiema": ["UPĖ", "KALNAS"], "Ruduo": ["SAULĖ"]}, mara=["MEDIS"], sigils={"Žiema": 1})
    assert t.outcome == "refused"
    assert (t.events[-1].facts["reason"], t.events[-1].clauses) == (reason, clauses)
    if reason == "signs_are_missing":
        assert t.events[-1].facts["count"] == 1


@pytest.mark.parametrize("call", [("Žiema", "lay", "UPĖ"), ("Žiema", "take_sigil", "Ledas")])
def test_what_may_be_done_is_allowed(call):
    """A card of the hand may be laid, and a sigil whose signs the hand has may be taken."""
    t = may(*call, hands={"Žiema": ["UPĖ", "KALNAS", "ŽEMĖ"]})
    assert (t.outcome, t.kinds) == ("allowed", ["allowed"])


def test_a_card_is_laid_once_a_trick():
    """Whoever has laid a card may not lay another one in the same trick (20)."""
    table = Table(DECK, hands={"Ruduo": [DECK.card("MEDIS"), DECK.card("UPĖ")]})
    table.laid("Ruduo", DECK.card("MEDIS"))
    refusal = table.refuse(("Ruduo", "lay", "UPĖ"))
    assert (refusal.reason, refusal.clauses) == ("already_laid", ids(20))


def test_a_hand_answers_for_every_conceivable_card():
    """The menu of a hand says why not for Mara's cards, sigils and others; each goes to its text and back."""
    t = play(hands={"Ruduo": ["MEDIS", "UPĖ"], "Žiema": ["RASA"], "Pavasaris": ["AIDAS"], "Vasara": ["BITĖ"]},
             mara=["SAULĖ"])
    menu = t.pending.menu
    assert isinstance(menu, HandMenu)
    assert menu.clauses == ids(20)
    assert list(menu.conceivable()) == ["MEDIS", "UPĖ", "SAULĖ", *DECK.sigils["Ruduo"]]
    assert [menu.decode(menu.encode(option)) for option in menu.conceivable()] == list(menu.conceivable())
    assert [refusal and refusal.reason for refusal in map(menu.why_not, menu.conceivable())] \
        == [None, None, "lies_in_mara", *["sigils_are_not_laid"] * 5]
    assert t.why_not("RASA").reason == t.why_not("NIEKO").reason == "not_in_hand"
    assert t.why_not("Kūčios").reason == "sigils_are_not_laid"


def test_a_hand_of_one_kind_of_unknown_card_answers_itself():
    """A seat that holds several unknown cards of one kind has nothing to choose."""
    t = play(hands={"Ruduo": ["?Pasaulio", "?Pasaulio"], "Žiema": ["RAGANA"], "Pavasaris": ["AIDAS"],
                    "Vasara": ["ŪKANA"]})
    assert (t.outcome, t.answers, t.hands["Ruduo"]) == ("chaos", [], ["?Pasaulio"])
    asked = play(hands={"Ruduo": ["?Pasaulio", "?Lemties", "?Pasaulio"]}, rulings={"empty_hand": "sits_out"})
    assert asked.options == ["?Pasaulio", "?Lemties"]


# Positions and whole games

def test_play_takes_counts_or_names_of_sigils():
    """A count takes the first sigils of the deck's list; a list of names takes these."""
    counted, named = play(sigils={"Ruduo": 2}, tricks=0), play(sigils={"Ruduo": ["Šarma", "Gervės"]}, tricks=0)
    assert counted.taken["Ruduo"] == ["Vėlinės", "Gervės"]
    assert named.taken["Ruduo"] == ["Gervės", "Šarma"]
    assert (counted.winner, counted.fired, counted.plane, counted.tricks) == (None, None, None, 0)
    assert counted.sigils == named.sigils == {"Ruduo": 2, "Žiema": 0, "Pavasaris": 0, "Vasara": 0}


def test_several_tricks_are_told_apart():
    """Plane, fired and winner are those of the last trick begun; the tricks are counted."""
    hands = {"Ruduo": ["RĖDA", "MEDIS"], "Žiema": ["SAULĖ", "UPĖ"], "Pavasaris": ["PASAULIS", "AIDAS"],
             "Vasara": ["RASA", "ŪKANA"]}
    one = play(hands=hands, answers=["RĖDA", "SAULĖ", "PASAULIS", "RASA"])
    assert (one.fired, one.tricks, one.outcome) == ("RĖDA", 1, "closed")
    two = play(hands=hands, tricks=2, answers=["RĖDA", "SAULĖ", "PASAULIS", "RASA", "MEDIS", "UPĖ", "SAULĖ", "ŪKANA"])
    assert (two.fired, two.plane, two.winner, two.tricks) == (None, "Forma", "Pavasaris", 2)
    waiting = play(hands=hands, tricks=2, answers=["RĖDA", "SAULĖ", "PASAULIS", "RASA"])
    assert (waiting.fired, waiting.winner, waiting.tricks, waiting.outcome) == (None, None, 2, None)


def test_a_whole_game_is_seated_dealt_and_laid_out():
    """A game draws the seats, deals the whole deck equally and lays out every sigil (1, 2, 8, 9, 10)."""
    t = game(seed=5, players=["Ona", "Jonas", "Rasa", "Ieva"])
    (seated,) = t.of("seated")
    assert list(seated["players"]) == list(SEASONS)
    assert sorted(seated["players"].values()) == ["Ieva", "Jonas", "Ona", "Rasa"]
    dealt = [card for one in t.of("dealt") for card in one["cards"]]
    assert sorted(dealt) == sorted(NAMES)
    assert t.of("sigils_laid_out") == [{"count": 20}]
    assert t.kinds[:7] == ["seated", "shuffled", "dealt", "dealt", "dealt", "dealt", "sigils_laid_out"]


def test_a_game_counts_its_decisions():
    """Decisions are the choices of seats with more than one option, chance apart."""
    t = game(seed=5)
    assert t.decisions == sum(answer.who in SEASONS for answer in t.trace.answers) > 0
    assert t.decisions + sum(answer.who == "chance" for answer in t.trace.answers) == len(t.answers)


def test_the_first_policy_takes_the_first_option():
    """A policy may be named for all seats or for each; seats that are not named choose at random."""
    asked = []

    def answer(choice, view):
        asked.append(choice.who)
        return chance(choice, view) if choice.who == "chance" else next(iter(choice.menu))

    first, chance = game(seed=2, policies="first"), random_answers(2)
    by_hand = run(Setup("game", {**game.__kwdefaults__, "seed": 2}).game(), answer)
    assert [event.facts for event in first.events] == [event.facts for event in by_hand.events]
    assert set(asked) == {"chance", *SEASONS}
    mixed = game(seed=2, policies=dict.fromkeys(SEASONS, "first"))
    assert [event.facts for event in mixed.events] == [event.facts for event in first.events]
    plain = game(seed=2)
    assert game(seed=2, policies={}).answers == plain.answers
    assert game(seed=2, policies={"Ruduo": "first"}).answers not in (plain.answers, first.answers)


@pytest.mark.parametrize("seed", range(30))
def test_the_outcome_of_a_game_fits_its_sigils(seed):
    """Won with four sigils by one seat, shared by several, or stopped with the most; the winners are named."""
    t = game(seed=seed)
    most = max(t.sigils.values())
    assert t.winners == [seat for seat in SEASONS if t.sigils[seat] == most]
    assert (t.outcome in ("won", "shared")) == (most == 4)
    assert (t.outcome == "shared") <= (len(t.winners) > 1)


def test_a_game_under_the_printed_text_often_meets_a_gap():
    """Under ``printed`` some game stops where the text decides nothing, most often for an empty hand."""
    gaps = [game(seed=seed, rulings="printed").gap for seed in range(40)]
    assert gaps.count("empty_hand") > 15
    assert game(seed=gaps.index("empty_hand"), rulings="printed").outcome == "gap"


# What is seen

def test_a_view_shows_one_seats_own_cards():
    """A chooser's view holds its own hand and card; others' are hidden; it is equal to a view of the same."""
    views = {}

    def answer(asked: Choice, view):
        views.setdefault(asked.who, (view, view.state()))
        return next(iter(asked.menu))

    hands = {"Ruduo": ["MEDIS", "UPĖ"], "Žiema": ["RASA", "AIDAS"], "Pavasaris": ["BITĖ"], "Vasara": ["ŪKANA"]}
    setup = Setup("play", {**play.__kwdefaults__, "hands": hands, "mara": ["SAULĖ"]})
    run(setup.play(), answer)
    view, seen = views["Žiema"]
    assert seen["hands"] == {"Ruduo": [None], "Žiema": ["RASA", "AIDAS"], "Pavasaris": [None], "Vasara": [None]}
    assert (seen["trick"], seen["mara"], seen["up"]) == ({"Ruduo": None}, ["SAULĖ"], [])
    other, _ = views["Ruduo"]
    assert view != other
    assert view == type(view)(view._table, "Žiema")
    assert view != seen
    with pytest.raises(TypeError):
        hash(view)


def test_chance_and_the_table_see_no_hand():
    """Whoever chooses for chance or states facts sees only what lies open."""
    table = Table(DECK, hands={"Ruduo": [DECK.card("MEDIS")]})
    for who in ("chance", "table"):
        assert table.view(who).state()["hands"]["Ruduo"] == [None]
    assert table.state()["hands"]["Ruduo"] == ["MEDIS"]


def test_a_face_down_card_is_a_secret_of_its_seat():
    """The card in ``laid`` and the cards in ``dealt`` are seen by their seat only, and by all once revealed."""
    t = trick(**WORKED)
    down = next(event for event in t.events if event.kind == "laid")
    assert isinstance(down, Event)
    assert (down.seen_by("Ruduo")["card"], down.seen_by("Žiema")["card"]) == ("MEDIS", None)
    up = next(event for event in t.events if event.kind == "revealed")
    assert up.seen_by("Žiema")["card"] == "MEDIS"
    dealt = next(event for event in game(seed=1).events if event.kind == "dealt")
    assert dealt.seen_by("Vasara")["cards"] is None


def test_every_branch_of_a_drawn_trick_ends():
    """Every answer to every question of a trick, all of chance's included, leads to an end."""
    setup = Setup("trick", {**trick.__kwdefaults__, **WORKED, "Ruduo": "LAIMA", "unstated": "ask"})
    leaves = list(explore(setup.trick()))
    assert len(leaves) > 256
    assert {leaf.trace.value for leaf in leaves} == {"closed"}
