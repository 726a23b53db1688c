"""City on the terminal: the players and the board, small where there is no room for all its names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from ...kernel import View
from .drawing import FACINGS, HEIGHT, WIDTH
from .moves import DIRECTION_NAMES, SEAT_NAMES
from .names import PLACE_OF
from .painting import painted
from .small_map import small_map

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions
    from rich.table import Table

INKS = ("red3", "dodger_blue2", "green4", "dark_orange3", "medium_orchid", "dark_cyan")
"""The colour of a player; the letter says it too."""
LETTERS = {"bonzo": "B", "blue": "b", "brown": "n", "rocco": "R"}
ROOM_FOR_WORDS = 18
"""Lines that the players, the log and the prompt need beside the board."""


def screen(view: View, names: Sequence[str]) -> Any:
    """The table, with as much of the board as the terminal has room for."""
    return Screen(view, names)


class Screen:
    """A picture of the view that knows how large the terminal is when it is drawn."""

    def __init__(self, view: View, names: Sequence[str]) -> None:
        self.view = view
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Any]:
        from rich.panel import Panel

        view = self.view
        title = f"City · round {view['round']} · {view['step']}"
        if view["steps"]:
            title += f" · {' or '.join(map(str, view['steps']))} steps"
        table = _seats(view, self.names)
        if options.max_width >= WIDTH and console.size.height >= HEIGHT + ROOM_FOR_WORDS:
            yield painted(*_marks(view)).append("\n")
        else:
            table = _with_small_map(view, table)
        yield Panel(table, title=title, expand=False, padding=(0, 1))


def _marks(view: View) -> tuple[dict[int, str], dict[int, str]]:
    """By place, customers as "B>" (Bonzo looks east) and the marks of owners as "A3"; and their styles."""
    marks = {}
    styles = {}
    for customer in view["customers"]:
        if customer["field"] is not None:
            nose = FACINGS[DIRECTION_NAMES.index(customer["facing"])] if customer["facing"] else "?"
            marks[PLACE_OF[customer["field"]]] = LETTERS[customer["name"].split()[0]] + nose
            styles[PLACE_OF[customer["field"]]] = "bold"
    for house in view["houses"]:
        if house["owner"] is not None:
            marks[PLACE_OF[house["name"]]] = f"{SEAT_NAMES[house['owner']]}{house['marks']}"
            styles[PLACE_OF[house["name"]]] = INKS[house["owner"]]
    return marks, styles


def _seats(view: View, names: Sequence[str]) -> Table:
    """A row for every player: account, free marks, and how many houses."""
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, padding=(0, 1, 0, 0))
    for column in ("", "", "player", "account", "marks left", "houses"):
        table.add_column(column)
    for row in view["seats"]:
        seat = row["seat"]
        table.add_row(
            "▶" if view["actor"] == seat else "",
            Text(SEAT_NAMES[seat], style=INKS[seat]),
            Text(names[seat]),
            f"{row['account']} of {view['goal']}",
            str(row["free_marks"]),
            str(sum(house["owner"] == seat for house in view["houses"])),
        )
    return table


def _with_small_map(view: View, seats: Table) -> Any:
    """The map to the left of the players and the customers; below, the houses of whoever is to act."""
    from rich.console import Group
    from rich.table import Table

    both = Table(box=None, padding=(0, 1, 0, 0), show_header=False)
    both.add_row(small_map(*_marks(view)), Group(seats, _customers(view)))
    own = [_house(house) for house in view["houses"] if house["owner"] == view["actor"]]
    return Group(both, ", ".join(own)) if own and view["actor"] >= 0 else both


def _house(house: View) -> str:
    """Its name, with the marks if there are several; a department store is starred."""
    star = "*" if house["store"] else ""
    return f"{house['name']}{star}" + (f" x{house['marks']}" if house["marks"] > 1 else "")


def _customers(view: View) -> str:
    """Where everybody is and looks."""
    there = [customer for customer in view["customers"] if customer["field"] is not None]
    return ", ".join(f"{one['name']} {one['field']} {one['facing'] or ''}".rstrip() for one in there)
