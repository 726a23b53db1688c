"""Links: to invite, to look on, to come back; and passwords."""

from __future__ import annotations

import pytest

from .running import Browser, Join

SEATS = ["open", "open", "pigeon", "pigeon"]
CLAIMS = [{"seat": 0, "name": "Ann"}]


def with_password(browser: Browser, password: str = "sesame") -> str:
    settings = {"game": "don", "seats": SEATS}
    return browser.made("/api/tables", id="p", settings=settings, claims=CLAIMS, password=password)


def test_who_is_invited_sees_what_it_is_about(join: Join) -> None:
    ann, bob = join(), join()
    table = ann.new_table(seats=SEATS)
    card = bob.web.get(f"/api/tables/{table}").json()
    assert (card["game"], card["status"], card["options"]["players"]) == ("don", "open", 4)
    assert [seat["is_open"] for seat in card["seats"]] == [False, True, False, False]
    assert bob.web.get("/api/tables/nowhere").status_code == 404


def test_who_looks_on_sees_and_does_nothing_but_talk(join: Join) -> None:
    ann, eve = join(), join()
    table = ann.new_table(seats=SEATS)
    link = ann.watch(table)["agreed"]["watch_link"]
    assert link != table
    seen = eve.watch(link)
    assert (seen["sight"]["table"], seen["sight"]["seat"]) == (link, None)
    assert seen["agreed"]["watch_link"] is None
    assert table not in str(eve.heard)
    told = eve.act(link, do="claim", seat=1, name="Eve")
    assert told["problem"]["reason"] == "looking on"
    assert eve.post(f"/api/tables/{link}/again", id="a").json()["reason"] == "looking on"
    assert eve.act(link, do="say", name="Eve", text="nice")["problem"] is None
    ann.hear()
    assert ann.news["events"][0]["data"] == {"name": "Eve", "text": "nice"}


def test_even_ones_own_seat_is_only_looked_at_by_that_link(join: Join) -> None:
    ann = join()
    table = ann.new_table(seats=SEATS)
    link = ann.watch(table)["agreed"]["watch_link"]
    assert ann.watch(link)["sight"]["seat"] is None
    assert ann.act(link, do="leave", seat=0)["problem"]["reason"] == "looking on"


def test_a_seat_is_come_back_to_with_another_browser(join: Join) -> None:
    ann, phone, eve = join(), join(), join()
    table = ann.new_table(seats=SEATS)
    link = ann.web.get(f"/api/tables/{table}/seats/0/link").json()["link"]
    assert eve.web.get(f"/api/tables/{table}/seats/0/link").json()["reason"] == "not your seat"
    assert phone.made("/api/seats", id="r", link=link) == table
    assert phone.made("/api/seats", id="r2", link=link) == table
    assert phone.watch(table)["sight"]["seat"] == 0
    assert ann.watch(table)["sight"]["seat"] is None
    assert ann.made("/api/seats", id="back", link=link) == table
    assert ann.watch(table)["sight"]["seat"] == 0
    for forged in ("", "x", ("A" if link[0] != "A" else "B") + link[1:]):
        assert eve.post("/api/seats", id="e", link=forged).json()["reason"] == "no such link"


def test_a_browser_finds_its_tables(join: Join) -> None:
    ann, bob = join(), join()
    mine, other = ann.new_table(seats=SEATS), bob.new_table(seats=SEATS)
    assert own_tables(ann) == [mine]
    ann.act(other, do="claim", seat=1, name="Anna")
    assert set(own_tables(ann)) == {mine, other}
    ann.act(mine, do="leave", seat=0)
    assert own_tables(ann) == [other]


def own_tables(browser: Browser) -> list[str]:
    return [card["table"] for card in browser.web.get("/api/me/tables").json()["tables"]]


def test_a_password_is_asked_for_before_anything_is_shown(join: Join) -> None:
    ann, bob = join(), join()
    table = with_password(ann)
    assert ann.watch(table)["agreed"]["has_password"]
    assert bob.ask({"do": "watch", "table": table})["problem"]["reason"] == "password"
    assert bob.act(table, do="claim", seat=1, name="Bob")["problem"]["reason"] == "password"
    assert bob.ask({"do": "hint", "table": table})["problem"]["reason"] == "password"
    for path in ("record", "positions/0", "seats/0/link"):
        assert bob.web.get(f"/api/tables/{table}/{path}").status_code == 403
    wrong = bob.post(f"/api/tables/{table}/enter", id="1", password="guess")
    assert (wrong.status_code, wrong.json()["reason"]) == (403, "wrong password")
    assert bob.ask({"do": "watch", "table": table})["problem"]["reason"] == "password"
    for request in ("2", "2", "3"):
        assert bob.post(f"/api/tables/{table}/enter", id=request, password="sesame").status_code == 204
    assert bob.watch(table)["sight"]["seat"] is None
    assert bob.act(table, do="claim", seat=1, name="Bob")["problem"] is None


def test_a_password_is_nowhere_to_be_seen(join: Join) -> None:
    ann = join()
    table = with_password(ann, "open sesame")
    ann.watch(table)
    shown = str(ann.heard) + ann.web.get(f"/api/tables/{table}").text
    assert "sesame" not in shown
    assert "argon2" not in shown


@pytest.mark.parametrize("path", ["positions/-1", "positions/x", "seats/99/link", "positions/9999999"])
def test_a_path_that_cannot_be_is_told(join: Join, path: str) -> None:
    ann = join()
    told = ann.web.get(f"/api/tables/{ann.new_table()}/{path}")
    assert told.status_code in (409, 422)
    assert told.json()["sentence"]
