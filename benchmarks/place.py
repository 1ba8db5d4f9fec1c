"""A first visit as a phone makes it: how long until the text and an answer, what is sent before Python, a changed card.

The processor is slowed four times and the line has 9 Mbit/s and 85 ms, by Chromium's own protocol; nothing is cached.
The server compresses, as hosts do (docs/en/hosting.md). Every time is the median of cold visits.
"""

from __future__ import annotations

import functools
import gzip
import http.server
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from machine import machine
from page import CHROMIUM, say
from playwright.sync_api import Browser, Page, sync_playwright
from serving import serving

from rulebook.pages.answers import GAMES
from rulebook.pages.offline import saved
from rulebook.pages.site import build
from rulebook.texts import LANGUAGES

VISITS = 5
SLOWER = 4
MEGABIT = 1_000_000 / 8
DOWN, LATENCY = 9 * MEGABIT, 85
#: Milliseconds until text and answer, and for a changed card; kilobytes before Python; seconds of a build.
ANSWER, CHANGE, BEFORE, BUILT = 2000, 300, 300, 60
PACKED = (".html", ".css", ".js", ".mjs", ".json", ".svg", ".wasm", ".webmanifest")
PAGES = {"a scenario's page": ("en/sigilai/examples/", ".lr-answer"),
         "the questions": ("en/sigilai/asked/", ".lr-asked dd")}
#: In the page, before it loads: when the mark is in a painted frame, since the navigation began.
SEEN = """mark => {
  const frame = () => requestAnimationFrame((time) => {
    const found = document.querySelector(mark);
    const painted = performance.getEntriesByName("first-contentful-paint").length;
    if (!found || !found.getClientRects().length || !painted) return frame();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { window.seen = performance.now(); };
    port2.postMessage(0);
  });
  frame();
}"""
#: In the page: change a select, wait for the frame that shows another answer; milliseconds.
CHANGED = """([select, value]) => {
  const root = document.querySelector(".lr-tool .lr-bench__host").shadowRoot;
  const box = root.querySelector(`select[data-k="${select}"]`);
  const was = root.querySelector(".verdict").textContent;
  return new Promise((done) => {
    const start = performance.now();
    box.value = value;
    box.dispatchEvent(new Event("change", {bubbles: true}));
    const frame = () => requestAnimationFrame(() => {
      if (root.querySelector(".verdict").textContent === was && performance.now() - start < 5000) return frame();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now() - start);
      port2.postMessage(0);
    });
    frame();
  });
}"""
CARDS = {"Ruduo": "MEDIS", "Žiema": "?Lemties", "Pavasaris": "PASAULIS", "Vasara": "SAULĖ"}


class _Handler(http.server.SimpleHTTPRequestHandler):
    """A server that compresses what hosts compress."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        content = path.read_bytes()
        packed = path.suffix in PACKED
        content = gzip.compress(content, 6) if packed else content
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Length", str(len(content)))
        if packed:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *arguments: Any) -> None:
        pass


@contextmanager
def phone(browser: Browser) -> Iterator[tuple[Page, list[float]]]:
    """A new visitor on a slow phone, and the bytes that come over the line."""
    context = browser.new_context(viewport={"width": 390, "height": 800}, service_workers="block")
    try:
        page = context.new_page()
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", {"offline": False, "latency": LATENCY,
                                                          "downloadThroughput": DOWN, "uploadThroughput": DOWN})
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        sent: list[float] = []
        session.on("Network.loadingFinished", lambda event: sent.append(event["encodedDataLength"]))
        yield page, sent
    finally:
        context.close()


def answered(browser: Browser, address: str, path: str, mark: str) -> tuple[float, float]:
    """Milliseconds until the first answer of a page can be read, and kilobytes until the page is at rest."""
    with phone(browser) as (page, sent):
        page.add_init_script(f"({SEEN})({mark!r})")
        page.goto(address + path)
        page.wait_for_load_state("networkidle")
        return float(page.evaluate("window.seen")), sum(sent) / 1000


def at_the_table(browser: Browser, address: str) -> tuple[float, float, float]:
    """Milliseconds until the form is there, those of a changed card, and kilobytes."""
    with phone(browser) as (page, sent):
        start = time.perf_counter()
        page.goto(address + "en/sigilai/now/", wait_until="commit")
        page.locator(".lr.now select").first.wait_for()
        taken = (time.perf_counter() - start) * 1000
        for seat, card in CARDS.items():
            page.locator(f".lr.now select[data-k={seat}]").select_option(card)
        change = page.evaluate(CHANGED, ["Ruduo", "?Lemties"])
        page.wait_for_load_state("networkidle")
        return taken, float(change), sum(sent) / 1000


def report(browser: Browser, site: Path, address: str) -> bool:
    """Print all figures; whether every limit is kept."""
    good = []
    for name, (path, mark) in PAGES.items():
        visits = [answered(browser, address, path, mark) for _ in range(VISITS)]
        taken, sent = (median(one) for one in zip(*visits, strict=True))
        good.append(say(f"{name}: text and answer", f"{taken:.0f} ms", taken <= ANSWER, f"{ANSWER} ms"))
        good.append(say(f"{name}: sent before Python", f"{sent:.0f} KB", sent <= BEFORE, f"{BEFORE} KB"))
    tables = [at_the_table(browser, address) for _ in range(VISITS)]
    taken, change, sent = (median(one) for one in zip(*tables, strict=True))
    good.append(say("at the table: form ready", f"{taken:.0f} ms", taken <= ANSWER, f"{ANSWER} ms"))
    good.append(say("at the table: a changed card", f"{change:.0f} ms", change <= CHANGE, f"{CHANGE} ms"))
    good.append(say("at the table: sent, answers included", f"{sent:.0f} KB", sent <= BEFORE, f"{BEFORE} KB"))
    for game in GAMES:
        size = len(gzip.compress((site / "assets" / "bench" / "now" / f"{game}.json").read_bytes(), 6))
        say(f"answers of {game}", f"{size / 1000:.1f} KB gzip")
    for lang in LANGUAGES:
        files = saved(site, lang).values()
        size = sum(one.stat().st_size for one in files) / 1e6
        say(f"saved for offline, {lang}", f"{len(files)} files, {size:.1f} MB")
    return all(good)


def main() -> int:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        print("benchmarks/place.py needs Chromium (Debian, Ubuntu: apt-get install chromium)")
        return 2
    with tempfile.TemporaryDirectory() as folder:
        site = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(folder, "site")
        good = True
        if len(sys.argv) == 1:
            start = time.perf_counter()
            build(site)
            taken = time.perf_counter() - start
            good = say("the whole site builds", f"{taken:.0f} s", taken <= BUILT, f"{BUILT} s")
        with serving(functools.partial(_Handler, directory=str(site))) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM)
            try:
                print(machine(f"Chromium {browser.version}"))
                return 0 if report(browser, site, address) and good else 1
            finally:
                browser.close()


if __name__ == "__main__":
    sys.exit(main())
