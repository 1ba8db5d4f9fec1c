"""What hangs on a question: the book's figures, small on a page."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html import escape
from typing import TYPE_CHECKING

from babel.numbers import format_percent

from engine.rulings import Question
from engine.tally import Estimate
from rulebook import narrate
from rulebook.blast import picture, stored
from rulebook.words import Words

if TYPE_CHECKING:
    from rulebook.pages.figure import View

__all__ = ["matters"]

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
