"""``rulebook translate``: how the translations stand, what changed, and what somebody accepts."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from difflib import SequenceMatcher, get_close_matches
from typing import Any

from engine.problems import Problem, SetupError, nearest
from rulebook import check as checks
from rulebook import narrate
from rulebook.bench import GAMES
from rulebook.commands.command import HOLDS, Command, Options, flag, value
from rulebook.commands.output import say, say_json
from rulebook.desk import standing as desk
from rulebook.desk.lock import DRAFT, REVIEWED, lock_of, write
from rulebook.desk.plainly import called
from rulebook.desk.standing import MISSING, Played, Standing
from rulebook.desk.terms import entries
from rulebook.scenario import scenarios
from rulebook.texts import LANGUAGES, clauses, source_language
from rulebook.words import Words, words_of

__all__ = ["TRANSLATE", "marked"]

#: The entry of the glossary that names what somebody has.
_NAMES = {"cards": "card", "points": "points", "sigils": "sigil", "spirits": "spirit"}
_SHOWN = 400


def _takes(parser: argparse.ArgumentParser, words: Words) -> None:
    for name in ("by", "reason", "code"):
        value(parser, words, name, default="")
    flag(parser, words, "reviewed")


def _problems(options: Options) -> Iterator[Problem]:
    deed = options.clauses[0] if options.clauses else ""
    if deed not in _DEEDS:
        yield Problem("CLAUSE", "unknown_value", deed, list(_DEEDS), nearest(deed, _DEEDS) or next(iter(_DEEDS)))
        return
    for name in _NEEDED[deed]:
        if not (getattr(options, name) or "").strip():
            yield Problem(f"--{name}", "argument_left_out", None, [], f"--{name} …")
    for name in ("by", "reason"):
        if len(getattr(options, name) or "") > _SHOWN:
            yield Problem(f"--{name}", "text_too_long", len(getattr(options, name)), [str(_SHOWN)])


def _translate(options: Options, words: Words) -> int:
    deed, *named = options.clauses
    return _DEEDS[deed](options, words, named)


def _chosen(options: Options, named: Sequence[str]) -> dict[str, list[str]]:
    """The clauses meant, by game: those named, else every one of the game, or of all.

    Raises:
        SetupError: a clause that is none.
    """
    games = [options.game] if options.game else list(GAMES)
    known = {game: list(clauses(game, source_language(game))) for game in games}
    if not named:
        return known
    every = [identity for own in known.values() for identity in own]
    problems = [Problem("CLAUSE", "unknown_id", name, ["sigilai/36"], next(iter(get_close_matches(name, every, 1, 0.3)),
                                                                          ""))
                for name in named if name not in every]
    if problems:
        raise SetupError(problems)
    return {game: picked for game, own in known.items() if (picked := [one for one in own if one in named])}


def _langs(options: Options) -> list[str]:
    return [options.lang] if options.lang else list(LANGUAGES)


def _happened(game: str) -> dict[str, Played]:
    return desk.played(game, checks.verdicts(game))


def _standings(game: str, lang: str, picked: Sequence[str]) -> list[Standing]:
    return [one for one in desk.standings(game, lang, lock_of(game), _happened(game)) if one.clause in picked]


def _status(options: Options, words: Words, named: Sequence[str]) -> int:
    """How many clauses are reviewed, draft, stale and missing, and which are not as they were accepted."""
    told: list[dict[str, Any]] = []
    for game, picked in _chosen(options, named).items():
        for lang in _langs(options):
            found = _standings(game, lang, picked)
            count = Counter("stale" if one.stale else one.state for one in found)
            behind = sum(desk.BEHAVIOUR in one.stale for one in found)
            open_ones = {one.clause: _kinds(one) for one in found if _kinds(one)}
            told.append({"game": game, "lang": lang, "clauses": len(found), "done": sum(one.done for one in found),
                         **{name: count[name] for name in (REVIEWED, DRAFT, "stale", MISSING)},
                         "behaviour_changed": behind, "open": open_ones})
    if options.json:
        say_json({"translations": told})
        return HOLDS
    for one in told:
        say(words.say("cli-translate-total", **{name: one[name] for name in (
            "game", "lang", "clauses", REVIEWED, DRAFT, "stale", MISSING)}, behind=one["behaviour_changed"]))
        for clause, kinds in one["open"].items():
            say(f"  {clause}: {', '.join(words.say(f'cli-stale-{kind}') for kind in kinds)}")
    return HOLDS


def _kinds(one: Standing) -> list[str]:
    """What of a clause is not as it was accepted."""
    own = ["own"] if any(change.kind != "punctuation" for change in one.own) else []
    new = ["missing"] if one.state == MISSING else [] if one.recorded else ["new"]
    return [*new, *one.stale, *own]


def _accept(options: Options, words: Words, named: Sequence[str]) -> int:
    """Record clauses as they are now, as drafts or as reviewed."""
    count, alone = 0, list[str]()
    for game, picked in _chosen(options, named).items():
        lock, happened = lock_of(game), _happened(game)
        for lang in _langs(options):
            own = [identity for identity in picked if identity in clauses(game, lang)]
            if not named and not options.reviewed:  # what nobody looked at again keeps who reviewed it
                own = [one.clause for one in _standings(game, lang, own) if _kinds(one) and one.state != MISSING]
            alone += desk.accept(lock, own, game, lang, happened, options.by, _today(), reviewed=options.reviewed)
            count += len(own)
        write(game, lock)
    return _said(options, words, "cli-translate-accepted", count, alone)


def _no_meaning(options: Options, words: Words, named: Sequence[str]) -> int:
    """Renew the source's hashes without touching translations."""
    renewed: list[str] = []
    for game, picked in _chosen(options, named).items():
        lock = lock_of(game)
        renewed += desk.no_meaning(lock, picked, game, options.by)
        write(game, lock)
    return _said(options, words, "cli-translate-no-meaning", len(renewed))


