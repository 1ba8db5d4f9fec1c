"""The table of Judge Domino: plain data that events alone change, one method a kind of event."""

from __future__ import annotations

import random
import re
from bisect import insort
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import atan2, degrees, hypot
from typing import Any

from engine.domino.geometry import (
    EDGE,
    FARTHEST,
    FLAT,
    STANCES,
    THICKNESS,
    UPRIGHT,
    Domino,
    Place,
    along,
    footprint,
    half_turn,
    in_line,
    into_line,
    line_of,
    place_of,
    straight,
    written,
)
from engine.domino.rulings import ids
from engine.domino.topple import chance, falls
from engine.play import CHANCE, TABLE, Choice, NotFinite, Refusal, View, applies

SUCCESS, FAILURE = "success", "failure"
CALL, SILENT = "call", "silent"
FIRST, LAST = "first", "last"
ALL, NOT_ALL = "all", "not all"
LIES_FLAT, LEANING, STANDING = "flat", "leaning", "standing"
STATES = (LIES_FLAT, LEANING, STANDING)
FELL, NOT_FELL, ACCIDENT = "all_fell", "not_all_fell", "accident"

SEATED = ids("parts.2", "setup.1")
PLACED, STOOD, MOVED = ids("build.1"), ids("build.2"), ids("build.5")
CALLED, VOTED, TOPPLED, SCORED = ids("call.1"), ids("vote.1"), ids("vote.4", "topple.1"), ids("score.1")
CLEARED, KNOCKED = ids("round.1"), ids("round.3")

#: How often a hand drawn at random knocks the line over, a domino stands upright, goes beyond an end of the line,
#: a player calls, and a push is too hard.
CLUMSY, UPRIGHT_SHARE, BEYOND, CALLS, HARD = 0.005, 0.7, 0.6, 0.08, 0.02
#: The least and most free millimetres that such a hand leaves beyond an end.
NARROW, WIDE = 2.0, 46.0
#: How many places such a hand tries where a line bends, and how many slices of samples make the chance that all fall.
TRIES, SLICES = 200, 1


@dataclass(frozen=True, slots=True)
class Accident:
    """A player knocks the line over (round.3). Whatever is asked, this may happen instead."""

    player: str

    def __str__(self) -> str:
        return f"{ACCIDENT} {self.player}"


@dataclass(frozen=True, slots=True)
class Placing:
    """A domino to be placed, or one of the line to be moved to an end.

    Args:
        number, stance, place: as of a :class:`~engine.domino.geometry.Domino`; what is no place stays as it was given.
        end: ``"first"`` or ``"last"``, of one that is moved.
    """

    number: int
    stance: str
    place: Place
    end: str | None = None

    @property
    def domino(self) -> Domino:
        """The domino as it would stand."""
        return Domino(self.number, self.stance, self.place)

    def __str__(self) -> str:
        words = ["move", str(self.number), self.end] if self.end else ["place", str(self.number)]
        place = place_of(self.place)
        return " ".join([*words, self.stance, str(self.place) if place is None else written(place)])


@dataclass(frozen=True, slots=True)
class Fall:
    """What lies and stands after a push (vote.4, topple.2).

    Args:
        what: ``"all"``, ``"not all"``, or the dominoes that do not lie flat or are told one by one, with their state.
        hard: whether the push was too hard.
    """

    what: str | tuple[tuple[int, str], ...]
    hard: bool = False

    def told(self) -> bool:
        """Whether it tells something that can have happened."""
        if isinstance(self.what, str):
            return self.what in (ALL, NOT_ALL)
        return all(state in STATES for _, state in self.what)

    def __str__(self) -> str:
        what = self.what if isinstance(self.what, str) else ",".join(f"{one}={state}" for one, state in self.what)
        return f"{what} hard" if self.hard else what


_PLACING = re.compile(r"(?:(?P<deed>place|move) )?(?P<number>[0-9]{1,9})(?: (?P<end>first|last))? (?P<stance>\S+)"
                      r" (?P<place>\S+)")
_MEASURE = re.compile(r"-?[0-9]{1,9}(\.[0-9]{1,9})?")
_STATE = re.compile(rf"([0-9]{{1,9}})=({'|'.join(STATES)})")


