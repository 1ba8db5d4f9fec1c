"""Words that turn a rule round: may and must not, at least and at most, first and last; and negations.

The words are data, ``texts/opposites.toml``: for each language families of opposites with their sides.

>>> [(one.family, one.side, one.words) for one in limits("Bent viena kortelė guli užversta", "lt")]
[('limit', 'least', 'Bent'), ('face', 'down', 'užversta')]

Imports the standard library and the engine only, so that it runs in the page as it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product

from rulebook.book import read_toml
from rulebook.desk.align import stem
from rulebook.desk.polarity import negations
from rulebook.numbers import TEXTS, number_of

__all__ = ["Limit", "Said", "alike", "denied", "limits", "opposed", "turned_round"]

#: The family of negations, whose words are those of ``texts/polarity.toml``; its sides are "no" and "yes".
NEGATION = "negation"
#: How many words around one of these tell what it is said of, and how many stand close.
AROUND, CLOSE = 4, 2
#: How much two places must share, by the weight of words, to speak of one thing, which part of that leaves a doubt, and
#: how much a sentence must share with a negation.
SHARED, DOUBT, DENIED = 1.6, 0.65, 4.0
#: How much a word counts by its distance.
WEIGHED = (1.0, 1.0, 0.7, 0.35)
#: How many words of a place an excerpt has on each side.
_EXCERPT = 4
_WORD = re.compile(r"[^\W_]+")
_SHORTEST = 4

#: How much a word tells of what is spoken of, by its stem.
Weight = Callable[[str], float]


@dataclass(frozen=True, slots=True)
class Limit:
    """One such word where it stands: its family, its side, the words, where they begin and end."""

    family: str
    side: str
    words: str
    start: int
    end: int


def opposed(side: str, other: str) -> bool:
    """Whether two sides of one family turn each other round."""
    return set(side.split("+")).isdisjoint(other.split("+"))


def limits(text: str, lang: str) -> tuple[Limit, ...]:
    """Every such word of a text, in order; of those that begin at one place the longest.

    Args:
        text: any text.
        lang: its language.
    """
    return tuple(one for one in _found(text, lang) if not one.side.startswith("_"))


@cache
def _found(text: str, lang: str) -> tuple[Limit, ...]:
    small, found = text.casefold(), list[Limit]()
    if len(small) != len(text):  # a letter that has no single small one
        text = small
    for family, side, start, end in sorted(_all(small, lang), key=lambda one: (one[2], -one[3])):
        if not found or start >= found[-1].end:
            found.append(Limit(family, side, text[start:end], start, end))
    return tuple(found)


def _all(small: str, lang: str) -> Iterator[tuple[str, str, int, int]]:
    for family, side, pattern in _patterns(lang):
        for match in pattern.finditer(small):
            yield family, side, match.start(), match.end()


@cache
def _patterns(lang: str) -> list[tuple[str, str, re.Pattern[str]]]:
    """Each side of a language's families with its pattern, the longest choice first."""
    table = read_toml(TEXTS / "opposites.toml", "texts/opposites.toml")[lang]
    return [(family, side, re.compile(rf"\b(?:{'|'.join(sorted(patterns, key=len, reverse=True))})\b"))
            for family, sides in table.items() if family != "prefixes" for side, patterns in sides.items()]


@cache
def _bare(word: str, lang: str) -> str:
    """A verb without what stands before its own stem."""
    word = word.casefold()
    for prefix in (*read_toml(TEXTS / "opposites.toml", "texts/opposites.toml")[lang]["prefixes"], ""):
        if prefix and word.startswith(prefix) and len(word) > len(prefix) + _SHORTEST:
            return _bare(word[len(prefix):], lang)
    return word


@dataclass(frozen=True, slots=True)
class Said:
    """A place of a sentence where such a word stands.

    Args:
        family, side: the word's.
        near: the words around it without endings, each with its distance in words.
        excerpt: the place as it stands.
        sentence: which of the sentences it is.
        negated: whether a negation stands close before it.
    """

    family: str
    side: str
    near: dict[str, int]
    excerpt: str
    sentence: int
    negated: bool


def turned_round(book: Sequence[str], text: Sequence[str], lang: str, weight: Weight,
                 elsewhere: Iterable[str] = ()) -> Iterator[tuple[str, str, int]]:
    """Where sentences of a text say of a thing the opposite of what the book's say.

    A place of each is compared where both speak of one thing, and no other place of either speaks of it as the other
    does.

    Args:
        book: the sentences of a clause.
        text: those of the text that say it.
        lang: the language of both.
        weight: how much a word tells.
        elsewhere: the sentences of the book's other clauses, which the text may say here.

    Yields:
        What the book says, what the text says, which of its sentences it is.
    """
    own, theirs = list(_places(book, lang)), list(_places(text, lang))
    others = [place for one in elsewhere for place in _kept(one, lang)]
    pairs = sorted(((_shared(one, other, weight), at, place) for (at, one), (place, other)
                    in product(enumerate(own), enumerate(theirs)) if one.family == other.family), reverse=True)
    taken: tuple[set[int], set[int]] = (set(), set())
    for score, at, place in pairs:
        one, other = own[at], theirs[place]
        if score < SHARED or at in taken[0] or place in taken[1]:
            continue
        taken[0].add(at)
        taken[1].add(place)
        if not opposed(one.side, other.side) or one.negated != other.negated:
            continue
        as_one = [there for there in theirs if there.family == one.family
                  and not opposed(there.side, one.side)]
        as_other = [there for there in (*own, *others) if there.family == one.family
                    and not opposed(there.side, other.side)]
        if any(_shared(one, there, weight) >= DOUBT * score for there in as_one) or any(
                _shared(there, other, weight) >= DOUBT * score for there in as_other):
            continue
        yield one.excerpt, other.excerpt, other.sentence


