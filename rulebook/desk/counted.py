"""The numbers of a text beside those of a clause: which count the same thing, and which of these differ.

A number is known by its value and by the words right after it, what it counts; so three decks for two players are no
two decks.

Imports the standard library and the engine only, so that it runs in the page as it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from rulebook.desk.align import stem
from rulebook.desk.terms import terms_of
from rulebook.numbers import numbers_in
from rulebook.texts import ANNOTATION, Clause

__all__ = ["MOST", "Counted", "Difference", "counted", "differences", "numbers_of"]

#: How many words after a number tell what it counts.
_AFTER = 3
_WORD = re.compile(r"[^\W\d_]+")
_SHORTEST = 4
#: How much of what a number counts another must name to count the same for sure.
MOST = 0.6
#: A number that names a rule, not an amount: § 3, Art. 4, Nr. 5, rule 6, 7 punktas.
REFERENCE = re.compile(r"(?:§+|\b(?:art|nr|no|sk)\.|\b(?:art|nr|straipsn\w+|punkt(?:as|o|ą|e)|taisyklė|noteikums|"
                       r"rule|clause|article|section)\b)\s*\d+(?:\.\d+)*[.)]?|\b\d+\s*§", re.I)


@dataclass(frozen=True, slots=True)
class Counted:
    """A number: its value, its words, what it counts, the parameter that binds it, and whether a list follows."""

    value: int
    words: str
    what: frozenset[str]
    name: str = ""
    leads: bool = False

    def counts_as(self, other: Counted, least: float = 0.0) -> bool:
        """Whether both count the same thing: something of what this one counts is named by the other, or so much."""
        same = sum(any(one.startswith(two) or two.startswith(one) for two in other.what) for one in self.what)
        return bool(same) and same >= least * len(self.what)


@dataclass(slots=True)
class Difference:
    """What a clause and a text do not have in common.

    Args:
        differs: numbers of the book with what the text has instead.
        missing: numbers of the book that the text has nowhere.
        more: numbers that only the text has.
    """

    differs: list[tuple[Counted, Counted]] = field(default_factory=list)
    missing: list[Counted] = field(default_factory=list)
    more: list[Counted] = field(default_factory=list)


def counted(sentence: str, game: str, lang: str, names: Mapping[int, str] | None = None) -> list[Counted]:
    """The numbers of a sentence, references to rules left out.

    Args:
        sentence: its words.
        game, lang: whose terms, in which language.
        names: the parameters, by where the number begins.
    """
    plain = REFERENCE.sub(lambda match: " " * len(match[0]), sentence)
    terms = terms_of(game, lang)
    found: list[Counted] = []
    for one in numbers_in(plain, lang):
        after = list(_WORD.finditer(plain, one.end))[:_AFTER]
        end = after[-1].end() if after else one.end
        if stop := re.search(r"[.,;:()–—]", plain[one.end:end]):
            end = one.end + stop.start()
        what = {stem(word[0]) for word in after if word.start() < end and len(word[0]) >= _SHORTEST}
        what |= {f"@{key}" for key in (*terms.keys(plain[one.end:end]),
                                       *(use.key for use in terms.find(plain[one.end:end])))}
        found.append(Counted(one.value, one.words, frozenset(what), (names or {}).get(one.start, ""),
                             sentence.rstrip().endswith(":")))
    return found


def numbers_of(clause: Clause, lang: str) -> list[Counted]:
    """The numbers of a clause, with the parameters that bind them."""
    found: list[Counted] = []
    game = clause.id.partition("/")[0]
    for line in clause.body.split("\n"):
        names, plain, at = {}, "", 0
        for match in ANNOTATION.finditer(line):
            plain += line[at:match.start()]
            if match["key"] == "=":
                names[len(plain)] = match["value"]
            plain, at = plain + match["words"], match.end()
        found += counted(plain + line[at:], game, lang, names)
    return found


def differences(book: Sequence[Counted], text: Sequence[Counted], elsewhere: Callable[[Counted], bool],
                anywhere: Callable[[Counted], bool]) -> Difference:
    """Pair the numbers of a clause with those of the sentences that say it.

    Args:
        book, text: the numbers of both.
        elsewhere: whether a number of the text is one of another clause.
        anywhere: whether the text has a number of the book somewhere else.
    """
    mine, yours, found = list(book), list(text), Difference()

    def take(fits: Callable[[Counted, Counted], bool]) -> list[tuple[Counted, Counted]]:
        pairs: list[tuple[Counted, Counted]] = []
        for one in list(mine):
            if other := next((other for other in yours if fits(one, other)), None):
                mine.remove(one)
                yours.remove(other)
                pairs.append((one, other))
        return pairs

    take(lambda one, other: one.value == other.value and one.counts_as(other))
    values = {one.value for one in book}
    same = [(one, other) for one in mine for other in yours if one.value == other.value]
    kept = {id(one) for one, other in same if not any(
        third.value not in values and third.value > 1 and one.counts_as(third) for third in yours)}
    take(lambda one, other: one.value == other.value and id(one) in kept)
    found.differs = take(lambda one, other: bool(one.name) and one.name != "text" and one.value > 1 < other.value
                         and other.value not in values and one.counts_as(other)
                         and (one.counts_as(other, MOST) or not anywhere(one)))
    take(lambda one, other: one.value == other.value)
    said = {one.value for one in text}
    found.missing = [one for one in mine if one.name and one.name != "text" and one.value > 1
                     and one.value not in said and not anywhere(one)]
    found.more = [one for one in yours if one.value > 1 and one.value not in values and not one.leads
                  and not elsewhere(one)]
    return found
