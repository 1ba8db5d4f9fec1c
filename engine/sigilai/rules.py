"""The rules of Baltiški sigilai, in the order of their clauses.

Read it with the printed rules in the other hand: a function is named after the rule that it is,
and every event cites the clauses that say so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import chain
from typing import Any

from engine.play import CHANCE, TABLE, Counts, Happening, Options, Rules, Shuffle, choice, event
from engine.rulings import Rulings
from engine.sigilai.deck import FATE, SEASONS, UNKNOWN, WORLD, Card, Sigil, signs_of
from engine.sigilai.rulings import TRICK_LIMIT, ids
from engine.sigilai.table import Table

FORM, CHANGE = "Forma", "Virsmas"
WON, CLOSED, CHAOS, ENDED = "won", "closed", "chaos", "ended"
SKIP = "skip"
AT_ONCE, AFTER_TRICK = "at_once", "after_trick"
NEXT = dict(zip(SEASONS, (*SEASONS[1:], SEASONS[0]), strict=True))
FACE_DOWN = {seat: {"card": (seat,)} for seat in SEASONS}

SEATED, TO_WIN, SHUFFLED, DEALT = ids(1, 2), ids(4), ids(5, 8), ids(9)
LAID_OPEN, NO_WISDOM = ids(7, 10), ids(5, 6)
SHOWN, TAKEN, KEPT, FULFILLED = ids(11, 12), ids(3, 12, 13, 14), ids(12), ids(12, 15, 16, 17)
BEGAN, LAY, FROM_MARA, REVEAL, LEADER = ids(19), ids(20), ids(20, 45), ids(21), ids(21, 22)
TURNED_UP = {seat: REVEAL if place else LEADER for place, seat in enumerate(SEASONS)}
PLANE, PLANE_OF = ids(23, 24, 25), {WORLD: FORM, FATE: CHANGE}
ACTIVE = {FORM: ids("unwon.2", 26), CHANGE: ids("unwon.2", 28)}
PASSIVE = {FORM: ids("unwon.2", 26, 27), CHANGE: ids("unwon.2", 28, 29)}
FIRED, ONLY_FIRST = ids(30, 31, "unwon.1", "scheme.1"), ids(32, "faq.1")
REDA, VELINAS, LAIMA, STOKA, GAUSA = ids(34), ids(35), ids(36), ids(37), ids(38)
CLOSING = {name: ids(33) + clauses for name, clauses in
           (("RĖDA", REDA), ("VĖLINAS", VELINAS), ("LAIMA", LAIMA), ("STOKA", STOKA), ("GAUSA", GAUSA))}
VELINAS_TO_MARA, STOKA_TO_MARA, GIVE_UP = ids(15, 16, 17, 35), ids(15, 16, 17, 37), ids(16, 17, 37)
LAIMA_TIE, LAIMA_SPOILS, LAIMA_TO_MARA = ids(36, "faq.2"), ids(36, "example"), ids(16, 33, 36)
LAIMA_TO_OWNERS = ids(15, 33, 36)
STRONGEST = {FORM: ids(26, "scheme.4", "example"), CHANGE: ids(28, "scheme.4", "example")}
SPOILS = ids("example")
NO_ACTIVE, CANCELLED = ids(40, "scheme.2", "unwon.2a"), ids(40, "scheme.3", "unwon.2b")
CHAOS_TO_MARA, LATE_STOKA = ids(15, 16, 17, 41, "unwon.3"), ids(37, 41, "unwon.3")
RESULT = {WON: ids(42), CLOSED: ids(42, "unwon"), CHAOS: ids(42, "unwon")}
STUCK, CYCLE = ids(43, 44), ids(15, 45)


# What is told again and again, and is the same whenever it happens, is made once; of a card at a seat, it is kept
# with the card.

@cache
def trick_began(number: int) -> Happening:
    """A trick begins (19)."""
    return event("trick_began", BEGAN, number=number)


@cache
def closed(name: str) -> Happening:
    """A Rėda card closes the trick (33)."""
    return event("closed", CLOSING[name], card=name)


@cache
def trick_ended(outcome: str) -> Happening:
    """A trick has its result (42)."""
    return event("trick_ended", RESULT[outcome], outcome=outcome)


def told_once(make: Callable[[str, Card], Happening]) -> Callable[[str, Card], Happening]:
    """A maker of events that keeps with the card what it has made."""
    def tell(seat: str, card: Card) -> Happening:
        try:
            made: Happening = card.told[seat][make]
        except KeyError:
            made = card.told.setdefault(seat, {})[make] = make(seat, card)
        return made
    return tell


@told_once
def laid(seat: str, card: Card) -> Happening:
    """A card is laid face down (20)."""
    return event("laid", LAY, FACE_DOWN[seat], seat=seat, card=card)


@told_once
def revealed(seat: str, card: Card) -> Happening:
    """A card is turned up, the leader's first (21–22)."""
    return event("revealed", TURNED_UP[seat], seat=seat, card=card)


