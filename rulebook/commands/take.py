"""``rulebook take``: readers' marks and suggestions, checked, shown, and put in place where somebody accepts them."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from engine.problems import Problem, SetupError, nearest
from rulebook import check as checks
from rulebook import narrate
from rulebook.bench import problem_json
from rulebook.book import write_all
from rulebook.commands.check import finding_line
from rulebook.commands.command import BAD_INPUT, HOLDS, Command, Options, flag, value
from rulebook.commands.output import say, say_json
from rulebook.commands.translate import marked
from rulebook.desk import standing
from rulebook.desk.align import said_by_book
from rulebook.desk.lock import Lock, as_text, lock_of, lock_path
from rulebook.desk.suggested import RIGHT, SUGGEST, Mark, place, taken
from rulebook.texts import clauses, clauses_in, text_path
from rulebook.words import Words, one_line

__all__ = ["TAKE"]


def _takes(parser: argparse.ArgumentParser, words: Words) -> None:
    value(parser, words, "accept", action="append", metavar="ID", default=[])
    value(parser, words, "by", default="")
    flag(parser, words, "reviewed")


def _problems(options: Options) -> Iterator[Problem]:
    if not options.suggested:
        yield Problem("SUGGESTED", "argument_left_out", None, [], "rulebook take marks.json")
    if options.accept and not options.by:
        yield Problem("--by", "argument_left_out", None, [], "--by Ilze")


def _take(options: Options, words: Words) -> int:
    marks = taken(Path(options.suggested), one_line(options.suggested))
    chosen = _chosen(marks, options.accept)
    told = [_shown(mark) for mark in marks]  # before anything is put in place
    if chosen:
        _accept(chosen, options)
    if options.json:
        say_json({"marks": told, "accepted": [mark.id for mark in chosen]})
    else:
        for mark, one in zip(marks, told, strict=True):
            _tell(mark, one, words)
        say(words.say("cli-take-total", count=len(marks), refused=sum(bool(mark.problems) for mark in marks),
                      accepted=len(chosen)))
    return BAD_INPUT if not chosen and any(mark.problems for mark in marks) else HOLDS


def _chosen(marks: Sequence[Mark], named: Sequence[str]) -> list[Mark]:
    """The marks to accept, all or none.

    Raises:
        SetupError: one that is not there, is refused, or has nothing to accept.
    """
    known, problems = {mark.id: mark for mark in marks}, list[Problem]()
    for name in dict.fromkeys(named):
        if name not in known:
            problems.append(Problem("--accept", "unknown_value", name, list(known), nearest(name, list(known))))
            continue
        problems += known[name].problems
        if known[name].mark not in (RIGHT, SUGGEST):
            problems.append(Problem("--accept", "nothing_to_accept", name))
    if problems:
        raise SetupError(problems)
    return [known[name] for name in dict.fromkeys(named)]


def _accept(chosen: Sequence[Mark], options: Options) -> None:
    """Put words in place and record who wrote, or read, each clause: texts and locks, all of them or none.

    Raises:
        SetupError: as for :func:`rulebook.desk.suggested.place`, or a file cannot be written.
    """
    texts = place(mark for mark in chosen if mark.mark == SUGGEST)
    try:
        locks = _recorded(chosen, texts, options)
        write_all({text_path(*key): text for key, text in texts.items()}
                  | {lock_path(game): as_text(lock) for game, lock in locks.items()})
    except OSError as error:
        raise SetupError([Problem("texts", "cannot_write", error.strerror)]) from None
    finally:
        for kept in (clauses, said_by_book, lock_of):
            kept.cache_clear()


def _recorded(chosen: Sequence[Mark], texts: Mapping[tuple[str, str], str], options: Options) -> dict[str, Lock]:
    """The locks of the games, with who wrote, or read, each clause."""
    locks = {mark.game: lock_of(mark.game) for mark in chosen}
    happened = {game: standing.played(game, checks.verdicts(game)) for game in locks}
    own = {key: clauses_in(text, *key) for key, text in texts.items()}
    today = datetime.now(UTC).date().isoformat()
    for mark in chosen:
        def record(by: str, *, reviewed: bool, mark: Mark = mark) -> None:
            standing.accept(locks[mark.game], [mark.clause], mark.game, mark.lang, happened[mark.game], by, today,
                            reviewed=reviewed, text=own.get((mark.game, mark.lang)))

        record(mark.by, reviewed=mark.mark == RIGHT)
        if mark.mark == SUGGEST and options.reviewed:
            record(options.by, reviewed=True)
    return locks


def _shown(mark: Mark) -> dict[str, Any]:
    """A mark as plain data, with the words that it would replace."""
    before = clauses(mark.game, mark.lang).get(mark.clause) if not any(
        problem.code == "unknown_clause" for problem in mark.problems) else None
    return asdict(mark) | {"before": before.body.strip() if before else "",
                           "problems": [problem_json(problem) for problem in mark.problems],
                           "findings": [finding.as_json() for finding in mark.findings]}


def _tell(mark: Mark, told: dict[str, Any], words: Words) -> None:
    """One mark: whose it is, what would change, the reader's note, what is wrong with it and what the checks found."""
    say(words.say("cli-take-mark", id=mark.id, clause=one_line(mark.clause), lang=mark.lang, by=one_line(mark.by),
                  mark=words.say(f"cli-take-{mark.mark}")))
    if mark.mark == SUGGEST and told["before"] and not mark.problems:
        say(f"  {marked(told['before'], mark.text)}")
    if mark.note:
        say("  " + words.say("cli-take-note", text=one_line(mark.note)))
    for problem in mark.problems:
        say(f"  {narrate.problem(problem, words.lang)}")
    for finding in mark.findings:
        say(f"  {finding_line(finding, words)}")


TAKE = Command("cli-take", _take, _takes, _problems, word="suggested")
