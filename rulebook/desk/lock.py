"""What translators accepted: per clause and language the text, the source and the behaviour that they looked at.

``texts/<game>.lock.json`` is written by ``rulebook translate``; whether something is stale is computed from it and
never stands in it. A file edited by hand is data like any other: every problem of it is told, and nothing is
written over it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from engine.problems import Problem, SetupError
from rulebook.book import read_json
from rulebook.book import write as write_whole
from rulebook.desk.signature import Signature
from rulebook.texts import LANGUAGES, TEXTS

__all__ = ["DRAFT", "LARGEST", "REVIEWED", "STATES", "Dismissal", "Entry", "Lock", "as_text", "lock_of", "lock_path",
           "write"]

DRAFT, REVIEWED = "draft", "reviewed"
#: What can be set; the rest is computed.
STATES = (DRAFT, REVIEWED)
#: The largest lock that is read, in bytes.
LARGEST = 2 * 1024 * 1024
_HASH = re.compile(r"[0-9a-f]{12}")


@dataclass(frozen=True, slots=True)
class Dismissal:
    """A finding that somebody looked at and let stand: its code, why, who, when, and the text that it was about."""

    code: str
    reason: str
    by: str
    date: str
    text: str


@dataclass(frozen=True, slots=True)
class Entry:
    """What was accepted of a clause in a language.

    Args:
        text, source: hashes of its own words and of the source's; the same in the source language.
        signature: its numbers, terms and negations.
        state: ``"draft"`` or ``"reviewed"``.
        by, reviewer: who accepted the words, and who reviewed them; empty for nobody.
        date: when, as ``YYYY-MM-DD``.
        parameters: the numbers that the clause prints, as the engine had them.
        played: for each scenario of the clause, the hash of what it played and of what happened.
        no_meaning: who said of the source's last change that it has none; empty for nobody.
        dismissed: findings that were let stand.
    """

    text: str
    source: str
    signature: Signature
    state: str
    by: str
    reviewer: str
    date: str
    parameters: Mapping[str, int] = field(default_factory=dict)
    played: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    no_meaning: str = ""
    dismissed: tuple[Dismissal, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """The entry as plain data."""
        data = asdict(self) | {"signature": self.signature.as_json(),
                               "played": {name: list(hashes) for name, hashes in self.played.items()}}
        return {name: value for name, value in data.items() if value or name in ("text", "source", "signature")}


@dataclass(slots=True)
class Lock:
    """A game's lock: its entries by clause and language, and what their hashes stand for.

    ``texts`` has the source's words by their hash, ``behaviours`` what happened in a scenario.
    """

    entries: dict[str, dict[str, Entry]] = field(default_factory=dict)
    texts: dict[str, str] = field(default_factory=dict)
    behaviours: dict[str, list[dict[str, Any]]] = field(default_factory=dict)

    def entry(self, clause: str, lang: str) -> Entry | None:
        """What was accepted of a clause in a language, if anything was."""
        return self.entries.get(clause, {}).get(lang)

    def kept(self) -> Lock:
        """The lock without words and behaviours that no entry needs."""
        entries = [entry for own in self.entries.values() for entry in own.values()]
        texts = {entry.source for entry in entries} | {entry.text for entry in entries}
        happened = {hashes[1] for entry in entries for hashes in entry.played.values()}
        return Lock(self.entries, {name: self.texts[name] for name in sorted(texts & self.texts.keys())},
                    {name: self.behaviours[name] for name in sorted(happened & self.behaviours.keys())})


def lock_path(game: str) -> Path:
    """A game's lock file."""
    return TEXTS / f"{game}.lock.json"


@cache
def lock_of(game: str) -> Lock:
    """A game's lock, empty where there is none.

    Raises:
        SetupError: every problem of the file.
    """
    path = lock_path(game)
    place = f"texts/{path.name}"
    if not path.exists():
        return Lock()
    data = read_json(path, place, LARGEST)
    reader = _Reader(game, place)
    lock = reader.lock(data)
    if reader.problems:
        raise SetupError(reader.problems)
    return lock


