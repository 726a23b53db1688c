"""People who sit down without a name."""

from __future__ import annotations

import pytest

from windycity.server.table.beginning import Beginning, Kept
from windycity.server.table.commands import Claim, Leave
from windycity.server.table.deciding import decide
from windycity.server.table.errors import Refused
from windycity.server.table.events import EVENT, Event
from windycity.server.table.sight import Eyes, event_seen, sight
from windycity.server.table.table import Table
from windycity.server.web.tables import claims_again, kept_again

from .people import KEY, PEOPLE, do, let_chance_act, new_table, settings


def names(table: Table) -> list[str | None]:
    return [seat.name for seat in table.seats]


def test_everybody_without_a_name_gets_a_seat_and_another_name() -> None:
    table = new_table()
    for seat, player in enumerate(PEOPLE):
        do(table, player, Claim(seat=seat))
    assert names(table) == ["Guest", "Guest 2", "Guest 3", "Guest 4"]
    assert table.match.names == ("Guest", "Guest 2", "Guest 3", "Guest 4")


def test_a_guest_keeps_the_name_when_another_one_leaves() -> None:
    table = new_table()
    for seat in (0, 1):
        do(table, PEOPLE[seat], Claim(seat=seat))
    do(table, "ann", Leave(seat=0))
    assert names(table) == [None, "Guest 2", None, None]
    do(table, "cem", Claim(seat=2))
    assert names(table) == [None, "Guest 2", "Guest", None]


@pytest.mark.parametrize("taken", ["Guest", "Gast", "Ospite", "ゲスト"])
def test_nobody_is_called_like_a_guest_in_any_language(taken: str) -> None:
    table = new_table()
    do(table, "ann", Claim(seat=0, name=taken))
    do(table, "bob", Claim(seat=1))
    assert names(table)[1] == "Guest 2"
    other = new_table()
    do(other, "bob", Claim(seat=1))
    with pytest.raises(Refused) as refused:
        decide(other, "ann", Claim(seat=0, name=taken))
    assert refused.value.reason == "bad name"


def test_a_guest_is_told_in_any_language() -> None:
    table = new_table(("open", "open", "pigeon", "pigeon"))
    events: list[Event] = []
    for seat in (0, 1):
        events += do(table, PEOPLE[seat], Claim(seat=seat))
    second = {"say": "Guest {number}", "words": {"number": 2}}
    assert sight(table, Eyes("t", None), 0).seats[1].name == second
    let_chance_act(table)
    while table.actor != 1:
        table.match.play(table.match.legal()[0])
    told = event_seen(table, do_move(table))
    assert second in told.lines[0].says["words"].values()


def do_move(table: Table) -> Event:
    event = EVENT.validate_python({"kind": "moved", "code": table.match.legal()[0].code})
    table.happen(event)
    return event


def test_a_stored_guest_is_the_same_again() -> None:
    table, again = new_table(), new_table()
    for seat in (0, 1):
        for event in do(table, PEOPLE[seat], Claim(seat=seat)):
            again.happen(EVENT.validate_json(EVENT.dump_json(event)))
    assert again.seats == table.seats
    old = EVENT.validate_json('{"kind":"claimed","seat":2,"player":"cem","name":"Guest 3"}')
    again.happen(old)
    assert sight(again, Eyes("t", None), 0).seats[2].name == "Guest 3"


def test_a_guest_who_plays_again_is_called_as_before() -> None:
    table = new_table(("open", "open", "pigeon", "pigeon"))
    for seat in (0, 1):
        do(table, PEOPLE[seat], Claim(seat=seat))
    again = Table("n", settings(("pigeon", "open", "open", "open")), KEY, Beginning(kept=kept_again(table)))
    do(again, "cem", Claim(seat=3))
    for claim in claims_again(table, "bob"):
        do(again, "bob", claim)
    seen = sight(again, Eyes("n", None), 0).seats
    second = {"say": "Guest {number}", "words": {"number": 2}}
    assert (names(again)[2], seen[2].name) == ("Guest 2", second)
    assert seen[1].kept_for == {"say": "Guest", "words": {}}
    assert names(again)[3] == "Guest 3"


def test_a_kept_seat_of_an_older_table_is_still_its_persons() -> None:
    kept = (Kept(player="ann", name="Ann"), None, None, None)
    table = Table("t", settings(), KEY, Beginning(kept=kept))
    do(table, "ann", Claim(seat=0))
    assert names(table)[0] == "Ann"
