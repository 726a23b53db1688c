"""Two people at one table, by a link."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Errors, OpenPage


def make_table(page: Page, name: str, game: str = "don") -> str:
    """A table for two people and one or two bots; its address."""
    page.goto(f"/new/{game}")
    page.get_by_label("Your name").fill(name)
    if game == "don":
        page.get_by_label("how many play").select_option("3")
    page.get_by_label("B", exact=True).select_option("open")
    page.get_by_label("C", exact=True).select_option("pigeon")
    page.get_by_role("button", name="Make the table and invite").click()
    expect(page.get_by_text("Waiting for the others")).to_be_visible()
    return page.get_by_label("Link to invite others").input_value()


def sit_down(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit here").click()
    expect(page.get_by_text("What happened")).to_be_visible()


def whose_turn(*pages: Page) -> Page:
    """Until somebody has to move; the page of who that is."""
    for _ in range(400):
        for page in pages:
            if page.locator(".moves .buttons button:enabled").count():
                return page
        pages[0].wait_for_timeout(25)
    raise AssertionError("nobody is to move")


def test_two_people_play_by_a_link_and_one_reloads(open_page: OpenPage) -> None:
    ann, bob = open_page(), open_page()
    bob.goto(make_table(ann, "Ann"))
    expect(bob.get_by_text("You are invited")).to_be_visible()
    sit_down(bob, "Bob")
    expect(ann.get_by_role("list", name="Seats")).to_contain_text("Bob")
    for step in range(16):
        mover = whose_turn(ann, bob)
        if step % 5 == 4:
            mover.reload()
            mover = whose_turn(ann, bob)
        lines = mover.locator("#panel li").count()
        mover.locator(".moves .buttons button:enabled").last.click()
        expect(mover.locator("#panel li")).not_to_have_count(lines)
    whose_turn(ann, bob)
    told = ann.locator("#panel li").all_inner_texts()
    expect(bob.locator("#panel li")).to_have_text(told)
    bob.reload()
    expect(bob.locator("#panel li")).to_have_text(told)


def test_a_move_is_taken_back_if_the_other_agrees_and_they_play_again(open_page: OpenPage) -> None:
    ann, bob = open_page(), open_page()
    bob.goto(make_table(ann, "Ann", "shikago"))
    sit_down(bob, "Bob")
    mover = whose_turn(ann, bob)
    other = bob if mover is ann else ann
    for agrees in ("Do not agree", "Agree"):
        mover.get_by_role("button", name="Recruit one").click()
        mover.get_by_role("button", name="Take back").click()
        expect(mover.get_by_text("The others are asked")).to_be_visible()
        other.get_by_role("button", name=agrees, exact=True).click()
        expect(mover.get_by_text("The others are asked")).to_have_count(0)
    expect(mover.locator("#panel li").last).to_have_text("The last move is taken back.")
    for page, seat in ((ann, 0), (bob, 1)):
        own = page.get_by_role("list", name="Seats").get_by_role("listitem").nth(seat)
        own.get_by_text("My seat").press("Enter")  # when it is one's turn, things move away under a pointer
        own.get_by_label("Let a bot play").select_option("pigeon")
    for page in (ann, bob):
        expect(page.locator(".over")).to_be_visible(timeout=20_000)
    ann.get_by_role("button", name="Play again").click()
    bob.get_by_role("button", name="To the next game").click()
    sit_down(bob, "Bob")
    expect(ann.get_by_role("list", name="Seats")).to_contain_text("Bob")
    assert ann.url == bob.url


def test_a_full_table_is_looked_at(open_page: OpenPage) -> None:
    ann, bob, eve = open_page(), open_page(), open_page()
    address = make_table(ann, "Ann")
    bob.goto(address)
    sit_down(bob, "Bob")
    eve.goto(address)
    expect(eve.get_by_role("list", name="Seats")).to_contain_text("Ann")
    expect(eve.get_by_role("region", name="Your moves")).to_have_count(0)
    expect(eve.get_by_role("button", name="Sit here")).to_have_count(0)


def test_everybody_gets_a_seat_without_a_name(open_page: OpenPage) -> None:
    ann, gus, gil = open_page(), open_page(), open_page()
    ann.goto("/new/don")
    ann.get_by_label("Your name").fill("Ann")
    for seat in ("B", "C"):
        ann.get_by_label(seat, exact=True).select_option("open")
    ann.get_by_role("button", name="Make the table and invite").click()
    address = ann.get_by_label("Link to invite others").input_value()
    for page, name in ((gus, "Guest"), (gil, "Guest 2")):
        page.goto(address)
        page.get_by_role("button", name="Sit here").first.click()
        expect(page.get_by_role("listitem").filter(has_text=name).first).to_be_visible()
    gil.get_by_role("banner").get_by_role("combobox").select_option("de")
    for page, guests in ((ann, ["Guest", "Guest 2"]), (gil, ["Gast", "Gast 2"])):
        seats = page.locator(".seats > ul > li strong")
        expect(seats).to_have_text(["Ann", *guests, re.compile("^D ")])


def test_people_talk(open_page: OpenPage) -> None:
    ann, bob = open_page(), open_page()
    bob.goto(make_table(ann, "Ann"))
    sit_down(bob, "Bob")
    bob.get_by_role("tab", name="Talk").click()
    bob.get_by_label("Say something").fill("Hello, Ann")
    bob.get_by_role("button", name="Say", exact=True).click()
    ann.get_by_role("tab", name="Talk").click()
    expect(ann.get_by_role("tabpanel")).to_contain_text("Bob Hello, Ann")


def test_a_seat_is_taken_to_another_browser(open_page: OpenPage) -> None:
    ann, bob = open_page(), open_page()
    bob.goto(make_table(ann, "Ann"))
    sit_down(bob, "Bob")
    bob.get_by_text("My seat").click()
    bob.get_by_role("button", name="Go on at another device").click()
    link = bob.get_by_label("Open this on your other device").input_value()
    phone = open_page(link)
    expect(phone.get_by_role("list", name="Seats").locator("li", has_text="Bob")).to_contain_text("you")


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_screen_is_handed_round(open_page: OpenPage, motion: str) -> None:
    page = open_page("/new/don", reduced_motion=motion)
    looked_back: list[str] = []
    page.on("request", lambda asked: looked_back.append(asked.url) if "/positions/" in asked.url else None)
    page.get_by_label("how many play").select_option("3")
    page.get_by_label("everybody plays at this screen").check()
    page.get_by_label("B", exact=True).select_option("open")
    page.get_by_label("C", exact=True).select_option("open")
    page.get_by_role("button", name="Begin").click()
    handed = page.get_by_role("heading", name=re.compile("^Hand the screen to Player"))
    shown = 0
    for _ in range(6):
        expect(handed).to_be_visible()
        expect(page.get_by_role("list", name="Seats")).to_have_count(0)
        holder = int(re.findall(r"\d", handed.inner_text())[0]) - 1
        page.get_by_role("button", name="I have it").click()
        page.locator(".moves .buttons button:enabled").last.click()
        expect(handed).to_be_visible()
        assert all(each.endswith(f"seat={holder}") for each in looked_back[shown:])
        shown = len(looked_back)
    assert bool(looked_back) is (motion == "no-preference")
    page.get_by_role("button", name="I have it").click()
    page.get_by_role("button", name="Take back").click()
    expect(handed).to_be_visible()


def test_a_password_is_asked_for(open_page: OpenPage, errors: Errors) -> None:
    ann, bob = open_page("/new/don"), open_page()
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_label("B", exact=True).select_option("open")
    ann.get_by_label("Password, if there is to be one").fill("sesame")
    ann.get_by_role("button", name="Make the table and invite").click()
    bob.goto(ann.get_by_label("Link to invite others").input_value())
    bob.get_by_label("Password").fill("salami")
    bob.get_by_role("button", name="Enter").click()
    expect(bob.get_by_role("alert")).to_be_visible()
    bob.get_by_label("Password").fill("sesame")
    bob.get_by_role("button", name="Enter").click()
    expect(bob.get_by_text("You are invited")).to_be_visible()
    errors.forgive_the_network()


def test_links_that_lead_nowhere_say_what_to_do(open_page: OpenPage, errors: Errors) -> None:
    page = open_page("/table/nowhere")
    expect(page.get_by_role("heading", name="There is no table under this link.")).to_be_visible()
    page.get_by_role("link", name="To the games", exact=True).click()
    expect(page.get_by_role("heading", name="Don", exact=True)).to_be_visible()
    for path, told in (
        ("/seat/nonsense", "This link does not lead to a seat any more."),
        ("/replay/nowhere", "There is no game under this link."),
        ("/new/nothing", "There is no such game."),
        ("/rules/nothing", "There is no such game."),
        ("/what/ever", "There is nothing at this address."),
    ):
        page.goto(path)
        expect(page.get_by_role("heading", name=told)).to_be_visible()
    errors.forgive_the_network()


def test_a_lost_connection_is_told_and_comes_back(open_page: OpenPage, errors: Errors) -> None:
    ann, bob = open_page(), open_page()
    address = make_table(ann, "Ann")
    ann.add_init_script(KEEP_SOCKETS)
    ann.reload()
    expect(ann.get_by_text("Waiting for the others")).to_be_visible()
    ann.wait_for_function("window.sockets.some((each) => each.readyState === WebSocket.OPEN)")
    ann.context.set_offline(True)
    ann.evaluate("window.sockets.forEach((each) => each.close())")
    expect(ann.get_by_text("The connection is lost.")).to_be_visible()
    bob.goto(address)
    sit_down(bob, "Bob")
    ann.context.set_offline(False)
    expect(ann.get_by_role("list", name="Seats")).to_contain_text("Bob", timeout=20_000)
    expect(ann.get_by_text("The connection is lost.")).to_have_count(0)
    errors.forgive_the_network()


KEEP_SOCKETS = """
window.sockets = [];
const Usual = window.WebSocket;
window.WebSocket = class extends Usual {
  constructor(...words) { super(...words); window.sockets.push(this); }
};
"""
