"""What is wrong with a set-up: every problem of it, not the first one.

A problem is data, like an event; its sentence stands in the messages of each language. The plain
text here names the same five things for whoever reads an exception: where, what, what was found,
what was expected, what to write instead.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

__all__ = ["LETTERS", "TOLD", "Problem", "SetupError", "nearest", "short", "told", "too_much"]

#: The most that a value given from outside may weigh: each thing in it counts one, a text its letters too, a number
#: its digits; how many digits Python writes for sure; and how deep a value may be nested.
HEAVIEST, DIGITS, DEEPEST = 100_000, 4_000, 20
#: The most letters of a text in a problem, and the most problems that are told.
LETTERS, TOLD = 200, 50


def too_much(value: object, where: str, heaviest: int = HEAVIEST) -> list[Problem]:
    """The problem of a value that is too large or nested too deeply to be read.

    A list that holds itself many times over is told as quickly as any other.

    Args:
        value: whatever was given.
        where: the argument, as it shall be named.
        heaviest: the most that it may weigh.
    """
    code = _excess(value, heaviest)
    return [Problem(where, code, "[" if code == "nested_too_deeply" else None)] if code else []


def _excess(value: object, heaviest: int) -> str:
    weight, level = 0, [value]
    for _ in range(DEEPEST + 1):
        weight += sum(map(_weight, level))
        if weight > heaviest:
            return "too_large"
        level = [inner for one in level for inner in _inside(one)]
        if not level:
            return ""
    return "nested_too_deeply"


def _weight(value: object) -> int:
    """What a value weighs, with the places of what it holds but not what stands there."""
    if isinstance(value, int):
        digits = value.bit_length() // 3
        return digits + 1 if digits < DIGITS else HEAVIEST + 1
    return len(value) + 1 if isinstance(value, (str, bytes, Mapping, list, tuple, set, frozenset)) else 1


def _inside(value: object) -> Iterable[object]:
    if isinstance(value, Mapping):
        return [*value, *value.values()]
    return value if isinstance(value, (list, tuple, set, frozenset)) else ()


def short(value: object) -> str:
    """A value as Python writes it; of one that is too long for a line, only its type."""
    return f"{type(value).__name__} …" if _excess(value, LETTERS) else repr(value)


def told(value: object) -> object:
    """What was given, as a problem's ``found``: there None means that nothing was found, so it is told by its name."""
    return "None" if value is None else value


def nearest(word: object, names: Iterable[str]) -> str:
    """The known name nearest to a word, or to the one word of a list; empty where none is near.

    The case of the letters makes no difference.
    """
    if isinstance(word, (list, tuple)) and len(word) == 1:
        word = word[0]
    known: dict[str, str] = {}
    for name in names:
        known.setdefault(name.casefold(), name)
    near = get_close_matches(word[:LETTERS].casefold(), known, 1, 0.5) if isinstance(word, str) else []
    return known[near[0]] if near else ""


@dataclass(frozen=True, slots=True)
class Problem:
    """One problem of a set-up.

    Args:
        where: the argument, such as ``hands['Žiema'][1]``, or ``FILE:LINE``.
        code: the problem's short name.
        found: what stands there.
        expected: what may stand there.
        write: what to write instead; empty where nothing can be suggested.
    """

    where: str
    code: str
    found: object = None
    expected: Sequence[object] = ()
    write: str = ""

    def __post_init__(self) -> None:
        # Whatever was given, a problem can be printed: it is short, and holds no half of a character.
        found = self.found
        if isinstance(found, str):
            found = _printable(found)
        elif _excess(found, LETTERS):
            found = short(found)
        object.__setattr__(self, "found", found)
        object.__setattr__(self, "where", _printable(self.where))
        object.__setattr__(self, "write", self.write if _printable(self.write) == self.write else "")

    def __str__(self) -> str:
        parts = [f"{self.where}: {self.code.replace('_', ' ')}"]
        if self.found is not None:
            parts.append(f"found {self.found!r}")
        if self.expected:
            parts.append("expected " + ", ".join(map(str, self.expected)))
        if self.write:
            parts.append(f"write {self.write}")
        return "; ".join(parts)


def _printable(text: str) -> str:
    return _whole(text if len(text) <= LETTERS else f"{text[:LETTERS - 1]}…")


def _whole(text: str) -> str:
    return text.encode("utf-8", "backslashreplace").decode()


class SetupError(ValueError):
    """A set-up that cannot be played.

    Args:
        problems: all of them; of very many, the first, and a last one that tells how many more there are at least.
        position: the whole set-up as it was given, so that it can be reproduced from the message alone.
    """

    def __init__(self, problems: Sequence[Problem], position: str = "") -> None:
        self.problems = list(problems[:TOLD])
        if more := problems[TOLD:]:
            count = sum(one.found if one.code == "more_problems" and isinstance(one.found, int) else 1 for one in more)
            self.problems.append(Problem(more[0].where, "more_problems", count))
        self.position = _whole(position)
        lines = [str(problem) for problem in self.problems]
        super().__init__("\n".join([*lines, self.position] if position else lines))

    def __reduce__(self) -> tuple[Any, ...]:
        """What another process needs to raise it again."""
        return type(self), (self.problems, self.position)
