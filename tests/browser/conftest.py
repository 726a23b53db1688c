"""A real browser before a real server. All of it ends with the tests of this folder: while Playwright runs,
it keeps a loop of its own in this thread, and nothing else can have one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

from windycity.server.load.server_process import running
from windycity.server.web import pages

from .starting import launch, playwright_running

NOT_BUILT = "the pages are not built: run `npm ci` and `npm run build` in web/"

expect.set_options(timeout=30_000)  # a busy machine is no failure

OpenPage = Callable[..., Page]


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with playwright_running() as started:
        yield started


@pytest.fixture(scope="package")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = launch(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Of a server that has the pages, as they were built last."""
    assert (pages.FOLDER / "index.html").is_file(), NOT_BUILT
    folder: Path = tmp_path_factory.mktemp("browser")
    with running(str(folder / "tables.sqlite")) as server:
        yield f"http://{server.address}"


class Errors(list[str]):
    """What pages have complained about."""

    def watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.append(str(error)))
        page.on("console", lambda told: self.append(told.text) if told.type == "error" else None)

    def forgive_the_network(self) -> None:
        """The browser itself complains about refusals and about a network that is not there."""
        network = ("Failed to load resource", "WebSocket connection to")
        self[:] = [each for each in self if not each.startswith(network)]


@pytest.fixture
def errors() -> Iterator[Errors]:
    """At the end of a test no page may have complained about anything."""
    found = Errors()
    yield found
    assert found == []


@pytest.fixture
def open_page(chromium: Browser, address: str, errors: Errors) -> Iterator[OpenPage]:
    """Another person with a browser of their own, at an address of the server."""
    contexts: list[BrowserContext] = []

    def open_at(path: str = "/", *, width: int = 1280, height: int = 860, **wishes: Any) -> Page:
        context = chromium.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            **{"locale": "en-GB", "reduced_motion": "reduce", "color_scheme": "light", **wishes},
        )
        contexts.append(context)
        page = context.new_page()
        errors.watch(page)
        page.goto(path)
        return page

    yield open_at
    for context in contexts:
        context.close()
