"""Nobody is told what they may not know: twin tables that differ in nothing else send the same bytes."""

from __future__ import annotations

from pathlib import Path

import pytest

from windycity import Game, load

from ...conformance.option_sets import DEFAULTS
from .browsers import everybody
from .planted import PLANTED
from .playing import Course
from .searching import LONG_COURSE, SHORT_COURSE, Found, Planted, search_ended, search_running
from .twins import BOTS

SEATS = 4
EYES = [*(eyes.name for eyes in everybody(SEATS)), BOTS]


@pytest.fixture(scope="module", params=DEFAULTS, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


@pytest.fixture(scope="module")
def running(game: Game, tmp_path_factory: pytest.TempPathFactory) -> Found:
    """What a search finds in a game that is played."""
    course = LONG_COURSE if hides_something(game) else SHORT_COURSE
    return search_running(game, tmp_path_factory.mktemp("running"), course)


@pytest.fixture(scope="module")
def ended(game: Game, tmp_path_factory: pytest.TempPathFactory) -> Found:
    """What a search finds at the end of a game."""
    return search_ended(game, tmp_path_factory.mktemp("ended"), SHORT_COURSE)


def hides_something(game: Game) -> bool:
    match = game.start()
    return any(match.rules.hidden(match.state, None))


@pytest.mark.parametrize("eyes", EYES)
def test_no_leak(running: Found, eyes: str) -> None:
    assert running.by(eyes) == []


@pytest.mark.parametrize("eyes", EYES)
def test_no_leak_after_the_end(ended: Found, eyes: str) -> None:
    assert ended.by(eyes) == []


def test_much_was_tried(game: Game, running: Found) -> None:
    """So that nothing is found only because nothing is altered."""
    assert game.players == SEATS
    assert running.moves >= SHORT_COURSE.moves
    if hides_something(game):
        assert running.moves >= LONG_COURSE.moves
        assert running.altered >= LONG_COURSE.moves


def name_of(planted: Planted) -> str:
    return f"{planted.plant.__name__.replace('_', ' ')} by {planted.channel} to {planted.eyes}"


@pytest.mark.parametrize("planted", PLANTED, ids=name_of)
def test_a_planted_leak_is_found(planted: Planted, tmp_path: Path) -> None:
    search = search_ended if planted.is_at_the_end else search_running
    course = Course(12, 2, {planted.channel})
    found = search(load("don"), tmp_path, course, planted)
    assert any(map(planted.is_found_by, found.differences))
