"""The shape of a clause: its lists, their items, and the annotations of each; what translations share.

Imports the standard library and the engine only, so that it runs in the page as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rulebook.texts import ANNOTATION

__all__ = ["Block", "differences", "shape"]

_ITEM = re.compile(r"(?P<indent>[ \t]*)(?:(?P<number>\d+)[.)]|[-*•])[ \t]+(?P<rest>.*)")


@dataclass(frozen=True, slots=True)
class Block:
    """A run of prose or an item of a list.

    ``kind`` is ``"text"``, ``"item"`` or ``"step"``; ``number`` what a step is printed with; ``depth`` how far it is
    indented; ``bound`` its annotations; ``arrows`` how many arrows it has; ``line`` its first line in the clause.
    """

    kind: str
    number: str
    depth: int
    bound: tuple[str, ...]
    arrows: int
    line: int


def shape(body: str) -> list[Block]:
    """The blocks of a clause's Markdown, in order."""
    blocks: list[Block] = []
    run: list[str] = []
    start = 0
    for number, line in enumerate([*body.split("\n"), ""]):
        item = _ITEM.fullmatch(line)
        if item or not line.strip():
            blocks += _text(run, start)
            run = []
        if item:
            blocks.append(Block("step" if item["number"] else "item", item["number"] or "", len(item["indent"]),
                                _bound(item["rest"]), item["rest"].count("→"), number))
        elif line.strip():
            start = start if run else number
            run.append(line)
    return blocks


def _text(lines: Sequence[str], start: int) -> Iterator[Block]:
    """A run of prose; a line of an item that goes on belongs to it."""
    if lines and not lines[0].startswith((" ", "\t")):
        text = "\n".join(lines)
        yield Block("text", "", 0, _bound(text), text.count("→"), start)


def _bound(text: str) -> tuple[str, ...]:
    """The annotations of a block; languages order their words differently."""
    return tuple(sorted(f"{match['key']}{match['value']}" for match in ANNOTATION.finditer(text)))


def differences(own: str, source: str) -> Iterator[tuple[int, str, str]]:
    """Where two languages' shapes of a clause differ: the line in the own one, what stands there, what should."""
    here, there = shape(own), shape(source)
    items = [[block for block in blocks if block.kind != "text"] for blocks in (here, there)]
    if len(items[0]) != len(items[1]):
        yield 0, _told(here), _told(there)
        return
    if [block.kind for block in here] != [block.kind for block in there]:
        yield 0, _told(here), _told(there)
        return
    for block, other in zip(here, there, strict=True):
        for name in ("number", "depth", "bound", "arrows"):
            given, same = getattr(block, name), getattr(other, name)
            if given != same:
                yield block.line, _value(given), _value(same)


def _told(blocks: Sequence[Block]) -> str:
    """A shape in short: ``text, 4 item, text``."""
    told: list[list[object]] = []
    for block in blocks:
        if told and told[-1][1] == block.kind and block.kind != "text":
            told[-1][0] = int(str(told[-1][0])) + 1
        else:
            told.append([1, block.kind])
    return ", ".join(f"{count} {kind}" for count, kind in told)


def _value(value: object) -> str:
    return " ".join(f"{{{one}}}" for one in value) if isinstance(value, tuple) else str(value)
