"""Everything the book claims, held against the engine: one finding for whatever does not hold."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from engine.problems import Problem, SetupError
from engine.rulings import GAP, Lawbook, Question
from rulebook import blast, lint, met
from rulebook.bench import GAMES, game_module
from rulebook.book import read_toml
from rulebook.desk import agreement, examples, narration, staleness, witness, wording
from rulebook.desk.lock import Lock, lock_of
from rulebook.desk.standing import played
from rulebook.desk.terms import terms_of
from rulebook.faults import fault
from rulebook.findings import ERROR, WARNING, Finding, unreadable
from rulebook.scenario import SCENARIOS, Scenario, Verdict, hold, scenarios
from rulebook.texts import LANGUAGES, TEXTS, Binding, Clause, clauses, scenarios_in, source_language
from rulebook.words import SHARED

__all__ = ["CHECKS", "check", "cited_by_scenarios", "engine_ids"]

Progress = Callable[[str], None]


def check(games: Iterable[str] = GAMES, langs: Iterable[str] = LANGUAGES,
          progress: Progress = lambda step: None) -> list[Finding]:
    """Every finding of the given games and languages.

    Args:
        games, langs: what to check.
        progress: told the name of each check before it begins.
    """
    findings: list[Finding] = []
    for game in games:
        if unread := list(lint.unread(game, LANGUAGES)):
            findings += unread  # nothing that the game says can be held against anything
            continue
        for name, one in CHECKS.items():
            progress(f"{game}: {name}")
            try:
                findings += one(game, tuple(langs))
            except SetupError as error:
                findings += [_from_problem(problem, game) for problem in error.problems]
            except Exception as error:  # the other checks still have something to say
                findings.append(Finding("check_failed", ERROR, name, "", str(fault(error).found), game=game))
    return _once(_standing_ones(findings))


def _standing_ones(findings: Iterable[Finding]) -> Iterator[Finding]:
    """The findings that no translator has let stand; a lock that cannot be read lets none."""
    locks: dict[str, Lock] = {}
    for game in GAMES:
        try:
            locks[game] = lock_of(game)
        except SetupError:
            locks[game] = Lock()  # its check has told
    return staleness.not_dismissed(findings, locks)


def _once(findings: Iterable[Finding]) -> list[Finding]:
    """Each finding once; one that several games have, of a file that they share, is no single game's."""
    games: dict[Finding, set[str]] = {}
    for finding in findings:
        games.setdefault(replace(finding, game=""), set()).add(finding.game)
    return [replace(finding, game="".join(of) if len(of) == 1 else "") for finding, of in games.items()]


def _from_problem(problem: Problem, game: str) -> Finding:
    finding = unreadable(problem, game)  # its place is named as that of every other finding
    return replace(finding, place=finding.place.removeprefix(f"{SCENARIOS.parent}{os.sep}"))


@cache
def verdicts(game: str) -> dict[str, Verdict]:
    """The verdict of every scenario, by id; one that cannot be played keeps no other from being held."""
    return {scenario.id: _held(scenario) for scenario in scenarios(game)}


def _held(scenario: Scenario) -> Verdict:
    try:
        return hold(scenario)
    except SetupError as error:
        return Verdict(broken=error.problems)


def scenarios_hold(game: str, langs: tuple[str, ...]) -> Iterator[Finding]:
    """Every scenario can be played, holds, and its clauses are cited."""
    for scenario in scenarios(game):
        verdict = verdicts(game)[scenario.id]
        place = f"scenarios/{game}/{scenario.path.name}"
        yield from (_from_problem(problem, game) for problem in verdict.broken)
        for failure in verdict.failures:
            yield Finding("scenario_differs", ERROR, f"{place}:{failure.line}", failure.want, failure.got,
                          f"rulebook run {scenario.path.name}", game=game)
        for clause in verdict.uncited:
            yield Finding("clause_not_cited_by_its_scenario", ERROR, place, clause,
                          ", ".join(verdict.shown.clauses), "clauses: […]", game=game)


