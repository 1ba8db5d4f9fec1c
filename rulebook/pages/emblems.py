"""The emblem of each game: a line drawing of our own on a grid of 24, as the signs and families of the tables are."""

from __future__ import annotations

__all__ = ["PATHS", "emblem"]

#: A woven star, a card with a keyhole, a spirit, and dominoes that fall.
PATHS = {
    "sigilai": ("M5 5h14v14H5z", "M12 2l10 10-10 10L2 12z", "M12 9.5l2.5 2.5-2.5 2.5-2.5-2.5z"),
    "eleusis": ("M5 2h14v20H5z", "M12 7.5a2.7 2.7 0 0 1 1.3 5l1.2 4h-5l1.2-4a2.7 2.7 0 0 1 1.3-5z"),
    "siggil": ("M4.5 22V10.5a7.5 7.5 0 0 1 15 0V22L16 19.5 12 22l-4-2.5z", "M9.5 10v2M14.5 10v2"),
    "domino": ("M2.5 5h3.5v16H2.5z", "M8.5 21l3.3-15 3.4.8L12 21z", "M14 21l5.5-12.5 3.2 1.5-4.9 11z", "M1 22.5h22"),
}


def emblem(game: str) -> str:
    """The emblem of a game as an SVG element; decoration, for its name stands beside it."""
    drawn = "".join(f'<path d="{path}"/>' for path in PATHS[game])
    return f'<svg class="lr-emblem" viewBox="0 0 24 24" aria-hidden="true" focusable="false">{drawn}</svg>'
