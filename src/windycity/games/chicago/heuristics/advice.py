"""Which move looks best, step by step of the game."""

from __future__ import annotations

from ....kernel import rule
from ..state import ATTACKER_PAIRS, DEFENDER_PAIRS, DIE, HIRE, MOVE, PLACE, ROLL, TURN, State
from .fighting import advise_pair
from .hiring import advise_hire, advise_place
from .walking import advise_die, advise_step
from .weights import SHARPNESS


@rule
def advise(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """A rating for every listed move of the step that is on."""
    if s.step == MOVE:
        advise_step(s, codes, count, out)
        sharpen(count, out)
    elif s.step == DIE:
        advise_die(s, codes, count, out)
    elif s.step == PLACE:
        advise_place(s, codes, count, out)
    elif s.step == TURN or s.step == HIRE:
        advise_hire(s, codes, count, out)
    elif s.step == ATTACKER_PAIRS or s.step == DEFENDER_PAIRS:
        advise_pair(s, codes, count, out)


@rule
def sharpen(count: int, out: list[int]) -> None:
    """The best stands out, others are a fraction of it, and what is worth next to nothing is never played."""
    best = 1
    for i in range(count):
        best = max(best, out[i])
    for i in range(count):
        part = (out[i] << SHARPNESS) // best
        out[i] = part * part


@rule
def settled(s: State) -> bool:
    """The roll that begins a turn: hiring is done and nobody is on the way."""
    return s.step == ROLL
