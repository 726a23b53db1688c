"""What there is to play, over the web."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict

import httpx
import pytest

from windycity import CATALOGUE
from windycity.bots.levels import LEVELS
from windycity.games import rules_of


@pytest.fixture
def web(address: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://{address}/api", timeout=30) as client:
        yield client


def test_every_game_and_level_is_offered(web: httpx.Client) -> None:
    told = web.get("/games").json()
    assert [game["name"] for game in told["games"]] == list(CATALOGUE)
    assert [level["name"] for level in told["levels"]] == list(LEVELS)
    for game in told["games"]:
        options = {option.name: option for option in rules_of(game["name"]).options}
        assert set(options) == {option["name"] for option in game["options"]}
        for option in game["options"]:
            assert option["choices"] == list(options[option["name"]].choices)
            assert type(option["default"]) is type(options[option["name"]].default)


@pytest.mark.parametrize("game", CATALOGUE)
def test_rules_and_boards_are_told(web: httpx.Client, game: str) -> None:
    rules = rules_of(game)
    clauses = web.get(f"/games/{game}/rules").json()
    assert clauses == [asdict(clause) for clause in rules.clauses]
    assert {tuple(clause) for clause in clauses} == {("id", "text", "source", "ruling", "board")}
    told = web.get(f"/games/{game}/board")
    assert told.status_code == (200 if rules.board else 404)


def test_a_game_that_is_not_there_is_told(web: httpx.Client) -> None:
    told = web.get("/games/chess/rules")
    assert (told.status_code, told.json()["sentence"][:16]) == (404, "no game 'chess';")
