"""What hangs on a question, and which clauses the examples cite: the book's figures, small on a page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from html import escape
from typing import TYPE_CHECKING

from babel.numbers import format_percent

from engine.rulings import Question
from engine.tally import Estimate
from rulebook import narrate
from rulebook.blast import picture, stored
from rulebook.pages.page import clause_anchor, rules_url
from rulebook.scenario import hold, scenarios
from rulebook.texts import clauses
from rulebook.words import Words

if TYPE_CHECKING:
    from rulebook.pages.figure import View

__all__ = ["cited", "dots", "matters"]

#: From how many examples on a dot is as dark as it gets.
DARKEST = 4

kept = cache(stored)


def matters(game: str, question: Question, view: View) -> Iterator[str]:
    """How often a question matters in play: a picture and the shares, for each other reading and way to play."""
    blast, words = kept(game), view.words(game)
    rows = blast.rows(question.name)
    if not rows:
        return
    yield (f'<details class="lr-matters"><summary>{escape(words.format("page-matters"))}</summary>\n'
           f'<p>{escape(words.format("page-matters-how", count=blast.games))}</p>\n<ul>\n')
    for reading, policies in rows.items():
        for policy, measures in policies.items():
            who = escape(words.format("page-matters-players", policy=words.format(f"page-policy-{policy}")))
            said = words.format("page-matters-shares", **{name: _share(one, words) for name, one in measures.items()})
            yield (f"<li><strong>{escape(narrate.reading(game, question.name, reading, view.lang))}</strong> "
                   f'<span class="lr-grounds">{who}</span>{picture(measures, said)} {escape(said)}</li>\n')
    yield "</ul>\n</details>\n"


def _share(one: Estimate, words: Words) -> str:
    """A share with its interval, in whole per cent, as the language writes it."""
    value, high = (format_percent(part, "#,##0\u00a0%", locale=words.locale) for part in (one.value, one.high or 0.0))
    return value if one.low is None or one.high is None else f"{value} ({round(100 * one.low)}–{high})"


@cache
def cited(game: str) -> Mapping[str, int]:
    """In how many of a game's scenarios each clause is cited."""
    return Counter(clause for one in scenarios(game)
                   for clause in {clause for result in hold(one).results for clause in result.clauses})


def dots(game: str, view: View, label: Mapping[str, str]) -> str:
    """A dot for every clause: the darker, the more examples cite it.

    Args:
        game: the game.
        view: the page.
        label: how each clause is called there, by its id.
    """
    words, count = view.words(game), cited(game)
    found = [f'<p>{escape(words.format("page-dots-how"))}</p>\n<ul class="lr-dots">\n']
    for identity, clause in clauses(game, view.lang).items():
        times = count.get(identity, 0)
        kind = "informative" if clause.informative and not times else str(min(times, DARKEST))
        said = words.format("page-dot-informative" if kind == "informative" else "page-dot",
                            clause=label[identity], count=times)
        address = view.link(rules_url(game, view.lang), clause_anchor(identity))
        found.append(f'<li><a class="lr-dot" data-cited="{kind}" href="{escape(address)}" title="{escape(said)}" '
                     f'aria-label="{escape(said)}">{escape(label[identity])}</a></li>\n')
    return "".join([*found, "</ul>\n"])
