"""A scenario as HTML: title, answer, position, all steps with their clauses, the open questions it rests on.

Complete as it stands; the page's script puts a live bench in its place and leaves this to whoever has none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache
from html import escape
from typing import Any

from engine.problems import Problem, SetupError
from engine.rulings import GAP, Grounds, Question
from engine.vocabulary import Result
from rulebook import narrate
from rulebook.bench import game_module
from rulebook.pages import dots as clause_dots
from rulebook.pages import matter, proposed
from rulebook.pages.page import (
    DEFAULT,
    clause_anchor,
    own_url,
    question_anchor,
    relative,
    rules_url,
    scenario_anchor,
    url,
)
from rulebook.scenario import Scenario, Verdict, hold, scenarios
from rulebook.texts import clauses, scenarios_in, text_of
from rulebook.words import Words, WordsError, words_of

__all__ = ["GROUPS", "LONG", "TOOLS", "Element", "View", "by_part", "cites", "clause_label", "dots", "group_of",
           "headings", "questions", "scenario", "scenario_list", "setup", "step_clauses", "titled", "tool",
           "verdict"]

#: An element of a page: its tag, its attributes, its inner HTML (a heading: its plain text).
Element = tuple[str, dict[str, str], str]

#: How scenarios are grouped on pages: those that the text itself shows, those of its clauses, of its open questions.
GROUPS = ("worked", "clauses", "questions")
#: The tools of each game: the readings of one's own table; a builder of secret rules, a helper for God and a score
#: keeper for real tables.
TOOLS = {"sigilai": ("now", "table"), "eleusis": ("table", "rule", "god"), "siggil": ("now", "table"),
         "domino": ("now", "table", "score")}
#: A list of more steps than this gets a box that scrolls.
LONG = 40
#: An address that a reader can go to.
_WEB = re.compile(r"https?://")
#: Scenarios that tell the readings of a question apart are named after it.
QUESTION = "question-"


@dataclass(frozen=True, slots=True)
class View:
    """The page that a figure stands on.

    Args:
        lang: its language.
        base: the way to the site's root.
        here: its own address from the root.
    """

    lang: str
    base: str
    here: str

    def words(self, game: str) -> Words:
        """The words of its language for a game."""
        return words_of(self.lang, game)

    def link(self, address: str, anchor: str) -> str:
        """An anchor of a page of the site, as this page links to it."""
        return f"#{anchor}" if address.strip("./") == self.here.strip("./") else \
            f"{relative(address, self.base)}#{anchor}"


def clause_label(number: str, lang: str) -> str:
    """A clause's number as readers see it: ``36``, or words of the language, for ``unwon.2a`` with ``2a``."""
    part, _, rest = number.partition(".")
    if part.isdigit():
        return number
    words, whole = words_of(lang), f"page-clause-{number}"
    return words.format(whole) if words.has(whole) else f"{words.format(f'page-clause-{part}')} {rest}"


def scenario(game: str, name: str, view: View, place: str, *, steps: bool = True) -> Element:
    """The figure of a scenario.

    Args:
        game, name: the scenario.
        view: the page.
        place: where the page asks for it, for errors.
        steps: whether it tells what happens; without, the page tells it itself.

    Raises:
        SetupError: there is no such scenario, it does not hold, or it cannot be told.
    """
    known = {one.id: one for one in scenarios(game)}
    if name not in known:
        near = get_close_matches(name, known, 1, 0.4)
        raise SetupError([Problem(place, "unknown_scenario", name, [], near[0] if near else "")])
    one = known[name]
    try:
        inner = "".join(_figure(one, verdict(one, place), view, steps=steps))
    except WordsError as error:
        raise SetupError([Problem(place, "scenario_not_told", f"{name}: {error}")]) from None
    attributes = {"class": "lr-bench", "id": scenario_anchor(name), "lang": view.lang, "data-game": game,
                  "data-scenario": name, "data-base": view.base, "data-lang": view.lang,
                  "data-page": own_url(game, name, view.lang)}
    return "figure", attributes | ({"data-predict": one.predict} if one.predict else {}), inner


