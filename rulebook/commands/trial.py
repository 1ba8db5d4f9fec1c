"""``rulebook try``: a proposal under the readings that matter, and what else they change."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from engine.problems import Problem, SetupError
from rulebook import narrate
from rulebook.commands.command import HOLDS, Command, Options
from rulebook.commands.output import Progress, say, say_json
from rulebook.commands.run import files_named
from rulebook.link import LONGEST_SHOWN, is_link
from rulebook.proposal import Changed, changed
from rulebook.scenario import Scenario, load, once
from rulebook.tested import trial_json
from rulebook.trial import STATED, Attempt, Parting, Trial, try_out
from rulebook.words import Words, WordsError, one_line, plain, words_of

__all__ = ["TRY"]


def _problems(options: Options) -> Iterator[Problem]:
    if not options.files:
        yield Problem("FILE", "argument_missing", "FILE", [], "rulebook try FILE…")
    for name in options.files:
        if is_link(name):
            yield Problem("FILE", "link_not_tried", name[:LONGEST_SHOWN])


def _try(options: Options, words: Words) -> int:
    files, problems = files_named(options.files)
    read: list[Scenario] = []
    trials: list[Trial] = []
    for path in files:
        try:
            read.append(load(path))
        except SetupError as error:
            problems += error.problems
    progress = Progress(len(read), quiet=options.json)
    for scenario in read if not problems else ():
        progress.step(scenario.id)
        try:
            trials.append(try_out(scenario, partial(_heard, progress, scenario.id)))
        except SetupError as error:
            problems += error.problems
    progress.done()
    if problems:  # a part of a report is none
        raise SetupError(once(problems))
    if options.json:
        say_json({"proposals": [_json(trial, words.lang) for trial in trials]})
        return HOLDS
    for number, trial in enumerate(trials):
        if number:
            say("")
        _say(trial, words_of(words.lang, trial.scenario.game))
    return HOLDS


def _heard(progress: Progress, name: str, tried: int, done: int, of: int) -> None:
    progress.within(f"{name} {done}/{of}" if of else f"{name} {tried}")


def _json(trial: Trial, lang: str) -> dict[str, Any]:
    """A report as plain data, with what only a file says and with words."""
    scenario, data = trial.scenario, trial_json(trial)
    if data["parting"] and data["parting"]["event"]:
        data["parting"]["event"]["told"] = _told(trial.parting, scenario.game, lang)
    return {"id": scenario.id, "path": str(scenario.path), "title": dict(scenario.title),
            "reason": dict(scenario.reason), "reading": dict(scenario.brought.reading), **data,
            "wording": [{"clause": one.clause, "lang": one.lang, "lines": list(one.lines)}
                        for one in changed(scenario.brought.wording)]}


def _told(parting: Parting | None, game: str, lang: str) -> str:
    """The event as a sentence, or as its name and facts where the messages are broken."""
    event = parting and parting.event
    if not event:
        return ""
    try:
        return narrate.event(game, event, lang)
    except WordsError:
        return plain(event.kind, event.facts)


def _say(trial: Trial, words: Words) -> None:
    scenario = trial.scenario
    title = scenario.title.get(words.lang) or next(iter(scenario.title.values()), "")
    say(one_line(f"{scenario.id} – {title}"))
    if reason := scenario.reason.get(words.lang) or next(iter(scenario.reason.values()), ""):
        say("  " + one_line(words.say("cli-try-reason", reason=reason)))
    for change in changed(scenario.brought.wording):
        _say_wording(change, words)
    if trial.brings:
        say("  " + words.say("cli-try-brings", brings=", ".join(trial.brings)))
    _say_attempt(trial.printed, words.say("cli-try-named" if trial.named else "cli-try-printed"), words)
    _say_failures(trial.printed, scenario, words)
    if trial.stated:
        _say_attempt(trial.stated, words.say("cli-try-stated"), words)
        _say_failures(trial.stated, scenario, words)
    _say_attempt(trial.table, "table", words)
    if trial.asked_for:
        written = _written(trial.asked_for, scenario.game, words)
        _say_attempt(trial.asked_for, words.say("cli-try-asked-for", reading=written), words)
    for one in (*trial.singles, *trial.combined):
        if trial.asked_for is None or (one.rulings, one.over) != (trial.asked_for.rulings, trial.asked_for.over):
            _say_attempt(one, _written(one, scenario.game, words), words)
    if not trial.singles:
        say("  " + words.say("cli-try-no-question"))
    if not trial.whole:
        say("  " + words.say("cli-try-cut", count=trial.tried))
    if trial.needs_reading:
        say("  " + words.say("cli-try-new", count=trial.tried))
        if trial.parting:
            _say_parting(trial.parting, scenario.game, words)


def _say_failures(one: Attempt, scenario: Scenario, words: Words) -> None:
    """What an attempt comes to in place of what is wanted, and the clauses that it does not cite."""
    for failure in one.verdict.failures if one.verdict else ():
        say("    " + words.say("cli-failure", place=one_line(f"{scenario.path}:{failure.line}"), source=failure.source,
                               expected=failure.want or "—", found=failure.got or "—"))
    if one.verdict and one.verdict.uncited:
        say("    " + words.say("cli-uncited", clauses=", ".join(one.verdict.uncited)))


def _say_attempt(one: Attempt, name: str, words: Words) -> None:
    said = words.say("cli-try-holds" if one.holds else "cli-try-not" if one.verdict else "cli-try-impossible",
                     reading=name)
    say(f"  {'+' if one.holds else '-'} {said}")
    if one.gaps:
        say("    " + words.say("cli-try-gap", questions=", ".join(one.gaps)))
    for problem in one.problems[:1]:
        say("    " + narrate.problem(problem, words.lang))
    if kept := [name for name, holds in one.changes.items() if holds]:
        say("    " + words.say("cli-try-changes", count=len(kept), names=", ".join(kept)))
    if broken := [name for name, holds in one.changes.items() if not holds]:
        say("    " + words.say("cli-try-breaks", count=len(broken), names=", ".join(broken)))


def _written(one: Attempt, game: str, words: Words) -> str:
    """The readings by their names, as they are typed, and in words, and what they are laid over if not the printed."""
    typed = ", ".join(f"{name}={reading}" for name, reading in one.rulings.items())
    if one.over == STATED:
        typed = words.say("cli-try-over", reading=typed)
    try:
        told = "; ".join(narrate.reading(game, name, str(reading), words.lang) for name, reading in one.rulings.items())
    except WordsError:  # a number, a preset, or a reading that nobody has put into words yet
        return typed
    return f"{typed} – {told}"


def _say_wording(change: Changed, words: Words) -> None:
    say("  " + words.say("cli-try-wording", clause=change.clause, lang=change.lang))
    for line in change.lines:
        say(f"    {line[:1]} {one_line(line[1:])}".rstrip())


def _say_parting(parting: Parting, game: str, words: Words) -> None:
    say("  " + words.say("cli-try-parts", source=parting.failure.source, expected=parting.failure.want or "—",
                         found=parting.failure.got or "—"))
    if parting.event:
        say("    " + words.say("cli-try-event", number=(parting.number or 0) + 1,
                               event=_told(parting, game, words.lang), clauses=", ".join(parting.event.clauses)))
    if parting.function:
        say("    " + words.say("cli-try-function", function=parting.function))


TRY = Command("cli-try", _try, problems=_problems, word="files", word_message="cli-try-files")
