"""A published text as it is: its headings, paragraphs and items, cut into sentences that can be held against clauses.

Imports the standard library only, so that it runs in the page as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

__all__ = ["HEADING", "ITEM", "Unit", "sentences", "units"]

HEADING, ITEM, TEXT = "heading", "item", "text"
#: How many words a heading has at most.
_LONGEST_HEADING = 8
#: How a text prints the number of a clause: 3. 3) (3) § 3. 3 §. Art. 3 Nr. 3: and the like, in bold or not.
_NUMBER = (r"(?:\*\*)?(?:(?:§+|(?i:(?:Art|Nr|No|Sk|Str|P)\.|Punktas|Punkts|Straipsnis|Rule|Clause|Article|Section))"
           r"[ \t]*(?P<named>\d{1,3})(?:[.):–—-]|(?=[ \t*]))|(?P<number>\d{1,3})(?:[ \t]?§\.?|[.)])|"
           r"\((?P<bracket>\d{1,3})\)(?=[ \t]+\S))(?:\*\*)?(?=[ \t])")
_MARKER = re.compile(rf"(?P<indent>[ \t]*)(?:{_NUMBER}|\d\ufe0f?\u20e3"
                     r"|[a-z][.)](?=[ \t])|[-–—•*◦·→➡](?=[ \t]))[ \t]*(?P<rest>.*)")
_MARKUP = re.compile(r"\*\*|__|`|^#+[ \t]*", re.M)
_END = re.compile(r"[.!?][”“\"’»)]*$")
_STEP = re.compile(r"\s+(?=\([1-9a-d]\)\s)")


@dataclass(frozen=True, slots=True)
class Unit:
    """A sentence, an item or a heading.

    ``number`` is the printed number of the clause that it stands in, 0 where it has none; ``step`` its own
    in a list; ``line`` its first line, ``block`` the paragraph, clause or list that it belongs to.
    """

    text: str
    kind: str
    number: int
    line: int
    block: int
    step: int = 0


def sentences(text: str) -> Iterator[str]:
    """The sentences of a paragraph; the steps (1), (2) of one count each."""
    found: list[list[str]] = []  # each of its parts: of a long sentence only the last is looked at
    for part in re.split(r"(?<=[.!?”“\"])\s+", " ".join(text.split())):
        if found and (not _END.search(found[-1][-1]) or part[:1].islower()):
            found[-1].append(part)
        else:
            found.append([part])
    for one in found:
        yield from (step for step in _STEP.split(" ".join(one)) if step)


@dataclass(slots=True)
class _Block:
    """Lines that belong together."""

    kind: str
    number: int
    line: int
    lines: list[str]
    group: int
    step: int = 0


def units(text: str) -> list[Unit]:
    """The units of a text, in order.

    A number counts as a clause's where it is larger than those before it: lists inside a clause begin anew.
    """
    found: list[Unit] = []
    for block in _blocks(text):
        words = _MARKUP.sub("", "\n".join(block.lines)).strip()
        parts = [words] if block.kind == HEADING else list(sentences(words))
        found += [Unit(part, block.kind, block.number, block.line, block.group, block.step) for part in parts]
    return found


def _blocks(text: str) -> list[_Block]:
    blocks: list[_Block] = []
    number, largest, group, margin, blank = 0, 0, 0, 0, True
    for place, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            blank = True
            continue
        marker, last = _MARKER.fullmatch(line.rstrip()), blocks[-1] if blocks else None
        before = last.lines[-1].rstrip() if last else ""
        if marker:
            printed, indent = int(marker["number"] or marker["named"] or marker["bracket"] or 0), len(marker["indent"])
            if printed > largest:
                number, largest, group, margin = printed, printed, group + 1, indent
            elif printed and indent <= margin:
                number, group = 0, group + 1
            blocks.append(_Block(ITEM, number, place, [marker["rest"]], group, printed))
        elif last and not blank and last.kind != HEADING and before[-1:] not in ".:;!?" \
                and (line[:1].isspace() or line.lstrip()[:1].islower() or line.lstrip().startswith("(")):
            last.lines.append(line)
        elif line.startswith("#") or _is_heading(line):
            number, group = 0, group + 1
            blocks.append(_Block(HEADING, 0, place, [line], group))
        else:
            if not (last and not blank and line[:1].isspace()):
                group += blank or not line[:1].isspace()
                number = 0 if blank or not line[:1].isspace() else number
            blocks.append(_Block(TEXT, number, place, [line], group))
        blank = False
    return blocks


def _is_heading(line: str) -> bool:
    """Whether a line without a marker is a heading: few words, no number, no mark at its end."""
    words = line.split()
    return len(words) <= _LONGEST_HEADING and not re.search(r"[\d.,;:!?>→]", line.strip().replace(". ", " ", 1)) \
        and words[0][:1] not in "([©*"