def placing_of(text: str) -> Placing | None:
    """The placing of a text such as ``place 3 upright 42.5``; None where it is none."""
    match = _PLACING.fullmatch(text)
    if match is None or (match["end"] is None) == (match["deed"] == "move"):
        return None
    return Placing(int(match["number"]), match["stance"], _read_place(match["place"]), match["end"])


def _read_place(text: str) -> Place:
    """A place of a text; a text that is none stays as it is, for a refusal to speak of."""
    parts = [float(part) if _MEASURE.fullmatch(part) else None for part in text.split("/")]
    place = place_of(parts[0] if len(parts) == 1 else parts)
    return text if place is None else place  # type: ignore[return-value]


def fall_of(text: str) -> Fall | None:
    """What fell, of a text such as ``not all`` or ``3=leaning,4=standing hard``; None where it says nothing."""
    said = text.removesuffix(" hard")
    hard = said != text
    if said in (ALL, NOT_ALL):
        return Fall(said, hard)
    states = [_STATE.fullmatch(part) for part in said.split(",")]
    if None in states:
        return None
    return Fall(tuple((int(state[1]), state[2]) for state in states if state), hard)


class Table:
    """The line, the dominoes not used yet, votes, points and the scoring tokens left.

    Args:
        players: clockwise, from the one who starts.
        parameters, readings: those in force.

    ``built`` counts placements and moves of the round; ``placer`` made the last one. ``seated`` are those who play
    the round.
    """

    __slots__ = ("all_fell", "bank", "building", "built", "caller", "calling", "falling", "line", "moving", "number",
                 "over", "parameters", "placer", "players", "points", "pusher", "readings", "revealed", "seated",
                 "starter", "straight", "total", "unused", "votes", "voting")

    def __init__(self, players: Sequence[str], parameters: Mapping[str, int], readings: Mapping[str, str]) -> None:
        self.players = tuple(players)
        self.seated = self.players
        self.parameters = parameters
        self.readings = readings
        self.number = 0
        self.starter: str | None = None
        self.total = dict.fromkeys(players, 0)
        self.bank = parameters["scoring_tokens"]
        self.building = {player: Choice(player, "place", PlaceMenu(self, player), PLACED) for player in players}
        self.moving = {player: Choice(player, "move", MoveMenu(self, player), MOVED) for player in players}
        calls = CallMenu(self, (SILENT, CALL), CALLED)
        self.calling = {player: Choice(player, "call", calls, CALLED) for player in players}
        self.voting = {player: Choice(player, "vote", Asked(self, (SUCCESS, FAILURE), VOTED), VOTED, (player,))
                       for player in players}
        falls = FallMenu(self, (Fall(ALL), Fall(NOT_ALL)), TOPPLED)
        self.falling = {who: Choice(who, "fell", falls, TOPPLED) for who in (TABLE, CHANCE)}
        self.line: list[Domino] = []
        self._clear()

    def _clear(self) -> None:
        """A table before the first domino of a round."""
        first = self.parameters["first"]
        self.unused = [number for number in range(1, self.parameters["dominoes"] + 1) if number != first]
        self.line.clear()
        self.straight = True
        self.built = 0
        self.placer: str | None = None
        self.caller: str | None = None
        self.votes: dict[str, str] = {}
        self.revealed = False
        self.pusher: str | None = None
        self.all_fell: bool | None = None
        self.over: str | None = None
        self.points = dict.fromkeys(self.players, 0)

    # What happens, in clause order.

    @applies
    def round_began(self, number: int, starter: str, players: Sequence[str]) -> None:
        self.number = number
        self.starter = starter
        self.seated = tuple(players)
        self._clear()

    @applies
    def first_stood(self, number: int, stance: str, place: Place) -> None:
        self.line.append(Domino(number, stance, place))

    @applies
    def line_stood(self, dominoes: Sequence[tuple[int, str, Place]]) -> None:
        self.line[:] = line_of([Domino(*one) for one in dominoes])
        self.straight = straight(self.line)

    @applies
    def placed(self, player: str, number: int, stance: str, place: Place) -> None:
        self.unused.remove(number)
        domino = Domino(number, stance, place)
        self.straight = self.straight and not isinstance(place, tuple)
        if self.straight:
            insort(self.line, domino, key=along)
        else:
            self.line.insert(into_line(self.line, domino), domino)
        self._built(player)

    @applies
    def moved(self, player: str, number: int, end: str, stance: str, place: Place) -> None:
        self.line[:] = self.without(number)
        self.line.insert(0 if end == FIRST else len(self.line), Domino(number, stance, place))
        self.straight = straight(self.line)
        self._built(player)

    def _built(self, player: str) -> None:
        """A domino stands where a player put it; what was called or voted before is over."""
        self.built += 1
        self.placer = player
        self.caller = None
        self.votes = {}
        self.revealed = False

    @applies
    def called(self, player: str) -> None:
        self.caller = player
        self.votes = {}
        self.revealed = False

    @applies
    def voted(self, player: str, vote: str) -> None:
        self.votes[player] = vote

    @applies
    def votes_revealed(self, votes: Mapping[str, str]) -> None:
        self.votes = dict(votes)
        self.revealed = True

    @applies
    def to_push(self, player: str, number: int, end: str) -> None:
        self.pusher = player

    @applies
    def toppled(self, all_fell: bool) -> None:
        self.all_fell = all_fell

    @applies
    def scored(self, players: Sequence[str], points: int) -> None:
        for player in players:
            self.points[player] += points
            self.total[player] += points
        self.bank = max(0, self.bank - points * len(players))

    @applies
    def round_over(self, why: str) -> None:
        self.over = why

    # What may be done.

    def without(self, number: int) -> list[Domino]:
        """The line without one of its dominoes."""
        return [one for one in self.line if one.number != number]

    def inner(self) -> list[Domino]:
        """The dominoes that are at no end of the line (build.5)."""
        return self.line[1:-1]

    def others(self, player: str) -> tuple[str, ...]:
        """Those who play the round beside a player, clockwise from that one."""
        place = self.seated.index(player)
        return self.seated[place + 1:] + self.seated[:place]

    def pushed_end(self) -> tuple[Domino, str]:
        """The end domino with the smaller number, and which end it is (topple.1)."""
        first, last = self.line[0], self.line[-1]
        return (first, FIRST) if first.number <= last.number else (last, LAST)

    def from_push(self) -> list[Domino]:
        """The line from the end that is pushed."""
        return self.line if self.pushed_end()[1] == FIRST else self.line[::-1]

    def refuse(self, act: tuple[Any, Choice | None]) -> Refusal:
        """Why a move that nobody was asked for is not allowed.

        Args:
            act: the move (:class:`~engine.domino.moves.Move`), and what is asked instead; None where play is over.
        """
        move, asked = act
        player = move.player or ""
        facts = {"player": player, "move": str(move)}
        if move.player is not None and player not in self.seated:
            return Refusal(SEATED, "unknown_player", facts)
        if asked is None or self.over:
            return Refusal(CLEARED, "round_is_over", facts)
        if move.deed == "call":
            return self._no_call(player, asked, facts)
        if move.deed == "votes":
            return Refusal(VOTED, "already_voted" if self.revealed else "nobody_called", facts)
        if move.deed == "fell":
            return Refusal(TOPPLED, "nothing_was_pushed", facts)
        if asked.kind == "vote":
            return Refusal(VOTED, "votes_come_first", facts)
        if asked.kind == "fell":
            return Refusal(TOPPLED, "fall_comes_first", facts)
        if player != asked.who:
            return Refusal(PLACED, "not_your_turn", facts | {"on_turn": str(asked.who)})
        if move.deed == "move":
            return Refusal(MOVED, "dominoes_are_left", facts | {"count": len(self.unused)})
        return Refusal(MOVED, "no_domino_left", facts)

    def _no_call(self, player: str, asked: Choice, facts: dict[str, Any]) -> Refusal:
        """Why judgement may not be called for (call.1)."""
        if self.placer is None:
            return Refusal(CALLED, "nothing_placed_yet", facts)
        if asked.kind in ("vote", "fell"):
            return Refusal(CALLED, "already_called", facts)
        if player == self.placer:
            return Refusal(CALLED, "placer_does_not_call", facts)
        return Refusal(ids("call.1", "vote.3"), "judged_already", facts)

    # What is seen.

    def state(self, seat: str | None = None) -> dict[str, Any]:
        """The table as plain data, whole or as one seat sees it: a vote that is not revealed is None to the others."""
        shown = self.revealed or seat is None
        return {
            "number": self.number,
            "starter": self.starter,
            "line": [{"number": one.number, "stance": one.stance,
                      "place": list(one.place) if isinstance(one.place, tuple) else one.place} for one in self.line],
            "unused": list(self.unused),
            "placer": self.placer,
            "caller": self.caller,
            "votes": {player: vote if shown or player == seat else None for player, vote in self.votes.items()},
            "pusher": self.pusher,
            "all_fell": self.all_fell,
            "points": dict(self.points),
            "total": dict(self.total),
            "bank": self.bank,
        }

    def view(self, who: Any) -> LineView:
        """What a chooser may see, read when it is looked at."""
        return LineView(self, who)


