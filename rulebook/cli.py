"""The ``rulebook`` command. Sentences stand in ``messages/<lang>/cli.ftl``; here is what they tell of."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from difflib import get_close_matches
from itertools import pairwise
from pathlib import Path
from typing import Any, NoReturn

from engine.problems import LETTERS, Problem, SetupError, nearest
from rulebook.bench import GAMES, problem_json
from rulebook.book import half
from rulebook.commands import COMMANDS
from rulebook.commands.command import BAD_INPUT, HOLDS, INTERRUPTED, Options, flag, value
from rulebook.commands.output import NotWritten, say, say_json, say_problems, writing
from rulebook.faults import fault
from rulebook.texts import LANGUAGES
from rulebook.words import Words, words_of

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command.

    Args:
        arguments: those of the command line by default.

    Returns:
        0; 1 where a scenario differs or a check has an error; 2 for bad input, or a mistake of the program; 130 where
        it was interrupted.
    """
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    _open_streams()
    words = words_of(_language(arguments))
    try:
        try:
            return _obeyed(arguments, words)
        finally:  # now, while somebody can still say that it failed
            with writing():
                sys.stdout.flush()
    except NotWritten as lost:
        _close_output()
        if lost.whole:
            return HOLDS
        with suppress(NotWritten):
            say_problems([Problem("stdout", "cannot_write", str(lost))], words)
        return BAD_INPUT


def _obeyed(arguments: Sequence[str], words: Words) -> int:
    """The exit code of a command."""
    problems, position = [], ""
    try:
        options = _parsed(arguments, words)
        words = words_of(options.lang or words.lang)
        return COMMANDS[arguments[0]].run(options, words)
    except SetupError as error:
        problems, position = error.problems, error.position
    except KeyboardInterrupt:
        say(words.say("cli-stopped"), sys.stderr)
        return INTERRUPTED
    except NotWritten:
        raise
    except Exception as error:  # nobody shall have to read a traceback
        problems = [fault(error)]
    if "--json" in arguments:
        say_json({"problems": [problem_json(problem) for problem in problems]})
    else:
        say_problems(problems, words, position)
    return BAD_INPUT


def _open_streams() -> None:
    """Streams that are there and take every letter: one that they do not know is written as its number."""
    sys.stdout, sys.stderr = (stream or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  # never closed
                              for stream in (sys.stdout, sys.stderr))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _close_output() -> None:
    """Nothing more is written, not even by the interpreter when it ends."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _language(arguments: Sequence[str]) -> str:
    """The language of the sentences: ``--lang``, else the system's, else English."""
    for place, word in enumerate(arguments):
        given = word.removeprefix("--lang=") if word.startswith("--lang=") else \
            arguments[place + 1] if word == "--lang" and place + 1 < len(arguments) else ""
        if given in LANGUAGES:
            return given
    system = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "")[:2]
    return system if system in LANGUAGES else "en"


class _Parser(argparse.ArgumentParser):
    """A parser that leaves to others to say what is wrong."""

    def error(self, message: str) -> NoReturn:
        raise argparse.ArgumentError(None, message)


def _parser(words: Words) -> _Parser:
    """The parser of all commands. It takes any value, and none: :func:`_parsed` says what is wrong with them."""
    silent: dict[str, Any] = {"exit_on_error": False, "allow_abbrev": False}
    parser = _Parser(prog="rulebook", description=words.say("cli-about"), **silent)
    commands = parser.add_subparsers(metavar=words.say("cli-command"))
    for name, command in COMMANDS.items():
        text = words.say(command.message)
        one: _Parser = commands.add_parser(name, help=text, description=text, **silent)
        value(one, words, "lang", metavar="|".join(LANGUAGES))
        if command.as_json:
            flag(one, words, "json")
        if command.game:
            value(one, words, "game", metavar="|".join(GAMES))
        if command.word:
            many = command.word.endswith("s")
            one.add_argument(command.word, nargs="*" if many else "?",
                             help=words.say(command.word_message or f"cli-option-{command.word}"),
                             metavar=(command.word[:-1] if many else command.word).upper())
        command.takes(one, words)
    return parser


def _parsed(arguments: Sequence[str], words: Words) -> Options:
    """The options of a command.

    Raises:
        SetupError: everything that is wrong with the command line itself.
    """
    name = arguments[0] if arguments else ""
    if name not in (*COMMANDS, "-h", "--help"):
        raise SetupError([Problem("rulebook", "unknown_value", name, list(COMMANDS), nearest(name, COMMANDS))])
    halves = [Problem(before if before.startswith("--") else "rulebook", "half_a_letter", f"U+{ord(half(word)):04X}")
              for before, word in pairwise(arguments) if half(word)]
    if halves:  # bytes that are no letters come so
        raise SetupError(halves)
    try:
        options, more = _parser(words).parse_known_args(arguments)
    except argparse.ArgumentError as error:
        raise SetupError([Problem(error.argument_name or "rulebook", "takes_no_value")]) from None
    command = COMMANDS[name]
    if command.word.endswith("s"):  # they may stand after options, too
        getattr(options, command.word).extend(word for word in more if not word.startswith("-"))
        more = [word for word in more if word.startswith("-")]
    known = [f"--{option}" for option in vars(options) if option != command.word]
    problems = [Problem(word, "unknown_argument", word, known, next(iter(get_close_matches(word, known, 1, 0.7)), ""))
                for word in (word[:LETTERS] for word in more)]
    for option, values in (("lang", LANGUAGES), ("game", GAMES)):
        if (given := getattr(options, option, None)) is not None and given not in values:
            place = option.upper() if option == command.word else f"--{option}"
            problems.append(Problem(place, "unknown_value", given, values, nearest(given, values)))
    problems += command.problems(options)
    if problems:
        raise SetupError(problems)
    return options
