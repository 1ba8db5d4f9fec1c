"""``rulebook check``: everything the book claims, held against the engine."""

from __future__ import annotations

import argparse

from rulebook import check as checks
from rulebook.bench import GAMES
from rulebook.commands.command import DIFFERS, HOLDS, Command, Options, flag
from rulebook.commands.output import Progress, say, say_json
from rulebook.findings import ERROR, NOTE, Finding
from rulebook.texts import LANGUAGES
from rulebook.words import Words, one_line

__all__ = ["CHECK", "finding_line"]


def _takes(parser: argparse.ArgumentParser, words: Words) -> None:
    flag(parser, words, "notes")


def _check(options: Options, words: Words) -> int:
    games = [options.game] if options.game else list(GAMES)
    langs = [options.lang] if options.lang else list(LANGUAGES)
    progress = Progress(len(games) * len(checks.CHECKS), quiet=options.json)
    found = checks.check(games, langs, progress.step)
    progress.done()
    findings = [finding for finding in found if options.notes or finding.level != NOTE]
    notes = len(found) - len(findings)
    if options.json:
        say_json({"findings": [finding.as_json() for finding in findings], "notes": notes})
    else:
        for finding in findings:
            say(finding_line(finding, words))
        say(words.say("cli-check-total", count=len(findings),
                      errors=sum(finding.level == ERROR for finding in findings)))
        if notes:
            say(words.say("cli-check-notes", count=notes))
    return DIFFERS if any(finding.level == ERROR for finding in findings) else HOLDS


def finding_line(finding: Finding, words: Words) -> str:
    """A finding as one line: code, place, what was expected and found, what to write instead."""
    name = f"finding-{finding.code}"  # its message may itself be the one that a finding misses
    head = f"{one_line(finding.place)}: {words.say(name) if words.has(name) else ''} ({finding.code}, {finding.level})"
    return "; ".join([head, *finding.beside(words)])


CHECK = Command("cli-check", _check, _takes, game=True)
