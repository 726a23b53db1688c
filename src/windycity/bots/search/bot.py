"""A bot that looks ahead."""

from __future__ import annotations

import random
from time import perf_counter

from ...kernel import Move
from ...match import Match
from .memory import Memory
from .searching import Walks, searching_of
from .settings import DEFAULT
from .walk import Settings

FIRST_WALKS = 16
"""Walks between two looks at the clock, at first; they double while there is time."""
MOST_WALKS = 1_024


class SearchBot:
    """Walks through the tree of what may come, so many times or until its time is up, and plays the move
    that it has tried most often. It goes on in the same tree while its turn lasts.

    It runs in the interpreter from the first move, compiled from the moment the compiler is done; with a
    seed and a number of walks it plays the same in both, as long as its time suffices."""

    def __init__(
        self,
        seed: int | None = None,
        *,
        walks: int | None = None,
        settings: Settings = DEFAULT,
    ) -> None:
        self._random = random.Random(seed)
        self._walks = walks
        self._settings = settings
        self._memory: Memory | None = None

    def choose(self, match: Match, budget: float) -> Move:
        end = perf_counter() + budget
        codes = match.legal_codes()
        if len(codes) == 1:
            return match.rules.codec.move(codes[0])
        memory = self._remember(match)
        self._search(memory, match, end)
        return match.rules.codec.move(memory.best())

    def _remember(self, match: Match) -> Memory:
        """The memory, at the place where the match is now."""
        carriers = searching_of(match.rules)
        carriers.compile_in_background()
        searching = carriers.best
        if self._memory is None or self._memory.searching is not searching:
            self._memory = Memory(searching)
        self._memory.go_to(match)
        return self._memory

    def _search(self, memory: Memory, match: Match, end: float) -> None:
        """At least one round of walks, even without time."""
        seed, walked, some = self._random.getrandbits(64), 0, FIRST_WALKS
        wanted = None if self._walks is None else max(1, self._walks - memory.visits)
        while wanted is None or walked < wanted:
            now = some if wanted is None else min(some, wanted - walked)
            memory.search(match, Walks(seed, walked, now), self._settings)
            walked += now
            some = min(2 * some, MOST_WALKS)
            if perf_counter() >= end:
                break
