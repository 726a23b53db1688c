"""What a player of City sees: the view, the log and the pictures on a terminal."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

import windycity as wc
from windycity.games.city.board import HOUSES
from windycity.games.city.drawing import HEIGHT, WIDTH
from windycity.games.city.names import FIELD_LABELS, HOUSE_LABELS, PLACE_OF
from windycity.games.city.small_map import small_map
from windycity.games.city.terminal import ROOM_FOR_WORDS

from .street import building, play, rolled, street

TABLE: dict[str, Any] = {
    "customers": {"bonzo": "neon 3 east", "rocco": "crossing south"},
    "houses": {"A": {"pink comb": 3}, "C": {"golden lift": 1}},
    "accounts": [20, 3, 0, 11],
}


def shown(match: wc.Match, width: int, height: int) -> list[str]:
    """The table on a terminal of some size."""
    console = Console(file=io.StringIO(), width=width, height=height)
    console.print(match.rules.screen(match.view(None), match.names))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def test_the_view_says_who_stands_where_and_what_belongs_to_whom() -> None:
    view = street(**TABLE, laps=2).view(None)
    customers = {one["name"]: one for one in view["customers"]}
    assert customers["bonzo"] == {"name": "bonzo", "value": 3, "field": "neon 3", "facing": "east"}
    assert customers["rocco"] == {"name": "rocco", "value": -2, "field": "crossing", "facing": "south"}
    owned = [house for house in view["houses"] if house["owner"] is not None]
    assert {"name": "pink comb", "store": False, "owner": 0, "marks": 3} in owned
    assert {"name": "golden lift", "store": True, "owner": 2, "marks": 1} in owned
    assert (len(view["houses"]), len(owned)) == (HOUSES, 2)
    assert [seat["account"] for seat in view["seats"]] == TABLE["accounts"]
    assert [seat["free_marks"] for seat in view["seats"]] == [9, 12, 11, 12]
    assert (view["goal"], view["round"], view["step"]) == (70, 6, "roll")


@pytest.mark.parametrize(("face", "steps"), [("4", [4]), ("choice", [1, 2, 3])])
def test_the_view_says_how_far_a_customer_goes(face: str, steps: list[int]) -> None:
    assert rolled(face, **TABLE).view(None)["steps"] == steps


def test_the_view_shows_a_proposal_until_it_is_answered() -> None:
    match = building(**TABLE, sales=True)
    assert match.view(None)["proposal"] is None
    play(match, "A offer pink comb to D")
    shop = {"house": "pink comb", "partner": 3, "asked": False}
    assert match.view(None)["proposal"] == {**shop, "price": None}
    play(match, "A price 7")
    assert match.view(None)["proposal"] == {**shop, "price": 7}
    play(match, "D decline")
    assert match.view(None)["proposal"] is None


@pytest.mark.parametrize("advertising", [False, True])
def test_the_log_says_when_a_round_begins(advertising: bool) -> None:
    match = wc.load("city", players=2, advertising=advertising, max_rounds=3).random_match(3)
    begun = [line.text for line in match.log() if "begins" in line.text]
    assert begun == ["Round 2 begins.", "Round 3 begins."]


def test_a_small_terminal_shows_the_map_and_own_houses() -> None:
    lines = shown(rolled("4", **TABLE), 80, 24)
    assert any("A3" in line and "C1" in line for line in lines)
    assert any("B>" in line for line in lines)
    assert any("Rv" in line for line in lines)
    assert any("pink comb x3" in line for line in lines)
    assert not any("golden lift" in line for line in lines)


def test_a_large_terminal_shows_every_name() -> None:
    lines = shown(rolled("4", **TABLE), WIDTH, HEIGHT + ROOM_FOR_WORDS)
    drawn = " ".join(lines)
    for name in (*HOUSE_LABELS, *FIELD_LABELS):
        assert all(word in drawn for word in name.split())


def test_the_small_map_has_a_sign_for_every_place() -> None:
    empty = small_map({}, {}).plain
    assert (empty.count("·"), empty.count("□") + empty.count("■"), empty.count("■")) == (39, HOUSES, 8)
    marked = small_map(dict.fromkeys(PLACE_OF.values(), "X"), {}).plain
    assert marked.count("X") == 39 + HOUSES
    assert not set(marked) - set("X \n")
