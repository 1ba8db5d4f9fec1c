"""How fast a secret rule of New Eleusis is found: how many rules still fit after each card that was judged."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from engine.eleusis.cards import CARDS, Card
from engine.eleusis.induction import fitting, known_rules, most_telling
from engine.eleusis.secret import SecretRule
from rulebook.words import words_of

__all__ = ["narrowed", "search"]

#: How many cards are asked about.
ASKED = 10


def narrowed(secret: SecretRule, *, telling: bool, asked: int = ASKED, seed: int = 0) -> list[int]:
    """How many rules of the catalogue fit at first, and after each card.

    Args:
        secret: the rule that judges.
        telling: whether the card is asked about on which the rules that fit disagree most; else any card.
        asked: how many cards are judged.
        seed: what the starter and any card are drawn from.

    >>> from engine.eleusis.secret import rule
    >>> alternating = rule("not(equal(color(current), color(previous)))")
    >>> narrowed(alternating, telling=True, asked=3)[0] == len(known_rules())
    True
    """
    rng = random.Random(f"search {seed}")
    line: list[Card] = [rng.choice(CARDS)]
    sidelines: list[list[list[Card]]] = [[]]
    fits = list(known_rules())
    left = [len(fits)]
    for _ in range(asked):
        best = most_telling(fits, line) if telling else None
        card = best.card if best else rng.choice(CARDS)
        if secret.allows(line, card):
            line.append(card)
            sidelines.append([])
        else:
            sidelines[-1].append([card])
        fits = fitting(line, sidelines, fits)
        left.append(len(fits))
    return left


def search(secrets: Sequence[SecretRule], lang: str = "en") -> Any:
    """A picture of :func:`narrowed`, the mean over the rules: with any card, and with the most telling one.

    Args:
        secrets: the rules that judge, one after another.
        lang: the language of the labels.
    """
    from matplotlib import pyplot as plt

    words = words_of(lang)
    drawn, axes = plt.subplots(figsize=(7, 3.6), layout="constrained")
    axes.spines[["top", "right"]].set_visible(False)
    for ink, telling, name in (("#c46a1b", False, "any-card"), ("#1f5f7a", True, "most-telling")):
        runs = [narrowed(one, telling=telling, seed=seed) for seed, one in enumerate(secrets)]
        means = [sum(left) / len(left) for left in zip(*runs, strict=True)]
        axes.plot(range(len(means)), means, marker="o", markersize=4, color=ink, label=words.say(f"notebook-{name}"))
    axes.set_yscale("log")
    axes.yaxis.set_major_formatter(lambda value, _: f"{value:g}")
    axes.set_xlabel(words.say("notebook-cards-judged"))
    axes.set_ylabel(words.say("notebook-rules-left"))
    axes.legend(frameon=False, fontsize=9)
    plt.close(drawn)
    return drawn
