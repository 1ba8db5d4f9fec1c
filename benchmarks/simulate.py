"""100,000 whole games of Baltiški sigilai played and summarised, what a second process adds, and the memory it takes.

    python benchmarks/simulate.py [--games 100000] [--jobs 2]

Two figures have limits: all games on all cores in two minutes, and two processes at least 1.8 times as fast as one.
Memory is the largest that a fresh process ever held, after a tenth of the games and after all of them.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys

from machine import machine

MINUTES, GAIN, GROWTH = 2.0, 1.8, 1.1
#: What a fresh process does: plays, and tells how long it took and the most memory that it and its workers held.
PROGRAM = """
import contextlib, io, json, resource, sys, time
from rulebook.cli import main
began = time.perf_counter()
with contextlib.redirect_stdout(io.StringIO()) as told:
    code = main(sys.argv[1:])
used = [resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
print(json.dumps([code, time.perf_counter() - began, max(used), json.loads(told.getvalue())["games"]]))
"""


def played(games: int, jobs: int) -> tuple[float, float]:
    """Seconds and the most MB of any process of a run."""
    done = subprocess.run([sys.executable, "-c", PROGRAM, "simulate", "sigilai", "--games", str(games), "--jobs",
                           str(jobs), "--json"], capture_output=True, text=True, check=True)
    code, seconds, memory, count = json.loads(done.stdout)
    if code or count != games:
        raise RuntimeError(done.stderr)
    return seconds, memory / 1024


def main() -> int:
    """Print the figures; 1 where a limit is not met."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1))
    options = parser.parse_args()
    print(machine())
    tenth = max(1, options.games // 10)
    one, _ = played(tenth, 1)
    two, few = played(tenth, options.jobs)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    whole, many = played(options.games, options.jobs)
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = used.ru_utime + used.ru_stime - before.ru_utime - before.ru_stime
    gain = one / two
    print(f"{options.games:,} games on {options.jobs} processes   {whole:6.1f} s   ({options.games / whole:,.0f}/s; "
          f"{cpu:.0f} s of CPU time, {cpu / options.games * 1000:.2f} ms a game)")
    projected = whole / options.games * 100_000
    if options.games != 100_000:
        print(f"100,000 games at that rate   {projected:6.1f} s")
    print(f"{options.jobs} processes beside one, {tenth:,} games   {gain:.2f} times as fast   "
          f"({one:.1f} s and {two:.1f} s)")
    print(f"most memory of a process   {few:.0f} MB after {tenth:,} games, {many:.0f} MB after {options.games:,}")
    limits = {f"100,000 games in {MINUTES:g} minutes": projected <= MINUTES * 60,
              f"two processes at least {GAIN} times as fast as one": gain >= GAIN or options.jobs != 2,
              "memory flat": many <= few * GROWTH}
    for limit, kept in limits.items():
        print(f"{limit}: {'PASS' if kept else 'over'}")
    met = limits.values()
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main())
