"""Whole plans: what a seat does until somebody else or chance has a say. They are drafted by advice, more or
less strictly, and each is tried out by playouts from where it leads. Where a turn is many small steps, plans
differ by more than single steps do, so fewer playouts tell them apart.

These are rules for all games; the questions they ask are left open, as in `kernel/running.py`.
"""

from __future__ import annotations

from typing import Any

from ...kernel.questions import actor, duplicate, settled
from ...kernel.randomness import draw, stream
from ...kernel.rule import rule
from .tree import NOTHING
from .walk import Settings, act, judge, look, play_on, playout_pick


@rule
def draft(s: Any, codes: Any, advice: Any, plan: Any, opening: int, key: int, settings: Settings) -> int:
    """Make moves for the seat that acts, as a playout would, and note them; how many there are. The first is
    `opening`, unless that is NOTHING."""
    me = actor(s)
    length = 0
    while length < len(plan) and actor(s) == me and not (length > 0 and settled(s)):
        plan[length] = opening
        if length > 0 or opening == NOTHING:
            count = look(s, me, codes, advice)
            plan[length] = codes[playout_pick(me, count, advice, draw(key, length), settings)]
        act(s, plan[length])
        length += 1
    return length


@rule
def try_out(
    states: Any,
    codes: Any,
    advice: Any,
    prospects: Any,
    out: Any,
    seat: int,
    seed: int,
    first: int,
    walks: int,
    settings: Settings,
) -> int:
    """What playouts number first, first + 1, ... of a seed bring a seat from states[0], where a plan has led.
    For all plans the same seed is the same luck."""
    gain = 0
    for i in range(walks):
        states[1] = duplicate(states[0])
        s = states[1]
        play_on(s, codes, advice, stream(seed, first + i), 1, settings)
        judge(s, actor(s), prospects, out)
        gain += prospects[seat]
    return gain