def scenario_list(game: str, group: str, view: View, place: str) -> Iterator[Element]:
    """The scenarios of a group in the order of the text, under the headings of its parts."""
    number = 1
    for heading, found in by_part(game, view.lang, group):
        if heading:
            yield "h2", {"id": f"part-{number}"}, heading
        for one in found:
            yield scenario(game, one.id, view, place)
        number += len(found)


def by_part(game: str, lang: str, group: str = "") -> list[tuple[str, list[Scenario]]]:
    """The scenarios of a game, or of one of its ``GROUPS``, in the order of the text, by the headings of its parts.

    A part without a heading goes with the one before it.
    """
    order = {identity: number for number, identity in enumerate(clauses(game, lang))}
    found = headings(game, lang)
    parts: list[tuple[str, list[Scenario]]] = []
    for one in sorted(scenarios(game), key=lambda one: (order.get(_home(one), 0), one.id)):
        if group in ("", group_of(one)):
            heading = found.get(_home(one), "")
            if not parts or (heading and heading != parts[-1][0]):
                parts.append((heading, []))
            parts[-1][1].append(one)
    return parts


def questions(game: str, view: View, place: str) -> Iterator[Element]:
    """Every open question: its readings, who says so, and the scenario that tells them apart."""
    law = game_module(game).LAWBOOK
    shown = {one.id for one in scenarios(game)}
    for name, question in law.questions.items():
        try:
            yield "h2", {"id": question_anchor(name)}, narrate.question(game, name, view.lang)
            yield "div", {"class": "lr-question", "data-question": name}, "".join(_question(game, question, view))
        except WordsError as error:
            raise SetupError([Problem(place, "question_not_told", f"{name}: {error}")]) from None
        if _telling(name) in shown:
            yield scenario(game, _telling(name), view, place)


def _telling(question: str) -> str:
    """The id of the scenario that tells the readings of a question apart."""
    return QUESTION + question.replace("_", "-")


def dots(game: str, view: View) -> Element:
    """A dot for every clause of a game: in how many examples it is cited, in how many random games it is met."""
    label = {identity: clause_label(one.number, view.lang) for identity, one in clauses(game, view.lang).items()}
    return "div", {"class": "lr-cited"}, clause_dots.dots(game, view, label)


def tool(game: str, name: str, view: View) -> Element:
    """The figure of a tool: what it needs, until the page's script puts the tool in its place.

    Args:
        game, name: the tool, one of ``TOOLS``.
        view: the page.
    """
    attributes = {"class": "lr-tool", "lang": view.lang, "data-game": game, "data-tool": name,
                  "data-base": view.base, "data-lang": view.lang}
    return "figure", attributes, f'<p class="lr-static">{escape(view.words(game).format("page-needs-script"))}</p>\n'


def group_of(one: Scenario) -> str:
    """Which of ``GROUPS`` a scenario belongs to."""
    if one.id.startswith(QUESTION):
        return "questions"
    return "worked" if one.id in scenarios_in(one.game, DEFAULT) else "clauses"


def _home(one: Scenario) -> str:
    """The clause under which a scenario is listed."""
    return one.source or one.clauses[0]


def verdict(one: Scenario, place: str) -> Verdict:
    """The verdict of a scenario that a page shows.

    Raises:
        SetupError: the scenario does not hold.
    """
    found = _verdict(one.game, one.id)
    if not found.holds:
        failures = "; ".join(f"line {failure.line}: {failure.got}" for failure in found.failures)
        raise SetupError([Problem(place, "scenario_differs", failures or ", ".join(found.uncited), [],
                                  f"rulebook run {one.id}")])
    return found


@cache
def _verdict(game: str, name: str) -> Verdict:
    return hold(next(one for one in scenarios(game) if one.id == name))


@cache
def headings(game: str, lang: str) -> dict[str, str]:
    """The heading of the text under which each clause stands."""
    heading, parts = "", {}
    for line in text_of(game, lang).split("\n"):
        if line.startswith("## "):
            heading = line[3:].strip()
        elif match := re.match(r"/// clause \| (\S+)", line):
            parts[f"{game}/{match[1]}"] = heading
    return parts


