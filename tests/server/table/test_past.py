"""Earlier positions: who may look at them, write them down and go on from them."""

from __future__ import annotations

import pytest

from windycity.kernel import as_data
from windycity.match import read
from windycity.server.table.beginning import Beginning
from windycity.server.table.commands import AskUndo, Claim
from windycity.server.table.deciding import decide
from windycity.server.table.errors import Refused
from windycity.server.table.events import Admitted
from windycity.server.table.past import fork, past, record
from windycity.server.table.settings import OPEN
from windycity.server.table.table import Status, Table

from .people import KEY, PEOPLE, do, let_chance_act, move, seated, settings


def some_moves(table: Table, number: int = 12) -> Table:
    for _ in range(number):
        assert table.actor is not None
        do(table, PEOPLE[table.actor], move(table, 0))
        let_chance_act(table)
    return table


def finished(table: Table) -> Table:
    table.match.play_at_random(9)
    table.happen(Admitted(player="x"))
    assert table.status is Status.OVER
    return table


def test_every_position_can_be_looked_at_through_ones_own_eyes() -> None:
    table, views = seated(), []
    for _ in range(12):
        views.append((len(table.match.turns), table.match.view(0), table.match.view(None)))
        some_moves(table, 1)
    for moves, mine, spectators in views:
        assert past(table, "ann", moves, 0).view == mine
        assert past(table, None, moves, None).view == spectators
    last = past(table, "ann", len(table.match.turns), 0)
    assert last.view == table.match.view(0)
    assert last.actor == table.actor
    assert [line.says for line in last.lines] == [
        as_data(line.text) for line in table.match.log(len(table.match.turns) - 1)
    ]
    assert past(table, "ann", 0, 0).text is None


def test_through_other_eyes_one_sees_after_the_game() -> None:
    table = some_moves(seated())
    for player in ("bob", None):
        with pytest.raises(Refused, match="after the game"):
            past(table, player, 3, 0)
    finished(table)
    assert past(table, None, 3, 0).view["seats"] != past(table, None, 3, None).view["seats"]


def test_a_position_that_was_not_is_refused() -> None:
    table = some_moves(seated())
    for ask in (lambda: past(table, "ann", 999, 0), lambda: fork(finished(table), 999)):
        with pytest.raises(Refused, match="there have been"):
            ask()
    with pytest.raises(Refused, match="no seat 9"):
        past(table, "ann", 1, 9)


def test_a_record_of_a_running_game_has_no_hashes() -> None:
    table = some_moves(seated())
    assert "#" not in record(table)
    assert [each.code for each in read(record(table)).moves] == [each.code for each in table.match.moves]
    assert "#" in record(finished(table))


def test_a_game_with_secrets_goes_on_elsewhere_only_after_its_end() -> None:
    table = some_moves(seated())
    with pytest.raises(Refused, match="after its end"):
        fork(table, 5)
    finished(table)
    codes = [turn.move.code for turn in table.match.turns]
    assert fork(table, 5) == Beginning(opening=tuple(codes[:5]))
    with pytest.raises(Refused, match="is over in this position"):
        fork(table, len(codes))


def test_a_game_without_secrets_goes_on_elsewhere_at_any_time() -> None:
    table = Table("t", settings(game="chicago86"), KEY)
    for seat in range(4):
        do(table, PEOPLE[seat], Claim(seat=seat, name=PEOPLE[seat]))
    let_chance_act(table)
    some_moves(table, 3)
    assert len(fork(table, 2).opening) == 2


def test_a_table_goes_on_from_where_another_was() -> None:
    table = finished(some_moves(seated()))
    other = Table("u", settings((OPEN, "pigeon", "pigeon", "pigeon")), KEY, fork(table, 9))
    assert other.actor is None
    do(other, "eve", Claim(seat=0, name="Eve"))
    assert other.status is Status.PLAYING
    assert [turn.move.code for turn in other.match.turns] == [t.move.code for t in table.match.turns[:9]]
    assert other.match.names[0] == "Eve"


def test_moves_of_another_game_are_not_taken_back() -> None:
    table = finished(some_moves(seated()))
    seat = next(
        table.match.rules.actor(table.match.rules.state.of(turn.before)) for turn in table.match.turns[8:]
    )
    other = Table("u", settings(hot_seat=True), KEY, fork(table, 9))
    for number in range(4):
        do(other, "eve", Claim(seat=number, name=f"Eve {number}"))
    with pytest.raises(Refused, match="own last move"):
        decide(other, "eve", AskUndo(seat=max(seat, 0)))
