"""What there is to say, read from the source: kinds of events and choices, refusals, problems, their facts.

What the engine, the program and the page ask for by name is what the messages of each language must have.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import ModuleType

from engine.rulings import GAP
from rulebook.findings import CALLED
from rulebook.words import message_id

__all__ = ["Spoken", "by_name", "spoken"]

_ROOT = Path(__file__).parent.parent


@dataclass
class Spoken:
    """The messages that a game needs.

    ``facts`` has the variables that every use of a message gives; ``readings`` the reading's own name.
    """

    ids: set[str] = field(default_factory=set)
    facts: dict[str, set[str]] = field(default_factory=dict)
    readings: dict[str, str] = field(default_factory=dict)

    def add(self, name: str, facts: set[str] | None = None) -> None:
        """One use of a message; with ``facts=None`` they are not known."""
        identity = message_id(name)
        self.ids.add(identity)
        if facts is not None:
            self.facts[identity] = self.facts.get(identity, facts) & facts


@cache
def spoken(game: ModuleType) -> Spoken:
    """What a game can say, and the program about it; read once."""
    found = Spoken()
    folder = Path(game.__file__ or "").parent
    silent = {question.name for question in game.LAWBOOK.questions.values() if GAP in question.names}
    for path in (folder.parent / "play.py", _ROOT / "rulebook" / "bench.py", *sorted(folder.glob("*.py"))):
        module = _Module(path)
        module.events(found, silent)
        module.menus(found)
    kinds = {kind for path in folder.glob("*.py") for call in _calls(_tree(path), "Named")
             if (kind := _text(call.args[0]))}
    for path in (*folder.parent.glob("*.py"), *folder.glob("*.py"), *(_ROOT / "rulebook").rglob("*.py")):
        for code in _Module(path).problems(kinds):
            found.add(f"problem-{code}", {"where", "code", "found", "expected"})
        for call in _calls(_tree(path), "Finding"):
            if call.args and (name := _text(call.args[0])):
                found.add(f"finding-{name}", set())
    for name in ("problem-write", "problem-other"):
        found.add(name)
    for name in CALLED:  # made by the kind of a change
        found.add(f"finding-{name}", set())
    for question in game.LAWBOOK.questions.values():
        found.add(f"question-{question.name}", set())
        if question.name in silent:
            found.ids.add(message_id(f"gap-{question.name}"))
            found.facts.setdefault(message_id(f"gap-{question.name}"), set())
        for reading in question.names:
            found.readings[message_id(f"reading-{question.name}-{reading}")] = message_id(reading)
            found.add(f"reading-{question.name}-{reading}", set())
    return found


@cache
def by_name(family: str) -> tuple[frozenset[str], tuple[str, ...]]:
    """The messages of a family that the program or the page names, and the beginnings of those that it puts together.

    A name that is put together from the family alone, such as ``cli-{name}``, counts with every text of its file.

    Args:
        family: ``"cli-"``, ``"page-"`` or ``"ui-"``; the last is read in the page's source, which a wheel leaves out.
    """
    ids, beginnings = set[str](), set[str]()
    page = family == "ui-"
    for path in (_ROOT / "rulebook" / "widgets" / "src").rglob("*.ts") if page else (_ROOT / "rulebook").rglob("*.py"):
        texts, templates = _named_in_page(path) if page else _named_in(path)
        ids |= {text for text in texts if text.startswith(family)}
        beginnings |= {start for start in templates if start.startswith(family) and start != family}
        if family in templates:
            ids |= {f"{family}{message_id(text)}" for text in texts}
    return frozenset(ids), tuple(beginnings)


def _named_in(path: Path) -> tuple[set[str], set[str]]:
    """The texts of a Python file, and the beginnings of those with something put in."""
    nodes = list(ast.walk(_tree(path)))
    return ({text for node in nodes if (text := _text(node))},
            {start for node in nodes if isinstance(node, ast.JoinedStr) and (start := _text(node.values[0]))})


def _named_in_page(path: Path) -> tuple[set[str], set[str]]:
    """The same of a TypeScript file."""
    source = path.read_text(encoding="utf-8")
    return ({text for pair in re.findall(r'"([\w-]+)"|\b(ui-[\w-]*\w)', source) for text in pair if text},
            set(re.findall(r"`([\w-]+)\$\{", source)))


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _calls(tree: ast.AST, name: str) -> list[ast.Call]:
    """Every call of a function, class or method of that name; ``event(…)`` makes an ``Event``."""
    calls = _all_calls(tree)
    return [call for one in dict.fromkeys((name, name.lower())) for call in calls.get(one, ())]


@cache
def _all_calls(tree: ast.AST) -> dict[str, list[ast.Call]]:
    """The calls of a tree by name; a tree is walked once, whatever is asked of it."""
    found: dict[str, list[ast.Call]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            found.setdefault(_name(node.func), []).append(node)
    return found


def _name(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


class _Module:
    """One module's syntax tree, with the function that each call stands in."""

    def __init__(self, path: Path) -> None:
        self.tree = _tree(path)
        self.functions = [node for node in ast.walk(self.tree) if isinstance(node, ast.FunctionDef)]

    def events(self, found: Spoken, silent: set[str]) -> None:
        """Events, choices, refusals, and gaps: those raised, and those of the ``silent`` questions asked."""
        for function in self.functions:
            for call in _calls(function, "Event"):
                if (kind := _text(call.args[0])) and kind != "refused":
                    found.add(f"event-{kind}", _keywords(call))
            for call in _calls(function, "Choice"):
                for kind, extra in self.named(call.args[1], function):
                    found.add(f"choice-{kind}", {"who", *_keywords(call), *extra})
            for call in _calls(function, "Refusal"):
                for reason in _texts(call.args[1]) if len(call.args) > 1 else ():
                    found.add(f"refusal-{reason}", self.keys(call.args[2] if len(call.args) > 2 else None, function))
            for call in _calls(function, "Gap"):
                if len(call.args) > 1 and (question := _text(call.args[1])):
                    found.add(f"gap-{question}", _keywords(call))
            for call in _calls(function, "ask"):
                if (question := _text(call.args[0])) in silent:
                    found.add(f"gap-{question}", _keywords(call))

    def menus(self, found: Spoken) -> None:
        """The refusals that menus are given, or have by default."""
        for menu in (node for node in self.tree.body if isinstance(node, ast.ClassDef)):
            methods = {node.name: node for node in menu.body if isinstance(node, ast.FunctionDef)}
            own = methods.get("refusal")
            told = [self.keys(call.args[2], own) for call in _calls(own, "Refusal")] if own else [{"option"}]
            facts = set[str]().union(*told)
            for reason in _reasons(methods.get("__init__")):
                found.add(f"refusal-{reason}", facts)
        for call in _calls(self.tree, "Options"):
            if len(call.args) > 2 and (given := _text(call.args[2])):
                found.add(f"refusal-{given}", {"option"})

    def named(self, node: ast.expr, function: ast.FunctionDef) -> Iterator[tuple[str, set[str]]]:
        """The names that an argument can be: its text, or what callers of the function give for it."""
        if kind := _text(node):
            yield kind, set()
            return
        names = [argument.arg for argument in function.args.args]
        if isinstance(node, ast.Name) and node.id in names:
            for call in _calls(self.tree, function.name):
                place = names.index(node.id)
                if place < len(call.args) and (kind := _text(call.args[place])):
                    yield kind, _keywords(call) - set(names)

    def keys(self, node: ast.expr | None, function: ast.FunctionDef) -> set[str]:
        """The keys of a mapping that is written out, in place or in a variable of the function."""
        if isinstance(node, ast.Dict):
            return {key for key in map(_text, node.keys) if key}
        if isinstance(node, ast.BinOp):
            return self.keys(node.left, function) | self.keys(node.right, function)
        if isinstance(node, ast.Name):
            for part in ast.walk(function):
                if isinstance(part, (ast.Assign, ast.AnnAssign)) and _target(part) == node.id:
                    return self.keys(part.value, function)
        return set()

    def problems(self, kinds: set[str]) -> Iterator[str]:
        """The codes of problems; ``kinds`` are the kinds of names that a code may speak of."""
        places = {"Problem": 1}
        for function in self.functions:
            names = [argument.arg for argument in function.args.args if argument.arg != "self"]
            if "code" in names:
                places[function.name] = names.index("code")
        for name, place in places.items():
            for call in _calls(self.tree, name):
                if len(call.args) > place:
                    yield from self.codes(call.args[place], kinds)

    def codes(self, node: ast.expr, kinds: set[str], seen: frozenset[str] = frozenset()) -> Iterator[str]:
        """What a code can be: a text, one of two, a text with a kind of thing in it, what a name or call gives."""
        if code := _text(node):
            yield code
        elif isinstance(node, ast.IfExp):
            yield from self.codes(node.body, kinds, seen)
            yield from self.codes(node.orelse, kinds, seen)
        elif isinstance(node, ast.Name) and node.id not in seen:
            for part in ast.walk(self.tree):
                if isinstance(part, ast.Assign) and _name(part.targets[0]) == node.id:
                    yield from self.codes(part.value, kinds, seen | {node.id})
        elif isinstance(node, ast.Call) and (name := _name(node.func)) not in seen:
            for function in self.functions:
                if function.name == name:
                    for part in ast.walk(function):
                        if isinstance(part, ast.Return) and part.value:
                            yield from self.codes(part.value, kinds, seen | {name})
        elif isinstance(node, ast.JoinedStr):
            hole = next(part.value for part in node.values if isinstance(part, ast.FormattedValue))
            for kind in self.looped(hole.id) if isinstance(hole, ast.Name) else kinds:
                yield "".join(_text(part) or kind for part in node.values)

    def looped(self, name: str) -> Iterator[str]:
        """What a loop over written-out tuples gives a variable."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.For) and isinstance(node.target, ast.Tuple) and isinstance(node.iter, ast.Tuple):
                for place, target in enumerate(node.target.elts):
                    if _name(target) == name:
                        yield from (text for item in node.iter.elts if isinstance(item, ast.Tuple)
                                    and (text := _text(item.elts[place])))


def _reasons(init: ast.FunctionDef | None) -> Iterator[str]:
    """The reason that a menu has by default, or gives to the menu that it extends."""
    if init:
        names = [argument.arg for argument in init.args.args][-len(init.args.defaults):]
        yield from (reason for name, default in zip(names, init.args.defaults, strict=False)
                    if name == "reason" and (reason := _text(default)))
        yield from (reason for call in _calls(init, "__init__") for given in call.args if (reason := _text(given)))


def _text(node: ast.AST | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _target(node: ast.Assign | ast.AnnAssign) -> str:
    """The name that is assigned to."""
    return _name(node.targets[0] if isinstance(node, ast.Assign) else node.target)


def _texts(node: ast.AST) -> Iterator[str]:
    """A text that is written out, or the two that one condition chooses from."""
    for one in (node.body, node.orelse) if isinstance(node, ast.IfExp) else (node,):
        if text := _text(one):
            yield text


def _keywords(call: ast.Call) -> set[str]:
    return {keyword.arg for keyword in call.keywords if keyword.arg} - {"sees", "secret"}
