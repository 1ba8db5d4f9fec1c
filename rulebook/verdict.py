"""Whether a scenario holds: its examples run by the standard doctest runner, its calls' results recorded.

Imports the standard library and the engine only, so that it runs in the page as it is.
"""

from __future__ import annotations

import doctest
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import wraps
from importlib.util import find_spec
from inspect import signature
from pathlib import Path
from typing import Any
from warnings import catch_warnings, simplefilter

from engine.problems import Problem, SetupError
from engine.vocabulary import Result, defaults, methods, parameters
from rulebook.bench import game_module, unfit
from rulebook.faults import fault, raised_in
from rulebook.language import Written, check_source

__all__ = ["INSTEAD", "NOTHING", "Brought", "Failure", "Scenario", "Verdict", "beside", "hold", "names", "outside"]

#: The most examples of a scenario.
MOST_EXAMPLES = 200

#: What a call may state in the place of an argument.
INSTEAD = {"layout": "siggil"}

_FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@dataclass(frozen=True)
class Brought:
    """What a proposal brings along.

    Args:
        given: arguments of the calls that take them and do not state them.
        layouts: layouts that the calls may name beside the book's.
        rulings: what its calls are played under, beneath what they name themselves.
        reading: the reading that it asks for; empty where it asks for none.
        wording: the new words, by clause and language.
    """

    given: Mapping[str, Any] = field(default_factory=dict)
    layouts: Mapping[str, Any] = field(default_factory=dict)
    rulings: Mapping[str, str | int] = field(default_factory=dict)
    reading: Mapping[str, str | int] = field(default_factory=dict)
    wording: Mapping[str, Mapping[str, str]] = field(default_factory=dict)


#: What any other scenario brings along.
NOTHING = Brought()


@dataclass(frozen=True)
class Scenario:
    """One scenario file, read and checked.

    Args:
        id, path, game: its name, file and game.
        title, asks, reason: by language.
        clauses: what its trace must cite.
        source: the passage that it works out; empty for our own.
        status: ``"settled"``, ``"open"``, ``"disputed"`` or ``"proposed"``.
        tells: what answers the questions: event kinds or clauses; one for all, or one for each, empty for the default.
        predict: what a bench can ask before it reveals; empty for nothing.
        examples: the doctest's examples, their lines counted in the file.
        brought: what a proposal brings along.
    """

    id: str
    path: Path
    game: str
    title: Mapping[str, str]
    asks: Mapping[str, list[str]]
    clauses: tuple[str, ...]
    source: str
    status: str
    reason: Mapping[str, str]
    predict: str
    examples: tuple[doctest.Example, ...]
    brought: Brought = NOTHING
    tells: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Failure:
    """An example whose result differs: its line in the file, its source, what was expected and what came."""

    line: int
    source: str
    want: str
    got: str


@dataclass(slots=True)
class Verdict:
    """Whether a scenario holds.

    ``failures`` are the examples that differ, ``uncited`` the clauses that no trace cites, ``results``
    every result in order; ``shown`` is the last one, which the bench shows; ``named`` what its names stand for;
    ``broken`` why it could not be played, where whoever held it went on.
    """

    failures: list[Failure] = field(default_factory=list)
    uncited: list[str] = field(default_factory=list)
    results: list[Result] = field(default_factory=list)
    named: dict[str, Any] = field(default_factory=dict)
    broken: list[Problem] = field(default_factory=list)

    @property
    def holds(self) -> bool:
        """It can be played, no example differs and every clause is cited."""
        return not self.broken and not self.failures and not self.uncited

    @property
    def shown(self) -> Result:
        """The result of the last vocabulary call."""
        return self.results[-1]


def hold(scenario: Scenario, rulings: Mapping[str, str | int] | None = None, *, beneath: bool = False) -> Verdict:
    """Run a scenario and say whether it holds.

    Args:
        scenario: the scenario.
        rulings: what a call that names no rulings is played under; the call's own default where None.
        beneath: whether they are also laid beneath the rulings that a call names, and over its own default.

    Raises:
        SetupError: a set-up in it cannot be played, and the scenario does not expect that.
    """
    verdict = Verdict()
    runner = _Runner(verdict, doctest.OutputChecker(), verbose=False, optionflags=_FLAGS)
    verdict.named = names(scenario, verdict.results, rulings, beneath=beneath)
    test = doctest.DocTest(list(scenario.examples), verdict.named, scenario.id, str(scenario.path), 0, "")
    verdict.named = test.globs
    with catch_warnings():  # what Python finds odd is no message of ours
        simplefilter("ignore", SyntaxWarning)
        runner.run(test, out=lambda text: None, clear_globs=False)
    if runner.broken:
        raise SetupError(runner.broken)
    if not verdict.results:
        raise SetupError([Problem(str(scenario.path), "no_trace", None, list(game_module(scenario.game).VOCABULARY))])
    cited = {clause for result in verdict.results for clause in result.clauses}
    verdict.uncited = [clause for clause in scenario.clauses if clause not in cited]
    return verdict


