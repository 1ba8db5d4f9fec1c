"""How long `rulebook try` takes on one proposal against a whole game's book, natively and by “Test this” in the page.

    python benchmarks/trial.py [--runs 3] [--site FOLDER]

Natively: a fresh process for each game's example that asks the most questions, and for each proposal of the book; wall
and CPU time, medians. With a built site also in the page: from a visitor's press on the button to the painted report,
Python and the book not loaded yet.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

from machine import machine

from rulebook.bench import GAMES
from rulebook.scenario import Scenario, hold, proposals, scenarios

#: Seconds.
NATIVE, IN_PAGE = 3.0, 10.0
#: What the command `rulebook try FILE` runs.
COMMAND = "import sys; sys.argv[0] = 'rulebook'; from rulebook.cli import main; sys.exit(main())"
#: Milliseconds after which a page is given up.
PATIENCE = 120_000


def asking(game: str) -> Scenario:
    """The example of a game that asks the most questions."""
    return max(scenarios(game), key=lambda one: len({name for result in hold(one).results for name in result.asked}))


def native(path: Path) -> tuple[float, float]:
    """Seconds of a fresh process: wall, and CPU of it."""
    before, start = os.times(), time.perf_counter()
    done = subprocess.run([sys.executable, "-c", COMMAND, "try", str(path), "--json"], capture_output=True, text=True,
                          check=True)
    wall, after = time.perf_counter() - start, os.times()
    if '"proposals"' not in done.stdout:
        raise RuntimeError(done.stderr)
    return wall, after.children_user + after.children_system - before.children_user - before.children_system


def in_page(site: Path, runs: int) -> dict[str, list[float]]:
    """Seconds from the press to the report, by example; each for a visitor who comes for the first time."""
    from page import CHROMIUM, served
    from playwright.sync_api import sync_playwright

    found: dict[str, list[float]] = {}
    with served(site, [], []) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=CHROMIUM)
        for one in map(asking, GAMES):
            for _ in range(runs):
                context = browser.new_context(service_workers="block")
                page = context.new_page()
                page.goto(f"{address}{one.game}/examples/{one.id}/")
                bench = page.locator(f"#scenario-{one.id}")
                bench.locator("details.share > summary").click()
                bench.locator('[data-k="share test"]').click()
                start = time.perf_counter()
                bench.locator('[data-k="test start"]').click()
                bench.locator(".attempts > li").first.wait_for(timeout=PATIENCE)
                found.setdefault(f"{one.game}/{one.id}", []).append(time.perf_counter() - start)
                context.close()
        browser.close()
    return found


def main() -> int:
    """Print the figures; 1 where a limit is not met."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--site", type=Path)
    options = parser.parse_args()
    print(machine())
    met = []
    for one in [*map(asking, GAMES), *(found for game in GAMES for found in proposals(game))]:
        walls, cpus = zip(*(native(one.path) for _ in range(options.runs)), strict=True)
        met.append(median(walls) <= NATIVE)
        print(f"rulebook try {one.game}/{one.id}   {median(walls):.2f} s   ({median(cpus):.2f} s of CPU time; "
              f"limit {NATIVE:g} s: {'PASS' if met[-1] else 'over'})")
    for name, times in in_page(options.site, options.runs).items() if options.site else ():
        met.append(median(times) <= IN_PAGE)
        print(f"“Test this” {name}, Python not loaded yet   {median(times):.2f} s   (limit {IN_PAGE:g} s: "
              f"{'PASS' if met[-1] else 'over'})")
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main())
