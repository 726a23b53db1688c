"""Chicago on the terminal: the gangs, and the board where there is room for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from ...kernel import View
from .board import NO_FIELD
from .drawing import HEIGHT, WIDTH, drawing, ground
from .names import FIELD_OF

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions
    from rich.text import Text

INKS = {"yellow": "yellow", "red": "red", "green": "green", "blue": "blue"}
ROOM_FOR_WORDS = 16
"""Lines that the gangs, the log and the prompt need beside the board."""


def screen(view: View, names: Sequence[str]) -> Any:
    """The table; it draws the board if the terminal is large enough."""
    return Screen(view, names)


class Screen:
    """A picture of the view that knows how large the terminal is when it is drawn."""

    def __init__(self, view: View, names: Sequence[str]) -> None:
        self.view = view
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Any]:
        from rich.panel import Panel

        is_room = options.max_width >= WIDTH and console.size.height >= HEIGHT + ROOM_FOR_WORDS
        if is_room:
            yield _board(self.view)
        view = self.view
        title = f"Chicago · phase {view['phase']} · round {view['round']} · {view['step']}"
        yield Panel(_gangs(view, self.names, not is_room), title=title, expand=False, padding=(0, 1))


def _board(view: View) -> Text:
    """The drawing with members as Y4 (a 4er of yellow), in the colours of owners and members."""
    from rich.text import Text

    colours = {FIELD_OF[label]: gang for label, gang in view["owners"].items()}
    marks: dict[int, str] = {}
    for gang in view["gangs"]:
        for member in gang["members"]:
            field = FIELD_OF[member["field"]]
            crowd = sum(other["field"] == member["field"] for other in gang["members"])
            marks[field] = f"{gang['gang'][0].upper()}{member['rings'] if crowd == 1 else f'x{crowd}'}"
            colours[field] = gang["gang"]
    text = Text(no_wrap=True)
    for line, fields in zip(drawing(marks), ground(), strict=True):
        for character, field in zip(line, fields, strict=True):
            style = INKS[colours[field]] if field != NO_FIELD and field in colours else "dim"
            text.append(character, style=style)
        text.append("\n")
    return text


def _gangs(view: View, names: Sequence[str], with_places: bool) -> Any:
    """A row for every gang: cash, reserve, what it owns, and where its members stand."""
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, padding=(0, 1, 0, 0))
    for column in ("", "gang", "player", "cash", "figures", "owns", "members"):
        table.add_column(column)
    for row in view["gangs"]:
        gang = row["gang"]
        owned = sum(owner == gang for owner in view["owners"].values())
        table.add_row(
            "▶" if view["gang"] == gang else "",
            Text(gang, style=INKS[gang]),
            Text(names[row["seat"]]),
            f"{row['cash']},000",
            str(row["reserve"]),
            str(owned),
            _members(row, with_places and view["gang"] == gang),
        )
    return table


def _members(row: View, with_places: bool) -> str:
    """Where the members of the gang on turn stand, or how many there are of each strength."""
    rings = [member["rings"] for member in row["members"]]
    if with_places:
        members = [f"{member['rings']}er {member['field']}" for member in row["members"]]
    else:
        members = [f"{rings.count(n)} x {n}er" for n in range(4, 0, -1) if n in rings]
    return ", ".join(members + [f"{n}er to place" for n in row["waiting"]])
