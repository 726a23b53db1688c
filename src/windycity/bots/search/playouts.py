"""Many games between policies, compiled: the quick way to see what a rule of thumb is worth."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

from ...kernel import Batch, Record, Rules
from ...kernel.batch import blank
from ...kernel.compiled import CHUNKS_PER_THREAD, make_doors
from .doors import play_by_policies

PACKAGE = __package__


@cache
def _door(rules: Rules[Any]) -> Any:
    (door,) = make_doors(rules, [play_by_policies], PACKAGE)
    return door


def play_policies(
    rules: Rules[Any], start: Record, policies: Sequence[int], seed: int, games: int, threads: int = 1
) -> Batch:
    """Games in which seat 0 of the line-up sits one place further on in every game, so that `len(policies)`
    games in a row have the same chance and all rotations. Column n of the results is line-up place n."""
    import numpy as np

    from ...kernel.tuning import compiling_rules

    players = len(policies)
    batch = blank(games, players)
    results: Any = batch.scores.base
    data = np.frombuffer(bytearray(start.pack()), np.uint8)
    twice = np.array([*policies] * 2, np.int64)
    door = _door(rules)

    def chunk(low: int, high: int) -> None:
        rows = slice(low, high)
        codes, advice = np.zeros(rules.longest, np.int32), np.zeros(rules.longest, np.int64)
        columns = (results[rows], batch.endings[rows], batch.steps[rows], batch.digests[rows])
        door(data, data.copy(), codes, advice, twice, np.uint64(seed), low, *columns)

    if not door.signatures:
        with compiling_rules():
            chunk(0, 0)
    size = max(1, -(-games // (threads * CHUNKS_PER_THREAD)))
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(lambda low: chunk(low, min(low + size, games)), range(0, games, size)))
    for game in range(games):
        turned = game % players
        for column in (batch.scores, batch.ranks):
            column[game] = np.roll(column[game], turned)
    return batch