class LineView(View):
    """A table as one seat sees it, with the line, which everybody sees."""

    __slots__ = ()

    def from_push(self) -> list[Domino]:
        """The line from the end that is pushed."""
        line: list[Domino] = self._table.from_push()
        return line

    def with_domino(self, option: Placing) -> list[Domino]:
        """The line from the end that is pushed, after a domino is placed or moved."""
        line: list[Domino] = self._table.without(option.number)
        domino = option.domino
        line.insert(into_line(line, domino), domino)
        return line if line[0].number <= line[-1].number else line[::-1]


class Asked:
    """A menu of a few answers. Instead of any of them an accident may be told, so that none answers itself.

    Args:
        table: the table.
        options: the answers.
        clauses: those that refuse anything else.
    """

    __slots__ = ("clauses", "options", "table")

    def __init__(self, table: Table, options: Sequence[Any], clauses: tuple[str, ...]) -> None:
        self.table = table
        self.options = options
        self.clauses = clauses

    def why_not(self, option: Any) -> Refusal | None:
        """None for an answer, or an accident of somebody who plays; else the refusal."""
        if isinstance(option, Accident):
            if option.player in self.table.seated:
                return None
            return Refusal(KNOCKED, "unknown_player", {"player": option.player, "move": str(option)})
        return self.refused(option)

    def refused(self, option: Any) -> Refusal | None:
        """Why an option that is no accident may not be chosen."""
        return None if option in self.options else Refusal(self.clauses, "not_offered", {"option": str(option)})

    def only(self) -> None:
        """Nothing: an accident may always happen."""
        return

    def pick(self, rng: random.Random) -> Any:
        """One of the answers, each equally likely."""
        return self.options[int(rng.random() * len(self.options))]

    def chances(self) -> Mapping[Any, float]:
        """Nothing: chance does not choose here."""
        raise NotFinite("this choice is not chance's")

    def encode(self, option: Any) -> str:
        """The option's text; that of an accident is ``accident`` and the player's name."""
        return str(option)

    def decode(self, text: str) -> Any:
        """The option of a text; one that is none is returned as it is."""
        if text.startswith(f"{ACCIDENT} "):
            return Accident(text.removeprefix(f"{ACCIDENT} "))
        read = self.read(text)
        return text if read is None else read

    def read(self, text: str) -> Any:
        """The option of a text that tells no accident; None where it is none."""
        return text

    def conceivable(self) -> list[Any]:
        """What may be answered, and what is refused."""
        return list(self.options)

    def __iter__(self) -> Iterator[Any]:
        return iter(self.options)


