"""Every scenario of the book, and the small language they are written in."""

from __future__ import annotations

import os
import re
from functools import wraps
from pathlib import Path

import pytest

from engine import setup
from engine.problems import SetupError
from rulebook import narrate, texts
from rulebook.bench import GAMES
from rulebook.scenario import SCENARIOS, hold, load, parse, scenarios
from rulebook.texts import LANGUAGES

#: How many scenarios the book has; a file that is lost or no longer found changes it.
EXPECTED = {"sigilai": 60, "eleusis": 58, "siggil": 54, "domino": 52}

FRONT = """---
title: {lt: Bandymas, lv: Mēģinājums, en: Trial}
clauses: [sigilai/20]
status: settled
---
"""


def scenario(body: str, front: str = FRONT):
    """A scenario of one fence."""
    return parse(f"{front}```python\n{body}\n```\n")


def codes(error: pytest.ExceptionInfo[SetupError]) -> list[str]:
    return [problem.code for problem in error.value.problems]


@pytest.mark.parametrize("game", GAMES)
def test_the_number_of_scenarios_is_the_expected_one(game):
    """No scenario is lost: the files, the loader and the written number agree."""
    assert len(scenarios(game)) == len(list((SCENARIOS / game).glob("*.md"))) == EXPECTED[game]


@pytest.mark.parametrize("game", GAMES)
def test_every_example_of_every_file_is_collected(game):
    """The collector finds as many examples as the files have prompts."""
    for one in scenarios(game):
        prompts = re.findall(r"^>>> ", one.path.read_text(encoding="utf-8"), re.M)
        assert len(one.examples) == len(prompts) > 0, one.id


@pytest.mark.parametrize("one", [one for game in GAMES for one in scenarios(game)], ids=lambda one: one.id)
def test_a_scenario_holds_and_its_clauses_are_cited(one):
    """Every scenario of the book holds, cites its clauses and has its words in all three languages."""
    verdict = hold(one)
    assert verdict.failures == []
    assert verdict.uncited == []
    assert set(one.title) == set(one.asks) == set(LANGUAGES)
    assert all(len(questions) >= 2 for questions in one.asks.values())


def test_a_wrong_claim_is_a_failure_with_its_line():
    """A claim that does not hold is reported with its line, what was expected and what came."""
    verdict = hold(scenario('>>> may("Žiema", "take_card", "MEDIS", mara=["MEDIS"]).outcome\n\'allowed\'',
                            FRONT.replace("20", "18")))
    assert not verdict.holds
    (failure,) = verdict.failures
    assert (failure.line, failure.want, failure.got) == (7, "'allowed'", "'refused'")


def test_a_clause_that_no_trace_cites_is_told():
    """A scenario that names a clause which its traces never cite does not hold."""
    verdict = hold(scenario('>>> t = may("Žiema", "take_card", "MEDIS", mara=["MEDIS"])'))
    assert verdict.uncited == ["sigilai/20"]


