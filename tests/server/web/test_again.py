"""After a game: playing again, looking back, writing down, going on from elsewhere."""

from __future__ import annotations

from windycity.match import read

from .running import Browser, Join, play_on

GAME = {"game": "don", "seats": ["open", "pigeon", "pigeon", "pigeon"]}
CLAIMS = [{"seat": 0, "name": "Ann"}]


def finished(browser: Browser) -> str:
    table = browser.new_table()
    browser.watch(table)
    play_on(browser, table)
    return table


def test_the_same_people_play_again_one_seat_further(join: Join) -> None:
    ann, bob = join(), join()
    table = ann.new_table(seats=["open", "open", "pigeon", "hustler"], absent="pigeon")
    assert ann.post(f"/api/tables/{table}/again", id="a").json()["reason"] == "not over"
    for browser in (ann, bob):
        browser.watch(table)
    bob.act(table, do="claim", seat=1, name="Bob")
    for browser, seat in ((ann, 0), (bob, 1)):
        browser.act(table, do="resign", seat=seat)
    while ann.news["sight"]["status"] != "over":
        ann.hear()
    again = ann.made(f"/api/tables/{table}/again", id="a")
    assert again != table
    assert bob.made(f"/api/tables/{table}/again", id="b") == again
    while bob.news["sight"]["next_table"] is None:
        bob.hear()
    assert bob.news["sight"]["next_table"] == again
    seats = bob.watch(again)["sight"]["seats"]
    assert [seat["name"] or seat["bot"] or seat["kept_for"] for seat in seats] == [
        "hustler",
        "Ann",
        "Bob",
        "pigeon",
    ]
    assert join().act(again, do="claim", seat=2, name="Eve")["problem"]["reason"] == "seat kept"
    assert bob.act(again, do="claim", seat=2, name="Bobby")["problem"] is None
    assert bob.news["sight"]["status"] == "playing"


def test_a_finished_game_can_be_looked_through_from_any_seat(join: Join) -> None:
    ann, eve = join(), join()
    table = finished(ann)
    for seat in range(4):
        seen = eve.web.get(f"/api/tables/{table}/positions/40?seat={seat}").json()
        assert [each["tokens"] is not None for each in seen["view"]["seats"]].index(True) == seat
    first = eve.web.get(f"/api/tables/{table}/positions/0").json()
    assert (first["moves"], first["text"], first["lines"]) == (0, None, [])


def test_a_record_is_taken_home_and_brought_back(join: Join) -> None:
    ann, bob = join(), join()
    table = finished(ann)
    text = ann.web.get(f"/api/tables/{table}/record").text
    assert read(text).is_over
    kept = bob.made("/api/records", id="r", record=text)
    assert bob.made("/api/records", id="r", record=text) == kept
    seen = bob.watch(kept)
    assert seen["agreed"]["is_record"]
    assert seen["sight"]["result"]["scores"] == ann.news["sight"]["result"]["scores"]
    assert bob.web.get(f"/api/tables/{kept}/record").text == text


def test_what_is_no_record_is_told(join: Join) -> None:
    told = join().post("/api/records", id="r", record="nonsense")
    assert told.status_code == 409
    assert "Windy City record 1" in told.json()["sentence"]


def test_a_game_goes_on_from_any_position_of_another(join: Join) -> None:
    ann = join()
    table = finished(ann)
    options = ann.watch(table)["agreed"]["options"]
    fork = {"table": table, "moves": 20}
    settings = {**GAME, "options": options}
    again = ann.made("/api/tables", id="f", settings=settings, claims=CLAIMS, go_on_from=fork)
    assert ann.watch(again)["agreed"]["opening"] == 20
    before = ann.web.get(f"/api/tables/{table}/positions/20").json()["view"]
    assert ann.web.get(f"/api/tables/{again}/positions/20").json()["view"] == before
    play_on(ann, again)
    other = {"game": "shikago", "seats": GAME["seats"]}
    told = ann.post("/api/tables", id="g", settings=other, claims=CLAIMS, go_on_from=fork)
    assert told.json()["reason"] == "another game"


def test_a_running_game_is_written_down_without_what_is_hidden(join: Join) -> None:
    ann = join()
    table = ann.new_table()
    ann.watch(table)
    while not ann.news["sight"]["legal"]:
        ann.hear()
    text = ann.web.get(f"/api/tables/{table}/record").text
    assert "#" not in text
    assert not read(text).is_over
