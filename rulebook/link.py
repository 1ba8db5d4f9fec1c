"""Links to benches, as the page's script writes and reads them (``widgets/src/link.ts``).

After ``#`` stand parts joined by ``&``, the first ``scenario=ID``; each other is ``path=value``, the names of a path
joined by ``.``. A value stands as it is, the items of a list with commas between them; ``~`` says that a thing is left
out; what all that cannot say is JSON after a ``~``. ``edition`` is the date of the rules, ``trace`` a fingerprint of
what happened, and ``told`` the messages that told the answer. Whatever comes in a link is data, and checked.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any
from unicodedata import normalize
from urllib.parse import unquote_to_bytes

from engine.play import Trace, answer_text, run
from engine.problems import Problem, SetupError, nearest
from engine.vocabulary import Result
from rulebook.bench import GAMES, Call, schema
from rulebook.pages import bake, plays
from rulebook.scenario import hold, scenarios
from rulebook.words import Words, WordsError, words_of

__all__ = ["Link", "Played", "fingerprint", "is_link", "play", "read", "told"]

VERSION = "1"
#: What is read of a link at most: letters, parts, and of a value letters, items and levels.
LONGEST, MOST, LONGEST_TEXT, DEEPEST = 100_000, 1000, 2000, 8
LONGEST_SHOWN = 60
#: The largest whole number that a browser keeps exactly.
LARGEST = 2**53 - 1
LEFT_OUT = "~"
#: What a play is drawn from.
DRAWN = ("seed", "level")

_LINK = re.compile(r"(?:^|#)(?P<kind>scenario|tool)=")
_INTEGER = re.compile(r"-?[0-9]{1,9}")
_FINGERPRINT = re.compile(r"[0-9a-z]{1,7}")
_MESSAGE = re.compile(r"(answer|choice|event|gap|refusal|ui-answer|ui-hidden|ui-counted)-[a-z0-9-]{1,80}")
_WORD = re.compile(r"[a-z0-9_]{1,40}")
_SUITED = re.compile(r"(A|J|Q|K|10|[2-9])([CDHS])")
_SUITS = dict(zip("CDHS", "♣♦♥♠", strict=True))
_MISSING: Any = object()

Kind = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Link:
    """What a link says.

    Args:
        game, id: the bench.
        call, args, answers, rulings, unstated: its call, changed as the link says.
        play: whose choices are a visitor's, where the bench is a game to play; empty for an example.
        step: how many events are shown; None where that is left to the bench.
        fingerprint: of the trace that it showed; empty where it does not say.
        told: the messages that told its answer, each with the facts that it named.
        unread: the parts that could not be read, as they stand.
        cut: whether it is too long to be read to its end.
        catalogue: whether what it draws was drawn from another catalogue.
    """

    game: str
    id: str
    call: str
    args: Mapping[str, Any]
    answers: tuple[str, ...]
    rulings: Mapping[str, Any]
    unstated: str | None
    play: Mapping[str, Any]
    step: int | None
    fingerprint: str
    told: Mapping[str, Mapping[str, Any]]
    unread: tuple[str, ...] = ()
    cut: bool = False
    catalogue: bool = False


@dataclass(frozen=True, slots=True)
class Played:
    """What follows from a link: the result, and the trace as the page has it."""

    result: Result
    trace: Mapping[str, Any]


def is_link(text: str) -> bool:
    """Whether a text is the address of a bench or a tool, or what stands in one after ``#``."""
    return bool(_LINK.search(text))


