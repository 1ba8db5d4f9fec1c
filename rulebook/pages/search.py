"""The search of the built site: one Pagefind index a language, made from records and not from pages.

A record is a place that answers something: a scenario with what players ask, a clause, an open question, a page.
Its words are indexed as :meth:`Speech.tokens` writes them, and the page's script writes a query in the same way
(``widgets/src/search/speech.ts``), so that a term is found in every form of the glossary's tables, without
diacritics too, and by the words that the glossary replaces.

Pagefind ranks what a single token finds; the script adds that up. A record is shown from ``records-LANG.json``, so
the fragments that Pagefind writes for each record are not kept.
"""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unicodedata import combining, normalize

from pagefind.service import get_executable

from engine.problems import Problem, SetupError
from rulebook import narrate
from rulebook.answered import answers
from rulebook.bench import GAMES, game_module
from rulebook.book import read_toml
from rulebook.numbers import numerals
from rulebook.pages import figure
from rulebook.pages.asked import bench_url
from rulebook.pages.files import copy, packed, write
from rulebook.pages.page import clause_anchor, question_anchor, rules_url, scenario_anchor, url
from rulebook.scenario import scenarios
from rulebook.texts import LANGUAGES, clauses
from rulebook.words import GLOSSARY

__all__ = ["KEPT", "Record", "Speech", "records", "speech", "write_search"]

#: What of Pagefind's bundle the page's script loads.
KEPT = ("pagefind.js", "pagefind-worker.js", "pagefind-entry.json", "*.pf_meta", "wasm.*.pagefind", "index/*")
#: How often the words of a record count: of its title, and of what else it says.
TITLE, SAID = 4, 1
#: Ends a token that stands for a term of the glossary, so that no stemmer cuts it.
TERM = "0"
#: The fewest letters that an ending leaves of a word, and the most that a word counts by.
SHORTEST, LONGEST = 3, 8

_WORD = re.compile(r"[a-z0-9]+")
#: The forms of a glossary entry that are words, by the names of their keys.
_NO_FORMS = ("gender",)


@dataclass(frozen=True, slots=True)
class Record:
    """A place that a search finds.

    Args:
        kind: ``"asked"``, ``"clause"``, ``"question"`` or ``"page"``.
        url: its address from the site's root.
        title: what is shown of it; of a scenario, its first question.
        text: the sentence under the title.
        game: whose it is; empty for the whole book.
        words: what it is found by, besides title and text.
    """

    kind: str
    url: str
    title: str
    text: str
    game: str
    words: tuple[str, ...] = ()


@dataclass(frozen=True)
class Speech:
    """How a language's words are written as tokens.

    Args:
        forms: folded words of the glossary's form tables, and the token of their term.
        endings: what is cut off other words, the longest first.
        stop: words that say nothing.
        said: tokens, and those that mean the same.
    """

    forms: Mapping[str, str]
    endings: tuple[str, ...]
    stop: frozenset[str]
    said: Mapping[str, tuple[str, ...]]

    def tokens(self, text: str) -> list[str]:
        """The tokens of a text, in order."""
        return [self.token(word) for word in _WORD.findall(fold(text)) if word not in self.stop]

    def token(self, word: str) -> str:
        """The token of a folded word."""
        return self.forms.get(word) or cut(word, self.endings)

    def json(self) -> dict[str, Any]:
        """What the page's script needs to write a query in the same way."""
        return {"forms": self.forms, "endings": self.endings, "stop": sorted(self.stop), "said": self.said,
                "shortest": SHORTEST, "longest": LONGEST}


def fold(text: str) -> str:
    """Small letters without diacritics."""
    return "".join(letter for letter in normalize("NFD", text.lower()) if not combining(letter))


def cut(word: str, endings: Iterable[str]) -> str:
    """A word without its ending."""
    for ending in endings:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
            word = word.removesuffix(ending)
            break
    return word[:LONGEST]


@cache
def speech(lang: str) -> Speech:
    """The words of a language, from its number words, the glossaries of all games and ``search.toml``."""
    own = read_toml(Path(__file__).parent.parent / "search.toml")[lang]
    endings = tuple(sorted(own["endings"], key=lambda ending: (-len(ending), ending)))
    entries = [entry for game in GAMES for entry in read_toml(GLOSSARY / f"{game}.toml").values()]
    forms: dict[str, str] = {}
    pairs = [list(_pairs(entry.get(lang, {}))) for entry in entries]
    for table in sorted(pairs, key=lambda table: len({own for _, own in table})):  # a word before a phrase
        for form, nominative in table:
            forms.setdefault(form, nominative + TERM)
    for word, number in numerals(lang).items():
        if number > 1:  # "one" and "first" say little
            forms.setdefault(fold(word), str(number))
    stop = frozenset(map(fold, own["stop"])) - forms.keys()
    plain = Speech(forms, endings, stop, {})
    said: dict[str, dict[str, None]] = {}
    named = [(word, entry[lang]["nom"]) for entry in entries if isinstance(entry.get(lang), Mapping)
             for word in (*entry.get("forbidden", {}).get(lang, ()), *entry.get("also", {}).get(lang, ()))]
    for word, nominative in named:
        for token in plain.tokens(word):
            said.setdefault(token, {}).update(dict.fromkeys(plain.tokens(nominative)))
    for group in own["same"]:
        tokens = [token for word in group for token in plain.tokens(word)]
        for token in tokens:
            said.setdefault(token, {}).update(dict.fromkeys(tokens))
    for token, meant in said.items():
        meant.pop(token, None)
    return Speech(forms, endings, stop, {word: tuple(meant) for word, meant in said.items() if meant})


