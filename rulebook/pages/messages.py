"""The page of messages: what narration says, each sentence beside moments of real play, for those who translate it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from html import escape
from typing import Any

from engine.problems import Problem, SetupError
from rulebook import lint
from rulebook.bench import game_module
from rulebook.desk.narration import beside_messages
from rulebook.pages import figure
from rulebook.pages.asked import bench_url
from rulebook.pages.figure import Element, View
from rulebook.pages.page import scenario_anchor
from rulebook.scenario import scenarios
from rulebook.spoken import spoken
from rulebook.texts import LANGUAGES
from rulebook.words import MESSAGES, SHARED, Words, WordsError

__all__ = ["FAMILIES", "listed", "message_anchor"]

#: The kinds of messages that narration is made of, in the order of the page.
FAMILIES = ("event", "refusal", "choice", "gap")


def message_anchor(identity: str) -> str:
    """The permanent anchor of a message."""
    return f"message-{identity}"


@cache
def _book(game: str, lang: str) -> Mapping[str, lint.Message]:
    """The messages of a game in a language, with those that all games share."""
    book: dict[str, lint.Message] = {}
    for path in sorted((MESSAGES / lang).glob("*.ftl")):
        if path.stem in SHARED or path.stem == game:
            list(lint.read(path, lang, book, game))
    return book


@cache
def _moments(game: str, place: str) -> Mapping[str, Sequence[Mapping[str, Any]]]:
    """The moments beside each message; the scenarios are those that the pages show."""
    return beside_messages(game, {one.id: figure.verdict(one, place) for one in scenarios(game)})


def listed(game: str, view: View, place: str) -> Iterator[Element]:
    """Every message of a game's narration under the heading of its kind.

    Args:
        game: the game.
        view: the page.
        place: where the page asks for them, for errors.

    Raises:
        SetupError: a scenario does not hold or cannot be told.
    """
    words, book, known = view.words(game), _book(game, view.lang), spoken(game_module(game))
    try:
        moments = _moments(game, place)
    except WordsError as error:
        raise SetupError([Problem(place, "scenario_not_told", str(error))]) from None
    ids = [identity for identity in sorted(known.ids) if identity.partition("-")[0] in FAMILIES and identity in book]
    total = words.format("page-messages-total", count=len(ids), played=sum(identity in moments for identity in ids))
    yield "p", {"class": "lr-messages__total"}, escape(f"{total} {words.format('page-messages-search')}")
    for family in FAMILIES:
        yield "h2", {"id": f"messages-{family}"}, words.format(f"page-messages-{family}")
        yield "div", {"class": "lr-messages", "lang": view.lang}, "".join(
            _message(book[identity], known.facts.get(identity, set()), moments.get(identity, ()), game, view, words)
            for identity in ids if identity.startswith(f"{family}-"))


def _message(message: lint.Message, facts: set[str], moments: Sequence[Mapping[str, Any]], game: str, view: View,
             words: Words) -> str:
    """One message: its name, its variables, how it is written, and what it says in play."""
    title = f'<h3 id="{message_anchor(message.id)}"><code>{escape(message.id)}</code></h3>'
    written = f"<pre><code>{escape(message.text.strip(chr(10)).strip())}</code></pre>"
    names = [f"${name}" for name in sorted(facts | message.variables)]
    given = words.format("page-messages-facts", names=names) if names else words.format("page-messages-no-facts")
    if unused := [f"${name}" for name in sorted(facts - message.variables)]:
        given += " " + words.format("page-messages-unused", names=unused)
    told = "".join(_moment(one, game, view) for one in moments)
    told = f"<ul>{told}</ul>" if told else f"<p>{escape(words.format('page-messages-no-moment'))}</p>"
    others = "".join(f'<li>{lang}: <span lang="{lang}">{escape(one["told"][lang])}</span></li>' for one in moments
                     for lang in LANGUAGES if lang != view.lang)
    more = f"<details><summary>{escape(words.format('page-messages-others'))}</summary><ul>{others}</ul></details>" \
        if others else ""
    return "".join([f'<section class="lr-message">{title}<p class="lr-message__facts">{escape(given)}</p>', written,
                    told, more, "</section>\n"])


def _moment(moment: Mapping[str, Any], game: str, view: View) -> str:
    """A sentence as it was told in play, the scenario, and the clauses that it cites."""
    one = _scenario(game, moment["scenario"])
    bench = escape(view.link(bench_url(one, view.lang), scenario_anchor(one.id)))
    return (f'<li>{escape(moment["told"][view.lang])} <span class="lr-message__from"><a href="{bench}">'
            f"{escape(one.title[view.lang])}</a>{figure.cites(game, moment['clauses'], view)}</span></li>")


@cache
def _scenario(game: str, identity: str) -> Any:
    return next(one for one in scenarios(game) if one.id == identity)
