"""Scenario vocabulary: functions whose annotations are their only schema.

From the annotations follow validation (every problem at once), the bench's controls, the
documentation and the JSON form. ``Annotated[str, Named("card")]`` is a name of that kind, and
``Annotated[int, Between(0, 3)]`` a whole number in a range; everything else is plain typing.
"""

from __future__ import annotations

import inspect
import re
import types
import typing
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any, ClassVar, TypeVar
from unicodedata import normalize

from engine.play import AS_POLICY, Choice, Event, NotFinite, Refusal, Trace, answer_text
from engine.problems import TOLD, Problem, SetupError, nearest, short, told, too_much

__all__ = ["Between", "Named", "Result", "Vocabulary", "check", "defaults", "fit_name", "given_to", "methods",
           "normalise", "parameters", "public", "schema", "unused"]

F = TypeVar("F", bound=Callable[..., Any])

#: The most letters of a name, and what it may not be or hold: what answers and moves use, and what joins names.
LONGEST_NAME, KEPT_WORDS, JOINS = 40, frozenset((AS_POLICY, "skip")), frozenset("+,=")
#: Letters that leave no mark by themselves, though Unicode counts them among those that can be printed.
_UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
                     "\U000e0100-\U000e01ef]")


@dataclass(frozen=True, slots=True)
class Named:
    """A name of the given kind: a card, a seat, a deck."""

    kind: str


@dataclass(frozen=True, slots=True)
class Between:
    """A whole number from ``low`` to ``high``, both allowed; some rulings may allow more, up to ``most``."""

    low: int
    high: int
    most: int | None = None


class Vocabulary(dict[str, Callable[..., Any]]):
    """The functions and constants that a game's scenarios may name."""

    def __init__(self) -> None:
        super().__init__()
        self.constants: dict[str, Any] = {}

    def function(self, function: F) -> F:
        """Register a function under its own name."""
        self[function.__name__] = function
        return function


def public(method: F) -> F:
    """Mark a method of what the vocabulary returns as callable from a scenario."""
    method.in_vocabulary = True  # type: ignore[attr-defined]
    return method


def schema(hint: Any) -> dict[str, Any]:
    """The JSON form of an annotation."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        mark = args[1]
        if isinstance(mark, Named):
            return {"kind": "name", "of": mark.kind}
        return {"kind": "int", "min": mark.low, "max": mark.high} | ({"most": mark.most} if mark.most else {})
    if origin in (typing.Union, types.UnionType):
        inner = [schema(arg) for arg in args if arg is not type(None)]
        one = inner[0] if len(inner) == 1 else {"kind": "union", "of": inner}
        return {"kind": "option", "of": one} if type(None) in args else one
    if origin is typing.Literal:
        return {"kind": "enum", "values": list(args)}
    if origin is not None and issubclass(origin, Mapping):
        return {"kind": "map", "key": schema(args[0]), "of": schema(args[1])}
    if origin is not None and issubclass(origin, Sequence):
        return {"kind": "list", "of": schema(args[0])}
    return {"kind": {int: "int", bool: "bool", str: "text"}.get(hint, "any")}


@cache
def parameters(function: Callable[..., Any]) -> dict[str, tuple[dict[str, Any], bool]]:
    """Each parameter's schema, and whether it must be given, in the order of the signature."""
    hints = typing.get_type_hints(function, include_extras=True)
    return {name: (schema(hints[name]), parameter.default in (inspect.Parameter.empty, ...))
            for name, parameter in inspect.signature(function).parameters.items()
            if parameter.kind is not inspect.Parameter.VAR_KEYWORD}


def methods(vocabulary: Mapping[str, Callable[..., Any]]) -> set[str]:
    """The names of the public methods of what a vocabulary's functions return."""
    kinds = {typing.get_type_hints(function).get("return", object) for function in vocabulary.values()}
    return {name for kind in kinds for name in dir(kind) if getattr(getattr(kind, name), "in_vocabulary", False)}


@cache
def defaults(function: Callable[..., Any]) -> Mapping[str, Any]:
    """What each parameter is where it is left out; ``...`` where it must be given."""
    return types.MappingProxyType({
        name: ... if parameter.default is parameter.empty else parameter.default
        for name, parameter in inspect.signature(function).parameters.items()
        if parameter.kind is not inspect.Parameter.VAR_KEYWORD})


