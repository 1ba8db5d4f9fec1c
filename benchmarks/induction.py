"""Induction in New Eleusis: which rules of a family still fit after 20 cards, and which card tells most.

    python benchmarks/induction.py [--rounds 5]

CPU time, one core, medians over one game under each rule of the catalogue: a main line of 20 random right cards, and
after each of them a random card that was wrong, where it was. The families are the catalogue and every rule up to
sizes 2 and 3; the time to generate these is printed apart, as it is spent once.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Sequence

from machine import machine

from engine.eleusis.cards import CARDS, Card
from engine.eleusis.catalogue import catalogue, right_line
from engine.eleusis.induction import Guess, fitting, generated, known_rules, most_telling
from engine.eleusis.secret import SecretRule

#: Milliseconds for the catalogue: which rules fit, and the most telling card.
LIMIT = 20
Game = tuple[list[Card], list[list[list[Card]]]]


def game(secret: SecretRule, rng: random.Random, length: int = 20) -> Game:
    """A main line under a rule, and the wrong cards beside it."""
    line = right_line(secret, length, rng)
    drawn = [rng.choice(CARDS) for _ in line]
    return line, [[] if secret.allows(line[:place], card) else [[card]] for place, card in enumerate(drawn, 1)]


def games(seed: int = 0) -> list[Game]:
    """One game under each rule of the catalogue."""
    rng = random.Random(seed)
    return [game(entry.rule, rng) for entry in catalogue()]


def induce(family: Sequence[Guess], played: Sequence[Game]) -> tuple[float, float, float]:
    """Milliseconds of CPU time a game (median and slowest), and how many rules were left on average."""
    times, left = [], 0
    for line, sidelines in played:
        begun = time.process_time()
        fits = fitting(line, sidelines, family)
        most_telling(fits, line)
        times.append(1000 * (time.process_time() - begun))
        left += len(fits)
    return statistics.median(times), max(times), left / len(played)


def main() -> int:
    """Print the figures; 1 where the catalogue takes longer than the limit."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    print(machine())
    played = games()
    families: dict[str, Sequence[Guess]] = {"catalogue": known_rules()}
    for size in (2, 3):
        begun = time.process_time()
        families[f"rules up to size {size}"] = generated(size)
        print(f"generating {len(generated(size)):,} rules up to size {size}: "
              f"{1000 * (time.process_time() - begun):,.0f} ms")
    slow = 0.0
    for name, family in families.items():
        rounds = [induce(family, played) for _ in range(options.rounds)]
        median, slowest, left = (statistics.median(column) for column in zip(*rounds, strict=True))
        print(f"{name:20} {len(family):7,} rules {median:8.2f} ms a game, slowest {slowest:8.2f} ms; "
              f"{left:6.1f} rules left after 20 cards")
        slow = slow or slowest
    print(f"the catalogue in at most {LIMIT} ms: {'yes' if slow <= LIMIT else 'no'}")
    return 0 if slow <= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
