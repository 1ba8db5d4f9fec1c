"""Every word of the book is spelt as a dictionary spells it, is a term of the game, or is vouched for in a list."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from unicodedata import normalize

import pytest
import yaml
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from engine.problems import SetupError
from rulebook.desk import spelling
from rulebook.desk.limits import known as known_limits
from rulebook.texts import ANNOTATION, LANGUAGES, TEXTS, sources
from tests.conftest import missing

pytestmark = pytest.mark.spell

ROOT = Path(__file__).parents[1]
BOOK = TEXTS.parent
APOSTROPHE = "’"

_WORD = re.compile(rf"[^\W\d_]+(?:['{APOSTROPHE}-][^\W\d_]+)*")
_ROMAN = re.compile(r"(?=[IVXLC])C{0,3}(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})")
#: What is not prose in Markdown: front matter, code, block markers, where links lead, attributes, markup, addresses.
_NOT_PROSE = re.compile(
    r"\A---\n.*?\n---\n|^(?P<ticks>`{3,}).*?^(?P=ticks)|`[^`\n]*`|^[ \t]*///[^\n]*$|^[ \t]*:::[^\n]*$"
    r"|^[ \t]*!!![ \t]*\w+|(?<=\])\([^)\n]*\)|\{[^{}\n]*\}|<[^>\n]+>|https?://\S+"
    r"|^    \w+: (?:true|false)$", re.M | re.S)


def speller(lang: str) -> Any:
    """The system's dictionary of a language."""
    try:
        return spelling.speller(lang)
    except SetupError as error:
        missing(f"spelling tests need the extra spell and the dictionaries: {error}")


def words(text: str) -> Iterator[str]:
    """The words of a text, composed, a numeral in figures and what hangs on it left out."""
    yield from _WORD.findall(normalize("NFC", text))


def prose(markdown: str) -> str:
    """The prose of a Markdown file."""
    return _NOT_PROSE.sub(" ", ANNOTATION.sub(lambda match: match["words"], normalize("NFC", markdown)))


def glossary() -> Iterator[dict[str, Any]]:
    """The entries of all glossaries."""
    for path in sorted({*(BOOK / "glossary").glob("*.toml")} - {BOOK / "glossary" / "limits.toml"}):
        yield from tomllib.loads(path.read_text("utf-8")).values()


def strings(value: Any) -> Iterator[str]:
    """The strings in a value, however deep."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from strings(one)
    elif isinstance(value, list):
        for one in value:
            yield from strings(one)


class _Texts(Visitor):
    """The text elements of a Fluent file; what stands in code marks is left out."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        # A word may run on over a placeable only where none stands: a space keeps them apart.
        parts = [one.value if isinstance(one, ast.TextElement) else " " for one in node.elements]
        self.found.append(re.sub(r"`[^`\n]*`", " ", "".join(parts)))
        self.generic_visit(node)


def texts(lang: str) -> Iterator[tuple[str, str]]:
    """Every text of a language: where it stands, and its prose."""
    for path in sorted((TEXTS / lang).glob("*.md")):
        yield str(path.relative_to(ROOT)), prose(path.read_text("utf-8"))
    for source in sources().values():
        yield "rulebook/texts/sources.toml", " ".join(strings([one[lang] for one in source.values()
                                                               if isinstance(one, dict)]))
    for path in sorted((BOOK / "scenarios").glob("**/*.md")):
        front = yaml.safe_load(path.read_text("utf-8").split("---\n")[1])
        said = [front.get(key, {}) for key in ("title", "asks", "reason")]
        for text in strings([one.get(lang, "") if isinstance(one, dict) else "" for one in said]):
            yield str(path.relative_to(ROOT)), re.sub(r"`[^`\n]*`", " ", text)
    for path in sorted((BOOK / "messages" / lang).glob("*.ftl")):
        visitor = _Texts()
        visitor.visit(FluentParser().parse(path.read_text("utf-8")))
        for text in visitor.found:
            yield str(path.relative_to(ROOT)), text
    for limit in known_limits().values():
        yield "rulebook/glossary/limits.toml", " ".join((*limit.words[lang], *limit.but.get(lang, ())))
    for entry in glossary():
        yield "rulebook/glossary", entry.get("definition", {}).get(lang, "")
    for path in sorted((ROOT / "docs" / lang).glob("**/*.md")):
        if "api" not in path.relative_to(ROOT / "docs" / lang).parts:
            yield str(path.relative_to(ROOT)), prose(path.read_text("utf-8"))


@cache
def terms() -> frozenset[str]:
    """The words of the game itself: every form of the glossary in every language, and every name of the deck."""
    found = {word for entry in glossary() for lang in LANGUAGES for form in strings(entry.get(lang, {}))
             for word in words(form)}
    deck = tomllib.loads((ROOT / "engine" / "sigilai" / "deck.toml").read_text("utf-8"))
    return frozenset(found | {word for text in strings(deck) for word in words(text)})


def vouched(lang: str) -> list[str]:
    """The words that are right although the dictionary lacks them."""
    path = Path(__file__).parent / "spelling" / f"{lang}.txt"
    return [line for line in path.read_text("utf-8").splitlines() if line and not line.startswith("#")]


def known(word: str, lang: str, listed: frozenset[str]) -> bool:
    """Whether a word is right: as it stands, or without the capital of a sentence's beginning."""
    small = word[:1].lower() + word[1:]
    if any(one in listed or one in terms() for one in (word, small)) or _ROMAN.fullmatch(word):
        return True
    if any(speller(lang).spell(one.replace(APOSTROPHE, "'")) for one in (word, small)):
        return True
    if word.endswith((f"{APOSTROPHE}s", "'s")):
        return known(word[:-2], lang, listed)
    return "-" in word and all(known(part, lang, listed) for part in word.split("-"))


def unknown(lang: str, given: Iterator[tuple[str, str]]) -> list[str]:
    """Every unknown word of the texts, once a place."""
    listed = frozenset(vouched(lang))
    found = {(place, word) for place, text in given for word in words(text) if not known(word, lang, listed)}
    return [f"{place}: {word}" for place, word in sorted(found)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_known(lang):
    """Texts, scenarios, messages, glossary and pages hold no word that neither dictionary, game nor list knows."""
    assert unknown(lang, texts(lang)) == []


@pytest.mark.parametrize(("lang", "typo"), [("lt", "kortėle"), ("lv", "gajiens"), ("en", "trikc")])
def test_a_planted_typo_is_found(lang, typo):
    """A misspelt word in prose, in a link's words and after a bound number is found; the same in code is not."""
    for text in (f"{typo}.", f"[{typo}](page.md)", f"[1]{{=players}} {typo}", f"/// clause | x\n{typo.title()}\n///"):
        assert [line.lower() for line in unknown(lang, iter([("here", prose(text))]))] == [f"here: {typo}"]
    assert unknown(lang, iter([("here", prose(f"`{typo}` 12 XIV\n```\n{typo}\n```\n"))])) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lists_are_sorted_and_hold_only_what_is_needed(lang):
    """A list is sorted, says no word twice, and none that dictionary or game know by themselves or nobody uses."""
    listed = vouched(lang)
    used = {one for _, text in texts(lang) for word in words(text) for one in (word, word[:1].lower() + word[1:])
            for one in (one, *one.split("-"))}
    assert listed == sorted(set(listed))
    assert [word for word in listed if word not in used or known(word, lang, frozenset())] == []
