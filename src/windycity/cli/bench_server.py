"""`windycity bench server`: how much a server bears on this machine."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from .extras import server_extra
from .options import BadInput, Json, Whole
from .output import busy, facts, out, write_json

if TYPE_CHECKING:
    from ..server.load.measuring import Report


def bench_server(
    *,
    tables: Annotated[Whole, Parameter(help="How many games are played at the same time.")] = 1_000,
    seconds: Annotated[float, Parameter(help="How long each measurement takes.")] = 10.0,
    rate: Annotated[
        float | None,
        Parameter(help="Moves per second in all; without it, as many as the server acknowledges."),
    ] = None,
    database: Annotated[
        str | None,
        Parameter(help="A file or an address, where the tables stay; without it, a temporary file."),
    ] = None,
    json: Json = False,
) -> None:
    """Measure how much a server bears on this machine.

    People at many tables play over sockets of their own, on the same cores as
    the server. Without a rate, all move as soon as their last move is
    acknowledged, which shows how many moves the server does at most; how long
    people wait is then measured at 1,500 moves per second.
    """
    if tables < 1:
        raise BadInput(f"--tables {tables}: must be 1 or more")
    _check_above_0("--seconds", seconds)
    if rate is not None:
        _check_above_0("--rate", rate)
    _check_sockets(tables)
    if database is not None:
        _check_database(database)
    report = _measure(database, tables, seconds, rate)
    if json:
        write_json(report)
    else:
        out().print(facts(_in_words(report)))


def _check_above_0(option: str, value: float) -> None:
    if not (math.isfinite(value) and value > 0):
        raise BadInput(f"{option} {value}: must be a number above 0")


def _check_sockets(tables: int) -> None:
    with server_extra():
        from ..server.load.measuring import ONLOOKERS
        from ..server.load.open_files import may_open

    if not may_open(max(tables, ONLOOKERS)):
        raise BadInput(f"--tables {tables}: this system does not allow so many open files (see ulimit -n)")


def _check_database(address: str) -> None:
    """Bring it up to date, before anything is measured."""
    from ..server.store.engine import open_database
    from ..server.store.errors import StoreError
    from ..server.store.migrating import migrate

    try:
        engine = open_database(address)
        migrate(engine)
        engine.dispose()
    except StoreError as error:
        raise BadInput(f"--database: {error}") from None


def _measure(database: str | None, tables: int, seconds: float, rate: float | None) -> Report:
    from ..server.load.measuring import measure

    with busy(f"measuring a server with {tables:,} tables"):
        return measure(database, tables, seconds, rate)


def _in_words(report: Report) -> dict[str, str]:
    """Every figure with its unit; those that there are not are left out."""
    rate = report["rate"]
    rows = {
        "database": report["database"],
        "tables": f"{report['tables']:,}",
        "client processes": str(report["client_processes"]),
        "asked for": "as much as is acknowledged" if rate is None else f"{rate:,g} moves/s",
        "acknowledged": _as("{:,.0f} moves/s", report["moves_per_s"]),
        "round trip p50": _as("{:,.1f} ms", report["p50_ms"]),
        "round trip p99": _as("{:,.1f} ms", report["p99_ms"]),
        "server": _as("{:.2f} cores", report["server_cores"]),
        "clients": _as("{:.2f} cores", report["client_cores"]),
        "p99 at 1,500 moves/s": _as("{:,.1f} ms", report["p99_at_1500_ms"]),
        "of which acknowledged": _as("{:,.0f} moves/s", report["moves_per_s_at_1500"]),
        "idle connection": _as("{:,.1f} KiB", report["idle_connection_kib"]),
        "load": f"{report['load']:.2f}",
        "fixed work, ms": f"{report['yardstick_ms']:.0f}",
    }
    return {name: value for name, value in rows.items() if value}


def _as(form: str, value: float | None) -> str:
    return "" if value is None else form.format(value)
