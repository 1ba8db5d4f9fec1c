"""What a command is: what it takes, what may be wrong with that, and what it does."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from engine.problems import Problem
from rulebook.words import Words

__all__ = ["BAD_INPUT", "DIFFERS", "HOLDS", "INTERRUPTED", "Command", "Options", "flag", "value"]

HOLDS, DIFFERS, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130

Options = argparse.Namespace


@dataclass(frozen=True, slots=True)
class Command:
    """One command of ``rulebook``; the message of an option is ``cli-option-<option>``.

    Attributes:
        message: the name of the message that says what it does.
        run: does it, and gives the exit code.
        takes: adds what it takes beside ``--lang``.
        problems: what is wrong with the options taken alone; it may put read values in place of the words given.
        word: the name of what stands without an option's name; in the plural it may be repeated.
        word_message: the name of the message that says what that is, where it is not ``cli-option-<word>``.
        as_json: whether it takes ``--json``.
        game: whether it takes ``--game``.
    """

    message: str
    run: Callable[[Options, Words], int]
    takes: Callable[[argparse.ArgumentParser, Words], None] = lambda parser, words: None
    problems: Callable[[Options], Iterable[Problem]] = lambda options: ()
    word: str = ""
    word_message: str = ""
    as_json: bool = True
    game: bool = False


def value(parser: argparse.ArgumentParser, words: Words, name: str, **options: Any) -> None:
    """Add ``--name VALUE``. None is taken too, as an empty value, so that a command can say what is expected."""
    parser.add_argument(f"--{name}", nargs="?", const="", help=words.say(f"cli-option-{name}"), **options)


def flag(parser: argparse.ArgumentParser, words: Words, name: str) -> None:
    """Add ``--name``, which takes no value."""
    parser.add_argument(f"--{name}", action="store_true", help=words.say(f"cli-option-{name}"))