def read(text: str) -> Link:
    """Read a link.

    Args:
        text: a whole address, or what stands after ``#``. Where several games have an example of that name, the
            address says which.

    Raises:
        SetupError: it leads to a tool, to no bench, or to one of several.
    """
    before, mark, after = text.partition("#")
    if not mark:
        before, after = "", text
    first, *parts = after.split("&")
    kind, _, name = first.partition("=")
    if kind != "scenario":
        raise SetupError([Problem("link", "link_to_a_tool", (_decoded(name) or name)[:LONGEST_SHOWN])])
    game, identity = _bench(_decoded(name) or "", before)
    example = _example(game, identity)
    facts = _flat(example)
    kinds = _kinds(example)
    unread: list[str] = []
    cut = catalogue = False
    length = 0
    for place, part in enumerate(parts):
        length += _units(part) + 1
        path, _, value = part.partition("=")
        if place >= MOST or length > LONGEST:
            cut = True
        elif path == "catalogue" and "catalogue" in example.schema:
            catalogue = value != _catalogue(game)
            continue
        elif (value == VERSION) if path == "v" else _put(facts, [_decoded(one) for one in path.split(".")], kinds,
                                                         value, example.schema):
            continue
        unread.append(_shortened(_decoded(part) or part))
    step, edition, trace, told = (facts.pop(one, None) for one in ("step", "edition", "trace", "told"))
    if trace is not None and not _FINGERPRINT.fullmatch(trace):
        unread.append(f"trace={trace[:LONGEST_SHOWN]}")
        trace = None
    answers, rulings = facts.pop("answers", []), facts.pop("rulings", {})
    play = dict(example.play)
    for one in DRAWN:
        if one in play:
            play[one] = facts.pop(one, play[one])
    persons = facts.pop("persons", None) if play else None
    if persons:
        play["seat"] = persons
    unstated = None
    if example.unstated is not None:
        unstated = example.unstated if facts == dict(example.args) else "ask"
    return Link(game, identity, example.call, plays.drawn(game, facts, play) if play else facts, tuple(answers),
                _in_edition(rulings, edition, example.schema), unstated, play, step, trace or "",
                (told or {}) if trace else {}, tuple(unread), cut, catalogue)


def play(link: Link) -> Played:
    """Play what a link says; where an answer no longer applies, as far as that.

    Raises:
        SetupError: the set-up cannot be played.
    """
    seat = {name: link.play[name] for name in ("seat", "policies", "seed") if name in link.play}
    call = Call(link.game, link.call, link.args, link.answers, dict(link.rulings), link.unstated, **seat)
    trace: Trace = run(call.play, call.answers())
    return Played(call.result(trace, link.call, link.args), json.loads(json.dumps(call.trace())))


# What it showed

def fingerprint(trace: Mapping[str, Any]) -> str:
    """A few letters that are the same as long as it comes out the same.

    Args:
        trace: a trace as the page has it: its outcome and facts, the clauses of its events in order, the open questions
            that it asked and what it stopped at are taken.
    """
    pending, gap, refused = trace["pending"], trace["gap"], trace["refused"]
    return _hash(_canonical([
        trace["outcome"], trace["result"], [event["clauses"] for event in trace["events"]], trace["asked"],
        pending and [pending["who"], pending["kind"]], gap and gap["question"], refused and refused["index"]]))


def told(link: Link, lang: str) -> str | None:
    """The answer that a link showed, in a language; None where it does not say, or says what no bench would."""
    words = words_of(lang, link.game)
    own = set(_texts([link.args, link.answers, schema(link.game)["names"], schema(link.game).get("unlisted", {})]))
    said = []
    for message, facts in link.told.items():
        if not _MESSAGE.fullmatch(message) or not all(_known(fact, own, words) for fact in facts.values()):
            return None
        try:
            said.append(words.format(message, **facts))
        except (WordsError, TypeError):
            return None
    return " ".join(said) or None


def _known(value: Any, own: set[str], words: Words) -> bool:
    if isinstance(value, str):
        return value in own or bool(_WORD.fullmatch(value)) or value in words.forms
    if isinstance(value, Mapping):
        return all(_known(key, own, words) and _known(one, own, words) for key, one in value.items())
    return not isinstance(value, list) or all(_known(one, own, words) for one in value)


