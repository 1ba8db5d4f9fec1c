"""What a command prints: the only place where it does, so that no file can command a terminal."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TextIO

from engine.problems import Problem
from rulebook import narrate
from rulebook.words import Words, one_line, visible

__all__ = ["NotWritten", "Progress", "say", "say_json", "say_problems", "writing"]


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
    """One line on the terminal's error stream, nothing where nobody looks."""

    def __init__(self, total: int, *, quiet: bool) -> None:
        self.total, self.count = total, 0
        self.shown = sys.stderr.isatty() and not quiet

    def step(self, name: str) -> None:
        self.count += 1
        if self.shown:
            self._write(f"{self.count}/{self.total} {one_line(name)}")

    def done(self) -> None:
        if self.shown:
            self._write("")

    @staticmethod
    def _write(text: str) -> None:
        with writing():
            print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


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
