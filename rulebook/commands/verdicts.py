"""A scenario's verdict, as JSON and as lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulebook import narrate
from rulebook.commands.output import say
from rulebook.commands.questions import rests
from rulebook.scenario import Scenario, Verdict
from rulebook.words import Words, WordsError, one_line, plain

__all__ = ["say_verdict", "verdict_json"]


def verdict_json(scenario: Scenario, verdict: Verdict) -> dict[str, Any]:
    """A verdict as JSON: whether the scenario holds, where it differs, and its trace."""
    shown = verdict.shown
    return {
        "id": scenario.id, "path": str(scenario.path), "game": scenario.game, "holds": verdict.holds,
        "failures": [{"line": failure.line, "source": failure.source, "expected": failure.want, "found": failure.got}
                     for failure in verdict.failures],
        "uncited": verdict.uncited, "outcome": shown.outcome, "clauses": shown.clauses, "asked": shown.asked,
        "events": [{"kind": event.kind, "clauses": list(event.clauses), "facts": event.facts}
                   for event in shown.events],
    }


def say_verdict(scenario: Scenario, verdict: Verdict, words: Words, *, whole: bool) -> None:
    """Print a verdict; with ``whole`` the trace too, sentence by sentence."""
    title = scenario.title.get(words.lang) or next(iter(scenario.title.values()), scenario.id)
    say(one_line(words.say("cli-holds" if verdict.holds else "cli-differs", id=scenario.id, title=title)))
    for failure in verdict.failures:
        say(words.say("cli-failure", place=one_line(f"{scenario.path}:{failure.line}"), source=failure.source,
                         expected=failure.want or "—", found=failure.got or "—"))
    if verdict.uncited:
        say(words.say("cli-uncited", clauses=", ".join(verdict.uncited)))
    if whole:
        for sentence in _narrated(verdict, words):
            say(f"  {sentence}")
        for question, reading in verdict.shown.asked.items():
            say(f"  {rests(scenario.game, question, reading, words)}")


def _narrated(verdict: Verdict, words: Words) -> Sequence[str]:
    """What happened, sentence by sentence, or as the events' names and facts where the messages are broken."""
    try:
        return narrate.tell(verdict.shown, words.lang)
    except WordsError:
        return [plain(event.kind, event.facts) for event in verdict.shown.events]
