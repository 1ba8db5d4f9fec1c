"""What a check found: one finding a line, with code, place, what was expected, what was found, the remedy."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from engine.problems import Problem

if TYPE_CHECKING:
    from rulebook.words import Words

__all__ = ["CALLED", "ERROR", "NOTE", "WARNING", "Finding", "unreadable"]

ERROR, WARNING, NOTE = "error", "warning", "note"
#: What stands beside a finding's sentence, in order.
_PARTS = ("expected", "found", "remedy", "trace")
#: What findings of changed words, of a changed source, and of what other languages say call these.
_CHANGED = {"expected": "gone", "found": "new", "remedy": "restore"}
_STALE = {"expected": "new", "found": "gone", "remedy": "accept"}
_DIFFERS = {"expected": "others", "found": "here"}
CALLED: Mapping[str, Mapping[str, str]] = {
    "numbers_changed": _CHANGED, "terms_changed": _CHANGED, "polarity_changed": _CHANGED, "limits_changed": _CHANGED,
    "modality_changed": _CHANGED, "readings_changed": _CHANGED, "words_changed": _CHANGED,
    "stale_numbers": _STALE, "stale_terms": _STALE, "stale_polarity": _STALE, "stale_limits": _STALE,
    "stale_modality": _STALE, "stale_readings": _STALE, "stale_wording": _STALE,
    "negation_differs": _DIFFERS, "limit_differs": _DIFFERS, "value_differs": _DIFFERS,
    "stale_behaviour": {"expected": "now", "found": "before", "remedy": "see"}}


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

    @property
    def parts(self) -> list[tuple[str, str]]:
        """What stands beside its sentence: what each part is called (``"expected"``, ``"gone"`` …), and its text."""
        called = CALLED.get(self.code, {})
        told = [(called.get(name, name), " ".join(getattr(self, name).split())) for name in _PARTS]
        return [part for part in told if part[1]]

    def beside(self, words: Words) -> list[str]:
        """The parts in a language."""
        return [words.say(f"cli-{name}", text=text) for name, text in self.parts]

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
