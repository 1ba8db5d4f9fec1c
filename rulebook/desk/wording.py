"""Checks of a clause's words: numbers, annotations, glossary, cases, shape, words of may and must.

What the page asks while a translator types is asked of the same functions; they import the standard library and the
engine only.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from engine.problems import Problem, SetupError, nearest
from rulebook.bench import game_module
from rulebook.desk.agreement import sentences_agree
from rulebook.desk.changes import CODES, changes, findings
from rulebook.desk.grammar import grammar, modal_of, modals
from rulebook.desk.signature import plain, signature
from rulebook.desk.structure import differences
from rulebook.desk.terms import Use, terms_of
from rulebook.findings import ERROR, NOTE, WARNING, Finding
from rulebook.numbers import numbers_in
from rulebook.texts import ANNOTATION, LANGUAGES, Clause, clauses, source_language, text_path

__all__ = ["cases_agree", "marks_agree", "modals_are_marked", "modals_say_so", "numbers_hold", "review",
           "shapes_agree", "text_numbers_agree", "words_of_the_game"]

_WORD = re.compile(r"[^\W\d_]+")
#: What is told of a term by itself.
_OF_TERMS = {"forbidden_word", "term_missing", "case_differs"}
#: What differs from the other languages, and the change against the book that tells the same.
_AGREEMENT = {"negation_differs": CODES["polarity"], "limit_differs": CODES["limits"], "value_differs": CODES["terms"]}


@dataclass(frozen=True, slots=True)
class _Words:
    """A clause's words with the annotations blanked, so that offsets stay those of its Markdown."""

    text: str
    bare: str


def _words(body: str) -> _Words:
    """The words; in ``bare`` those that are no terms by annotation are blanked, too."""
    text, bare = list(body), list(body)
    for match in ANNOTATION.finditer(body):
        for chars in (text, bare):
            chars[match.start()] = " "
            chars[match.end("words"):match.end()] = " " * (match.end() - match.end("words"))
        if match["key"] == ".not-term":
            bare[match.start():match.end()] = " " * (match.end() - match.start())
    return _Words("".join(text), "".join(bare))


def numbers_hold(clause: Clause, lang: str) -> Iterator[Finding]:
    """Every number of a clause is bound and is the engine's, and the clause prints each of its parameters."""
    law = game_module(clause.id.partition("/")[0]).LAWBOOK
    bound: set[str] = set()
    for binding in clause.bindings:
        if binding.key != "=" or binding.value == "text":
            continue
        place, parameter = f"texts/{lang}/{clause.path.name}:{binding.line}", law.parameters.get(binding.value)
        if parameter is None:
            yield Finding("unknown_parameter", ERROR, place, ", ".join(law.parameters), binding.value,
                          **_of(clause, lang))
            continue
        bound.add(parameter.name)
        if (value := _number_in(binding.words, lang)) != parameter.value:
            yield Finding("number_differs", ERROR, place, f"{parameter.name} = {parameter.value}",
                          f"{binding.words} ({value})", str(parameter.value), **_of(clause, lang))
        if clause.id not in parameter.clauses:
            yield Finding("parameter_elsewhere", ERROR, place, ", ".join(parameter.clauses),
                          f"{clause.id}: {parameter.name}", **_of(clause, lang))
    for word, value, line in clause.unbound(lang):
        yield Finding("number_not_bound", ERROR, f"texts/{lang}/{clause.path.name}:{line}", clause.id,
                      f"{word} ({value})", f"[{word}]{{=…}}", **_of(clause, lang))
    for name, parameter in law.parameters.items():
        if clause.id in parameter.clauses and name not in bound:
            yield Finding("parameter_not_printed", ERROR, _at(clause, lang, 0), f"{name} = {parameter.value}",
                          clause.id, f"[{parameter.value}]{{={name}}}", **_of(clause, lang))


def _number_in(words: str, lang: str) -> int | None:
    values = [number.value for number in numbers_in(words, lang)]
    return values[0] if len(values) == 1 else None


