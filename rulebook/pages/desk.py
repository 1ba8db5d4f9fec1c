"""The translators' desk: the languages of a text side by side, clause by clause, with what play does and how it stands.

Complete as it stands. What is the same in all languages is marked with one key, ``data-lit``, by which the page's
script lights it up in all of them.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as etree  # noqa: N813  # as Python-Markdown names it
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from html import escape
from typing import Any

from markdown import Markdown
from markdown.inlinepatterns import InlineProcessor
from markdown.treeprocessors import Treeprocessor

from rulebook import narrate
from rulebook.bench import game_module
from rulebook.book import read
from rulebook.desk.lock import DRAFT, REVIEWED
from rulebook.desk.plainly import plainly
from rulebook.desk.signature import digest
from rulebook.desk.standing import MISSING
from rulebook.desk.terms import terms_of
from rulebook.findings import NOTE, Finding
from rulebook.numbers import numbers_in
from rulebook.pages import figure
from rulebook.pages.figure import Element, View
from rulebook.pages.page import clause_anchor, scenario_anchor
from rulebook.pages.states import STALE, states
from rulebook.scenario import Scenario, scenarios
from rulebook.texts import ANNOTATION, LANGUAGES, Clause, clauses, source_language
from rulebook.words import MESSAGES, Words

__all__ = ["columns", "marked", "texts_json", "words_text"]

#: What a clause can be, in the order in which progress tells it.
STATES = (REVIEWED, DRAFT, STALE, MISSING)
#: The messages that the desk's script needs besides those of a bench.
_MESSAGES = ("reading", "findings", "desk", "changed", "compare")
#: The kind of each annotation, as its key says it.
_KINDS = {"=": "number", "reading=": "reading", "per=": "per", "modal=": "modal", "outcome=": "outcome"}
_NO_TERMS = "lr-not-term"
#: The most scenarios that cite a clause which none of them names.
_MOST = 3


# Words, with a key for what is the same in all languages

def marked(clause: Clause, lang: str) -> str:
    """A clause's words as HTML, its annotations and terms marked by ``data-lit``.

    Args:
        clause, lang: the clause and its language.
    """
    html: str = _markdown(clause.id.partition("/")[0], lang).reset().convert(clause.body)
    return html.replace("\n", " ")


@cache
def _markdown(game: str, lang: str) -> Markdown:
    """What renders the clauses of a text."""
    md = Markdown()
    md.inlinePatterns.register(_Annotation(game, lang, md), "desk-annotation", 175)  # before links
    md.treeprocessors.register(_Terms(game, lang, md), "desk-terms", -5)
    return md


class _Annotation(InlineProcessor):
    """``[vieną]{=stoka.discard}`` and its kin: what of it is the same in every language is its key."""

    def __init__(self, game: str, lang: str, md: Markdown) -> None:
        super().__init__(ANNOTATION.pattern, md)
        self.parameters, self.lang = game_module(game).LAWBOOK.parameters, lang

    def handleMatch(self, m: re.Match[str], data: str) -> tuple[etree.Element, int, int]:  # type: ignore[override]
        """The words, in an element with the key."""
        element, kind, value = etree.Element("span"), _KINDS.get(m["key"]), m["value"].strip()
        element.text = m["words"]
        if kind is None:
            element.set("class", _NO_TERMS)
        elif value == "text":
            element.set("data-lit", " ".join(["text", *(str(one.value) for one in numbers_in(m["words"], self.lang))]))
        else:
            element.set("data-lit", f"{kind} {value}")
            if parameter := self.parameters.get(value) if kind == "number" else None:
                element.set("title", str(parameter.value))
        return element, m.start(0), m.end(0)


class _Terms(Treeprocessor):
    """Marks every term, in whatever case it stands, by its key in the glossary."""

    def __init__(self, game: str, lang: str, md: Markdown) -> None:
        super().__init__(md)
        self.terms = terms_of(game, lang)

    def run(self, root: etree.Element) -> None:
        """Mark the terms; see :class:`markdown.treeprocessors.Treeprocessor`."""
        text, first = self._split(root.text)
        for child in list(root):
            if child.get("class") != _NO_TERMS:
                self.run(child)
            child.tail, found = self._split(child.tail)
            at = list(root).index(child) + 1
            for offset, one in enumerate(found):
                root.insert(at + offset, one)
        root.text = text
        for offset, one in enumerate(first):
            root.insert(offset, one)

    def _split(self, text: str | None) -> tuple[str | None, list[etree.Element]]:
        """A text up to its first term, and the terms, each with what follows it."""
        before, found, end = text, list[etree.Element](), 0
        for use in self.terms.find(text or ""):
            if found:
                found[-1].tail = (text or "")[end:use.start]
            else:
                before = (text or "")[:use.start]
            one = etree.Element("span", {"data-lit": f"term {use.key}"})
            one.text, end = use.words, use.end
            found.append(one)
        if found:
            found[-1].tail = (text or "")[end:]
        return before, found


# The page

def columns(game: str, view: View, place: str) -> Iterator[Element]:
    """The desk of a game: progress, the script's figure, and a row for every clause under the headings of the text.

    Args:
        game: the game.
        view: the page.
        place: where the page asks for it, for errors.

    Raises:
        SetupError: a scenario does not hold or cannot be told, or a file cannot be read.
    """
    words = view.words(game)
    yield "div", {"class": "lr-desk__head"}, "".join(_head(game, words, view))
    yield ("figure", {"class": "lr-tool", "lang": view.lang, "data-game": game, "data-tool": "desk",
                      "data-base": view.base, "data-lang": view.lang, "data-at-once": ""},
           f'<p class="lr-static">{escape(words.format("page-desk-needs-script"))}</p>\n')
    heading, rows, seen = "", list[str](), set[str]()
    headings = figure.headings(game, view.lang)
    number = 0
    for identity in clauses(game, source_language(game)):
        if (own := headings.get(identity, "")) and own != heading:
            if rows:
                yield "div", {"class": "lr-rows"}, "".join(rows)
            heading, rows, number = own, [], number + 1
            yield "h2", {"id": f"part-{number}"}, heading
        rows += _row(identity, view, place, seen)
    yield "div", {"class": "lr-rows"}, "".join(rows)


def _head(game: str, words: Words, view: View) -> Iterator[str]:
    """Progress by language, and which of them are shown."""
    yield f'<link rel="stylesheet" href="{escape(view.base)}assets/bench/desk.css">\n'
    yield '<dl class="lr-progress">\n'
    told = states(game)
    for lang in LANGUAGES:
        count = Counter(by_lang[lang].told for by_lang in told.values())
        said = words.format("page-desk-progress", clauses=len(told), **{name: count[name] for name in STATES})
        yield (f'<div data-col="{lang}"><dt>{escape(words.format(f"page-desk-lang-{lang}"))}</dt>'
               f'<dd><meter min="0" max="{len(told)}" value="{count[REVIEWED]}" aria-label="{escape(said)}"></meter> '
               f"{escape(said)}</dd></div>\n")
    yield f'</dl>\n<fieldset class="lr-choose"><legend>{escape(words.format("page-desk-columns"))}</legend>\n'
    for lang in LANGUAGES:
        yield (f'<label><input type="checkbox" id="lr-col-{lang}" value="{lang}" checked> '
               f'{escape(words.format(f"page-desk-lang-{lang}"))}</label>\n')
    yield "</fieldset>\n"


def _row(identity: str, view: View, place: str, seen: set[str]) -> Iterator[str]:
    """A clause in all languages, and its scenarios; one that stands at an earlier clause is linked to."""
    game, _, number = identity.partition("/")
    words, label, anchor = view.words(game), figure.clause_label(number, view.lang), clause_anchor(identity)
    yield (f'<section class="lr-row" id="{anchor}" data-clause="{escape(identity)}" '
           f'aria-label="{escape(words.format("page-desk-clause", clause=label))}">\n'
           f'<a class="lr-row__number" href="#{anchor}">{escape(label)}</a>\n<div class="lr-cells">\n')
    for lang in LANGUAGES:
        yield from _cell(identity, lang, words)
    yield "</div>\n"
    named, cited = _scenarios_of(game, identity)
    fresh = [one for one in named if one.id not in seen]
    seen |= {one.id for one in fresh}
    elsewhere = [one for one in (*named, *cited) if one not in fresh]
    if elsewhere:
        links = ", ".join(f'<a href="#{scenario_anchor(one.id)}">{figure.titled(one, view.lang)}</a>'
                          for one in elsewhere)
        yield f'<p class="lr-row__also">{escape(words.format("page-desk-also"))} {links}</p>\n'
    for one in fresh:
        yield from _scenario(one, view, place)
    yield "</section>\n"


def _cell(identity: str, lang: str, words: Words) -> Iterator[str]:
    """A clause in one language: how it stands, its words, what the checks find in it."""
    game = identity.partition("/")[0]
    state = states(game)[identity][lang]
    own = clauses(game, lang).get(identity)
    badges = [state.state, *(f"stale-{kind}" for kind in state.stale)]
    if not state.recorded and state.state != MISSING:
        badges.append("new")
    told = "".join(f' <span class="lr-state" data-state="{name.partition("-")[0]}">'
                   f'{escape(words.format(f"page-desk-state-{name}"))}</span>' for name in badges)
    printed = f' <span class="lr-state">{escape(words.format("page-desk-source"))}</span>' \
        if lang == source_language(game) else ""
    yield (f'<div class="lr-cell" data-col="{lang}">\n<p class="lr-cell__head">'
           f'{escape(words.format(f"page-desk-lang-{lang}"))}{printed}{told}</p>\n')
    yield f'<div class="lr-cell__words" lang="{lang}">{marked(own, lang) if own else ""}</div>\n'
    yield from _findings([one for one in state.findings if one.level != NOTE], words)
    if notes := [one for one in state.findings if one.level == NOTE]:
        yield (f'<details class="lr-notes"><summary>'
               f'{escape(words.format("page-desk-notes", count=len(notes)))}</summary>\n')
        yield from _findings(notes, words)
        yield "</details>\n"
    yield "</div>\n"


def _findings(found: Sequence[Finding], words: Words) -> Iterator[str]:
    """Findings, one a line."""
    if found:
        yield '<ul class="lr-findings">\n'
        yield from (f'<li data-level="{one.level}">{escape(_finding(one, words))}</li>\n' for one in found)
        yield "</ul>\n"


def _finding(finding: Finding, words: Words) -> str:
    """A finding in one sentence, and what was expected and found, in words of the text."""
    return " ".join([words.say(f"finding-{finding.code}"), *(
        words.format(f"page-desk-{name}", text=text) for name, text in plainly(finding))])


def _scenario(one: Scenario, view: View, place: str) -> Iterator[str]:
    """A scenario as a bench, and what happens in it told in every language, step by step."""
    tag, attributes, inner = figure.scenario(one.game, one.id, view, place, steps=False)
    bench = " ".join(f'{name}="{escape(value)}"' for name, value in attributes.items())
    yield (f'<details class="lr-row__scenario"><summary>{figure.titled(one, view.lang)}</summary>\n'
           f"<{tag} {bench}>{inner}</{tag}>\n")
    result = figure.verdict(one, place).shown
    told = {lang: narrate.tell(result, lang) for lang in LANGUAGES}
    cited, label = figure.step_clauses(result), escape(view.words(one.game).format("page-desk-told"))
    box = ' tabindex="0" data-long' if len(cited) > figure.LONG else ""
    yield (f'<p class="lr-label" id="told-{one.id}">{label}</p>\n'
           f'<ol class="lr-told" aria-labelledby="told-{one.id}"{box}>\n')
    for step, ids in enumerate(cited):
        cells = "".join(f'<span lang="{lang}" data-col="{lang}">{escape(told[lang][step])}</span>'
                        for lang in LANGUAGES)
        yield f'<li><span class="lr-cells">{cells}</span>{figure.cites(one.game, ids, view)}</li>\n'
    yield "</ol>\n</details>\n"


@cache
def _scenarios_of(game: str, identity: str) -> tuple[list[Scenario], list[Scenario]]:
    """The scenarios that name a clause; where there are none, some that cite it."""
    named = [one for one in scenarios(game) if identity in one.clauses]
    cited = [] if named else [one for one in scenarios(game) if any(
        identity in result.clauses for result in figure.verdict(one, one.id).results)][:_MOST]
    return named, cited


# What the page's script needs

def texts_json(game: str) -> dict[str, dict[str, dict[str, str]]]:
    """For each language and clause its Markdown, and the hash by which a mark names what was read."""
    return {lang: {identity: {"body": clause.body.strip(), "on": digest(clause.body)}
                   for identity, clause in clauses(game, lang).items()} for lang in LANGUAGES}


def words_text(lang: str) -> Mapping[str, Any]:
    """The messages that the desk's script needs besides those of a bench."""
    files = (f"{lang}/{name}.ftl" for name in _MESSAGES)
    return {"ftl": "\n".join(read(MESSAGES / file, f"messages/{file}") for file in files)}