def _figure(one: Scenario, ran: Verdict, view: View, *, steps: bool) -> Iterator[str]:
    result, words = ran.shown, view.words(one.game)
    yield f'<figcaption class="lr-bench__title">{titled(one, view.lang)}</figcaption>\n'
    for asked in one.asks.get(view.lang, ())[:1]:
        yield f'<p class="lr-asks">{escape(asked)}</p>\n'
    gap = " lr-answer--gap" if result.gap else ""
    yield f'<p class="lr-answer{gap}">{escape(narrate.answer_sentence(result, view.lang))}</p>\n'
    if one.reason:
        yield f'<p class="lr-reason">{_by_language(one.reason, view.lang)}</p>\n'
    yield '<div class="lr-static">\n'
    yield f'<p class="lr-label">{escape(words.format("page-setup"))}</p>\n<ul class="lr-setup">\n'
    for label, value in setup(one.game, result.arguments, view):
        yield f'<li><span class="lr-setup__name">{escape(label)}</span> {escape(value)}</li>\n'
    yield "</ul>\n"
    if steps:
        yield f'<p class="lr-label">{escape(words.format("page-steps"))}</p>\n'
        yield from _steps(one.game, result, view)
    yield from _rests(one, result, view)
    if own_url(one.game, one.id, view.lang) != view.here:
        address = escape(relative(own_url(one.game, one.id, view.lang), view.base))
        yield f'<p class="lr-address"><a href="{address}">{escape(words.format("page-own-address"))}</a></p>\n'
    yield "</div>\n"


def titled(one: Scenario, lang: str) -> str:
    """A scenario's title as HTML."""
    return _by_language(one.title, lang)


def _by_language(texts: Mapping[str, str], lang: str) -> str:
    """The text of a language; another's, marked as such, where a proposal has no other."""
    if lang in texts:
        return escape(texts[lang])
    other, text = next(iter(texts.items()))
    return f'<span lang="{other}">{escape(text)}</span>'


def setup(game: str, arguments: Mapping[str, Any], view: View) -> Iterator[tuple[str, str]]:
    """What a call states, as labels and texts."""
    words = view.words(game)
    for name, value in arguments.items():
        if name == "unstated" or value is ... or (name == "rulings" and value == "printed"):
            continue
        named = f"ui-param-{name}"
        label = words.format(named) if words.has(named) else words.form(name)
        if name == "rulings":
            yield label, "; ".join(_reading(game, question, reading, view) for question, reading in
                                   (value if isinstance(value, Mapping) else {"preset": value}).items())
        else:
            yield label, _value(value, words)


def _reading(game: str, question: str, reading: Any, view: View) -> str:
    if question in game_module(game).LAWBOOK.questions:
        return narrate.reading(game, question, reading, view.lang)
    return _value(reading, view.words(game)) if question == "preset" else f"{question} = {reading}"


def _value(value: Any, words: Words) -> str:
    if value is None:
        return words.format("page-no-card")
    if isinstance(value, Mapping):
        parts = [f"{words.form(str(key))}{' ' if isinstance(part, int) else ': '}{_value(part, words)}"
                 for key, part in value.items()]
        return ("; " if any(isinstance(part, (list, tuple)) for part in value.values()) else ", ").join(parts)
    if isinstance(value, (list, tuple)):
        parts = [f"({_value(part, words)})" if isinstance(part, (list, tuple)) else _value(part, words)
                 for part in value]
        return ("; " if any(": " in part for part in parts) else ", ").join(parts) or words.format("page-nothing")
    text = str(value)
    named = f"ui-value-{text}"
    return words.format(named) if text.isascii() and text.islower() and words.has(named) else words.option(text)


