"""What a reader's browser does with the built page: times to the next painted frame, and sizes.

The site is built into a temporary folder (``--site`` takes one that is built) and served under a sub-path; Chromium
opens it by Playwright. Every time is taken in the page, from the action to the first painted frame that shows its
answer. Stock Pyodide, as its own documentation starts it in a worker, answers the same question on the same server.
"""

from __future__ import annotations

import argparse
import functools
import gzip
import http.server
import json
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urlsplit

from machine import machine
from playwright.sync_api import Browser, Page, Request, sync_playwright
from serving import serving

from rulebook.bench import GAMES
from rulebook.pages.assets import ROOT
from rulebook.pages.site import build

RUNS = 15
COLD_RUNS = 10
#: Bytes a second of a line of 10 Mbit/s, and the seconds until its first byte.
LINE, DELAY = 1_250_000, 0.04
PATIENCE = 60_000
PAGE = "sigilai/"
SCENARIO = "worked-trick"
CHROMIUM = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
            "--disable-component-update", "--disable-sync",
            "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"]

#: In the page: act on the bench, wait until `until` holds; milliseconds to the text of it, and to its painted frame.
MEASURE = """([scenario, action, until, patience]) => {
  const root = document.querySelector(`#scenario-${scenario} .lr-bench__host`).shadowRoot;
  const now = () => root.querySelector(".answer").textContent + root.querySelector("input[type=range]").value;
  const source = () => root.querySelector(".status").dataset.source;
  const holds = { changed: (was) => now() !== was, recorded: (was) => source() === "recorded" && now() !== was,
    live: () => source() === "live" }[until];
  return new Promise((done, fail) => {
    const was = now();
    const start = performance.now();
    let told = 0;
    const seen = new MutationObserver(() => { if (!told && holds(was)) told = performance.now() - start; });
    seen.observe(root, {subtree: true, childList: true, characterData: true, attributes: true});
    new Function("root", action)(root);
    const frame = () => requestAnimationFrame(() => {
      if (source() === "failed") return fail(new Error("Python did not answer"));
      if (performance.now() - start > patience) return fail(new Error(`not ${until} after ${action}`));
      if (!holds(was)) return frame();
      // A task that a frame's callback queues runs when that frame has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done([told, performance.now() - start]);
      port2.postMessage(0);
      seen.disconnect();
    });
    frame();
  });
}"""
ANSWER = "root.querySelector('.ask .options button:nth-child(3)').click()"
FORWARD = "root.querySelector('button.forward').click()"
#: Cards for Spring that no baked answer knows once Autumn lays LAIMA.
LATER = ("MEDIS", "MĖNUO", "ŽEMĖ", "JŪRA", "UGNIS", "KALNAS", "ĄŽUOLAS", "GIRIA", "UPĖ")


def lay(place: int, card: str) -> str:
    """Script that lays another card at a place."""
    return (f"const box = root.querySelectorAll('select')[{place}]; box.value = 'v{card}';"
            "box.dispatchEvent(new Event('change', {bubbles: true}));")


TURN = threading.Lock()


class _Handler(http.server.SimpleHTTPRequestHandler):
    """Any plain server; it writes down what it refuses."""

    extensions_map = {  # noqa: RUF012  # as the base class declares it
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm", ".json": "application/json",
    }

    def __init__(self, *arguments: Any, refused: list[str], line: list[float], **options: Any) -> None:
        self.refused, self.line = refused, line
        super().__init__(*arguments, **options)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file; on a slow line all of them share it, a slice a turn."""
        if not self.line:
            return super().copyfile(source, outputfile)
        time.sleep(DELAY)
        while slice_ := source.read(16_384):
            with TURN:
                time.sleep(len(slice_) / self.line[0])
            outputfile.write(slice_)
        return None

    def send_error(self, code: int, *arguments: Any) -> None:
        self.refused.append(f"{code} {self.path}")
        super().send_error(code, *arguments)

    def log_message(self, *arguments: Any) -> None:
        pass


@contextmanager
def served(site: Path, refused: list[str], line: list[float], sub_path: str = "x/y") -> Iterator[str]:
    """The address of a site under a sub-path, with a slash at its end; ``line`` holds bytes a second, or nothing."""
    with tempfile.TemporaryDirectory() as root:
        place = Path(root, sub_path)
        place.parent.mkdir(parents=True)
        place.symlink_to(site, target_is_directory=True)
        handler = functools.partial(_Handler, directory=root, refused=refused, line=line)
        with serving(handler) as address:
            yield f"{address}{sub_path}/"


@contextmanager
def bench(browser: Browser, address: str, requests: list[Request] | None = None) -> Iterator[Page]:
    """A new visitor's page, its bench in view and at rest; the requests made are written down."""
    context = browser.new_context()
    try:
        if requests is not None:
            context.on("request", lambda request: requests.append(request))  # Playwright marks what it calls
        page = context.new_page()
        ready(page, address)
        yield page
    finally:
        context.close()


