"""What the first page costs who opens it: bytes, nodes and seconds."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

PHONE: dict[str, Any] = {"is_mobile": True, "has_touch": True}
WIDTH, HEIGHT = 412, 823
SLOWER = 4
"""Times, than this machine."""
SLOW_4G = {
    "offline": False,
    "latency": 150,  # milliseconds there and back
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
"""As Lighthouse has it."""

DRAWN = "[...document.querySelectorAll('article img')].map((img) => img.complete && img.naturalWidth > 0)"
ALL_DRAWN = f"() => {{ const drawn = {DRAWN}; return drawn.length > 0 && drawn.every(Boolean); }}"
FIRST_DRAWN = """() => new Promise((done) => {
  const seen = new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
    if (entry.element?.matches("article img")) done(entry.startTime);
  }));
  seen.observe({ type: "largest-contentful-paint", buffered: true });
})"""


class Fetched:
    """All that a page has fetched, as it came over the network: with headers, and compressed."""

    def __init__(self, page: Page) -> None:
        self.bytes = 0
        self.addresses: list[str] = []
        self.session = page.context.new_cdp_session(page)
        self.session.on("Network.loadingFinished", self._count)
        self.session.on(
            "Network.responseReceived", lambda told: self.addresses.append(told["response"]["url"])
        )
        self.session.send("Network.enable")

    def _count(self, told: dict[str, Any]) -> None:
        self.bytes += told["encodedDataLength"]

    def be_slow(self) -> None:
        self.session.send("Network.emulateNetworkConditions", SLOW_4G)
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def look_at_everything(page: Page) -> None:
    """Pictures below are fetched when somebody comes near them."""
    page.wait_for_selector("article img")
    for image in page.locator("article img").all():
        image.scroll_into_view_if_needed()
    page.wait_for_function(ALL_DRAWN)
    page.wait_for_load_state("networkidle")


def nodes(page: Page) -> int:
    count: int = page.evaluate("document.querySelectorAll('*').length")
    return count
