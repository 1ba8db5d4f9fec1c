"""The table of New Eleusis: plain data that events alone change, one method a kind of event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import chain
from typing import Any

from engine.eleusis.cards import UNKNOWN, Card, pack
from engine.eleusis.menus import OfferMenu, TurnMenu
from engine.eleusis.moves import DECLINE, PROPHET, Move
from engine.eleusis.rulings import ids
from engine.eleusis.secret import SecretRule, rule
from engine.play import Choice, ReadingsView, Refusal, applies

__all__ = ["BLACK", "OVER", "WHITE", "Table"]

WHITE, BLACK = "white", "black"

SEATED, WRITTEN, DEALT, PLAYED, DECLARED = \
    ids("intro"), ids("setup.1"), ids("setup.2"), ids("scientist.1"), ids("scientist.2")
JUDGED, EXPELLED, SET_ASIDE, CALLED, FORCED = \
    ids("god.1"), ids("god.3"), ids("prophet.1"), ids("prophet.2"), ids("special")
EMPTY = ids("scientist.2", "end.1")
OVER = {"out_of_cards": ids("end.1"), "all_expelled": ids("end.2"), "stock_out": ids("setup.2")}

rule_of = cache(rule)


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

    def view(self, who: Any) -> ReadingsView:
        """What a chooser may see, read when it is looked at."""
        return ReadingsView(self, who)
