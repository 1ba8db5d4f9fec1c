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
#: A tool's figure, and what its script loads at once besides its words.
_TOOL = re.compile(r'<figure\b[^>]*\bdata-game="(?P<game>\w+)"[^>]*\bdata-tool="(?P<tool>\w+)"')
_LOADED = {"now": "now/{game}.json", "score": "now/{game}-counts.json"}
#: The style of the API's reference, which the plugin that makes it gives to every page.
_REFERENCE = re.compile(r'\s*<link rel="stylesheet" href="[^"]*_mkdocstrings\.css">')
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
            f'<link rel="apple-touch-icon" href="{base}assets/bench/icon-apple.png">{_ahead(html, lang, base)}')
    foot = f'<div class="lr-offline md-grid" data-words="{escape(_offline(lang))}" hidden></div>'
    found = found.replace("</head>", f"{head}</head>", 1).replace("</footer>", f"{foot}</footer>", 1)
    return _styled(found) if count else None


def _styled(html: str) -> str:
    """A page with the reference's style once, and only where there is a reference."""
    styles = [one[0] for one in _REFERENCE.finditer(html)]
    bare = _REFERENCE.sub("", html)
    return bare.replace("</head>", f"{styles[0]}</head>", 1) if styles and 'class="doc ' in html else bare


def _ahead(html: str, lang: str, base: str) -> str:
    """Links that let a browser load what a page's tools need before their scripts ask for it."""
    hints: dict[str, None] = {}
    for one in _TOOL.finditer(html):
        game, tool = one["game"], one["tool"]
        hints[f'<link rel="modulepreload" href="{base}assets/bench/{tool}.js">'] = None
        for name in (f"{game}.json", f"words-{game}-{lang}.json", _LOADED.get(tool, "").format(game=game)):
            if name:
                hints[f'<link rel="preload" as="fetch" crossorigin href="{base}assets/bench/{name}">'] = None
    return "".join(hints)


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
