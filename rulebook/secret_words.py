"""Secret rules of New Eleusis in words: a sentence for a rule of the catalogue, a list of conditions for any other.

>>> from engine.eleusis.secret import rule
>>> print(describe(rule("or(is_royal(current) and(even(current) equal(color(current) color(previous))))"), "en"))
at least one of these:
  this card is J, Q or K
  all of these:
    this card’s value is even
    this card’s color = the previous card’s color
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import reduce
from typing import Any

from engine.eleusis import secret as secrets
from engine.eleusis.cards import SUITS
from engine.eleusis.catalogue import by_text
from engine.eleusis.secret import SecretRule
from engine.problems import Problem, SetupError, told
from rulebook.texts import LANGUAGES
from rulebook.words import Words, words_of

__all__ = ["describe"]

#: The headings of conditions that stand together; ``equal`` of two conditions is one of them.
_HEADINGS = {"and": "all", "or": "any", "not": "none", "equal": "both"}
_INLINE = {"and": "and", "or": "or", "not": "not", "equal": "same"}
_CARDS = ("current", "previous", "previous2", "first", "each")
#: The kind of thing that a function gives, where it is not that of an argument.
_KINDS = {"suit": "suit", "color": "color", "value": "value", "mod": "number", "count": "number",
          "position": "number", **dict.fromkeys(_CARDS, "card")}

Part = Mapping[str, Any]


def describe(secret: SecretRule, lang: str) -> str:
    """A rule in words.

    Args:
        secret: the rule.
        lang: ``"lt"``, ``"lv"`` or ``"en"``.

    Returns:
        A sentence for a rule of the catalogue; else conditions, one a line, indented under what joins them.

    Raises:
        SetupError: the book has no such language.
    """
    if lang not in LANGUAGES:
        raise SetupError([Problem("lang", "unknown_value", told(lang), LANGUAGES, repr(LANGUAGES[0]))])
    words = words_of(lang, "eleusis")
    entry = by_text().get(secret.text)
    if entry is not None:
        return words.format(f"catalogue-{entry.id}")
    return "\n".join(f"{'  ' * depth}{clause}" for depth, clause in _lines(secret.parts(), words, 0))


secrets.words = describe


def _kind(part: Part) -> str:
    """The kind of thing that a part gives."""
    if "kind" in part:
        return str(part["kind"])
    word = part["word"]
    if word in ("plus1", "minus1", "cycle"):
        return _kind(part["parts"][0])
    return _kind(part["parts"][1]) if word == "if" else _KINDS.get(word, "test")


def _joins(part: Part) -> bool:
    """Whether a part joins conditions."""
    word = part.get("word")
    return word in ("and", "or", "not", "if") or (word == "equal" and _kind(part["parts"][0]) == "test")


def _lines(part: Part, words: Words, depth: int) -> Iterator[tuple[int, str]]:
    """A condition as lines, each with how deep it stands."""
    if not _joins(part):
        yield depth, _said(part, words)
        return
    if part["word"] == "if":
        for heading, one in zip(("if", "then", "otherwise"), part["parts"], strict=False):
            yield depth, words.format(f"secret-{heading}")
            yield from _lines(one, words, depth + 1)
        return
    yield depth, words.format(f"secret-{_HEADINGS[part['word']]}")
    for one in part["parts"]:
        yield from _lines(one, words, depth + 1)


def _said(part: Part, words: Words) -> str:
    """A part in one line."""
    if "literal" in part:
        return _literal(part["literal"], words)
    word, parts = part["word"], part["parts"]
    said = [_said(one, words) for one in parts]
    match word:
        case "suit" | "color" | "value" | "even" | "odd" | "prime":
            return words.format(f"secret-{word}", of=_of(parts[0], words))
        case "is_royal":
            return words.format("secret-is-royal", card=said[0])
        case "plus1" | "minus1":
            kind = _kind(part)
            name = "other-color" if kind == "color" else f"{word}-suit" if kind == "suit" else word
            return words.format(f"secret-{name}", one=said[0])
        case "cycle":
            natural = SUITS if _kind(part) == "suit" else ("1", "…", "13")
            return words.format("secret-cycle", one=said[0], ring=" ".join(said[1:] or natural))
        case "in":
            return words.format("secret-in", one=said[0], things=said[1:])
        case "between":
            return words.format("secret-between", one=said[0], low=said[1], high=said[2])
        case "mod":
            return words.format("secret-mod", one=said[0], divisor=said[1])
        case "count":
            return words.format("secret-count", test=said[0])
        case "if":
            return words.format("secret-choose", test=said[0], then=said[1],
                                other=said[2] if len(said) > 2 else words.format("secret-true"))
        case "and" | "or" | "not" | "equal" if _joins(part):
            if len(said) == 1:
                return words.format(f"secret-{_INLINE[word]}", one=said[0])
            return reduce(lambda one, other: words.format(f"secret-{_INLINE[word]}", one=one, other=other), said)
        case "equal" | "less" | "greater":
            return words.format(f"secret-{word}", one=said[0], other=said[1])
    return words.format(f"secret-{word}")


def _of(part: Part, words: Words) -> str:
    """A card as whose suit, colour or value is meant."""
    if part.get("word") in _CARDS:
        return words.format(f"secret-{part['word']}-of")
    return words.format("secret-card-of", card=_said(part, words))


def _literal(value: Any, words: Words) -> str:
    """A literal: cards, suits and numbers as they stand."""
    return words.format(f"secret-{str(value).lower()}") if isinstance(value, bool) or value in ("black", "red") \
        else str(value)
