"""Open questions as typed switches: readings and their grounds, parameters, editions.

A question is consulted aloud: :meth:`Rulings.ask` returns the reading in force and records the
question, so a trace shows what its outcome rests on.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sized
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.files import fields_of, read_toml
from engine.problems import TOLD, Problem, SetupError, nearest, short, told, too_much

__all__ = ["Edition", "Gap", "Grounds", "Lawbook", "Noted", "Parameter", "Question", "Reading", "Rulings",
           "load_editions"]

Clauses = tuple[str, ...]

#: The reading under which play stops, since the text decides nothing.
GAP = "gap"


class Gap(Exception):
    """The text leaves something open that the rules need; no error, but a result.

    Args:
        clauses: the clauses that leave it open, or that disagree.
        question: the open question's id.
        facts: what the position needed.
    """

    def __init__(self, clauses: Clauses, question: str, **facts: Any) -> None:
        super().__init__(question)
        self.clauses = clauses
        self.question = question
        self.facts = facts


@dataclass(frozen=True, slots=True)
class Grounds:
    """Who says so.

    Args:
        who: ``"text"`` (the published text), ``"convention"`` (suggested, not stated), ``"author"``,
            ``"publisher"``, ``"reviewer"`` or ``"ours"``.
        clauses: the passages that say or suggest it.
        title, address, date: the source, where it is public; the date as ``YYYY-MM-DD``.
    """

    who: str
    clauses: Clauses = ()
    title: str = ""
    address: str = ""
    date: str = ""


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read an open question, with its grounds."""

    name: str
    grounds: Grounds


@dataclass(frozen=True, slots=True)
class Question:
    """An open question: the clauses it interprets and its readings, the printed one first."""

    name: str
    clauses: Clauses
    readings: tuple[Reading, ...]

    @classmethod
    def of(cls, name: str, clauses: Clauses, **readings: Grounds) -> Question:
        """A question from its readings and their grounds; a ``_`` before a reading's name is no part of it (``_2``)."""
        return cls(name, clauses, tuple(Reading(reading.lstrip("_"), grounds) for reading, grounds in readings.items()))

    @property
    def printed(self) -> str:
        """The reading of the text itself, or ``"gap"`` where it gives none."""
        return self.readings[0].name

    @property
    def names(self) -> tuple[str, ...]:
        """The names of its readings."""
        return tuple(reading.name for reading in self.readings)


@dataclass(frozen=True, slots=True)
class Parameter:
    """A number of the rules: its printed value, the clauses that print it, and the range it may take."""

    name: str
    value: int
    clauses: Clauses
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Edition:
    """A dated, frozen set of readings and parameters.

    Args:
        name: such as ``"2026-11/printed"``.
        source: the text it reads.
        status: ``"published"`` or ``"draft"``.
        decided: who settled the readings.
        readings, parameters: one value for every question and parameter.
        digest: the SHA-256 of all this; a published edition never changes.
    """

    name: str
    source: str
    status: str
    decided: str
    readings: Mapping[str, str]
    parameters: Mapping[str, int]
    digest: str

    def computed_digest(self) -> str:
        """The SHA-256 that the entry's content has."""
        content = [self.name, self.source, self.status, self.decided, dict(self.readings), dict(self.parameters)]
        return hashlib.sha256(json.dumps(content, sort_keys=True, ensure_ascii=False).encode()).hexdigest()


#: What an edition says.
_EDITION = {"source": str, "status": str, "decided": str, "digest": str, "readings": dict, "parameters": dict}


def _named(path: Path) -> str:
    """A game's file, as problems call it: each game has one of that name."""
    return f"{path.parent.name}/{path.name}"


def load_editions(path: Path) -> dict[str, Edition]:
    """The editions of a game, in the order of its file; the newest of a name stands last.

    Raises:
        SetupError: the file is damaged; every problem of its form.
    """
    place = _named(path)
    entries = read_toml(path, place=place)[1]
    problems = list(fields_of(entries, dict.fromkeys(entries, dict), place)) or \
        [problem for name, entry in entries.items() for problem in fields_of(entry, _EDITION, f"{place}: {name}")]
    if not any(name.endswith("/printed") for name in entries):
        problems.append(Problem(place, "field_missing", "…/printed"))
    if problems:
        raise SetupError(problems)
    return {name: Edition(name, entry["source"], entry["status"], entry["decided"], entry["readings"],
                          entry["parameters"], entry["digest"]) for name, entry in entries.items()}


class Noted(dict[str, str]):
    """Readings in force that note each one that is looked at: whatever comes out rests on these and on no others.

    A menu and a set-up look without asking aloud, so that what they rest on is not among what a trace asks.
    """

    __slots__ = ("looked",)

    def __init__(self, readings: Mapping[str, str]) -> None:
        super().__init__(readings)
        self.looked: set[str] = set()

    def __getitem__(self, question: str) -> str:
        self.looked.add(question)
        return super().__getitem__(question)

    def get(self, question: str, default: Any = None) -> Any:
        """The reading of a question, or the default where there is none."""
        self.looked.add(question)
        return super().get(question, default)


