"""Secret rules of New Eleusis: read as they are written in public use, judged as they say, told part by part."""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Callable
from itertools import pairwise

import pytest
from eleusis_table import laid
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import main_lines, playing_cards, rule_noise, secret_terms

from engine.eleusis import rule as named_rule
from engine.eleusis.cards import CARDS, SUITS, Card, pack, parse_card
from engine.eleusis.catalogue import CATALOGUE, average_share, by_text, catalogue, right_line
from engine.eleusis.functions import FUNCTIONS
from engine.eleusis.reader import MOST_PROBLEMS
from engine.eleusis.secret import DEEPEST, LONGEST, SecretRule, rule
from engine.eleusis.terms import WORDS
from engine.problems import SetupError
from rulebook.narrate import problem
from rulebook.secret_words import describe

LANGUAGES = ("lt", "lv", "en")
ROYAL = (11, 12, 13)


def cards(text: str) -> list[Card]:
    """The cards that a text lists."""
    return [card for name in text.split() if (card := parse_card(name))]


def problems(text: object) -> list[tuple[int, str, str]]:
    """Column, code and suggestion of each problem of a rule's text."""
    with pytest.raises(SetupError) as caught:
        rule(text)  # type: ignore[arg-type]
    return [(int(one.where.removeprefix("rule:")), one.code, one.write) for one in caught.value.problems]


def after(text: str, line: str) -> list[str]:
    """The cards that a rule allows after a main line."""
    return [str(card) for card in CARDS if rule(text).allows(cards(line), card)]


# --- cards -----------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("text", "name"), [
    ("10♥", "10♥"), ("10H", "10♥"), ("th", "10♥"), ("TH", "10♥"), ("a♠", "A♠"), ("1s", "A♠"), ("13C", "K♣"),
    ("qd", "Q♦"), (" 7 ♣ ", "7♣"), ("5♡", "5♥"), ("5♥\ufe0f", "5♥"), ("11D", "J♦"),
    ("", None), ("0H", None), ("14H", None), ("H10", None), ("10", None), ("5X", None), ("5♥♥", None), ("ſ5", None),
])
def test_a_card_is_named_in_signs_or_letters(text, name):
    """A card's rank and suit may be written in signs, letters of either case or figures; anything else names none."""
    assert parse_card(text) == name


def test_a_card_says_what_it_is():
    """Every card of a pack is named after its rank and suit, has its colour, its place, and survives pickling."""
    assert [(card.number, card.rank, card.suit) for card in CARDS] == \
        [(13 * place + value - 1, value, suit) for place, suit in enumerate(SUITS) for value in range(1, 14)]
    assert {card.suit: card.colour for card in CARDS} == {"♣": "black", "♦": "red", "♥": "red", "♠": "black"}
    again = pickle.loads(pickle.dumps(CARDS))
    assert [(card, card.rank, card.suit, card.colour) for card in again] == \
        [(parse_card(str(card)), card.rank, card.suit, card.colour) for card in CARDS]


def test_two_packs_have_every_card_twice():
    """Two packs are 104 cards, each card twice; one pack has each once."""
    assert sorted(pack()) == sorted([*CARDS, *CARDS])
    assert pack(1) == list(CARDS)


# --- the notation as it is written -----------------------------------------------------------------------------------

