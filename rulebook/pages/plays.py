"""Benches to play on: a game against policies, from a set-up of ``rulebook/plays``.

The file of such a bench has the form of a scenario's baked file, with the opening position and what
a play needs besides.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from engine.problems import Problem, SetupError
from rulebook.bench import answer, schema
from rulebook.book import read_toml
from rulebook.pages.bake import VERSION, Kept
from rulebook.pages.figure import Element, View
from rulebook.pages.page import scenario_anchor

__all__ = ["PLAYS", "baked", "drawn", "figure", "identity", "plays"]

#: The folder of the set-ups, one file a game.
PLAYS = Path(__file__).parent.parent / "plays"


@cache
def plays(game: str) -> Mapping[str, Mapping[str, Any]]:
    """The plays of a game by name; none where it has no file."""
    path = PLAYS / f"{game}.toml"
    return read_toml(path, f"plays/{path.name}") if path.exists() else {}


def identity(name: str) -> str:
    """A play's id among the benches of its game."""
    return f"play-{name}"


def baked(game: str, name: str) -> dict[str, Any]:
    """The file of a play, as plain data.

    Raises:
        SetupError: it cannot be played.
    """
    scene = plays(game)[name]
    play, args, answers = scene["play"], scene["args"], scene.get("answers", [])
    request = {"method": "run", "game": game, "call": scene["call"], "rulings": scene["rulings"], "answers": answers,
               "args": drawn(game, args, play),
               **{part: play[part] for part in ("seat", "policies", "seed") if part in play}}
    reply = json.loads(answer(json.dumps(request)))
    if "trace" not in reply or reply["trace"]["refused"]:
        raise SetupError([Problem(f"plays/{game}.toml", "play_not_playable", name, [json.dumps(reply)[:300]])])
    kept = Kept()
    at = {"": kept.place(reply)}
    return {"v": VERSION, "game": game, "id": identity(name), "call": scene["call"], "args": args, "answers": answers,
            "rulings": scene["rulings"], "play": play, **kept.parts, "at": at}


def drawn(game: str, args: Mapping[str, Any], play: Mapping[str, Any]) -> Mapping[str, Any]:
    """The arguments that a play stands for: where it has a level and no rule, a rule of the catalogue is drawn.

    The page's script draws in the same way (``drawn`` in ``eleusis-play.ts``).
    """
    pool = [entry["text"] for entry in schema(game).get("catalogue", []) if entry["level"] == play.get("level")]
    if "rule" in args or not pool:
        return args
    return {**args, "rule": pool[play["seed"] * 2654435761 % 2**32 * len(pool) // 2**32]}


def figure(game: str, name: str, view: View) -> Element:
    """The figure of a play: what it is, and that it needs a script.

    Args:
        game, name: the play.
        view: the page.
    """
    words = view.words(game)
    title, about, script = (escape(words.format(message)) for message in (
        f"page-play-{name}", f"page-play-{name}-about", "page-play-script"))
    inner = (f'<figcaption class="lr-bench__title">{title}</figcaption>\n<p class="lr-about">{about}</p>\n'
             f'<div class="lr-static">\n<p>{script}</p>\n</div>\n')
    return "figure", {"class": "lr-bench lr-play", "id": scenario_anchor(identity(name)), "lang": view.lang,
                      "data-game": game, "data-scenario": identity(name), "data-base": view.base,
                      "data-lang": view.lang}, inner
