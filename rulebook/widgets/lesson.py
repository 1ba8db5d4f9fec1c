"""What the notebooks share: their sentences in every language, and one picture of many games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.problems import Problem, SetupError
from engine.simulate import Job, kinds_of, play_batch
from engine.tally import NUMBER, RATE, SERIES, SHARE, Estimate, Tally
from rulebook.texts import LANGUAGES, source_language
from rulebook.words import words_of

__all__ = ["Sentence", "languages", "lesson", "picture"]

#: The most rows of a picture.
ROWS = 12
INK = ("#1f5f7a", "#c46a1b", "#5b7f2b", "#7a3f74")
Estimates = Callable[[str], Mapping[Any, Estimate]]


class Sentence(str):
    """A text of the book's messages; a notebook shows it with its marks as Markdown."""

    __slots__ = ()

    def _repr_markdown_(self) -> str:
        return str(self)


def languages(game: str) -> dict[str, str]:
    """The languages of a lesson, by their own names: the game's first, then English and the other.

    >>> languages("eleusis")
    {'Latviski': 'lv', 'In English': 'en', 'Lietuviškai': 'lt'}
    """
    own = source_language(game)
    order = [own, *(lang for lang in ("en", *LANGUAGES) if lang != own)]
    return {words_of(lang).format("notebook-this-language"): lang for lang in dict.fromkeys(order)}


def lesson(notebook: str, lang: str) -> Callable[[str], Sentence]:
    """The sentences of a notebook, by the names of its parts.

    Raises:
        SetupError: the language is none of the book's, or the notebook has no such part.
    """
    if lang not in LANGUAGES:
        raise SetupError([Problem("lang", "unknown_value", lang, LANGUAGES, repr(LANGUAGES[0]))])
    return lambda part: Sentence(words_of(lang).format(f"notebook-{notebook}-{part}"))


def picture(game: str, figure: str, runs: Mapping[str, Mapping[str, Any]], games: int, lang: str = "en") -> Any:
    """A figure of many games, with its intervals of 95 %, for each way to play them.

    Args:
        game: the game.
        figure: one of the game's figures (``engine.simulate.kinds_of``).
        runs: the arguments of ``game`` for each way, by the name that the picture gives it.
        games: how many games are played each way; the same seeds for all.
        lang: the language of the labels.

    Returns:
        A ``matplotlib`` figure.

    Raises:
        SetupError: there is no such game or figure, or a way that cannot be played.
    """
    if figure not in kinds_of(game):
        raise SetupError([Problem("figure", "unknown_value", figure, list(kinds_of(game)))])
    from matplotlib import pyplot as plt

    tallies = [(name, play_batch(Job(game, given), 0, games)) for name, given in runs.items()]
    shown = [(name, tally) for name, tally in tallies if isinstance(tally, Tally)]
    words, kind = words_of(lang, game), kinds_of(game)[figure]
    drawn, axes = plt.subplots(figsize=(7, 3.6), layout="constrained")
    axes.set_title(words.say(f"cli-figure-{figure}"), loc="left")
    axes.spines[["top", "right"]].set_visible(False)
    if kind in (NUMBER, SERIES):
        for ink, (name, tally) in zip(INK, shown, strict=False):
            if kind == NUMBER:
                counts = tally.sums[figure]
                axes.hist(list(counts), weights=list(counts.values()), bins=20, alpha=0.5, color=ink, label=name)
            else:
                steps = tally.series(figure)
                axes.plot(list(steps), [one.value for one in steps.values()], color=ink, label=name)
    else:
        _bars(axes, [(name, _estimates(tally, kind)(figure)) for name, tally in shown],
              lambda row: words.say(label) if words.has(label := f"cli-label-{row}") else words.form(row))
    if len(shown) > 1:
        axes.legend(frameon=False, fontsize=9)
    plt.close(drawn)  # it is shown where it is returned, once
    return drawn


def _estimates(tally: Tally, kind: str) -> Estimates:
    return {SHARE: tally.share, RATE: tally.rate}[kind]


def _bars(axes: Any, runs: list[tuple[str, Mapping[Any, Estimate]]], label: Callable[[str], str]) -> None:
    """A bar with its interval for each row of each run, in per cent."""
    rows = list(dict.fromkeys(row for _, estimates in runs for row in estimates))[:ROWS]
    height = 0.8 / len(runs)
    for place, (ink, (name, estimates)) in enumerate(zip(INK, runs, strict=False)):
        there = [(rows.index(row), one) for row, one in estimates.items() if row in rows]
        spans = [[100 * (one.value - (one.value if one.low is None else one.low)) for _, one in there],
                 [100 * ((one.value if one.high is None else one.high) - one.value) for _, one in there]]
        axes.barh([row + place * height for row, _ in there], [100 * one.value for _, one in there], height,
                  xerr=spans, color=ink, alpha=0.7, label=name)
    axes.set_yticks([row + 0.4 - height / 2 for row in range(len(rows))], [label(str(row)) for row in rows])
    axes.invert_yaxis()
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:g} %")
