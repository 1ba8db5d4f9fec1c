"""Words: every sentence exists in three languages, fits the engine's facts, and can be said of every value."""

from __future__ import annotations

import os
import shutil
from functools import cache, partial
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from eleusis_table import laid

from engine import domino, sigilai
from engine.eleusis import score
from engine.play import Event, Refusal
from engine.problems import Problem, SetupError
from engine.rulings import Grounds
from engine.sigilai import game, may, trick
from engine.vocabulary import Result
from rulebook import narrate
from rulebook.bench import GAMES, game_module
from rulebook.book import LARGEST
from rulebook.lint import lint, unread
from rulebook.scenario import hold, scenarios
from rulebook.spoken import spoken
from rulebook.texts import LANGUAGES
from rulebook.words import GLOSSARY, MESSAGES, Words, WordsError, message_id, words_json, words_of

told = partial(narrate.event, "sigilai")

COUNTS = [*range(31), 100, 101, 111]
#: The facts that are numbers.
NUMBERS = {"best", "cap", "count", "dominoes", "due", "high", "left", "low", "missing", "more", "needed", "number",
           "points", "right", "rounds", "tokens", "under", "wrong"}
VALUES: dict[str, list[Any]] = {
    "why": ["no_active", "equal", "out_of_cards", "all_expelled", "stock_out", "all_fell", "not_all_fell", "accident"],
    "outcome": ["won", "closed", "chaos"],
    "plane": ["Forma", "Virsmas"], "fact": ["sigil_count", "missing", "hand_count", "mara_count"],
    "deed": ["lay", "take_card", "take_sigil"], "call": ["right", "wrong"], "colour": ["white", "black"],
    "cards": [["MEDIS"], ["4♠", "9♦"], []], "seats": [["Žiema"], ["Ruduo", "Žiema"]],
    "players": [["Ana"], ["Ana", "Bruno"]], "passive": [[], ["Žiema"]], "active": [["Vasara"]],
    "found": [None, 10, "MEDS"], "by": [[], ["Lapas 2"]], "counts": [{"Ana": 2, "Bruno": 1}], "layout": ["River"],
    "spirit": ["Vėžlys*", "Akmuo*"], "family": ["Ugnis"], "stance": ["upright", "edge"], "end": ["first", "last"],
    "vote": ["success", "failure"], "votes": [{"Ana": "success", "Bruno": "failure"}], "all_fell": [True, False],
    "place": [20.0, -42.5, (20.5, -5.0, 30.0)], "thickness": [7.5],
}
#: What else may stand in a sentence: names of players and cards.
SEATS: dict[str, list[Any]] = {"sigilai": ["Ruduo", "Žiema", "Pavasaris", "Vasara", "MEDIS", "LAIMA"],
                               "eleusis": ["Ana", "God", "10♥"], "siggil": ["Ana", "Vėžlys 4"],
                               "domino": ["Ana"]}


@pytest.mark.parametrize("game", GAMES)
def test_the_messages_of_the_book_have_no_finding(game: str) -> None:
    """Every language says all that the engine can say, and the lint finds nothing in the book's own messages."""
    assert list(lint(game, LANGUAGES)) == []


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
    "a variable dropped in one branch": ("lt", "    [few] { $count } sigilus.", "    [few] kelis sigilus.",
                                         "variable_dropped"),
    "a variable dropped in one branch of one language": ("lv", "[lay] { FORM($seat) } drīkst", "[lay] Viņš drīkst",
                                                         "variable_dropped"),
    "a number written out in one language": ("lt", "    [few] { $count } sigilus.", "    [few] { $count } (3) sigilus.",
                                             "numbers_differ"),
    "an unknown term": ("lt", "event-laid = { FORM($seat) }", "event-laid = { FORM($seat) } { -seat }",
                        "unknown_reference"),
    "a misspelt engine value": ("lt", 'question-empty-leader = Kas nustato plotmę, kai { FORM("Ruduo") }',
                                'question-empty-leader = Kas nustato plotmę, kai { FORM("Rudo") }', "unknown_word"),
    "a misspelt variant": ("en", "    [no_active] Chaos", "    [none_active] Chaos", "variant_missing"),
    "a select in a select in a select": ("en", "        [one] { $count } sigil each.",
                                         "        [one] { $count -> \n *[other] { $count } sigil each.\n }",
                                         "selects_too_deep"),
    "a seat written out, which looks right in two languages": ("lv", "event-laid = { FORM($seat) }",
                                                               "event-laid = Pavasaris, { FORM($seat) },",
                                                               "seat_written_out"),
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
    **{f"a message that nothing asks for: {name}": ("en", "event-laid =", f"{name} = No.\nevent-laid =", "message_dead")
       for name in ("ui-nowhere", "page-nowhere", "cli-nowhere", "problem-nowhere", "finding-nowhere")},
}


