"""The same bench in three hosts, in a real Chromium: the page, JupyterLab with a kernel, marimo."""

from __future__ import annotations

import hashlib
import json
import re
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from engine.sigilai import trick
from rulebook.narrate import answer_sentence, tell
from rulebook.words import words_of
from tests.conftest import missing
from tests.notebook_hosts import MODULES, Lab, host, write_notebook

pytestmark = pytest.mark.browser

LAID = {"Ruduo": "GAUSA", "Žiema": "RĖDA", "Pavasaris": "STOKA", "Vasara": "MEDIS"}
#: Another card, and what the example's table shows, which nobody is asked for.
CHANGED = LAID | {"Ruduo": "LAIMA", "sigils": dict.fromkeys(LAID, 0), "mara": []}
PATIENCE = 60_000
#: A figure whose bars are of one colour, as a notebook asks for it.
PICTURE = 'picture("sigilai", "trick_results", {"random": {}}, 20)'
#: How many points of a drawn picture are of that colour.
BARS = """(image) => {
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext("2d");
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, image.naturalWidth, image.naturalHeight);
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ([98, 143, 162].every((value, place) => Math.abs(data[at + place] - value) < 4)) count += 1;
  }
  return count;
}"""
JUPYTER = (
    'from rulebook.widgets import show\n\nbench = show("several-reda")\nbench',
    "print(bench.step, bench.setup['Ruduo'], bench.answers, bench.result.outcome, bench.result.kinds[-1])",
    "bench.setup, bench.answers = bench.setup | {'Ruduo': 'SAULĖ'}, []",
    "bench.step = 2",
    "import hashlib\n\nprint(hashlib.sha256(bench.get_state()['_esm'].encode()).hexdigest())",
    f"from rulebook.widgets import picture\n\n{PICTURE}",
)
#: What is saved of a bench that Python has changed.
SAVED = (JUPYTER[0], JUPYTER[2], "bench.step = 3")
MARIMO = """
import marimo

app = marimo.App()


@app.cell
def _():
    import marimo as mo

    from rulebook.widgets import show

    return mo, show


@app.cell
def _(mo, show):
    bench = mo.ui.anywidget(show("several-reda"))
    bench
    return (bench,)


@app.cell
def _(bench, mo):
    state = bench.value["state"]
    mo.md(f"told {bench.step} {state['args']['Ruduo']} {bench.answers} {bench.result.outcome} {bench.result.kinds[-1]}")


@app.cell
def _(mo):
    card, step = mo.ui.run_button(label="card"), mo.ui.run_button(label="step")
    mo.hstack([card, step])
    return card, step


@app.cell
def _(bench, card):
    if card.value:
        bench.setup, bench.answers = bench.setup | {"Ruduo": "SAULĖ"}, []


@app.cell
def _(bench, step):
    if step.value:
        bench.step = 2


@app.cell
def _():
    from rulebook.widgets import picture

    PICTURE
""".replace("PICTURE", PICTURE)


class InPage:
    """The bench on the site."""

    def __init__(self, page, address):
        self.page = page
        page.goto(f"{address}en/sigilai/")
        figure = page.locator("#scenario-several-reda")
        figure.scroll_into_view_if_needed()
        self.bench = figure.locator(".lr").first


class InJupyterLab:
    """The bench in JupyterLab; Python is asked in cells of the notebook."""

    def __init__(self, page, address):
        self.page = page
        self.lab = Lab(page, address, "bench.ipynb")
        self.lab.run(0)
        self.bench = page.locator(".lr").first

    def told(self):
        """What Python knows of the bench."""
        return self.lab.run(1)

    def lay(self):
        """Lay another card in Python."""
        self.lab.run(2)

    def go(self):
        """Set the step in Python."""
        self.lab.run(3)

    def picture(self):
        """The picture that a cell draws."""
        self.lab.run(5)
        return self.page.locator(".jp-RenderedImage img").first


class InMarimo:
    """The bench in marimo; a cell tells what Python knows whenever the bench changes."""

    def __init__(self, page, address):
        self.page = page
        page.goto(address)
        self.bench = page.locator(".lr").first

    def told(self):
        """What Python knows of the bench, once it has been told of the last change."""
        return self.page.get_by_text(re.compile("^told ")).inner_text(timeout=PATIENCE).removeprefix("told ")

    def lay(self):
        """Lay another card in Python."""
        self.page.get_by_role("button", name="card", exact=True).click()

    def go(self):
        """Set the step in Python."""
        self.page.get_by_role("button", name="step", exact=True).click()

    def picture(self):
        """The picture that a cell draws."""
        return self.page.locator("img[src*='image/png'], img[src*='.png']").last


