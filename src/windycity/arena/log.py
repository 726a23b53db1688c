"""The games of a tournament in a file, a line each, so that an interrupted one can go on.

The first line describes the tournament. A line is written when its game is finished, and a last line that
was cut off by a crash is dropped; that game is played again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from .errors import BadLog
from .results import GameResult, read_line
from .tournament import Tournament

TITLE = '{"windycity": "arena"'
"""How the file begins."""


class Log:
    """The finished games that a file holds, open for more."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        lines, length = _whole_lines(path)
        if lines:
            _check_header(path, lines[0], tournament)
        self.finished = _results(path, lines[1:], tournament.seats)
        self._file = path.open("ab")
        self._file.truncate(length)
        if not lines:
            self._write(_header(tournament))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, result: GameResult) -> None:
        self._write(result.as_line())

    def _write(self, line: str) -> None:
        self._file.write(f"{line}\n".encode())
        self._file.flush()


def seed_in(path: Path) -> int | None:
    """The seed of the tournament that a file holds; None if it holds none yet."""
    lines, _ = _whole_lines(path)
    return int(_description(path, lines[0])["seed"]) if lines else None


def _whole_lines(path: Path) -> tuple[list[bytes], int]:
    """All lines that were written to their end, and how many bytes they take."""
    data = path.read_bytes() if path.exists() else b""
    title, length = TITLE.encode(), data.rfind(b"\n") + 1
    if not (data.startswith(title) or title.startswith(data)):
        raise BadLog(f"{path}: this file is no log of an arena and is left as it is")
    return data[:length].splitlines(), length


def _header(tournament: Tournament) -> str:
    return json.dumps({"windycity": "arena", **tournament.description()})


def _description(path: Path, line: bytes) -> dict[str, Any]:
    try:
        description: dict[str, Any] = json.loads(line)
        int(description["seed"])
    except (ValueError, LookupError):
        raise BadLog(f"{path}: line 1 does not describe a tournament") from None
    return description


def _check_header(path: Path, line: bytes, tournament: Tournament) -> None:
    """`BadLog` names what is different if the file belongs to another tournament."""
    there, here = _description(path, line), json.loads(_header(tournament))
    if different := _differences(there, here):
        raise BadLog(f"{path}: this is the log of another tournament: {'; '.join(different)}")


def _differences(there: Mapping[str, Any], here: Mapping[str, Any], of: str = "") -> list[str]:
    """In words; of options only those that differ."""
    found: list[str] = []
    for name in {**here, **there}:
        one, other = there.get(name), here.get(name)
        if isinstance(one, dict) and isinstance(other, dict):
            found += _differences(one, other, f"{name} ")
        elif one != other:
            found.append(f"{of}{name} is {json.dumps(one)} there and {json.dumps(other)} here")
    return found


def _results(path: Path, lines: list[bytes], seats: int) -> dict[int, GameResult]:
    """By number, so that a game which was written twice counts once."""
    results: dict[int, GameResult] = {}
    for number, line in enumerate(lines, 2):
        try:
            result = read_line(line)
        except ValueError:
            raise BadLog(f"{path}: line {number} is no finished game") from None
        if len(result.ranks) != seats:
            raise BadLog(f"{path}: line {number} is no game of {seats} players")
        results.setdefault(result.game, result)
    return results