def denied(book: Sequence[str], text: Sequence[str], lang: str, weight: Weight,
           elsewhere: Iterable[str] = ()) -> Iterator[tuple[str, str, int]]:
    """Where one says no and a sentence of the other says the same without; arguments as for turned_round."""
    others = [place for one in elsewhere for place in _kept(one, lang)]
    for mine, yours, of_book in ((book, text, True), (text, book, False)):
        for place in (one for one in _places(mine, lang, negation=True) if one.family == NEGATION):
            shares = [(_share(place.near, sentence, weight), at) for at, sentence in enumerate(yours)]
            best, at = max(shares, default=(0.0, 0))
            if best < DENIED or _says_no(yours[at], lang) or any(
                    one.family == NEGATION and _shared(place, one, weight) for one in _places(yours, lang, True)):
                continue
            if not of_book and any(one.family == NEGATION and _shared(one, place, weight) >= DOUBT * best
                                   for one in others):
                continue
            found = _around(yours[at], place.near)
            yield (place.excerpt, found, at) if of_book else (found, place.excerpt, place.sentence)


def _says_no(sentence: str, lang: str) -> bool:
    return bool(negations(sentence, lang)) or any(one.family == "modal" and one.side == "must_not"
                                                  for one in limits(sentence, lang))


@cache
def _kept(sentence: str, lang: str) -> tuple[Said, ...]:
    """The places of one sentence of the book, negations too."""
    return tuple(_places([sentence], lang, negation=True))


def _places(sentences: Sequence[str], lang: str, negation: bool = False) -> Iterator[Said]:
    for at, sentence in enumerate(sentences):
        words = list(_WORD.finditer(sentence))
        marked = _found(sentence, lang)
        limited = [(one.family, one.side, one.start, one.end) for one in marked if not one.side.startswith("_")]
        no = set(negations(sentence, lang))
        nos = [word for word in words if word[0] in no and not any(
            word.start() < end and start < word.end() for one in marked for start, end in [(one.start, one.end)])]
        found = list(limited)
        if negation:
            found += [(NEGATION, "no", word.start(), word.end()) for word in nos]
        for family, side, start, end in found:
            inside = [place for place, word in enumerate(words) if word.start() < end and start < word.end()]
            if not inside:
                continue
            near: dict[str, int] = {}
            for place, word in enumerate(words):
                far = max(inside[0] - place, place - inside[-1], 0)
                own = family == NEGATION and not far
                blank = any(family == kind and word.start() < stop and begin < word.end()
                            for kind, _, begin, stop in limited)
                if far > AROUND or (not far and not own) or blank:
                    continue
                bare = word[0][2:] if own and lang != "en" and word[0].casefold().startswith("ne") else word[0]
                value = number_of(word[0], lang)
                key = f"#{value}" if value else stem(_bare(bare, lang) if family == "modal" else bare)
                if value or len(bare) >= _SHORTEST:
                    near[key] = min(far, near.get(key, far))
            before = range(max(inside[0] - AROUND, 0), inside[0])
            negated = family != "modal" and any(words[place][0] in no for place in before)
            yield Said(family, side, near, _excerpt(sentence, words, inside[0], inside[-1]), at, negated)


def _excerpt(sentence: str, words: Sequence[re.Match[str]], first: int, last: int) -> str:
    """The words around some of a sentence."""
    first, last = max(first - _EXCERPT, 0), min(last + _EXCERPT, len(words) - 1)
    cut = " ".join(sentence[words[first].start():words[last].end()].split())
    return f"{'…' if first else ''}{cut}{'…' if last < len(words) - 1 else ''}"


def _around(sentence: str, near: dict[str, int]) -> str:
    """The part of a sentence that speaks of what stands near something."""
    words = list(_WORD.finditer(sentence))
    there = [place for place, word in enumerate(words) if any(alike(stem(word[0]), one) for one in near)]
    return _excerpt(sentence, words, there[0], min(there[-1], there[0] + AROUND)) if there else sentence


def alike(one: str, other: str) -> bool:
    """Whether two stems can be of one word: a longer form keeps more of it."""
    return one == other or (min(len(one), len(other)) >= _SHORTEST and (one.startswith(other) or other.startswith(one)))


def _shared(one: Said, other: Said, weight: Weight) -> float:
    """How much two places share, by weight; what is not close to both counts half."""
    score, close = 0.0, False
    for key, far in one.near.items():
        there = [distance for name, distance in other.near.items() if alike(key, name)]
        if there:
            apart = max(far, min(there))
            close |= apart <= CLOSE
            score += weight(key) * WEIGHED[min(apart, len(WEIGHED) - 1)]
    return score if close else 0.0


@cache
def _stems(sentence: str) -> frozenset[str]:
    return frozenset(map(stem, _WORD.findall(sentence)))


def _share(near: dict[str, int], sentence: str, weight: Weight) -> float:
    """How much of what stands near something a sentence has; nothing where what is closest is missing."""
    stems = _stems(sentence)
    score, closest = 0.0, min(near.values(), default=0)
    close = False
    for key, far in near.items():
        if any(alike(key, name) for name in stems):
            close |= far == closest
            score += weight(key) * (1.0 if far <= CLOSE else 0.5)
    return score if close else 0.0
