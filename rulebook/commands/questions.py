"""``rulebook questions``: the open questions with their readings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulebook import narrate
from rulebook.bench import GAMES, game_module, schema
from rulebook.commands.command import HOLDS, Command, Options
from rulebook.commands.output import say, say_json
from rulebook.words import Words, WordsError

__all__ = ["QUESTIONS", "rests", "say_question"]


def _questions(options: Options, words: Words) -> int:
    games = [options.game] if options.game else list(GAMES)
    if options.json:
        say_json({game: schema(game)["questions"] for game in games})
        return HOLDS
    for game in games:
        for name in game_module(game).LAWBOOK.questions:
            say_question(game, name, words)
    return HOLDS


def say_question(game: str, name: str, words: Words) -> None:
    """Print a question with its readings and who says so; the printed one has a star."""
    question = game_module(game).LAWBOOK.questions[name]
    say(f"{name} ({', '.join(question.clauses)})")
    say(f"  {_told(name, narrate.question, game, name, words.lang)}")
    for place, reading in enumerate(question.readings):
        mark = "*" if place == 0 else "-"
        say(f"  {mark} {reading.name}: {_told(reading.name, narrate.reading, game, name, reading.name, words.lang)}"
               f" ({_told(reading.grounds.who, narrate.grounds, game, reading.grounds, words.lang)})")


def rests(game: str, name: str, reading: str, words: Words) -> str:
    """An open question and how it is read here, in a language."""
    return words.say("cli-rests", question=_told(name, narrate.question, game, name, words.lang),
                     reading=_told(reading, narrate.reading, game, name, reading, words.lang))


def _told(name: str, tell: Callable[..., str], *about: Any) -> str:
    """A sentence, or the name of what it tells of where the messages are broken."""
    try:
        return tell(*about)
    except WordsError:
        return name


QUESTIONS = Command("cli-questions", _questions, game=True)
