"""Where a text leaves something open, found by detectors that name no game.

What is found, in this order:

- ``gap``: play stopped, since the text decides nothing. It is searched from ``printed`` on; what is found is closed as
  ``table`` closes it, and the search goes on from there.
- ``contradiction``: passages of the text support several readings, and these differ at one position.
- ``dead``: an event that is never reached, though under another reading it is.
- ``unreached``: an event or a clause that neither games nor the book's examples reach.
- ``goal``: a position from which no continuation that was tried reaches the goal of the game.
- ``open``: readings of a question differ, one of which the text suggests or says.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from engine.play import Answerer, Pause, Trace, listed_answers, random_answers, run
from engine.rulings import GAP, Question
from engine.simulate import Job, seed_of, setup_of, traces
from engine.tally import Estimate, wilson
from rulebook.bench import game_module
from rulebook.spoken import spoken
from rulebook.telling import Found, Position, examples, play, tells_apart, told_by
from rulebook.texts import clauses, source_language
from rulebook.unmet import kept, why_unmet
from rulebook.words import message_id

__all__ = ["KINDS", "OpenPlace", "Report", "search"]

KINDS = ("gap", "contradiction", "dead", "goal", "open", "unreached")
#: How many games are played under each single reading, how many continuations of a position are tried, of how many
#: games, and how many positions are tried for each scenario.
SWITCHED, CONTINUED, LOST, BOUND = 20, 20, 3, 600

Step = Callable[[str], None]


@dataclass(frozen=True)
class OpenPlace:
    """Something that a text leaves open.

    Args:
        kind: one of :data:`KINDS`.
        clauses: those that leave it open.
        question: the open question; empty where there is none.
        what: the event, clause or outcome that it is about.
        share: in how many of the games it came up.
        readings: those that close it, the table's first.
        found: the shortest scenario; None where none was found.
        variants: the rulings under which the scenario is shown.
        why: why a clause is never reached: one of :data:`rulebook.unmet.WHY`, or ``"met"`` where the games that the
            book keeps figures of do meet it; empty where nothing is known.
        under: the readings (``question=reading``) under which it is.
    """

    kind: str
    clauses: tuple[str, ...]
    question: str
    what: str
    share: Estimate
    readings: tuple[str, ...]
    found: Found | None = None
    variants: tuple[Mapping[str, Any], ...] = ({},)
    why: str = ""
    under: tuple[str, ...] = ()


@dataclass
class Report:
    """What was found in a game, and what was searched.

    ``rounds`` are the rulings under which games were played, one after the other.
    """

    game: str
    games: int
    seed: int
    policy: str
    rounds: list[dict[str, Any]] = field(default_factory=list)
    findings: list[OpenPlace] = field(default_factory=list)

    def sort(self) -> None:
        """By clause as the text has them, then by question."""
        order = {clause: place for place, clause in enumerate(clauses(self.game, source_language(self.game)))}
        self.findings.sort(key=lambda one: (min((order.get(clause, len(order)) for clause in one.clauses),
                                                default=len(order)), one.question, KINDS.index(one.kind)))


def search(game: str, games: int, seed: int = 0, policy: str = "random", step: Step = lambda name: None) -> Report:
    """Everything that the detectors find.

    Args:
        game: the game.
        games: how many games are played in each round of the search for gaps.
        seed: what they are drawn from.
        policy: how the players choose.
        step: told the name of each part of the search before it begins.
    """
    report = Report(game, games, seed, policy)
    step("gap")
    law, met, last = _gaps(report)
    step("switched")
    seen = _Seen.of(report, law)
    known = game_module(game).LAWBOOK.questions
    for name, (clauses_of, share) in met.items():
        step(f"gap: {name}")
        report.findings.append(_gap(report, name, clauses_of, share))
    for name, question in known.items():
        if name not in met and question.printed == GAP:
            step(f"gap: {name}")
            one = _gap(report, name, question.clauses, wilson(0, games))
            report.findings += [one] if one.found else []
    for name, question in known.items():
        if seen.differs[name]:
            step(f"readings: {name}")
            report.findings += _readings(report, question, seen.differs[name])
    step("dead")
    report.findings += _dead(report, seen, law)
    step("goal")
    report.findings += _goal(report, law, last)
    step("unreached")
    report.findings += _unreached(report, seen)
    report.sort()
    return report


def _job(report: Report, law: Mapping[str, Any]) -> Job:
    return Job(report.game, {"policies": report.policy, "rulings": dict(law)}, report.seed)


# Gaps that play meets

def _gaps(report: Report) -> tuple[dict[str, Any], dict[str, tuple[tuple[str, ...], Estimate]], list[Trace | None]]:
    """The law with all gaps closed that were met; each with its clauses and share; and the games of the last round."""
    lawbook = game_module(report.game).LAWBOOK
    law: dict[str, Any] = {"preset": "printed"}
    met: dict[str, tuple[tuple[str, ...], Estimate]] = {}
    while True:
        report.rounds.append(dict(law))
        job = _job(report, law)
        played = list(traces(setup_of(job), job, 0, report.games))
        counts: Counter[str] = Counter(trace.gap.question for trace in played if trace and trace.gap)
        for trace in played:
            if trace and trace.gap and trace.gap.question not in met:
                about = trace.gap.clauses or (trace.happened[-1][1] if trace.happened else ())
                met[trace.gap.question] = (about, wilson(counts[trace.gap.question], len(played)))
        table = lawbook.presets["table"].readings
        closed = {name: table.get(name, GAP) for name in counts if name in lawbook.questions}
        closed = {name: reading for name, reading in closed.items() if reading not in (GAP, law.get(name))}
        if not closed:
            return law, met, played
        law |= closed


def _gap(report: Report, name: str, about: tuple[str, ...], share: Estimate) -> OpenPlace:
    """A gap, with the smallest position that meets it."""
    lawbook = game_module(report.game).LAWBOOK
    question = lawbook.questions.get(name)
    closing = [reading for reading in question.names if reading != GAP] if question else []
    table = lawbook.presets["table"].readings.get(name)
    closing.sort(key=lambda reading: reading != table)

    def tells(position: Position) -> bool:
        trace = play(position.under(**{name: GAP}) if question and GAP in question.names else position)
        return trace is not None and trace.gap is not None and trace.gap.question == name

    found = told_by(report.game, examples(report.game), tells, BOUND)
    variants = tuple({name: reading} for reading in (question.names if question else ())) or ({},)
    return OpenPlace("gap", about, name, name, share, tuple(closing), found, variants)


# Readings that differ

@dataclass
class _Seen:
    """What games under the closed law, and under each single reading, reach."""

    games: int
    kinds: set[str]
    clauses: set[str]
    differs: dict[str, dict[str, int]]
    under: dict[tuple[str, str], dict[str, tuple[str, ...]]]

    @classmethod
    def of(cls, report: Report, law: Mapping[str, Any]) -> _Seen:
        """Play some games under each reading that is not in force, and compare."""
        lawbook = game_module(report.game).LAWBOOK
        readings, _ = lawbook.resolve(law)
        job, count = _job(report, law), min(SWITCHED, report.games)
        played = list(traces(setup_of(job), job, 0, report.games))
        seen = cls(count, set(), set(), {name: {} for name in lawbook.questions}, {})
        for trace in played:
            for kind, about, _, _ in trace.happened if trace else ():
                seen.kinds.add(kind)
                seen.clauses.update(about)
        for name, question in lawbook.questions.items():
            for reading in question.names:
                if reading not in (readings[name], GAP):
                    other = _job(report, {**law, name: reading})
                    kinds = seen.under.setdefault((name, reading), {})
                    different = 0
                    for one, two in zip(played[:count], traces(setup_of(other), other, 0, count), strict=True):
                        different += one is None or two is None or list(one.happened) != list(two.happened)
                        kinds |= {kind: about for kind, about, _, _ in two.happened} if two else {}
                    if different:
                        seen.differs[name][reading] = different
        return seen


def _readings(report: Report, question: Question, differ: Mapping[str, int]) -> Iterator[OpenPlace]:
    """A question whose readings differ in play: a contradiction, where passages of the text support several."""
    said = [reading for reading in question.readings if reading.grounds.who == "text" and reading.grounds.clauses]
    if question.printed == GAP:
        return
    kind = "contradiction" if len(said) > 1 else "open"
    found = told_by(report.game, examples(report.game), tells_apart(question), BOUND)
    yield OpenPlace(kind, question.clauses, question.name, question.name,
                  wilson(max(differ.values()), min(SWITCHED, report.games)),
                  tuple(question.names), found, tuple({question.name: reading} for reading in question.names))


# What is never reached

def _dead(report: Report, seen: _Seen, law: Mapping[str, Any]) -> Iterator[OpenPlace]:
    """Events that neither a game nor an example of the book reaches as the text is read, but under another reading."""
    lawbook = game_module(report.game).LAWBOOK
    here = {kind for one in examples(report.game) if (trace := play(replace(one, rulings=law)))
            for kind, _, _, _ in trace.happened}
    here |= seen.kinds
    for (name, reading), kinds in seen.under.items():
        for kind, about in kinds.items():
            if kind in here or any(kind in others for (other, _), others in seen.under.items() if other < name):
                continue

            def tells(position: Position, kind: str = kind, name: str = name, reading: str = reading) -> bool:
                first = lawbook.questions[name].printed
                return _reaches(position.under(**{name: reading}), kind) and \
                    not _reaches(position.under(**{name: first}), kind)

            found = told_by(report.game, examples(report.game), tells, BOUND)
            if found is None:  # it is only rare
                continue
            yield OpenPlace("dead", tuple(dict.fromkeys([*about, *lawbook.questions[name].clauses])), name, kind,
                          wilson(0, report.games), (reading,), found,
                          tuple({name: one} for one in lawbook.questions[name].names))


def _reaches(position: Position, kind: str) -> bool:
    trace = play(position)
    return trace is not None and any(one == kind for one, _, _, _ in trace.happened)


def _unreached(report: Report, seen: _Seen) -> Iterator[OpenPlace]:
    """Events and clauses that neither games nor the book's examples reach under any reading that was tried."""
    kinds, cited = set(seen.kinds), set(seen.clauses)
    for reached in seen.under.values():
        kinds.update(reached)
        cited.update(clause for about in reached.values() for clause in about)
    for position in examples(report.game):
        if (trace := play(position)) is not None:
            kinds.update(kind for kind, _, _, _ in trace.happened)
            cited.update(trace.clauses)
    told = {message_id(f"event-{kind}") for kind in kinds}
    module = game_module(report.game)
    for name in sorted(spoken(module).ids):
        if name.startswith("event-") and name not in told:
            yield OpenPlace("unreached", (), "", name.removeprefix("event-"), wilson(0, report.games), ())
    for clause in clauses(report.game, source_language(report.game)):
        if clause not in cited:
            why, under = ("met", []) if clause in kept(report.game).count else why_unmet(report.game, clause)
            yield OpenPlace("unreached", (clause,), "", clause, wilson(0, report.games), (), why=why,
                            under=tuple(under))


