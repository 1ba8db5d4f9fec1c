"""A text of one's own as drafts of the book's clauses, with the bindings that it seems to need.

What is bound and what is not sure is proposed; a translator corrects it. Nothing is written here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from rulebook.bench import game_module
from rulebook.desk.compare import Remark, aligned
from rulebook.desk.published import ITEM, Unit
from rulebook.desk.wording import review
from rulebook.numbers import numbers_in
from rulebook.texts import Clause

__all__ = ["LICENCES", "Drafts", "adopt"]

#: Under which licences a text can stand in the book, whose texts are CC BY 4.0.
LICENCES = ("CC-BY-4.0", "CC0-1.0")


@dataclass(slots=True)
class Drafts:
    """The clauses as the book's file has them, and what of them is not sure."""

    text: str
    clauses: list[str] = field(default_factory=list)
    unsure: list[Remark] = field(default_factory=list)


def adopt(text: str, game: str, lang: str, licence: str, place: str = "FILE") -> Drafts:
    """Write a text's clauses as drafts; arguments and errors as for :func:`rulebook.desk.compare.aligned`.

    Args:
        licence: one of ``LICENCES``.
    """
    _, parts = aligned(text, game, lang, place)
    drafts = Drafts(f"<!-- {licence} -->\n")
    for part in parts:
        if not part.units:
            drafts.unsure.append(Remark("clause_missing", part.clause.id))
            continue
        body, unsure = _bound(_markdown(part.units), part.clause, lang)
        drafts.text += f"\n/// clause | {part.clause.number}\n{body}\n///\n"
        drafts.clauses.append(part.clause.id)
        drafts.unsure += [Remark("binding_not_sure", part.clause.id, part.lines, expected, found)
                          for expected, found in unsure]
        drafts.unsure += [Remark(one.code, part.clause.id, part.lines, one.expected, one.found)
                          for one in review(game, lang, part.clause.id, body)]
    return drafts


def _markdown(units: tuple[Unit, ...]) -> str:
    """A clause's sentences and items; nothing in them is markup, or the mark of a block."""
    lines: list[str] = []
    for place, unit in enumerate(units):
        words = re.sub(r"[\[\]{}`*_]", "", unit.text).strip().lstrip("/#>-+ ")
        words = words.replace("&", "&amp;").replace("<", "&lt;")
        item = unit.kind == ITEM and place and not (unit.step and unit.line == units[0].line)
        if item and lines and not lines[-1].startswith("- "):
            lines.append("")
        lines.append(f"- {words}" if item else words)
    return "\n".join(line for line in lines if line or len(lines) > 1)


def _bound(body: str, clause: Clause, lang: str) -> tuple[str, list[tuple[str, str]]]:
    """A clause's Markdown with its numbers bound, and what is not sure: what was expected, what stands there."""
    parameters, unsure = game_module(clause.id.partition("/")[0]).LAWBOOK.parameters, list[tuple[str, str]]()
    left = [binding.value for binding in clause.bindings if binding.key == "="]
    edits: list[tuple[int, int, str]] = []
    for number in numbers_in(body, lang):
        fits = [name for name in dict.fromkeys(left) if name in parameters and parameters[name].value == number.value]
        if fits:
            left.remove(fits[0])
            if len(fits) > 1:
                unsure.append((", ".join(fits), number.words))
        elif number.value < 2:
            continue
        elif "text" in left:
            left.remove("text")
        else:  # what contradicts the book, or is none of its numbers, stays as it is written
            unsure.append((", ".join(left), number.words))
            continue
        edits.append((number.start, number.end, fits[0] if fits else "text"))
    unsure += [(f"{name} = {parameters[name].value}", "") for name in left if name in parameters]
    spans = [(start, end, f"{{={name}}}") for start, end, name in edits]
    for key, value, words in _other_marks(clause):
        at = body.casefold().find(words.casefold())
        if at >= 0 and not any(start < at + len(words) and at < end for start, end, _ in spans):
            spans.append((at, at + len(words), f"{{{key}{value}}}"))
        else:
            unsure.append((f"{key}{value}", words))
    for start, end, mark in sorted(spans, reverse=True):
        body = f"{body[:start]}[{body[start:end]}]{mark}{body[end:]}"
    return body, unsure


def _other_marks(clause: Clause) -> Iterator[tuple[str, str, str]]:
    """The annotations of a clause that bind no number: key, value, words."""
    for binding in clause.bindings:
        if binding.key != "=":
            yield binding.key, binding.value, binding.words
