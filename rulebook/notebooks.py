"""Where the book's notebooks lie."""

from __future__ import annotations

from pathlib import Path

__all__ = ["CHECKOUT", "INSTALLED", "folder", "notebooks"]

#: The notebooks of a checkout; in an installed package they lie inside.
CHECKOUT = Path(__file__).parent.parent / "notebooks"
INSTALLED = Path(__file__).parent / "notebooks"


def folder() -> Path:
    """The folder of the notebooks."""
    return CHECKOUT if CHECKOUT.is_dir() else INSTALLED


def notebooks() -> dict[str, Path]:
    """The notebooks by name: those for Jupyter, then the lessons, which are marimo's.

    >>> list(notebooks())[0]
    'designers-workshop'
    """
    return {path.stem: path for ending in (".ipynb", ".py") for path in sorted(folder().glob(f"*{ending}"))}
