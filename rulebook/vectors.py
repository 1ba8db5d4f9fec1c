"""The settled scenarios as data, by which another program can be tested against the book.

``vectors.schema.json`` beside this module describes the form.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

from engine.play import Choice, Event, NotFinite, run
from engine.setup import Setup
from engine.vocabulary import Result, defaults
from rulebook.bench import GAMES, event_json, game_module, refusal_json
from rulebook.runs import code_digest
from rulebook.scenario import Scenario, hold, scenarios

__all__ = ["FORMAT", "schema_text", "vectors"]

FORMAT = "living-rules-vectors/1"
SCHEMA = Path(__file__).with_name("vectors.schema.json")
#: The most options of a choice that are listed, and the most refused answers.
LISTED = 200


def vectors(games: Iterable[str] = GAMES) -> dict[str, Any]:
    """Every settled scenario of the given games.

    Raises:
        SetupError: a scenario cannot be read or played.
    """
    return {"format": FORMAT, "engine": code_digest(), "games": {game: _game(game) for game in games},
            "vectors": [_vector(scenario) for game in games for scenario in scenarios(game)
                        if scenario.status == "settled"]}


@cache
def schema_text() -> str:
    """The schema, as it is published."""
    return SCHEMA.read_text("utf-8")


def _game(game: str) -> dict[str, Any]:
    """What a program needs to know beside the vectors: names, what stands behind them, readings and numbers."""
    module = game_module(game)
    editions = {name: {"readings": edition.readings, "parameters": edition.parameters}
                for name, edition in module.LAWBOOK.presets.items()}
    known: dict[str, Any] = _plain({"cards": {}, **module.names(), "editions": editions})
    return known


def _vector(scenario: Scenario) -> dict[str, Any]:
    calls = [_call(scenario.game, result) for result in hold(scenario).results]
    features = {step["event"]["kind"] for call in calls for step in call["steps"] if "event" in step}
    return {"id": f"{scenario.game}/{scenario.id}", "game": scenario.game, "title": dict(scenario.title),
            "clauses": list(scenario.clauses), "source": scenario.source, "features": sorted(features),
            "questions": sorted({name for call in calls for name in call["asked"]}), "calls": calls}


def _call(game: str, result: Result) -> dict[str, Any]:
    """A call: its inputs, the law in force, every step, and what comes out."""
    module = game_module(game)
    given = dict(result.arguments)
    setup: Setup = module.Setup(result.call, {**defaults(module.VOCABULARY[result.call]), **given})
    steps: list[dict[str, Any]] = []
    answers = setup.answers()

    def answer(choice: Choice, view: Any) -> Any:
        option = answers(choice, view)
        steps.append(_answered(choice, option))
        return option

    def watch(event: Event, table: Any) -> None:
        accepted = {} if event.kind not in ("refused", "allowed") else {"accepted": event.kind == "allowed"}
        steps.append({"event": event_json(event), "state": table.state()} | accepted)

    play = setup.laid()
    start = play.lay().state()
    trace = run(play, answer, watch=watch)
    readings, parameters = setup.law
    pending = trace.pending
    if pending:
        steps += _refused(pending, result.doubted)
    rulings = given.pop("rulings", "printed")
    whole: dict[str, Any] = _plain({
        "call": result.call, "arguments": given, "rulings": rulings,
        "law": {"readings": readings, "parameters": parameters}, "start": start, "steps": steps,
        "outcome": "gap" if trace.gap else trace.value,
        "gap": {"question": trace.gap.question, "clauses": trace.gap.clauses} if trace.gap else None,
        "pending": _choice(pending) if pending else None, "asked": trace.asked, "clauses": trace.clauses,
        "result": {name: getattr(result, name) for name in type(result).summary}})
    return whole


def _answered(choice: Choice, option: Any) -> dict[str, Any]:
    """An answer to a choice, and whether the menu accepts it."""
    refusal = choice.menu.why_not(option)
    return {"choice": _choice(choice), "answer": choice.menu.encode(option), "accepted": refusal is None} \
        | ({"refusal": refusal_json(refusal)} if refusal else {})


def _refused(choice: Choice, doubted: list[str]) -> list[dict[str, Any]]:
    """The answers that a choice refuses: those that the scenario asks about, and others that a bench shows."""
    menu = choice.menu
    texts = dict.fromkeys([*doubted, *map(menu.encode, menu.conceivable())])
    steps = (_answered(choice, menu.decode(text)) for text in texts)
    return list(islice((step for step in steps if not step["accepted"]), LISTED))


def _choice(choice: Choice) -> dict[str, Any]:
    try:
        options = [choice.menu.encode(option) for option in choice.menu]
    except NotFinite:
        options = []
    return {"who": choice.who, "kind": choice.kind, "clauses": list(choice.clauses), "facts": choice.facts,
            "options": options if 0 < len(options) <= LISTED else None}


def _plain(value: Any) -> Any:
    """Plain data: whatever stands for a name is its text."""
    return json.loads(json.dumps(value, ensure_ascii=False, default=_written))


def _written(value: Any) -> Any:
    return sorted(map(str, value)) if isinstance(value, (set, frozenset)) else \
        dict(value) if hasattr(value, "keys") else str(value)
