"""Plans that are drafted and compared, and the playouts that this takes."""

from __future__ import annotations

from time import perf_counter

from ..bots.search.planning import Candidate, Planning
from ..bots.search.searching import Walks, searching_of
from ..bots.search.settings import settings_for
from ..match import Game

SEED = 1
PLENTY = 600.0


class PlannedSearch:
    """Plans for the first decision of a game. That drafting makes moves too is not set off against it."""

    def __init__(self, game: Game, walks: int) -> None:
        self._match = game.start(seed=SEED)
        while self._match.actor < 0:
            self._match.roll()
        self._wanted, self._settings = walks, settings_for(game.rules)
        self._searching = searching_of(game.rules).compiled()
        self._plans = self._compare()
        self.walks = sum(each.tries for each in self._plans)
        self.depth = sum(len(each.plan.codes) * each.tries for each in self._plans) / self.walks
        self.steps_per_walk = self.depth + sum(map(self._steps, self._plans)) / self.walks

    def _compare(self) -> list[Candidate]:
        match, end = self._match, perf_counter() + PLENTY
        where = (self._searching, match.state, match.options["players"], match.actor)
        return Planning(*where, SEED, self._settings, self._wanted, end).best(match.legal_codes())

    def _steps(self, each: Candidate) -> int:
        """The steps of the playouts after a plan: a tree without room does nothing but play."""
        after, bare = self._match.rules.state.of(each.plan.after), self._searching.new_tree(nodes=1, edges=0)
        walks, players = Walks(SEED, 0, each.tries), self._match.options["players"]
        return self._searching.search(bare, 0, after, players, walks, self._settings)

    def search(self) -> None:
        """Draft plans and compare them."""
        self._compare()

    def play(self) -> None:
        """As many playouts after each of them."""
        players, seat = self._match.options["players"], self._match.actor
        for each in self._plans:
            luck = Walks(SEED, 0, each.tries)
            self._searching.try_out(each.plan.after, players, seat, luck, self._settings)
