"""How many solo deals of Siggil its players win: random, greedy, and greedy with one step of look-ahead.

    python benchmarks/siggil_solo.py [--deals 400] [--jobs 2]

Every player plays the same seeded deals under ``table``, in both grades; of each layout as many as chance draws.
The interval is Wilson's, 95 % (Wilson 1927, Journal of the American Statistical Association 22, 209–212).
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from math import sqrt

from machine import machine

from engine.play import run
from engine.siggil import POLICIES, VOCABULARY, Setup
from engine.vocabulary import defaults

GRADES = ("easy", "advanced")
#: The normal quantile of a two-sided interval of 95 %.
Z = 1.959964


def won(policy: str, grade: str, seeds: Iterable[int]) -> int:
    """How many of the deals a player wins."""
    given = defaults(VOCABULARY["solo"])
    plays = ((seed, Setup("solo", given | {"seed": seed, "grade": grade}).solo()) for seed in seeds)
    return sum(run(play, POLICIES[policy](seed)).value == "won" for seed, play in plays)


def wilson(wins: int, deals: int) -> tuple[float, float]:
    """The interval of a share: where its true value lies, at 95 %."""
    share, square = wins / deals, Z * Z / deals
    middle = (share + square / 2) / (1 + square)
    half = Z / (1 + square) * sqrt(share * (1 - share) / deals + square / (4 * deals))
    return max(0.0, middle - half), min(1.0, middle + half)


def main() -> int:
    """Print the shares; 1 where looking ahead wins fewer easy deals than chance."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    print(machine())
    wins: dict[tuple[str, str], int] = {}
    with ProcessPoolExecutor(options.jobs) as pool:
        parts = {(grade, policy): [pool.submit(won, policy, grade, range(first, options.deals, options.jobs))
                                   for first in range(options.jobs)] for grade in GRADES for policy in POLICIES}
        for (grade, policy), shares in parts.items():
            wins[grade, policy] = count = sum(share.result() for share in shares)
            low, high = wilson(count, options.deals)
            print(f"{grade:9} {policy:11} {count:5,} of {options.deals:,} won   {count / options.deals:6.1%}"
                  f"   ({low:.1%} to {high:.1%})", flush=True)
    return 0 if wins["easy", "look_ahead"] > wins["easy", "random"] else 1


if __name__ == "__main__":
    sys.exit(main())
