"""The rules of Siggil, in the order of their clauses.

Read it with the printed rules in the other hand: a function is named after the rule that it is,
and every event cites the clauses that say so. What set captures what (capture.1–capture.3) stands
in :mod:`engine.siggil.captures`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from engine.play import CHANCE, Options, Rules, Shuffle, choice, event
from engine.rulings import Rulings
from engine.siggil.captures import Capture, Case, allowing, judge, way
from engine.siggil.cards import CARDS, Card
from engine.siggil.rulings import ids
from engine.siggil.table import EASY, SKIP, Table, TakeMenu

WON, SHARED, LOST, PLAYED, REFUSED = "won", "shared", "lost", "played", "refused"

LAID, LAYOUT = ids("parts.1", "parts.2", "parts.3", "setup.1"), ids("setup.1")
TURNED, FREED = ids("setup.2", "setup.3"), ids("setup.4")
FIRST, TOOK, PASSED = ids("players", "turn.1"), ids("turn.1", "turn.2"), ids("turn.3")
CAPTURED = ids("turn.3", "capture.1")
STOLE, REGAINED = ids("turn.3", "capture.2", "capture.4"), ids("turn.3", "capture.3", "capture.4")
ENOUGH, LAST_CARD, MOST, FEWEST = ids("end.1"), ids("end.2"), ids("end.3"), ids("end.4")
ORDER, DISCARD, SOLO_TAKE = ids("solo.1", "setup.1"), ids("solo.2"), ids("solo.2", "turn.1")
SOLO_CAPTURED, SOLO_WON, FOURTH, LEAVES = ids("solo.3", "capture.1"), ids("solo.4"), ids("solo.5"), ids("solo.5")
TO_WIN = {2: "win.two", 3: "win.three", 4: "win.four"}


# The start (setup.1–setup.4)

def lay_out(table: Table, law: Rulings) -> Rules[None]:
    """All cards are shuffled and laid out, the spirits too; a set-up may have put some elsewhere (setup.1)."""
    yield from choose_layout(table, law)
    cards = yield choice(CHANCE, "deal", Shuffle([card for card in CARDS if card not in table.dealt], LAID), LAID, ())
    yield event("laid_out", LAID, {"cards": ()}, cards=tuple(cards))


def choose_layout(table: Table, law: Rulings) -> Rules[None]:
    """Which layout; the text leaves its pictures to the last page (setup.1)."""
    if table.layout is None:
        law.ask("layout")
        name = yield choice(CHANCE, "layout", Options(list(table.layouts), LAYOUT), LAYOUT)
        yield event("layout_chosen", LAYOUT, layout=name)


def begin(table: Table, law: Rulings) -> Rules[Collection[int]]:
    """What nothing covers is turned up, and spirits that appear leave the siggil (setup.2–setup.4).

    Returns:
        The places of spirits that stay until the first turn is over.
    """
    player = table.players[0]
    spirits = [number for number in table.uncovered if (card := table.cards[number]) and card.spirit]
    yield from appear(table, law, player, spirits)
    # Where nothing could be taken, the spirits must leave first, whatever the reading.
    if spirits and table.available and law.ask("spirits_at_setup") == "after_first_turn":
        return spirits
    yield from appear(table, law, player)
    return ()


def appear(table: Table, law: Rulings, player: str, staying: Collection[int] = ()) -> Rules[None]:
    """What nothing covers any more is turned up; a spirit leaves, which may uncover the next (setup.2–setup.4).

    Args:
        table, law: the table and the rulings.
        player: whose turn it is.
        staying: the places of spirits that do not leave yet.
    """
    while bare := [number for number in table.uncovered if number not in staying or number in table.down]:
        card: Card = table.cards[bare[0]]  # type: ignore[assignment]  # it still lies there
        if bare[0] in table.down:
            yield event("turned_up", TURNED, card=card)
        if card.spirit and bare[0] not in staying:
            yield event("spirit_freed", FREED, spirit=card)
            yield from fourth_spirit(table, law, player, card)


# A turn (turn.1–turn.3)

def game(table: Table, law: Rulings) -> Rules[str]:
    """A whole game for two, three or four: turns go round until somebody has won (turn.1–end.4).

    Returns:
        ``"won"`` or ``"shared"``.
    """
    players, takes, captures = table.players, table.takes, table.captures
    if not table.cards:
        yield from lay_out(table, law)
    staying = yield from begin(table, law)
    if table.place:
        law.ask("first_player")
        yield event("begins", FIRST, player=players[0])
    count = turns = 0
    while table.place:
        player = players[count]
        # This is turn(), written out: every generator around a step costs it time.
        card = yield takes[player]
        yield event("took", TOOK, player=player, card=card)
        if table.uncovered:
            yield from appear(table, law, player, staying)
        option = yield captures[player]
        if option != SKIP:
            yield from capture(table, law, player, option)
            if (yield from reached(table, law, player)):
                return WON
        if staying:
            staying = ()
            yield from appear(table, law, player)
        turns += 1
        if turns == 1 and table.place:
            law.ask("turn_order")
        count = turns % len(players)
    return (yield from last_card(table, law))


def turn(table: Table, law: Rulings) -> Rules[str]:
    """The first player's turn from a position, with what ends the game then (turn.1–turn.3, end.1–end.4).

    Returns:
        ``"played"``, or how the game ended.
    """
    player = table.players[0]
    if not table.cards:
        yield from lay_out(table, law)
    staying = yield from begin(table, law)
    if table.place:
        card = yield table.takes[player]
        yield event("took", TOOK, player=player, card=card)
        yield from appear(table, law, player, staying)
        option = yield table.captures[player]
        if option == SKIP:
            yield event("captured_nothing", PASSED, player=player)
        else:
            yield from capture(table, law, player, option)
            if (yield from reached(table, law, player)):
                return WON
        yield from appear(table, law, player)
    return PLAYED if table.place else (yield from last_card(table, law))


# Captures (capture.1–capture.4)

def capture(table: Table, law: Rulings, player: str, option: Capture) -> Rules[None]:
    """A spirit is captured: a free one, another player's, or one's own again (capture.1–capture.4)."""
    spirit, cards = option.spirit, option.cards
    case: Case = table.attempt(player, option)  # type: ignore[assignment]  # the menu has allowed it
    judge(case, cards, law.ask)
    if table.grade is not None:
        yield event("captured", SOLO_CAPTURED, player=player, spirit=spirit, cards=cards)
        return
    law.ask("spirit_face")  # these two change what the others see
    secret = {"cards": (player,)} if law.ask("sets_face") == "down" else None
    if case.held is None:
        yield event("captured", CAPTURED, secret, player=player, spirit=spirit, cards=cards)
        return
    holder, _ = table.holder[spirit]
    if case.number is None:
        yield event("stole", STOLE, secret, player=player, spirit=spirit, cards=cards, holder=holder)
    else:
        yield event("regained", REGAINED, secret, player=player, spirit=spirit, cards=cards, holder=holder,
                    pile=case.number)


def stated_capture(table: Table, law: Rulings, cases: Sequence[Case], cards: Sequence[Card]) -> Rules[str]:
    """Whether cards capture a spirit in one of several ways (capture.1–capture.3); ``"allowed"`` or ``"refused"``."""
    found = allowing(cases, cards, table.quiet)
    refusal, *_ = [judge(case, cards, law.ask) for case in ([found] if found else cases)]  # once more, aloud
    if refusal:
        yield event("refused", refusal.clauses, reason=refusal.reason, **refusal.facts)
        return REFUSED
    case = found or cases[0]
    yield event("allowed", way(case), spirit=case.spirit, cards=tuple(cards))
    return "allowed"


# The end (end.1–end.4)

def reached(table: Table, law: Rulings, player: str) -> Rules[bool]:
    """Whether a player has captured enough spirits to win (end.1)."""
    enough = law.parameters[TO_WIN[len(table.players)]]
    ever, now = len(table.ever[player]), table.spirits(player)
    if ever < enough or (now < enough and law.ask("win_count") == "holds_now"):
        return False
    if law.ask("win_moment") == "end_of_turn":
        yield event("turn_ended", ENOUGH, player=player)
    yield event("enough_spirits", ENOUGH, player=player, count=now if now >= enough else ever)
    yield event("game_won", ENOUGH, players=[player])
    return True


def last_card(table: Table, law: Rulings) -> Rules[str]:
    """The turn in which the last card was taken ends the game: most spirits, then fewest cards (end.2–end.4)."""
    yield event("siggil_emptied", LAST_CARD, player=table.mover or table.players[0])
    now = {player: table.spirits(player) for player in table.players}
    ever = {player: len(spirits) for player, spirits in table.ever.items()}
    counts = now
    if most(now) != most(ever) and law.ask("win_count") == "captured_ever":
        counts = ever
    leaders = most(counts)
    yield event("most_spirits", MOST, counts=counts, players=leaders)
    if len(leaders) == 1:
        yield event("game_won", MOST, players=leaders)
        return WON
    hands = {player: len(table.hands[player]) for player in leaders}
    leaders = [player for player in leaders if hands[player] == min(hands.values())]
    yield event("fewest_cards", FEWEST, counts=hands, players=leaders)
    if len(leaders) > 1:
        law.ask("final_tie", players=leaders)
    yield event("game_won", FEWEST, players=leaders)
    return WON if len(leaders) == 1 else SHARED


def most(counts: Mapping[str, int]) -> list[str]:
    """Those who have most."""
    return [player for player, count in counts.items() if count == max(counts.values())]


# The solo game (solo.1–solo.5)

def solo(table: Table, law: Rulings) -> Rules[str]:
    """A whole solo game.

    Returns:
        ``"won"`` or ``"lost"``.
    """
    player, easy = table.players[0], table.grade == EASY
    if not table.cards:
        yield from lay_out_solo(table, law)
    staying = yield from begin(table, law)
    discards = choice(player, "discard", TakeMenu(table, player, DISCARD), DISCARD)
    lost = 0
    while True:
        if easy and len(table.lost) > lost:  # all seven can no longer be captured
            lost = len(table.lost)
            if law.ask("lost_spirit_ends_easy") == "yes":
                yield event("solo_lost", LEAVES, player=player)
                return LOST
        left = sum(not card.spirit for card in table.place)
        if not left:
            break
        # One card is left: the text wants it discarded, and then one taken (solo.2).
        alone = left <= law.parameters["solo.discard"]
        if not alone or law.ask("last_card") == "discard_only":
            card = yield discards
            yield event("discarded", DISCARD, player=player, card=card)
            yield from appear(table, law, player, staying)
        if table.available:
            card = yield table.takes[player]
            yield event("took", SOLO_TAKE, player=player, card=card)
            yield from appear(table, law, player, staying)
        if (yield from solo_capture(table, law, player)):
            return WON
        if staying:
            staying = ()
            yield from appear(table, law, player)
    yield event("siggil_emptied", SOLO_WON, player=player)
    law.ask("solo_end")
    yield event("solo_lost", SOLO_WON, player=player)
    return LOST


def lay_out_solo(table: Table, law: Rulings) -> Rules[None]:
    """The deck of the solo game: a random spirit after every seven cards; it is laid out in this order (solo.1)."""
    yield from choose_layout(table, law)
    left = [card for card in CARDS if card not in table.dealt]
    spirits = list((yield choice(CHANCE, "spirits", Shuffle([card for card in left if card.spirit], ORDER), ORDER, ())))
    cards = yield choice(CHANCE, "cards", Shuffle([card for card in left if not card.spirit], ORDER), ORDER, ())
    deck: list[Card] = []
    for number, card in enumerate(cards, 1):
        deck.append(card)
        if spirits and number % law.parameters["solo.every"] == 0:
            deck.append(spirits.pop(0))
    deck += spirits
    yield event("laid_out", ORDER, {"cards": ()}, cards=tuple(deck))


def solo_capture(table: Table, law: Rulings, player: str) -> Rules[bool]:
    """A spirit is captured where that is possible (solo.2, solo.3); whether the game is won with it (solo.4)."""
    asked = table.captures[player]
    if asked.menu.only() != SKIP:
        law.ask("must_capture")
    option = yield asked
    if option == SKIP:
        return False
    yield from capture(table, law, player, option)
    # Only sets of the grade's own size count towards its win.
    count = sum(len(pile.cards) == table.size for pile in table.piles[player])
    if count < law.parameters[f"solo.win.{table.grade}"]:
        return False
    yield event("solo_won", SOLO_WON, player=player, count=count)
    return True


def fourth_spirit(table: Table, law: Rulings, player: str, new: Card) -> Rules[None]:
    """Only three spirits may be free at once: one of them is lost when a fourth appears (solo.5).

    Args:
        table, law: the table and the rulings.
        player: who says which one is lost.
        new: the spirit that appeared last.
    """
    if len(table.free) <= law.parameters["solo.free"]:
        return
    if table.grade is None and law.ask("free_limit_multiplayer") == "none":
        return
    held = [spirit for spirit in table.free if spirit != new]
    leaving = held if law.ask("who_leaves") == "player_chooses_among_held" else [*held, new]
    spirit = yield choice(player, "leaves", Options(leaving, FOURTH, "not_one_of_these", [new]), FOURTH, spirit=new)
    yield event("spirit_lost", LEAVES, player=player, spirit=spirit)
