"""Words that set a limit: at least and at most, before and since, only. Which of them stand in a sentence.

``glossary/limits.toml`` has them by language; a longer one is looked for before a shorter: „ne daugiau kaip“ is no
„daugiau“. Imports the standard library and the engine only, so that it runs in the page as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any

from engine.problems import Problem, SetupError
from rulebook.book import read_toml
from rulebook.desk.terms import GLOSSARY
from rulebook.texts import LANGUAGES

__all__ = ["ALL", "NEVER", "SOME", "Limit", "forms", "known", "limits", "without"]

SOME, ALL, NEVER = "some", "all", "never"
_FILE = "limits.toml"
_CHOICE = re.compile(r"\(([^()]+)\)")


@dataclass(frozen=True, slots=True)
class Limit:
    """A limit: its key, what it must not turn into, when it counts as lost or added, its words by language.

    ``but`` are words that only look like one, by language.
    """

    key: str
    against: str
    lost: str
    added: bool
    words: Mapping[str, tuple[str, ...]]
    but: Mapping[str, tuple[str, ...]]


@cache
def known() -> dict[str, Limit]:
    """The limits by their keys.

    Raises:
        SetupError: every problem of the file.
    """
    place = f"glossary/{_FILE}"
    found: dict[str, Limit] = {}
    problems: list[Problem] = []
    data = read_toml(GLOSSARY / _FILE, place)
    for key, entry in data.items():
        try:
            found[key] = _limit(key, entry)
        except (AttributeError, TypeError, ValueError):
            problems.append(Problem(f"{place}: {key}", "wrong_type", key, ['lt = ["…"]']))
            continue
        if found[key].against not in ("", *data):
            problems.append(Problem(f"{place}: {key}.against", "unknown_value", found[key].against, list(data)))
        if found[key].lost not in (SOME, ALL, NEVER):
            problems.append(Problem(f"{place}: {key}.lost", "unknown_value", found[key].lost, [SOME, ALL, NEVER]))
    if problems:
        raise SetupError(problems)
    return found


def _limit(key: str, entry: Mapping[str, Any]) -> Limit:
    but = entry.get("but", {})
    langs = [lang for lang in LANGUAGES if lang in entry]
    return Limit(key, str(entry.get("against", "")), str(entry.get("lost", SOME)), bool(entry.get("added", False)),
                 {lang: tuple(form for word in entry[lang] for form in forms(word)) for lang in langs},
                 {lang: tuple(form for word in words for form in forms(word)) for lang, words in but.items()})


def forms(word: str) -> list[str]:
    """Every form that an entry stands for: ``maž(as|a)`` is mažas and maža.

    Raises:
        ValueError: its brackets are no such thing.
    """
    parts = [part.split("|") if at % 2 else [part] for at, part in enumerate(_CHOICE.split(word))]
    if any(sign in part for row in parts for part in row for sign in "()|"):
        raise ValueError(word)
    return ["".join(one) for one in product(*parts)]


@cache
def _pattern(lang: str) -> tuple[re.Pattern[str], dict[str, list[str]]]:
    """What finds the words of limits in a language, and whose each is; nobody's where it only looks like one."""
    whose: dict[str, list[str]] = {}
    for limit in known().values():
        for word in limit.but.get(lang, ()):
            whose.setdefault(word, [])
        for word in limit.words.get(lang, ()):
            whose.setdefault(word, []).append(limit.key)
    longest = sorted(whose, key=len, reverse=True)
    told = "|".join(r"\s+".join(map(re.escape, word.split())) for word in longest)
    return re.compile(rf"(?<!\w)(?:{told or '(?!)'})(?!\w)", re.I), whose


def limits(text: str, lang: str) -> Iterator[tuple[str, str]]:
    """The limits of a text in order: the key of each and its words."""
    pattern, whose = _pattern(lang)
    for match in pattern.finditer(text):
        words = " ".join(match[0].split())
        yield from ((key, words) for key in whose[words.casefold()])


def without(text: str, lang: str) -> str:
    """A text without the words of its limits: the no of “no more than” denies nothing."""
    return _pattern(lang)[0].sub(" ", text)
