"""The ``rulebook`` command. Sentences stand in ``messages/<lang>/cli.ftl``; here is what they tell of."""

from __future__ import annotations

import argparse
import io
import json
import os
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TextIO

from engine.problems import Problem, SetupError, nearest
from rulebook import check as checks
from rulebook import narrate
from rulebook.bench import GAMES, game_module, problem_json, schema
from rulebook.findings import ERROR, Finding
from rulebook.scenario import Scenario, Verdict, hold, load, scenarios
from rulebook.texts import LANGUAGES, clauses
from rulebook.words import Words, visible, words_of

__all__ = ["main"]

HOLDS, DIFFERS, BAD_INPUT = 0, 1, 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command.

    Args:
        arguments: those of the command line by default.

    Returns:
        0; 1 where a scenario differs or a check has an error; 2 for bad input.
    """
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    _open_streams()
    words = words_of(_language(arguments))
    try:
        try:
            return _obeyed(arguments, words)
        finally:  # now, while somebody can still say that it failed
            sys.stdout.flush()
    except BrokenPipeError:  # the reader, such as head, has seen enough
        _close_output()
        return HOLDS
    except OSError as error:
        _close_output()
        with suppress(OSError):
            _print_problems(SetupError([Problem("stdout", "cannot_write", error.strerror)]), words)
        return BAD_INPUT


def _obeyed(arguments: Sequence[str], words: Words) -> int:
    """The exit code of a command."""
    options = _parser(words).parse_args(arguments)
    words = words_of(options.lang or words.lang)
    try:
        code: int = options.command(options, words)
        return code
    except SetupError as error:
        if getattr(options, "json", False):
            _print_json({"problems": [problem_json(problem) for problem in error.problems]})
        else:
            _print_problems(error, words)
        return BAD_INPUT
    except KeyboardInterrupt:
        _print(words.format("cli-stopped"), sys.stderr)
        return 130


def _open_streams() -> None:
    """Streams that are there and take every letter: one that they do not know is written as its number."""
    sys.stdout, sys.stderr = (stream or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  # never closed
                              for stream in (sys.stdout, sys.stderr))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _close_output() -> None:
    """Nothing more is written, not even by the interpreter when it ends."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _language(arguments: Sequence[str]) -> str:
    """The language of the sentences: ``--lang``, else the system's, else English."""
    for place, word in enumerate(arguments):
        given = word.removeprefix("--lang=") if word.startswith("--lang=") else \
            arguments[place + 1] if word == "--lang" and place + 1 < len(arguments) else ""
        if given in LANGUAGES:
            return given
    system = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "")[:2]
    return system if system in LANGUAGES else "en"


def _parser(words: Words) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="rulebook", description=words.format("cli-about"))
    commands = parser.add_subparsers(required=True, metavar=words.format("cli-command"))

    def add(name: str, function: Any, *, as_json: bool = True, game: bool = False) -> argparse.ArgumentParser:
        text = words.format(f"cli-{name}")
        command = commands.add_parser(name, help=text, description=text)
        command.set_defaults(command=function)
        command.add_argument("--lang", choices=LANGUAGES, help=words.format("cli-option-lang"))
        if as_json:
            command.add_argument("--json", action="store_true", help=words.format("cli-option-json"))
        if game:
            command.add_argument("--game", choices=GAMES, help=words.format("cli-option-game"))
        return command

    serve = add("serve", _serve, as_json=False)
    serve.add_argument("--host", default="127.0.0.1", help=words.format("cli-option-host"))
    serve.add_argument("--port", type=int, default=8000, help=words.format("cli-option-port"))
    build = add("build", _build, as_json=False)
    build.add_argument("--site", type=Path, default=Path("site"), help=words.format("cli-option-site"))
    add("check", _check, game=True)
    run = add("run", _run)
    run.add_argument("files", nargs="*", metavar="FILE", help=words.format("cli-option-files"))
    run.add_argument("--rulings", action="append", default=[], metavar="printed|table|NAME=READING",
                     help=words.format("cli-option-rulings"))
    add("questions", _questions, game=True)
    explain = add("explain", _explain)
    explain.add_argument("id", metavar="ID", help=words.format("cli-option-id"))
    return parser


