"""A table with people at it, for tests."""

from __future__ import annotations

from collections.abc import Sequence

from windycity.server.table.commands import Claim, Command, Play
from windycity.server.table.deciding import decide
from windycity.server.table.events import Event
from windycity.server.table.settings import OPEN, Settings
from windycity.server.table.table import Table

PEOPLE = ("ann", "bob", "cem", "dee")
KEY = b"k" * 32


def settings(seats: Sequence[str] = (OPEN,) * 4, **others: object) -> Settings:
    return Settings.model_validate({"game": "don", "seats": tuple(seats), **others})


def new_table(seats: Sequence[str] = (OPEN,) * 4, **others: object) -> Table:
    return Table("t", settings(seats, **others), KEY)


def do(table: Table, player: str, command: Command) -> list[Event]:
    """Let a command be decided and its events happen."""
    events = decide(table, player, command)
    for event in events:
        table.happen(event)
    return events


def seated(seats: Sequence[str] = (OPEN,) * 4, **others: object) -> Table:
    """A table with a person on every open seat, where chance has acted."""
    table = new_table(seats, **others)
    for number, who in enumerate(seats):
        if who == OPEN:
            do(table, PEOPLE[number], Claim(seat=number, name=PEOPLE[number].title()))
    let_chance_act(table)
    return table


def let_chance_act(table: Table) -> None:
    while table.awaits_chance:
        table.happen(table.next_chance())


def move(table: Table, index: int = -1) -> Play:
    """One of the legal moves of the seat that acts."""
    assert table.actor is not None
    chosen = table.match.legal()[index].text
    return Play(seat=table.actor, move=chosen, after=len(table.match.turns))
