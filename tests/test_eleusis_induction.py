"""Induction in New Eleusis: which rules fit what lies on the table, and which card tells most of them apart."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import playing_cards

from engine.eleusis.cards import CARDS, Card, parse_card
from engine.eleusis.catalogue import catalogue, right_line
from engine.eleusis.induction import LARGEST, Tabled, Telling, fitting, generated, known_rules, most_telling
from engine.eleusis.secret import rule
from engine.problems import SetupError


def cards(text: str) -> list[Card]:
    """The cards that a text lists."""
    return [card for name in text.split() if (card := parse_card(name))]


def texts(fits) -> list[str]:
    """The texts of rules."""
    return [guess.text for guess in fits]


RED, BLACK, EVEN, ODD = (rule(text) for text in ("equal(color(current), R)", "equal(color(current), B)",
                                                 "even(current)", "odd(current)"))
FAMILY = (RED, BLACK, EVEN, ODD)


def test_a_right_card_rules_out_what_forbids_it():
    """A rule fits where it allows every right card after the starter; the starter itself was not judged."""
    assert fitting(cards("5♣ 8♥"), [], FAMILY) == [RED, EVEN]
    assert fitting(cards("5♣"), [], FAMILY) == list(FAMILY)
    assert fitting([], [], FAMILY) == list(FAMILY)


def test_a_wrong_card_rules_out_what_allows_it():
    """A rule fits where it forbids every wrong card in its place of the sidelines."""
    assert fitting(cards("5♣ 8♥"), [[], [cards("3♥")]], FAMILY) == [EVEN]
    assert fitting(cards("5♣ 8♥"), [[cards("3♥")]], FAMILY) == [EVEN]
    alternate = rule("not(equal(color(current), color(previous)))")
    assert fitting(cards("5♣ 8♥"), [[cards("3♥")]], [alternate]) == []
    assert fitting(cards("5♣ 8♥"), [[], [cards("3♥")]], [alternate]) == [alternate]


@pytest.mark.parametrize(("play", "left"), [
    ("3♥ 5♥", [BLACK, EVEN]), ("4♥ 5♥", [BLACK, EVEN, ODD]), ("4♥ 5♣", list(FAMILY)), ("4♣ 6♣", [RED, ODD]),
    ("", list(FAMILY)),
])
def test_of_a_wrong_string_not_all_cards_were_right(play, left):
    """A wrong play of several cards rules out only what allows all of them one after another."""
    assert fitting(cards("7♣"), [[cards(play)]], FAMILY) == left


def test_the_cards_of_a_string_follow_each_other():
    """Each card of a string is judged after those before it, as if they were right."""
    alternate = rule("not(equal(color(current), color(previous)))")
    assert fitting(cards("7♣"), [[cards("3♥ 5♣")]], [alternate]) == []
    assert fitting(cards("7♣"), [[cards("3♥ 5♥")]], [alternate]) == [alternate]


def test_more_sidelines_than_cards_are_a_problem():
    """Sidelines without a card of the main line above them are told with their number."""
    with pytest.raises(SetupError) as caught:
        fitting(cards("7♣"), [[], []], FAMILY)
    assert [(one.where, one.found, one.expected) for one in caught.value.problems] == [("sidelines", 2, ["0–1"])]


def test_the_most_telling_card_splits_the_rules_in_half():
    """The card on which the rules are divided most evenly is told, with how many call it right and wrong."""
    assert most_telling([RED, BLACK, EVEN], cards("7♣")) == Telling(cards("A♣")[0], 1, 2)
    assert most_telling([RED, RED, ODD, rule("is_royal(current)")], cards("7♣"), cards("2♣ K♣ 2♥ 3♥")) == \
        Telling(cards("K♣")[0], 2, 2)


def test_no_card_tells_rules_apart_that_agree():
    """Where all rules agree on every card there is, or there is no rule or card, no card tells anything."""
    assert most_telling([RED, rule("not(equal(color(current), B))")], cards("7♣")) is None
    assert most_telling([RED, EVEN], cards("7♣"), cards("2♥ 3♣")) is None
    assert most_telling([], cards("7♣")) is most_telling([RED, EVEN], cards("7♣"), []) is None


@given(st.data())
@settings(deadline=None)
def test_the_most_telling_card_leaves_the_fewest_at_worst(data):
    """No other card would leave fewer rules at worst, however it is judged."""
    line = data.draw(st.lists(playing_cards, min_size=1, max_size=4))
    fits = data.draw(st.lists(st.sampled_from(known_rules()), max_size=12))
    worst = {card: max(sum(guess.allows(line, card) == said for guess in fits) for said in (True, False))
             for card in CARDS}
    telling = most_telling(fits, line)
    if telling is None:
        assert set(worst.values()) <= {len(fits)}
    else:
        assert max(telling.right, telling.wrong) == worst[telling.card] == min(worst.values())
        assert telling.right == sum(guess.allows(line, telling.card) for guess in fits)


@pytest.mark.parametrize("entry", catalogue(), ids=lambda entry: entry.id)
def test_the_secret_rule_always_fits_its_own_game(entry):
    """Of a game played under a rule of the catalogue that rule itself is always left, and few others."""
    rng = random.Random(entry.id)
    line, sidelines = game(entry.rule, rng)
    fits = fitting(line, sidelines, known_rules())
    assert entry.rule in fits
    assert len(fits) <= 4


def game(secret, rng: random.Random) -> tuple[list[Card], list[list[list[Card]]]]:
    """A main line of 20 cards under a rule, and wrong plays of one and of two cards beside it."""
    line = right_line(secret, 20, rng)
    sidelines: list[list[list[Card]]] = []
    for place in range(1, len(line) + 1):
        play = rng.sample(CARDS, rng.choice((1, 1, 2)))
        right = all(secret.allows([*line[:place], *play[:cut]], card) for cut, card in enumerate(play))
        sidelines.append([] if right else [play])
    return line, sidelines


# --- generated rules -------------------------------------------------------------------------------------------------

def test_there_are_so_many_rules_of_each_size():
    """The families have these many different rules; each contains the smaller ones, in the same order."""
    sizes = [len(generated(size)) for size in range(1, LARGEST + 1)]
    assert sizes == [94, 16_544, 43_204]
    assert all(texts(generated(size + 1)[:sizes[size - 1]]) == texts(generated(size)) for size in range(1, LARGEST))
    assert len({guess.table for guess in generated(LARGEST)}) == sizes[-1]


@pytest.mark.parametrize("size", [0, LARGEST + 1, "1", None])
def test_a_size_outside_the_families_is_a_problem(size):
    """A size that there is no family of is told with those that there are."""
    with pytest.raises(SetupError) as caught:
        generated(size)
    assert [(one.where, one.expected) for one in caught.value.problems] == [("size", [f"1–{LARGEST}"])]


@pytest.mark.parametrize("step", range(0, 43_204, 997))
def test_a_generated_rule_judges_as_its_text_is_read(step):
    """The table of a generated rule is what its text, read as a secret rule in canonical form, allows."""
    guess = generated(LARGEST)[step]
    secret = rule(guess.text)
    assert secret.text == guess.text
    assert [guess.mask([card]) for card in CARDS] == [secret.mask([card]) for card in CARDS]
    assert guess.allows(cards("7♣"), CARDS[step % 52]) is secret.allows(cards("7♣"), CARDS[step % 52])
    assert guess.mask([]) == (1 << 52) - 1


def test_a_generated_rule_depends_on_the_candidate():
    """No generated rule allows all or none of the cards after every card before it."""
    whole = (1 << 52) - 1
    assert not [guess for guess in generated(2) if {guess.mask([card]) for card in CARDS} <= {0, whole}]


@pytest.mark.parametrize("text", [
    "equal(color(current), B)", "not(equal(suit(current), suit(previous)))", "greater(value(current), value(previous))",
    "or(equal(suit(current), suit(previous)), equal(value(current), value(previous)))",
    "and(odd(current), equal(color(current), R))", "if(even(previous), equal(color(current), B), is_royal(current))",
])
def test_the_usual_rules_are_generated(text):
    """Rules of one, two and three conditions that players think of first are in the family, maybe in other words."""
    secret = rule(text)
    table = [secret.mask([card]) for card in CARDS]
    same = [guess for guess in generated(LARGEST) if guess.mask(CARDS[:1]) == table[0]]
    assert [table] == [found for guess in same if (found := [guess.mask([card]) for card in CARDS]) == table]


@settings(deadline=None, max_examples=30)
@given(st.data())
def test_tables_fit_exactly_as_their_rules_do(data):
    """A generated rule fits just where the rule that its text reads as fits, strings of cards included."""
    line = data.draw(st.lists(playing_cards, min_size=1, max_size=4))
    play = st.lists(playing_cards, max_size=3)
    sidelines = data.draw(st.lists(st.lists(play, max_size=2), max_size=len(line)))
    some = data.draw(st.lists(st.sampled_from(generated(2)), max_size=20))
    assert texts(fitting(line, sidelines, some)) == texts(fitting(line, sidelines, [rule(one.text) for one in some]))


def test_a_tabled_rule_shows_its_text():
    """A generated rule is shown by its text."""
    assert repr(Tabled("even(current)", 0)) == "Tabled('even(current)')"
