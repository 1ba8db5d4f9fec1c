"""Which clause of the book each sentence of a published text says: one alignment of the two, by dynamic programming.

Terms, numbers and stems of words are compared, the rare ones counting most; a printed number that is a clause's own
counts too. Order is kept where it can be: going back costs.

Imports the standard library and the engine only, so that it runs in the page as it is.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from math import log

from rulebook.desk.published import HEADING, ITEM, Unit, sentences
from rulebook.desk.signature import plain
from rulebook.desk.terms import terms_of
from rulebook.numbers import numbers_in
from rulebook.texts import Clause, clauses

__all__ = ["Likeness", "align", "features", "likeliest", "said_by_book", "stem"]

#: What a sentence must share with a clause to be its, and where the clause before and the one after stand around it;
#: what it gains by the clause's number, by that of its place in a list, and by the company of its list or paragraph;
#: what it costs to go on to another clause, and to go back.
ENOUGH, BETWEEN, NUMBERED, STEP, TOGETHER, PROSE, ON, BACK = 0.3, 0.12, 0.5, 0.25, 0.22, 0.06, 0.03, 0.8
#: How far from its place, in sentences, a clause is looked for that nothing says.
NEAR = 4
#: What part of its likeness to the clause that a sentence says it has to one that it says too, and how many clauses
#: further that one can stand.
ALSO, BESIDE = 0.9, 1
_WORD = re.compile(r"[^\W\d_]+")
_LETTERS = 5


def stem(word: str) -> str:
    """What the forms of a word share: its first letters."""
    word = word.casefold()
    return word[:max(3, min(_LETTERS, len(word) - 1))]


def _stems(text: str) -> frozenset[str]:
    """The stems of a text's words."""
    return frozenset(stem(word) for word in _WORD.findall(text) if len(word) > 2)


@cache
def features(text: str, game: str, lang: str) -> frozenset[str]:
    """The terms of a text with a ``@``, its numbers above one with a ``#``, and the stems of its words."""
    found = {f"@{use.key}" for use in terms_of(game, lang).find(text)}
    numbers = list(numbers_in(text, lang))
    found |= {f"#{one.value}" for one in numbers if one.value > 1}
    return frozenset(found | _stems(text) - _stems(" ".join(one.words for one in numbers)))


@cache
def said_by_book(game: str, lang: str) -> frozenset[str]:
    """The stems of all words of a game's text in a language."""
    return _stems("\n".join(plain(one.body) for one in clauses(game, lang).values()))


def likeliest(text: str, choices: Sequence[tuple[str, str]]) -> dict[tuple[str, str], float]:
    """How much of the words that only one of several books has stands in a text.

    Args:
        text: the text.
        choices: games and languages.
    """
    words, books = _stems(text), {one: said_by_book(*one) for one in choices}
    count = Counter(word for book in books.values() for word in book)
    own = {one: {word for word in book if count[word] == 1} for one, book in books.items()}
    return {one: len(mine & words) / max(len(mine), 1) for one, mine in own.items()}


class Likeness:
    """How alike sentences are: the weight of what they share beside that of both."""

    def __init__(self, game: str, lang: str, book: Mapping[str, Clause]) -> None:
        self.game, self.lang = game, lang
        self.parts = {identity: [features(part, game, lang) for line in plain(clause.body).split("\n")
                                 for part in sentences(line)] for identity, clause in book.items()}
        self.whole = {identity: frozenset().union(*parts) for identity, parts in self.parts.items()}
        count = Counter(word for whole in self.whole.values() for word in whole)
        self.weights = {word: log(1 + len(book) / times) for word, times in count.items()}
        self.unknown = log(1 + len(book))

    def weigh(self, words: Iterable[str]) -> float:
        return sum(self.weights.get(word, self.unknown) for word in words)

    def of(self, words: frozenset[str], identity: str) -> float:
        """How alike words and a clause are, 0 to 1."""
        if not words & self.whole[identity]:
            return 0.0
        heavy = self.weigh(words)
        best = max((2 * self.weigh(words & part) / (heavy + self.weigh(part)) for part in self.parts[identity] if part),
                   default=0.0)
        return 0.7 * best + 0.3 * self.weigh(words & self.whole[identity]) / heavy


