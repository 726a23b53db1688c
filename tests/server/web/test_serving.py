"""Playing over real sockets."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from .running import Browser, Join, play_on, serving


def test_a_whole_game_against_bots(join: Join) -> None:
    ann = join()
    table = ann.new_table()
    ann.watch(table)
    play_on(ann, table)
    result = ann.news["sight"]["result"]
    assert sorted(result["ranks"])[0] == 1
    assert result["reason"]
    events = [event["number"] for message in ann.heard for event in message.get("events", [])]
    assert events == list(range(1, len(events) + 1))


def test_friends_meet_by_a_link(join: Join) -> None:
    ann, bob = join(), join()
    table = ann.new_table(seats=["open", "open", "pigeon", "pigeon"])
    ann.watch(table)
    assert ann.news["sight"]["status"] == "open"
    assert bob.watch(table)["sight"]["seat"] is None
    assert bob.act(table, do="claim", seat=1, name="Bob")["problem"] is None
    ann.hear()
    for browser, seat in ((ann, 0), (bob, 1)):
        sight = browser.news["sight"]
        assert (sight["seat"], sight["status"]) == (seat, "playing")
        assert [each["name"] for each in sight["seats"][:2]] == ["Ann", "Bob"]
        assert [each["is_mine"] for each in sight["seats"]].index(True) == seat


def test_who_comes_back_is_told_what_was_missed(join: Join) -> None:
    ann, bob = join(), join()
    table = ann.new_table(seats=["open", "open", "pigeon", "pigeon"])
    bob.watch(table)
    seen = bob.news["sight"]["number"]
    bob.close()
    ann.watch(table)
    for text in ("one", "two"):
        ann.act(table, do="say", seat=0, name="Ann", text=text)
    again = join(bob.token)
    missed = again.watch(table, seen)
    assert [event["data"]["text"] for event in missed["events"]] == ["one", "two"]
    assert missed["sight"]["number"] == seen + 2


def test_a_command_sent_twice_is_carried_out_once(join: Join) -> None:
    ann = join()
    table = ann.new_table(seats=["open", "open", "pigeon", "pigeon"])
    command = {"do": "say", "seat": 0, "name": "Ann", "text": "hello"}
    request = {"id": "same", "do": "act", "table": table, "command": command}
    answers = [ann.ask(request) for _ in range(3)]
    assert answers[0] == answers[1] == answers[2]
    assert [event["kind"] for event in ann.watch(table)["events"]] == ["claimed", "said"]


def test_a_table_that_is_asked_for_twice_is_made_once(join: Join) -> None:
    ann, bob = join(), join()
    assert ann.new_table() == ann.new_table() != bob.new_table()


def test_a_refused_move_says_why(join: Join) -> None:
    ann = join()
    table = ann.new_table()
    told = ann.act(table, do="play", seat=0, move="bid 4000", after=0)
    assert told["problem"]["reason"] == "late"
    ann.watch(table)
    while not ann.news["sight"]["legal"]:
        ann.hear()
    told = ann.act(table, do="play", seat=0, move="bid 4000", after=ann.news["sight"]["moves"])
    assert told["problem"]["clause"].startswith("DON-")


@pytest.mark.parametrize(
    "nonsense",
    [
        "",
        "{}",
        "[1]",
        "nonsense",
        '{"do": "act"}',
        '{"do": "watch", "id": "", "table": "t"}',
        '{"do": "fly"}',
        '{"do": "unwatch", "id": "\\u0000", "table": "t"}',
        '{"do": "unwatch", "id": "x", "table": "\\u0000"}',
        b"",
        b"\xff",
    ],
)
def test_nonsense_is_answered_and_survived(join: Join, nonsense: str | bytes) -> None:
    ann = join()
    ann.socket.send(nonsense)
    assert ann.hear()["problem"]["reason"] == "unreadable"
    assert ann.ask({"do": "unwatch", "table": "x"})["problem"] is None


def test_who_asks_something_unreadable_is_answered(join: Join) -> None:
    command = {"do": "play", "seat": 0, "move": "x" * 201, "after": 0}
    answer = join().ask({"do": "act", "table": "x", "command": command})
    assert answer["problem"]["reason"] == "unreadable"


@pytest.mark.parametrize(
    "wrong", [{"game": "chess"}, {"options": {"name": 1}}, {"seats": []}, {"seats": None}]
)
def test_a_table_that_cannot_be_is_refused(join: Join, wrong: dict[str, object]) -> None:
    settings = {"game": "don", "seats": ["open"] * 4, **wrong}
    claims = [{"seat": 0, "name": "Ann"}]
    made = join().web.post("/api/tables", json={"id": "n", "settings": settings, "claims": claims})
    assert made.status_code == 422


def test_a_wrong_link_is_told(join: Join) -> None:
    assert join().ask({"do": "watch", "table": "nowhere"})["problem"]["reason"] == "no such table"


def test_a_browser_without_a_cookie_is_not_let_in(address: str) -> None:
    for headers in ({}, {"Cookie": "windycity=forged"}):
        with pytest.raises(InvalidStatus), connect(f"ws://{address}/api/socket", additional_headers=headers):
            pass
    assert httpx.post(f"http://{address}/api/tables", json={}).status_code in (401, 422)


def test_ways_are_for_who_is_to_move(join: Join) -> None:
    ann, bob = join(), join()
    table = ann.new_table(game="chicago91", seats=["open", "open", "pigeon", "pigeon"])
    bob.act(table, do="claim", seat=1, name="Bob")
    for browser in (ann, bob):
        browser.watch(table)
    sight = ann.news["sight"]
    while not sight["legal"] or sight["legal"][0]["verb"] != "walk":
        if sight["legal"]:
            move = sight["legal"][-1]["text"]
            ann.act(table, do="play", seat=0, move=move, after=sight["moves"])
        sight = ann.watch(table)["sight"]
        if bob.watch(table)["sight"]["legal"]:
            theirs = bob.news["sight"]
            bob.act(table, do="play", seat=1, move=theirs["legal"][-1]["text"], after=theirs["moves"])
    start = sight["legal"][0]["args"][0]
    found = ann.ask({"do": "ways", "table": table, "start": start})["ways"]
    assert {way["moves"][0] for way in found} <= {move["text"] for move in sight["legal"]}
    assert max(len(way["moves"]) for way in found) > 1
    assert bob.ask({"do": "ways", "table": table, "start": start})["ways"] == []


def test_a_hint_is_a_legal_move_for_who_is_to_move(join: Join) -> None:
    ann, bob = join(), join()
    table = ann.new_table(hints=True)
    ann.watch(table)
    while not ann.news["sight"]["legal"]:
        ann.hear()
    hint = ann.ask({"do": "hint", "table": table})["hint"]
    assert hint in [move["text"] for move in ann.news["sight"]["legal"]]
    assert bob.ask({"do": "hint", "table": table})["problem"]["reason"] == "not your turn"
    without = bob.new_table()
    assert bob.ask({"do": "hint", "table": without})["problem"]["reason"] == "no hints"


def test_open_tables_are_listed_if_they_want_to_be(join: Join) -> None:
    ann, bob, cem = join(), join(), join()
    seats = ["open", "open", "pigeon", "open"]
    hidden, listed = ann.new_table(seats=seats), bob.new_table(seats=seats, is_listed=True)
    shown = {each["table"]: each for each in cem.web.get("/api/tables").json()}
    assert hidden not in shown
    assert [seat["name"] or seat["bot"] for seat in shown[listed]["seats"]] == ["Ann", None, "pigeon", None]
    for browser, seat in ((ann, 1), (cem, 3)):
        browser.act(listed, do="claim", seat=seat, name=f"guest {seat}")
    assert listed not in [each["table"] for each in cem.web.get("/api/tables").json()]


def test_health_is_told(address: str) -> None:
    assert httpx.get(f"http://{address}/api/health").json() == {"status": "well"}


def test_another_site_is_not_let_in(address: str, join: Join) -> None:
    ann = join()
    evil = {"Cookie": f"windycity={ann.token}", "Origin": "http://evil.example"}
    with pytest.raises(InvalidStatus), connect(f"ws://{address}/api/socket", additional_headers=evil):
        pass
    assert httpx.post(f"http://{address}/api/tables", json={}, headers=evil).status_code == 403
    own = {"Cookie": f"windycity={ann.token}", "Origin": f"http://{address}"}
    with connect(f"ws://{address}/api/socket", additional_headers=own):
        pass


def test_a_table_outlasts_the_server(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite") as address:
        ann = Browser(address)
        table = ann.new_table(seats=["open", "open", "pigeon", "pigeon"])
        before = ann.watch(table)
        ann.close()
    with serving(tmp_path / "tables.sqlite") as address:
        again = Browser(address, ann.token)
        assert again.watch(table) == before
        again.close()
