"""Games in several processes: the same results, and a killed worker costs none."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from windycity.arena.errors import BotFailed, GameLost
from windycity.arena.local import MOST_DEATHS, in_processes, in_this_process
from windycity.arena.running import Distribute, Running, play_on

from .conftest import BOTS, Doom, small, without_clock

IN_TWO = partial(in_processes, workers=2)


def marks(folder: Path) -> int:
    return len(list(folder.glob("death-*")))


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    held = small()
    alone = without_clock(in_this_process(held, range(12)))
    assert without_clock(IN_TWO(held, range(12))) == alone
    assert without_clock(in_processes(held, [7], workers=8)) == alone[7:8]
    assert list(IN_TWO(held, [])) == []


def test_a_killed_worker_costs_no_result_and_counts_none_twice(doom: Doom) -> None:
    held = small(f"{BOTS}:Mortal", "random")
    seats = [held.seating(game).index(f"{BOTS}:Mortal") for game in range(12)]
    folder = doom(held.bot_seed(1, seats[1]), held.bot_seed(7, seats[7]), deaths=2)
    results = list(IN_TWO(held, range(12)))
    assert marks(folder) == 2
    assert sorted(result.game for result in results) == list(range(12))
    assert without_clock(results) == without_clock(in_this_process(held, range(12)))


def test_a_game_that_kills_every_worker_is_given_up_by_its_number(doom: Doom) -> None:
    held = small(f"{BOTS}:Mortal", "random")
    folder = doom(*(held.bot_seed(4, seat) for seat in range(3)), deaths=100)
    running = Running(held)
    with pytest.raises(GameLost, match=r"game 4 of seed 5 has ended 3 processes .*\(exit code -9\)"):
        play_on(running, IN_TWO)
    assert marks(folder) == MOST_DEATHS
    finished = {0, 1, 2, 3} & {result.game for result in running.counted}
    assert len(finished) >= 3, "the other worker may be at one of them"


@pytest.mark.parametrize("distribute", [in_this_process, IN_TWO])
def test_what_was_finished_before_a_bot_failed_is_kept(distribute: Distribute) -> None:
    held = small("random", "random", f"{BOTS}:Fickle")
    running = Running(held)
    with pytest.raises(BotFailed, match=f"bot '{BOTS}:Fickle' in game "):
        play_on(running, distribute)
    assert 0 < len(running.counted) < 12
