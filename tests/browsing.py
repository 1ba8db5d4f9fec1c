"""What the browser tests share: a page with all that it asked for, and words for what is read on it."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit

__all__ = ["HOME", "Visit", "answer_is", "axe", "reads"]

AXE = Path(__file__).parents[1] / "node_modules" / "axe-core" / "axe.min.js"
HOME = {"lt": "", "lv": "lv/", "en": "en/"}


class Visit:
    """One page of the site, with everything it asked for and complained of."""

    def __init__(self, browser, server, path, **options):
        # A service worker would answer past the routes that a test lays.
        self.context = browser.new_context(**{"service_workers": "block", **options})
        self.page = self.context.new_page()
        self.requests, self.errors = [], []
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda message: message.type == "error" and self.errors.append(message.text))
        self.server = server
        self.page.goto(server + path)

    def bench(self, scenario):
        """The bench of a scenario, once it is there."""
        figure = self.page.locator(f"#scenario-{scenario}")
        figure.scroll_into_view_if_needed()
        figure.locator(".answer").first.wait_for(timeout=10_000)
        return figure

    def outside(self):
        """Requests to anywhere but the site itself, blobs and data aside."""
        home = urlsplit(self.server).netloc
        return [url for url in self.requests if urlsplit(url).scheme in ("http", "https")
                and urlsplit(url).netloc != home]


def axe(page, rules=None):
    """What axe finds wrong with a page, by all of its rules or by some."""
    page.add_script_tag(path=str(AXE))
    return page.evaluate("async rules => (await axe.run(document, {resultTypes: ['violations'], ...(rules && "
                         "{runOnly: {type: 'rule', values: rules}})})).violations"
                         ".map(v => v.id + ': ' + v.nodes.map(n => n.target.join(' ')).slice(0, 3).join(' | '))", rules)


def reads(locator, text):
    """Wait until an element holds the text."""
    from playwright.sync_api import expect

    expect(locator).to_have_text(re.compile(re.escape(text)), timeout=30_000)


def answer_is(bench, text):
    """Wait until the bench's one sentence is the given one."""
    from playwright.sync_api import expect

    expect(bench.locator(".answer").first).to_have_text(text, timeout=30_000)