#: Rules found in public use, and what they say of the candidate and the card before it.
WILD: list[tuple[str, Callable[[Card, Card], bool]]] = [
    ("equal(color(current), R)", lambda c, p: c.colour == "red"),
    ("or(and(equal(color(current) R) equal(color(previous) B)) and(equal(color(current) B)equal(color(previous) R)))",
     lambda c, p: c.colour != p.colour),
    ("if(equal(color(previous), B), equal(color(current), R), equal(color(current), B))",
     lambda c, p: c.colour != p.colour),
    ("iff(equal(color(previous), B), equal(color(current), R), True)",
     lambda c, p: p.colour == "red" or c.colour == "red"),
    ("if(is_royal(previous), not(is_royal(current)))", lambda c, p: p.rank not in ROYAL or c.rank not in ROYAL),
    ("if(is_royal(current), False, True)", lambda c, p: c.rank not in ROYAL),
    ("or ( and (is_royal(current), equal(suit(current), S)), and (not (is_royal(current)), equal(suit(current), H)))",
     lambda c, p: c.suit == ("♠" if c.rank in ROYAL else "♥")),
    ("or(greater(value(current), value(previous)), equal(value(current), value(previous)))",
     lambda c, p: c.rank >= p.rank),
    ("not(and(even(previous), and(not(equal(value(current), 7)), not(equal(value(current), 1)))))",
     lambda c, p: p.rank % 2 == 1 or c.rank in (1, 7)),
    ("equals(suit(current), plus1(suit(prev)))", lambda c, p: SUITS.index(c.suit) == SUITS.index(p.suit) + 1),
    ("equal(color(current), minus1(color(previous)))", lambda c, p: c.colour != p.colour),
    ("andf(odd(current), notf(orf(less(value(current), 4), greater(value(current), 'J'))))",
     lambda c, p: c.rank % 2 == 1 and 4 <= c.rank <= 11),
    ("LESS(Previous, CURRENT)", lambda c, p: p.number < c.number),
    ("equal(current, plus1(previous))", lambda c, p: c.suit == p.suit and c.rank == p.rank + 1),
    ("equal(minus1(current), previous)", lambda c, p: c.suit == p.suit and c.rank == p.rank + 1),
    ("equal(is_royal(current), is_royal(previous))", lambda c, p: (c.rank in ROYAL) == (p.rank in ROYAL)),
    ("less(current, 10H)", lambda c, p: c.number < 35),
    ("greater(suit(current), suit(previous))", lambda c, p: SUITS.index(c.suit) > SUITS.index(p.suit)),
    ("less(color(current), color(previous))", lambda c, p: (c.colour, p.colour) == ("black", "red")),
    ("equal(color(current), if(even(previous), R, B))", lambda c, p: (c.colour == "red") == (p.rank % 2 == 0)),
    ("True", lambda c, p: True),
    # and beyond it
    ("in(value(current) 2 3 J)", lambda c, p: c.rank in (2, 3, 11)),
    ("in(suit(current), suit(previous), ♠)", lambda c, p: c.suit in (p.suit, "♠")),
    ("between(value(current), 5, value(previous))", lambda c, p: 5 <= c.rank <= p.rank),
    ("prime(current)", lambda c, p: c.rank in (2, 3, 5, 7, 11, 13)),
    ("equal(suit(current), cycle(suit(previous)))", lambda c, p: c.suit == SUITS[(SUITS.index(p.suit) + 1) % 4]),
    ("equal(suit(current), cycle(suit(previous) C H D))",
     lambda c, p: (p.suit, c.suit) in (("♣", "♥"), ("♥", "♦"), ("♦", "♣"))),
    ("equal(value(current), cycle(value(previous)))", lambda c, p: c.rank == p.rank % 13 + 1),
    ("equal(mod(value(current), 4), 3)", lambda c, p: c.rank in (3, 7, 11)),
]


@pytest.mark.parametrize(("text", "meant"), WILD, ids=[text for text, _ in WILD])
def test_a_rule_judges_as_it_says(text, meant):
    """After each of the 52 cards a rule allows just the cards that its words name."""
    secret = rule(text)
    assert [[secret.allows([before], card) for card in CARDS] for before in CARDS] == \
        [[meant(card, before) for card in CARDS] for before in CARDS]


@pytest.mark.parametrize("text", [
    "and(equal(color(current), R), odd(previous))", "and(equal(color(current) R) odd(previous))",
    "and(equal(color(current)R)odd(previous))", " AND ( Equal( COLOR (current) , red ),odd (prev) ) ",
    "andf(\n  equals(colour(current), 'R'),\n  odd(previous),\n)", "and(equal(color(current), “R”) odd(previous))",
])
def test_separators_case_and_synonyms_do_not_matter(text):
    """Commas, blanks or nothing between arguments, blanks before brackets, case, quotes and synonyms say the same."""
    assert rule(text).text == "and(equal(color(current), R), odd(previous))"


@pytest.mark.parametrize(("written", "canonical"), [
    ("equal(value(current), A)", "equal(value(current), 1)"), ("equal(value(current), t)", "equal(value(current), 10)"),
    ("equal(value(current), queen)", "equal(value(current), 12)"),
    ("equal(suit(current), ♥️)", "equal(suit(current), H)"),
    ("equal(suit(current), spades)", "equal(suit(current), S)"),
    ("equal(color(current), Black)", "equal(color(current), B)"),
    ("equal(current, t♥)", "equal(current, 10H)"),
    ("if(even(current), odd(previous), true)", "if(even(current), odd(previous))"),
    ("false", "False"), ("less(position, 014)", "less(position, 14)"),
])
def test_the_canonical_text_writes_a_thing_in_one_way(written, canonical):
    """Literals have one canonical form, and an ``if`` leaves out what is true when missing."""
    assert rule(written).text == canonical
    assert rule(canonical) == rule(written)


