"""`windycity bench`: how fast the games run on this machine."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter

from ..games import CATALOGUE, rules_of
from ..match import load
from .options import BadInput, Json
from .output import busy, facts, out, write_json

UNITS = {"_playouts_per_s": "playouts/s", "_per_s": "games/s", "_ms": "ms", "_bytes": "bytes"}
"""By the ending of a figure's name."""

SPEEDS = {"compiled", "interpreted", "c_twin", "two_threads", "python_loop", "peers"}
"""Figures that are steps per second."""


def bench(
    game: Annotated[str | None, Parameter(help="A game; without it, every game.")] = None,
    /,
    *,
    seconds: Annotated[float, Parameter(help="How long each measurement takes.")] = 1.0,
    search: Annotated[
        bool, Parameter(negative=(), help="Measure search from the opening instead of random play.")
    ] = False,
    json: Json = False,
) -> None:
    """Measure how fast a game runs on this machine."""
    if not 0 < seconds < float("inf"):
        raise BadInput(f"--seconds {seconds}: must be a number above 0")
    names = list(CATALOGUE) if game is None else [rules_of(game).name]
    results = [_measure(name, seconds, search) for name in names]
    if json:
        write_json(results if game is None else results[0])
        return
    console = out()
    for i, result in enumerate(results):
        if i:
            console.print()
        console.print(facts(dict(_with_unit(name, value) for name, value in result.items())))


def _measure(game: str, seconds: float, search: bool) -> dict[str, Any]:
    from ..arena.bench import bench as measure
    from ..arena.search_bench import bench_search

    with busy(f"measuring {game}"):
        return dict(bench_search(load(game), seconds) if search else measure(load(game), seconds))


def _with_unit(figure: str, value: Any) -> tuple[str, str]:
    """The name of a figure in words, and its value with the unit that it is measured in."""
    for ending, unit in UNITS.items():
        if figure.endswith(ending):
            return figure.removesuffix(ending).replace("_", " "), _in_words(value, unit)
    return figure.replace("_", " "), _in_words(value, "steps/s" if figure in SPEEDS else "")


def _in_words(value: Any, unit: str) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_in_words(part, unit)}" for name, part in value.items()) or "none"
    if isinstance(value, bool) or value is None:
        return {True: "yes", False: "no", None: "none"}[value]
    if isinstance(value, (int, float)):
        return f"{value:,.0f} {unit}".strip() if abs(value) >= 1000 else f"{value:.4g} {unit}".strip()
    return str(value)
