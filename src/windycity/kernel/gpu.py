"""The GPU carrier: the same rules through numba-cuda, one random game per thread.

Behind `pip install windycity[gpu]`; this is the only file that knows of it.
"""

from __future__ import annotations

import warnings
from functools import cache
from types import SimpleNamespace
from typing import Any

from .batch import Batch, blank, join
from .compiled import as_table, jitable, open_names
from .errors import CarrierError
from .game import Rules
from .randomness import stream
from .record import Record
from .rule import Binder
from .running import random_game

# Filled in when the kernel is bound to a game.
cuda: Any = None
int32: Any = None
RECORD: Any = None
LONGEST = 0

THREADS = 128
"""Threads in a block."""

GAMES_A_LAUNCH = 1 << 20
"""Enough to fill the largest card; bounds the memory a batch takes there."""


def play_one_each(
    start: Any, seed: int, first: int, results: Any, endings: Any, steps: Any, digests: Any
) -> None:
    """Thread i plays random game first + i in its own local memory."""
    i = cuda.grid(1)
    if i < len(steps):
        states = cuda.local.array(1, RECORD)
        codes = cuda.local.array(LONGEST, int32)
        states[0] = start[0]
        steps[i], endings[i], digests[i] = random_game(states[0], codes, results[i], stream(seed, first + i))


def _import_cuda() -> Any:
    try:
        import numba_cuda  # noqa: F401
        from numba import cuda
    except ImportError:
        raise CarrierError("the GPU carrier needs numba-cuda: pip install 'windycity[gpu]'") from None
    return cuda


def bound_kernel(rules: Rules[Any]) -> Any:
    """The kernel over one game, not yet compiled."""
    _import_cuda()
    from numba import cuda, from_dtype, int32

    names = open_names(rules) | {
        "cuda": cuda,
        "int32": int32,
        "RECORD": from_dtype(rules.state.layout.dtype()),
        "LONGEST": rules.longest,
    }
    return Binder(names, jitable(), as_table).copy(play_one_each)


def signature(rules: Rules[Any]) -> Any:
    """The types of the kernel's arguments, in order."""
    from numba import from_dtype, types

    record = from_dtype(rules.state.layout.dtype())
    return types.void(
        record[::1],
        types.uint64,
        types.int64,
        types.int32[:, ::1],
        types.int32[::1],
        types.int64[::1],
        types.uint64[::1],
    )


@cache
def _kernel(rules: Rules[Any]) -> Any:
    cuda = _import_cuda()
    if not cuda.is_available():
        raise CarrierError("no GPU was found: device='gpu' needs an NVIDIA card and its driver")
    return cuda.jit(signature(rules))(bound_kernel(rules))


def to_ptx(rules: Rules[Any], capability: tuple[int, int]) -> str:
    """The kernel in the card's assembly, for a compute capability; needs no card."""
    cuda = _import_cuda()
    from numba.cuda import dispatcher

    asked = dispatcher.get_current_device  # type: ignore[attr-defined]
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=capability)  # type: ignore[attr-defined]
    try:
        code, _ = cuda.compile(
            bound_kernel(rules), signature(rules), cc=capability, device=False, abi="numba", output="ptx"
        )
    finally:
        dispatcher.get_current_device = asked  # type: ignore[attr-defined]
    return str(code)


def play_on_gpu(rules: Rules[Any], start: Record, players: int, seed: int, games: int) -> Batch:
    """Random games 0 to games - 1 of a seed, equal to those of every other carrier."""
    kernel = _kernel(rules)
    parts = [
        _launch(kernel, rules, start, players, seed, first, min(GAMES_A_LAUNCH, games - first))
        for first in range(0, games, GAMES_A_LAUNCH)
    ]
    return join(parts) if parts else blank(0, players)


def _launch(
    kernel: Any, rules: Rules[Any], start: Record, players: int, seed: int, first: int, games: int
) -> Batch:
    import numpy as np
    from numba import cuda
    from numba.cuda.core.errors import NumbaPerformanceWarning

    batch = blank(games, players)
    opening = np.frombuffer(start.pack(), rules.state.layout.dtype()).copy()
    host = (batch.scores.base, batch.endings, batch.steps, batch.digests)
    device = [cuda.to_device(column) for column in host]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", NumbaPerformanceWarning)  # few games cannot fill the card
        kernel[-(-games // THREADS), THREADS](cuda.to_device(opening), np.uint64(seed), first, *device)
    for column, there in zip(host, device, strict=True):
        there.copy_to_host(column)
    return batch
