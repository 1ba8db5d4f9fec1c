"""The clauses of a text as a gettext catalogue, for Weblate, Poedit and their like.

Each clause is a message of its own, whose context is its id: a sentence that stands in four clauses is translated,
reviewed and stale four times. What it is bound to, what plays it and the notes beside it stand in the comments.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime
from io import BytesIO

from babel.core import Locale
from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po
from babel.plural import to_gettext

from rulebook.bench import game_module
from rulebook.desk.lock import Lock
from rulebook.desk.signature import digest
from rulebook.scenario import scenarios
from rulebook.texts import Clause, clauses, source_language, sources, text_of

__all__ = ["catalogue"]

_NOTE = re.compile(r'^!!! note "(?P<title>[^"]*)"\n(?P<text>(?:    .*\n)+)', re.M)


class _Catalogue(Catalog):
    """A catalogue whose plural forms are those of CLDR."""

    @property
    def num_plurals(self) -> int:
        """How many forms a count has."""
        return len({"other", *self._rule.tags})

    @property
    def plural_expr(self) -> str:
        """Which of them a count takes."""
        return to_gettext(self._rule).partition("plural=")[2].rstrip(";").strip("()")

    @property
    def plural_forms(self) -> str:
        """The header's value."""
        return to_gettext(self._rule)

    @property
    def _rule(self):  # type: ignore[no-untyped-def]  # babel's own type is not public
        return Locale.parse(str(self.locale)).plural_form


def catalogue(game: str, lang: str, lock: Lock) -> str:
    """A language's clauses beside those of the source, as the text of a PO file.

    Args:
        game, lang: the text; in the source language the translations are left empty.
        lock: what was accepted: where the source has changed since, the entry is fuzzy and has the words before.

    Raises:
        SetupError: a text cannot be read.
    """
    printed = source_language(game)
    own, notes = clauses(game, lang), _notes(text_of(game, printed), clauses(game, printed))
    made = _Catalogue(locale=lang, project=sources()[game]["title"], version="", copyright_holder="",
                      creation_date=_newest(lock), header_comment=f"# {sources()[game]['title']} ({printed} → {lang})\n"
                      f"# {sources()[game]['licence']}", fuzzy=False)
    for identity, source in clauses(game, printed).items():
        clause, entry = own.get(identity), lock.entry(identity, lang)
        stale = lang != printed and entry is not None and entry.source != digest(source.body)
        before = lock.texts.get(entry.source, "") if stale and entry else ""
        made.add(source.body.strip(), "" if lang == printed or clause is None else clause.body.strip(),
                 locations=[(f"rulebook/texts/{printed}/{game}.md", source.line)],
                 flags=("fuzzy",) if stale else (), context=identity,
                 auto_comments=[*_bound(game, source), *notes.get(identity, [])],
                 user_comments=_played(game, identity, lang),
                 previous_id=[before.strip()] if before else [])
        message = made.get(source.body.strip(), identity)
        if message is not None:  # the braces are ours, no format of Python's
            message.flags.discard("python-brace-format")
    file = BytesIO()
    write_po(file, made, width=0, include_previous=True)
    return file.getvalue().decode()


def _newest(lock: Lock) -> datetime:
    """When somebody last accepted a clause: the same text twice is the same file."""
    days = [entry.date for own in lock.entries.values() for entry in own.values()]
    return datetime.fromisoformat(max(days, default="2000-01-01")).replace(tzinfo=UTC)


def _bound(game: str, clause: Clause) -> list[str]:
    """What the words of a clause are bound to."""
    law = game_module(game).LAWBOOK
    told = []
    for binding in clause.bindings:
        parameter = law.parameters.get(binding.value) if binding.key == "=" else None
        told.append(f"[{binding.words}] = {parameter.name}: {parameter.value} ({parameter.low}–{parameter.high})"
                    if parameter else f"[{binding.words}] {binding.key}{binding.value}")
    return told


def _played(game: str, identity: str, lang: str) -> list[str]:
    """The scenarios of a clause."""
    return [f"{scenario.id}: {scenario.title.get(lang, '')}" for scenario in scenarios(game)
            if identity in scenario.clauses]


def _notes(text: str, source: dict[str, Clause]) -> dict[str, list[str]]:
    """The notes that stand after each clause."""
    found: dict[str, list[str]] = {}
    starts = [(clause.line, identity) for identity, clause in source.items()]
    for match in _NOTE.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        identity = max((start for start in starts if start[0] < line), default=(0, ""))[1]
        found.setdefault(identity, []).append(f"{match['title']}: {' '.join(match['text'].split())}")
    return found