def ready(page: Page, address: str) -> None:
    """Open the page and wait for its bench."""
    page.goto(address + PAGE)
    figure = page.locator(f"#scenario-{SCENARIO}")
    figure.scroll_into_view_if_needed()
    figure.locator(".answer").first.wait_for()
    page.wait_for_load_state("networkidle")


def measure(page: Page, action: str, until: str) -> float:
    """Milliseconds from an action to the painted frame in which something has `changed`, is `recorded` or `live`."""
    return told_and_painted(page, action, until)[1]


def told_and_painted(page: Page, action: str, until: str) -> tuple[float, float]:
    """Milliseconds from an action to the text that tells its answer, and to the painted frame that shows it."""
    told, painted = page.evaluate(MEASURE, [SCENARIO, action, until, PATIENCE])
    return float(told), float(painted)


def first_click(browser: Browser, address: str) -> float:
    """A new visitor's very first click, one step forward on the baked trace."""
    with bench(browser, address) as page:
        return measure(page, FORWARD, "changed")


def baked_change(browser: Browser, address: str) -> float:
    """A new visitor's first change: another card, whose answer is baked."""
    with bench(browser, address) as page:
        return measure(page, lay(2, "DULKĖ"), "recorded")


def live(browser: Browser, address: str,
         requests: list[Request] | None = None) -> tuple[float, list[tuple[float, float]]]:
    """A new visitor's first answer that needs Python, and later ones, each in a position not met before."""
    with bench(browser, address, requests) as page:
        measure(page, lay(0, "LAIMA"), "recorded")
        cold = measure(page, ANSWER, "live")
        return cold, [told_and_painted(page, lay(2, card), "live") for card in LATER]


def warm(browser: Browser, address: str) -> float:
    """The first live answer of somebody who was here before: the same, with what the browser has kept."""
    context = browser.new_context()
    try:
        for _ in range(2):
            page = context.new_page()
            took = first_live(page, address)
            page.close()
        return took
    finally:
        context.close()


def first_live(page: Page, address: str) -> float:
    """The first answer that needs Python, on a page that is opened for it."""
    ready(page, address)
    measure(page, lay(0, "LAIMA"), "recorded")
    return measure(page, ANSWER, "live")


#: In the page: go to another page of the visit by its link, and there to a first live answer; milliseconds.
NEXT = """async ([href, scenario, patience]) => {
  const start = performance.now();
  const figures = () => document.querySelector(`#scenario-${scenario}`);
  const before = figures();
  [...document.links].find((link) => link.href.endsWith(href)).click();
  const found = async (what) => {
    for (;;) {
      const one = what();
      if (one) return one;
      if (performance.now() - start > patience) throw new Error("no bench on the next page");
      await new Promise((done) => setTimeout(done, 4));
    }
  };
  const figure = await found(() => location.pathname.endsWith(href) && figures() !== before && figures());
  figure.scrollIntoView();
  const root = await found(() => figure.querySelector(".lr-bench__host")?.shadowRoot?.querySelector(".answer") &&
    figure.querySelector(".lr-bench__host").shadowRoot);
  for (const [place, card] of [[0, "vLAIMA"], [2, "vJŪRA"]]) {
    const box = root.querySelectorAll("select")[place];
    box.value = card;
    box.dispatchEvent(new Event("change", {bubbles: true}));
  }
  await found(() => root.querySelector(".status").dataset.source === "live");
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - start;
}"""


