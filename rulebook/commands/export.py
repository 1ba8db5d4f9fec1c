"""``rulebook export``: the book in forms that others take. A new kind is named in ``KINDS``."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.problems import Problem, SetupError, nearest
from rulebook import check as checks
from rulebook.bench import GAMES
from rulebook.book import write
from rulebook.commands.command import HOLDS, Command, Options, value
from rulebook.commands.output import say
from rulebook.desk.catalogue import catalogue
from rulebook.desk.clean import FORMATS, clean
from rulebook.desk.lock import lock_of
from rulebook.desk.narration import beside_messages
from rulebook.vectors import schema_text, vectors
from rulebook.words import Words, one_line

__all__ = ["EXPORT", "KINDS", "Kind"]


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of export.

    Attributes:
        made: its text.
        needs: the options that it cannot do without, each with an example.
        formats: what ``--format`` may name, the first by default; empty where it takes none.
    """

    made: Callable[[Options], str]
    needs: Mapping[str, str] = field(default_factory=dict)
    formats: tuple[str, ...] = ()


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, indent=1)


#: The kinds of export by name.
KINDS: dict[str, Kind] = {
    "text": Kind(lambda options: clean(options.game, options.lang, options.format or "md"),
                 {"game": "sigilai", "lang": "lt"}, tuple(FORMATS)),
    "po": Kind(lambda options: catalogue(options.game, options.lang, lock_of(options.game)),
               {"game": "sigilai", "lang": "lv"}),
    "moments": Kind(lambda options: _json(beside_messages(options.game, checks.verdicts(options.game))),
                    {"game": "sigilai"}),
    "vectors": Kind(lambda options: _json(vectors([options.game] if options.game else GAMES))),
    "schema": Kind(lambda options: schema_text()),
}


def _takes(parser: argparse.ArgumentParser, words: Words) -> None:
    value(parser, words, "format", metavar="|".join(dict.fromkeys(
        form for kind in KINDS.values() for form in kind.formats)))
    value(parser, words, "file", metavar="FILE")


def _problems(options: Options) -> Iterator[Problem]:
    if options.file == "":
        yield Problem("--file", "argument_missing", "--file", [], "--file book.txt")
    kind = KINDS.get(options.kind or "")
    if kind is None:
        yield Problem("KIND", "unknown_value", options.kind or "", list(KINDS), nearest(options.kind or "", KINDS)
                      or "text")
        return
    for name, example in kind.needs.items():
        if getattr(options, name) is None:
            yield Problem(f"--{name}", "argument_left_out", None, [], f"--{name} {example}")
    if options.format is not None and options.format not in kind.formats:
        yield Problem("--format", "unknown_value", options.format, list(kind.formats),
                      nearest(options.format, kind.formats) or next(iter(kind.formats), ""))


def _export(options: Options, words: Words) -> int:
    text = KINDS[options.kind].made(options).rstrip("\n")
    if options.file is None:
        say(text)
        return HOLDS
    try:
        write(Path(options.file), f"{text}\n")
    except OSError as error:
        raise SetupError([Problem("--file", "cannot_write", error.strerror)]) from None
    say(words.say("cli-exported", place=one_line(options.file)))
    return HOLDS


EXPORT = Command("cli-export", _export, _takes, _problems, word="kind", as_json=False, game=True)