def _dismiss(options: Options, words: Words, named: Sequence[str]) -> int:
    """Let findings of clauses stand until their words change."""
    if not named:
        raise SetupError([Problem("CLAUSE", "argument_left_out", None, [],
                                  "rulebook translate dismiss sigilai/3 --lang lt --code … --reason … --by …")])
    chosen = _chosen(options, named)
    missing = [Problem("CLAUSE", "unknown_id", f"{identity} ({options.lang})", [], "rulebook translate accept")
               for game, picked in chosen.items() for identity in picked
               if lock_of(game).entry(identity, options.lang) is None]
    if missing:
        raise SetupError(missing)
    for game, picked in chosen.items():
        lock = lock_of(game)
        for identity in picked:
            desk.dismiss(lock, identity, options.lang, clauses(game, options.lang)[identity].body,
                         options.code.replace("-", "_"), options.reason, options.by, _today())
        write(game, lock)
    return _said(options, words, "cli-translate-dismissed", len(named))


def _said(options: Options, words: Words, name: str, count: int, alone: Sequence[str] = ()) -> int:
    if options.json:
        say_json({"count": count, "own_review": list(alone)})
        return HOLDS
    say(words.say(name, count=count))
    if alone:
        say(words.say("cli-translate-alone", clauses=", ".join(alone)))
    return HOLDS


def _today() -> str:
    return datetime.now(UTC).date().isoformat()


def _diff(options: Options, words: Words, named: Sequence[str]) -> int:
    """What changed in clauses since they were accepted: the words, and beside them what happens."""
    found = [one for game, picked in _chosen(options, named).items() for lang in _langs(options)
             for one in _standings(game, lang, picked) if _kinds(one)]
    if options.json:
        say_json({"changed": [_json_of(one) for one in found]})
        return HOLDS
    for one in found:
        told = words_of(one.lang, one.clause.partition("/")[0])
        say(f"{one.clause} ({one.lang}): {', '.join(told.say(f'cli-stale-{kind}') for kind in _kinds(one))}")
        for name, changes in (("source", one.source), ("own", one.own)):
            for change in changes:
                if change.kind in ("wording", "punctuation"):
                    say(f"  {told.say(f'cli-diff-{name}', text=marked(change.before, change.after))}")
                else:
                    say("  " + told.say("cli-diff-kind", kind=told.say(f"cli-stale-{change.kind}"),
                                        before=change.before or told.say("cli-diff-none"),
                                        now=change.after or told.say("cli-diff-none")))
        for line in _behaviour(one, told):
            say(f"  {line}")
    if not found:
        say(words.say("cli-diff-nothing"))
    return HOLDS


