"""What `rulebook check` finds in a copy of the book with a defect.

A defect of the engine is checked in a process of its own. For the others one process a copy loads the engine and plays
what the checks need of it; each defect is then checked in a fork of it that reads the book's files anew, until a check
of its own kind has found it.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from defects import KINDS, ROOT, Edit, Planted

Told = list[dict[str, Any]]
#: The checks of texts that need no play.
QUICK = ("numbers", "text numbers", "structure", "glossary")


@contextmanager
def copied() -> Iterator[Path]:
    """A copy of engine and book: all that the checks read."""
    with tempfile.TemporaryDirectory() as name:
        for part in ("engine", "rulebook"):
            shutil.copytree(ROOT / part, Path(name) / part,
                            ignore=shutil.ignore_patterns("__pycache__", "*.js", "*.css"))
        yield Path(name)


def changed(folder: Path, edits: Sequence[Edit]) -> dict[Path, str]:
    """Make the edits of a defect; what the files were before."""
    before = {folder / edit.file: (folder / edit.file).read_text("utf-8") for edit in edits}
    for edit in sorted(edits, key=lambda edit: (edit.file, -edit.start)):
        path = folder / edit.file
        whole = path.read_text("utf-8")
        path.write_text(whole[:edit.start] + edit.new + whole[edit.end:], "utf-8")
    return before


def findings(folder: Path, *options: str) -> Told:
    """What the command finds in a book, in a process of its own."""
    done = subprocess.run([sys.executable, "-m", "rulebook", "check", "--json", "--notes", *options], cwd=folder,
                          capture_output=True, text=True, env={"PYTHONPATH": str(folder), "PATH": ""}, check=False)
    try:
        return json.loads(done.stdout)["findings"]
    except (ValueError, KeyError):
        return [{"code": "check_failed", "level": "error", "found": (done.stdout + done.stderr)[-300:]}]


def in_a_process(one: Planted) -> Told:
    """What is found of a defect of the engine."""
    with copied() as folder:
        changed(folder, one.edits)
        return findings(folder, "--game", one.game)


def reads(one: Planted) -> tuple[list[str], list[str]]:
    """What of the plays a defect leaves as it was, which a clause that goes does not, and the checks to ask first."""
    words = all(edit.file.startswith("rulebook/texts/") for edit in one.edits) and one.kind != "2 coverage"
    return ["verdicts", "scenarios"] if words else [], \
        ["words"] if any("/messages/" in edit.file for edit in one.edits) else list(QUICK)


def in_forks(planted: Sequence[Planted], told: Callable[[Planted, Told], None]) -> None:
    """Tell what is found of each defect that leaves the engine as it is."""
    with copied() as folder, subprocess.Popen(
            [sys.executable, __file__], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            env={"PYTHONPATH": f"{folder}{os.pathsep}{Path(__file__).parent}", "PATH": ""}) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        for one in planted:
            before = changed(folder, one.edits)
            worker.stdin.write(json.dumps([one.game, sorted(KINDS[one.kind]), *reads(one)]) + "\n")
            worker.stdin.flush()
            told(one, json.loads(worker.stdout.readline()))
            for path, text in before.items():
                path.write_text(text, "utf-8")
        worker.stdin.close()


def tried(planted: Sequence[Planted], jobs: int) -> dict[Planted, Told]:
    """What the check finds of each defect."""
    found: dict[Planted, Told] = {}

    def told(one: Planted, row: Told) -> None:
        found[one] = row
        print(f"\r{len(found)}/{len(planted)}", end="", file=sys.stderr, flush=True)

    engine = [one for one in planted if any(edit.file.startswith("engine/") for edit in one.edits)]
    others = sorted(set(planted) - set(engine), key=lambda one: (one.game, one.what))
    with ThreadPoolExecutor(jobs) as pool:
        forks = [pool.submit(in_forks, others[job::jobs], told) for job in range(jobs)]
        for one, row in zip(engine, pool.map(in_a_process, engine), strict=True):
            told(one, row)
        for fork in forks:
            fork.result()
    print(file=sys.stderr)
    return found


#: What a fork keeps of what was read before it: the engine's part, and messages by their own text.
KEPT = ("_random_games", "spoken", "by_name", "_tree", "_all_calls", "_entries", "_resource", "categories")


def _serve() -> None:
    """In the copy: check the book as its files now are, in a fork, for each line with a game and a kind's codes."""
    from rulebook import check, lint
    from rulebook.desk import witness

    checks = dict(check.CHECKS)
    for game in check.GAMES:
        witness._random_games(game)
        list(lint.lint(game, check.LANGUAGES))
        check.verdicts(game)
    for line in sys.stdin:
        game, codes, kept, first = json.loads(line)
        reader, writer = os.pipe()
        if not (child := os.fork()):
            os.close(reader)
            _forget(kept)
            rows: Told = []
            try:
                for name in dict.fromkeys((*first, *checks)):
                    check.CHECKS = {name: checks[name]}
                    rows += [finding.as_json() for finding in check.check([game])]
                    if {row["code"] for row in rows} & set(codes):
                        break  # found by its own kind; what the others say is not asked
            except Exception as error:  # as a process that stops would tell
                rows.append({"code": "check_failed", "level": "error", "found": repr(error)})
            with os.fdopen(writer, "w") as pipe:
                json.dump(rows, pipe)
            os._exit(0)
        os.close(writer)
        with os.fdopen(reader) as pipe:
            print(pipe.read(), flush=True)
        os.waitpid(child, 0)


def _forget(but: Sequence[str]) -> None:
    """Read every file of the book anew."""
    for name, module in list(sys.modules.items()):
        if name.startswith("rulebook"):
            for key, value in vars(module).items():
                if hasattr(value, "cache_clear") and key not in (*KEPT, *but):
                    value.cache_clear()


if __name__ == "__main__" and not sys.stdin.isatty() and (Path.cwd() / "rulebook" / "check.py").exists():
    _serve()
