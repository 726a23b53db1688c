"""Shikago on the terminal: the eight areas, and what everybody has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...kernel import View
from .areas import COLUMNS
from .moves import SEAT_NAMES

if TYPE_CHECKING:
    from rich.table import Table
    from rich.text import Text

INKS = ("red3", "dodger_blue2", "green4", "dark_orange3")
"""The colour of a boss; the letter says it too."""


def screen(view: View, names: Sequence[str]) -> Any:
    """The table as a panel."""
    from rich.console import Group
    from rich.panel import Panel

    title = f"Shikago · turn {view['turn']} of {view['turns']} · {view['step']}"
    if view["step"] in ("recruit and place", "move"):
        title += f" · {view['action_points']} action points"
    parts = Group(_city(view), _bosses(view, names), _bag(view))
    return Panel(parts, title=title, expand=False, padding=(0, 1))


def _city(view: View) -> Table:
    """The areas as they lie, two rows of four."""
    from rich.table import Table

    table = Table(box=None, show_header=False, padding=(0, 1))
    for first in range(0, len(view["areas"]), COLUMNS):
        table.add_row(*(_area(area) for area in view["areas"][first : first + COLUMNS]))
    return table


def _area(area: View) -> Text:
    """Name and income, a casino, and the henchmen; underlined are those who control it."""
    from rich.text import Text

    text = Text(f"{area['name']} {area['income']},000\n")
    text.append("casino " if area["casino"] else "", style="bold")
    for boss, count in enumerate(area["henchmen"]):
        if count:
            style = f"{INKS[boss]} underline" if boss == area["controller"] else INKS[boss]
            text.append(f"{SEAT_NAMES[boss]}{count}", style=style)
            text.append(" ")
    return text


def _bosses(view: View, names: Sequence[str]) -> Table:
    """A row for every boss; cash in brackets is what was laid open last."""
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, padding=(0, 1, 0, 0))
    for column in ("", "", "boss", "cash", "register", "hand", "pool", "prison", ""):
        table.add_column(column, justify="right" if column in ("cash", "register") else "left")
    for row in view["bosses"]:
        seat = row["seat"]
        table.add_row(
            "▶" if view["actor"] == seat else "",
            Text(SEAT_NAMES[seat], style=INKS[seat]),
            Text(names[seat]),
            _cash(row),
            f"{row['register'] * 1000:,}",
            *(str(row[place]) for place in ("hand", "pool", "prison")),
            " ".join(
                word
                for word, holds in (
                    ("first player", seat == view["first"]),
                    ("factory", row["factory"]),
                    ("Snitch", seat == view["snitch"]),
                )
                if holds
            ),
        )
    return table


def _cash(row: View) -> str:
    if row["cash"] is not None:
        return f"{row['cash'] * 1000:,}"
    return "hidden" if row["shown"] is None else f"({row['shown'] * 1000:,})"


def _bag(view: View) -> str:
    """What a police chip may be."""
    policemen = view["bag"]["policemen"]
    odds = f"the Untouchables come 1 in {policemen + 1}"
    shown = f"; in brackets: cash laid open in turn {view['shown_turn']}" if view["shown_turn"] else ""
    return f"police: {odds}{shown}"
