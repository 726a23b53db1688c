"""SHI-20: the Untouchables, who take no bribes."""

from __future__ import annotations

import pytest

from windycity.games.shikago.areas import AREA_NAMES
from windycity.games.shikago.state import ARREST

from .city import (
    SEATS,
    casinos,
    factories,
    in_hand,
    in_pool,
    in_prison,
    legal,
    money,
    play,
    refused,
    registered,
    snitching,
    standing,
)

RICH = {"A": 90, "B": 90, "C": 90, "D": 90}


@pytest.mark.parametrize("snitch", SEATS)
def test_shi_20_the_snitch_names_another_boss(snitch: str) -> None:
    match = snitching("silk mile B", snitch=snitch, chip="untouchables", factories="C")
    assert (SEATS[match.actor], match.state.step) == (snitch, ARREST)
    assert legal(match) == {f"arrest {other}" for other in SEATS if other != snitch}
    assert refused(match, f"{snitch} arrest {snitch}") == "SHI-20"


def test_shi_20_who_has_nothing_can_be_named_and_nobody_else_suffers() -> None:
    match = snitching("silk mile A", chip="untouchables", hand="A", factories="A", casinos=["silk mile"])
    play(match, "D arrest C")
    assert [in_prison(match, letter) for letter in SEATS] == [0, 0, 0, 0]
    assert (factories(match), casinos(match), standing(match, "silk mile")) == ("A", {"silk mile"}, "A")


def test_shi_20_all_henchmen_on_the_board_go_to_prison() -> None:
    match = snitching("silk mile BBB, ice house AAB, old pier BC, stock pens AC", chip="untouchables")
    play(match, "D arrest B")
    names = ("silk mile", "ice house", "old pier", "stock pens")
    assert [standing(match, name) for name in names] == ["", "AA", "C", "AC"]
    assert (in_prison(match, "B"), in_pool(match, "B")) == (5, 7)


def test_shi_20_and_those_in_hand_too() -> None:
    match = snitching("silk mile B", chip="untouchables", hand="AABBBCD", prison="B")
    play(match, "D arrest B")
    assert [in_hand(match, letter) for letter in SEATS] == [2, 0, 1, 1]
    assert (in_prison(match, "B"), in_pool(match, "B")) == (5, 7)


def test_shi_20_those_in_the_pool_are_safe() -> None:
    match = snitching(chip="untouchables")
    play(match, "D arrest B")
    assert (in_prison(match, "B"), in_pool(match, "B")) == (0, 12)


def test_shi_20_the_casinos_in_areas_they_control_are_lost() -> None:
    match = snitching(
        "silk mile B, ice house ABB, old pier BC, stock pens ABCC",
        chip="untouchables",
        casinos=["silk mile", "ice house", "old pier", "stock pens", "brick lane"],
        cash=RICH,
    )
    play(match, "D arrest B")
    assert casinos(match) == {"old pier", "stock pens", "brick lane"}


def test_shi_20_in_every_area() -> None:
    match = snitching(
        ", ".join(f"{name} B" for name in AREA_NAMES), chip="untouchables", casinos=AREA_NAMES[3:], cash=RICH
    )
    play(match, "D arrest B")
    assert casinos(match) == set()
    assert (in_prison(match, "B"), in_pool(match, "B")) == (8, 4)


def test_shi_20_the_factory_is_lost() -> None:
    match = snitching(chip="untouchables", factories="ABC", cash=RICH)
    play(match, "D arrest B")
    assert factories(match) == "AC"


def test_shi_20_no_bribe_is_taken_and_cash_is_kept() -> None:
    match = snitching("silk mile B", chip="untouchables", factories="B", casinos=["silk mile"], cash=RICH)
    play(match, "D arrest B")
    assert [money(match, letter) for letter in SEATS] == [90, 90, 90, 90]
    assert [registered(match, letter) for letter in SEATS] == [50, 50, 50, 0]
    assert in_prison(match, "B") == 1


def test_shi_20_then_the_next_turn_begins() -> None:
    match = snitching("silk mile B", chip="untouchables", cash={"B": 5})
    play(match, "D arrest B")
    assert (match.actor, match.state.turn_number) == (1, 1)
    assert legal(match) == {"bail 0", "bail 1"}


@pytest.mark.parametrize(
    "move", ["raid silk mile", "inspect B", "done", "draw policeman", "give 0", "recruit"]
)
def test_shi_20_a_boss_must_be_named(move: str) -> None:
    match = snitching("silk mile B", chip="untouchables", factories="B")
    assert refused(match, f"D {move}") == "SHI-20"
