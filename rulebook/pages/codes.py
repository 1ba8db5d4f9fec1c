"""The QR codes of the printed cards, drawn when the site is built and its address is known."""

from __future__ import annotations

import subprocess
from pathlib import Path

from engine.problems import Problem, SetupError
from rulebook.bench import GAMES
from rulebook.pages.cards import FOLDER, opens
from rulebook.pages.files import ROOT
from rulebook.pages.programs import node
from rulebook.texts import LANGUAGES

__all__ = ["write_codes"]


def write_codes(site: Path, address: str) -> None:
    """Write the QR code of every card.

    Args:
        site: the site's folder.
        address: the site's address, with a slash at its end.

    Raises:
        SetupError: a tool is missing, or it failed.
    """
    script = Path(__file__).with_name("codes.mjs")
    if not (ROOT / "node_modules" / "uqr").exists():
        raise SetupError([Problem("node_modules", "missing_tool", "uqr", ["node_modules"], "npm ci")])
    wanted = [part for game in GAMES for lang in LANGUAGES
              for part in (str(site / FOLDER / f"{game}-{lang}.svg"), address + opens(game, lang))]
    done = subprocess.run([node(), str(script), *wanted],  # noqa: S603  # our own script
                          capture_output=True, text=True, check=False)
    if done.returncode:
        raise SetupError([Problem(str(script), "tool_failed", done.stderr.strip()[-400:], ["node"])])
