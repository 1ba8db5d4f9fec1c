"""Proposals stand at their questions with what trying them comes to, and every clause with its games and reasons."""

from __future__ import annotations

import re
from html import unescape

import pytest

from rulebook import met
from rulebook.bench import GAMES, game_module
from rulebook.pages import dots, proposed
from rulebook.pages.figure import View
from rulebook.scenario import PROPOSALS, proposals, scenarios
from rulebook.texts import LANGUAGES, clauses
from rulebook.trial import try_out
from rulebook.unmet import why_unmet
from rulebook.words import words_of


def view(lang):
    """A page of a language."""
    return View(lang, "../", "x/")


def test_every_file_of_the_folder_is_a_proposal_that_can_be_tried():
    """There is one at least; each is of the game of its folder, is proposed, and some reading gives its outcome."""
    found = [one for game in GAMES for one in proposals(game)]
    assert len(found) == len(list(PROPOSALS.glob("*/*"))) >= 1
    for one in found:
        assert (one.status, one.game) == ("proposed", one.path.parent.name)
        assert not try_out(one).needs_reading


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_proposal_stands_at_its_question_and_nowhere_else(lang):
    """The reading that it asks for says where; elsewhere the page says that there is none and how to make one."""
    words = words_of(lang, "sigilai")
    for name in game_module("sigilai").LAWBOOK.questions:
        told = "".join(proposed.proposed("sigilai", name, view(lang)))
        assert ('data-proposal="lone-leader"' in told) == (name == "lone_leader")
        assert (words.format("page-proposals-none") in told) == (name != "lone_leader")
        assert 'propose/"' in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_proposals_outcome_is_that_of_its_trial(lang):
    """Title, reason, verdict, each reading that gives the outcome, and the numbers of examples that change."""
    words = words_of(lang, "sigilai")
    [trial] = proposed.tried("sigilai")
    told = unescape("".join(proposed.proposed("sigilai", "lone_leader", view(lang))))
    for said in (trial.scenario.title[lang], trial.scenario.reason[lang], words.format("ui-test-reading"),
                 words.format("reading-lone-leader-wins")):
        assert said in told
    broken = sum(not holds for holds in trial.asked_for.changes.values())
    assert broken > 0
    assert words.format("ui-test-breaks", count=broken) in told
    assert f'"../{proposed.file_url("sigilai", "lone-leader")}"' in told
    assert not re.search(r"(ui|page)-[a-z]", told)


def test_a_proposal_without_a_reading_concerns_the_questions_that_it_asks():
    """Where no reading is asked for, it stands at every question that its play asks as printed."""
    [trial] = proposed.tried("sigilai")
    assert proposed.concerns(trial) == {"lone_leader"}
    bare = try_out(next(one for one in scenarios("sigilai") if one.id == "question-lone-leader"))
    assert proposed.concerns(bare) == set(bare.printed.asked) > {"lone_leader"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_its_games_and_every_unmet_one_its_reason(game, lang):
    """The dots tell the kept figures; each clause that no game meets stands once among the reasons."""
    label = {identity: identity for identity in clauses(game, lang)}
    told = unescape(dots.dots(game, view(lang), label))
    figures = met.stored(game)
    words = words_of(lang, game)
    unmet = [identity for identity in label if identity not in figures.count]
    for identity in label:
        dot = re.search(rf'data-met="(\d)" href="[^"]*" title="([^"]*)" aria-label="[^"]*">{re.escape(identity)}<',
                        told)
        assert (int(dot[1]) > 0) == (identity not in unmet)
        assert str(figures.count.get(identity, 0)) in dot[2] or dot[2] == words.format("page-dot-informative",
                                                                                       clause=identity)
        assert told.count(f">{identity}</a>") == 1 + (identity in unmet)
    assert {why_unmet(game, identity)[0] for identity in unmet} <= {"reading", "example", "informative"}
    assert figures.code[:12] in told
    assert not re.search(r"page-[a-z]", told)


def test_a_reason_is_computed_from_games_and_examples():
    """Met under another reading alone, led to by an example alone, no rule at all: each is told as such."""
    assert why_unmet("sigilai", "sigilai/6") == ("reading", ["wisdom=separate"])
    assert why_unmet("sigilai", "sigilai/39") == ("informative", [])
    assert why_unmet("siggil", "siggil/solo.1") == ("example", [])
    assert met.stored("siggil").under["siggil/solo.5"] == {"free_limit_multiplayer=three": 81}
