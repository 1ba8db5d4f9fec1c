"""What the desk on the site asks of Python: new words of a clause, and a published text held against the book.

Imports the standard library and the engine only, so that it runs in the page as it is.
"""

from __future__ import annotations

import json
from base64 import b64decode
from collections.abc import Callable, Mapping
from typing import Any
from unicodedata import normalize

from engine.problems import SetupError
from rulebook.bench import problem_json
from rulebook.book import decoded
from rulebook.desk.compare import compare
from rulebook.desk.plainly import plainly
from rulebook.desk.suggested import SUGGEST, Mark, look

__all__ = ["answer"]


def answer(text: str) -> str:
    """Answer one request of the desk.

    Args:
        text: a JSON object with ``id``, ``method`` and its arguments: ``"review"`` with ``lang``, ``clause``, ``on``,
            ``text`` and ``note``, as in a mark; ``"compare"`` with ``game``, ``lang``, ``told`` (how readings are told,
            by question and reading), ``place`` (what the text is called), ``data`` (its first bytes in base64) and
            ``size`` (how many it has).

    Returns:
        A JSON object with the same ``id`` and ``review``, ``comparison``, ``problems`` or ``error``.
    """
    request = json.loads(text)
    number = request["id"]
    try:
        reply = {"id": number, **_METHODS[request["method"]](request)}
    except SetupError as error:
        reply = {"id": number, "problems": [problem_json(one) for one in error.problems]}
    except Exception as error:  # whatever it is, the page must get an answer
        reply = {"id": number, "error": f"{type(error).__name__}: {error}"}
    return json.dumps(reply, ensure_ascii=False)


def _review(request: Mapping[str, Any]) -> dict[str, Any]:
    mark = Mark("1", request["clause"], SUGGEST, request["lang"], "-", request["on"],
                normalize("NFC", request["text"]), normalize("NFC", request["note"]))
    look(mark, mark.clause)
    return {"review": {"problems": [problem_json(problem) for problem in mark.problems
                                    if problem.code != "suggestion_has_errors"],  # they stand beside it
                       "findings": [finding.as_json() | {"parts": plainly(finding)} for finding in mark.findings]}}


def _compare(request: Mapping[str, Any]) -> dict[str, Any]:
    text = decoded(b64decode(request["data"]), request["place"], request["size"])
    found = compare(text, request["game"], request["lang"], request["told"], request["place"])
    return {"comparison": found.as_json()}


_METHODS: dict[str, Callable[[Mapping[str, Any]], dict[str, Any]]] = {"review": _review, "compare": _compare}
