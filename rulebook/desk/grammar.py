"""What the checks know of a language's grammar, and which of its words say may, must and may not.

Imports the standard library and the engine only, so that it runs in the page as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from rulebook.book import read_toml
from rulebook.numbers import TEXTS

__all__ = ["grammar", "modal_of", "modals"]

_WORD = re.compile(r"[^\W\d_]+")


@cache
def grammar(lang: str) -> dict[str, Any]:
    """What ``texts/grammar.toml`` has of a language.

    Raises:
        SetupError: the file cannot be read.
    """
    own: dict[str, Any] = read_toml(TEXTS / "grammar.toml", "texts/grammar.toml").get(lang, {})
    return own


def modal_of(words: str, lang: str) -> str:
    """Whether words say ``"may"``, ``"must"`` or ``"must_not"``; empty where they say none of these."""
    spoken = _WORD.findall(words.casefold())
    for kind, patterns in grammar(lang).get("modals", {}).items():
        if any(re.fullmatch(pattern, word) for word in spoken for pattern in patterns):
            return str(kind)
    return ""


def modals(text: str, lang: str) -> Iterator[re.Match[str]]:
    """The verbs of may, must and may not in a text, in order."""
    yield from _modal_words(lang).finditer(text)


@cache
def _modal_words(lang: str) -> re.Pattern[str]:
    """Those verbs; what stands beside one to tell it from another word counts."""
    return re.compile("|".join(rf"\b(?:{one})\b" for one in grammar(lang).get("modal_verbs", ())) or "(?!)", re.I)
