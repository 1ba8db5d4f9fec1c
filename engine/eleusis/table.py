"""The table of New Eleusis: plain data that events alone change, one method a kind of event."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, permutations
from typing import Any

from engine.eleusis.cards import UNKNOWN, Card, pack, parse_card
from engine.eleusis.rulings import ids
from engine.eleusis.secret import SecretRule, rule
from engine.play import Choice, NotFinite, Options, Refusal, View, applies

NO_PLAY, PROPHET, DECLINE, RIGHT, WRONG = "no play", "prophet", "decline", "right", "wrong"
WHITE, BLACK = "white", "black"

SEATED, WRITTEN, DEALT, PLAYED, DECLARED = \
    ids("intro"), ids("setup.1"), ids("setup.2"), ids("scientist.1"), ids("scientist.2")
JUDGED, APPROVED, EXPELLED, SET_ASIDE, CALLED, FORCED = \
    ids("god.1"), ids("god.2"), ids("god.3"), ids("prophet.1"), ids("prophet.2"), ids("special")
EMPTY = ids("scientist.2", "end.1")
OVER = {"out_of_cards": ids("end.1"), "all_expelled": ids("end.2"), "stock_out": ids("setup.2")}

Play = tuple[Card | str, ...]
rule_of = cache(rule)


class Move(str):
    """Something that somebody does, as a set-up states it; its text is such as ``Ana: play 4♠+9♦``.

    Args:
        deed: ``"play"``, ``"no play"``, ``"prophet"``, ``"decline"``, ``"call"``, ``"pick"`` or ``"god"``.
        player: who does it, or None where the deed says it.
        what: the cards, or the word that is called.
    """

    __slots__ = ("deed", "player", "what")
    deed: str
    player: str | None
    what: tuple[str, ...]

    def __new__(cls, deed: str, player: str | None = None, what: Sequence[str] = ()) -> Move:
        who = f"{player}: " if player is not None else ""
        move = super().__new__(cls, who + deed + (f" {'+'.join(what)}" if what else ""))
        move.deed, move.player, move.what = deed, player, tuple(what)
        return move

    def __getnewargs__(self) -> tuple[str, str | None, tuple[str, ...]]:  # type: ignore[override]
        return self.deed, self.player, self.what

    def __repr__(self) -> str:
        given = [repr(self.player)] if self.player is not None and self.deed != "call" else []
        given += [repr(" ".join(self.what))] if self.what else []
        given += [f"by={self.player!r}"] if self.player is not None and self.deed == "call" else []
        return f"{self.deed.replace(' ', '_')}({', '.join(given)})"

    def answers(self, choice: Choice) -> Any:
        """The option that this move is in a choice, or None where it is no answer to it."""
        deeds = {"turn": ("play", NO_PLAY), "offer": (PROPHET, DECLINE), "call": ("call",), "pick": ("pick",),
                 "verdict": ("god",)}.get(choice.kind, ())
        if self.deed not in deeds or self.player not in ((choice.who,) if choice.kind in ("turn", "offer")
                                                         else (None, choice.who)):
            return None
        if self.deed == "play":
            return cards_of(self.what)
        return self.deed if not self.what else cards_of(self.what)[0] if self.deed == "pick" else self.what[0]


_DEED = re.compile(r"(?:(?P<player>.+?): )?(?:(?P<bare>no play|prophet|decline)"
                   r"|(?P<deed>play|pick|call|god) (?P<what>.+))", re.DOTALL)


def move_of(text: str) -> Move | None:
    """The move of a text such as ``Ana: play 8♥``; None where it is none."""
    if isinstance(text, Move):
        return text
    match = _DEED.fullmatch(text)
    if match is None:
        return None
    player, bare, deed, what = match.groups()
    if (player is None) == (deed in (None, "play")) and deed != "call":
        return None
    return Move(bare or deed, player, named(names_in(what)) if what else ())


def names_in(text: str) -> list[str]:
    """The names in a text, with blanks, commas or plus signs between."""
    return re.findall(r"[^+,\s]+", text)


def cards_of(names: Sequence[str]) -> Play:
    """The cards of names; a name of no card stays as it is, for a refusal to speak of."""
    return tuple(parse_card(name) or name for name in names)


def named(names: Sequence[str]) -> tuple[str, ...]:
    """The names in their one written form: ``TH`` as ``10♥``."""
    return tuple(map(str, cards_of(names)))


class Table:
    """Hands, the main line with its sidelines, the marks, the stock.

    Args:
        players: in clockwise order, God among them.
        parameters: the numbers in force.
        readings: the readings in force, for refusals.
        god: who is God; in a whole game an event says it.
        rule: the secret rule; None: God is asked.
        hands: the cards of each hand, ``UNKNOWN`` ones too; None: they are dealt. A hand that is left out has no cards
            and no turn.
        starter: the first card of the main line; None: it comes from the stock.
        stock: the cards of the stock, the next one first; None: the rest of the pack in no known order.
        first: who plays first; None: the rules have to say.

    The stock is ``stock``, in known order, then those of ``rest`` that lie in it, in no known order, then ``bottom``.
    Where hands have unknown cards, ``counted`` is true: what is drawn is unknown too, and ``rest`` holds every card
    that has not been seen, in the stock or in a hand.

    ``played`` counts every card played, ``since`` those since there is a Prophet; ``white`` and ``black`` are what
    marks and sudden death are counted by.
    """

    __slots__ = ("been", "black", "bottom", "counted", "expelled", "first", "given", "god", "hands", "laid_down",
                 "last", "main_line", "marks", "mover", "number", "offers", "over", "parameters", "played", "players",
                 "points", "prophet", "ran_out", "readings", "rest", "right", "right_since", "rule", "scientists",
                 "shown", "sidelines", "since", "stock", "total", "tried", "turns", "white", "white_runs", "written")

    def __init__(self, players: Sequence[str], parameters: Mapping[str, int], readings: Mapping[str, str], *,
                 god: str | None = None, rule: SecretRule | None = None,
                 hands: Mapping[str, Sequence[Card]] | None = None, starter: Card | None = None,
                 stock: Sequence[Card] | None = None, first: str | None = None) -> None:
        self.players = tuple(players)
        self.parameters = parameters
        self.readings = readings
        self.number = 0
        self.total = dict.fromkeys(players, 0)
        self.hands: dict[str, list[Card]] = {player: [] for player in players}
        self.turns = {player: Choice(player, "turn", TurnMenu(self, player), PLAYED) for player in players}
        self.offers = {player: Choice(player, "offer", OfferMenu(), DECLARED) for player in players}
        self.written = rule
        self.first = first
        self._sit(god)
        self.given = hands is not None
        for player, cards in (hands or {}).items():
            self.hands[player].extend(cards)
        self.counted = any(UNKNOWN in hand for hand in self.hands.values())
        if starter is not None:
            self._lay_starter(starter)
        self.stock: list[Card] = list(stock or ())
        self.rest: list[Card] = []
        if stock is None:
            left = Counter(pack(parameters["decks"]))
            left.subtract(chain(self.main_line, *self.hands.values()))
            self.rest = list(left.elements())

    def _sit(self, god: str | None) -> None:
        """A table before the first card of a round."""
        self.god = god
        place = self.players.index(god) if god is not None else 0
        self.scientists = [player for player in (*self.players[place:], *self.players[:place]) if player != god]
        self.rule: SecretRule | None = None
        for hand in self.hands.values():
            hand.clear()
        self.tried: list[Card] = []
        self.main_line: list[Card] = []
        self.sidelines: list[list[list[Card]]] = []
        self.laid_down: list[Card] = []
        self.bottom: list[Card] = []
        self.marks: list[tuple[int, str]] = []
        self.shown: str | None = None
        self.mover: str | None = None
        self.last: dict[str, int] = {}
        self.prophet: str | None = None
        self.been: set[str] = set()
        self.expelled: list[str] = []
        self.played = self.since = self.white = self.black = self.right = self.right_since = 0
        self.white_runs = True
        self.ran_out = False
        self.over: str | None = None
        self.points = dict.fromkeys(self.players, 0)

    # What happens, in clause order.

    @applies
    def round_began(self, number: int, god: str) -> None:
        self.number = number
        self._sit(god)
        self.stock = []
        self.rest = pack(self.parameters["decks"])

    @applies
    def rule_written(self, god: str, rule: str) -> None:
        self.rule = rule_of(rule)

    @applies
    def packs_shuffled(self, cards: Sequence[Card]) -> None:
        self.stock = list(cards)
        self.rest = []

    @applies
    def hand_dealt(self, player: str, cards: Sequence[Card]) -> None:
        self._draw(cards)
        self.hands[player].extend(cards)

    cards_drawn = hand_dealt

    @applies
    def deck_added(self, count: int) -> None:
        self.rest += self.bottom + pack(1)  # what is left of a hand under the stock is shuffled in
        self.bottom.clear()

    @applies
    def stock_ran_out(self) -> None:
        self.ran_out = True

    @applies
    def starter_turned(self, card: Card) -> None:
        self._draw((card,))
        self._lay_starter(card)

    def _lay_starter(self, card: Card) -> None:
        """The first card of the main line."""
        self.main_line.append(card)
        self.sidelines.append([])

    @applies
    def played_cards(self, player: str, cards: Sequence[Card]) -> None:
        hand = self.hands[player]
        if self.counted:
            self._turn_up(hand, (Counter(cards) - Counter(hand)).elements())
        for card in cards:
            hand.remove(card)
        self.tried.extend(cards)
        self.mover = player

    @applies
    def claimed(self, player: str, cards: Sequence[Card]) -> None:
        self.shown = self.mover = player

    @applies
    def hand_shown(self, player: str, cards: Sequence[Card]) -> None:
        self._turn_up(self.hands[player], cards)

    @applies
    def became_prophet(self, player: str, white_runs: bool) -> None:
        self.prophet = player
        self.been.add(player)
        self.since = self.black = self.right_since = 0
        self.white_runs = white_runs

    @applies
    def laid_right(self, player: str, cards: Sequence[Card]) -> None:
        self.tried.clear()
        self._lay_right(cards)
        self.last[player] = self.played

    def _lay_right(self, cards: Sequence[Card], counts: bool = True) -> None:
        self.main_line.extend(cards)
        self.sidelines.extend([] for _ in cards)
        self._count(len(cards), counts)
        self.right += len(cards)
        if self.prophet is not None:
            self.right_since += len(cards)

    @applies
    def laid_wrong(self, player: str, cards: Sequence[Card], under: int) -> None:
        self.tried.clear()
        self.sidelines[under].append(list(cards))
        self._count(len(cards))
        self.last[player] = self.played

    def _count(self, number: int, counts: bool = True) -> None:
        """Cards were played; whether they count for marks and sudden death (god.3) is another question."""
        self.played += number
        self.since += number
        if not counts:
            return
        if self.prophet is not None:
            self.black += number
        if self.prophet is None or self.white_runs:
            self.white += number

    @applies
    def marked(self, number: int, colour: str) -> None:
        self.marks.append((number, colour))

    @applies
    def overthrown(self, player: str) -> None:
        self.prophet = None

    @applies
    def picked(self, player: str, owner: str, card: Card) -> None:
        self.hands[owner].remove(card)
        self.tried.append(card)

    @applies
    def forced_right(self, player: str, card: Card, counts: bool) -> None:
        self.tried.clear()
        self._lay_right((card,), counts)

    @applies
    def given_back(self, player: str, card: Card) -> None:
        self.tried.clear()
        self.hands[player].append(card)

    @applies
    def claim_settled(self, player: str) -> None:
        self.shown = None

    @applies
    def laid_hand_down(self, player: str, cards: Sequence[Card]) -> None:
        self.shown = None
        self.hands[player].clear()
        self.laid_down.extend(cards)

    @applies
    def put_under_stock(self, cards: Sequence[Card]) -> None:
        self.laid_down.clear()
        self.bottom.extend(card for card in cards if card is not UNKNOWN)

    @applies
    def expelled_from_round(self, player: str) -> None:
        self.expelled.append(player)

    @applies
    def round_over(self, why: str) -> None:
        self.over = why

    @applies
    def hand_scored(self, player: str, count: int, points: int) -> None:
        self._score(player, points)

    @applies
    def no_cards_bonus(self, player: str, points: int) -> None:
        self._score(player, points)

    never_god = no_cards_bonus

    @applies
    def prophet_scored(self, player: str, right: int, wrong: int, points: int) -> None:
        self._score(player, points)

    @applies
    def god_scored(self, player: str, points: int, best: int, cap: int) -> None:
        self._score(player, points)

    @applies
    def god_scored_without_prophet(self, player: str, points: int, best: int) -> None:
        self._score(player, points)

    def _score(self, player: str, points: int) -> None:
        self.points[player] += points
        self.total[player] += points

    def _draw(self, cards: Sequence[Card]) -> None:
        """Cards leave the stock: first those in known order, then of the others, then from the bottom."""
        stock = self.stock
        known = min(len(stock), len(cards))
        del stock[:known]
        if known == len(cards):
            return
        loose = known + self.loose()
        for card in cards[known:loose]:
            if card is not UNKNOWN:
                self.rest.remove(card)
        del self.bottom[:max(0, len(cards) - loose)]

    def _turn_up(self, hand: list[Card], cards: Iterable[Card]) -> None:
        """Unknown cards of a hand turn out to be these."""
        for card in cards:
            hand[hand.index(UNKNOWN)] = card
            self.rest.remove(card)

    # What may be done.

    def left(self) -> int:
        """How many cards the stock has."""
        return len(self.stock) + self.loose() + len(self.bottom)

    def loose(self) -> int:
        """How many cards of the stock lie in no known order; unknown cards that lie elsewhere are among the rest."""
        elsewhere = sum(cards.count(UNKNOWN) for cards in (*self.hands.values(), self.laid_down)) if self.counted else 0
        return len(self.rest) - elsewhere

    def follows(self, cards: Sequence[Card]) -> bool:
        """Whether each card is right after the main line and the cards before it (setup.1, god.1)."""
        secret: SecretRule = self.rule  # type: ignore[assignment]  # asked only where there is one
        line = self.main_line
        if len(cards) == 1:
            return secret.allows(line, cards[0])
        line = line.copy()
        for card in cards:
            if not secret.allows(line, card):
                return False
            line.append(card)
        return True

    def active(self) -> list[str]:
        """The scientists who still take part: the Prophet too, but nobody who was expelled."""
        expelled = self.expelled
        return [player for player in self.scientists if player not in expelled] if expelled else self.scientists

    def next_from(self, place: int) -> str | None:
        """The first scientist clockwise from a place who may take a turn; None where nobody may."""
        scientists, count = self.scientists, len(self.scientists)
        for step in range(count):
            player = scientists[(place + step) % count]
            if self.hands[player] and player != self.prophet and player not in self.expelled:
                return player
        return None

    def refuse(self, act: tuple[Move, Choice | None]) -> Refusal:
        """Why a move that nobody was asked for is not allowed.

        Args:
            act: the move, and what is asked instead; None where the round is over.
        """
        move, asked = act
        player = move.player or ""
        facts = {"player": player, "move": str(move)}
        if asked is None:
            return Refusal(OVER[self.over or "out_of_cards"], "round_is_over", facts)
        if move.player is not None and player not in self.players:
            return Refusal(SEATED, "unknown_player", facts)
        if move.deed == "god":
            return Refusal(WRITTEN, "the_rule_decides", facts) if self.rule else \
                Refusal(JUDGED, "nothing_to_judge", facts)
        if move.deed == "pick":
            return Refusal(FORCED, "nothing_to_pick", facts)
        if move.deed == "call":
            if self.prophet is None:
                return Refusal(JUDGED, "there_is_no_prophet", facts)
            if player not in ("", self.prophet):
                return Refusal(CALLED, "only_the_prophet_calls", facts | {"prophet": self.prophet})
            return Refusal(CALLED, "nothing_to_call", facts)
        if player == self.god:
            return Refusal(DEALT, "god_does_not_play", facts)
        if player in self.expelled:
            return Refusal(EXPELLED, "was_expelled", facts)
        if move.deed in (PROPHET, DECLINE):
            return self._no_prophet(move, player, asked)
        if player == self.prophet:
            return Refusal(SET_ASIDE, "prophet_does_not_play", facts)
        if asked.kind != "turn":
            return self._first_asked(player, asked)
        if not self.hands[player]:
            return Refusal(PLAYED, "has_no_cards", facts)
        return Refusal(PLAYED, "not_your_turn", facts | {"on_turn": str(asked.who)})

    def _no_prophet(self, move: Move, player: str, asked: Choice) -> Refusal:
        """Why a scientist cannot become the Prophet, or decline it (scientist.2)."""
        facts = {"player": player, "move": str(move)}
        others = len(self.active()) - 1
        if self.prophet is not None:
            return Refusal(DECLARED, "there_is_a_prophet", facts | {"prophet": self.prophet})
        if player != self.mover:
            return Refusal(DECLARED, "only_after_own_turn", facts)
        if others < self.parameters["prophet.others"]:
            return Refusal(DECLARED, "too_few_others", facts | {"count": others})
        if player in self.been and self.readings["prophet_once"] == "per_round":
            return Refusal(DECLARED, "was_prophet_before", facts)
        if asked.kind != "turn":
            return self._first_asked(player, asked)
        if not self.hands[player]:
            return Refusal(EMPTY, "no_prophet_without_cards", facts)
        return Refusal(DECLARED, "only_after_own_turn", facts)

    def _first_asked(self, player: str, asked: Choice) -> Refusal:
        """A turn that is not over must be judged first, or a right card picked after a wrong "no play"."""
        facts = {"player": player}
        if asked.kind == "pick":
            return Refusal(asked.clauses, "pick_comes_first", facts)
        return Refusal(asked.clauses, "judgement_comes_first", facts)

    # What is seen.

    def state(self, seat: str | None = None) -> dict[str, Any]:
        """The table as plain data, whole or as one seat sees it: hidden cards are None, unknown ones ``?``."""
        def hand(owner: str) -> list[Card | None]:
            cards = self.hands[owner]
            return list(cards) if seat in (None, owner) or owner == self.shown else [None] * len(cards)
        return {
            "number": self.number,
            "god": self.god,
            "rule": self.rule.text if self.rule and seat in (None, self.god) else None,
            "main_line": list(self.main_line),
            "sidelines": [[list(cards) for cards in under] for under in self.sidelines],
            "marks": list(self.marks),
            "tried": list(self.tried),
            "hands": {player: hand(player) for player in self.scientists},
            "laid_down": list(self.laid_down),
            "stock": self.left(),
            "prophet": self.prophet,
            "expelled": list(self.expelled),
            "played": self.played,
            "points": dict(self.points) if self.over else None,
            "total": dict(self.total),
        }

    def view(self, who: Any) -> PlayerView:
        """What a chooser may see, read when it is looked at."""
        return PlayerView(self, who)


class PlayerView(View):
    """A table as one seat sees it, with the readings in force, which everybody knows."""

    __slots__ = ()

    @property
    def readings(self) -> Mapping[str, str]:
        """The readings in force."""
        readings: Mapping[str, str] = self._table.readings
        return readings


class TurnMenu:
    """What a scientist may do on turn: play a string of cards, a single one too, or say "no play" (scientist.1)."""

    __slots__ = ("hand", "least", "most", "player", "table")

    def __init__(self, table: Table, player: str) -> None:
        self.hand = table.hands[player]
        self.least = table.parameters["sequence.min"]
        self.most = table.parameters["sequence.max"]
        self.player = player
        self.table = table

    def why_not(self, option: Play | str) -> Refusal | None:
        """None for "no play" and for cards of the hand in any order, few enough; else the refusal."""
        facts = {"player": self.player, "option": self.encode(option)}
        if not self.hand:
            return Refusal(PLAYED, "has_no_cards", facts)
        if isinstance(option, str):
            return None if option == NO_PLAY else Refusal(PLAYED, "not_a_play", facts)
        if strange := [card for card in option if not isinstance(card, Card) or card is UNKNOWN]:
            return Refusal(PLAYED, "no_such_card", facts | {"card": strange[0]})
        if not 1 <= len(option) <= self.most or 1 < len(option) < self.least:
            return Refusal(PLAYED, "string_length", facts | {"count": len(option), "low": self.least,
                                                             "high": self.most})
        unknown = self.hand.count(UNKNOWN)
        for card, count in Counter(option).items():
            if (held := self.hand.count(card)) < count:  # type: ignore[arg-type]  # strange ones are refused above
                if unknown and count - held > (left := self.table.rest.count(card)):  # type: ignore[arg-type]
                    return Refusal(PLAYED, "card_not_left", facts | {"card": str(card), "count": held + left})
                unknown -= count - held
                if unknown >= 0:
                    continue
                if held:
                    return Refusal(PLAYED, "not_so_many_in_hand", facts | {"card": str(card), "count": held})
                return Refusal(PLAYED, "card_not_in_hand", facts | {"card": str(card)})
        return None

    def only(self) -> None:
        """Nothing: whoever has a card may also say "no play"."""
        return

    def pick(self, rng: random.Random) -> Play | str:
        """A play such as people make: mostly one card, now and then a string or "no play"."""
        hand = self.hand
        if self.table.counted:
            known = [card for card in hand if card is not UNKNOWN]
            hand = known + rng.sample(self.table.rest, len(hand) - len(known))
        drawn = rng.random()
        if drawn < 0.9:
            return (hand[int(drawn / 0.9 * len(hand))],)
        if drawn < 0.93 or len(hand) < self.least:
            return NO_PLAY
        return tuple(rng.sample(hand, rng.randint(self.least, min(self.most, len(hand)))))

    def chances(self) -> Mapping[Any, float]:
        """Nothing: chance takes no turns."""
        raise NotFinite("a turn is not chance's")

    def encode(self, option: Play | str) -> str:
        """``no play``, or ``play`` and the cards joined by plus signs."""
        return option if isinstance(option, str) else f"play {'+'.join(option)}"

    def decode(self, text: str) -> Play | str:
        """The option of a text; blanks or commas may stand for plus signs, ``play`` may be left out before cards."""
        if text == NO_PLAY:
            return text
        cards = cards_of(names_in(text.removeprefix("play ")))
        known = bool(cards) and all(isinstance(card, Card) for card in cards)
        return cards if known or text.startswith("play ") else text

    def conceivable(self) -> list[Play | str]:
        """Each card of the hand, "no play", and what is refused: a card of the main line, one card too many.

        Where the hand has unknown cards, each may be any that has not been seen.
        """
        cards = [card for card in self.hand if card is not UNKNOWN]
        if len(cards) < len(self.hand):
            cards += self.table.rest
        singles = [(card,) for card in dict.fromkeys([*cards, *self.table.main_line])]
        return [*singles, NO_PLAY, *([tuple(cards[:self.most + 1])] if len(self.hand) > self.most else [])]

    def __iter__(self) -> Iterator[Play | str]:
        if len(self.hand) > 6 or UNKNOWN in self.hand:
            raise NotFinite(f"the strings of {len(self.hand)} cards cannot be listed")
        sizes = [1, *range(self.least, self.most + 1)]
        yield from dict.fromkeys(chain.from_iterable(permutations(self.hand, size) for size in sizes))
        yield NO_PLAY


class OfferMenu(Options[str]):
    """Whether to become the Prophet; at the table few do (scientist.2)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__((DECLINE, PROPHET), DECLARED, "not_an_answer")

    def pick(self, rng: random.Random) -> str:
        """The Prophet once in thirty times."""
        return DECLINE if rng.random() > 1 / 30 else PROPHET


