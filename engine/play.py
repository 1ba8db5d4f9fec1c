"""The one mechanism: rules are generators that yield events and choices.

A rule yields an :class:`Event` when something happened and a :class:`Choice` when somebody
must choose; it yields nothing else. :func:`run` drives a :class:`Play`, applies every event to
the table before it resumes the rules, and returns the :class:`Trace`. The trace is the
evaluation: there is no second, traced path.

A position is a set-up and a list of answers, so undo, links, doctests, search and exhaustive
proofs are all :func:`replay`.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from inspect import signature
from itertools import permutations, repeat
from math import factorial
from typing import Any, Generic, Protocol, TypeVar
from unicodedata import normalize

from engine.problems import Problem, SetupError, short, too_much
from engine.rulings import Gap, Rulings

__all__ = [
    "CHANCE", "TABLE", "Answer", "Choice", "Counts", "Event", "Gap", "Leaf", "Menu", "NotFinite", "Options",
    "Pause", "Play", "ReadingsView", "Refusal", "Refused", "Rules", "Shuffle", "Table", "TooLong", "Trace", "View",
    "answer_text", "choice", "event", "explore", "nothing_asked", "random_answers", "replay", "run", "seated_answers",
]

T = TypeVar("T")
Clauses = tuple[str, ...]

#: Who chooses where nobody at the table does: chance, and the table that states a missing fact.
CHANCE = "chance"
TABLE = "table"

#: The answer that leaves a choice to the policy of whoever chooses.
AS_POLICY = "*"

#: The most steps of one play, events and choices together, so that a verdict never depends on the clock.
MAX_STEPS = 200_000


class Event:
    """What happened, and which clauses say so.

    Args:
        kind: the event's kind; the table's method of that name applies it.
        clauses: ids of the clauses it rests on, a module constant.
        secret: which facts only some seats see: name of the fact to the seats that see it.
        facts: what happened, in names and numbers.

    ``rulings`` holds the open questions asked since the event before, with their readings; not those that were
    asked only because of what is hidden.
    """

    __slots__ = ("clauses", "facts", "kind", "rulings", "secret")

    def __init__(self, kind: str, clauses: Clauses, secret: Mapping[str, Sequence[str]] | None = None, /,
                 **facts: Any) -> None:
        self.kind = kind
        self.clauses = clauses
        self.secret = secret
        self.facts = facts
        self.rulings: Mapping[str, str] | None = None

    def seen_by(self, seat: str | None) -> dict[str, Any]:
        """The facts as a seat sees them, a hidden one as None; with ``seat=None``, all of them."""
        if seat is None or not self.secret:
            return self.facts
        return {name: value if seat in self.secret.get(name, (seat,)) else None
                for name, value in self.facts.items()}

    def __repr__(self) -> str:
        facts = "".join(f", {name}={value!r}" for name, value in self.facts.items())
        return f"Event({self.kind!r}, {', '.join(self.clauses)}{facts})"


#: What a rule yields when something happened: kind, clauses, secret and facts of an :class:`Event`.
Happening = tuple[str, Clauses, Mapping[str, Sequence[str]] | None, dict[str, Any]]


def event(kind: str, clauses: Clauses, secret: Mapping[str, Sequence[str]] | None = None, /,
          **facts: Any) -> Happening:
    """What happened, for a rule to yield; the arguments of an :class:`Event`, which the trace makes of it.

    A plain tuple takes a third of the time of an object, and rules yield many.
    """
    return kind, clauses, secret, facts


_new = object.__new__


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something may not be done.

    Args:
        clauses: the clauses that forbid it.
        reason: its short name; the sentence stands in the messages.
        facts: what the sentence speaks of.
    """

    clauses: Clauses
    reason: str
    facts: Mapping[str, Any] = field(default_factory=dict)


class NotFinite(ValueError):
    """A menu cannot be listed, or has more options than the limit allows."""


