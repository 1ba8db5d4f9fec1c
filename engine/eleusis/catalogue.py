"""The catalogue: secret rules for a God who has none of his own."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path

from engine.eleusis.cards import CARDS, Card
from engine.eleusis.secret import SecretRule, rule
from engine.files import fields_of, read_toml
from engine.problems import Problem, SetupError

__all__ = ["CATALOGUE", "Entry", "average_share", "by_text", "catalogue", "right_line"]

CATALOGUE = Path(__file__).with_name("catalogue.toml")
#: What an entry says.
FIELDS = {"id": str, "level": int, "text": str, "share": float}
#: What a share is the average over: main lines from a random starter, each grown by random right cards.
LINES, LONGEST_LINE = 20, 20


@dataclass(frozen=True, slots=True)
class Entry:
    """A rule of the catalogue.

    Args:
        id: its name; its sentence is the message ``catalogue-<id>``.
        level: its difficulty, 1 to 5.
        rule: the rule.
        share: how many of the 52 cards are right next, from 0 to 1, on average over random main lines.
    """

    id: str
    level: int
    rule: SecretRule
    share: float


@cache
def catalogue() -> tuple[Entry, ...]:
    """All entries, the easiest first.

    Raises:
        SetupError: the file is damaged; every problem of it.

    >>> catalogue()[0].id, catalogue()[0].rule.text
    ('reds', 'equal(color(current), R)')
    """
    place = f"eleusis/{CATALOGUE.name}"
    entries = read_toml(CATALOGUE, place=place)[1].get("rule")
    if not isinstance(entries, list) or not entries or not all(isinstance(entry, dict) for entry in entries):
        raise SetupError([Problem(place, "not_a_list_of_tables", "rule", ["[[rule]]"])])
    problems = [problem for number, entry in enumerate(entries)
                for problem in fields_of(entry, FIELDS, f"{place}: rule[{number}]")]
    if problems:
        raise SetupError(problems)
    return tuple(Entry(entry["id"], entry["level"], rule(entry["text"], f"{place}: {entry['id']}"),
                       entry["share"]) for entry in entries)


@cache
def by_text() -> dict[str, Entry]:
    """The entries by the canonical text of their rules."""
    return {entry.rule.text: entry for entry in catalogue()}


def right_line(secret: SecretRule, length: int, rng: random.Random) -> list[Card]:
    """A random starter and random right cards after it, shorter than asked only where no card is right.

    Args:
        secret: the rule.
        length: the most cards, the starter included, at least one.
        rng: what the cards are drawn from; every right card is as likely as any other.
    """
    return [line[-1] for line, _ in islice(_steps(secret, rng), length)]


def average_share(secret: SecretRule, lines: int = LINES) -> float:
    """How many of the 52 cards are right next, from 0 to 1, on average over the places of random main lines.

    The lines are drawn from the rule's own text, so the same rule has the same share everywhere.

    Args:
        secret: the rule.
        lines: how many main lines.
    """
    rng = random.Random(secret.text)
    counts = [len(right) for _ in range(lines) for _, right in islice(_steps(secret, rng), LONGEST_LINE)]
    return round(sum(counts) / (len(counts) * len(CARDS)), 3)


def _steps(secret: SecretRule, rng: random.Random) -> Iterator[tuple[Sequence[Card], Sequence[Card]]]:
    """A main line that grows by random right cards: what lies there, and what is right next."""
    line = [_drawn(CARDS, rng)]
    while True:
        right = [card for card in CARDS if secret.allows(line, card)]
        yield line, right
        if not right:
            return
        line.append(_drawn(right, rng))


def _drawn(cards: Sequence[Card], rng: random.Random) -> Card:
    """One of the cards; drawn in a way that no version of Python changes."""
    return cards[int(rng.random() * len(cards))]
