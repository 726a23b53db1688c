"""The plan of the city: the shape of its streets, and what makes a drawing a city (CTY-03)."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

Cell = tuple[int, int]
"""Row and column, from 0 in code; messages count from 1."""

WAYS = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""Up, right, down, left."""

ROWS, COLUMNS = 9, 11
"""The ring is 7 rows high and 9 columns wide, and has a row of houses around it."""

TOP, LEFT, BOTTOM, RIGHT = 1, 1, ROWS - 2, COLUMNS - 2
CENTRE = ROWS // 2, COLUMNS // 2

SIDES = (
    tuple((TOP, column) for column in range(LEFT, RIGHT)),
    tuple((row, RIGHT) for row in range(TOP, BOTTOM)),
    tuple((BOTTOM, column) for column in range(RIGHT, LEFT, -1)),
    tuple((row, LEFT) for row in range(BOTTOM, TOP, -1)),
)
"""The sides of the ring, clockwise from the top; each begins with a corner."""

RING = tuple(cell for side in SIDES for cell in side)
"""Clockwise from the top left corner."""

CROSS_STREETS = (
    tuple((row, CENTRE[1]) for row in range(TOP, BOTTOM + 1)),
    tuple((CENTRE[0], column) for column in range(LEFT, RIGHT + 1)),
)
"""The street from the top down and the one from left to right, with their mouths and the centre."""

CORNERS = tuple(side[0] for side in SIDES)
MOUTHS = tuple(street[end] for street in CROSS_STREETS for end in (0, -1))
"""The ring fields where a cross street begins or ends."""

STREET_CELLS = (
    *RING,
    *(cell for street in CROSS_STREETS for cell in street[1:-1] if cell != CENTRE),
    CENTRE,
)
"""All street fields: the ring, the two cross streets, and the centre last."""

FEWEST_HOUSES = 36
"""CTY-03: besides the centre, two fields may be without a house."""


class BrokenPlan(ValueError):
    """A drawing that is no city; the message says where."""


class House(NamedTuple):
    """A shop or a department store, with one street field as its front."""

    letter: str
    cells: tuple[Cell, ...]
    front: Cell
    side: int
    """The direction in which it lies from its front."""


class Plan(NamedTuple):
    """What stands along the streets."""

    houses: tuple[House, ...]
    """In the order of their fronts among `STREET_CELLS`."""
    gardens: tuple[Cell, ...]


def broken(cell: Cell, what: str) -> BrokenPlan:
    """The error that names a cell."""
    return BrokenPlan(f"row {cell[0] + 1}, column {cell[1] + 1}: {what}")


def beside(cell: Cell, direction: int) -> Cell:
    """The next cell in a direction, on the drawing or not."""
    return cell[0] + WAYS[direction][0], cell[1] + WAYS[direction][1]


def check(plan: Plan) -> None:
    """`BrokenPlan` if the game cannot be played in this city."""
    fronts = {house.front: house for house in plan.houses}
    for red in (*CORNERS, *MOUTHS):
        if red not in fronts:
            raise broken(red, "this red field has no department store")
    for house in plan.houses:
        _check_in_one_piece(house)
    if len(plan.houses) < FEWEST_HOUSES:
        raise BrokenPlan(f"{len(plan.houses)} houses, but there are never fewer than {FEWEST_HOUSES}")
    _check_sizes([fronts.pop(red) for red in (*CORNERS, *MOUTHS)], fronts.values())


def _check_in_one_piece(house: House) -> None:
    joined, rim = {house.cells[0]}, [house.cells[0]]
    while rim:
        cell = rim.pop()
        around = {beside(cell, direction) for direction in range(len(WAYS))}
        new = around & set(house.cells) - joined
        joined |= new
        rim += new
    for cell in house.cells:
        if cell not in joined:
            raise broken(cell, f"this part of house {house.letter} stands apart from it")


def _check_sizes(stores: Collection[House], shops: Collection[House]) -> None:
    """A department store is drawn larger than any shop."""
    largest_shop = max(shops, key=lambda shop: len(shop.cells))
    for store in stores:
        if len(store.cells) <= len(largest_shop.cells):
            what = f"department store {store.letter} is no larger than shop {largest_shop.letter}"
            raise broken(store.cells[0], what)
