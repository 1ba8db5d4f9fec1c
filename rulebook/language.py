"""The small language of scenarios, checked by its syntax tree before anything runs.

Assignment to one name, literals and displays, calls of vocabulary names and of public methods of
results, attributes without a leading underscore, subscripts, comparisons, ``and or not in``. A
proposal is data, never a program; how much it may build and call is bounded before it runs.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection
from dataclasses import dataclass, field
from difflib import get_close_matches
from warnings import catch_warnings, simplefilter

from engine.problems import Problem

__all__ = ["BUILTINS", "Written", "check_source"]

#: Functions that every scenario may call besides its game's vocabulary.
BUILTINS = ("len", "sorted", "tell")

_EXPRESSIONS = (ast.List, ast.Tuple, ast.Dict, ast.Set, ast.Compare, ast.BoolOp)
#: What marks a node and has no value of its own.
_MARKS = (ast.expr_context, ast.boolop, ast.unaryop, ast.cmpop)
_LITERALS = (str, int, float, bool, type(None))

#: The most that the values of a whole scenario may hold, a name's value counted wherever it stands.
LARGEST_VALUE = 10_000
#: What a result, or a part of one, counts for.
RESULT = 20
#: The most calls of the vocabulary in a scenario.
MOST_CALLS = 200
#: The call that plays a whole game, which may take a second or two, and the most of them.
WHOLE_GAME, MOST_GAMES = "game", 3
#: The longest text and the largest number, on either side of zero, that may be written.
LONGEST_TEXT = 200
LARGEST_NUMBER = 1_000_000_000
_DIGITS = re.compile(r"(?<![\w.])\d[\d_]{4000,}")


@dataclass(slots=True)
class Written:
    """What a scenario has written so far: its names with the size of their values, and how much in all."""

    names: dict[str, int] = field(default_factory=dict)
    size: int = 0
    calls: int = 0
    games: int = 0


def check_source(source: str, place: str, line: int, vocabulary: Collection[str], methods: Collection[str],
                 constants: Collection[str], written: Written) -> list[Problem]:
    """Everything in a piece of a scenario that is outside the small language.

    Args:
        source: the piece.
        place, line: the file and the line where the piece begins, for the problems.
        vocabulary, methods, constants: what may be called and named.
        written: what the pieces before it wrote; the piece's own is added.

    Returns:
        Problems with line and column; empty where the piece may run.
    """
    try:
        with catch_warnings():  # what Python finds odd is no message of ours
            simplefilter("ignore", SyntaxWarning)
            tree = ast.parse(source)
    except SyntaxError as error:
        where = f"{place}:{line + (error.lineno or 1) - 1}:{error.offset or 1}"
        digits = _DIGITS.search(source)
        if digits and "integer string conversion" in error.msg:  # more of them than Python reads
            return [Problem(where, "out_of_range", digits[0], [f"-{LARGEST_NUMBER}–{LARGEST_NUMBER}"])]
        return [Problem(where, "not_python", (error.text or source).strip()[:80])]
    except ValueError:  # such as a NUL
        return [Problem(f"{place}:{line}", "not_python", source.strip()[:80])]
    except (RecursionError, MemoryError):
        return [Problem(f"{place}:{line}", "nested_too_deeply", source[:40])]
    checker = _Checker(source, place, line, vocabulary, methods, {*constants, *vocabulary, *BUILTINS}, written)
    try:
        for statement in tree.body:
            checker.statement(statement)
        for statement in tree.body[1:2]:
            checker.problem(statement, "two_statements", (ast.get_source_segment(source, statement) or "")[:80], [],
                            ">>> …")
    except RecursionError:
        return [Problem(f"{place}:{line}", "nested_too_deeply", source[:40])]
    return checker.problems


class _Checker:
    """Walks one syntax tree. What expressions return is the size of their value."""

    def __init__(self, source: str, place: str, line: int, vocabulary: Collection[str], methods: Collection[str],
                 fixed: Collection[str], written: Written) -> None:
        self.source = source
        self.place = place
        self.line = line
        self.vocabulary = vocabulary
        self.callable = {*vocabulary, *BUILTINS}
        self.methods = methods
        self.fixed = fixed
        self.written = written
        self.problems: list[Problem] = []

    def problem(self, node: ast.AST, code: str, found: object, expected: Collection[str] = (), write: str = "") -> None:
        line = self.line + getattr(node, "lineno", 1) - 1
        where = f"{self.place}:{line}:{getattr(node, 'col_offset', 0) + 1}"
        self.problems.append(Problem(where, code, found, list(expected), write))

    def statement(self, node: ast.stmt) -> None:
        size = 0
        if isinstance(node, ast.Expr):
            size = self.expression(node.value)
        elif isinstance(node, ast.Assign):
            size = self.expression(node.value)
            target = node.targets[0]
            if len(node.targets) > 1 or not isinstance(target, ast.Name):
                self.problem(node, "not_allowed", "assignment", ["name = …"], "t = …")
            elif target.id.startswith("_") or target.id in self.fixed:
                self.problem(target, "name_not_free", target.id, [], f"{target.id.strip('_') or 't'}1 = …")
            else:
                self.written.names[target.id] = size
        else:
            self.problem(node, "not_allowed", type(node).__name__.lower(), ["name = …", "call(…)", "comparison"])
        before, self.written.size = self.written.size, self.written.size + size
        if before <= LARGEST_VALUE < self.written.size:
            self.problem(node, "value_too_large", None, [str(LARGEST_VALUE)])

    def expression(self, node: ast.AST) -> int:
        """What is wrong with an expression, noted; the size of its value."""
        if isinstance(node, ast.Constant):
            self.literal(node)
            return 1
        if isinstance(node, ast.Name):
            if node.id not in self.fixed and node.id not in self.written.names:
                names = sorted({*self.fixed, *self.written.names})
                self.problem(node, "unknown_name", node.id, names, _near(node.id, names))
            return self.written.names.get(node.id, 1)
        if isinstance(node, ast.Attribute):
            if node.attr.startswith("_"):
                self.problem(node, "underscore", node.attr)
            return RESULT + self.expression(node.value)
        if isinstance(node, ast.Subscript):
            size = self.expression(node.value)
            if isinstance(node.slice, ast.Slice):
                self.problem(node, "not_allowed", "slice", ["[0]", "['…']"])
                return size
            return size + self.expression(node.slice)
        if isinstance(node, ast.Call):
            return self.call(node)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            if not isinstance(node.operand, ast.Constant) or type(node.operand.value) not in (int, float):
                self.problem(node, "not_allowed", "-", ["-1"])
                return 1
            return self.expression(node.operand)
        if isinstance(node, _EXPRESSIONS) or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)):
            if isinstance(node, ast.Dict):
                self.keys(node)
            return 1 + sum(self.expression(child) for child in ast.iter_child_nodes(node)
                           if not isinstance(child, _MARKS))
        self.problem(node, "not_allowed", type(node).__name__.lower(), [], "")
        return 1

    def keys(self, node: ast.Dict) -> None:
        """Each key is written out, and stands once: of two alike Python would keep the last in silence."""
        seen: set[object] = set()
        for key in node.keys:
            if key is None:
                self.problem(node, "not_allowed", "**", ["{'…': …}"])
            elif isinstance(key, ast.Constant):
                if key.value in seen:
                    self.problem(key, "key_twice", key.value)
                seen.add(key.value)

    def literal(self, node: ast.Constant) -> None:
        """A text or number is of a length and size that somebody could mean."""
        value = node.value
        if not isinstance(value, _LITERALS):
            self.problem(node, "not_allowed", repr(value), ["'…'", "1", "True", "None"])
        elif isinstance(value, str) and len(value) > LONGEST_TEXT:
            self.problem(node, "text_too_long", len(value), [str(LONGEST_TEXT)])
        elif isinstance(value, (int, float)) and not abs(value) <= LARGEST_NUMBER:
            found = ast.get_source_segment(self.source, node) or ""
            self.problem(node, "out_of_range", found, [f"-{LARGEST_NUMBER}–{LARGEST_NUMBER}"])

    def call(self, node: ast.Call) -> int:
        """What is wrong with a call, noted; the size of what it is given and returns."""
        function, size = node.func, RESULT
        if isinstance(function, ast.Name):
            if function.id not in self.callable:
                self.problem(function, "not_callable", function.id, sorted(self.callable),
                             _near(function.id, self.callable))
            elif function.id in self.vocabulary or function.id == "tell":
                self.written.calls += 1
                if self.written.calls == MOST_CALLS + 1:
                    self.problem(function, "too_many_calls", self.written.calls, [str(MOST_CALLS)])
                self.written.games += function.id == WHOLE_GAME
                if function.id == WHOLE_GAME and self.written.games == MOST_GAMES + 1:
                    self.problem(function, "too_many_games", self.written.games, [str(MOST_GAMES)])
        elif isinstance(function, ast.Attribute):
            size += self.expression(function.value)
            if function.attr not in self.methods:
                self.problem(function, "not_callable", f".{function.attr}",
                             [f".{method}" for method in sorted(self.methods)])
        else:
            self.problem(function, "not_callable", "(…)(…)", sorted(self.callable))
        for argument in node.args:
            size += self.expression(argument)
        seen: set[str] = set()
        for keyword in node.keywords:
            if keyword.arg is None:
                self.problem(keyword.value, "not_allowed", "**", ["name=…"])
            elif keyword.arg in seen:
                self.problem(keyword.value, "argument_twice", keyword.arg)
            elif isinstance(function, ast.Name) and function.id in ("len", "sorted"):
                self.problem(keyword.value, "not_allowed", f"{keyword.arg}=", [f"{function.id}(…)"])
            seen.add(keyword.arg or "")
            size += self.expression(keyword.value)
        return size


def _near(name: str, known: Collection[str]) -> str:
    """The known name that was meant, if one is near."""
    return next(iter(get_close_matches(name, list(known), 1, 0.6)), "")
