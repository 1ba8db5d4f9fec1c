"""How long `rulebook compare` takes, in a process of its own, for texts as long as published ones.

Each game's text is exported in the language that it was published in, some of it left out and some said otherwise, and
compared: wall and CPU time, medians of several runs.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median

from check import ROOT, once
from machine import machine

from rulebook.bench import GAMES
from rulebook.desk.clean import clean
from rulebook.texts import source_language

RUNS = 5
LIMIT = 3.0


def published(game: str) -> str:
    """A text with the book's words that is not the book's: every tenth paragraph is missing, and numbers are others."""
    paragraphs = clean(game, source_language(game), "txt").split("\n\n")
    return "\n\n".join(text for place, text in enumerate(paragraphs) if place % 10 != 7).replace("4", "5")


def main() -> int:
    print(machine())
    good = True
    for game in GAMES:
        lang, text = source_language(game), published(game)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "rules.txt"
            path.write_text(text, "utf-8")
            runs = [once("compare", str(path), "--game", game, "--lang", lang) for _ in range(RUNS)]
        wall, cpu = (median(column) for column in zip(*runs, strict=True))
        good &= (fine := max(wall, cpu) < LIMIT)
        print(f"{game} ({lang}, {len(text.split())} words), fresh process, median of {RUNS}: wall {wall:.2f} s, "
              f"CPU {cpu:.2f} s (limit {LIMIT:g} s: {'PASS' if fine else 'over'})")
    return 0 if good else 1


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main())
