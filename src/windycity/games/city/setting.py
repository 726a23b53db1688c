"""The setup by the players: customers, then the first houses (CTY-04)."""

from __future__ import annotations

from ...kernel import rule
from .board import DIRECTIONS, FIELDS, HOUSES, IS_STORE, NEXT, NO_FIELD
from .codes import FACE_TO, MARK_HOUSE, PUT_ON
from .figures import CUSTOMERS, FIRST_HOUSES, FIRST_OF_KIND, KIND_NAMES, MARKS
from .state import FACE, MARK, NO_CUSTOMER, NOBODY, PUT, State, next_player


@rule
def is_free(s: State, field: int) -> bool:
    """CTY-09: no customer stands there."""
    for customer in range(CUSTOMERS):
        if s.field[customer] == field:
            return False
    return True


@rule
def next_of_kind(s: State, kind: int) -> int:
    """The first customer of a kind that is not on the board yet; beyond the last if all are."""
    customer = FIRST_OF_KIND[kind]
    while customer < FIRST_OF_KIND[kind + 1] and s.field[customer] != NO_FIELD:
        customer += 1
    return customer


@rule
def customers_put(s: State) -> int:
    count = 0
    for customer in range(CUSTOMERS):
        if s.field[customer] != NO_FIELD:
            count += 1
    return count


@rule
def list_puts(s: State, out: list[int]) -> int:
    """CTY-04: a customer of choice on any free field."""
    n = 0
    for kind in range(len(KIND_NAMES)):
        if next_of_kind(s, kind) < FIRST_OF_KIND[kind + 1]:
            for field in range(FIELDS):
                out[n] = PUT_ON + kind * FIELDS + field
                if is_free(s, field):
                    n += 1
    return n


@rule
def put(s: State, code: int) -> None:
    """CTY-04."""
    customer = next_of_kind(s, (code - PUT_ON) // FIELDS)
    s.field[customer] = (code - PUT_ON) % FIELDS
    s.unmoved[customer] = 1
    s.customer = customer
    s.step = FACE


@rule
def list_facings(s: State, out: list[int]) -> int:
    """CTY-04: any exit of the field."""
    n = 0
    for direction in range(DIRECTIONS):
        out[n] = FACE_TO + direction
        if NEXT[s.field[s.customer]][direction] != NO_FIELD:
            n += 1
    return n


@rule
def face(s: State, code: int) -> None:
    """CTY-04: then the next player, until all seven stand; the houses follow."""
    s.facing[s.customer] = code - FACE_TO
    s.customer = NO_CUSTOMER
    s.turn = next_player(s, s.turn)
    s.step = PUT if customers_put(s) < CUSTOMERS else MARK


@rule
def owns_store(s: State, seat: int) -> bool:
    for house in range(HOUSES):
        if IS_STORE[house] and s.owner[house] == seat:
            return True
    return False


@rule
def list_marks(s: State, out: list[int]) -> int:
    """CTY-04: a free house; one department store at most."""
    n = 0
    has_store = owns_store(s, s.turn)
    for house in range(HOUSES):
        out[n] = MARK_HOUSE + house
        if s.owner[house] == NOBODY and not (has_store and IS_STORE[house]):
            n += 1
    return n


@rule
def mark(s: State, code: int) -> None:
    """CTY-04: the house is the player's, with one mark."""
    put_mark(s, s.turn, code - MARK_HOUSE)
    s.turn = next_player(s, s.turn)


@rule
def put_mark(s: State, seat: int, house: int) -> None:
    """CTY-15: one more mark of a player on a house."""
    s.owner[house] = seat
    s.marks[house] += 1
    s.free_marks[seat] -= 1


@rule
def is_set_up(s: State) -> bool:
    """CTY-04: whether all have marked their first houses."""
    for seat in range(s.players):
        if s.free_marks[seat] > MARKS - FIRST_HOUSES:
            return False
    return True