@pytest.mark.parametrize("term", [
    "equal(value(current), plus1(value(previous)))", "less(value(current), plus1(value(previous)))",
    "greater(value(current), plus1(value(previous)))", "equal(plus1(value(previous)), value(current))",
    "less(plus1(value(previous)), 5)", "equal(plus1(value(previous)), 1)", "is_royal(plus1(previous))",
    "even(plus1(previous))", "odd(plus1(previous))", "prime(plus1(previous))",
    "equal(suit(plus1(previous)), suit(current))", "less(plus1(previous), current)",
    "equal(plus1(suit(previous)), suit(current))", "in(plus1(value(previous)), 1, 13)",
    "between(plus1(value(previous)), 1, 13)", "between(value(current), 1, plus1(value(previous)))",
    "equal(mod(plus1(value(previous)), 2), 0)", "equal(cycle(plus1(suit(previous))), C)",
    "equal(plus1(value(previous)), plus1(value(previous)))", "equal(cycle(suit(previous), C, D), C)",
])
def test_a_question_about_nothing_is_answered_with_no(term):
    """Beyond K and ♠ lies nothing: no comparison or question about it holds, so its denial always does."""
    assert after(term, "K♠") == []
    assert after(f"not({term})", "K♠") == list(CARDS)


def test_there_is_nothing_before_the_first():
    """Before A and ♣ lies nothing, and a card's neighbours are of its own suit."""
    assert after("equal(value(current), minus1(value(previous)))", "A♥") == []
    assert after("equal(suit(current), minus1(suit(previous)))", "A♣") == []
    assert after("equal(current, minus1(previous))", "A♥") == []
    assert after("equal(current, minus1(previous))", "2♥") == ["A♥"]
    assert after("equal(current, plus1(previous))", "K♣") == []


def test_the_card_before_the_last_is_seen():
    """``previous2`` is the card before ``previous``, however long the main line."""
    text = "or(equal(value(current), plus1(value(previous2))), equal(value(current), value(previous2)))"
    assert after(text, "2♣ 5♣ 9♦") == after(text, "5♣ K♦") == cards("5♣ 6♣ 5♦ 6♦ 5♥ 6♥ 5♠ 6♠")


@pytest.mark.parametrize(("text", "meant"), [
    ("less(value(current), 14)", True), ("greater(value(current), 0)", True), ("less(0, value(current))", True),
    ("greater(value(current), 13)", False), ("less(value(current), 0)", False),
    ("between(value(current), 0, 14)", True), ("between(value(current), 14, 20)", False)])
def test_a_value_may_be_compared_with_any_number(text, meant):
    """What is less, greater or between may be a number that no card has: then all cards are right, or none."""
    assert {rule(text).allows([], card) for card in CARDS} == {meant}


@pytest.mark.parametrize(("text", "line", "allowed"), [
    ("equal(suit(current), suit(previous))", "", 52),
    ("equal(suit(current), suit(previous))", "5♣", 13),
    ("equal(suit(current), suit(previous2))", "5♣", 52),
    ("and(equal(color(current), R), equal(suit(current), suit(previous2)))", "5♣", 52),
    ("if(even(previous), odd(current), equal(suit(current), suit(previous2)))", "4♣", 52),
    ("equal(color(current), color(first))", "", 52),
    ("equal(color(current), color(first))", "5♣", 26),
    ("less(count(equal(suit(each), suit(previous))), 9)", "", 52),
    ("equal(color(current), R)", "", 26),
    ("and(equal(color(current), R), greater(position, 9))", "", 0),
    ("if(less(position, 3), equal(color(current), R), equal(color(current), color(previous2)))", "", 26),
    ("if(less(position, 3), equal(color(current), R), equal(color(current), color(previous2)))", "5♣", 26),
    ("and(if(less(position, 3), equal(color(current), R), even(previous2)), odd(current))", "5♣", 14),
    ("if(greater(position, 2), even(previous2))", "5♣", 52),
    ("if(less(position, 2), odd(current), even(previous2))", "5♣", 52),
    ("if(less(position, value(previous2)), odd(current), even(current))", "5♣", 52),
    ("less(count(if(and(less(position, 9), even(each)), even(previous2))), 1)", "4♣", 52),
])
def test_a_missing_card_allows_any_unless_the_rule_asks_for_the_place(text, line, allowed):
    """A rule that mentions a card which is not there allows any card; an ``if`` on the place says otherwise."""
    assert len(after(text, line)) == allowed


def test_the_missing_cards_are_named():
    """The cards that a rule mentions and that are not there yet are named, once each."""
    secret = rule("and(equal(suit(previous), suit(previous2)), even(previous2), odd(first))")
    assert secret.missing([], CARDS[0]) == ["first", "previous", "previous2"]
    assert secret.missing(cards("5♣"), CARDS[0]) == ["previous2"]
    assert secret.missing(cards("5♣ 5♦"), CARDS[0]) == []


