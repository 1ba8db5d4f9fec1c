"""The glossary's page: each term with its meaning, its names and forms, what it is not called, and where it stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from html import escape
from typing import Any

from rulebook.desk.signature import plain
from rulebook.desk.terms import entries as glossary
from rulebook.desk.terms import terms_of
from rulebook.pages import figure
from rulebook.pages.asked import bench_url
from rulebook.pages.figure import Element, View
from rulebook.pages.page import scenario_anchor
from rulebook.pages.terms import term_anchor
from rulebook.scenario import Scenario, scenarios
from rulebook.texts import LANGUAGES, clauses
from rulebook.words import Words

__all__ = ["entries"]

#: The forms of an entry in the order of grammars; phrases and tenses have no plural.
CASES = ("nom", "gen", "dat", "acc", "ins", "loc")
OTHERS = ("from", "to", "in", "present", "past")


def entries(game: str, view: View) -> Element:
    """The glossary of a game: every term with a definition, and every name of which it is not settled what it is."""
    known = {key: entry for key, entry in glossary(game).items() if "definition" in entry or "disputed" in entry}
    told = [_entry(game, key, entry, view) for key, entry in
            sorted(known.items(), key=lambda one: str(one[1][view.lang]["nom"]).casefold())]
    return "div", {"class": "lr-glossary", "lang": view.lang}, "".join(told)


def _entry(game: str, key: str, entry: Mapping[str, Any], view: View) -> str:
    """One entry as a list of definitions; what stands in a language of its own says so."""
    words, name = view.words(game), escape(entry[view.lang]["nom"])
    parts = [f"<dt>{name}</dt>"]
    if "definition" in entry:
        parts.append(f"<dd>{escape(entry['definition'][view.lang])}</dd>")
    if "disputed" in entry:
        parts.append(f'<dd class="lr-entry__disputed"><strong>{escape(words.format("page-term-disputed"))}</strong> '
                     f"{escape(entry['disputed'][view.lang])}</dd>")
    others = ", ".join(f'<span lang="{lang}">{escape(entry[lang]["nom"])}</span> ({lang})'
                       for lang in LANGUAGES if lang != view.lang)
    parts.append(f'<dd class="lr-entry__others">{others}</dd>')
    for kind in ("also", "forbidden"):
        if said := entry.get(kind, {}).get(view.lang):
            parts.append(f'<dd class="lr-entry__{kind}">'
                         f"{escape(words.format(f'page-term-{kind}', name=entry[view.lang]['nom'], words=said))}</dd>")
    parts += _used(game, key, view, words)
    tables = "".join(_table(entry[lang], lang, words) for lang in dict.fromkeys((view.lang, *LANGUAGES)))
    if tables:
        parts.append(f'<dd class="lr-entry__forms"><details><summary>{escape(words.format("page-term-forms"))}'
                     f"</summary>{tables}</details></dd>")
    return f'<dl class="lr-entry" id="{term_anchor(key)}">{"".join(parts)}</dl>\n'


def _used(game: str, key: str, view: View, words: Words) -> Iterator[str]:
    """The clauses that name the term, and the scenarios whose title or questions do."""
    if named := _clauses(game, view.lang).get(key):
        label = escape(words.format("page-term-used"))
        yield f'<dd class="lr-entry__used">{label}{figure.cites(game, named, view)}</dd>'
    if shown := _scenarios(game, view.lang).get(key):
        links = "".join(
            f'<li><a href="{escape(view.link(bench_url(one, view.lang), scenario_anchor(one.id)))}">'
            f"{escape(one.title[view.lang])}</a></li>" for one in shown)
        label = escape(words.format("page-term-examples", count=len(shown)))
        yield f'<dd class="lr-entry__used"><details><summary>{label}</summary><ul>{links}</ul></details></dd>'


@cache
def _clauses(game: str, lang: str) -> Mapping[str, Sequence[str]]:
    """The clauses that name each term, in the order of the text."""
    named: dict[str, list[str]] = {}
    for identity, clause in clauses(game, lang).items():
        for key in terms_of(game, lang).keys(plain(clause.body)):
            named.setdefault(key, []).append(identity)
    return named


@cache
def _scenarios(game: str, lang: str) -> Mapping[str, Sequence[Scenario]]:
    """The scenarios that speak of each term."""
    named: dict[str, list[Scenario]] = {}
    for one in scenarios(game):
        for key in terms_of(game, lang).keys("\n".join([one.title[lang], *one.asks.get(lang, ())])):
            named.setdefault(key, []).append(one)
    return named


def _table(forms: Mapping[str, Any], lang: str, words: Words) -> str:
    """The forms of a name in a language; none where there is one alone."""
    many = any(f"{case}_pl" in forms for case in CASES)
    first = "infinitive" if "present" in forms else "nom"
    rows = [(first if case == "nom" else case, [forms.get(case, ""), *([forms.get(f"{case}_pl", "")] if many else [])])
            for case in CASES if case in forms or f"{case}_pl" in forms]
    rows += [(case, [forms[case], *([""] if many else [])]) for case in OTHERS if case in forms]
    if len(rows) < 2 and not many:
        return ""
    columns = ["one", "many"] if many else ["one"] if any(case in forms for case in CASES[1:]) else ["form"]
    head = "".join(f'<th scope="col">{escape(words.format(f"page-number-{name}"))}</th>' for name in columns)
    body = "".join(f'<tr><th scope="row">{escape(words.format(f"page-case-{case}"))}</th>'
                   + "".join(f'<td lang="{lang}">{escape(str(form))}</td>' for form in row) + "</tr>"
                   for case, row in rows)
    return (f'<table class="lr-forms"><caption>{escape(words.format(f"page-language-{lang}"))}</caption>'
            f"<thead><tr><td></td>{head}</tr></thead><tbody>{body}</tbody></table>")
