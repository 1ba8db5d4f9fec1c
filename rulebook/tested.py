"""A bench's position tested as a proposal, and what a trial came to as plain data.

Imports the standard library and the engine only, so that it runs in the page as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from doctest import Example
from pathlib import Path
from typing import Any

from engine.problems import Problem, SetupError, told
from engine.vocabulary import check
from rulebook.bench import game_module, problem_json
from rulebook.shelf import examples
from rulebook.trial import Attempt, Heard, Parting, Trial, try_out
from rulebook.verdict import Brought, Scenario, outside

__all__ = ["tested", "trial_json"]

#: What the problems of a bench's proposal call it.
PLACE = "proposal"
#: More lines than any proposal has.
MOST_LINES = 100_000
#: How a request states clauses and examples; of an example line, source and what is wanted.
_TEXTS = {"kind": "list", "of": {"kind": "text"}}


def tested(request: Mapping[str, Any], heard: Heard) -> dict[str, Any]:
    """Try the proposal of a request.

    Args:
        request: ``game``, the ``clauses`` that the proposal names, its ``examples`` (line, source and what is wanted
            of each), the ``reading`` that it asks for, and ``lang``, in which other scenarios are named.
        heard: told how far it is.

    Returns:
        ``tried``, as :func:`trial_json` has it, with what the scenarios that it names are called.

    Raises:
        SetupError: it is no proposal, or cannot be set up.
    """
    game = request["game"]
    scenario = _scenario(game, request.get("clauses"), request.get("examples"), request.get("reading", {}))
    tried = trial_json(try_out(scenario, heard))
    attempts = (tried["printed"], tried["stated"], tried["table"], tried["asked_for"], *tried["singles"],
                *tried["combined"])
    named = {change["id"] for attempt in attempts if attempt for change in attempt["changes"]}
    lang = str(request.get("lang", ""))
    titles = {one.id: one.title.get(lang) or next(iter(one.title.values())) for one in examples(game)
              if one.id in named}
    return {"tried": {**tried, "titles": titles}}


def _scenario(game: str, clauses: Any, stated: Any, reading: Any) -> Scenario:
    """The proposal that a request states, read and checked as one from a file is."""
    problems = check(clauses, _TEXTS, "clauses", {})
    if not isinstance(stated, list) or not stated or not all(map(_is_example, stated)):
        problems.append(Problem("examples", "wrong_type", told(stated), ["[[1, '…', '…']]"]))
    if problems:
        raise SetupError(problems)
    read = tuple(Example(source, want, lineno=line - 1) for line, source, want in stated)
    problems = [Problem("clauses", "unknown_clause", one) for one in clauses if not one.startswith(f"{game}/")]
    problems += outside(read, game, PLACE, stated[0][0])
    if not isinstance(reading, dict):
        problems.append(Problem("reading", "wrong_type", told(reading), ["{'…': '…'}"]))
    elif reading:
        try:
            game_module(game).LAWBOOK.resolve(reading, "reading")
        except SetupError as error:
            problems += error.problems
    if problems:
        raise SetupError(problems)
    return Scenario(PLACE, Path(PLACE), game, {}, {}, tuple(clauses), "", "proposed", {},
                    "", read, Brought(reading=reading))


def _is_example(one: Any) -> bool:
    return isinstance(one, list) and list(map(type, one)) == [int, str, str] and 0 < one[0] < MOST_LINES


def trial_json(trial: Trial) -> dict[str, Any]:
    """What a trial came to as plain data."""
    return {"game": trial.scenario.game, "printed": _attempt_json(trial.printed),
            "stated": trial.stated and _attempt_json(trial.stated), "table": _attempt_json(trial.table),
            "asked_for": trial.asked_for and _attempt_json(trial.asked_for),
            "singles": list(map(_attempt_json, trial.singles)), "combined": list(map(_attempt_json, trial.combined)),
            "tried": trial.tried, "whole": trial.whole, "named": trial.named, "brings": trial.brings,
            "new_reading_needed": trial.needs_reading,
            "parting": trial.parting and _parting_json(trial.parting)}


def _attempt_json(one: Attempt) -> dict[str, Any]:
    verdict = one.verdict
    return {"rulings": dict(one.rulings), "over": one.over, "holds": one.holds, "gaps": one.gaps, "asked": one.asked,
            "failures": [{"line": failure.line, "source": failure.source, "expected": failure.want,
                          "found": failure.got} for failure in (verdict.failures if verdict else ())],
            "uncited": verdict.uncited if verdict else [], "problems": list(map(problem_json, one.problems)),
            "changes": [{"id": name, "holds": holds} for name, holds in one.changes.items()]}


def _parting_json(parting: Parting) -> dict[str, Any]:
    event = parting.event
    return {"line": parting.failure.line, "source": parting.failure.source, "expected": parting.failure.want,
            "found": parting.failure.got, "function": parting.function,
            "event": event and {"number": (parting.number or 0) + 1, "kind": event.kind,
                                "clauses": list(event.clauses), "facts": event.facts}}
