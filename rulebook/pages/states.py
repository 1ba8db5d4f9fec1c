"""How each clause stands in each language and what the checks find in it, for the desk; kept from build to build."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache

from rulebook import check
from rulebook.desk.lock import lock_of
from rulebook.desk.standing import played, standings
from rulebook.findings import Finding
from rulebook.pages.files import ROOT, digest, packed, sources, write
from rulebook.texts import LANGUAGES, clauses

__all__ = ["STALE", "State", "states"]

#: What is told of a clause whose source or play has moved since it was accepted, whatever its state.
STALE = "stale"
#: What the checks read.
_READ = (".py", ".toml", ".md", ".json", ".ftl")
_PLACE = re.compile(r"texts/(?P<lang>\w+)/\w+\.md:(?P<line>\d+)")


@dataclass(frozen=True, slots=True)
class State:
    """How a clause stands in a language.

    Args:
        state: ``"missing"``, ``"draft"`` or ``"reviewed"``.
        stale: what has moved since it was accepted; see :attr:`rulebook.desk.standing.Standing.stale`.
        recorded: whether anybody has accepted its words.
        findings: what the checks find in it.
    """

    state: str
    stale: list[str]
    recorded: bool
    findings: list[Finding]

    @property
    def told(self) -> str:
        """What counts: what is stale is neither draft nor reviewed."""
        return STALE if self.stale else self.state


@cache
def states(game: str) -> Mapping[str, Mapping[str, State]]:
    """The states of a game's clauses, by clause and language; made anew only where something that is read has changed.

    Raises:
        SetupError: a text, a scenario or the lock cannot be read.
    """
    kept = ROOT / "build" / "desk" / f"{game}-{_stamp()}.json"
    if not kept.exists():
        write(kept, packed({clause: {lang: asdict(state) for lang, state in by_lang.items()}
                            for clause, by_lang in _made(game).items()}))
    return {clause: {lang: State(**{**state, "findings": [Finding.of_json(one) for one in state["findings"]]})
                     for lang, state in by_lang.items()}
            for clause, by_lang in json.loads(kept.read_text("utf-8")).items()}


@cache
def _stamp() -> str:
    """What tells the files that all games' checks read from others; read once for all games."""
    return digest(*sources("engine", _READ), *sources("rulebook", _READ))


def _made(game: str) -> dict[str, dict[str, State]]:
    """The states, by what the checks and the lock say now."""
    found: dict[tuple[str, str], list[Finding]] = {}
    for finding in check.check([game]):
        found.setdefault(_of(finding, game), []).append(finding)
    happened, lock = played(game, check.verdicts(game)), lock_of(game)
    made: dict[str, dict[str, State]] = {}
    for lang in LANGUAGES:
        for one in standings(game, lang, lock, happened):
            made.setdefault(one.clause, {})[lang] = State(one.state, one.stale, one.recorded,
                                                          found.get((one.clause, lang), []))
    return made


def _of(finding: Finding, game: str) -> tuple[str, str]:
    """The clause and the language that a finding is of: what it names, else where it stands."""
    place = _PLACE.fullmatch(finding.place)
    if finding.clause or not place:
        return finding.clause, finding.lang
    line = int(place["line"])
    return next((identity for identity, clause in clauses(game, place["lang"]).items()
                 if clause.line - 1 <= line <= clause.line + clause.body.count("\n")), ""), place["lang"]