class Rulings:
    """The readings and parameters in force in one play.

    ``asked`` notes every question when it is asked: how many events had happened, the question, its reading, and
    whether everybody may know that it was asked.
    ``happened`` is the record of events; whoever drives the play gives its own.
    """

    __slots__ = ("_questions", "asked", "happened", "parameters", "readings")

    def __init__(self, questions: Mapping[str, Question], readings: Mapping[str, str],
                 parameters: Mapping[str, int]) -> None:
        self._questions = questions
        self.readings = readings
        self.parameters = parameters
        self.asked: list[tuple[int, str, str, bool]] = []
        self.happened: Sized = ()

    def reading(self, question: str, *, openly: bool = True) -> str:
        """The reading in force, recorded; ``"gap"`` is returned like any other, and for a question without one.

        Args:
            question: the open question's id.
            openly: whether an event may tell that it was asked; not where that depends on hidden cards.
        """
        reading = self.readings.get(question, GAP)
        self.asked.append((len(self.happened), question, reading, openly))
        return reading

    def ask(self, question: str, /, **facts: Any) -> str:
        """The reading in force, recorded.

        Args:
            question: the open question's id.
            facts: what the position needs it for; carried by the gap.

        Raises:
            Gap: the reading in force is that the text decides nothing.
        """
        reading = self.reading(question)
        if reading == GAP:
            known = self._questions.get(question)
            raise Gap(known.clauses if known else (), question, **facts)
        return reading


@dataclass(frozen=True)
class Lawbook:
    """A game's open questions, parameters and editions.

    Args:
        questions, parameters: all of them, in clause order.
        editions: the dated presets, oldest first.
    """

    questions: Mapping[str, Question]
    parameters: Mapping[str, Parameter]
    editions: Mapping[str, Edition]
    presets: Mapping[str, Edition] = field(init=False)

    def __post_init__(self) -> None:
        newest = {name.partition("/")[2]: edition for name, edition in self.editions.items()}
        object.__setattr__(self, "presets", newest)

    @classmethod
    def of(cls, questions: Iterable[Question], parameters: Iterable[Parameter], editions: Path) -> Lawbook:
        """A lawbook from its parts and the file of its editions.

        Raises:
            SetupError: the file is damaged, or an edition leaves a question or a parameter open.
        """
        book = cls({question.name: question for question in questions},
                   {parameter.name: parameter for parameter in parameters}, load_editions(editions))
        if problems := list(book._left_open(_named(editions))):
            raise SetupError(problems)
        return book

    def _left_open(self, place: str) -> Iterator[Problem]:
        """The problem of each question and parameter to which an edition gives none of its values."""
        for edition in self.editions.values():
            for question in self.questions.values():
                reading = edition.readings.get(question.name)
                if reading not in question.names:
                    yield Problem(f"{place}: {edition.name}[{question.name!r}]", "unknown_reading", told(reading),
                                  question.names)
            for parameter in self.parameters.values():
                value = edition.parameters.get(parameter.name)
                if not isinstance(value, int) or not parameter.low <= value <= parameter.high:
                    yield Problem(f"{place}: {edition.name}[{parameter.name!r}]", "parameter_out_of_range", told(value),
                                  [f"{parameter.low}–{parameter.high}"])

    def edition(self, name: str) -> Edition | None:
        """The edition of that name; a bare preset's name means the newest."""
        return self.presets.get(name) or self.editions.get(name)

    def rulings(self, spec: str | Mapping[str, str | int] = "printed", where: str = "rulings") -> Rulings:
        """The rulings that a preset's name, or a mapping laid over ``printed``, gives.

        Args:
            spec: a preset or edition, or readings and parameters by name; the key ``"preset"`` lays
                the rest over another preset.
            where: the argument's name in errors.

        Raises:
            SetupError: an unknown preset, question, reading or parameter, or a value out of range; all at once.
                A spec that is too large is not read.
        """
        return Rulings(self.questions, *self.resolve(spec, where))

    def resolve(self, spec: str | Mapping[str, str | int],
                where: str = "rulings") -> tuple[dict[str, str], dict[str, int]]:
        """The readings and parameters of a spec; arguments and errors as for :meth:`rulings`."""
        if problems := too_much(spec, where):
            raise SetupError(problems)
        given = dict(spec) if isinstance(spec, Mapping) else {"preset": spec}
        preset = given.pop("preset", "printed")
        edition = self.edition(preset) if isinstance(preset, str) else None
        if edition is None:
            names = [*self.presets, *self.editions]
            problems.append(Problem(where, "unknown_preset", preset, names, nearest(preset, names)))
            edition = self.presets["printed"]
        # An older edition may settle what is no question any more.
        readings = {name: reading for name, reading in edition.readings.items() if name in self.questions}
        parameters = dict(edition.parameters)
        for name, value in given.items():
            place = f"{where}[{short(name)}]"
            if name in self.questions:
                names = list(self.questions[name].names)
                reading = str(value) if isinstance(value, int) and not isinstance(value, bool) else value
                if reading in names:
                    readings[name] = str(reading)
                else:
                    problems.append(Problem(place, "unknown_reading", value, names, nearest(value, names)))
            elif name in self.parameters:
                parameter = self.parameters[name]
                if isinstance(value, int) and not isinstance(value, bool) and parameter.low <= value <= parameter.high:
                    parameters[name] = value
                else:
                    problems.append(Problem(place, "parameter_out_of_range", value,
                                            [f"{parameter.low}–{parameter.high}"], str(parameter.value)))
            else:
                names = [*self.questions, *self.parameters]
                problems.append(Problem(place, "unknown_ruling", name, names, nearest(name, names)))
                if len(problems) > TOLD:
                    break
        if problems:
            raise SetupError(problems, f"{where}={spec!r}")
        return readings, parameters
