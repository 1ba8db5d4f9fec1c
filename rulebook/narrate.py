"""Narration: what happened, is asked, refused or wrong, as sentences of a language.

Every sentence stands in ``messages/``; here are only the names of the messages.
"""

from __future__ import annotations

from datetime import date
from typing import Any

from babel.dates import format_date

from engine.play import Choice, Event, Refusal, Trace
from engine.problems import LETTERS, Problem, SetupError
from engine.rulings import Grounds
from engine.vocabulary import Result
from rulebook.bench import game_of
from rulebook.texts import LANGUAGES
from rulebook.words import Words, WordsError, one_line, short, words_of

__all__ = ["Told", "answer_sentence", "choice", "event", "gap", "grounds", "problem", "question", "reading", "refusal",
           "tell"]

#: How many of the things that may stand somewhere a problem lists.
SHOWN = 8


class Told(tuple[str, ...]):
    """Sentences; shown one a line."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "\n".join(self)


def tell(result: Result, lang: str) -> Told:
    """Everything that happened, one sentence an event, then the gap or the choice that is left.

    Raises:
        SetupError: it is told no result, or in no language of the book.
    """
    problems = [] if isinstance(result, Result) else [Problem("result", "wrong_type", result, ["t"])]
    if lang not in LANGUAGES:
        problems.append(Problem("lang", "unknown_value", lang, LANGUAGES, repr(LANGUAGES[0])))
    if problems:
        raise SetupError(problems)
    game, trace = game_of(result), result.trace
    sentences = [event(game, one, lang) for one in trace.events]
    if trace.gap:
        sentences.append(gap(game, trace, lang))
    elif trace.pending:
        sentences.append(choice(game, trace.pending, lang))
    return Told(sentences)


def event(game: str, event: Event, lang: str) -> str:
    """What happened."""
    words, facts = words_of(lang, game), dict(event.facts)
    if event.kind == "refused":
        return words.format(f"refusal-{facts.pop('reason')}", **facts)
    return words.format(f"event-{event.kind}", **facts)


def choice(game: str, choice: Choice, lang: str) -> str:
    """The question that a choice asks."""
    return words_of(lang, game).format(f"choice-{choice.kind}", **{"who": choice.who, **choice.facts})


def refusal(game: str, refusal: Refusal, lang: str) -> str:
    """Why something may not be done."""
    return words_of(lang, game).format(f"refusal-{refusal.reason}", **refusal.facts)


def gap(game: str, trace: Trace, lang: str) -> str:
    """What the text leaves undecided where the play stopped; empty where it did not."""
    return words_of(lang, game).format(f"gap-{trace.gap.question}", **trace.gap.facts) if trace.gap else ""


def problem(problem: Problem, lang: str) -> str:
    """What is wrong, where, and what to write instead; names stay as they must be typed, so without a glossary."""
    words, expected = words_of(lang), [_typed(one) for one in list(problem.expected)[:SHOWN]] or ["—"]
    if len(problem.expected) > SHOWN:
        expected.append("…")
    file, _, where = problem.where.rpartition(": ")  # a scenario's file and line stand before the argument
    facts = {"where": where, "found": _typed(problem.found), "expected": expected}
    try:
        sentence = words.format(f"problem-{problem.code}", code=problem.code, **facts)
    except WordsError:
        sentence = words.say("problem-other", code=problem.code, **facts)
    told = f"{file}: {sentence}" if file else sentence
    return one_line(f"{told} {words.say('problem-write', write=problem.write)}" if problem.write else told)


def _typed(found: Any) -> Any:
    """A value as it was typed, and so that an empty one can be seen."""
    if isinstance(found, int) and not isinstance(found, bool) and abs(found) < 10 ** 9:
        return found
    return short(str(found) or "''", LETTERS)


def question(game: str, name: str, lang: str) -> str:
    """An open question as a sentence."""
    return words_of(lang, game).format(f"question-{name}")


def reading(game: str, question: str, reading: str, lang: str) -> str:
    """One way to read an open question, in short."""
    words = words_of(lang, game)
    own = f"reading-{question}-{reading}"
    return words.format(own if words.has(own) else f"reading-{reading}")


def grounds(game: str, grounds: Grounds, lang: str) -> str:
    """Who says so, and where."""
    words = words_of(lang, game)
    parts = [words.format(f"grounds-{grounds.who}")]
    if grounds.clauses:
        parts.append(", ".join(clause.removeprefix(f"{game}/") for clause in grounds.clauses))
    parts += [part for part in (grounds.title, grounds.address, _date(grounds.date, words)) if part]
    return ": ".join([parts[0], ", ".join(parts[1:])]) if parts[1:] else parts[0]


def _date(text: str, words: Words) -> str:
    return format_date(date.fromisoformat(text), "long", locale=words.locale) if text else ""


def answer_sentence(result: Result, lang: str) -> str:
    """How it came out, in short; where a choice is left, what happened last and what is asked."""
    game, trace = game_of(result), result.trace
    words = words_of(lang, game)
    if trace.gap:
        return gap(game, trace, lang)
    last = trace.events[-1] if trace.events else None
    if trace.pending:
        asked = choice(game, trace.pending, lang)
        return f"{event(game, last, lang)} {asked}" if last else asked
    name = f"answer-{result.outcome}"
    over = getattr(result, "winners", None)  # of a whole game, which its last event tells
    if result.outcome and not over and words.has(name):
        summary = {fact: getattr(result, fact) for fact in result.summary}
        return words.format(name, **{**(last.facts if last else {}), **summary})
    return event(game, last, lang) if last else words.format("answer-nothing")
