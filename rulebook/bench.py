"""What a bench asks of Python, and the answer: JSON in, JSON out, the same in every host.

Imports the standard library and the engine only, so that it runs in the page as it is.
"""

from __future__ import annotations

import inspect
import json
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from importlib import import_module
from types import ModuleType
from typing import Any

from engine.play import (
    Answerer,
    Choice,
    Event,
    NotFinite,
    Play,
    Refusal,
    Trace,
    answer_text,
    listed_answers,
    random_answers,
    run,
    seated_answers,
)
from engine.problems import Problem, SetupError, nearest, told, too_much
from engine.rulings import Noted
from engine.setup import check_policies, choosing
from engine.vocabulary import Result, check, defaults, normalise, parameters

__all__ = ["GAMES", "answer", "game_module", "game_of", "problem_of", "result_of", "run_json", "schema",
           "trace_json", "unfit"]

#: The games of the book, in its order.
GAMES = ("sigilai", "eleusis", "siggil", "domino")
#: The most options of a menu that are listed, and the most refusals offered to ask about.
LISTED = 60
#: The longest request, in letters.
LONGEST_REQUEST = 200_000
#: What a request says of a call besides its arguments.
BESIDE = ("answers", "rulings", "unstated")
#: What a request about a call may say, and what each of the bench's own methods takes.
COURSE = ("game", "call", "args", *BESIDE, "seat", "policies", "seed")
FIELDS = {"run": COURSE, "why_not": (*COURSE, "option"), "schema": ("game",),
          "try": ("game", "clauses", "examples", "reading", "lang")}


def game_module(game: str) -> ModuleType:
    """A game's package.

    Raises:
        SetupError: there is no such game.
    """
    if game not in GAMES:
        raise SetupError([Problem("game", "unknown_value", game, GAMES, GAMES[0])])
    return import_module(f"engine.{game}")


def game_of(result: Result) -> str:
    """The game whose call gave a result; empty where none of the book's games did."""
    return next((game for game in GAMES if type(result) in game_module(game).RESULTS.values()), "")


def unfit(function: Callable[..., Any], count: int, named: Iterable[str]) -> list[Problem]:
    """What keeps a call from being made at all.

    Args:
        function: what is called.
        count: how many arguments are given by their place.
        named: the names of the others.
    """
    takes = inspect.signature(function).parameters.values()
    by_place = [one.name for one in takes if one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD)]
    by_name = [one.name for one in takes if one.kind in (one.KEYWORD_ONLY, one.POSITIONAL_OR_KEYWORD)]
    anything = any(one.kind is one.VAR_KEYWORD for one in takes)  # the call itself says what it does not know
    problems = []
    if count > len(by_place):
        problems.append(Problem(function.__name__, "too_many_arguments", count, by_place))
    problems += [Problem(name, "argument_twice", name) for name in named if name in by_place[:count]]
    problems += [Problem(name, "unknown_argument", name, by_name) for name in named
                 if name not in by_name and not anything]
    given = {*by_place[:count], *named}
    problems += [Problem(one.name, "argument_missing", one.name, [], f"{one.name}=…") for one in takes
                 if one.default is one.empty and one.name in {*by_place, *by_name} - given]
    return problems


def answer(text: str, heard: Callable[[int, int, int], None] = lambda tried, done, of: None) -> str:
    """Answer one request.

    Args:
        text: a JSON object with ``id``, ``method`` (``"run"``, ``"why_not"``, ``"schema"``, ``"try"``, or one of the
            game's own ``REQUESTS``) and its arguments.
        heard: told how far a trial is (:data:`rulebook.trial.Heard`).

    Returns:
        A JSON object with the same ``id`` and ``trace``, ``refusal``, ``schema``, ``tried``, what the game answers,
        ``problems`` or ``error``.
    """
    number = None
    try:
        request = _request(text)
        number = _id(request)
        if problems := [problem for name, value in request.items() for problem in too_much(value, name)]:
            raise SetupError(problems)
        request = normalise(request)
        methods: dict[str, Method] = {**_METHODS, "try": partial(_try, heard), **_of_the_game(request)}
        method = _one_of(request, "method", methods)
        if problems := _unknown_fields(request, method):
            raise SetupError(problems)
        reply = _json({"id": number, **methods[method](request)})
    except SetupError as error:
        reply = _json({"id": number, "problems": [problem_json(one) for one in error.problems]})
    except Exception as error:  # whatever it is, the page must get an answer
        reply = _json({"id": number, "error": f"{type(error).__name__}: {error}"})
    return reply


