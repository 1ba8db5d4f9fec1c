"""Pictures of the layouts by which Siggil's cards are laid out: there without a script, each told in words too."""

from __future__ import annotations

from html import escape

from engine.siggil.layouts import Layout, layouts, svg
from rulebook.pages.figure import Element, View

__all__ = ["GAMES", "figures"]

#: The games that have layouts.
GAMES = ("siggil",)


def figures(game: str, view: View) -> Element:
    """The figure of each layout, named as our own.

    Args:
        game: one of ``GAMES``.
        view: the page.
    """
    words = view.words(game)

    def told(layout: Layout) -> str:
        """What a picture shows, for whoever does not see it."""
        places = layout.places
        return words.format("page-layout-about", layout=layout.name, count=len(places),
                            levels=max(place.level for place in places),
                            down=sum(place.face == "down" for place in places),
                            available=sum(not above for above in layout.covered_by))

    inner = "".join(
        f'<figure class="lr-layout"><div role="img" aria-label="{escape(told(layout))}">{svg(layout)}</div>'
        f'<figcaption>{escape(words.format("page-layout", layout=name))}</figcaption></figure>\n'
        for name, layout in layouts().items())
    return "div", {"class": "lr-layouts", "lang": view.lang}, inner