HOSTS = {"page": InPage, "jupyterlab": InJupyterLab, "marimo": InMarimo}


@pytest.fixture(scope="module")
def notebooks(tmp_path_factory):
    """The addresses of JupyterLab and marimo with the bench in a notebook of each; both start at once."""
    if lacking := [module for module in MODULES if find_spec(module) is None]:
        missing(f"notebooks need the extras jupyter and marimo ({', '.join(lacking)})")
    jupyter, marimo = (tmp_path_factory.mktemp(name) for name in ("jupyter", "marimo"))
    write_notebook(jupyter / "bench.ipynb", JUPYTER)
    write_notebook(jupyter / "saved.ipynb", SAVED, run=True)
    loaded = json.loads((jupyter / "saved.ipynb").read_text("utf-8"))
    loaded["cells"][0]["source"] += "  # from elsewhere"  # so it is not signed
    (jupyter / "downloaded.ipynb").write_text(json.dumps(loaded), "utf-8")
    (marimo / "bench.py").write_text(MARIMO.lstrip(), "utf-8")
    with ExitStack() as open_hosts, ThreadPoolExecutor(2) as pool:
        started = [pool.submit(open_hosts.enter_context, one) for one in (
            host([str(jupyter / "bench.ipynb")], jupyter), host([str(marimo / "bench.py"), "--marimo"], marimo))]
        yield dict(zip(("jupyterlab", "marimo"), [one.result() for one in started], strict=True))


@pytest.fixture(scope="module")
def pages(browser, server, notebooks):
    """The bench in each host, open once; what its page asked for and complained of."""
    contexts, opened = [], {}

    def opens(name):
        if name not in opened:
            contexts.append(browser.new_context(viewport={"width": 1280, "height": 1100}))
            page = contexts[-1].new_page()
            page.set_default_timeout(PATIENCE)
            page.requests, page.errors = [], []
            page.on("request", lambda request: page.requests.append(request.url))
            page.on("pageerror", lambda error: page.errors.append(str(error)))
            opened[name] = HOSTS[name](page, (notebooks | {"page": server})[name])
        return opened[name]

    yield opens
    for context in contexts:
        context.close()


def answer_is(bench, text):
    """Wait until the bench's one sentence is the given one."""
    from playwright.sync_api import expect

    expect(bench.locator(".answer").first).to_have_text(text, timeout=PATIENCE)


def shows(bench, text):
    """Wait until the step shown tells the given sentence."""
    from playwright.sync_api import expect

    expect(bench.locator(".now p").first).to_contain_text(text, timeout=PATIENCE)


def label(name):
    """A button's name."""
    return words_of("en").format(name)


def drive(bench):
    """What a reader does with the multiple-Rėda trick; every sentence that it tells on the way."""
    said = []

    def tells(expected):
        answer_is(bench, expected)
        said.append(bench.locator(".answer").first.inner_text())

    tells(answer_sentence(trick(**LAID), "en"))
    bench.get_by_role("button", name=label("ui-first"), exact=True).click()
    for sentence in tell(trick(**LAID), "en"):
        bench.get_by_role("button", name=label("ui-forward"), exact=True).click()
        shows(bench, sentence)
        said.append(bench.locator(".now p").first.inner_text())
    bench.locator("select").first.select_option("vLAIMA")
    asked = trick(**CHANGED, unstated="ask")
    tells(answer_sentence(asked, "en"))
    bench.locator(".ask").get_by_role("button", name="2", exact=True).click()
    tells(answer_sentence(trick(**CHANGED, unstated="ask", answers=["2"]), "en"))
    bench.locator(".steps > summary").click()
    bench.locator(".steps li").first.wait_for()
    said += bench.locator(".steps li").all_inner_texts()
    return said


def test_one_scenario_finds_the_same_sentences_in_three_hosts(pages):
    """Step by step, a changed card, an answer: page, JupyterLab and marimo tell the same, and ask nobody outside."""
    told = {}
    for name in HOSTS:
        place = pages(name)
        told[name] = drive(place.bench)
        home = urlsplit(place.page.url).netloc
        assert [url for url in place.page.requests
                if urlsplit(url).scheme in ("http", "https") and urlsplit(url).netloc != home] == []
        assert place.page.errors == []
    assert len(told["page"]) > 30
    assert told["jupyterlab"] == told["page"] == told["marimo"]


