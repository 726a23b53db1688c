"""The doors into compiled code: thin functions over byte buffers, which are viewed as records inside.

A byte buffer crosses from Python ten times as fast as a record. The names left open here are filled
in by `compiled.py` for one game.
"""

from __future__ import annotations

from typing import Any

from .actors import OVER
from .questions import DTYPE, actor, apply, legal
from .randomness import stream
from .running import count_lines, random_game, random_step

REFUSED = -1
NOT_LISTED = -1
"""In place of the count: nothing has been listed yet."""


def play_games(
    start: Any,
    scratch: Any,
    codes: Any,
    seed: Any,
    first: int,
    results: Any,
    endings: Any,
    steps: Any,
    digests: Any,
) -> None:
    """Random games from one start, a row of results each."""
    s = scratch.view(DTYPE)[0]
    for i in range(len(steps)):
        scratch[:] = start
        steps[i], endings[i], digests[i] = random_game(s, codes, results[i], stream(seed, first + i))


def take_step(buffer: Any, codes: Any, info: Any, code: int) -> int:
    """Carry out one of the codes listed last, or none if NOT_LISTED, and list what is legal then: the count,
    or REFUSED with nothing changed if the code is not among them. `info` holds the actor and the count."""
    s = buffer.view(DTYPE)[0]
    if info[1] != NOT_LISTED:
        i = 0
        while i < info[1] and codes[i] != code:
            i += 1
        if i == info[1]:
            return REFUSED
        apply(s, code)
    info[0] = actor(s)
    count = legal(s, codes)
    info[1] = count
    return count


def trace_game(buffer: Any, codes: Any, key: Any, trail: Any) -> int:
    """Play at random and keep the bytes after every step, as many as `trail` has room for."""
    s = buffer.view(DTYPE)[0]
    steps = 0
    who = actor(s)
    while who != OVER and steps < len(trail):
        random_step(s, who, codes, key, steps)
        trail[steps] = buffer
        steps += 1
        who = actor(s)
    return steps


def count_from(buffer: Any, codes: Any, counts: Any, at: Any, depth: int) -> int:
    """Perft over a buffer that has room for one state per level."""
    return count_lines(buffer.view(DTYPE), codes, counts, at, depth)
