"""From a click in a notebook to the new ruling, in JupyterLab and in marimo, with a real kernel and a real browser.

A card is changed on the bench; the clock stops at the first painted frame that shows the ruling that Python has sent.
Beside it stands how long Python alone takes to answer the same request.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

from machine import machine
from page import spread
from playwright.sync_api import Page, sync_playwright

sys.path.append(str(Path(__file__).parents[1]))
from rulebook.widgets import show
from tests.conftest import CHROMIUM
from tests.notebook_hosts import Lab, host, write_notebook

LIMIT = 100
PATIENCE = 120_000
#: The cards that Autumn lays, one after the other; the first round warms up.
CARDS = ("SAULĖ", "LAIMA", "DULKĖ", "UPĖ", "GIRIA", "JŪRA", "UGNIS", "KALNAS", "ĄŽUOLAS", "MĖNUO", "ŽEMĖ", "VĖLINAS")
MARIMO = """import marimo

app = marimo.App()


@app.cell
def _():
    import marimo as mo

    from rulebook.widgets import show

    mo.ui.anywidget(show("several-reda"))
    return
"""
#: Lay a card, wait until a frame is painted that shows another ruling than before, told by Python; milliseconds.
MEASURE = """([card, patience]) => {
  const roots = [document, ...[...document.querySelectorAll("*")].map((one) => one.shadowRoot).filter(Boolean)];
  const bench = roots.map((root) => root.querySelector(".lr")).find(Boolean);
  const told = () => bench.getAttribute("aria-busy") === "false" &&
    bench.querySelector(".status").dataset.source === "live";
  const box = bench.querySelector("select");
  return new Promise((done, fail) => {
    const start = performance.now();
    box.value = "v" + card;
    box.dispatchEvent(new Event("change", {bubbles: true}));
    const frame = () => requestAnimationFrame(() => {
      if (performance.now() - start > patience) return fail(new Error(card));
      if (!told()) return frame();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now() - start);
      port2.postMessage(0);
    });
    frame();
  });
}"""


def clicks(page: Page) -> list[float]:
    """Milliseconds for each card that Python has not been asked about before."""
    page.locator(".lr .answer").first.wait_for()
    times = [float(page.evaluate(MEASURE, [card, PATIENCE])) for card in CARDS]
    return times[2:]


def alone() -> list[float]:
    """Milliseconds that Python takes for the same, without any host."""
    bench: Any = show("several-reda")
    times = []
    for card in CARDS:
        start = time.perf_counter()
        bench.setup = bench.setup | {"Ruduo": card}
        times.append(1000 * (time.perf_counter() - start))
    return times[2:]


def main() -> bool:
    """Print the figures; whether both hosts keep the limit."""
    print(machine("Chromium"))
    print(f"Python alone: {spread(alone())}")
    good = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=CHROMIUM)
        places = {name: Path(folder, name) for name in ("JupyterLab", "marimo")}
        for name, place in places.items():
            place.mkdir()
            page = browser.new_page()
            page.set_default_timeout(PATIENCE)
            if name == "JupyterLab":
                write_notebook(place / "bench.ipynb", ['from rulebook.widgets import show\n\nshow("several-reda")'])
                with host([str(place / "bench.ipynb")], place) as address:
                    Lab(page, address, "bench.ipynb").run(0)
                    times = clicks(page)
            else:
                (place / "bench.py").write_text(MARIMO, "utf-8")
                with host([str(place / "bench.py"), "--marimo"], place) as address:
                    page.goto(address)
                    times = clicks(page)
            good.append(median(times) <= LIMIT)
            verdict = "PASS" if good[-1] else "over"
            print(f"click to new ruling in {name}: {spread(times)} (limit {LIMIT} ms: {verdict})")
        browser.close()
    return all(good)


if __name__ == "__main__":
    sys.exit(not main())