def marks_agree(clause: Clause, lang: str, source: Clause) -> Iterator[Finding]:
    """A clause has words, and the annotations of the source in the same order."""
    if not clause.plain:
        yield Finding("clause_empty", ERROR, _at(clause, lang, 0), clause.id, **_of(clause, lang))
    own, same = (" ".join(f"{{{binding.key}{binding.value}}}" for binding in one.bindings) for one in (clause, source))
    if own != same:
        yield Finding("annotations_differ", ERROR, _at(clause, lang, 0), same, own, **_of(clause, lang))


def text_numbers_agree(clause: Clause, lang: str, source: Clause, printed: str) -> Iterator[Finding]:
    """The numbers of a clause that are no rule are those of the source, in whatever order."""
    own, same = _text_numbers(clause, lang), _text_numbers(source, printed)
    if own != same:
        yield Finding("text_number_differs", ERROR, _at(clause, lang, 0), " ".join(same), " ".join(own),
                      **_of(clause, lang))


def _text_numbers(clause: Clause, lang: str) -> list[str]:
    """The numbers of a clause that are bound as text, in order of size: languages order their words differently."""
    bound = [(_number_in(binding.words, lang), binding.words) for binding in clause.bindings
             if (binding.key, binding.value) == ("=", "text")]
    return sorted(words if number is None else str(number) for number, words in bound)


def words_of_the_game(clause: Clause, lang: str, others: Mapping[str, Clause]) -> Iterator[Finding]:
    """No forbidden word stands in a clause, and it names each thing that both other languages name.

    Args:
        clause, lang: the clause and its language.
        others: the same clause in the other languages.
    """
    game = clause.id.partition("/")[0]
    terms, body = terms_of(game, lang), _words(clause.body)
    for use in terms.find(body.bare):
        if use.forbidden:
            yield Finding("forbidden_word", WARNING, _at(clause, lang, use.start), terms.terms[use.key].name,
                          " ".join(use.words.split()), **_of(clause, lang))
    own = terms.keys(plain(clause.body))
    named = [{use.key for use in terms_of(game, other).find(plain(one.body)) if not use.forbidden}
             for other, one in others.items()]
    everywhere = set.intersection(*named) if len(named) > 1 else set[str]()
    nouns = set.intersection(terms.nouns, *(terms_of(game, other).nouns for other in others)) if everywhere else ()
    for key in sorted((everywhere - own) & set(nouns)):
        yield Finding("term_missing", WARNING, _at(clause, lang, 0), terms.terms[key].name, clause.id,
                      **_of(clause, lang))


def shapes_agree(clause: Clause, lang: str, source: Clause) -> Iterator[Finding]:
    """The clause has the lists, steps and items of the source, each with its annotations."""
    for line, found, expected in differences(clause.body, source.body):
        yield Finding("structure_differs", WARNING, f"texts/{lang}/{clause.path.name}:{clause.line + line}", expected,
                      found, **_of(clause, lang))


def _cases(kind: str, word: str, lang: str) -> list[str]:
    """The cases that a number word or a preposition asks for; none for other words."""
    return next((cases for pattern, cases in grammar(lang).get(kind, {}).items()
                 if re.fullmatch(pattern, word.casefold())), [])


def cases_agree(clause: Clause, lang: str) -> Iterator[Finding]:
    """A term right after a number word or a preposition stands in the case that it asks for."""
    terms, text = terms_of(clause.id.partition("/")[0], lang), _words(clause.body).text
    uses = {use.start: use for use in terms.find(text) if use.cases and "also" not in use.cases}
    counted = {number.end: number.words for number in numbers_in(text, lang)}
    for match in _WORD.finditer(text):
        use = uses.get(match.start())
        before = text[:match.start()].rstrip()
        if use is None or before.endswith(("(", "„", "“", "*")):
            continue
        if number := counted.get(len(before)):
            many = any(case.endswith("_pl") for case in use.cases)  # tris sigilą sudarančias: not what is counted
            asked = [f"{case}_pl" for case in _cases("numerals", number, lang)] if many else []
        else:
            word = _WORD.findall(before)[-1:] or [""]
            asked = _cases("prepositions", word[0], lang) if before.endswith(word[0]) and word[0] else []
        if {"gen", "gen_pl"} & set(use.cases) and not re.match(r"\s*[.,;:)]|\s*$", text[use.end:]):
            asked = []  # it may belong to the word that follows: į žaidėjo ranką, dvi kortų kalades
        asked = [case for case in asked if any(case in cases for cases in terms.terms[use.key].forms.values())]
        if asked and not set(asked) & set(use.cases):
            forms = [form for form, cases in terms.terms[use.key].forms.items() if set(cases) & set(asked)]
            yield Finding("case_differs", WARNING, _at(clause, lang, use.start), ", ".join(forms), _told(before, use),
                          **_of(clause, lang))


