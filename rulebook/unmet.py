"""Why random games never meet a clause: computed from games under other readings, from examples and from the text."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.vocabulary import Result
from rulebook import check, met
from rulebook.bench import game_module
from rulebook.scenario import Scenario, scenarios
from rulebook.texts import clauses, source_language

__all__ = ["WHY", "cited", "kept", "why_unmet"]

#: Why a clause is never met, in the order in which that is told.
WHY = ("reading", "example", "excluded", "informative", "nothing")

kept = cache(met.stored)


@cache
def cited(game: str) -> Mapping[str, list[tuple[Scenario, list[Result]]]]:
    """The scenarios that cite each clause of a game, with those of their results that do."""
    found: dict[str, list[tuple[Scenario, list[Result]]]] = {}
    for one in scenarios(game):
        results = check.verdicts(game)[one.id].results
        for clause in dict.fromkeys(clause for result in results for clause in result.clauses):
            found.setdefault(clause, []).append((one, [result for result in results if clause in result.clauses]))
    return found


def why_unmet(game: str, identity: str) -> tuple[str, list[str]]:
    """Why no random game meets a clause: one of ``WHY``, and the readings (``question=reading``) under which one does.

    All of it is computed: from games under each other reading, from what the examples that cite the clause asked, and
    from how the text itself marks the clause.
    """
    if under := list(kept(game).under.get(identity, {})):
        return "reading", under
    citing = cited(game).get(identity, [])
    if citing:
        table, _ = game_module(game).LAWBOOK.resolve("table")
        others = [{f"{name}={reading}" for name, reading in result.asked.items() if reading != table.get(name)}
                  for _, results in citing for result in results]
        common = sorted(set.intersection(*others))
        return ("reading", common) if common else ("example", [])
    if identity in check.uncited(game):
        return "excluded", []
    return ("informative" if clauses(game, source_language(game))[identity].informative else "nothing"), []
