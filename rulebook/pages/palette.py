"""The book's colours, read from the one style sheet that names them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

__all__ = ["PATH", "palette"]

PATH = Path(__file__).parent / "assets" / "palette.css"
_COLOUR = re.compile(r"--lr-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);")


@cache
def palette() -> dict[str, tuple[str, str]]:
    """Every colour by its name without ``--lr-``: the light one and the dark one, as ``#rrggbb``."""
    return {name: (light, dark) for name, light, dark in _COLOUR.findall(PATH.read_text("utf-8"))}