def given_to(function_locals: dict[str, Any]) -> dict[str, Any]:
    """The arguments of a call, from its local names; one that is itself called ``unknown`` is among the unknown."""
    unknown: dict[str, Any] = function_locals.pop("unknown")
    return function_locals | unknown


def normalise(value: Any) -> Any:
    """Input text in its composed form, whatever it stands in; one that is :func:`too_much` is not for it.

    Raises:
        SetupError: two keys of a mapping are one in that form, so that one of them would be lost.
    """
    if isinstance(value, str):
        return normalize("NFC", value) if type(value) is str else value
    if isinstance(value, Mapping):
        keys = [normalise(key) if isinstance(key, str) else key for key in value]
        if twice := [key for key, count in Counter(keys).items() if count > 1]:
            raise SetupError([Problem(str(key), "key_twice", key) for key in twice])
        return dict(zip(keys, map(normalise, value.values()), strict=True))
    if isinstance(value, (list, tuple)):
        return [normalise(item) for item in value]
    return value


def fit_name(name: str) -> bool:
    """Whether a card, a sign or a player may be called so: it is seen, short, and told apart in answers and moves."""
    return name == name.strip() != "" and name.isprintable() and not _UNSEEN.search(name) \
        and len(name) <= LONGEST_NAME and not name.startswith("?") and JOINS.isdisjoint(name) \
        and ": " not in name and name not in KEPT_WORDS


def check(value: Any, kind: Mapping[str, Any], where: str, names: Mapping[str, Iterable[str]]) -> list[Problem]:
    """Every problem of a value against its schema; of very many, one more than are told.

    Args:
        value: what was given.
        kind: its schema, from :func:`schema`.
        where: the argument, as it shall be named in problems.
        names: the known names of each kind.
    """
    return too_much(value, where) or list(islice(_check(value, kind, where, names), TOLD + 1))


def _check(value: Any, kind: Mapping[str, Any], where: str, names: Mapping[str, Iterable[str]]) -> Iterator[Problem]:
    what = kind["kind"]
    if what == "option":
        if value is not None:
            yield from _check(value, kind["of"], where, names)
    elif what == "union":
        yield from _check_union(value, kind["of"], where, names)
    elif what in ("name", "enum"):
        known = list(names[kind["of"]] if what == "name" else kind["values"])
        if not isinstance(value, str):
            yield Problem(where, "wrong_type", told(value), list(map(repr, known[:1])), _near(value, known))
        elif value not in known:
            code = f"unknown_{kind['of']}" if what == "name" else "unknown_value"
            yield Problem(where, code, value, known, _near(value, known))
    elif not _shape(value, kind):
        code = "not_a_list" if what == "list" else "wrong_type"
        yield Problem(where, code, told(value), [_example(kind)], _remedy(value, kind))
    elif what == "int" and "min" in kind and not kind["min"] <= value <= kind.get("most", kind["max"]):
        yield Problem(where, "out_of_range", value, [_example(kind)], str(max(kind["min"], min(kind["max"], value))))
    elif what == "list":
        for place, item in enumerate(value):
            yield from _check(item, kind["of"], f"{where}[{place}]", names)
    elif what == "map":
        for key, item in value.items():
            yield from _check(key, kind["key"], where, names)
            yield from _check(item, kind["of"], f"{where}[{short(key)}]", names)


def _check_union(value: Any, kinds: Sequence[Mapping[str, Any]], where: str,
                 names: Mapping[str, Iterable[str]]) -> Iterable[Problem]:
    """The problems of a value that may be of several kinds: against the one it comes nearest to."""
    if fitting := [check(value, kind, where, names) for kind in kinds if _shape(value, kind)]:
        return min(fitting, key=len)
    alone = any(kind["kind"] == "list" and not check([value], kind, where, names) for kind in kinds)
    return [Problem(where, "wrong_type", told(value), list(map(_example, kinds)), repr([value]) if alone else "")]


def _near(value: object, known: Sequence[str]) -> str:
    near = nearest(value, known)
    return repr(near) if near else ""


def _remedy(value: Any, kind: Mapping[str, Any]) -> str:
    """How a value of the wrong type is written rightly: the same one where that is plain, else its form."""
    if kind["kind"] == "list" and isinstance(value, str):
        return repr([value])
    if kind["kind"] in ("int", "bool"):  # an example would look like the answer
        return value if kind["kind"] == "int" and isinstance(value, str) and value.isdecimal() else ""
    return _example(kind)


