"""Chicago on the terminal: the gangs, and the board where there is room for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from ...kernel import View
from .drawing import HEIGHT, WIDTH
from .edition import Edition
from .names import FIELD_OF
from .painting import INKS, painted

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions
    from rich.text import Text

ROOM_FOR_WORDS = 16
"""Lines that the gangs, the log and the prompt need beside the board."""


def screen(edition: Edition, view: View, names: Sequence[str]) -> Any:
    """The table; it draws the board if the terminal is large enough."""
    return Screen(edition.title, view, names)


class Screen:
    """A picture of the view that knows how large the terminal is when it is drawn."""

    def __init__(self, title: str, view: View, names: Sequence[str]) -> None:
        self.title = title
        self.view = view
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Any]:
        from rich.panel import Panel

        is_room = options.max_width >= WIDTH and console.size.height >= HEIGHT + ROOM_FOR_WORDS
        if is_room:
            yield _board(self.view)
        gangs = _gangs(self.view, self.names, not is_room)
        title = f"{self.title} · {_moment(self.view)}"
        yield Panel(gangs, title=title, expand=False, padding=(0, 1))


def _moment(view: View) -> str:
    """Where the game is, and what there is to walk."""
    words = [f"phase {view['phase']}", f"round {view['round']}", view["step"]]
    if view["points"]:
        words.append(f"{view['points']} to walk")
    if view["dice"]:
        words.append(f"dice left {' '.join(map(str, view['dice']))}")
    return " · ".join(words)


def _board(view: View) -> Text:
    """The drawing with members as Y4 (a 4er of yellow) or Yg (one with a green plug), in the colours of
    owners and members."""
    colours = {FIELD_OF[label]: gang for label, gang in view["owners"].items()}
    marks: dict[int, str] = {}
    for gang in view["gangs"]:
        for member in gang["members"]:
            field = FIELD_OF[member["field"]]
            crowd = sum(other["field"] == member["field"] for other in gang["members"])
            marks[field] = gang["gang"][0].upper() + (member["strength"][0] if crowd == 1 else _many(crowd))
            colours[field] = gang["gang"]
    return painted(marks, {field: INKS[gang] for field, gang in colours.items()}).append("\n")


def _many(members: int) -> str:
    """A mark for members that stand together, of two characters: "x3"."""
    return f"x{members}" if members < 10 else ">9"


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
            f"{row['cash'] * 1000:,}",
            str(row["reserve"]),
            str(owned),
            _members(row, with_places and view["gang"] == gang),
        )
    return table


def _members(row: View, with_places: bool) -> str:
    """Where the members of the gang on turn stand, or how many there are of each strength."""
    if with_places:
        places = Counter((member["strength"], member["field"]) for member in row["members"])
        members = [
            f"{strength}{f' x{count}' if count > 1 else ''} {field}"
            for (strength, field), count in places.items()
        ]
    else:
        ranked = sorted(row["members"], key=lambda member: -member["rings"])
        counts = Counter(member["strength"] for member in ranked)
        members = [f"{count} x {strength}" for strength, count in counts.items()]
    return ", ".join(members + [f"{member['strength']} to place" for member in row["waiting"]])
