"""Open questions: readings, presets, editions, parameters, and what may be laid over them."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path
from types import SimpleNamespace

import pytest
from canonical import cited
from hypothesis import given
from strategies import DECK, rulings

from engine import eleusis
from engine.eleusis import LAWBOOK as ELEUSIS
from engine.problems import SetupError
from engine.rulings import Gap, Grounds, Lawbook, Parameter, Question, Reading
from engine.sigilai import LAWBOOK, SEASONS, game, rules, table
from engine.sigilai.rulings import PARAMETERS, QUESTIONS, TRICK_LIMIT, ids

#: Every clause id of the game, as games.md lists them.
CLAUSES = {
    *ids(*range(1, 46)),
    *ids("example", "unwon", "unwon.1", "unwon.2", "unwon.2a", "unwon.2b", "unwon.3"),
    *ids("scheme.1", "scheme.2", "scheme.3", "scheme.4", "faq.1", "faq.2"),
}

#: The open questions of games.md: clauses, then readings, the printed one first.
OPEN = {
    "lone_leader": ([26, 28, "scheme.2", "scheme.4", "unwon.2a"], ["chaos", "wins"]),
    "cancel": ([40, "unwon.2b"], ["top_tie", "all_equal", "next_strongest"]),
    "virsmas_winner": ([28, "scheme.4", "example"], ["strongest_fate", "gap"]),
    "spoils": (["example"], ["hand", "won_pile"]),
    "laima_spoils": ([30, 33, 15, 36, "example"], ["takes_trick", "to_mara", "to_owners"]),
    "laima_tie_with_sigils": ([36, "faq.2"], ["random", "farthest_from_next"]),
    "laima_distance": ([36], ["fewest_missing_signs_of_best_sigil", "sum_over_own_sigils"]),
    "reda_passes": ([34], ["trick_cards", "whole_hands"]),
    "empty_hand": ([20], ["gap", "sits_out", "draws_from_mara", "game_ends"]),
    "empty_leader": ([22, 23], ["gap", "next_season_sets_plane"]),
    "gausa_short": ([38], ["gap", "season_order", "random_players", "nobody"]),
    "stoka_empty_hand": ([37], ["skips", "gap"]),
    "stoka_in_chaos": ([41, "unwon.3", 31, 32], ["dead", "later_stoka_also_acts"]),
    "fate_effects": ([27, "example"], ["none_defined", "gap"]),
    "sigil_timing": ([11], ["at_once", "after_trick"]),
    "sigil_duty": ([12], ["must", "may"]),
    "which_three": ([11, 12], ["owner_chooses", "random"]),
    "kept_card": ([12], ["owner_chooses", "random"]),
    "kept_card_again": ([12], ["yes", "no"]),
    "wisdom": ([5, 6, 7, 10], ["sigils_are_the_wisdom_cards", "separate"]),
    "double_win": ([4], ["gap", "season_order", "shared"]),
    "stuck": ([43, 44, 4], ["gap", "trick_limit", "mara_reshuffle"]),
    "reda_timing": ([31], ["after_all_four", "at_reveal"]),
}
#: Where the preset ``table`` departs from the first readings, as games.md lists it.
TABLE_READINGS = {"empty_hand": "draws_from_mara", "empty_leader": "next_season_sets_plane",
                  "gausa_short": "season_order", "double_win": "shared", "stuck": "trick_limit"}
#: Printed values, each between the least and the most that may be played with.
NUMBERS = {"players": (4, 4, 4), "sigils_to_win": (1, 4, 9), "hand_size": (1, 9, 36), "trick.cards": (1, 1, 1),
           "sigil_cards": (3, 3, 3), "kept": (0, 1, 3), "to_mara": (0, 2, 3), "stoka.discard": (0, 1, 9),
           "gausa.draw": (0, 1, 9), "planes": (2, 2, 2)}
#: What has been published and may never change again.
FROZEN = {
    "2026-11/printed": "a171c34f3413b8fc0d33ca3813de6079a8f87c909f8199e452670ba274947c0d",
    "2026-11/table": "185baf741df116f39ea81e34b652bf277733712e022c948b8ac2cf06f08beefb",
}


def problems(spec, where="rulings"):
    """Place, code, found and remedy of each problem of a spec."""
    with pytest.raises(SetupError) as error:
        LAWBOOK.rulings(spec, where)
    return [(one.where, one.code, one.found, one.write) for one in error.value.problems]


# The list of questions and parameters

def test_the_open_questions_are_those_of_the_list():
    """Every open question of the list is there with its clauses and readings in order, and there is no other."""
    assert {question.name: (list(question.clauses), list(question.names)) for question in QUESTIONS} \
        == {name: (list(ids(*clauses)), readings) for name, (clauses, readings) in OPEN.items()}
    assert len(QUESTIONS) == 23


def test_the_parameters_are_those_of_the_list():
    """Every printed number is a parameter with its value and its range, and there is no other."""
    assert {one.name: (one.low, one.value, one.high) for one in PARAMETERS} == NUMBERS


def test_every_clause_that_a_question_parameter_or_ground_names_exists():
    """Questions, parameters and grounds name clauses of the text and no others."""
    named = {clause for thing in (*QUESTIONS, *PARAMETERS) for clause in thing.clauses}
    named |= {clause for question in QUESTIONS for reading in question.readings for clause in reading.grounds.clauses}
    assert named <= CLAUSES
    assert all(thing.clauses for thing in (*QUESTIONS, *PARAMETERS))


def test_every_clause_that_the_rules_cite_exists():
    """The constants that events, choices and refusals cite name clauses of the text and no others."""
    named = {clause for module in (rules, table) for name, value in vars(module).items() if name.isupper()
             for clause in cited(value, "sigilai")}
    assert len(named) > 40
    assert named <= CLAUSES


def test_every_reading_says_who_says_so():
    """A reading's grounds are one of the known kinds; a reading of the text's own stands first or cites its passage."""
    for question in QUESTIONS:
        for place, reading in enumerate(question.readings):
            grounds = reading.grounds
            assert grounds.who in ("text", "convention", "author", "publisher", "reviewer", "ours"), reading
            assert grounds.who != "convention" or grounds.clauses, (question.name, reading.name)
            assert grounds.who != "text" or place == 0 or grounds.clauses or reading.name == "gap", reading
        assert question.printed == question.names[0]
        assert question.readings[0].grounds.who in ("text", "convention"), question.name
        assert len(set(question.names)) == len(question.names) >= 2, question.name


# Presets and editions

def test_printed_means_the_first_reading_of_every_question():
    """The newest printed edition is the first reading everywhere, and the printed numbers."""
    printed = LAWBOOK.presets["printed"]
    assert printed.readings == {question.name: question.printed for question in QUESTIONS}
    assert printed.parameters == {parameter.name: parameter.value for parameter in PARAMETERS}


def test_table_departs_from_printed_where_the_list_says():
    """The preset table is the first readings but for the five that the list names, and leaves no gap."""
    printed, ours = LAWBOOK.presets["printed"], LAWBOOK.presets["table"]
    assert ours.readings == {**printed.readings, **TABLE_READINGS}
    assert ours.parameters == printed.parameters
    assert "gap" not in ours.readings.values()


@pytest.mark.parametrize("name", sorted(FROZEN))
def test_a_published_edition_is_frozen(name):
    """A published edition has the digest it was published with, and its content has that digest."""
    edition = LAWBOOK.editions[name]
    assert edition.status == "published"
    assert edition.digest == edition.computed_digest() == FROZEN[name]


@pytest.mark.parametrize("name", sorted(LAWBOOK.editions))
def test_an_edition_decides_everything_within_its_range(name):
    """An edition has a known reading for every question and a number in range for every parameter, and its digest."""
    edition = LAWBOOK.editions[name]
    assert set(edition.readings) == set(LAWBOOK.questions)
    assert set(edition.parameters) == set(LAWBOOK.parameters)
    assert all(reading in LAWBOOK.questions[question].names for question, reading in edition.readings.items())
    assert all(LAWBOOK.parameters[one].low <= value <= LAWBOOK.parameters[one].high
               for one, value in edition.parameters.items())
    assert edition.digest == edition.computed_digest()
    assert re.fullmatch(r"\d{4}-\d\d/[a-z]+", name)


@pytest.mark.parametrize("change", [
    {"name": "2026-12/printed"}, {"source": "other"}, {"status": "draft"}, {"decided": "ours"},
    {"readings": {**LAWBOOK.presets["printed"].readings, "spoils": "won_pile"}},
    {"parameters": {**LAWBOOK.presets["printed"].parameters, "kept": 2}}], ids=lambda change: next(iter(change)))
def test_the_digest_of_an_edition_guards_all_of_it(change):
    """Whatever is changed in an edition, its digest no longer fits."""
    edition = LAWBOOK.editions["2026-11/printed"]
    assert dataclasses.replace(edition, **change).computed_digest() != edition.digest


def test_a_bare_name_means_the_newest_edition_and_a_dated_one_itself():
    """``printed`` is the last entry of that name; a dated name keeps meaning its own entry."""
    old, new = (SimpleNamespace(name=f"{date}/printed") for date in ("2026-11", "2027-01"))
    book = Lawbook({}, {}, {old.name: old, new.name: new})
    assert book.edition("printed") is new
    assert book.edition("2026-11/printed") is old
    assert book.edition("2025-01/printed") is None


def test_a_lawbook_is_made_of_its_parts_and_a_file(tmp_path):
    """Questions, parameters and the editions' file make a lawbook, the editions in the order of the file."""
    path = tmp_path / "editions.toml"
    path.write_text("".join(f'["{date}/printed"]\nsource = "ž"\nstatus = "draft"\ndecided = "text"\ndigest = ""\n'
                            f'["{date}/printed".readings]\nq = "{reading}"\n["{date}/printed".parameters]\nn = 2\n'
                            for date, reading in (("2026-11", "a"), ("2027-01", "b"))), encoding="utf-8")
    question = Question("q", ("x/1",), (Reading("a", Grounds("text")), Reading("b", Grounds("ours"))))
    book = Lawbook.of([question], [Parameter("n", 2, ("x/2",), 1, 3)], path)
    assert list(book.editions) == ["2026-11/printed", "2027-01/printed"]
    assert book.rulings().readings == {"q": "b"}
    assert book.rulings("2026-11/printed").readings == {"q": "a"}
    assert book.editions["2026-11/printed"].source == "ž"