class PlaceMenu(Asked):
    """Any unused domino, upright or on its edge, anywhere in the one line (build.1–build.4)."""

    __slots__ = ("player",)

    def __init__(self, table: Table, player: str) -> None:
        super().__init__(table, (), PLACED)
        self.player = player

    def read(self, text: str) -> Placing | None:
        """The placing of a text; ``place`` may be left out."""
        return placing_of(text)

    def refused(self, option: Any) -> Refusal | None:
        """Why a domino may not stand there."""
        if not isinstance(option, Placing):
            return Refusal(PLACED, "not_a_placing", {"player": self.player, "option": str(option)})
        facts = {"player": self.player, "number": option.number}
        if option.end is not None:
            return Refusal(MOVED, "dominoes_are_left", facts | {"move": str(option), "count": len(self.table.unused)})
        if option.number not in self.table.unused:
            if any(one.number == option.number for one in self.table.line):
                return Refusal(PLACED, "already_placed", facts)
            return Refusal(PLACED, "no_such_domino", facts | {"high": self.table.parameters["dominoes"]})
        return self.bad_stand(option) or in_line(self.table.line, option.domino)

    def bad_stand(self, option: Placing) -> Refusal | None:
        """Why a domino cannot stand so, or there, whatever the line."""
        if option.stance not in (*STANCES, FLAT):
            return Refusal(STOOD, "no_such_stance", {"number": option.number, "stance": option.stance})
        if place_of(option.place) is None:
            return Refusal((), "no_such_place", {"number": option.number, "place": str(option.place),
                                                 "high": int(FARTHEST)})
        return None

    def pick(self, rng: random.Random) -> Placing | Accident:
        """A place such as people choose: beyond an end or between two; now and then an accident."""
        draw = rng.random
        if draw() < CLUMSY:
            return Accident(self.player)
        unused = self.table.unused
        number = unused[int(draw() * len(unused))]
        stance = UPRIGHT if draw() < UPRIGHT_SHARE else EDGE
        line = self.table.line
        if not self.table.straight:
            return replace(_bent(rng, line, number, stance), end=None)
        if draw() > BEYOND and len(line) > 1:
            gap = int(draw() * (len(line) - 1))
            low, high = along(line[gap]) + THICKNESS, along(line[gap + 1]) - THICKNESS
            if high > low + 1:
                return Placing(number, stance, round(low + 0.5 + (high - low - 1) * draw(), 1))
        return Placing(number, stance, _beyond(line, FIRST if draw() < 0.5 else LAST, draw()))

    def conceivable(self) -> list[Placing]:
        """For each unused domino a place beyond the last end; and what is refused: a flat one, one placed already."""
        unused, line = self.table.unused, self.table.line
        place = _beyond(line, LAST, 0.4)
        return [*(Placing(number, UPRIGHT, place) for number in unused), Placing(unused[0], FLAT, place),
                Placing(line[0].number, UPRIGHT, place), Placing(unused[0], UPRIGHT, line[0].place)]

    def __iter__(self) -> Iterator[Any]:
        raise NotFinite("a line has no end of places")


