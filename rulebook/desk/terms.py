"""The words of a game, found in a text in whatever case they stand: form tables, the longest match first.

A form table is the glossary's own row of cases; words that are forbidden, or allowed beside a term, have theirs in
``glossary/forms.toml``. No stemmer is asked: laimi is no form of Laima, nor kārta one of kārts.

Imports the standard library and the engine only, so that it runs in the page as it is.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from engine.problems import SetupError
from rulebook.book import read_toml

__all__ = ["GLOSSARY", "Term", "Terms", "Use", "entries", "terms_of"]

GLOSSARY = Path(__file__).parents[1] / "glossary"
#: What in a row is no form that could stand in a text.
_NO_FORMS = ("gender", "from", "to", "in", "name")
#: The kinds of entries that name a thing of the game.
_NAMED = ("term", "zone", "role", "mark", "outcome", "creation", "plane", "seat", "card")
#: The kinds whose entries are the values of one closed set: what names one of them names no other.
_CLOSED = ("seat", "plane", "creation", "family", "mark", "card", "grade", "guess")
_WORD = re.compile(r"[^\W_]+(?:[’'-][^\W\d_]+)*")
#: What may stand between the words of one term.
_GAP = re.compile(r"[ \n\t]+(?:\*\*)?|-")
#: The English possessive, which no table lists for terms.
_POSSESSIVE = re.compile(r"(?:[’']s|(?<=s)[’'])$")


@dataclass(frozen=True, slots=True)
class Term:
    """A term in a language: its key in the glossary, its forms with their cases, and what is no name for it."""

    key: str
    kind: str
    name: str
    code: str
    forms: Mapping[str, tuple[str, ...]]
    forbidden: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Use:
    """A term where it stands: its key, the words, the cases that they can be, where they begin and end.

    ``forbidden`` is the word that should not name it; empty where the term itself stands.
    """

    key: str
    words: str
    cases: tuple[str, ...]
    start: int
    end: int
    forbidden: str = ""


class Terms:
    """The terms of a game in a language."""

    def __init__(self, terms: Mapping[str, Term]) -> None:
        self.terms = dict(terms)
        #: For the words of a form, without their capitals: the uses that they can be.
        self._known: dict[tuple[str, ...], list[tuple[str, str, tuple[str, ...], str]]] = {}
        for term in terms.values():
            for form, cases in term.forms.items():
                self._add(form, term.key, cases, "")
            for form, word in term.forbidden.items():
                self._add(form, term.key, (), word)
        self.longest = max((len(words) for words in self._known), default=0)
        #: For a word without its capitals that only one value of its closed set has: the forms and the values.
        self._told: dict[str, list[tuple[str, str]]] = {}
        for kind in _CLOSED:
            self._add_values([term for term in terms.values()
                              if term.kind == kind and term.code != "?"])

    def _add(self, form: str, key: str, cases: tuple[str, ...], forbidden: str) -> None:
        words = tuple(word.casefold() for word in _WORD.findall(form))
        if words:
            self._known.setdefault(words, []).append((form, key, cases, forbidden))

    def _add_values(self, row: Sequence[Term]) -> None:
        """What tells the values of a closed set apart: in „Formos plotmė“ the first word."""
        words = {term.key: {word for form, cases in term.forms.items() if "also" not in cases
                            for word in _WORD.findall(form)} for term in row}
        shared = Counter(word for own in words.values() for word in {word.casefold() for word in own})
        for key, own in words.items():
            for word in own:
                if shared[word.casefold()] == 1 and len(word) > 1:
                    self._told.setdefault(word.casefold(), []).append((word, key))

    def values(self, text: str) -> Iterator[tuple[str, str]]:
        """The values of closed sets that a text names, in order: the key of each and its word."""
        for match in _WORD.finditer(text):
            for word in dict.fromkeys((match[0], _POSSESSIVE.sub("", match[0]))):
                own = [key for form, key in self._told.get(word.casefold(), ()) if _written_as(word, form)]
                if own:
                    yield own[0], match[0]
                    break

    def find(self, text: str) -> Iterator[Use]:
        """Every term of a text, in order; of two that begin at one word, the longer."""
        words = list(_WORD.finditer(text))
        at = 0
        while at < len(words):
            use, count = self._at(text, words, at)
            if use:
                yield use
            at += count

    def _at(self, text: str, words: list[re.Match[str]], at: int) -> tuple[Use | None, int]:
        """The longest term that begins at a word, and how many words it takes."""
        run: list[str] = []
        best: tuple[Use | None, int] = (None, 1)
        for count, word in enumerate(words[at:at + self.longest], 1):
            if count > 1 and not _GAP.fullmatch(text[words[at + count - 2].end():word.start()]):
                break
            run.append(word[0].casefold())
            for key in (tuple(run), (*run[:-1], _POSSESSIVE.sub("", run[-1]))):
                for form, term, cases, forbidden in self._known.get(key, ()):
                    start, end = words[at].start(), word.end()
                    if not _written_as(text[start:end], form):
                        continue
                    if best[1] < count or best[0] is None or (best[0].forbidden and not forbidden):
                        best = (Use(term, text[start:end], cases, start, end, forbidden), count)
                    break
        return best

    def keys(self, text: str) -> set[str]:
        """The terms that a text names, those inside a longer term too: a face-down card is a card."""
        words = list(_WORD.finditer(text))
        found: set[str] = set()
        for at in range(len(words)):
            for count in range(1, min(self.longest, len(words) - at) + 1):
                use, taken = self._at(text, words[at:at + count], 0)
                if use and not use.forbidden and taken == count:
                    found.add(use.key)
        return found

    @property
    def nouns(self) -> set[str]:
        """The terms that are one noun with its table of cases: what a sentence about them has to name."""
        return {key for key, term in self.terms.items() if term.kind in _NAMED
                and (len(term.forms) > 2 or any("nom_pl" in cases for cases in term.forms.values()))
                and not self._inner(term) and not any("present" in cases for cases in term.forms.values())}

    def _inner(self, term: Term) -> set[str]:
        """The other terms that stand inside a term's own name."""
        return self.keys(term.name) - {term.key}

    def two_meanings(self) -> Iterator[tuple[str, str, str]]:
        """Every form that belongs to two terms, with their keys; an engine value may be called as a term is."""
        for known in self._known.values():
            own = {key: form for form, key, _, forbidden in known if not forbidden}
            first, *others = own or ("",)
            for other in others:
                if not self._same(first, other) and not self._same(other, first):
                    yield own[other], first, other

    def _same(self, value: str, term: str) -> bool:
        """Whether an entry only names an engine value as another one is called, or both name values."""
        one, two = self.terms[value], self.terms[term]
        return bool(one.code) and (bool(two.code) or {form.casefold() for form in one.forms}
                                   <= {form.casefold() for form in two.forms})


