"""A table is what its events say, and its chance can be checked."""

from __future__ import annotations

import random

import pytest
from pydantic import ValidationError

import windycity as wc
from windycity.server.table import chance
from windycity.server.table.errors import Unreadable
from windycity.server.table.events import EVENT, Event, Moved, Undone
from windycity.server.table.settings import OPEN, Settings
from windycity.server.table.table import Table

from ...conformance.option_sets import DEFAULTS
from .people import KEY, PEOPLE, do, let_chance_act, move, seated, settings

every_game = pytest.mark.parametrize("game", DEFAULTS, ids=lambda game: game.name)


class Kept:
    """A table whose events are written down as they happen."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lines: list[tuple[str, str]] = []

    def happen(self, event: Event) -> None:
        self.table.happen(event)
        self.lines.append((EVENT.dump_json(event).decode(), self.table.match.hash))


@every_game
def test_the_same_events_make_the_same_table(game: wc.Game) -> None:
    agreed = settings(("fixer",) * (game.players - 1) + (OPEN,), game=game.name)
    kept, luck = Kept(Table("t", agreed, KEY)), random.Random(1)
    kept.happen(
        EVENT.validate_python({"kind": "claimed", "seat": game.players - 1, "player": "p", "name": "P"})
    )
    for _ in range(60):
        if kept.table.awaits_chance:
            kept.happen(kept.table.next_chance())
        else:
            kept.happen(Moved(code=luck.choice(kept.table.match.legal_codes())))
            if not kept.table.match.is_over and luck.random() < 0.2:
                kept.happen(Undone())
    again = Table("t", agreed, KEY)
    for line, state_hash in kept.lines:
        again.happen(EVENT.validate_json(line), 0, state_hash)
    assert again.number == kept.table.number
    assert again.match.record() == kept.table.match.record()
    assert again.seats == kept.table.seats


def test_a_stored_move_that_leads_elsewhere_is_told() -> None:
    table = seated()
    before = (table.number, table.match.hash)
    with pytest.raises(Unreadable, match="another position"):
        table.happen(Moved(code=table.match.legal_codes()[0]), 0, "0123456789abcdef")
    assert (table.number, table.match.hash) == before


def test_a_stored_move_that_is_no_longer_legal_is_told() -> None:
    table = seated()
    number = table.number
    with pytest.raises(Unreadable, match=f"event {number + 1}"):
        table.happen(Moved(code=10**6))
    assert table.number == number


def test_what_is_told_of_a_broken_game_is_not_what_is_hidden() -> None:
    table = seated()
    while "bid" not in {each.verb for each in table.match.legal()}:
        do(table, PEOPLE[table.actor or 0], move(table, 0))
        let_chance_act(table)
    too_much = table.match.read_move("bid 40")
    refusal = table.match.why_not(too_much)
    assert refusal is not None
    assert "12 tokens" in refusal.sentence
    with pytest.raises(Unreadable) as told:
        table.happen(Moved(code=too_much.code))
    assert "12" not in str(told.value)


def test_chance_follows_from_the_key() -> None:
    one, other = seated(), seated()
    assert one.match.moves == other.match.moves
    assert one.commitment == chance.commitment(KEY)
    drawn = {chance.bits_for(KEY, moves) for moves in range(1000)}
    assert len(drawn) == 1000
    assert max(drawn) < 2**64
    assert chance.bits_for(chance.new_key(), 0) != chance.bits_for(KEY, 0)


def test_chance_falls_by_its_odds() -> None:
    """Each first player of Don is equally likely, whatever the key."""
    firsts = [0] * 4
    for i in range(400):
        table = Table("t", settings(), i.to_bytes(32, "big"))
        for seat, name in enumerate(PEOPLE):
            table.happen(
                EVENT.validate_python({"kind": "claimed", "seat": seat, "player": name, "name": name})
            )
        firsts[table.match.legal_codes().index(table.next_chance().code)] += 1
    assert min(firsts) > 60


def test_drawing_changes_nothing() -> None:
    table = seated()
    while not table.awaits_chance:
        assert table.actor is not None
        do(table, PEOPLE[table.actor], move(table, 0))
    before = table.match.state.pack()
    assert table.next_chance() == table.next_chance()
    assert table.match.state.pack() == before
    let_chance_act(table)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"game": "chess"}, "chess"),
        ({"seats": [OPEN] * 3}, "4 players need 4 seats"),
        ({"seats": ["fixer"] * 4}, "a person"),
        ({"seats": [OPEN, "wizard", OPEN, OPEN]}, "no level 'wizard'"),
        ({"options": {"players": 9}}, "players"),
        ({"options": {"dragons": True}}, "dragons"),
        ({"options": {"name": "chess"}}, "name"),
        ({"options": {"players": [4]}}, "players"),
        ({"options": {"": 1}}, "option"),
        ({"absent": "nobody"}, "no level 'nobody'"),
        ({"password": "secret"}, "password"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_bad_settings_are_named(wrong: dict[str, object], why: str) -> None:
    with pytest.raises(ValidationError, match=why):
        Settings.model_validate({"game": "don", "seats": [OPEN] * 4, **wrong})
