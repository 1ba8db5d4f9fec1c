"""``rulebook compare``: a published text held against the book, clause by clause. Nothing of it is kept."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from string import digits

from engine.problems import Problem, SetupError, nearest
from engine.rulings import GAP
from rulebook import narrate
from rulebook.bench import game_module, problem_json
from rulebook.book import read
from rulebook.commands.command import HOLDS, Command, Options, value
from rulebook.commands.output import say, say_json
from rulebook.desk.adopt import LICENCES, adopt
from rulebook.desk.compare import Comparison, Remark, Told, compare
from rulebook.desk.spelling import misspelt
from rulebook.desk.stated import ASKED
from rulebook.words import Words, one_line

__all__ = ["COMPARE", "readings_told", "runs"]

#: The remark of clauses that a text lacks: many at once, where it is one of an older edition.
ABSENT = "clause_missing"
#: How many lines a remark names.
_LINES = 6
_NEEDED = {"game": "sigilai", "lang": "lt"}


def _takes(parser: argparse.ArgumentParser, words: Words) -> None:
    value(parser, words, "adopt", metavar="FILE")
    value(parser, words, "licence", metavar="|".join(LICENCES))


def _problems(options: Options) -> Iterator[Problem]:
    if not options.text:
        yield Problem("TEXT", "argument_left_out", None, [], "rulebook compare rules.txt --game sigilai --lang lt")
    for name, example in _NEEDED.items():
        if getattr(options, name) is None:
            yield Problem(f"--{name}", "argument_left_out", None, [], f"--{name} {example}")
    if options.adopt == "":
        yield Problem("--adopt", "argument_missing", "--adopt", [], "--adopt drafts.md")
    if options.adopt is not None and options.licence is None:
        yield Problem("--licence", "argument_left_out", None, [], f"--licence {LICENCES[0]}")
    elif options.adopt is not None and options.licence not in LICENCES:
        given = options.licence
        yield Problem("--licence", "unknown_value", given, LICENCES, nearest(given, LICENCES) or LICENCES[0])


def readings_told(game: str, lang: str) -> Told:
    """How the questions of a game are asked and their readings are told."""
    return {question.name: {ASKED: narrate.question(game, question.name, lang)} | {
        reading: narrate.reading(game, question.name, reading, lang)
                            for reading in question.names if reading != GAP}
            for question in game_module(game).LAWBOOK.questions.values()}


def _compare(options: Options, words: Words) -> int:
    place = one_line(options.text)
    text = read(Path(options.text), place)
    if options.adopt is not None:
        return _adopt(options, words, text, place)
    told = readings_told(options.game, options.lang)
    result = compare(text, options.game, options.lang, told, place)
    missing: list[Problem] = []
    try:
        result.remarks += _spelling(text, options.lang)
    except SetupError as error:
        missing = error.problems
    if options.json:
        say_json(result.as_json() | {"spelling": [problem_json(problem) for problem in missing] or True})
        return HOLDS
    order = {clause: at for at, clause in enumerate(result.lines)}
    remarks = sorted(result.remarks, key=lambda one: order.get(one.clause, len(order)))
    if absent := [one.clause for one in remarks if one.code == ABSENT]:
        numbers = ", ".join(runs([clause.partition("/")[2] for clause in absent]))
        say(f"{place}: {words.say('cli-comparison-absent', count=len(absent), clauses=numbers)} ({ABSENT})")
    for one in remarks:
        if one.code != ABSENT:
            say(_line(one, place, result, told, words))
    say(words.say("cli-comparison-total", found=sum(map(bool, result.lines.values())), clauses=len(result.lines),
                  count=len(result.remarks)))
    if missing:
        say(words.say("cli-comparison-no-spelling", text=", ".join(str(one.found) for one in missing)))
    return HOLDS


def runs(numbers: Sequence[str]) -> Iterator[str]:
    """Numbers of clauses in few words: those that follow each other, as setup.1, setup.2, setup.3, as setup.1–setup.3.

    Args:
        numbers: the numbers, in the book's order.
    """
    run: list[str] = []
    for number in [*numbers, ""]:
        if run and _follows(run[-1], number):
            run.append(number)
            continue
        yield from [f"{run[0]}–{run[-1]}"] if len(run) > 2 else run
        run = [number]


def _follows(number: str, other: str) -> bool:
    """Whether two numbers of clauses differ only in the last figure, by one."""
    (stem, figure), (same, following) = ((one.rstrip(digits), one[len(one.rstrip(digits)):]) for one in (number, other))
    return stem == same and bool(figure and following) and int(following) == int(figure) + 1


def _adopt(options: Options, words: Words, text: str, place: str) -> int:
    """Write the clauses of a text of one's own as drafts, into a file that is not there yet."""
    drafts = adopt(text, options.game, options.lang, options.licence, place)
    try:
        with Path(options.adopt).open("x", encoding="utf-8") as file:
            file.write(drafts.text)
    except FileExistsError:
        raise SetupError([Problem("--adopt", "file_exists", options.adopt)]) from None
    except OSError as error:
        raise SetupError([Problem("--adopt", "cannot_write", error.strerror)]) from None
    if options.json:
        say_json({"clauses": drafts.clauses, "unsure": [asdict(one) for one in drafts.unsure]})
        return HOLDS
    for one in drafts.unsure:
        name = f"finding-{one.code}"
        sentence = words.say(name) if words.has(name) else words.say(f"cli-compare-{one.code}")
        parts = [words.say(f"cli-comparison-{kind}", text=" ".join(text.split()))
                 for kind, text in (("book", one.expected), ("has", one.found)) if text]
        say("; ".join([f"{one.clause}: {sentence} ({one.code})", *parts]))
    say(words.say("cli-comparison-adopted", place=one_line(options.adopt), clauses=len(drafts.clauses),
                  unsure=len(drafts.unsure)))
    return HOLDS


def _spelling(text: str, lang: str) -> Iterator[Remark]:
    """The words that the dictionary does not know, each with its first line."""
    lines = text.split("\n")
    for word, meant in list(misspelt(text, lang)):
        line = next((place for place, line in enumerate(lines, 1) if word in line), 1)
        yield Remark("misspelt", "", (line,), meant, word)


def _line(one: Remark, place: str, result: Comparison, told: Told, words: Words) -> str:
    """A remark as one line: where, which clause, what, and what book and text have."""
    lines = ", ".join(map(str, one.lines[:_LINES])) + (", …" if len(one.lines) > _LINES else "")
    head = ": ".join(part for part in (f"{place}:{lines}" if lines else place, one.clause) if part)
    readings = told.get(one.name, {}) if one.code.startswith("reading") or one.code == "left_open" else {}
    parts = [f"{head}: {words.say(f'cli-compare-{one.code}')} ({one.code})"]
    if one.name in told:
        parts.append(words.say("cli-comparison-question", text=narrate.question(result.game, one.name, words.lang)))
    expected = " / ".join(readings.get(name, name) for name in one.expected.split(", ")) if readings else one.expected
    if expected:
        if one.name and one.code.startswith("number"):
            expected = f"{one.name} = {expected}"
        kind = "meant" if one.code == "misspelt" else "book"
        parts.append(words.say(f"cli-comparison-{kind}", text=expected))
    if one.found:
        parts.append(words.say("cli-comparison-has", text=" ".join(readings.get(one.found, one.found).split())))
    return "; ".join(parts)


COMPARE = Command("cli-compare", _compare, _takes, _problems, word="text", game=True)
