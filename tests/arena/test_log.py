"""Finished games in a file: gone on with, never counted twice, and no other file is harmed."""

from __future__ import annotations

import json
from collections.abc import Generator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from windycity.arena import log as logging
from windycity.arena.errors import BadLog
from windycity.arena.local import in_this_process
from windycity.arena.log import Log, seed_in
from windycity.arena.results import GameResult
from windycity.arena.running import Distribute, Running, play_on
from windycity.arena.tournament import Tournament

from .conftest import small, without_clock

HELD = small()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def play_with_log(file: Path, distribute: Distribute = in_this_process, held: Tournament = HELD) -> Running:
    with Log(file, held) as log:
        running = Running(held, log.finished)
        play_on(running, distribute, keep=log.add)
    return running


def only(most: int) -> Distribute:
    """Like an arena that is interrupted after so many games."""

    def some(held: Tournament, games: Sequence[int]) -> Generator[GameResult, None, None]:
        yield from in_this_process(held, games[:most])

    return some


def numbers(file: Path) -> list[int]:
    return [json.loads(line)["game"] for line in file.read_text().splitlines()[1:]]


def test_going_on_gives_what_one_go_gives(file: Path, tmp_path: Path) -> None:
    play_with_log(file, only(5))
    assert numbers(file) == [0, 1, 2, 3, 4]
    resumed = play_with_log(file)
    assert numbers(file) == list(range(12))
    assert without_clock(resumed.counted) == without_clock(play_with_log(tmp_path / "other").counted)
    before = file.read_bytes()
    play_with_log(file)
    assert file.read_bytes() == before


def test_a_log_that_forgot_what_it_holds_would_be_noticed(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_with_log(file, only(5))
    monkeypatch.setattr(logging, "_results", lambda *_: {})
    play_with_log(file)
    assert numbers(file) != list(range(12))


@pytest.mark.parametrize("cut", [1, 10, -1])
def test_a_torn_last_line_is_played_again(file: Path, cut: int) -> None:
    whole = play_with_log(file, only(5)).counted
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:-1]) + lines[-1][:cut])
    resumed = play_with_log(file, only(1))
    assert numbers(file) == [0, 1, 2, 3, 4]
    assert without_clock(resumed.counted) == without_clock(whole)


@pytest.mark.parametrize("start", ["", "{", '{"windycity": "arena", "ver'])
def test_a_torn_first_line_is_written_again(file: Path, start: str) -> None:
    file.write_text(start)
    assert seed_in(file) is None
    play_with_log(file)
    assert numbers(file) == list(range(12))


def test_a_game_that_is_in_it_twice_counts_once(file: Path) -> None:
    play_with_log(file)
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join([*lines, *lines[1:4]]))
    assert len(play_with_log(file).counted) == 12


def test_more_games_go_on_from_fewer_and_fewer_count_fewer(file: Path) -> None:
    play_with_log(file)
    assert len(play_with_log(file, held=small(games=18)).counted) == 18
    assert numbers(file) == list(range(18))
    assert [result.game for result in play_with_log(file, held=small(games=6)).counted] == list(range(6))


@pytest.mark.parametrize(
    ("changes", "difference"),
    [
        ({"seed": 6}, "seed is 5 there and 6 here"),
        ({"line_up": ("greedy",) * 3}, 'bots is ["random", "random", "random"] there and ["greedy"'),
        ({"options": {**HELD.options, "swap": True}}, "options swap is false there and true here"),
        ({"game": "city"}, 'game is "don" there and "city" here'),
        ({"think": 0.25}, "think is 3.0 there and 0.25 here"),
    ],
)
def test_another_tournament_is_refused_by_its_difference(
    file: Path, changes: dict[str, Any], difference: str
) -> None:
    play_with_log(file, only(1))
    before = file.read_bytes()
    with pytest.raises(BadLog) as error:
        play_with_log(file, held=replace(HELD, **changes))
    assert f"another tournament: {difference}" in str(error.value)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("Dear Al,", "no log of an arena"),
        ("Dear Al,\nhow are you?\n", "no log of an arena"),
        ('{"windycity": "arena"\n', "line 1 does not describe a tournament"),
        ('{"windycity": "arena"}\n', "line 1 does not describe a tournament"),
    ],
)
def test_other_files_are_left_alone(file: Path, content: str, complaint: str) -> None:
    file.write_text(content)
    with pytest.raises(BadLog, match=complaint):
        play_with_log(file)
    assert file.read_text() == content


@pytest.mark.parametrize("line", ["nonsense", "[]", '{"game": 3}'])
def test_a_bad_line_in_the_middle_is_named(file: Path, line: str) -> None:
    play_with_log(file, only(2))
    file.write_text(file.read_text() + line + "\n" + file.read_text().splitlines()[1] + "\n")
    with pytest.raises(BadLog, match="line 4 is no finished game"):
        play_with_log(file)


def test_the_seed_can_be_had_from_the_file(file: Path) -> None:
    assert seed_in(file) is None
    play_with_log(file, only(0))
    assert seed_in(file) == 5
