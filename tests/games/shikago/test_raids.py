"""SHI-19: an ordinary policeman, the bribe, and what happens to who cannot pay."""

from __future__ import annotations

import pytest

import windycity as wc
from windycity.games.shikago.state import RAID

from .city import (
    SEATS,
    bag,
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


def test_shi_19_the_snitch_names_an_area_or_a_factory() -> None:
    match = snitching("silk mile B, ice house CC, old pier AAB", factories="AC")
    assert (match.actor, match.state.step) == (3, RAID)
    assert legal(match) == {"raid silk mile", "raid ice house", "raid old pier", "inspect A", "inspect C"}


@pytest.mark.parametrize(
    ("letters", "cash", "left"),
    [("B", 9, 8), ("BBB", 9, 6), ("BBB", 3, 0), ("BBBAACC", 9, 6), ("BBBBBBB", 9, 2)],
)
def test_shi_19_one_thousand_for_each_own_henchman(letters: str, cash: int, left: int) -> None:
    match = snitching(f"silk mile {letters}", cash={"B": cash})
    play(match, "D raid silk mile")
    assert money(match, "B") == left
    assert standing(match, "silk mile") == "".join(sorted(letters))
    assert in_prison(match, "B") == 0


@pytest.mark.parametrize(("letters", "cash", "left"), [("B", 5, 0), ("BB", 9, 3), ("BBBCC", 9, 2)])
def test_shi_19_four_thousand_more_for_a_casino(letters: str, cash: int, left: int) -> None:
    match = snitching(f"silk mile {letters}", casinos=["silk mile", "ice house"], cash={"B": cash})
    play(match, "D raid silk mile")
    assert money(match, "B") == left
    assert casinos(match) == {"silk mile", "ice house"}
    assert standing(match, "silk mile") == letters


@pytest.mark.parametrize("cash", [8, 9, 30])
def test_shi_19_eight_thousand_for_a_factory(cash: int) -> None:
    match = snitching("silk mile BB", factories="BC", casinos=["silk mile"], cash={"B": cash})
    play(match, "D inspect B")
    assert money(match, "B") == cash - 8
    assert (factories(match), standing(match, "silk mile"), casinos(match)) == ("BC", "BB", {"silk mile"})


@pytest.mark.parametrize("cash", [0, 1, 4, 6])
def test_shi_19_who_cannot_pay_the_whole_sum_pays_nothing(cash: int) -> None:
    """Three henchmen and a casino are 7,000, even for who could pay for the one or the other."""
    match = snitching("silk mile BBB", casinos=["silk mile"], cash={"B": cash})
    play(match, "D raid silk mile")
    assert money(match, "B") == cash
    assert casinos(match) == set()
    assert (standing(match, "silk mile"), in_prison(match, "B")) == ("", 3)


@pytest.mark.parametrize("cash", [0, 7])
def test_shi_19_a_factory_that_is_not_paid_for_is_lost_and_nothing_else(cash: int) -> None:
    match = snitching("silk mile BB", factories="BC", casinos=["silk mile"], cash={"B": cash})
    play(match, "D inspect B")
    assert (money(match, "B"), factories(match)) == (cash, "C")
    assert (standing(match, "silk mile"), casinos(match), in_prison(match, "B")) == ("BB", {"silk mile"}, 0)


def test_shi_19_an_area_that_is_not_paid_for_costs_no_factory() -> None:
    match = snitching("silk mile BB", factories="B", cash={"B": 1})
    play(match, "D raid silk mile")
    assert (factories(match), in_prison(match, "B")) == ("B", 2)


def test_shi_19_only_their_own_henchmen_of_that_area_go_to_prison() -> None:
    match = snitching(
        "silk mile ABBBCC, ice house BB, old pier AB",
        casinos=["silk mile", "ice house"],
        hand="BB",
        prison="BC",
        cash={"A": 5, "B": 2, "C": 5},
    )
    play(match, "D raid silk mile")
    assert [standing(match, name) for name in ("silk mile", "ice house", "old pier")] == ["ACC", "BB", "AB"]
    assert [in_prison(match, letter) for letter in SEATS] == [0, 4, 1, 0]
    assert (in_hand(match, "B"), in_pool(match, "B")) == (2, 3)
    assert casinos(match) == {"ice house"}
    assert list(match.state.cash) == [5, 2, 5, 0]


def test_shi_19_who_can_pay_must() -> None:
    match = snitching("silk mile BBB", cash={"B": 3})
    play(match, "D raid silk mile")
    assert match.actor == 1
    assert match.state.turn_number == 1
    assert (money(match, "B"), in_prison(match, "B")) == (0, 0)


@pytest.mark.parametrize("snitch", SEATS)
def test_shi_19_only_what_is_another_boss_s_may_be_named(snitch: str) -> None:
    stands = "brick lane A, silk mile B, grand arcade C, old pier D, ice house AB, stock pens AABB"
    match = snitching(
        stands, snitch=snitch, factories="ABCD", casinos=["ice house", "stock pens", "banker hill"]
    )
    homes = {"A": "brick lane", "B": "silk mile", "C": "grand arcade", "D": "old pier"}
    others = SEATS.replace(snitch, "")
    assert legal(match) == {f"raid {homes[boss]}" for boss in others} | {f"inspect {boss}" for boss in others}
    assert refused(match, f"{snitch} raid {homes[snitch]}") == "SHI-19"
    assert refused(match, f"{snitch} inspect {snitch}") == "SHI-19"
    for name in ("ice house", "stock pens", "banker hill", "brewers row"):
        assert refused(match, f"{snitch} raid {name}") in {"SHI-09", "SHI-19"}


def test_shi_19_a_factory_that_is_not_there_cannot_be_named() -> None:
    match = snitching("silk mile B", factories="A")
    assert refused(match, "D inspect B") == "SHI-19"


def test_shi_19_the_controller_pays_and_not_the_others_there() -> None:
    match = snitching("silk mile AABBBD", cash={"A": 9, "B": 9, "C": 9, "D": 9})
    play(match, "D raid silk mile")
    assert list(match.state.cash) == [9, 6, 9, 9]


def test_shi_19_the_snitch_may_stand_there_unharmed() -> None:
    match = snitching("silk mile BBDD, ice house CCD", snitch="D")
    assert legal(match) == {"raid ice house"}
    play(match, "D raid ice house")
    assert (standing(match, "ice house"), standing(match, "silk mile")) == ("D", "BBDD")


def test_shi_19_one_must_be_named_if_there_is_any() -> None:
    match = snitching("silk mile B")
    assert legal(match) == {"raid silk mile"}
    assert refused(match, "D done") == "SHI-19"
    assert refused(match, "D arrest B") == "SHI-19"


def test_shi_19_a_factory_is_enough_to_be_named() -> None:
    match = snitching("silk mile AB, ice house D", factories="B")
    assert legal(match) == {"inspect B"}


@pytest.mark.parametrize("stands", ["", "silk mile DDD", "silk mile AB, ice house BBCC"])
def test_shi_19_with_nothing_to_name_the_raid_is_void_and_the_chip_stays_out(stands: str) -> None:
    match = snitching(stands, factories="D", casinos=["silk mile"], cash={"A": 9, "D": 9})
    assert (match.actor, match.state.turn_number) == (1, 1)
    assert bag(match) == (4, 1, 0)
    assert list(match.state.cash) == [9, 0, 0, 9]
    assert (factories(match), casinos(match)) == ("D", {"silk mile"})


def test_shi_19_only_one_thing_is_named() -> None:
    match = snitching("silk mile B, ice house C", factories="B", cash={"B": 30, "C": 30})
    play(match, "D raid ice house")
    assert list(match.state.cash) == [0, 30, 29, 0]
    assert match.state.turn_number == 1


def test_shi_19_does_not_touch_the_register() -> None:
    match = snitching("silk mile B", cash={"B": 9})
    play(match, "D raid silk mile")
    assert [registered(match, letter) for letter in SEATS] == [50, 50, 50, 0]


def test_shi_19_the_snitch_gets_nothing() -> None:
    match = snitching("silk mile B", factories="B", cash={"B": 9})
    play(match, "D inspect B")
    assert list(match.state.cash) == [0, 1, 0, 0]


def test_shi_19_prisoners_are_asked_about_in_the_next_turn() -> None:
    match = snitching("silk mile BB", cash={"B": 1})
    play(match, "D raid silk mile")
    assert legal(match) == {"bail 0"}


@pytest.mark.parametrize("move", ["done", "give 0", "draw policeman", "recruit", "arrest A", "first A"])
def test_shi_19_nothing_else_is_done_after_a_policeman(move: str) -> None:
    match: wc.Match = snitching("silk mile B")
    assert refused(match, f"D {move}") == "SHI-19"
