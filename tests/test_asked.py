"""The lists of questions that players ask at the table."""

from __future__ import annotations

import re
from html import escape

import pytest
from markdown import markdown

from engine.problems import SetupError
from rulebook import narrate
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
    """Each scenario is listed once: all its questions, the sentence that answers them, and the way to its bench."""
    html = asked(game, lang)
    entries = {match[1]: match[2] for match in re.finditer(r'<dl data-scenario="([^"]+)">(.*?)</dl>', html, re.S)}
    assert len(entries) == html.count("<dl ") == len(scenarios(game))
    for one in scenarios(game):
        entry = entries[one.id]
        assert all(escape(question) in entry for question in one.asks[lang])
        assert escape(narrate.answer_sentence(hold(one).shown, lang)) in entry
        assert f'href="{bench_url(one, lang)}#{scenario_anchor(one.id)}"' in entry
        assert entry.count('class="lr-cite"') == len(one.clauses)


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