def next_page(browser: Browser, address: str) -> list[float]:
    """From the click on a link to a live answer on the page it leads to, Python being there already."""
    with bench(browser, address) as page:
        measure(page, lay(0, "LAIMA"), "recorded")
        measure(page, ANSWER, "live")
        return [float(page.evaluate(NEXT, ["sigilai/examples/", "equal-strength", PATIENCE]))]


#: Stock Pyodide in a module worker, as its documentation has it, with our engine and the same question.
STOCK = """import {loadPyodide} from "./pyodide.mjs";
const pyodide = await loadPyodide();
const engine = await (await fetch("../assets/py/ENGINE")).arrayBuffer();
pyodide.unpackArchive(engine, "zip", {extractDir: "/lib/python3.14/site-packages"});
postMessage(pyodide.pyimport("rulebook.bench").answer(REQUEST));
"""
STOCK_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
STOCK_START = """() => new Promise((done, fail) => {
  const start = performance.now();
  const worker = new Worker("worker.mjs", {type: "module"});
  worker.onerror = (event) => fail(new Error(event.message));
  worker.onmessage = ({data}) => {
    document.body.textContent = data;
    requestAnimationFrame(() => setTimeout(() => done([performance.now() - start, !!JSON.parse(data).trace])));
  };
})"""


def put_stock(site: Path) -> None:
    """Put stock Pyodide beside the site's own."""
    source, folder = ROOT / "node_modules" / "pyodide", site / "stock"
    folder.mkdir()
    for name in STOCK_FILES:
        shutil.copyfile(source / name, folder / name)
    engine = json.loads((site / "assets" / "py" / "index.json").read_text("utf-8"))["engine"]
    request = {"id": 1, "method": "run", "game": "sigilai", "call": "trick", "answers": ["2"], "unstated": "ask",
               "args": {"Ruduo": "LAIMA", "Žiema": "RAGANA", "Pavasaris": "PASAULIS", "Vasara": "SAULĖ"}}
    worker = STOCK.replace("ENGINE", engine).replace("REQUEST", json.dumps(json.dumps(request)))
    (folder / "worker.mjs").write_text(worker)
    (folder / "index.html").write_text("<!doctype html><title>stock</title><body></body>")


def stock(browser: Browser, address: str, visits: int = 1) -> float:
    """From the start of a worker to its first answer painted, with stock Pyodide, at the last of some visits."""
    context = browser.new_context()
    try:
        for _ in range(visits):
            page = context.new_page()
            page.goto(f"{address}stock/index.html")
            took, answered = page.evaluate(STOCK_START)
            if not answered:
                raise RuntimeError("stock Pyodide gave no trace; its time would say nothing")
            page.close()
        return float(took)
    finally:
        context.close()


def scripts_before(browser: Browser, address: str) -> list[tuple[str, bytes]]:
    """Every script that a page asks for before anybody does anything: its path and content."""
    requests: list[Request] = []
    with bench(browser, address, requests):
        found = [one for one in requests
                 if one.resource_type == "script" or urlsplit(one.url).path.endswith((".js", ".mjs"))]
        return [(one.url.removeprefix(address), one.response().body()) for one in found]


def strays(requests: list[Request], address: str) -> tuple[list[str], list[str]]:
    """Requests to another origin, and requests within it that left the sub-path or were not answered well."""
    home = urlsplit(address).netloc
    sent = [one for one in requests if urlsplit(one.url).scheme in ("http", "https", "ws", "wss")]
    away = [one.url for one in sent if urlsplit(one.url).netloc != home]
    return away, [one.url for one in sent if urlsplit(one.url).netloc == home and not one.url.startswith(address)]


def kilobytes(*contents: bytes) -> float:
    """Kilobytes (1,000 bytes) of the contents, each packed by gzip as a server would."""
    return sum(len(gzip.compress(content, 9, mtime=0)) for content in contents) / 1000


def baked(site: Path) -> tuple[float, str]:
    """The largest baked example: kilobytes by gzip, and its name."""
    return max((kilobytes(path.read_bytes()), f"{path.parent.name}/{path.stem}")
               for path in (site / "assets" / "bench").glob("*/*.json"))