# What may be laid over a preset

def test_readings_and_parameters_are_laid_over_printed():
    """A mapping is laid over ``printed``, or over the preset it names; everything else stays as it is."""
    law = LAWBOOK.rulings({"lone_leader": "wins", "stoka.discard": 2})
    printed = LAWBOOK.presets["printed"]
    assert law.readings == {**printed.readings, "lone_leader": "wins"}
    assert law.parameters == {**printed.parameters, "stoka.discard": 2}
    assert LAWBOOK.rulings({"preset": "table", "spoils": "won_pile"}).readings \
        == {**LAWBOOK.presets["table"].readings, "spoils": "won_pile"}
    assert LAWBOOK.rulings("2026-11/table").readings == LAWBOOK.presets["table"].readings
    assert LAWBOOK.rulings().readings == LAWBOOK.rulings({}).readings == printed.readings


def test_rulings_laid_over_a_preset_leave_the_preset_alone():
    """Overriding changes the rulings of one play, not the edition."""
    before = dict(LAWBOOK.presets["printed"].readings)
    LAWBOOK.rulings({"lone_leader": "wins"})
    assert LAWBOOK.presets["printed"].readings == before


@given(rulings(parameters=True))
def test_every_combination_of_readings_in_range_is_taken(spec):
    """Any readings of the list and any numbers in range are taken as they are given."""
    law = LAWBOOK.rulings(spec)
    assert {name: (law.readings | law.parameters)[name] for name in spec if name != "preset"} \
        == {name: value for name, value in spec.items() if name != "preset"}