def test_the_place_counts_from_the_starter():
    """``position`` is the candidate's place in the main line, the starter's is 1, and ``mod`` makes periods of it."""
    assert [len(after("equal(position, 3)", line)) for line in ("", "5♣", "5♣ 5♦", "5♣ 5♦ 5♥")] == [0, 0, 52, 0]
    period = "equal(color(current), if(equal(mod(position, 3), 0), R, B))"
    assert [after(period, line)[0] for line in ("", "5♣", "5♣ 6♣", "5♣ 6♣ 5♦")] == ["A♣", "A♣", "A♦", "A♣"]


def test_cards_are_counted_over_the_whole_main_line():
    """``count`` asks its test of every right card so far as ``each``, the candidate not among them."""
    assert after("less(count(equal(suit(each), suit(current))), 2)", "5♣ 6♣ 7♦ 8♥") == [*CARDS[13:]]
    assert len(after("equal(count(True), 3)", "5♣ 6♣ 7♦")) == 52
    assert len(after("equal(count(even(each)), 1)", "5♣ 6♣ 7♦")) == 52


# --- telling ---------------------------------------------------------------------------------------------------------

def told(part: dict) -> dict[str, object]:
    """Text and value of a part and its parts, those not reached left out."""
    return {**({part["text"]: part["value"]} if "value" in part else {}),
            **{text: value for one in part["parts"] for text, value in told(one).items()}}


def test_an_explanation_names_the_part_that_decided():
    """A judgement is told part by part with values as plain data, as far as parts were reached."""
    secret = rule("or(and(equal(color(current), R), even(current)), equal(plus1(value(previous)), value(current)))")
    assert told(secret.explain(cards("K♣"), CARDS[6])) == {
        secret.text: False, "and(equal(color(current), R), even(current))": False, "equal(color(current), R)": False,
        "color(current)": "black", "current": "7♣", "R": "red", "equal(plus1(value(previous)), value(current))": False,
        "plus1(value(previous))": None, "value(previous)": 13, "previous": "K♣", "value(current)": 7}


@pytest.mark.parametrize(("text", "card", "unreached"), [
    ("and(even(current), odd(previous), prime(current))", "7♣", {"odd(previous)", "prime(current)"}),
    ("or(odd(current), even(previous), prime(current))", "7♣", {"even(previous)", "prime(current)"}),
    ("if(odd(current), even(previous), prime(current))", "7♣", {"prime(current)"}),
    ("if(odd(current), even(previous), prime(current))", "8♣", {"even(previous)"}),
    ("less(count(even(each)), 9)", "8♣", {"even(each)"}),
])
def test_what_stops_early_is_told_no_further(text, card, unreached):
    """``and``, ``or`` and ``if`` stop as soon as they know; what they did not reach has no value."""
    secret = rule(text)
    explained = secret.explain(cards("5♣"), *cards(card))
    whole = {node["text"] for node in nodes(explained)}
    assert {text for text in whole - told(explained).keys() if "(" in text} == unreached


def nodes(part: dict) -> list[dict]:
    """A part and all its parts."""
    return [part, *(node for one in part["parts"] for node in nodes(one))]


def test_while_a_card_is_missing_it_is_named_instead():
    """The explanation of a card that is right because another is missing names that one and judges no part."""
    explained = rule("equal(suit(current), suit(previous2))").explain(cards("5♣"), CARDS[20])
    assert (explained["value"], explained["missing"]) == (True, ["previous2"])
    assert not any("value" in node for one in explained["parts"] for node in nodes(one))


@given(secret_terms(), main_lines, playing_cards)
def test_the_explanation_agrees_with_the_judgement(text, line, card):
    """Whatever the rule, its explanation and its set of cards end in the value that the judgement has."""
    secret = rule(text)
    allowed = secret.allows(line, card)
    assert secret.explain(line, card)["value"] is allowed
    assert bool(secret.mask(line) >> card.number & 1) is allowed
    assert json.loads(json.dumps(secret.explain(line, card))) == secret.explain(line, card)


def test_a_rule_is_plain_data():
    """The parts of a rule are words with parts, and literals with their kind."""
    assert rule("or(equal(color(current), R), less(10H, previous), False)").parts() == {"word": "or", "parts": [
        {"word": "equal", "parts": [{"word": "color", "parts": [{"word": "current", "parts": []}]},
                                    {"literal": "red", "kind": "color"}]},
        {"word": "less", "parts": [{"literal": "10♥", "kind": "card"}, {"word": "previous", "parts": []}]},
        {"literal": False, "kind": "test"}]}


def test_a_rule_knows_how_much_it_allows():
    """The share of the 52 cards, and whether none at all is right, follow from the main line."""
    secret = rule("greater(value(current), value(previous))")
    assert [secret.share(cards(line)) for line in ("Q♣", "7♣", "K♣", "")] == [4 / 52, 24 / 52, 0, 1]
    assert [secret.dead_after(cards(line)) for line in ("K♣", "Q♣")] == [True, False]


