"""What a clause says in numbers, terms and negations.

Imports the standard library and the engine only, so that it runs in the page as it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from rulebook.desk.polarity import negations
from rulebook.desk.terms import terms_of
from rulebook.numbers import numbers_in
from rulebook.texts import ANNOTATION

__all__ = ["Signature", "digest", "plain", "signature"]

_MARKS = re.compile(r"[*_`]|^/// .*$|^///$", re.M)


@dataclass(frozen=True, slots=True)
class Signature:
    """What a clause says: its numbers, how often it names which term in which words, how often it says no."""

    numbers: tuple[int, ...]
    terms: Mapping[str, tuple[str, ...]]
    polarity: int

    def as_json(self) -> dict[str, Any]:
        """The signature as plain data."""
        return {"numbers": list(self.numbers), "terms": {key: list(words) for key, words in self.terms.items()},
                "polarity": self.polarity}

    @classmethod
    def of_json(cls, data: Mapping[str, Any]) -> Signature:
        """A signature from its plain data."""
        return cls(tuple(data["numbers"]), {key: tuple(words) for key, words in data["terms"].items()},
                   data["polarity"])


def plain(body: str) -> str:
    """A clause's words alone, annotations and emphasis taken off."""
    return _MARKS.sub("", ANNOTATION.sub(lambda match: match["words"], body)).strip()


def digest(body: str) -> str:
    """The hash of a clause's Markdown; how its lines are broken does not count."""
    return sha256(" ".join(body.split()).encode()).hexdigest()[:12]


def signature(body: str, game: str, lang: str) -> Signature:
    """The signature of a clause's Markdown.

    Args:
        body: the Markdown, annotations included.
        game, lang: whose glossary, and which language.
    """
    words, terms = plain(body), terms_of(game, lang)
    bound = {" ".join(match["words"].split()) for match in ANNOTATION.finditer(body) if match["key"] == "="}
    values = sorted(one.value for one in numbers_in(words, lang) if one.value != 1 or one.words in bound)
    named: dict[str, list[str]] = {}
    for use in terms.find(words):
        named.setdefault(use.key, []).append(" ".join(use.words.casefold().split()))
    return Signature(tuple(values), {key: tuple(sorted(named[key])) for key in sorted(named)},
                     len(negations(words, lang)))
