"""JupyterLab and marimo as ``rulebook notebook`` starts them, each for a folder of its own and with no way out."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

#: Seconds that a host may take to start.
PATIENCE = 120
#: What must be there; the extras of the same name.
MODULES = ("jupyterlab", "marimo", "matplotlib")


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def environment(folder: Path) -> dict[str, str]:
    """No file of the user's is read or written, and no news are asked for."""
    config = folder / "config" / "labconfig"
    config.mkdir(parents=True, exist_ok=True)
    (config / "page_config.json").write_text(json.dumps(
        {"disabledExtensions": {"@jupyterlab/apputils-extension:announcements": True}}), "utf-8")
    (folder / "config" / "jupyter_server_config.json").write_text(json.dumps(
        {"ServerApp": {"allow_root": True}, "LabApp": {"expose_app_in_browser": True}}), "utf-8")
    own = {name: str(folder / name.lower()) for name in ("JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR",
                                                         "MPLCONFIGDIR", "XDG_CONFIG_HOME", "XDG_STATE_HOME")}
    return os.environ | own | {"JUPYTER_CONFIG_DIR": str(folder / "config"), "JUPYTER_TOKEN": "t",
                               "MPLBACKEND": "module://matplotlib_inline.backend_inline", "LC_ALL": "C.UTF-8"}


@contextmanager
def host(arguments: Sequence[str], folder: Path) -> Iterator[str]:
    """``rulebook notebook`` with the arguments, until the block ends; its address."""
    port = free_port()
    env = environment(folder)
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "rulebook", "notebook", *arguments, "--no-browser", "--port", str(port)],
            env=env, cwd=folder, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, start_new_session=True)
        try:
            address = f"http://127.0.0.1:{port}/"
            _wait(process, address, folder / "log")
            yield address
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            with suppress(subprocess.TimeoutExpired):
                process.wait(20)
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def _wait(process: subprocess.Popen[bytes], address: str, log: Path) -> None:
    until = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < until:
        try:
            urllib.request.urlopen(address, timeout=5).close()
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise RuntimeError(log.read_text("utf-8")[-2000:])


def write_notebook(path: Path, sources: Sequence[str], *, run: bool = False) -> None:
    """A Jupyter notebook of code cells.

    Args:
        path: where it goes; the folder is that of its host.
        sources: the cells.
        run: whether it is saved as it stands after a run, and trusted as the reader's own.
    """
    import nbformat
    from nbclient import NotebookClient
    from nbformat.sign import NotebookNotary

    notebook = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(source) for source in sources],
        metadata={"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}})
    if run:
        own = environment(path.parent)
        NotebookClient(notebook, timeout=PATIENCE).execute(env=own)
        Path(own["JUPYTER_DATA_DIR"]).mkdir(exist_ok=True)
        notary = NotebookNotary(data_dir=own["JUPYTER_DATA_DIR"])
        notary.sign(notebook)
        notary.store.close()
    nbformat.write(notebook, path)


class Lab:
    """A notebook open in JupyterLab, with its kernel.

    Args:
        page: the browser's page.
        address: the server's address.
        path: the notebook, from the server's folder.
    """

    def __init__(self, page: Any, address: str, path: str) -> None:
        self.page = page
        page.goto(f"{address}lab/tree/{path}?token=t&reset")
        page.wait_for_function("() => window.jupyterapp?.shell && document.querySelector('.jp-DirListing-item')")
        page.locator(".jp-Notebook .jp-Cell").first.wait_for()
        page.get_by_text("(ipykernel) | Idle").wait_for()

    def command(self, name: str, **arguments: Any) -> None:
        """One of JupyterLab's own commands."""
        self.page.evaluate("([name, given]) => { void window.jupyterapp.commands.execute(name, given); }",
                           [name, arguments])

    def run_all(self) -> None:
        """Run every cell, and wait until nothing is left to run."""
        self.command("notebook:run-all-cells")
        self.page.wait_for_function(
            "() => [...document.querySelectorAll('.jp-CodeCell .jp-InputPrompt')]"
            ".every((one) => /\\d/.test(one.textContent))")

    def run(self, number: int) -> str:
        """Run one cell anew; the text of its output."""
        cell = self.page.locator(".jp-Notebook .jp-CodeCell").nth(number)
        prompt = cell.locator(".jp-InputPrompt").first
        before = prompt.inner_text()
        prompt.click()
        self.command("notebook:run-cell")
        self.page.wait_for_function(
            "([number, before]) => { const cell = document.querySelectorAll('.jp-Notebook .jp-CodeCell')[number];"
            "const text = cell.querySelector('.jp-InputPrompt').textContent.trim();"
            "return /\\d/.test(text) && text !== before.trim(); }",
            arg=[number, before])
        return str(cell.locator(".jp-OutputArea").inner_text()).strip()
