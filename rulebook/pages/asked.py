"""Questions at the table: what players say aloud, each with its one-sentence answer and the bench that shows it."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from engine.problems import Problem, SetupError
from rulebook import narrate
from rulebook.pages import figure
from rulebook.pages.figure import Element, View
from rulebook.pages.page import scenario_anchor, url
from rulebook.scenario import Scenario
from rulebook.words import WordsError

__all__ = ["bench_url", "listed"]

#: The page of each group of scenarios.
PAGES = {"worked": "examples", "clauses": "clauses", "questions": "questions"}


def bench_url(one: Scenario, lang: str) -> str:
    """The address of the page on which a scenario's bench stands among the others of its group."""
    return url(f"{one.game}/{PAGES[figure.group_of(one)]}/", lang)


def listed(game: str, view: View, place: str) -> Iterator[Element]:
    """Every question of a game under the headings of its text, in the order of the clauses that answer it.

    Args:
        game: the game.
        view: the page.
        place: where the page asks for them, for errors.

    Raises:
        SetupError: a scenario does not hold or cannot be told.
    """
    for heading, scenarios in figure.by_part(game, view.lang):
        if heading:
            yield "h2", {"id": f"asked-{scenarios[0].id}"}, heading
        yield "div", {"class": "lr-asked", "lang": view.lang}, "".join(_one(one, view, place) for one in scenarios)


def _one(one: Scenario, view: View, place: str) -> str:
    """A scenario's questions, answer and clauses; nothing where it has no question of the language."""
    asks = one.asks.get(view.lang, ())
    if not asks:
        return ""
    result = figure.verdict(one, place).shown
    try:
        said = escape(narrate.answer_sentence(result, view.lang))
    except WordsError as error:
        raise SetupError([Problem(place, "scenario_not_told", f"{one.id}: {error}")]) from None
    bench = escape(view.link(bench_url(one, view.lang), scenario_anchor(one.id)))
    first, *others = (escape(asked) for asked in asks)
    more = "".join(f"<br>{other}" for other in others)
    gap = ' class="lr-answer--gap"' if result.gap else ""
    return (f'<dl data-scenario="{one.id}"><dt><a href="{bench}">{first}</a>{more}</dt>'
            f"<dd{gap}>{said}{figure.cites(one.game, one.clauses, view)}</dd></dl>\n")
