"""The list of one's own games, and what the browser's tab says of them."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, Route, expect

from .conftest import OpenPage
from .playing import my_turn
from .test_together import make_table, sit_down, whose_turn

ALONE = ["open", "pigeon", "pigeon", "pigeon"]
TWO = ["open", "open", "pigeon", "pigeon"]


def make(page: Page, number: int, seats: list[str], game: str = "don") -> str:
    """A table, made without its pages by somebody whom the server knows; its link."""
    expect(page.get_by_role("main").get_by_role("heading").first).to_be_visible()
    settings = {"game": game, "seats": seats, "absent": "pigeon"}
    data = {"id": f"made{number}", "settings": settings, "claims": [{"seat": 0, "name": "Ann"}]}
    told: dict[str, Any] = page.request.post("/api/tables", data=data).json()
    return str(told["table"])


def lines(page: Page) -> Any:
    return page.locator("section", has=page.get_by_role("heading", name="My games")).get_by_role("link")


def shows(page: Page, count: int, title: str) -> None:
    """On the tab: the title, and the number on the icon."""
    expect(page).to_have_title(f"({count}) {title}" if count else title)
    icon = re.compile(f"^data:.*%3E{count}%3C%2Ftext") if count else "/icon.svg"
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", icon)


def test_games_that_wait_come_first_and_none_that_runs_is_left_out(open_page: OpenPage) -> None:
    page = open_page()
    first = make(page, 0, ALONE)
    page.goto(f"/table/{first}")
    my_turn(page)
    for number in range(1, 16):
        make(page, number, TWO)
    page.goto("/")
    expect(lines(page)).to_have_count(16)
    expect(lines(page).first).to_contain_text("your turn")
    expect(lines(page).first).to_have_attribute("href", f"/table/{first}")
    shows(page, 1, "Windy City")


def test_the_list_and_the_tab_follow_what_others_do(open_page: OpenPage) -> None:
    ann, bob = open_page(), open_page()
    address = make_table(ann, "Ann")
    bob.goto(address)
    sit_down(bob, "Bob")
    mover = whose_turn(ann, bob)
    other = bob if mover is ann else ann
    other.clock.install()
    other.goto("/")
    expect(lines(other)).to_have_text([re.compile("under way")])
    shows(other, 0, "Windy City")
    play_until_it_is_the_turn_of(other, mover)
    other.clock.fast_forward(31_000)
    expect(lines(other)).to_have_text([re.compile("your turn")])
    shows(other, 1, "Windy City")
    elsewhere = make(other, 1, TWO, "shikago")
    other.goto(f"/table/{elsewhere}")
    shows(other, 1, "Shikago · Windy City")
    other.goto(address)
    shows(other, 1, "Your turn · Don · Windy City")


def play_until_it_is_the_turn_of(other: Page, mover: Page) -> None:
    for _ in range(400):
        if other.request.get("/api/me/turns").json()["tables"]:
            return
        if mover.locator(".moves .buttons button:enabled").count():
            mover.locator(".moves .buttons button:enabled").first.click()
        mover.wait_for_timeout(25)
    raise AssertionError("it is never anybody else's turn")


def test_games_that_are_over_are_shown_on_demand(open_page: OpenPage) -> None:
    page = open_page()

    def answer(route: Route) -> None:
        """As if so many games had been played."""
        finished = int(route.request.url.partition("finished=")[2])
        card = route.fetch().json()["tables"][0] | {"status": "over", "is_my_turn": False}
        tables = [card | {"table": f"t{number}"} for number in range(min(finished, 20))]
        route.fulfill(json={"tables": tables, "more": finished < 20})

    make(page, 0, TWO)
    page.route("**/api/me/tables?*", answer)
    page.goto("/")
    expect(lines(page)).to_have_count(6)
    page.get_by_role("button", name="Show more games that are over").click()
    expect(lines(page)).to_have_count(20)
    expect(page.get_by_role("button", name="Show more games that are over")).to_have_count(0)
