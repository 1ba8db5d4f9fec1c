"""What the book claims is held against the engine: every defect that can be planted is a finding of its own."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from engine import sigilai
from engine.rulings import Edition, Lawbook
from rulebook import check, scenario, texts
from rulebook.findings import ERROR, Finding
from rulebook.spoken import spoken
from rulebook.texts import LANGUAGES
from rulebook.words import message_id
from tests import test_words

BOOK = Path(texts.__file__).parent


@dataclass(frozen=True)
class Defect:
    """A defect: which check finds it, the files of the book that it changes, and how.

    Args:
        check: the name of the check, one of ``CHECKS``.
        files: a pattern of files from the book's folder.
        old: what is replaced in each of them; empty to add ``new`` at the end.
        new: what stands there instead; None to remove the file.
        code: the finding's code.
        found: a part of what the finding says was found or expected.
    """

    check: str
    files: str
    old: str
    new: str | None
    code: str
    found: str = ""


LT, EN, ALL = "texts/lt/sigilai.md", "texts/en/sigilai.md", "texts/*/sigilai.md"
SCENARIOS, SOURCES, UNCITED = "scenarios/sigilai/", "texts/sources.toml", "texts/uncited.toml"

DEFECTS = {
    "a wrong result": Defect("scenarios", f"{SCENARIOS}worked-trick.md", "'Pavasaris', 'won'", "'Ruduo', 'won'",
                             "scenario_differs", "('Forma', 'Ruduo', 'won')"),
    "a clause that the play never cites": Defect("scenarios", f"{SCENARIOS}worked-trick.md", "sigilai/42]",
                                                 "sigilai/42, sigilai/34]", "clause_not_cited_by_its_scenario",
                                                 "sigilai/34"),
    "a scenario that cannot be played": Defect("scenarios", f"{SCENARIOS}worked-trick.md", 'Žiema="RAGANA"',
                                               'Žiema="RAGANNA"', "unreadable", "RAGANNA"),
    "a scenario that cannot be read": Defect("scenarios", f"{SCENARIOS}worked-trick.md", "status: settled",
                                             "status: sure", "unreadable", "sure"),
    "a clause that the engine cites and no text has": Defect("ids", ALL, "/// clause | 35\n", "/// clause | 99\n",
                                                             "unknown_clause", "sigilai/35"),
    "a clause of one language": Defect("ids", EN, "", "\n/// clause | 99\nMore.\n///\n", "unknown_clause",
                                       "sigilai/99"),
    "a clause missing in one language": Defect("ids", EN, "/// clause | 35\n", "/// clause | 99\n", "clause_missing",
                                               "sigilai/35"),
    "a rule that is none in one language": Defect("ids", EN, "    informative: true\n", "", "informative_differs",
                                                  "False"),
    "clauses in another order": Defect(
        "ids", EN, "43\nThe game cannot get stuck.\n///\n\n/// clause | 44\n", "44\n///\n\n/// clause | 43\n",
        "order_of_clauses", "sigilai/44 sigilai/43"),
    "a scenario that does not exist": Defect("ids", ALL, "/// scenario | reda\n", "/// scenario | redda\n",
                                             "unknown_scenario", "redda"),
    "a scenario that one language does not show": Defect("ids", EN, "/// scenario | reda\n///\n", "",
                                                         "scenarios_differ", "velinas"),
    "a clause that no scenario cites": Defect("coverage", ALL, "", "\n/// clause | 99\nŽ.\n///\n",
                                              "clause_never_cited", "sigilai/99"),
    "a clause excused without need": Defect("coverage", UNCITED, "", '\n["sigilai/18"]\nlt = "Ne."\n',
                                            "exclusion_not_needed", "sigilai/18"),
    "a clause excused that does not exist": Defect("coverage", UNCITED, "", '\n["sigilai/99"]\nlt = "Ne."\n',
                                                   "unknown_clause", "sigilai/99"),
    "a question that no scenario asks": Defect("rulings", f"{SCENARIOS}*stuck.md", "", None, "question_never_asked",
                                               "sigilai/43"),
    "another number than the engine's": Defect("numbers", LT, "[devynias]{=hand_size}", "[aštuonias]{=hand_size}",
                                               "number_differs", "aštuonias (8)"),
    "a number that is none": Defect("numbers", LT, "[devynias]{=hand_size}", "[kelias]{=hand_size}",
                                    "number_differs", "kelias (None)"),
    "an unknown parameter": Defect("numbers", LT, "{=hand_size}", "{=hand_sise}", "unknown_parameter", "hand_sise"),
    "a parameter that no clause of its own prints": Defect("numbers", LT, "[devynias]{=hand_size}", "tiek pat",
                                                           "parameter_not_printed", "sigilai/9"),
    "a parameter that one of its clauses does not print": Defect(
        "numbers", ALL, "]{=to_mara}", "]{=text}", "parameter_not_printed", "sigilai/12"),
    "a parameter in a clause of another": Defect("numbers", ALL, "]{=to_mara}", "]{=planes}", "parameter_elsewhere",
                                                 "sigilai/12: planes"),
    "a number that nothing binds": Defect("numbers", LT, "[devynias]{=hand_size}", "devynias", "number_not_bound",
                                          "devynias (9)"),
    "a clause without words": Defect("annotations", LT, "Užstrigti žaidimas negali.\n", "", "clause_empty",
                                     "sigilai/43"),
    "an annotation that one language lacks": Defect("annotations", EN, "{outcome=won}", "", "annotations_differ",
                                                    "{outcome=won} {outcome=closed}"),
    "annotations in another order": Defect("annotations", EN, "{outcome=closed}", "{outcome=won}",
                                           "annotations_differ", "{outcome=won} {outcome=won}"),
    "an unknown question": Defect("annotations", ALL, "{reading=spoils:hand}", "{reading=spoil:hand}",
                                  "unknown_reading", "spoil:hand"),
    "an unknown reading": Defect("annotations", ALL, "{reading=spoils:hand}", "{reading=spoils:table}",
                                 "unknown_reading", "spoils:table"),
    "a reading that only we offer": Defect("annotations", ALL, "{reading=spoils:hand}", "{reading=spoils:won_pile}",
                                           "reading_not_given_here", "sigilai/example: spoils:won_pile"),
    "a reading of another clause": Defect("annotations", ALL, "{reading=cancel:top_tie}", "{reading=spoils:hand}",
                                          "reading_not_given_here", "sigilai/40: spoils:hand"),
    "the printed reading where the text gives another": Defect(
        "annotations", ALL, "{reading=cancel:all_equal}", "{reading=cancel:top_tie}", "reading_not_given_here",
        "sigilai/unwon.2b: cancel:top_tie"),
    "an outcome that no play has": Defect("annotations", ALL, "{outcome=closed}", "{outcome=close}",
                                          "unknown_annotation", "outcome=close"),
    "an event that no play has": Defect("annotations", ALL, "{outcome=closed}", "{per=shut}", "unknown_annotation",
                                        "per=shut"),
    "a move that no play has": Defect("annotations", ALL, "{outcome=closed}", "{modal=may:fly}", "unknown_annotation",
                                      "modal=may:fly"),
    "a word for a move that is no such word": Defect("annotations", ALL, "{outcome=closed}", "{modal=ought:order}",
                                                     "unknown_annotation", "modal=ought:order"),
    "another number that is no rule": Defect("text numbers", EN, "[1]{=text} collected", "[2]{=text} collected",
                                             "text_number_differs", "2 2 3 4"),
    "a game without a source": Defect("ids", SOURCES, "[sigilai]", "[sigil]", "unreadable", "field_missing: sigilai"),
    "a source without a field": Defect("ids", SOURCES, 'licence = "CC-BY-4.0"', "", "unreadable",
                                       "field_missing: licence"),
    "a source with an unknown field": Defect("ids", SOURCES, "licence =", 'author = "?"\nlicence =', "unreadable",
                                             "unknown_field: author"),
    "a source without a title": Defect("ids", SOURCES, '"Baltiški sigilai"', '" "', "unreadable", "wrong_type"),
    "a source in no language of the book": Defect("ids", SOURCES, 'source_language = "lt"', 'source_language = "de"',
                                                  "unreadable", "unknown_value: de"),
    "a source told in two languages": Defect("ids", SOURCES, "words = {lt =", "words = {xx =", "unreadable",
                                             "not_by_language"),
    "sources that are no TOML": Defect("ids", SOURCES, "[sigilai]", "[sigilai", "unreadable", "not_toml"),
    "a text that is not there": Defect("ids", EN, "", None, "unreadable", "unreadable_file"),
}


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Defect], list[Finding]]]:
    """What a check finds in a copy of the book with a defect; scenarios are played anew only where one changes."""
    played, read = check.verdicts("sigilai"), [texts.clauses, texts.sources, check.uncited]
    for name in ("texts", "scenarios"):
        shutil.copytree(BOOK / name, tmp_path / name)
    for module in (texts, check):
        monkeypatch.setattr(module, "TEXTS", tmp_path / "texts")
    for module in (scenario, check):
        monkeypatch.setattr(module, "SCENARIOS", tmp_path / "scenarios")

    def plant(defect: Defect) -> list[Finding]:
        paths = sorted(tmp_path.glob(defect.files))
        assert paths
        for path in paths:
            text = path.read_text("utf-8")
            assert defect.old in text
            if defect.new is None:
                path.unlink()
            else:
                path.write_text(text.replace(defect.old, defect.new) if defect.old else text + defect.new, "utf-8")
        if defect.files.startswith(SCENARIOS):
            read.extend([scenario.scenarios, check.verdicts])
        else:
            monkeypatch.setattr(check, "verdicts", lambda game: played)
        for cached in read:
            cached.cache_clear()
        monkeypatch.setattr(check, "CHECKS", {defect.check: check.CHECKS[defect.check]})
        return check.check(["sigilai"])

    yield plant
    monkeypatch.undo()
    for cached in read:
        cached.cache_clear()


@pytest.mark.parametrize("defect", DEFECTS.values(), ids=DEFECTS)
def test_a_planted_defect_is_found(defect: Defect, planted: Callable[[Defect], list[Finding]]) -> None:
    """Each defect of a text or scenario is an error with its code, where it stands, and what is wrong."""
    findings = [one for one in planted(defect) if one.code == defect.code]
    assert any(defect.found in f"{one.expected} {one.found}" for one in findings), findings
    assert all(one.level == ERROR or one.code == "order_of_clauses" for one in findings)
    assert not [one.place for one in findings if Path(one.place).is_absolute()]


@pytest.mark.parametrize("name", check.CHECKS)
def test_the_book_has_no_finding(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything that the book claims holds."""
    monkeypatch.setattr(check, "CHECKS", {name: check.CHECKS[name]})
    assert check.check() == []


