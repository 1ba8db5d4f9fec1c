"""Reading the book's files, any of which may be broken, missing, endless or no file at all; and writing one whole."""

from __future__ import annotations

import json
import os
import re
import tomllib
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from stat import S_ISREG
from typing import Any
from unicodedata import normalize

from engine.problems import Problem, SetupError

__all__ = ["LARGEST", "decoded", "half", "read", "read_json", "read_toml", "write", "write_all"]

#: The largest file of the book that is read, in bytes; the largest that there is has a quarter of it.
LARGEST = 128 * 1024
#: The most dots in a line of TOML: a key of very many parts takes the parser very long.
MOST_DOTS = 100
#: Half of a pair that stands for one letter; alone it is no letter, and no file takes it.
_HALF = re.compile("[\ud800-\udfff]")
_ESCAPED = re.compile(r"\\ud[89a-f]", re.IGNORECASE)


def read(path: Path, place: str = "", largest: int = LARGEST) -> str:
    """A file's text in normal form C, without a byte order mark, its lines ended by a line feed.

    Args:
        path: the file.
        place: what a problem calls it; the path by default.
        largest: the most bytes that it may have.

    Raises:
        SetupError: it is no ordinary file, cannot be opened, is too large, or is not UTF-8.
    """
    place = place or str(path)
    try:
        found = path.stat()
        if not S_ISREG(found.st_mode):  # a device or a pipe may have no end
            raise SetupError([Problem(place, "not_a_file", path.name)])
        with path.open("rb") as file:
            data = file.read(largest + 1)
    except OSError as error:
        raise SetupError([Problem(place, "unreadable_file", type(error).__name__)]) from None
    return decoded(data, place, found.st_size, largest)


def decoded(data: bytes, place: str, size: int = 0, largest: int = LARGEST) -> str:
    """The text of a file's bytes; what is returned, and the errors of content, are those of :func:`read`.

    Args:
        data: the bytes, or the first of them, at least one more than may be.
        place: what a problem calls the file.
        size: how many it has, where that is more.
        largest: the most that it may have.
    """
    if len(data) > largest:
        raise SetupError([Problem(place, "file_too_large", max(size, len(data)), [str(largest)])])
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise SetupError([Problem(place, "not_utf8", f"byte {error.start}")]) from None
    return normalize("NFC", text).removeprefix("\ufeff").replace("\r\n", "\n")


def read_toml(path: Path, place: str = "") -> dict[str, Any]:
    """A TOML file's content; arguments and errors as for :func:`read`, and the problem of one that is no TOML."""
    place = place or str(path)
    text = read(path, place)
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise SetupError([Problem(f"{place}:{number}", "nested_too_deeply", f"{line.strip()[:20]}…")])
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise SetupError([Problem(place, "nested_too_deeply", "[")]) from None
    except ValueError as error:  # no TOML, or a number of more digits than Python reads
        line_of = re.search(r"line (\d+)", str(error))
        raise SetupError([Problem(f"{place}:{line_of[1]}" if line_of else place, "not_toml", str(error))]) from None


def read_json(path: Path, place: str = "", largest: int = LARGEST) -> Any:
    """A JSON file's data; arguments and errors as for :func:`read`, and the problem of one that is no JSON.

    A name that stands twice in one object is a problem, too, and so are numbers that are none and halves of letters.
    """
    place = place or str(path)
    text = read(path, place, largest)
    try:
        data = json.loads(text, object_pairs_hook=_once, parse_constant=_no_number)
        _whole(data, text, place)
        return data
    except json.JSONDecodeError as error:
        raise SetupError([Problem(f"{place}:{error.lineno}:{error.colno}", "not_json", error.msg)]) from None
    except RecursionError:
        raise SetupError([Problem(place, "nested_too_deeply", "{")]) from None
    except SetupError:
        raise
    except ValueError as error:
        raise SetupError([Problem(place, "not_json", str(error))]) from None


def half(text: str) -> str:
    """The first half of a letter in a text, which no file could take; empty where there is none."""
    found = _HALF.search(text)
    return found[0] if found else ""


def write(path: Path, content: str | bytes) -> Path:
    """Write a file whole or not at all; arguments and errors as for :func:`write_all`."""
    write_all({path: content})
    return path


def write_all(files: Mapping[Path, str | bytes]) -> None:
    """Write files, all of them whole or none: aside, under names of this process's own, then renamed.

    Args:
        files: what each shall hold, in a folder that is there; a text is written in UTF-8. What it held is replaced.

    Raises:
        OSError: one cannot be written; then nothing has changed.
        UnicodeEncodeError: a text holds half of a letter; then nothing has changed.
    """
    contents = {path: content.encode() if isinstance(content, str) else content for path, content in files.items()}
    asides = {path: path.with_name(f"{path.name}.{os.getpid()}.aside") for path in contents}
    before = {path: path.read_bytes() if path.exists() else None for path in list(contents)[:-1]}  # the last ends it
    done: list[Path] = []
    try:
        for path, content in contents.items():
            asides[path].write_bytes(content)
        for path in contents:
            asides[path].replace(path)
            done.append(path)
    except BaseException:
        for path in done[:len(before)]:
            held = before[path]
            with suppress(OSError):
                path.unlink() if held is None else write(path, held)
        for aside in asides.values():
            with suppress(OSError):
                aside.unlink(missing_ok=True)
        raise


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) < len(pairs):
        names = [name for name, _ in pairs]
        raise ValueError(f"twice: {next(name for name in names if names.count(name) > 1)}")
    return data


def _whole(data: Any, text: str, place: str) -> None:
    """UTF-8 holds no half of a letter, but an escape of JSON can name one."""
    if _ESCAPED.search(text) and (found := half(json.dumps(data, ensure_ascii=False))):
        escape = re.search(f"\\\\u{ord(found):x}", text, re.IGNORECASE)
        at = escape.start() if escape else 0
        line, column = text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)
        raise SetupError([Problem(f"{place}:{line}:{column}", "half_a_letter", f"U+{ord(found):04X}")])


def _no_number(name: str) -> float:
    raise ValueError(name)
