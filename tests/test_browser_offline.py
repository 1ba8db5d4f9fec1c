"""The book on a device: saved, without a network, installed, and under a strict content security policy."""

from __future__ import annotations

import functools
import http.server
import json
import threading
from collections.abc import Iterator

import pytest

from rulebook.pages.offline import manifest, saved
from rulebook.pages.page import url
from rulebook.texts import LANGUAGES
from rulebook.words import words_of
from tests.conftest import _Handler

pytestmark = pytest.mark.browser

#: What docs/en/hosting.md tells a host to send.
POLICY = ("default-src 'self'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
          "img-src 'self' data: blob:; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'")
#: A page of every kind, from the root of a language.
PAGES = ("", "about/", "sigilai/", "sigilai/now/", "sigilai/asked/", "sigilai/examples/", "sigilai/clauses/",
         "sigilai/questions/", "sigilai/table/", "eleusis/play/", "eleusis/rule/", "eleusis/god/", "siggil/capture/",
         "domino/score/")
PATIENCE = 120_000


class _Strict(_Handler):
    """A server that sends the policy."""

    def end_headers(self):
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()


@pytest.fixture
def strict(site, tmp_path) -> Iterator[tuple[str, http.server.ThreadingHTTPServer]]:
    """The site under the policy and a sub-path, and its server, which a test may stop."""
    (tmp_path / "x").mkdir()
    (tmp_path / "x" / "y").symlink_to(site, target_is_directory=True)
    httpd = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Strict, directory=str(tmp_path)))
    thread = threading.Thread(target=httpd.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{httpd.server_port}/x/y/", httpd
    httpd.shutdown()
    httpd.server_close()
    thread.join()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_visit_without_a_network(browser, strict, lang):
    """After "save for offline" the server is gone: every kind of page, tables, search and Python still work."""
    address, httpd = strict
    words = words_of(lang)
    context = browser.new_context()
    try:
        page = context.new_page()
        blocked: list[str] = []
        page.on("console", lambda said: blocked.append(said.text) if "Content Security Policy" in said.text else None)
        page.goto(address + url("", lang))
        button = page.locator(".lr-offline button")
        button.wait_for(timeout=PATIENCE)
        assert "MB" in button.inner_text()
        button.click()
        page.get_by_text(words.format("page-offline-saved")).wait_for(timeout=PATIENCE)
        context.set_offline(True)
        httpd.shutdown()
        for path in PAGES:
            page.goto(address + url(path, lang))
            page.locator("h1").first.wait_for()
            assert page.evaluate("document.documentElement.lang") == lang
        page.goto(address + url("siggil/now/", lang))
        page.locator(".lr.now select[data-k=family]").select_option("3")
        page.locator(".lr.now .answer").get_by_text("3").wait_for()
        page.keyboard.press("Control+k")
        page.locator(".lr-search__field").fill("gausa")
        page.locator(".lr-search__found a").first.wait_for(timeout=PATIENCE)
        page.goto(address + url("eleusis/god/", lang))
        page.locator(".lr.god .status[data-source=live]").wait_for(state="attached", timeout=PATIENCE)
        other = LANGUAGES[LANGUAGES.index(lang) - 1]
        page.goto(address + url("domino/play/", other))  # neither opened nor saved
        page.locator(f"li[lang={lang}] a").click()
        page.wait_for_url(address + url("", lang), timeout=PATIENCE)
        page.locator(".lr-game").first.wait_for()
        assert blocked == []
    finally:
        context.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_book_can_be_installed(browser, strict, lang):
    """Chromium finds no fault with the manifest, and nothing but the private window keeps it from installing."""
    address, _ = strict
    context = browser.new_context()
    try:
        page = context.new_page()
        page.goto(address + url("", lang))
        page.locator(".lr-offline button").wait_for(timeout=PATIENCE)
        session = context.new_cdp_session(page)
        assert session.send("Page.getAppManifest")["errors"] == []
        faults = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert {one["errorId"] for one in faults} <= {"in-incognito"}
    finally:
        context.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_saved_is_of_one_language(site, lang):
    """The list holds every page of the language and nothing of another, and every file of it is there."""
    files = saved(site, lang)
    told = json.loads((site / f"offline-{lang}.json").read_text("utf-8"))
    assert told["files"] == list(files)
    assert told["kept"] == sum(path.stat().st_size for path in files.values())
    assert 0 < told["load"] < told["kept"]
    own = [path for path in (site / url("", lang)).rglob("index.html")
           if lang != LANGUAGES[0] or path.relative_to(site).parts[0] not in LANGUAGES[1:]]
    assert {path for path in files.values() if path.name == "index.html"} == set(own)
    for other in set(LANGUAGES) - {lang}:
        assert not any(name.startswith(f"{other}/") or name.endswith(f"-{other}.json") for name in files)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_manifest_names_icons_that_are_there(site, lang):
    """Each language starts at its own page; every icon of the manifest is a file of the site."""
    found = json.loads((site / f"book-{lang}.webmanifest").read_text("utf-8"))
    assert found == manifest(lang)
    assert found["start_url"] == (url("", lang) or "./")
    assert all((site / icon["src"]).exists() for icon in found["icons"])
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in found["icons"]}
