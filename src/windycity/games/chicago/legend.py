"""What stands on the picture of the board, in words: signs, buildings, streets."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import TYPE_CHECKING

from .board import BUILDINGS_PER_QUARTER, FIELDS, FIELDS_PER_QUARTER, NEIGHBOURS, NO_FIELD, QUARTER, VALUE
from .drawing import DOORS, EDGE_SIGNS, ISLAND_SIGN
from .geometry import kind
from .names import GANGS, LABELS, SHORT_LABELS, STREET_NAMES, STREETS
from .painting import INKS

if TYPE_CHECKING:
    from rich.console import Group, JustifyMethod
    from rich.table import Table

OWNED_SIGN = "*"
SIGNS = {
    "5 S": "a building: its value in thousands, and its letter in the list of buildings",
    GANGS[0]: "the home bar of the gang of that colour",
    OWNED_SIGN: "it is owned by the gang of its quarter before the game",
    "c3": "a street field: the letter of its street, and the house number",
    " ".join(DOORS.values()): "a door: the way from the street into the building, and out again",
    " ".join(sorted(set(EDGE_SIGNS.values()))): "a way off the board, one step to any other of these fields",
    ISLAND_SIGN: "a traffic island; nobody can enter it",
}
KINDS = {"street": "street", "bar": "bar", "home": "home bar", "casino": "casino"}


def legend(owned: Collection[int]) -> Group:
    """All signs and all names; the quarters are built alike, so that a letter has a name in each."""
    from rich.console import Group

    return Group(_signs(), "", _buildings(owned), "", _streets())


def whereabouts(fields: Iterable[int]) -> Table:
    """What some fields are, and where one can go from there."""
    table = _table("field", "what", "quarter", "one step to")
    for field in fields:
        worth = f" worth {VALUE[field]},000" if VALUE[field] else ""
        steps = ", ".join(LABELS[to] for to in NEIGHBOURS[field] if to != NO_FIELD)
        table.add_row(LABELS[field], KINDS[kind(field)] + worth, GANGS[QUARTER[field]], steps)
    return table


def _table(*headings: str) -> Table:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", pad_edge=False)
    for heading in headings:
        justify: JustifyMethod = "right" if heading == "value" else "left"
        table.add_column(heading, header_style=INKS.get(heading), justify=justify)
    return table


def _signs() -> Table:
    table = _table("sign", "meaning")
    for sign, meaning in SIGNS.items():
        table.add_row(sign, meaning)
    return table


def _buildings(owned: Collection[int]) -> Table:
    """A row for every letter, with the names in the four quarters."""
    table = _table("", "value", *GANGS, "doors on")
    for local in range(BUILDINGS_PER_QUARTER):
        alike = range(local, FIELDS, FIELDS_PER_QUARTER)
        letter = SHORT_LABELS[local] + OWNED_SIGN * (local in owned)
        table.add_row(letter, str(VALUE[local]), *(LABELS[field] for field in alike), " ".join(_doors(alike)))
    return table


def _doors(alike: Iterable[int]) -> Iterator[str]:
    """Such as "d5 s2/10/18/26": the same in all quarters, but on the square, which counts on through them."""
    ways = [[to for to in NEIGHBOURS[field] if to != NO_FIELD] for field in alike]
    for doors in zip(*ways, strict=True):
        houses = dict.fromkeys(SHORT_LABELS[door][1:] for door in doors)
        yield SHORT_LABELS[doors[0]][0] + "/".join(houses)


def _streets() -> Table:
    """A row for every letter, with the names and house numbers in the four quarters."""
    table = _table("", *GANGS)
    for letter, names in STREET_NAMES.items():
        table.add_row(letter, *(_houses(name, quarter) for quarter, name in enumerate(names)))
    return table


def _houses(name: str, quarter: int) -> str:
    """Such as "canal 1-5"."""
    labels = [LABELS[field] for field in STREETS[name] if QUARTER[field] == quarter]
    return labels[0] if len(labels) == 1 else f"{labels[0]}-{labels[-1].split()[-1]}"