@pytest.mark.parametrize(("body", "code"), [
    (">>> import os", "not_allowed"),
    (">>> [x for x in [1]]", "not_allowed"),
    (">>> (lambda: 1)()", "not_callable"),
    (">>> f'{1}'", "not_allowed"),
    (">>> 1 + 1", "not_allowed"),
    (">>> 'a' * 9", "not_allowed"),
    (">>> len(*[[1]])", "not_allowed"),
    (">>> trick(**{})", "not_allowed"),
    (">>> t = u = 1", "not_allowed"),
    (">>> a, b = 1, 2", "not_allowed"),
    (">>> x += 1", "not_allowed"),
    (">>> (x := 1)", "not_allowed"),
    (">>> if 1: 2", "not_allowed"),
    (">>> while True: 1", "not_allowed"),
    (">>> del trick", "not_allowed"),
    (">>> open('x')", "unknown_name"),
    (">>> __import__('os')", "unknown_name"),
    (">>> trick.__globals__", "underscore"),
    (">>> 'a'.join(['b'])", "not_callable"),
    (">>> '{0.trace}'.format(1)", "not_callable"),
    (">>> trick = 1", "name_not_free"),
    (">>> _x = 1", "name_not_free"),
    (">>> [1, 2][0:1]", "not_allowed"),
    (">>> sorted([1], key=len)", "not_allowed"),
    (">>> b'bytes'", "not_allowed"),
    (">>> await trick()", "not_allowed"),
    (">>> -trick()", "not_allowed"),
    (">>> ...", "not_allowed"),
    (">>> 1 if 2 else 3", "not_allowed"),
    (">>> len([1])  # doctest: +SKIP", "not_allowed"),
    (">>> " + "[" * 3000 + "]" * 3000, "nested_too_deeply"),
    (">>> t =", "not_python"),
    (">>> 'a\0b'", "not_python"),
    (">>> x = '" + "9" * 5000, "not_python"),
    (">>> a = 1; b = 2", "two_statements"),
    ('>>> a = {"Ruduo": 1, "Ruduo": 2}', "key_twice"),
    (">>> a = 1\n... b = 2", "two_statements"),
    (">>> 'x" + "x" * 200 + "'", "text_too_long"),
    (">>> -1000000001", "out_of_range"),
    (">>> 0x" + "f" * 9000, "out_of_range"),
    (">>> " + "9" * 5000, "out_of_range"),
    (">>> t = [1,\n...      -" + "9" * 5000 + "]", "out_of_range"),
    (">>> 1e999", "out_of_range"),
    ('>>> may("Žiema", "lay", what="UPĖ", what="RASA")', "argument_twice"),
    (">>> [" + "may(), " * 201 + "]", "too_many_calls"),
    (">>> [" + "game(), " * 4 + "]", "too_many_games"),
    ("\n".join([">>> t = game()"] * 4), "too_many_games"),
    ("\n".join([">>> a = [1]", *[">>> a = [a, a]"] * 40]), "value_too_large"),
    ("\n".join([">>> a = [[1], 2]", *[">>> a = {'x': (a, sorted(a)), 'y': a[0]}"] * 40]), "value_too_large"),
    ("\n".join(['>>> t = may("Žiema", "lay", "UPĖ")', *[">>> [" + "t.events, " * 100 + "]"] * 6]), "value_too_large"),
])
def test_everything_outside_the_small_language_is_refused(body, code):
    """A proposal is data, never a program: whatever is outside the small language is refused before it runs."""
    with pytest.raises(SetupError) as error:
        scenario(body)
    assert code in codes(error) or (code == "unknown_name" and "not_callable" in codes(error)) \
        or (code == "nested_too_deeply" and "not_python" in codes(error))
    assert all(re.search(r"scenario\.md:\d+", problem.where) for problem in error.value.problems)


@pytest.mark.parametrize(("body", "problems"), [
    ('>>> may("Žiema")', [(": deed", "argument_missing"), (": what", "argument_missing")]),
    ('>>> may("Žiema", "lay", "UPĖ", "RASA")', [(": may", "too_many_arguments")]),
    ('>>> may("Žiema", "lay", "UPĖ", deed="lay")', [(": deed", "argument_twice")]),
    (">>> len()", [(": obj", "argument_missing")]),
    ('>>> tell("x")', [(": lang", "argument_missing")]),
    ('>>> tell("x", "lt")', [(": result", "wrong_type")]),
    ('>>> tell([1], ["lt"])', [(": result", "wrong_type"), (": lang", "unknown_value")]),
    ('>>> tell(may("Žiema", "take_card", "MEDIS", mara=["MEDIS"]), "de")', [(": lang", "unknown_value")]),
    ('>>> tell(may("Žiema", "take_card", "MEDIS", mara=["MEDIS"]), "lt", word="x")', [(": word", "unknown_argument")]),
    ('>>> may("Žiema", "lay", "UPĖ", deck="a\\0b")', [(": deck", "no_such_file")]),
    ('>>> may("Žiema", "lay", "UPĖ", deck=None)', [(": deck", "wrong_type")]),
    (">>> len(5)", [("", "fails")]),
])
def test_a_call_that_cannot_be_made_is_told_argument_by_argument(body, problems):
    """A call with too few, too many or double arguments, or of the wrong kind, is bad input with its line."""
    with pytest.raises(SetupError) as error:
        hold(scenario(body))
    assert [(one.where.removeprefix("scenario.md:7"), one.code) for one in error.value.problems] == problems


