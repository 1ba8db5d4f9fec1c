"""The ``rulebook`` command. Sentences stand in ``messages/<lang>/cli.ftl``; here is what they tell of."""

from __future__ import annotations

import argparse
import io
import json
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NoReturn, TextIO

from engine.problems import LETTERS, Problem, SetupError, nearest
from rulebook import check as checks
from rulebook import narrate
from rulebook.bench import GAMES, game_module, problem_json, schema
from rulebook.faults import fault
from rulebook.findings import ERROR, Finding
from rulebook.scenario import SCENARIOS, Scenario, Verdict, hold, load, once, scenarios
from rulebook.texts import LANGUAGES, clauses
from rulebook.words import Words, WordsError, one_line, plain, visible, words_of

__all__ = ["main"]

HOLDS, DIFFERS, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command.

    Args:
        arguments: those of the command line by default.

    Returns:
        0; 1 where a scenario differs or a check has an error; 2 for bad input, or a mistake of the program; 130 where
        it was interrupted.
    """
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    _open_streams()
    words = words_of(_language(arguments))
    try:
        try:
            return _obeyed(arguments, words)
        finally:  # now, while somebody can still say that it failed
            with _writing():
                sys.stdout.flush()
    except _NotWritten as lost:
        _close_output()
        if lost.whole:
            return HOLDS
        with suppress(_NotWritten):
            _print_problems([Problem("stdout", "cannot_write", str(lost))], words)
        return BAD_INPUT


def _obeyed(arguments: Sequence[str], words: Words) -> int:
    """The exit code of a command."""
    problems, position = [], ""
    try:
        options = _parsed(arguments, words)
        words = words_of(options.lang or words.lang)
        code: int = options.command(options, words)
        return code
    except SetupError as error:
        problems, position = error.problems, error.position
    except KeyboardInterrupt:
        _print(words.say("cli-stopped"), sys.stderr)
        return INTERRUPTED
    except _NotWritten:
        raise
    except Exception as error:  # nobody shall have to read a traceback
        problems = [fault(error)]
    if "--json" in arguments:
        _print_json({"problems": [problem_json(problem) for problem in problems]})
    else:
        _print_problems(problems, words, position)
    return BAD_INPUT


class _NotWritten(Exception):
    """What was to be printed cannot be; ``whole`` where its reader, such as head, has seen enough."""

    def __init__(self, error: OSError) -> None:
        super().__init__(error.strerror)
        self.whole = isinstance(error, BrokenPipeError)


@contextmanager
def _writing() -> Iterator[None]:
    """Of all errors of files, those of the output are told apart."""
    try:
        yield
    except OSError as error:
        raise _NotWritten(error) from None


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


class _Parser(argparse.ArgumentParser):
    """A parser that leaves to others to say what is wrong."""

    def error(self, message: str) -> NoReturn:
        raise argparse.ArgumentError(None, message)


def _parser(words: Words) -> _Parser:
    """The parser of all commands. It takes any value, and none: :func:`_parsed` says what is wrong with them."""
    silent: dict[str, Any] = {"exit_on_error": False, "allow_abbrev": False}
    parser = _Parser(prog="rulebook", description=words.say("cli-about"), **silent)
    commands = parser.add_subparsers(metavar=words.say("cli-command"))

    def add(name: str, *, as_json: bool = True, game: bool = False) -> _Parser:
        text = words.say(f"cli-{name}")
        command: _Parser = commands.add_parser(name, help=text, description=text, **silent)
        command.set_defaults(command=COMMANDS[name])
        value(command, "lang", metavar="|".join(LANGUAGES))
        if as_json:
            command.add_argument("--json", action="store_true", help=words.say("cli-option-json"))
        if game:
            value(command, "game", metavar="|".join(GAMES))
        return command

    def value(command: _Parser, name: str, **options: Any) -> None:
        command.add_argument(f"--{name}", nargs="?", const="", help=words.say(f"cli-option-{name}"), **options)

    serve = add("serve", as_json=False)
    value(serve, "host", default="127.0.0.1")
    value(serve, "port", default="8000")
    value(add("build", as_json=False), "site", default="site")
    add("check", game=True)
    run = add("run")
    run.add_argument("files", nargs="*", metavar="FILE", help=words.say("cli-option-files"))
    value(run, "rulings", action="append", default=[], metavar="printed|table|NAME=READING")
    add("questions", game=True)
    add("explain").add_argument("id", nargs="?", metavar="ID", help=words.say("cli-option-id"))
    return parser


def _parsed(arguments: Sequence[str], words: Words) -> argparse.Namespace:
    """The options of a command.

    Raises:
        SetupError: everything that is wrong with the command line itself.
    """
    name = arguments[0] if arguments else ""
    if name not in (*COMMANDS, "-h", "--help"):
        raise SetupError([Problem("rulebook", "unknown_value", name, list(COMMANDS), nearest(name, COMMANDS))])
    try:
        options, more = _parser(words).parse_known_args(arguments)
    except argparse.ArgumentError as error:
        raise SetupError([Problem(error.argument_name or "rulebook", "takes_no_value")]) from None
    if name == "run":  # files may stand after options, too
        options.files += [word for word in more if not word.startswith("-")]
        more = [word for word in more if word.startswith("-")]
    known = [f"--{option}" for option in vars(options) if option not in ("command", "files", "id")]
    problems = [Problem(word, "unknown_argument", word, known, next(iter(get_close_matches(word, known, 1, 0.7)), ""))
                for word in (word[:LETTERS] for word in more)]
    for option, values in (("lang", LANGUAGES), ("game", GAMES)):
        if (value := getattr(options, option, None)) is not None and value not in values:
            problems.append(Problem(f"--{option}", "unknown_value", value, values, nearest(value, values)))
    if name == "serve":
        if re.fullmatch("-?[0-9]{1,9}", options.port):
            options.port = int(options.port)
        else:
            problems.append(Problem("--port", "wrong_type", options.port, ["8000"], "--port 8000"))
    if name == "explain" and options.id is None:
        problems.append(Problem("ID", "argument_left_out", None, [], "rulebook explain sigilai/36"))
    if problems:
        raise SetupError(problems)
    return options


# Scenarios

def _run(options: argparse.Namespace, words: Words) -> int:
    rulings, problems = _rulings(options.rulings)
    files, missing = _files(options.files)
    read: list[Scenario] = []
    ran: list[tuple[Scenario, Verdict]] = []
    broken: list[Problem] = []
    for path in files:
        try:
            read.append(load(path))
        except SetupError as error:
            broken += error.problems
    problems += [*_unfit_rulings(rulings, dict.fromkeys(scenario.game for scenario in read) or GAMES), *missing]
    if problems:
        raise SetupError(once(problems + broken))
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
                     "problems": [problem_json(problem) for problem in once(broken)]})
        return code
    for scenario, verdict in ran:
        _print_verdict(scenario, verdict, words, whole=len(ran) == 1)
    if broken:
        _print_problems(once(broken), words)
    _print(words.say("cli-run-total", count=len(ran), held=sum(verdict.holds for _, verdict in ran)))
    return code


def _rulings(given: Sequence[str]) -> tuple[dict[str, str | int], list[Problem]]:
    """``--rulings table --rulings cancel=all_equal`` as one mapping, and what is named twice.

    What else it says is checked by the call itself.
    """
    rulings: dict[str, str | int] = {}
    problems: list[Problem] = []
    for word in (part for words in given for part in words.split(",")):
        name, equals, reading = word.partition("=")
        if not equals:
            name, reading = "preset", name
        if name in rulings:
            problems.append(Problem("--rulings", "value_twice", name))
        rulings[name] = int(reading) if re.fullmatch(r"-?[0-9]{1,9}", reading) else reading
    return rulings, problems


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
                for name in rulings if name != "preset" and name not in names]
    for game, law in laws.items():
        try:
            law.resolve(_rulings_of(game, rulings), "--rulings")
        except SetupError as error:
            problems += error.problems
    return problems


def _files(names: Sequence[str]) -> tuple[list[Path], list[Problem]]:
    """The scenario files named, by path or by id, all of the book where none is named; and what is not there."""
    book = {path.stem: path for game in GAMES for path in sorted((SCENARIOS / game).glob("*.md"))}
    files = [] if names else list(book.values())
    problems = [] if names or files else [Problem(SCENARIOS.name, "no_scenarios", SCENARIOS.name, ["*.md"])]
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
    return files, problems


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
    _print(one_line(words.say("cli-holds" if verdict.holds else "cli-differs", id=scenario.id, title=title)))
    for failure in verdict.failures:
        _print(words.say("cli-failure", place=one_line(f"{scenario.path}:{failure.line}"), source=failure.source,
                         expected=failure.want or "—", found=failure.got or "—"))
    if verdict.uncited:
        _print(words.say("cli-uncited", clauses=", ".join(verdict.uncited)))
    if whole:
        for sentence in _narrated(verdict, words):
            _print(f"  {sentence}")
        for question, reading in verdict.shown.asked.items():
            _print(f"  {words.say('cli-rests', question=question, reading=reading)}")


def _narrated(verdict: Verdict, words: Words) -> Sequence[str]:
    """What happened, sentence by sentence, or as the events' names and facts where the messages are broken."""
    try:
        return narrate.tell(verdict.shown, words.lang)
    except WordsError:
        return [plain(event.kind, event.facts) for event in verdict.shown.events]


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
        _print(words.say("cli-check-total", count=len(findings),
                           errors=sum(finding.level == ERROR for finding in findings)))
    return DIFFERS if any(finding.level == ERROR for finding in findings) else HOLDS


