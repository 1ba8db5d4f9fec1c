"""What is wrong with a set-up: every problem of it, not the first one.

A problem is data, like an event; its sentence stands in the messages of each language. The plain
text here names the same five things for whoever reads an exception: where, what, what was found,
what was expected, what to write instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

__all__ = ["Problem", "SetupError"]


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

    def __str__(self) -> str:
        parts = [f"{self.where}: {self.code.replace('_', ' ')}"]
        if self.found is not None:
            parts.append(f"found {self.found!r}")
        if self.expected:
            parts.append("expected " + ", ".join(map(str, self.expected)))
        if self.write:
            parts.append(f"write {self.write}")
        return "; ".join(parts)


class SetupError(ValueError):
    """A set-up that cannot be played.

    Args:
        problems: all of them.
        position: the whole set-up as it was given, so that it can be reproduced from the message alone.
    """

    def __init__(self, problems: Sequence[Problem], position: str = "") -> None:
        self.problems = list(problems)
        self.position = position
        lines = [str(problem) for problem in self.problems]
        super().__init__("\n".join([*lines, position] if position else lines))

    def __reduce__(self) -> tuple[Any, ...]:
        """What another process needs to raise it again."""
        return type(self), (self.problems, self.position)
