"""How the book's clauses stand: missing, draft or reviewed, and what of them is stale. Stale is computed, never set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from rulebook.bench import game_module
from rulebook.desk.behaviour import hash_of, record, source_digest
from rulebook.desk.changes import PUNCTUATION, Change, changes
from rulebook.desk.lock import DRAFT, REVIEWED, Dismissal, Entry, Lock
from rulebook.desk.signature import digest, signature
from rulebook.scenario import Scenario, Verdict, scenarios
from rulebook.texts import ANNOTATION, Clause, clauses, source_language

__all__ = ["BEHAVIOUR", "MISSING", "Played", "Standing", "accept", "dismiss", "no_meaning", "played", "standing",
           "standings"]

MISSING, BEHAVIOUR = "missing", "behaviour"
#: For each scenario, the hash of what it plays, the hash of what happened, and that itself.
Played = Mapping[str, tuple[str, str, list[dict[str, Any]]]]


@dataclass(frozen=True, slots=True)
class Standing:
    """How a clause stands in a language.

    Args:
        clause, lang: which.
        state: ``"missing"``, ``"draft"`` or ``"reviewed"``.
        recorded: whether the lock has an entry of it.
        source: what changed in the source since its words were accepted.
        own: what changed in its own words since they were accepted.
        happened: the scenarios that now come out differently, each with what happened before and now.
        numbers: the numbers that the engine now plays with differently, each with both values.
        marks: the annotations that its words had when they were accepted, and have no longer.
    """

    clause: str
    lang: str
    state: str
    recorded: bool = True
    source: tuple[Change, ...] = ()
    own: tuple[Change, ...] = ()
    happened: Mapping[str, tuple[list[dict[str, Any]], list[dict[str, Any]]]] = field(default_factory=dict)
    numbers: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    marks: tuple[str, ...] = ()

    @property
    def stale(self) -> list[str]:
        """What is stale: a kind of change (see :mod:`rulebook.desk.changes`), or ``"behaviour"``.

        Commas make nothing stale.
        """
        kinds = [change.kind for change in self.source if change.kind != PUNCTUATION]
        return [*kinds, *([BEHAVIOUR] if self.happened or self.numbers else [])]

    @property
    def done(self) -> bool:
        """Reviewed by somebody, and not stale since."""
        return self.state == REVIEWED and not self.stale


def played(game: str, verdicts: Mapping[str, Verdict]) -> dict[str, Played]:
    """For each clause, what happens in the scenarios that name it.

    Args:
        game: the game.
        verdicts: the verdict of every scenario, by id.
    """
    found: dict[str, dict[str, tuple[str, str, list[dict[str, Any]]]]] = {}
    for scenario in scenarios(game):
        one = _played(scenario, verdicts[scenario.id], game)
        for clause in scenario.clauses:
            found.setdefault(clause, {})[scenario.id] = one
    return dict(found)


def _played(scenario: Scenario, verdict: Verdict, game: str) -> tuple[str, str, list[dict[str, Any]]]:
    happened = record(verdict, game)
    return source_digest(scenario), hash_of(happened, verdict, game), happened


def _parameters(game: str, clause: str) -> dict[str, int]:
    return {parameter.name: parameter.value for parameter in game_module(game).LAWBOOK.parameters.values()
            if clause in parameter.clauses}


def standings(game: str, lang: str, lock: Lock, happened: Mapping[str, Played]) -> Iterator[Standing]:
    """How every clause of the source stands in a language; arguments as for :func:`standing`."""
    printed = source_language(game)
    own = clauses(game, lang)
    for identity, source in clauses(game, printed).items():
        yield standing(own.get(identity), source, lang, lock, happened.get(identity, {}))


def standing(own: Clause | None, source: Clause, lang: str, lock: Lock, happened: Played) -> Standing:
    """How a clause stands.

    Args:
        own: its words in the language; None where there are none.
        source: the clause in the language that the game was published in.
        lang: the language.
        lock: what was accepted.
        happened: what happens in the clause's scenarios.
    """
    identity, game = source.id, source.id.partition("/")[0]
    if own is None:
        return Standing(identity, lang, MISSING, recorded=False)
    entry = lock.entry(identity, lang)
    if entry is None:
        return Standing(identity, lang, DRAFT, recorded=False)
    accepted = lock.texts.get(entry.text, "")
    changed = tuple(changes(entry.signature, signature(own.body, game, lang), accepted, own.body, game,
                            lang)) if entry.text != digest(own.body) else ()
    printed = source_language(game)
    there: tuple[Change, ...] = ()
    if lang != printed and entry.source != digest(source.body):
        before = lock.texts.get(entry.source, "")
        there = tuple(changes(signature(before, game, printed), signature(source.body, game, printed), before,
                              source.body, game, printed))
    numbers = {name: (value, now) for name, value in entry.parameters.items()
               if (now := _parameters(game, identity).get(name, value)) != value}
    differs = {name: (lock.behaviours.get(hashes[1], []), happened[name][2]) for name, hashes in entry.played.items()
               if name in happened and happened[name][0] == hashes[0] and happened[name][1] != hashes[1]}
    state = DRAFT if [one for one in changed if one.kind != PUNCTUATION] else entry.state
    gone = Counter(_marks(accepted or own.body)) - Counter(_marks(own.body))
    return Standing(identity, lang, state, True, there, changed, differs, numbers, tuple(gone.elements()))


def _marks(body: str) -> list[str]:
    """The annotations of a clause's Markdown that say something of the rules."""
    return [f"{{{match['key']}{match['value']}}}" for match in ANNOTATION.finditer(body) if match["key"] != ".not-term"]


