"""What a person can do at a table beside playing on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import OpenPage
from .playing import my_turn, play_now, play_on


def asked(page: Page) -> str:
    return page.locator(".asked").first.inner_text()


def test_a_refused_click_says_why_with_the_clause(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "city")
    my_turn(page)
    page.locator(".board [data-thing].lit").first.click()
    page.locator('.board [data-thing="glitz palace"]').click()
    alert = page.locator(".asked [role=alert]")
    expect(alert).to_contain_text("CTY-")
    alert.get_by_role("button").click()
    expect(alert.locator("q")).not_to_be_empty()


@pytest.mark.parametrize(("game", "width", "height"), [("don", 1280, 860), ("chicago86", 1366, 640)])
def test_what_happened_last_is_seen_without_scrolling(
    open_page: OpenPage, game: str, width: int, height: int
) -> None:
    page = open_page(width=width, height=height)
    play_now(page, game)
    my_turn(page)
    expect(page.get_by_role("list", name="Seats").locator("> li").last).to_be_in_viewport(ratio=1)
    expect(page.locator("#panel")).to_be_in_viewport(ratio=1)
    expect(page.locator("#panel li").last).to_be_in_viewport()


def test_a_typed_move_is_refused_with_its_clause_or_played(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "don")
    my_turn(page)
    page.get_by_text("All moves").click()
    page.get_by_label("Type a move").fill("bid 999")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".asked [role=alert]")).to_contain_text("DON-")
    legal = page.locator("datalist option").first.get_attribute("value")
    assert legal is not None
    before = page.locator("#panel li").count()
    page.get_by_label("Type a move").fill(legal)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".asked [role=alert]")).to_have_count(0)
    expect(page.locator("#panel li")).not_to_have_count(before)


def test_a_move_is_taken_back(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "shikago")
    my_turn(page)
    before = page.locator("#panel li").all_inner_texts()
    page.get_by_role("button", name="Recruit one").click()
    expect(page.locator("#panel")).to_contain_text("recruits one")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("#panel li").last).to_have_text("The last move is taken back.")
    assert page.locator("#panel li").all_inner_texts()[: len(before)] == before


def test_forced_moves_are_made_by_themselves_for_who_wishes_so(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "shikago")
    my_turn(page)
    forced = page.get_by_label("Play forced moves for me")
    expect(forced).to_have_count(0)
    while forced.count() == 0:
        page.get_by_role("button", name="Recruit one").click()
        expect(page.locator(".moves [aria-disabled=true]")).to_have_count(0)
    forced.check()
    expect(page.locator("#panel")).to_contain_text("Boss earns")
    my_turn(page)
    expect(forced).to_be_checked()


def test_the_keyboard_stays_at_the_table_when_its_button_is_gone(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "shikago")
    my_turn(page)
    page.get_by_role("button", name="Recruit one").press("Enter")
    expect(page.locator("#panel")).to_contain_text("recruits one")
    expect(page.locator(".moves:focus-within, .asked:focus-within")).to_have_count(1)


def test_what_others_do_is_shown_to_who_likes_movement(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="no-preference")
    play_now(page, "chicago86")
    my_turn(page)
    page.get_by_text("My seat").click()
    page.get_by_label("Let a bot play").select_option("pigeon")
    expect(page.locator("#panel li").nth(20)).to_be_attached(timeout=20_000)


def test_a_hint_is_a_move_of_the_list(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "don")
    my_turn(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_text(re.compile("^Hint: "))).to_be_visible(timeout=60_000)


def test_clauses_stand_behind_every_line_and_can_be_searched(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "don")
    page.locator("#panel").get_by_role("button", name="DON-17").first.click()
    expect(page.locator("#panel q .ours")).to_contain_text("Our ruling Chance draws the first player.")
    expect(page.locator("#panel q > :not(.ours)")).to_contain_text("Rulebook: Preparazione")
    page.get_by_role("tab", name="Rules").click()
    page.get_by_role("searchbox").fill("DON-08")
    expect(page.locator("dl > div")).to_have_count(1)
    page.get_by_role("searchbox").fill("no such words at all")
    expect(page.get_by_text("No rule says that.")).to_be_visible()


def test_a_clause_is_closed_when_another_one_is_asked_by(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "don")
    my_turn(page)
    clause = page.locator(".asked > p [aria-expanded]")
    first = clause.inner_text()
    clause.click()
    expect(page.locator(".asked > p q")).to_be_visible()
    while clause.inner_text() == first:
        page.locator(".moves .buttons button:enabled").first.click()
        expect(page.locator(".moves [aria-disabled=true]")).to_have_count(0)
        my_turn(page)
    expect(clause).to_have_attribute("aria-expanded", "false")
    expect(page.locator(".asked q")).to_have_count(0)


def test_a_clause_is_closed_when_something_is_refused_by_another_one(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "don")
    my_turn(page)
    while "DON-04" not in asked(page):
        page.locator(".moves .buttons button:enabled").first.click()
        expect(page.locator(".moves [aria-disabled=true]")).to_have_count(0)
        my_turn(page)
    page.get_by_text("All moves").click()
    clause = page.locator(".asked [role=alert] [aria-expanded]")
    for move, forbidden_by in (("keep", "DON-04"), ("bid 999", "DON-07")):
        page.get_by_label("Type a move").fill(move)
        page.get_by_role("button", name="Play", exact=True).click()
        expect(clause).to_have_text(forbidden_by)
        expect(clause).to_have_attribute("aria-expanded", "false")
        clause.click()
        expect(page.locator(".asked [role=alert] q")).to_be_visible()


def test_a_game_is_looked_through_and_gone_on_with(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "don")
    play_on(page)
    page.get_by_role("link", name="Look through the game").click()
    expect(page.get_by_text("Move 0 of")).to_be_visible()
    page.get_by_role("button", name="One turn on").click()
    page.get_by_role("button", name="To the end").click()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".lines p")).not_to_have_count(0)
    link = page.get_by_label("Link to this position").input_value()
    moves = int(link.partition("move=")[2].partition("&")[0])
    other = open_page(link)
    expect(other.get_by_text(f"Move {moves} of {moves + 1}")).to_be_visible()
    expect(other.locator(".lines")).to_have_text(page.locator(".lines").inner_text())
    page.get_by_label("Seen by").select_option("a spectator")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    record = download.value.path()
    assert record.read_text().startswith("Windy City record")
    page.get_by_role("link", name="Play on from here").click()
    expect(page.get_by_text("It goes on from the position")).to_be_visible()
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("list", name="Seats")).to_be_visible()
    page.goto("/")
    page.get_by_label("Open a record").set_input_files(record)
    expect(page.get_by_role("heading", name="Don: Replay")).to_be_visible()


def test_a_clause_is_closed_when_one_looks_at_another_move(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "shikago")
    my_turn(page)
    page.get_by_role("button", name="Recruit one").click()
    expect(page.locator("#panel")).to_contain_text("recruits one")
    page.goto(page.url.replace("/table/", "/replay/"))
    clause = page.locator(".lines [aria-expanded]").first
    page.get_by_role("button", name="One move on").click()
    first = clause.inner_text()
    clause.click()
    expect(page.locator(".lines q")).to_be_visible()
    page.get_by_role("button", name="One move on").click()
    expect(clause).not_to_have_text(first)
    expect(page.locator(".lines q")).to_have_count(0)


def test_the_language_is_switched_and_remembered(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "don")
    my_turn(page)
    english = asked(page)
    said = page.locator("#panel li").last.inner_text()
    for language in ("de", "it", "ja"):
        page.get_by_role("banner").get_by_role("combobox").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator(".asked").first).not_to_have_text(english)
        expect(page.locator("#panel li").last).not_to_have_text(said)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "ja")


def test_a_whole_game_of_don_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page()
    page.keyboard.press("Tab")
    while page.evaluate("document.activeElement.closest('article')?.querySelector('h2').innerText") != "DON":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="Seats")).to_be_visible()
    for _ in range(400):
        if page.locator(".over").count():
            break
        if focus_on_a_move(page):
            page.keyboard.press("Enter")
        page.wait_for_timeout(15)
    expect(page.locator(".over")).to_be_visible()


IS_MOVE = "document.activeElement?.matches('.moves .buttons button:not(:disabled), .board [data-thing].lit')"


def focus_on_a_move(page: Page) -> bool:
    """By Tab alone, from wherever the focus is."""
    for _ in range(60):
        if page.evaluate(IS_MOVE):
            return True
        if page.locator(".moves .buttons button, .board [data-thing].lit").count() == 0:
            return False
        page.keyboard.press("Tab")
    return False