def _shape(value: Any, kind: Mapping[str, Any]) -> bool:
    """Whether a value has the outer form that its schema asks for."""
    what = kind["kind"]
    if what == "int":
        return isinstance(value, int) and not isinstance(value, bool)
    if what == "bool":
        return isinstance(value, bool)
    if what == "list":
        return isinstance(value, (list, tuple))
    if what == "map":
        return isinstance(value, Mapping)
    return what == "any" or (isinstance(value, str))


def _example(kind: Mapping[str, Any]) -> str:
    """How a value of this schema is written."""
    if "min" in kind:
        return f"{kind['min']}–{kind['max']}"
    return {"int": "2", "bool": "True", "list": "['…', '…']", "map": "{'…': …}", "text": "'…'"}.get(kind["kind"], "…")


class Result:
    """What a scenario's call returns: a trace, read by name.

    ``events``, ``clauses`` (in the order cited), ``asked`` (open questions with their readings),
    ``pending`` (the choice that nobody answered), ``gap``, ``answers``; ``doubted``: what :meth:`why_not` was asked.
    """

    #: The names of what a bench shows of it, besides the outcome.
    summary: ClassVar[Sequence[str]] = ()
    #: What the rules may return; where the text decides nothing, ``outcome`` is ``"gap"`` besides.
    outcomes: ClassVar[Sequence[str]] = ()

    def __init__(self, trace: Trace, call: str, arguments: Mapping[str, Any]) -> None:
        self.trace = trace
        self.call = call
        self.arguments = dict(arguments)
        self.doubted: list[str] = []

    @property
    def outcome(self) -> Any:
        """What the rules returned; ``"gap"`` where the text decides nothing, None while a choice is pending."""
        return "gap" if self.trace.gap else self.trace.value

    @property
    def events(self) -> list[Event]:
        """All events, in order."""
        return self.trace.events

    @property
    def kinds(self) -> list[str]:
        """The kinds of the events, in order."""
        return [event.kind for event in self.trace.events]

    @property
    def clauses(self) -> list[str]:
        """Ids of the clauses, in the order first cited."""
        return self.trace.clauses

    @property
    def asked(self) -> dict[str, str]:
        """The open questions consulted, with the readings in force."""
        return self.trace.asked

    @property
    def pending(self) -> Choice | None:
        """The choice that nobody has answered yet."""
        return self.trace.pending

    @property
    def gap(self) -> str | None:
        """The open question that the text leaves undecided here."""
        return self.trace.gap.question if self.trace.gap else None

    @property
    def refused(self) -> Refusal | None:
        """Why what was stated last is not allowed; None where nothing was refused."""
        told = next((event for event in reversed(self.trace.events) if event.kind == "refused"), None)
        if told is None:
            return None
        return Refusal(told.clauses, told.facts["reason"],
                       {name: value for name, value in told.facts.items() if name != "reason"})

    @property
    def answers(self) -> list[str]:
        """The answers used, as their canonical texts."""
        return [answer.text for answer in self.trace.answers]

    @property
    def options(self) -> list[str]:
        """The texts of the pending choice's options; empty where they are too many to list."""
        return _options(self.trace.pending) if self.trace.pending else []

    @public
    def of(self, kind: str) -> list[dict[str, Any]]:
        """The facts of every event of a kind, in order."""
        return [event.facts for event in self.trace.events if event.kind == kind]

    @public
    def why_not(self, option: str) -> Refusal | None:
        """Why the pending choice may not be answered so; None where it may."""
        pending = self.trace.pending
        if pending is None:
            return None
        self.doubted.append(answer_text(option))
        refusal: Refusal | None = pending.menu.why_not(pending.menu.decode(self.doubted[-1]))
        return refusal

    def __repr__(self) -> str:
        return f"<{self.call}: {self.outcome}>"


def _options(choice: Choice) -> list[str]:
    try:
        return [choice.menu.encode(option) for option in choice.menu]
    except NotFinite:
        return []


def unused(trace: Trace, given: Sequence[Any], where: str = "answers") -> list[Problem]:
    """What is wrong with the answers of a call: one that the menu refuses, or more than are asked for."""
    place = f"{where}[{len(trace.answers)}]"
    if trace.refused and trace.pending:
        allowed = _options(trace.pending)
        write = repr(allowed[0]) if allowed else ""
        return [Problem(place, "answer_refused", trace.refused.answer, allowed, write)]
    if len(given) > len(trace.answers):
        left = answer_text(given[len(trace.answers)])
        return [Problem(place, "answers_left_over", left, [f"{len(trace.answers)}"])]
    return []
