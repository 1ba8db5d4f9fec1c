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
#: What the command `rulebook check` runs.
COMMAND = "import sys; sys.argv = ['rulebook', 'check']; from rulebook.cli import main; sys.exit(main())"
RUNS = 5
LIMIT = 20.0


def once() -> tuple[float, float]:
    """Seconds of one fresh process: wall, CPU of it and its children."""
    before, start = os.times(), time.perf_counter()
    done = subprocess.run([sys.executable, "-c", COMMAND], cwd=ROOT, check=True, capture_output=True, text=True)
    wall, after = time.perf_counter() - start, os.times()
    if not done.stdout.strip():
        raise RuntimeError("rulebook check said nothing")
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    return wall, cpu


def main() -> int:
    print(machine())
    runs = [once() for _ in range(RUNS)]
    wall, cpu = (median(column) for column in zip(*runs, strict=True))
    good = max(wall, cpu) < LIMIT
    print(f"rulebook check, fresh process, median of {RUNS}: wall {wall:.2f} s, CPU {cpu:.2f} s "
          f"(limit {LIMIT:g} s: {'PASS' if good else 'over'})")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