def _finding_line(finding: Finding, words: Words) -> str:
    name = f"finding-{finding.code}"  # its message may itself be the one that a finding misses
    head = f"{one_line(finding.place)}: {words.say(name) if words.has(name) else ''} ({finding.code}, {finding.level})"
    parts = [(name, getattr(finding, name)) for name in ("expected", "found", "remedy")]
    return "; ".join([head, *(words.say(f"cli-{name}", text=" ".join(text.split()))
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
    _print(f"  {_told(name, narrate.question, game, name, words.lang)}")
    for place, reading in enumerate(question.readings):
        mark = "*" if place == 0 else "-"
        _print(f"  {mark} {reading.name}: {_told(reading.name, narrate.reading, game, name, reading.name, words.lang)}"
               f" ({_told(reading.grounds.who, narrate.grounds, game, reading.grounds, words.lang)})")


def _told(name: str, tell: Callable[..., str], *about: Any) -> str:
    """A sentence, or the name of what it tells of where the messages are broken."""
    try:
        return tell(*about)
    except WordsError:
        return name


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
                _print(words.say("cli-parameter", **{**facts, "clauses": ", ".join(parameter.clauses)}))
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
            _print(words.say(f"cli-explain-{name.replace('_', '-')}", text=listed))
    return HOLDS


# The site

def _build(options: argparse.Namespace, words: Words) -> int:
    site, folder = _site(words), Path(options.site)
    try:
        other = folder.is_dir() and any(folder.iterdir()) and not (folder / "index.html").exists()
    except OSError as error:
        raise SetupError([Problem("--site", "cannot_write", error.strerror)]) from None
    if other:  # it would be emptied
        raise SetupError([Problem("--site", "not_a_site", str(folder), ["site"])])
    site.build(folder)
    _print(words.say("cli-built", place=one_line(options.site)))
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
            self._write(f"{self.count}/{self.total} {one_line(name)}")

    def done(self) -> None:
        if self.shown:
            self._write("")

    @staticmethod
    def _write(text: str) -> None:
        with _writing():
            print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def _print(text: str, stream: TextIO | None = None) -> None:
    """Whatever the command says; the only place where it does, so that no file can command a terminal."""
    with _writing():
        print(visible(text), file=stream)


def _print_json(data: Any) -> None:
    _print(json.dumps(data, ensure_ascii=False, indent=2))


def _print_problems(problems: Iterable[Problem], words: Words, position: str = "") -> None:
    for problem in problems:
        _print(narrate.problem(problem, words.lang), sys.stderr)
    if position:
        _print(position, sys.stderr)


COMMANDS: dict[str, Callable[[argparse.Namespace, Words], int]] = {
    "serve": _serve, "build": _build, "check": _check, "run": _run, "questions": _questions, "explain": _explain}
