"""Owning buildings, and what they pay (C91-24, C91-32, C91-33, C91-43, C86-13, C86-14, C86-18, C86-19)."""

from __future__ import annotations

from ...kernel import rule
from .board import BUILDING, BUILDING_FIELDS, BUILDINGS, CASINO, IS_BUILDING, ONES, TWOS, VALUE
from .figures import GANGS, SET_FACTOR
from .state import NO_GANG, State, in_play


@rule
def take_building(s: State, gang: int, field: int) -> None:
    """C91-24, C86-13: who enters a building that is not one's own takes it at once, and it stays taken."""
    if IS_BUILDING[field]:
        s.owner[BUILDING[field]] = gang


@rule
def leave_empty(s: State, field: int) -> None:
    """C86-14, C86-24: a casino in which nobody stands any more is nobody's."""
    if s.held_casinos and s.occupant[field] == NO_GANG and is_casino(field):
        s.owner[BUILDING[field]] = NO_GANG


@rule
def owns(s: State, gang: int, field: int) -> bool:
    return s.owner[BUILDING[field]] == gang


@rule
def pays(s: State, gang: int, building: int) -> bool:
    """C91-32: every building pays its owner; C91-43: a casino only with a member of the owner in it."""
    if s.owner[building] != gang:
        return False
    field = BUILDING_FIELDS[building]
    return not s.guarded_casinos or not is_casino(field) or s.occupant[field] == gang


@rule
def is_casino(field: int) -> bool:
    for quarter in range(GANGS):
        if CASINO[quarter] == field:
            return True
    return False


@rule
def owns_ones(s: State, gang: int) -> bool:
    """C91-33, C86-19: all eight ones of the own quarter."""
    for i in range(len(ONES[gang])):
        if not owns(s, gang, ONES[gang][i]):
            return False
    return True


@rule
def owns_twos(s: State, gang: int) -> bool:
    """C91-33, C86-19: all six twos of the own quarter."""
    for i in range(len(TWOS[gang])):
        if not owns(s, gang, TWOS[gang][i]):
            return False
    return True


@rule
def income(s: State, gang: int) -> int:
    """C91-32, C86-18: the value of a gang's buildings; C91-33, C86-19: sets of the own quarter threefold."""
    total = 0
    for building in range(BUILDINGS):
        if pays(s, gang, building):
            total += VALUE[BUILDING_FIELDS[building]]
    if owns_ones(s, gang):
        total += (SET_FACTOR - 1) * len(ONES[gang])
    if owns_twos(s, gang):
        total += (SET_FACTOR - 1) * 2 * len(TWOS[gang])
    return total


@rule
def pay_income(s: State) -> None:
    """C91-32, C86-18: every gang in play is paid; C91-31, C86-25: one without members too."""
    for gang in range(GANGS):
        if in_play(s, gang):
            s.cash[gang] += income(s, gang)


@rule
def price_of_buildings(s: State, gang: int) -> int:
    """C86-22: what the bank gives for a gang's buildings, at plain values."""
    total = 0
    for building in range(BUILDINGS):
        if s.owner[building] == gang:
            total += VALUE[BUILDING_FIELDS[building]]
    return total