class TooLong(SetupError):
    """A play passed the bound of its steps; bounds are counts, never time."""

    def __init__(self, limit: int) -> None:
        super().__init__([Problem("rulings", "too_long", None, [limit])])


class Refused(ValueError):
    """An answer that the menu refuses; carries the :class:`Refusal` and the answer's text."""

    def __init__(self, refusal: Refusal, answer: str) -> None:
        super().__init__(f"{answer!r}: {refusal.reason} {dict(refusal.facts)} ({', '.join(refusal.clauses)})")
        self.refusal = refusal
        self.answer = answer


class Menu(Protocol[T]):
    """What may be chosen. It need not be a list: ``why_not`` answers for every conceivable option."""

    def why_not(self, option: T) -> Refusal | None:
        """None where the option may be chosen, else why it may not."""

    def only(self) -> T | None:
        """The single option where there is just one (it answers itself), else None."""

    def pick(self, rng: random.Random) -> T:
        """One option at random, each as likely as it is at the table."""

    def chances(self) -> Mapping[T, float]:
        """How likely chance is to give each option, where they are finite."""

    def encode(self, option: T) -> str:
        """The one canonical short text of an option."""

    def decode(self, text: str) -> T:
        """The option of a text; whatever it names, ``why_not`` can judge it."""

    def conceivable(self) -> Sequence[T]:
        """Options that somebody might ask about, allowed or not."""

    def __iter__(self) -> Iterator[T]:
        """The options, where they are finite; :class:`NotFinite` else."""


class Options(Generic[T]):
    """A menu that is a list.

    Args:
        options: what may be chosen.
        clauses: the clauses that refuse anything else.
        reason: the refusal's name.
        others: what somebody might also ask about.
    """

    __slots__ = ("clauses", "options", "others", "reason")

    def __init__(self, options: Sequence[T], clauses: Clauses, reason: str = "not_offered",
                 others: Sequence[T] = ()) -> None:
        self.options = options
        self.clauses = clauses
        self.reason = reason
        self.others = others

    def why_not(self, option: T) -> Refusal | None:
        """None for an option of the list, else the refusal."""
        return None if option in self.options else self.refusal(option)

    def refusal(self, option: T) -> Refusal:
        """The refusal of an option that is not in the list."""
        return Refusal(self.clauses, self.reason, {"option": self.encode(option)})

    def only(self) -> T | None:
        """The option, where there is one only or all are alike."""
        options = self.options
        if len(options) == 1:
            return options[0]
        if not options or options[0] != options[-1]:
            return None
        return options[0] if all(option == options[0] for option in options) else None

    def pick(self, rng: random.Random) -> T:
        """One option, each equally likely."""
        options = self.options
        return options[int(rng.random() * len(options))]

    def chances(self) -> dict[T, float]:
        """How likely chance is to give each option; one that stands twice is twice as likely."""
        alike = Counter(self.options)
        total = sum(alike.values())
        return {option: count / total for option, count in alike.items()}

    def encode(self, option: T) -> str:
        """Names joined by a plus sign, or the option's own text."""
        return answer_text(option)

    def decode(self, text: str) -> T:
        """The option whose text this is; a text that fits none is returned as it is."""
        for option in (*self.options, *self.others):
            if self.encode(option) == text:
                return option
        return text  # type: ignore[return-value]  # not an option: why_not says so

    def conceivable(self) -> Sequence[T]:
        """The options and what somebody might also ask about."""
        return list(dict.fromkeys((*self.options, *self.others)))

    def __iter__(self) -> Iterator[T]:
        return iter(dict.fromkeys(self.options))

    def __len__(self) -> int:
        return len(self.options)


class Counts(Options[int]):
    """A whole number from ``low`` to ``high``, both allowed."""

    __slots__ = ()

    def __init__(self, low: int, high: int, clauses: Clauses, reason: str = "not_that_many") -> None:
        super().__init__(range(low, high + 1), clauses, reason)

    def refusal(self, option: int) -> Refusal:
        """The refusal, with the range that is allowed."""
        return Refusal(self.clauses, self.reason,
                       {"option": self.encode(option), "low": self.options[0], "high": self.options[-1]})


