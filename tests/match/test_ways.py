"""Ways: what is offered can be played move by move, is shortest, and is nothing but steps of one piece."""

from __future__ import annotations

import random

import pytest

from windycity import CHANCE, Match, load
from windycity.match.ways import ways

GAMES_WITH_STEPS = ("chicago86", "chicago91")


def positions_to_walk(game: str, count: int) -> list[Match]:
    """Positions in which somebody may walk."""
    match, luck, found = load(game).start(seed=5), random.Random(5), list[Match]()
    while len(found) < count:
        if match.actor == CHANCE:
            match.roll()
            continue
        legal = match.legal()
        if legal[0].verb in match.rules.steps:
            found.append(match.copy())
        match.play(match.ask("greedy") if luck.random() < 0.7 else luck.choice(legal))
    return found


def starts(match: Match) -> set[str]:
    return {str(move.args[-2]) for move in match.legal() if move.verb in match.rules.steps}


@pytest.mark.parametrize("game", GAMES_WITH_STEPS)
def test_every_way_can_be_played(game: str) -> None:
    for match in positions_to_walk(game, 15):
        for start in starts(match):
            for way in ways(match.rules, match.state, start):
                twin, place = match.copy(), start
                for text, by in zip(way.moves, way.by, strict=True):
                    assert twin.actor == match.actor
                    move = twin.play(text)
                    assert move.args[-2:] == (place, by)
                    place = by
                assert place == way.to


@pytest.mark.parametrize("game", GAMES_WITH_STEPS)
def test_what_is_one_step_away_is_one_move(game: str) -> None:
    for match in positions_to_walk(game, 15):
        for start in starts(match):
            found = {way.to: len(way.moves) for way in ways(match.rules, match.state, start)}
            near = {str(move.args[-1]) for move in match.legal() if move.args[-2:-1] == (start,)}
            assert {place for place, moves in found.items() if moves == 1} == near
            assert start not in found


def test_from_where_nobody_stands_there_is_no_way() -> None:
    match = positions_to_walk("chicago91", 1)[0]
    assert ways(match.rules, match.state, "nowhere") == []


def test_other_games_have_no_ways() -> None:
    match = load("don").start(seed=1)
    assert ways(match.rules, match.state, "red 1") == []
