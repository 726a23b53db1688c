"""What plain requests bring, and what they are answered with."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, Field, StringConstraints

from ..table.clock import Pace
from ..table.commands import Claim
from ..table.fixed import Fixed
from ..table.glance import Glance
from ..table.settings import Settings
from ..table.sight import SeatSeen, seats_seen
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
    is_my_turn: bool
    created: int | None

    @classmethod
    def of(
        cls, table: Glance, player: str | None, created: int | None = None, link: str | None = None
    ) -> TableCard:
        return cls(
            table=link or table.id,
            game=table.settings.game,
            options=dict(table.options),
            status=table.status,
            seats=seats_seen(table.seats, table.beginning, player),
            clock=table.settings.clock,
            has_password=table.beginning.password is not None,
            is_record=table.beginning.is_record,
            is_my_turn=player is not None and table.turn == player,
            created=created,
        )


class MyTables(BaseModel):
    """Tables at which somebody has a seat."""

    tables: list[TableCard]
    more: bool
    """Whether there are more that are over."""


class MyTurns(BaseModel):
    """The tables at which it is somebody's turn."""

    tables: list[str]
