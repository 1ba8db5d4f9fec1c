"""The notebooks as a page shows them: their sentences in its language, their cells, and what they showed when saved.

A bench stands there as text; nothing of a notebook runs in the page.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path
from typing import Any

from markdown import markdown

from rulebook.bench import result_of
from rulebook.notebooks import notebooks
from rulebook.pages.figure import Element, View
from rulebook.scenario import hold, scenarios
from rulebook.text_form import text_form
from rulebook.words import Words, words_of

__all__ = ["FOLDER", "figures"]

#: Where the site keeps the files to download.
FOLDER = "assets/notebooks"
_VIEW = "application/vnd.jupyter.widget-view+json"
_STATE = "application/vnd.jupyter.widget-state+json"
#: A cell that says a part of the notebook's text, and one that shows a scenario's bench.
_SAYS = re.compile(r"\bsay\(\"(\w+)\"\)\)?$")
_SHOWS = re.compile(r"\bshow\(\"([\w-]+)\"\)")
#: A cell of a marimo notebook: its body, without what it gives to others.
_CELL = re.compile(r"@app\.cell\ndef _\([^)]*\):\n(.*?)(?=\n\n\n|\Z)", re.S)
_RETURN = re.compile(r"\n? *return .*\Z")


def figures(view: View) -> Iterator[Element]:
    """Every notebook: what it is for, the command that opens it, its file, and its cells."""
    words = words_of(view.lang)
    for name, path in notebooks().items():
        marimo = path.suffix == ".py"
        yield "h2", {"id": name}, words.format(f"notebook-{name}-title")
        command = f"rulebook notebook {name}{' --marimo' if marimo else ''}"
        file = f"{view.base}{FOLDER}/{path.name}"
        download = escape(words.format("page-notebook-download", file=path.name))
        inner = [
            _said(words, name, "about"),
            f"<pre><code>{escape(command)}</code></pre>\n",
            f'<p><a href="{escape(file)}" download>{download}</a></p>\n',
            f'<details class="lr-notebook"><summary>{escape(words.format("page-notebook-cells"))}</summary>\n',
            *(_lesson(path, name, words) if marimo else _jupyter(path, name, words)), "</details>\n"]
        yield "div", {"class": "lr-notebooks"}, "".join(inner)


def _said(words: Words, name: str, part: str) -> str:
    """A part of the notebook's text; its heading is one level below the notebook's own."""
    text = re.sub(r"\A# .*\n", "", words.format(f"notebook-{name}-{part}"))
    return str(markdown(re.sub(r"\A## (.*)\n", r"### \1\n\n", text + "\n"))) + "\n"


def _code(source: str) -> str:
    return f'<pre tabindex="0" lang="en"><code>{escape(source)}</code></pre>\n'


def _text(text: str, lang: str = "") -> str:
    return f'<pre class="lr-text-form" tabindex="0"{f" lang={lang!r}" if lang else ""}>{escape(text)}</pre>\n'


def _lesson(path: Path, name: str, words: Words) -> Iterator[str]:
    """The cells of a marimo notebook."""
    known = {one.id: one for one in scenarios(name)}
    for body in _CELL.findall(path.read_text("utf-8")):
        source = re.sub(r"(?m)^    ", "", _RETURN.sub("", body)).strip()
        if says := _SAYS.search(source):
            yield _said(words, name, says[1])
        elif "say('about')" not in source:
            yield _code(source)
        if (shows := _SHOWS.search(source)) and shows[1] in known:
            yield _text(text_form(hold(known[shows[1]]).shown, words.lang))


def _jupyter(path: Path, name: str, words: Words) -> Iterator[str]:
    """The cells of a Jupyter notebook, each with what it showed when the file was saved."""
    notebook = json.loads(path.read_text("utf-8"))
    models = notebook["metadata"].get("widgets", {}).get(_STATE, {}).get("state", {})
    for cell in notebook["cells"]:
        source = "".join(cell["source"])
        if says := _SAYS.search(source):
            if says[1] != "about":
                yield _said(words, name, says[1])
            if source == says[0]:
                continue
        yield _code(source)
        if not says:
            yield from (_shown(output, models, words) for output in cell.get("outputs", ()))


def _shown(output: Mapping[str, Any], models: Mapping[str, Any], words: Words) -> str:
    """What a cell showed: a bench as text in the page's language, a picture, a table, a text."""
    view = output.get("data", {}).get(_VIEW)
    data = {kind: "".join(text) for kind, text in output.get("data", {}).items() if kind != _VIEW}
    if view:
        model = models.get(view["model_id"], {}).get("state", {})
        return _text(text_form(_bench(model), words.lang, _seat(model))) if "baked" in model else ""
    if "image/png" in data:
        alt = escape(words.format("page-notebook-picture"))
        return f'<p><img alt="{alt}" src="data:image/png;base64,{data["image/png"].strip()}"></p>\n'
    if "text/markdown" in data:
        return f'<div lang="en">{markdown(data["text/markdown"], extensions=["tables"])}</div>\n'
    return _text("".join(output.get("text", "")) or data.get("text/plain", ""), "en")


def _seat(model: Mapping[str, Any]) -> Any:
    seat: Any = model["baked"].get("play", {}).get("seat")
    return seat


def _bench(model: Mapping[str, Any]) -> Any:
    """The result of a saved bench."""
    state, baked = model["state"], model["baked"]
    play = {part: value for part, value in baked.get("play", {}).items() if part in ("seat", "policies", "seed")}
    unstated = {"unstated": baked["unstated"]} if "unstated" in baked else {}
    return result_of({"game": baked["game"], **{part: state[part] for part in ("call", "args", "answers", "rulings")},
                      **unstated, **play})
