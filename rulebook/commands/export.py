"""``rulebook export``: the book as data for other programs."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

from engine.problems import Problem, SetupError, nearest
from rulebook.bench import GAMES
from rulebook.commands.command import HOLDS, Command, Options, value
from rulebook.commands.output import say, say_json
from rulebook.vectors import schema_text, vectors
from rulebook.words import Words, one_line

__all__ = ["EXPORT"]

#: What can be exported.
WHAT = ("vectors", "schema")


def _takes(parser: argparse.ArgumentParser, words: Words) -> None:
    value(parser, words, "file", metavar="FILE")


def _problems(options: Options) -> Iterator[Problem]:
    if options.what not in WHAT:
        code = "argument_missing" if options.what is None else "unknown_value"
        yield Problem("WHAT", code, options.what or "WHAT", WHAT, nearest(options.what or "", WHAT) or WHAT[0])
    if options.file == "":
        yield Problem("--file", "argument_missing", "--file", [], "--file vectors.json")


def _export(options: Options, words: Words) -> int:
    games = [options.game] if options.game else GAMES
    data = json.loads(schema_text()) if options.what == "schema" else vectors(games)
    if options.file is None:
        say_json(data)
        return HOLDS
    path = Path(options.file)
    aside = path.with_name(f"{path.name}.aside")
    try:
        aside.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", "utf-8")
        aside.replace(path)
    except OSError as error:
        raise SetupError([Problem("--file", "cannot_write", error.strerror)]) from None
    if not options.json:
        say(words.say("cli-exported", place=one_line(options.file)))
    return HOLDS


EXPORT = Command("cli-export", _export, _takes, _problems, word="what", game=True)
