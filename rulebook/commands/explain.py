"""``rulebook explain``: a clause, a question, a scenario or a parameter."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any

from engine.problems import Problem, SetupError
from rulebook import check as checks
from rulebook.bench import GAMES, game_module, schema
from rulebook.commands.command import HOLDS, Command, Options
from rulebook.commands.output import say, say_json
from rulebook.commands.questions import rests, say_question
from rulebook.commands.verdicts import say_verdict, verdict_json
from rulebook.scenario import hold, scenarios
from rulebook.texts import clauses
from rulebook.words import Words

__all__ = ["EXPLAIN"]


def _problems(options: Options) -> Iterator[Problem]:
    if options.id is None:
        yield Problem("ID", "argument_left_out", None, [], "rulebook explain sigilai/36")


def _explain(options: Options, words: Words) -> int:
    given = options.id
    known: list[str] = []
    for game in GAMES:
        law, text = game_module(game).LAWBOOK, clauses(game, words.lang)
        book = {scenario.id: scenario for scenario in scenarios(game)}
        names = {**{identity: identity for identity in text},
                 **{identity.partition("/")[2]: identity for identity in text}}
        if given in names:
            return _explain_clause(game, names[given], options, words)
        if given in law.questions:
            if options.json:
                say_json(schema(game)["questions"][given])
            else:
                say_question(game, given, words)
            return HOLDS
        if given in book:
            verdict = hold(book[given])
            if options.json:
                say_json(verdict_json(book[given], verdict))
            else:
                say_verdict(book[given], verdict, words, whole=True)
            return HOLDS
        if given in law.parameters:
            parameter = law.parameters[given]
            facts = {"name": given, "value": parameter.value, "low": parameter.low, "high": parameter.high,
                     "clauses": list(parameter.clauses)}
            if options.json:
                say_json(facts)
            else:
                say(words.say("cli-parameter", **{**facts, "clauses": ", ".join(parameter.clauses)}))
            return HOLDS
        known += [*names, *law.questions, *book, *law.parameters]
    near = get_close_matches(given, known, 1, 0.3)
    raise SetupError([Problem("ID", "unknown_id", given, ["sigilai/36", "lone_leader", "worked-trick"],
                              near[0] if near else "")])


def _explain_clause(game: str, identity: str, options: Options, words: Words) -> int:
    law, clause = game_module(game).LAWBOOK, clauses(game, words.lang)[identity]
    facts: dict[str, Any] = {
        "id": identity, "text": clause.plain, "informative": clause.informative,
        "questions": [name for name, question in law.questions.items() if identity in question.clauses],
        "parameters": {name: parameter.value for name, parameter in law.parameters.items()
                       if identity in parameter.clauses},
        "scenarios": checks.cited_by_scenarios(game).get(identity, []),
        "not_played": checks.uncited(game).get(identity, {}).get(words.lang, ""),
    }
    if options.json:
        say_json(facts)
        return HOLDS
    say(f"{identity}\n{clause.plain}")
    for name in facts["questions"]:
        say(rests(game, name, law.questions[name].printed, words))
    for name in ("parameters", "scenarios", "not_played"):
        value = facts[name]
        if value:
            listed = value if isinstance(value, str) else ", ".join(
                f"{key} = {number}" for key, number in value.items()) if isinstance(value, dict) else ", ".join(value)
            say(words.say(f"cli-explain-{name.replace('_', '-')}", text=listed))
    return HOLDS


EXPLAIN = Command("cli-explain", _explain, problems=_problems, word="id")