class Shuffle(Options[Sequence[T]]):
    """Every order of the given things, each equally likely; too many to list."""

    __slots__ = ("things",)

    def __init__(self, things: Sequence[T], clauses: Clauses) -> None:
        super().__init__((), clauses, "not_an_order")
        self.things = things

    def why_not(self, option: Sequence[T]) -> Refusal | None:
        """None for every order of exactly these things."""
        things = self.things
        if isinstance(option, (list, tuple)) and all(one in things for one in option) \
                and dict.__eq__(Counter(option), Counter(things)):
            return None
        return self.refusal(option)

    def only(self) -> Sequence[T] | None:
        """The order, where one thing or none is to be ordered."""
        return self.things if len(self.things) < 2 else None

    def pick(self, rng: random.Random) -> Sequence[T]:
        """A fair shuffle."""
        order = list(self.things)
        rng.shuffle(order)
        return order

    def decode(self, text: str) -> Sequence[T]:
        """The order that a text of names joined by plus signs gives."""
        named = {str(thing): thing for thing in self.things}
        names = text.split("+")
        return [named[name] for name in names] if all(name in named for name in names) else text  # type: ignore

    def chances(self) -> dict[Sequence[T], float]:
        """How likely each order is; alike things make some orders more likely than others."""
        alike = Counter(self)
        return {order: count / len(self) for order, count in alike.items()}

    def __iter__(self) -> Iterator[Sequence[T]]:
        if len(self.things) > 6:
            raise NotFinite(f"{factorial(len(self.things)):,} orders cannot be listed")
        return iter(permutations(self.things))

    def __len__(self) -> int:
        return factorial(len(self.things))


class Choice:
    """Somebody must choose.

    Args:
        who: a seat, a group of seats (anyone of them may answer), ``"chance"`` or ``"table"``.
        kind: what is chosen; its question stands in the messages.
        menu: what may be chosen.
        clauses: the clauses that ask for it.
        sees: who learns the answer; None for everybody.
        facts: what the question speaks of.
    """

    __slots__ = ("clauses", "facts", "kind", "menu", "sees", "who")

    def __init__(self, who: Any, kind: str, menu: Any, clauses: Clauses, sees: Sequence[str] | None = None,
                 **facts: Any) -> None:
        self.who = who
        self.kind = kind
        self.menu = menu
        self.clauses = clauses
        self.sees = sees
        self.facts = facts

    def __repr__(self) -> str:
        return f"Choice({self.who!r}, {self.kind!r}, {self.facts})"


def choice(who: Any, kind: str, menu: Any, clauses: Clauses, /, sees: Sequence[str] | None = None,
           **facts: Any) -> Choice:
    """A :class:`Choice`, made as quickly as :func:`event` makes an event."""
    made: Choice = _new(Choice)
    made.who = who
    made.kind = kind
    made.menu = menu
    made.clauses = clauses
    made.sees = sees
    made.facts = facts
    return made


#: A rule: yields events and choices, is sent the answers, returns its value.
Rules = Generator[Happening | Choice, Any, T]


class Table(Protocol):
    """Plain data that events alone change: one method a kind of event, named like it."""

    def view(self, who: Any) -> Any:
        """What the given chooser may see."""

    def state(self, seat: str | None = None) -> dict[str, Any]:
        """The table as plain data, whole or as one seat sees it."""

    def refuse(self, act: Any) -> Refusal:
        """Why an act that nobody was asked for is not allowed."""


