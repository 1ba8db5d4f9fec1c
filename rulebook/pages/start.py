"""The games on the start page: what each is, and where it can be read, played and used at a table."""

from __future__ import annotations

from html import escape

from rulebook.bench import GAMES
from rulebook.pages.emblems import emblem
from rulebook.pages.figure import Element, View
from rulebook.pages.page import relative, url

__all__ = ["AT_THE_TABLE", "games"]

#: The page of each game for a table where its own cards or dominoes lie.
AT_THE_TABLE = {"eleusis": "god"}
#: The other pages that a reader looks for first, by the name of their message.
PAGES = {"rules": "", "play": "play/", "asked": "asked/", "examples": "examples/", "questions": "questions/",
         "card": "card/"}


def games(view: View) -> Element:
    """The games, each with its emblem, what it is about, and its pages.

    Args:
        view: the page.
    """
    return "ul", {"class": "lr-games"}, "".join(_game(game, view) for game in GAMES)


def _game(game: str, view: View) -> str:
    words = view.words(game)

    def link(name: str, page: str, style: str = "") -> str:
        return (f'<a {style}href="{escape(relative(url(f"{game}/{page}", view.lang), view.base))}">'
                f'{escape(words.format(f"page-start-{name}"))}</a>')

    table = link("table", f"{AT_THE_TABLE.get(game, 'now')}/", 'class="md-button md-button--primary" ')
    pages = "".join(f"<li>{link(name, page)}</li>" for name, page in PAGES.items())
    return (f'<li class="lr-game">{emblem(game)}<h2>{escape(words.format(f"page-game-{game}"))}</h2>'
            f'<p>{escape(words.format(f"page-about-{game}"))}</p><p>{table}</p><ul>{pages}</ul></li>\n')