class MoveMenu(PlaceMenu):
    """Any inner domino, moved to an end of the line, when none is left (build.5)."""

    __slots__ = ()

    def refused(self, option: Any) -> Refusal | None:
        """Why a domino may not be moved there."""
        table = self.table
        if not isinstance(option, Placing):
            return Refusal(MOVED, "not_a_moving", {"player": self.player, "option": str(option)})
        facts = {"player": self.player, "number": option.number}
        if option.end is None:
            return Refusal(MOVED, "no_domino_left", facts | {"move": str(option)})
        if option.number not in [one.number for one in table.line]:
            return Refusal(PLACED, "no_such_domino", facts | {"high": table.parameters["dominoes"]})
        if option.number not in [one.number for one in table.inner()]:
            return Refusal(MOVED, "end_domino", facts)
        line, domino = table.without(option.number), option.domino
        if (why := self.bad_stand(option) or in_line(line, domino)) is not None:
            return why
        if into_line(line, domino) == {FIRST: 0, LAST: len(line)}.get(option.end):
            return None
        return Refusal(MOVED, "not_at_that_end", facts | {"end": option.end})

    def pick(self, rng: random.Random) -> Placing | Accident:
        """An inner domino, beyond an end; now and then an accident."""
        draw = rng.random
        if draw() < CLUMSY:
            return Accident(self.player)
        inner = self.table.inner()
        number = inner[int(draw() * len(inner))].number
        stance = UPRIGHT if draw() < UPRIGHT_SHARE else EDGE
        if not self.table.straight:
            return _bent(rng, self.table.without(number), number, stance)
        line, end = self.table.line, FIRST if draw() < 0.5 else LAST
        middle = along(line[len(line) // 2])
        if abs(middle) > FARTHEST / 2:
            end = FIRST if middle > 0 else LAST  # back to the middle of the table
        return Placing(number, stance, _beyond(line, end, draw()), end)

    def conceivable(self) -> list[Placing]:
        """Each inner domino to the last end; and what is refused: an end domino, one between others."""
        line = self.table.line
        place = _beyond(line, LAST, 0.4)
        return [*(Placing(one.number, UPRIGHT, place, LAST) for one in self.table.inner()),
                Placing(line[0].number, UPRIGHT, place, LAST), Placing(line[1].number, UPRIGHT, place, FIRST)]


def _beyond(line: Sequence[Domino], end: str, drawn: float, turned: float = 0.0, *, onward: bool = False) -> Place:
    """A place beyond an end of a line; where the line bends, before the face that looks away from it.

    Args:
        line: the dominoes from end to end.
        end: which end.
        drawn: how far, from 0 to 1.
        turned: by how many degrees the faces turn, where the line bends.
        onward: whether to go on as the line came there, where it bends, wherever the face looks.
    """
    step = THICKNESS + NARROW + (WIDE - NARROW) * drawn
    outer, inner = (line[0], line[1]) if end == FIRST and len(line) > 1 else (line[-1], line[-2 % len(line)])
    if straight(line):
        return round(along(outer) - step if end == FIRST else along(outer) + step, 1)
    (x, y, (across, up), _), inward = footprint(outer), footprint(inner)
    if onward:
        across, up = x - inward.x, y - inward.y
    elif (inward.x - x) * across + (inward.y - y) * up > 0:
        across, up = -across, -up
    long = hypot(across, up)
    return round(x + step * across / long, 1), round(y + step * up / long, 1), \
        half_turn(round(degrees(atan2(up, across)) + turned, 1))


def _bent(rng: random.Random, line: Sequence[Domino], number: int, stance: str) -> Placing:
    """A place beyond an end of a line that bends; farther and farther away, until one is free."""
    for tried in range(TRIES):
        end = FIRST if rng.random() < 0.5 else LAST
        place = _beyond(line, end, rng.random() * (1 + tried / 20), rng.uniform(-20, 20),
                        onward=tried % 2 == 1 and len(line) > 1)
        domino = Domino(number, stance, place)
        if place_of(place) is not None and in_line(line, domino) is None \
                and into_line(line, domino) == (0 if end == FIRST else len(line)):
            return Placing(number, stance, place, end)
    raise NotFinite("no place beyond an end of this line was found")


class CallMenu(Asked):
    """Whether to call for judgement (call.1)."""

    __slots__ = ()

    def pick(self, rng: random.Random) -> str:
        """Mostly nothing."""
        return CALL if rng.random() < CALLS else SILENT


class FallMenu(Asked):
    """What the table says that fell; where nobody plays at a table, chance, by the estimate (vote.4)."""

    __slots__ = ()

    def read(self, text: str) -> Fall | None:
        """What fell, of a text."""
        return fall_of(text)

    def refused(self, option: Any) -> Refusal | None:
        """Why nothing can have fallen so."""
        if not isinstance(option, Fall) or not option.told():
            return Refusal(self.clauses, "not_a_fall", {"option": str(option)})
        if isinstance(option.what, str):
            return None
        numbers = [number for number, _ in option.what]
        standing = [one.number for one in self.table.line]
        wrong = next((number for place, number in enumerate(numbers)
                      if number not in standing or number in numbers[:place]), None)
        return None if wrong is None else Refusal(TOPPLED, "not_in_line", {"number": wrong})

    def pick(self, rng: random.Random) -> Fall:
        """What the estimate says of the line as hands really placed it; the push is too hard now and then."""
        fell = falls(self.table.from_push(), rng, 1)
        return Fall(ALL if fell else NOT_ALL, rng.random() < HARD)

    def chances(self) -> Mapping[Fall, float]:
        """How likely the estimate holds it that all fall."""
        *_, told = chance(self.table.from_push(), SLICES)
        share = told.all_fell / told.samples
        return {Fall(ALL): share, Fall(NOT_ALL): 1 - share}

    def conceivable(self) -> list[Fall]:
        """All, or not all; and what is refused: a domino that is not in the line."""
        return [*self.options, *(Fall(((number, STANDING),)) for number in self.table.unused[:1])]


__all__ = ["ACCIDENT", "ALL", "CALL", "FAILURE", "FELL", "FIRST", "LAST", "LEANING", "LIES_FLAT", "NOT_ALL", "NOT_FELL",
           "SILENT", "STANDING", "STATES", "SUCCESS", "Accident", "Fall", "LineView", "Placing", "Table", "fall_of",
           "placing_of"]
