"""What a page may ask of the estimate besides playing: plain data in, plain data out. None of it is a ruling."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any

from engine.domino.geometry import ERROR, Domino, line_of, why_no_line
from engine.domino.rulings import LAWBOOK
from engine.domino.stated import dominoes_of
from engine.domino.topple import SLICE, fallen_in, topple
from engine.problems import SetupError
from engine.vocabulary import Between

__all__ = ["REQUESTS", "chance", "estimate"]


def estimate(dominoes: Sequence[Any]) -> dict[str, Any]:
    """What a gentle push of the end domino with the smaller number does, by the model of :mod:`engine.domino.topple`.

    Args:
        dominoes: as for :func:`engine.domino.line`.

    Returns:
        ``all_fell``, the ``margin``, the number that the line is ``stopped_by``, and the ``steps`` in the order of the
        push, as of :class:`~engine.domino.topple.Topple`; None where they make no line, with the ``refusals`` that say
        why.

    Raises:
        SetupError: every problem of the list.
    """
    line, refusals = _from_push(dominoes)
    if refusals:
        return {"estimate": None, "refusals": refusals}
    told = topple(line)
    return {"estimate": {"all_fell": told.all_fell, "margin": told.margin, "stopped_by": told.stopped_by,
                         "steps": [step._asdict() for step in told.steps]}, "refusals": []}


def chance(dominoes: Sequence[Any], part: Annotated[int, Between(0, 999)] = 0, seed: int = 0,
           error: Annotated[int, Between(0, 20_000)] = round(1000 * ERROR)) -> dict[str, Any]:
    """One slice of the samples of how often all fall when places are off; whoever asks adds slices up, and may stop.

    Args:
        dominoes: as for :func:`estimate`.
        part: which slice.
        seed: what is drawn from.
        error: the standard deviation of a place, in thousandths of a millimetre.

    Returns:
        In how many ``samples`` ``all_fell``; None and the ``refusals`` as for :func:`estimate`.

    Raises:
        SetupError: every problem of the list.
    """
    line, refusals = _from_push(dominoes)
    if refusals:
        return {"chance": None, "refusals": refusals}
    return {"chance": {"all_fell": fallen_in(line, part, seed, error / 1000), "samples": SLICE}, "refusals": []}


def _from_push(given: Sequence[Any]) -> tuple[list[Domino], list[dict[str, Any]]]:
    """The line from the end that is pushed, and why it is none."""
    dominoes, problems = dominoes_of(given, "dominoes", LAWBOOK.parameters["dominoes"].high)
    if problems:
        raise SetupError(problems)
    refusals = [{"clauses": list(wrong.clauses), "reason": wrong.reason, "facts": dict(wrong.facts)}
                for wrong in why_no_line(dominoes)]
    line = line_of(dominoes)
    return line if line[0].number <= line[-1].number else line[::-1], refusals


#: The methods by the name that a request gives.
REQUESTS: Mapping[str, Callable[..., dict[str, Any]]] = {"estimate": estimate, "chance": chance}
