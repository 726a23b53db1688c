"""What a server tells about itself, and how much it lets in."""

from __future__ import annotations

import json
from collections.abc import Iterator

import httpx
import pytest
import structlog

from windycity.server.report import logs
from windycity.server.web.app import LONGEST_BODY
from windycity.server.web.identity import COOKIE

from .running import Join


@pytest.fixture
def logging() -> Iterator[None]:
    logs.start_logging("info")
    yield
    structlog.reset_defaults()


def test_the_log_is_one_json_object_a_line(capsys: pytest.CaptureFixture[str], logging: None) -> None:
    logs.log().debug("unheard")
    logs.log().info("heard", table=logs.short("abcdefghijkl"), number=3)
    (line,) = capsys.readouterr().err.splitlines()
    told = json.loads(line)
    assert (told["event"], told["level"], told["number"]) == ("heard", "info", 3)
    assert told["table"] == "abcd…"
    assert told["timestamp"].endswith("Z")


def test_numbers_are_told(address: str, join: Join) -> None:
    ann = join()
    ann.new_table()
    told = httpx.get(f"http://{address}/api/metrics").text
    for name in ("windycity_sockets 1.0", "windycity_commit_seconds_count", "windycity_tables_in_use"):
        assert name in told


def test_what_is_too_long_is_not_read_to_its_end(address: str, join: Join) -> None:
    read = 0

    def much() -> Iterator[bytes]:
        nonlocal read
        for _ in range(100):
            read += 1
            yield b"x" * (LONGEST_BODY // 10)

    cookie = {COOKIE: join().token}
    try:
        told = httpx.post(f"http://{address}/api/records", content=much(), cookies=cookie)
        assert told.status_code == 413
    except httpx.WriteError:  # hung up before it could say so
        pass
    assert read < 100


def test_the_ways_to_ask_are_documented(address: str) -> None:
    told = httpx.get(f"http://{address}/openapi.json").json()
    assert {"/api/tables", "/api/tables/{link}/record", "/api/seats"} <= set(told["paths"])
    for path in told["paths"].values():
        for way in path.values():
            assert way["description"]