class _Runner(doctest.DocTestRunner):
    """The standard runner; differences are collected, a set-up's problems get their line."""

    def __init__(self, verdict: Verdict, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.verdict = verdict
        self.broken: list[Problem] = []

    def report_failure(self, out: Any, test: doctest.DocTest, example: doctest.Example, got: str) -> None:
        self.verdict.failures.append(Failure(example.lineno + 1, example.source.rstrip(), example.want.rstrip(),
                                             got.rstrip()))

    def report_unexpected_exception(self, out: Any, test: doctest.DocTest, example: doctest.Example,
                                    exc_info: Any) -> None:
        error = exc_info[1]
        if (self.broken or self.verdict.failures) and isinstance(error, NameError):
            return  # the name was to be given by an example that stopped
        where = f"{test.filename}:{example.lineno + 1}"
        if not isinstance(error, SetupError) and not self.own(error):
            self.broken.append(fault(error, where))
            return
        if isinstance(error, LookupError) or (isinstance(error, (TypeError, AttributeError)) and "'NoneType'" in
                                              str(error)):
            # Another course of play has no such event, or no result: it came out differently.
            self.report_failure(out, test, example, f"{type(error).__name__}: {error}")
            return
        problems = error.problems if isinstance(error, SetupError) else [Problem("", "fails", f"{error!r}")]
        self.broken += [Problem(f"{where}: {problem.where}".rstrip(": "), problem.code, problem.found,
                                problem.expected, problem.write) for problem in problems]

    @staticmethod
    def own(error: BaseException) -> bool:
        """Whether an example raised an exception, itself or in a call of a built-in function, and no module of ours."""
        file = raised_in(error)
        return file.startswith("<doctest ") or file == names.__code__.co_filename  # a page has no source file


def names(scenario: Scenario, results: list[Result], rulings: Mapping[str, str | int] | None, *,
          beneath: bool = False) -> dict[str, Any]:
    """The only names that a scenario can reach; every result is recorded."""
    vocabulary = game_module(scenario.game).VOCABULARY
    own, rulings = scenario.brought, {**scenario.brought.rulings, **(rulings or {})}
    beneath = beneath or bool(own.rulings)

    def fitting(function: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(function)
        def call(*arguments: Any, **named: Any) -> Any:
            if problems := unfit(function, len(arguments), named):
                raise SetupError(problems)
            return function(*arguments, **named)
        return call

    def recorded(function: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(function)
        def call(*arguments: Any, **named: Any) -> Any:
            placed = signature(function).bind_partial(*arguments).arguments
            if isinstance(named.get("deck"), str):
                named["deck"] = beside(scenario.path, named["deck"], "deck")
            if own.layouts and isinstance(layout := named.get("layout"), str):
                named["layout"] = own.layouts.get(layout, layout)
            for name, value in own.given.items():
                if name in parameters(function).keys() - placed and not {**placed, **named}.get(INSTEAD.get(name, "")):
                    named.setdefault(name, value)
            if rulings and "rulings" in parameters(function).keys() - placed:
                stated = named.get("rulings", defaults(function)["rulings"] if beneath else rulings)
                named["rulings"] = _laid(rulings, stated, "rulings" in named) if beneath else stated
            result = function(*arguments, **named)
            if isinstance(result, Result):
                results.append(result)
            return result
        return call

    reached: dict[str, Callable[..., Any]] = {
        "len": len, "sorted": sorted, "tell": _teller(), **{name: recorded(one) for name, one in vocabulary.items()}}
    return {"__builtins__": {}, **vocabulary.constants, **{name: fitting(one) for name, one in reached.items()}}


def _teller() -> Callable[[Any, Any], object]:
    """The function that tells results; each once in a language, since a whole game has a thousand sentences."""
    if find_spec("rulebook.narrate") is None:  # the page's Python has no words: there the page tells
        return _untold
    from rulebook import narrate, secret_words  # noqa: F401  # what gives rules their words

    told: dict[tuple[int, str], object] = {}

    @wraps(narrate.tell)
    def tell(result: Any, lang: Any) -> object:
        if not isinstance(result, Result) or not isinstance(lang, str):
            return narrate.tell(result, lang)
        if (id(result), lang) not in told:  # results stay where they are recorded
            told[id(result), lang] = narrate.tell(result, lang)
        return told[id(result), lang]

    return tell


def _untold(result: Any, lang: Any) -> object:
    raise SetupError([Problem("tell", "no_book", None, [], "import rulebook.narrate")])


def outside(examples: Sequence[doctest.Example], game: str, place: str, line: int) -> list[Problem]:
    """Everything in examples that is outside of the small language.

    Args:
        examples: the examples, their lines counted in the file.
        game: whose vocabulary they may use.
        place, line: the file, and the line where what holds them begins.
    """
    problems: list[Problem] = []
    if len(examples) > MOST_EXAMPLES:
        problems.append(Problem(f"{place}:{line}", "too_many_examples", len(examples), [str(MOST_EXAMPLES)]))
    vocabulary = game_module(game).VOCABULARY
    known, written = methods(vocabulary), Written()
    for example in examples:
        problems += check_source(example.source, place, example.lineno + 1, vocabulary, known, vocabulary.constants,
                                 written)
        if example.options:
            problems.append(Problem(f"{place}:{example.lineno + 1}", "not_allowed", "# doctest:"))
    return problems


def _laid(rulings: Mapping[str, Any], stated: Any, named: bool) -> Any:
    """Rulings beneath those that a call names, or over its default ones."""
    if isinstance(stated, str):
        stated = {"preset": stated}
    if not isinstance(stated, Mapping):
        return stated
    return {**rulings, **stated} if named else {**stated, **rulings}


def beside(path: Path, name: str, field: str) -> Path:
    """A file beside another one.

    Args:
        path: the one file.
        name: how the other is named there.
        field: what names it.

    Raises:
        SetupError: it lies outside the folder.
    """
    folder = path.resolve().parent
    try:
        found = (folder / name).resolve()
    except (OSError, ValueError, RuntimeError):  # a NUL, or links in a circle
        raise SetupError([Problem(field, "no_such_file", name)]) from None
    if folder not in found.parents:
        raise SetupError([Problem(field, "outside_the_folder", name, [folder.name])])
    return found
