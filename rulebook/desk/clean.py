"""A rule text to hand to a publisher: its headings and clauses, without marks, notes and examples to play."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape

from rulebook.texts import ANNOTATION, sources, text_of
from rulebook.words import words_of

__all__ = ["FORMATS", "clean"]

_CLAUSE = re.compile(r"/// clause \| (?P<id>\S+)")
_ITEM = re.compile(r"(?:(?P<number>\d+)\.|-) (?P<rest>.*)")
_BOLD = re.compile(r"\*\*(.+?)\*\*")

#: A block: its kind (``"heading"``, ``"text"``, ``"items"``, ``"steps"``), and its lines.
Block = tuple[str, list[str]]


def clean(game: str, lang: str, form: str) -> str:
    """A game's text.

    Args:
        game, lang: which.
        form: ``"md"``, ``"html"`` or ``"txt"``.

    Raises:
        SetupError: the text cannot be read.
    """
    source = sources()[game]
    last = f"{source['words'][lang]} {source['review'][lang]} {source['licence']}."
    words = words_of(lang)
    title = words.format("cli-export-title", game=words.format(f"page-game-{game}"))
    return FORMATS[form](title, lang, [*_blocks(text_of(game, lang)), ("text", [last])])


def _blocks(text: str) -> Iterator[Block]:
    """The blocks of a text's headings and clauses, in order; a clause's printed number stands before its words."""
    inside, number, run = False, "", list[str]()
    for line in [*text.split("\n"), ""]:
        header = _CLAUSE.fullmatch(line.rstrip())
        ends = not line.strip() or line.startswith(("///", "#"))
        if inside and ends:
            yield from _parts(run, number)
            number, run = (number, []) if not run else ("", [])
        if header:
            inside, number = True, f"{header['id']}. " if header["id"].isdigit() else ""
        elif line.startswith("///"):
            inside = False
        elif line.startswith("#"):
            yield "heading", [line.lstrip("# ").strip()]
        elif inside and line.strip() and not line.startswith("    "):
            run.append(ANNOTATION.sub(lambda match: match["words"], line.strip()))


def _parts(lines: Sequence[str], number: str) -> Iterator[Block]:
    """A run of lines as prose or as a list."""
    items = [_ITEM.fullmatch(line) for line in lines]
    if lines and all(items):
        steps = all(item and item["number"] for item in items)
        yield "steps" if steps else "items", [item["rest"] for item in items if item]
    elif lines:
        yield "text", [number + " ".join(lines)]


def _markdown(title: str, lang: str, blocks: Sequence[Block]) -> str:
    parts = [f"# {title}"]
    for kind, lines in blocks:
        if kind == "heading":
            parts.append(f"## {lines[0]}")
        elif kind == "text":
            parts.append(re.sub(r"^(\d+)\. ", r"**\1.** ", lines[0]))
        else:
            parts.append("\n".join(f"{f'{place}.' if kind == 'steps' else '-'} {line}"
                                   for place, line in enumerate(lines, 1)))
    return "\n\n".join(parts) + "\n"


def _plain(title: str, lang: str, blocks: Sequence[Block]) -> str:
    parts = [f"{title}\n{'=' * len(title)}"]
    for kind, lines in blocks:
        lines = [_BOLD.sub(r"\1", line) for line in lines]
        if kind == "heading":
            parts.append(f"{lines[0]}\n{'-' * len(lines[0])}")
        elif kind == "text":
            parts.append(lines[0])
        else:
            parts.append("\n".join(f"  {f'{place}.' if kind == 'steps' else '–'} {line}"
                                   for place, line in enumerate(lines, 1)))
    return "\n\n".join(parts) + "\n"


def _html(title: str, lang: str, blocks: Sequence[Block]) -> str:
    parts = [f'<!doctype html>\n<html lang="{lang}">\n<meta charset="utf-8">\n<title>{escape(title)}</title>',
             f"<h1>{escape(title)}</h1>"]
    for kind, lines in blocks:
        lines = [_BOLD.sub(r"<strong>\1</strong>", escape(line, quote=False)) for line in lines]
        if kind == "heading":
            parts.append(f"<h2>{lines[0]}</h2>")
        elif kind == "text":
            parts.append(f"<p>{lines[0]}</p>")
        else:
            tag = "ol" if kind == "steps" else "ul"
            parts.append(f"<{tag}>\n" + "\n".join(f"<li>{line}</li>" for line in lines) + f"\n</{tag}>")
    return "\n".join([*parts, "</html>"]) + "\n"


#: How a text can be written.
FORMATS = {"md": _markdown, "html": _html, "txt": _plain}
