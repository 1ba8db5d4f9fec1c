"""What the book claims is held against the engine: every defect that can be planted is a finding of its own."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from engine import sigilai
from engine.problems import SetupError
from engine.rulings import Edition, Lawbook
from rulebook import blast, check, met, numbers, scenario, texts
from rulebook.bench import GAMES
from rulebook.book import LARGEST
from rulebook.desk import grammar, limits, lock, polarity, terms, witness
from rulebook.findings import ERROR, NOTE, WARNING, Finding
from rulebook.spoken import spoken
from rulebook.texts import LANGUAGES
from rulebook.words import message_id
from tests import test_desk, test_words

BOOK = Path(texts.__file__).parent
ALL_CHECKS = check.CHECKS


@dataclass(frozen=True)
class Defect:
    """A defect: which check finds it, the files of the book that it changes, and how.

    Args:
        check: the name of the check, one of ``CHECKS``.
        files: a pattern of files from the book's folder.
        old: what is replaced in each of them; empty to add ``new`` at the end.
        new: what stands there instead, None to remove the file, or what puts another one in its place.
        code: the finding's code.
        found: a part of what the finding says was found or expected.
    """

    check: str
    files: str
    old: str
    new: str | Callable[[Path], object] | None
    code: str
    found: str = ""


LT, EN, ALL = "texts/lt/sigilai.md", "texts/en/sigilai.md", "texts/*/sigilai.md"
SCENARIOS, SOURCES, UNCITED = "scenarios/sigilai/", "texts/sources.toml", "texts/uncited.toml"
NUMERALS, LOCK = "texts/numerals.toml", "texts/sigilai.lock.json"
LV, ELEUSIS = "texts/lv/sigilai.md", "texts/*/eleusis.md"
ELEUSIS_LT, ELEUSIS_EN, SIGGIL_EN = "texts/lt/eleusis.md", "texts/en/eleusis.md", "texts/en/siggil.md"
LIMITS = "glossary/limits.toml"

DEFECTS = {
    "kept figures of a reading that there is not": Defect(
        "blast", "blasts/sigilai.json", '"labels": [', '"labels": ["cancel=never",', "blast_stale", "cancel=never"),
    "a clause that no random game meets any more": Defect(
        "met", "met/sigilai.json", '"probe": {', '"probe": {"sigilai/0": 1,', "met_stale", "sigilai/0"),
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
    "a forbidden word in another case": Defect("glossary", LT, "Kortelės visiems žaidėjams", "Kortos visiems žaidėjams",
                                               "forbidden_word", "Kortos"),
    "a thing that one language does not name": Defect("glossary", LV, "Māras lauks ir kopīgs un", "Tas ir kopīgs un",
                                                      "term_missing", "Māras lauks"),
    "a wrong case after a preposition": Defect("glossary", LT, "[dvi]{=to_mara} deda į Maros lauką",
                                               "[dvi]{=to_mara} deda į Maros lauke", "case_differs", "į Maros lauke"),
    "a wrong case after a number": Defect(
        "glossary", ELEUSIS.replace("*", "lt"), "[dvi]{=penalty.per_card} baudos kortas.",
        "[dvi]{=penalty.per_card} baudos kortoms.", "case_differs", "dvi baudos kortoms"),
    "one word for two things": Defect("glossary", "glossary/sigilai.toml", 'en = {nom = "sign",',
                                      'en = {nom = "sigil",', "word_of_two_terms", "sigil"),
    "an item that one language lacks": Defect("structure", EN, "- Winter;\n", "", "structure_differs",
                                              "1 text, 3 item"),
    "a step that is an item": Defect("structure", EN, "1. Autumn reveals", "- Autumn reveals", "structure_differs",
                                     "1 item, 3 step"),
    "words that allow what the annotation forbids": Defect("modality", EN, "[cannot]{modal", "[may]{modal",
                                                           "modal_words_differ", "may (may)"),
    "a may that nothing marks": Defect("modality", EN, "Cards never vanish", "Cards may never vanish",
                                       "modal_not_marked", "may"),
    "a must that the text calls a may": Defect("modality", ALL, "{modal=must:give_up}", "{modal=may:give_up}",
                                               "modality_differs", "must"),
    "a may that the text calls a must": Defect("modality", "texts/*/siggil.md", "{modal=may:capture}",
                                               "{modal=must:capture}", "modality_differs", "may"),
    "a refusal by another clause": Defect("modality", "texts/*/domino.md", "{modal=must_not:ring}",
                                          "{modal=must_not:end_domino}", "modality_differs", "domino/build.5"),
    "an outcome that a list lacks": Defect("outcomes", ALL, "{outcome=chaos}", "{.not-term}", "outcome_not_listed",
                                           "chaos"),
    "an outcome that play never has": Defect("outcomes", ALL, "{outcome=chaos}", "{outcome=limit}",
                                             "outcome_not_reached", "limit"),
    "another number of penalty cards a card": Defect("quantities", ELEUSIS.replace("*", "lv"), "virkni iedod [divas]",
                                                     "virkni iedod [trīs]", "quantity_differs", "1 × 3 = 3"),
    "a quantity without a number": Defect("quantities", ELEUSIS.replace("*", "lv"), "Kamēr Pravieša",
                                          "[Kamēr]{per=marked} Pravieša", "quantity_without_number", "Kamēr"),
    "a quantity of what the clause does not do": Defect("quantities", ELEUSIS, "{per=laid_wrong}", "{per=marked}",
                                                        "quantity_not_measured", "marked"),
    "a reading of the text that nothing marks": Defect("readings", ALL, "{reading=sigil_timing:at_once}", "{.not-term}",
                                                       "reading_not_stated", "sigilai/11"),
    "another card in an example": Defect("examples", LV, "kārti MEDIS (", "kārti STOKA (", "example_differs",
                                         "Rudens – STOKA"),
    "another count in an example": Defect("examples", EN, "Spring has [2]{=text}", "Spring has [3]{=text}",
                                          "example_differs", "Spring: 2"),
    "another winner of an example": Defect("examples", LT, "laimi]{outcome=won} Pavasaris",
                                           "laimi]{outcome=won} Vasara", "outcome_differs", "won Vasara"),
    "an example that no scenario plays": Defect("examples", f"{SCENARIOS}worked-trick.md", "source: sigilai/example",
                                                "source: sigilai/23", "example_not_played", "sigilai/example"),
    "a clause that nobody accepted": Defect("staleness", LOCK, '"sigilai/1": {', '"sigilai/99": {',
                                            "clause_not_recorded", "sigilai/1"),
    "a lock with a clause that is no more": Defect("staleness", LOCK, '"sigilai/1": {', '"sigilai/99": {',
                                                   "unknown_clause", "sigilai/99"),
    "a lock with a slip": Defect("staleness", LOCK, '"draft"', '"done"', "unreadable", "unknown_value: done"),
    "a number that changed in the source": Defect("staleness", LT, "[keturis]{=sigils_to_win}",
                                                  "[penkis]{=sigils_to_win}", "stale_numbers", "5"),
    "a term that changed in the source": Defect("staleness", LT, "renka tik savo metų laiko sigilus",
                                                "renka tik savo metų laiko ženklus", "stale_terms", "ženklus"),
    "a negation that went from the source": Defect("staleness", LT, "Užstrigti žaidimas negali",
                                                   "Užstrigti žaidimas gali", "stale_polarity", "negali"),
    "a word that changed in the source": Defect("staleness", LT, "Visi padeda po", "Visi deda po", "stale_wording",
                                                "deda padeda"),
    "a number that the engine changed": Defect("staleness", LOCK, '"stoka.discard": 1', '"stoka.discard": 2',
                                               "stale_behaviour", "stoka.discard = 2"),
    "a negation that went from a translation": Defect("staleness", EN, "The game cannot get stuck",
                                                      "The game can get stuck", "polarity_changed", "cannot"),
    "a negation that only the other languages have": Defect("sentences", EN, "The game cannot get stuck",
                                                            "The game can get stuck", "negation_differs", "lt: negali"),
    "a negation in the words of a mark": Defect("sentences", ELEUSIS_LT, "[nebeturi nė vienos kortos]",
                                                "[turi vieną kortą]", "negation_differs", "en: not"),
    "a limit turned round in the source": Defect("staleness", LT, "yra bent [trys]", "yra ne daugiau kaip [trys]",
                                                 "stale_limits", "bent"),
    "a limit turned round in a translation": Defect("staleness", SIGGIL_EN, "at most [three]", "at least [three]",
                                                    "limits_changed", "at most"),
    "a limit that the other languages set": Defect("sentences", LT, "yra bent [trys]", "yra [trys]", "limit_differs",
                                                   "en: at least"),
    "a limit that no other language sets": Defect("sentences", EN, "The cards are dealt", "Only the cards are dealt",
                                                  "limit_differs", "Only"),
    "before in place of since": Defect("staleness", ELEUSIS_EN, "[since the True", "[before the True",
                                       "readings_changed", "before the True"),
    "a season in place of another": Defect("sentences", LV, "atklāj Rudens kārti", "atklāj Ziemas kārti",
                                           "value_differs", "Ziemas"),
    "a term that only a translation names": Defect("staleness", LV, "atklāj Rudens kārti", "atklāj Ziemas kārti",
                                                   "terms_changed", "Rudens Ziemas"),
    "a must in place of a may": Defect("staleness", EN, "They may have a consequence", "They must have a consequence",
                                       "modality_changed", "must"),
    "another number in a translation": Defect("staleness", EN, "[four]{=sigils_to_win}", "[five]{=sigils_to_win}",
                                              "numbers_changed", "5"),
    "a must in the source": Defect("staleness", LT, "Jos gali turėti pasekmių", "Jos turi turėti pasekmių",
                                   "stale_modality", "turi"),
    "other deciding words in the source": Defect("staleness", LT, "[nėra aiškaus laimėtojo]",
                                                 "[nėra vieno laimėtojo]", "stale_readings", "vieno"),
    "limits that are no list": Defect("sentences", LIMITS, 'en = ["only"]', 'en = [1]', "unreadable", "wrong_type"),
    "a limit against none": Defect("sentences", LIMITS, 'against = "at_most"', 'against = "never"', "unreadable",
                                   "unknown_value: never"),
    "a limit that is lost in no way": Defect("sentences", LIMITS, 'lost = "all"', 'lost = "often"', "unreadable",
                                             "unknown_value: often"),
    "a limit with broken brackets": Defect("sentences", LIMITS, '"paskutin(is|', '"paskutin(is((|', "unreadable",
                                           "wrong_type: last"),
    "a mark that was accepted": Defect("staleness", ALL, "{reading=sigil_timing:at_once}", "{.not-term}",
                                       "mark_dropped", "{reading=sigil_timing:at_once}"),
    "a translation that changed": Defect("staleness", EN, "Cards never vanish", "Cards never disappear",
                                         "words_changed", "disappear"),
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
    "a text that is a folder": Defect("ids", EN, "", Path.mkdir, "unreadable", "not_a_file"),
    "a text that is a pipe": Defect("ids", EN, "", os.mkfifo, "unreadable", "not_a_file"),
    "a text that is a device": Defect("ids", EN, "", lambda path: path.symlink_to("/dev/zero"), "unreadable",
                                      "not_a_file"),
    "a text that is too large": Defect("ids", EN, "", "x" * LARGEST, "unreadable", "file_too_large"),
    "a text that is not UTF-8": Defect("ids", EN, "", lambda path: path.write_bytes(b"\xff"), "unreadable", "not_utf8"),
    "a clause that is not closed": Defect("ids", EN, "\n///\n\n/// clause | 44\n", "\n\n/// clause | 44\n",
                                          "unreadable", "clause_not_closed: sigilai/43"),
    "a clause without a number": Defect("ids", EN, "/// clause | 44\n", "/// clause | \n", "unreadable",
                                        "not_a_clause_id"),
    "a clause that stands twice": Defect("ids", EN, "/// clause | 44\n", "/// clause | 43\n", "unreadable",
                                         "clause_twice: sigilai/43"),
    "thousands of clauses that are not closed": Defect("ids", EN, "", "\n/// clause | x" * 7000, "unreadable",
                                                       "more_problems"),
    "thousands of blanks in a header": Defect("ids", EN, "", f"\n/// clause | x{' ' * 50000}y{' ' * 50000}\n",
                                              "unreadable", "clause_not_closed"),
    "thousands of blank lines": Defect("numbers", EN, "", "\n/// clause | x\n" + "\n" * 100000 + "7\n///\n",
                                       "number_not_bound", "7 (7)"),
    "a number of thousands of digits": Defect("numbers", EN, "", f"\n/// clause | x\n{'9' * 5000}\n///\n",
                                              "number_not_bound", "(1000000000)"),
    "numerals that are no TOML": Defect("numbers", NUMERALS, "[lt]", "[lt", "unreadable", "not_toml"),
    "numerals of too many digits": Defect("numbers", NUMERALS, "= 17", f"= {'1' * 5000}", "unreadable", "not_toml"),
    "numerals without a language": Defect("numbers", NUMERALS, "[lv]", "[xx]", "unreadable", "field_missing: lv"),
    "a numeral that is no pattern": Defect("numbers", NUMERALS, "'tret(i|iems|ieji|iesiems)'", "'(tret'", "unreadable",
                                          "(tret = 3"),
    "a numeral that may repeat without end": Defect("numbers", NUMERALS, "'tret(i|iems|ieji|iesiems)'", "'(a+)+b'",
                                                    "unreadable",
                                                    "(a+)+b = 3"),
    "a numeral that is no number": Defect("numbers", NUMERALS, "= 17", "= 'x'", "unreadable", "= 'x'"),
    "excuses that are no TOML": Defect("coverage", UNCITED, "", "\n=", "unreadable", "not_toml"),
    "excuses nested without end": Defect("coverage", UNCITED, "", "\na = " + "[" * 9000, "unreadable",
                                         "nested_too_deeply"),
    "excuses with a key of thousands of parts": Defect("coverage", UNCITED, "", "\na" + ".a" * 50000 + " = 1",
                                                       "unreadable", "nested_too_deeply"),
    "an excuse that is no sentence": Defect("coverage", UNCITED, "# Normative", '"sigilai/18" = 3\n# Normative',
                                            "unreadable", "not_by_language: 3"),
    "an excuse of no game": Defect("coverage", UNCITED, "", '\n["chess/1"]\nlt = "Ne."\n', "unreadable",
                                   "unknown_value: chess/1"),
}


#: The findings that are no errors: a translator may be right, and the engine is no witness.
LEVELS = dict.fromkeys((
    "order_of_clauses", "forbidden_word", "term_missing", "case_differs", "word_of_two_terms", "structure_differs",
    "modal_words_differ", "outcome_not_reached", "quantity_not_measured", "reading_not_stated", "clause_not_recorded",
    "stale_numbers", "stale_terms", "stale_polarity", "stale_limits", "stale_modality", "stale_readings",
    "stale_wording", "stale_behaviour", "numbers_changed", "terms_changed", "polarity_changed", "limits_changed",
    "modality_changed", "readings_changed", "negation_differs", "limit_differs", "value_differs", "mark_dropped"),
    WARNING)
LEVELS |= dict.fromkeys(("modal_not_marked", "words_changed"), NOTE)


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Defect], list[Finding]]]:
    """What a check finds in a copy of the book with a defect; scenarios are played anew only where one changes."""
    played = {game: check.verdicts(game) for game in GAMES}
    read = [texts.clauses, texts.sources, numbers.numerals, numbers.number_of, check.uncited, terms.entries,
            terms.terms_of, terms._more_forms, lock.lock_of, grammar.grammar, grammar._modal_words, polarity._patterns,
            limits.known, limits._pattern]
    monkeypatch.setattr(blast, "BLAST", tmp_path / "blasts")
    monkeypatch.setattr(met, "MET", tmp_path / "met")
    for name in ("texts", "scenarios", "glossary", "blasts", "met"):
        shutil.copytree(BOOK / name, tmp_path / name)
    for module in (texts, numbers, check, lock, grammar, polarity):
        monkeypatch.setattr(module, "TEXTS", tmp_path / "texts")
    for module in (terms, limits):
        monkeypatch.setattr(module, "GLOSSARY", tmp_path / "glossary")
    for module in (scenario, check):
        monkeypatch.setattr(module, "SCENARIOS", tmp_path / "scenarios")

    def plant(defect: Defect) -> list[Finding]:
        paths = sorted(tmp_path.glob(defect.files))
        assert paths
        for path in paths:
            text = path.read_text("utf-8")
            assert defect.old in text
            if not isinstance(defect.new, str):
                path.unlink()
                if defect.new:
                    defect.new(path)
            else:
                path.write_text(text.replace(defect.old, defect.new) if defect.old else text + defect.new, "utf-8")
        if defect.files.startswith(SCENARIOS):
            read.extend([scenario.scenarios, check.verdicts, witness._under])
        else:
            monkeypatch.setattr(check, "verdicts", played.__getitem__)
        for cached in read:
            cached.cache_clear()
        monkeypatch.setattr(check, "CHECKS", {defect.check: check.CHECKS[defect.check]})
        return check.check([next((game for game in GAMES if game in defect.files), "sigilai")])

    yield plant
    monkeypatch.undo()
    for cached in read:
        cached.cache_clear()


@pytest.mark.parametrize("defect", DEFECTS.values(), ids=DEFECTS)
def test_a_planted_defect_is_found(defect: Defect, planted: Callable[[Defect], list[Finding]]) -> None:
    """Each defect of a text or scenario is an error with its code, where it stands, and what is wrong."""
    findings = [one for one in planted(defect) if one.code == defect.code]
    assert any(defect.found in f"{one.expected} {one.found}" for one in findings), findings
    assert {one.level for one in findings} == {LEVELS.get(defect.code, ERROR)}
    assert not [one.place for one in findings if Path(one.place).is_absolute()]


@pytest.mark.parametrize("name", check.CHECKS)
def test_the_book_has_no_finding(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything that the book claims holds; notes only say where a check has nothing to hold on to."""
    monkeypatch.setattr(check, "CHECKS", {name: check.CHECKS[name]})
    assert {one.code for one in check.check()} <= {"modal_not_marked"}


