"""The doors into compiled playouts and search: thin functions over byte buffers, as in the kernel."""

from __future__ import annotations

from typing import Any

from ...kernel.questions import DTYPE
from ...kernel.randomness import stream
from .plans import draft, try_out
from .policies import policy_game
from .retracing import retrace
from .walk import walk_often


def play_by_policies(
    start: Any,
    scratch: Any,
    codes: Any,
    advice: Any,
    policies: Any,
    seed: Any,
    first: int,
    results: Any,
    endings: Any,
    steps: Any,
    digests: Any,
) -> None:
    """Games from one start, a row of results each; game number n seats the policies n places further on."""
    s = scratch.view(DTYPE)[0]
    players = len(policies) // 2
    for i in range(len(steps)):
        scratch[:] = start
        turned = (first + i) % players
        seated = policies[turned : turned + players]
        key = stream(seed, (first + i) // players)
        steps[i], endings[i], digests[i] = policy_game(s, codes, advice, seated, results[i], key)


def search_from(
    tree: Any,
    root: int,
    buffer: Any,
    codes: Any,
    advice: Any,
    prospects: Any,
    out: Any,
    seed: Any,
    first: int,
    walks: int,
    settings: Any,
) -> int:
    """Walks from the state in a buffer that has room for two; the steps of all."""
    states = buffer.view(DTYPE)
    return walk_often(tree, root, states, codes, advice, prospects, out, seed, first, walks, settings)


def draft_from(buffer: Any, codes: Any, advice: Any, plan: Any, opening: int, key: Any, settings: Any) -> int:
    """Draft a plan from the state in a buffer, which becomes that after it; the number of moves."""
    return draft(buffer.view(DTYPE)[0], codes, advice, plan, opening, key, settings)


def try_from(
    buffer: Any,
    codes: Any,
    advice: Any,
    prospects: Any,
    out: Any,
    seat: int,
    seed: Any,
    first: int,
    walks: int,
    settings: Any,
) -> int:
    """Playouts from the state in a buffer that has room for two; what they bring a seat."""
    states = buffer.view(DTYPE)
    return try_out(states, codes, advice, prospects, out, seat, seed, first, walks, settings)


def retrace_from(
    buffer: Any,
    codes: Any,
    advice: Any,
    prospects: Any,
    out: Any,
    paths: Any,
    depths: Any,
    listed: Any,
    seed: Any,
    settings: Any,
) -> int:
    """Walks once more from the state in a buffer that has room for two; the steps of all."""
    states = buffer.view(DTYPE)
    return retrace(states, codes, advice, prospects, out, paths, depths, listed, seed, settings)
