"""How long `rulebook gaps sigilai` takes in a fresh process, and whether its report has the five places named.

    python benchmarks/gaps.py

The five are an empty hand (20), a short Mara's field (38), a lone leader (unwon.2a), the sentence about STOKA that play
never reaches (41), and a hand that cannot be played on (43).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time

from machine import machine

LIMIT = 60.0
#: The clauses, each with the question that is found open there.
NAMED = {("sigilai/20", "empty_hand"), ("sigilai/38", "gausa_short"), ("sigilai/unwon.2a", "lone_leader"),
         ("sigilai/41", "stoka_in_chaos"), ("sigilai/43", "stuck")}
COMMAND = "import sys; sys.argv[0] = 'rulebook'; from rulebook.cli import main; sys.exit(main())"


def once(*options: str) -> tuple[float, float, set[tuple[str, str]]]:
    """Seconds of a fresh process: wall, CPU of it and its children; and what was found open, by clause and question."""
    before, start = os.times(), time.perf_counter()
    done = subprocess.run([sys.executable, "-c", COMMAND, "gaps", "sigilai", "--json", *options], capture_output=True,
                          text=True, check=True)
    wall, after = time.perf_counter() - start, os.times()
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    found = json.loads(done.stdout)["findings"]
    return wall, cpu, {(clause, one["question"]) for one in found for clause in one["clauses"]}


def main() -> int:
    """Print the figures; 1 where a limit is not met."""
    print(machine())
    wall, cpu, found = once()
    missing = ", ".join(sorted(clause for clause, _ in NAMED - found))
    good = wall <= LIMIT and not missing
    print(f"rulebook gaps sigilai, fresh process   {wall:.1f} s   ({cpu:.1f} s of CPU time; limit {LIMIT:g} s: "
          f"{'PASS' if wall <= LIMIT else 'over'})")
    print(f"named places found   {len(NAMED & found)} of {len(NAMED)}" + (f"; missing: {missing}" if missing else ""))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
