"""Moving henchmen between areas (SHI-08)."""

from __future__ import annotations

from ...kernel import rule
from .areas import AREAS, FREE_MOVES, HENCHMEN, NEIGHBOUR
from .codes import DONE, SHIFT
from .control import controls
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
def most_to_move(s: State, start: int, target: int) -> int:
    """How many henchmen can go from one area to another."""
    there = s.henchmen[start][s.boss]
    if move_cost(s, start, target, HENCHMEN) <= s.action_points:
        return there
    if NEIGHBOUR[start][target]:
        return 0
    return min(there, s.action_points)


@rule
def list_moves(s: State, out: list[int]) -> int:
    """SHI-08: at least one henchman, from one area to another."""
    n = 0
    for start in range(AREAS):
        if s.henchmen[start][s.boss] == 0:
            continue
        for target in range(AREAS):
            if start != target:
                for number in range(most_to_move(s, start, target)):
                    out[n] = SHIFT + (start * AREAS + target) * HENCHMEN + number
                    n += 1
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