class View:
    """A table as one seat sees it, read when it is looked at; chance and the table's spokesman see what lies open."""

    __slots__ = ("_table", "seat")

    def __init__(self, table: Any, seat: Any) -> None:
        self._table = table
        self.seat = seat

    def state(self) -> dict[str, Any]:
        """The table as this seat sees it, as plain data."""
        state: dict[str, Any] = self._table.state(self.seat)
        return state

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and (self.seat, self.state()) == (other.seat, other.state())

    __hash__ = None  # type: ignore[assignment]  # it changes with the table


class ReadingsView(View):
    """A table as one seat sees it, with the readings in force, which everybody knows."""

    __slots__ = ()

    @property
    def readings(self) -> Mapping[str, str]:
        """The readings in force."""
        readings: Mapping[str, str] = self._table.readings
        return readings


@dataclass(frozen=True, slots=True)
class Play:
    """A set-up: how the table is laid, what is played on it, under which rulings.

    Args:
        lay: gives a fresh table each time.
        rules: the rule to play from it.
        law: gives fresh rulings each time.
    """

    lay: Callable[[], Any]
    rules: Callable[[Any, Rulings], Rules[Any]]
    law: Callable[[], Rulings]


class Answer:
    """One answer that was given: to which choice, and the option."""

    __slots__ = ("choice", "option")

    def __init__(self, choice: Choice, option: Any) -> None:
        self.choice = choice
        self.option = option

    @property
    def who(self) -> Any:
        """Who chose."""
        return self.choice.who

    @property
    def text(self) -> str:
        """The option's canonical text."""
        text: str = self.choice.menu.encode(self.option)
        return text


class Trace:
    """Everything that happened in a play, in order.

    ``value`` is what the rules returned; ``pending`` the choice that nobody has answered yet;
    ``gap`` where the text decides nothing; ``refused`` the answer that no longer applied.
    """

    __slots__ = ("_answers", "_events", "_given", "_happened", "_noted", "gap", "law", "pending", "refused", "table",
                 "value")

    def __init__(self, table: Any, law: Rulings) -> None:
        self.table = table
        self.law = law
        self.value: Any = None
        self.pending: Choice | None = None
        self.gap: Gap | None = None
        self.refused: Refused | None = None
        self._happened: list[Happening] = []
        self._noted = 0
        self._given: list[tuple[Choice, Any]] = []
        self._events: list[Event] = []
        self._answers: list[Answer] = []

    @property
    def events(self) -> list[Event]:
        """What happened, in order; the objects are made when they are first looked at."""
        made, asked = self._events, self.law.asked
        for happening in self._happened[len(made):]:
            one: Event = _new(Event)
            one.kind, one.clauses, one.secret, facts = happening
            one.facts = facts.copy()  # the rules may tell the same thing again
            rulings: dict[str, str] = {}
            while self._noted < len(asked) and asked[self._noted][0] == len(made):
                _, question, reading, openly = asked[self._noted]
                if openly:
                    rulings[question] = reading
                self._noted += 1
            one.rulings = rulings or None
            made.append(one)
        return made

    @property
    def happened(self) -> Sequence[Happening]:
        """The same as the rules told it, for whoever looks at very many: kind, clauses, secret, facts."""
        return self._happened

    @property
    def answers(self) -> list[Answer]:
        """The answers that were given, in order; a choice with one option answers itself and is not among them."""
        self._answers += [Answer(*given) for given in self._given[len(self._answers):]]
        return self._answers

    @property
    def decisions(self) -> int:
        """How many of the answers are seats', and neither chance's nor the table's."""
        return sum(choice.who not in (CHANCE, TABLE) for choice, _ in self._given)

    @property
    def asked(self) -> dict[str, str]:
        """The open questions consulted, with the readings in force."""
        return {question: reading for _, question, reading, _ in self.law.asked}

    @property
    def asked_openly(self) -> dict[str, str]:
        """Those of them that were not asked only because of what is hidden."""
        return {question: reading for _, question, reading, openly in self.law.asked if openly}

    @property
    def clauses(self) -> list[str]:
        """Ids of the clauses in the order first cited, those of a gap or a pending choice last."""
        cited = [clause for event in self.events for clause in event.clauses]
        if self.gap:
            cited += self.gap.clauses
        if self.pending:
            cited += self.pending.clauses
        return list(dict.fromkeys(cited))