def test_rules_are_equal_by_their_text():
    """Two readings of one canonical text are equal, hash alike, and a rule survives pickling and its own repr."""
    one, other = rule("equal(color(current)R)"), rule("EQUAL(color(current), red)")
    assert one == other != rule("even(current)")
    assert len({one, other, pickle.loads(pickle.dumps(one)), eval(repr(one))}) == 1
    assert one != one.text


# --- texts that cannot be read ---------------------------------------------------------------------------------------

@pytest.mark.parametrize(("text", "found"), [
    ("", [(1, "rule_empty", "equal(color(current), R)")]),
    (" ,, ", [(1, "rule_empty", "equal(color(current), R)")]),
    (None, [(1, "wrong_type", "")]),
    ("equal(suit(current), suit(previus))", [(27, "rule_unknown_word", "previous")]),
    ("evan(current)", [(1, "rule_unknown_word", "even")]),
    ("equls(current, 5H)", [(1, "rule_unknown_word", "equal")]),
    ("§", [(1, "rule_unknown_word", "")]),
    ("even(current", [(5, "rule_not_closed", "")]),
    ("not(even(current)", [(4, "rule_not_closed", "")]),
    ("even(current))", [(14, "rule_not_opened", "")]),
    (")", [(1, "rule_not_opened", "")]),
    ("(even(current))", [(1, "rule_word_missing", "")]),
    ("even(current) odd(current)", [(15, "rule_left_over", "")]),
    ("not(even)", [(5, "rule_bracket_missing", "even(current)")]),
    ("even(current(5H))", [(6, "rule_not_a_function", "current")]),
    ("equal(color(current), R(5H))", [(23, "rule_not_a_function", "R")]),
    ("equal(value(current), 5(5H))", [(23, "rule_not_a_function", "5")]),
    ("equal(current, 5H(5H))", [(16, "rule_not_a_function", "5H")]),
    ("even()", [(1, "rule_arguments", "even(current)")]),
    ("and(even(current))", [(1, "rule_arguments", "and(even(current), is_royal(current))")]),
    ("if(True, True, True, True)", [(1, "rule_arguments", "if(even(previous), odd(current), even(current))")]),
    ("not(even(current) odd(current))", [(1, "rule_arguments", "not(even(current))")]),
    ("suit(current)", [(1, "rule_wrong_kind", "even(current)")]),
    ("current", [(1, "rule_wrong_kind", "even(current)")]),
    ("even(value(current))", [(6, "rule_wrong_kind", "current")]),
    ("even(5)", [(6, "rule_wrong_kind", "current")]),
    ("equal(suit(current), 5)", [(22, "rule_wrong_kind", "suit(current)")]),
    ("equal(suit(current), color(previous))", [(22, "rule_wrong_kind", "suit(current)")]),
    ("equal(current, R)", [(7, "rule_wrong_kind", "color(current)")]),
    ("equal(suit(current), previous)", [(22, "rule_wrong_kind", "suit(previous)")]),
    ("equal(even(current), R)", [(22, "rule_wrong_kind", "even(current)")]),
    ("less(even(current), odd(current))", [(6, "rule_wrong_kind", "current")]),
    ("less(value(current), suit(current))", [(22, "rule_wrong_kind", "value(current)")]),
    ("equal(plus1(position), 5)", [(13, "rule_wrong_kind", "value(current)")]),
    ("equal(plus1(even(current)), True)", [(13, "rule_wrong_kind", "current")]),
    ("and(current, True)", [(5, "rule_wrong_kind", "even(current)")]),
    ("not(current)", [(5, "rule_wrong_kind", "even(current)")]),
    ("if(current, True)", [(4, "rule_wrong_kind", "even(current)")]),
    ("if(True, current)", [(10, "rule_wrong_kind", "even(current)")]),
    ("if(True, True, suit(current))", [(16, "rule_wrong_kind", "even(current)")]),
    ("equal(cycle(color(current)), R)", [(13, "rule_wrong_kind", "suit(current)")]),
    ("equal(cycle(current, C, D), C)", [(13, "rule_wrong_kind", "suit(current)")]),
    ("equal(cycle(suit(current), C, suit(previous)), C)", [(31, "rule_wrong_kind", "H")]),
    ("equal(cycle(suit(current), C, 5), C)", [(31, "rule_wrong_kind", "suit(current)")]),
    ("in(suit(current), C, 5)", [(22, "rule_wrong_kind", "suit(current)")]),
    ("between(suit(current), 5, 9)", [(9, "rule_wrong_kind", "value(current)")]),
    ("equal(mod(position, value(current)), 0)", [(21, "rule_wrong_kind", "7")]),
    ("equal(mod(position, R), 0)", [(21, "rule_wrong_kind", "value(current)")]),
    ("equal(mod(current, 2), 0)", [(11, "rule_wrong_kind", "value(current)")]),
    ("equal(mod(position, 1), 0)", [(21, "out_of_range", "2")]),
    ("equal(value(current), 14)", [(23, "out_of_range", "")]),
    ("in(value(current), 0, 14)", [(20, "out_of_range", ""), (23, "out_of_range", "")]),
    ("less(position, 1000)", [(16, "out_of_range", "")]),
    ("equal(value(current), 1000)", [(23, "out_of_range", "")]),
    ("equal(mod(position, 1000), 0)", [(21, "out_of_range", "")]),
    ("even(each)", [(6, "rule_each_outside", "")]),
    ("less(count(less(count(True), 5)), 5)", [(17, "rule_count_in_count", "")]),
    ("less(count(current), 5)", [(12, "rule_wrong_kind", "even(current)")]),
])
def test_a_problem_of_a_text_names_its_column(text, found):
    """What is wrong in a rule's text is named with its column and, where there is one, the nearest right word."""
    assert problems(text) == found