@pytest.mark.parametrize("name", ["jupyterlab", "marimo"])
def test_python_and_the_bench_tell_each_other(pages, name):
    """A click advances a step and Python knows; a changed card comes back as the new ruling; Python moves the bench."""
    place = pages(name)
    bench = place.bench
    reset = bench.get_by_role("button", name=label("ui-reset"), exact=True)
    if reset.count():
        reset.first.click()
    answer_is(bench, answer_sentence(trick(**LAID), "en"))
    bench.get_by_role("button", name=label("ui-first"), exact=True).click()
    bench.get_by_role("button", name=label("ui-forward"), exact=True).click()
    shows(bench, tell(trick(**LAID), "en")[0])
    knows(place, "1 GAUSA [] closed trick_ended")

    bench.locator("select").first.select_option("vLAIMA")
    changed = trick(**CHANGED, unstated="ask")
    answer_is(bench, answer_sentence(changed, "en"))
    knows(place, f"{len(changed.events)} LAIMA [] None {changed.kinds[-1]}")

    place.lay()
    laid = trick(**LAID | {"Ruduo": "SAULĖ"}, unstated="ask")
    answer_is(bench, answer_sentence(laid, "en"))
    place.go()
    shows(bench, tell(laid, "en")[1])


def knows(place, text):
    """Wait until Python knows what the bench shows."""
    from playwright.sync_api import expect

    if isinstance(place, InMarimo):
        expect(place.page.get_by_text(re.compile("^told "))).to_have_text(f"told {text}", timeout=PATIENCE)
    assert place.told() == text


@pytest.mark.parametrize("name", ["jupyterlab", "marimo"])
def test_a_picture_is_drawn(pages, name):
    """The bars of a figure are seen in the notebook: an image of full size, with an area of their colour."""
    picture = pages(name).picture()
    picture.scroll_into_view_if_needed()
    assert picture.bounding_box()["width"] > 400
    assert picture.evaluate("(image) => image.decode()") is None
    assert picture.evaluate(BARS) > 1000


def test_a_saved_notebook_shows_its_last_state_before_anything_is_run(browser, notebooks):
    """Opened anew, the bench shows card and step as Python set them last, and can be walked through with no Python.

    JupyterLab restores widgets only once some kernel runs; this one is fresh and knows of no bench.
    """
    page = browser.new_page(viewport={"width": 1280, "height": 1100})
    page.set_default_timeout(PATIENCE)
    Lab(page, notebooks["jupyterlab"], "saved.ipynb")
    bench = page.locator(".lr").first
    laid = trick(**LAID | {"Ruduo": "SAULĖ"}, unstated="ask")
    answer_is(bench, answer_sentence(laid, "en"))
    shows(bench, tell(laid, "en")[2])
    bench.get_by_role("button", name=label("ui-forward"), exact=True).click()
    shows(bench, tell(laid, "en")[3])
    page.context.close()


def test_a_downloaded_notebook_shows_the_bench_as_text_without_any_kernel(browser, notebooks):
    """With no kernel, a notebook that JupyterLab does not trust tells as text what the bench showed when it ran.

    One that it trusts waits for a kernel with its widgets: that is JupyterLab's own (jupyter-widgets/ipywidgets#3773).
    """
    page = browser.new_page(viewport={"width": 1280, "height": 1100})
    page.set_default_timeout(PATIENCE)
    for asked in ("**/api/sessions*", "**/api/kernels*"):
        page.route(asked, lambda route: route.abort() if route.request.method == "POST" else route.continue_())
    page.goto(f"{notebooks['jupyterlab']}lab/tree/downloaded.ipynb?token=t&reset")
    page.get_by_text(tell(trick(**LAID), "en")[2]).first.wait_for()
    assert page.locator(".lr").count() == 0
    page.context.close()


def test_the_module_of_all_hosts_is_one_file(site, pages):
    """What the site serves, the kernel sends to JupyterLab and marimo hands out is one file, byte for byte."""
    script = (site / "assets" / "bench" / "sigilai.js").read_bytes()
    assert script == (Path(__file__).parents[1] / "rulebook" / "widgets" / "sigilai.js").read_bytes()
    assert pages("jupyterlab").lab.run(4) == hashlib.sha256(script).hexdigest()
    place = pages("marimo")
    handed = [url for url in place.page.requests if "@file/" in url and ".js" in url]
    assert [place.page.request.get(url).body() == script for url in handed] == [True]
