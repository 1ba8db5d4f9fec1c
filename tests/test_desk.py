"""The translators' desk: numbers, terms and negations in any form, what was accepted, and what plays witness."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from engine.play import Event
from engine.problems import SetupError
from rulebook import check, numbers, texts
from rulebook.bench import GAMES, game_module
from rulebook.cli import main
from rulebook.desk import behaviour, lock, narration, standing, terms, witness
from rulebook.desk.affixes import FOLDERS, NAMES, table
from rulebook.desk.catalogue import catalogue
from rulebook.desk.changes import changes
from rulebook.desk.clean import FORMATS, clean
from rulebook.desk.polarity import negations
from rulebook.desk.signature import digest, signature
from rulebook.desk.structure import differences
from rulebook.desk.terms import GLOSSARY, entries, terms_of
from rulebook.desk.wording import review
from rulebook.numbers import numbers_in
from rulebook.scenario import Verdict, hold, scenarios
from rulebook.texts import LANGUAGES, TEXTS, clauses, source_language
from tests.conftest import missing

#: The findings that tests here make the checks tell.
TOLD = {"moment_not_told", "two_moments_told_alike", "reading_not_told_apart"}

NUMBERS = {
    "lt": {2: "du dvi dviejų dviem dviejuose dviejose antras antrą antroji antrąją antrųjų dvejetas dvejus 2-as 2-ąjį",
           3: "trys trijų trims tris trimis trijuose trijose trečias trečiąjį trečioji trečiosios trejus trejetą",
           4: "keturi keturios keturių keturiems keturioms keturis keturias keturiais keturiomis keturiuose ketvirtą "
              "ketvirtoji ketveri ketvertas",
           7: "septyni septynias septyniais septintas septintąją septynetas", 10: "dešimt dešimties dešimtą 10to 10-tą",
           14: "keturiolika keturiolikos keturiolikai keturioliktas", 100: "šimtas šimtų šimto"},
    "lv": {2: "divi divas divu diviem divām divus divos divās otrais otrā otro otrajam otrajai divreiz divkārt",
           3: "trīs triju trim trijiem trijām trijos trešais trešā trešo trešajam trīsreiz",
           4: "četri četras četru četriem četrām četrus ceturtais ceturto ceturtajā", 7: "septiņi septiņām septītais",
           10: "desmit desmitiem desmitais desmitajai 10-o", 14: "četrpadsmit četrpadsmitais", 100: "simts simtu"},
    "en": {2: "two both twice second double", 3: "three third thrice", 14: "fourteen fourteenth", 20: "twenty",
           100: "hundred"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_is_found_in_every_case_and_gender(lang: str) -> None:
    """Digits, number words and ordinals of every case and gender are one number of their value."""
    for value, words in NUMBERS[lang].items():
        for word in words.split():
            assert [(one.words, one.value) for one in numbers_in(f"x {word} y", lang)] == [(word, value)], word


@pytest.mark.parametrize(("lang", "text", "found"), [
    ("lt", "dvidešimt keturių kortelių, šimtas dvidešimt du", [24, 122]), ("lt", "2–4, 2-4, nuo 2 iki 4", [2, 4] * 3),
    ("lv", "divdesmit četriem punktiem, no 2 līdz 4", [24, 2, 4]), ("lv", "kārtis viena otru neitralizē", [1]),
    ("en", "twenty-four of two hundred, a three-card set", [24, 200, 3]), ("en", "a face-down card, anyone, often", []),
    ("lt", "septyni 4 2", [7, 4, 2]), ("lt", "", []),
])
def test_numbers_of_several_words_are_one_and_a_range_is_two(lang: str, text: str, found: list[int]) -> None:
    """Twenty-four is one number, a range is its two ends, and what only looks like a number is none."""
    assert [one.value for one in numbers_in(text, lang)] == found


@pytest.mark.parametrize(("game", "lang"), [*product(GAMES, ("lt", "lv"))])
def test_a_term_is_found_in_every_form_of_its_table(game: str, lang: str) -> None:
    """Every form of every term of a glossary is found in a text as that term, or as a longer one that holds it."""
    own = terms_of(game, lang)
    for key, term in own.terms.items():
        for form in term.forms:
            found = {word.lower() for one in own.keys(f"Ir {form}.") for word in own.terms[one].forms}
            assert form.lower() in found, (key, form)
            assert [one for one in own.find(f"– {form}.") if one.start == 2 and one.words == form.strip("!")]
        for form, word in term.forbidden.items():
            assert [use.forbidden for use in own.find(form)] in ([word], []) or form in term.forms


def test_a_stem_that_is_alike_is_no_form() -> None:
    """Wins is no Laima, a round is no card, and once is no generation: only the forms of the table count."""
    assert not list(terms_of("sigilai", "lt").find("laimi laukia marą tvarka"))
    assert [use.key for use in terms_of("eleusis", "lv").find("kārtij kāršu kārtīm")] == ["card"] * 3
    assert not list(terms_of("siggil", "lt").find("tik kartą"))
    assert [use.forbidden for use in terms_of("siggil", "lt").find("karta, lytims, posūkiuose")] == [
        "karta", "lytis", "posūkis"]


def test_the_longest_term_counts() -> None:
    """A domino at the end is one term, and a field of Mara, also over a line break, is no field of the table."""
    assert [use.key for use in terms_of("domino", "lv").find("gala kauliņiem un kauliņiem")] == ["end_domino", "domino"]
    assert [use.key for use in terms_of("sigilai", "lt").find("į Maros\nlauką, stalo lauke")] == ["mara", "table"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_forms_that_a_glossary_forbids_are_in_the_table_of_forms(lang: str) -> None:
    """Every forbidden word and every alias of an inflecting language has its forms, and none of them is a term's."""
    more = tomllib.loads((GLOSSARY / "forms.toml").read_text("utf-8"))
    for game in GAMES:
        own = terms_of(game, lang)
        forms = {form for term in own.terms.values() for form in term.forms}
        for entry in entries(game).values():
            for name in ("forbidden", "also"):
                for word in entry.get(name, {}).get(lang, []):
                    assert lang == "en" or word in more[lang], word
        assert not forms & {form for term in own.terms.values() for form in term.forbidden}, game


