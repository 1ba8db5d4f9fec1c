"""Open questions and parameters of Baltiški sigilai, in clause order.

The first reading of a question is the printed one: what the text itself says, or ``gap`` where it
says nothing. Grounds ``text`` name the passage that says it, ``convention`` the one that only
suggests it, ``ours`` is a reading that we offer.
"""

from __future__ import annotations

from pathlib import Path

from engine.rulings import GAP, Grounds, Lawbook, Parameter, Question, Reading

TEXT, CONVENTION, OURS = "text", "convention", "ours"

#: Tricks after which a game counts as stuck (43).
TRICK_LIMIT = 200


def ids(*passages: str | int) -> tuple[str, ...]:
    """Clause ids of this game."""
    return tuple(f"sigilai/{passage}" for passage in passages)


def _question(name: str, clauses: tuple[str, ...], **readings: tuple[str, ...]) -> Question:
    return Question(name, clauses, tuple(Reading(reading, Grounds(who, ids(*passages)))
                                         for reading, (who, *passages) in readings.items()))


_SILENT = (TEXT,)
_OURS = (OURS,)

QUESTIONS = (
    _question("double_win", ids(4), gap=_SILENT, season_order=(OURS, "21"), shared=_OURS),
    _question("wisdom", ids(5, 6, 7, 10), sigils_are_the_wisdom_cards=(CONVENTION, "7", "10"), separate=(OURS, "6")),
    _question("sigil_timing", ids(11), at_once=(TEXT, "11"), after_trick=_OURS),
    _question("sigil_duty", ids(12), must=(TEXT, "12"), may=_OURS),
    _question("which_three", ids(11, 12), owner_chooses=(CONVENTION, "12"), random=_OURS),
    _question("kept_card", ids(12), owner_chooses=(CONVENTION, "12"), random=_OURS),
    _question("kept_card_again", ids(12), yes=(CONVENTION, "11"), no=_OURS),
    _question("empty_hand", ids(20), gap=_SILENT, sits_out=_OURS, draws_from_mara=(OURS, "45"), game_ends=_OURS),
    _question("empty_leader", ids(22, 23), gap=_SILENT, next_season_sets_plane=(OURS, "21")),
    _question("lone_leader", ids(26, 28, "scheme.2", "scheme.4", "unwon.2a"),
              chaos=(TEXT, "unwon.2a"), wins=(TEXT, "26", "28", "scheme.2")),
    _question("fate_effects", ids(27, "example"), none_defined=(TEXT, "example"), gap=(TEXT, "27")),
    _question("virsmas_winner", ids(28, "scheme.4", "example"),
              strongest_fate=(CONVENTION, "28", "example"), gap=_SILENT),
    _question("spoils", ids("example"), hand=(TEXT, "example"), won_pile=_OURS),
    _question("reda_timing", ids(31), after_all_four=(CONVENTION, "20", "32"), at_reveal=(OURS, "31")),
    _question("reda_passes", ids(34), trick_cards=(CONVENTION, "34"), whole_hands=_OURS),
    _question("laima_spoils", ids(30, 33, 15, 36, "example"),
              takes_trick=(CONVENTION, "36", "example"), to_mara=(OURS, "33", "16"), to_owners=(OURS, "33", "15")),
    _question("laima_distance", ids(36), fewest_missing_signs_of_best_sigil=(CONVENTION, "36"),
              sum_over_own_sigils=_OURS),
    _question("laima_tie_with_sigils", ids(36, "faq.2"), random=(CONVENTION, "faq.2"), farthest_from_next=_OURS),
    _question("stoka_empty_hand", ids(37), skips=(CONVENTION, "37"), gap=_SILENT),
    _question("gausa_short", ids(38), gap=_SILENT, season_order=(OURS, "21"), random_players=_OURS, nobody=_OURS),
    _question("cancel", ids(40, "unwon.2b"), top_tie=(TEXT, "40"), all_equal=(TEXT, "unwon.2b"),
              next_strongest=_OURS),
    _question("stoka_in_chaos", ids(41, "unwon.3", 31, 32), dead=(TEXT, "31", "32"),
              later_stoka_also_acts=(TEXT, "41", "unwon.3")),
    _question("stuck", ids(43, 44, 4), gap=(TEXT, "43"), trick_limit=_OURS, mara_reshuffle=(OURS, "45")),
)

PARAMETERS = (
    Parameter("players", 4, ids(1, 20), 4, 4),
    Parameter("sigils_to_win", 4, ids(4), 1, 9),
    Parameter("hand_size", 9, ids(9), 1, 36),
    Parameter("sigil_cards", 3, ids(11, 12), 3, 3),
    Parameter("kept", 1, ids(12), 0, 3),
    Parameter("to_mara", 2, ids(12, 17), 0, 3),
    Parameter("trick.cards", 1, ids(20), 1, 1),
    Parameter("planes", 2, ids(24), 2, 2),
    Parameter("stoka.discard", 1, ids(37, "unwon.1"), 0, 9),
    Parameter("gausa.draw", 1, ids(38, "unwon.1"), 0, 9),
)

LAWBOOK = Lawbook.of(QUESTIONS, PARAMETERS, Path(__file__).with_name("editions.toml"))

__all__ = ["GAP", "LAWBOOK", "PARAMETERS", "QUESTIONS", "TRICK_LIMIT", "ids"]
