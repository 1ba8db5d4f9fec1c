"""The rules of Judge Domino, in the order of their clauses.

Read it with the printed rules in the other hand: a function is named after the rule that it is,
and every event cites the clauses that say so. Whether the line fell is no rule's business: the
table says it (vote.4).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.domino.geometry import UPRIGHT, why_no_line
from engine.domino.moves import Move
from engine.domino.rulings import BUILD_LIMIT, ids
from engine.domino.table import (
    ACCIDENT,
    ALL,
    CALL,
    FAILURE,
    FELL,
    LEANING,
    NOT_FELL,
    SILENT,
    STANDING,
    SUCCESS,
    Accident,
    Fall,
    Table,
)
from engine.play import CHANCE, TABLE, Choice, Refusal, Rules, event
from engine.rulings import Rulings

LAID_OUT = ids("parts.1", "parts.2", "parts.3", "setup.1", "setup.4")
FIRST_STANDS, BEGINS = ids("setup.2"), ids("setup.3")
PLACED, MOVED = ids("build.1", "build.2", "build.3", "build.4"), ids("build.2", "build.5")
LINE, FORCED = ids("build.2", "build.3", "build.4"), ids("build.5", "vote.3")
CALLED, TOO_FEW = ids("call.1"), ids("call.1")
VOTED, REVEALED, CALLER_TOO = ids("vote.1"), ids("vote.1"), ids("vote.1", "vote.2")
GO_ON, MUST_TOPPLE = ids("vote.3"), ids("vote.4")
TO_PUSH, HARD, TOPPLED = ids("topple.1"), ids("topple.2"), ids("vote.4", "topple.1")
SCORED, SHORT = ids("score.1"), ids("parts.3")
CLEARED, PUSHER_STARTS = ids("round.1"), ids("round.1", "round.2")
KNOCKED, CLUMSY_STARTS = ids("round.3"), ids("round.1", "round.3")
OVER, TIED, SHARED = ids("end.1"), ids("end.2"), ids("end.3")

#: Each player's vote.
Votes = Mapping[str, str]


# The start (setup.1–setup.4)

def match(table: Table, law: Rulings, who: str = TABLE) -> Rules[str]:
    """A whole match: three rounds, one more where several lead, and who has won (setup.1–end.3).

    Args:
        table, law: the table and the rulings.
        who: who says what fell: the table, or chance by the estimate.

    Returns:
        ``"won"`` or ``"shared"``, or ``"refused"`` where too few play.
    """
    if (refusal := too_few(table, law)) is not None:
        return (yield from refused(refusal))
    yield from set_up(table, law)
    starter, clauses = table.players[0], BEGINS
    for _ in range(law.parameters["rounds"]):
        starter, clauses = yield from counted_round(table, law, table.players, starter, clauses, who)
    yield event("rounds_played", OVER, rounds=law.parameters["rounds"], points=dict(table.total))
    extra = 0
    while len(best := leaders(table)) > 1 and extra < law.parameters["extra"]:
        players = table.players if law.ask("tie_round_players", players=best) == "all" else best
        yield event("extra_round", TIED, players=best)
        starter, clauses = yield from counted_round(table, law, players, starter, clauses, who)
        extra += 1
    yield event("match_over", OVER if len(best) == 1 else SHARED, players=best, points=table.total[best[0]])
    return "won" if len(best) == 1 else "shared"


def stated_round(table: Table, law: Rulings) -> Rules[str]:
    """One round; the first of the players starts (setup.3)."""
    if (refusal := too_few(table, law)) is not None:
        return (yield from refused(refusal))
    yield from set_up(table, law)
    return (yield from one_round(table, law, table.players, table.players[0], BEGINS, TABLE))[0]


def too_few(table: Table, law: Rulings) -> Refusal | None:
    """Somebody other than the placer must be there to call; whether one is enough, the text leaves open (call.1)."""
    count = len(table.players)
    if count > 2 or law.ask("min_players", count=count) == "2":
        return None
    return Refusal(TOO_FEW, "too_few_players", {"count": count, "low": 3})


def set_up(table: Table, law: Rulings) -> Rules[None]:
    """A guess token each, dominoes and scoring tokens in one place (setup.1, setup.4)."""
    yield event("laid_out", LAID_OUT, players=table.players, dominoes=law.parameters["dominoes"],
                tokens=law.parameters["scoring_tokens"])


# The round

def counted_round(table: Table, law: Rulings, players: Sequence[str], starter: str, clauses: tuple[str, ...],
                  who: str) -> Rules[tuple[str, tuple[str, ...]]]:
    """A round that counts (end.1, end.2); whether one does that ends by accident, the text leaves open (round.3).

    One that does not count is played again, also where its points have broken the tie that called for it.

    Args and returns as of :func:`one_round`, without how it ended.
    """
    while True:
        why, starter, clauses = yield from one_round(table, law, players, starter, clauses, who)
        if why != ACCIDENT or law.ask("accident_round_counts") == "yes":
            return starter, clauses


def one_round(table: Table, law: Rulings, players: Sequence[str], starter: str, clauses: tuple[str, ...],
              who: str) -> Rules[tuple[str, str, tuple[str, ...]]]:
    """Players place dominoes in turn until the line is pushed or knocked over (setup.2, build.1–round.3).

    Args:
        table, law: the table and the rulings.
        players: who plays it, clockwise.
        starter: who starts; where that is not one of them, the next clockwise does.
        clauses: those that say who starts.
        who: who says what fell.

    Returns:
        ``"all_fell"``, ``"not_all_fell"`` or ``"accident"``, who starts the next round, and the clauses that say it.
    """
    seats = table.players
    place = seats.index(starter)
    player = next(one for one in (*seats[place:], *seats[:place]) if one in players)
    yield event("round_began", clauses, number=table.number + 1, starter=player, players=players)
    yield event("first_stood", FIRST_STANDS if table.number == 1 else CLEARED, number=law.parameters["first"],
                stance=UPRIGHT, place=0.0)
    try:
        while True:
            yield from build(table, player)
            forced = table.built == BUILD_LIMIT and law.ask("endless_building") == "limit"
            if (yield from judgement(table, law, player, forced)):
                break
            player = table.others(player)[0]
        why = yield from topple(table, law, who)
    except KnockedOver as knocked:
        yield from accident(table, law, knocked.player)
        return ACCIDENT, knocked.player, CLUMSY_STARTS
    yield event("round_over", CLEARED, why=why)
    return why, table.pusher or player, PUSHER_STARTS


class KnockedOver(Exception):
    """A player knocked the line over before the round was over (round.3)."""

    def __init__(self, player: str) -> None:
        super().__init__(player)
        self.player = player


# Building (build.1–build.5)

def build(table: Table, player: str) -> Rules[None]:
    """A player places an unused domino; when none is left, moves an inner one to an end (build.1–build.5)."""
    left = bool(table.unused)
    option = yield table.building[player] if left else table.moving[player]
    if option.__class__ is Accident:
        raise KnockedOver(option.player)
    if left:
        yield event("placed", PLACED, player=player, number=option.number, stance=option.stance, place=option.place)
    else:
        yield event("moved", MOVED, player=player, number=option.number, end=option.end, stance=option.stance,
                    place=option.place)


# The call (call.1)

def judgement(table: Table, law: Rulings, placer: str, forced: bool) -> Rules[bool]:
    """The others may call for judgement; then all vote, and one doubt is enough for a push (call.1–vote.4).

    Args:
        table, law: the table and the rulings.
        placer: who has just placed a domino, and may not call.
        forced: whether judgement is due, and the push whatever the votes, because the round has gone on for so long.

    Returns:
        Whether the line must be pushed.
    """
    while True:
        if forced:
            yield event("judgement_due", FORCED, count=BUILD_LIMIT)
        else:
            for player in table.others(placer):
                answer = yield table.calling[player]
                if answer == CALL:
                    break
                if answer != SILENT:
                    raise KnockedOver(answer.player)
            else:
                return False
            yield event("called", CALLED, player=player)
        votes = yield from vote(table, law)
        if doubters := tuple(player for player, said in votes.items() if said == FAILURE):
            yield event("must_topple", MUST_TOPPLE, players=doubters)
            return True
        if forced:
            return True
        yield event("goes_on", GO_ON)
        if law.ask("repeat_call") != "allowed":
            return False


# The votes (vote.1–vote.4)

def vote(table: Table, law: Rulings) -> Rules[dict[str, str]]:
    """Everybody lays a guess token, in secret and at once; then they are shown (vote.1, vote.2)."""
    votes: dict[str, str] = {}
    for player in table.seated:
        said = yield table.voting[player]
        if said.__class__ is Accident:
            raise KnockedOver(said.player)
        yield event("voted", VOTED, {"vote": (player,)}, player=player, vote=said)
        votes[player] = said
    clauses = CALLER_TOO if table.caller and votes[table.caller] == SUCCESS else REVEALED
    yield event("votes_revealed", clauses, votes=votes, count=law.parameters["vote.count"])
    return votes


# The push (topple.1, topple.2)

def topple(table: Table, law: Rulings, who: str) -> Rules[str]:
    """The player on turn pushes the end domino with the smaller number, and the table says what fell (topple.1–.2).

    Returns:
        ``"all_fell"`` or ``"not_all_fell"``.
    """
    pusher = table.placer
    if table.caller and law.ask("pusher") == "caller":
        pusher = table.caller
    domino, end = table.pushed_end()
    yield event("to_push", TO_PUSH, player=pusher, number=domino.number, end=end)
    while True:
        fall = yield table.falling[who]
        if fall.__class__ is Accident:
            raise KnockedOver(fall.player)
        if not fall.hard:
            break
        yield event("pushed_too_hard", HARD, player=pusher)
        if law.ask("hard_push", player=pusher) == "accepted":
            break
        yield event("stood_up_again", HARD, player=pusher)
    all_fell = has_fallen(law, fall)
    yield event("toppled", TOPPLED, all_fell=all_fell)
    yield from score(table, law, table.votes, all_fell)
    return FELL if all_fell else NOT_FELL


def has_fallen(law: Rulings, fall: Fall) -> bool:
    """Whether the whole line fell; of a domino that leans on another, the text does not say it (vote.4)."""
    if isinstance(fall.what, str):
        return fall.what == ALL
    states = [state for _, state in fall.what]
    if STANDING in states:
        return False
    return LEANING not in states or law.ask("fallen") == "not_standing"


# Points (score.1)

def score(table: Table, law: Rulings, votes: Votes, all_fell: bool) -> Rules[None]:
    """Whoever voted as it fell gets as many points as there are others (score.1)."""
    right = SUCCESS if all_fell else FAILURE
    winners = tuple(player for player, vote in votes.items() if vote == right)
    losers = len(votes) - len(winners)
    if winners and losers:
        yield from pay(table, law, winners, losers, SCORED)
    else:
        yield event("nobody_scored", SCORED, players=winners)


def pay(table: Table, law: Rulings, players: Sequence[str], points: int, clauses: tuple[str, ...]) -> Rules[None]:
    """Scoring tokens for each of these players; the text does not say what happens when they run out (parts.3).

    Where the bank is final, those who are to get points take one token each in turn, clockwise from the first, as long
    as there are any.
    """
    if (due := points * len(players)) > table.bank and \
            law.ask("token_shortage", due=due, left=table.bank) == "bank_is_final":
        yield event("tokens_short", SHORT, due=due, left=table.bank)
        each, more = divmod(table.bank, len(players))
        if more:
            yield event("scored", clauses, players=tuple(players[:more]), points=each + 1)
        if each:
            yield event("scored", clauses, players=tuple(players[more:]), points=each)
        return
    yield event("scored", clauses, players=tuple(players), points=points)


def settle(table: Table, law: Rulings, votes: Votes, all_fell: bool) -> Rules[str]:
    """The points of votes that are known, and of what fell (vote.3, score.1).

    Returns:
        ``"scored"``, or ``"refused"`` where nobody voted for failure, so that nothing was pushed.
    """
    if FAILURE not in votes.values():
        return (yield from refused(Refusal(GO_ON, "all_vote_success", {"count": len(votes)})))
    yield event("votes_revealed", REVEALED, votes=votes, count=law.parameters["vote.count"])
    yield event("must_topple", MUST_TOPPLE, players=tuple(one for one, vote in votes.items() if vote == FAILURE))
    yield event("toppled", TOPPLED, all_fell=all_fell)
    yield from score(table, law, votes, all_fell)
    return "scored"


# The end of a round (round.3)

def accident(table: Table, law: Rulings, player: str) -> Rules[None]:
    """A player knocks the line over before the round is over: the others score, and it is cleared (round.3)."""
    yield event("knocked_over", KNOCKED, player=player)
    if points := law.parameters["accident"]:
        yield from pay(table, law, table.others(player), points, KNOCKED)
    yield event("round_over", KNOCKED, why=ACCIDENT)


# The end (end.1–end.3)

def leaders(table: Table) -> tuple[str, ...]:
    """Who has the most points (end.1)."""
    most = max(table.total.values())
    return tuple(player for player in table.players if table.total[player] == most)


# What a set-up states

def line(table: Table, dominoes: Sequence[Any]) -> Rules[str]:
    """Dominoes as stated: whether they are one line, and which end is pushed (build.2–build.4, topple.1).

    Returns:
        ``"stands"`` or ``"refused"``.
    """
    yield event("line_stood", LINE, dominoes=tuple(map(tuple, dominoes)))
    domino, end = table.pushed_end()
    yield event("end_to_push", TO_PUSH, number=domino.number, end=end)
    problems = why_no_line(dominoes)
    for problem in problems:
        yield from refused(problem)
    return "refused" if problems else "stands"


def refused(refusal: Refusal) -> Rules[str]:
    """What is not allowed, and which clauses forbid it."""
    yield event("refused", refusal.clauses, reason=refusal.reason, **refusal.facts)
    return "refused"


def follow(table: Table, steps: Rules[str], rounds: Sequence[Sequence[Move]]) -> Rules[str]:
    """A rule whose choices the moves of a set-up answer, in order; what they do not answer is asked.

    A player whose call is not stated says nothing. A move that is not allowed is refused, nothing changes, and play
    stops there.
    """
    left = [(number, move) for number, moves in enumerate(rounds, 1) for move in moves][::-1]
    answer: Any = None
    while True:
        try:
            step = steps.send(answer)
        except StopIteration as stop:
            outcome: str = stop.value
            if not left or outcome == "refused":
                return outcome
            refusal = table.refuse((left[-1][1], None))
            break
        if not left or not isinstance(step, Choice) or step.who == CHANCE:
            answer = yield step
            continue
        number, move = left[-1]
        if number != table.number:
            refusal = Refusal(CLEARED, "round_is_over" if number < table.number else "round_not_over",
                              {"player": move.player or "", "move": str(move)})
            break
        if (wrong := wrong_votes(table, step, move)) is not None:
            refusal = wrong
            break
        answer = move.answers(step, table.others(table.placer) if table.placer else ())
        if answer is None:
            refusal = table.refuse((move, step))
            break
        if (wrong := step.menu.why_not(answer)) is not None:
            refusal = wrong
            break
        if answer != SILENT and (move.deed != "votes" or step.who == table.seated[-1]):
            left.pop()
    return (yield from refused(refusal))


def wrong_votes(table: Table, asked: Choice, move: Move) -> Refusal | None:
    """Why stated votes are not one of each who plays (vote.1)."""
    if move.deed != "votes" or asked.kind != "vote":
        return None
    for player in (*table.seated, *move.what):
        if player not in move.what:
            return Refusal(VOTED, "vote_missing", {"player": player})
        if player not in table.seated:
            return Refusal(VOTED, "unknown_player", {"player": player, "move": str(move)})
        wrong: Refusal | None = asked.menu.why_not(move.what[player])
        if wrong is not None:
            return wrong
    return None


__all__ = ["follow", "line", "match", "settle", "stated_round"]
