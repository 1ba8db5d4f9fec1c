"""Negations in a text: how often a sentence says no.

Languages say no differently, Lithuanian twice where English does once, so counts are compared only between two
versions of one language.

Imports the standard library and the engine only, so that it runs in the page as it is.
"""

from __future__ import annotations

import re
from functools import cache

from rulebook.book import read_toml
from rulebook.numbers import TEXTS

__all__ = ["negations"]

_WORD = re.compile(r"[^\W\d_]+")
#: The shortest word that a prefix can have been put before.
_SHORTEST = 3


@cache
def _patterns(lang: str) -> tuple[str, re.Pattern[str], re.Pattern[str]]:
    """The prefix, what says no, and what only looks like it."""
    own = read_toml(TEXTS / "polarity.toml", "texts/polarity.toml")[lang]
    says, looks = (re.compile("|".join(f"(?:{one})" for one in own[name]) or r"(?!)") for name in ("words", "but"))
    return own["prefix"], says, looks


def negations(text: str, lang: str) -> list[str]:
    """The words of a text that say no, as they stand, in order."""
    prefix, words, but = _patterns(lang)
    return [word for word in _WORD.findall(text) if _says_no(word.casefold(), prefix, words, but)]


def _says_no(word: str, prefix: str, words: re.Pattern[str], but: re.Pattern[str]) -> bool:
    if but.fullmatch(word):
        return False
    begins = bool(prefix) and word.startswith(prefix) and len(word) >= len(prefix) + _SHORTEST
    return bool(words.fullmatch(word)) or begins
