"""Random whole games: player decisions a second, beside RLCard's bridge and OpenSpiel's hearts in the same run.

    python benchmarks/games.py [--seconds 3] [--rounds 5]

CPU time, one core, medians of interleaved rounds. A decision is a choice of a seat with more than one option;
chance is counted apart. The garbage collector is off in every measured round, as in ``timeit``.
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

from machine import machine

from engine.play import CHANCE, random_answers, run
from engine.sigilai import VOCABULARY, Setup, load_deck
from engine.vocabulary import parameters

TARGET = 150_000
#: What a driver has done: decisions of players, choices of chance, events.
Count = tuple[int, int, int]


def sigilai() -> Callable[[int], Count]:
    """Whole games under ``table``, tracing on, every answer drawn."""
    given = dict.fromkeys(parameters(VOCABULARY["game"]), ...)
    setup = Setup("game", given | {"seed": 0, "rulings": "table", "policies": "random", "players": list("1234"),
                                   "deck": load_deck()})
    play = setup.game()

    def one(seed: int) -> Count:
        trace = run(play, random_answers(seed))
        chance = sum(answer.choice.who == CHANCE for answer in trace.answers)
        return len(trace.answers) - chance, chance, len(trace.events)

    return one


def bridge() -> Callable[[int], Count]:
    """RLCard's bridge by its game layer: a legal action drawn, one step."""
    import rlcard

    game = rlcard.make("bridge").game

    def one(seed: int) -> Count:
        pick = random.Random(seed).choice
        decisions = 0
        game.init_game()
        while not game.is_over():
            legal = game.judger.get_legal_actions()
            decisions += len(legal) > 1
            game.step(pick(legal))
        return decisions, 0, 0

    return one


def hearts() -> Callable[[int], Count]:
    """OpenSpiel's hearts by its fastest Python driver: an index into ``legal_actions()``."""
    import pyspiel

    game = pyspiel.load_game("hearts")

    def one(seed: int) -> Count:
        draw = random.Random(seed).random
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

    return one


def measure(one: Callable[[int], Count], seconds: float, seed: int) -> tuple[float, float, float]:
    """Decisions, choices of chance and events a second of CPU time."""
    total = [0, 0, 0]
    gc.collect()
    gc.disable()
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        seed += 1
        for place, count in enumerate(one(seed)):
            total[place] += count
    gc.enable()
    return total[0] / spent, total[1] / spent, total[2] / spent


def main() -> int:
    """Print the figures; 1 where ours are under the target or behind bridge."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds a round")
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    drivers: dict[str, Callable[[int], Count]] = {"Baltiški sigilai": sigilai()}
    for name, make in (("RLCard bridge", bridge), ("OpenSpiel hearts", hearts)):
        try:
            drivers[name] = make()
        except ImportError as error:
            print(f"{name}: not installed ({error.name}); make bench installs it")
    print(machine())
    figures: dict[str, list[tuple[float, float, float]]] = {name: [] for name in drivers}
    for one in drivers.values():
        measure(one, options.seconds / 5, -1_000)  # warm
    for turn in range(options.rounds):
        for name, one in drivers.items():
            figures[name].append(measure(one, options.seconds, turn * 1_000_000))
    ours = statistics.median(figure[0] for figure in figures["Baltiški sigilai"])
    for name, rounds in figures.items():
        decisions, chance, events = (statistics.median(values) for values in zip(*rounds, strict=True))
        print(f"{name:18} {decisions:10,.0f} decisions/s {chance:10,.0f} chance choices/s {events:10,.0f} events/s"
              f"   ratio {decisions / ours:5.2f}")
    ahead = all(ours > statistics.median(figure[0] for figure in rounds)
                for name, rounds in figures.items() if name == "RLCard bridge")
    print(f"at least {TARGET:,} decisions/s: {'yes' if ours >= TARGET else 'no'}; "
          f"ahead of RLCard's bridge: {'yes' if ahead else 'no'}")
    return 0 if ours >= TARGET and ahead else 1


if __name__ == "__main__":
    sys.exit(main())
