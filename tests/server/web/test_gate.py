"""Who is let in, and how much they may ask for."""

from __future__ import annotations

import re
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from windycity.server.web import limits
from windycity.server.web.gate import may_pass
from windycity.server.web.limits import Bucket, Buckets, Limits, Rate

from .running import Browser, serving


def scope(kind: str = "websocket", method: str = "GET", **headers: str) -> dict[str, Any]:
    named = {
        name.replace("_", "-"): value for name, value in {"host": "play.example:8000", **headers}.items()
    }
    lines = [(name.encode(), value.encode()) for name, value in named.items()]
    return {"type": kind, "method": method, "headers": lines}


@pytest.mark.parametrize(
    ("headers", "passes"),
    [
        ({}, True),
        ({"origin": "http://play.example:8000"}, True),
        ({"origin": "https://PLAY.example:8000"}, True),
        ({"origin": "http://play.example"}, False),
        ({"origin": "http://evil.example"}, False),
        ({"origin": "http://play.example:8000.evil.example"}, False),
        ({"origin": "null"}, False),
        ({"origin": ""}, False),
        ({"origin": "http://["}, False),
        ({"sec_fetch_site": "same-origin"}, True),
        ({"sec_fetch_site": "none"}, True),
        ({"sec_fetch_site": "same-site"}, False),
        ({"sec_fetch_site": "cross-site"}, False),
        ({"origin": "http://play.example:8000", "sec_fetch_site": "cross-site"}, False),
    ],
)
def test_only_own_pages_may_act(headers: dict[str, str], passes: bool) -> None:
    assert may_pass(scope(**headers)) is passes
    assert may_pass(scope("http", "POST", **headers)) is passes
    assert may_pass(scope("http", "GET", **headers))


@pytest.mark.parametrize("path", ["/", "/table/nothing", "/docs", "/redoc", "/openapi.json"])
def test_no_page_runs_what_others_wrote(address: str, path: str) -> None:
    page = httpx.get(f"http://{address}{path}", timeout=60)
    if "html" in page.headers["Content-Type"]:
        assert "script-src 'self'" in page.headers["Content-Security-Policy"]
    assert not re.search(r"src=.(https?:)?//", page.text)


def test_a_bucket_empties_and_fills() -> None:
    bucket = Bucket(Rate(3, 2), now=10.0)
    assert [bucket.take(10.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(10.5) for _ in range(2)] == [True, False]
    assert [bucket.take(99.0) for _ in range(4)] == [True, True, True, False]


def test_every_address_has_a_bucket_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 2)
    buckets = Buckets(Rate(1, 0))
    assert [buckets.take(each, 0.0) for each in ("a", "b", "a", "b")] == [True, True, False, False]
    assert buckets.take("c", 0.0)
    assert buckets.take("a", 0.0), "the oldest is forgotten"


def test_an_address_may_not_ask_for_too_much(tmp_path: Path) -> None:
    few = Limits(
        messages=Rate(2, 0.001), line=Rate(1, 20), requests=Rate(6, 0.001), tables=Rate(1, 0.001), sockets=2
    )
    with serving(tmp_path / "tables.sqlite", few) as address:
        ann = Browser(address)
        began = monotonic()
        for _ in range(8):
            ann.ask({"do": "unwatch", "table": "x"})
        assert monotonic() - began > 5 / 20, "who talks fast is listened to slowly"
        ann.new_table()
        with pytest.raises(AssertionError, match="too many tables"):
            ann.new_table()
        bob = Browser(address, ann.token)
        cookie = {"Cookie": f"windycity={ann.token}"}
        with pytest.raises(InvalidStatus), connect(f"ws://{address}/api/socket", additional_headers=cookie):
            pass
        assert httpx.post(f"http://{address}/api/me").status_code == 429
        bob.close()
        ann.close()
