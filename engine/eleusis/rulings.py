"""Open questions and parameters of New Eleusis, in clause order.

The first reading of a question is the printed one: what the text itself says, or ``gap`` where it
says nothing. Grounds ``text`` name the passage that says it, ``convention`` the one that only
suggests it, ``author`` the inventor's published rules, ``reviewer`` somebody else's account of them,
``ours`` is a reading that we offer.
"""

from __future__ import annotations

from pathlib import Path

from engine.rulings import GAP, Grounds, Lawbook, Parameter, Question


def ids(*passages: str) -> tuple[str, ...]:
    """Clause ids of this game."""
    return tuple(f"eleusis/{passage}" for passage in passages)


def _text(*passages: str) -> Grounds:
    return Grounds("text", ids(*passages))


def _convention(*passages: str) -> Grounds:
    return Grounds("convention", ids(*passages))


_SILENT = Grounds("text")
_OURS = Grounds("ours")
_OFFICIAL = Grounds("author", title="Eleusis (Robert Abbott, 1977)",
                    address="http://www.bicyclecards.com/card-games/rule/eleusis")
_SUMMARY = Grounds("reviewer", title="New Eleusis (David Matuszek, 1995)", address="http://matuszek.org/eleusis1.html")
_ACCOUNT = Grounds("reviewer", title="Eleusis", address="https://blazeva1.pages.fit/post/2019/eleusis/")
_LETTER = Grounds("reviewer", title="Some Advanced Rules for New Eleusis", address="http://matuszek.us/eleusis3.txt")

QUESTIONS = (
    Question.of("hand_size", ids("setup.2"), gap=_SILENT, _14=_SUMMARY),
    Question.of("stock_out", ids("setup.2", "god.1"), gap=_SILENT, add_deck_at_4=_OFFICIAL, end_round=_OURS),
    Question.of("first_player", ids("setup.3"), gap=_SILENT, by_starter=_SUMMARY, left_of_god=_OURS),
    Question.of("turn_order", ids("scientist.1"), gap=_SILENT, clockwise=_OFFICIAL),
    Question.of("prophet_once", ids("scientist.2"), per_round=_text("scientist.2"), per_turn=_OURS),
    Question.of("approved_false_no_play", ids("god.2", "special"), turn_over=_text("god.2"),
                god_plays_right_card=_OURS),
    Question.of("expelled_when_prophet_fell", ids("god.2", "god.3"), no=_text("god.2"), yes=_text("god.3")),
    Question.of("counts_starter", ids("god.3"), no=_text("god.3"), yes=_OURS),
    Question.of("counts_forced_card", ids("special", "god.3"), yes=_text("god.3"), no=_OURS),
    Question.of("death_from", ids("god.3", "prophet.3"), after_40th=_text("god.3"), on_40th=_OURS),
    Question.of("sequence_across_threshold", ids("god.3", "scientist.1"), by_count_before=_convention("god.3"),
                by_count_after=_OURS),
    Question.of("expelled_also_draws", ids("god.1", "god.3"), yes=_text("god.1"), no=_OURS),
    Question.of("wrong_no_play_expels", ids("god.3", "special"), yes=_text("god.3"), no=_OURS),
    Question.of("white_count_under_prophet", ids("god.3", "prophet.3"), runs=_text("god.3"), frozen=_ACCOUNT),
    Question.of("mark_after_no_play", ids("prophet.1"), own_last_card=_text("prophet.1"), last_card_on_table=_OURS),
    Question.of("old_hand", ids("special"), stays_on_table=_text("special"), into_stock=_OFFICIAL),
    Question.of("forced_wrong_pick", ids("special", "god.2"), turn_over=_text("special"), god_plays_right_card=_LETTER),
    Question.of("out_on_forgiven_card", ids("end.1", "god.2"), round_ends=_text("end.1"), plays_on=_OURS),
    Question.of("prophet_counts_as_expelled_for_end", ids("end.2"), no=_text("end.2"), yes=_OURS),
    Question.of("next_god", ids("end.game"), gap=_SILENT, clockwise=_OURS),
    Question.of("prophet_bonus", ids("points.3"), both_since=_text("points.3"), right_whole_round=_OURS),
    Question.of("god_cap", ids("points.4"), since=_text("points.4"), before=_SUMMARY),
    Question.of("god_without_prophet", ids("points.4"), best_player=_convention("points.4"), zero=_OURS, gap=_SILENT),
    Question.of("joint_winners", ids("points.6"), gap=_SILENT, yes=_OURS),
    Question.of("sideline", ids("info"), under_starter=_text("info"), under_last_right=_SUMMARY),
)

PARAMETERS = (
    Parameter("players.min", 4, ids("intro"), 4, 8),
    Parameter("players.max", 8, ids("intro"), 4, 8),
    Parameter("decks", 2, ids("setup.2"), 1, 4),
    Parameter("sequence.min", 2, ids("scientist.1", "god.1"), 2, 4),
    Parameter("sequence.max", 4, ids("scientist.1", "god.1"), 2, 8),
    Parameter("prophet.others", 2, ids("scientist.2"), 0, 6),
    Parameter("penalty.per_card", 2, ids("god.1"), 0, 9),
    Parameter("overthrow", 5, ids("god.2"), 0, 20),
    Parameter("mark_every", 10, ids("god.3", "prophet.3"), 1, 40),
    Parameter("sudden_death.god", 40, ids("god.3"), 1, 400),
    Parameter("sudden_death.prophet", 30, ids("prophet.3"), 1, 400),
    Parameter("no_play.fewer", 4, ids("special"), 1, 14),
    Parameter("no_play.wrong", 5, ids("special"), 0, 20),
    Parameter("points.no_cards", 4, ids("points.2"), 0, 99),
    Parameter("prophet.right", 1, ids("points.3"), 0, 9),
    Parameter("prophet.wrong", 2, ids("points.3"), 0, 9),
    Parameter("god.factor", 2, ids("points.4"), 0, 9),
    Parameter("never_god", 10, ids("points.5"), 0, 99),
)

LAWBOOK = Lawbook.of(QUESTIONS, PARAMETERS, Path(__file__).with_name("editions.toml"))

__all__ = ["GAP", "LAWBOOK", "PARAMETERS", "QUESTIONS", "ids"]