@pytest.mark.parametrize("defect", DEFECTS)
def test_the_lint_finds_a_planted_defect(defect: str, tmp_path: Path) -> None:
    """Each defect that the Fluent runtimes swallow is a finding of its own code."""
    lang, old, new, code = DEFECTS[defect]
    shutil.copytree(MESSAGES, tmp_path / "messages")
    path = tmp_path / "messages" / lang / "sigilai.ftl"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    assert code in {finding.code for finding in lint("sigilai", LANGUAGES, tmp_path / "messages")}


@pytest.mark.parametrize(("make", "code"), [
    (lambda path: path.write_bytes(b"event-laid = \xff"), "not_utf8"), (Path.mkdir, "not_a_file"),
    (os.mkfifo, "not_a_file"), (lambda path: path.write_text("a = " + "{" * 9000), "nested_too_deeply"),
    (lambda path: path.write_text("#" * LARGEST + "\n"), "file_too_large"),
], ids=["bytes", "folder", "pipe", "deep", "large"])
def test_messages_that_cannot_be_read_are_a_finding_and_no_end(make: Any, code: str, tmp_path: Path) -> None:
    """A broken file of messages is told with its place; whoever speaks has the messages of the other files."""
    shutil.copytree(MESSAGES, tmp_path / "messages")
    path = tmp_path / "messages" / "en" / "sigilai.ftl"
    path.unlink()
    make(path)
    found = [one for one in lint("sigilai", LANGUAGES, tmp_path / "messages") if one.code == "unreadable"]
    assert [(one.place, one.found.partition(":")[0]) for one in found] == [("messages/en/sigilai.ftl", code)]
    assert list(unread("sigilai", LANGUAGES, tmp_path / "messages")) == found
    assert not list(unread("domino", LANGUAGES, tmp_path / "messages"))
    words = Words("en", "sigilai", tmp_path / "messages")
    assert words.has("problem-other")
    assert words.say("event-laid", seat="Ruduo") == "event-laid: seat = Ruduo"


@pytest.mark.parametrize(("text", "code", "place"), [
    ("a = =", "not_toml", ":1"), ("a = 3", "wrong_type", ": a"), (None, "unreadable_file", ""),
    ('[a]\nkind = "seat"\ncode = ["x"]\nlt = {nom = ["x"]}', "wrong_type", ": a.code"),
    ('[a]\nkind = "seat"\ncode = "x"\nen = ["x"]', "wrong_type", ": a.en"),
], ids=["toml", "number", "gone", "code", "forms"])
def test_a_glossary_that_cannot_be_read_is_a_finding_and_no_end(text: str | None, code: str, place: str,
                                                                tmp_path: Path) -> None:
    """A broken glossary is told with its place; words are then spoken as they are typed."""
    if text is not None:
        (tmp_path / "sigilai.toml").write_text(text, "utf-8")
    found = [one for one in lint("sigilai", LANGUAGES, glossary=tmp_path) if one.code == "unreadable"]
    assert [(one.place, one.found.partition(":")[0]) for one in found] == [(f"glossary/sigilai.toml{place}", code)]
    assert Words("en", "sigilai", glossary=tmp_path).form("Ruduo") == "Ruduo"


