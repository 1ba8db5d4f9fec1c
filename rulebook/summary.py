"""What many games come to, as plain data: every figure with its intervals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.tally import NUMBER, RATE, SERIES, SHARE, Estimate, Pairs, Tally

__all__ = ["summary"]

#: The parts of the games that quantiles are told for.
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
#: How many digits of an estimate are told: more would tell nothing.
DIGITS = 6


def summary(tally: Tally | Pairs) -> dict[str, Any]:
    """The figures of a tally; of pairs those of either, and their differences."""
    if isinstance(tally, Tally):
        return {"games": tally.games, "figures": _figures(tally)}
    return {"games": tally.games, "figures": _figures(tally.first), "against": _figures(tally.second),
            "differences": {name: {"kind": kind, "rows": _rows(tally.differences(name))}
                            for name, kind in tally.kinds.items() if kind != SERIES}}


def _figures(tally: Tally) -> dict[str, Any]:
    return {name: _figure(tally, name, kind) for name, kind in tally.kinds.items() if tally.sums[name]}


def _figure(tally: Tally, name: str, kind: str) -> dict[str, Any]:
    if kind == NUMBER:
        mean, values = tally.number(name), tally.sums[name]
        return {"kind": kind, "rows": _rows({"": mean} if mean else {}),
                "quantiles": {str(part): tally.quantile(name, part) for part in QUANTILES},
                "least": min(values), "most": max(values),
                "histogram": [[value, values[value]] for value in sorted(values)]}
    estimates: Mapping[str, Callable[[str], Mapping[Any, Estimate]]] = {
        SHARE: tally.share, RATE: tally.rate, SERIES: tally.series}
    return {"kind": kind, "rows": _rows(estimates[kind](name))}


def _rows(estimates: Mapping[Any, Estimate]) -> list[dict[str, Any]]:
    return [{"name": str(name), "value": _short(one.value), "low": _short(one.low), "high": _short(one.high),
             "of": one.of} for name, one in estimates.items()]


def _short(value: float | None) -> float | None:
    return None if value is None else float(f"{value:.{DIGITS}g}")