def _told(before: str, use: Use) -> str:
    """A term and the word before it."""
    return " ".join([*_WORD.findall(before)[-1:], *use.words.split()])


def modals_say_so(clause: Clause, lang: str) -> Iterator[Finding]:
    """Words that are annotated as may, must or may not say so in their language."""
    for match in ANNOTATION.finditer(clause.body):
        if match["key"] == "modal=":
            asked, said = match["value"].partition(":")[0], modal_of(match["words"], lang)
            if asked != said:
                yield Finding("modal_words_differ", WARNING, _at(clause, lang, match.start()), asked,
                              f"{match['words']} ({said or '—'})", **_of(clause, lang))


def modals_are_marked(clause: Clause, lang: str) -> Iterator[Finding]:
    """The words of may, must and may not that stand in no annotation, so that no play is held against them."""
    blank = ANNOTATION.sub(lambda match: " " * len(match[0]), clause.body)
    if found := list(modals(blank, lang)):
        yield Finding("modal_not_marked", NOTE, _at(clause, lang, found[0].start()), "[…]{modal=…}",
                      ", ".join(match[0] for match in found), **_of(clause, lang))


def _at(clause: Clause, lang: str, offset: int) -> str:
    return f"texts/{lang}/{clause.path.name}:{clause.line_of(offset)}"


def _of(clause: Clause, lang: str) -> dict[str, str]:
    """Whose finding it is."""
    return {"lang": lang, "game": clause.id.partition("/")[0], "clause": clause.id}


def review(game: str, lang: str, identity: str, body: str) -> list[Finding]:
    """Everything that can be said of new words of a clause before anything is played.

    Args:
        game, lang, identity: the clause and the language.
        body: its new Markdown, annotations included.

    Raises:
        SetupError: there is no such clause.
    """
    printed = source_language(game)
    source = clauses(game, printed)
    if identity not in source:
        raise SetupError([Problem("clause", "unknown_clause", identity, [], nearest(identity, list(source)))])
    before = clauses(game, lang).get(identity, source[identity])
    clause = replace(before, body=f"{body.strip()}\n", path=text_path(game, lang))
    others = {other: text[identity] for other in LANGUAGES if other != lang
              if identity in (text := clauses(game, other))}
    found = [*numbers_hold(clause, lang), *words_of_the_game(clause, lang, others), *cases_agree(clause, lang),
             *modals_say_so(clause, lang)]
    if lang != printed:
        found += [*marks_agree(clause, lang, source[identity]), *shapes_agree(clause, lang, source[identity]),
                  *text_numbers_agree(clause, lang, source[identity], printed)]
    told = {one.code for one in found}
    return [*found, *(one for one in _against_the_book(clause, before, lang, others)
                      if one.code != CODES["terms"] or not told & _OF_TERMS)]


def _against_the_book(clause: Clause, before: Clause, lang: str, others: Mapping[str, Clause]) -> Iterator[Finding]:
    """What new words of a clause say otherwise than those of the book, and than the other languages."""
    game = clause.id.partition("/")[0]
    old, new = (signature(one.body, game, lang) for one in (before, clause))
    changed = changes(old, new, before.body, clause.body, game, lang) if clause.id in clauses(game, lang) else ()
    grave = [one for one in findings(changed, _at(clause, lang, 0), "", clause.id, lang) if one.level != NOTE]
    yield from (one for one in grave if one.code != CODES["numbers"])  # each number is held against the engine
    told = {one.code for one in grave}
    yield from (one for one in sentences_agree(clause, lang, others) if _AGREEMENT[one.code] not in told)