@told_once
def plane_set(seat: str, card: Card) -> Happening:
    """A card sets the plane (23–25)."""
    return event("plane_set", PLANE, seat=seat, card=card, plane=PLANE_OF[card.creation])


@told_once
def fires(seat: str, card: Card) -> Happening:
    """A Rėda card fires (30–31)."""
    return event("fired", FIRED, seat=seat, card=card)


@told_once
def passed(seat: str, card: Card) -> Happening:
    """RĖDA: a card is passed on to the next seat (34)."""
    return event("passed", REDA, giver=seat, taker=NEXT[seat], card=card)


# I–III. The seats, the deal (1–10)

def game(table: Table, law: Rulings, players: Sequence[str]) -> Rules[str | None]:
    """A whole game: seats, deal, tricks, until somebody has the sigils that win (1–45).

    Returns:
        ``"won"``, ``"shared"`` or ``"limit"``.
    """
    return tricks(table, law, before=(draw_seats(players), deal(table, law)))


def draw_seats(players: Sequence[str]) -> Rules[None]:
    """The four seasons are drawn to the players (1–2)."""
    order = yield choice(CHANCE, "seats", Shuffle(players, SEATED), SEATED)
    yield event("seated", SEATED, players=dict(zip(SEASONS, order, strict=True)))


