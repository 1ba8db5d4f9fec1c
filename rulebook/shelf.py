"""A game's scenarios as a trial needs them: from their files, or in the page from one file that was made of them.

Imports the standard library and the engine only, so that it runs in the page as it is.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import replace
from doctest import Example
from functools import cache
from pathlib import Path
from typing import Any

from rulebook.verdict import NOTHING, Scenario

__all__ = ["BOOKS", "examples", "packed"]

#: Where the page's Python has the books.
BOOKS = Path(__file__).with_name("books")
#: An example that only tells in a language what came out; it follows from the others.
_TELLS = re.compile(r"\b(tell|describe)\(")


@cache
def examples(game: str) -> tuple[Scenario, ...]:
    """The scenarios of a game by id, without the examples that only tell a result in a language.

    Raises:
        SetupError: a file of the book cannot be read.
    """
    path = BOOKS / f"{game}.json"
    if path.exists():
        return tuple(_unpacked(game, one) for one in json.loads(path.read_text("utf-8")))
    from rulebook.scenario import scenarios

    return tuple(_silent(scenarios(game)))


def packed(game: str) -> list[dict[str, Any]]:
    """The scenarios of a game as plain data, as the page's Python has them.

    Raises:
        SetupError: a file of the book cannot be read.
    """
    return [{"id": one.id, "title": dict(one.title), "clauses": list(one.clauses),
             "examples": [[example.lineno, example.source, example.want, example.exc_msg] for example in one.examples]}
            for one in examples(game)]


def _silent(scenarios: Iterable[Scenario]) -> Iterable[Scenario]:
    for one in scenarios:
        yield replace(one, examples=tuple(example for example in one.examples if not _TELLS.search(example.source)))


def _unpacked(game: str, one: dict[str, Any]) -> Scenario:
    read = tuple(Example(source, want, exc_msg, lineno) for lineno, source, want, exc_msg in one["examples"])
    return Scenario(one["id"], Path(f"{one['id']}.md"), game, one["title"], {}, tuple(one["clauses"]), "", "", {}, "",
                    read, NOTHING)