def engine_ids(game: str) -> dict[str, str]:
    """Every clause id that the engine's constants name, with the module that does."""
    found: dict[str, str] = {}
    for module in _modules(game):
        for value in vars(module).values():
            for identity in _ids_in(value, f"{game}/"):
                found.setdefault(identity, module.__name__)
    return found


def _modules(game: str) -> list[ModuleType]:
    package = game_module(game)
    return [import_module(f"{package.__name__}.{info.name}") for info in iter_modules(package.__path__)]


def _ids_in(value: Any, prefix: str) -> Iterator[str]:
    if isinstance(value, str):
        if value.startswith(prefix):
            yield value
    elif isinstance(value, Lawbook):
        yield from _ids_in([question.clauses for question in value.questions.values()], prefix)
        yield from _ids_in([reading.grounds.clauses for question in value.questions.values()
                            for reading in question.readings], prefix)
        yield from _ids_in([parameter.clauses for parameter in value.parameters.values()], prefix)
    elif isinstance(value, dict):
        yield from _ids_in(list(value.values()), prefix)
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from _ids_in(item, prefix)


def ids_exist(game: str, langs: tuple[str, ...]) -> Iterator[Finding]:
    """Every id that the engine cites stands in every language, and every language has the same clauses."""
    printed = source_language(game)
    source, shown_there = clauses(game, printed), scenarios_in(game, printed)
    for identity, module in engine_ids(game).items():
        if identity not in source:
            yield Finding("unknown_clause", ERROR, module, f"texts/{printed}/{game}.md", identity, game=game)
    for lang in langs:
        own = clauses(game, lang)
        for identity in source:
            if identity not in own:
                yield Finding("clause_missing", ERROR, f"texts/{lang}/{game}.md", identity, lang=lang, game=game)
        for identity, clause in own.items():
            if identity not in source:
                yield Finding("unknown_clause", ERROR, _place(clause, lang), "", identity, lang=lang, game=game)
            elif clause.informative != source[identity].informative:
                yield Finding("informative_differs", ERROR, _place(clause, lang), str(source[identity].informative),
                              str(clause.informative), "informative: true", lang, game)
        if list(own) != [identity for identity in source if identity in own]:
            yield Finding("order_of_clauses", WARNING, f"texts/{lang}/{game}.md", " ".join(source), " ".join(own),
                          lang=lang, game=game)
        known = {scenario.id for scenario in scenarios(game)}
        for shown in scenarios_in(game, lang):
            if shown not in known:
                yield Finding("unknown_scenario", ERROR, f"texts/{lang}/{game}.md", "", shown, lang=lang, game=game)
        if scenarios_in(game, lang) != shown_there:
            yield Finding("scenarios_differ", ERROR, f"texts/{lang}/{game}.md", " ".join(shown_there),
                          " ".join(scenarios_in(game, lang)), lang=lang, game=game)


@cache
def uncited(game: str) -> dict[str, dict[str, str]]:
    """Normative clauses that no trace can cite, each with the written reason.

    Raises:
        SetupError: every problem of the file: a clause of no text, a reason that is no sentence in a language.
    """
    place = "texts/uncited.toml"
    entries = read_toml(TEXTS / "uncited.toml", place)
    games = sorted({path.stem for path in TEXTS.glob("*/*.md")})  # a text may be there before its engine
    problems = [Problem(f"{place}: {identity}", "unknown_value", identity, [f"{game}/…" for game in games])
                for identity in entries if identity.partition("/")[0] not in games]
    problems += [Problem(f"{place}: {identity}", "not_by_language", reason, LANGUAGES, "{lt = …, lv = …, en = …}")
                 for identity, reason in entries.items() if not isinstance(reason, dict) or not reason
                 or not all(lang in LANGUAGES and isinstance(text, str) for lang, text in reason.items())]
    if problems:
        raise SetupError(problems)
    return {identity: reason for identity, reason in entries.items() if identity.startswith(f"{game}/")}