@pytest.mark.parametrize(("spec", "expected"), [
    ("tabel", [("rulings", "unknown_preset", "tabel", "table")]),
    ({"preset": 5}, [("rulings", "unknown_preset", 5, "")]),
    ({"lone_ledger": "wins"}, [("rulings['lone_ledger']", "unknown_ruling", "lone_ledger", "lone_leader")]),
    ({"lone_leader": "win"}, [("rulings['lone_leader']", "unknown_reading", "win", "wins")]),
    ({"lone_leader": 1}, [("rulings['lone_leader']", "unknown_reading", 1, "")]),
    ({"lone_leader": ["wins"]}, [("rulings['lone_leader']", "unknown_reading", ["wins"], "wins")]),
    ({"stoka.discard": 10}, [("rulings['stoka.discard']", "parameter_out_of_range", 10, "1")]),
    ({"stoka.discard": -1}, [("rulings['stoka.discard']", "parameter_out_of_range", -1, "1")]),
    ({"stoka.discard": "2"}, [("rulings['stoka.discard']", "parameter_out_of_range", "2", "1")]),
    ({"stoka.discard": True}, [("rulings['stoka.discard']", "parameter_out_of_range", True, "1")]),
    ({"stoka.discard": 1.0}, [("rulings['stoka.discard']", "parameter_out_of_range", 1.0, "1")]),
    ({"players": 5}, [("rulings['players']", "parameter_out_of_range", 5, "4")]),
    ({3: 4}, [("rulings[3]", "unknown_ruling", 3, "")]),
], ids=str)
def test_an_unknown_ruling_is_named_with_what_to_write(spec, expected):
    """An unknown preset, question, reading or parameter, or a number out of range, gets its place and the remedy."""
    assert problems(spec) == expected


def test_all_problems_of_rulings_are_told_at_once():
    """Every wrong ruling is reported, not the first one, with the rulings as they were given."""
    spec = {"preset": "tabl", "lone_leader": "win", "kept": 9, "stoka": 1, "spoils": "hand"}
    assert [(where, code) for where, code, _, _ in problems(spec, "law")] == [
        ("law", "unknown_preset"), ("law['lone_leader']", "unknown_reading"),
        ("law['kept']", "parameter_out_of_range"), ("law['stoka']", "unknown_ruling")]
    with pytest.raises(SetupError) as error:
        LAWBOOK.rulings(spec)
    assert error.value.position == f"rulings={spec!r}"
    assert str(error.value).splitlines()[-1] == error.value.position


