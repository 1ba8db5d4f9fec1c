"""How long `rulebook check` takes, in a process of its own: wall and CPU time, medians of several runs."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

from machine import machine

ROOT = Path(__file__).parents[1]
#: What the command `rulebook` runs.
COMMAND = "import sys; from rulebook.cli import main; sys.exit(main(sys.argv[1:]))"
RUNS = 5
LIMIT = 20.0


def once(*arguments: str) -> tuple[float, float]:
    """Seconds of the command in one fresh process: wall, CPU of it and its children."""
    before, start = os.times(), time.perf_counter()
    done = subprocess.run([sys.executable, "-c", COMMAND, *arguments], cwd=ROOT, check=True, capture_output=True,
                          text=True)
    wall, after = time.perf_counter() - start, os.times()
    if not done.stdout.strip():
        raise RuntimeError(f"rulebook {' '.join(arguments)} said nothing")
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    return wall, cpu


def main() -> int:
    print(machine())
    runs = [once("check") for _ in range(RUNS)]
    wall, cpu = (median(column) for column in zip(*runs, strict=True))
    good = max(wall, cpu) < LIMIT
    print(f"rulebook check, fresh process, median of {RUNS}: wall {wall:.2f} s, CPU {cpu:.2f} s "
          f"(limit {LIMIT:g} s: {'PASS' if good else 'over'})")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
