"""What has changed between two versions of a clause in one language, and how grave it is.

Numbers, terms, negations, limits, words of may and must, and words that decide between readings are told each by its
own kind, with the words that are gone and those that are new; what is left is wording, which is no defect.

Imports the standard library and the engine only, so that it runs in the page as it is.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from rulebook.desk.grammar import modal_of, modals
from rulebook.desk.limits import NEVER, known, limits, without
from rulebook.desk.polarity import negations
from rulebook.desk.signature import Signature, plain
from rulebook.desk.terms import terms_of
from rulebook.findings import NOTE, WARNING, Finding
from rulebook.texts import ANNOTATION

__all__ = ["CODES", "PUNCTUATION", "WORDING", "Change", "changes", "findings", "grave", "sentences"]

WORDING, PUNCTUATION = "wording", "punctuation"
#: For each kind, the code of a finding that a clause's own words changed in it.
CODES = {"numbers": "numbers_changed", "terms": "terms_changed", "polarity": "polarity_changed",
         "limits": "limits_changed", "modality": "modality_changed", "readings": "readings_changed",
         WORDING: "words_changed"}
_WORDS = re.compile(r"[^\W_]+")
#: The annotations whose words decide something by themselves; a number is checked, and so is what may be done.
_DECIDING = ("reading=", "outcome=", "per=")
#: What of a sentence is counted: keys, with the words that each stands in.
_Told = Iterable[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Change:
    """One kind of change: one of ``CODES`` or ``"punctuation"``; what is gone and what is new, or, of wording and
    punctuation, the whole text before and after.
    """

    kind: str
    before: str
    after: str

    @property
    def words(self) -> tuple[str, str]:
        """The words that are gone, and those that are new."""
        return _runs(self.before, self.after) if self.kind == WORDING else (self.before, self.after)


def changes(old: Signature, new: Signature, before: str, after: str, game: str, lang: str) -> Iterator[Change]:
    """What changed between two versions of a clause.

    Args:
        old, new: their signatures.
        before, after: their Markdown; where what was before is not known, the empty text, signatures alone are
            compared.
        game, lang: whose words, and in which language.
    """
    if old.numbers != new.numbers:
        yield Change("numbers", *_difference(Counter(map(str, old.numbers)), Counter(map(str, new.numbers))))
    if not before:
        yield from _unseen(old, new)
        yield Change(WORDING, "", plain(after))
        return
    first, second = plain(before), plain(after)
    same = _WORDS.findall(first) == _WORDS.findall(second)
    if not same:
        yield from _of_words(old, new, before, after, game, lang)
        yield Change(WORDING, first, second)
    elif first.split() != second.split():
        yield Change(PUNCTUATION, first, second)


def _unseen(old: Signature, new: Signature) -> Iterator[Change]:
    """What signatures alone tell."""
    if set(old.terms) != set(new.terms):
        yield Change("terms", ", ".join(sorted(old.terms.keys() - new.terms)),
                     ", ".join(sorted(new.terms.keys() - old.terms)))
    if old.polarity != new.polarity:
        yield Change("polarity", str(old.polarity), str(new.polarity))


def _of_words(old: Signature, new: Signature, before: str, after: str, game: str, lang: str) -> Iterator[Change]:
    """The kinds of change that turn a rule into another."""
    pairs = sentences(plain(before), plain(after))
    if any(named := _terms(old, new, pairs, game, lang)):
        yield Change("terms", *named)
    denied = _moved(pairs, lambda text: (("no", word) for word in negations(without(text, lang), lang)))
    if any(denied):
        yield Change("polarity", *denied)
    if any(limited := _moved(pairs, lambda text: limits(text, lang), _grave)):
        yield Change("limits", *limited)
    allowed = _moved(pairs, lambda text: ((modal_of(one[0], lang), one[0]) for one in modals(text, lang)))
    if any(allowed) and not any(denied):  # cannot and can: the negation has been told
        yield Change("modality", *allowed)
    if any(decided := _decided(before, after)):
        yield Change("readings", *decided)


def sentences(*texts: str) -> list[tuple[str, ...]]:
    """The sentences of several versions or translations of a text beside each other, a line each.

    Where they have not equally many lines, the texts as wholes.
    """
    lines = [text.split("\n") for text in texts]
    return list(zip(*lines, strict=True)) if len({len(own) for own in lines}) == 1 else [texts]


def _terms(old: Signature, new: Signature, pairs: Sequence[tuple[str, ...]], game: str, lang: str) -> tuple[str, str]:
    """The terms that are gone, and those that are new: values of a closed set by their count, others where they stand
    no more or for the first time; and the form of one, where no other word changed.
    """
    terms = terms_of(game, lang)
    gone, come = _moved(pairs, terms.values)
    lost = [word for key in old.terms.keys() - new.terms.keys() for word in old.terms[key]]
    found = [word for key in new.terms.keys() - old.terms.keys() for word in new.terms[key]]
    if not (gone or come or lost or found):
        one, other = ([word.casefold() for pair in pairs for word in _WORDS.findall(pair[at])] for at in (0, 1))
        named = [Counter(word for words in own.terms.values() for word in words) for own in (old, new)]
        forms = _difference(*named)
        changed = len(one) == len(other) and [pair for pair in zip(one, other, strict=True) if pair[0] != pair[1]]
        inside = {word for form in forms for word in _WORDS.findall(form)}
        return forms if changed and all(word in inside for pair in changed for word in pair) else ("", "")
    return _joined(gone, lost), _joined(come, found)


def _joined(told: str, words: Iterable[str]) -> str:
    """Words in one list; what a longer one already says is left out."""
    said = told.casefold()
    return ", ".join(filter(None, [told, *(word for word in sorted(set(words)) if not any(
        part in said.split(", ") for part in word.split()))]))


def _grave(less: Collection[str], more: Collection[str]) -> set[str]:
    """The limits of a sentence whose going or coming is to be told: of those that hardly count alone, such as „ir“,
    only one with its contrary in its place.
    """
    turned = {key for key in less if known()[key].against in more}
    return {key for key in (*less, *more) if known()[key].lost != NEVER} | turned | {known()[key].against
                                                                                    for key in turned}


def _moved(pairs: Sequence[tuple[str, ...]], find: Callable[[str], _Told],
           counts_if: Callable[[Collection[str], Collection[str]], Collection[str]] | None = None) -> tuple[str, str]:
    """The words of what stands less often in a sentence than before, and of what stands more often.

    Args:
        pairs: the sentences.
        find: the keys in a sentence, each with its words.
        counts_if: of the keys of both kinds, those that count; all of them by default.
    """
    gone, come = list[str](), list[str]()
    for before, after in pairs:
        old, new = list(find(before)), list(find(after))
        counts = Counter(key for key, _ in old), Counter(key for key, _ in new)
        less, more = set(counts[0] - counts[1]), set(counts[1] - counts[0])
        if counts_if:
            counted = set(counts_if(less, more))
            less, more = less & counted, more & counted
        words = Counter(word.casefold() for _, word in old), Counter(word.casefold() for _, word in new)
        gone += [word for key, word in old if key in less and words[0][word.casefold()] > words[1][word.casefold()]]
        come += [word for key, word in new if key in more and words[1][word.casefold()] > words[0][word.casefold()]]
    return ", ".join(dict.fromkeys(gone)), ", ".join(dict.fromkeys(come))


def _decided(before: str, after: str) -> tuple[str, str]:
    """The words of annotations that decide something, where the same annotation has other words now."""
    old, new = ([(match["key"] + match["value"], " ".join(match["words"].split()))
                 for match in ANNOTATION.finditer(body) if match["key"] in _DECIDING] for body in (before, after))
    if [key for key, _ in old] != [key for key, _ in new]:
        return "", ""  # that a mark is gone or new is told by itself
    both = [(one, other) for (_, one), (_, other) in zip(old, new, strict=True)]
    changed = [pair for pair in both if pair[0].casefold() != pair[1].casefold()]
    return ", ".join(one for one, _ in changed), ", ".join(other for _, other in changed)


def _difference(old: Counter[str], new: Counter[str]) -> tuple[str, str]:
    return ", ".join((old - new).elements()), ", ".join((new - old).elements())


def _runs(before: str, after: str) -> tuple[str, str]:
    """The words of a text that another has not, and those of that, each run apart."""
    old, new = before.split(), after.split()
    runs = [(old[i:j], new[k:m]) for kind, i, j, k, m in SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
            if kind != "equal"]
    gone, come = (" … ".join(" ".join(run[at]) for run in runs if run[at]) for at in (0, 1))
    return gone, come


def grave(changed: Iterable[Change]) -> list[Change]:
    """The changes that are to be told: wording only where nothing else changed, punctuation never."""
    told = [change for change in changed if change.kind != PUNCTUATION]
    return [change for change in told if change.kind != WORDING] or told


def findings(changed: Iterable[Change], place: str, remedy: str, clause: str, lang: str) -> Iterator[Finding]:
    """What changed in a clause's own words: each grave kind a warning, wording alone a note.

    Args:
        changed: the changes.
        place, remedy: as in a finding.
        clause, lang: the clause and its language.
    """
    for change in grave(changed):
        yield Finding(CODES[change.kind], NOTE if change.kind == WORDING else WARNING, place, *change.words, remedy,
                      lang, clause.partition("/")[0], clause)
