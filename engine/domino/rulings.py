"""Open questions and parameters of Judge Domino, in clause order.

The first reading of a question is the printed one: what the text itself says, or ``gap`` where it
says nothing. Grounds ``text`` name the passage that says it, ``convention`` the one that only
suggests it, ``ours`` is a reading that we offer.
"""

from __future__ import annotations

from pathlib import Path

from engine.rulings import GAP, Grounds, Lawbook, Parameter, Question

#: Placements and moves in a round after which it is judged and pushed, under ``endless_building``: ``limit``.
BUILD_LIMIT = 60


def ids(*passages: str) -> tuple[str, ...]:
    """Clause ids of this game."""
    return tuple(f"domino/{passage}" for passage in passages)


def _text(*passages: str) -> Grounds:
    return Grounds("text", ids(*passages))


def _convention(*passages: str) -> Grounds:
    return Grounds("convention", ids(*passages))


_SILENT = Grounds("text")
_OURS = Grounds("ours")

QUESTIONS = (
    Question.of("min_players", ids("call.1"), _2=_text("call.1"), _3=_OURS),
    Question.of("token_shortage", ids("parts.3", "score.1"), gap=_SILENT, unlimited=_OURS, bank_is_final=_OURS),
    Question.of("endless_building", ids("build.5", "vote.3"), no_limit=_text("build.5", "vote.3"), limit=_OURS),
    Question.of("repeat_call", ids("call.1", "vote.3"), once_per_placement=_text("call.1", "vote.3"), allowed=_OURS),
    Question.of("pusher", ids("topple.1"), last_placer=_text("topple.1"), caller=_OURS),
    Question.of("hard_push", ids("topple.2"), gap=_SILENT, accepted=_OURS, again=_OURS),
    Question.of("fallen", ids("vote.4", "score.1"), not_standing=_convention("vote.4"), lies_flat=_OURS),
    Question.of("accident_round_counts", ids("round.3", "end.1"), yes=_convention("round.3", "end.1"), replayed=_OURS),
    Question.of("tie_round_players", ids("end.2"), all=_convention("end.2"), tied_only=_OURS),
)

PARAMETERS = (
    Parameter("dominoes", 11, ids("parts.1"), 3, 28),
    Parameter("guess_tokens", 5, ids("parts.2"), 2, 9),
    Parameter("scoring_tokens", 20, ids("parts.3"), 0, 999),
    Parameter("first", 6, ids("setup.2", "round.1"), 1, 28),
    Parameter("vote.count", 3, ids("vote.1"), 1, 9),
    Parameter("accident", 1, ids("round.3"), 0, 9),
    Parameter("rounds", 3, ids("end.1"), 1, 20),
    Parameter("extra", 1, ids("end.2"), 0, 9),
)

LAWBOOK = Lawbook.of(QUESTIONS, PARAMETERS, Path(__file__).with_name("editions.toml"))

__all__ = ["BUILD_LIMIT", "GAP", "LAWBOOK", "PARAMETERS", "QUESTIONS", "ids"]
