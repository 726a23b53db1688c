"""When moves are made, and how their round trips are counted."""

from __future__ import annotations

import asyncio
from time import monotonic

import pytest

from windycity.server.load.errors import LoadFailure
from windycity.server.load.pace import AtOnce, Evenly, Pace
from windycity.server.load.player import Acknowledged
from windycity.server.load.span import Span, percentile


async def turns(pace: Pace) -> list[float]:
    """When moves are due until it is time to stop."""
    due = []
    while (moment := await pace.turn()) is not None:
        due.append(moment)
    return due


def told(due: float | None) -> Acknowledged:
    return Acknowledged("table", "command", 1, due)


def test_a_closed_loop_is_always_ready_until_its_end() -> None:
    begin = monotonic()
    due = asyncio.run(turns(AtOnce(begin + 0.01)))
    assert due == sorted(due)
    assert all(begin <= moment < begin + 0.01 for moment in due)


def test_an_open_loop_asks_for_moves_at_even_distances() -> None:
    begin = monotonic()
    due = asyncio.run(turns(Evenly(begin, begin + 0.1, rate=100)))
    assert due == pytest.approx([begin + i / 100 for i in range(len(due))])
    assert 0 < len(due) <= 11


def test_moves_are_shared_out_among_all_who_ask() -> None:
    async def ask() -> list[float | None]:
        pace = Evenly(monotonic(), monotonic() + 60, rate=1_000)
        return await asyncio.gather(*[pace.turn() for _ in range(20)])

    due = asyncio.run(ask())
    assert len(set(due)) == 20


def test_a_late_move_counts_from_when_it_was_due() -> None:
    begin = monotonic() - 5
    assert asyncio.run(Evenly(begin, begin + 60, rate=1).turn()) == begin


def test_a_span_counts_what_is_acknowledged_in_it() -> None:
    now = monotonic()
    span = Span(now - 10, now + 10)
    for due in (now - 1, now - 2, None):
        span.hear(told(due))
    figures = span.figures()
    assert figures.moves_per_s == 2 / 20
    assert 1_000 <= figures.p50_ms <= figures.p99_ms - 900
    for over_or_to_come in (Span(now - 10, now), Span(now + 10, now + 20)):
        over_or_to_come.hear(told(now))
        with pytest.raises(LoadFailure, match="no move was acknowledged"):
            over_or_to_come.figures()


def test_percentiles() -> None:
    numbers = [float(number) for number in range(1, 201)]
    assert [percentile(numbers, percent) for percent in (0, 50, 99, 100)] == [1, 100, 198, 200]
    assert percentile([7.0], 99) == 7
