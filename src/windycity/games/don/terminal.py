"""Don on the terminal: the lot, the money, and what lies before everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...kernel import View
from .cards import COLOUR_NAMES, COLOUR_POINTS

if TYPE_CHECKING:
    from rich.text import Text

INKS = {
    "red": "white on red3",
    "blue": "white on dodger_blue3",
    "green": "white on green4",
    "gold": "black on gold1",
    "violet": "white on medium_orchid3",
    "grey": "black on grey70",
}

AUCTIONS = ("auction", "side auction", "discard")


def screen(view: View, names: Sequence[str]) -> Any:
    """The table as a panel."""
    from rich.console import Group
    from rich.panel import Panel

    title = f"Don · round {view['round']} of {view['rounds']} · {view['step']}"
    return Panel(Group(_middle(view, names), _seats(view, names)), title=title, expand=False, padding=(0, 1))


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
        return Text("All districts are sold.")
    if view["step"] == "side auction":
        return Text.assemble("For sale ", _card(view["offered"]), f" by {names[view['seller']]}")
    if view["step"] == "give in return":
        return Text.assemble("Something for ", _card(view["offered"]))
    text = Text("Lot")
    for district in view["lot"]:
        text.append(" ").append_text(_card(district))
    return text.append(" ░░░░░░" * (view["lot_size"] - len(view["lot"])), style="dim")


def _seats(view: View, names: Sequence[str]) -> Any:
    """A row for everybody: tokens as far as one may see them, points, and digits by colour."""
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, padding=(0, 1, 0, 0))
    table.add_column("", width=1, no_wrap=True)
    table.add_column("player", overflow="ellipsis", max_width=14)
    table.add_column("tokens", overflow="ellipsis", justify="right")
    table.add_column("points", overflow="ellipsis", justify="right")
    for colour in COLOUR_NAMES:
        table.add_column(Text(colour, style=INKS[colour]), no_wrap=True)
    table.add_column("", width=7)
    for row in view["seats"]:
        table.add_row(*_seat(view, row, names[row["seat"]]), style="bold" if _is_due(view, row) else "")
    return table


def _seat(view: View, row: View, name: str) -> list[Any]:
    from rich.text import Text

    digits = dict.fromkeys(COLOUR_NAMES, "")
    for district in row["districts"]:
        digits[district["colour"]] += str(district["digit"])
    return [
        "▶" if _is_due(view, row) else "",
        name,
        "?" if row["tokens"] is None else str(row["tokens"]),
        str(sum(COLOUR_POINTS[len(owned)] for owned in digits.values())),
        *(Text(owned, style=INKS[colour]) for colour, owned in digits.items()),
        Text(_standing(view, row), style="italic"),
    ]


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
