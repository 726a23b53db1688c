"""How people come to seats beyond taking an open one, and who is let in."""

from __future__ import annotations

import pytest

from windycity.match import load
from windycity.server.table.beginning import Beginning, Kept
from windycity.server.table.commands import Claim, Leave, SeatBot
from windycity.server.table.deciding import decide
from windycity.server.table.errors import Refused
from windycity.server.table.events import Admitted
from windycity.server.table.housekeeping import admit, reclaim, rematch
from windycity.server.table.settings import turned
from windycity.server.table.sight import Eyes, sight
from windycity.server.table.table import Status, Table

from .people import KEY, PEOPLE, do, new_table, seated, settings


def refused(reason: str) -> pytest.RaisesExc[Refused]:
    return pytest.RaisesExc(Refused, check=lambda error: error.reason == reason)


def test_who_waits_may_let_a_bot_play() -> None:
    table = new_table()
    for seat in (0, 1):
        do(table, PEOPLE[seat], Claim(seat=seat, name=PEOPLE[seat]))
    with refused("not seated"):
        decide(table, "dee", SeatBot(seat=2, level="pigeon"))
    with refused("no such level"):
        decide(table, "ann", SeatBot(seat=2, level="shark"))
    with refused("seat taken"):
        decide(table, "ann", SeatBot(seat=1, level="pigeon"))
    for seat in (2, 3):
        do(table, "ann", SeatBot(seat=seat, level="pigeon"))
    assert table.status is Status.PLAYING
    assert table.match.names[2:] == ("C (pigeon)", "D (pigeon)")
    with refused("seat taken"):
        decide(table, "dee", Claim(seat=2, name="Dee"))


def test_a_seat_goes_to_another_browser_of_the_same_person() -> None:
    table = seated()
    claimed_by = table.seats[1].claimed_by
    assert claimed_by is not None
    with refused("old link"):
        reclaim(table, "phone", 1, claimed_by + 1)
    with refused("nothing changes"):
        reclaim(table, "bob", 1, claimed_by)
    with refused("seated"):
        reclaim(table, "ann", 1, claimed_by)
    for browser in ("phone", "bob", "phone"):
        for event in reclaim(table, browser, 1, claimed_by):
            table.happen(event)
        assert table.seats_of(browser) == [1]
    assert table.seats[1].name == "Bob"


def test_the_link_of_a_seat_that_was_given_up_is_void() -> None:
    table = new_table()
    do(table, "ann", Claim(seat=0, name="Ann"))
    first = table.seats[0].claimed_by
    assert first is not None
    do(table, "ann", Leave(seat=0))
    with refused("old link"):
        reclaim(table, "phone", 0, first)
    do(table, "bob", Claim(seat=0, name="Bob"))
    with refused("old link"):
        reclaim(table, "phone", 0, first)


def test_a_seat_is_kept_for_who_played_before() -> None:
    kept = (None, Kept(player="bob", name="Bob"), None, None)
    table = Table("t", settings(), KEY, Beginning(kept=kept))
    with refused("seat kept"):
        decide(table, "ann", Claim(seat=1, name="Ann"))
    assert sight(table, Eyes("t", "ann"), 0).seats[1].kept_for == "Bob"
    do(table, "ann", Claim(seat=0, name="Ann"))
    do(table, "bob", Claim(seat=1, name="Bob"))
    assert sight(table, Eyes("t", "ann"), 0).seats[1].kept_for is None
    other = Table("t", settings(), KEY, Beginning(kept=kept))
    do(other, "ann", Claim(seat=0, name="Ann"))
    do(other, "ann", SeatBot(seat=1, level="pigeon"))
    assert other.seats[1].bot == "pigeon"


def test_a_password_keeps_everybody_out_who_was_not_let_in() -> None:
    table = Table("t", settings(), KEY, Beginning(password="hash"))
    assert not table.admits("ann")
    assert not table.admits(None)
    for event in admit(table, "ann"):
        table.happen(event)
    assert table.admits("ann")
    assert not table.admits("bob")
    with refused("nothing changes"):
        admit(table, "ann")
    assert new_table().admits(None)


def test_who_has_a_seat_is_let_in() -> None:
    table = Table("t", settings(), KEY, Beginning(password="hash"))
    do(table, "ann", Claim(seat=0, name="Ann"))
    assert table.admits("ann")


def test_who_played_before_needs_no_password_for_the_next_game() -> None:
    kept = (None, Kept(player="bob", name="Bob"), None, None)
    table = Table("t", settings(), KEY, Beginning(kept=kept, password="hash"))
    assert table.admits("bob")
    assert not table.admits("eve")


def test_people_play_again_after_the_game_and_once() -> None:
    table = seated()
    with refused("not over"):
        rematch(table, "ann", "n")
    table.match.play_at_random(4)
    table.happen(Admitted(player="x"))  # anything, so that the table looks at itself
    assert table.status is Status.OVER
    with refused("not seated"):
        rematch(table, "eve", "n")
    for event in rematch(table, "ann", "n"):
        table.happen(event)
    with refused("asked already"):
        rematch(table, "bob", "m")
    assert sight(table, Eyes("t", "bob"), 0).next_table == "n"
    assert sight(table, Eyes("w", None), 0).next_table is None


def test_a_record_is_nobodys() -> None:
    match = load("don").start(seed=5, names=["Ida", "Jo", "Kay", "Lu"])
    match.play_at_random(5)
    codes = tuple(turn.move.code for turn in match.turns)
    table = Table("t", settings(), KEY, Beginning(opening=codes, names=match.names))
    assert table.status is Status.OVER
    with refused("seat taken"):
        decide(table, "ann", Claim(seat=0, name="Ann"))
    with refused("not over"):
        rematch(table, "ann", "n")
    seen = sight(table, Eyes("t", "ann"), 0)
    assert [seat.name for seat in seen.seats] == list(match.names)
    assert seen.result is not None
    assert tuple(seen.result.scores) == match.scores
    assert seen.result.chance_key is None


def test_turning_brings_everybody_one_seat_further() -> None:
    assert turned(("a", "b", "c")) == ("c", "a", "b")
