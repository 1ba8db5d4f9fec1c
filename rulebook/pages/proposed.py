"""The proposals that lie in the book, at the open questions that they concern, with what trying them comes to."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html import escape
from typing import TYPE_CHECKING

from rulebook import narrate
from rulebook.pages.page import relative, url
from rulebook.scenario import proposals
from rulebook.trial import STATED, Attempt, Trial, try_out

if TYPE_CHECKING:
    from rulebook.pages.figure import View

__all__ = ["concerns", "file_url", "proposed", "tried"]


def file_url(game: str, identity: str) -> str:
    """The address of a proposal's file."""
    return f"assets/proposals/{game}/{identity}.md"


@cache
def tried(game: str) -> tuple[Trial, ...]:
    """The trials of a game's proposals.

    Raises:
        SetupError: a proposal cannot be read or set up.
    """
    return tuple(map(try_out, proposals(game)))


def concerns(trial: Trial) -> set[str]:
    """The questions that a proposal concerns: those of the reading that it asks for, else those that it asks."""
    return set(trial.scenario.brought.reading) or set(trial.standing.asked)


def proposed(game: str, question: str, view: View) -> Iterator[str]:
    """The proposals for a question, or how to make one."""
    words, found = view.words(game), [one for one in tried(game) if question in concerns(one)]
    yield f'<div class="lr-proposals">\n<p class="lr-label">{escape(words.format("page-proposals"))}</p>\n'
    if found:
        yield "<ul>\n"
        for one in found:
            yield _one(one, view)
        yield "</ul>\n"
    address = escape(relative(url("propose/", view.lang), view.base))
    how = words.format("page-proposals-how" if found else "page-proposals-none")
    yield f'<p><a href="{address}">{escape(how)}</a></p>\n</div>\n'


def _one(trial: Trial, view: View) -> str:
    """A proposal: its title, why, and what comes of it."""
    words, scenario = view.words(trial.scenario.game), trial.scenario
    lang = view.lang if view.lang in scenario.title else next(iter(scenario.title))
    reason = scenario.reason.get(view.lang) or next(iter(scenario.reason.values()))
    address = escape(relative(file_url(scenario.game, scenario.id), view.base))
    attempts = [(words.format("ui-test-named" if trial.named else "ui-test-as-printed"), trial.printed),
                *([(words.format("ui-test-stated"), trial.stated)] if trial.stated else []),
                (words.format("ui-test-as-table"), trial.table)]
    attempts += [(_reading(one, view, scenario.game), one) for one in _read(trial)]
    came = "".join(f"<li>{_came(name, one, view, scenario.game)}</li>\n" for name, one in attempts)
    return (f'<li data-proposal="{scenario.id}"><a href="{address}" download lang="{lang}">'
            f"{escape(scenario.title[lang])}</a>. {escape(reason)}<br>"
            f"{escape(words.format(f'ui-test-{_verdict(trial)}'))}\n<ul>\n{came}</ul></li>\n")


def _verdict(trial: Trial) -> str:
    if trial.printed.holds:
        return "printed"
    if trial.needs_reading:
        return "new"
    return "reading" if _read(trial) else "table"


def _read(trial: Trial) -> list[Attempt]:
    """The readings that give the outcome, each set of them once."""
    found = [one for one in (trial.asked_for, *trial.singles, *trial.combined) if one and one.holds]
    return list({(one.over, *sorted(one.rulings.items())): one for one in found}.values())


def _reading(one: Attempt, view: View, game: str) -> str:
    """Readings in words, and numbers as they are named."""
    words = view.words(game)
    readings = " ".join(words.format(
        "ui-test-read", question=narrate.question(game, name, view.lang) if words.has(f"question-{name}") else name,
        reading=narrate.reading(game, name, str(reading), view.lang) if words.has(f"question-{name}") else str(reading))
        for name, reading in one.rulings.items())
    return words.format("ui-test-over", readings=readings) if one.over == STATED else readings


def _came(name: str, one: Attempt, view: View, game: str) -> str:
    """Whether the outcome comes out, and how many examples change."""
    words = view.words(game)
    told = f"<strong>{escape(words.format('ui-test-holds' if one.holds else 'ui-test-not'))}</strong> {escape(name)}"
    for message, count in (("ui-test-breaks", sum(not holds for holds in one.changes.values())),
                           ("ui-test-changes", sum(one.changes.values()))):
        if count:
            told += f'<br><span class="lr-grounds">{escape(words.format(message, count=count))}</span>'
    return told
