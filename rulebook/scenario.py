"""Scenarios: one small file that is a doctest, a live bench, a link and a designer's proposal.

Front matter says what it is about; the body is a doctest in the small language of
:mod:`rulebook.language`, read by the standard parser and compared by the standard checker.
"""

from __future__ import annotations

import doctest
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any
from unicodedata import normalize

import yaml

from engine.problems import Problem, SetupError
from rulebook.bench import GAMES, game_module
from rulebook.book import read
from rulebook.proposal import FIELDS, brought
from rulebook.texts import LANGUAGES, clauses, source_language
from rulebook.verdict import NOTHING, Failure, Scenario, Verdict, hold, names, outside

__all__ = ["PROPOSALS", "SCENARIOS", "Failure", "OpenFence", "Scenario", "Verdict", "hold", "load", "names", "once",
           "only_fences", "parse", "proposals", "scenarios"]

SCENARIOS, PROPOSALS = Path(__file__).with_name("scenarios"), Path(__file__).with_name("proposals")
STATUSES = ("settled", "open", "disputed", "proposed")
LARGEST = 64 * 1024

_FRONT = re.compile(r"\A---[ \t]*\n(?P<front>.*?)^---[ \t]*$\n?(?P<body>.*)\Z", re.M | re.S)
_FENCE = re.compile(r"^(?P<indent>[ \t]*)(?P<ticks>`{3,}|~{3,})[ \t]*(?P<info>[^`\n]*)$")


@cache
def scenarios(game: str) -> tuple[Scenario, ...]:
    """Every scenario of a game, by id.

    Raises:
        SetupError: every problem of every file.
    """
    return _all_of(SCENARIOS / game)


def proposals(game: str) -> tuple[Scenario, ...]:
    """Every proposal for a game that lies in the book, by id; errors as for :func:`scenarios`."""
    return _all_of(PROPOSALS / game)


def _all_of(folder: Path) -> tuple[Scenario, ...]:
    """The scenarios of a folder."""
    found: list[Scenario] = []
    problems: list[Problem] = []
    for path in sorted(folder.glob("*.md")):
        try:
            found.append(load(path))
        except SetupError as error:
            problems += error.problems
    if problems:
        raise SetupError(once(problems))
    return tuple(found)


def once(problems: Iterable[Problem]) -> list[Problem]:
    """Each problem once: what is wrong with the book is wrong for each of its scenarios."""
    return list({str(problem): problem for problem in problems}.values())


def load(path: Path) -> Scenario:
    """A scenario from its file.

    Raises:
        SetupError: every problem of the file, each with line and column.
    """
    return parse(read(path, largest=LARGEST), path)


def parse(text: str, path: Path = Path("scenario.md")) -> Scenario:
    """A scenario from its text; arguments and errors as for :func:`load`."""
    text = normalize("NFC", text).removeprefix("\ufeff").replace("\r\n", "\n")
    match = _FRONT.match(text)
    if match is None:
        raise SetupError([Problem(f"{path}:1", "no_front_matter", text[:20].split("\n")[0], ["---"], "---")])
    problems: list[Problem] = []
    front = _front_matter(match["front"], path, problems)
    if problems:  # what cannot be read is not missing
        raise SetupError(problems)
    try:
        meta = _Meta(front, str(path), _lines_of(match["front"]), problems)
    except SetupError as error:  # the book that it speaks of cannot be read
        raise SetupError(problems + error.problems) from None
    examples: tuple[doctest.Example, ...] = ()
    if meta.game:
        body_line = text.count("\n", 0, match.start("body")) + 1
        examples = _examples(match["body"], body_line, path, meta.game, problems)
    if problems:
        raise SetupError(problems)
    return Scenario(path.stem, path, meta.game, meta.title, meta.asks, meta.clauses, meta.source, meta.status,
                    meta.reason, meta.predict, examples, meta.brought, meta.tells)


class _Loader(yaml.SafeLoader):
    """The safe loader for texts: a plain ``12:30``, ``yes`` or ``<<`` is what is written; only null is nothing."""

    yaml_implicit_resolvers = {  # noqa: RUF012  # as the base class declares it
        letter: [(tag, pattern) for tag, pattern in resolvers if tag == "tag:yaml.org,2002:null"]
        for letter, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()}


def _front_matter(front: str, path: Path, problems: list[Problem]) -> dict[str, Any]:
    try:
        depth = 0
        for event in yaml.parse(front, Loader=_Loader):
            mark = event.start_mark
            place = f"{path}:{mark.line + 2}:{mark.column + 1}" if mark else str(path)
            depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            if anchor := getattr(event, "anchor", None):  # of an alias, too
                raise SetupError([Problem(place, "yaml_alias", anchor)])
            if tag := getattr(event, "tag", None):
                raise SetupError([Problem(place, "yaml_tag", tag)])
            if depth > 8:
                raise SetupError([Problem(place, "nested_too_deeply", "[")])
        if twice := list(_keys_twice(yaml.compose(front, Loader=_Loader), path)):
            raise SetupError(twice)
        data = yaml.load(front, Loader=_Loader)  # noqa: S506  # a safe loader
    except SetupError as error:
        problems += error.problems
        return {}
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        place = f"{path}:{mark.line + 2}:{mark.column + 1}" if mark else str(path)
        problems.append(Problem(place, "not_yaml", error.problem))
        return {}
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        problems.append(Problem(f"{path}:1", "not_yaml", str(error).split("\n")[0]))
        return {}
    if not isinstance(data, dict):
        problems.append(Problem(f"{path}:2", "not_yaml", front.strip()[:40], ["title: …"], "title: …"))
        return {}
    return data


