"""Words: every sentence exists in three languages, fits the engine's facts, and can be said of every value."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from engine.play import Event
from engine.problems import Problem, SetupError
from engine.sigilai import LAWBOOK, game, may, trick
from rulebook import narrate
from rulebook.lint import lint
from rulebook.scenario import hold, scenarios
from rulebook.texts import LANGUAGES
from rulebook.words import MESSAGES, Words, WordsError, words_json, words_of

COUNTS = [*range(31), 100, 101, 111]
VALUES: dict[str, list[Any]] = {
    "why": ["no_active", "equal"], "outcome": ["won", "closed", "chaos"], "plane": ["Forma", "Virsmas"],
    "fact": ["sigil_count", "missing", "hand_count", "mara_count"], "deed": ["lay", "take_card", "take_sigil"],
}


def test_the_messages_of_the_book_have_no_finding() -> None:
    assert list(lint("sigilai", LANGUAGES)) == []


DEFECTS = {
    "a missing message": ("lt", "event-laid = { FORM($seat) } padeda užverstą kortelę.\n", "", "message_missing"),
    "a missing plural category": ("lt", "    [few] { $count } sigilus.\n", "", "plural_categories"),
    "a misspelt plural category": ("lt", "    [few] { $count } sigilus.", "    [fwe] { $count } sigilus.",
                                   "plural_categories"),
    "an impossible plural category": ("lt", "    [few] { $count } sigilus.",
                                      "    [few] { $count } sigilus.\n    [two] { $count } sigilus.",
                                      "plural_categories"),
    "a message that cannot be read": ("lv", "event-laid = { FORM($seat) }", "event-laid = { FORM($seat }",
                                      "message_not_readable"),
    "a message that stands twice": ("en", "event-laid =", "event-sat-out = { FORM($seat) }\nevent-laid =",
                                    "message_twice"),
    "a variable dropped in one language": ("lv", "event-laid = { FORM($seat) }", "event-laid = Spēlētājs",
                                           "variable_dropped"),
    "a misspelt case": ("lt", 'FORM($taker, case: "dat")', 'FORM($taker, case: "dative")', "unknown_case"),
    "a case of another language": ("lv", 'FORM($taker, case: "dat")', 'FORM($taker, case: "ins")', "unknown_case"),
    "an unknown function": ("en", "event-laid = { FORM($seat) }", "event-laid = { FROM($seat) }", "unknown_function"),
    "an unknown variable": ("en", "event-laid = { FORM($seat) }", "event-laid = { FORM($player) }",
                            "unknown_variable"),
    "a copy that nobody translated": ("lv", "event-laid = { FORM($seat) } noliek aizklātu kārti.",
                                      "event-laid = { FORM($seat) } lays a card face down.",
                                      "message_not_translated"),
    "a message that nothing asks for": ("en", "event-laid =", "event-lied = { FORM($seat) }\nevent-laid =",
                                        "message_dead"),
}


@pytest.mark.parametrize("defect", DEFECTS)
def test_the_lint_finds_a_planted_defect(defect: str, tmp_path: Path) -> None:
    lang, old, new, code = DEFECTS[defect]
    shutil.copytree(MESSAGES, tmp_path / "messages")
    path = tmp_path / "messages" / lang / "sigilai.ftl"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    assert code in {finding.code for finding in lint("sigilai", LANGUAGES, tmp_path / "messages")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_of_31_games_can_be_told(lang: str) -> None:
    for seed in range(31):
        result = game(seed=seed)
        assert len(narrate.tell(result, lang)) == len(result.events)
        assert narrate.answer_sentence(result, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", scenarios("sigilai"), ids=lambda scenario: scenario.id)
def test_every_result_of_a_scenario_can_be_told(scenario: Any, lang: str) -> None:
    for result in hold(scenario).results:
        assert "\n".join(narrate.tell(result, lang)) == repr(narrate.tell(result, lang))
        assert narrate.answer_sentence(result, lang)


def synthetic() -> list[tuple[str, dict[str, Any]]]:
    """Every message that the engine asks for, with every value of its facts that changes the sentence."""
    from engine import sigilai
    from rulebook.spoken import spoken

    plain: dict[str, list[Any]] = {"cards": [["MEDIS"], ["MEDIS", "RAGANA"]], "seats": [["Žiema"], ["Ruduo", "Žiema"]],
                                   "passive": [[], ["Žiema"]], "active": [["Vasara"]], "found": [None, 10, "MEDS"]}
    cases = []
    for identity, facts in spoken(sigilai).facts.items():
        base: dict[str, Any] = {fact: (VALUES.get(fact) or plain.get(fact) or ["Ruduo"])[0] for fact in facts}
        base |= {fact: 1 for fact in facts & {"count", "high", "low", "number"}}
        for fact in facts:
            values = COUNTS if fact in ("count", "high", "low", "number") else \
                VALUES.get(fact) or plain.get(fact) or ["Ruduo", "Žiema", "Pavasaris", "Vasara", "MEDIS", "LAIMA"]
            cases += [(identity, base | {fact: value}) for value in values]
        if not facts:
            cases.append((identity, base))
    return cases


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said_of_every_value(lang: str) -> None:
    words = words_of(lang)
    said = [words.format(identity, **facts) for identity, facts in synthetic() if words.has(identity)]
    assert len(said) > 2000
    assert not [sentence for sentence in said if "{" in sentence or "⁨" in sentence or "???" in sentence]


TAKEN = {
    "lt": {0: "0 sigilų", 1: "1 sigilą", 2: "2 sigilus", 9: "9 sigilus", 10: "10 sigilų", 11: "11 sigilų",
           21: "21 sigilą", 22: "22 sigilus", 101: "101 sigilą", 111: "111 sigilų"},
    "lv": {0: "0 sigilu", 1: "1 sigils", 2: "2 sigili", 10: "10 sigilu", 11: "11 sigilu", 21: "21 sigils",
           22: "22 sigili", 101: "101 sigils", 111: "111 sigilu"},
    "en": {0: "0 sigils", 1: "1 sigil", 2: "2 sigils", 21: "21 sigils", 101: "101 sigils"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_count_takes_the_plural_form_of_the_language(lang: str) -> None:
    for count, words in TAKEN[lang].items():
        event = Event("sigil_taken", (), seat="Ruduo", sigil="Gervės", count=count)
        assert narrate.event(event, lang).endswith(f"{words}.")


def test_a_seat_takes_the_case_of_its_sentence() -> None:
    passed = Event("passed", (), giver="Ruduo", taker="Žiema", card="MEDIS")
    assert narrate.event(passed, "lt") == "Ruduo kortelę MEDIS perduoda Žiemai."
    assert narrate.event(passed, "lv") == "Rudens kārti MEDIS padod Ziemai."
    assert narrate.event(passed, "en") == "Autumn passes MEDIS to Winter."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_laid_face_down_is_not_named(lang: str) -> None:
    told = narrate.event(Event("laid", (), seat="Ruduo", card="MEDIS"), lang)
    assert "MEDIS" not in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refused_deed_is_told_as_its_refusal(lang: str) -> None:
    result = may("Žiema", "take_card", "MEDIS", mara=["MEDIS"])
    refusal = {"seat": "Žiema", "what": "MEDIS"}
    assert narrate.tell(result, lang) == (words_of(lang).format("refusal-mara_is_not_for_taking", **refusal),)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_reading_and_ground_has_words(lang: str) -> None:
    for question in LAWBOOK.questions.values():
        assert narrate.question("sigilai", question.name, lang).endswith("?")
        for reading in question.readings:
            assert narrate.reading("sigilai", question.name, reading.name, lang)
            assert narrate.grounds("sigilai", reading.grounds, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_problem_names_place_what_was_found_and_the_remedy(lang: str) -> None:
    with pytest.raises(SetupError) as caught:
        trick(Ruduo="MEDIS", Žiema="MEDIS", Pavasaris=None, Vasara="SAUL")
    for problem in caught.value.problems:
        told = narrate.problem(problem, lang)
        assert problem.where in told
        assert problem.write in told
        assert str(problem.found) in told


def test_a_problem_that_no_message_knows_is_still_told() -> None:
    assert "brand_new" in narrate.problem(Problem("here", "brand_new", "x", ["y"]), "en")


def test_a_missing_message_or_fact_stops_the_sentence_and_names_message_and_language() -> None:
    with pytest.raises(WordsError, match="lt: no message event-nothing-like-it"):
        Words("lt").format("event-nothing_like_it")
    with pytest.raises(WordsError, match="lv: event-laid"):
        Words("lv").format("event-laid")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bench_is_given_the_messages_of_its_game_and_every_form(lang: str) -> None:
    words = words_json("sigilai", lang)
    for identity in ("event-laid", "problem-write", "ui-retry"):
        assert f"{identity} =" in words["ftl"]
    assert words["forms"]["Ruduo"]["nom"] == {"lt": "Ruduo", "lv": "Rudens", "en": "Autumn"}[lang]
    assert "cli-about" not in words["ftl"]
