"""A proposal tried: under which readings its wanted outcome comes out, what else they change, where it parts from play.

Only the questions that the proposal's own traces ask are varied; where another reading asks a new one, that is
followed. They are varied over the printed readings and, where calls such as whole games are played under another set
by themselves, over that one, too. A set-up that another reading does not allow counts as an outcome that does not come.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from inspect import GEN_SUSPENDED, getgeneratorstate
from itertools import count, starmap
from types import CodeType, GeneratorType
from typing import Any

from engine.play import Event, Play, Trace, run
from engine.problems import Problem, SetupError
from engine.vocabulary import Result, defaults
from rulebook.bench import game_module
from rulebook.shelf import examples
from rulebook.verdict import INSTEAD, NOTHING, Brought, Failure, Scenario, Verdict, hold

__all__ = ["MOST", "PRINTED", "STATED", "Attempt", "Parting", "Trial", "changes", "try_out"]

#: The most sets of readings that are tried, and the most readings in one.
MOST, LARGEST = 240, 3

#: What readings are laid over: the printed ones, or those that each call is played under by itself.
PRINTED, STATED = "printed", "stated"
_BASES: Mapping[str, Mapping[str, Any]] = {PRINTED: {"preset": "printed"}, STATED: {}}
#: The event that ends a play at something that is not allowed.
REFUSED = "refused"
#: What a proposal brings that is the book's, so that other examples are played with it, too; a secret rule is its own.
_OF_THE_BOOK = ("deck", "layout")

Rulings = Mapping[str, Any]
#: What one of the book's scenarios comes to: the results, their courses, and the questions asked with the readings.
Came = tuple[list[Result], Any, frozenset[tuple[str, str]]]
#: A function of the rules at work, and its name.
Working = tuple[Any, str]
#: Told how far a trial is: the sets of readings tried, then the scenarios looked at, and of how many; 0 while unknown.
Heard = Callable[[int, int, int], None]


def _nobody(tried: int, done: int, of: int) -> None:
    """Nobody listens."""


@dataclass(frozen=True)
class Attempt:
    """A proposal under some rulings.

    Args:
        rulings: what is laid over the readings that it starts from; empty for none.
        verdict: what it came to; None where it cannot be set up.
        problems: why it cannot.
        changes: the book's scenarios that go another way under them, by id; whether their claims still hold.
        over: the readings that it starts from, :data:`PRINTED` or :data:`STATED`.
    """

    rulings: Rulings
    verdict: Verdict | None
    problems: tuple[Problem, ...] = ()
    changes: Mapping[str, bool] = field(default_factory=dict)
    over: str = PRINTED

    @property
    def holds(self) -> bool:
        """Whether the wanted outcome comes out."""
        return self.verdict is not None and not self.verdict.failures

    @property
    def asked(self) -> dict[str, str]:
        """The questions that its traces asked, with the readings in force."""
        return {name: reading for result in (self.verdict.results if self.verdict else ())
                for name, reading in result.asked.items()}

    @property
    def gaps(self) -> list[str]:
        """The questions of the gaps that its traces met."""
        return list(dict.fromkeys(result.gap for result in (self.verdict.results if self.verdict else ())
                                  if result.gap))


@dataclass(frozen=True)
class Parting:
    """Where wanted and actual part.

    Args:
        failure: the example that differs.
        result: the call's result.
        number: the event's place in its trace; None where nothing happened.
        function: the function of the rules that decides there; empty where the play cannot be gone through again.
    """

    failure: Failure
    result: Result
    number: int | None
    function: str

    @property
    def event(self) -> Event | None:
        """The event."""
        return None if self.number is None else self.result.events[self.number]


@dataclass(frozen=True)
class Trial:
    """What a proposal came to.

    Args:
        scenario: the proposal.
        printed, table: under the printed readings and under those of the preset ``table``.
        stated: as it stands, where a call that names no readings is not played under the printed ones by itself.
        asked_for: under the reading that it asks for; None where it asks for none.
        singles: one reading switched.
        combined: the smallest sets of several readings under which it holds, where no single one is enough.
        tried: how many sets of readings were tried.
        whole: whether all sets of up to ``LARGEST`` readings were tried as far as they were needed.
        parting: where wanted and actual part; None where some reading gives the outcome.
    """

    scenario: Scenario
    printed: Attempt
    table: Attempt
    stated: Attempt | None
    asked_for: Attempt | None
    singles: tuple[Attempt, ...]
    combined: tuple[Attempt, ...]
    tried: int
    whole: bool
    parting: Parting | None

    @property
    def attempts(self) -> list[Attempt]:
        """Every attempt that is told."""
        return [one for one in (self.printed, self.stated, self.table, self.asked_for, *self.singles, *self.combined)
                if one]

    @property
    def standing(self) -> Attempt:
        """The attempt that plays what ``rulebook run`` plays."""
        return self.stated or self.printed

    @property
    def named(self) -> bool:
        """Whether calls name readings of their own, which stay where the printed ones are laid."""
        laid = {**_BASES[PRINTED], **self.scenario.brought.rulings}
        law = game_module(self.scenario.game).LAWBOOK.resolve(laid)
        return any(one != law for one in _laws(self.printed.verdict))

    @property
    def brings(self) -> list[str]:
        """What the proposal brings that other examples are played with, too, where they state nothing of their own."""
        own = self.scenario.brought
        return [*(name for name in _OF_THE_BOOK if name in own.given),
                *(f"{name}={value}" for name, value in own.rulings.items())]

    @property
    def needs_reading(self) -> bool:
        """Whether none of the readings tried gives the outcome."""
        return not any(one.holds for one in self.attempts)


def try_out(scenario: Scenario, heard: Heard = _nobody) -> Trial:
    """Try a proposal.

    Args:
        scenario: the proposal.
        heard: told how far the trial is, after each set of readings and each scenario of the book.

    Raises:
        SetupError: it cannot be set up as it stands, or the book cannot be read.
    """
    stands = Attempt({}, hold(scenario, {}, beneath=True), over=STATED)
    printed = _attempt(scenario, {})
    stated = None if _same_law(stands, printed) else stands
    singles, combined, tried, whole = _varied(scenario, printed, heard)
    if stated:
        more, more_combined, tried, more_whole = _varied(scenario, stated, heard, tried)
        singles, combined = _with_others(singles, more), _with_others(combined, more_combined)
        whole = whole and more_whole
    reading, over = scenario.brought.reading, STATED if stated else PRINTED
    trial = Trial(scenario, printed, _attempt(scenario, {"preset": "table"}), stated,
                  _attempt(scenario, reading, over) if reading else None, singles, combined, tried, whole, None)
    game, book = scenario.game, len(examples(scenario.game))
    done, of = count(1), book * (len(trial.attempts) + 1)

    def looked() -> None:
        heard(tried, next(done), of)

    for place in range(book):
        _came(game, place)
        looked()

    found: dict[frozenset[tuple[str, Any]], dict[str, bool]] = {}

    def with_changes(one: Attempt) -> Attempt:
        key = frozenset(one.rulings.items())
        if key in found:  # they change the same, whatever the proposal starts from
            for _ in range(book):
                looked()
        else:
            found[key] = changes(game, one.rulings, looked, scenario.brought)
        return replace(one, changes=found[key])

    trial = replace(trial, printed=with_changes(printed), table=with_changes(trial.table),
                    stated=stated and with_changes(stated), asked_for=trial.asked_for and with_changes(trial.asked_for),
                    singles=tuple(map(with_changes, singles)), combined=tuple(map(with_changes, combined)))
    return replace(trial, parting=_parting(trial)) if trial.needs_reading else trial


def _attempt(scenario: Scenario, rulings: Rulings, over: str = PRINTED) -> Attempt:
    try:
        return Attempt(rulings, hold(scenario, {**_BASES[over], **rulings}, beneath=True), over=over)
    except SetupError as error:
        return Attempt(rulings, None, tuple(error.problems), over=over)


def _with_others(some: tuple[Attempt, ...], more: tuple[Attempt, ...]) -> tuple[Attempt, ...]:
    """Attempts, and those of others that start from other readings, where the same ones come to something else."""
    def came(one: Attempt) -> Any:
        return dict(one.rulings), one.verdict and (_courses(one.verdict), one.asked)

    known = list(map(came, some))
    return some + tuple(one for one in more if came(one) not in known)


def _same_law(one: Attempt, other: Attempt) -> bool:
    """Whether every call of two attempts is played under the same readings and numbers."""
    return None not in (one.verdict, other.verdict) and _laws(one.verdict) == _laws(other.verdict)


def _laws(verdict: Verdict | None) -> list[tuple[Mapping[str, str], Mapping[str, int]]]:
    return [(result.trace.law.readings, result.trace.law.parameters) for result in (verdict.results if verdict else ())]


def _varied(scenario: Scenario, base: Attempt, heard: Heard,
            tried: int = 0) -> tuple[tuple[Attempt, ...], tuple[Attempt, ...], int, bool]:
    """One reading switched; the smallest sets that give the outcome; how many were tried, and whether that is all."""
    questions = game_module(scenario.game).LAWBOOK.questions
    level = [base]
    singles: tuple[Attempt, ...] = ()
    seen: set[frozenset[tuple[str, str]]] = set()
    for size in range(1, LARGEST + 1):
        found: list[Attempt] = []
        for one in level:
            for name, in_force in one.asked.items():
                if name in one.rulings or name not in questions:
                    continue
                for reading in questions[name].names:
                    rulings = {**one.rulings, name: reading}
                    key = frozenset(rulings.items())
                    if reading == in_force or key in seen:
                        continue
                    if tried == MOST:
                        return singles or tuple(found), (), tried, False
                    seen.add(key)
                    attempt = _attempt(scenario, rulings, base.over)
                    if attempt.verdict and not any(result.asked.get(name) == reading
                                                   for result in attempt.verdict.results):
                        continue  # every call that asks it names its own reading
                    tried += 1
                    found.append(attempt)
                    heard(tried, 0, 0)
        holding = tuple(one for one in found if one.holds)
        if size == 1:
            singles = tuple(found)
        if holding or base.holds:
            return singles, holding if size > 1 else (), tried, True
        level = found
        if not level:
            break
    return singles, (), tried, True


# What the book's examples come to

def changes(game: str, rulings: Rulings, looked: Callable[[], None] = lambda: None,
            brought: Brought = NOTHING) -> dict[str, bool]:
    """The scenarios of a game's book that go another way under rulings, by id; whether their claims still hold.

    Only scenarios that ask a question of which another reading is in force are played again; all of them where a
    number is another one, since nobody asks for it aloud, and where a deck or a layout is brought.

    Args:
        game: the game.
        rulings: the rulings, laid beneath those that the calls name and over those that they are played under else.
        looked: called after each scenario.
        brought: what a proposal brings: its deck or layout is that of every call that states none, its numbers and
            readings lie beneath the rulings.
    """
    law = game_module(game).LAWBOOK
    rulings = {**brought.rulings, **rulings}
    laid = Brought({name: value for name, value in brought.given.items() if name in _OF_THE_BOOK})
    (readings, numbers), as_printed = law.resolve(rulings), law.resolve("printed")[1]
    switched = readings if "preset" in rulings else {name: readings[name] for name in readings if name in rulings}
    every = bool(laid.given) or numbers != as_printed
    found: dict[str, bool] = {}
    for place, scenario in enumerate(examples(game)):
        _, before, asked = _came(game, place)
        if every or any(switched.get(name, reading) != reading for name, reading in asked):
            try:
                verdict = hold(replace(scenario, brought=laid), rulings, beneath=True)
            except SetupError:
                found[scenario.id] = False
            else:
                if _courses(verdict) != before:
                    found[scenario.id] = not verdict.failures
        looked()
    return found


@cache
def _came(game: str, place: int) -> Came:
    """What a scenario of the book comes to, as it stands."""
    verdict = hold(examples(game)[place], {}, beneath=True)
    return (verdict.results, _courses(verdict),
            frozenset(asked for result in verdict.results for asked in result.asked.items()))


def _courses(verdict: Verdict) -> list[Any]:
    return [(result.call, list(result.trace.happened), result.outcome, result.gap, result.options, result.answers)
            for result in verdict.results]


# Where wanted and actual part

def _parting(trial: Trial) -> Parting | None:
    """Where the first example that differs becomes what it is, and not what is wanted.

    That is the event after which its value is what it is in the end; or, where that is earlier, the first event that
    comes in no play of the same set-up, of the book or of the attempts, in which the wanted value comes out. Where
    play stops before its end, at something that is refused, open or not answered, and what is wanted goes on from what
    there is, they part where it stops.
    """
    verdict = trial.standing.verdict
    if verdict is None or not verdict.failures:
        return None
    failure = verdict.failures[0]
    result = _meant(failure.source, verdict)
    last = len(result.events) - 1
    try:
        course = _Course(trial.scenario, result)
    except SetupError:
        return Parting(failure, result, last if last >= 0 else None, "")
    parts = list(_differing(failure))
    game = trial.scenario.game
    known = [*_results(trial), *(one for place in range(len(examples(game))) for one in _came(game, place)[0])]
    stops = result.trace.gap is not None or result.trace.pending is not None or result.kinds[-1:] == [REFUSED]
    number = min([last, *(last if stops and _goes_on(code, wanted, verdict.named, result) else
                          min(_turn(code, verdict.named, course), _astray(code, wanted, verdict.named, result, known))
                          for code, wanted in parts)])
    return Parting(failure, result, None if number < 0 else number,
                   course.end if (stops and number == last) or number < 0 else course.functions[number])


def _results(trial: Trial) -> Iterator[Result]:
    """The results of every attempt but the one that stands."""
    for one in trial.attempts:
        if one.verdict is not None and one is not trial.standing:
            yield from one.verdict.results


def _meant(source: str, verdict: Verdict) -> Result:
    """The result that an example reads: the last one that it names, or the last of all."""
    names = [node.id for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name)]
    named = [verdict.named[name] for name in names if isinstance(verdict.named.get(name), Result)]
    return named[-1] if named else verdict.shown


def _differing(failure: Failure) -> Iterator[tuple[CodeType, str]]:
    """The example with what is wanted; of several values those that differ, each with its own.

    Of a comparison with a stated value that should be true, what is compared, and that value.
    """
    body = ast.parse(failure.source).body
    if not body or not isinstance(body[0], ast.Expr):
        return
    whole, want, got = body[0].value, _literal(failure.want), _literal(failure.got)
    parts: list[tuple[ast.expr, str]] = [(whole, failure.want if want is ... else repr(want))]
    if isinstance(whole, ast.Tuple) and isinstance(want, tuple) and isinstance(got, tuple) \
            and len(want) == len(got) == len(whole.elts):
        parts = [(part, repr(one)) for part, one, other in zip(whole.elts, want, got, strict=True) if one != other]
    yield from ((compile(ast.Expression(part), "<example>", "eval"), wanted)
                for part, wanted in starmap(_compared, parts))


def _compared(whole: ast.expr, wanted: str) -> tuple[ast.expr, str]:
    """What a comparison that should be true compares with a stated value, and that value; else the same."""
    match whole:
        case ast.Compare(one, [ast.Eq()], [other]) if wanted == "True":
            for part, value in ((one, _literal(ast.unparse(other))), (other, _literal(ast.unparse(one)))):
                if value is not ...:
                    return part, repr(value)
    return whole, wanted


def _goes_on(code: CodeType, wanted: str, names: Mapping[str, Any], result: Result) -> bool:
    """Whether what is wanted has all that there is, and more."""
    return _extends(_literal(wanted), _literal(_value(code, names, result, result)))


def _extends(more: Any, less: Any) -> bool:
    if type(more) is not type(less):
        return False
    if isinstance(more, dict):
        return bool(more != less and less.keys() <= more.keys()
                    and all(more[name] == one or _extends(more[name], one) for name, one in less.items()))
    if isinstance(more, (list, tuple)):
        return len(more) > len(less) and Counter(map(repr, less)) <= Counter(map(repr, more))
    return type(more) is int and more > less


def _literal(text: str) -> Any:
    try:
        return ast.literal_eval(text)
    except (ValueError, SyntaxError, RecursionError, MemoryError):
        return ...


def _turn(code: CodeType, names: Mapping[str, Any], course: _Course) -> int:
    """The place of the event that makes a value what it is in the end; the last one where it is that at no event."""
    last = len(course.result.events) - 1
    actual = _value(code, names, course.result, course.result)

    def so_after(count: int) -> bool:
        return _value(code, names, course.result, course.after(count)) == actual

    if not so_after(last + 1) or so_after(0):
        return last
    low, high = 0, last + 1  # not so after the one number of events, so after the other
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if so_after(middle) else (middle, high)
    return high - 1


def _astray(code: CodeType, wanted: str, names: Mapping[str, Any], result: Result, known: list[Result]) -> int:
    """The place of the first event that comes, in this order, in no play of the set-up with the wanted value."""
    kinds = result.kinds
    shared = [_alike(kinds, one.kinds) for one in known if _setup(one) == _setup(result)
              and _value(code, names, result, one) == wanted]
    return max(shared, default=len(kinds) - 1)


def _setup(result: Result) -> tuple[str, Rulings]:
    """What was played, whatever the readings."""
    return result.call, {name: value for name, value in result.arguments.items() if name != "rulings"}


def _alike(one: list[str], other: list[str]) -> int:
    """How many steps two lists begin alike."""
    return next((place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b),
                min(len(one), len(other)))


def _value(code: CodeType, names: Mapping[str, Any], result: Result, other: Result) -> str:
    """What an example is where another result stands in the place of one; it was checked before it ran."""
    laid = {name: other if value is result else (lambda *given, **named: other) if name == result.call else value
            for name, value in names.items()}
    try:
        return repr(eval(code, laid))  # noqa: S307  # an expression of the small language, with its names alone
    except (LookupError, AttributeError, TypeError, SetupError) as error:
        return type(error).__name__


class _Course:
    """A call's play, gone through again: after so many events, and which function of the rules decides on each.

    Raises:
        SetupError: it comes to another course than the result; then the call cannot be set up from the result alone.
    """

    def __init__(self, scenario: Scenario, result: Result) -> None:
        module = game_module(scenario.game)
        function = module.VOCABULARY[result.call]
        given = {**defaults(function), **result.arguments}
        given |= {name: value for name, value in scenario.brought.given.items() if name in given
                  and name not in result.arguments and not given.get(INSTEAD.get(name, ""))}
        if isinstance(layout := given.get("layout"), str):
            given["layout"] = scenario.brought.layouts.get(layout, layout)
        self.setup = module.Setup(result.call, given)
        self.result = result
        self.functions: list[str] = []
        self.end = ""
        self.drivers: set[Any] = set()
        whole = self._trace(None)
        if list(whole.happened) != list(result.trace.happened):
            raise SetupError([Problem(result.call, "fails", "another course")])
        if whole.gap is not None:
            self.end = _raised(whole.gap)

    def after(self, count: int) -> Result:
        """The result after so many events."""
        return type(self.result)(self._trace(count), self.result.call, self.result.arguments)

    def _trace(self, count: int | None) -> Trace:
        play: Play = self.setup.laid()
        watched = replace(play, rules=lambda table, law: self._watched(play.rules(table, law), count))
        return run(watched, self.setup.answers())

    def _watched(self, rules: Any, count: int | None) -> Generator[Any, Any, Any]:
        """The rules' steps; they stop before another event where there were so many."""
        happened, sent = 0, None
        before: list[Working] = []
        while True:
            try:
                step = rules.send(sent)
            except StopIteration as stop:
                return stop.value
            if type(step) is tuple and happened == count:
                return None
            if count is None:
                now = self._working(rules, before)
                shared = [one for one, other in zip(before, now, strict=False) if one == other] or now[:1]
                before, self.end = now, now[-1][1]
                if type(step) is tuple:
                    self.functions.append(shared[-1][1])
            happened += type(step) is tuple
            sent = yield step


    def _working(self, rules: Any, before: list[Working]) -> list[Working]:
        """The functions of the rules at work, the outermost first.

        A function that drives another one by sending to it, as the moves of a set-up drive the rules, decides nothing:
        what it drives is at work, and after the end of that what was at work ``before``.
        """
        chain = [rules]
        while isinstance(chain[-1].gi_yieldfrom, GeneratorType):
            chain.append(chain[-1].gi_yieldfrom)
        for one in reversed(chain):
            if (driven := _driven(one, chain)) is not None:
                self.drivers.add(one)
                return self._working(driven, before)
            if one in self.drivers:
                return before[:1]
        return [(one, f"{one.gi_frame.f_globals['__name__']}.{one.gi_code.co_qualname}") for one in chain
                if one.gi_code.co_name != REFUSED]  # what only tells of a refusal does not decide it


def _driven(function: Any, chain: list[Any]) -> Any:
    """What a function drives by itself: a function of the rules, begun, that it does not hand over to."""
    return next((value for value in function.gi_frame.f_locals.values()
                 if isinstance(value, GeneratorType) and value not in chain
                 and value.gi_code.co_name != "<genexpr>" and getgeneratorstate(value) == GEN_SUSPENDED), None)


def _raised(error: BaseException) -> str:
    """The function of a game's rules that raised an error."""
    at, found = error.__traceback__, ""
    while at is not None:
        module = at.tb_frame.f_globals.get("__name__", "")
        if module.startswith("engine.") and module.count(".") > 1:
            found = f"{module}.{at.tb_frame.f_code.co_qualname}"
        at = at.tb_next
    return found
