"""What hangs on a question and which clauses are cited stands on the pages, small and in words."""

from __future__ import annotations

import re
from html import unescape

import markdown
import pytest

from engine.blast import switches
from rulebook.bench import GAMES
from rulebook.blast import stored
from rulebook.scenario import hold, scenarios
from rulebook.texts import LANGUAGES, clauses


def html(block, game, lang="en"):
    """A block of a page."""
    return markdown.markdown(f"/// {block} | {game}\n///\n", extensions=["rulebook.pages.extension"],
                             extension_configs={"rulebook.pages.extension": {"lang": lang, "game": game}})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_other_reading_has_a_picture_for_each_way_to_play(lang):
    """On the page of open questions every reading not in force is drawn, and told in the same words, by policy."""
    told = html("questions", "domino", lang)
    pictures = re.findall(r'<svg class="lr-blast"[^>]*aria-label="([^"]*)"', told)
    assert len(pictures) == len(list(switches("domino"))) * len(stored("domino").tallies)
    assert all(unescape(one) in unescape(told.replace(f'"{one}"', "")) for one in pictures)
    assert "page-" not in re.sub(r"data-\S+", "", told)


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_dot_that_leads_to_it(game):
    """The page of clauses has a link to every clause, with the number of examples whose play cites it."""
    told = html("cited", game)
    anchors = re.findall(r'data-cited="\w+" data-met="\d" href="[^"#]*#([^"]+)"', told)
    assert len(anchors) == len(set(anchors)) == len(clauses(game, "en"))


def test_a_dot_tells_how_many_examples_cite_its_clause():
    """What a dot says is what playing the examples shows."""
    times = sum(any("sigilai/18" in result.clauses for result in hold(one).results)
                for one in scenarios("sigilai"))
    dot = re.search(r'title="([^"]*)" aria-label="[^"]*">18<', html("cited", "sigilai"))
    assert dot
    assert f"examples {times}," in dot[1]