# Positions from which the goal cannot be reached

def _goal(report: Report, law: Mapping[str, Any], played: Sequence[Trace | None]) -> Iterator[OpenPlace]:
    """Games that end without the goal: the earliest position in them from which no continuation reaches it."""
    goal = game_module(report.game).GOAL
    lost = [(number, trace) for number, trace in enumerate(played)
            if trace and trace.gap is None and trace.value not in goal]
    groups: dict[tuple[str, str], list[tuple[int, Trace]]] = {}
    for number, trace in lost:
        asked = list(trace.asked)
        groups.setdefault((str(trace.value), trace.law.asked[-1][1] if asked else ""), []).append((number, trace))
    known = game_module(report.game).LAWBOOK.questions
    for (outcome, name), ended in groups.items():
        job = _job(report, law)
        least: tuple[int, int] | None = None
        for number, trace in ended[:LOST]:
            moves = _hopeless(job, trace, goal)
            if moves is not None and (least is None or moves < least[0]):
                least = moves, seed_of(job, number)
        if least is None:
            continue
        question = known.get(name)
        found = Found(Position(report.game, "game", {"seed": least[1]}, dict(law)), len(ended), 0, smallest=False)
        if question:
            found = told_by(report.game, examples(report.game), tells_apart(question), BOUND) or found
        yield OpenPlace("goal", question.clauses if question else tuple(ended[0][1].happened[-1][1]), name, outcome,
                      wilson(len(ended), len(played)),
                      tuple(one for one in question.names if one != GAP) if question else (), found,
                      tuple({name: one} for one in question.names) if question else ({},))


def _hopeless(job: Job, trace: Trace, goal: Sequence[str]) -> int | None:
    """After how many answers no continuation that is tried reaches the goal any more; None where one still does."""
    play_again = setup_of(job).laid()
    options = [answer.option for answer in trace.answers]

    def reached(count: int) -> bool:
        return any(run(play_again, _continued(options[:count], number)).value in goal for number in range(CONTINUED))

    low, high = 0, len(options)
    if reached(high - 1 if high else 0):
        return None
    while low < high:
        middle = (low + high) // 2
        if reached(middle):
            low = middle + 1
        else:
            high = middle
    return low


def _continued(options: Sequence[Any], seed: int) -> Answerer:
    """The answers that were given, and then drawn ones."""
    given, drawn = listed_answers(options), random_answers(f"{seed}/on")

    def answer(choice: Any, view: Any) -> Any:
        try:
            return given(choice, view)
        except Pause:
            return drawn(choice, view)

    return answer
