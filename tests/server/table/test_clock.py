"""Clocks: they run for who has to act, and for nobody else."""

from __future__ import annotations

import pytest

from windycity.kernel import CHANCE
from windycity.match import Game
from windycity.server.table.clock import DAY, Clock, Days, RealTime
from windycity.server.table.commands import HandToBot, TakeBack
from windycity.server.table.deciding import decide
from windycity.server.table.errors import Refused
from windycity.server.table.events import Resumed
from windycity.server.table.housekeeping import idle_move, resume, run_out
from windycity.server.table.settings import OPEN, PASS
from windycity.server.table.sight import Eyes, sight
from windycity.server.table.table import Table

from ...conformance.option_sets import DEFAULTS
from .people import PEOPLE, move, new_table, seated


def clock(seconds: int = 60, increment: int = 0) -> Clock:
    return Clock.at_first(RealTime(seconds=seconds, increment=increment), 3)


def test_a_clock_runs_for_who_has_to_act() -> None:
    ours = clock()
    ours.set(0, True, 1_000)
    assert ours.left_at(0, 11_000) == 50_000
    assert ours.left_at(1, 11_000) == 60_000
    ours.set(1, True, 11_000)
    ours.set(2, True, 14_000)
    assert ours.left == [50_000, 57_000, 60_000]
    assert ours.runs_out_at == 74_000


def test_it_stands_still_for_bots_and_while_chance_acts() -> None:
    ours = clock()
    ours.set(0, True, 0)
    ours.set(None, False, 1_000)
    ours.set(1, False, 5_000)
    ours.set(0, True, 9_000)
    assert ours.left == [59_000, 60_000, 60_000]
    assert clock().runs_out_at is None


def test_time_is_added_after_a_turn_not_after_every_move() -> None:
    ours = clock(increment=5)
    ours.set(0, True, 0)
    ours.set(0, True, 1_000)
    ours.set(None, False, 2_000)
    ours.set(0, True, 2_000)
    assert ours.left[0] == 58_000
    ours.set(1, True, 3_000)
    assert ours.left[0] == 62_000


def test_days_begin_anew_with_every_turn() -> None:
    ours = Clock.at_first(Days(days=2), 2)
    ours.set(0, True, 0)
    ours.set(0, True, DAY)
    assert ours.left[0] == DAY
    ours.set(1, True, DAY)
    ours.set(0, True, DAY)
    assert ours.left[0] == 2 * DAY


def test_it_runs_out_and_never_below_nothing() -> None:
    ours = clock(seconds=10)
    ours.set(0, True, 0)
    assert not ours.has_run_out(0, 9_999)
    assert ours.has_run_out(0, 10_000)
    assert not ours.has_run_out(1, 10_000)
    assert ours.left_at(0, 99_000) == 0


def test_a_time_before_it_was_set_going_costs_nothing() -> None:
    ours = clock()
    ours.set(0, True, 5_000)
    assert ours.left_at(0, 1_000) == 60_000


def timed(seconds: int = 60) -> Table:
    """A table whose clock was set going at time 0."""
    return seated(clock={"kind": "real_time", "seconds": seconds}, absent="pigeon")


def test_a_table_charges_who_moves() -> None:
    table = timed()
    assert table.clock is not None
    seat = table.actor
    assert seat is not None
    for event in decide(table, PEOPLE[seat], move(table)):
        table.happen(event, 7_000)
    assert table.clock.left[seat] == 53_000


def test_no_clock_runs_before_everybody_is_there() -> None:
    table = new_table(clock={"kind": "real_time", "seconds": 60})
    assert table.clock is not None
    assert table.clock.running is None


def test_when_time_is_over_somebody_plays_on_until_the_seat_is_taken_back() -> None:
    table = timed()
    seat = table.actor
    assert seat is not None
    with pytest.raises(Refused):
        run_out(table, 59_999)
    for event in run_out(table, 60_000):
        table.happen(event, 60_000)
    assert table.seats[seat].bot == "pigeon"
    assert table.clock is not None
    assert table.clock.running is None
    for event in decide(table, PEOPLE[seat], TakeBack(seat=seat)):
        table.happen(event, 90_000)
    assert table.clock.running == seat
    assert table.clock.left[seat] == 6_000
    with pytest.raises(Refused):
        run_out(table, 90_000)


def test_handing_a_seat_to_a_bot_and_back_brings_no_time() -> None:
    table = timed()
    seat = table.actor
    assert seat is not None
    assert table.clock is not None
    for at, command in ((58_000, HandToBot(seat=seat, level="pigeon")), (59_000, TakeBack(seat=seat))):
        for event in decide(table, PEOPLE[seat], command):
            table.happen(event, at)
    assert table.clock.left[seat] == 2_000


def test_while_no_server_ran_nobodys_time_did() -> None:
    table = timed()
    seat = table.actor
    assert seat is not None
    assert table.clock is not None
    assert resume(table) == [Resumed()]
    table.happen(Resumed(), 50_000)
    assert table.clock.left_at(seat, 51_000) == 59_000


def test_everybody_sees_the_clocks() -> None:
    table = timed()
    seen = sight(table, Eyes("t", None), 4_000).clock
    assert seen is not None
    assert (seen.left, seen.running, seen.elapsed) == ([60_000] * 4, table.actor, 4_000)
    assert sight(seated(), Eyes("t", None), 4_000).clock is None


@pytest.mark.parametrize("game", DEFAULTS, ids=str)
def test_games_come_to_their_end_when_nobody_does_anything(game: Game) -> None:
    """With `pass` at a table nobody waits for ever, and nothing is done that need not be."""
    match = game.start(seed=3)
    idle = 0
    while not match.is_over and len(match.turns) < 5_000:
        if match.actor == CHANCE:
            match.roll()
            continue
        legal, code = match.legal(), idle_move(match)
        chosen = next(each for each in legal if each.code == code)
        if any(each.verb in match.rules.idle for each in legal):
            assert chosen.verb in match.rules.idle
            idle += 1
        match.play(code)
    assert idle
    assert match.is_over


def test_passing_can_be_agreed_on_and_nonsense_cannot() -> None:
    assert seated((OPEN,) * 4, absent=PASS).settings.absent == PASS
    with pytest.raises(ValueError, match="no level 'nobody'"):
        new_table(absent="nobody")
    with pytest.raises(ValueError, match="seconds"):
        timed(seconds=1)
