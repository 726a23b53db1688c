"""How quick the pages are in a real browser before a real server on the same machine. From this folder:

    python browser.py

The first board: from when a table's address is opened until its board is drawn. A move: from the click until
the page shows what it led to. The first page is opened by a phone that is slow and far away; its size is that
of everything that is fetched for it, compressed.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.browser.first_page import FIRST_DRAWN, HEIGHT, PHONE, WIDTH, Fetched, look_at_everything, nodes
from tests.browser.starting import launch, playwright_running

from windycity.games import CATALOGUE, rules_of
from windycity.server.load.server_process import running
from windycity.words import LANGUAGES

MOVES, VISITS = 40, 5
SCREEN: ViewportSize = {"width": WIDTH, "height": HEIGHT}
DRAWN = """() => new Promise((done) => {
  const look = () => document.querySelector(".board svg [data-thing], .board svg text")
    ? requestAnimationFrame(() => done(performance.now())) : setTimeout(look, 1);
  look();
})"""
MOVE = """() => new Promise((done) => {
  const button = document.querySelector(".moves .buttons button:not(:disabled)");
  const lit = document.querySelector(".board [data-thing].lit");
  if (!button && !lit) return done(null);
  const log = document.querySelector("#panel ol"), began = performance.now();
  const seen = new MutationObserver(() => {
    seen.disconnect();
    requestAnimationFrame(() => done(performance.now() - began));
  });
  seen.observe(log, { childList: true, subtree: true });
  (button ?? lit).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  setTimeout(() => { seen.disconnect(); done(null); }, 1000);
})"""


def out(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def play_now(page: Page, address: str, game: str) -> None:
    page.goto(address)
    title = page.get_by_role("heading", name=rules_of(game).title, exact=True)
    page.get_by_role("article").filter(has=title).get_by_role("button", name="Play now").click()
    page.wait_for_selector(".moves .buttons button, .board .lit")


def measure(page: Page, address: str, game: str) -> None:
    play_now(page, address, game)
    link, boards = page.url, []
    for _ in range(VISITS):
        page.goto(link, wait_until="commit")
        boards.append(page.evaluate(DRAWN))
    trips: list[float] = []
    for _ in range(8 * MOVES):
        if len(trips) == MOVES or page.locator(".over").count():
            break
        if (took := page.evaluate(MOVE)) is not None:
            trips.append(took)
        else:
            page.wait_for_timeout(20)
    out(
        f"{game:10} first board {statistics.median(boards):4.0f} ms,"
        f" a move {statistics.median(trips):4.0f} ms (median of {len(trips)})"
    )


def measure_first_page(browser: Browser, address: str, language: str) -> None:
    seconds: list[float] = []
    for _ in range(VISITS):
        context = browser.new_context(locale=language, viewport=SCREEN, **PHONE)
        page = context.new_page()
        fetched = Fetched(page)
        fetched.be_slow()
        page.goto(address, wait_until="commit")
        seconds.append(page.evaluate(FIRST_DRAWN) / 1000)
        look_at_everything(page)
        size, most = fetched.bytes, nodes(page)
        context.close()
    out(
        f"first page {language}: first poster {statistics.median(seconds):.1f} s on a slow phone,"
        f" {size / 1000:.0f} kB, {most} nodes"
    )


if __name__ == "__main__":
    out(f"load {os.getloadavg()[0]:.1f}")
    with (
        tempfile.TemporaryDirectory() as folder,
        running(str(Path(folder) / "t.sqlite")) as server,
        playwright_running() as started,
    ):
        browser = launch(started)
        for each in ("en", *LANGUAGES):
            measure_first_page(browser, f"http://{server.address}", each)
        for each in CATALOGUE:
            context = browser.new_context(reduced_motion="reduce", locale="en")
            measure(context.new_page(), f"http://{server.address}", each)
            context.close()
        browser.close()
