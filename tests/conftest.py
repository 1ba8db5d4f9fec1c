"""What several test files share: the built site, a server for it, and a browser."""

from __future__ import annotations

import functools
import http.server
import os
import shutil
import threading
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from tests.browsing import Visit

# No verdict depends on the clock: a busy machine fails nothing.
settings.register_profile("no clock", deadline=None)
settings.load_profile("no clock")

#: Chromium without a sandbox, without its own errands, and without any way out of this machine.
CHROMIUM = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost",
]


def missing(reason: str) -> Any:
    """Skip with the reason, or fail where nothing may be skipped."""
    if os.environ.get("REQUIRE_ALL") == "1":
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def docs() -> None:
    """The extra that the site needs."""
    if find_spec("mkdocs") is None:
        missing("the site needs the extra docs")


@pytest.fixture(scope="session")
def site(docs: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site, built strictly once for all workers of a run."""
    from filelock import FileLock

    from rulebook.pages.site import build

    run = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:  # a worker's folder lies in that of the run
        run = run.parent
    folder = run / "site"
    with FileLock(run / "site.lock"):
        if not (folder / "index.html").exists():
            build(folder)
    return folder


class _Handler(http.server.SimpleHTTPRequestHandler):
    """Serves files as any plain server does, quietly."""

    extensions_map = {  # noqa: RUF012  # as the base class declares it
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm", ".json": "application/json",
    }

    def log_message(self, *arguments: Any) -> None:
        pass


@pytest.fixture(scope="session")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The site's address, under a sub-path, with a slash at its end."""
    root = tmp_path_factory.mktemp("server")
    (root / "x").mkdir()
    (root / "x" / "y").symlink_to(site, target_is_directory=True)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Handler, directory=str(root))) as httpd:
        thread = threading.Thread(target=httpd.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{httpd.server_port}/x/y/"
        httpd.shutdown()
        thread.join()


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """The system's own Chromium."""
    try:
        from playwright.sync_api import sync_playwright
    except ModuleNotFoundError:
        missing("browser tests need the extra e2e (Playwright)")
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if path is None:
        missing("browser tests need Chromium (Debian, Ubuntu: apt-get install chromium)")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=CHROMIUM)
        yield chromium
        chromium.close()


@pytest.fixture
def visit(browser, server):
    """Opens pages, and closes them afterwards."""
    visits = []

    def open_page(path, **options):
        visits.append(Visit(browser, server, path, **options))
        return visits[-1]

    yield open_page
    for one in visits:
        one.context.close()