class _Reader:
    """Reads a lock's data; every problem of it with its place."""

    def __init__(self, game: str, place: str) -> None:
        self.game, self.place = game, place
        self.problems: list[Problem] = []

    def wrong(self, where: str, code: str, found: Any, expected: list[str], write: str = "") -> None:
        self.problems.append(Problem(f"{self.place}: {where}", code, found, expected, write))

    def lock(self, data: Any) -> Lock:
        lock = Lock()
        parts = self.mapping("", data, ("clauses", "texts", "behaviours"))
        for clause, own in self.mapping("clauses", parts.get("clauses", {})).items():
            for lang, entry in self.mapping(f"clauses[{clause!r}]", own, LANGUAGES).items():
                where = f"clauses[{clause!r}].{lang}"
                if not clause.startswith(f"{self.game}/"):
                    self.wrong(where, "unknown_value", clause, [f"{self.game}/…"])
                elif made := self.entry(where, entry):
                    lock.entries.setdefault(clause, {})[lang] = made
        for name, text in self.mapping("texts", parts.get("texts", {})).items():
            lock.texts[self.hash(f"texts[{name!r}]", name)] = self.text(f"texts[{name!r}]", text)
        for name, happened in self.mapping("behaviours", parts.get("behaviours", {})).items():
            lock.behaviours[self.hash(f"behaviours[{name!r}]", name)] = list(self.happened(name, happened))
        return lock

    def mapping(self, where: str, data: Any, known: tuple[str, ...] = ()) -> dict[str, Any]:
        if not isinstance(data, dict):
            self.wrong(where, "wrong_type", data, ["{…}"])
            return {}
        for name in data:
            if known and name not in known:
                self.wrong(f"{where}.{name}".strip("."), "unknown_field", name, list(known))
        return {name: value for name, value in data.items() if not known or name in known}

    def text(self, where: str, data: Any) -> str:
        if not isinstance(data, str):
            self.wrong(where, "wrong_type", data, ['"…"'])
            return ""
        return data

    def hash(self, where: str, data: Any) -> str:
        if not isinstance(data, str) or not _HASH.fullmatch(data):
            self.wrong(where, "wrong_type", data, ['"0123456789ab"'])
            return ""
        return data

    def number(self, where: str, data: Any) -> int:
        if type(data) is not int:
            self.wrong(where, "wrong_type", data, ["1"])
            return 0
        return data

    def day(self, where: str, data: Any) -> str:
        try:
            return date.fromisoformat(data).isoformat()
        except (TypeError, ValueError):
            self.wrong(where, "wrong_type", data, ["2026-11-30"], '"2026-11-30"')
            return ""

    def entry(self, where: str, data: Any) -> Entry | None:
        before = len(self.problems)
        fields = self.mapping(where, data, tuple(Entry.__dataclass_fields__))
        missing = [name for name in ("text", "source", "signature", "state", "date") if name not in fields]
        for name in missing:
            self.wrong(where, "field_missing", name, [])
        if missing or len(self.problems) > before:
            return None
        if fields["state"] not in STATES:
            self.wrong(f"{where}.state", "unknown_value", fields["state"], list(STATES))
        made = Entry(
            self.hash(f"{where}.text", fields["text"]), self.hash(f"{where}.source", fields["source"]),
            self.signature(f"{where}.signature", fields["signature"]), str(fields["state"]),
            self.text(f"{where}.by", fields.get("by", "")), self.text(f"{where}.reviewer", fields.get("reviewer", "")),
            self.day(f"{where}.date", fields["date"]),
            {name: self.number(f"{where}.parameters.{name}", value)
             for name, value in self.mapping(f"{where}.parameters", fields.get("parameters", {})).items()},
            dict(self.played(f"{where}.played", fields.get("played", {}))),
            self.text(f"{where}.no_meaning", fields.get("no_meaning", "")),
            tuple(self.dismissed(f"{where}.dismissed", fields.get("dismissed", []))))
        if made.state == REVIEWED and not made.reviewer:
            self.wrong(f"{where}.reviewer", "field_missing", "reviewer", [])
        return made if len(self.problems) == before else None

    def signature(self, where: str, data: Any) -> Signature:
        fields = self.mapping(where, data, ("numbers", "terms", "polarity"))
        numbers = [self.number(f"{where}.numbers", one) for one in self.listed(f"{where}.numbers",
                                                                               fields.get("numbers"))]
        terms = {key: tuple(self.text(f"{where}.terms.{key}", word)
                            for word in self.listed(f"{where}.terms.{key}", words))
                 for key, words in self.mapping(f"{where}.terms", fields.get("terms")).items()}
        return Signature(tuple(numbers), terms, self.number(f"{where}.polarity", fields.get("polarity")))

    def listed(self, where: str, data: Any) -> list[Any]:
        if not isinstance(data, list):
            self.wrong(where, "not_a_list", data, ["[…]"])
            return []
        return data

    def played(self, where: str, data: Any) -> Iterator[tuple[str, tuple[str, str]]]:
        for name, hashes in self.mapping(where, data).items():
            pair = self.listed(f"{where}.{name}", hashes)
            if len(pair) == 2:
                yield name, (self.hash(f"{where}.{name}[0]", pair[0]), self.hash(f"{where}.{name}[1]", pair[1]))
            else:
                self.wrong(f"{where}.{name}", "wrong_type", hashes, ['["…", "…"]'])

    def dismissed(self, where: str, data: Any) -> Iterator[Dismissal]:
        names = tuple(Dismissal.__dataclass_fields__)
        for place, one in enumerate(self.listed(where, data)):
            fields = self.mapping(f"{where}[{place}]", one, names)
            if absent := [name for name in names if name not in fields]:
                self.wrong(f"{where}[{place}]", "field_missing", absent[0], [])
            else:
                yield Dismissal(*(self.text(f"{where}[{place}].{name}", fields[name]) for name in names))

    def happened(self, name: str, data: Any) -> Iterator[dict[str, Any]]:
        where = f"behaviours[{name!r}]"
        for place, one in enumerate(self.listed(where, data)):
            fields = self.mapping(f"{where}[{place}]", one, ("outcome", "clauses", "gains", "asked"))
            gained = [tuple(gain) for gain in self.listed(f"{where}[{place}].gains", fields.get("gains"))
                      if isinstance(gain, list) and list(map(type, gain)) == [str, str, int]]
            if len(gained) != len(fields.get("gains") or []):
                self.wrong(f"{where}[{place}].gains", "wrong_type", "gains", ['[["…", "…", 1]]'])
            yield {"outcome": self.text(f"{where}[{place}].outcome", fields.get("outcome")),
                   "clauses": [self.text(f"{where}[{place}].clauses", clause)
                               for clause in self.listed(f"{where}[{place}].clauses", fields.get("clauses"))],
                   "gains": [list(gain) for gain in gained],
                   "asked": {question: self.text(f"{where}[{place}].asked.{question}", reading) for question, reading
                             in self.mapping(f"{where}[{place}].asked", fields.get("asked")).items()}}