# Scenarios

def _run(options: argparse.Namespace, words: Words) -> int:
    rulings = _rulings(options.rulings)
    files = _files(options.files)
    read: list[Scenario] = []
    ran: list[tuple[Scenario, Verdict]] = []
    broken: list[Problem] = []
    for path in files:
        try:
            read.append(load(path))
        except SetupError as error:
            broken += error.problems
    if unfit := _unfit_rulings(rulings, dict.fromkeys(scenario.game for scenario in read)):
        raise SetupError(unfit + broken)
    progress = _Progress(len(read), quiet=options.json)
    for scenario in read:
        progress.step(scenario.id)
        try:
            ran.append((scenario, hold(scenario, _rulings_of(scenario.game, rulings))))
        except SetupError as error:
            broken += error.problems
    progress.done()
    code = BAD_INPUT if broken else HOLDS if all(verdict.holds for _, verdict in ran) else DIFFERS
    if options.json:
        _print_json({"holds": code == HOLDS, "scenarios": [_verdict_json(*one) for one in ran],
                     "problems": [problem_json(problem) for problem in broken]})
        return code
    for scenario, verdict in ran:
        _print_verdict(scenario, verdict, words, whole=len(ran) == 1)
    if broken:
        _print_problems(SetupError(broken), words)
    _print(words.format("cli-run-total", count=len(ran), held=sum(verdict.holds for _, verdict in ran)))
    return code


def _rulings(given: Sequence[str]) -> dict[str, str | int]:
    """``--rulings table --rulings cancel=all_equal`` as one mapping; what it says is checked by the call itself."""
    rulings: dict[str, str | int] = {}
    for word in (part for words in given for part in words.split(",")):
        name, equals, reading = word.partition("=")
        if equals:
            rulings[name] = int(reading) if re.fullmatch(r"-?[0-9]{1,9}", reading) else reading
        else:
            rulings["preset"] = name
    return rulings


def _rulings_of(game: str, rulings: Mapping[str, str | int]) -> dict[str, str | int]:
    """Those of the rulings that a game knows: a run may take in scenarios of several games."""
    law = game_module(game).LAWBOOK
    return {name: value for name, value in rulings.items()
            if name == "preset" or name in law.questions or name in law.parameters}


def _unfit_rulings(rulings: Mapping[str, str | int], games: Iterable[str]) -> list[Problem]:
    """Rulings that none of the games knows, and values that one of them does not."""
    laws = {game: game_module(game).LAWBOOK for game in games}
    names = [name for law in laws.values() for name in (*law.questions, *law.parameters)]
    problems = [Problem(f"--rulings[{name!r}]", "unknown_ruling", name, names, nearest(name, names))
                for name in rulings if laws and name != "preset" and name not in names]
    for game, law in laws.items():
        try:
            law.resolve(_rulings_of(game, rulings), "--rulings")
        except SetupError as error:
            problems += error.problems
    return problems


def _files(names: Sequence[str]) -> list[Path]:
    """The scenario files named, by path or by id; all of the book where none is named."""
    if names and all(map(_there, names)):
        book = {}
    else:
        book = {scenario.id: scenario.path for game in GAMES for scenario in scenarios(game)}
    files: list[Path] = []
    problems: list[Problem] = []
    for name in names:
        path = Path(name)
        if _there(name) and path.is_dir():
            found = sorted(path.rglob("*.md"))
            files += found
            if not found:
                problems.append(Problem(name, "no_scenarios", name, ["*.md"]))
        elif _there(name):
            files.append(path)
        elif name in book:
            files.append(book[name])
        else:
            near = get_close_matches(path.stem, book, 1, 0.4)
            problems.append(Problem(name or "FILE", "no_such_file", name, [], near[0] if near else ""))
    if problems:
        raise SetupError(problems)
    return files if names else list(book.values())


def _there(name: str) -> bool:
    """Whether there is something of that name; an empty name, or one too long for any file, has nothing."""
    try:
        return bool(name) and Path(name).exists()
    except OSError:
        return False


