"""After the end the key of chance is shown, and anybody can draw again what has fallen, from nothing but what
everybody was sent."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import asdict
from hashlib import sha256
from typing import Any

import pytest

from windycity import CHANCE, Game, load, read
from windycity.server.table import chance
from windycity.server.table.commands import Claim
from windycity.server.table.deciding import decide
from windycity.server.table.events import Moved
from windycity.server.table.past import record
from windycity.server.table.settings import OPEN, Settings
from windycity.server.table.sight import Eyes, agreed, sight
from windycity.server.table.table import Status, Table

from ...conformance.option_sets import DEFAULTS

OFTEN = 50
"""Every so many events somebody looks whether the key is shown."""
LOOKING_ON = Eyes("watch", None)


def finished(game: Game) -> Table:
    """A table at which a whole game has been played at random."""
    table = Table("t", Settings(game=game.name, seats=(OPEN,) * game.players), chance.new_key())
    for seat in range(game.players):
        for event in decide(table, str(seat), Claim(seat=seat, name=f"Player {seat}")):
            table.happen(event)
    luck = random.Random(1)
    while table.status is Status.PLAYING:
        if table.number % OFTEN == 0:
            assert seen(table)["result"] is None
        moved = table.next_chance() if table.awaits_chance else random_move(table, luck)
        table.happen(moved)
    return table


def random_move(table: Table, luck: random.Random) -> Moved:
    return Moved(code=luck.choice(table.match.legal_codes()))


def seen(table: Table) -> dict[str, Any]:
    shown: dict[str, Any] = asdict(sight(table, LOOKING_ON, 0))
    return shown


def shown_commitment(table: Table) -> str:
    commitment = agreed(table, LOOKING_ON, "watch").commitment
    assert commitment is not None
    return commitment


def is_fair(commitment: str, key: bytes, text: str) -> bool:
    """Whether a key is the one that was committed to, and every chance move of a record follows from it."""
    match = read(text)
    again = type(match)(match.rules, match.options, match.rules.state.of(match._opening))
    for number, move in enumerate(match.moves):
        if again.actor != CHANCE:
            again.play(move)
        elif again.roll(bits=chance.bits_for(key, number)) != move:
            return False
    return sha256(key).hexdigest() == commitment


@pytest.mark.parametrize("game", DEFAULTS, ids=lambda game: game.name)
def test_chance_can_be_drawn_again_after_the_end(game: Game) -> None:
    table = finished(game)
    key = bytes.fromhex(seen(table)["result"]["chance_key"])
    assert is_fair(shown_commitment(table), key, record(table))


def draw_by_another_key(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "key", property(lambda table: b"another", lambda table, key: None), raising=False)


def draw_another_time(patch: pytest.MonkeyPatch) -> None:
    def next_chance(table: Table) -> Moved:
        bits = chance.bits_for(table.key, len(table.match.turns) + 1)
        return Moved(code=table.match.copy().roll(bits=bits).code)

    patch.setattr(Table, "next_chance", next_chance)


@pytest.mark.parametrize("plant", [draw_by_another_key, draw_another_time])
def test_chance_that_cheats_is_noticed(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    table = finished(load("don"))
    key = bytes.fromhex(seen(table)["result"]["chance_key"])
    assert not is_fair(shown_commitment(table), key, record(table))