def _steps(game: str, result: Result, view: View) -> Iterator[str]:
    sentences = narrate.tell(result, view.lang)
    cited = step_clauses(result)
    last = "lr-gap" if result.trace.gap else "lr-pending" if result.pending else ""
    box = f' lr-steps--long" tabindex="0" aria-label="{escape(view.words(game).format("page-long-steps"))}' \
        if len(cited) > LONG else ""
    yield f'<ol class="lr-steps{box}">\n'
    for number, (sentence, ids) in enumerate(zip(sentences, cited, strict=True), 1):
        kind = f' class="{last}"' if last and number == len(cited) else ""
        yield f'<li data-clauses="{escape(" ".join(ids))}"{kind}>{escape(sentence)}{cites(game, ids, view)}</li>\n'
    yield "</ol>\n"


def step_clauses(result: Result) -> list[Sequence[str]]:
    """The clauses of each step that is told, those of a gap or of a pending choice last."""
    cited: list[Sequence[str]] = [event.clauses for event in result.events]
    last = result.trace.gap or result.pending
    return [*cited, last.clauses] if last else cited


def cites(game: str, ids: Sequence[str], view: View) -> str:
    """Links to clauses, in brackets."""
    address = rules_url(game, view.lang)
    links = [f'<a class="lr-cite" href="{escape(view.link(address, clause_anchor(identity)))}">'
             f'{escape(clause_label(identity.partition("/")[2], view.lang))}</a>' for identity in ids]
    return f' <span class="lr-cites">({", ".join(links)})</span>' if links else ""


def _rests(one: Scenario, result: Any, view: View) -> Iterator[str]:
    """The questions that the answer rests on, first the one that the scenario is there for."""
    game, asked = one.game, dict(result.asked) | ({result.gap: GAP} if result.gap else {})
    known = game_module(game).LAWBOOK.questions
    if not asked:
        return
    yield f'<div class="lr-rests">\n<p class="lr-label">{escape(view.words(game).format("page-rests"))}</p>\n<ul>\n'
    for name, reading in sorted(asked.items(), key=lambda told: _telling(told[0]) != one.id):
        address = view.link(url(f"{game}/questions/", view.lang), question_anchor(name))
        grounds = next((said.grounds for said in known[name].readings if said.name == reading), None)
        who = f' <span class="lr-grounds">{_grounds(game, grounds, view)}</span>' if grounds else ""
        yield (f'<li data-question="{name}" data-reading="{reading}">'
               f'<a href="{escape(address)}">{escape(narrate.question(game, name, view.lang))}</a> '
               f"<strong>{escape(narrate.reading(game, name, reading, view.lang))}</strong>{who}</li>\n")
    yield "</ul>\n</div>\n"


def _grounds(game: str, grounds: Grounds, view: View) -> str:
    """Who says so, as HTML, with links to the passages and to a source on the web."""
    said = escape(narrate.grounds(game, replace(grounds, clauses=()), view.lang))
    if _WEB.match(grounds.address):
        address = escape(grounds.address)
        said = said.replace(address, f'<a href="{address}" rel="external noreferrer">{address}</a>')
    return said + cites(game, grounds.clauses, view)


def _question(game: str, question: Question, view: View) -> Iterator[str]:
    words, law = view.words(game), game_module(game).LAWBOOK
    cited = cites(game, question.clauses, view)
    yield f'<p class="lr-question__clauses">{escape(words.format("page-clauses"))}{cited}</p>\n'
    yield f'<p class="lr-label">{escape(words.format("page-readings"))}</p>\n<ul class="lr-readings">\n'
    for reading in question.readings:
        badges = [words.format(label) for preset, label in (("printed", "page-printed"), ("table", "page-table"))
                  if preset in law.presets and law.presets[preset].readings[question.name] == reading.name]
        marks = "".join(f' <span class="lr-badge">{escape(badge)}</span>' for badge in badges)
        yield (f'<li data-reading="{reading.name}"><strong>'
               f"{escape(narrate.reading(game, question.name, reading.name, view.lang))}</strong> "
               f'<span class="lr-grounds">{_grounds(game, reading.grounds, view)}</span>{marks}</li>\n')
    yield "</ul>\n"
    yield from matter.matters(game, question, view)
    yield from proposed.proposed(game, question.name, view)
