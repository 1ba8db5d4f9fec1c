"""Baked traces: what a bench shows before Python has come.

A scenario's file holds the trace of its shown call and that of every single change of one card, one
count, one answer or one reading. Equal states, events and traces are stored once, so that
``at[key]`` names a trace by its index and a trace names its events by theirs. An event says only whose
cards it moved, so that it is the same whatever the other seats hold. Nothing in it is of one language.
What is not in it is asked of Python.
"""

from __future__ import annotations

import copy
import gzip
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from inspect import signature
from typing import Any

from engine.play import answer_text
from engine.problems import Problem, SetupError
from engine.setup import Setup
from engine.vocabulary import Result, defaults, parameters
from rulebook.bench import game_module, run_json, schema
from rulebook.scenario import Scenario, Verdict, hold

__all__ = ["LARGEST", "VERSION", "Kept", "bake", "call_of", "forks_of", "packed", "shown_call", "size"]

#: The version of the file's form.
VERSION = 2
#: The most bytes of a baked file, compressed.
LARGEST = 26_000
#: The most moves of an example, and the most answers, in whose place another may be chosen.
MOST_FORKS = 100
#: Integers with a wider range than this are not varied.
MOST_VALUES = 10

#: One change: its key, and what it makes of the arguments.
Change = tuple[str, Callable[[dict[str, Any]], None]]


@dataclass(frozen=True, slots=True)
class Shown:
    """The call that a bench shows, as a request's parts."""

    game: str
    call: str
    args: Mapping[str, Any]
    answers: tuple[str, ...]
    rulings: Any
    unstated: str | None

    def run(self) -> dict[str, Any]:
        """Its answer: a trace, or the problems of its set-up."""
        return run_json(self.game, self.call, self.args, self.answers, self.rulings, self.unstated)


@dataclass(slots=True)
class _Store:
    """Values by their canonical text, each kept once, in the order of coming."""

    values: list[Any] = field(default_factory=list)
    places: dict[str, int] = field(default_factory=dict)

    def place(self, value: Any) -> int:
        text = _text(value)
        if text not in self.places:
            self.places[text] = len(self.values)
            self.values.append(value)
        return self.places[text]


class Kept:
    """The traces of a file, their equal parts stored once."""

    def __init__(self) -> None:
        self.stores = {"states": _Store(), "events": _Store(), "traces": _Store()}

    @property
    def parts(self) -> dict[str, list[Any]]:
        """States, events and traces, as the file has them."""
        return {name: store.values for name, store in self.stores.items()}

    def place(self, answer: Mapping[str, Any]) -> int:
        """The place of the trace, or of the problems, that Python answered with."""
        if "trace" not in answer:
            return self.stores["traces"].place({"problems": answer["problems"]})
        trace = dict(answer["trace"])
        trace["events"] = list(map(self.stores["events"].place, _folded(trace["events"], trace["start"])))
        trace["start"] = self.stores["states"].place(trace["start"])
        return self.stores["traces"].place(trace)

    def cut(self, lengths: Mapping[str, int]) -> None:
        """Keep so many of each part."""
        for name, store in self.stores.items():
            del store.values[lengths[name]:]
            store.places = {text: place for text, place in store.places.items() if place < lengths[name]}


def shown_call(scenario: Scenario, verdict: Verdict) -> Shown:
    """The last vocabulary call of a scenario, which its bench shows.

    Raises:
        SetupError: the call cannot be repeated from its arguments, as with a deck of its own.
    """
    return call_of(scenario.game, verdict.shown, str(scenario.path))


