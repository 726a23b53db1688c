"""Somebody's tables, without playing their games again: what is on disk tells who sits there and whose turn
it is."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import NamedTuple

from ...games import rules_of
from ..live.keeper import Keeper
from ..store.reading import OwnTable, Reader
from ..store.schema import EventRow, TableRow
from ..table.beginning import Beginning
from ..table.events import SEAT_EVENT
from ..table.glance import Glance, seats_after
from ..table.settings import Settings
from ..table.table import Status

MOST_RUNNING = 1_000
"""Games of one person that are not over; nobody has as many."""


class Own(NamedTuple):
    """Tables at a glance, when each was made, and whether there are more that are over."""

    tables: list[tuple[Glance, int]]
    more: bool


class OwnTables:
    """Looks through the store for tables at which somebody has a seat."""

    def __init__(self, reader: Reader, keeper: Keeper) -> None:
        self._reader = reader
        self._keeper = keeper

    async def of(self, player: str, finished: int) -> Own:
        """Those where it is their turn, then all others that are not over, then some that are; of each kind
        the newest first."""
        running, over, changes = await asyncio.to_thread(self._read, player, finished + 1)
        glances = [
            (glance(own.row, changes[own.row.id], await self._turn(own)), own.row.created)
            for own in [*running, *over[:finished]]
        ]
        glances.sort(key=lambda each: (_place(each[0], player), -each[1]))
        return Own([each for each in glances if each[0].has_seat(player)], len(over) > finished)

    def _read(
        self, player: str, finished: int
    ) -> tuple[list[OwnTable], list[OwnTable], dict[str, list[EventRow]]]:
        running = self._reader.running_of(player, most=MOST_RUNNING)
        over = self._reader.finished_of(player, most=finished)
        return running, over, self._reader.seat_changes([own.row.id for own in [*running, *over]])

    async def _turn(self, own: OwnTable) -> str | None:
        """Whose turn it is. Where an older server has not written it down, the game is played again, once."""
        if own.row.status != Status.PLAYING or not can_go_on(own.row):
            return None
        if own.turn is not None:
            return own.turn.player
        return (await self._keeper.find(own.row.id)).table.turn

    async def turns(self, player: str) -> list[str]:
        """Tables at which it is somebody's turn."""
        rows = await asyncio.to_thread(self._reader.turns_of, player, most=MOST_RUNNING)
        return [row.id for row in rows if can_go_on(row)]


def can_go_on(row: TableRow) -> bool:
    """Not under other rules than it was begun by."""
    return row.rules_version == rules_of(row.game).version


def glance(row: TableRow, changes: Iterable[EventRow], turn: str | None) -> Glance:
    settings = Settings.model_validate_json(row.settings)
    return Glance(
        id=row.id,
        settings=settings,
        options=settings.load().options,
        beginning=Beginning.model_validate_json(row.beginning),
        seats=seats_after(settings, ((each.number, SEAT_EVENT.validate_json(each.data)) for each in changes)),
        status=Status(row.status),
        turn=turn,
    )


def _place(table: Glance, player: str) -> int:
    if table.turn == player:
        return 0
    return 2 if table.status is Status.OVER else 1
