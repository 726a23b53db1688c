"""Hiring and placing members (C91-12 to C91-18, C91-45, C86-04, C86-20)."""

from __future__ import annotations

from ...kernel import rule, seldom
from .board import BUILDING, BUILDING_FIELDS, BUILDINGS, HOME
from .codes import DONE, HIRE_1, PLACE_IN, ROLL_DIE
from .figures import MOST_RINGS, WORTH
from .members import put_member
from .state import NO_GANG, State

ONE_A_PHASE = 3
"""C91-13: of so many rings one can be hired before a phase, and none in a turn."""


@rule
def is_even(s: State, gang: int, rings: int) -> bool:
    """C91-14: after this hire the 1ers and 2ers of the phase differ by at most one."""
    if not s.even_hiring:
        return True
    ones = s.hired[gang][0]
    twos = s.hired[gang][1]
    if rings == 1:
        return ones + 1 - twos <= 1
    if rings == 2:
        return twos + 1 - ones <= 1
    return True


@rule
def can_hire(s: State, gang: int, rings: int) -> bool:
    """C91-12, C86-20: for cash and with a figure left; C91-14: evenly."""
    return s.cash[gang] >= WORTH[rings] and s.reserve[gang] > 0 and is_even(s, gang, rings)


@rule
def pay_for(s: State, gang: int, rings: int) -> None:
    """C91-12: the price is paid and a figure leaves the reserve."""
    s.cash[gang] -= WORTH[rings]
    s.reserve[gang] -= 1
    s.hired[gang][rings - 1] += 1


@rule
def is_room_in(s: State, gang: int, building: int) -> bool:
    """C91-16: an own building without a member; C91-45, C86-20: with stacks any own building."""
    if s.owner[building] != gang:
        return False
    return s.stacking != 0 or s.occupant[BUILDING_FIELDS[building]] == NO_GANG


@rule
def rooms(s: State, gang: int) -> int:
    """How many more members a gang can place."""
    count = 0
    for building in range(BUILDINGS):
        if is_room_in(s, gang, building):
            count += 1
    return count


@rule
def waiting_count(s: State, gang: int) -> int:
    """C91-16: members hired and not yet placed."""
    count = 0
    for i in range(MOST_RINGS):
        count += s.waiting[gang][i]
    return count


@rule
def is_room_for_another(s: State, gang: int) -> bool:
    """C91-16: no more than can be placed; C91-45, C86-25: with stacks one own building holds all."""
    free = rooms(s, gang)
    return free > 0 and (s.stacking != 0 or free > waiting_count(s, gang))


@seldom
def list_phase_hires(s: State, out: list[int]) -> int:
    """C91-12, C86-04: hire or be done; C91-13: one 3er a phase."""
    n = 0
    if is_room_for_another(s, s.gang):
        for rings in range(1, s.dearest_hire + 1):
            out[n] = HIRE_1 + rings - 1
            if can_hire(s, s.gang, rings) and (rings < ONE_A_PHASE or s.hired[s.gang][rings - 1] == 0):
                n += 1
    out[n] = DONE
    return n + 1


@rule
def hire_for_phase(s: State, code: int) -> None:
    """C91-15: the member is what was bought, and waits to be placed."""
    rings = code - HIRE_1 + 1
    pay_for(s, s.gang, rings)
    s.waiting[s.gang][rings - 1] += 1


@seldom
def list_places(s: State, out: list[int]) -> int:
    """C91-16, C86-20: any waiting member into any own building with room."""
    n = 0
    for i in range(MOST_RINGS):
        if s.waiting[s.gang][i] > 0:
            for building in range(BUILDINGS):
                out[n] = PLACE_IN + i * BUILDINGS + building
                if is_room_in(s, s.gang, building):
                    n += 1
    return n


@rule
def place(s: State, code: int) -> None:
    """C91-16, C86-20."""
    i = (code - PLACE_IN) // BUILDINGS
    building = (code - PLACE_IN) % BUILDINGS
    s.waiting[s.gang][i] -= 1
    put_member(s, s.gang, BUILDING_FIELDS[building], i + 1)


@rule
def is_home_open(s: State, gang: int) -> bool:
    """C91-17: the home bar is the gang's own and empty; C91-18: in foreign hands it takes nobody."""
    return is_room_in(s, gang, BUILDING[HOME[gang]])


@seldom
def list_turn_hires(s: State, out: list[int]) -> int:
    """C91-17: before the roll a 1er or a 2er into the home bar; then the roll. C91-46: without members
    there is none."""
    n = 0
    if is_home_open(s, s.gang):
        for rings in range(1, ONE_A_PHASE):
            out[n] = HIRE_1 + rings - 1
            if can_hire(s, s.gang, rings):
                n += 1
    out[n] = ROLL_DIE if s.member_count[s.gang] > 0 else DONE
    return n + 1


@rule
def hire_at_home(s: State, code: int) -> None:
    """C91-17, C86-03: the new member stands in the home bar."""
    rings = code - HIRE_1 + 1
    pay_for(s, s.gang, rings)
    put_member(s, s.gang, HOME[s.gang], rings)
