"""The small language of scenarios, checked by its syntax tree before anything runs.

Assignment to one name, literals and displays, calls of vocabulary names and of public methods of
results, attributes without a leading underscore, subscripts, comparisons, ``and or not in``. A
proposal is data, never a program.
"""

from __future__ import annotations

import ast
from collections.abc import Collection

from engine.problems import Problem

__all__ = ["BUILTINS", "check_source"]

#: Functions that every scenario may call besides its game's vocabulary.
BUILTINS = ("len", "sorted", "tell")

_EXPRESSIONS = (ast.Constant, ast.List, ast.Tuple, ast.Dict, ast.Set, ast.Compare, ast.BoolOp, ast.Load, ast.Store,
                ast.And, ast.Or, ast.Not, ast.USub, ast.cmpop, ast.expr_context)
_LITERALS = (str, int, float, bool, type(None))


def check_source(source: str, place: str, line: int, vocabulary: Collection[str], methods: Collection[str],
                 constants: Collection[str], known: set[str]) -> list[Problem]:
    """Everything in a piece of a scenario that is outside the small language.

    Args:
        source: the piece.
        place, line: the file and the line where the piece begins, for the problems.
        vocabulary, methods, constants: what may be called and named.
        known: names assigned so far; the piece's own are added.

    Returns:
        Problems with line and column; empty where the piece may run.
    """
    try:
        tree = ast.parse(source)
    except SyntaxError as error:
        where = f"{place}:{line + (error.lineno or 1) - 1}:{error.offset or 1}"
        return [Problem(where, "not_python", (error.text or source).strip()[:80])]
    except (RecursionError, MemoryError, ValueError):
        return [Problem(f"{place}:{line}", "nested_too_deeply", source[:40])]
    checker = _Checker(place, line, vocabulary, methods, {*constants, *vocabulary, *BUILTINS}, known)
    try:
        for statement in tree.body:
            checker.statement(statement)
    except RecursionError:
        return [Problem(f"{place}:{line}", "nested_too_deeply", source[:40])]
    return checker.problems


class _Checker:
    """Walks one syntax tree."""

    def __init__(self, place: str, line: int, vocabulary: Collection[str], methods: Collection[str],
                 fixed: Collection[str], known: set[str]) -> None:
        self.place = place
        self.line = line
        self.callable = {*vocabulary, *BUILTINS}
        self.methods = methods
        self.fixed = fixed
        self.known = known
        self.problems: list[Problem] = []

    def problem(self, node: ast.AST, code: str, found: str, expected: Collection[str] = (), write: str = "") -> None:
        line = self.line + getattr(node, "lineno", 1) - 1
        where = f"{self.place}:{line}:{getattr(node, 'col_offset', 0) + 1}"
        self.problems.append(Problem(where, code, found, list(expected), write))

    def statement(self, node: ast.stmt) -> None:
        if isinstance(node, ast.Expr):
            self.expression(node.value)
        elif isinstance(node, ast.Assign):
            self.expression(node.value)
            target = node.targets[0]
            if len(node.targets) > 1 or not isinstance(target, ast.Name):
                self.problem(node, "not_allowed", "assignment", ["name = …"], "t = …")
            elif target.id.startswith("_") or target.id in self.fixed:
                self.problem(target, "name_not_free", target.id, [], f"{target.id.strip('_') or 't'}1 = …")
            else:
                self.known.add(target.id)
        else:
            self.problem(node, "not_allowed", type(node).__name__.lower(), ["name = …", "call(…)", "comparison"])

    def expression(self, node: ast.AST) -> None:
        if isinstance(node, ast.Constant) and not isinstance(node.value, _LITERALS):
            self.problem(node, "not_allowed", repr(node.value), ["'…'", "1", "True", "None"])
        elif isinstance(node, ast.Name):
            if node.id not in self.fixed and node.id not in self.known:
                self.problem(node, "unknown_name", node.id, sorted({*self.fixed, *self.known}))
        elif isinstance(node, ast.Attribute):
            if node.attr.startswith("_"):
                self.problem(node, "underscore", node.attr)
            self.expression(node.value)
        elif isinstance(node, ast.Subscript):
            self.expression(node.value)
            if isinstance(node.slice, ast.Slice):
                self.problem(node, "not_allowed", "slice", ["[0]", "['…']"])
            else:
                self.expression(node.slice)
        elif isinstance(node, ast.Call):
            self.call(node)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            if not isinstance(node.operand, ast.Constant) or type(node.operand.value) not in (int, float):
                self.problem(node, "not_allowed", "-", ["-1"])
        elif isinstance(node, _EXPRESSIONS) or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)):
            for child in ast.iter_child_nodes(node):
                self.expression(child)
            if isinstance(node, ast.Dict) and None in node.keys:
                self.problem(node, "not_allowed", "**", ["{'…': …}"])
        else:
            self.problem(node, "not_allowed", type(node).__name__.lower(), [], "")

    def call(self, node: ast.Call) -> None:
        function = node.func
        if isinstance(function, ast.Name):
            if function.id not in self.callable:
                self.problem(function, "not_callable", function.id, sorted(self.callable))
        elif isinstance(function, ast.Attribute):
            self.expression(function.value)
            if function.attr not in self.methods:
                self.problem(function, "not_callable", f".{function.attr}",
                             [f".{method}" for method in sorted(self.methods)])
        else:
            self.problem(function, "not_callable", "(…)(…)", sorted(self.callable))
        for argument in node.args:
            self.expression(argument)
        for keyword in node.keywords:
            if keyword.arg is None:
                self.problem(keyword.value, "not_allowed", "**", ["name=…"])
            elif isinstance(function, ast.Name) and function.id in ("len", "sorted"):
                self.problem(keyword.value, "not_allowed", f"{keyword.arg}=", [f"{function.id}(…)"])
            self.expression(keyword.value)