def _verdict_json(scenario: Scenario, verdict: Verdict) -> dict[str, Any]:
    shown = verdict.shown
    return {
        "id": scenario.id, "path": str(scenario.path), "game": scenario.game, "holds": verdict.holds,
        "failures": [{"line": failure.line, "source": failure.source, "expected": failure.want, "found": failure.got}
                     for failure in verdict.failures],
        "uncited": verdict.uncited, "outcome": shown.outcome, "clauses": shown.clauses, "asked": shown.asked,
        "events": [{"kind": event.kind, "clauses": list(event.clauses), "facts": event.facts}
                   for event in shown.events],
    }


def _print_verdict(scenario: Scenario, verdict: Verdict, words: Words, *, whole: bool) -> None:
    title = scenario.title.get(words.lang) or next(iter(scenario.title.values()), scenario.id)
    _print(words.format("cli-holds" if verdict.holds else "cli-differs", id=scenario.id, title=title))
    for failure in verdict.failures:
        _print(words.format("cli-failure", place=f"{scenario.path}:{failure.line}", source=failure.source,
                           expected=failure.want or "—", found=failure.got or "—"))
    if verdict.uncited:
        _print(words.format("cli-uncited", clauses=", ".join(verdict.uncited)))
    if whole:
        for sentence in narrate.tell(verdict.shown, words.lang):
            _print(f"  {sentence}")
        for question, reading in verdict.shown.asked.items():
            _print(f"  {words.format('cli-rests', question=question, reading=reading)}")


# Checks

def _check(options: argparse.Namespace, words: Words) -> int:
    games = [options.game] if options.game else list(GAMES)
    langs = [options.lang] if options.lang else list(LANGUAGES)
    progress = _Progress(len(games) * len(checks.CHECKS), quiet=options.json)
    findings = checks.check(games, langs, progress.step)
    progress.done()
    if options.json:
        _print_json({"findings": [finding.as_json() for finding in findings]})
    else:
        for finding in findings:
            _print(_finding_line(finding, words))
        _print(words.format("cli-check-total", count=len(findings),
                           errors=sum(finding.level == ERROR for finding in findings)))
    return DIFFERS if any(finding.level == ERROR for finding in findings) else HOLDS


def _finding_line(finding: Finding, words: Words) -> str:
    name = f"finding-{finding.code}"  # its message may itself be the one that a finding misses
    head = f"{finding.place}: {words.format(name) if words.has(name) else ''} ({finding.code}, {finding.level})"
    parts = [(name, getattr(finding, name)) for name in ("expected", "found", "remedy")]
    return "; ".join([head, *(words.format(f"cli-{name}", text=" ".join(text.split()))
                              for name, text in parts if text)])


# Questions and explanations

def _questions(options: argparse.Namespace, words: Words) -> int:
    games = [options.game] if options.game else list(GAMES)
    if options.json:
        _print_json({game: schema(game)["questions"] for game in games})
        return HOLDS
    for game in games:
        for name in game_module(game).LAWBOOK.questions:
            _print_question(game, name, words)
    return HOLDS


def _print_question(game: str, name: str, words: Words) -> None:
    question = game_module(game).LAWBOOK.questions[name]
    _print(f"{name} ({', '.join(question.clauses)})")
    _print(f"  {narrate.question(game, name, words.lang)}")
    for place, reading in enumerate(question.readings):
        mark = "*" if place == 0 else "-"
        _print(f"  {mark} {reading.name}: {narrate.reading(game, name, reading.name, words.lang)}"
              f" ({narrate.grounds(game, reading.grounds, words.lang)})")


