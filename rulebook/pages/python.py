"""Python for the pages: Pyodide, its library and our own modules, compiled before any page needs them."""

from __future__ import annotations

import hashlib
import io
import json
import os
import subprocess
import tempfile
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path

from engine.problems import Problem, SetupError
from rulebook import shelf
from rulebook.bench import GAMES
from rulebook.pages.files import ROOT, Progress, copy, digest, packed, sources, write
from rulebook.pages.programs import node

__all__ = ["book_zip", "desk_zip", "engine_zip", "write_python"]

#: What Pyodide needs in a page; its list of packages is emptied and its library compiled.
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
#: What of the book's Python the desk asks; each imports the standard library and the engine only.
DESK_MODULES = ("book", "findings", "numbers", "texts", *(f"desk/{name}" for name in (
    "__init__", "agreement", "align", "changes", "compare", "counted", "grammar", "limits", "opposites", "page",
    "plainly", "polarity", "published", "signature", "stated", "structure", "suggested", "terms", "wording")))
#: The modules of a trial, which the page's Python gets with a game's book.
TRIAL = ("faults", "language", "shelf", "tested", "trial", "verdict")
#: What ``doctest`` imports and no page needs: nobody debugs there, and nobody collects tests.
STAND_INS = {
    "pdb.py": "class Pdb:\n    def __init__(self, **options): pass\n    def reset(self): pass\n"
              "    def set_trace(self, *given, **named): pass\n\n\nset_trace = None\n",
    "unittest.py": "class TestCase: pass\n\n\nclass TestSuite: pass\n",
}



def write_python(folder: Path, build: Path, progress: Progress = lambda step: None) -> None:
    """Pyodide with a compiled library, the engine, and ``index.json`` that says where they are.

    Args:
        folder: where the pages look for Python.
        build: where what was compiled is kept.
        progress: told before something is compiled.

    Raises:
        SetupError: there is no Pyodide or no Node, or it failed.
    """
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
    stock, kept = (source / library.name).read_bytes(), build / f"python-{version}"
    [its_copy] = _compiled("library", {f"{hashlib.sha256(stock).hexdigest()[:12]}.zip": stock}, source, kept, progress)
    copy(its_copy, library)
    ours = {"engine": engine_zip(), "desk": desk_zip(), **{game: book_zip(game) for game in GAMES}}
    for path in _compiled("own", {name: content for content, name in ours.values()}, source, kept, progress):
        copy(path, folder / path.name)
    parts = {part: name for part, (_, name) in ours.items()}
    engine = parts.pop("engine")
    fetched = [own / "pyodide.asm.wasm", own / "pyodide-lock.json", library, folder / engine]
    write(folder / "index.json", packed({
        "pyodide": f"{version}/", "stdlib": library.relative_to(folder).as_posix(), "engine": engine, "parts": parts,
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


def _compiled(kind: str, archives: Mapping[str, bytes], pyodide: Path, kept: Path, progress: Progress) -> list[Path]:
    """Archives of Python, compiled inside Pyodide under Node and kept by name.

    Args:
        kind: ``"library"``, or ``"own"`` for what keeps its line numbers.
        archives: their content, by a name that changes with it.

    Raises:
        SetupError: there is no Node, or it failed.
    """
    script = Path(__file__).with_name("compiled.mjs")
    found = {name: kept / digest(script) / kind / name for name in archives}
    with tempfile.TemporaryDirectory() as scratch:
        pairs = {}
        for name, path in found.items():
            if not path.exists():
                write(Path(scratch, name), archives[name])
                path.parent.mkdir(parents=True, exist_ok=True)
                pairs[Path(scratch, name)] = path.with_suffix(f".{os.getpid()}")
        if pairs:
            progress("Python")
            done = subprocess.run([node(), str(script), str(pyodide), kind,  # noqa: S603  # our own script
                                   *(str(path) for pair in pairs.items() for path in pair)],
                                  capture_output=True, text=True, check=False)
            if done.returncode:
                raise SetupError([Problem(str(script), "tool_failed", done.stderr.strip()[-400:], ["node"])])
            for partial in pairs.values():
                partial.replace(partial.with_suffix(".zip"))
    return list(found.values())
