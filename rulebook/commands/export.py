"""``rulebook export``: the book in forms that others take. A new kind is named in ``KINDS``."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from engine.problems import Problem, nearest
from rulebook import check as checks
from rulebook.commands.command import HOLDS, Command, Options, value
from rulebook.commands.output import say, say_json
from rulebook.desk.catalogue import catalogue
from rulebook.desk.clean import FORMATS, clean
from rulebook.desk.lock import lock_of
from rulebook.desk.narration import beside_messages
from rulebook.words import Words

__all__ = ["EXPORT", "KINDS", "Kind"]


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of export.

    Attributes:
        run: prints it, and gives the exit code.
        needs: the options that it cannot do without, each with an example.
        formats: what ``--format`` may name, the first by default; empty where it takes none.
    """

    run: Callable[[Options, Words], int]
    needs: Mapping[str, str]
    formats: tuple[str, ...] = ()


def _text(options: Options, words: Words) -> int:
    say(clean(options.game, options.lang, options.format or "md").rstrip("\n"))
    return HOLDS


def _po(options: Options, words: Words) -> int:
    say(catalogue(options.game, options.lang, lock_of(options.game)).rstrip("\n"))
    return HOLDS


def _moments(options: Options, words: Words) -> int:
    say_json(beside_messages(options.game, checks.verdicts(options.game)))
    return HOLDS


#: The kinds of export by name.
KINDS: dict[str, Kind] = {
    "text": Kind(_text, {"game": "sigilai", "lang": "lt"}, tuple(FORMATS)),
    "po": Kind(_po, {"game": "sigilai", "lang": "lv"}),
    "moments": Kind(_moments, {"game": "sigilai"}),
}


def _takes(parser: argparse.ArgumentParser, words: Words) -> None:
    value(parser, words, "format", metavar="|".join(dict.fromkeys(
        form for kind in KINDS.values() for form in kind.formats)))


def _problems(options: Options) -> Iterator[Problem]:
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
    return KINDS[options.kind].run(options, words)


EXPORT = Command("cli-export", _export, _takes, _problems, word="kind", as_json=False, game=True)
