"""Walks in a tree, and the same walks without it."""

from __future__ import annotations

import numpy as np

from ..bots.search.searching import Walks, searching_of
from ..bots.search.settings import settings_for
from ..bots.search.tree import EDGES_USED, NOTHING, clear
from ..match import Game

SEED = 1


class TracedSearch:
    """Walks number 0, 1, ... from the opening. They are walked one by one at first, to note where each goes
    and where it lists moves; for the same seed they are the same again."""

    def __init__(self, game: Game, walks: int) -> None:
        self._opening, self._players = game.opening(), game.players
        self._searching = searching_of(game.rules).compiled()
        self._settings = settings_for(game.rules)
        self._tree = self._searching.new_tree()
        self.walks = walks
        self._paths = np.zeros((walks, len(self._tree.path)), np.int32)
        self._depths = np.zeros(walks, np.int64)
        self._listed = np.zeros(walks, np.bool_)
        self._trace()
        self.steps_per_walk = self._retrace() / walks
        self.depth = float(self._depths.mean())

    def _trace(self) -> None:
        for i in range(self.walks):
            edges = int(self._tree.used[EDGES_USED])
            self._tree.path[:] = NOTHING
            self._walk(i, 1)
            path = self._tree.path[self._tree.path != NOTHING]
            self._depths[i] = len(path)
            self._paths[i, : len(path)] = self._tree.code[path]
            self._listed[i] = int(self._tree.used[EDGES_USED]) > edges

    def _walk(self, first: int, number: int) -> None:
        walks = Walks(SEED, first, number)
        self._searching.search(self._tree, 0, self._opening, self._players, walks, self._settings)

    def search(self) -> None:
        """All walks in a new tree."""
        clear(self._tree)
        self._walk(0, self.walks)

    def play(self) -> None:
        """Their moves alone."""
        self._retrace()

    def _retrace(self) -> int:
        traces = (self._paths, self._depths, self._listed)
        return self._searching.retrace(self._opening, self._players, *traces, SEED, self._settings)
