"""Starting a Chromium for tests, benches and pictures."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

from ..needs.chromium import program

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
NODE = Path(sys.prefix) / "bin" / "node"
"""Playwright's own Node needs a library that a bare machine lacks; that of the environment does not."""


@contextmanager
def playwright_running() -> Iterator[Playwright]:
    if NODE.exists():
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(NODE))
    with sync_playwright() as started:
        yield started


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=program(), args=FLAGS)