def _keys_twice(node: yaml.Node | None, path: Path) -> Iterator[Problem]:
    """Every key that stands twice in a mapping, of which YAML would silently take the last."""
    if isinstance(node, yaml.MappingNode):
        seen: set[Any] = set()
        for key, _ in node.value:
            if isinstance(key, yaml.ScalarNode) and key.value in seen:
                mark = key.start_mark
                yield Problem(f"{path}:{mark.line + 2}:{mark.column + 1}", "key_twice", key.value)
            seen.add(key.value if isinstance(key, yaml.ScalarNode) else key)
    if isinstance(node, yaml.CollectionNode):
        for part in node.value:
            for inner in part if isinstance(part, tuple) else (part,):
                yield from _keys_twice(inner, path)


def _lines_of(front: str) -> dict[str, int]:
    """The line in the file of every top-level key."""
    return {match[1]: number for number, line in enumerate(front.splitlines(), 2)
            if (match := re.match(r"([^\s:#][^:]*):", line))}


class _Meta:
    """The front matter, field by field; every problem of it with its line."""

    KEYS = ("title", "asks", "tells", "clauses", "source", "status", "reason", "predict")

    def __init__(self, front: Mapping[str, Any], path: str, lines: Mapping[str, int], problems: list[Problem]) -> None:
        self.front, self.path, self.lines, self.problems = front, path, lines, problems
        keys = (*self.KEYS, *FIELDS) if front.get("status") == "proposed" else self.KEYS
        for key in front:
            if key not in keys:
                self.problem(str(key), "unknown_field", str(key), keys, _nearest(str(key), keys))
        self.status = self._one_of("status", STATUSES)
        self.title = self._by_language("title", required=self.status != "proposed")
        self.reason = self._by_language("reason", required=False)
        if self.status not in ("settled", "") and not self.reason:
            self.problem("status", "reason_missing", self.status, ["reason"], 'reason: {lt: "…", lv: "…", en: "…"}')
        self.asks = self._questions()
        self.clauses, self.game = self._clauses()
        self.tells = self._tells()
        self.source = self._known_clause("source")
        self.predict = self._fact("predict")
        self.brought = brought(front, self.game, Path(path), self.problem) \
            if self.game and self.status == "proposed" else NOTHING

    def problem(self, key: str, code: str, found: object = None, expected: Iterable[object] = (),
                write: str = "", where: str = "") -> None:
        place = f"{self.path}:{self.lines.get(key, 1)}"
        self.problems.append(Problem(f"{place}: {where}" if where else place, code, found, list(expected), write))

    def _one_of(self, key: str, values: tuple[str, ...]) -> str:
        value = self.front.get(key)
        if value is None:
            self.problem(key, "field_missing", key, [], f"{key}: {values[0]}")
            return ""
        if value not in values:
            self.problem(key, "unknown_value", value, values, f"{key}: {_nearest(str(value), values) or values[0]}")
            return ""
        return str(value)

    def _by_language(self, key: str, *, required: bool) -> dict[str, str]:
        value = self.front.get(key)
        if value is None:
            if required or key == "title":
                self.problem(key, "field_missing", key, [], f'{key}: {{lt: "…", lv: "…", en: "…"}}')
            return {}
        if not isinstance(value, dict) or not value or not all(
                lang in LANGUAGES and _has_words(text) for lang, text in value.items()):
            self.problem(key, "not_by_language", str(value)[:60], LANGUAGES, f'{key}: {{lt: "…", lv: "…", en: "…"}}')
            return {}
        if required and (missing := [lang for lang in LANGUAGES if lang not in value]):
            self.problem(key, "language_missing", ", ".join(missing), LANGUAGES)
        return dict(value)

    def _questions(self) -> dict[str, list[str]]:
        value = self.front.get("asks", {})
        if not isinstance(value, dict) or not all(
                lang in LANGUAGES and isinstance(texts, list) and all(map(_has_words, texts))
                for lang, texts in value.items()):
            self.problem("asks", "not_by_language", str(value)[:60], LANGUAGES, "asks: {lt: […], lv: […], en: […]}")
            return {}
        return dict(value)

    def _clauses(self) -> tuple[tuple[str, ...], str]:
        value = self.front.get("clauses")
        if not isinstance(value, list) or not value or not all(isinstance(clause, str) for clause in value):
            self.problem("clauses", "not_a_list", str(value)[:60], ["[sigilai/31]"], "clauses: [sigilai/31]")
            return (), ""
        for clause, times in Counter(value).items():
            if times > 1:
                self.problem("clauses", "value_twice", clause)
        games = list(dict.fromkeys(clause.partition("/")[0] for clause in value))
        if len(games) > 1:
            self.problem("clauses", "two_games", ", ".join(games), GAMES)
            return (), ""
        if games[0] not in GAMES:
            self.problem("clauses", "unknown_value", games[0], GAMES)
            return (), ""
        known = clauses(games[0], source_language(games[0]))
        for clause in value:
            if clause not in known:
                self.problem("clauses", "unknown_clause", clause, [], _nearest(clause, known))
        return tuple(value), games[0]

    def _tells(self) -> tuple[str, ...]:
        value = self.front.get("tells")
        if value is None:
            return ()
        listed = value if isinstance(value, list) else [value]
        most = max((len(texts) for texts in self.asks.values()), default=0)
        if not listed or not all(isinstance(one, str | None) for one in listed):
            self.problem("tells", "not_a_list", str(value)[:60], ["[dealt, sigilai/9]"], "tells: [dealt, sigilai/9]")
            return ()
        if len(listed) > max(most, 1):
            self.problem("tells", "unknown_value", ", ".join(map(str, listed)), [f"asks: {most}"])
        known = clauses(self.game, source_language(self.game)) if self.game else {}
        for one in listed:
            if one and "/" in one and one not in known:
                self.problem("tells", "unknown_clause", one, [], _nearest(one, known))
        return tuple(one or "" for one in listed)

    def _known_clause(self, key: str) -> str:
        value = self.front.get(key)
        if value is None:
            return ""
        known = clauses(self.game, source_language(self.game)) if self.game else {}
        if not isinstance(value, str):
            self.problem(key, "wrong_type", value, ["sigilai/20"], f"{key}: sigilai/20")
        elif self.game and value not in known:
            self.problem(key, "unknown_clause", value, [], _nearest(value, known))
        return str(value)

    def _fact(self, key: str) -> str:
        """The fact of a result that is asked for."""
        value = self.front.get(key)
        if value is None:
            return ""
        if self.game:
            kinds = game_module(self.game).RESULTS.values()
            facts = list(dict.fromkeys(["outcome", *(fact for kind in kinds for fact in kind.summary)]))
            if value not in facts:
                self.problem(key, "unknown_value", value, facts, f"{key}: {_nearest(str(value), facts) or facts[0]}")
        return str(value)


