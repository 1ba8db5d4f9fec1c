"""The API pages' docstrings: ``:class:`Event``` and its kin become links where the named thing has a page."""

from __future__ import annotations

import re
from typing import Any

from griffe import AliasResolutionError, Extension, NameResolutionError, Object

__all__ = ["Roles"]

_ROLE = re.compile(r":(?:class|func|meth|mod|data|attr|exc):`~?(?P<name>[\w.]+)`")


class Roles(Extension):
    """Reads roles as mkdocstrings' optional references; what has no page stays code."""

    def on_object(self, *, obj: Object, **_: Any) -> None:
        """Rewrite the docstring of every object once it is known; see :class:`griffe.Extension`."""
        if obj.docstring and ":`" in obj.docstring.value:
            obj.docstring.value = _ROLE.sub(lambda role: self._reference(obj, role["name"]), obj.docstring.value)

    @staticmethod
    def _reference(obj: Object, name: str) -> str:
        try:
            path = obj.resolve(name.partition(".")[0]) + name[len(name.partition(".")[0]):]
        except (NameResolutionError, AliasResolutionError):
            path = name
        return f'<autoref optional identifier="{path}"><code>{name.rpartition(".")[2]}</code></autoref>'
