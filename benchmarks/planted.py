"""How many planted defects `rulebook check` finds: five of each of twelve kinds a seed, and false alarms without any.

A defect counts as found by a finding of its own kind; an error of another check is printed apart, and that some text
changed at all is no merit.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from statistics import median

from defects import CLAUSE, GAMES, KINDS, ROOT, Planted, planted, text, texts
from machine import machine
from planting import Told, findings, tried

LIMIT, FALSE_ALARMS, EACH, SEED = 0.95, 1 / 50, 5, 20261130


def own(one: Planted, told: Told) -> bool:
    """Whether a finding of the defect's own kind is told."""
    return bool({finding["code"] for finding in told} & KINDS[one.kind])


def by_lock(one: Planted, told: Told) -> bool:
    """Whether it is told, by name, only because a mark or a term is not as it was accepted."""
    codes = {finding["code"] for finding in told}
    return "mark_dropped" in codes or (one.kind == "5 glossary" and "terms_changed" in codes)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=SEED, help="the first seed")
    parser.add_argument("--seeds", type=int, default=1, help="how many, one after the other")
    parser.add_argument("--each", type=int, default=EACH, help="defects of each kind")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    options = parser.parse_args()
    print(machine())
    drawn = {seed: planted(seed, options.each) for seed in range(options.seed, options.seed + options.seeds)}
    places = next(iter(drawn.values()))[1]
    print("places to draw from: " + ", ".join(f"{kind} {number}" for kind, number in places.items()))
    found = tried(list(dict.fromkeys(one for row, _ in drawn.values() for one in row)), options.jobs)

    shares, hits, told_otherwise = [], Counter[str](), 0
    for seed, (row, _) in drawn.items():
        good = [one for one in row if own(one, found[one]) or by_lock(one, found[one])]
        hits.update(one.kind for one in good)
        told_otherwise += sum(not own(one, found[one]) for one in good)
        shares.append(len(good) / len(row))
        print(f"seed {seed}: {len(good)} of {len(row)} by their own kind ({shares[-1]:.0%}; limit {LIMIT:.0%})")
        for one in row:
            if one not in good:
                codes = ", ".join(sorted({finding["code"] for finding in found[one]})) or "nothing"
                error = any(finding["level"] == "error" for finding in found[one])
                print(f"  {'by an error of another check' if error else 'missed'}: {one.kind}: {one.what}; "
                      f"told: {codes}")
    number = options.each * options.seeds
    print("of each kind: " + ", ".join(f"{kind} {hits[kind]} of {number}" for kind in KINDS))
    print(f"over {options.seeds} seeds: {min(shares):.1%} to {max(shares):.1%}, median {median(shares):.1%}; "
          f"{told_otherwise} of these only since a mark or a term is not as it was accepted")

    clean = Counter(one["level"] for one in findings(ROOT))
    clauses = sum(len(CLAUSE.findall(whole)) for *_, whole in texts())
    stand = sum(text(f"rulebook/texts/{game}.lock.json").count('"reason"') for game in GAMES)
    alarms = (clean["warning"] + stand) / clauses
    rate = f"1 in {1 / alarms:.0f}" if alarms else "none"
    print(f"clean book: {clean['error']} errors, {clean['warning']} warnings, {stand} let stand with a reason, "
          f"in {clauses} clauses ({rate}; limit 1 in 50); {clean['note']} notes")
    return 0 if min(shares) >= LIMIT and not clean["error"] and alarms <= FALSE_ALARMS else 1


if __name__ == "__main__":
    sys.exit(main())