def say(what: str, value: str, good: bool | None = None, limit: str = "") -> bool:
    """Print a figure and what becomes of its limit."""
    print(f"{what}: {value}" + ("" if good is None else f" (limit {limit}: {'PASS' if good else 'over'})"))
    return good is not False


def spread(times: list[float]) -> str:
    """A median and its range."""
    return f"median {median(times):.1f} ms ({min(times):.1f}–{max(times):.1f}, {len(times)} runs)"


def report(browser: Browser, site: Path, address: str, refused: list[str], line: list[float]) -> bool:
    """Print all figures; whether every limit is kept."""
    good = []
    clicks = [first_click(browser, address) for _ in range(RUNS)]
    good.append(say("first click from the baked trace", spread(clicks), median(clicks) <= 50, "50 ms"))
    say("baked card change", spread([baked_change(browser, address) for _ in range(RUNS)]))
    requests: list[Request] = []
    answers, beside = [], []
    for _ in range(COLD_RUNS):  # in turn, so that both meet the same machine
        answers.append(live(browser, address, requests))
        beside.append(stock(browser, address))
    cold = [first for first, _ in answers]
    say("stock Pyodide, cold start to the first answer", spread(beside))
    share = median(cold) / median(beside)
    figure = f"{spread(cold)}, {share:.2f} of stock"
    good.append(say("cold start to the first live answer", figure, share <= 0.5, "0.50"))
    later = [times for _, one in answers for times in one]
    told = [time for time, _ in later]
    good.append(say("later live answers, to the text", spread(told), median(told) <= 20, "20 ms"))
    say("later live answers, to the painted frame", spread([painted for _, painted in later]))
    say("warm start to the first live answer", spread([warm(browser, address) for _ in range(3)]))
    say("stock Pyodide, warm", spread([stock(browser, address, 2) for _ in range(3)]))
    following = [time for _ in range(5) for time in next_page(browser, address)]
    good.append(say("the next page of a visit, from click to live answer", spread(following), median(following) <= 300,
                    "300 ms"))
    line.append(LINE)
    say("on a line of 10 Mbit/s without compression, cold", f"{live(browser, address)[0]:.0f} ms; stock "
        f"{stock(browser, address):.0f} ms")
    line.clear()
    scripts = site / "assets" / "bench"
    host = kilobytes((scripts / "host.js").read_bytes())
    for name in (*GAMES, "rule", "god", "score"):
        size = host + kilobytes((scripts / f"{name}.js").read_bytes())
        good.append(say(f"own script, host.js and {name}.js", f"{size:.1f} KB gzip", size <= 60, "60 KB"))
    before = scripts_before(browser, address)
    say("all script before the first interaction", f"{kilobytes(*(body for _, body in before)):.1f} KB gzip "
        f"({len(before)} files: {', '.join(Path(name).name for name, _ in before)})")
    largest, name = baked(site)
    good.append(say("largest baked example", f"{largest:.1f} KB gzip ({name})", largest <= 26, "26 KB"))
    away, astray = strays(requests, address)
    if not any("/assets/py/" in one.url for one in requests):
        raise RuntimeError("Python's own requests were not seen; the count below would say nothing")
    good.append(say("requests outside the site's origin", f"{len(away)} of {len(requests)}", not away, "0"))
    good.append(say("from the sub-path", f"{len(astray)} requests outside it, {len(refused)} refused",
                    not astray and not refused, "0"))
    for url in sorted({*away, *astray, *refused}):
        print(f"  {url}")
    return all(good)


def main() -> int:
    parser = argparse.ArgumentParser(description="What a reader's browser does with the built page.")
    parser.add_argument("--site", type=Path, help="a site that is built already")
    given = parser.parse_args().site
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        print("benchmarks/page.py needs Chromium (Debian, Ubuntu: apt-get install chromium)")
        return 2
    refused: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder, "site")
        line: list[float] = []
        if given:
            shutil.copytree(given, site)
        else:
            build(site)
        put_stock(site)
        with served(site, refused, line) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM)
            try:
                print(machine(f"Chromium {browser.version}"))
                return 0 if report(browser, site, address, refused, line) else 1
            finally:
                browser.close()


if __name__ == "__main__":
    sys.exit(main())
