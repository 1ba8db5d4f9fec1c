"""The terms of a clause on the pages: each leads to its entry of the glossary, which a script shows where it stands."""

from __future__ import annotations

import re
import xml.etree.ElementTree as etree  # noqa: N813  # as Python-Markdown names it
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from markdown.treeprocessors import Treeprocessor

from rulebook.book import read_toml
from rulebook.pages.page import url
from rulebook.words import GLOSSARY

__all__ = ["TermLinks", "found", "term_anchor"]

#: Elements whose words lead elsewhere already, or are no prose.
_NOT_IN = ("a", "code", "pre", "h1", "h2", "h3", "h4", "figure", "button")
_NOT_TERM = "lr-not-term"


def term_anchor(name: str) -> str:
    """The permanent anchor of a term."""
    return f"term-{name.replace('_', '-')}"


@cache
def _terms(game: str) -> Mapping[str, Mapping[str, Any]]:
    """The entries with a definition."""
    return {name: entry for name, entry in read_toml(GLOSSARY / f"{game}.toml").items() if "definition" in entry}


@cache
def _pattern(game: str, lang: str) -> tuple[re.Pattern[str], Mapping[str, str]]:
    """What matches any form of any term, the longest first, and whose form each is."""
    forms: dict[str, str] = {}
    for name, entry in _terms(game).items():
        for key, form in entry.get(lang, {}).items():
            if key != "gender" and isinstance(form, str):
                forms.setdefault(form.casefold(), name)
    longest = sorted(forms, key=lambda form: (-len(form), form))
    return re.compile(r"(?<!\w)(?:" + "|".join(map(re.escape, longest)) + r")(?!\w)", re.I), forms


def found(text: str, game: str, lang: str) -> Iterator[tuple[int, int, str]]:
    """Where a text names a term, in whatever form: begin, end, and the term's name."""
    pattern, forms = _pattern(game, lang)
    yield from ((match.start(), match.end(), forms[match[0].casefold()]) for match in pattern.finditer(text))


class TermLinks(Treeprocessor):
    """Makes the first mention of each term in a clause a link to its entry."""

    def __init__(self, md: Any, context: Any) -> None:
        super().__init__(md)
        self.context = context

    def run(self, root: etree.Element) -> None:
        """Link the terms; see :class:`markdown.treeprocessors.Treeprocessor`."""
        for section in root.iter("section"):
            if identity := section.get("data-clause"):
                self._link(section, identity.partition("/")[0], set())

    def _link(self, element: etree.Element, game: str, seen: set[str]) -> None:
        element.text, first = self._split(element.text, game, seen)
        for child in list(element):
            if child.tag not in _NOT_IN and child.get("class") != _NOT_TERM:
                self._link(child, game, seen)
            child.tail, links = self._split(child.tail, game, seen)
            at = list(element).index(child) + 1
            for offset, link in enumerate(links):
                element.insert(at + offset, link)
        for offset, link in enumerate(first):
            element.insert(offset, link)

    def _split(self, text: str | None, game: str, seen: set[str]) -> tuple[str | None, list[etree.Element]]:
        """A text up to its first term, and the links with what follows each."""
        view = self.context.view
        links: list[etree.Element] = []
        before, end = text, 0
        for start, stop, name in found(text or "", game, view.lang):
            if name in seen or text is None:
                continue
            seen.add(name)
            if links:
                links[-1].tail = text[end:start]
            else:
                before = text[:start]
            link = etree.Element("a", {"class": "lr-term", "href": view.link(
                url(f"{game}/glossary/", view.lang), term_anchor(name))})
            link.text = text[start:stop]
            links.append(link)
            end = stop
        if links and text is not None:
            links[-1].tail = text[end:]
        return before, links
