"""How fast search is on this machine, and how much of its time goes into anything but playing."""

from __future__ import annotations

import os
from time import thread_time
from typing import TypedDict

from ..bots.search.searching import CompiledSearch, Walks, searching_of
from ..bots.search.settings import settings_for
from ..bots.search.tree import Tree, clear
from ..match import Game

SEED = 1
ROUNDS = 5
"""Search and bare playouts take turns, so that noise hits them alike; the fastest round of each counts."""


class SearchReport(TypedDict):
    """Figures of search from the opening position, on one thread."""

    game: str
    search_playouts_per_s: float
    steps_per_playout: float
    depth: float
    """Of those steps, how many lead through the tree, on average."""
    bookkeeping: float
    """The share of time that is not spent on the moves of playouts. What the tree saves, since its moves
    need not be listed again, is not set off against it, so the true share is smaller."""
    load: float


class Timed:
    """Walks from the opening in one tree, and how long they took."""

    def __init__(self, game: Game, searching: CompiledSearch, tree: Tree) -> None:
        self._game, self._searching, self._tree = game, searching, tree
        self._opening = game.opening()
        self.walked, self.steps, self.fastest = 0, 0, float("inf")
        clear(tree)

    def walk(self, walks: int) -> float:
        """Walk on; the seconds of its own that this thread took."""
        began = thread_time()
        self.steps += self._searching.search(
            self._tree,
            0,
            self._opening,
            self._game.players,
            Walks(SEED, self.walked, walks),
            settings_for(self._game.rules),
        )
        took = thread_time() - began
        self.walked += walks
        self.fastest = min(self.fastest, took / walks)
        return took

    @property
    def depth(self) -> float:
        return float(self._tree.tries.sum()) / self.walked

    @property
    def steps_per_walk(self) -> float:
        return self.steps / self.walked


def bench_search(game: Game, seconds: float = 1.0) -> SearchReport:
    """Search for about so many seconds, and as long with a tree that has no room, which only plays."""
    load, searching = os.getloadavg()[0], searching_of(game.rules).compiled()
    search = Timed(game, searching, searching.new_tree())
    bare = Timed(game, searching, searching.new_tree(nodes=1, edges=0))
    walks = _walks_for(bare, seconds / ROUNDS)
    for _ in range(ROUNDS):
        search.walk(walks)
        bare.walk(walks)
    per_step = bare.fastest / bare.steps_per_walk
    playing = (search.steps_per_walk - search.depth) * per_step
    return SearchReport(
        game=game.name,
        search_playouts_per_s=1 / search.fastest,
        steps_per_playout=search.steps_per_walk,
        depth=search.depth,
        bookkeeping=1 - playing / search.fastest,
        load=load,
    )


def _walks_for(timed: Timed, seconds: float) -> int:
    """How many walks take about so long."""
    walks, took = 8, timed.walk(8)
    while took < seconds / 4:
        walks *= 2
        took = timed.walk(walks)
    return max(1, round(walks * seconds / took))
