"""Which games wait for a browser, and the list of its games."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Any

import pytest

from windycity.server.live import waking
from windycity.server.live.keeper import Keeper
from windycity.server.web.identity import COOKIE

from .running import Browser, Join, serving

ALONE = ["open", "pigeon", "pigeon", "pigeon"]
TWO = ["open", "open", "pigeon", "pigeon"]


def cards(browser: Browser, **asked: int) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = browser.web.get("/api/me/tables", params=asked).json()["tables"]
    return told


def turns(browser: Browser) -> list[str]:
    told: list[str] = browser.web.get("/api/me/turns").json()["tables"]
    return told


def until_a_persons_turn(browser: Browser, table: str, people: Collection[int]) -> int:
    """The seat, one of those at which people sit."""
    browser.watch(table)
    while (seat := browser.news["sight"]["actor"]) not in people:
        browser.hear()
    return int(seat)


def test_a_game_waits_for_whose_turn_it_is(join: Join) -> None:
    ann, bob = join(), join()
    table = ann.new_table(seats=TWO)
    assert turns(ann) == []
    assert [(card["status"], card["is_my_turn"]) for card in cards(ann)] == [("open", False)]
    people = {0: ann, 1: bob}
    bob.watch(table)
    bob.act(table, do="claim", seat=1)
    ann.watch(table)
    for _ in range(4):
        while (sight := ann.watch(table)["sight"])["actor"] not in people:
            pass
        mover, other = people[sight["actor"]], people[1 - sight["actor"]]
        assert (turns(mover), turns(other)) == ([table], [])
        assert [card["is_my_turn"] for card in cards(mover)] == [True]
        assert [card["is_my_turn"] for card in cards(other)] == [False]
        assert mover.web.get(f"/api/tables/{table}").json()["is_my_turn"]
        legal = mover.watch(table)["sight"]
        mover.act(table, do="play", seat=legal["seat"], move=legal["legal"][0]["text"], after=legal["moves"])
    while (sight := ann.watch(table)["sight"])["actor"] not in people:
        pass
    mover = people[sight["actor"]]
    mover.act(table, do="hand_to_bot", seat=sight["actor"], level="pigeon")
    assert turns(mover) == []


def test_the_list_is_the_same_after_a_restart_and_plays_no_game_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "tables.sqlite"
    with serving(database) as address:
        ann, bob = Browser(address), Browser(address)
        alone = ann.new_table(seats=ALONE)
        until_a_persons_turn(ann, alone, [0])
        waiting = bob.made(
            "/api/tables", id="b", settings={"game": "don", "seats": TWO}, claims=[{"seat": 1, "name": "Bob"}]
        )
        ann.act(waiting, do="claim", seat=0)
        left = ann.made(
            "/api/tables", id="c", settings={"game": "don", "seats": TWO}, claims=[{"seat": 1, "name": "Ann"}]
        )
        ann.act(left, do="leave", seat=1)
        is_anns = until_a_persons_turn(ann, waiting, [0, 1]) == 0
        before = cards(ann)
        token = ann.web.cookies[COOKIE]
        for browser in (ann, bob):
            browser.close()
    assert {card["table"]: card["is_my_turn"] for card in before} == {alone: True, waiting: is_anns}
    monkeypatch.setattr(waking, "FIRST", 3600.0)
    monkeypatch.setattr(Keeper, "_load", None)
    with serving(database) as address:
        again = Browser(address, token)
        assert cards(again) == before
        assert set(turns(again)) == ({alone, waiting} if is_anns else {alone})
        again.close()


def test_every_running_game_is_listed_and_more_finished_ones_on_demand(join: Join) -> None:
    ann = join()
    agreed = {"game": "don", "seats": ALONE, "absent": "pigeon"}
    ids = [f"t{number}" for number in range(16)]
    made = [ann.made("/api/tables", id=each, settings=agreed, claims=[{"seat": 0}]) for each in ids]
    for table in made[:3]:
        ann.act(table, do="resign", seat=0)
        ann.watch(table)
        while ann.news["sight"]["status"] != "over":
            ann.hear()
    for finished, more in ((0, True), (2, True), (3, False)):
        told = ann.web.get("/api/me/tables", params={"finished": finished}).json()
        over = [card["table"] for card in told["tables"] if card["status"] == "over"]
        assert len(told["tables"]) == 13 + finished
        assert (over, told["more"]) == (made[:3][::-1][:finished], more)
    for asked in (501, -1):
        assert ann.web.get("/api/me/tables", params={"finished": asked}).status_code == 422