def _json(reply: Mapping[str, Any]) -> str:
    """A reply as text that any host can pass on: a letter without its other half is escaped."""
    return json.dumps(reply, ensure_ascii=False, allow_nan=False).encode("utf-8", "backslashreplace").decode("utf-8")


def _request(text: str) -> dict[str, Any]:
    """A request's parts."""
    if len(text) > LONGEST_REQUEST:
        raise SetupError([Problem("request", "text_too_long", len(text), [str(LONGEST_REQUEST)])])
    try:
        request = json.loads(text, parse_constant=_no_number, object_pairs_hook=_no_key_twice)
    except RecursionError:
        raise SetupError([Problem("request", "nested_too_deeply", text[:40])]) from None
    except SetupError:  # a ValueError too
        raise
    except ValueError as error:
        raise SetupError([Problem("request", "not_json", str(error))]) from None
    if not isinstance(request, dict):
        raise SetupError([Problem("request", "wrong_type", told(request), ['{"method": …}'], '{"method": "run", …}')])
    return request


def _no_number(name: str) -> float:
    raise ValueError(name)


def _no_key_twice(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    """The pairs of an object; Python's own reader keeps the last of a key and drops the others."""
    times = Counter(key for key, _ in pairs)
    if twice := [key for key, count in times.items() if count > 1]:
        raise SetupError([Problem(key, "key_twice", key) for key in twice])
    return dict(pairs)


def _unknown_fields(request: Mapping[str, Any], method: str) -> list[Problem]:
    """What a request says that its method does not take; a game's own methods tell that themselves."""
    if method not in FIELDS:
        return []
    takes = ("id", "method", *FIELDS[method])
    return [Problem(name, "unknown_field", name, takes, nearest(name, takes)) for name in request if name not in takes]


def _id(request: Mapping[str, Any]) -> int | str | None:
    given = request.get("id")
    return given if isinstance(given, (int, str)) and not isinstance(given, bool) else None


def _one_of(request: Mapping[str, Any], name: str, known: Collection[str]) -> str:
    """A text of a request that must be one of a few."""
    given = request.get(name)
    if not isinstance(given, str) or given not in known:
        raise SetupError([Problem(name, "unknown_value", told(given), list(known), next(iter(known)))])
    return given


def run_json(game: str, call: str, args: Mapping[str, Any], answers: Sequence[Any] = (),
             rulings: Any = "printed", unstated: str | None = None, *, seat: str | Sequence[str] | None = None,
             policies: str | Mapping[str, str] | None = None, seed: int | None = None) -> dict[str, Any]:
    """The trace of a call as plain data.

    Args:
        game, call: the game and the vocabulary function.
        args: its arguments, as plain data.
        answers: the answers after the set-up, as texts.
        rulings: a preset's name, or readings and parameters.
        unstated: ``"ask"`` to be asked for what the set-up leaves out, where the call knows that.
        seat: whose answers these are, and with whose eyes the trace is told; policies answer for the other seats,
            and chance draws. Several seats share the answers, in order of asking, and the trace is told to the one
            that is asked. None: the answers are everybody's, and everything is told.
        policies: how the other seats choose: one policy for all, or one for each; what is not named is ``"random"``.
        seed: what chance and the policies draw from; 0 where neither this nor the call says it.

    Returns:
        ``{"trace": …}``, or ``{"problems": [...]}`` for a set-up that cannot be played.
    """
    try:
        return {"trace": Call(game, call, args, answers, rulings, unstated, seat, policies, seed).trace()}
    except SetupError as error:
        return {"problems": [problem_json(problem) for problem in error.problems]}


def result_of(request: Mapping[str, Any]) -> Result:
    """What the vocabulary returns for a request's call, as far as its answers lead.

    Raises:
        SetupError: the call cannot be played.
    """
    made = _of(normalise(request))
    args = {**request["args"], "rulings": request["rulings"]} | ({"answers": made.given} if made.given else {})
    return made.result(run(made.play, made.answers()), request["call"], args)


class Call:
    """A call of the vocabulary, ready to be driven: its position, its answers and its kind of result."""

    def __init__(self, game: str, call: str, args: Mapping[str, Any], answers: Sequence[Any], rulings: Any,
                 unstated: str | None, seat: Any = None, policies: Any = None, seed: Any = None) -> None:
        module = game_module(game)
        function = module.VOCABULARY[_one_of({"call": call}, "call", module.RESULTS)]
        known = parameters(function)
        stray = {name for name, value in {"answers": answers if seat is None else (), "unstated": unstated}.items()
                 if name not in known and value not in (None, (), [])}
        problems = _unlike_answers(answers)
        if isinstance(args, Mapping):
            problems += _out_of_place(args)
            problems += unfit(function, 0, [name for name in args if name not in (*BESIDE, "deck")])
        else:
            problems.append(Problem("args", "wrong_type", told(args), ["{'…': …}"]))
        problems += [Problem(name, "unknown_argument", name, list(known)) for name in sorted(stray)]
        if seat is None:
            problems += [Problem("seat", "argument_missing", "seat", [], "seat=…") for one in (policies, seed)
                         if one is not None][:1]
        elif isinstance(seat, (list, tuple)) and not seat:
            problems.append(Problem("seat", "argument_missing", "seat", [], "seat=['…']"))
        if problems:
            raise SetupError(problems)
        given = {**defaults(function), **args, "rulings": rulings}
        given |= {"answers": list(answers)} if "answers" in known else {}
        given |= {"unstated": unstated} if unstated is not None else {}
        given |= {"seed": seed} if seed is not None and "seed" in known else {}
        setup = module.Setup(call, given, noting=True)
        self.readings: Noted = setup.law[0]
        self.play: Play = setup.laid()
        self.result: type[Result] = module.RESULTS[call]
        self.given = list(map(answer_text, answers))
        self.persons: list[Any] | None = None
        if seat is not None:
            self.persons = list(seat) if isinstance(seat, (list, tuple)) else [seat]
        if self.persons is None:
            self.answers = setup.policies if "policies" in known else partial(listed_answers, self.given)
        else:
            self.answers = partial(seated, module, setup.seats, self.persons, self.given,
                                   given.get("policies", "random") if policies is None else policies,
                                   given.get("seed", 0) if seed is None else seed)

    def trace(self) -> dict[str, Any]:
        """What happens, as plain data; where everything is told, also what it rests on that nobody asked aloud."""
        trace = trace_json(self.result, self.play, self.answers(), self.given, self._eyes(), self.persons)
        gap = trace["gap"] and trace["gap"]["question"]
        looked = sorted(self.readings.looked - {*trace["asked"], gap}) if self.persons is None else []
        return trace | ({"looked": {question: self.readings[question] for question in looked}} if looked else {})

    def _eyes(self) -> Any:
        """Whose eyes see it: of several persons the one who is asked, or who was asked last."""
        persons = self.persons
        if persons is None or len(persons) == 1:
            return persons[0] if persons else None
        trace = run(self.play, self.answers())
        asked = [*(answer.who for answer in trace.answers), trace.pending.who if trace.pending else None]
        return next((who for who in reversed(asked) if who in persons), persons[0])


def _out_of_place(args: Mapping[str, Any]) -> list[Problem]:
    """What stands among the arguments of a call and not there; a bench plays with the game's own deck."""
    return [Problem(name, "beside_arguments", name, BESIDE) for name in args if name in BESIDE] + \
        [Problem("deck", "own_deck", args["deck"]) for name in args if name == "deck"]


def seated(module: ModuleType, seats: Sequence[str], persons: Sequence[Any], answers: Sequence[str], policies: Any,
           seed: Any) -> Answerer:
    """The answer function of persons among policies.

    Args:
        module: the game.
        seats: all seats.
        persons: the seats of persons; only their choices take the answers.
        answers: the persons' answers, in order of asking; after them the next choice of theirs is pending. ``"*"`` is
            what the seat's own policy chooses.
        policies: how the other seats choose: one policy for all, or one for each; ``"random"`` where none is named.
        seed: what chance and the policies draw from.

    Raises:
        SetupError: every problem of seat, policies and seed.
    """
    places = {f"policies[{one!r}]": one for one in policies} if isinstance(policies, Mapping) else {}
    problems = [Problem(where, "unknown_seat", told(one), list(seats), nearest(one, seats))
                for where, one in [*(("seat", one) for one in persons), *places.items()] if one not in seats]
    problems += check_policies(policies, module.POLICIES) + check(seed, {"kind": "int"}, "seed", {})
    if problems:
        raise SetupError(problems)
    players = choosing(policies, seats, module.POLICIES, seed)
    shared = listed_answers(answers, seated_answers(players, random_answers(seed)))
    return seated_answers(players | dict.fromkeys(persons, shared), random_answers(seed))


def _unlike_answers(answers: Any) -> list[Problem]:
    """What is wrong with answers: each is a text, a number or a list of names."""
    if not isinstance(answers, (list, tuple)):
        return [Problem("answers", "not_a_list", told(answers), ["['…', '…']"])]
    return [Problem(f"answers[{place}]", "wrong_type", told(one), ["'…'"]) for place, one in enumerate(answers)
            if not all(type(part) in (str, int) for part in (one if isinstance(one, (list, tuple)) else [one]))]


def trace_json(kind: type[Result], play: Play, answers: Any, given: Sequence[str] = (),
               seat: str | None = None, persons: Sequence[str] | None = None) -> dict[str, Any]:
    """A play driven to its end, as plain data: each event with what it changed on the table.

    Args:
        kind: the kind of result, whose summary is added.
        play: the position.
        answers: an answer function.
        given: the texts that it answers with, to tell one that is left over.
        seat: with whose eyes it is told; None: everything is.
        persons: whose the given answers are; None: those of ``seat``, or everybody's.
    """
    persons = persons or ([] if seat is None else [seat])
    start = play.lay().state(seat)
    events: list[dict[str, Any]] = []
    before = dict(start)

    def watch(event: Event, table: Any) -> None:
        after = table.state(seat)
        diff = {name: value for name, value in after.items() if value != before[name]}
        before.update(diff)
        events.append(event_json(event, seat) | ({"diff": diff} if diff else {}))

    trace = run(play, answers, watch=watch)
    result = kind(trace, "", {})
    own = trace.answers if seat is None else [answer for answer in trace.answers if answer.who in persons]
    refused = None
    if trace.refused:
        refused = {"index": len(own), "answer": str(trace.refused.answer),
                   "refusal": refusal_json(trace.refused.refusal)}
    elif len(given) > len(own):
        refused = {"index": len(own), "answer": given[len(own)], "refusal": _not_asked(given[len(own)])}
    return {
        "start": start,
        "events": events,
        "outcome": result.outcome,
        "result": {name: getattr(result, name) for name in kind.summary},
        "asked": trace.asked if seat is None else trace.asked_openly,
        "answers": [answer.text for answer in own] if seat is not None or len(own) <= LISTED else [],
        "pending": choice_json(trace.pending) if trace.pending else None,
        "gap": {"clauses": list(trace.gap.clauses), "question": trace.gap.question, "facts": trace.gap.facts}
        if trace.gap else None,
        "refused": refused,
    }


def event_json(event: Event, seat: str | None = None) -> dict[str, Any]:
    """An event as plain data, whole or as one seat sees it."""
    data: dict[str, Any] = {"kind": event.kind, "clauses": list(event.clauses), "facts": event.seen_by(seat)}
    return data | ({"rulings": dict(event.rulings)} if event.rulings else {})


def choice_json(choice: Choice) -> dict[str, Any]:
    """A pending choice as plain data, with what might be asked about and why it may not be chosen.

    Where the options are too many to be listed, ``some`` of them are.
    """
    menu = choice.menu
    try:
        options = list(menu)
    except NotFinite:
        options = None
    some, refusals = [], []
    for option in menu.conceivable():
        if refusal := menu.why_not(option):
            refusals.append({"option": menu.encode(option), **refusal_json(refusal)})
        else:
            some.append(menu.encode(option))
    listed: dict[str, Any] = {"options": [menu.encode(option) for option in options]} \
        if options is not None and len(options) <= LISTED else {"options": None, "some": some[:LISTED]}
    return {"who": choice.who, "kind": choice.kind, "clauses": list(choice.clauses), "facts": choice.facts,
            **listed, "refusals": refusals[:LISTED]}


def refusal_json(refusal: Refusal) -> dict[str, Any]:
    """A refusal as plain data."""
    return {"clauses": list(refusal.clauses), "reason": refusal.reason, "facts": dict(refusal.facts)}


def _not_asked(answer: str) -> dict[str, Any]:
    """The refusal of an answer where nothing is asked."""
    return refusal_json(Refusal((), "not_asked", {"option": answer}))


def problem_json(problem: Problem) -> dict[str, Any]:
    """A problem of a set-up as plain data."""
    found = problem.found
    if found is not None and not isinstance(found, int):
        found = found if isinstance(found, str) else repr(found)
    return {"where": problem.where, "code": problem.code, "found": found,
            "expected": list(map(str, problem.expected)), "write": problem.write}


def problem_of(data: Mapping[str, Any]) -> Problem:
    """A problem from its plain data."""
    return Problem(data["where"], data["code"], data["found"], data["expected"], data["write"])


def schema(game: str) -> dict[str, Any]:
    """What a bench needs to know of a game: names, calls with their parameters, policies, open questions."""
    module = game_module(game)
    return {
        "game": game,
        **module.names(),
        "calls": {call: {"params": [{"name": name, "type": kind, "required": required}
                                    for name, (kind, required) in parameters(function).items()],
                         **({"outcomes": list(module.RESULTS[call].outcomes)} if call in module.RESULTS else {}),
                         **({"rulings": defaults(function)["rulings"]} if "rulings" in defaults(function) else {})}
                  for call, function in module.VOCABULARY.items()},
        "editions": list(module.LAWBOOK.editions),
        "policies": list(module.POLICIES),
        "questions": {name: {
            "clauses": list(question.clauses), "readings": list(question.names), "printed": question.printed,
            "grounds": {reading.name: {"who": reading.grounds.who, "clauses": list(reading.grounds.clauses)}
                        for reading in question.readings}}
            for name, question in module.LAWBOOK.questions.items()},
    }


def _run(request: Mapping[str, Any]) -> dict[str, Any]:
    return {"trace": _of(request).trace()}


def _why_not(request: Mapping[str, Any]) -> dict[str, Any]:
    setup, option = _of(request), request.get("option")
    if not isinstance(option, str):
        raise SetupError([Problem("option", "wrong_type", told(option), ["'…'"])])
    trace: Trace = run(setup.play, setup.answers())
    if trace.pending is None:
        return {"refusal": _not_asked(option)}
    menu = trace.pending.menu
    refusal = menu.why_not(menu.decode(option))
    return {"refusal": refusal_json(refusal) if refusal else None}


def _of(request: Mapping[str, Any]) -> Call:
    rulings = request.get("rulings")
    return Call(_one_of(request, "game", GAMES), request.get("call", ""), request.get("args", {}),
                 request.get("answers", ()), "printed" if rulings is None else rulings, request.get("unstated"),
                 request.get("seat"), request.get("policies"), request.get("seed"))


def _schema(request: Mapping[str, Any]) -> dict[str, Any]:
    return {"schema": schema(_one_of(request, "game", GAMES))}


def _try(heard: Callable[[int, int, int], None], request: Mapping[str, Any]) -> dict[str, Any]:
    from rulebook.tested import tested  # what a page loads only when somebody tests something

    _one_of(request, "game", GAMES)
    return tested(request, heard)


Method = Callable[[Mapping[str, Any]], dict[str, Any]]
_METHODS: dict[str, Method] = {"run": _run, "why_not": _why_not, "schema": _schema}


def _of_the_game(request: Mapping[str, Any]) -> dict[str, Method]:
    """The methods that only the game of a request has: functions with annotated parameters that give plain data."""
    if request.get("game") not in list(GAMES):
        return {}
    module = game_module(request["game"])
    return {name: partial(_asked, function, module.names()["names"])
            for name, function in getattr(module, "REQUESTS", {}).items()}


def _asked(function: Callable[..., dict[str, Any]], names: Mapping[str, Sequence[str]],
           request: Mapping[str, Any]) -> dict[str, Any]:
    """What a game's own method answers."""
    args = {name: value for name, value in request.items() if name not in ("id", "method", "game")}
    takes = parameters(function)
    problems = unfit(function, 0, args)
    problems += [problem for name, value in args.items() if name in takes
                 for problem in check(value, takes[name][0], name, names)]
    if problems:
        raise SetupError(problems)
    return function(**args)
