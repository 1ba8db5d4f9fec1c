"""``rulebook serve`` and ``rulebook build``: the site."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.problems import Problem, SetupError
from rulebook.commands.command import HOLDS, Command, Options, value
from rulebook.commands.output import say
from rulebook.words import Words, one_line

__all__ = ["BUILD", "SERVE"]


def _takes_address(parser: argparse.ArgumentParser, words: Words) -> None:
    value(parser, words, "host", default="127.0.0.1")
    value(parser, words, "port", default="8000")


def _address_problems(options: Options) -> Iterator[Problem]:
    if re.fullmatch("-?[0-9]{1,9}", options.port):
        options.port = int(options.port)
    else:
        yield Problem("--port", "wrong_type", options.port, ["8000"], "--port 8000")


def _takes_folder(parser: argparse.ArgumentParser, words: Words) -> None:
    value(parser, words, "site", default="site")


def _build(options: Options, words: Words) -> int:
    site, folder = _site(), Path(options.site)
    try:
        other = folder.is_dir() and any(folder.iterdir()) and not (folder / "index.html").exists()
    except OSError as error:
        raise SetupError([Problem("--site", "cannot_write", error.strerror)]) from None
    if other:  # it would be emptied
        raise SetupError([Problem("--site", "not_a_site", str(folder), ["site"])])
    site.build(folder)
    say(words.say("cli-built", place=one_line(options.site)))
    return HOLDS


def _serve(options: Options, words: Words) -> int:
    site = _site()
    site.serve(options.host, options.port)
    return HOLDS


def _site() -> Any:
    try:
        from rulebook.pages import site
    except ModuleNotFoundError as error:
        raise SetupError([Problem("rulebook", "extra_missing", error.name, ["living-rules[docs]"],
                                  "pip install 'living-rules[docs]'")]) from None
    return site


SERVE = Command("cli-serve", _serve, _takes_address, _address_problems, as_json=False)
BUILD = Command("cli-build", _build, _takes_folder, as_json=False)
