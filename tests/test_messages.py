"""The pages of messages: all that narration says, beside what it said in real play."""

from __future__ import annotations

import json
import re
from html import escape, unescape

import pytest
from markdown import markdown

from engine.problems import SetupError
from rulebook import check
from rulebook.bench import GAMES, game_module
from rulebook.cli import main
from rulebook.desk.narration import MOMENTS, beside_messages
from rulebook.pages.messages import FAMILIES, message_anchor
from rulebook.pages.page import url
from rulebook.spoken import spoken
from rulebook.texts import LANGUAGES
from rulebook.words import words_of

EXTENSION = "rulebook.pages.extension"
SECTION = re.compile(r'<section class="lr-message"><h3 id="message-([\w-]+)"><code>(.*?)</code></h3>(.*?)</section>',
                     re.S)


def page(game: str, lang: str) -> str:
    """The page of a game."""
    return markdown(f"/// messages | {game}\n///", extensions=[EXTENSION], extension_configs={EXTENSION: {
        "lang": lang, "game": game, "here": url(f"{game}/messages/", lang)}})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_narration_stands_beside_what_it_said_in_play(game: str, lang: str) -> None:
    """Each event, refusal, question asked and gap that a game can tell is there once, with its moments of play."""
    sections = {match[1]: match[3] for match in SECTION.finditer(page(game, lang))}
    asked = {identity for identity in spoken(game_module(game)).ids if identity.partition("-")[0] in FAMILIES}
    assert set(sections) == {identity for identity in asked if words_of(lang, game).has(identity)}
    assert len(sections) > 50
    moments = beside_messages(game, check.verdicts(game))
    for identity, own in sections.items():
        for one in moments.get(identity, ()):
            assert escape(one["told"][lang]) in own, identity
            assert all(f'<span lang="{other}">{escape(one["told"][other])}</span>' in own
                       for other in LANGUAGES if other != lang)
        assert own.count("lr-message__from") == len(moments.get(identity, ()))
        assert ("<ul>" in own) == (identity in moments)


def test_a_message_shows_how_it_is_written_and_what_it_may_speak_of() -> None:
    """Beside its sentences a message has its Fluent pattern and the facts that the engine gives it."""
    html = page("sigilai", "lt")
    own = unescape(next(match[3] for match in SECTION.finditer(html) if match[1] == "event-laid"))
    assert "{ FORM($seat" in own
    facts = spoken(game_module("sigilai")).facts["event-laid"]
    assert all(f"${fact}" in own for fact in facts)
    assert f'id="{message_anchor("event-laid")}"' in html


def test_the_command_exports_what_the_page_shows(capsys: pytest.CaptureFixture[str]) -> None:
    """Events, questions asked and gaps come out of `export moments`, at most three of each, told differently."""
    assert main(["export", "moments", "--game", "sigilai"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {identity.partition("-")[0] for identity in told} == set(FAMILIES)
    for moments in told.values():
        assert 1 <= len(moments) <= MOMENTS
        assert len({json.dumps(one["told"]) for one in moments}) == len(moments)


def test_messages_of_no_game_stop_the_build() -> None:
    """An unknown game is a problem with its place."""
    with pytest.raises(SetupError, match="chess"):
        markdown("/// messages | chess\n///", extensions=[EXTENSION])
