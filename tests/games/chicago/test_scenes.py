"""What is to be seen of a duel only while its dice fall."""

from __future__ import annotations

from typing import Any

import pytest

import windycity as wc

from .city import city, play
from .test_assault import assault
from .test_duels import duel


def last_scenes(match: wc.Match) -> list[dict[str, Any]]:
    return [scene["duel"] for scene in match.scenes(len(match.turns) - 1)]


@pytest.mark.parametrize(("first", "second", "winner"), [(6, 4, "yellow"), (3, 6, "red"), (4, 4, "nobody")])
def test_c91_49_both_dice_are_seen_and_then_who_has_won(first: int, second: int, winner: str) -> None:
    match = duel(2, 3)
    play(match, f"shows {first}")
    assert match.view()["duel"] == {
        "field": "lantern 5",
        "attacker": {"gang": "yellow", "rings": 2, "strength": "2er", "roll": first},
        "defender": {"gang": "red", "rings": 3, "strength": "3er", "roll": None},
        "winner": None,
    }
    assert last_scenes(match) == []
    before = match.view()["duel"]
    play(match, f"shows {second}")
    dice, result = last_scenes(match)
    assert dice == before | {"defender": before["defender"] | {"roll": second}}
    assert result == dice | {"winner": winner}


def test_c91_49_every_pair_of_dice_is_seen() -> None:
    """With the rings that each has by then."""
    match = duel(3, 2)
    play(match, "shows 4", "shows 4", "shows 6", "shows 1")
    seen = [scene["duel"] for move in (-4, -3, -2, -1) for scene in match.scenes(len(match.turns) + move)]
    assert [(each["attacker"]["rings"], each["defender"]["rings"], each["winner"]) for each in seen] == [
        (3, 2, None),
        (3, 2, "nobody"),
        (2, 1, None),
        (2, 1, "yellow"),
    ]


def test_c91_49_the_dice_of_an_assault_are_seen_too() -> None:
    match = assault("1er 2er", "1er 3er")
    play(match, "yellow duel 1er against 3er", "shows 2", "shows 5")
    dice, result = last_scenes(match)
    assert (dice["attacker"]["roll"], dice["defender"]["roll"], result["winner"]) == (2, 5, "red")


def test_c86_15_both_dice_are_seen_and_then_who_has_won() -> None:
    match = wc.load("chicago86").start(seed=1)
    while match.moves[-1:] == [] or match.moves[-1].verb != "shows" or match.view()["duel"] is not None:
        match.roll() if match.actor == wc.CHANCE else match.play(match.ask("greedy"))
    dice, result = last_scenes(match)
    told = match.log(len(match.turns) - 1)[1].text
    rolls = (dice["attacker"]["roll"], dice["defender"]["roll"])
    if result["winner"] == "nobody":
        assert told == f"Both rolled {rolls[0]} and lose a colour."
    else:
        assert told.startswith(f"{result['winner']} wins the duel with {max(rolls)} against {min(rolls)}")
    assert dice["attacker"]["strength"] in ("blue", "green", "red", "yellow")


def test_other_moves_are_seen_by_what_they_lead_to() -> None:
    match = city(points=4, yellow="1er lantern 4")
    play(match, "yellow walk lantern 4 to lantern 5")
    assert last_scenes(match) == []
