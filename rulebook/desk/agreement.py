"""What a sentence says in one language and in the two others: whether it denies, what it limits, which value it names.

The three are held against each other, so that a slip is found whatever was accepted. Two languages that agree are
believed; sentences stand beside each other by their lines.

Imports the standard library and the engine only, so that it runs in the page as it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from rulebook.desk.changes import sentences
from rulebook.desk.limits import ALL, SOME, Limit, known, limits, without
from rulebook.desk.polarity import negations
from rulebook.desk.signature import plain
from rulebook.desk.terms import terms_of
from rulebook.findings import WARNING, Finding
from rulebook.texts import ANNOTATION, Clause

__all__ = ["sentences_agree"]

#: The annotations whose words are held against each other one by one.
_SPANS = ("modal=", "reading=", "outcome=")


def sentences_agree(clause: Clause, lang: str, others: Mapping[str, Clause]) -> Iterator[Finding]:
    """Each sentence of a clause denies, limits and names what both other languages do.

    Args:
        clause, lang: the clause and its language.
        others: the same clause in the other languages; without two of them there is nothing to believe.
    """
    if len(others) < 2:
        return
    game, langs = clause.id.partition("/")[0], (lang, *others)
    bodies = [plain(one.body) for one in (clause, *others.values())]
    denied = False
    for line, row in enumerate(sentences(*bodies)):
        texts = dict(zip(langs, row, strict=True))
        for code, expected, found in (*_denial(texts), *_limits(texts), *_values(texts, game)):
            denied = denied or code == "negation_differs"
            yield Finding(code, WARNING, f"texts/{lang}/{clause.path.name}:{clause.line + line}", expected, found,
                          lang=lang, game=game, clause=clause.id)
    if not denied:
        yield from _spans(clause, lang, others)


def _denial(texts: Mapping[str, str]) -> Iterator[tuple[str, str, str]]:
    """A sentence says no, and the others do not, or the other way round."""
    (own, *rest) = ([*negations(without(text, lang), lang)] for lang, text in texts.items())
    if not any(rest) and own:
        yield "negation_differs", "", ", ".join(own)
    elif all(rest) and not own:
        yield "negation_differs", _beside(list(texts)[1:], rest), ""


def _limits(texts: Mapping[str, str]) -> Iterator[tuple[str, str, str]]:
    """A limit that both others set is not set, or turned round; or one is set that no other sets."""
    said = {lang: list(limits(text, lang)) for lang, text in texts.items()}
    own, *rest = (Counter(key for key, _ in told) for told in said.values())
    for key, limit in known().items():
        least = min(one[key] for one in rest)
        against = own[limit.against] > max(one[limit.against] for one in rest) if limit.against else False
        lost = own[key] < least and (against or limit.lost == SOME or (limit.lost == ALL and not own[key]))
        added = limit.added and own[key] and not any(one[key] for one in rest)
        if lost:
            yield ("limit_differs", _words(said, key),
                   ", ".join(_of(said, next(iter(said)), limit.against)) if against else "")
        elif added and not _turned(limit, own, rest):
            yield "limit_differs", "", ", ".join(_of(said, next(iter(said)), key))


def _turned(limit: Limit, own: Counter[str], rest: Iterable[Counter[str]]) -> bool:
    """Whether a limit stands where the others have its contrary, which is told from there."""
    return bool(limit.against) and own[limit.against] < min(one[limit.against] for one in rest)


def _of(said: Mapping[str, list[tuple[str, str]]], lang: str, key: str) -> list[str]:
    return list(dict.fromkeys(words for one, words in said[lang] if one == key))


def _words(said: Mapping[str, list[tuple[str, str]]], key: str) -> str:
    """A limit in the words of the other languages."""
    others = list(said)[1:]
    return _beside(others, [_of(said, lang, key) for lang in others])


def _beside(langs: Iterable[str], words: Iterable[Iterable[str]]) -> str:
    """Words of several languages: ``en: at least; lv: vismaz``."""
    return "; ".join(f"{lang}: {', '.join(own)}" for lang, own in zip(langs, words, strict=True))


def _values(texts: Mapping[str, str], game: str) -> Iterator[tuple[str, str, str]]:
    """The values of a closed set, seats and colours of marks, are not those that both others name."""
    said = {lang: list(terms_of(game, lang).values(text)) for lang, text in texts.items()}
    own, *rest = (Counter(key for key, _ in told) for told in said.values())
    lang = next(iter(said))
    lost = [key for key in rest[0] if own[key] < min(one[key] for one in rest)]
    new = [key for key in own if own[key] > max(one[key] for one in rest)]
    named = [word for word in (_of(said, lang, key)[0] for key in new) if lost or word[:1].isupper()]
    if lost or named:
        yield ("value_differs", ", ".join(terms_of(game, lang).terms[key].name for key in lost), ", ".join(named))


def _spans(clause: Clause, lang: str, others: Mapping[str, Clause]) -> Iterator[Finding]:
    """The words of an annotation deny what those of both others do not, or the other way round."""
    rows = {lang: [match for match in ANNOTATION.finditer(one.body) if match["key"] in _SPANS]
            for lang, one in ((lang, clause), *others.items())}
    keys = [[match["key"] + match["value"] for match in row] for row in rows.values()]
    if any(one != keys[0] for one in keys):
        return  # told by the check of annotations
    for span in zip(*rows.values(), strict=True):
        texts = {one: match["words"] for one, match in zip(rows, span, strict=True)}
        for code, expected, found in _denial(texts):
            yield Finding(code, WARNING, f"texts/{lang}/{clause.path.name}:{clause.line_of(span[0].start())}", expected,
                          found or texts[lang], lang=lang, game=clause.id.partition("/")[0], clause=clause.id)
