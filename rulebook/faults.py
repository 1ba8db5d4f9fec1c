"""Faults: exceptions that no input may raise. They are told as what they are, in one line and with their place."""

from __future__ import annotations

from pathlib import Path
from traceback import extract_tb

from engine.problems import Problem

__all__ = ["fault", "raised_in"]

_ROOT = Path(__file__).parents[1]


def raised_in(error: BaseException) -> str:
    """The file that raised an exception; empty where nobody knows."""
    frames = extract_tb(error.__traceback__)
    return frames[-1].filename if frames else ""


def fault(error: BaseException, place: str = "rulebook") -> Problem:
    """An exception as a problem: a mistake of the program, whoever wrote what it was reading.

    Args:
        error: what was raised; it is told with the last line of the program's own that it came through.
        place: what was being done or read.
    """
    ours = [f"{Path(frame.filename).relative_to(_ROOT)}:{frame.lineno}: " for frame in extract_tb(error.__traceback__)
            if any(Path(frame.filename).is_relative_to(_ROOT / name) for name in ("engine", "rulebook"))]
    said = " ".join(f"{type(error).__name__}: {error}".split())
    return Problem(place, "internal_error", f"{''.join(ours[-1:])}{said}")