@pytest.mark.parametrize(("body", "problems"), [
    ('>>> rule("odd(current)").allows(["2♣"], "XX")', [(": card", "unknown_card")]),
    ('>>> rule("odd(current)").explain("2♣", 3)', [(": main_line", "not_a_list"), (": card", "wrong_type")]),
    ('>>> rule("odd(current)").describe("de")', [(": lang", "unknown_value")]),
    ('>>> rule("odd(current)").describe()', [("", "fails")]),
])
def test_a_rule_that_is_asked_wrongly_is_told_with_its_line(body, problems):
    """What a scenario asks a secret rule with is checked like the arguments of a call."""
    with pytest.raises(SetupError) as error:
        hold(scenario(body, FRONT.replace("sigilai/20", "eleusis/god.1")))
    assert [(one.where.removeprefix("scenario.md:7"), one.code) for one in error.value.problems] == problems
    with pytest.raises(SetupError) as error:
        scenario('>>> rule("odd(current)").mask([])', FRONT.replace("sigilai/20", "eleusis/god.1"))
    assert codes(error) == ["not_callable"]


def test_a_scenario_of_many_lines_is_not_too_large():
    """As many lines as a scenario may have, each with a call and a look at its result, are allowed; not one more."""
    line = '>>> may("Žiema", "take_card", "MEDIS", mara=["MEDIS"]).outcome\n'
    assert len(scenario(line * 200).examples) == 200
    with pytest.raises(SetupError) as error:
        scenario(line * 200 + ">>> 1\n1")
    assert [(one.where, one.code, one.found, one.expected) for one in error.value.problems] \
        == [("scenario.md:6", "too_many_examples", 201, ["200"])]


def test_front_matter_may_be_nested_and_not_without_end():
    """Lists in lists to the eighth level are read; one level more is refused with its line and column."""
    def nested(levels):
        return scenario(">>> 1", FRONT.replace("status", f"asks: {'[' * levels}{']' * levels}\nstatus"))

    for levels, code, where in ((7, "not_by_language", "scenario.md:4"), (8, "nested_too_deeply", "scenario.md:4:14")):
        with pytest.raises(SetupError) as error:
            nested(levels)
        assert [(one.code, one.where) for one in error.value.problems] == [(code, where)]


def test_rulings_given_to_a_run_are_those_of_calls_that_name_none():
    """A run under given rulings plays with them what names no rulings, and leaves alone what does."""
    lone = 'trick(Ruduo="MEDIS", Žiema="RAGANA", Pavasaris="LAUMĖ", Vasara="AIDAS"'
    one = scenario(f">>> t = {lone})\n>>> u = {lone}, rulings='printed')")

    def outcomes(rulings):
        return [(result.outcome, result.asked["lone_leader"]) for result in hold(one, rulings).results]

    assert outcomes(None) == outcomes({}) == [("chaos", "chaos"), ("chaos", "chaos")]
    assert outcomes({"lone_leader": "wins"}) == [("won", "wins"), ("chaos", "chaos")]


def test_negative_numbers_comparisons_and_logic_are_in_the_language():
    """Literals, negative numbers, displays, comparisons and logic may be used."""
    verdict = hold(scenario(
        '>>> t = trick(Ruduo="MEDIS", Žiema="RAGANA", Pavasaris="PASAULIS", Vasara="SAULĖ")\n'
        ">>> -1 < 0 and not t.gap and 'Ruduo' in t.hands and {'a': [1, (2,)]}['a'][0] == 1\nTrue"))
    assert verdict.holds