def deal(table: Table, law: Rulings) -> Rules[None]:
    """Both creations shuffled into one deck and dealt equally, the sigils laid out (5–10)."""
    pack = yield choice(CHANCE, "deal", Shuffle(table.deck.cards, SHUFFLED), SHUFFLED, sees=())
    yield event("shuffled", SHUFFLED, count=len(pack))
    size = min(law.parameters["hand_size"], len(pack) // len(SEASONS))
    for place, seat in enumerate(SEASONS):
        yield event("dealt", DEALT, {"cards": (seat,)}, seat=seat, cards=pack[place * size:(place + 1) * size])
    if rest := pack[len(SEASONS) * size:]:
        yield event("left_over", DEALT, cards=rest)
    if law.ask("wisdom") == "separate":
        yield event("wisdom_set_aside", NO_WISDOM)
    yield event("sigils_laid_out", LAID_OPEN, count=sum(map(len, table.field.values())))


def tricks(table: Table, law: Rulings, most: int | None = None,
           before: Iterable[Rules[None]] = ()) -> Rules[str | None]:
    """Tricks until the game ends, or until ``most`` are played (4, 19, 43).

    What comes ``before`` them is played here and not by the caller: every generator around a trick costs each
    of its steps.
    """
    played, since = 0, 0
    hope: dict[Sigil, frozenset[Card]] = {}
    outcome: str | None = None
    for rule in before:
        yield from rule
    yield from fulfil(table, law, AT_ONCE)
    while table.most_sigils < law.parameters["sigils_to_win"]:
        if most is not None and played == most:
            return outcome
        if since >= TRICK_LIMIT or cannot_go_on(table, law, hope):
            if law.ask("stuck", tricks=since) == "trick_limit" or not (yield from reshuffle_mara(table, law)):
                return (yield from most_sigils(table, STUCK))
            since = 0
            continue
        outcome = yield from trick(table, law)
        if outcome == ENDED:
            return (yield from most_sigils(table, LAY if any(table.hands.values()) else STUCK))
        if law.readings["sigil_timing"] == AFTER_TRICK:
            yield from fulfil(table, law, AFTER_TRICK)
        played, since = played + 1, since + 1
    return (yield from win(table, law))


# I. The end (4)

def win(table: Table, law: Rulings) -> Rules[str]:
    """Whoever is first to have the sigils that win has won (4)."""
    first = [seat for seat in SEASONS if len(table.sigils[seat]) >= law.parameters["sigils_to_win"]]
    if len(first) > 1 and law.ask("double_win", seats=first) == "season_order":
        first = first[:1]
    yield event("game_won", TO_WIN, seats=first, count=len(table.sigils[first[0]]))
    return WON if len(first) == 1 else "shared"


# IV. Sigils (11–14)

def fulfil(table: Table, law: Rulings, moment: str, seats: Iterable[str] = SEASONS) -> Rules[None]:
    """Every sigil that a hand completes is fulfilled by its owner, at the moment that counts (11–14)."""
    if not table.fulfilling:
        return
    enough = law.parameters["sigils_to_win"]
    for seat in seats:
        # That a hand completes a sigil is hidden until it is shown: no event before that tells what was asked.
        while len(table.sigils[seat]) < enough and (complete := complete_sigils(table, law, seat)):
            if law.reading("sigil_timing", openly=False) != moment:
                break
            sigils: list[Sigil | str] = list(complete)
            if law.reading("sigil_duty", openly=False) == "may":
                sigils.append(SKIP)
            sigil = yield choice(seat, "sigil", Options(sigils, SHOWN), SHOWN, (seat,), seat=seat)
            if sigil == SKIP:
                break
            law.ask("sigil_timing")
            law.ask("sigil_duty")
            chooser = seat if law.ask("which_three") == "owner_chooses" else CHANCE
            cards = yield choice(chooser, "three", Options(complete[sigil], SHOWN), SHOWN, seat=seat, sigil=sigil)
            if not table.kept[seat].isdisjoint(cards):
                law.ask("kept_card_again")
            yield event("sigil_shown", SHOWN, seat=seat, sigil=sigil, cards=cards)
            yield event("sigil_taken", TAKEN, seat=seat, sigil=sigil, count=len(table.sigils[seat]) + 1)
            kept: list[Card] = []
            left = list(cards)
            for _ in range(law.parameters["kept"]):
                chooser = seat if law.ask("kept_card") == "owner_chooses" else CHANCE
                card = yield choice(chooser, "keep", Options(tuple(left), KEPT), KEPT, seat=seat)
                left.remove(card)
                kept.append(card)
            if kept:
                yield event("kept_back", KEPT, seat=seat, cards=tuple(kept))
            if left:
                yield event("put_in_mara", FULFILLED, seat=seat, cards=tuple(left))


def complete_sigils(table: Table, law: Rulings, seat: str) -> dict[Sigil, list[tuple[Card, ...]]]:
    """The seat's own sigils still in the field that its hand makes up, with the cards that do (3, 11, 13)."""
    hand = table.hands[seat]
    if len(hand) < law.parameters["sigil_cards"]:
        return {}
    lacking = ~signs_of(hand)
    complete = {}
    for sigil in table.field[seat]:
        if not sigil.wants & lacking and (ways := sigil.made_by(hand)):
            complete[sigil] = ways
    if complete and (kept := table.kept[seat]):
        fresh = {sigil: unused for sigil, ways in complete.items()
                 if (unused := [way for way in ways if kept.isdisjoint(way)])}
        if fresh != complete and law.reading("kept_card_again", openly=False) == "no":
            return fresh
    return complete


# VI. A trick (19–22, 42)

def trick(table: Table, law: Rulings) -> Rules[str]:
    """One trick, from the cards laid face down to its result (19–42).

    Returns:
        ``"won"``, ``"closed"``, ``"chaos"``, or ``"ended"`` where a reading ends the game.
    """
    yield trick_began(table.number + 1)
    if not all(table.hands.values()) and (yield from fill_empty_hands(table, law)) == ENDED:
        return ENDED
    for seat in SEASONS:
        if table.hands[seat]:
            card = yield table.laying[seat]
            yield laid(seat, card)
        else:
            yield event("sat_out", LAY, seat=seat)
    fired, silent = yield from reveal(table, law)
    if fired:
        late = "STOKA" in silent and law.ask("stoka_in_chaos") == "later_stoka_also_acts"
        if quiet := [card for card in silent if not (late and card == "STOKA")]:
            yield event("stayed_silent", ONLY_FIRST, card=fired, cards=quiet)
        outcome = yield from EFFECTS[fired](table, law)
        if late:
            yield event("also_acts", LATE_STOKA, card="STOKA")
            yield from everybody_gives_up(table, law, LATE_STOKA)
    else:
        outcome = yield from contest(table, law)
    yield trick_ended(outcome)
    return outcome


def fill_empty_hands(table: Table, law: Rulings) -> Rules[str | None]:
    """Everybody lays a card; the text leaves open what a seat without one does (20)."""
    for seat in SEASONS:
        if table.hands[seat]:
            continue
        reading = law.ask("empty_hand", seat=seat)
        if reading == "game_ends":
            yield event("ran_out_of_cards", LAY, seat=seat)
            return ENDED
        if reading == "draws_from_mara":
            yield from state(table, "mara_count", "", 1, FROM_MARA)
            yield from draw(table, (seat,), FROM_MARA)
    while not any(table.hands.values()):
        if law.ask("stuck") == "trick_limit" or not (yield from reshuffle_mara(table, law)):
            return ENDED
    return None


def reveal(table: Table, law: Rulings) -> Rules[tuple[Card | None, list[Card]]]:
    """The cards are turned up in season order; the first one sets the plane (21–25, 31–32).

    Returns:
        The Rėda card that fires, or None, and those that stay silent.
    """
    leader = next(iter(table.trick))
    needs_plane = leader == SEASONS[0]
    if not needs_plane and not any(card.reda for card in table.trick.values()):
        law.ask("empty_leader", seat=leader)
        needs_plane = True
    fired: Card | None = None
    silent: list[Card] = []
    told = False
    for seat, card in table.trick.items():
        if not card.creation:
            card = yield from identify(table, seat)
        yield revealed(seat, card)
        if seat == leader and needs_plane:
            yield plane_set(seat, card)
        if not card.reda:
            continue
        if fired:
            silent.append(card)
            continue
        fired, owner = card, seat
        if seat != next(reversed(table.trick)) and law.ask("reda_timing") == "at_reveal":
            yield fires(seat, card)
            told = True
    if fired and not told:
        yield fires(owner, fired)
    return fired, silent


# VII–VIII. Planes and active cards (23–29)

def contest(table: Table, law: Rulings) -> Rules[str]:
    """No Rėda card: the strongest active card wins, or there is chaos (26–29, 40, example, unwon.2)."""
    plane = table.plane or FORM
    creation = WORLD if plane == FORM else FATE
    active = [seat for seat, card in table.trick.items() if card.creation == creation]
    passive = [seat for seat in table.trick if seat not in active]
    yield event("activity", PASSIVE[plane] if passive else ACTIVE[plane], plane=plane, active=active, passive=passive)
    if plane == FORM and passive:
        law.ask("fate_effects", cards=[table.trick[seat] for seat in passive])
    if len(active) == 1 and law.ask("lone_leader") == "chaos":
        return (yield from chaos(table, NO_ACTIVE, "no_active"))
    winner = yield from strongest(table, law, active)
    if winner is None:
        return (yield from chaos(table, CANCELLED, "equal"))
    yield event("won", STRONGEST[plane], seat=winner, card=table.trick[winner])
    cards = list(table.trick.values())
    if law.ask("spoils") == "hand":
        yield event("took", SPOILS, seat=winner, cards=cards)
        yield from fulfil(table, law, AT_ONCE, (winner,))
    else:
        yield event("piled", SPOILS, seat=winner, cards=cards)
    return WON


def strongest(table: Table, law: Rulings, active: list[str]) -> Rules[str | None]:
    """The seat with the strongest active card, or None where there is no clear winner (40)."""
    while len(active) > 1:
        known = [seat for seat in active if table.trick[seat].known]
        top = top_known(table, known)
        if len(known) < len(active):
            top = yield from ask_top(table, active, known, top)
        if len(top) == len(active):
            return None
        if table.plane == CHANGE:
            law.ask("virsmas_winner")
        if len(top) == 1:
            return top[0]
        reading = law.ask("cancel", seats=top)
        if reading == "all_equal":
            return top[0]
        if reading == "top_tie":
            return None
        yield event("dropped_out", CANCELLED, seats=top, cards=[table.trick[seat] for seat in top])
        active = [seat for seat in active if seat not in top]
    return active[0]


def top_known(table: Table, seats: list[str]) -> list[str]:
    """The seats with the strongest of these cards, by the deck."""
    best: int | None = None
    top: list[str] = []
    for seat in seats:
        strength = table.trick[seat].strength or 0
        if best is None or strength > best:
            best, top = strength, [seat]
        elif strength == best:
            top.append(seat)
    return top


def ask_top(table: Table, active: list[str], known: list[str], top: list[str]) -> Rules[list[str]]:
    """How an unknown card compares is asked of the table: whose card, or cards, are the strongest."""
    units = sorted([*([top] if top else []), *([seat] for seat in active if seat not in known)],
                   key=lambda unit: SEASONS.index(unit[0]))
    options = [tuple(seat for seat in active if any(seat in unit for unit in chosen))
               for chosen in _nonempty_subsets(units)]
    clauses = STRONGEST[table.plane or FORM]
    strongest = yield choice(TABLE, "strongest", Options(sorted(options, key=len), clauses), clauses,
                             seats=active, cards=[table.trick[seat] for seat in active])
    yield event("compared", clauses, seats=list(strongest), cards=[table.trick[seat] for seat in strongest])
    return list(strongest)


def _nonempty_subsets(units: Sequence[list[str]]) -> list[list[list[str]]]:
    return [[unit for place, unit in enumerate(units) if bits >> place & 1] for bits in range(1, 1 << len(units))]


# IX. The effects of the Rėda cards (30–39)

def reda(table: Table, law: Rulings) -> Rules[str]:
    """RĖDA: the cards are passed on round the table (34)."""
    yield closed("RĖDA")
    if law.ask("reda_passes") == "trick_cards":
        for seat in list(table.trick):
            yield passed(seat, table.trick[seat])
    else:
        whole = {seat: [*table.hands[seat], *([table.trick[seat]] if seat in table.trick else [])]
                 for seat in SEASONS}
        yield event("hands_passed", REDA, {"hands": ()}, hands={NEXT[seat]: whole[seat] for seat in SEASONS})
    yield from fulfil(table, law, AT_ONCE)
    return CLOSED


def velinas(table: Table, law: Rulings) -> Rules[str]:
    """VĖLINAS: the trick's cards go to Mara's field (35)."""
    yield closed("VĖLINAS")
    yield event("swept", VELINAS_TO_MARA, cards=list(table.trick.values()))
    return CLOSED


def laima(table: Table, law: Rulings) -> Rules[str]:
    """LAIMA: the trick goes to the seat with the fewest sigils, or farthest from its first one (36, faq.2)."""
    yield closed("LAIMA")
    for seat in SEASONS if table.unstated else ():
        yield from state(table, "sigil_count", seat,
                         min(law.parameters["sigils_to_win"] - 1, len(table.deck.sigils[seat])), LAIMA)
    fewest = min(len(sigils) for sigils in table.sigils.values())
    seats = [seat for seat in SEASONS if len(table.sigils[seat]) == fewest]
    yield event("fewest", LAIMA, seats=seats, count=fewest)
    clauses = LAIMA
    if len(seats) > 1:
        clauses = LAIMA_TIE if fewest or len(seats) < len(SEASONS) else LAIMA
        if fewest == 0 or law.ask("laima_tie_with_sigils") == "farthest_from_next":
            seats = yield from farthest(table, law, seats, clauses)
    if len(seats) > 1:
        lot = yield choice(CHANCE, "lot", Options(seats, LAIMA_TIE), LAIMA_TIE, seats=seats)
        yield event("lot_drawn", LAIMA_TIE, seat=lot, seats=seats)
        seats, clauses = [lot], LAIMA_TIE
    winner = seats[0]
    yield event("laima_chose", clauses, seat=winner)
    yield from laima_spoils(table, law, winner)
    return CLOSED


def farthest(table: Table, law: Rulings, seats: list[str], clauses: tuple[str, ...]) -> Rules[list[str]]:
    """Of the tied seats, those that miss the most signs of their first (or next) sigil (36, faq.2)."""
    signs = law.parameters["sigil_cards"]
    for seat in seats:
        if ("missing", seat) in table.unstated and seat not in table.missing:
            high = signs if law.readings["laima_distance"] == "fewest_missing_signs_of_best_sigil" \
                else signs * len(table.field[seat])
            yield from state(table, "missing", seat, high, clauses, low=1, taken=len(table.sigils[seat]))
    measured = [seat for seat in seats if seat not in table.missing and seat in table.given]
    distance = {seat: table.missing[seat] for seat in seats if seat in table.missing}
    measure = min if not measured or law.ask("laima_distance") == "fewest_missing_signs_of_best_sigil" else sum
    for seat in seats:
        if seat not in distance:
            hand = table.hands[seat]
            # A hand that nobody gave is as far as any can be, so that such seats tie.
            distance[seat] = measure([sigil.missing(hand) for sigil in table.field[seat]] or [0]) \
                if seat in table.given else max(signs * len(own) if measure is sum else signs
                                                for own in table.field.values())
    most = max(distance.values())
    far = [seat for seat in seats if distance[seat] == most]
    yield event("farthest", clauses, seats=far, count=most, distances=distance)
    return far


def laima_spoils(table: Table, law: Rulings, winner: str) -> Rules[None]:
    """Where the cards of a trick that LAIMA closed go: 33 and 36 do not say."""
    reading = law.ask("laima_spoils")
    if reading == "takes_trick":
        yield event("took", LAIMA_SPOILS, seat=winner, cards=list(table.trick.values()))
        yield from fulfil(table, law, AT_ONCE, (winner,))
    elif reading == "to_mara":
        yield event("swept", LAIMA_TO_MARA, cards=list(table.trick.values()))
    else:
        yield from give_back(table, LAIMA_TO_OWNERS)
        yield from fulfil(table, law, AT_ONCE)


def stoka(table: Table, law: Rulings) -> Rules[str]:
    """STOKA: the trick's cards go to Mara's field, and everybody gives up a card (37)."""
    yield closed("STOKA")
    yield event("swept", STOKA_TO_MARA, cards=list(table.trick.values()))
    yield from everybody_gives_up(table, law, GIVE_UP)
    return CLOSED


def everybody_gives_up(table: Table, law: Rulings, clauses: tuple[str, ...]) -> Rules[None]:
    """Every seat gives up a card of its own choice (37)."""
    number = law.parameters["stoka.discard"]
    for seat in SEASONS:
        yield from state(table, "hand_count", seat, number, clauses)
        for _ in range(number):
            if not table.hands[seat]:
                law.ask("stoka_empty_hand", seat=seat)
                yield event("nothing_to_give_up", clauses, seat=seat)
                break
            card = yield choice(seat, "give_up", table.give_up_menu(seat, clauses), clauses)
            yield event("gave_up", clauses, seat=seat, card=card)


def gausa(table: Table, law: Rulings) -> Rules[str]:
    """GAUSA: the cards go back to their owners, and everybody draws one from Mara's field (38)."""
    yield closed("GAUSA")
    yield from give_back(table, GAUSA)
    number = law.parameters["gausa.draw"]
    wanted = number * len(SEASONS)
    yield from state(table, "mara_count", "", wanted, GAUSA)
    seats = list(SEASONS)
    if not table.mara:
        yield event("mara_is_empty", GAUSA)
        seats = []
    elif len(table.mara) < wanted:
        reading = law.ask("gausa_short", count=len(table.mara))
        if reading == "nobody":
            yield event("nobody_draws", GAUSA, count=len(table.mara))
            seats = []
        elif reading == "random_players":
            seats = list((yield choice(CHANCE, "draw_order", Shuffle(SEASONS, GAUSA), GAUSA)))
    for _ in range(number):
        yield from draw(table, seats, GAUSA)
    yield from fulfil(table, law, AT_ONCE)
    return CLOSED


def give_back(table: Table, clauses: tuple[str, ...]) -> Rules[None]:
    """Every card of the trick goes back to the hand it came from (38)."""
    for seat in list(table.trick):
        yield event("returned", clauses, seat=seat, card=table.trick[seat])


def draw(table: Table, seats: Iterable[str], clauses: tuple[str, ...]) -> Rules[None]:
    """One seat after the other takes a random card from Mara's field, as long as one lies there (38)."""
    for seat in seats:
        if table.mara:
            card = yield choice(CHANCE, "draw", Options(list(table.mara), clauses), clauses, seat=seat)
            yield event("drew", clauses, seat=seat, card=card)


EFFECTS: dict[str, Callable[[Table, Rulings], Rules[str]]] = {
    "RĖDA": reda, "VĖLINAS": velinas, "LAIMA": laima, "STOKA": stoka, "GAUSA": gausa}


# X. Chaos (40–41)

def chaos(table: Table, clauses: tuple[str, ...], why: str) -> Rules[str]:
    """Nobody wins; the trick's cards go to Mara's field (40–41, unwon.3).

    A Stoka in the trick would act too (41), but no trick with one comes here: it would have fired (31).
    """
    yield event("chaos", clauses, why=why)
    yield event("swept", CHAOS_TO_MARA, cards=list(table.trick.values()))
    return CHAOS


# XI. A game that gets stuck (43–45)

def cannot_go_on(table: Table, law: Rulings, hope: dict[Sigil, frozenset[Card]]) -> bool:
    """GAUSA lies in Mara's field and the cards outside it make up no sigil still to be taken (43).

    Args:
        hope: the sigil that was last found within reach, and cards that make it up; another is looked for
            only when these are lost.
    """
    if "GAUSA" not in table.mara:
        return False
    for sigil, cards in hope.items():
        if sigil in table.field[sigil.seat] and cards.isdisjoint(table.mara):
            return False
    hope.clear()
    outside = list(chain(*table.hands.values(), *table.won.values()))
    lacking = ~signs_of(outside)
    for sigil in chain(*table.field.values()):
        if not sigil.wants & lacking and (ways := sigil.made_by(outside)):
            hope[sigil] = frozenset(ways[0])
            return False
    return law.reading("empty_hand") != "draws_from_mara"


def reshuffle_mara(table: Table, law: Rulings) -> Rules[bool]:
    """Mara's field is shuffled and dealt equally; what cannot be dealt equally stays (45).

    Returns:
        Whether it could be and helps: every seat gets at least one card, and some sigil is still within reach.
    """
    size = len(table.mara) // len(SEASONS)
    if not size or out_of_reach(table):
        return False
    cards = yield choice(CHANCE, "reshuffle", Shuffle(list(table.mara), STUCK), STUCK, sees=())
    for place, seat in enumerate(SEASONS):
        yield event("mara_dealt", CYCLE, {"cards": (seat,)}, seat=seat, cards=cards[place * size:(place + 1) * size])
    yield from fulfil(table, law, AT_ONCE)
    return True


def out_of_reach(table: Table) -> bool:
    """No sigil can ever be made again: none is left, or won piles, which never come back, hold cards that all need."""
    left = list(chain(*table.field.values()))
    if left and not any(table.won.values()):
        return False
    coming = [*chain(*table.hands.values()), *table.mara]
    return all(sigil.missing(coming) for sigil in left)


def most_sigils(table: Table, clauses: tuple[str, ...]) -> Rules[str]:
    """The game ends without a winner by 4: the most sigils win, ties shared."""
    count = table.most_sigils
    seats = [seat for seat in SEASONS if len(table.sigils[seat]) == count]
    yield event("game_stopped", clauses, seats=seats, count=count)
    return "limit"


# What nobody stated, and what nobody asked for

def state(table: Table, fact: str, seat: str, high: int, clauses: tuple[str, ...], low: int = 0,
          **facts: Any) -> Rules[None]:
    """A fact that the set-up leaves open and the rules need is asked of the table."""
    if (fact, seat) in table.unstated:
        count = yield choice(TABLE, fact, Counts(low, high, clauses), clauses, seat=seat, high=high, **facts)
        # Of cards only so many are asked for as are needed: the highest answer leaves open whether more lie there.
        more: dict[str, Any] = {"at_least": True} if count == high and fact in ("hand_count", "mara_count") else {}
        yield event("stated", clauses, fact=fact, seat=seat, count=count, **more)


def identify(table: Table, seat: str) -> Rules[Card]:
    """A card that nobody has named is named by the table when it is turned up."""
    seen = [*table.mara, *table.trick.values(), *(card for hand in table.hands.values() for card in hand)]
    left = [*(card for card in table.deck.cards if card not in seen), UNKNOWN["?Pasaulio"], UNKNOWN["?Lemties"]]
    card: Card = yield choice(TABLE, "which_card", Options(left, REVEAL), REVEAL, seat=seat)
    yield event("identified", REVEAL, seat=seat, card=card)
    return card


def may(table: Table, law: Rulings, act: tuple[str, str, str]) -> Rules[str]:
    """Whether a seat may do what nobody asked it to do, with the clause that forbids it."""
    seat, deed, what = act
    refusal = table.refuse(act)
    if refusal:
        yield event("refused", refusal.clauses, reason=refusal.reason, **refusal.facts)
        return "refused"
    yield event("allowed", LAY if deed == "lay" else SHOWN, seat=seat, deed=deed, what=what)
    return "allowed"
