"""The first page is light: it shows still pictures of the boards, and fetches no board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from windycity import CATALOGUE
from windycity.words import LANGUAGES

from .conftest import OpenPage
from .first_page import HEIGHT, PHONE, WIDTH, Fetched, look_at_everything, nodes

MOST_BYTES, MOST_NODES = 150_000, 1_200
BRIGHTNESS = """(image) => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 40, height: 40 });
  const brush = canvas.getContext("2d");
  brush.drawImage(image, 0, 0, 40, 40);
  const { data } = brush.getImageData(0, 0, 40, 40);
  return data.reduce((sum, value, at) => sum + (at % 4 < 3 ? value : 0), 0) / (40 * 40 * 3 * 255);
}"""


def brightness(page: Page) -> list[float]:
    """Of every poster, as it is drawn."""
    look_at_everything(page)
    return [image.evaluate(BRIGHTNESS) for image in page.locator("article img").all()]


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_the_first_page_is_light(open_page: OpenPage, language: str) -> None:
    page = open_page("about:blank", width=WIDTH, height=HEIGHT, locale=language, **PHONE)
    fetched = Fetched(page)
    page.goto("/")
    look_at_everything(page)
    assert fetched.bytes <= MOST_BYTES
    assert nodes(page) <= MOST_NODES
    posters = [
        each for each in fetched.addresses if re.search(r"/assets/[a-z0-9]+-[a-z]{2}-[^/]*\.svg", each)
    ]
    assert len(posters) == len(CATALOGUE)
    assert all(f"-{language}-" in each for each in posters)
    assert not [each for each in fetched.addresses if "/look-" in each or each.endswith("/board")]


def test_posters_are_told_to_who_cannot_see_them(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("img", name="Don in the middle of a game").wait_for()
    page.get_by_role("banner").get_by_role("combobox").select_option("de")
    page.get_by_role("img", name="Don mitten in einer Partie").wait_for()


def test_posters_are_bright_by_day_and_dark_by_night(open_page: OpenPage) -> None:
    page = open_page()
    assert min(brightness(page)) > 0.5
    page.get_by_role("button", name="Dark").click()
    assert max(brightness(page)) < 0.4