def _json_of(one: Standing) -> dict[str, Any]:
    return {"clause": one.clause, "lang": one.lang, "state": one.state, "stale": one.stale,
            "source": [{"kind": change.kind, "before": change.before, "now": change.after} for change in one.source],
            "own": [{"kind": change.kind, "before": change.before, "now": change.after} for change in one.own],
            "numbers": {name: list(values) for name, values in one.numbers.items()},
            "behaviour": {name: {"before": before, "now": now} for name, (before, now) in one.happened.items()},
            "told": list(_behaviour(one, words_of(one.lang, one.clause.partition("/")[0])))}


def _behaviour(one: Standing, words: Words) -> Iterator[str]:
    """What happens differently, told in the translator's language."""
    game = one.clause.partition("/")[0]
    for name, (before, now) in one.numbers.items():
        yield words.say("cli-diff-number", words=called(game, name, words.lang) or name, before=before, now=now)
    titles = {scenario.id: scenario.title for scenario in scenarios(game)}
    for name, (was, happens) in one.happened.items():
        title = titles[name].get(words.lang) or name
        yield words.say("cli-diff-scenario", title=title, id=name)
        if len(was) != len(happens):
            yield "  " + words.say("cli-diff-kind", kind=words.say("cli-diff-calls"), before=len(was),
                                   now=len(happens))
        for first, second in zip(was, happens, strict=False):
            yield from (f"  {line}" for line in _differences(first, second, game, words))


def _differences(was: Mapping[str, Any], now: Mapping[str, Any], game: str, words: Words) -> Iterator[str]:
    if was["outcome"] != now["outcome"]:
        yield words.say("cli-diff-kind", kind=words.say("cli-diff-outcome"), before=_outcome(was["outcome"], words),
                        now=_outcome(now["outcome"], words))
    gained = [{(who, what): count for who, what, count in one["gains"]} for one in (was, now)]
    for who, what in sorted(gained[0].keys() | gained[1].keys()):
        counts = [one.get((who, what), 0) for one in gained]
        if counts[0] != counts[1]:
            yield words.say("cli-diff-gain", who=who, what=_thing(what, game, words.lang),
                            before=_signed(counts[0]), now=_signed(counts[1]))
    for name, one, other in (("cites", now, was), ("cites-no-longer", was, now)):
        if cited := [clause for clause in one["clauses"] if clause not in other["clauses"]]:
            yield words.say(f"cli-diff-{name}", clauses=", ".join(cited))
    if sorted(was["clauses"]) == sorted(now["clauses"]) and was["clauses"] != now["clauses"]:
        yield words.say("cli-diff-order", before=", ".join(was["clauses"]), now=", ".join(now["clauses"]))
    for question in sorted(was["asked"].keys() | now["asked"].keys()):
        readings = [one["asked"].get(question) for one in (was, now)]
        if readings[0] != readings[1]:
            before, after = (narrate.reading(game, question, one, words.lang) if one else words.say("cli-diff-unasked")
                             for one in readings)
            yield words.say("cli-diff-kind", kind=narrate.question(game, question, words.lang), before=before,
                            now=after)


def _outcome(name: str, words: Words) -> str:
    return words.say(f"cli-outcome-{name}") if words.has(f"cli-outcome-{name}") else name


def _thing(what: str, game: str, lang: str) -> str:
    """What somebody has, in the glossary's words."""
    row = entries(game).get(_NAMES[what], {}).get(lang, {})
    return str(row.get("nom_pl") or row.get("nom") or what)


def _signed(count: int) -> str:
    return f"+{count}" if count > 0 else f"−{-count}" if count < 0 else "0"


def marked(before: str, after: str) -> str:
    """Two versions of a text in one: what was taken out as ``[-…-]``, what was put in as ``{+…+}``."""
    old, new = before.split(), after.split()
    parts: list[str] = []
    for kind, i, j, k, m in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind == "equal":
            parts += old[i:j]
            continue
        parts += [f"[-{' '.join(old[i:j])}-]"] if j > i else []
        parts += [f"{{+{' '.join(new[k:m])}+}}"] if m > k else []
    return " ".join(parts)


#: What can be done, and what each needs besides clauses.
_DEEDS: dict[str, Callable[[Options, Words, Sequence[str]], int]] = {
    "status": _status, "diff": _diff, "accept": _accept, "no-meaning": _no_meaning, "dismiss": _dismiss}
_NEEDED = {"status": (), "diff": (), "accept": ("by",), "no-meaning": ("by",),
           "dismiss": ("lang", "code", "reason", "by")}

TRANSLATE = Command("cli-translate", _translate, _takes, _problems, word="clauses", game=True)