def cited_by_scenarios(game: str) -> dict[str, list[str]]:
    """For every clause that a scenario's traces cite, the ids of those scenarios."""
    cited: dict[str, list[str]] = {}
    for identity, verdict in verdicts(game).items():
        for clause in dict.fromkeys(clause for result in verdict.results for clause in result.clauses):
            cited.setdefault(clause, []).append(identity)
    return cited


def every_clause_is_cited(game: str, langs: tuple[str, ...]) -> Iterator[Finding]:
    """Every normative clause is cited in some scenario's trace, or excluded with a written reason."""
    printed = source_language(game)
    cited, excluded, source = cited_by_scenarios(game), uncited(game), clauses(game, printed)
    for identity, clause in source.items():
        if identity in cited and identity in excluded:
            yield Finding("exclusion_not_needed", ERROR, "texts/uncited.toml", "", identity, cited[identity][0],
                          game=game)
        elif identity not in cited and identity not in excluded and not clause.informative:
            yield Finding("clause_never_cited", ERROR, _place(clause, printed), identity, "",
                          "texts/uncited.toml", printed, game)
    for identity in excluded:
        if identity not in source:
            yield Finding("unknown_clause", ERROR, "texts/uncited.toml", "", identity, game=game)


def every_ruling_is_told_apart(game: str, langs: tuple[str, ...]) -> Iterator[Finding]:
    """Every open question is asked in some scenario."""
    asked = {question for verdict in verdicts(game).values() for result in verdict.results for question in result.asked}
    for question in game_module(game).LAWBOOK.questions.values():
        if question.name not in asked:
            yield Finding("question_never_asked", ERROR, question.name, ", ".join(question.clauses), "",
                          f"scenarios/{game}/question-{question.name.replace('_', '-')}.md", game=game)


def numbers_are_bound(game: str, langs: tuple[str, ...]) -> Iterator[Finding]:
    """Every number is bound and equals the engine's parameter, and every parameter stands in its own clauses."""
    parameters = game_module(game).LAWBOOK.parameters.values()
    for lang in langs:
        own = clauses(game, lang)
        for clause in own.values():
            yield from wording.numbers_hold(clause, lang)
        for parameter in parameters:
            for identity in parameter.clauses:
                if identity not in own:
                    yield Finding("parameter_not_printed", ERROR, f"texts/{lang}/{game}.md",
                                  f"{parameter.name} = {parameter.value}", identity,
                                  f"[{parameter.value}]{{={parameter.name}}}", lang, game)


def _bindings(game: str, lang: str) -> Iterator[tuple[Clause, Binding]]:
    """Every annotation of a text, with its clause."""
    return ((clause, binding) for clause in clauses(game, lang).values() for binding in clause.bindings)


def annotations_mean_something(game: str, langs: tuple[str, ...]) -> Iterator[Finding]:
    """Annotations are the same in every language and name what is there; no clause is without words.

    A reading stands only where the text gives it. Outcomes, events and moves are those that some scenario shows.
    """
    printed = source_language(game)
    source, questions, shown = clauses(game, printed), game_module(game).LAWBOOK.questions, _shown(game)
    for lang in langs:
        for identity, clause in clauses(game, lang).items():
            yield from wording.marks_agree(clause, lang, source.get(identity, clause))
        for clause, binding in _bindings(game, lang):
            place = f"texts/{lang}/{game}.md:{binding.line}"
            if binding.key == "reading=":
                name, _, reading = binding.value.partition(":")
                question = questions.get(name)
                if question is None or reading not in question.names:
                    yield Finding("unknown_reading", ERROR, place, ", ".join(question.names if question else questions),
                                  binding.value, lang=lang, game=game)
                elif reading not in (given := _given(question, clause.id)):
                    yield Finding("reading_not_given_here", ERROR, place, ", ".join(given),
                                  f"{clause.id}: {binding.value}", lang=lang, game=game)
            elif binding.key in shown and binding.value not in shown[binding.key]:
                yield Finding("unknown_annotation", ERROR, place, ", ".join(sorted(shown[binding.key])),
                              f"{binding.key}{binding.value}", lang=lang, game=game)