def _written_as(words: str, form: str) -> bool:
    """Whether words have the capitals of a form: a name, Ruduo, or a card, MEDIS."""
    if form.isupper() and len(form) > 1:
        return words.isupper()
    return not form[:1].isupper() or words[:1].isupper()


@cache
def entries(game: str) -> dict[str, dict[str, Any]]:
    """The entries of a game's glossary by their keys, those that stand in a table of several too.

    Raises:
        SetupError: the file cannot be read.
    """
    found: dict[str, dict[str, Any]] = {}
    for key, entry in read_toml(GLOSSARY / f"{game}.toml", f"glossary/{game}.toml").items():
        if isinstance(entry, dict):
            inner = {name: one for name, one in entry.items() if isinstance(one, dict) and "code" in one}
            found |= {f"{key}.{name}": one for name, one in inner.items()} or {key: entry}
    return found


@cache
def _more_forms(lang: str) -> Mapping[str, list[str]]:
    """The forms of forbidden words and of aliases."""
    try:
        forms = read_toml(GLOSSARY / "forms.toml", "glossary/forms.toml").get(lang, {})
    except SetupError:
        return {}  # the check of the glossary tells
    return {word: [form for form in own if isinstance(form, str)] for word, own in forms.items()
            if isinstance(own, list)} if isinstance(forms, dict) else {}


@cache
def terms_of(game: str, lang: str) -> Terms:
    """The terms of a game in a language, with what its glossary forbids; errors as for :func:`entries`."""
    more = _more_forms(lang)
    found: dict[str, Term] = {}
    for key, entry in entries(game).items():
        row, code = entry.get(lang), str(entry.get("code", ""))
        row = row if isinstance(row, dict) else {"nom": code} if code else {}
        forms: dict[str, tuple[str, ...]] = {}
        for case, form in row.items():
            if case not in _NO_FORMS and isinstance(form, str):
                forms[form] = (*forms.get(form, ()), case)
        for word in _listed(entry, "also", lang):
            forms |= {form: ("also",) for form in more.get(word, [word]) if form not in forms}
        forbidden = {form: word for word in _listed(entry, "forbidden", lang) for form in _all(word, more, lang)}
        found[key] = Term(key, str(entry.get("kind", "")), str(row.get("nom", code)), code, forms, forbidden)
    return Terms(found)


def _listed(entry: Mapping[str, Any], name: str, lang: str) -> list[str]:
    words = entry.get(name, {})
    return [word for word in words.get(lang, []) if isinstance(word, str)] if isinstance(words, dict) else []


def _all(word: str, more: Mapping[str, list[str]], lang: str) -> list[str]:
    """Every form of a forbidden word; English ones need no table."""
    return [word, f"{word}s"] if lang == "en" else more.get(word, [word])
