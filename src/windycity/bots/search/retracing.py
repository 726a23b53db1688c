"""Walks once more, without the tree: what the game alone takes of the time of a search.

A rule for all games: the questions it asks are left open, as in `kernel/running.py`.
"""

from __future__ import annotations

from typing import Any

from ...kernel.questions import actor, duplicate
from ...kernel.randomness import stream
from ...kernel.rule import rule
from .walk import Settings, act, judge, look, play_on


@rule
def retrace(
    states: Any,
    codes: Any,
    advice: Any,
    prospects: Any,
    out: Any,
    paths: Any,
    depths: Any,
    listed: Any,
    seed: int,
    settings: Settings,
) -> int:
    """Make the moves of walks number 0, 1, ... of a seed from states[0], each along its path to its depth,
    with a list of moves where the walk made one, at the last node; the steps of all."""
    steps = 0
    for i in range(len(depths)):
        states[1] = duplicate(states[0])
        s = states[1]
        for j in range(depths[i]):
            if listed[i] and j == depths[i] - 1:
                look(s, actor(s), codes, advice)
            act(s, paths[i, j])
        steps += play_on(s, codes, advice, stream(seed, i), depths[i], settings)
        judge(s, actor(s), prospects, out)
    return steps