def _given(question: Question, clause: str) -> list[str]:
    """The readings of a question that a clause gives: those that the text grounds on it, else the printed one."""
    grounded = [reading.name for reading in question.readings
                if reading.grounds.who in ("text", "convention") and clause in reading.grounds.clauses]
    silent = question.printed == GAP or clause not in question.clauses
    return grounded or ([] if silent else [question.printed])


def _shown(game: str) -> dict[str, set[str]]:
    """What an annotation of a kind may name: outcomes, events and moves of the scenarios' plays."""
    shown = _plays(game)
    results = [result for verdict in verdicts(game).values() for result in verdict.results]
    return {"outcome=": {result.outcome for result in results if result.outcome} | shown.outcomes,
            "per=": {event.kind for result in results for event in result.events},
            "modal=": {f"{modal}:{move}" for modal in ("may", "must") for move in shown.moves}
            | {f"must_not:{reason}" for reason in shown.refused}}


def _plays(game: str) -> witness.Plays:
    """What the scenarios and random games show; looked at anew where other verdicts are checked."""
    played = verdicts(game)
    if _SHOWN.get(game, (None, None))[0] is not played:
        _SHOWN[game] = (played, witness.plays(game, played))
    return _SHOWN[game][1]


#: The verdicts that were looked at last, and what they show.
_SHOWN: dict[str, tuple[dict[str, Verdict], witness.Plays]] = {}


def text_numbers_agree(game: str, langs: tuple[str, ...]) -> Iterator[Finding]:
    """The numbers that are no rule are the same in each clause of every language."""
    source = clauses(game, LANGUAGES[0])
    for lang in langs:
        for identity, clause in clauses(game, lang).items():
            if identity in source:
                yield from wording.text_numbers_agree(clause, lang, source[identity], LANGUAGES[0])


def editions_are_frozen(game: str, langs: tuple[str, ...]) -> Iterator[Finding]:
    """A published edition is what it was, complete, and the newest ``printed`` one has the printed readings."""
    law = game_module(game).LAWBOOK
    for edition in law.editions.values():
        place = f"engine/{game}/editions.toml"
        if edition.digest != edition.computed_digest():
            yield Finding("edition_changed", ERROR, place, edition.digest, edition.computed_digest(),
                          edition.name, game=game)
    printed = law.presets["printed"]
    for question in law.questions.values():
        if printed.readings.get(question.name) != question.printed:
            yield Finding("edition_outdated", ERROR, f"engine/{game}/editions.toml", question.printed,
                          str(printed.readings.get(question.name)), question.name, game=game)
    for preset in law.presets.values():
        if set(preset.readings) != set(law.questions) or set(preset.parameters) != set(law.parameters):
            yield Finding("edition_incomplete", ERROR, f"engine/{game}/editions.toml", preset.name, game=game)


def words_are_whole(game: str, langs: tuple[str, ...]) -> Iterator[Finding]:
    """Every message of every language is there and lints clean; one that all games share is found once."""
    for finding in lint.lint(game, langs):
        yield replace(finding, game="") if Path(finding.place.partition(":")[0]).stem in SHARED else finding


def _others(game: str, identity: str, lang: str) -> dict[str, Clause]:
    """A clause in the other languages, where they have it."""
    return {other: clauses(game, other)[identity] for other in LANGUAGES
            if other != lang and identity in clauses(game, other)}


def words_of_the_game(game: str, langs: tuple[str, ...]) -> Iterator[Finding]:
    """Every concept is named by its term, no forbidden word stands in a text, and no word serves two concepts."""
    for lang in langs:
        for form, first, second in terms_of(game, lang).two_meanings():
            yield Finding("word_of_two_terms", WARNING, f"glossary/{game}.toml", first, f"{form}: {second}",
                          lang=lang, game=game)
        for identity, clause in clauses(game, lang).items():
            yield from wording.words_of_the_game(clause, lang, _others(game, identity, lang))
            yield from wording.cases_agree(clause, lang)