@pytest.mark.parametrize(("lang", "text", "count"), [
    ("lt", "Ėjimo niekas nelaimi, nė viena kortelė nedingsta.", 3), ("lt", "Neutralizuoja, negu, netyčia, nesėkmė.", 0),
    ("lv", "Gājienā neviens neuzvar, kāršu nav.", 3), ("lv", "Nejauša, neskaidra, nepareiza kārts.", 0),
    ("en", "The game cannot get stuck; no player may not.", 3), ("en", "Another knot, once.", 0),
])
def test_negations_are_counted(lang: str, text: str, count: int) -> None:
    """What says no is counted, prefixed or on its own, and what only begins like it is not."""
    assert len(negations(text, lang)) == count


@pytest.mark.parametrize(("before", "after", "kinds"), [
    ("Deda [vieną]{=kept} kortelę.", "Deda [dvi]{=kept} kortelę.", ["numbers", "wording"]),
    ("Ėjimą laimi Vėlinas.", "Ėjimą laimi Laima.", ["wording"]),
    ("Imama kortelė.", "Imamas sigilas.", ["terms", "wording"]),
    ("Maros lauką ima.", "Maros lauke ima.", ["terms", "wording"]),
    ("Laimi žaidėjas.", "Nelaimi žaidėjas.", ["polarity", "wording"]),
    ("Kortelė yra.", "Kortelė, yra.", ["punctuation"]), ("Kortelė\nyra.", "Kortelė yra.", []),
])
def test_a_change_is_told_by_its_kind(before: str, after: str, kinds: list[str]) -> None:
    """Numbers, terms and their cases, negations, words, commas: each change is one of its kind; lines are none."""
    old, new = (signature(text, "sigilai", "lt") for text in (before, after))
    assert [change.kind for change in changes(old, new, before, after, "sigilai", "lt")] == kinds
    assert (digest(before) == digest(after)) == (not kinds)


