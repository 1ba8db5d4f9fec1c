"""``rulebook notebook``: the book's notebooks, or one of the reader's own, in JupyterLab or marimo."""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from engine.problems import Problem, SetupError, nearest
from rulebook.commands.command import BAD_INPUT, HOLDS, Command, Options, flag, value
from rulebook.commands.output import say
from rulebook.notebooks import INSTALLED, folder, notebooks
from rulebook.words import Words, one_line

__all__ = ["COPIES", "NOTEBOOK", "command_line"]

#: Where a reader's copies of installed notebooks go.
COPIES = Path("living-rules-notebooks")
#: The ending of each host's notebooks, and the module that must be there.
HOSTS = {False: (".ipynb", "jupyterlab", "jupyter"), True: (".py", "marimo", "marimo")}


def _takes(parser: argparse.ArgumentParser, words: Words) -> None:
    flag(parser, words, "marimo")
    flag(parser, words, "no-browser")
    value(parser, words, "port", default="")


def _problems(options: Options) -> Iterator[Problem]:
    if options.port and not re.fullmatch("[0-9]{1,5}", options.port):
        yield Problem("--port", "wrong_type", options.port, ["8888"], "--port 8888")
    if options.notebook is not None:
        known = notebooks()
        if options.notebook not in known and not Path(options.notebook).is_file():
            yield Problem("NOTEBOOK", "unknown_value", options.notebook, list(known), nearest(options.notebook, known))


def command_line(place: Path, *, marimo: bool, port: str = "", browser: bool = True) -> list[str]:
    """The command that opens a notebook or a folder of them, with this Python as its kernel.

    Args:
        place: the notebook, or the folder.
        marimo: in marimo, else in JupyterLab.
        port: the port to listen on; the host's own choice where it is empty.
        browser: whether a browser is opened.
    """
    wanted = [f"--port={port}"] if port else []
    if marimo:
        deed = "edit" if place.is_dir() else "run"
        return [sys.executable, "-m", "marimo", deed, str(place), *wanted, *([] if browser else ["--headless"])]
    root = place if place.is_dir() else place.parent
    path = [] if place.is_dir() else [str(place)]
    return [sys.executable, "-m", "jupyterlab", f"--ServerApp.root_dir={root}", *wanted,
            *([] if browser else ["--no-browser"]), *path]


def _run(options: Options, words: Words) -> int:
    ending, module, extra = HOSTS[options.marimo]
    if find_spec(module) is None:
        raise SetupError([Problem("rulebook", "extra_missing", module, [f"living-rules[{extra}]"],
                                  f"pip install 'living-rules[{extra}]'")])
    place = _place(options.notebook)
    if place.is_file() and place.suffix != ending:
        other = options.notebook if options.marimo else f"{options.notebook} --marimo"
        raise SetupError([Problem("NOTEBOOK", "other_host", place.name, [ending], f"rulebook notebook {other}")])
    say(words.say("cli-notebook-opens", place=one_line(str(place))))
    line = command_line(place, marimo=options.marimo, port=options.port, browser=not options.no_browser)
    host = subprocess.Popen(line)  # noqa: S603  # this Python, and a file that is there
    while True:
        try:
            return BAD_INPUT if host.wait() else HOLDS
        except KeyboardInterrupt:  # the host has got it too, and ends in its own way
            continue


def _place(name: str | None) -> Path:
    """A notebook, or the folder of all; those of an installed package are copied first, none over another."""
    known = notebooks()
    if name is not None and name not in known:
        return Path(name).resolve()
    place = folder()
    if place == INSTALLED:
        COPIES.mkdir(exist_ok=True)
        for path in sorted(place.iterdir()):
            if not (COPIES / path.name).exists():
                shutil.copyfile(path, COPIES / path.name)
        place = COPIES.resolve()
    return place if name is None else place / known[name].name


NOTEBOOK = Command("cli-notebook", _run, _takes, _problems, word="notebook", as_json=False)