class ShownMenu(Options[Play]):
    """The unknown cards of a hand that is shown: so many of those that have not been seen (scientist.1).

    Args:
        table: the table.
        player: whose hand it is.
    """

    __slots__ = ("count", "player", "rest")

    def __init__(self, table: Table, player: str) -> None:
        self.player = player
        self.rest = table.rest
        self.count = table.hands[player].count(UNKNOWN)
        super().__init__([(card,) for card in self.rest] if self.count == 1 else (), PLAYED)

    def why_not(self, option: Play | str) -> Refusal | None:
        """None for as many cards as the hand has unknown ones, none of them more often than it is left."""
        cards: Play = () if isinstance(option, str) else option
        facts = {"player": self.player, "option": self.encode(cards)}
        if strange := [card for card in cards if not isinstance(card, Card) or card is UNKNOWN]:
            return Refusal(PLAYED, "no_such_card", facts | {"card": strange[0]})
        if len(cards) != self.count:
            return Refusal(PLAYED, "not_that_many_shown", facts | {"count": self.count})
        for card, count in Counter(cards).items():
            if count > (left := self.rest.count(card)):  # type: ignore[arg-type]  # strange ones are refused above
                return Refusal(PLAYED, "card_not_left", facts | {"card": str(card), "count": left})
        return None

    def pick(self, rng: random.Random) -> Play:
        """Cards that have not been seen, each as likely as any other."""
        return tuple(rng.sample(self.rest, self.count))

    def decode(self, text: str) -> Play:
        """The cards of a text; blanks or commas may stand for plus signs."""
        return cards_of(names_in(text) or [text])

    def __iter__(self) -> Iterator[Play]:
        if self.count > 1:
            raise NotFinite(f"the hands of {self.count} cards cannot be listed")
        return super().__iter__()