@pytest.mark.parametrize(("own", "there"), [
    ("A:\n\n- b;\n- c.\n", "1 text, 2 item"), ("A:\n\n1. b;\n2. c.\n", "3 item"), ("A.\n", "3 item"),
    ("A:\n\n- b → d;\n- c;\n- e.\n", "0"), ("A:\n\n- b;\n- c;\n- [e]{=kept}.\n", ""),
])
def test_another_shape_is_told(own: str, there: str) -> None:
    """An item too few, steps for items, an arrow, an annotation in another item: each is a difference."""
    [(_, found, expected)] = differences(own, "A:\n\n- b;\n- c;\n- e.\n")
    assert there in f"{found} | {expected}"
    assert not list(differences(own, own))


def sigilai_played() -> dict[str, standing.Played]:
    return standing.played("sigilai", check.verdicts("sigilai"))


def laima(spoils: str) -> Verdict:
    """LAIMA's scenario under a reading of who gets the cards."""
    [scenario] = [one for one in scenarios("sigilai") if one.id == "laima"]
    return hold(scenario, {"laima_spoils": spoils})


def test_a_refactor_makes_nothing_stale_and_another_rule_does() -> None:
    """A behaviour has no kinds of events nor names of facts; under another reading, LAIMA's scenario is told anew."""
    before, now = (behaviour.record(laima(spoils), "sigilai") for spoils in ("takes_trick", "to_mara"))
    assert behaviour.fingerprint(before) != behaviour.fingerprint(now)
    kinds = {event.kind for event in laima("takes_trick").shown.events}
    assert not {word for word in json.dumps(before).split('"') if word in kinds - {"closed"}}
    assert ["Pavasaris", "cards", 3] in before[0]["gains"]
    accepted = lock.lock_of("sigilai")
    played = dict(sigilai_played())
    played["sigilai/36"] = {**played["sigilai/36"], "laima": (played["sigilai/36"]["laima"][0],
                                                              behaviour.fingerprint(now), now)}
    text = clauses("sigilai", "lv")["sigilai/36"], clauses("sigilai", "lt")["sigilai/36"]
    one = standing.standing(*text, "lv", accepted, played["sigilai/36"])
    assert (one.stale, list(one.happened)) == (["behaviour"], ["laima"])
    new = {**sigilai_played()["sigilai/36"], "a-new-one": ("0" * 12, "1" * 12, now)}
    assert standing.standing(*text, "lv", accepted, new).stale == []


def test_a_scenario_that_was_edited_makes_nothing_stale() -> None:
    """Where a scenario plays something else, another result is no change of the rules."""
    played = dict(sigilai_played()["sigilai/37"])
    played["stoka"] = ("f" * 12, "e" * 12, [])
    text = clauses("sigilai", "en")["sigilai/37"], clauses("sigilai", "lt")["sigilai/37"]
    assert standing.standing(*text, "en", lock.lock_of("sigilai"), played).stale == []