def test_a_scenario_that_cannot_be_played_keeps_no_other_from_being_held(
        planted: Callable[[Defect], list[Finding]]) -> None:
    """Its own problems are told once, by the check of the scenarios; the others go on with what is played."""
    defect = Defect("scenarios", f"{SCENARIOS}worked-trick.md", 'Vasara="', 'Vasara="NIEKO ', "unreadable")
    [told] = planted(defect)
    assert (told.code, told.level) == ("unreadable", ERROR)
    assert "worked-trick.md" in told.place
    for name in ("coverage", "staleness", "quantities", "narration"):
        assert {one.code for one in ALL_CHECKS[name]("sigilai", LANGUAGES)} <= {"clause_never_cited"}, name


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
        | {code for *_, code in test_words.DEFECTS.values()} | {"form_missing", "check_failed"} \
        | test_desk.TOLD
    told = {identity for identity in spoken(sigilai).ids if identity.startswith("finding-")}
    assert {f"finding-{message_id(code)}" for code in planted} == told


def test_of_messages_that_cannot_be_read_nothing_else_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file of messages in another encoding is one finding; what would follow from it is none."""
    broken = Finding("unreadable", ERROR, "messages/lv/domino.ftl", found="not_utf8: byte 46", lang="lv", game="domino")
    monkeypatch.setattr(check.lint, "unread", lambda game, langs: iter([broken] if game == "domino" else []))
    monkeypatch.setattr(check, "CHECKS", {"words": lambda game, langs: [replace(broken, place="x", game=game)]})
    told = [(one.place, one.game) for one in check.check(["domino", "siggil"])]
    assert told == [(broken.place, "domino"), ("x", "siggil")]


def test_a_check_that_stops_is_a_finding_and_the_others_still_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mistake of the program in one check is told with the check, the error and its place, after it come others."""
    def broken(game: str, langs: tuple[str, ...]) -> list[Finding]:
        raise KeyError("Žiema")

    monkeypatch.setattr(check, "CHECKS", {
        "first": broken, "second": lambda game, langs: [Finding("clause_empty", ERROR, "here", game=game)]})
    first, second = check.check(["sigilai"])
    assert (first.code, first.level, first.place) == ("check_failed", ERROR, "first")
    assert re.fullmatch(r"rulebook/check\.py:\d+: KeyError: 'Žiema'", first.found)
    assert second.code == "clause_empty"


def test_what_is_wrong_with_a_file_of_all_games_is_told_once(planted: Callable[[Defect], list[Finding]]) -> None:
    """Sources that cannot be read are one finding of no game, though every scenario of each game needs them."""
    planted(Defect("ids", SOURCES, "[sigilai]", "[sigilai", ""))
    [finding] = check.check()
    assert (finding.place, finding.game) == ("texts/sources.toml:4", "")
    with pytest.raises(SetupError) as error:
        scenario.scenarios.__wrapped__("eleusis")
    assert [one.where for one in error.value.problems] == ["texts/sources.toml:4"]


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