def call_of(game: str, result: Result, place: str) -> Shown:
    """The call that gave a result.

    Args:
        game: its game.
        result: the result.
        place: what a problem calls it.

    Raises:
        SetupError: it cannot be repeated from its arguments, as with a deck of its own.
    """
    args = dict(result.arguments)
    answers = tuple(map(answer_text, args.pop("answers", ())))
    default = signature(game_module(game).VOCABULARY[result.call]).parameters["rulings"].default
    rulings, unstated = args.pop("rulings", default), args.pop("unstated", None)
    args |= _in_sight(game, result)
    shown = Shown(game, result.call, args, answers, rulings, unstated)
    trace = shown.run().get("trace")
    same = trace is not None and trace["outcome"] == result.outcome and \
        [event["kind"] for event in trace["events"]] == result.kinds
    if not same:
        raise SetupError([Problem(place, "not_on_a_page", result.call)])
    return shown


def _in_sight(game: str, result: Result) -> dict[str, Any]:
    """What the table shows though the call leaves it out: it stays when something else is changed, and is not asked."""
    module = game_module(game)
    setup: Setup = module.Setup(result.call, {**defaults(module.VOCABULARY[result.call]), **result.arguments})
    return setup.in_sight


def bake(scenario: Scenario, verdict: Verdict | None = None) -> dict[str, Any]:
    """The baked file of a scenario, as plain data.

    Args:
        scenario: what is baked.
        verdict: its verdict, where it is known.

    Raises:
        SetupError: the scenario or its shown call cannot be played.
    """
    shown = shown_call(scenario, verdict or hold(scenario))
    kept = Kept()

    forks: list[dict[str, Any]] = []

    def file() -> dict[str, Any]:
        return {"v": VERSION, "game": shown.game, "id": scenario.id, "call": shown.call, "args": shown.args,
                "answers": list(shown.answers), "rulings": shown.rulings, **kept.parts, "at": at,
                **({"unstated": shown.unstated or "empty"} if _asks(shown) else {}),
                **({"predict": scenario.predict} if scenario.predict else {}), **({"forks": forks} if forks else {})}

    base = shown.run()
    at = {"": kept.place(base)}
    if size(file()) > LARGEST:
        raise SetupError([Problem(str(scenario.path), "too_large_for_a_page", size(file()), [str(LARGEST)])])
    for group in _groups(shown, base["trace"]):
        lengths, before = {name: len(values) for name, values in kept.parts.items()}, dict(at)
        for key, variant in group:
            at[key] = kept.place(variant.run())
        if size(file()) > LARGEST:  # the groups come in order of use: what does not fit is asked of Python
            kept.cut(lengths)
            at = before
            break
    replies = list(forks_of(shown, base["trace"]))
    forks += [fork for fork, _ in replies]
    for place, (fork, reply) in enumerate(replies):  # a fork whose trace does not fit is asked of Python
        lengths = {name: len(values) for name, values in kept.parts.items()}
        forks[place] = fork | {"trace": kept.place(reply)}
        if size(file()) > LARGEST:
            kept.cut(lengths)
            forks[place] = fork
            break
    return file()