@pytest.mark.parametrize("game", GAMES)
def test_every_holding_is_one_of_the_table(game: str) -> None:
    """What a behaviour counts is what the game's tables have, so that a renamed field is a failure and no silence."""
    states = [result.trace.table.state() for verdict in check.verdicts(game).values() for result in verdict.results]
    assert all(behaviour.HOLDINGS[game].keys() <= state.keys() for state in states)
    assert {what for what, _ in behaviour.HOLDINGS[game].values()} <= set(behaviour.WHATS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_book_is_as_it_was_accepted(lang: str) -> None:
    """Every clause of every game is recorded in the lock, nothing is stale, and no draft counts as done."""
    for game in GAMES:
        found = list(standing.standings(game, lang, lock.lock_of(game), standing.played(game, check.verdicts(game))))
        assert all(one.recorded and not one.stale and not one.own for one in found), game
        assert not any(one.done for one in found if one.state == lock.DRAFT)


BROKEN = {
    "no JSON": ("{", ":1:2", "not_json"), "a list": ("[]", ": ", "wrong_type"),
    "a key twice": ('{"texts": {}, "texts": {}}', "sigilai.lock.json", "not_json"),
    "an unknown part": ('{"claws": {}}', "claws", "unknown_field"),
    "nested without end": ("[" * 100000, "sigilai.lock.json", "nested_too_deeply"),
    "no number": ('{"texts": NaN}', "sigilai.lock.json", "not_json"),
    "a clause of another game": ('{"clauses": {"domino/1": {"lt": {}}}}', "domino/1", "unknown_value"),
    "an entry without text": ('{"clauses": {"sigilai/1": {"lt": {"state": "draft"}}}}', "sigilai/1", "field_missing"),
    "an unknown language": ('{"clauses": {"sigilai/1": {"de": {}}}}', "de", "unknown_field"),
    "a text that is a number": ('{"texts": {"0123456789ab": 3}}', "0123456789ab", "wrong_type"),
    "a hash that is none": ('{"texts": {"x": "…"}}', "texts['x']", "wrong_type"),
    "a behaviour that is a text": ('{"behaviours": {"0123456789ab": "x"}}', "0123456789ab", "not_a_list"),
    "not UTF-8": (b"\xff", "sigilai.lock.json", "not_utf8"), "too large": (b" " * 2_100_000, "lock", "file_too_large"),
}
ENTRY = {"text": "0" * 12, "source": "0" * 12, "signature": {"numbers": [], "terms": {}, "polarity": 0},
         "state": "draft", "date": "2026-11-30"}
SLIPS: dict[str, tuple[dict[str, Any], str, str]] = {
    "state": ({"state": "done"}, "state", "unknown_value"), "date": ({"date": "today"}, "date", "wrong_type"),
    "reviewer": ({"state": "reviewed"}, "reviewer", "field_missing"), "stale": ({"stale": True}, "stale",
                                                                                "unknown_field"),
    "numbers": ({"signature": {"numbers": ["1"], "terms": {}, "polarity": 0}}, "numbers", "wrong_type"),
    "played": ({"played": {"stoka": ["0" * 12]}}, "played.stoka", "wrong_type"),
    "parameters": ({"parameters": {"kept": True}}, "parameters.kept", "wrong_type"),
    "dismissed": ({"dismissed": [{"code": "x"}]}, "dismissed[0]", "field_missing"),
    "by": ({"by": 3}, "by", "wrong_type"), "hash": ({"text": "x"}, "text", "wrong_type"),
}
BROKEN |= {f"a slip: {name}": (json.dumps({"clauses": {"sigilai/1": {"lt": {**ENTRY, **change}}}}), where, code)
           for name, (change, where, code) in SLIPS.items()}


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the texts that commands may write to."""
    shutil.copytree(TEXTS, tmp_path / "texts")
    for module in (texts, numbers, check, lock):
        monkeypatch.setattr(module, "TEXTS", tmp_path / "texts")
    read = (texts.clauses, texts.sources, lock.lock_of)
    for one in read:
        one.cache_clear()
    yield tmp_path / "texts"
    monkeypatch.undo()
    for one in read:
        one.cache_clear()


@pytest.mark.parametrize(("written", "where", "code"), BROKEN.values(), ids=BROKEN)
def test_a_lock_edited_by_hand_is_told_with_its_place_and_not_written_over(
        written: str | bytes, where: str, code: str, desk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever stands in a lock, each problem has its place, and no command writes over the file."""
    path, data = desk / "sigilai.lock.json", written if isinstance(written, bytes) else written.encode()
    path.write_bytes(data)
    with pytest.raises(SetupError) as error:
        lock.lock_of("sigilai")
    assert any(one.code == code and where in one.where for one in error.value.problems), error.value.problems
    assert main(["translate", "accept", "--game", "sigilai", "--by", "Ona", "--lang", "lt"]) == 2
    assert capsys.readouterr().err.count("sigilai.lock.json") >= 1
    assert path.read_bytes() == data


def test_a_lock_is_written_as_it_is_read(desk: Path) -> None:
    """What is read from a lock and written again is the same file, byte for byte, and no temporary one is left."""
    for game in GAMES:
        before = lock.lock_path(game).read_bytes()
        lock.write(game, lock.lock_of(game))
        assert lock.lock_path(game).read_bytes() == before
    assert not [*desk.glob("*.tmp"), *desk.glob("*.aside")]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    """What a command prints as JSON, having ended with 0."""
    assert main([*arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_a_source_that_changes_is_told_accepted_or_said_to_have_no_meaning(
        desk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A number in the source makes both translations stale; one accepts it, for the rest it is without meaning."""
    path = desk / "lt" / "sigilai.md"
    path.write_text(path.read_text("utf-8").replace("[keturis]{=sigils_to_win}", "[penkis]{=sigils_to_win}"), "utf-8")
    texts.clauses.cache_clear()
    told = {one["lang"]: one for one in run(capsys, "translate", "status", "--game", "sigilai")["translations"]}
    assert {lang: one["open"] for lang, one in told.items()} == {
        "lt": {"sigilai/4": ["own"]}, **{lang: {"sigilai/4": ["numbers", "wording"]} for lang in ("lv", "en")}}
    assert (told["lv"]["stale"], told["lv"]["done"], told["lv"]["draft"]) == (1, 0, 57)
    [changed] = run(capsys, "translate", "diff", "--game", "sigilai", "--lang", "lv")["changed"]
    assert changed["source"][0] == {"kind": "numbers", "before": "4", "now": "5"}
    assert main(["translate", "diff", "sigilai/4", "--lang", "lv"]) == 0
    assert "[-keturis-] {+penkis+}" in capsys.readouterr().out
    assert run(capsys, "translate", "accept", "sigilai/4", "--lang", "lv", "--by", "Ilze")["count"] == 1
    entry = lock.lock_of("sigilai").entry("sigilai/4", "lv")
    assert entry is not None
    assert (entry.state, entry.by) == ("draft", "Living Rules")  # her words are those of before
    assert run(capsys, "translate", "no-meaning", "sigilai/4", "--by", "Ona")["count"] == 1
    assert not any(one["open"] for one in run(capsys, "translate", "status", "--game", "sigilai")["translations"])
    english = lock.lock_of("sigilai").entry("sigilai/4", "en")
    assert english is not None
    assert english.no_meaning == "Ona"


def test_reviewed_is_set_by_somebody_else_than_who_wrote(desk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Who reviews their own words is told so; a reviewed clause is done, and a draft again when its words change."""
    told = run(capsys, "translate", "accept", "domino/vote.2", "--lang", "en", "--by", "Living Rules", "--reviewed")
    assert told["own_review"] == ["domino/vote.2"]
    told = run(capsys, "translate", "accept", "domino/vote.2", "--lang", "en", "--by", "Ann", "--reviewed")
    assert told["own_review"] == []
    [one] = run(capsys, "translate", "status", "--game", "domino", "--lang", "en")["translations"]
    assert (one["done"], one["reviewed"]) == (1, 1)
    path = desk / "en" / "domino.md"
    path.write_text(path.read_text("utf-8").replace("may guess success as well", "may also guess success"), "utf-8")
    texts.clauses.cache_clear()
    [one] = run(capsys, "translate", "status", "--game", "domino", "--lang", "en")["translations"]
    assert (one["done"], one["reviewed"], one["open"]) == (0, 0, {"domino/vote.2": ["own"]})


def test_a_finding_is_let_stand_until_the_clause_changes(desk: Path, capsys: pytest.CaptureFixture[str],
                                                         monkeypatch: pytest.MonkeyPatch) -> None:
    """A dismissed finding is not told; it is again when the clause's words change."""
    monkeypatch.setattr(check, "CHECKS", {"glossary": check.CHECKS["glossary"]})
    path = desk / "en" / "sigilai.md"

    def change(old: str, new: str) -> list[str]:
        path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")
        texts.clauses.cache_clear()
        return [finding.code for finding in check.check(["sigilai"])]

    assert change("Mara’s field is shared", "It is shared") == ["term_missing"]
    assert run(capsys, "translate", "dismiss", "sigilai/16", "--lang", "en", "--code", "term-missing", "--reason",
               "It is clear.", "--by", "Ann")["count"] == 1
    assert change("It is shared", "It is shared") == []
    assert change("It is shared", "It is common") == ["term_missing"]


@pytest.mark.parametrize("arguments", [
    [], ["reject"], ["accept"], ["accept", "--by"], ["accept", "sigilai/99", "--by", "Ona"], ["dismiss", "sigilai/3"],
    ["dismiss", "--lang", "lt", "--code", "x", "--reason", "y", "--by", "z"], ["no-meaning"],
    ["accept", "--by", "x" * 500],
])
def test_a_command_that_lacks_something_says_what(arguments: list[str], desk: Path,
                                                  capsys: pytest.CaptureFixture[str]) -> None:
    """Without a deed, a clause that exists, or who does it, nothing is written and the exit code is 2."""
    before = {path: path.read_bytes() for path in desk.glob("*.json")}
    assert main(["translate", *arguments]) == 2
    assert capsys.readouterr().err
    assert before == {path: path.read_bytes() for path in desk.glob("*.json")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_another_behaviour_is_told_in_the_translators_language(lang: str, monkeypatch: pytest.MonkeyPatch,
                                                               capsys: pytest.CaptureFixture[str]) -> None:
    """Beside the changed words stands what happens: who gained how many before and now, in each language."""
    other = laima("to_mara")
    monkeypatch.setattr(check, "verdicts", lambda game, verdicts=check.verdicts: {**verdicts(game), "laima": other})
    assert main(["translate", "diff", "sigilai/36", "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert {"lt": "Pavasaris, kortelės: anksčiau +3, dabar −1", "lv": "Pavasaris, kārtis: agrāk +3, tagad −1",
            "en": "Spring, cards: before +3, now −1"}[lang] in told
    assert {"lt": "Maros laukas, kortelės: anksčiau 0, dabar +4", "lv": "Māras lauks, kārtis: agrāk 0, tagad +4",
            "en": "Mara’s field, cards: before 0, now +4"}[lang] in told


@pytest.mark.parametrize("game", GAMES)
def test_every_marked_reading_is_told_apart_by_the_smallest_example(game: str) -> None:
    """For each reading of a text there is a scenario in which it and another one come out differently."""
    verdicts = check.verdicts(game)
    for question in game_module(game).LAWBOOK.questions.values():
        for reading in question.names:
            told = witness.telling(game, question.name, reading, verdicts)
            if told is not None:
                assert [one.asked[question.name] for one in told.results] == [told.reading, told.other]
    silent = dict.fromkeys(verdicts, Verdict())
    findings = list(witness.readings_told(game, ["en"], silent))
    assert {one.code for one in findings} == {"reading_not_told_apart"}


def test_a_moment_that_cannot_be_told_and_two_that_are_told_alike_are_findings() -> None:
    """An event without a sentence is an error with its scenario; two kinds with one sentence are a warning."""
    events = [Event("made_up", (), seat="Ruduo"), Event("swept", (), cards=["MEDIS"]),
              Event("swept", (), cards=["MEDIS"])]
    verdicts: Any = {"here": SimpleNamespace(results=[SimpleNamespace(events=events)])}
    [one] = narration.moments_are_told("sigilai", ["en"], verdicts)
    assert (one.code, one.expected, one.trace) == ("moment_not_told", "event-made-up", "here")
    alike = [Event("laid", (), seat="Ruduo", card="MEDIS"), Event("revealed", (), seat="Ruduo", card="MEDIS")]
    told = narration.narrate.event
    narration.narrate.event = lambda game, event, lang: "The same."  # type: ignore[assignment]
    try:
        verdicts = {"here": SimpleNamespace(results=[SimpleNamespace(events=alike)])}
        [one] = narration.moments_are_told("sigilai", ["en"], verdicts)
    finally:
        narration.narrate.event = told
    assert (one.code, one.level, one.expected) == ("two_moments_told_alike", "warning", "event-laid")


@pytest.mark.parametrize("game", GAMES)
def test_beside_a_message_stand_moments_of_real_play(game: str) -> None:
    """Each message that scenarios tell has one to three different moments, with clauses, in each language."""
    beside = narration.beside_messages(game, check.verdicts(game))
    assert len(beside) > 20
    for moments in beside.values():
        assert 1 <= len(moments) <= narration.MOMENTS
        assert all(set(moment["told"]) == set(LANGUAGES) and moment["scenario"] for moment in moments)


@pytest.mark.parametrize(("game", "lang", "form"), [*product(GAMES, LANGUAGES, FORMATS)])
def test_a_clean_text_has_every_clause_and_no_mark(game: str, lang: str, form: str) -> None:
    """The text for a publisher has the words of every clause and no annotation, block, note or scenario."""
    text = clean(game, lang, form)
    assert not [mark for mark in ("///", "{=", "{reading", "{.not", "!!!", "informative") if mark in text]
    flat = " ".join(text.replace("&gt;", ">").split())
    for clause in clauses(game, lang).values():
        first = clause.plain.split("\n")[0]
        assert " ".join(first.removeprefix("- ").split()) in flat.replace("**", "").replace("<strong>", "").replace(
            "</strong>", ""), clause.id


@pytest.mark.parametrize(("game", "lang"), [*product(GAMES, LANGUAGES)])
def test_a_catalogue_has_a_message_for_each_clause(game: str, lang: str) -> None:
    """A PO file is read again with a message a clause, its id as context, numbers and CLDR's plural forms."""
    from io import StringIO

    from babel.messages.pofile import read_po
    text = catalogue(game, lang, lock.lock_of(game))
    found = {message.context: message for message in read_po(StringIO(text)) if message.id}
    assert list(found) == list(clauses(game, source_language(game)))
    assert f"nplurals={ {'lt': 4, 'lv': 3, 'en': 2}[lang]};" in text
    assert "EMAIL" not in text.partition('msgctxt')[2]
    assert "brace-format" not in text
    if lang != source_language(game):
        assert all(message.string for message in found.values())
    for parameter in game_module(game).LAWBOOK.parameters.values():
        comments = " ".join(found[parameter.clauses[0]].auto_comments)
        assert f"{parameter.name}: {parameter.value} ({parameter.low}–{parameter.high})" in comments


def test_a_clause_whose_source_changed_is_fuzzy_with_the_words_before(desk: Path) -> None:
    """In a catalogue a stale clause is fuzzy, and the source's words that it was made from stand beside it."""
    path = desk / "lt" / "domino.md"
    path.write_text(path.read_text("utf-8").replace("Kitą ratą pradeda", "Naują ratą pradeda"), "utf-8")
    texts.clauses.cache_clear()
    text = catalogue("domino", "en", lock.lock_of("domino"))
    block = next(one for one in text.split("\n\n") if 'msgctxt "domino/round.2"' in one)
    assert "#, fuzzy" in block
    assert "#| msgid" in block
    assert "Kitą ratą" in block


@pytest.mark.spell
@pytest.mark.parametrize(("lang", "word", "form"), [
    ("lt", "Perkūnas", ("gen", "Perkūno")), ("lt", "kortelė", ("acc_pl", "korteles")),
    ("lt", "lytis", ("gen", "lyties")), ("lt", "kirtis", ("gen_pl", "kirčių")),
    ("lv", "pravietis", ("gen", "pravieša")), ("lv", "kārta", ("loc", "kārtā")), ("lv", "lauks", ("dat_pl", "laukiem")),
])
def test_the_forms_of_a_term_are_proposed(lang: str, word: str, form: tuple[str, str]) -> None:
    """A word of the dictionary, or one declined like its kin, gets its table of cases."""
    if not any((Path(folder) / f"{NAMES[lang]}.dic").exists() for folder in FOLDERS):
        missing(f"the forms of words need the dictionary {NAMES[lang]}")
    assert table(word, lang)[form[0]] == form[1]


@pytest.mark.spell
def test_a_glossarys_forms_are_mostly_those_that_the_dictionary_proposes() -> None:
    """Of the forms of all one-word terms that a dictionary's rules give, nine in ten are those that were committed."""
    same = all_forms = 0
    for game, lang in product(GAMES, NAMES):
        if not any((Path(folder) / f"{NAMES[lang]}.dic").exists() for folder in FOLDERS):
            missing(f"the forms of words need the dictionary {NAMES[lang]}")
        for entry in entries(game).values():
            row = entry.get(lang, {})
            if entry.get("kind") == "term" and "gen" in row and " " not in row["nom"]:
                proposed = table(row["nom"], lang)
                shared = [case for case in row if case in proposed]
                same += sum(row[case] == proposed[case] for case in shared)
                all_forms += len(shared)
    assert same > 0.9 * all_forms > 500
    assert terms.GLOSSARY == GLOSSARY


REVIEWED = {
    "another number": ("Žaidimui reikia [trijų]{=players} žaidėjų.", ["number_differs"]),
    "a number unbound": ("Žaidimui reikia keturių žaidėjų.", ["number_not_bound", "parameter_not_printed"]),
    "a wrong case": ("Žaidimui reikia [keturių]{=players} žaidėjams.", ["case_differs"]),
    "another word": ("Žaidimui reikia [keturių]{=players} nugalėtojų.", ["forbidden_word", "term_missing"]),
    "a negation": ("Žaidimui nereikia [keturių]{=players} žaidėjų.", ["polarity_changed"]),
    "nothing": ("Reikia [keturių]{=players} žaidėjų.\n", []),
}


@pytest.mark.parametrize(("body", "codes"), REVIEWED.values(), ids=REVIEWED)
def test_new_words_of_a_clause_are_reviewed_before_anything_is_played(body: str, codes: list[str]) -> None:
    """What is wrong with new words is told while they are typed, by the functions that check the book."""
    assert [one.code for one in review("sigilai", "lt", "sigilai/1", body)] == codes


def test_new_words_are_held_against_the_source() -> None:
    """A translation whose marks or items are not the source's is told so; a clause that is none is a problem."""
    body = clauses("sigilai", "en")["sigilai/12"].body
    assert review("sigilai", "en", "sigilai/12", body) == []
    short = body.replace("- puts the other [two]{=to_mara} into Mara’s field.\n", "")
    assert [one.code for one in review("sigilai", "en", "sigilai/12", short)] == [
        "parameter_not_printed", "term_missing", "annotations_differ", "structure_differs"]
    with pytest.raises(SetupError) as error:
        review("sigilai", "en", "sigilai/112", body)
    assert [one.code for one in error.value.problems] == ["unknown_clause"]


def test_what_the_page_asks_needs_the_standard_library_only() -> None:
    """The review of a clause runs where only `engine`, `rulebook` and the standard library are."""
    code = ("import sys\nsys.modules.update(dict.fromkeys(('yaml', 'babel', 'fluent', 'fluent.syntax', 'markdown')))\n"
            "from rulebook.desk.wording import review\n"
            "print(len(review('siggil', 'lv', 'siggil/players', 'Spēlē trīs.')))")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False,
                          cwd=Path(__file__).parents[1])
    assert int(done.stdout or -1) >= 3, done.stderr
