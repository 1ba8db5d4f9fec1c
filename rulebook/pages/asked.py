"""Questions at the table: what players say aloud, each with what decides it, its clause and its bench."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from engine.problems import Problem, SetupError
from rulebook.answered import Answer, answers
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
    """A scenario's questions, each with its answer and clause; nothing where it has no question of the language."""
    asks = one.asks.get(view.lang, ())
    if not asks:
        return ""
    try:
        found = answers(one, figure.verdict(one, place).shown, view.lang)
    except WordsError as error:
        raise SetupError([Problem(place, "scenario_not_told", f"{one.id}: {error}")]) from None
    bench = escape(view.link(bench_url(one, view.lang), scenario_anchor(one.id)))
    told: dict[Answer, list[str]] = {}
    for asked, answer in zip(asks, found, strict=True):
        told.setdefault(answer, []).append(escape(asked))
    entries = []
    for answer, (first, *others) in told.items():
        more = "".join(f"<br>{other}" for other in others)
        gap = ' class="lr-answer--gap"' if answer.gap else ""
        said = f"<dd{gap}>{escape(answer.said)}</dd>" if answer.said else ""
        entries.append(f'<dt><a href="{bench}">{first}</a>{more}</dt>{said}'
                       f'<dd class="lr-asked__clause">{escape(answer.text)}'
                       f"{figure.cites(one.game, [answer.clause], view)}</dd>")
    return f'<dl data-scenario="{one.id}">{"".join(entries)}</dl>\n'
