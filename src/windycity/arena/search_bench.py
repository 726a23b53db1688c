"""How fast search is on this machine, and how much of its time goes into anything but the game."""

from __future__ import annotations

import os
from collections.abc import Callable
from time import thread_time
from typing import Protocol, TypedDict

from ..bots.search.settings import settings_for
from ..match import Game
from .search_planned import PlannedSearch
from .search_traced import TracedSearch

FEW, ROUNDS = 16, 5
"""Search and bare game take turns, so that noise hits them alike; the fastest round of each counts."""


class SearchReport(TypedDict):
    """Figures of search from the opening position, on one thread."""

    game: str
    search_playouts_per_s: float
    steps_per_playout: float
    depth: float
    """Of those steps, how many lead through the tree, or belong to the plan, on average."""
    bookkeeping: float
    """The share of time that is not spent on listing, rating, making and judging moves."""
    load: float


class Measured(Protocol):
    """A search of so many walks, and the bare game of the same walks."""

    walks: int
    steps_per_walk: float
    depth: float

    def __init__(self, game: Game, walks: int) -> None: ...

    def search(self) -> None: ...

    def play(self) -> None: ...


def bench_search(game: Game, seconds: float = 1.0) -> SearchReport:
    """Search for about so many seconds, and play as much without it."""
    load = os.getloadavg()[0]
    kind: type[Measured] = PlannedSearch if settings_for(game.rules).plans else TracedSearch
    measured = kind(game, _walks_for(game, kind, seconds / ROUNDS))
    searching = playing = float("inf")
    for _ in range(ROUNDS):
        searching = min(searching, _seconds(measured.search))
        playing = min(playing, _seconds(measured.play))
    return SearchReport(
        game=game.name,
        search_playouts_per_s=measured.walks / searching,
        steps_per_playout=measured.steps_per_walk,
        depth=measured.depth,
        bookkeeping=1 - playing / searching,
        load=load,
    )


def _seconds(work: Callable[[], None]) -> float:
    """How long this thread works on something."""
    began = thread_time()
    work()
    return thread_time() - began


def _walks_for(game: Game, kind: type[Measured], seconds: float) -> int:
    """How many walks take about so long."""
    walks = FEW
    while (took := _seconds(kind(game, walks).search)) < seconds / 4:
        walks *= 2
    return max(FEW, round(walks * seconds / took))
