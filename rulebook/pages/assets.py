"""Everything a page loads besides itself: baked traces, words, the bench's scripts, and Python.

Written under ``assets/`` of the site, one copy for all languages and all pages; no request leaves the site.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from rulebook.bench import GAMES, schema
from rulebook.notebooks import folder
from rulebook.pages import answers, bake, desk, fonts, own, plays
from rulebook.pages.counts import counts
from rulebook.pages.figure import clause_label
from rulebook.pages.files import ROOT, Progress, copy, digest, packed, sources, write
from rulebook.pages.notebooks import FOLDER
from rulebook.pages.page import clause_anchor, rules_url, url
from rulebook.pages.proposed import file_url
from rulebook.pages.python import write_python
from rulebook.scenario import load, proposals, scenarios
from rulebook.texts import LANGUAGES, clauses
from rulebook.vectors import schema_text, vectors
from rulebook.words import words_json

__all__ = ["ROOT", "write_assets", "write_own_pages", "write_routes"]

#: The scripts of the benches, of their tools and of each game, committed beside their source.
SCRIPTS = ("desk.js", "god.js", "host.js", "now.js", "place.js", "qr.js", "rule.js", "score.js", "table.js",
           "worker.js", *(f"{game}.js" for game in GAMES))


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
