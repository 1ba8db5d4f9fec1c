"""Numbers in a text: digits and number words of the three languages, whatever their case and gender.

>>> [(one.words, one.value) for one in numbers_in("nuo dvidešimt keturių iki 10-tos", "lt")]
[('dvidešimt keturių', 24), ('10-tos', 10)]

Imports the standard library and the engine only, so that it runs in the page as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from unicodedata import normalize

from engine.problems import Problem, SetupError
from rulebook.book import read_toml

__all__ = ["LARGEST_NUMBER", "Number", "number_of", "numbers_in", "numerals"]

TEXTS = Path(__file__).with_name("texts")
#: A stem of a number word; nothing in it may repeat without end.
_STEM = re.compile(r"[\w()|\[\]?-]{1,400}")
#: The largest number that is told apart; whatever is larger counts as it.
LARGEST_NUMBER = 10 ** 9
#: A word, or digits with what hangs on them: ``10-tą``, ``10to``, ``10th``. A range, ``2-4``, is two.
_WORD = re.compile(r"[^\W_]+(?:-[^\W\d_]+)*")
_DIGITS = re.compile(r"(\d+)(?:-?[^\W\d_]+)?")
#: What may stand between the parts of one number: twenty-four, dvidešimt keturi.
_BETWEEN = re.compile(r"[ \t]+|-")
#: “Each other”: the second word is no number after the first.
_EACH_OTHER = {"lv": (re.compile(r"vien\w+"), re.compile(r"otr\w+"))}


@dataclass(frozen=True, slots=True)
class Number:
    """A number in a text: its words, its value, and where it begins and ends."""

    words: str
    value: int
    start: int
    end: int


@cache
def numerals(lang: str) -> dict[str, int]:
    """Stems of the number words of a language, with their values; the longest that fits counts.

    Raises:
        SetupError: every problem of the file: no table of the language, a stem that is no pattern, a value that is no
            number.
    """
    place = "texts/numerals.toml"
    stems = read_toml(TEXTS / "numerals.toml", place).get(lang)
    if not isinstance(stems, dict):
        raise SetupError([Problem(place, "field_missing", lang, [], f"[{lang}]")])
    problems = [Problem(f"{place}: {lang}", "wrong_type", f"{stem} = {value!r}", ["'tr(ys|ijų|ims)' = 3"])
                for stem, value in stems.items() if type(value) is not int or not _is_stem(stem)]
    if problems:
        raise SetupError(problems)
    return stems


def _is_stem(stem: str) -> bool:
    try:
        return bool(_STEM.fullmatch(stem) and re.compile(stem))
    except (re.error, RecursionError):
        return False


@cache
def number_of(word: str, lang: str) -> int | None:
    """The number that a word or its digits name, whatever its case and gender; None for other words."""
    word = normalize("NFC", word).casefold()
    if digits := _DIGITS.fullmatch(word):
        return int(digits[1]) if len(digits[1]) < len(str(LARGEST_NUMBER)) else LARGEST_NUMBER
    table = numerals(lang)
    for stem in sorted(table, key=len, reverse=True):
        if re.fullmatch(stem, word):
            return table[stem]
    return None


def numbers_in(text: str, lang: str) -> Iterator[Number]:
    """Every number of a text, one of several words, such as twenty-four, as one."""
    found: list[Number] = []
    for match in _WORD.finditer(text):
        parts = [match] if number_of(match[0], lang) is not None else list(re.finditer(r"[^\W_]+", match[0]))
        before = match.start() if len(parts) > 1 or parts[0] is not match else 0
        for part in parts:
            value = number_of(part[0], lang)
            if value is not None:
                found.append(Number(part[0], value, before + part.start(), before + part.end()))
    last: Number | None = None
    for one in found:
        joined = last and _BETWEEN.fullmatch(text[last.end:one.start]) and _together(last, one)
        if last and joined:
            last = Number(text[last.start:one.end], joined, last.start, one.end)
            continue
        if last:
            yield last
        last = None if _each_other(text, one, lang) else one
    if last:
        yield last


def _together(first: Number, second: Number) -> int:
    """The value of two number words as one number; 0 where they are two numbers, as two figures always are."""
    if first.words[-1:].isdigit() or second.words[:1].isdigit():
        return 0
    if first.value % 10 == 0 < second.value < 10 < first.value or first.value % 100 == 0 < second.value < 100:
        return first.value + second.value if first.value else 0
    return first.value * second.value if 1 < first.value < 10 and second.value == 100 else 0


def _each_other(text: str, one: Number, lang: str) -> bool:
    if lang not in _EACH_OTHER:
        return False
    first, second = _EACH_OTHER[lang]
    words = text[:one.start].split()
    return bool(words and second.fullmatch(one.words) and first.fullmatch(words[-1]))
