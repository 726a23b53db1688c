"""Moving henchmen between areas (SHI-08)."""

from __future__ import annotations

from ...kernel import rule
from .areas import AREAS, FREE_MOVES, HENCHMEN, NEIGHBOUR, NEIGHBOURS
from .codes import DONE, SHIFT
from .control import controlled_areas, controls
from .state import State


@rule
def is_free(s: State, start: int, target: int) -> bool:
    """SHI-08: between two areas that one controls just before the move; eight times a turn."""
    return s.free_moves < FREE_MOVES and controls(s, s.boss, start) and controls(s, s.boss, target)


@rule
def move_cost(s: State, start: int, target: int, number: int) -> int:
    """SHI-08: nothing, or one action point to a neighbour, or else one for each henchman."""
    if is_free(s, start, target):
        return 0
    if NEIGHBOUR[start][target]:
        return 1
    return number


@rule
def free_areas(s: State) -> int:
    """SHI-08: a bit for each area; moves between those are free now."""
    if s.free_moves < FREE_MOVES:
        return controlled_areas(s, s.boss)
    return 0


@rule
def near_areas(s: State, start: int, free: int) -> int:
    """SHI-08: a bit for each area to which all can go together, for nothing or for a point."""
    near = NEIGHBOURS[start] if s.action_points > 0 else 0
    if (free >> start) & 1:
        near |= free
    return near


@rule
def most_to_move(s: State, start: int, target: int, near: int) -> int:
    """How many henchmen can go from one area to another."""
    there = s.henchmen[start][s.boss]
    if (near >> target) & 1:
        return there
    return min(there, s.action_points)


@rule
def list_moves_from(s: State, start: int, near: int, out: list[int], n: int) -> int:
    """SHI-08: the moves that begin in an area; the length of the list with them."""
    for target in range(AREAS):
        most = 0
        if start != target:
            most = most_to_move(s, start, target, near)
        first = SHIFT + (start * AREAS + target) * HENCHMEN
        out[n] = first
        for number in range(1, most):
            out[n + number] = first + number
        n += most
    return n


@rule
def list_moves(s: State, out: list[int]) -> int:
    """SHI-08: at least one henchman, from one area to another. Without an action point that takes two areas
    between which it is free."""
    n = 0
    free = free_areas(s)
    if s.action_points > 0 or free & (free - 1) != 0:
        for start in range(AREAS):
            near = near_areas(s, start, free)
            if s.henchmen[start][s.boss] > 0 and (near > 0 or s.action_points > 0):
                n = list_moves_from(s, start, near, out, n)
    out[n] = DONE
    return n + 1


@rule
def move(s: State, code: int) -> None:
    """SHI-08: a move costs the least that fits."""
    number = (code - SHIFT) % HENCHMEN + 1
    target = (code - SHIFT) // HENCHMEN % AREAS
    start = (code - SHIFT) // HENCHMEN // AREAS
    s.action_points -= move_cost(s, start, target, number)
    if is_free(s, start, target):
        s.free_moves += 1
    s.henchmen[start][s.boss] -= number
    s.henchmen[target][s.boss] += number
