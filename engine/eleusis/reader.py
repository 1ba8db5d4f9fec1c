"""Reads the text of a secret rule, and finds every problem before it gives up."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, NoReturn
from unicodedata import normalize

from engine.eleusis.cards import parse_card
from engine.eleusis.functions import FUNCTIONS, unreadable
from engine.eleusis.terms import (
    CARD,
    COLOUR,
    DEEPEST,
    EXAMPLES,
    HIGHEST,
    LITERALS,
    LONGEST,
    NAMED,
    NUMBER,
    SUIT,
    SYNONYMS,
    TEST,
    VALUE,
    VALUES,
    WORDS,
    WRONG,
    Node,
    literal,
)
from engine.problems import Problem, SetupError

__all__ = ["MOST_PROBLEMS", "Reader"]

#: The most problems of one text that are told.
MOST_PROBLEMS = 20

_TOKEN = re.compile(r"[()]|[^\s(),]+")
_QUOTES = "'\"‘’“”„\ufe0e\ufe0f"
ALL_WORDS = (*FUNCTIONS, *WORDS, *SYNONYMS, *(name for name in NAMED if len(name) > 2))


class _Unreadable(Exception):
    """The brackets are such that nothing after them can be read."""


class Reader:
    """Reads one text: finds every problem before it gives up."""

    def __init__(self, text: str, where: str) -> None:
        self.text = text
        self.where = where
        self.problems: list[Problem] = []
        self.tokens: list[tuple[int, str]] = []
        self.at = 0
        self.counting = 0
        self.near: dict[str, str] = {}

    def read(self) -> Node:
        """The whole text as one test."""
        try:
            root = self.whole()
        except _Unreadable:
            root = None
        if root is None or self.problems:
            raise SetupError(sorted(self.problems, key=lambda problem: int(problem.where.rpartition(":")[2]))
                             [:MOST_PROBLEMS], str(self.text)[:LONGEST])
        return root

    def whole(self) -> Node:
        """The one term that the text consists of."""
        if not isinstance(self.text, str):
            self.stop("wrong_type", 1, self.text, [EXAMPLES[TEST]])
        if len(self.text) > LONGEST:
            self.stop("rule_too_long", LONGEST + 1, len(self.text), [str(LONGEST)])
        self.tokens = [(match.start() + 1, match[0]) for match in _TOKEN.finditer(self.text)]
        if not self.tokens:
            self.stop("rule_empty", 1, None, [EXAMPLES[TEST]], FUNCTIONS["equal"].usage)
        root = self.term(1)
        if self.at < len(self.tokens):
            column, mark = self.tokens[self.at]
            self.problem("rule_not_opened" if mark == ")" else "rule_left_over", column, mark)
        self.want(root, TEST)
        if len(root.text) > LONGEST:  # or it could not be read again
            self.problem("rule_too_long_in_full", root.column, len(root.text), [str(LONGEST)])
        return root

    def term(self, depth: int) -> Node:
        """The term that stands next."""
        column, mark = self.tokens[self.at]
        if mark in "()":
            self.stop("rule_not_opened" if mark == ")" else "rule_word_missing", column, mark)
        self.at += 1
        word = normalize("NFC", mark).strip(_QUOTES).lower()
        word = SYNONYMS.get(word, word)
        if self.at < len(self.tokens) and self.tokens[self.at][1] == "(":
            return self.call(column, mark, word, depth)
        if word in WORDS:
            kind, needs, run = WORDS[word]
            if word == "each" and not self.counting:
                self.problem("rule_each_outside", column, mark, [FUNCTIONS["count"].usage])
            return Node(column, word, kind, run, needs=needs)
        if word in FUNCTIONS:
            self.problem("rule_bracket_missing", column, mark, ["("], FUNCTIONS[word].usage)
        elif word in NAMED:
            return literal(column, *NAMED[word])
        elif word.isdecimal() and word.isascii():
            return self.number(column, word)
        elif card := parse_card(word):
            return literal(column, CARD, card)
        else:
            self.unknown(column, mark, word)
        return Node(column, mark, WRONG, unreadable)

    def number(self, column: int, digits: str) -> Node:
        """A number, from 1 to 13 a value as well."""
        number = int(digits)
        if number > HIGHEST:
            self.problem("out_of_range", column, digits, [f"0–{HIGHEST}"])
            return Node(column, digits, WRONG, unreadable)
        return literal(column, VALUE if number in VALUES else NUMBER, number)

    def call(self, column: int, mark: str, word: str, depth: int) -> Node:
        """A function with its arguments."""
        opened = self.tokens[self.at][0]
        if depth > DEEPEST:
            self.stop("rule_too_deep", opened, depth, [str(DEEPEST)])
        function = FUNCTIONS.get(word)
        if function is None:
            if word in WORDS or word in NAMED or word.isdecimal() or parse_card(word):
                self.problem("rule_not_a_function", column, mark, list(FUNCTIONS), mark)
            else:
                self.unknown(column, mark, word)
        elif word == "count" and self.counting:
            self.problem("rule_count_in_count", column, mark)
        self.at += 1
        self.counting += word == "count"
        args: list[Node] = []
        while self.at < len(self.tokens) and self.tokens[self.at][1] != ")":
            args.append(self.term(depth + 1))
        self.counting -= word == "count"
        if self.at == len(self.tokens):
            self.stop("rule_not_closed", opened, "(", [")"])
        self.at += 1
        if function is None:
            return Node(column, mark, WRONG, unreadable, args)
        if not function.least <= len(args) <= function.most:
            self.problem("rule_arguments", column, f"{word}: {len(args)}", [function.arity], function.usage)
            return Node(column, mark, WRONG, unreadable, args)
        kind, run = function.build(self, args)
        if word == "if" and len(args) == 3 and args[-1].literal is True:
            args.pop()  # true is what is missing
        return Node(column, word, kind, run, args)

    def unknown(self, column: int, mark: str, word: str) -> None:
        """A word that the notation has not; the nearest that it has is suggested."""
        if word not in self.near:
            found = get_close_matches(word[:20], ALL_WORDS, 1) if len(self.near) < MOST_PROBLEMS else []
            self.near[word] = SYNONYMS.get(found[0], found[0]) if found else ""
        self.problem("rule_unknown_word", column, mark, (), self.near[word])

    def problem(self, code: str, column: int, found: Any = None, expected: Sequence[object] = (),
                write: str = "") -> None:
        """Note a problem at a column."""
        self.problems.append(Problem(f"{self.where}:{column}", code, found, expected, write))

    def stop(self, code: str, column: int, found: Any = None, expected: Sequence[object] = (),
             write: str = "") -> NoReturn:
        """Note a problem after which nothing can be read."""
        self.problem(code, column, found, expected, write)
        raise _Unreadable

    def want(self, node: Node, *kinds: str) -> bool:
        """Whether a term is of one of these kinds; a problem where it is not."""
        if node.kind in kinds:
            return True
        if node.kind != WRONG:
            near = [part.text for part in node.parts[:1] if part.kind in kinds] + \
                [f"{kind}({node.text})" for kind in kinds if node.kind == CARD and kind in (VALUE, SUIT, COLOUR)]
            self.problem("rule_wrong_kind", node.column, node.text, [EXAMPLES[kind] for kind in kinds],
                         (near or [EXAMPLES[kinds[0]]])[0])
        return False

    def alike(self, one: Node, other: Node, *, ordered: bool = False) -> None:
        """Two terms must be of one kind; a number beside a value must be a value, but where they are ``ordered``."""
        numbers = (VALUE, NUMBER)
        if WRONG in (one.kind, other.kind):
            return
        if one.kind == CARD and other.kind in (SUIT, COLOUR, VALUE):
            self.want(one, other.kind)
        elif one.kind != other.kind and not (one.kind in numbers and other.kind in numbers):
            self.want(other, one.kind)
        elif not ordered:
            for value, number in ((one, other), (other, one)):
                if value.kind == VALUE and value.literal is None and number.kind == NUMBER \
                        and number.literal is not None:
                    self.problem("out_of_range", number.column, number.text, ["1–13"])

    def literal(self, node: Node, kind: str) -> bool:
        """Whether a term is a literal; a problem where it is not."""
        if node.literal is None and node.kind != WRONG:
            self.problem("rule_wrong_kind", node.column, node.text, [LITERALS[kind]], LITERALS[kind])
        return node.literal is not None