def sentences_agree(game: str, langs: tuple[str, ...]) -> Iterator[Finding]:
    """Each sentence denies, limits and names what it does in both other languages."""
    for lang in langs:
        for identity, clause in clauses(game, lang).items():
            yield from agreement.sentences_agree(clause, lang, _others(game, identity, lang))


def shapes_agree(game: str, langs: tuple[str, ...]) -> Iterator[Finding]:
    """Each clause has the lists, items and steps of the source."""
    source = clauses(game, source_language(game))
    for lang in langs:
        for identity, clause in clauses(game, lang).items():
            if identity in source:
                yield from wording.shapes_agree(clause, lang, source[identity])


def modality_holds(game: str, langs: tuple[str, ...]) -> Iterator[Finding]:
    """What may, must and may not be done is so in plays, and the words say it."""
    yield from witness.modality(game, langs, _plays(game))
    for lang in langs:
        for clause in clauses(game, lang).values():
            yield from wording.modals_say_so(clause, lang)
            yield from wording.modals_are_marked(clause, lang)


def readings_are_told_apart(game: str, langs: tuple[str, ...]) -> Iterator[Finding]:
    """Readings of the text are marked in each language, and a scenario tells each from the others."""
    yield from witness.readings_stated(game, langs)
    yield from witness.readings_told(game, langs, verdicts(game))


def translations_are_fresh(game: str, langs: tuple[str, ...]) -> Iterator[Finding]:
    """Nothing has changed since the translators looked: neither the source, nor their words, nor the behaviour."""
    lock, happened = lock_of(game), played(game, verdicts(game))
    for lang in langs:
        yield from staleness.findings(game, lang, lock, happened)


def _place(clause: Clause, lang: str) -> str:
    return f"texts/{lang}/{clause.path.name}:{clause.line}"


#: The checks by name, in the order in which they run.
def blasts_are_fresh(game: str, langs: tuple[str, ...]) -> Iterator[Finding]:
    """The kept figures of how much hangs on each reading are what the engine plays."""
    labels = list(blast.stale(game))
    if labels:
        yield Finding("blast_stale", ERROR, f"blasts/{game}.json", "", ", ".join(labels),
                      f"rulebook blast {game} --games {blast.stored(game).games} --store", game=game)


def met_are_fresh(game: str, langs: tuple[str, ...]) -> Iterator[Finding]:
    """The kept figures of which clauses random games meet are what the engine plays."""
    found = list(met.stale(game))
    if found:
        yield Finding("met_stale", ERROR, f"met/{game}.json", "", ", ".join(found),
                      f"rulebook met {game} --games {met.stored(game).games} --store", game=game)


CHECKS: dict[str, Callable[[str, tuple[str, ...]], Iterable[Finding]]] = {
    "scenarios": scenarios_hold,
    "ids": ids_exist,
    "coverage": every_clause_is_cited,
    "rulings": every_ruling_is_told_apart,
    "numbers": numbers_are_bound,
    "annotations": annotations_mean_something,
    "text numbers": text_numbers_agree,
    "readings": readings_are_told_apart,
    "glossary": words_of_the_game,
    "sentences": sentences_agree,
    "outcomes": lambda game, langs: witness.outcomes(game, langs, _plays(game)),
    "examples": lambda game, langs: examples.examples(game, langs, verdicts(game)),
    "quantities": lambda game, langs: witness.quantities(game, langs, _plays(game)),
    "modality": modality_holds,
    "structure": shapes_agree,
    "staleness": translations_are_fresh,
    "editions": editions_are_frozen,
    "words": words_are_whole,
    "narration": lambda game, langs: narration.moments_are_told(game, langs, verdicts(game)),
    "blast": blasts_are_fresh,
    "met": met_are_fresh,
}

