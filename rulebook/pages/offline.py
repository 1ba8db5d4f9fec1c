"""The book without a network: the service worker, what can be saved, and what a device needs to install the book."""

from __future__ import annotations

import subprocess
import zlib
from pathlib import Path
from typing import Any

from engine.problems import Problem, SetupError
from rulebook.pages.files import ROOT, packed, write
from rulebook.pages.page import DEFAULT, url
from rulebook.pages.palette import palette
from rulebook.pages.programs import node
from rulebook.texts import LANGUAGES
from rulebook.words import words_of

__all__ = ["COLOURS", "manifest", "saved", "write_offline"]

#: The colours of the window's frame in the light and in the dark, as the header's.
COLOURS = palette()["paper"]
#: What no reader loads.
_UNREAD = ("404.html", "unsaved.html", "sitemap.xml.gz", "sw.js", "preview.png",
           *(f"offline-{lang}.json" for lang in LANGUAGES))
#: The theme's own search, which ours stands in for.
_THEME_SEARCH = ("assets/javascripts/lunr/", "assets/javascripts/workers/")
_ICONS = (("icon-192.png", "192x192", "any"), ("icon-512.png", "512x512", "any"),
          ("icon-mask.png", "512x512", "maskable"), ("favicon.svg", "any", "any"))


def write_offline(site: Path) -> None:
    """Write the service worker, and for each language the manifest and the list of what can be saved.

    Args:
        site: the built site, whole but for these files.

    Raises:
        SetupError: a tool is missing, or it failed.
    """
    for lang in LANGUAGES:
        write(site / f"book-{lang}.webmanifest", packed(manifest(lang)))
    sizes = {path: _size(path) for path in site.rglob("*") if path.is_file()}
    for lang in LANGUAGES:
        files = saved(site, lang)
        kept, load = (sum(sizes[path][which] for path in files.values()) for which in (0, 1))
        write(site / f"offline-{lang}.json", packed({"kept": kept, "load": load, "files": list(files)}))
    script = Path(__file__).with_name("offline.mjs")
    if not (ROOT / "node_modules" / "workbox-build").exists():
        raise SetupError([Problem("node_modules", "missing_tool", "workbox-build", ["node_modules"], "npm ci")])
    done = subprocess.run([node(), str(script), str(site)],  # noqa: S603  # our own script
                          capture_output=True, text=True, check=False)
    if done.returncode:
        raise SetupError([Problem(str(script), "tool_failed", done.stderr.strip()[-400:], ["node"])])


def manifest(lang: str) -> dict[str, Any]:
    """The manifest of a language, as a browser reads it."""
    name, start = words_of(lang).format("page-name"), url("", lang) or "./"
    return {"name": name, "short_name": name, "lang": lang, "id": start, "start_url": start, "scope": "./",
            "display": "standalone", "theme_color": COLOURS[0], "background_color": COLOURS[0],
            "icons": [{"src": f"assets/bench/{icon}", "sizes": sizes, "purpose": purpose}
                      for icon, sizes, purpose in _ICONS]}


def saved(site: Path, lang: str) -> dict[str, Path]:
    """Every file that a visit in a language can load, by its address from the root."""
    others = [other for other in LANGUAGES if other != lang]
    found = {}
    for path in sorted(site.rglob("*")):
        name = path.relative_to(site).as_posix()
        first = name.partition("/")[0]
        own = first not in others if lang == DEFAULT else first in ("assets", lang) or path.parent == site
        foreign = not own or (lang != DEFAULT and name == "index.html") or \
            path.stem.endswith(tuple(f"-{other}" for other in others)) or \
            (path.parent.parent.name == "search" and path.name.startswith(tuple(f"{other}_" for other in others)))
        unread = path.name in _UNREAD or path.suffix == ".map" or name.startswith(_THEME_SEARCH)
        if path.is_file() and not unread and not foreign:
            found[name.removesuffix("index.html") if path.name == "index.html" else name] = path
    return found


def _size(path: Path) -> tuple[int, int]:
    """The bytes of a file, and those that a server with compression sends."""
    content = path.read_bytes()
    return len(content), len(zlib.compress(content, 6))
