"""The rules of New Eleusis, in the order of their clauses.

Read it with the printed rules in the other hand: a function is named after the rule that it is,
and every event cites the clauses that say so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.eleusis.cards import UNKNOWN, Card
from engine.eleusis.menus import PickMenu, ShownMenu
from engine.eleusis.moves import NO_PLAY, PROPHET, RIGHT, WRONG, Move, follow
from engine.eleusis.rulings import ids
from engine.eleusis.table import BLACK, OVER, WHITE, Table
from engine.play import CHANCE, TABLE, Gap, Options, Rules, Shuffle, choice, event
from engine.rulings import Rulings

#: The stock at which another pack is added, under ``add_deck_at_4``.
LOW_STOCK = 4
#: What a God who makes up no rule of his own draws from.
SECRET_RULES = (
    "not(equal(color(current), color(previous)))",
    "equal(color(current), R)",
    "not(equal(suit(current), suit(previous)))",
    "or(equal(suit(current), suit(previous)), equal(value(current), value(previous)))",
    "if(odd(previous), equal(color(current), B), equal(color(current), R))",
    "if(even(previous), odd(current), even(current))",
    "or(greater(value(current), value(previous)), is_royal(previous))",
    "if(is_royal(previous), less(value(current), 8), or(is_royal(current), greater(value(current), 4)))",
)

WRITTEN, DEALT, STARTER = ids("setup.1"), ids("setup.2"), ids("setup.3")
PLAYED, CLAIMED, DECLARED = ids("scientist.1"), ids("scientist.1"), ids("scientist.2")
JUDGED, JUDGED_CARDS, PENALTY = ids("god.1"), ids("god.1", "info"), ids("god.1")
REVIEWED_PENALTY = ids("god.1", "god.2")
REVIEWED, REVIEWED_CARDS, OVERTHROWN = ids("god.2"), ids("god.2", "info"), ids("god.2", "prophet.4")
FORGIVEN, FORGIVEN_PICK, OVERTHROW_PENALTY = ids("god.2"), ids("god.2", "special"), ids("god.2")
WHITE_MARK, WHITE_DEATH, WHITE_EXPELLED = ids("god.3"), ids("god.3"), ids("god.3")
FIRST_MARK, SET_ASIDE, CALLED = ids("prophet.1"), ids("prophet.1"), ids("prophet.2")
BLACK_MARK, BLACK_DEATH, BLACK_EXPELLED = ids("prophet.3"), ids("prophet.3", "god.3"), ids("god.3", "prophet.3")
JUDGED_CLAIM, REVIEWED_CLAIM = ids("god.1", "special"), ids("god.2", "special")
NEW_HAND, FORCED, FORCED_RIGHT, GIVEN_BACK = ids("special"), ids("special"), ids("special", "info"), ids("special")
CLAIM_PENALTY, SETTLED = ids("special"), ids("scientist.1", "special")
ALL_EXPELLED, END = ids("end.2"), ids("end.game")
MOST_CARDS, HAND, NO_CARDS, TRUE_PROPHET = ids("points.1"), ids("points.1"), ids("points.2"), ids("points.3")
GOD, NEVER_GOD, STANDING = ids("points.4"), ids("points.5"), ids("points.6")

VERDICTS = Options((RIGHT, WRONG), JUDGED, "not_a_judgement")
CALLS = Options((RIGHT, WRONG), CALLED, "not_a_judgement")


# The start (setup.1–setup.3)

def game(table: Table, law: Rulings, rounds: int, secrets: Sequence[str] = SECRET_RULES) -> Rules[str]:
    """A whole game: everybody is God once, or fewer rounds are played (intro, end.game).

    Args:
        table, law: the table and the rulings.
        rounds: how many rounds are played.
        secrets: the rules that every God chooses from.

    Returns:
        ``"won"`` or ``"shared"``.
    """
    place = 0
    for number in range(1, rounds + 1):
        god = table.players[place]
        yield event("round_began", END, number=number, god=god)
        text = yield choice(god, "rule", Options(secrets, WRITTEN), WRITTEN, sees=(god,))
        yield event("rule_written", WRITTEN, {"rule": (god,)}, god=god, rule=text)
        yield from deal(table, law)
        yield from one_round(table, law, seated=False)
        if number < rounds:
            law.ask("next_god")
            place += 1
    return (yield from ended(table, law, rounds, table.players[rounds:]))


def ended(table: Table, law: Rulings, rounds: int, never_god: Sequence[str]) -> Rules[str]:
    """The end of a game after so many rounds (end.game, points.5, points.6)."""
    yield event("game_over", END, rounds=rounds)
    yield from never_been(law, never_god)
    return (yield from standing(table, law))


def never_been(law: Rulings, never_god: Sequence[str]) -> Rules[None]:
    """Points for whoever was never God in a game that was ended early (points.5)."""
    for player in never_god:
        yield event("never_god", NEVER_GOD, player=player, points=law.parameters["never_god"])


def stated_round(table: Table, law: Rulings, moves: Sequence[Move]) -> Rules[str]:
    """A round from a stated position, its first moves stated too."""
    return follow(table, _stated_round(table, law), moves)


def _stated_round(table: Table, law: Rulings) -> Rules[str]:
    if table.written is not None:
        god = table.god or ""
        yield event("rule_written", WRITTEN, {"rule": (god,)}, god=god, rule=table.written.text)
    if not table.given:
        yield from deal(table, law)
    return (yield from one_round(table, law, seated=True))


def deal(table: Table, law: Rulings) -> Rules[None]:
    """The packs are shuffled and everybody but God is dealt a hand; how many cards, the text leaves out (setup.2)."""
    size = int(law.ask("hand_size"))
    if not table.stock:
        cards = yield choice(CHANCE, "pack_order", Shuffle(table.rest, DEALT), DEALT, sees=())
        yield event("packs_shuffled", DEALT, {"cards": ()}, cards=tuple(cards))
    for player in table.scientists:
        yield from deal_to(table, law, player, size, DEALT)


def deal_to(table: Table, law: Rulings, player: str, number: int, clauses: tuple[str, ...], *,
            penalty: bool = False) -> Rules[None]:
    """Cards that only their owner sees, those before a gap of the text too (setup.2)."""
    cards: list[Card] = []
    gap: Gap | None = None
    try:
        yield from take(table, law, number, player, cards)
    except Gap as met:
        gap = met
    if cards and penalty:
        yield event("cards_drawn", clauses, {"cards": (player,)}, player=player, cards=tuple(cards))
    elif cards:
        yield event("hand_dealt", clauses, {"cards": (player,)}, player=player, cards=tuple(cards))
    if gap is not None:
        raise gap


def take(table: Table, law: Rulings, number: int, player: str, taken: list[Card]) -> Rules[None]:
    """The next cards of the stock; where their order is not known, chance draws each (setup.2).

    Where hands are only counted, what goes into one is not known either.

    Args:
        table, law: the table and the rulings.
        number: how many cards.
        player: who gets them.
        taken: takes up the cards, which are still in the stock: fewer than asked for where it runs out.
    """
    stock = table.stock
    if len(stock) >= number + LOW_STOCK:
        taken += stock[:number]
        return
    while len(taken) < number and not table.ran_out:
        left = table.left() - len(taken)
        if left <= LOW_STOCK and (not left or law.readings["stock_out"] == "add_deck_at_4"):
            if law.ask("stock_out", count=left) == "end_round":
                yield event("stock_ran_out", DEALT)
            else:
                yield event("deck_added", DEALT, count=52)
        elif len(taken) < len(stock):
            taken.append(stock[len(taken)])
        elif (place := len(taken) - len(stock) - table.loose()) >= 0:
            taken.append(table.bottom[place])
        elif table.counted and player in table.scientists:
            taken.append(UNKNOWN)
        else:
            pool = table.rest.copy()
            for card in taken[len(stock):]:
                pool.remove(card)
            taken.append((yield choice(CHANCE, "next_card", Options(pool, DEALT), DEALT, (player,), player=player)))


def draw(table: Table, law: Rulings, player: str, number: int, clauses: tuple[str, ...]) -> Rules[None]:
    """Penalty cards (god.1, god.2, special)."""
    return deal_to(table, law, player, number, clauses, penalty=True)


def starter(table: Table, law: Rulings) -> Rules[None]:
    """The first card of the main line; where it counts as played, it may bring a mark, and sudden death (setup.3)."""
    if not table.main_line:
        cards: list[Card] = []
        yield from take(table, law, 1, table.god or "", cards)
        if not cards:
            return
        yield event("starter_turned", STARTER, card=cards[0])
    every, limit = law.parameters["mark_every"], law.parameters["sudden_death.god"]
    if 1 in (every, limit) and law.ask("counts_starter") == "yes":
        if every == 1:
            yield event("marked", WHITE_MARK, number=0, colour=WHITE)
        if limit == 1:
            yield event("sudden_death_began", WHITE_DEATH, count=limit)


def first_player(table: Table, law: Rulings) -> Rules[str | None]:
    """Who plays first; the text does not say (setup.3)."""
    if table.first is not None:
        return table.first
    if law.ask("first_player") == "by_starter":
        place = table.main_line[0].rank - 1
        yield event("counted_off", STARTER, player=table.scientists[place % len(table.scientists)], count=place + 1)
        return table.next_from(place)
    yield event("begins_left_of_god", STARTER, player=table.scientists[0])
    return table.next_from(0)


# The round

def one_round(table: Table, law: Rulings, *, seated: bool) -> Rules[str]:
    """Turns go round until somebody has no cards or all are expelled, then points are counted (end.1, end.2).

    Args:
        table, law: the table and the rulings.
        seated: whether a set-up says that turns go clockwise, which the text does not.

    Returns:
        ``"out_of_cards"``, ``"all_expelled"`` or ``"stock_out"``.
    """
    yield from starter(table, law)
    why: str | None = None
    if table.ran_out:
        why = "stock_out"
    else:
        player = yield from first_player(table, law)
        places = {player: place for place, player in enumerate(table.scientists, 1)}
        while why is None and player is not None:
            why = yield from turn(table, law, player)
            if why is None and not seated:
                seated = law.ask("turn_order") == "clockwise"
            player = table.next_from(places[player])
    if why is None:
        why = nobody_left(table, law) or "out_of_cards"
    yield event("round_over", OVER[why], why=why)
    hands = {player: len(table.hands[player]) for player in table.scientists}
    tally = Tally(table.prophet, table.right_since, table.since - table.right_since,
                  table.played - table.since + 1, table.right - table.right_since) if table.prophet else Tally()
    yield from score(table, law, hands, tally)
    return why


# The player (scientist.1, scientist.2)

def turn(table: Table, law: Rulings, player: str) -> Rules[str | None]:
    """A scientist plays cards or says "no play", and may then become the Prophet (scientist.1, scientist.2).

    Returns:
        Why the round is over, or None.
    """
    option = yield table.turns[player]
    forgiven = False
    if option == NO_PLAY:
        yield from no_play(table, law, player)
    else:
        forgiven = yield from play(table, law, player, option)
    if table.ran_out:
        return "stock_out"
    # Whoever was expelled has left the round, and does not end it by having no cards.
    if not table.hands[player] and player not in table.expelled and not (
            forgiven and law.ask("out_on_forgiven_card", player=player) == "plays_on"):
        return "out_of_cards"
    if table.expelled and (over := nobody_left(table, law)):
        return over
    if table.prophet is None and may_become_prophet(table, law, player) and (yield table.offers[player]) == PROPHET:
        yield from become_prophet(table, law, player, option == NO_PLAY)
    return None


def play(table: Table, law: Rulings, player: str, cards: tuple[Card, ...]) -> Rules[bool]:
    """A card, or a string of cards, is played and judged (scientist.1, god.1, god.2).

    Returns:
        Whether it was wrong and is not punished, since the Prophet fell over it.
    """
    yield event("played_cards", PLAYED, player=player, cards=cards)
    prophet, size = table.prophet, len(cards)
    before = table.white if prophet is None else table.black
    fell = False
    if prophet is not None:
        right, fell = yield from prophet_judges(table, law, prophet, player, cards)
    elif table.rule is not None:
        right = table.follows(cards)
    else:
        right = (yield choice(table.god, "verdict", VERDICTS, JUDGED, player=player)) == RIGHT
    clauses = JUDGED_CARDS if prophet is None else REVIEWED_CARDS
    if right:
        yield event("laid_right", clauses, player=player, cards=cards)
    else:
        under = len(table.main_line) - 1
        if under and law.ask("sideline") == "under_starter":
            under = 0
        yield event("laid_wrong", clauses, player=player, cards=cards, under=under)
    yield from marks(table, law, size)
    if fell:  # what was played counts as played under the Prophet
        yield from overthrow(table, law, prophet or "")
    if right:
        return False
    expels = sudden_death(law, prophet, before, before + size)
    yield from punish(table, law, player, prophet, fell, expels, size * law.parameters["penalty.per_card"],
                      PENALTY if prophet is None else REVIEWED_PENALTY)
    return fell


def may_become_prophet(table: Table, law: Rulings, player: str) -> bool:
    """Whether a scientist may become the Prophet after a turn, there being none (scientist.2); nobody without cards."""
    active = table.active()
    return player in active and bool(table.hands[player]) and len(active) > law.parameters["prophet.others"] and (
        player not in table.been or law.ask("prophet_once", player=player) == "per_turn")


# God (god.1–god.3)

def prophet_judges(table: Table, law: Rulings, prophet: str, player: str,
                   cards: tuple[Card, ...] | None) -> Rules[tuple[bool, bool]]:
    """The Prophet judges, and God approves or denies it (god.2, prophet.2).

    Args:
        table, law: the table and the rulings.
        prophet: who judges.
        player: whose turn is judged.
        cards: what was played; None for a "no play".

    Returns:
        Whether the turn was right, and whether the Prophet is to be overthrown.
    """
    call = yield choice(prophet, "call", CALLS, CALLED, player=player)
    yield event("called", CALLED, player=prophet, call=call)
    if table.rule is None:
        right = (yield choice(table.god, "verdict", VERDICTS, REVIEWED, player=player)) == RIGHT
    else:
        right = not right_cards(table, player) if cards is None else table.follows(cards)
    if right == (call == RIGHT):
        yield event("approved", REVIEWED, player=prophet, call=call)
        return right, False
    yield event("denied", REVIEWED, player=prophet, call=call)
    return right, True


def overthrow(table: Table, law: Rulings, prophet: str, why: tuple[str, ...] = ()) -> Rules[None]:
    """The Prophet falls, takes up the hand again and draws penalty cards (god.2, prophet.4).

    White marks decide on sudden death again: where their count came so far under the Prophet, it begins now (god.3).

    Args:
        table, law: the table and the rulings.
        prophet: who falls.
        why: what else says so than the clauses about God's denial.
    """
    yield event("overthrown", OVERTHROWN + why, player=prophet)
    yield from draw(table, law, prophet, law.parameters["overthrow"], OVERTHROW_PENALTY + why)
    limit = law.parameters["sudden_death.god"]
    if table.black < law.parameters["sudden_death.prophet"] and table.white + 1 >= limit and (
            table.white >= limit or law.ask("counts_starter") == "yes"):
        yield event("sudden_death_began", WHITE_DEATH, count=limit)


def punish(table: Table, law: Rulings, player: str, prophet: str | None, fell: bool, expels: bool, number: int,
           clauses: tuple[str, ...], forgiven: tuple[str, ...] = FORGIVEN) -> Rules[None]:
    """A wrong turn costs cards, and in sudden death the place at the table (god.1–god.3, special).

    Args:
        table, law: the table and the rulings.
        player: whose turn was wrong.
        prophet: who was the Prophet when it was made.
        fell: whether the Prophet fell over it, so that it costs nothing.
        expels: whether it was made in sudden death.
        number: how many penalty cards it costs.
        clauses: the clauses that say so.
        forgiven: the clauses that say that it costs nothing.
    """
    if fell:
        yield event("forgiven", forgiven, player=player)
        expels = expels and law.ask("expelled_when_prophet_fell", player=player) == "yes"
    elif not expels or law.ask("expelled_also_draws", player=player) == "yes":
        yield from draw(table, law, player, number, clauses)
    if expels:
        yield event("expelled_from_round", WHITE_EXPELLED if prophet is None else BLACK_EXPELLED, player=player)


def sudden_death(law: Rulings, prophet: str | None, before: int, after: int) -> bool:
    """Whether a wrong turn expels: forty cards were played, or thirty since there is a Prophet (god.3, prophet.3)."""
    limit = law.parameters["sudden_death.god" if prophet is None else "sudden_death.prophet"]
    if after < limit - 1:
        return False
    if before >= limit:
        return True
    if prophet is None and law.ask("counts_starter") == "yes":
        before, after = before + 1, after + 1
    if after < limit or before >= limit:
        return before >= limit
    first = limit if law.ask("death_from") == "on_40th" else limit + 1
    if after < first or before + 1 >= first:
        return after >= first
    return law.ask("sequence_across_threshold") == "by_count_after"


def marks(table: Table, law: Rulings, size: int) -> Rules[None]:
    """Marks on the tenth cards, and sudden death when it is time (god.3, prophet.3)."""
    every = law.parameters["mark_every"]
    prophet, last = table.prophet, table.white
    if prophet is None or table.white_runs:
        limit = law.parameters["sudden_death.god"]
        if (last + 1) % every <= size or last - size < limit <= last + 1:
            starter = law.ask("counts_starter") == "yes"
            for back in range(size - 1, -1, -1):
                if (last - back + starter) % every == 0:
                    yield event("marked", WHITE_MARK, number=table.played - back, colour=WHITE)
            if prophet is None and last - size < limit - starter <= last:
                yield event("sudden_death_began", WHITE_DEATH, count=limit)
    if prophet is not None:
        last, limit = table.black, law.parameters["sudden_death.prophet"]
        for back in range(size - 1, -1, -1):
            if (last - back) % every == 0:
                yield event("marked", BLACK_MARK, number=table.played - back, colour=BLACK)
        if last - size < limit <= last:
            yield event("sudden_death_began", BLACK_DEATH, count=limit)


# The Prophet (prophet.1)

def become_prophet(table: Table, law: Rulings, player: str, claimed: bool) -> Rules[None]:
    """A scientist becomes the Prophet, marks the last card played, and sets the hand aside (scientist.2, prophet.1)."""
    runs = law.ask("white_count_under_prophet") == "runs"
    yield event("became_prophet", DECLARED, player=player, white_runs=runs)
    number: int | None = table.played
    if not claimed or law.ask("mark_after_no_play", player=player) == "own_last_card":
        number = table.last.get(player)
        if number is None:
            raise Gap(FIRST_MARK, "mark_after_no_play", player=player)
    yield event("marked", FIRST_MARK, number=number, colour=BLACK)
    yield event("set_aside", SET_ASIDE, player=player, count=len(table.hands[player]))


# The special rule

def no_play(table: Table, law: Rulings, player: str) -> Rules[None]:
    """A scientist says that no card of the hand is right, and shows it (scientist.1, special)."""
    yield event("claimed", CLAIMED, player=player, cards=tuple(table.hands[player]))
    if table.rule is not None:
        yield from show(table, player)
    prophet = table.prophet
    before = table.white if prophet is None else table.black
    fell, picker, forgiven = False, prophet or table.god, FORGIVEN
    if prophet is not None:
        true, fell = yield from prophet_judges(table, law, prophet, player, None)
        if fell:
            yield from overthrow(table, law, prophet)
        if fell and not true:
            picker = table.god if law.ask("approved_false_no_play") == "god_plays_right_card" else None
    elif table.rule is not None:
        true = not right_cards(table, player)
    else:
        true = (yield choice(table.god, "verdict", VERDICTS, JUDGED, player=player)) == RIGHT
    clauses = JUDGED_CLAIM if prophet is None else REVIEWED_CLAIM
    if true:
        yield event("claim_right", clauses, player=player)
        yield from new_hand(table, law, player, tuple(table.hands[player]))
        return
    yield event("claim_wrong", clauses, player=player)
    card: Card | None = None
    if picker is not None and picker == prophet:
        card = yield from prophet_picks(table, law, prophet, player)
        if card is None:
            fell, forgiven = True, FORGIVEN_PICK
            picker = table.god if law.ask("forced_wrong_pick") == "god_plays_right_card" else None
    if picker is not None and picker != prophet:
        card = yield from god_picks(table, picker, player)
    yield event("claim_settled", SETTLED, player=player)
    played = 0
    if card is not None:
        counts = law.ask("counts_forced_card", player=player) == "yes"
        yield event("forced_right", FORCED_RIGHT, player=player, card=card, counts=counts)
        played = int(counts)
    if played:
        yield from marks(table, law, played)
    expels = sudden_death(law, prophet, before, before + played) and \
        law.ask("wrong_no_play_expels", player=player) == "yes"
    yield from punish(table, law, player, prophet, fell, expels, law.parameters["no_play.wrong"], CLAIM_PENALTY,
                      forgiven)


def show(table: Table, player: str) -> Rules[None]:
    """What a hand holds that lies open, where only the number of its cards is known (scientist.1)."""
    if UNKNOWN in table.hands[player]:
        menu = ShownMenu(table, player)
        cards = yield choice(TABLE, "shown_hand", menu, CLAIMED, player=player, count=menu.count)
        yield event("hand_shown", CLAIMED, player=player, cards=cards)


def right_cards(table: Table, player: str) -> list[Card]:
    """The cards of a hand that would be right now."""
    return [card for card in table.hands[player] if table.follows((card,))]


def new_hand(table: Table, law: Rulings, player: str, old: tuple[Card, ...]) -> Rules[None]:
    """A right "no play": the hand is laid down and a new one dealt, four cards fewer (special)."""
    yield event("laid_hand_down", NEW_HAND, player=player, cards=old)
    if (size := len(old) - law.parameters["no_play.fewer"]) > 0:
        yield from deal_to(table, law, player, size, NEW_HAND)
    if law.ask("old_hand") == "into_stock":
        yield event("put_under_stock", NEW_HAND, cards=old)


def god_picks(table: Table, god: str, player: str) -> Rules[Card]:
    """God picks a right card from the hand of a scientist who said "no play" wrongly (special)."""
    yield from show(table, player)
    hand = tuple(table.hands[player])
    cards = hand if table.rule is None else right_cards(table, player)
    card: Card = yield choice(god, "pick", PickMenu(player, cards, hand), FORCED, player=player)
    yield event("picked", FORCED, player=god, owner=player, card=card)
    return card


def prophet_picks(table: Table, law: Rulings, prophet: str, player: str) -> Rules[Card | None]:
    """The Prophet picks a card from that hand; a wrong one goes back, and the Prophet falls (special).

    Returns:
        The card, or None where it was wrong.
    """
    yield from show(table, player)
    hand = tuple(table.hands[player])
    card: Card = yield choice(prophet, "pick", PickMenu(player, hand, hand), FORCED, player=player)
    yield event("picked", FORCED, player=prophet, owner=player, card=card)
    if table.rule is None:
        right = (yield choice(table.god, "verdict", VERDICTS, FORCED, player=prophet)) == RIGHT
    else:
        right = table.follows((card,))
    if right:
        return card
    yield event("given_back", GIVEN_BACK, player=player, card=card)
    yield from overthrow(table, law, prophet, FORCED)
    return None


# The end of the game (end.2, end.game)

def nobody_left(table: Table, law: Rulings) -> str | None:
    """Whether all scientists are expelled; a Prophet who still sits leaves it open (end.2)."""
    if any(player != table.prophet for player in table.active()):
        return None
    if table.prophet is not None and law.ask("prophet_counts_as_expelled_for_end") == "no":
        raise Gap(ALL_EXPELLED, "prophet_counts_as_expelled_for_end", player=table.prophet)
    return "all_expelled"


def standing(table: Table, law: Rulings) -> Rules[str]:
    """The points of all rounds, and who has won (points.6)."""
    order = sorted(table.players, key=lambda player: -table.total[player])
    points = {player: table.total[player] for player in order}
    yield event("standing", STANDING, points=points)
    winners = [player for player in order if points[player] == points[order[0]]]
    if len(winners) > 1:
        law.ask("joint_winners", players=winners)
    yield event("most_points", STANDING, players=winners, points=points[order[0]])
    return "won" if len(winners) == 1 else "shared"


# Points (points.1–points.5)

@dataclass(frozen=True, slots=True)
class Tally:
    """What God's and the True Prophet's points are counted from.

    Args:
        prophet: the Prophet who was not overthrown.
        right_since, wrong_since: cards played since the Prophet took office.
        cards_before: cards on the table then, the starter and the marked card among them.
        right_before: right cards played before.
    """

    prophet: str | None = None
    right_since: int = 0
    wrong_since: int = 0
    cards_before: int = 0
    right_before: int = 0


def score(table: Table, law: Rulings, hands: Mapping[str, int], tally: Tally) -> Rules[None]:
    """The points of a round (points.1–points.4).

    Args:
        table, law: the table and the rulings.
        hands: how many cards everybody but God has.
        tally: what was played under the True Prophet, and before.
    """
    most = max(hands.values())
    yield event("most_cards", MOST_CARDS, count=most)
    for player, count in hands.items():
        yield event("hand_scored", HAND, player=player, count=count, points=most - count)
        if not count:  # whoever has none: the text asks nothing else, so an expelled player counts too (points.2)
            yield event("no_cards_bonus", NO_CARDS, player=player, points=law.parameters["points.no_cards"])
    if tally.prophet is not None:
        right, wrong = tally.right_since, tally.wrong_since
        if tally.right_before and law.ask("prophet_bonus") == "right_whole_round":
            right += tally.right_before
        points = right * law.parameters["prophet.right"] + wrong * law.parameters["prophet.wrong"]
        yield event("prophet_scored", TRUE_PROPHET, player=tally.prophet, right=right, wrong=wrong, points=points)
    yield from gods_points(table, law, max(table.points[player] for player in hands), tally)


def gods_points(table: Table, law: Rulings, best: int, tally: Tally) -> Rules[None]:
    """God's points: no more than the best player, and no more than the True Prophet's time allows (points.4)."""
    if tally.prophet is None:
        points = best if law.ask("god_without_prophet") == "best_player" else 0
        yield event("god_scored_without_prophet", GOD, player=table.god, points=points, best=best)
        return
    since = tally.right_since + tally.wrong_since
    cards = since if law.ask("god_cap") == "since" else tally.cards_before
    cap = cards * law.parameters["god.factor"]
    yield event("god_scored", GOD, player=table.god, points=min(best, cap), best=best, cap=cap)


def stated_score(table: Table, law: Rulings, hands: Mapping[str, int], tally: Tally,
                 never_god: Sequence[str]) -> Rules[str]:
    """The points of a round that is over, and what is added at the end of a game (points.1–points.5)."""
    yield from score(table, law, hands, tally)
    yield from never_been(law, never_god)
    return "scored"