def forks_of(shown: Shown, base: Mapping[str, Any]) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Where something else could have been chosen: after how many events, instead of what, and what is asked there.

    Args:
        shown: the call of an example.
        base: its trace, as plain data.
    """
    for of, given in (("moves", shown.args.get("moves") or ()), ("answers", shown.answers)):
        for place in range(min(len(given), MOST_FORKS)):
            before = replace(shown, args={**shown.args, "moves": given[:place]}, answers=()) if of == "moves" \
                else replace(shown, answers=shown.answers[:place])
            tried = [(more, replace(before, args={**before.args, **more}).run())
                     for more in ({}, *(_begins(given[0]) if (of, place) == ("moves", 0) else ()))]
            asking = [(more, reply) for more, reply in tried if _leads_to(base, reply.get("trace"))]
            for more, reply in sorted(asking, key=lambda one: one[1]["trace"]["pending"] is None)[:1]:
                yield {"at": len(reply["trace"]["events"]), "of": of, "place": place} | (
                    {"args": more} if more else {}), reply


def _begins(move: Any) -> Iterator[dict[str, Any]]:
    """What the first move of a set-up that does not name who begins says of that, as an argument."""
    if isinstance(player := getattr(move, "player", None), str):
        yield {"first": player}


def _leads_to(base: Mapping[str, Any], trace: Mapping[str, Any] | None) -> bool:
    """Whether a trace is the beginning of another and something is open there: a choice, or a question of the text."""
    return trace is not None and bool(trace["pending"] or trace["gap"]) and \
        trace["events"] == base["events"][:len(trace["events"])]


def _asks(shown: Shown) -> bool:
    """Whether the call can ask for what its set-up leaves out."""
    return "unstated" in parameters(game_module(shown.game).VOCABULARY[shown.call])


def packed(baked: Mapping[str, Any]) -> bytes:
    """The bytes of a baked file, the same for the same content."""
    return _text(baked).encode()


def size(baked: Mapping[str, Any]) -> int:
    """How many bytes a reader loads, compressed."""
    return len(gzip.compress(packed(baked), 9, mtime=0))


def _folded(events: Sequence[Mapping[str, Any]], start: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Events whose ``diff`` keeps only what is replaced whole; in ``part`` stands what changed inside of a mapping.

    There None takes a name out, so a mapping that itself holds None is replaced whole.
    """
    before = dict(start)
    for event in events:
        folded = {name: value for name, value in event.items() if name != "diff"}
        diff, part = {}, {}
        for key, after in event.get("diff", {}).items():
            old = before[key]
            if isinstance(old, Mapping) and isinstance(after, Mapping) and None not in after.values():
                part[key] = {name: value for name, value in after.items() if name not in old or old[name] != value}
                part[key] |= {name: None for name in old if name not in after}
            else:
                diff[key] = after
            before[key] = after
        yield folded | ({"diff": diff} if diff else {}) | ({"part": part} if part else {})


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _groups(shown: Shown, base: Mapping[str, Any]) -> Iterator[list[tuple[str, Shown]]]:
    """Single changes, those that a reader makes most first."""
    kinds = schema(shown.game)
    names = kinds["names"]
    asking = replace(shown, unstated="ask") if _asks(shown) else shown

    def varied(changes: Iterator[Change]) -> list[tuple[str, Shown]]:
        variants = []
        for key, change in changes:
            args = copy.deepcopy(dict(shown.args))
            change(args)
            variants.append((key, replace(asking, args=args)))
        return variants

    by_name = {parameter["name"]: parameter["type"] for parameter in kinds["calls"][shown.call]["params"]
               if parameter["name"] not in ("answers", "rulings", "unstated", "deck")}
    single = [name for name, kind in by_name.items() if kind["kind"] not in ("list", "map")]
    counts = [name for name, kind in by_name.items() if kind["kind"] == "map" and _first(kind["of"])["kind"] == "int"]
    rest = [name for name in by_name if name not in single and name not in counts]
    yield _readings(shown, base) + _answers(shown, base)
    for group in (single, counts):
        yield [variant for name in group for variant in varied(_changes(by_name[name], shown.args, (name,), names))]
    for name in sorted(rest, key=lambda name: by_name[name]["kind"] == "map"):
        yield varied(_changes(by_name[name], shown.args, (name,), names))


def _readings(shown: Shown, base: Mapping[str, Any]) -> list[tuple[str, Shown]]:
    """The other readings of the questions that the base asks or rests on: by all others nothing comes out otherwise."""
    laid = dict(shown.rulings) if isinstance(shown.rulings, Mapping) else {"preset": shown.rulings}
    questions = game_module(shown.game).LAWBOOK.questions
    found = {**base["asked"]} | base.get("looked", {}) | ({base["gap"]["question"]: "gap"} if base["gap"] else {})
    return [(f"rulings.{question}={reading}", replace(shown, rulings=laid | {question: reading}))
            for question, own in found.items() for reading in questions[question].names if reading != own]


