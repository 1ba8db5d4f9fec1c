"""Everything that plays give the narration to say is said, in each language, and no two things are said alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from engine.play import Event
from rulebook import narrate
from rulebook.findings import ERROR, WARNING, Finding
from rulebook.scenario import Verdict
from rulebook.texts import LANGUAGES
from rulebook.words import WordsError, message_id

__all__ = ["COUNTS", "beside_messages", "message_of", "moments", "moments_are_told"]

#: The counts that every sentence with a count is tried with: all plural categories of the three languages.
COUNTS = (*range(31), 100, 101, 111)
#: How many moments stand beside a message.
MOMENTS = 3
#: Facts that are the number of a thing, and no count; a sentence may know few of them.
_NAMES = ("number",)


def message_of(event: Event) -> str:
    """The id of the message that tells an event."""
    return message_id(f"refusal-{event.facts['reason']}" if event.kind == "refused" else f"event-{event.kind}")


def moments(verdicts: Mapping[str, Verdict]) -> Iterator[tuple[str, Event]]:
    """Every event of the scenarios with the scenario's id, one that tells the same facts again only once.

    Args:
        verdicts: the verdict of every scenario, by id.
    """
    seen: set[str] = set()
    for name, verdict in verdicts.items():
        for result in verdict.results:
            for event in result.events:
                told = f"{event.kind} {event.facts!r}"
                if told not in seen:
                    seen.add(told)
                    yield name, event


def beside_messages(game: str, verdicts: Mapping[str, Verdict]) -> dict[str, list[dict[str, Any]]]:
    """For each message of the narration, three moments of real play: what a translator sees beside it.

    Args:
        game: the game.
        verdicts: the verdict of every scenario, by id.

    Returns:
        By the message's id, up to three moments told in different words: ``scenario``, ``clauses``, and ``told``, the
        sentence by language.
    """
    found: dict[str, list[dict[str, Any]]] = {}
    for name, identity, clauses, tell in _spoken(game, verdicts):
        beside = found.setdefault(identity, [])
        if len(beside) < MOMENTS:
            told = {lang: tell(lang) for lang in LANGUAGES}
            if told not in [moment["told"] for moment in beside]:
                beside.append({"scenario": name, "clauses": list(clauses), "told": told})
    return dict(sorted(found.items()))


def _spoken(game: str, verdicts: Mapping[str, Verdict]) -> Iterator[
        tuple[str, str, tuple[str, ...], Callable[[str], str]]]:
    """Every event, question asked and gap of the scenarios: scenario, message, clauses, and what tells it."""
    for name, event in moments(verdicts):
        yield name, message_of(event), event.clauses, partial(narrate.event, game, event)
    for name, verdict in verdicts.items():
        for result in verdict.results:
            asked = [answer.choice for answer in result.trace.answers] + ([result.pending] if result.pending else [])
            for choice in asked:
                yield name, message_id(f"choice-{choice.kind}"), choice.clauses, partial(narrate.choice, game, choice)
            if gap := result.trace.gap:
                yield name, message_id(f"gap-{gap.question}"), gap.clauses, partial(narrate.gap, game, result.trace)


def moments_are_told(game: str, langs: Sequence[str], verdicts: Mapping[str, Verdict]) -> Iterator[Finding]:
    """Every moment of every scenario, and each kind of it with every count, is told; two kinds never in the same words.

    Args:
        game, langs: what to tell, and in which languages.
        verdicts: the verdict of every scenario, by id.
    """
    recorded = list(moments(verdicts))
    first: dict[str, tuple[str, Event]] = {}
    for name, event in recorded:
        first.setdefault(message_of(event), (name, event))
    varied = [(name, Event(event.kind, event.clauses, **{**event.facts, fact: count}))
              for name, event in first.values() for fact, value in event.facts.items()
              if type(value) is int and fact not in _NAMES for count in COUNTS]
    for lang in langs:
        said: dict[str, Event] = {}
        failed: set[str] = set()
        for place, (name, event) in enumerate([*recorded, *varied]):
            identity = message_of(event)
            try:
                sentence = narrate.event(game, event, lang)
            except WordsError as error:
                if identity not in failed:
                    failed.add(identity)
                    yield Finding("moment_not_told", ERROR, f"messages/{lang}/{game}.ftl", identity,
                                  "; ".join(f"{problem.found}: {', '.join(map(str, problem.expected))}"
                                            for problem in error.problems), "", lang, game, "", name)
                continue
            other = said.setdefault(sentence, event)
            pair = "+".join(sorted((message_of(other), identity)))
            if place < len(recorded) and message_of(other) != identity and pair not in failed:
                failed.add(pair)
                yield Finding("two_moments_told_alike", WARNING, f"messages/{lang}/{game}.ftl", message_of(other),
                              f"{identity}: {sentence}", "", lang, game, "", name)
