"""A card to print for each game: it lies in the box, and its QR code opens the game's page for the table."""

from __future__ import annotations

from html import escape

from rulebook.pages.emblems import emblem
from rulebook.pages.figure import Element, View
from rulebook.pages.page import relative, url
from rulebook.pages.start import AT_THE_TABLE

__all__ = ["FOLDER", "card", "opens"]

#: Where the codes stand, from the site's root.
FOLDER = "assets/bench/card"


def opens(game: str, lang: str) -> str:
    """What the card of a game opens, from the site's root."""
    return url(f"{game}/{AT_THE_TABLE.get(game, 'now')}/", lang)


def card(game: str, view: View, site: str) -> Element:
    """The card of a game. Where the site's address is not known, a script takes that of the opened page.

    Args:
        game: the game.
        view: the page.
        site: the site's address with a slash at its end; empty where it is not known.
    """
    words = view.words(game)
    said = {name: escape(words.format(f"page-card-{name}")) for name in ("opens", "missing", "local", "about")}
    name, address = escape(words.format(f"page-game-{game}")), site + opens(game, view.lang)
    if site:
        code = (f'<img src="{relative(f"{FOLDER}/{game}-{view.lang}.svg", view.base)}" width="148" height="148" '
                f'alt="{said["about"]}"></div><p class="lr-slip__address">{escape(address)}</p>')
        note = ""
    else:
        code = '</div><p class="lr-slip__address"></p>'
        note = f'<p class="lr-slip__note" data-local="{said["local"]}">{said["missing"]}</p>'
    way = "" if site else (f' data-opens="{escape(relative(opens(game, view.lang), view.base))}" '
                           f'data-about="{said["about"]}"')
    return "div", {"class": "lr-slips"}, (
        f'<section class="lr-slip" lang="{view.lang}"{way}>{emblem(game)}<h2>{name}</h2>'
        f'<p>{said["opens"]}</p><div class="lr-slip__code">{code}'
        f'<p class="lr-slip__book">{escape(words.format("page-name"))}</p></section>{note}')
