"""A bot that looks ahead."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter

from ...kernel import Move
from ...match import Match
from .memory import Found, Memory, join
from .searching import CompiledSearch, Walks, searching_of
from .settings import settings_for
from .walk import Settings

FIRST_WALKS = 16
"""Walks between two looks at the clock, at first; they double while there is time."""
MOST_WALKS = 1_024


class SearchBot:
    """Walks through the tree of what may come, so many times or until its time is up, and plays the move
    that it has tried most often. It goes on in the same tree while it leads to where the match is.

    It runs in the interpreter from the first move, compiled from the moment the compiler is done. With a
    seed, a number of walks and one thread it plays the same in both, as long as its time suffices. With more
    threads each has a tree of its own, and their counts are added up."""

    def __init__(
        self,
        seed: int | None = None,
        *,
        walks: int | None = None,
        seconds: float | None = None,
        threads: int = 1,
        settings: Settings | None = None,
    ) -> None:
        self._random = random.Random(seed)
        self._walks = walks
        self._seconds = seconds
        self._threads = threads
        self._settings = settings
        self._memories: list[Memory] = []

    def choose(self, match: Match, budget: float) -> Move:
        codes = match.legal_codes()
        if len(codes) == 1:
            return match.rules.codec.move(codes[0])
        found = self.look_ahead(match, budget)
        return match.rules.codec.move(max(found, key=lambda code: found[code]))

    def look_ahead(self, match: Match, budget: float) -> dict[int, Found]:
        """What a search finds out about every legal move, by code."""
        end = perf_counter() + (budget if self._seconds is None else min(budget, self._seconds))
        memories = self._remember(match)
        seeds = [self._random.getrandbits(64) for _ in memories]
        if len(memories) == 1:
            self._search(memories[0], match, seeds[0], end)
        else:
            with ThreadPoolExecutor(len(memories)) as pool:
                list(pool.map(lambda memory, seed: self._search(memory, match, seed, end), memories, seeds))
        return join(memory.found() for memory in memories)

    def _remember(self, match: Match) -> list[Memory]:
        """A memory for every thread, at the place where the match is now."""
        carriers = searching_of(match.rules)
        carriers.compile_in_background()
        searching = carriers.best
        if not self._memories or self._memories[0].searching is not searching:
            threads = self._threads if isinstance(searching, CompiledSearch) else 1
            self._memories = [Memory(searching) for _ in range(threads)]
        for memory in self._memories:
            memory.go_to(match)
        return self._memories

    def _search(self, memory: Memory, match: Match, seed: int, end: float) -> None:
        """At least one round of walks, even without time."""
        walked, some, settings = 0, FIRST_WALKS, self._settings or settings_for(match.rules)
        wanted = None if self._walks is None else self._walks // len(self._memories) - memory.visits
        while wanted is None or walked < wanted or not memory.is_listed:
            now = some if wanted is None else max(1, min(some, wanted - walked))
            memory.search(match, Walks(seed, walked, now), settings)
            walked += now
            some = min(2 * some, MOST_WALKS)
            if perf_counter() >= end:
                break

    @staticmethod
    def get_ready(match: Match) -> None:
        """Wait until search is compiled."""
        searching_of(match.rules).compiled()