def test_the_range_of_a_number_is_told():
    """A number out of range is answered with the range it may take."""
    with pytest.raises(SetupError, match=re.escape("rulings['gausa.draw']: parameter out of range; found 12; "
                                                   "expected 0–9; write 1")):
        LAWBOOK.rulings({"gausa.draw": 12})


# Asking

def test_asking_returns_the_reading_in_force():
    """``ask`` gives the reading in force, and the gap where the text decides nothing; ``reading`` never raises."""
    law = LAWBOOK.rulings({"lone_leader": "wins"})
    assert law.ask("lone_leader") == "wins"
    assert law.reading("stuck") == "gap"
    with pytest.raises(Gap) as gap:
        law.ask("empty_hand", seat="Ruduo")
    assert (gap.value.question, gap.value.clauses, gap.value.facts) \
        == ("empty_hand", ids(20), {"seat": "Ruduo"})
    assert str(gap.value) == "empty_hand"


def test_the_demonstration_deck_is_what_the_list_asks_for():
    """36 cards, each Rėda card once, the printed order, equal strengths in both creations, five sigils a seat."""
    strength = {str(card): card.strength for card in DECK.cards}
    assert (len(DECK.cards), TRICK_LIMIT) == (36, 200)
    assert [str(card) for card in DECK.cards if card.reda] == ["RĖDA", "VĖLINAS", "LAIMA", "STOKA", "GAUSA"]
    assert strength["PASAULIS"] > strength["SAULĖ"] > strength["MEDIS"]
    assert {DECK.card(name).creation for name in ("PASAULIS", "SAULĖ", "MEDIS")} == {"world"}
    assert DECK.card("RAGANA").creation == "fate"
    assert all(card.creation == "fate" for card in DECK.cards if card.reda)
    ordinary = [card for card in DECK.cards if card.creation == "fate" and not card.reda and card != "RAGANA"]
    assert len(ordinary) >= 3
    for creation in ("world", "fate"):
        strengths = [card.strength for card in DECK.cards if card.creation == creation and not card.reda]
        assert len(set(strengths)) < len(strengths), creation
    assert all(len(DECK.sigils[seat]) >= 5 for seat in SEASONS)
    named = [DECK.card(name) for name in
             ("MEDIS", "PASAULIS", "SAULĖ", "RAGANA", "RĖDA", "VĖLINAS", "LAIMA", "STOKA", "GAUSA")]
    assert all(sigil.missing(named) for own in DECK.sigils.values() for sigil in own)


def test_every_game_rests_on_known_questions_and_clauses():
    """What a whole game asks and cites are questions and clauses of the list."""
    for seed in range(10):
        played = game(seed=seed)
        assert set(played.clauses) <= CLAUSES
        assert set(played.asked) <= set(OPEN)
        assert all(reading == LAWBOOK.presets["table"].readings[question] for question, reading in played.asked.items())


#: The editions of New Eleusis as they are.
SOUND = Path(eleusis.__file__).with_name("editions.toml").read_text("utf-8")


@pytest.mark.parametrize(("text", "expected"), [
    ("x = ", [("eleusis/editions.toml:1", "not_toml")]),
    ("", [("eleusis/editions.toml", "field_missing")]),
    ("a = 1", [("eleusis/editions.toml", "wrong_field"), ("eleusis/editions.toml", "field_missing")]),
    (SOUND.replace('source = "eleusis"', "source = 1", 1), [("eleusis/editions.toml: 2026-11/printed", "wrong_field")]),
    (SOUND.replace('stock_out = "gap"', 'stock_out = "gup"', 1),
     [("eleusis/editions.toml: 2026-11/printed['stock_out']", "unknown_reading")]),
    (SOUND.replace("decks = 2", "decks = 9", 1),
     [("eleusis/editions.toml: 2026-11/printed['decks']", "parameter_out_of_range")]),
    (SOUND.replace("decks = 2", "deck = 2", 1),
     [("eleusis/editions.toml: 2026-11/printed['decks']", "parameter_out_of_range")]),
], ids=["no TOML", "empty", "no table", "a field", "a reading", "a parameter", "a parameter left out"])
def test_a_damaged_file_of_editions_is_told_with_its_name(tmp_path, text, expected):
    """Whatever is wrong with a game's editions is told with the file and the place in it."""
    file = tmp_path / "eleusis" / "editions.toml"
    file.parent.mkdir()
    file.write_text(text, "utf-8")
    with pytest.raises(SetupError) as error:
        Lawbook.of(ELEUSIS.questions.values(), ELEUSIS.parameters.values(), file)
    assert [(one.where, one.code) for one in error.value.problems] == expected
