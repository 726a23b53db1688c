"""Which of many plans is best: all are tried with the same luck, the worse half is dropped, the rest is tried
on, until one is left or the time is up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from math import ceil, log2
from time import perf_counter
from typing import NamedTuple

from ...kernel import Record
from ...kernel.randomness import stream
from .searching import Draft, Searching, Walks
from .tree import NOTHING
from .walk import Settings

ATTEMPTS = 4
"""So many drafts are made for every plan that is wanted; of those that lead to the same one is kept."""
ENOUGH_WALKS = 50
"""With fewer walks for each of them, fewer plans are compared."""
DRAFTING = 0.25
"""The share of the time after which no more drafts are made."""
MOST_AT_ONCE = 64
"""Walks between two looks at the clock; they double from one."""
MANY = 1_000_000
"""Walks where only time counts."""


class Candidate:
    """A plan and what it has brought so far."""

    def __init__(self, plan: Draft) -> None:
        self.plan = plan
        self.tries = 0
        self.gain = 0

    @property
    def mean(self) -> float:
        return self.gain / max(1, self.tries)


class Planning(NamedTuple):
    """Where plans are made: by whom, in which position, with which luck, and how long."""

    searching: Searching
    state: Record
    players: int
    seat: int
    seed: int
    settings: Settings
    walks: int | None
    """About how many in all; None if only time counts."""
    end: float

    @property
    def wanted(self) -> int:
        """How many plans are compared."""
        plans = self.settings.plans
        return plans if self.walks is None else max(2, min(plans, self.walks // ENOUGH_WALKS))

    def best(self, legal: list[int], pool: Executor | None = None) -> list[Candidate]:
        """All candidates, the best first, after all walks or when the time is up."""
        alive, dropped = self.candidates(legal), list[Candidate]()
        rounds = ceil(log2(len(alive)))
        for number in range(rounds):
            until = perf_counter() + (self.end - perf_counter()) / (rounds - number)
            each = MANY if self.walks is None else max(1, self.walks // (rounds * len(alive)))
            self._try_all(alive, each, until, pool)
            alive.sort(key=lambda candidate: -candidate.mean)
            half = (len(alive) + 1) // 2
            alive, dropped = alive[:half], alive[half:] + dropped
        return alive + dropped

    def candidates(self, legal: list[int]) -> list[Candidate]:
        """Plans that lead to different positions. The first is by the best advice; then those in which the
        seat feels ever freer take turns with those that begin with each of the legal moves."""
        until = perf_counter() + DRAFTING * (self.end - perf_counter())
        drafts: dict[bytes, Candidate] = {}
        for plan in self._drafts(legal):
            drafts.setdefault(plan.after, Candidate(plan))
            if len(drafts) == self.wanted or perf_counter() >= until:
                break
        return list(drafts.values())

    def _drafts(self, legal: list[int]) -> Iterator[Draft]:
        strict = self.settings._replace(focus=1.0, noise=0.0)
        yield self.searching.draft(self.state, NOTHING, stream(self.seed, 0), strict)
        attempts = ATTEMPTS * self.wanted
        for attempt in range(1, attempts):
            key = stream(self.seed, attempt)
            free = self.settings._replace(focus=1.0 - attempt / attempts)
            yield self.searching.draft(self.state, NOTHING, key, free)
            if attempt <= len(legal):
                yield self.searching.draft(self.state, legal[attempt - 1], key, strict)

    def _try_all(self, alive: list[Candidate], walks: int, until: float, pool: Executor | None) -> None:
        """So many more tries for every one, as far as there is time."""
        left, some = walks, 1
        while left > 0 and perf_counter() < until:
            some = min(some, left)
            luck = Walks(self.seed, alive[0].tries, some)
            for candidate, gain in zip(alive, self._gains(alive, luck, pool), strict=True):
                candidate.gain += gain
                candidate.tries += some
            left -= some
            some = min(2 * some, MOST_AT_ONCE)

    def _gains(self, alive: list[Candidate], luck: Walks, pool: Executor | None) -> Iterable[int]:
        """What the same luck brings each of them."""

        def gain(candidate: Candidate) -> int:
            return self.searching.try_out(candidate.plan.after, self.players, self.seat, luck, self.settings)

        return pool.map(gain, alive) if pool else map(gain, alive)
