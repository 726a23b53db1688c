"""What plain requests bring, and what they are answered with."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, Field, StringConstraints

from ..live.live_table import LiveTable
from ..table.clock import Pace
from ..table.commands import Claim
from ..table.fixed import Fixed
from ..table.settings import Settings
from ..table.sight import SeatSeen, seat_seen
from ..table.table import Status
from .messages import RequestId, TableId

LONGEST_RECORD = 1_000_000

PasswordText = Annotated[str, StringConstraints(min_length=1, max_length=200)]


class GoOnFrom(Fixed):
    """A position of another table."""

    table: TableId
    moves: Annotated[int, Field(ge=0)]


class NewTable(Fixed):
    """A table, and the seats that who makes it takes at once. The same id makes one table only."""

    id: RequestId
    settings: Settings
    claims: Annotated[tuple[Claim, ...], Field(min_length=1, max_length=16)]
    password: PasswordText | None = None
    go_on_from: GoOnFrom | None = None


class Password(Fixed):
    """The password of a table."""

    id: RequestId
    password: PasswordText


class Again(Fixed):
    """Another game with the same people."""

    id: RequestId


class SeatLinkShown(Fixed):
    """The link of a seat, shown by who comes back to it."""

    id: RequestId
    link: Annotated[str, StringConstraints(max_length=300)]


class RecordText(Fixed):
    """A game written down."""

    id: RequestId
    record: Annotated[str, StringConstraints(max_length=LONGEST_RECORD)]


class SeatLink(BaseModel):
    """By which one comes back to a seat."""

    link: str


class TableMade(BaseModel):
    """Where it is."""

    table: str


class TableCard(BaseModel):
    """A table at a glance."""

    table: str
    game: str
    options: dict[str, Any]
    status: Status
    seats: list[SeatSeen]
    clock: Pace | None
    has_password: bool
    is_record: bool
    actor: int | None
    created: int | None

    @classmethod
    def of(
        cls, live: LiveTable, player: str | None, created: int | None = None, link: str | None = None
    ) -> TableCard:
        table = live.table
        return cls(
            table=link or table.id,
            game=table.settings.game,
            options=dict(table.match.options),
            status=table.status,
            seats=[seat_seen(table, number, seat, player) for number, seat in enumerate(table.seats)],
            clock=table.settings.clock,
            has_password=table.beginning.password is not None,
            is_record=table.beginning.is_record,
            actor=table.actor,
            created=created,
        )
