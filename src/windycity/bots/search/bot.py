"""A bot that looks ahead."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter

from ...kernel import Move
from ...match import Match
from ..greedy import advice_for
from .memory import Found, Memory, join
from .planning import Candidate, Planning
from .searching import CompiledSearch, Draft, Searching, Walks, searching_of
from .settings import settings_for
from .walk import Settings

FIRST_WALKS = 16
"""Walks between two looks at the clock, at first; they double while there is time."""
MOST_WALKS = 1_024


class SearchBot:
    """Walks through the tree of what may come, so many times or until its time is up, and plays the move
    that it has tried most often. It goes on in the same tree while it leads to where the match is. Where a
    turn is many small steps, it compares plans for all of it instead, by so many playouts, and carries the
    best one out.

    It runs in the interpreter from the first move, compiled from the moment the compiler is done. With a
    seed, a number of walks and one thread it plays the same in both, as long as its time suffices. With more
    threads each has a tree of its own, and their counts are added up; plans are shared out among them."""

    def __init__(
        self,
        seed: int | None = None,
        *,
        walks: int | None = None,
        playouts: int | None = None,
        seconds: float | None = None,
        threads: int = 1,
        settings: Settings | None = None,
    ) -> None:
        self._random = random.Random(seed)
        self._walks = walks
        self._playouts = walks if playouts is None else playouts
        self._seconds = seconds
        self._threads = threads
        self._settings = settings
        self._memories: list[Memory] = []
        self._plan: dict[bytes, int] = {}

    def choose(self, match: Match, budget: float) -> Move:
        codes = match.legal_codes()
        if len(codes) == 1:
            return match.rules.codec.move(codes[0])
        settings = self._settings or settings_for(match.rules)
        code = self._planned(match, budget, settings) if settings.plans else self._searched(match, budget)
        return match.rules.codec.move(code)

    def _searched(self, match: Match, budget: float) -> int:
        """The move that was tried most often."""
        found = self.look_ahead(match, budget)
        return max(found, key=lambda code: found[code])

    def _planned(self, match: Match, budget: float, settings: Settings) -> int:
        """The next move of the best plan, which is made anew where something else happened."""
        state = match.state.pack()
        if state not in self._plan:
            self._plan = self._steps(match, self.plans(match, budget, settings)[0].plan)
        return self._plan[state]

    @staticmethod
    def _steps(match: Match, plan: Draft) -> dict[bytes, int]:
        """The moves of a plan by the states that they are made in."""
        state, steps = match.state.copy(), {}
        for code in plan.codes:
            steps[state.pack()] = code
            match.rules.apply(state, code)
        return steps

    def plans(self, match: Match, budget: float, settings: Settings) -> list[Candidate]:
        """Plans for what the seat does now, the best first."""
        advice = advice_for(match)
        legal = sorted(advice, key=lambda code: -advice[code])
        planning = Planning(
            self._searching(match),
            match.state,
            match.options["players"],
            match.actor,
            self._random.getrandbits(64),
            settings,
            self._playouts,
            self._end(budget),
        )
        if self._threads == 1:
            return planning.best(legal)
        with ThreadPoolExecutor(self._threads) as pool:
            return planning.best(legal, pool)

    def look_ahead(self, match: Match, budget: float) -> dict[int, Found]:
        """What a search finds out about every legal move, by code."""
        end = self._end(budget)
        memories = self._remember(match)
        seeds = [self._random.getrandbits(64) for _ in memories]
        if len(memories) == 1:
            self._search(memories[0], match, seeds[0], end)
        else:
            with ThreadPoolExecutor(len(memories)) as pool:
                list(pool.map(lambda memory, seed: self._search(memory, match, seed, end), memories, seeds))
        return join(memory.found() for memory in memories)

    def _end(self, budget: float) -> float:
        """When to answer."""
        return perf_counter() + (budget if self._seconds is None else min(budget, self._seconds))

    @staticmethod
    def _searching(match: Match) -> Searching:
        """The fastest search that is there."""
        carriers = searching_of(match.rules)
        carriers.compile_in_background()
        return carriers.best

    def _remember(self, match: Match) -> list[Memory]:
        """A memory for every thread, at the place where the match is now."""
        searching = self._searching(match)
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
