"""How a person gets to a table and plays there, with a browser."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from windycity.games import rules_of

PATIENCE = 120_000
"""Milliseconds for a whole game."""

PLAY_ON = """async (seed) => {
  // points at what is lit and presses the buttons that are there, these more often, until the game is over
  const rest = () => new Promise((next) => setTimeout(next, 4));
  let chance = seed;
  const among = (list) => list[(chance = (chance * 48271) % 2147483647) % list.length];
  let clicks = 0;
  const end = performance.now() + PATIENCE;
  while (!document.querySelector(".over")) {
    if (performance.now() > end) throw new Error("the game does not end");
    const buttons = [...document.querySelectorAll(".moves .buttons button:not(:disabled)")];
    const lit = [...document.querySelectorAll(".board [data-thing].lit")];
    const found = buttons.length && (!lit.length || chance % 3) ? buttons : lit;
    if (found.length) {
      among(found).dispatchEvent(new MouseEvent("click", { bubbles: true }));
      clicks += 1;
    }
    await rest();
  }
  return clicks;
}""".replace("PATIENCE", str(PATIENCE))


def play_now(page: Page, game: str) -> None:
    """From the first page to a table with bots, by one click."""
    title = page.get_by_role("heading", name=rules_of(game).title, exact=True)
    page.get_by_role("article").filter(has=title).get_by_role("button", name="Play now").click()
    expect(page.get_by_role("list", name="Seats")).to_be_visible()


def play_on(page: Page, seed: int = 7) -> int:
    """To the end of the game; how often something was clicked."""
    clicks: int = page.evaluate(PLAY_ON, seed)
    return clicks


def my_turn(page: Page) -> None:
    """Until it is."""
    expect(page.get_by_role("region", name="Your moves")).to_be_visible(timeout=20_000)
