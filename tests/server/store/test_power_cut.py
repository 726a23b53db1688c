"""A power cut at any moment loses nothing that was acknowledged."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import NamedTuple

import pytest
from sqlalchemy import Engine

from windycity.server.store import engine as engines
from windycity.server.store.errors import StoreError
from windycity.server.store.migrating import migrate
from windycity.server.store.reading import Reader
from windycity.server.store.writer import Change, Writer

from .power_cut import PowerCut, coin, never
from .rows import event, opening

EVENTS = 700
"""So many that SQLite moves pages from its log into the database on the way."""
SURVIVALS = (never, coin(1), coin(2))

Opened = Callable[[str | Path], Engine]
NUMBERS = count()


class Acknowledged(NamedTuple):
    """An event, and how many file operations there had been when it was acknowledged."""

    number: int
    operations: int


def play(folder: Path, opened: Opened) -> tuple[PowerCut, list[Acknowledged]]:
    """Write some events; the file layer, and when each was acknowledged."""
    cut = PowerCut(f"power_cut_{next(NUMBERS)}")
    engine = opened(f"sqlite:///file:{folder / 'tables.sqlite'}?vfs={cut.name}&uri=true")
    migrate(engine)
    writer, acknowledged = Writer(engine), []
    writer.write(opening()).result()
    for number in range(2, EVENTS):
        writer.write(Change([event(number)])).result()
        acknowledged.append(Acknowledged(number, len(cut.operations)))
    writer.close()
    return cut, acknowledged


def numbers(engine: Engine) -> set[int]:
    """The events that are there; none if not even their table is."""
    try:
        return {row.number for row in Reader(engine).events("t")}
    except StoreError:
        return set()


def lost(cut: PowerCut, acknowledged: list[Acknowledged], folder: Path, opened: Opened) -> int:
    """How many acknowledged events are missing after power cuts at several moments."""
    missing = 0
    for last in acknowledged[:: EVENTS // 12]:
        for survival in SURVIVALS:
            found = folder / f"after{next(NUMBERS)}"
            cut.leftovers(last.operations, found, survival)
            there = numbers(opened(found / "tables.sqlite"))
            missing += sum(each.number not in there for each in acknowledged if each.number <= last.number)
    return missing


def test_nothing_acknowledged_is_lost(tmp_path: Path, opened: Opened) -> None:
    cut, acknowledged = play(tmp_path, opened)
    assert sum(each.file == "tables.sqlite" and each.kind == "write" for each in cut.operations) > 10
    assert lost(cut, acknowledged, tmp_path, opened) == 0


def test_with_fewer_syncs_something_would_be(
    tmp_path: Path, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    less = tuple(pragma.replace("FULL", "NORMAL") for pragma in engines.PRAGMAS)
    monkeypatch.setattr(engines, "PRAGMAS", less)
    cut, acknowledged = play(tmp_path, opened)
    monkeypatch.undo()
    assert lost(cut, acknowledged, tmp_path, opened) > 0
