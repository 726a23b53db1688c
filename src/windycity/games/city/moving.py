"""The die, advertising, and moving a customer (CTY-06 to CTY-10, CTY-21)."""

from __future__ import annotations

from ...kernel import rule
from .board import DIRECTIONS, FIELDS
from .codes import ADVERTISE, PASS, ROLL_ONCE, ROLLED, WALK
from .figures import ADVERTISING, ALLOWED_STEPS, CUSTOMERS, FACES
from .setting import is_free
from .state import MOVE, ROLL, State
from .ways import MOST_ENDS, WAY_END, WAY_STEPS


@rule
def list_adverts(s: State, out: list[int]) -> int:
    """CTY-21: roll once, or twice for two points."""
    n = 0
    out[n] = ROLL_ONCE
    n += 1
    out[n] = ADVERTISE
    if s.account[s.turn] >= ADVERTISING:
        n += 1
    return n


@rule
def announce(s: State, code: int) -> None:
    """CTY-21: paid before rolling."""
    if code == ADVERTISE:
        s.account[s.turn] -= ADVERTISING
        s.in_second_roll = 1
    s.step = ROLL


@rule
def list_rolls(out: list[int]) -> int:
    """CTY-06: six faces, all alike."""
    for face in range(FACES):
        out[face] = ROLLED + face
    return FACES


@rule
def roll(s: State, code: int) -> None:
    """CTY-06: what the die allows; CTY-21: and the other roll."""
    s.rolls |= ALLOWED_STEPS[code - ROLLED]
    if s.in_second_roll:
        s.in_second_roll = 0
    else:
        s.step = MOVE


@rule
def list_moves(s: State, out: list[int]) -> int:
    """CTY-07: any customer forward by an allowed number; CTY-09: to a free field. CTY-10: a pass only if
    nobody can move."""
    n = 0
    for customer in range(CUSTOMERS):
        row = s.field[customer] * DIRECTIONS + s.facing[customer]
        first = WALK + customer * FIELDS * DIRECTIONS
        for i in range(MOST_ENDS):
            end = WAY_END[row][i]
            out[n] = first + end
            if (s.rolls >> WAY_STEPS[row][i]) & 1 and is_free(s, end // DIRECTIONS):
                n += 1
    if n == 0:
        out[0] = PASS
        n = 1
    return n


@rule
def moved_customer(code: int) -> int:
    return (code - WALK) // (FIELDS * DIRECTIONS)


@rule
def move(s: State, code: int) -> None:
    """CTY-07, CTY-08: the customer stands on its target and looks its new way."""
    customer = moved_customer(code)
    s.field[customer] = (code - WALK) // DIRECTIONS % FIELDS
    s.facing[customer] = (code - WALK) % DIRECTIONS
    s.unmoved[customer] = 0