class Pause(Exception):
    """Raised by an ``answer`` function that has no answer: the choice stays pending."""


Answerer = Callable[[Choice, Any], Any]


def run(play: Play, answer: Answerer | random.Random, *, limit: int = MAX_STEPS,
        watch: Callable[[Event, Any], None] | None = None) -> Trace:
    """Drive a play to its end, to a gap, or to a choice that is not answered.

    Args:
        play: the set-up.
        answer: called with the choice and the chooser's view, never the table; returns an option
            or raises :class:`Pause`. A choice with one option answers itself. A :class:`random.Random` draws
            every option from its menu, which has nothing to refuse then; the table's facts stay pending.
        limit: the most steps, events and choices together.
        watch: called with each event and the table after it.

    Returns:
        The trace. An answer that the menu refuses ends the play there, and stands in ``refused``.

    Raises:
        TooLong: more steps than ``limit``.
    """
    table, law = play.lay(), play.law()
    trace = Trace(table, law)
    happened, given = trace._happened, trace._given
    handlers = _handlers(table.__class__)
    law.happened = happened
    rng, ask = (answer, nothing_asked) if isinstance(answer, random.Random) else (None, answer)
    views: dict[Any, Any] = {}  # a view is read when it is looked at, so one serves a chooser throughout
    send = play.rules(table, law).send
    try:
        step: Any = send(None)
        for _ in repeat(None, limit):
            if type(step) is tuple:
                kind, _, _, facts = step
                try:
                    apply = handlers[kind]
                except KeyError:
                    apply = handlers[kind] = _change_nothing
                apply(table, facts)
                happened.append(step)
                if watch is not None:
                    watch(trace.events[-1], table)
                step = send(None)
                continue
            menu = step.menu
            value = menu.only()
            if value is None:
                who = step.who
                if rng is not None and who != TABLE:
                    value = menu.pick(rng)
                else:
                    view = views.get(who)
                    if view is None:
                        view = views[who] = table.view(who)
                    try:
                        value = ask(step, view)
                    except Pause:
                        trace.pending = step
                        return trace
                    refusal = menu.why_not(value)
                    if refusal is not None:
                        trace.pending, trace.refused = step, Refused(refusal, menu.encode(value))
                        return trace
                given.append((step, value))
            step = send(value)
        raise TooLong(limit)
    except StopIteration as stop:
        trace.value = stop.value
    except Gap as gap:
        trace.gap = gap
    return trace


Handler = Callable[[Any, Mapping[str, Any]], None]


@cache
def _handlers(kind: type) -> dict[str, Handler]:
    """The methods of a table that apply events, by the event's kind, each called with the event's facts."""
    return {name: _with_facts(method) for name, method in vars(kind).items() if getattr(method, "applies", False)}


def _change_nothing(table: Any, facts: Mapping[str, Any]) -> None:
    """What an event does that the table has no method for."""


def _with_facts(method: Callable[..., None]) -> Handler:
    """``method(table, **facts)``, for up to three facts without a call by keywords."""
    names = list(signature(method).parameters)[1:]
    match names:
        case [one]:
            return lambda table, facts: method(table, facts[one])
        case [one, two]:
            return lambda table, facts: method(table, facts[one], facts[two])
        case [one, two, three]:
            return lambda table, facts: method(table, facts[one], facts[two], facts[three])
    return lambda table, facts: method(table, **facts)


def applies(method: Callable[..., None]) -> Callable[..., None]:
    """Mark a table's method as the one that applies events of its name."""
    method.applies = True  # type: ignore[attr-defined]
    return method


