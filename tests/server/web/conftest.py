"""One server for the tests of a file, and browsers that join it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .running import Browser, Join, serving


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server") / "tables.sqlite") as address:
        yield address


@pytest.fixture
def join(address: str) -> Iterator[Join]:
    browsers: list[Browser] = []

    def joins(token: str | None = None) -> Browser:
        browsers.append(Browser(address, token))
        return browsers[-1]

    yield joins
    for browser in browsers:
        browser.close()
