"""Findings of what moved since translators looked: the source, their own words, the engine's behaviour."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from rulebook.desk.changes import CODES, grave
from rulebook.desk.changes import findings as changed
from rulebook.desk.lock import Lock
from rulebook.desk.signature import digest
from rulebook.desk.standing import Played, Standing, standings
from rulebook.findings import ERROR, WARNING, Finding
from rulebook.texts import Clause, clauses, source_language

__all__ = ["STALE", "findings", "not_dismissed"]

#: For each kind of change, the code of a finding that the source changed in it.
STALE = {kind: f"stale_{kind}" for kind in CODES}


def findings(game: str, lang: str, lock: Lock, happened: Mapping[str, Played]) -> Iterator[Finding]:
    """What is stale or not recorded in a language; arguments as for :func:`rulebook.desk.standing.standings`."""
    text, source = clauses(game, lang), clauses(game, source_language(game))
    for one in standings(game, lang, lock, happened):
        if clause := text.get(one.clause):
            yield from _of_clause(clause, one, f"texts/{lang}/{clause.path.name}:{clause.line}")
    for identity in lock.entries:
        if identity not in source and lang in lock.entries[identity]:
            yield Finding("unknown_clause", ERROR, f"texts/{game}.lock.json", "", identity, lang=lang, game=game)


def _of_clause(clause: Clause, one: Standing, place: str) -> Iterator[Finding]:
    game, remedy = clause.id.partition("/")[0], f"rulebook translate accept {clause.id} --lang {one.lang} --by …"
    if not one.recorded:
        yield Finding("clause_not_recorded", WARNING, place, clause.id, "", remedy, one.lang, game, clause.id)
    for change in grave(one.source):
        gone, new = change.words
        yield Finding(STALE[change.kind], WARNING, place, new, gone, remedy, one.lang, game, clause.id)
    for scenario in one.happened:
        yield Finding("stale_behaviour", WARNING, place, "", "", f"rulebook translate diff {clause.id}", one.lang, game,
                      clause.id, scenario)
    for name, (before, now) in one.numbers.items():
        yield Finding("stale_behaviour", WARNING, place, f"{name} = {now}", f"{name} = {before}",
                      f"rulebook translate diff {clause.id}", one.lang, game, clause.id)
    for mark in dict.fromkeys(one.marks):
        yield Finding("mark_dropped", WARNING, place, mark, clause.id, remedy, one.lang, game, clause.id)
    own = [change for change in grave(one.own) if change.kind not in one.stale]  # what moved with the source may
    yield from changed(own, place, remedy, clause.id, one.lang)


def not_dismissed(found: Iterable[Finding], locks: Mapping[str, Lock]) -> Iterator[Finding]:
    """The findings that nobody has let stand; a dismissal ends when the clause's words change.

    Args:
        found: the findings.
        locks: what was accepted, by game.
    """
    for finding in found:
        entry = locks[finding.game].entry(finding.clause, finding.lang) \
            if finding.game in locks and finding.clause and finding.lang else None
        if entry is None or not any(one.code == finding.code and one.text == digest(_body(finding))
                                    for one in entry.dismissed):
            yield finding


def _body(finding: Finding) -> str:
    clause = clauses(finding.game, finding.lang).get(finding.clause)
    return clause.body if clause else ""
