"""Facts of events as plain data, for files that a page loads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

__all__ = ["plain"]


def plain(value: Any) -> Any:
    """A value whose names and cards are texts: mappings and sequences in their order, numbers as they are."""
    if isinstance(value, Mapping):
        return {str(name): plain(of) for name, of in value.items()}
    if isinstance(value, (list, tuple)):
        return list(map(plain, value))
    return value if isinstance(value, (int, bool)) or value is None else str(value)
