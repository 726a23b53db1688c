"""From Play now to the result, in every game, through the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from windycity import CATALOGUE

from .conftest import OpenPage
from .playing import my_turn, play_now, play_on


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_whole_game_is_played(open_page: OpenPage, game: str) -> None:
    page = open_page()
    play_now(page, game)
    my_turn(page)
    assert play_on(page) > 10
    rows = page.locator(".over tbody tr")
    expect(rows).to_have_count(4)
    expect(rows.first.locator("td").first).to_have_text("1")
    page.reload()
    expect(rows).to_have_count(4)
    page.get_by_role("link", name="Windy City, to the games").click()
    expect(page.get_by_role("link", name="over")).to_be_visible()