def test_a_message_that_has_no_end_is_not_said(tmp_path: Path) -> None:
    """A message that doubles itself again and again is one that cannot be said, and its name is told instead."""
    shutil.copytree(MESSAGES, tmp_path / "messages")
    lines = ["m0 = x", *(f"m{number} = {{ m{number - 1} }}{{ m{number - 1} }}" for number in range(1, 30))]
    (tmp_path / "messages" / "en" / "common.ftl").write_text("\n".join(lines), "utf-8")
    words = Words("en", "", tmp_path / "messages")
    with pytest.raises(WordsError):
        words.format("m29")
    assert words.say("m29", count=3) == "m29: count = 3"


@pytest.mark.parametrize("code", ["not-a-clause-id", "block-has-content", "too-large", "unknown-card",
                                  "nested-too-deeply", "seat-without-sigils"])
def test_every_way_to_tell_a_problem_is_read(code: str) -> None:
    """A problem's message is needed wherever its code comes from: a helper, a variable, a call, a kind of name."""
    assert f"problem-{code}" in spoken(game_module("sigilai")).ids


def test_both_reasons_of_a_refusal_are_read(tmp_path: Path) -> None:
    """A refusal that chooses between two reasons needs both messages, with the facts that a variable holds."""
    (tmp_path / "play.py").touch()
    folder = tmp_path / "some"
    folder.mkdir()
    (folder / "table.py").write_text(
        "def refuse(late):\n    facts: dict[str, str] = {'player': 'Ana'}\n"
        "    return Refusal((), 'too_late' if late else 'too_soon', facts | {'count': 1})\n", "utf-8")
    some = ModuleType("some")
    some.__file__, some.LAWBOOK = str(folder / "__init__.py"), sigilai.LAWBOOK  # type: ignore[attr-defined]
    facts = spoken(some).facts
    assert facts["refusal-too-late"] == facts["refusal-too-soon"] == {"player", "count"}


def test_the_values_of_a_mapping_are_told_in_words() -> None:
    """Who did what is told in the words of the language, names as they are; numbers stay numbers."""
    votes = words_of("lv", "domino").format("event-votes-revealed", votes={"Ana": "failure"}, count=3)
    assert "Ana neizdošanās" in votes
    assert "Ana 12" in words_of("en", "eleusis").format("event-standing", points={"Ana": 12})


def test_the_lint_finds_a_form_that_the_glossary_lacks(tmp_path: Path) -> None:
    """A seat, plane or card that lacks a case in one language is found with the case that is missing."""
    shutil.copytree(GLOSSARY, tmp_path / "glossary")
    path = tmp_path / "glossary" / "sigilai.toml"
    path.write_text(path.read_text("utf-8").replace(', loc = "Rudenī"', ""), "utf-8")
    [finding] = lint("sigilai", LANGUAGES, glossary=tmp_path / "glossary")
    assert (finding.code, finding.expected, finding.found) == ("form_missing", "lv.loc", "autumn")


@cache
def games(name: str) -> tuple[Result, ...]:
    """31 whole games, the answers of their players drawn."""
    return tuple(game_module(name).VOCABULARY["game"](seed=seed) for seed in range(31))


