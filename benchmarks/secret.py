"""Secret rules of New Eleusis: cards judged a second, by a rule of ten calls and by one that counts.

    python benchmarks/secret.py [--seconds 1] [--rounds 5]

CPU time, one core, medians. Every one of the 52 cards is judged after main lines of 2 to 40 cards. The ten calls
stand in the text; how many of them a card needs depends on where ``and`` and ``or`` stop.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time

from machine import machine

from engine.eleusis.cards import CARDS
from engine.eleusis.secret import SecretRule, rule

TARGET = 300_000
TEN = rule("or(and(equal(color(current), R), less(value(previous), value(current))), "
           "and(odd(current), even(previous)))")
COUNTING = rule("less(count(equal(suit(each), suit(current))), 5)")
LONG = "and(" + ", ".join(["not(equal(suit(current), suit(previous)))"] * 40) + ")"


def judged(secret: SecretRule, seconds: float, seed: int = 0) -> float:
    """Cards judged a second of CPU time."""
    rng = random.Random(seed)
    lines = [[rng.choice(CARDS) for _ in range(rng.randrange(2, 41))] for _ in range(20)]
    allows, count = secret.allows, 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        for line in lines:
            for card in CARDS:
                allows(line, card)
        count += len(lines) * len(CARDS)
    return count / spent


def read(seconds: float) -> float:
    """Characters of rule text read a second of CPU time."""
    count, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        rule(LONG)
        count += len(LONG)
    return count / spent


def main() -> int:
    """Print the figures; 1 where the rule of ten calls is under the target."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds a round")
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    print(machine())
    figures = {name: statistics.median(judged(secret, options.seconds, turn) for turn in range(options.rounds))
               for name, secret in (("ten calls", TEN), ("one count over the main line", COUNTING))}
    for name, figure in figures.items():
        print(f"{name:30} {figure:10,.0f} cards judged/s")
    print(f"{'a rule text read':30} {read(options.seconds):10,.0f} characters/s")
    fast = figures["ten calls"] >= TARGET
    print(f"at least {TARGET:,} cards judged/s: {'yes' if fast else 'no'}")
    return 0 if fast else 1


if __name__ == "__main__":
    sys.exit(main())
