"""Data files that a reader may replace: hostile input, read within bounds, its faults told with their places."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any
from unicodedata import normalize

from engine.problems import Problem, SetupError, nearest, short, told

__all__ = ["MOST_BYTES", "fields_of", "read_toml", "stamped"]

#: The most bytes of a file, and the most dots on a line: each may nest tables one deeper.
MOST_BYTES, MOST_DOTS = 64_000, 100


def stamped(path: object, argument: str) -> tuple[Path, int]:
    """A file and when it was last written, so that what was read of it may be kept.

    Args:
        path: its name.
        argument: the argument that gave it.

    Raises:
        SetupError: it is no name of a file, or there is no such file.
    """
    if not isinstance(path, (str, Path)):
        raise SetupError([Problem(argument, "wrong_type", told(path), [f"'{argument}.toml'"])])
    file = Path(path)
    try:
        stamp, ordinary = file.stat().st_mtime_ns, file.is_file()
    except (OSError, ValueError, RuntimeError):  # such as a NUL in the name, or links that go round
        raise SetupError([Problem(argument, "no_such_file", str(file), ["FILE.toml"])]) from None
    if not ordinary:
        raise SetupError([Problem(argument, "not_a_file", str(file), ["FILE.toml"])])
    return file, stamp


def read_toml(path: Path, numbers: Sequence[str] = (), place: str = "") -> tuple[str, dict[str, Any]]:
    """The text of a TOML file, in its composed form, and what it holds.

    Args:
        path: the file.
        numbers: the range of its numbers, for one that has more digits than Python reads.
        place: what a problem calls it; its name by default.

    Raises:
        SetupError: why it cannot be read, with the line.
    """
    place = place or path.name
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        size = max(path.stat().st_size, len(content))
    except OSError as error:
        raise SetupError([Problem(place, "unreadable_file", type(error).__name__)]) from None
    if size > MOST_BYTES:
        raise SetupError([Problem(place, "file_too_large", size, [MOST_BYTES])])
    try:
        text = normalize("NFC", content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise SetupError([Problem(place, "not_utf8", f"byte {error.start}")]) from None
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise SetupError([Problem(f"{place}:{number}", "nested_too_deeply", f"{line.strip()[:20]}…")])
    try:
        return text, tomllib.loads(text)
    except RecursionError:
        raise SetupError([Problem(place, "nested_too_deeply", "[")]) from None
    except tomllib.TOMLDecodeError as error:
        line_of = re.search(r"line (\d+)", str(error))
        raise SetupError([Problem(f"{place}:{line_of[1] if line_of else 1}", "not_toml", str(error))]) from None
    except ValueError:  # more digits than Python reads
        digits = max(re.finditer(r"[\d_]+", text), key=lambda found: len(found[0]))
        where = f"{place}:{text.count(chr(10), 0, digits.start()) + 1}"
        raise SetupError([Problem(where, "out_of_range", digits[0], numbers)]) from None


def fields_of(entry: Mapping[str, Any], fields: Mapping[str, type], place: str) -> Iterator[Problem]:
    """What is wrong with the fields of a table: one that it has not, or that is of another type.

    Args:
        entry: the table.
        fields: the fields that it must have, each with its type.
        place: what a problem calls it.
    """
    yield from (Problem(place, "unknown_field", name, list(fields), nearest(name, fields)) for name in entry
                if name not in fields)
    yield from (Problem(place, "wrong_field", f"{name} = {short(entry.get(name))}", [f"{name}: {kind.__name__}"])
                for name, kind in fields.items() if not isinstance(entry.get(name), kind))
