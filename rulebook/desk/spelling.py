"""What hunspell's dictionaries do not know; they belong to the system, the module to the extra ``spell``."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any
from unicodedata import normalize

from engine.problems import Problem, SetupError
from rulebook.bench import GAMES
from rulebook.desk.affixes import FOLDERS
from rulebook.desk.terms import terms_of
from rulebook.texts import LANGUAGES

__all__ = ["misspelt", "speller"]

DICTIONARY = {"lt": "lt_LT", "lv": "lv_LV", "en": "en_US"}
PACKAGE = {"lt": "hunspell-lt", "lv": "hunspell-lv", "en": "hunspell-en-us"}
#: For how many words another is looked for: a dictionary thinks long about each.
SUGGESTED = 20
#: Shorter ones are abbreviations.
SHORTEST = 3
_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")


@cache
def speller(lang: str) -> Any:
    """The system's dictionary of a language.

    Raises:
        SetupError: the module or the dictionary is not installed.
    """
    try:
        import hunspell
    except ModuleNotFoundError:
        raise SetupError([Problem("hunspell", "extra_missing", "hunspell", ["living-rules[spell]"],
                                  "pip install 'living-rules[spell]'")]) from None
    name = DICTIONARY[lang]
    for folder in FOLDERS:
        if all((Path(folder) / f"{name}.{end}").exists() for end in ("aff", "dic")):
            return hunspell.Hunspell(name, hunspell_data_dir=folder)
    raise SetupError([Problem("hunspell", "extra_missing", name, [PACKAGE[lang]], f"apt-get install {PACKAGE[lang]}")])


@cache
def _terms() -> frozenset[str]:
    """Every word of every form in the glossaries."""
    return frozenset(word.casefold() for game in GAMES for lang in LANGUAGES
                     for term in terms_of(game, lang).terms.values() for form in (*term.forms, *term.forbidden)
                     for word in _WORD.findall(form))


def misspelt(text: str, lang: str) -> Iterator[tuple[str, str]]:
    """Each word that is neither in the dictionary nor a term, and what may be meant; empty where nothing is like it.

    A word that always has a capital may be a name and is passed over.

    Args:
        text: the text.
        lang: its language.

    Raises:
        SetupError: as for :func:`speller`.
    """
    book = speller(lang)
    words = list(dict.fromkeys(_WORD.findall(normalize("NFC", text))))
    count = 0
    for word in words:
        plain = word.replace("’", "'")
        if len(word) < SHORTEST or not word[0].islower() or word.casefold() in _terms() \
                or _of(book.spell, plain) or all(_of(book.spell, part) for part in plain.split("-")):
            continue
        count += 1
        yield word, next(iter(_of(book.suggest, plain) or ()), "") if count <= SUGGESTED else ""


def _of(asked: Callable[[str], Any], word: str) -> Any:
    """What a dictionary says of a word; nothing of one with a letter that its encoding does not have."""
    try:
        return asked(word)
    except UnicodeEncodeError:
        return None
