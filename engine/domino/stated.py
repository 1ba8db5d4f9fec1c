"""Dominoes as somebody states them: number, stance and place of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.domino.geometry import FARTHEST, FLAT, STANCES, Domino, Place, place_of
from engine.problems import Problem, nearest, short, told

__all__ = ["EXAMPLE", "dominoes_of"]

#: How a domino is written.
EXAMPLE = "(6, 'upright', 0)"


def dominoes_of(given: Sequence[Any], where: str, most: int) -> tuple[list[Domino], list[Problem]]:
    """The dominoes of a list, and every problem of it.

    Args:
        given: ``(number, stance, place)`` of each; a place is millimetres along the line, or x, y and angle.
        where: the argument, as it shall be named.
        most: the highest number of a domino.
    """
    problems: list[Problem] = []
    dominoes: list[Domino] = []
    seen: dict[int, str] = {}
    if not 1 <= len(given) <= most:
        problems.append(Problem(where, "out_of_range", len(given), [f"1–{most}"]))
    for index, one in enumerate(given[:most]):
        spot = f"{where}[{index}]"
        if not isinstance(one, (list, tuple)) or len(one) != 3:
            problems.append(Problem(spot, "wrong_type", told(one), [EXAMPLE]))
            continue
        number, stance, place = one
        wrong = [*_number(number, most, f"{spot}[0]", seen), *_stance(stance, f"{spot}[1]")]
        kept: Place | None = place_of(place)
        if kept is None:
            far = f"–{FARTHEST:.0f}–{FARTHEST:.0f}"
            wrong.append(Problem(f"{spot}[2]", "wrong_type", told(place), [far, f"({far}, {far}, 0–180)"]))
        problems += wrong
        if kept is not None and not wrong:
            dominoes.append(Domino(number, stance, kept))
    return dominoes, problems


def _number(number: Any, most: int, where: str, seen: dict[int, str]) -> list[Problem]:
    if not isinstance(number, int) or isinstance(number, bool):
        return [Problem(where, "wrong_type", told(number), [f"1–{most}"])]
    if not 1 <= number <= most:
        return [Problem(where, "out_of_range", number, [f"1–{most}"], str(min(max(1, number), most)))]
    if number in seen:
        return [Problem(where, "name_twice", number, [seen[number]])]
    seen[number] = where
    return []


def _stance(stance: Any, where: str) -> list[Problem]:
    known = (*STANCES, FLAT)
    if isinstance(stance, str) and stance in known:
        return []
    near = nearest(stance, known)
    return [Problem(where, "unknown_value", stance if isinstance(stance, str) else short(stance), known,
                    repr(near) if near else "")]