def _pairs(table: Any) -> Iterator[tuple[str, str]]:
    """The folded words of a table of forms, each with the same word of the nominative."""
    if not isinstance(table, Mapping) or "nom" not in table:
        return
    nominative = _WORD.findall(fold(table["nom"]))
    for name, form in table.items():
        words = _WORD.findall(fold(form)) if name not in _NO_FORMS and isinstance(form, str) else []
        if len(words) == len(nominative):
            yield from ((word, own) for word, own in zip(words, nominative, strict=True) if len(own) >= SHORTEST)


def records(lang: str, pages: Iterable[Record] = ()) -> list[Record]:
    """Every record of a language: what is asked, one a question, then clauses, open questions and pages."""
    found: list[Record] = []
    for game in GAMES:
        found += _asked(game, lang)
    for game in GAMES:
        for identity, clause in clauses(game, lang).items():
            found.append(Record("clause", f"{rules_url(game, lang)}#{clause_anchor(identity)}",
                                figure.clause_label(clause.number, lang), clause.plain, game))
        for name, question in game_module(game).LAWBOOK.questions.items():
            readings = [narrate.reading(game, name, reading, lang) for reading in question.names]
            found.append(Record("question", f"{url(f'{game}/questions/', lang)}#{question_anchor(name)}",
                                narrate.question(game, name, lang), "; ".join(readings), game))
    return found + list(pages)


def _asked(game: str, lang: str) -> Iterator[Record]:
    for one in scenarios(game):
        asks = one.asks.get(lang, ())
        if asks:
            result = figure.verdict(one, str(one.path)).shown
            end = narrate.answer_sentence(result, lang)
            for asked, answer in zip(asks, answers(one, result, lang), strict=True):
                others = tuple(other for other in asks if other != asked)
                yield Record("asked", f"{bench_url(one, lang)}#{scenario_anchor(one.id)}", asked,
                             answer.said or answer.text, game, (*others, one.title[lang], end))


def _content(record: Record, spoken: Speech) -> str:
    """What Pagefind indexes of a record."""
    # An answer may be a whole clause, which has a record of its own; how the play ended is told among the words.
    said = record.words if record.kind == "asked" else (record.text, *record.words)
    parts = [(record.title, TITLE), *((text, SAID) for text in said)]
    return " ".join(token for text, times in parts for token in spoken.tokens(text) * times)


def write_search(folder: Path, pages: Mapping[str, Iterable[Record]]) -> None:
    """Write the indexes of all languages, with what the page's script needs besides.

    Args:
        folder: where to; made anew.
        pages: the records of each language's pages.
    """
    shutil.rmtree(folder, ignore_errors=True)
    known = {lang: records(lang, pages.get(lang, ())) for lang in LANGUAGES}
    with TemporaryDirectory() as scratch:
        made = _indexed(Path(scratch), known)
        for pattern in KEPT:
            for path in made.glob(pattern):
                copy(path, folder / path.relative_to(made))
        for lang in LANGUAGES:
            shown = {}
            for path in sorted(made.glob(f"fragment/{lang}_*")):
                fragment = json.loads(gzip.decompress(path.read_bytes()).removeprefix(b"pagefind_dcd"))
                one = known[lang][int(Path(fragment["url"]).stem)]
                shown[path.stem] = [one.kind, one.url, one.title, one.text, one.game]
            write(folder / f"records-{lang}.json", packed(shown))
            tokens = {token for one in known[lang] for token in _content(one, speech(lang)).split()}
            write(folder / f"speech-{lang}.json", packed(speech(lang).json() | {"known": sorted(tokens)}))


def _indexed(scratch: Path, known: Mapping[str, list[Record]]) -> Path:
    """The bundle that Pagefind makes of the records. Its program is quick; its Python service is not."""
    site, made = scratch / "site", scratch / "made"
    for lang, found in known.items():
        for place, one in enumerate(found):
            page = site / lang / f"{place}.html"
            page.parent.mkdir(parents=True, exist_ok=True)
            page.write_text(f'<html lang="{lang}"><body>{_content(one, speech(lang))}</body></html>', "utf-8")
    command = [str(get_executable()), "--site", str(site), "--output-path", str(made), "--quiet"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603  # the wheel's own
    if done.returncode:
        said = (done.stderr or done.stdout).strip()
        raise SetupError([Problem("pagefind", "tool_failed", said[-400:], ["pagefind"])])
    return made
