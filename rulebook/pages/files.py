"""The site's files: written whole, in folders that are made where they are missing."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

from rulebook import book

__all__ = ["copy", "packed", "write"]


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
