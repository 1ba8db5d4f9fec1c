"""Open questions and parameters of Siggil, in clause order.

The first reading of a question is the printed one: what the text itself says, or ``gap`` where it
says nothing. Grounds ``text`` name the passage that says it, ``convention`` the one that only
suggests it, ``reviewer`` somebody else's account of the game, ``ours`` is a reading that we offer.
"""

from __future__ import annotations

from pathlib import Path

from engine.rulings import GAP, Grounds, Lawbook, Parameter, Question


def ids(*passages: str) -> tuple[str, ...]:
    """Clause ids of this game."""
    return tuple(f"siggil/{passage}" for passage in passages)


def _text(*passages: str) -> Grounds:
    return Grounds("text", ids(*passages))


_SILENT = Grounds("text")
_OURS = Grounds("ours")
_WHOLE_TURN = Grounds("reviewer", title="Siggil", address="https://www.abreojogo.com/t/siggil/8734")
_THREE = Grounds("reviewer", title="Siggil", address="https://geek-it.org")
_TWIN = Grounds("reviewer", title="Siggil (English)", address="https://mnogoknig.co.uk")

QUESTIONS = (
    Question.of("layout", ids("setup.1"), gap=_SILENT, ours=_OURS),
    Question.of("spirit_numbers", ids("parts.3"), gap=_SILENT, ours=_OURS),
    Question.of("spirits_at_setup", ids("setup.3", "setup.4"), freed_at_once=_text("setup.4"), after_first_turn=_OURS),
    Question.of("free_limit_multiplayer", ids("setup.4", "solo.5"), none=_text("setup.4"), three=_text("solo.5")),
    Question.of("first_player", ids("turn.1"), gap=_SILENT, first_named=_OURS),
    Question.of("turn_order", ids("turn.1"), gap=_SILENT, clockwise=_OURS),
    Question.of("set_size", ids("capture.1"), exactly=_text("capture.1"), at_least=_THREE),
    Question.of("spirit_face", ids("capture.1"), down=_text("capture.1"), up=_OURS),
    Question.of("steal_size", ids("capture.2", "capture.3"), exactly=_text("capture.2"), at_least=_WHOLE_TURN),
    Question.of("sets_face", ids("capture.2", "capture.3", "capture.4"), down=_text("capture.2"), up=_TWIN),
    Question.of("regain_trait", ids("capture.3"), same_trait=_text("capture.1"), any=_OURS),
    Question.of("win_moment", ids("end.1", "end.2"), at_once=_text("end.1"), end_of_turn=_OURS),
    Question.of("win_count", ids("end.1", "end.3"), holds_now=Grounds("convention", ids("end.3")),
                captured_ever=_OURS),
    Question.of("final_tie", ids("end.4"), gap=_SILENT, shared=_OURS),
    Question.of("last_card", ids("solo.2"), discard_only=_text("solo.2"), take_only=_OURS),
    Question.of("must_capture", ids("solo.2"), yes=_text("solo.2"), no=_OURS),
    Question.of("solo_set", ids("solo.3", "solo.4"), by_grade=_text("solo.4"), either=_text("solo.3")),
    Question.of("solo_end", ids("solo.4"), gap=_SILENT, lost=_OURS),
    Question.of("who_leaves", ids("solo.5"), player_chooses_among_held=_text("solo.5"), may_be_the_new_one=_OURS),
    Question.of("lost_spirit_ends_easy", ids("solo.4", "solo.5"), no=_text("solo.5"), yes=_OURS),
)

PARAMETERS = (
    Parameter("players.min", 1, ids("players"), 1, 4),
    Parameter("players.max", 4, ids("players"), 2, 4),
    Parameter("cards", 56, ids("parts.1"), 56, 56),
    Parameter("families", 7, ids("parts.2"), 7, 7),
    Parameter("ranks", 7, ids("parts.2"), 7, 7),
    Parameter("spirits", 7, ids("parts.3"), 7, 7),
    Parameter("set", 3, ids("capture.1"), 2, 7),
    Parameter("set.four", 2, ids("capture.1"), 2, 7),
    Parameter("steal.more", 1, ids("capture.2", "capture.3"), 1, 6),
    Parameter("win.two", 5, ids("end.1"), 1, 7),
    Parameter("win.three", 4, ids("end.1"), 1, 7),
    Parameter("win.four", 3, ids("end.1"), 1, 7),
    Parameter("solo.every", 7, ids("solo.1"), 1, 7),
    Parameter("solo.discard", 1, ids("solo.2"), 1, 1),
    Parameter("solo.take", 1, ids("solo.2"), 1, 1),
    Parameter("solo.set.easy", 3, ids("solo.3", "solo.4"), 2, 7),
    Parameter("solo.set.advanced", 4, ids("solo.3", "solo.4"), 2, 7),
    Parameter("solo.win.easy", 7, ids("solo.4"), 1, 7),
    Parameter("solo.win.advanced", 6, ids("solo.4"), 1, 7),
    Parameter("solo.free", 3, ids("solo.5"), 1, 7),
)

LAWBOOK = Lawbook.of(QUESTIONS, PARAMETERS, Path(__file__).with_name("editions.toml"))

__all__ = ["GAP", "LAWBOOK", "PARAMETERS", "QUESTIONS", "ids"]