def test_all_problems_of_a_text_are_told_at_once():
    """Several mistakes of one text are told together, in the order in which they stand."""
    assert problems("nad(evn(current), equal(suit(current), 5), less(color(previus)))") == [
        (1, "rule_unknown_word", "and"), (5, "rule_unknown_word", "even"), (40, "rule_wrong_kind", "suit(current)"),
        (44, "rule_arguments", "less(value(current), 7)"), (55, "rule_unknown_word", "previous")]
    assert [code for _, code, _ in problems("foo(even(current)")] == ["rule_unknown_word", "rule_not_closed"]


def test_an_unknown_word_is_not_blamed_twice():
    """What stands around a word that cannot be read is not told as wrong because of it."""
    for text in ("equal(xx, R)", "less(xx, 5)", "plus1(xx)", "mod(xx, 2)", "mod(position, xx)", "cycle(xx, C)",
                 "cycle(suit(current), xx)", "in(xx, 5)", "between(xx, 5, 9)", "if(xx, xx)"):
        assert {code for _, code, _ in problems(f"and({text}, xx)")} <= {"rule_unknown_word", "rule_wrong_kind"}
        assert all(not found.startswith("xx") for code, found in
                   ((one.code, str(one.found)) for one in caught(f"and({text}, xx)")) if code == "rule_wrong_kind")


def caught(text: str) -> list:
    """The problems of a text."""
    with pytest.raises(SetupError) as error:
        rule(text)
    return error.value.problems


def test_length_and_depth_are_bounded():
    """The longest text and the deepest brackets are read; one character or bracket more is told, with its place."""
    deepest = "not(" * (DEEPEST - 1) + "even(current)" + ")" * (DEEPEST - 1)
    assert rule(deepest).allows([], CARDS[1]) is False
    assert problems(f"not({deepest})") == [(4 * DEEPEST + 5, "rule_too_deep", "")]
    assert rule("even(current)".ljust(LONGEST)).text == "even(current)"
    assert problems("even(current)".ljust(LONGEST + 1)) == [(LONGEST + 1, "rule_too_long", "")]


@given(st.sampled_from(("even(prev)", "equal(prev 2C)", "even(previous)")), st.integers(85, 190))
def test_a_rule_that_was_read_is_read_again(part, count):
    """A rule's own text is held to the same bound as the text that it was read from, at once (setup.1)."""
    text = f"or({' '.join([part] * count)})"
    full = f"or({', '.join([rule(part).text] * count)})"
    secret = read(text)
    if isinstance(secret, SetupError):
        assert max(len(text), len(full)) > LONGEST
        assert {one.code for one in secret.problems} <= {"rule_too_long", "rule_too_long_in_full"}
    else:
        assert len(full) <= LONGEST
        assert secret == pickle.loads(pickle.dumps(secret)) == eval(repr(secret), {"rule": rule})
        assert laid(rule=secret, rulings="table").trace.table.rule == secret


def test_the_problems_told_are_bounded():
    """Of a text full of mistakes the first ones are told."""
    assert problems(" ".join(["equal(", *(f"w{number}" for number in range(400)), ")"]))[-1][0] < LONGEST
    assert len(problems(" ".join(f"xyz{number}(" for number in range(50)) + ")" * 50)) == MOST_PROBLEMS


def read(text: str) -> SecretRule | SetupError:
    """The rule, or what is wrong with it."""
    try:
        return rule(text)
    except SetupError as error:
        return error


@given(rule_noise)
def test_any_text_is_read_or_told_as_a_problem(text):
    """Words and marks in any order are a rule or problems with columns inside the text, never anything else."""
    secret = read(text)
    if isinstance(secret, SetupError):
        assert secret.problems
        assert all(1 <= int(one.where.removeprefix("rule:")) <= len(text) + 1 for one in secret.problems)
    else:
        assert rule(secret.text) == secret