def _has_words(text: object) -> bool:
    return isinstance(text, str) and bool(text.strip())


def _nearest(word: str, known: Iterable[str]) -> str:
    return (get_close_matches(word, list(known), 1, 0.4) or [""])[0]


def _examples(body: str, first_line: int, path: Path, game: str,
              problems: list[Problem]) -> tuple[doctest.Example, ...]:
    """The examples of the python fences, checked against the small language."""
    try:
        fenced = only_fences(body)
        examples = doctest.DocTestParser().get_examples(fenced, str(path))
    except OpenFence as error:
        problems.append(Problem(f"{path}:{first_line + error.line - 1}", "fence_not_closed", error.ticks, [error.ticks],
                                error.ticks))
        return ()
    except ValueError as error:
        line = re.search(r"line (\d+)", str(error))
        problems.append(Problem(f"{path}:{first_line + int(line[1]) - 1 if line else first_line}", "not_a_doctest",
                                str(error).split(": ", 1)[-1][:80]))
        return ()
    problems += [Problem(f"{path}:{first_line + number}", "front_matter_twice", line)
                 for number, (line, kept) in enumerate(zip(body.split("\n"), fenced.split("\n"), strict=True))
                 if line.rstrip() == "---" and not kept]
    if not examples:
        problems.append(Problem(f"{path}:{first_line}", "no_examples", None, ["```python", ">>> …"]))
    for example in examples:
        example.lineno += first_line - 1
    problems += outside(examples, game, str(path), first_line)
    return tuple(examples)


class OpenFence(ValueError):
    """A fence that no line closes: where it opens, and with which ticks."""

    def __init__(self, line: int, ticks: str) -> None:
        super().__init__(f"line {line}: {ticks}")
        self.line, self.ticks = line, ticks


def only_fences(body: str) -> str:
    """The body with every line outside a python fence blanked, so that lines keep their numbers.

    Raises:
        OpenFence: a fence is not closed.
    """
    kept: list[str] = []
    fence, opened = "", 0
    for line in body.split("\n"):
        match = _FENCE.match(line)
        if match and not fence:
            opened = len(kept) + 1
            python = match["info"].split(" ")[0] in ("python", "py", "pycon")
            fence = match["ticks"] if python else "other" + match["ticks"]
            kept.append("")
        elif match and match["ticks"].startswith(fence.removeprefix("other")) and not match["info"]:
            fence = ""
            kept.append("")
        else:
            kept.append(line if fence and not fence.startswith("other") else "")
    if fence:
        raise OpenFence(opened, fence.removeprefix("other"))
    return "\n".join(kept)
