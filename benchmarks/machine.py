"""The machine's line, which every figure of these benchmarks stands under."""

from __future__ import annotations

import os
import platform
from pathlib import Path


def cpu() -> str:
    """The processor's model."""
    try:
        info = Path("/proc/cpuinfo").read_text("utf-8")
    except OSError:
        info = ""
    names = [line.partition(":")[2].strip() for line in info.splitlines() if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def machine(*more: str) -> str:
    """CPU model, cores, Python, and whatever else a figure depends on."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return "; ".join((cpu(), f"{os.cpu_count()} cores", platform.system(), python, *more))


if __name__ == "__main__":
    print(machine())
