"""Don on the terminal: the lot, the money, and what lies before everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...kernel import View

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


def screen(view: View, names: Sequence[str]) -> Any:
    """The table as a panel."""
    from rich.console import Group
    from rich.panel import Panel

    title = f"Don · round {view['round']} of {view['rounds']}"
    return Panel(Group(_middle(view, names), _seats(view, names)), title=title, expand=False, padding=(0, 1))


def _cards(districts: Sequence[View]) -> Text:
    """Districts as coloured chips, with the colour's first letters for those who see none."""
    from rich.text import Text

    text = Text()
    for card in districts:
        text.append(f" {card['colour'][:3]} {card['digit']} ", style=INKS[card["colour"]])
        text.append(" ")
    return text


def _middle(view: View, names: Sequence[str]) -> Text:
    """The lot, the bid and the pot."""
    from rich.text import Text

    text = Text()
    if view["offered"]:
        word = "For sale " if view["seller"] is not None else "Swapped "
        text.append(word).append_text(_cards([view["offered"]]))
        if view["seller"] is not None:
            text.append(f"by {names[view['seller']]} ")
    else:
        text.append("Lot ").append_text(_cards(view["lot"]))
        missing = view["lot_size"] - len(view["lot"])
        text.append(" ▒▒▒▒▒  " * missing if view["step"] != "over" else "none left ", style="dim")
    if view["high"] is not None:
        text.append(f"  bid {view['high']} by {names[view['bidder']]}", style="bold")
    text.append(f"   pot {view['pot']}   unseen {len(view['unseen'])}\n", style="dim")
    return text


def _seats(view: View, names: Sequence[str]) -> Any:
    """A row for everybody: tokens as far as one may see them, and the districts by colour."""
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    table.add_column("player")
    table.add_column("tokens", justify="right")
    table.add_column("districts")
    for row in view["seats"]:
        seat = row["seat"]
        mark = "▶" if view["actor"] == seat else "1" if view["first"] == seat else ""
        notes = "  out" if row["barred"] else "  passed" if row["passed"] else ""
        tokens = "?" if row["tokens"] is None else str(row["tokens"])
        cards = _cards(row["districts"])
        cards.append(notes, style="dim italic")
        table.add_row(mark, names[seat], tokens, cards)
    return table