def nothing_asked(choice: Choice, view: Any) -> Any:
    """An answer function that answers nothing."""
    raise Pause


def answer_text(given: Any) -> str:
    """The text of an answer, which may also be written as a list of names; of what is too much to be one, its type."""
    names = given if isinstance(given, (list, tuple)) else (given,)
    return normalize("NFC", "+".join(name if isinstance(name, str) else short(name) if too_much(name, "") else str(name)
                                     for name in names))


def listed_answers(answers: Sequence[Any], policy: Answerer = nothing_asked) -> Answerer:
    """An answer function that gives the listed answers, texts or options, in order of asking.

    Args:
        answers: the answers.
        policy: what chooses where :data:`AS_POLICY` stands in their place.
    """
    left = iter(answers)

    def answer(choice: Choice, view: Any) -> Any:
        for given in left:
            if given == AS_POLICY:
                return policy(choice, view)
            return choice.menu.decode(answer_text(given)) if isinstance(given, (str, list, tuple)) else given
        raise Pause

    return answer


def replay(play: Play, answers: Sequence[Any] = (), **options: Any) -> Trace:
    """The trace so far and the pending choice, after the given answers.

    Args:
        play: the set-up.
        answers: options or their texts, in order of asking.
        options: as for :func:`run`.
    """
    return run(play, listed_answers(answers), **options)


def random_answers(seed: int | str) -> Answerer:
    """An answer function that draws every answer, for seats and for chance.

    Every chooser has a stream of its own, so that two plays which differ in one reading draw alike
    until they differ. The table's facts are not drawn: they stay pending.
    """
    streams: dict[Any, random.Random] = {}

    def answer(choice: Choice, view: Any) -> Any:
        who = choice.who
        if who not in streams:
            if who == TABLE:
                raise Pause
            streams[who] = random.Random(f"{seed}/{who}")
        return choice.menu.pick(streams[who])

    return answer


def seated_answers(seats: Mapping[Any, Answerer], others: Answerer) -> Answerer:
    """An answer function in which every seat answers for itself.

    Args:
        seats: the answer function of each seat.
        others: the one of every other chooser, chance among them.
    """
    def answer(choice: Choice, view: Any) -> Any:
        return seats.get(choice.who, others)(choice, view)

    return answer


@dataclass(frozen=True, slots=True)
class Leaf:
    """One end of an exploration: its trace, its answers, and the probability that chance leads there."""

    trace: Trace
    answers: tuple[Any, ...]
    weight: float


def explore(play: Play, *, limit: int = 10_000,
            policy: Callable[[Choice, Any], Mapping[Any, float]] | None = None) -> Iterator[Leaf]:
    """Walk every branch of a play by replay.

    Chance weighs by probability; players' choices are branched with weight one each, or weighted by a policy.

    Args:
        play: the set-up.
        limit: the most branches of one choice, and the most leaves.
        policy: gives a weight for each option of a seat's choice.

    Raises:
        NotFinite: a menu that cannot be listed or passes the limit, or more leaves than the limit.
    """
    stack: list[tuple[tuple[Any, ...], float]] = [((), 1.0)]
    leaves = 0
    while stack:
        answers, weight = stack.pop()
        trace = replay(play, answers)
        choice = trace.pending
        if choice is None or trace.refused is not None:
            leaves += 1
            if leaves > limit:
                raise NotFinite(f"more than {limit:,} ends")
            yield Leaf(trace, answers, weight)
            continue
        options = list(choice.menu)
        if len(options) > limit:
            raise NotFinite(f"{choice.kind}: {len(options):,} options, more than {limit:,}")
        if choice.who == CHANCE:
            weights = choice.menu.chances()
        elif policy is not None and choice.who != TABLE:
            weights = dict(policy(choice, trace.table.view(choice.who)))
        else:
            weights = dict.fromkeys(options, 1.0)
        stack.extend(((*answers, option), weight * weights.get(option, 0.0)) for option in reversed(options))
