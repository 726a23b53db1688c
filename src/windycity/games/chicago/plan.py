"""The plan of one quarter, and what makes it one (C91-01 to C91-07)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

Cell = tuple[int, int]
"""Row and column, from 0 in code; messages count from 1."""

CASINO_VALUE = 20
"""C91-01: only the casino is worth so much."""

CASINO_DOORS = 2
BARS_ON_SQUARE = 2
"""C91-02: the bars of a quarter that border the square; one of them has two doors (C91-03)."""


class BrokenPlan(ValueError):
    """A drawing that is no quarter; the message says where."""


class Building(NamedTuple):
    """C91-01: one field, whatever its size."""

    letter: str
    value: int
    owned: bool
    cells: tuple[Cell, ...]
    doors: tuple[Cell, ...]
    """C91-03: the street fields that carry its arrow."""


class Plan(NamedTuple):
    """One quarter, seen with its home bar at the top left."""

    size: int
    buildings: tuple[Building, ...]
    """By letter."""
    streets: tuple[Cell, ...]
    """Row by row."""
    street_letters: tuple[str, ...]
    """Which street a street field belongs to."""
    islands: tuple[Cell, ...]

    @property
    def square(self) -> tuple[Cell, ...]:
        """C91-02: the street fields around the island."""
        return tuple(cell for cell in self.streets if any(_touch(cell, island) for island in self.islands))

    @property
    def home(self) -> str:
        """C91-06: the bar in the outer corner."""
        return next((b.letter for b in self.buildings if (0, 0) in b.cells), "")

    @property
    def casino(self) -> str:
        return next((b.letter for b in self.buildings if b.value == CASINO_VALUE), "")

    @property
    def square_bars(self) -> tuple[str, ...]:
        """C91-02: the bars with a door on the square."""
        square = self.square
        return tuple(b.letter for b in self.buildings if any(door in square for door in b.doors))


def broken(cell: Cell, what: str) -> BrokenPlan:
    """The error that names a cell."""
    return BrokenPlan(f"row {cell[0] + 1}, column {cell[1] + 1}: {what}")


def neighbours(cell: Cell) -> Iterator[Cell]:
    """The four cells beside a cell, on the drawing or not."""
    row, column = cell
    yield row - 1, column
    yield row, column - 1
    yield row, column + 1
    yield row + 1, column


def check(plan: Plan) -> None:
    """`BrokenPlan` if the game cannot be played on four such quarters."""
    _check_lanes(plan)
    _check_square(plan)
    _check_buildings(plan)
    _check_doors(plan)
    _check_streets(plan)


def _touch(cell: Cell, other: Cell) -> bool:
    """Side by side or corner to corner."""
    return max(abs(cell[0] - other[0]), abs(cell[1] - other[1])) == 1


def _joined(start: Cell, cells: Collection[Cell]) -> set[Cell]:
    """All of the cells that hang together with the first one."""
    found, rim = {start}, [start]
    while rim:
        for cell in neighbours(rim.pop()):
            if cell in cells and cell not in found:
                found.add(cell)
                rim.append(cell)
    return found


def _check_buildings(plan: Plan) -> None:
    """C91-01, C91-06: every building in one piece, one the casino, and a bar in the corner."""
    for building in plan.buildings:
        joined = _joined(building.cells[0], building.cells)
        for cell in building.cells:
            if cell not in joined:
                raise broken(cell, f"this part of building {building.letter} stands apart from it")
    if not plan.casino:
        raise BrokenPlan(f"no building is worth {CASINO_VALUE}")
    if plan.home in ("", plan.casino):
        raise broken((0, 0), "the corner of the board is no bar")


def _check_doors(plan: Plan) -> None:
    """C91-02, C91-03: two bars open on the square; one of them and the casino have two doors."""
    square_bars, two_doors = plan.square_bars, 0
    if len(square_bars) != BARS_ON_SQUARE:
        raise BrokenPlan(f"{len(square_bars)} bars open on the square, not {BARS_ON_SQUARE}")
    for building in plan.buildings:
        doors = len(building.doors)
        if building.letter in square_bars and doors == 2:
            two_doors += 1
        elif doors != (CASINO_DOORS if building.letter == plan.casino else 1):
            raise broken(building.cells[0], f"building {building.letter} has {doors} doors")
    if two_doors != 1:
        raise BrokenPlan(f"{two_doors} bars on the square have two doors, not one")


def _check_lanes(plan: Plan) -> None:
    """C91-04: the right column and the bottom row are streets from end to end."""
    last = plan.size - 1
    for step in range(plan.size):
        for cell in ((step, last), (last, step)):
            if cell not in plan.streets:
                raise broken(cell, "the lane of the avenue is blocked")


def _check_square(plan: Plan) -> None:
    """C91-02: an island beside the crossing, and streets all around it."""
    if len(plan.islands) != 1:
        raise BrokenPlan(f"{len(plan.islands)} traffic islands, not one")
    row, column = plan.islands[0]
    for cell in [(r, c) for r in range(row - 1, row + 2) for c in range(column - 1, column + 2)]:
        if cell not in plan.streets and cell not in plan.islands:
            raise broken(cell, "the way around the traffic island is blocked")
    if not _touch(plan.islands[0], (plan.size - 1, plan.size - 1)):
        raise broken(plan.islands[0], "this traffic island is not beside the crossing of the avenues")


def _check_streets(plan: Plan) -> None:
    """C91-07: every street field can be reached, and a dead end leads to a door."""
    streets, last = set(plan.streets), plan.size - 1
    doors = {door for building in plan.buildings for door in building.doors}
    joined = _joined((last, last), streets)
    for cell in plan.streets:
        if cell not in joined:
            raise broken(cell, "this street field cannot be reached")
        ways = sum(beside in streets for beside in neighbours(cell))
        if ways < 2 and cell not in doors and last not in cell:
            raise broken(cell, "this street is a dead end without a door")