@settings(deadline=None)  # the words of three languages are read when first needed
@given(st.text(max_size=80))
def test_any_characters_are_read_or_told_as_a_problem(text):
    """Text of any characters is told as problems, in words of every language."""
    secret = read(text)
    told_as = [problem(one, lang) for one in getattr(secret, "problems", ()) for lang in LANGUAGES]
    assert all(told_as)
    assert bool(told_as) is isinstance(secret, SetupError)


@given(secret_terms())
def test_the_canonical_text_reads_as_itself(text):
    """A rule's canonical text is read as the same rule, and is its own canonical text."""
    secret = rule(text)
    assert rule(secret.text) == secret
    assert rule(secret.text).text == secret.text


@given(secret_terms(), main_lines, playing_cards)
def test_a_rule_and_its_denial_disagree(text, line, card):
    """A rule and the same rule under ``not`` disagree on every card, unless a card is missing and both allow it."""
    secret, denied = rule(text), rule(f"not({text})")
    assert (secret.allows(line, card) != denied.allows(line, card)) is not bool(secret.missing(line, card))


def test_every_problem_of_a_rule_is_told_in_every_language():
    """Every code that the reader of rules gives has a sentence of its own in each language."""
    source = "".join((CATALOGUE.parent / f"{name}.py").read_text("utf-8") for name in ("terms", "functions", "reader"))
    texts = ("§", "(", "even", ")", "even(current", "True True", "current(5H)", "even()", "current", "even(each)",
             "less(count(less(count(True), 5)), 5)", "", " " * (LONGEST + 1), "not(" * (DEEPEST + 1),
             f"and({'T ' * 900})")
    given_codes = {one.code for text in texts for one in caught(text)}
    assert given_codes == {word.strip('",') for word in source.split('"') if word.startswith("rule_")}
    for lang in LANGUAGES:
        told_ones = [problem(one, lang) for text in texts for one in caught(text)]
        assert not any("rule_" in sentence or "{" in sentence for sentence in told_ones)


# --- the catalogue and words -----------------------------------------------------------------------------------------

def test_the_catalogue_rises_in_difficulty():
    """The catalogue has at least 40 different rules of levels 1 to 5, the easiest first, in canonical text."""
    entries = catalogue()
    levels = [entry.level for entry in entries]
    assert len(entries) >= 40
    assert set(levels) == {1, 2, 3, 4, 5}
    assert all(one <= other for one, other in pairwise(levels))
    assert len({entry.id for entry in entries}) == len(by_text()) == len(entries)
    assert all(f'text = "{entry.rule.text}"\n' in CATALOGUE.read_text("utf-8") for entry in entries)


@pytest.mark.parametrize("entry", catalogue(), ids=lambda entry: entry.id)
def test_a_catalogue_rule_allows_the_share_that_is_stated(entry):
    """The share of right cards stated in the catalogue is that of its random main lines, neither none nor all."""
    assert average_share(entry.rule) == entry.share
    assert 0.1 < entry.share < 0.98


@pytest.mark.parametrize("entry", catalogue(), ids=lambda entry: entry.id)
def test_a_catalogue_rule_can_always_be_played_on(entry):
    """After every starter, and along random main lines of 40 cards, some card is right."""
    assert not any(entry.rule.dead_after([card]) for card in CARDS)
    assert len(right_line(entry.rule, 40, random.Random(7))) == 40


def test_a_main_line_ends_where_no_card_is_right():
    """A random main line holds right cards only, and stops where the rule allows none."""
    rising = rule("greater(value(current), value(previous))")
    line = right_line(rising, 40, random.Random(1))
    assert [card.rank for card in line] == sorted({card.rank for card in line})
    assert line[-1].rank == 13
    assert right_line(rule("even(current)"), 1, random.Random(1))[1:] == []
    assert 0 < average_share(rising) < 0.5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_catalogue_rule_is_told_in_one_sentence(lang):
    """Every rule of the catalogue has a sentence of its own in each language."""
    sentences = [describe(entry.rule, lang) for entry in catalogue()]
    assert len(set(sentences)) == len(sentences)
    assert all(sentence.endswith(".") and "\n" not in sentence for sentence in sentences)


