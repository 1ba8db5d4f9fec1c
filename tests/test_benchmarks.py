"""The benchmarks run, and what the exhaustive one proves holds for a sample; nothing here is timed."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[1] / "benchmarks"


def script(name: str):
    """A benchmark's module."""
    if str(FOLDER) not in sys.path:  # as when a script is run
        sys.path.append(str(FOLDER))
    spec = importlib.util.spec_from_file_location(f"benchmark_{name}", FOLDER / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("readings", [{}, {"lone_leader": "wins"}])
def test_no_trick_with_a_stoka_is_chaotic(readings):
    """In a sample of all tricks none with STOKA is chaos, and unwon.2a is empty just where the lone leader wins."""
    counts, _ = script("exhaustive").slice_of(2, 20, **readings)
    assert counts.total() == 35 * 34 * 33 // 20 + 1
    assert not any(outcome == "chaos" and stoka for outcome, _, stoka in counts)
    assert any(stoka for _, _, stoka in counts)
    assert any(why == "no_active" for _, why, _ in counts) == (not readings)


def test_our_driver_counts_decisions_and_chance_apart():
    """The driver of whole games counts what seats decide, what chance draws and every event."""
    from engine.sigilai import game

    decisions, chance, events = script("games").sigilai()(7)
    played = game(seed=7)
    assert (decisions, events) == (played.decisions, len(played.events))
    assert chance > 2
