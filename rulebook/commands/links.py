"""A link to a bench, run like a scenario: what it shows, and what it showed when it was made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from engine.problems import Problem
from rulebook import narrate
from rulebook.commands.output import say
from rulebook.commands.questions import rests
from rulebook.link import Link, Played, fingerprint, play, read, told
from rulebook.words import Words, one_line

__all__ = ["LinkRun", "link_json", "run_link", "say_link"]


@dataclass(frozen=True, slots=True)
class LinkRun:
    """A link, what follows from it, and what of it could not be read."""

    link: Link
    played: Played
    problems: tuple[Problem, ...]

    @property
    def same(self) -> bool:
        """Whether it shows what it showed; so it does where it does not say what that was."""
        return self.link.fingerprint in ("", fingerprint(self.played.trace))

    @property
    def holds(self) -> bool:
        """Whether all its answers apply, and it shows what it showed."""
        return self.same and self.played.trace["refused"] is None


def run_link(text: str, rulings: Callable[[str], Mapping[str, str | int]]) -> LinkRun:
    """Read a link and play what it says.

    Args:
        text: the link.
        rulings: what a game is played under where the link names nothing else.

    Raises:
        SetupError: it leads to no bench, or its set-up cannot be played.
    """
    link = read(text)
    problems = [Problem("link", "link_part_unread", part) for part in link.unread]
    problems += [Problem("link", "link_too_long")] if link.cut else []
    problems += [Problem("link", "link_other_catalogue")] if link.catalogue else []
    link = replace(link, rulings={**rulings(link.game), **link.rulings})
    return LinkRun(link, play(link), tuple(problems))


def link_json(run: LinkRun, lang: str) -> dict[str, Any]:
    """A link's run as JSON; of a game that is played only what its seat sees."""
    trace = run.played.trace
    return {"id": run.link.id, "game": run.link.game, "holds": run.holds, "answer": _now(run, lang),
            "then": None if run.same else told(run.link, lang), "refused": trace["refused"],
            "outcome": trace["outcome"], "asked": trace["asked"],
            "events": [{name: event[name] for name in ("kind", "clauses", "facts")} for event in trace["events"]]}


def say_link(run: LinkRun, words: Words) -> None:
    """Print what a link shows, sentence by sentence, where it stops, and what it showed if that was something else."""
    link, trace = run.link, run.played.trace
    say(one_line(words.say("cli-link", id=link.id, game=link.game)))
    if not link.play:  # what the other seats hide is not told
        for sentence in narrate.tell(run.played.result, words.lang):
            say(f"  {sentence}")
        for question, reading in run.played.result.asked.items():
            say(f"  {rests(link.game, question, reading, words)}")
    if refusal := run.played.result.trace.refused:
        say(words.say("cli-link-stops", number=trace["refused"]["index"] + 1, answer=str(refusal.answer),
                      why=narrate.refusal(link.game, refusal.refusal, words.lang)))
    elif trace["refused"]:
        say(words.say("cli-link-left-over", number=trace["refused"]["index"] + 1, answer=trace["refused"]["answer"]))
    if run.same:
        say(words.say("cli-link-same" if link.fingerprint else "cli-link-shows", answer=_now(run, words.lang)))
    else:
        say(words.say("cli-link-then", answer=told(link, words.lang) or words.say("ui-share-then-untold")))
        say(words.say("cli-link-now", answer=_now(run, words.lang)))


def _now(run: LinkRun, lang: str) -> str:
    result = run.played.result
    return narrate.choice(run.link.game, result.pending, lang) if run.link.play and result.pending else \
        narrate.answer_sentence(result, lang)
