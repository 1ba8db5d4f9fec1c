"""What every page of the site has beside its text: the search in its header, and how the book is saved."""

from __future__ import annotations

import json
import re
from functools import cache
from html import escape

from rulebook.bench import GAMES
from rulebook.pages.offline import COLOURS
from rulebook.pages.page import relative, url
from rulebook.words import words_of

__all__ = ["KINDS", "placed"]

#: The kinds of places that a search finds.
KINDS = ("asked", "clause", "question", "page")

#: The theme's header, up to its end.
_HEADER = re.compile(r'<nav class="md-header__inner.*?(?=</nav>)', re.S)
_GLASS = "M9.5 3a6.5 6.5 0 0 1 5.1 10.5l6 6-1.4 1.4-6-6A6.5 6.5 0 1 1 9.5 3m0 2a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9"


def placed(html: str, lang: str, game: str, base: str) -> str | None:
    """A built page with the search in its header, and with what lets it be saved; None without a header of the theme.

    Args:
        html: the page.
        lang: its language.
        game: the game that it belongs to, else one to whose questions the link leads without a script.
        base: the way to the site's root.
    """
    address = escape(relative(url(f"{game}/asked/", lang), base))
    label = escape(words_of(lang).format("page-search-open"))
    link = (f'<a class="lr-search-open md-header__button md-icon" href="{address}" title="{label}" '
            f'aria-label="{label}" data-words="{escape(_words(lang))}">'
            f'<svg viewBox="0 0 24 24" aria-hidden="true"><path d="{_GLASS}"/></svg></a>')
    found, count = _HEADER.subn(lambda header: header[0] + link, html, count=1)
    frames = "".join(f'<meta name="theme-color" media="(prefers-color-scheme: {scheme})" content="{colour}">'
                     for scheme, colour in zip(("light", "dark"), COLOURS, strict=True))
    head = (f'<link rel="manifest" href="{base}book-{lang}.webmanifest">{frames}'
            f'<link rel="apple-touch-icon" href="{base}assets/bench/icon-apple.png">')
    foot = f'<div class="lr-offline md-grid" data-words="{escape(_offline(lang))}" hidden></div>'
    found = found.replace("</head>", f"{head}</head>", 1).replace("</footer>", f"{foot}</footer>", 1)
    return found if count else None


@cache
def _offline(lang: str) -> str:
    words = words_of(lang)
    return json.dumps({name: words.format(f"page-offline-{name}") for name in (
        "save", "saving", "saved", "again", "failed", "load", "kept")}, ensure_ascii=False)


@cache
def _words(lang: str) -> str:
    words = words_of(lang)
    said = {name: words.format(f"page-search-{name}") for name in ("open", "hint", "close", "empty", "failed", "count")}
    return json.dumps(said | {
        "kinds": {kind: words.format(f"page-search-kind-{kind}") for kind in KINDS},
        "games": {game: words.format(f"page-game-{game}") for game in GAMES}}, ensure_ascii=False)