@pytest.mark.parametrize(("lang", "told_as"), [
    ("en", ["if:", "  all of these:", "    this card’s place < 5", "    the previous card’s color = red", "then:",
            "  it is not true that:", "    this card is J, Q or K"]),
    ("lt", ["jei:", "  visos šios sąlygos:", "    šios kortos vieta < 5", "    ankstesnės kortos spalva = raudona",
            "tai:", "  netiesa, kad:", "    ši korta yra J, Q arba K"]),
    ("lv", ["ja:", "  visi šie nosacījumi:", "    šīs kārts vieta < 5", "    iepriekšējās kārts krāsa = sarkana",
            "tad:", "  nav tiesa, ka:", "    šī kārts ir J, Q vai K"]),
])
def test_any_other_rule_is_told_as_a_list_of_conditions(lang, told_as):
    """A rule outside the catalogue is told as conditions, one a line, indented under what joins them."""
    text = "if(and(less(position, 5), equal(color(previous), R)), not(is_royal(current)))"
    assert describe(rule(text), lang).splitlines() == told_as


@settings(deadline=None)
@given(secret_terms(), st.sampled_from(LANGUAGES))
def test_every_rule_can_be_told(text, lang):
    """Whatever a rule says, each language has words for all of it."""
    assert describe(rule(text), lang)


def test_every_word_of_the_notation_is_described():
    """The module's grammar names every function and every word that the reader knows."""
    grammar = __import__(SecretRule.__module__, fromlist=["__doc__"]).__doc__
    assert [name for name in (*FUNCTIONS, *WORDS) if name not in grammar] == []


@pytest.mark.parametrize(("main_line", "card", "expected"), [
    (["7H"], "?", [("card", "unknown_card", "?")]),
    ("7H", "8S", [("main_line", "not_a_list", "7H")]),
    (7, None, [("main_line", "not_a_list", 7), ("card", "wrong_type", "None")]),
    ([["7H"], "XX"], {}, [("main_line[0]", "wrong_type", ["7H"]), ("main_line[1]", "unknown_card", "XX"),
                          ("card", "wrong_type", {})]),
    (["7H"] * 209, "8S", [("main_line", "too_many", 209)]),
    (["7H" * 100_000], "8" * 200_000, [("main_line", "too_large", None), ("card", "too_large", None)]),
])
def test_a_rule_of_a_scenario_is_asked_with_names_of_cards(main_line, card, expected):
    """Cards are given as they may be written; whatever names none is told, and every such thing at once."""
    red = named_rule("equal(color(current), R)")
    assert red.allows(["7♥", "9S"], "TH") is red.explain(("7H",), "10♥")["value"] is True
    assert red.allows([], "1c") is False
    for question in (red.allows, red.explain):
        with pytest.raises(SetupError) as error:
            question(main_line, card)
        assert [(one.where, one.code, one.found) for one in error.value.problems] == expected


def test_a_rule_is_said_in_the_words_of_the_book(monkeypatch):
    """A rule describes itself as the book does; an unknown language, and a missing book, are told."""
    for text in ("odd(current)", "or(odd(current), is_royal(previous))"):
        for secret in (rule(text), named_rule(text)):
            assert [secret.describe(lang) for lang in LANGUAGES] == [describe(rule(text), lang) for lang in LANGUAGES]
    for lang in ("de", None, ["lt"]):
        with pytest.raises(SetupError) as error:
            rule("odd(current)").describe(lang)  # type: ignore[arg-type]
        assert [(one.where, one.code) for one in error.value.problems] == [("lang", "unknown_value")]
    monkeypatch.setattr("engine.eleusis.secret.words", None)
    with pytest.raises(SetupError) as error:
        rule("odd(current)").describe("lt")
    assert [(one.code, one.write) for one in error.value.problems] == [("no_book", "import rulebook.secret_words")]
    assert "rulebook.secret_words" in problem(error.value.problems[0], "lt")


@pytest.mark.parametrize(("text", "expected"), [
    ("x = ", [("eleusis/catalogue.toml:1", "not_toml")]),
    ("rule = 1", [("eleusis/catalogue.toml", "not_a_list_of_tables")]),
    ('[[rule]]\nid = "a"\nlevel = "x"\ntext = "odd(current)"\nshare = 0.5\nshore = 1',
     [("eleusis/catalogue.toml: rule[0]", "unknown_field"), ("eleusis/catalogue.toml: rule[0]", "wrong_field")]),
    ('[[rule]]\nid = "a"\nlevel = 1\ntext = "od(current)"\nshare = 0.5',
     [("eleusis/catalogue.toml: a:1", "rule_unknown_word")]),
])
def test_a_damaged_catalogue_is_told_with_its_name(tmp_path, monkeypatch, text, expected):
    """Whatever is wrong with the catalogue is told with the file and the place in it."""
    file = tmp_path / "catalogue.toml"
    file.write_text(text, "utf-8")
    monkeypatch.setitem(catalogue.__wrapped__.__globals__, "CATALOGUE", file)
    with pytest.raises(SetupError) as error:
        catalogue.__wrapped__()
    assert [(one.where, one.code) for one in error.value.problems] == expected
