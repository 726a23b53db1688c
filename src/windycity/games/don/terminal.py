"""Don on the terminal: the lot, the money, and what lies before everybody."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ...kernel import View
from .cards import COLOUR_NAMES, COLOUR_POINTS

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType
    from rich.table import Table
    from rich.text import Text

INKS = {
    "red": "white on red3",
    "blue": "white on dodger_blue3",
    "green": "white on green4",
    "gold": "black on gold1",
    "violet": "white on medium_orchid3",
    "grey": "black on grey70",
}

SHORT = {"red": "RD", "blue": "BU", "green": "GN", "gold": "GD", "violet": "VT", "grey": "GY"}
"""Colours in two letters, as on wires and cables."""

UNBOUNDED = 1000
"""Columns that are enough for anything."""

AUCTIONS = ("auction", "side auction", "discard")


def screen(view: View, names: Sequence[str]) -> Any:
    """The table as a panel."""
    return Screen(view, names)


@dataclass(frozen=True)
class Screen:
    """The table as a panel, as wide as it has to be or as narrow as it can be."""

    view: View
    names: Sequence[str]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        from rich.measure import Measurement

        wide = self._panel(_seats(self.view, self.names))
        fits = (
            Measurement.get(console, options.update(max_width=UNBOUNDED), wide).maximum <= options.max_width
        )
        yield wide if fits else self._panel(_narrow_seats(self.view, self.names))

    def _panel(self, seats: Table) -> RenderableType:
        from rich.console import Group
        from rich.panel import Panel
        from rich.text import Text

        view = self.view
        title = Text(f"Don · round {view['round']} of {view['rounds']} · {view['step']}")
        return Panel(Group(_middle(view, self.names), seats), title=title, expand=False, padding=(0, 1))


def _card(district: View) -> Text:
    """A district as a chip in its colour, with the words for those who see none."""
    from rich.text import Text

    return Text(f" {district['name']} ", style=INKS[district["colour"]])


def _middle(view: View, names: Sequence[str]) -> Text:
    """What is for sale, the bid, and what lies beside it."""
    from rich.text import Text

    text = _for_sale(view, names)
    if view["step"] in AUCTIONS and view["high"] is not None:
        text.append(f"  bid {view['high']} by {names[view['bidder']]}", style="bold")
    text.append("\n")
    beside = f"pot {view['pot']} · {len(view['unseen'])} unseen"
    if view["step"] not in ("first player", "over"):
        beside += f" · first player {names[view['first']]}"
    return text.append_text(Text(beside, style="dim"))


def _for_sale(view: View, names: Sequence[str]) -> Text:
    from rich.text import Text

    if view["step"] == "over":
        return Text("The last lot is gone.")
    if view["step"] == "side auction":
        return Text.assemble("For sale ", _card(view["offered"]), f" by {names[view['seller']]}")
    if view["step"] == "give in return":
        return Text.assemble("Something for ", _card(view["offered"]))
    text = Text("Lot")
    for district in view["lot"]:
        text.append(" ").append_text(_card(district))
    return text.append(" ░░░░░░" * (view["lot_size"] - len(view["lot"])), style="dim")


def _seats(view: View, names: Sequence[str]) -> Table:
    """A row for everybody: tokens as far as one may see them, points, and digits by colour."""
    from rich.text import Text

    table = _people(name_width=14)
    for colour in COLOUR_NAMES:
        table.add_column(Text(colour, style=INKS[colour]), no_wrap=True)
    table.add_column("", width=7)
    for row in view["seats"]:
        digits = (Text(owned, style=INKS[colour]) for colour, owned in _digits(row).items())
        standing = Text(_standing(view, row), style="italic")
        table.add_row(*_person(view, row, names), *digits, standing, style=_loudness(view, row))
    return table


def _narrow_seats(view: View, names: Sequence[str]) -> Table:
    """The same with all districts of a player in one column."""
    table = _people(name_width=10)
    table.add_column("districts")
    for row in view["seats"]:
        table.add_row(*_person(view, row, names), _chips(view, row), style=_loudness(view, row))
    return table


def _people(name_width: int) -> Table:
    """The columns that every table has."""
    from rich.table import Table

    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("", width=1, no_wrap=True)
    table.add_column("player", overflow="ellipsis", no_wrap=True, max_width=name_width)
    table.add_column("tokens", justify="right", no_wrap=True)
    table.add_column("points", justify="right", no_wrap=True)
    return table


def _person(view: View, row: View, names: Sequence[str]) -> list[Text]:
    from rich.text import Text

    tokens = "?" if row["tokens"] is None else str(row["tokens"])
    points = sum(COLOUR_POINTS[len(owned)] for owned in _digits(row).values())
    return [
        Text("▶" if _is_due(view, row) else ""),
        Text(names[row["seat"]]),
        Text(tokens),
        Text(str(points)),
    ]


def _digits(row: View) -> dict[str, str]:
    """The digits that a player has of every colour."""
    digits = dict.fromkeys(COLOUR_NAMES, "")
    for district in row["districts"]:
        digits[district["colour"]] += str(district["digit"])
    return digits


def _chips(view: View, row: View) -> Text:
    """How the seat stands, and its districts, such as "passed RD48 GY1"."""
    from rich.text import Text

    chips = [Text(_standing(view, row), style="italic")] if _standing(view, row) else []
    chips += [
        Text(SHORT[colour] + owned, style=INKS[colour]) for colour, owned in _digits(row).items() if owned
    ]
    return Text(" ").join(chips)


def _loudness(view: View, row: View) -> str:
    return "bold" if _is_due(view, row) else ""


def _is_due(view: View, row: View) -> bool:
    return bool(view["actor"] == row["seat"])


def _standing(view: View, row: View) -> str:
    """How the seat stands in the auction that is on."""
    if view["step"] not in AUCTIONS:
        return ""
    if view["step"] == "side auction" and view["seller"] == row["seat"]:
        return "sells"
    if view["bidder"] == row["seat"]:
        return f"bids {view['high']}"
    return "out" if row["barred"] else "passed" if row["passed"] else ""
