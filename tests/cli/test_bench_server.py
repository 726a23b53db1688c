"""How the figures of a server are shown."""

from __future__ import annotations

from typing import Any

import pytest

from windycity.server.load.errors import LoadFailure
from windycity.server.load.measuring import Report

from .conftest import Runner

REPORT = Report(
    database="sqlite",
    tables=1_000,
    client_processes=1,
    rate=None,
    moves_per_s=1234.4,
    p50_ms=700.04,
    p99_ms=1100.0,
    server_cores=0.98,
    client_cores=0.25,
    moves_per_s_at_1500=1180.0,
    p99_at_1500_ms=2500.0,
    idle_connection_kib=42.5,
    load=0.5,
    yardstick_ms=120.0,
)


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What is found out by measuring; it can be changed."""
    report: dict[str, Any] = dict(REPORT)
    monkeypatch.setattr("windycity.server.load.measuring.measure", lambda *_: report)
    return report


def test_every_figure_has_its_unit(windycity: Runner, measured: dict[str, Any]) -> None:
    shown = windycity("bench", "server").out
    assert [line.split("  ")[0] for line in shown.splitlines()] == [
        "database",
        "tables",
        "client processes",
        "asked for",
        "acknowledged",
        "round trip p50",
        "round trip p99",
        "server",
        "clients",
        "p99 at 1,500 moves/s",
        "of which acknowledged",
        "idle connection",
        "load",
        "fixed work, ms",
    ]
    for words in ("1,234 moves/s", "700.0 ms", "1,100.0 ms", "0.98 cores", "2,500.0 ms", "42.5 KiB"):
        assert words in shown


def test_figures_that_there_are_not_are_left_out(windycity: Runner, measured: dict[str, Any]) -> None:
    nothing = ("moves_per_s_at_1500", "p99_at_1500_ms", "idle_connection_kib", "server_cores")
    measured |= {"rate": 1000.0} | dict.fromkeys(nothing)
    shown = windycity("bench", "server", "--rate", "1000").out
    assert "1,000 moves/s" in shown
    assert not any(word in shown for word in ("1,500", "idle", "None", "server"))


def test_json(windycity: Runner, measured: dict[str, Any]) -> None:
    assert windycity("bench", "server", "--json").data == measured


def test_a_server_that_dies_is_exit_code_1(windycity: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    def died(*_: object) -> Report:
        raise LoadFailure("the server has died with exit code -9")

    monkeypatch.setattr("windycity.server.load.measuring.measure", died)
    ran = windycity("bench", "server")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == "windycity: the server has died with exit code -9\n"
