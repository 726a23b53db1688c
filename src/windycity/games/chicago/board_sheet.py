"""The empty board to look at: every field with its letter, and a legend of all names."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from ...kernel import Board
from .board import FIELDS, IS_BUILDING, NOBODY, QUARTER
from .drawing import LONGEST_MARK, WIDTH
from .geometry import geometry
from .legend import OWNED_SIGN, legend, whereabouts
from .names import FIELD_OF, GANGS, LABELS, SHORT_LABELS, STREETS
from .painting import INKS, painted

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions
    from rich.text import Text

SOUGHT_SIGN = "◆"
GAP = 3
"""Columns between the board and the legend beside it."""


def board_sheet(start_owner: Sequence[int]) -> Board:
    """The board of an edition, by who owns each field before the game."""
    owned = [field for field in range(FIELDS) if start_owner[field] != NOBODY]
    return Board(
        width=WIDTH,
        places={label: [field] for label, field in FIELD_OF.items()} | STREETS,
        picture=lambda fields: Sought(fields) if fields else Sheet(owned),
        geometry=partial(geometry, start_owner),
    )


class Sheet:
    """The board and its legend, beside it where there is room and below it where there is not."""

    def __init__(self, owned: Collection[int]) -> None:
        self.owned = owned

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Any]:
        from rich.measure import Measurement
        from rich.table import Table

        board, words = self._board(), legend(self.owned)
        if options.max_width < WIDTH + GAP + Measurement.get(console, options, words).maximum:
            yield from (board, "", words)
            return
        beside = Table.grid(padding=(0, GAP, 0, 0))
        beside.add_row(board, words)
        yield beside

    def _board(self) -> Text:
        """Buildings in the colour of their quarter; bold are those that the gang there owns."""
        marks = {field: SHORT_LABELS[field] + OWNED_SIGN * (field in self.owned) for field in range(FIELDS)}
        return painted(marks, {field: self._style(field) for field in range(FIELDS)})

    def _style(self, field: int) -> str:
        if not IS_BUILDING[field]:
            return "none"
        return INKS[GANGS[QUARTER[field]]] + " bold" * (field in self.owned)


class Sought:
    """The board with nothing on it but the mark of some fields, and what they are."""

    def __init__(self, fields: Collection[int]) -> None:
        self.fields = fields

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Any]:
        yield painted({field: _sought(field) for field in self.fields}, dict.fromkeys(self.fields, "reverse"))
        yield ""
        yield whereabouts(self.fields)


def _sought(field: int) -> str:
    """The mark of a field that is looked for; on a street it has the house number."""
    if IS_BUILDING[field]:
        return SOUGHT_SIGN * LONGEST_MARK
    return SOUGHT_SIGN + LABELS[field].split()[-1]
