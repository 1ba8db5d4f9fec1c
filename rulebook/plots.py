"""Pictures of a summary: one SVG file a figure, the same bytes for the same figures."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from engine.problems import Problem, SetupError
from engine.tally import NUMBER, SERIES, SHARE
from rulebook.book import write
from rulebook.words import Words

__all__ = ["IDS", "draw", "labelled", "pyplot"]

#: The figures whose rows are ids, as they are typed.
IDS = ("clauses", "questions")

#: How many rows a picture has room for; the first are shown.
ROWS = 40
INK, FILL, SECOND = "#1f5f7a", "#7fb3c8", "#c46a1b"


def pyplot() -> Any:
    """The plotting library.

    Raises:
        SetupError: it is not installed.
    """
    try:
        import matplotlib as mpl
    except ModuleNotFoundError as error:
        raise SetupError([Problem("--plots", "extra_missing", error.name, ["living-rules[plots]"],
                                  "pip install 'living-rules[plots]'")]) from None
    mpl.use("svg")
    mpl.rcParams.update({"svg.hashsalt": "living-rules", "svg.fonttype": "none", "font.family": "sans-serif",
                         "axes.spines.top": False, "axes.spines.right": False, "figure.constrained_layout.use": True})
    from matplotlib import pyplot as plt
    return plt


def draw(summary: Mapping[str, Any], folder: Path, words: Words) -> list[Path]:
    """Draw every figure of a summary into a folder; what it is compared with is drawn beside it.

    Raises:
        SetupError: the plotting library is not installed, or the folder cannot be written.
    """
    plt = pyplot()
    drawn = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, figure in summary["figures"].items():
            other = summary.get("against", {}).get(name)
            shown = [figure, *([other] if other else [])]
            many = len(_names(shown))
            height = 3.2 if figure["kind"] in (NUMBER, SERIES) else 1.2 + 0.26 * many
            picture, axes = plt.subplots(figsize=(6.4, height))
            axes.set_title(words.say(f"cli-figure-{name}"), loc="left", fontsize=11)
            if figure["kind"] == NUMBER:
                _histogram(axes, shown)
            elif figure["kind"] == SERIES:
                _line(axes, shown)
            else:
                _bars(axes, shown, (lambda one: one) if name in IDS else partial(labelled, words=words),
                      zero=figure["kind"] == SHARE)
            if other:
                axes.legend(handles=[plt.Line2D([], [], color=ink, label=words.say(f"cli-plot-{which}"))
                                     for which, ink in (("first", INK), ("second", SECOND))],
                            loc="lower right", fontsize=8, frameon=False)
            svg = io.BytesIO()
            picture.savefig(svg, format="svg", metadata={"Date": None})
            plt.close(picture)
            drawn.append(write(folder / f"{name}.svg", svg.getvalue()))
    except OSError as error:
        raise SetupError([Problem("--plots", "cannot_write", error.strerror)]) from None
    return drawn


def labelled(name: str, words: Words) -> str:
    """The name of a row in words; an id is told as it is."""
    return words.say(f"cli-label-{name}") if words.has(f"cli-label-{name}") else words.form(name)


def _names(figures: Sequence[Mapping[str, Any]]) -> list[str]:
    return list(dict.fromkeys(row["name"] for figure in figures for row in figure["rows"]))[:ROWS]


def _bars(axes: Any, figures: Sequence[Mapping[str, Any]], label: Callable[[str], str], *, zero: bool) -> None:
    """A dot with its interval for each row, in per cent; with a bar from nothing to it where it is a share of all."""
    names = _names(figures)
    for shift, (figure, ink) in enumerate(zip(figures, (INK, SECOND), strict=False)):
        rows = [row for row in figure["rows"] if row["name"] in names]
        places = [names.index(row["name"]) + 0.3 * shift for row in rows]
        values = [100 * row["value"] for row in rows]
        if zero and not shift:
            axes.barh(places, values, height=0.6, color=FILL, alpha=0.5)
        spans = [[100 * max(0.0, row["value"] - (row["value"] if row["low"] is None else row["low"])) for row in rows],
                 [100 * max(0.0, (row["value"] if row["high"] is None else row["high"]) - row["value"])
                  for row in rows]]
        axes.errorbar(values, places, xerr=spans, fmt="o", markersize=3.5, color=ink, elinewidth=1.4, capsize=2)
    axes.set_yticks(range(len(names)), list(map(label, names)), fontsize=8)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.xaxis.set_major_formatter(lambda value, place: f"{value:g} %")


def _histogram(axes: Any, figures: Sequence[Mapping[str, Any]]) -> None:
    for figure, ink in zip(figures, (INK, SECOND), strict=False):
        values = [value for value, _ in figure["histogram"]]
        games = [count for _, count in figure["histogram"]]
        low, high = min(values), max(values)
        width = max(1, -(-(high - low + 1) // 60))
        bins = [low - 0.5 + width * place for place in range((high - low) // width + 2)]
        axes.hist(values, bins=bins, weights=games, histtype="stepfilled", color=ink, alpha=0.5)
        if figure["rows"]:
            axes.axvline(figure["rows"][0]["value"], color=ink, linewidth=1.4)


def _line(axes: Any, figures: Sequence[Mapping[str, Any]]) -> None:
    """The mean at each step with the band of its interval."""
    for figure, ink in zip(figures, (INK, SECOND), strict=False):
        rows = [row for row in figure["rows"] if row["low"] is not None]
        steps = [int(row["name"]) + 1 for row in rows]
        axes.plot(steps, [row["value"] for row in rows], color=ink, linewidth=1.4)
        axes.fill_between(steps, [row["low"] for row in rows], [row["high"] for row in rows], color=ink, alpha=0.2,
                          linewidth=0)
