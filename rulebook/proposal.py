"""What a proposal brings along in its front matter: a deck, a layout, a secret rule, numbers, a reading, new words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from engine.eleusis.stated import stated
from engine.problems import Problem, SetupError, nearest
from rulebook.bench import game_module
from rulebook.book import read
from rulebook.texts import LANGUAGES, clauses, source_language
from rulebook.verdict import Brought, beside

__all__ = ["FIELDS", "Changed", "brought", "changed", "rulings_of"]

#: The fields that only a proposal has, beside those of every scenario.
FIELDS = ("rulings", "reading", "wording", "deck", "layout", "rule")
#: Of which game's calls the last three are arguments.
OF_GAME = {"deck": "sigilai", "layout": "siggil", "rule": "eleusis"}
#: The largest file that may lie beside a proposal, in bytes.
LARGEST = 64 * 1024

Put = Callable[..., None]


@dataclass(frozen=True)
class Changed:
    """A clause in a language with new words; the lines begin with ``-`` (old), ``+`` (new) or a space (both)."""

    clause: str
    lang: str
    lines: tuple[str, ...]


def brought(front: Mapping[str, Any], game: str, path: Path, put: Put) -> Brought:
    """What the front matter of a proposal brings along.

    Args:
        front: the front matter.
        game: the proposal's game.
        path: its file, beside which others may lie.
        put: takes a problem: the field, the code, what was found, what was expected, what to write.
    """
    given: dict[str, Any] = {}
    layouts: Mapping[str, Any] = {}
    for name in OF_GAME.keys() & front.keys():
        if OF_GAME[name] != game:
            put(name, "unknown_field", name, [one for one in FIELDS if OF_GAME.get(one, game) == game])
            continue
        try:
            value = _READ[name](front[name], path)
        except SetupError as error:
            for problem in error.problems:
                put(name, problem.code, problem.found, problem.expected, problem.write, problem.where)
            continue
        if isinstance(value, Mapping):
            layouts = value
        if not isinstance(value, Mapping) or len(value) == 1:
            given[name] = next(iter(value.values())) if isinstance(value, Mapping) else value
    return Brought(given, layouts, _rulings(front, "rulings", game, put), _rulings(front, "reading", game, put),
                   _wording(front, game, put))


def rulings_of(words: Mapping[str, Any]) -> dict[str, Any]:
    """Readings and numbers as they are written: what looks like a number is one."""
    return {str(name): int(value) if isinstance(value, str) and re.fullmatch(r"-?[0-9]{1,9}", value) else value
            for name, value in words.items()}


def _rulings(front: Mapping[str, Any], field: str, game: str, put: Put) -> dict[str, Any]:
    """Readings and numbers, each of which there is."""
    value = front.get(field, {})
    law = game_module(game).LAWBOOK
    if not isinstance(value, dict) or (field in front and not value):
        put(field, "wrong_type", str(value)[:60], [f"{field}: {{…: …}}"],
            f"{field}: {{{next(iter(law.questions))}: {next(iter(law.questions.values())).printed}}}")
        return {}
    rulings = rulings_of(value)
    try:
        law.resolve(rulings, field)
    except SetupError as error:
        for problem in error.problems:
            put(field, problem.code, problem.found, problem.expected, problem.write, problem.where)
        return {}
    return rulings


def _wording(front: Mapping[str, Any], game: str, put: Put) -> dict[str, dict[str, str]]:
    """New words of clauses that there are, in languages of the book."""
    value = front.get("wording", {})
    form = f"wording: {{{game}/1: {{en: …}}}}"
    if not isinstance(value, dict):
        put("wording", "wrong_type", str(value)[:60], [form])
        return {}
    known = clauses(game, source_language(game))
    found: dict[str, dict[str, str]] = {}
    for clause, by_language in value.items():
        if clause not in known:
            put("wording", "unknown_clause", clause, [], nearest(clause, known))
        elif not isinstance(by_language, dict) or not by_language or not all(
                lang in LANGUAGES and isinstance(text, str) and text.strip() for lang, text in by_language.items()):
            put("wording", "not_by_language", str(by_language)[:60], LANGUAGES,
                f'{clause}: {{lt: "…", lv: "…", en: "…"}}')
        else:
            found[clause] = dict(by_language)
    return found


def changed(wording: Mapping[str, Mapping[str, str]]) -> Iterable[Changed]:
    """The old and the new words of each clause and language, line by line."""
    for clause, by_language in wording.items():
        for lang, text in by_language.items():
            old = clauses(clause.partition("/")[0], lang).get(clause)
            before, after = (old.plain.split("\n") if old else []), text.strip().split("\n")
            head, *lines = [*unified_diff(before, after, n=len(before), lineterm="")][2:] or [""]
            yield Changed(clause, lang, tuple(lines) if head else tuple(f" {line}" for line in before))


def _deck(value: Any, path: Path) -> Any:
    """A deck from the file named, or written out in the front matter."""
    return _of_toml(value, path, "deck", game_module("sigilai").load_deck)


def _layout(value: Any, path: Path) -> Any:
    """A layout's places, or the layouts of the file named or written out."""
    if not isinstance(value, list):
        return _of_toml(value, path, "layout", game_module("siggil").layouts)
    return [[int(one) if isinstance(one, str) and re.fullmatch(r"-?[0-9]{1,9}", one) else one for one in place]
            if isinstance(place, list) else place for place in value]


def _of_toml(value: Any, path: Path, field: str, load: Callable[[Path], Any]) -> Any:
    if not isinstance(value, str):
        raise SetupError([Problem(field, "wrong_type", value, [f"{field}: {field}.toml", f"{field}: |"])])
    if "\n" not in value:
        return load(beside(path, value, field))
    with TemporaryDirectory() as folder:
        written = Path(folder, f"{field}.toml")
        written.write_text(value, "utf-8")
        return load(written)


def _rule(value: Any, path: Path) -> str:
    """A secret rule: its text, or that of the file named."""
    if not isinstance(value, str):
        raise SetupError([Problem("rule", "wrong_type", value, ["rule: …", "rule: rule.txt"])])
    text = read(beside(path, value, "rule"), value, LARGEST) if value.endswith(".txt") else value
    stated(text.strip())
    return text.strip()


_READ: Mapping[str, Callable[[Any, Path], Any]] = {"deck": _deck, "layout": _layout, "rule": _rule}
