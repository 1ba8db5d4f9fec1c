"""All 1,413,720 ordered four-card tricks of the demonstration deck, classified by the rules themselves.

    python benchmarks/exhaustive.py [--jobs 2] [--sample N]

Under ``printed`` it proves that no chaotic trick contains STOKA (the sentence of 41 is unreachable while a later
Stoka is ``dead``), and under ``lone_leader: wins`` that no trick is chaos for want of active cards (unwon.2a is empty).
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from itertools import islice, permutations
from typing import Any

from machine import machine

from engine.play import Choice, Play, run
from engine.rulings import Rulings
from engine.sigilai import LAWBOOK, SEASONS, load_deck, rules
from engine.sigilai.deck import Card
from engine.sigilai.table import Table

TRICKS = 36 * 35 * 34 * 33


def first(choice: Choice, view: Any) -> Any:
    """Answers a tie by lot, which decides who wins but not how the trick comes out."""
    return next(iter(choice.menu))


def classify(tricks: Iterable[tuple[Card, ...]], **readings: str) -> Counter[tuple[str, str, bool]]:
    """How many tricks come out how: the outcome, why it is chaos, and whether STOKA is among the four cards.

    Args:
        tricks: the four cards in season order.
        readings: laid over ``printed``.
    """
    deck, law = load_deck(), LAWBOOK.resolve(readings)
    found: Counter[tuple[str, str, bool]] = Counter()
    for cards in tricks:
        hands = {seat: [card] for seat, card in zip(SEASONS, cards, strict=True)}
        trace = run(Play(lambda hands=hands: Table(deck, hands=hands, fulfilling=False), rules.trick,
                         lambda: Rulings(LAWBOOK.questions, *law)), first)
        why = ""
        if trace.value == rules.CHAOS:
            why = next(event.facts["why"] for event in trace.events if event.kind == "chaos")
        found[trace.value if trace.gap is None else "gap", why, "STOKA" in cards] += 1
    return found


def slice_of(first_card: int, step: int, **readings: str) -> tuple[Counter[tuple[str, str, bool]], float]:
    """The tricks that Autumn leads with one card, every ``step``-th of them, and the CPU time they took."""
    begun = time.process_time()
    cards = load_deck().cards
    led = cards[first_card]
    rest = [card for card in cards if card != led]
    tricks = ((led, *three) for three in permutations(rest, 3))
    return classify(islice(tricks, 0, None, step), **readings), time.process_time() - begun


def whole(jobs: int, step: int = 1, **readings: str) -> tuple[Counter[tuple[str, str, bool]], float]:
    """All tricks, shared among processes; the counts and the CPU time of all of them."""
    total: Counter[tuple[str, str, bool]] = Counter()
    spent = 0.0
    with ProcessPoolExecutor(jobs) as pool:
        parts = [pool.submit(slice_of, card, step, **readings) for card in range(len(load_deck().cards))]
        for done, part in enumerate(parts, 1):
            counts, seconds = part.result()
            total += counts
            spent += seconds
            print(f"\r{done}/{len(parts)}", end="" if done < len(parts) else "\r     \r", file=sys.stderr, flush=True)
    return total, spent


def main() -> int:
    """Print the counts and the proofs; 1 where one fails."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--sample", type=int, default=1, metavar="N", help="every N-th trick only")
    options = parser.parse_args()
    print(machine())
    holds = True
    for readings in ({}, {"lone_leader": "wins"}):
        counts, spent = whole(options.jobs, options.sample, **readings)
        number = counts.total()
        print(f"{readings or 'printed'}: {number:,} tricks, {number / spent:,.0f} a second of CPU time")
        for (outcome, why, stoka), count in sorted(counts.items()):
            print(f"  {outcome:7} {why:10} {'with STOKA' if stoka else '':11} {count:10,}")
        stoka_in_chaos = sum(count for (outcome, _, stoka), count in counts.items() if outcome == "chaos" and stoka)
        no_active = sum(count for (_, why, _), count in counts.items() if why == "no_active")
        print(f"  chaos with STOKA (41): {stoka_in_chaos}; chaos without active cards (unwon.2a): {no_active:,}")
        holds &= stoka_in_chaos == 0 and bool(no_active) == (not readings)
        holds &= options.sample > 1 or number == TRICKS
    print("proved" if holds else "NOT proved")
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main())
