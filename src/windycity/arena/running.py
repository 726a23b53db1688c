"""A tournament on its way: what is missing, what is finished, and whether it is decided."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing

from ..kernel import InputError
from .results import GameResult
from .standings import wins_of
from .sureness import Evidence
from .tournament import Tournament

Distribute = Callable[[Tournament, Sequence[int]], Generator[GameResult, None, None]]
"""A way of playing games by their numbers: here, in other processes, on other machines. Results come in any
order; whoever has had enough closes the generator."""


class Running:
    """The games of a tournament that are finished, each once.

    Until sure, it is decided by the first block after which the evidence on the first bot suffices. Blocks
    are looked at in their order, whatever order they were played in, so that any number of workers stops
    at the same one."""

    def __init__(
        self,
        tournament: Tournament,
        finished: Mapping[int, GameResult] | None = None,
        *,
        until_sure: bool = False,
    ) -> None:
        if until_sure and len(tournament.names) < 2:
            raise InputError("to be sure of a difference takes two different bots")
        self.tournament = tournament
        self.until_sure = until_sure
        self.is_decided = False
        self.evidence = Evidence()
        self._results: dict[int, GameResult] = {}
        self._blocks = 0
        for result in (finished or {}).values():
            self.add(result)

    def __len__(self) -> int:
        return len(self._results)

    @property
    def missing(self) -> list[int]:
        """The numbers of the games that are still to be played."""
        return [game for game in range(self.tournament.games) if game not in self._results]

    @property
    def counted(self) -> list[GameResult]:
        """The results that count, in the order of their games: none from after the decision."""
        last = self._blocks * self.tournament.seats if self.is_decided else self.tournament.games
        return [self._results[game] for game in sorted(self._results) if game < last]

    def add(self, result: GameResult) -> bool:
        """Take note of a result, unless that game is finished already or is not part of this."""
        if result.game in self._results or result.game >= self.tournament.games:
            return False
        self._results[result.game] = result
        if self.until_sure:
            self._weigh()
        return True

    def _weigh(self) -> None:
        """Look at the blocks that are complete now, one after the other."""
        first = self.tournament.line_up[0]
        while not self.is_decided and (block := self._next_block()):
            self._blocks += 1
            self.evidence.add(wins_of(self.tournament, first, block) / len(block))
            self.is_decided = self.evidence.refutes(self.tournament.fair_share(first))

    def _next_block(self) -> list[GameResult]:
        """The games of the next block; empty while one of them is missing."""
        seats = self.tournament.seats
        games = range(self._blocks * seats, (self._blocks + 1) * seats)
        found = [self._results[game] for game in games if game in self._results]
        return found if len(found) == seats else []


def play_on(
    running: Running,
    distribute: Distribute,
    *,
    keep: Callable[[GameResult], None] = lambda result: None,
    progress: Callable[[int], None] = lambda finished: None,
) -> None:
    """Play what is missing, up to the decision. Every new result is kept as soon as it is there."""
    progress(len(running))
    if running.is_decided:
        return
    with closing(distribute(running.tournament, running.missing)) as results:
        for result in results:
            if running.add(result):
                keep(result)
            progress(len(running))
            if running.is_decided:
                return
