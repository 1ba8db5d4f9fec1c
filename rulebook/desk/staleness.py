"""Findings of what moved since translators looked: the source, their own words, the engine's behaviour."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from rulebook.desk.lock import Lock
from rulebook.desk.signature import Change, digest
from rulebook.desk.standing import Played, Standing, standings
from rulebook.findings import ERROR, NOTE, WARNING, Finding
from rulebook.texts import Clause, clauses, source_language

__all__ = ["findings", "not_dismissed"]


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
    for change in one.source:
        if change.kind == "numbers":
            yield Finding("stale_numbers", WARNING, place, change.after, change.before, remedy, one.lang, game,
                          clause.id)
        elif change.kind == "terms":
            yield Finding("stale_terms", WARNING, place, change.after, change.before, remedy, one.lang, game, clause.id)
        elif change.kind == "polarity":
            yield Finding("stale_polarity", WARNING, place, change.after, change.before, remedy, one.lang, game,
                          clause.id)
        elif change.kind == "wording":
            yield Finding("stale_wording", WARNING, place, change.after, change.before, remedy, one.lang, game,
                          clause.id)
    for scenario in one.happened:
        yield Finding("stale_behaviour", WARNING, place, scenario, clause.id, f"rulebook translate diff {clause.id}",
                      one.lang, game, clause.id, scenario)
    for name, (before, now) in one.numbers.items():
        yield Finding("stale_behaviour", WARNING, place, f"{name} = {now}", f"{name} = {before}",
                      f"rulebook translate diff {clause.id}", one.lang, game, clause.id)
    for mark in dict.fromkeys(one.marks):
        yield Finding("mark_dropped", WARNING, place, mark, clause.id, remedy, one.lang, game, clause.id)
    yield from _own(one, clause, place, remedy)


def _own(one: Standing, clause: Clause, place: str, remedy: str) -> Iterator[Finding]:
    """What changed in a clause's own words, if nothing of that kind changed in the source."""
    told: dict[str, Change] = {change.kind: change for change in one.own if change.kind != "punctuation"}
    game = clause.id.partition("/")[0]
    if "polarity" in told and "polarity" not in one.stale:
        change = told["polarity"]
        yield Finding("polarity_changed", NOTE, place, change.before, change.after, remedy, one.lang, game, clause.id)
    if told:
        kinds = ", ".join(told)
        last = told.get("terms") or told.get("numbers") or next(iter(told.values()))
        yield Finding("words_changed", WARNING, place, last.before, f"{kinds}: {last.after}", remedy, one.lang, game,
                      clause.id)


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