def align(found: Sequence[Unit], game: str, lang: str, book: Mapping[str, Clause]) -> list[tuple[str, ...]]:
    """For each unit the clauses that it says, the likeliest first; none for headings and for what no clause says.

    Args:
        found: the units of the text.
        game, lang: of which game, in which language.
        book: the book's clauses in that language.
    """
    likeness, names = Likeness(game, lang, book), list(book)
    scores = [0.0] * len(names)  # of the best way so far that stands at a clause
    steps: list[list[tuple[int, bool]]] = []  # for each unit and clause: where the way stood before; is it this one's
    block = -1
    for unit in found:
        words = features(unit.text, game, lang) if unit.kind != HEADING else frozenset[str]()
        company = (TOGETHER if unit.number or unit.step or unit.kind == ITEM else PROSE) if unit.block == block else 0.0
        block = unit.block
        best = max(range(len(names)), key=scores.__getitem__)
        ahead, first, now, came = 0, 0, list[float](), list[tuple[int, bool]]()
        for at, name in enumerate(names):
            if scores[first] < scores[ahead]:
                first = ahead
            ahead = at
            ways = [(scores[at] + company, at), (scores[first] - ON, first),
                    (scores[best] - BACK, best)]
            like = likeness.of(words, name) - ENOUGH if words else -1.0
            if unit.number and name.endswith(f"/{unit.number}"):
                like += NUMBERED
            if unit.step and name.endswith(f".{unit.step}"):
                like += STEP
            score, origin = max(ways)
            if words and score + like > scores[at]:
                now.append(score + like)
                came.append((origin, True))
            else:
                now.append(scores[at])
                came.append((at, False))
        scores = now
        steps.append(came)
    at = max(range(len(names)), key=scores.__getitem__, default=0)
    said: list[str] = []
    for came in reversed(steps):
        at_before, own = came[at]
        said.append(names[at] if own else "")
        at = at_before
    said.reverse()
    _fill(said, found, names, likeness)
    return _several(said, found, names, likeness)


def _several(said: Sequence[str], found: Sequence[Unit], names: Sequence[str], likeness: Likeness
             ) -> list[tuple[str, ...]]:
    """Give to clauses that nothing says yet the sentence, wherever it stands, that is most like them.

    It may say another clause too: one line of a text often serves several. Where it is much more like the new one, and
    the other has another sentence, it is only the new one's.
    """
    whole: list[tuple[str, ...]] = [(one,) if one else () for one in said]
    count = Counter(filter(None, said))
    words = [features(unit.text, likeness.game, likeness.lang) for unit in found]
    for name in names:
        if count[name]:
            continue
        likes = [(likeness.of(one, name), -at) for at, one in enumerate(words) if found[at].kind != HEADING]
        like, at = max(likes, default=(0.0, 0))
        if like < ENOUGH:
            continue
        before = whole[-at]
        apart = abs(names.index(before[0]) - names.index(name)) if before else 0
        if before and (len(before) > 1 or apart > BESIDE or like < ALSO * likeness.of(words[-at], before[0])):
            continue
        if before and count[before[0]] > 1 and likeness.of(words[-at], before[0]) < like:
            count[before[0]] -= 1
            before = ()
        count[name] += 1
        whole[-at] = (*before, name)
    return whole


def _fill(said: list[str], found: Sequence[Unit], names: Sequence[str], likeness: Likeness) -> None:
    """Give to clauses that nothing says the sentences that stand where they should, if they share enough.

    Of the clauses that nothing says, a sentence goes to the one that it is most like, wherever that one stands.
    """
    places: dict[str, list[int]] = {name: [] for name in names}
    for place, one in enumerate(said):
        if one:
            places[one].append(place)
    windows: dict[str, range] = {}
    for at, name in enumerate(names):
        if not places[name]:
            before = next((places[one][0] for one in reversed(names[:at]) if places[one]), 0)
            after = next((places[one][-1] for one in names[at + 1:] if places[one]), len(said))
            windows[name] = range(before - NEAR, after + NEAR)
    for place, unit in enumerate(found):
        words = features(unit.text, likeness.game, likeness.lang)
        if not windows or not words or said[place] or unit.kind == HEADING:
            continue
        likes = [(likeness.of(words, name), place in window, name) for name, window in windows.items()]
        fits = [one for one in likes if one[0] >= ENOUGH] or [one for one in likes if one[1] and one[0] >= BETWEEN]
        said[place] = max(fits)[2] if fits else ""