def _explain(options: argparse.Namespace, words: Words) -> int:
    given = options.id
    known: list[str] = []
    for game in GAMES:
        law, text = game_module(game).LAWBOOK, clauses(game, words.lang)
        book = {scenario.id: scenario for scenario in scenarios(game)}
        names = {**{identity: identity for identity in text},
                 **{identity.partition("/")[2]: identity for identity in text}}
        if given in names:
            return _explain_clause(game, names[given], options, words)
        if given in law.questions:
            if options.json:
                _print_json(schema(game)["questions"][given])
            else:
                _print_question(game, given, words)
            return HOLDS
        if given in book:
            verdict = hold(book[given])
            if options.json:
                _print_json(_verdict_json(book[given], verdict))
            else:
                _print_verdict(book[given], verdict, words, whole=True)
            return HOLDS
        if given in law.parameters:
            parameter = law.parameters[given]
            facts = {"name": given, "value": parameter.value, "low": parameter.low, "high": parameter.high,
                     "clauses": list(parameter.clauses)}
            if options.json:
                _print_json(facts)
            else:
                _print(words.format("cli-parameter", **{**facts, "clauses": ", ".join(parameter.clauses)}))
            return HOLDS
        known += [*names, *law.questions, *book, *law.parameters]
    near = get_close_matches(given, known, 1, 0.3)
    raise SetupError([Problem("ID", "unknown_id", given, ["sigilai/36", "lone_leader", "worked-trick"],
                              near[0] if near else "")])


def _explain_clause(game: str, identity: str, options: argparse.Namespace, words: Words) -> int:
    law, clause = game_module(game).LAWBOOK, clauses(game, words.lang)[identity]
    facts: dict[str, Any] = {
        "id": identity, "text": clause.plain, "informative": clause.informative,
        "questions": [name for name, question in law.questions.items() if identity in question.clauses],
        "parameters": {name: parameter.value for name, parameter in law.parameters.items()
                       if identity in parameter.clauses},
        "scenarios": checks.cited_by_scenarios(game).get(identity, []),
        "not_played": checks.uncited(game).get(identity, {}).get(words.lang, ""),
    }
    if options.json:
        _print_json(facts)
        return HOLDS
    _print(f"{identity}\n{clause.plain}")
    for name in ("questions", "parameters", "scenarios", "not_played"):
        value = facts[name]
        if value:
            listed = value if isinstance(value, str) else ", ".join(
                f"{key} = {number}" for key, number in value.items()) if isinstance(value, dict) else ", ".join(value)
            _print(words.format(f"cli-explain-{name.replace('_', '-')}", text=listed))
    return HOLDS


# The site

def _build(options: argparse.Namespace, words: Words) -> int:
    site, folder = _site(words), options.site
    try:
        other = folder.is_dir() and any(folder.iterdir()) and not (folder / "index.html").exists()
    except OSError as error:
        raise SetupError([Problem("--site", "cannot_write", error.strerror)]) from None
    if other:  # it would be emptied
        raise SetupError([Problem("--site", "not_a_site", str(folder), ["site"])])
    site.build(folder)
    _print(words.format("cli-built", place=str(options.site)))
    return HOLDS


def _serve(options: argparse.Namespace, words: Words) -> int:
    site = _site(words)
    site.serve(options.host, options.port)
    return HOLDS


def _site(words: Words) -> Any:
    try:
        from rulebook.pages import site
    except ModuleNotFoundError as error:
        raise SetupError([Problem("rulebook", "extra_missing", error.name, ["living-rules[docs]"],
                                  "pip install 'living-rules[docs]'")]) from None
    return site


# Printing

class _Progress:
    """One line on the terminal's error stream, nothing where nobody looks."""

    def __init__(self, total: int, *, quiet: bool) -> None:
        self.total, self.count = total, 0
        self.shown = sys.stderr.isatty() and not quiet

    def step(self, name: str) -> None:
        self.count += 1
        if self.shown:
            print(f"\r\033[K{self.count}/{self.total} {visible(name)}", end="", file=sys.stderr, flush=True)

    def done(self) -> None:
        if self.shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def _print(text: str, stream: TextIO | None = None) -> None:
    """Whatever the command says; the only place where it does, so that no file can command a terminal."""
    print(visible(text), file=stream)


def _print_json(data: Any) -> None:
    _print(json.dumps(data, ensure_ascii=False, indent=2))


def _print_problems(error: SetupError, words: Words) -> None:
    for problem in error.problems:
        _print(narrate.problem(problem, words.lang), sys.stderr)
    if error.position:
        _print(error.position, sys.stderr)

