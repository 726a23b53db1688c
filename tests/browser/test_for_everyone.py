"""Every page, by the rules of accessibility, and on the narrowest phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from windycity import CATALOGUE

from .conftest import Errors, OpenPage
from .playing import my_turn, play_now, play_on

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
NAMED_AS_WRITTEN = "label-content-name-mismatch"
"""What is written on a button has to be in its name. What is drawn on a thing of a board is a picture,
though, also where it is a number; its name says the same in words."""
SMALLEST = 24
"""CSS pixels of what is pointed at."""


def violations(page: Page) -> list[str]:
    page.wait_for_timeout(300)
    page.evaluate(AXE.read_text())
    found: dict[str, Any] = page.evaluate(
        "(tags) => axe.run(document, { runOnly: { type: 'tag', values: tags } })", RULES
    )
    return [
        f"{each['id']}: {node['html'][:160]} ({node['failureSummary'][:200]})"
        for each in found["violations"]
        for node in each["nodes"][:3]
        if not (each["id"] == NAMED_AS_WRITTEN and "data-thing=" in node["html"])
    ]


def violations_by_look(page: Page) -> list[str]:
    """In the light, and in the dark."""
    found = violations(page)
    page.get_by_role("button", name="Dark").click()
    return found + violations(page)


def fits(page: Page) -> bool:
    """Nobody has to scroll sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


@pytest.mark.parametrize("path", ["/", "/new/chicago91", "/new/city", "/rules/don"])
def test_plain_pages(open_page: OpenPage, path: str) -> None:
    page = open_page(path)
    expect(page.get_by_role("heading").first).to_be_visible()
    assert violations_by_look(page) == []


@pytest.mark.parametrize("path", ["/nowhere", "/nowhere/x"])
def test_a_page_that_leads_nowhere(open_page: OpenPage, errors: Errors, path: str) -> None:
    page = open_page(path)
    expect(page.get_by_role("heading").first).to_be_visible()
    assert violations(page) == []
    errors.forgive_the_network()


@pytest.mark.parametrize("game", CATALOGUE)
def test_tables(open_page: OpenPage, game: str) -> None:
    page = open_page()
    play_now(page, game)
    my_turn(page)
    assert violations_by_look(page) == []


def test_the_end_and_replay(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "don")
    play_on(page)
    assert violations_by_look(page) == []
    page.get_by_role("link", name="Look through the game").click()
    page.get_by_role("button", name="Light").click()
    page.get_by_role("button", name="One move on").click()
    assert violations_by_look(page) == []


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_phone(open_page: OpenPage, game: str) -> None:
    page = open_page(width=360, height=740, has_touch=True, is_mobile=True)
    expect(page.get_by_role("article")).to_have_count(len(CATALOGUE))
    assert fits(page)
    play_now(page, game)
    my_turn(page)
    assert fits(page)
    small = page.evaluate(
        """(smallest) => [...document.querySelectorAll("button, select, input, a.button")]
          .map((each) => [each.outerHTML.slice(0, 80), each.getBoundingClientRect()])
          .filter(([, box]) => box.width > 1 && box.height > 1)
          .filter(([, box]) => Math.min(box.width, box.height) < smallest)
          .map(([text]) => text)""",
        SMALLEST,
    )
    assert small == []
    assert violations(page) == []


@pytest.mark.parametrize("path", ["/new/city", "/rules/shikago"])
def test_plain_pages_on_a_phone(open_page: OpenPage, path: str) -> None:
    page = open_page(path, width=360, height=740, has_touch=True, is_mobile=True)
    expect(page.get_by_role("heading").first).to_be_visible()
    assert fits(page)


def test_rules_tell_the_rulebook_and_what_is_ours_apart(open_page: OpenPage) -> None:
    page = open_page("/rules/shikago")
    parts = page.locator("#SHI-01 dd > span")
    expect(parts).to_have_count(3)
    expect(parts.nth(0)).to_contain_text("Rulebook: 準備")
    expect(parts.nth(1)).to_have_text("Our ruling Nobody has cash yet. The money of the bank never runs out.")
    expect(parts.nth(2)).to_contain_text("Our board and pieces Each boss has twelve henchmen")
    expect(page.locator("#SHI-09 dd")).not_to_contain_text("Rulebook")
    page.get_by_role("searchbox").fill("twelve henchmen")
    expect(page.locator("dl > div")).to_have_count(1)
    page.get_by_label("Language").select_option("ja")
    page.get_by_role("searchbox").fill("SHI-01")
    expect(parts.nth(1)).to_contain_text("当サイトの裁定 現金はまだありません。")
