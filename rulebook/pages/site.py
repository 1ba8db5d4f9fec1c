"""Build and serve the site; what ``rulebook build`` and ``rulebook serve`` call."""

from __future__ import annotations

import errno
import logging
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

import mkdocs.commands.build
import mkdocs.config
from mkdocs.exceptions import MkDocsException
from mkdocs.livereload import LiveReloadServer

from engine.problems import Problem, SetupError
from rulebook.faults import fault
from rulebook.pages.assets import ROOT

__all__ = ["build", "serve"]

CONFIG = ROOT / "mkdocs.yml"
#: What a served site is rebuilt for.
WATCHED = ("docs", "engine", "rulebook", "mkdocs.yml")
#: How many ports after the wanted one are tried.
PORTS = 20
HIGHEST_PORT = 65535


def build(site_dir: Path | str, strict: bool = True, site_url: str | None = None) -> None:
    """Build the site.

    Args:
        site_dir: where to; what is there is replaced by the whole new site, or stays as it is.
        strict: whether a warning fails the build.
        site_url: the address that it will have, where it is known; the site works without.

    Raises:
        SetupError: there is no site here, its folder cannot be written, or it cannot be built.
    """
    _needs_checkout()
    site = Path(site_dir).resolve()
    beside = next(folder for folder in site.parents if folder.is_dir())
    try:
        with tempfile.TemporaryDirectory(prefix=f".{site.name[:100]}-", dir=beside) as folder:
            made = Path(folder) / "site"
            _build(made, strict, {"site_url": site_url} if site_url else {})
            site.parent.mkdir(parents=True, exist_ok=True)
            _swap(made, site, Path(folder) / "old")
    except OSError as error:
        raise SetupError([Problem(str(site_dir), "cannot_write", error.strerror)]) from None


def _build(folder: Path, strict: bool, options: Mapping[str, str]) -> None:
    """Build the site into a new folder."""
    os.environ.setdefault("NO_MKDOCS_2_WARNING", "1")
    _tell(steps=sys.stderr.isatty())
    try:
        config = mkdocs.config.load_config(str(CONFIG), site_dir=str(folder), strict=strict, **options)
        config.plugins.on_startup(command="build", dirty=False)
        try:
            mkdocs.commands.build.build(config)
        finally:
            config.plugins.on_shutdown()
    except (MkDocsException, SystemExit) as error:
        raise SetupError([Problem(CONFIG.name, "site_not_built", str(error))]) from None


def _swap(made: Path, site: Path, old: Path) -> None:
    """Put the site made in the place of the old one, which comes back if that fails or is interrupted."""
    try:
        if site.exists():
            site.rename(old)
        made.rename(site)
    except BaseException:
        if old.exists() and not site.exists():
            old.rename(site)
        raise


def serve(host: str = "127.0.0.1", port: int = 8000) -> None:
    """Build the site, serve it, and build it again after every change, in a process of its own.

    Args:
        host, port: where to listen; a port that is taken is left for the next free one.

    Raises:
        SetupError: there is no site here, it cannot be built, there is no such address here, or no port is free.
    """
    _needs_checkout()
    if not 1 <= port <= HIGHEST_PORT:
        raise SetupError([Problem("--port", "out_of_range", port, [f"1–{HIGHEST_PORT}"], "--port 8000")])
    free = _free_port(host, port)
    with tempfile.TemporaryDirectory(prefix="rulebook-") as folder:
        server = LiveReloadServer(builder=lambda: _rebuild(folder), host=host, port=free, root=folder)
        server.error_handler = lambda code: _error_page(Path(folder), code)
        _rebuild(folder)
        for name in WATCHED:
            server.watch(str(ROOT / name))
        try:
            print(f"\n{server.url}\n", flush=True)
            server.serve()
        except KeyboardInterrupt:
            print()
        finally:
            server.shutdown()


def _needs_checkout() -> None:
    """An installed package has neither the site's pages nor its npm packages."""
    if not CONFIG.exists():
        raise SetupError([Problem("rulebook", "not_a_checkout", str(ROOT), [CONFIG.name, "docs", "node_modules"],
                                  "make serve")])


def _rebuild(folder: str) -> None:
    """Build in another process, so that changed rules, texts and scripts are all read anew."""
    own = os.environ | {"PYTHONDONTWRITEBYTECODE": "1"}  # a written .pyc would look like a change
    done = subprocess.run([sys.executable, "-m", "rulebook.pages.site", folder],  # noqa: S603  # ourselves
                          cwd=ROOT, env=own, check=False)
    if done.returncode:
        raise SetupError([Problem(CONFIG.name, "site_not_built")])


def _error_page(folder: Path, code: int) -> bytes | None:
    page = folder / f"{code}.html"
    return page.read_bytes() if page.exists() else None


def _free_port(host: str, port: int) -> int:
    last = min(port + PORTS - 1, HIGHEST_PORT)
    for candidate in range(port, last + 1):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as attempt:
            attempt.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                attempt.bind((host or ".", candidate))  # an empty name would mean every address
            except (OSError, UnicodeError) as error:
                if getattr(error, "errno", None) in (errno.EADDRINUSE, errno.EACCES):
                    continue
                raise SetupError([Problem("--host", "unknown_host", host, ["127.0.0.1"], "--host 127.0.0.1")]) from None
            return candidate
    raise SetupError([Problem("--port", "port_taken", port, [f"{port}–{last}"])])


def _tell(*, steps: bool) -> None:
    """Warnings go to the error stream, and on request the name of each slow step before it begins."""
    logging.basicConfig(level=logging.WARNING, format="%(message)s", stream=sys.stderr)
    if steps:
        logging.getLogger("mkdocs.plugins.rulebook").setLevel(logging.INFO)


def _main(site_dir: str) -> int:
    """What :func:`serve` runs: a lenient build that tells what it does."""
    _tell(steps=True)
    try:
        build(site_dir, strict=False)
    except SetupError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:  # whoever waits for this build says so
        return 130
    except Exception as error:
        print(fault(error), file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(_main(sys.argv[1]))
