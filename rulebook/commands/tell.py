"""``rulebook tell``: the smallest example in which the readings of an open question differ."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from string import ascii_lowercase

from engine.problems import Problem, SetupError, nearest
from rulebook import narrate
from rulebook.bench import GAMES, game_module
from rulebook.commands.command import HOLDS, Command, Options, value
from rulebook.commands.output import say, say_json
from rulebook.commands.simulate import whole_number
from rulebook.telling import BOUND, Found, telling
from rulebook.words import Words
from rulebook.written import scenario_of

__all__ = ["TELL"]

#: The most positions that may be tried.
MOST = 10_000_000


def _takes(parser: argparse.ArgumentParser, words: Words) -> None:
    value(parser, words, "bound", default=str(BOUND), metavar="N")


def _problems(options: Options) -> Iterator[Problem]:
    yield from whole_number(options, "bound", 1, MOST)
    game, _, name = (options.name or "").rpartition("/")
    games = [one for one in GAMES if one in (options.game or game or one)]
    known = {one: [*game_module(one).LAWBOOK.questions] for one in games}
    found = [one for one, names in known.items() if name in names]
    every = [name for names in known.values() for name in names]
    if options.name is None:
        yield Problem("NAME", "argument_missing", "NAME", [], every[0])
    elif not found:
        yield Problem("NAME", "unknown_ruling", options.name, every, nearest(name, every))
    elif len(found) > 1:
        yield Problem("NAME", "several_games", name, [f"{one}/{name}" for one in found], f"{found[0]}/{name}")
    else:
        options.name = (found[0], name)


def _tell(options: Options, words: Words) -> int:
    game, name = options.name
    question = game_module(game).LAWBOOK.questions[name]
    found = telling(game, question, options.bound)
    if found is None:
        raise SetupError([Problem(f"{game}/{name}", "nothing_tells", name, [str(options.bound)])])
    reason = words.say(f"cli-tell-{_kind(found)}", tried=found.tried - found.smallest, bound=found.bound,
                       size=found.position.size)
    text = scenario_of(found.position, {letter: {name: reading} for letter, reading in zip(
        ascii_lowercase, question.names, strict=False)}, question.clauses, narrate.question(game, name, words.lang),
        reason, words.lang)
    if options.json:
        say_json({"game": game, "question": name, "scenario": text, "size": found.position.size,
                  "tried": found.tried, "bound": found.bound, "smallest": found.smallest})
    else:
        say(text.rstrip("\n"))
    return HOLDS


def _kind(found: Found) -> str:
    return "game" if found.position.call == "game" else "smallest" if found.smallest else "lessened"


TELL = Command("cli-tell", _tell, _takes, _problems, word="name", game=True)