def _texts(value: Any) -> Any:
    """Every text and name in a value, and the parts of answers, which are joined by signs of their own."""
    if isinstance(value, str):
        yield value
        yield from re.split(r"[+ =,:]+", value)
    elif isinstance(value, Mapping):
        for key, one in value.items():
            yield from _texts(key)
            yield from _texts(one)
    elif isinstance(value, (list, tuple)):
        for one in value:
            yield from _texts(one)


def _canonical(value: Any) -> str:
    """The text that the page's script makes of a value."""
    return json.dumps(_plain_numbers(value), ensure_ascii=False, separators=(",", ":"))


def _plain_numbers(value: Any) -> Any:
    if isinstance(value, float):
        return int(value) if value.is_integer() else f"{value:.6f}"
    if isinstance(value, Mapping):
        return {key: _plain_numbers(value[key]) for key in sorted(value, key=lambda key: key.encode("utf-16-be"))}
    return list(map(_plain_numbers, value)) if isinstance(value, (list, tuple)) else value


def _hash(text: str) -> str:
    """FNV-1a over the letters of a text, in base 36."""
    total = 0x811C9DC5
    for letter in text:
        total = (total ^ ord(letter)) * 0x01000193 & 0xFFFFFFFF
    digits = ""
    while total or not digits:
        total, digit = divmod(total, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
    return digits


# The bench that a link names

@dataclass(frozen=True, slots=True)
class _Example:
    """What a link changes."""

    game: str
    call: str
    args: Mapping[str, Any]
    answers: tuple[str, ...]
    rulings: Mapping[str, Any]
    unstated: str | None
    play: Mapping[str, Any] = field(default_factory=dict)

    @property
    def schema(self) -> Mapping[str, Any]:
        return _schema(self.game)


@cache
def _schema(game: str) -> Mapping[str, Any]:
    return schema(game)


def _bench(name: str, address: str) -> tuple[str, str]:
    """The game and id of the bench that a link names."""
    known = [(game, one) for game in GAMES
             for one in (*(scenario.id for scenario in scenarios(game)), *map(plays.identity, plays.plays(game)))]
    found = [game for game, one in known if one == name]
    if not found:
        names = [one for _, one in known]
        raise SetupError([Problem("link", "unknown_bench", name[:LONGEST_SHOWN], [], nearest(name, names))])
    path = address.partition("?")[0].split("/")
    here = [game for game in found if game in path] or found
    if len(here) > 1:
        raise SetupError([Problem("link", "bench_of_several_games", name, found, f"{here[0]}/#scenario={name}")])
    return here[0], name


@cache
def _example(game: str, name: str) -> _Example:
    for one in plays.plays(game):
        if plays.identity(one) == name:
            scene = plays.plays(game)[one]
            return _Example(game, scene["call"], scene["args"], tuple(scene.get("answers", ())),
                            _as_rulings(scene["rulings"]), None, scene["play"])
    scenario = next(one for one in scenarios(game) if one.id == name)
    shown = bake.shown_call(scenario, hold(scenario))
    asks = any(one["name"] == "unstated" for one in _schema(game)["calls"][shown.call]["params"])
    return _Example(game, shown.call, json.loads(json.dumps(dict(shown.args))), tuple(map(answer_text, shown.answers)),
                    _as_rulings(shown.rulings), (shown.unstated or "empty") if asks else None)


def _as_rulings(rulings: Any) -> Mapping[str, Any]:
    if isinstance(rulings, str):
        return {} if rulings == "printed" else {"preset": rulings}
    return dict(rulings)


def _flat(example: _Example) -> dict[str, Any]:
    drawn = {name: example.play[name] for name in DRAWN if name in example.play}
    return {**json.loads(json.dumps(dict(example.args))), "answers": list(example.answers),
            "rulings": dict(example.rulings), **drawn}


def _catalogue(game: str) -> str:
    return _hash("".join(f"{one['level']} {one['text']}\n" for one in _schema(game)["catalogue"]))


def _in_edition(rulings: Mapping[str, Any], date: str | None, known: Mapping[str, Any]) -> Mapping[str, Any]:
    """The rulings as they were in an edition, where a newer one has come since."""
    given = str(rulings.get("preset", "printed"))
    newest = [name for name in known["editions"] if name == given or name.endswith(f"/{given}")][-1:]
    then = f"{date}/{given.partition('/')[2] or given}"
    if date is None or (newest and newest[0].startswith(f"{date}/")) or then not in known["editions"]:
        return rulings
    return {**rulings, "preset": then}


# What may stand in it

def _kinds(example: _Example) -> Kind:
    known = example.schema
    fixed = ("answers", "rulings", "unstated", "deck")
    params = {one["name"]: one["type"] for one in known["calls"][example.call]["params"] if one["name"] not in fixed}
    presets = [name.partition("/")[2] for name in known["editions"]]
    readings: dict[str, Kind] = {"preset": {"kind": "enum", "values": presets}}
    readings |= {name: {"kind": "any"} for name in example.rulings}
    readings |= {name: {"kind": "enum", "values": one["readings"]} for name, one in known["questions"].items()}
    text = {"kind": "text"}
    levels = [one["level"] for one in known.get("catalogue", ())]
    return {"kind": "record", "of": {
        **params, "answers": {"kind": "list", "of": text}, "rulings": {"kind": "record", "of": readings},
        "step": {"kind": "int", "min": 0, "max": 9999},
        "edition": {"kind": "enum", "values": [name.partition("/")[0] for name in known["editions"]]},
        "trace": text, "told": {"kind": "map", "key": text, "of": {"kind": "map", "key": text, "of": {"kind": "any"}}},
        **({"seed": {"kind": "int", "min": 0}, "persons": {"kind": "list", "of": text}} if example.play else {}),
        **({"level": {"kind": "int", "min": min(levels), "max": max(levels)}} if "level" in example.play else {})}}


def _inside(kind: Kind, key: str, known: Mapping[str, Any]) -> Kind | None:
    """The kind of what has a name inside of a kind."""
    what = kind["kind"]
    if what == "record":
        return kind["of"].get(key)  # type: ignore[no-any-return]
    if what == "map":
        return kind["of"] if _fits(key, kind["key"], known) else None
    if what == "option":
        return _inside(kind["of"], key, known)
    if what == "union":
        holder = next((one for one in kind["of"] if _holds(one)), None)
        return _inside(holder, key, known) if holder else None
    return None


def _holds(kind: Kind) -> bool:
    """Whether something has a name inside of a kind."""
    what = kind["kind"]
    return what in ("record", "map") or (what == "option" and _holds(kind["of"])) or \
        (what == "union" and any(map(_holds, kind["of"])))


def _put(into: dict[str, Any], path: list[str | None], kind: Kind, raw: str, known: Mapping[str, Any]) -> bool:
    """Put a value at a path, if path and value are of the kind; nothing is put otherwise."""
    key, *rest = path
    own = None if key is None or key == "__proto__" else _inside(kind, key, known)
    if key is None or own is None:
        return False
    if rest:
        before = into.get(key)
        inner = dict(before) if isinstance(before, dict) else {}
        if not _holds(own) or not _put(inner, rest, own, raw, known):
            return False
        into[key] = inner
    elif raw == LEFT_OUT:
        into.pop(key, None)
    else:
        value = _parsed(raw, own, known)
        if value is _MISSING:
            return False
        into[key] = value
    return True


def _parsed(raw: str, kind: Kind, known: Mapping[str, Any]) -> Any:
    value = _from_json(raw[1:]) if raw.startswith(LEFT_OUT) else _plain(raw, kind, known)
    return value if value is not _MISSING and _fits(value, kind, known) else _MISSING


def _from_json(raw: str) -> Any:
    def pairs(given: list[tuple[str, Any]]) -> dict[str, Any]:
        return dict(given)

    def no_number(name: str) -> Any:
        raise ValueError(name)

    text = _decoded(raw)
    try:
        return json.loads(text or "", parse_constant=no_number, object_pairs_hook=pairs, parse_float=_number)
    except (ValueError, RecursionError):
        return _MISSING


def _number(text: str) -> float | int:
    value = float(text)
    return int(value) if value.is_integer() else value


def _plain(raw: str, kind: Kind, known: Mapping[str, Any]) -> Any:
    """A value as it stands in a link without being JSON."""
    text = _decoded(raw)
    if text is None:
        return _MISSING
    what = kind["kind"]
    if what == "option":
        return None if text == "null" else _plain(raw, kind["of"], known)
    if what == "union":
        return next((value for one in kind["of"] if (value := _parsed(raw, one, known)) is not _MISSING), _MISSING)
    if what == "list":
        items = [_plain(item, kind["of"], known) for item in raw.split(",")] if raw else []
        return _MISSING if any(item is _MISSING for item in items) else items
    if what == "map":
        return {} if text == "" else _MISSING
    if what == "int":
        return int(text) if _INTEGER.fullmatch(text) else _MISSING
    if what == "bool":
        return {"true": True, "false": False}.get(text, _MISSING)
    if what == "name":
        return text if text in known["names"].get(kind["of"], ()) else \
            _SUITED.sub(lambda card: card[1] + _SUITS[card[2]], text) if _SUITED.fullmatch(text) else text
    return text


def _fits(value: Any, kind: Kind, known: Mapping[str, Any]) -> bool:
    what = kind["kind"]
    if what == "name":
        return isinstance(value, str) and any(value in names.get(kind["of"], ())
                                              for names in (known["names"], known.get("unlisted", {})))
    if what == "option":
        return value is None or _fits(value, kind["of"], known)
    if what == "enum":
        return isinstance(value, str) and value in kind["values"]
    if what == "bool":
        return isinstance(value, bool)
    if what == "text":
        return isinstance(value, str) and _units(value) <= LONGEST_TEXT
    if what == "any":
        return _bounded(value, DEEPEST)
    if what == "int":
        return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= LARGEST and \
            kind.get("min", value) <= value <= kind.get("most", kind.get("max", value))
    if what == "list":
        return isinstance(value, list) and len(value) <= MOST and all(_fits(one, kind["of"], known) for one in value)
    if what == "union":
        return any(_fits(value, one, known) for one in kind["of"])
    return isinstance(value, dict) and all(
        key != "__proto__" and (inner := _inside(kind, key, known)) is not None and _fits(one, inner, known)
        for key, one in value.items())


def _bounded(value: Any, levels: int) -> bool:
    """Whether a value of no stated kind is one that can be asked about."""
    if isinstance(value, str):
        return _units(value) <= LONGEST_TEXT
    if isinstance(value, (int, float)):
        return abs(value) <= LARGEST
    if value is None:
        return True
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    return levels > 0 and len(value) <= MOST and all(key != "__proto__" and _bounded(one, levels - 1)
                                                     for key, one in inner)


def _decoded(text: str) -> str | None:
    """A part without its escapes; None where no address is written so."""
    if re.search(r"%(?![0-9A-Fa-f]{2})", text):
        return None
    try:
        return normalize("NFC", unquote_to_bytes(text.encode("utf-8", "surrogatepass")).decode("utf-8"))
    except UnicodeDecodeError:
        return None


def _units(text: str) -> int:
    """The length of a text as a browser counts it."""
    return len(text) + sum(letter > "\uffff" for letter in text)


def _shortened(text: str) -> str:
    return text.encode("utf-16-le")[:2 * LONGEST_SHOWN].decode("utf-16-le", "replace")
