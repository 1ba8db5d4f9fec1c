"""The site's files: written whole, in folders that are made where they are missing; and what they are made from."""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rulebook import book

__all__ = ["ROOT", "Progress", "copy", "digest", "packed", "sources", "write"]

#: The folder that holds both packages; in a checkout also the site's own files.
ROOT = Path(__file__).parent.parent.parent
#: Told the name of each step of a build before it begins.
Progress = Callable[[str], None]


def packed(data: Any) -> bytes:
    """Data as the shortest JSON, with its letters as they are."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def write(path: Path, content: bytes) -> None:
    """Write a file whole or not at all: two builds may share the folder of slow results."""
    path.parent.mkdir(parents=True, exist_ok=True)
    book.write(path, content)


def copy(source: Path, target: Path) -> None:
    """Copy a file."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def sources(package: str, suffixes: tuple[str, ...] = (".py", ".toml")) -> list[Path]:
    """The files of a package that it needs to run, in a fixed order."""
    return sorted(path for path in (ROOT / package).rglob("*")
                  if path.suffix in suffixes and "__pycache__" not in path.parts)


def digest(*paths: Path) -> str:
    """What tells files of other names or content from these."""
    found = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        found.update(f"{path.name} {len(content)}\n".encode() + content)
    return found.hexdigest()[:12]
