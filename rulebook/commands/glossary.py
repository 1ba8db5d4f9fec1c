"""``rulebook glossary expand``: the forms of a new term, proposed; a translator corrects and commits them."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from engine.problems import Problem, nearest
from rulebook.commands.command import HOLDS, Command, Options, value
from rulebook.commands.output import say, say_json
from rulebook.desk.affixes import NAMES, expand, table
from rulebook.words import Words

__all__ = ["GLOSSARY"]

#: What can be done.
_DEEDS = ("expand",)


def _takes(parser: argparse.ArgumentParser, words: Words) -> None:
    value(parser, words, "like", default="")


def _problems(options: Options) -> Iterator[Problem]:
    deed, *terms = options.terms or [""]
    if deed not in _DEEDS:
        yield Problem("TERM", "unknown_value", deed, _DEEDS, nearest(deed, _DEEDS) or "expand")
    elif not terms:
        yield Problem("TERM", "argument_left_out", None, [], "rulebook glossary expand sigilas --lang lt")
    if options.lang not in NAMES:
        yield Problem("--lang", "unknown_value", options.lang or "", list(NAMES), "lt")


def _glossary(options: Options, words: Words) -> int:
    terms = options.terms[1:]
    tables = {term: table(term, options.lang, options.like) for term in terms}
    if options.json:
        say_json({term: {"table": tables[term], "forms": [form for form, _ in expand(term, options.lang, options.like)]}
                  for term in terms})
        return HOLDS
    for term, cases in tables.items():
        row = ", ".join(f'{case} = "{form}"' for case, form in cases.items())
        say(f"{options.lang} = {{{row}}}")
        more = dict.fromkeys(form for form, _ in expand(term, options.lang, options.like)
                             if form not in cases.values())
        if more:
            say(words.say("cli-glossary-more", forms=", ".join(more)))
    say(words.say("cli-glossary-proposed"))
    return HOLDS


GLOSSARY = Command("cli-glossary", _glossary, _takes, _problems, word="terms")