@pytest.mark.parametrize(("front", "code"), [
    ("no front matter", "no_front_matter"),
    ("---\ntitle: &a x\n---\n", "yaml_alias"),
    ("---\ntitle: !!python/name:os.system x\n---\n", "yaml_tag"),
    ("---\ntitle: [\n---\n", "not_yaml"),
    ("---\n- a\n---\n", "not_yaml"),
    (FRONT.replace("settled", "sure"), "unknown_value"),
    (FRONT.replace("status", "stauts"), "unknown_field"),
    (FRONT.replace("sigilai/20", "sigilai/99"), "unknown_clause"),
    (FRONT.replace("sigilai/20", "sigilai/20, eleusis/intro"), "two_games"),
    (FRONT.replace("sigilai/20", "chess/1"), "unknown_value"),
    (FRONT.replace("settled", "open"), "reason_missing"),
    (FRONT.replace(", en: Trial", ""), "language_missing"),
    (FRONT.replace("en: Trial", "de: Versuch"), "not_by_language"),
    (FRONT.replace("en: Trial", "en: ''"), "not_by_language"),
    (FRONT.replace("status", "asks: {en: [' ']}\nstatus"), "not_by_language"),
    (FRONT.replace("[sigilai/20]", "[sigilai/20, sigilai/20]"), "value_twice"),
    (FRONT.replace("[sigilai/20]", "sigilai/20"), "not_a_list"),
    (FRONT.replace("status", "source: [sigilai/20]\nstatus"), "wrong_type"),
    (FRONT.replace("status", "source: {sigilai: 20}\nstatus"), "wrong_type"),
    (FRONT.replace("status", "predict: weather\nstatus"), "unknown_value"),
    (FRONT.replace("status", "predict: [winner]\nstatus"), "unknown_value"),
    (FRONT.replace("status", "status: open\nstatus"), "key_twice"),
    (FRONT.replace("en: Trial", "en: Trial, en: Test"), "key_twice"),
    (FRONT.replace("status", "<<: {reason: x}\nstatus"), "unknown_field"),
    (FRONT.replace("en: Trial", "<<: {en: Trial}"), "not_by_language"),
    (FRONT.replace("status: settled\n", ""), "field_missing"),
    (FRONT.replace("Trial", "\x1b[31m"), "not_yaml"),
    ("---\n---\n", "not_yaml"),
])
def test_broken_front_matter_is_named_with_its_line(front, code):
    """Broken front matter is refused with file, line and what was expected."""
    with pytest.raises(SetupError) as error:
        scenario('>>> t = may("Žiema", "take_card", "MEDIS", mara=["MEDIS"])', front)
    assert code in codes(error)
    assert all(re.match(r"scenario\.md:\d+", problem.where) for problem in error.value.problems)


@pytest.mark.parametrize("front", [FRONT.replace("[sigilai", "[[sigilai"), FRONT.replace("Trial", "*x"),
                                   FRONT.replace("Trial", "Trial, en: Test")])
def test_what_cannot_be_read_is_not_told_as_missing(front):
    """A front matter that is no YAML is one problem; its fields are not missing besides."""
    with pytest.raises(SetupError) as error:
        scenario(">>> 1", front)
    assert len(codes(error)) == 1


@pytest.mark.parametrize("text", ["12:30:45", "9" * 6000, "2001-99-99", "2001-01-01", "Yes", "1_000"])
def test_every_plain_value_of_front_matter_is_the_text_that_is_written(text):
    """What YAML would take for a time, a date, a number or a truth value is a text like any other."""
    one = scenario('>>> t = may("Žiema", "take_card", "MEDIS", mara=["MEDIS"])', FRONT.replace("Trial", text))
    assert one.title["en"] == text


def test_a_mark_of_byte_order_is_not_part_of_the_text(tmp_path):
    """A file that an editor began with a byte order mark is read like any other."""
    path = tmp_path / "bom.md"
    path.write_text(f"\ufeff{FRONT}```python\n>>> 1\n1\n```\n", encoding="utf-8")
    assert load(path).title["en"] == "Trial"


@pytest.mark.parametrize(("text", "where", "code", "write"), [
    (f"{FRONT}\n```python\n>>> 1\n", "scenario.md:7", "fence_not_closed", "```"),
    (f"{FRONT}~~~~text\n```\n", "scenario.md:6", "fence_not_closed", "~~~~"),
    (f"{FRONT}```python\n>>> 1\n1\n```\n---\nstatus: open\n---\n", "scenario.md:10", "front_matter_twice", ""),
    (f"{FRONT}```python\n>>>1\n```\n", "scenario.md:7", "not_a_doctest", ""),
])
def test_a_body_that_cannot_be_read_is_told_with_its_line(text, where, code, write):
    """A fence that stays open, a second front matter and a broken prompt are told with the line where they stand."""
    with pytest.raises(SetupError) as error:
        parse(text)
    problem = error.value.problems[0]
    assert (problem.where, problem.code, problem.write) == (where, code, write)


