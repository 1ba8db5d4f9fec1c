"""A result as plain text, for where no widget can run: a terminal, a diff, a page of a repository."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.rulings import GAP
from engine.vocabulary import Result
from rulebook import narrate
from rulebook.bench import game_of
from rulebook.pages.figure import clause_label
from rulebook.words import words_of

__all__ = ["TextForm", "text_form"]


class TextForm(str):
    """A text that a notebook shows as it is, line by line."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def text_form(result: Result, lang: str, seat: str | Sequence[str] | None = None) -> TextForm:
    """How a result came out, step by step with its clauses, and the open questions it rests on.

    Args:
        result: what a call of a game's vocabulary returned.
        lang: ``"lt"``, ``"lv"`` or ``"en"``.
        seat: whose eyes it is told for, or several; what is hidden from any is left out. None: nothing is.

    Raises:
        SetupError: the language is none of the book's.

    >>> from engine.sigilai import may
    >>> text_form(may("Žiema", "take_card", "MEDIS", mara=["MEDIS"]), "en")
    Winter may not take MEDIS: no card or rule now allows taking from Mara’s field.
    <BLANKLINE>
    1. Winter may not take MEDIS: no card or rule now allows taking from Mara’s field. (18)
    """
    seats = [seat] if isinstance(seat, str) else seat or []
    return TextForm("\n".join(_lines(result, lang, seats)))


def _lines(result: Result, lang: str, seats: Sequence[str]) -> Iterator[str]:
    sentences, trace = narrate.tell(result, lang), result.trace
    yield narrate.answer_sentence(result, lang)
    yield ""
    cited = [event.clauses for event in trace.events]
    hidden = {number for number, event in enumerate(trace.events, 1)
              if any(event.seen_by(seat) != event.facts for seat in seats)}
    for last in (trace.gap, trace.pending):
        cited += [last.clauses] if last else []
    for number, (sentence, clauses) in enumerate(zip(sentences, cited, strict=False), 1):
        if number in hidden:
            continue
        labels = ", ".join(clause_label(one.partition("/")[2], lang) for one in clauses)
        yield f"{number}. {sentence} ({labels})" if labels else f"{number}. {sentence}"
    asked = dict(trace.asked_openly if seats else trace.asked) | ({trace.gap.question: GAP} if trace.gap else {})
    if asked:
        game = game_of(result)
        yield ""
        yield words_of(lang, game).say("page-rests")
        for question, reading in asked.items():
            yield f"- {narrate.question(game, question, lang)} {narrate.reading(game, question, reading, lang)}"