class PickMenu(Options[Card]):
    """The cards of a hand that may be played from it after a wrong "no play" (special).

    Args:
        owner: whose hand it is.
        cards: those that may be picked.
        hand: all of them.
    """

    __slots__ = ("owner",)

    def __init__(self, owner: str, cards: Sequence[Card], hand: Sequence[Card]) -> None:
        super().__init__(cards, FORCED, "not_a_right_card", hand)
        self.owner = owner

    def refusal(self, option: Card) -> Refusal:
        """It is not in that hand, or God knows that it is wrong."""
        facts = {"player": self.owner, "card": str(option)}
        if option in self.others:
            return Refusal(FORCED, "not_a_right_card", facts)
        return Refusal(FORCED, "not_in_that_hand", facts)

    def encode(self, option: Card) -> str:
        """``pick`` and the card."""
        return f"pick {option}"

    def decode(self, text: str) -> Card:
        """The card of a text; ``pick`` may be left out."""
        name = text.removeprefix("pick ")
        return parse_card(name) or name  # type: ignore[return-value]  # not a card: why_not says so


__all__ = ["BLACK", "DECLINE", "NO_PLAY", "PROPHET", "RIGHT", "WHITE", "WRONG", "Move", "PlayerView", "Table",
           "cards_of", "move_of", "named", "names_in"]