def test_a_file_that_is_too_large_or_not_text_is_refused(tmp_path):
    """A file over 64 KB, or one that is not UTF-8, is refused before it is read as anything."""
    large = tmp_path / "large.md"
    large.write_text("x" * 70_000, encoding="utf-8")
    binary = tmp_path / "binary.md"
    binary.write_bytes(b"\xff\xfe\x00")
    for path, code in ((large, "file_too_large"), (binary, "not_utf8"), (tmp_path / "none.md", "unreadable_file")):
        with pytest.raises(SetupError) as error:
            load(path)
        assert codes(error) == [code]


@pytest.mark.parametrize("kind", ["pipe", "device", "folder"])
def test_what_is_no_ordinary_file_is_not_read(kind, tmp_path):
    """A pipe or a device, which may have no end, is refused before it is opened, and a folder too."""
    path = {"pipe": tmp_path / "pipe.md", "device": Path("/dev/zero"), "folder": tmp_path}[kind]
    if kind == "pipe":
        os.mkfifo(path)
    with pytest.raises(SetupError) as error:
        load(path)
    assert codes(error) == ["not_a_file"]


def test_a_set_up_that_cannot_be_played_is_bad_input_and_not_a_difference():
    """A scenario whose call cannot be played is refused with the line of the call and every problem."""
    with pytest.raises(SetupError) as error:
        hold(scenario('>>> trick(Ruduo="MEDS", Žiema="RAGANA", Pavasaris=None)'))
    assert codes(error) == ["unknown_card", "seat_left_out"]
    assert ":7" in error.value.problems[0].where


def test_a_deck_outside_the_scenarios_folder_is_refused():
    """A scenario reaches no file outside its own folder."""
    with pytest.raises(SetupError) as error:
        hold(scenario('>>> may("Žiema", "take_card", "MEDIS", deck="../../etc/passwd")'))
    assert codes(error) == ["outside_the_folder"]


def test_a_scenario_may_play_some_whole_games():
    """As many whole games as a scenario may have are allowed: what they take is a few seconds."""
    assert len(scenario("\n".join([">>> t = game()"] * 3)).examples) == 3


@pytest.mark.parametrize("error", [KeyError, IndexError, TypeError])
def test_a_mistake_of_the_engine_is_told_as_one(error, monkeypatch):
    """What the engine stops with is no difference of the scenario and no mistake of its writer."""
    def broken(*_, **__):
        raise error("Žiema")

    monkeypatch.setattr(setup, "run", broken)
    with pytest.raises(SetupError) as caught:
        hold(scenario('>>> t = may("Žiema", "take_card", "MEDIS", mara=["MEDIS"])'))
    [problem] = caught.value.problems
    assert (problem.where, problem.code) == ("scenario.md:7", "internal_error")
    assert error.__name__ in problem.found


def test_a_result_is_told_once_however_often_a_scenario_asks(monkeypatch):
    """Telling one result again in the same language takes no time; another result or language is told anew."""
    asked, tell = [], narrate.tell
    monkeypatch.setattr(narrate, "tell", wraps(tell)(lambda result, lang: asked.append(lang) or tell(result, lang)))
    call = 'may("Žiema", "take_card", "MEDIS", mara=["MEDIS"])'
    same = 'tell(t, "lt") == tell(t, "lt") == tell(u, "lt") and tell(t, "en") == tell(t, "en")'
    assert hold(scenario(f">>> t = {call}\n>>> u = {call}\n>>> {same}\nTrue")).failures == []
    assert asked == ["lt", "lt", "en"]


def test_an_event_that_did_not_happen_is_a_difference():
    """An example that asks for what this course of play does not have came out differently, and nothing is broken."""
    verdict = hold(scenario('>>> t = may("Žiema", "take_card", "MEDIS", mara=["MEDIS"])\n>>> t.events[999].kind\n1'))
    assert [failure.got for failure in verdict.failures] == ["IndexError: list index out of range"]


def test_what_is_wrong_with_the_book_hides_nothing_of_the_scenario(monkeypatch):
    """Where the text that a scenario speaks of cannot be read, its own problems are told besides."""
    monkeypatch.setattr(texts, "TEXTS", Path("nowhere"))
    for cached in (texts.clauses, texts.sources):
        cached.cache_clear()
    with pytest.raises(SetupError) as error:
        scenario(">>> 1", FRONT.replace("settled", "sure"))
    for cached in (texts.clauses, texts.sources):
        cached.cache_clear()
    assert codes(error) == ["unknown_value", "unreadable_file"]
