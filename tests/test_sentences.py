"""Golden sentences: every message of a game, told with facts that differ, as a person has read it.

``UPDATE_GOLDEN=1 pytest tests/test_sentences.py`` writes what the messages say now; read the difference, in every
language, before you commit: nothing else knows that a sentence lost its "not", or that two players changed places.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from rulebook.bench import GAMES
from rulebook.lint import Message, read
from rulebook.texts import LANGUAGES
from rulebook.words import MESSAGES, Words, message_id

GOLDEN = Path(__file__).parent / "golden" / "sentences"
#: The files of messages whose sentences are kept: those of each game, and what can be said in all of them.
FILES = (*GAMES, "problems")
#: Numbers of every plural form of the three languages.
NUMBERS = [1, 2, 10, 21]
#: What stands for a fact: in one sentence no two are the same; any other fact is told by its own name.
FACTS: dict[str, dict[str, Any]] = {
    "sigilai": {"seat": "Ruduo", "giver": "Ruduo", "winner": "Ruduo", "taker": "Žiema", "owner": "Pavasaris",
                "who": "Vasara", "seats": ["Žiema", "Pavasaris", "Vasara"], "active": ["Ruduo", "Žiema"],
                "passive": ["Pavasaris", "Vasara"], "card": "MEDIS", "what": "UPĖ", "option": "RASA", "fired": "LAIMA",
                "cards": ["RAGANA", "SAULĖ", "?Lemties"], "sigil": "Gervės", "plane": "Forma", "count": 3, "high": 9,
                "low": 5, "number": 4, "taken": 2},
    "eleusis": {"player": "Ana", "who": "Bruno", "owner": "Cilija", "on_turn": "Dana", "prophet": "Emils",
                "players": ["Filips", "Guna", "Helga"], "god": "Igna", "card": "4♠", "cards": ["9♦", "K♥", "2♣"],
                "what": ["Q♠", "7♥"], "option": "10♦", "points": 12, "count": 3, "number": 4,
                "low": 5, "high": 9, "best": 14, "cap": 6, "right": 7, "wrong": 8, "rounds": 2, "under": 4,
                "divisor": 5, "colour": "white"},
    "siggil": {"player": "Ana", "who": "Jonas", "holder": "Ilze", "players": ["Rita", "Emils", "Filips"],
               "card": "Vėjas 2", "cards": ["Vėžlys 1", "Vėžlys 2", "Vėžlys 5"], "by": ["Lapas 2", "Kriauklė 3"],
               "spirit": "Vėžlys*", "option": "Ugnis*", "family": "Plunksna", "layout": "River",
               "counts": {"Rita": 4, "Emils": 2}, "count": 3, "needed": 5, "missing": 2, "more": 1, "number": 6},
    "domino": {"player": "Ona", "starter": "Jonas", "who": "Rūta", "on_turn": "Eglė", "points": 12, "number": 4,
               "players": ["Tomas", "Ieva", "Rimas"], "other": 7, "place": [20.5, -5.0, 30.0], "thickness": 7.5,
               "stance": "edge", "vote": "failure", "votes": {"Ona": "success", "Jonas": "failure"}, "count": 3,
               "due": 9, "left": 2, "low": 5, "high": 8, "dominoes": 11, "tokens": 20, "rounds": 6},
    "problems": {"where": "hands['Žiema'][1]", "found": "MEDS", "expected": ["MEDIS", "UPĖ"], "write": "RASA",
                 "option": "RASA", "low": 2, "high": 9},
}


def facts_of(message: Message, file: str) -> Iterator[dict[str, Any]]:
    """Facts for a message, and again with every value by which it chooses between variants."""
    given = {name: FACTS.get(file, {}).get(name, f"‹{name}›") for name in sorted(message.variables)}
    choices: dict[str, list[Any]] = {}
    for path in message.branches:
        for selector, key in zip(path[::2], path[1::2], strict=True):
            name = selector.removeprefix("COUNT(").removesuffix(")").removeprefix("$")
            numbers = NUMBERS if key == "plural" else [int(key)] if key.isdigit() else []
            if selector.startswith("COUNT("):
                values = [(given[name] * max(NUMBERS))[:count] for count in numbers or [2]]
            else:
                values = numbers or [{"none": None, "other": given[name]}.get(key, key)]
            choices.setdefault(name, []).extend(values)
    choices = {name: [value for place, value in enumerate(values) if value not in values[:place]]
               for name, values in choices.items()}
    for values in product(*choices.values()):
        yield given | dict(zip(choices, values, strict=True))


def sentences(file: str, lang: str, messages: Path = MESSAGES) -> str:
    """Every sentence that a file of messages tells, with the facts that choose its variant."""
    words, book, lines = Words(lang, file, messages), dict[str, Message](), []
    assert list(read(messages / lang / f"{file}.ftl", lang, book, file)) == []
    for message in sorted(book.values(), key=lambda message: message.id):
        if message.id.startswith("ui-"):  # what a bench is made of, not what it tells
            continue
        cases = list(facts_of(message, file))
        for facts in cases:
            chosen = {name: value for name, value in facts.items() if any(other[name] != value for other in cases)}
            head = " ".join([message.id, *(f"{name}={value}" for name, value in chosen.items())])
            lines.append(f"{head}: {words.format(message.id, **facts)}")
    return "\n".join([*lines, ""])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_sentence_is_the_one_that_was_read(file: str, lang: str) -> None:
    """Every message of a game, and every problem, says what a person has read, word by word."""
    path, now = GOLDEN / f"{file}-{lang}.txt", sentences(file, lang)
    if os.environ.get("UPDATE_GOLDEN") == "1":
        path.parent.mkdir(exist_ok=True)
        path.write_text(now, "utf-8")
    assert now == path.read_text("utf-8")


@pytest.mark.parametrize(("lang", "message", "old", "new"), [
    ("lt", "event-activity", "Laimėti negali", "Laimėti gali"),
    ("lv", "refusal-not-your-season", "$owner", "$seat"),
    ("en", "event-passed", "$giver", "$taker"),
])
def test_a_sentence_that_changed_its_meaning_is_another(lang: str, message: str, old: str, new: str,
                                                       tmp_path: Path) -> None:
    """A negation that is lost, or two players that change places, shows in the sentences of that message alone."""
    shutil.copytree(MESSAGES, tmp_path / "messages")
    path = tmp_path / "messages" / lang / "sigilai.ftl"
    before, name, after = path.read_text("utf-8").partition(f"{message} =")
    assert old in after.split("\n\n")[0]
    swapped = after.replace(old, "…", 1).replace(new, old, 1).replace("…", new, 1)
    path.write_text(before + name + swapped, "utf-8")
    changed = [line.split(" ")[0].rstrip(":") for line, kept in
               zip(sentences("sigilai", lang, tmp_path / "messages").split("\n"),
                   sentences("sigilai", lang).split("\n"), strict=True) if line != kept]
    assert set(changed) == {message_id(message)}
