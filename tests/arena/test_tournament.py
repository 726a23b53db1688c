"""Who sits where in which game, and under which seeds."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import windycity as wc
from windycity import arena
from windycity.arena.tournament import tournament

from .conftest import SHORT, small


def test_the_last_bot_fills_the_table() -> None:
    held = tournament(wc.load("don"), ["greedy", "random"], 4, 0)
    assert held.line_up == ("greedy", "random", "random", "random")
    assert held.names == ["greedy", "random"]
    assert [held.fair_share(name) for name in held.names] == [0.25, 0.75]


@pytest.mark.parametrize(("asked", "games"), [(1, 3), (3, 3), (4, 6), (100, 102)])
def test_games_are_rounded_up_to_whole_blocks(asked: int, games: int) -> None:
    assert small(games=asked).games == games


def test_everybody_sits_everywhere_once_in_a_block() -> None:
    held = small("greedy", "random", "tests.arena.bots:First", games=6)
    for first in (0, 3):
        tables = [held.seating(game) for game in range(first, first + 3)]
        assert all(sorted(table) == sorted(held.line_up) for table in tables)
        assert all(sorted(column) == sorted(held.line_up) for column in zip(*tables, strict=True))
    rotated = held.seating(0)[1:] + held.seating(0)[:1]
    assert held.seating(1) == rotated


def test_a_block_shares_its_chance_and_nothing_else_is_shared() -> None:
    held, other = small(games=30), small(games=30, seed=6)
    chance = [held.chance_seed(game) for game in range(30)]
    assert [chance.index(seed) for seed in chance] == [game // 3 * 3 for game in range(30)]
    seeds = [each.bot_seed(game, seat) for each in (held, other) for game in range(30) for seat in range(3)]
    chance += [other.chance_seed(game) for game in range(30)]
    assert len(set(seeds)) == 180
    assert not set(seeds) & set(chance)
    assert len(set(chance)) == 20


@pytest.mark.parametrize(
    ("bots", "games", "think", "complaint"),
    [
        (["random"] * 4, 3, 1.0, "4 bots are named for 3 seats"),
        ([], 3, 1.0, "0 bots are named"),
        (["random", "oracle"], 3, 1.0, "no bot 'oracle'"),
        (["random"], 0, 1.0, "the number of games"),
        (["random"], 3, 0.0, "the seconds to think"),
        (["random"], 3, float("nan"), "the seconds to think"),
    ],
)
def test_what_cannot_be_held_is_refused(bots: list[str], games: int, think: float, complaint: str) -> None:
    with pytest.raises(wc.WindyCityError, match=complaint):
        tournament(SHORT, bots, games, 0, think)


def test_the_arena_names_no_game() -> None:
    for path in Path(arena.__path__[0]).glob("*.py"):
        assert not set(re.findall(r"\w+", path.read_text())) & set(wc.CATALOGUE), path.name