def accept(lock: Lock, identities: Iterable[str], game: str, lang: str, happened: Mapping[str, Played], by: str,
           today: str, *, reviewed: bool = False, text: Mapping[str, Clause] | None = None) -> list[str]:
    """Accept clauses as they now are: words, source and behaviour.

    Args:
        lock: what was accepted before; it is changed.
        identities: the clauses.
        game, lang: the text.
        happened: what happens in each clause's scenarios.
        by: who accepts them.
        today: the date, as ``YYYY-MM-DD``.
        reviewed: whether somebody other than who wrote them has read them against the source.
        text: the language's clauses, where they are not yet those of its file.

    Returns:
        Those that whoever reviews them has written, too.
    """
    own, alone = clauses(game, lang) if text is None else text, list[str]()
    printed = own if lang == source_language(game) else clauses(game, source_language(game))
    for identity in identities:
        clause, source = own[identity], printed[identity]
        before, now = lock.entry(identity, lang), digest(clause.body)
        author = before.by if before and before.text == now else by
        parts = happened.get(identity, {})
        entry = Entry(now, digest(source.body), signature(clause.body, game, lang), REVIEWED if reviewed else DRAFT,
                      author or by, by if reviewed else "", today, _parameters(game, identity),
                      {name: (one[0], one[1]) for name, one in parts.items()}, "",
                      tuple(one for one in before.dismissed if one.text == now) if before else ())
        lock.entries.setdefault(identity, {})[lang] = entry
        lock.texts |= {digest(source.body): source.body, now: clause.body}
        lock.behaviours |= {one[1]: one[2] for one in parts.values()}
        if reviewed and entry.by == by:
            alone.append(identity)
    order = {identity: place for place, identity in enumerate(printed)}
    lock.entries = dict(sorted(lock.entries.items(), key=lambda one: order.get(one[0], len(order))))
    return alone


def no_meaning(lock: Lock, identities: Iterable[str], game: str, by: str) -> list[str]:
    """Say of the last change of the source that it has no meaning: no translation is stale by it.

    Args:
        lock: what was accepted; its hashes of the source are renewed, its translations stay as they are.
        identities: the clauses.
        game: the game.
        by: who says so.

    Returns:
        The clauses whose source had changed.
    """
    printed, renewed = clauses(game, source_language(game)), []
    for identity in identities:
        source = printed[identity]
        now = digest(source.body)
        for lang, entry in lock.entries.get(identity, {}).items():
            if entry.source != now:
                own = {"text": now, "signature": signature(source.body, game, lang)} \
                    if lang == source_language(game) else {}
                lock.entries[identity][lang] = replace(entry, source=now, no_meaning=by, **own)  # type: ignore[arg-type]
                renewed.append(identity)
        lock.texts[now] = source.body
    return list(dict.fromkeys(renewed))


def dismiss(lock: Lock, identity: str, lang: str, body: str, code: str, reason: str, by: str, today: str) -> None:
    """Let a finding of a clause stand, with the reason, until the clause's words change.

    Args:
        lock: what was accepted; it must have the clause.
        identity, lang, body: the clause, its language and its Markdown.
        code: the finding's code.
        reason, by, today: why, who and when.
    """
    entry = lock.entries[identity][lang]
    others = tuple(one for one in entry.dismissed if one.code != code)
    lock.entries[identity][lang] = replace(entry, dismissed=(*others, Dismissal(code, reason, by, today, digest(body))))
