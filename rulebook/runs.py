"""A folder of a simulation: a manifest that says what is played, and a file for each batch that has been.

A file is written aside and then renamed, so that what stands in the folder is whole. What is not is played again.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import engine
from engine.problems import Problem, SetupError
from engine.simulate import Job, batches, kinds_of, setup_of
from engine.tally import Pairs, Tally
from rulebook.book import read_json, write

__all__ = ["Folder", "code_digest", "digest", "manifest"]

MANIFEST, SUMMARY = "manifest.json", "summary.json"
#: The largest file that is read; the sums of a batch have a thousandth of it.
LARGEST = 64 * 1024 * 1024
#: What a process that was stopped has left half written.
_STRAY = re.compile(r"(part-[0-9]{8}|manifest|summary)\.json\.[0-9]+\.aside")


def digest(data: Any) -> str:
    """The SHA-256 of plain data."""
    return sha256(json.dumps(data, ensure_ascii=False, sort_keys=True).encode()).hexdigest()


@cache
def code_digest() -> str:
    """The SHA-256 of the engine: of every module and data file, with its name."""
    folder = Path(engine.__file__).parent
    whole = sha256()
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".py", ".toml"):
            whole.update(f"{path.relative_to(folder).as_posix()}\0".encode())
            whole.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return whole.hexdigest()


def manifest(job: Job, size: int) -> dict[str, Any]:
    """What is played, as plain data; two runs with the same manifest have the same batches.

    Raises:
        SetupError: every problem of the arguments.
    """
    laws = [_law(job, against=False), *([_law(job, against=True)] if job.against is not None else [])]
    return {
        "game": job.game,
        "seed": job.seed,
        "batch": size,
        "code": code_digest(),
        "laws": laws,
        "rulings": [digest([law["readings"], law["parameters"]]) for law in laws],
    }


def _law(job: Job, *, against: bool) -> dict[str, Any]:
    """Readings, parameters and arguments of a job's games, and the hash of each file that they name."""
    setup = setup_of(job, against=against)
    readings, parameters = setup.law
    given = {name: value for name, value in setup.stated.items() if name not in ("rulings", "seed")}
    files = {name: sha256(Path(path).read_bytes()).hexdigest()
             for name, path in setup.given.items() if name == "deck" and isinstance(path, (str, Path))}
    return {"readings": readings, "parameters": parameters,
            "given": {name: os.fspath(value) if isinstance(value, Path) else value for name, value in given.items()
                      if name not in files}, "files": files}


class Folder:
    """The folder of one simulation.

    Args:
        path: where it is; made where it is not.
        job: what is played.
        games: how many games.
        size: how many games a batch has.

    Raises:
        SetupError: the folder is that of another run, or of something else, or cannot be written.
    """

    def __init__(self, path: Path, job: Job, games: int, size: int) -> None:
        self.path, self.job, self.kinds = path, job, kinds_of(job.game)
        self.whole = list(batches(games, size))
        whole = manifest(job, size)
        with self._written():
            path.mkdir(parents=True, exist_ok=True)
            strays = [one for one in path.iterdir() if _STRAY.fullmatch(one.name)]
            if (path / MANIFEST).exists():
                self._same(whole)
            elif any(one not in strays for one in path.iterdir()):
                raise SetupError([Problem("--out", "not_a_run", str(path), [MANIFEST])])
            for stray in strays:  # now that the folder is ours
                stray.unlink()
            with suppress(FileNotFoundError):
                (path / SUMMARY).unlink()
            self._write(MANIFEST, {**whole, "games": games})

    def _same(self, whole: Mapping[str, Any]) -> None:
        """The folder's manifest says that the same is played."""
        found = self._read(self.path / MANIFEST)
        if found is None:
            raise SetupError([Problem("--out", "not_a_run", str(self.path), [MANIFEST])])
        differ = [name for name in whole if found.get(name) != whole[name]]
        if differ:
            raise SetupError([Problem("--out", "another_run", ", ".join(differ), [str(self.path)])])

    @staticmethod
    def _read(path: Path) -> dict[str, Any] | None:
        """A file's data; None where it is not whole."""
        try:
            data = read_json(path, largest=LARGEST)
        except SetupError:
            return None
        return data if isinstance(data, dict) else None

    def part(self, number: int) -> Path:
        """The file of a batch."""
        return self.path / f"part-{number:08d}.json"

    def parts(self) -> Iterator[tuple[int, Tally | Pairs]]:
        """Number and sums of each batch that has been played, one after the other."""
        kind = Tally if self.job.against is None else Pairs
        for number, (first, count) in enumerate(self.whole):
            data = self._read(self.part(number))
            if data is None or data.get("first") != first or data.get("sha256") != digest(data.get("sums")):
                continue
            try:
                tally = kind.of_json(self.kinds, data["sums"])
            except ValueError:
                continue
            if tally.games == count:
                yield number, tally

    def keep(self, number: int, tally: Tally | Pairs) -> None:
        """Write the sums of a batch."""
        sums = tally.as_json()
        with self._written():
            self._write(self.part(number).name,
                        {"first": self.whole[number][0], "sha256": digest(sums), "sums": sums})

    def finish(self, summary: Mapping[str, Any]) -> None:
        """Write the summary of all batches."""
        with self._written():
            self._write(SUMMARY, summary)

    def _write(self, name: str, data: Mapping[str, Any]) -> None:
        write(self.path / name, json.dumps(data, ensure_ascii=False, indent=1) + "\n")

    @contextmanager
    def _written(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise SetupError([Problem("--out", "cannot_write", error.strerror)]) from None
