"""How legible the book's colours are: the contrast of each text with what it stands on (WCAG 2.2)."""

from __future__ import annotations

from rulebook.pages.palette import palette

__all__ = ["DRAWN", "LEAST_DRAWN", "LEAST_WRITTEN", "contrast", "written"]

#: What the contrast is at least of text, and of edges and marks that mean something.
LEAST_WRITTEN, LEAST_DRAWN = 4.5, 3.0
#: Which texts stand on which grounds, besides every ``on-x`` on ``x``.
_WRITTEN = [(text, ground) for ground in ("paper", "felt", "tint", "lit")
            for text in ("ink", "soft", "accent", "amber", "wrong")] + [
    ("on-face", "face"), ("red-on-face", "face"), ("on-face", "fallen"), ("red-on-face", "fallen"),
    ("ink", "yes"), ("ink", "no")]
#: Which edges and marks stand on which grounds.
DRAWN = [("edge", "paper"), ("edge", "felt"), ("gold", "paper"), ("gold", "felt"), ("accent", "paper"),
         ("on-face", "face"), ("ebony", "felt")]


def written() -> list[tuple[str, str]]:
    """Every pair of a text and what it stands on."""
    return list(dict.fromkeys([*_WRITTEN, *((f"on-{name}", name) for name in palette() if f"on-{name}" in palette())]))


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours, ``#rrggbb`` each: 1 to 21."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[at:at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
