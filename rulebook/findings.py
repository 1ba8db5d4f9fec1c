"""What a check found: one finding a line, with code, place, what was expected, what was found, the remedy."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from engine.problems import Problem

__all__ = ["ERROR", "NOTE", "WARNING", "Finding", "unreadable"]

ERROR, WARNING, NOTE = "error", "warning", "note"


@dataclass(frozen=True, slots=True)
class Finding:
    """One finding.

    Args:
        code: its short name; the sentence is the message ``finding-<code>``.
        level: ``"error"``, ``"warning"`` or ``"note"``.
        place: ``FILE:LINE`` from the package's folder, or the id of a clause or question.
        expected, found, remedy: what should stand there, what does, what to write instead.
        lang: the language of the text or message; empty where it concerns all.
        game: the game.
        clause: the clause whose words it concerns, by its id.
        trace: what the engine did, where that is the witness: a scenario's id, or a call that can be typed.
    """

    code: str
    level: str
    place: str
    expected: str = ""
    found: str = ""
    remedy: str = ""
    lang: str = ""
    game: str = ""
    clause: str = ""
    trace: str = ""

    def as_json(self) -> dict[str, Any]:
        """The finding as plain data."""
        return asdict(self)

    @classmethod
    def of_json(cls, data: Mapping[str, Any]) -> Finding:
        """A finding from its plain data."""
        return cls(**data)


def unreadable(problem: Problem, game: str, lang: str = "") -> Finding:
    """A problem of one of the book's files as a finding."""
    return Finding("unreadable", ERROR, problem.where, ", ".join(map(str, problem.expected)),
                   f"{problem.code}: {problem.found}", problem.write, lang, game)
