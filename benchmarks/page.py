"""What a reader's browser does with the built page: times to the next painted frame, and sizes.

The site is built into a temporary folder and served under a sub-path; Chromium opens it by Playwright.
Every time is taken in the page, from the action to the first painted frame that shows its answer.
"""

from __future__ import annotations

import functools
import gzip
import http.server
import shutil
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urlsplit

from machine import machine
from playwright.sync_api import Browser, Page, Request, sync_playwright

from rulebook.bench import GAMES
from rulebook.pages.site import build

RUNS = 15
COLD_RUNS = 5
PATIENCE = 60_000
PAGE = "sigilai/"
SCENARIO = "worked-trick"
CHROMIUM = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
            "--disable-component-update", "--disable-sync",
            "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"]

#: In the page: act on the bench, wait until a frame is painted in which `until` holds; milliseconds.
MEASURE = """([scenario, action, until, patience]) => {
  const root = document.querySelector(`#scenario-${scenario} .lr-bench__host`).shadowRoot;
  const now = () => root.querySelector(".answer").textContent + root.querySelector("input[type=range]").value;
  const source = () => root.querySelector(".status").dataset.source;
  const holds = { changed: (was) => now() !== was, recorded: (was) => source() === "recorded" && now() !== was,
    live: () => source() === "live" }[until];
  return new Promise((done, fail) => {
    const was = now();
    const start = performance.now();
    new Function("root", action)(root);
    const frame = () => requestAnimationFrame(() => {
      if (source() === "failed") return fail(new Error("Python did not answer"));
      if (performance.now() - start > patience) return fail(new Error(`not ${until} after ${action}`));
      if (!holds(was)) return frame();
      // A task that a frame's callback queues runs when that frame has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now() - start);
      port2.postMessage(0);
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


class _Handler(http.server.SimpleHTTPRequestHandler):
    """Any plain server; it writes down what it refuses."""

    extensions_map = {  # noqa: RUF012  # as the base class declares it
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm", ".json": "application/json",
    }

    def __init__(self, *arguments: Any, refused: list[str], **options: Any) -> None:
        self.refused = refused
        super().__init__(*arguments, **options)

    def send_error(self, code: int, *arguments: Any) -> None:
        self.refused.append(f"{code} {self.path}")
        super().send_error(code, *arguments)

    def log_message(self, *arguments: Any) -> None:
        pass


@contextmanager
def served(site: Path, refused: list[str], sub_path: str = "x/y") -> Iterator[str]:
    """The address of a site under a sub-path, with a slash at its end."""
    with tempfile.TemporaryDirectory() as root:
        place = Path(root, sub_path)
        place.parent.mkdir(parents=True)
        place.symlink_to(site, target_is_directory=True)
        handler = functools.partial(_Handler, directory=root, refused=refused)
        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as httpd:
            thread = threading.Thread(target=httpd.serve_forever, daemon=True)
            thread.start()
            yield f"http://127.0.0.1:{httpd.server_port}/{sub_path}/"
            httpd.shutdown()
            thread.join()


@contextmanager
def bench(browser: Browser, address: str, requests: list[Request] | None = None) -> Iterator[Page]:
    """A new visitor's page, its bench in view and at rest; the requests made are written down."""
    context = browser.new_context()
    try:
        if requests is not None:
            context.on("request", lambda request: requests.append(request))  # Playwright marks what it calls
        page = context.new_page()
        page.goto(address + PAGE)
        figure = page.locator(f"#scenario-{SCENARIO}")
        figure.scroll_into_view_if_needed()
        figure.locator(".answer").first.wait_for()
        page.wait_for_load_state("networkidle")
        yield page
    finally:
        context.close()


def measure(page: Page, action: str, until: str) -> float:
    """Milliseconds from an action to the painted frame in which something has `changed`, is `recorded` or `live`."""
    return float(page.evaluate(MEASURE, [SCENARIO, action, until, PATIENCE]))


def first_click(browser: Browser, address: str) -> float:
    """A new visitor's very first click, one step forward on the baked trace."""
    with bench(browser, address) as page:
        return measure(page, FORWARD, "changed")


def baked_change(browser: Browser, address: str) -> float:
    """A new visitor's first change: another card, whose answer is baked."""
    with bench(browser, address) as page:
        return measure(page, lay(2, "DULKĖ"), "recorded")


def live(browser: Browser, address: str, requests: list[Request] | None = None) -> tuple[float, list[float]]:
    """A new visitor's first answer that needs Python, and later ones, each in a position not met before."""
    with bench(browser, address, requests) as page:
        measure(page, lay(0, "LAIMA"), "recorded")
        cold = measure(page, ANSWER, "live")
        return cold, [measure(page, lay(2, card), "live") for card in LATER]


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


def report(browser: Browser, site: Path, address: str, refused: list[str]) -> bool:
    """Print all figures; whether every limit is kept."""
    good = []
    clicks = [first_click(browser, address) for _ in range(RUNS)]
    good.append(say("first click from the baked trace", spread(clicks), median(clicks) <= 50, "50 ms"))
    say("baked card change", spread([baked_change(browser, address) for _ in range(RUNS)]))
    requests: list[Request] = []
    answers = [live(browser, address, requests) for _ in range(COLD_RUNS)]
    say("cold start to the first live answer", spread([cold for cold, _ in answers]))
    say("later live answers", spread([time for _, later in answers for time in later]))
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
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        print("benchmarks/page.py needs Chromium (Debian, Ubuntu: apt-get install chromium)")
        return 2
    refused: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder, "site")
        build(site)
        with served(site, refused) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM)
            try:
                print(machine(f"Chromium {browser.version}"))
                return 0 if report(browser, site, address, refused) else 1
            finally:
                browser.close()


if __name__ == "__main__":
    sys.exit(main())
