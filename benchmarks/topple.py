"""The estimate of a push in Judge Domino: milliseconds for a line of eleven, and for the chance of 1,000 samples.

    python benchmarks/topple.py [--rounds 7]

CPU time, one core, medians. The lines have usual gaps, upright dominoes and those on their edges in turn; all of them
run through, so that no domino is left out. The chance is drawn slice by slice, as a page draws it.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable

from machine import machine

from engine.domino.geometry import Domino
from engine.domino.topple import SLICE, chance, topple

#: Milliseconds for a line of eleven, and for 1,000 samples.
LIMIT, CHANCE_LIMIT = 0.1, 500
LINES, SAMPLES = 200, 1000


def lines(seed: int = 0) -> list[list[Domino]]:
    """Lines of eleven dominoes that a push runs through."""
    rng, found = random.Random(seed), []
    while len(found) < LINES:
        place, line = 0.0, []
        for number in range(1, 12):
            line.append(Domino(number, rng.choice(("upright", "upright", "edge")), round(place, 1)))
            place += 7.5 + rng.uniform(4, 22)
        if topple(line).all_fell:
            found.append(line)
    return found


def milliseconds(work: Callable[[], object]) -> float:
    """CPU time of one call."""
    begun = time.process_time()
    work()
    return 1000 * (time.process_time() - begun)


def main() -> int:
    """Print the figures; 1 where one is over its limit."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, default=7)
    options = parser.parse_args()
    print(machine())
    fallen = lines()
    one = statistics.median(milliseconds(lambda: list(map(topple, fallen))) for _ in range(options.rounds)) / LINES
    whole = statistics.median(milliseconds(lambda line=line: list(chance(line, SAMPLES // SLICE)))  # type: ignore[misc]
                              for line in fallen[:options.rounds])
    print(f"a line of eleven: {one:.3f} ms (limit {LIMIT} ms: {'yes' if one <= LIMIT else 'no'})")
    print(f"the chance of {SAMPLES:,} samples in {SAMPLES // SLICE} slices: {whole:.0f} ms "
          f"(limit {CHANCE_LIMIT} ms: {'yes' if whole <= CHANCE_LIMIT else 'no'})")
    return 0 if one <= LIMIT and whole <= CHANCE_LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