def write(game: str, lock: Lock) -> None:
    """Write a game's lock, whole or not at all.

    Raises:
        SetupError: the file cannot be written.
    """
    path = lock_path(game)
    try:
        write_whole(path, as_text(lock))
    except OSError as error:
        raise SetupError([Problem(f"texts/{path.name}", "cannot_write", error.strerror)]) from None
    lock_of.cache_clear()


def as_text(lock: Lock) -> str:
    """A lock as its file has it, an entry a line so that versions differ well."""
    kept = lock.kept()
    parts: dict[str, dict[str, Any]] = {
        "clauses": {clause: {lang: entry.as_json() for lang, entry in own.items()}
                    for clause, own in kept.entries.items()},
        "texts": kept.texts, "behaviours": kept.behaviours}
    lines = []
    for name, part in parts.items():
        inner = ",\n".join(_inner(key, value, nested=name == "clauses") for key, value in part.items())
        lines.append(f"{_json(name)}: {{\n{inner}\n}}" if part else f"{_json(name)}: {{}}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _inner(key: str, value: Any, *, nested: bool) -> str:
    if not nested:
        return f" {_json(key)}: {_json(value)}"
    own = ",\n".join(f"  {_json(lang)}: {_json(entry)}" for lang, entry in value.items())
    return f" {_json(key)}: {{\n{own}\n }}"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