def _answers(shown: Shown, base: Mapping[str, Any]) -> list[tuple[str, Shown]]:
    """Another option for each answer, the last answer taken back, and each option of the choice that is pending."""
    variants = []
    if shown.answers:
        variants.append((f"answers.{len(shown.answers) - 1}=null",
                         replace(shown, answers=shown.answers[:-1])))
    for place in range(len(shown.answers)):
        until = replace(shown, answers=shown.answers[:place])
        pending = until.run().get("trace", {}).get("pending") or {}
        variants += [(f"answers.{place}={option}",
                      replace(shown, answers=(*shown.answers[:place], option, *shown.answers[place + 1:])))
                     for option in pending.get("options") or () if option != shown.answers[place]]
    pending = base["pending"] or {}
    return variants + [(f"answers.{len(shown.answers)}={option}",
                        replace(shown, answers=(*shown.answers, option)))
                       for option in (pending.get("options") or ()) if not base["refused"]]


def _first(kind: Mapping[str, Any]) -> Mapping[str, Any]:
    """The first kind of a union, which a control offers; any other kind itself."""
    first: Mapping[str, Any] = kind["of"][0] if kind["kind"] == "union" else kind
    return first


def _values(kind: Mapping[str, Any], names: Mapping[str, list[str]]) -> list[Any]:
    """Every value of a kind that has only a few."""
    what = kind["kind"]
    if what == "option":
        return [*_values(kind["of"], names), None]
    if what == "union":
        return _values(_first(kind), names)
    if what == "name":
        return names[kind["of"]]
    if what == "enum":
        return list(kind["values"])
    if what == "bool":
        return [True, False]
    if what == "int" and "min" in kind and kind["max"] - kind["min"] <= MOST_VALUES:
        return list(range(kind["min"], kind["max"] + 1))
    return []


def _changes(kind: Mapping[str, Any], args: Any, path: tuple[str | int, ...],
             names: Mapping[str, list[str]]) -> Iterator[Change]:
    """Every single change of one argument, or of one part of it."""
    present, value = _at(args, path)
    key = ".".join(map(str, path))
    if kind["kind"] == "list":
        items = value if present else []
        values = _values(kind["of"], names)
        for place in range(len(items) if values else 0):
            yield from _changes(kind["of"], args, (*path, place), names)
            yield f"{key}-={place}", _without(path, place)
        for new in values:
            yield f"{key}+={new}", _with(path, [*items, new])
    elif kind["kind"] == "map":
        for part in names[kind["key"]["of"]] if kind["key"]["kind"] == "name" else value or ():
            yield from _changes(kind["of"], args, (*path, part), names)
    elif kind["kind"] == "union" and isinstance(value, list):
        yield from _changes(next(one for one in kind["of"] if one["kind"] == "list"), args, path, names)
    else:
        for new in _values(kind, names):
            if not present or new != value:
                yield f"{key}={_told(new)}", _with(path, new)
        if present and len(path) > 1 and isinstance(path[-1], str):
            yield f"{key}=null", _without(path[:-1], path[-1])


def _told(value: Any) -> str:
    """A value as a change's key writes it."""
    return json.dumps(value) if value is None or isinstance(value, bool) else str(value)


def _at(args: Any, path: tuple[str | int, ...]) -> tuple[bool, Any]:
    for part in path:
        try:
            args = args[part]
        except (KeyError, IndexError):
            return False, None
    return True, args


def _with(path: tuple[str | int, ...], value: Any) -> Callable[[dict[str, Any]], None]:
    def change(args: dict[str, Any]) -> None:
        inner: Any = args
        for part in path[:-1]:
            inner = inner.setdefault(part, {}) if isinstance(inner, dict) else inner[part]
        inner[path[-1]] = value
    return change


def _without(path: tuple[str | int, ...], part: str | int) -> Callable[[dict[str, Any]], None]:
    def change(args: dict[str, Any]) -> None:
        _, inner = _at(args, path)
        del inner[part]
    return change
