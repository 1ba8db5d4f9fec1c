"""What a command prints: the only place where it does, so that no file can command a terminal."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any, TextIO

from babel.numbers import format_decimal, format_percent

from engine.problems import Problem
from rulebook import narrate
from rulebook.words import Words, one_line, visible

__all__ = ["NotWritten", "Progress", "number", "percent", "say", "say_json", "say_problems", "writing"]

#: How wide a bar is, in letters, and how many seconds pass at least before it is drawn again.
WIDTH, OFTEN = 24, 0.2


class NotWritten(Exception):
    """What was to be printed cannot be; ``whole`` where its reader, such as head, has seen enough."""

    def __init__(self, error: OSError) -> None:
        super().__init__(error.strerror)
        self.whole = isinstance(error, BrokenPipeError)


@contextmanager
def writing() -> Iterator[None]:
    """Of all errors of files, those of the output are told apart."""
    try:
        yield
    except OSError as error:
        raise NotWritten(error) from None


class Progress:
    """One line on the terminal's error stream, nothing where nobody looks.

    Args:
        total: how many steps there are.
        quiet: whether nothing is to be shown.
        words: in whose language a long work tells its rate and the time that is left.
    """

    def __init__(self, total: int, *, quiet: bool, words: Words | None = None) -> None:
        self.total, self.count = total, 0
        self.words = words
        self.shown = sys.stderr.isatty() and not quiet
        self.began = self.told = monotonic()
        self.skipped = 0

    def step(self, name: str) -> None:
        """One more step begins, of that name."""
        self.count += 1
        if self.shown:
            self._write(f"{self.count}/{self.total} {one_line(name)}")

    def within(self, name: str) -> None:
        """The step that has begun goes on, and is at what is named."""
        now = monotonic()
        if self.shown and now - self.told >= OFTEN:
            self.told = now
            self._write(f"{self.count}/{self.total} {one_line(name)}")

    def skip(self, count: int) -> None:
        """So many steps were done before: they count, but not for the rate."""
        self.count += count
        self.skipped += count

    def advance(self, count: int) -> None:
        """So many more steps are done: a bar, the rate, and the time that is left."""
        self.count += count
        now = monotonic()
        if not self.shown or self.words is None or (now - self.told < OFTEN and self.count < self.total):
            return
        self.told = now
        rate = (self.count - self.skipped) / max(now - self.began, 1e-9)
        left = round((self.total - self.count) / rate) if rate else 0
        full = WIDTH * self.count // max(self.total, 1)
        bar = "█" * full + "░" * (WIDTH - full)
        self._write(f"{bar} " + self.words.say(
            "cli-progress", done=number(self.count, self.words), total=number(self.total, self.words),
            rate=number(round(rate), self.words), left=f"{left // 60}:{left % 60:02}"))

    def done(self) -> None:
        """Nothing more is to be shown."""
        if self.shown:
            self._write("")

    @staticmethod
    def _write(text: str) -> None:
        with writing():
            print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def number(value: float, words: Words, digits: int = 0) -> str:
    """A number as the language writes it."""
    return format_decimal(value, f"#,##0.{'0' * digits}" if digits else "#,##0", locale=words.locale)


def percent(value: float, words: Words) -> str:
    """A part of one in per cent, as the language writes it."""
    return format_percent(value, "#,##0.0 %", locale=words.locale)


def say(text: str, stream: TextIO | None = None) -> None:
    """Print a text, on the output stream by default, with every letter that could command a terminal made visible."""
    with writing():
        print(visible(text), file=stream)


def say_json(data: Any) -> None:
    """Print data as JSON, with its letters as they are."""
    say(json.dumps(data, ensure_ascii=False, indent=2))


def say_problems(problems: Iterable[Problem], words: Words, position: str = "") -> None:
    """Print problems, a line each, and the position they were found in, on the error stream."""
    for problem in problems:
        say(narrate.problem(problem, words.lang), sys.stderr)
    if position:
        say(position, sys.stderr)
