"""The lists of questions that players ask at the table."""

from __future__ import annotations

import re
from dataclasses import replace
from html import escape

import pytest
from markdown import markdown

from engine.problems import SetupError
from rulebook.answered import answers, shortened
from rulebook.bench import GAMES
from rulebook.pages.asked import bench_url
from rulebook.pages.page import rules_url, scenario_anchor
from rulebook.scenario import hold, scenarios
from rulebook.texts import LANGUAGES

EXTENSION = "rulebook.pages.extension"


def asked(game: str, lang: str) -> str:
    """The list of a game, as on its page at the root."""
    return markdown(f"/// asked | {game}\n///", extensions=[EXTENSION],
                    extension_configs={EXTENSION: {"lang": lang, "game": game, "here": rules_url(game, lang)}})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_stands_in_the_list_with_its_answer(game, lang):
    """Each scenario is listed once: all its questions, what answers them, and the way to its bench."""
    html = asked(game, lang)
    entries = {match[1]: match[2] for match in re.finditer(r'<dl data-scenario="([^"]+)">(.*?)</dl>', html, re.S)}
    assert len(entries) == html.count("<dl ") == len(scenarios(game))
    for one in scenarios(game):
        entry = entries[one.id]
        assert all(escape(question) in entry for question in one.asks[lang])
        found = answers(one, hold(one).shown, lang)
        assert all(escape(answer.said) in entry and escape(answer.text) in entry for answer in found)
        assert f'href="{bench_url(one, lang)}#{scenario_anchor(one.id)}"' in entry
        assert entry.count('class="lr-cite"') == len(set(found))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_an_answer_that_cites_a_clause(game, lang):
    """What answers is never what is asked next, and stands with a clause that the trace cites and its words."""
    for one in scenarios(game):
        result = hold(one).shown
        found = answers(one, result, lang)
        assert len(found) == len(one.asks[lang])
        for answer in found:
            assert not answer.said.endswith("?"), (one.id, answer.said)
            assert answer.text
            assert answer.clause in (*result.clauses, one.clauses[0])


@pytest.mark.parametrize("game", GAMES)
def test_every_named_answer_happens(game):
    """What a scenario says that answers its questions is an event of its trace or a clause that it cites."""
    for one in scenarios(game):
        result = hold(one).shown
        happened = {event.kind for event in result.trace.events} | set(result.clauses)
        assert set(one.tells) - {""} <= happened, one.id
        assert len(one.tells) in (0, 1, *map(len, one.asks.values())), one.id


def test_an_answer_that_does_not_happen_is_refused():
    """A kind of event that the trace lacks is named with its file, not passed over."""
    one = next(one for one in scenarios("sigilai") if one.id == "the-deal")
    with pytest.raises(SetupError, match="no_such_kind"):
        answers(replace(one, tells=("no_such_kind",)), hold(one).shown, "en")


def test_a_clause_is_shortened_to_whole_sentences():
    """The first sentence always stands; what is left out is marked."""
    assert shortened("One two. Three four.", 100) == "One two. Three four."
    assert shortened("One two. Three four.", 10) == "One two. …"

@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_two_scenarios_answer_the_same_question(game, lang):
    """A question of the list leads to one bench only."""
    questions = [question.casefold() for one in scenarios(game) for question in one.asks[lang]]
    assert sorted(set(questions)) == sorted(questions)


def test_a_list_of_no_game_stops_the_build():
    """An unknown game is a problem with its place, not an empty list."""
    with pytest.raises(SetupError, match="chess"):
        markdown("/// asked | chess\n///", extensions=[EXTENSION])