@pytest.mark.parametrize("name", GAMES)
def test_what_the_lint_reads_in_the_source_is_what_happens_in_play(name: str) -> None:
    """The facts that the lint reads in the engine's source are those of the events and choices of real games."""
    facts = spoken(game_module(name)).facts
    for result in games(name):
        for event in result.events:
            assert facts[f"event-{message_id(event.kind)}"] == event.facts.keys()
        for answer in result.trace.answers:
            assert facts[f"choice-{message_id(answer.choice.kind)}"] == {"who", *answer.choice.facts}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_event_of_31_games_can_be_told(name: str, lang: str) -> None:
    """Every event of 31 whole games is told in each language, one sentence an event."""
    for result in games(name):
        assert len(narrate.tell(result, lang)) == len(result.events)
        assert narrate.answer_sentence(result, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", [one for game in GAMES for one in scenarios(game)], ids=lambda one: one.id)
def test_every_result_of_a_scenario_can_be_told(scenario: Any, lang: str) -> None:
    """Every result of every scenario is told and answered in each language."""
    for result in hold(scenario).results:
        assert "\n".join(narrate.tell(result, lang)) == repr(narrate.tell(result, lang))
        assert narrate.answer_sentence(result, lang)


def synthetic(game: str) -> list[tuple[str, dict[str, Any]]]:
    """Every message that the engine asks for, with every value of its facts that changes the sentence."""
    names = SEATS[game]
    cases = []
    for identity, facts in spoken(game_module(game)).facts.items():
        values = {fact: COUNTS if fact in NUMBERS and identity != "event-standing" else VALUES.get(fact) or names
                  for fact in facts}
        base: dict[str, Any] = {fact: 1 if of is COUNTS else of[0] for fact, of in values.items()}
        cases += [(identity, base | {fact: value}) for fact, of in values.items() for value in of]
        if not facts:
            cases.append((identity, base))
    return cases


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_message_can_be_said_of_every_value(game: str, lang: str) -> None:
    """Every message formats without an error for each value of its facts, counts 0 to 30, 100, 101 and 111 included."""
    words = words_of(lang, game)
    said = [words.format(identity, **facts) for identity, facts in synthetic(game) if words.has(identity)]
    assert len(said) > 1500
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
    """A count takes the plural form of its language: 21 sigilą and 21 sigils, but 11 sigilų and 11 sigilu."""
    for count, words in TAKEN[lang].items():
        event = Event("sigil_taken", (), seat="Ruduo", sigil="Gervės", count=count)
        assert told(event, lang).endswith(f"{words}.")


def test_a_seat_takes_the_case_of_its_sentence() -> None:
    """A seat stands in the case that its sentence asks for."""
    passed = Event("passed", (), giver="Ruduo", taker="Žiema", card="MEDIS")
    assert told(passed, "lt") == "Ruduo kortelę MEDIS perduoda Žiemai."
    assert told(passed, "lv") == "Rudens kārti MEDIS padod Ziemai."
    assert told(passed, "en") == "Autumn passes MEDIS to Winter."


def test_a_card_that_is_not_known_stands_beside_its_noun_without_repeating_it() -> None:
    """A card known by its creation only follows the word for card, in the case of the sentence."""
    facts = {"seat": "Ruduo", "card": "?Pasaulio"}
    assert told(Event("revealed", (), **facts), "lt") == "Ruduo atverčia kortelę iš Pasaulio tvaros."
    assert told(Event("gave_up", (), **facts), "lt").startswith("Ruduo atsisako kortelės iš Pasaulio tvaros:")
    assert told(Event("returned", (), **facts), "lv") == "Kārts no Pasaules radības atgriežas Rudens rokā."
    assert told(Event("plane_set", (), **facts, plane="Forma"), "en") == \
        "Autumn’s World card sets the Form plane."


@pytest.mark.parametrize(("lang", "first", "following"), [
    ("lt", "pirmojo sigilo", "kito sigilo"), ("lv", "pirmajam sigilam", "nākamajam sigilam"),
    ("en", "a first sigil", "the next sigil")])
def test_the_distance_is_asked_to_the_first_sigil_or_to_the_next(lang: str, first: str, following: str) -> None:
    """Missing signs are asked for the first sigil where none is taken, else for the next one."""
    facts = {"who": "table", "seat": "Žiema", "high": 3}
    assert first in words_of(lang, "sigilai").format("choice-missing", **facts, taken=0)
    assert following in words_of(lang, "sigilai").format("choice-missing", **facts, taken=2)


def test_a_game_is_answered_by_who_won_it_and_a_trick_by_who_won_that() -> None:
    """The answer to a game is its winner, the answer to a trick the trick's winner."""
    assert narrate.answer_sentence(game(seed=5), "en").startswith("Autumn wins the game")
    won = trick(Ruduo="MEDIS", Žiema="RAGANA", Pavasaris="PASAULIS", Vasara="SAULĖ")
    assert narrate.answer_sentence(won, "lt") == "Ėjimą laimi Pavasaris."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_laid_face_down_is_not_named(lang: str) -> None:
    """A card laid face down is not named before it is revealed."""
    assert "MEDIS" not in told(Event("laid", (), seat="Ruduo", card="MEDIS"), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refused_deed_is_told_as_its_refusal(lang: str) -> None:
    """A deed that is refused is told as the reason why."""
    result = may("Žiema", "take_card", "MEDIS", mara=["MEDIS"])
    refusal = Refusal(("sigilai/18",), "mara_is_not_for_taking", {"seat": "Žiema", "what": "MEDIS"})
    assert narrate.tell(result, lang) == (narrate.refusal("sigilai", refusal, lang),)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_reading_and_ground_has_words(game: str, lang: str) -> None:
    """Every open question, reading and ground has words in each language."""
    for question in game_module(game).LAWBOOK.questions.values():
        assert narrate.question(game, question.name, lang).endswith("?")
        for reading in question.readings:
            assert narrate.reading(game, question.name, reading.name, lang)
            assert narrate.grounds(game, reading.grounds, lang)


@pytest.mark.parametrize(("lang", "wrong", "offer"), [
    ("lt", "Ana gauna baudos kortas: A♣ ir 3♣.", "Ar Ana tampa Pranašu?"),
    ("lv", "Ana saņem soda kārtis: A♣ un 3♣.", "Vai Ana kļūst par Pravieti?"),
    ("en", "Ana gets penalty cards: A♣ and 3♣.", "Does Ana become the Prophet?")])
def test_a_choice_that_is_left_is_answered_by_what_happened_and_what_is_asked(lang: str, wrong: str,
                                                                              offer: str) -> None:
    """Where a player must choose, the answer tells what happened last and asks; with nothing before, it only asks."""
    result = laid("Ana: play 4♠")
    assert narrate.answer_sentence(result, lang) == f"{wrong} {offer}"
    waiting = laid(rule=None, hands=None, starter=None, stock=None, rulings={"hand_size": "14"})
    assert narrate.answer_sentence(waiting, lang) == narrate.choice("eleusis", waiting.pending, lang)


@pytest.mark.parametrize(("lang", "told"), [
    ("lt", "Taškai: Ana 0, Bruno 5 ir Dievas 5."), ("lv", "Punkti: Ana 0, Bruno 5 un Dievs 5."),
    ("en", "Points: Ana 0, Bruno 5, and God 5.")])
def test_points_are_told_with_the_names_they_belong_to(lang: str, told: str) -> None:
    """A fact that maps names to values is told as names with their values, names in the words of the language."""
    assert narrate.answer_sentence(score(hands={"Ana": 6, "Bruno": 1}), lang) == told


def test_a_round_that_somebody_won_is_told_with_its_points_and_a_match_with_its_winner() -> None:
    """Where the last event does not name the winners, the answer gives the points; where it does, that is enough."""
    played = [domino.place("Ona", 3, "upright", 20), domino.call("Jonas"),
              domino.votes({"Ona": "success", "Jonas": "failure"}), domino.fell("all")]
    told = narrate.answer_sentence(domino.round(players=["Ona", "Jonas"], moves=played), "en")
    assert told == "The round is over: all dominoes fell. Points: Ona 1 and Jonas 0."
    whole = domino.match(players=["Ona", "Jonas"], rounds=[played], rulings={"rounds": 1})
    assert narrate.answer_sentence(whole, "en") == "Ona wins (points: 1)."


def test_numbers_below_zero_and_fractions_are_told_as_the_language_writes_them() -> None:
    """A number has the minus sign and the decimal point of its language, alone and in a list."""
    words = words_of("lt", "domino")
    facts = {"player": "Ona", "number": 3, "stance": "upright"}
    assert "−42,5 mm" in words.format("event-placed", place=-42.5, **facts)
    assert "20,5, −5 ir 30" in words.format("event-placed", place=(20.5, -5.0, 30.0), **facts)


@pytest.mark.parametrize(("option", "told"), [
    ("no play", "say “no play”"), ("play 8♥", "play 8♥"), ("Ana: play 4♠+9♦", "Ana: play 4♠ and 9♦"),
    ("Ana: no play", "Ana: say “no play”"), ("call wrong", "the Prophet: “wrong”"), ("8♥", "8♥"),
    ("4♠+9♦", "4♠ and 9♦")])
def test_an_option_or_a_move_is_said_in_words(option: str, told: str) -> None:
    """An option is told by its own message, or that of its first word, or as the values that it names."""
    assert words_of("en", "eleusis").option(option) == told


@pytest.mark.parametrize(("option", "told"), [
    ("Ona: place 3 edge -42.5", "Ona: pastatyti: 3 ant ilgosios briaunos −42,5"),
    ("Ona: move 4 first upright 120", "Ona: perkelti į galą: 4 pirmajame gale stačias 120"),
    ("votes: Ona=success, Jonas=failure", "spėjimai: Ona sėkmė, Jonas nesėkmė"),
    ("fell not all", "pastūmus: nuvirto ne visi"), ("fell 3=leaning,4=standing hard",
                                                    "pastūmus: 3 pasviręs, 4 stovi per stipriai"),
    ("Rūta: accident", "Rūta: netyčia nuverčia kauliukus"), ("accident Rūta", "netyčia nuverčia kauliukus: Rūta")])
def test_a_move_of_several_words_is_said_in_the_words_of_the_language(option: str, told: str) -> None:
    """The words and numbers of a move are told as the glossary and the language write them."""
    assert words_of("lt", "domino").option(option) == told


@pytest.mark.parametrize(("lang", "day"), [("lt", "2026 m. gegužės 4 d."), ("lv", "2026. gada 4. maijs"),
                                           ("en", "May 4, 2026")])
def test_grounds_name_the_passage_and_the_source(lang: str, day: str) -> None:
    """Grounds name who says so, the passages, the title, the address, and the day as the language writes it."""
    who = words_of(lang).format("grounds-author")
    place = ("sigilai/faq.2", "sigilai/36")
    source = {"title": "A Letter", "address": "https://example.org/letter", "date": "2026-05-04"}
    assert narrate.grounds("sigilai", Grounds("author", place, **source), lang) \
        == f"{who}: faq.2, 36, A Letter, https://example.org/letter, {day}"
    assert narrate.grounds("sigilai", Grounds("author", date="2026-05-04"), lang) == f"{who}: {day}"
    assert narrate.grounds("sigilai", Grounds("author"), lang) == who


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_problem_names_place_what_was_found_and_the_remedy(lang: str) -> None:
    """A problem of a set-up names where it is, what stands there and what to write instead."""
    with pytest.raises(SetupError) as caught:
        trick(Ruduo="MEDIS", Žiema="MEDIS", Pavasaris=None, Vasara="SAUL")
    for problem in caught.value.problems:
        sentence = narrate.problem(problem, lang)
        assert problem.where in sentence
        assert problem.write in sentence
        assert str(problem.found) in sentence


def test_a_problem_that_no_message_knows_is_still_told() -> None:
    """A problem without a message of its own is told with its code."""
    assert "brand_new" in narrate.problem(Problem("here", "brand_new", "x", ["y"]), "en")


def test_a_missing_message_or_fact_stops_the_sentence_and_names_message_and_language() -> None:
    """A missing message or fact is an error that names message and language."""
    with pytest.raises(WordsError, match="messages/lt: message missing; found 'event-nothing-like-it'"):
        Words("lt", "sigilai").format("event-nothing_like_it")
    with pytest.raises(WordsError, match="messages/lv: message not said; found 'event-laid'"):
        Words("lv", "sigilai").format("event-laid")


def test_two_games_have_each_its_own_messages_and_words(tmp_path: Path) -> None:
    """A message and a word of the same name are those of the game that is spoken of; without a game there are none."""
    shutil.copytree(MESSAGES, tmp_path / "messages")
    shutil.copytree(GLOSSARY, tmp_path / "glossary")
    (tmp_path / "messages" / "en" / "other.ftl").write_text("event-laid = { FORM($seat) } sits.\n", "utf-8")
    (tmp_path / "glossary" / "other.toml").write_text('[a]\ncode = "Ruduo"\nen = {nom = "Dealer"}\n', "utf-8")
    own, other, none = (Words("en", game, tmp_path / "messages", tmp_path / "glossary")
                        for game in ("sigilai", "other", ""))
    assert own.format("event-laid", seat="Ruduo") == "Autumn lays a card face down."
    assert other.format("event-laid", seat="Ruduo") == "Dealer sits."
    assert not none.has("event-laid")
    assert none.form("Ruduo") == "Ruduo"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_problem_tells_names_as_they_must_be_typed(lang: str) -> None:
    """Names in a problem are the ones to type, in every language, though sentences of play inflect them."""
    problem = Problem("seat", "unknown_seat", "Rudou", ["Ruduo", "Žiema"])
    assert all(name in narrate.problem(problem, lang) for name in ("Rudou", "Ruduo", "Žiema"))


@pytest.mark.parametrize(("file", "message"), [("problems", "problem-card-twice"),
                                               ("findings", "finding-form-missing")])
@pytest.mark.parametrize("moved", [True, False], ids=["moved", "gone"])
def test_a_problem_or_finding_has_its_message_where_all_games_have_it(file: str, message: str, moved: bool,
                                                                      tmp_path: Path) -> None:
    """What the source can find wrong has a message in the file of all games; elsewhere it is missed like none."""
    shutil.copytree(MESSAGES, tmp_path / "messages")
    folder = tmp_path / "messages" / "en"
    lines = (folder / f"{file}.ftl").read_text("utf-8").splitlines(keepends=True)
    [own] = [line for line in lines if line.startswith(message)]
    (folder / f"{file}.ftl").write_text("".join(line for line in lines if line != own), "utf-8")
    if moved:
        (folder / "sigilai.ftl").write_text((folder / "sigilai.ftl").read_text("utf-8") + own, "utf-8")
    [finding] = lint("sigilai", LANGUAGES, tmp_path / "messages")
    assert (finding.code, finding.place, finding.expected) == ("message_missing", f"messages/en/{file}.ftl", message)


@pytest.mark.parametrize("langs", [("en",), ("lv", "en"), LANGUAGES], ids=" ".join)
def test_what_the_program_says_in_one_language_is_missed_in_each(langs: tuple[str, ...], tmp_path: Path) -> None:
    """A message that stands in Lithuanian alone is missing in each other language that is checked, and told once."""
    shutil.copytree(MESSAGES, tmp_path / "messages")
    for lang in ("lv", "en"):
        path = tmp_path / "messages" / lang / "cli.ftl"
        path.write_text("".join(line for line in path.read_text("utf-8").splitlines(keepends=True)
                                if not line.startswith("cli-stopped =")), "utf-8")
    found = [(one.code, one.place, one.expected) for one in lint("sigilai", langs, tmp_path / "messages")]
    assert found == [("message_missing", f"messages/{lang}", "cli-stopped") for lang in langs if lang != "lt"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bench_is_given_the_messages_of_its_game_and_every_form(lang: str) -> None:
    """A bench is given its game's messages and every form, and none of the command's messages."""
    words = words_json("sigilai", lang)
    for identity in ("event-laid", "problem-write", "ui-retry"):
        assert f"{identity} =" in words["ftl"]
    assert words["forms"]["Ruduo"]["nom"] == {"lt": "Ruduo", "lv": "Rudens", "en": "Autumn"}[lang]
    assert "cli-about" not in words["ftl"]