def other(edition: Edition, *, same_digest: bool = False, **changes: Any) -> Edition:
    """An edition with changes, under the digest that it then has or under its old one."""
    changed = replace(edition, **changes)
    return changed if same_digest else replace(changed, digest=changed.computed_digest())


PRINTED = sigilai.LAWBOOK.presets["printed"]
EDITIONS = {
    "a published edition that changed": (other(PRINTED, same_digest=True, decided="me"), "edition_changed", "printed"),
    "a printed reading that is no longer the edition's": (
        other(PRINTED, readings={**PRINTED.readings, "spoils": "won_pile"}), "edition_outdated", "won_pile"),
    "an edition without a question": (
        other(PRINTED, readings={name: reading for name, reading in PRINTED.readings.items() if name != "spoils"}),
        "edition_incomplete", "printed"),
    "an edition without a parameter": (other(PRINTED, parameters={}), "edition_incomplete", "printed"),
}


@pytest.mark.parametrize(("edition", "code", "found"), EDITIONS.values(), ids=EDITIONS)
def test_a_defect_of_an_edition_is_found(edition: Edition, code: str, found: str,
                                         monkeypatch: pytest.MonkeyPatch) -> None:
    """An edition that changed after it was published, is behind the text or has something left out is an error."""
    law = sigilai.LAWBOOK
    monkeypatch.setattr(sigilai, "LAWBOOK", Lawbook(law.questions, law.parameters,
                                                    {**law.editions, edition.name: edition}))
    findings = [one for one in check.editions_are_frozen("sigilai", LANGUAGES) if one.code == code]
    assert findings
    assert all(one.level == ERROR and found in f"{one.expected} {one.found} {one.remedy}" for one in findings)


def test_every_finding_that_there_is_has_a_planted_defect() -> None:
    """No code that the checks and the lint can tell is without a test that makes them tell it."""
    planted = {defect.code for defect in DEFECTS.values()} | {code for _, code, _ in EDITIONS.values()} \
        | {code for *_, code in test_words.DEFECTS.values()} | {"form_missing"}
    told = {identity for identity in spoken(sigilai).ids if identity.startswith("finding-")}
    assert {f"finding-{message_id(code)}" for code in planted} == told


def test_what_all_games_share_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A finding in messages that all games share names no game, so that several games do not tell it again."""
    monkeypatch.setattr(check.lint, "lint", lambda game, langs: [
        Finding("message_dead", ERROR, f"messages/en/{file}.ftl:1", game=game) for file in (game, "problems")])
    assert [one.game for one in check.words_are_whole("sigilai", LANGUAGES)] == ["sigilai", ""]


def test_a_language_is_checked_alone(planted: Callable[[Defect], list[Finding]]) -> None:
    """With one language named, only what stands in that language is told."""
    planted(Defect("annotations", EN, "{outcome=won}", "", ""))
    assert check.check(["sigilai"], ["lv"]) == []
    assert {one.lang for one in check.check(["sigilai"], ["en"])} == {"en"}
