"""Where somebody gets by several moves of one piece, so that a person can point at the end of a way."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Any, NamedTuple

from ..kernel import Move, Rules

MOST = 600
"""Positions that are looked at."""


class Way(NamedTuple):
    """A place, the moves that lead there, and the places one comes by, the last one included."""

    to: str
    moves: tuple[str, ...]
    by: tuple[str, ...]


def ways(rules: Rules[Any], state: Any, start: str) -> list[Way]:
    """The shortest way to every place that whoever stands on `start` gets to in this turn: by moves of the
    game's `steps`, as long as the same seat is to move and nothing but steps has happened."""
    seat, found = rules.actor(state), dict[str, Way]()
    if seat < 0 or not rules.steps:
        return []
    open_ends = deque([(state, Way(start, (), ()))])
    for _ in range(MOST):
        if not open_ends:
            break
        reached, way = open_ends.popleft()
        for move in _steps_from(rules, reached, way.to):
            to = str(move.args[-1])
            if to == start or to in found:
                continue
            found[to] = Way(to, (*way.moves, move.text), (*way.by, to))
            beyond = reached.copy()
            rules.apply(beyond, move.code)
            if rules.actor(beyond) == seat:
                open_ends.append((beyond, found[to]))
    return list(found.values())


def _steps_from(rules: Rules[Any], state: Any, place: str) -> Iterator[Move]:
    """The legal steps from a place, which are written `... from ... to ...`."""
    codes = [0] * rules.longest
    for code in codes[: rules.legal(state, codes)]:
        move = rules.codec.move(code)
        if move.verb in rules.steps and move.args[-2] == place:
            yield move
