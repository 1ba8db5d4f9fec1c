"""Random whole games of Baltiški sigilai and Siggil, rounds of New Eleusis: player decisions a second, beside peers.

The peers, measured in the same run, are RLCard's bridge and OpenSpiel's hearts.

    python benchmarks/games.py [--seconds 3] [--rounds 5]

CPU time, one core, medians of interleaved rounds. A decision is a choice of a seat with more than one option;
chance is counted apart. Every driver draws from one generator of random numbers, as fast as its library lets Python
do it. Our games leave whole traces, so they are counted afterwards, outside the clock; the peers count as they go.
A trace makes its ``Event`` objects of what it recorded when they are first looked at: with all of them made, the
same games stand in a line of their own.
The garbage collector is off in every measured round, as in ``timeit``.
The peers are optional: ``make bench`` installs them from ``requirements/bench.txt``.
"""

from __future__ import annotations

import argparse
import gc
import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from machine import machine

from engine import eleusis, siggil
from engine.play import CHANCE, Play, Trace, run
from engine.sigilai import VOCABULARY, Setup, load_deck
from engine.vocabulary import defaults, parameters

OURS, ELEUSIS, SIGGIL, BRIDGE = "Baltiški sigilai", "New Eleusis", "Siggil", "RLCard bridge"
TARGETS = {OURS: 150_000, ELEUSIS: 80_000, SIGGIL: 80_000}
#: What one game was: decisions of players, choices of chance, events.
Count = tuple[int, int, int]
#: Plays one game with the random numbers given, and counts what that gave.
Driver = tuple[Callable[[random.Random], Any], Callable[[Any], Count]]


def whole_game() -> Play:
    """The set-up of a whole game under ``table``."""
    given = dict.fromkeys(parameters(VOCABULARY["game"]), ...)
    return Setup("game", given | {"seed": 0, "rulings": "table", "policies": "random", "players": list("1234"),
                                  "deck": load_deck()}).game()


def tally(trace: Trace) -> Count:
    """What a trace holds; a choice with one option answers itself and is not among its answers."""
    chance = sum(answer.who == CHANCE for answer in trace.answers)
    return len(trace.answers) - chance, chance, len(trace.events)


def sigilai() -> Driver:
    """Whole games under ``table``, tracing on, every answer drawn."""
    play = whole_game()
    return lambda rng: run(play, rng), tally


def rounds() -> Driver:
    """Whole rounds of New Eleusis for four players under ``table``, tracing on, every answer drawn."""
    play = eleusis.Setup("game", defaults(eleusis.VOCABULARY["game"]) | {"rounds": 1}).game()
    return lambda rng: run(play, rng), tally


def three() -> Driver:
    """Whole games of Siggil for three players under ``table``, tracing on, every answer drawn."""
    play = siggil.Setup("game", defaults(siggil.VOCABULARY["game"])).game()
    return lambda rng: run(play, rng), tally


def looked_at() -> Driver:
    """The same games, and every event of the trace made an object."""
    play = whole_game()

    def one(rng: random.Random) -> Trace:
        trace = run(play, rng)
        len(trace.events)
        return trace

    return one, tally


def counted(count: Count) -> Count:
    """The count of a driver that counts as it goes."""
    return count


def bridge() -> Driver:
    """RLCard's bridge by its game layer: a legal action drawn, one step."""
    from rlcard.games.bridge import Game

    game = Game()

    def one(rng: random.Random) -> Count:
        draw = rng.random
        decisions = 0
        game.init_game()
        while not game.is_over():
            legal = game.judger.get_legal_actions()
            decisions += len(legal) > 1
            game.step(legal[int(draw() * len(legal))])
        return decisions, 0, 0

    return one, counted


def hearts() -> Driver:
    """OpenSpiel's hearts by its fastest Python driver: an index into ``legal_actions()``."""
    import pyspiel

    game = pyspiel.load_game("hearts")

    def one(rng: random.Random) -> Count:
        draw = rng.random
        decisions = chance = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            if state.is_chance_node():
                chance += 1
            else:
                decisions += len(legal) > 1
            state.apply_action(legal[int(draw() * len(legal))])
        return decisions, chance, 0

    return one, counted


def measure(driver: Driver, seconds: float, seed: int) -> tuple[float, float, float]:
    """Decisions, choices of chance and events a second of CPU time."""
    one, count = driver
    rng, games = random.Random(seed), 0
    gc.collect()
    gc.disable()
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        one(rng)
        games += 1
    gc.enable()
    rng.seed(seed)  # the same games once more, to be counted
    total = [sum(column) for column in zip(*(count(one(rng)) for _ in range(games)), strict=True)]
    return total[0] / spent, total[1] / spent, total[2] / spent


def main() -> int:
    """Print the figures; 1 where ours are under their targets or behind bridge."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds a round")
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    drivers = {OURS: sigilai(), "… events looked at": looked_at(), ELEUSIS: rounds(), SIGGIL: three()}
    for name, make in ((BRIDGE, bridge), ("OpenSpiel hearts", hearts)):
        try:
            drivers[name] = make()
        except ImportError as error:
            print(f"{name}: not installed ({error.name}); make bench installs it")
    print(machine())
    figures: dict[str, list[tuple[float, float, float]]] = {name: [] for name in drivers}
    for driver in drivers.values():
        measure(driver, options.seconds / 5, -1)  # warm
    for turn in range(options.rounds):
        for name, driver in drivers.items():
            figures[name].append(measure(driver, options.seconds, turn))
    medians = {name: [statistics.median(column) for column in zip(*measured, strict=True)]
               for name, measured in figures.items()}
    ours = medians[OURS][0]
    for name, (decisions, chance, events) in medians.items():
        print(f"{name:18} {decisions:10,.0f} decisions/s {chance:10,.0f} chance choices/s {events:10,.0f} events/s"
              f"   ratio {decisions / ours:5.2f}")
    fast = {name: medians[name][0] >= target for name, target in TARGETS.items()}
    for name, target in TARGETS.items():
        print(f"{name}: at least {target:,} decisions/s: {'yes' if fast[name] else 'no'}")
    ahead = BRIDGE not in medians or ours > medians[BRIDGE][0]
    print(f"ahead of RLCard's bridge: {('yes' if ahead else 'no') if BRIDGE in medians else 'not measured'}")
    return 0 if ahead and all(fast.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
