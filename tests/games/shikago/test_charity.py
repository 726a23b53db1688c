"""SHI-16: charity, the only expense that the register knows."""

from __future__ import annotations

import pytest

from windycity.games.shikago.state import BAIL, BUILD, CHARITY

from .city import LAST_TURN, legal, money, play, refused, registered, snitching, table


def gifts(most: int) -> set[str]:
    return {f"give {number}" for number in range(most + 1)}


def test_shi_16_is_paid_and_taken_off_the_register() -> None:
    match = table(step=CHARITY, cash={"A": 30, "B": 9}, register={"A": 25, "B": 9})
    play(match, "A give 7")
    assert (money(match, "A"), registered(match, "A")) == (23, 18)
    assert (money(match, "B"), registered(match, "B")) == (9, 9)


@pytest.mark.parametrize(("cash", "most"), [(0, 0), (1, 1), (19, 19), (20, 20), (21, 20), (90, 20)])
def test_shi_16_up_to_twenty_thousand_in_thousands_that_one_has(cash: int, most: int) -> None:
    match = table(step=CHARITY, cash={"A": cash}, register={"A": 90})
    assert legal(match) == gifts(most)
    assert refused(match, f"A give {most + 1}") == "SHI-16"


@pytest.mark.parametrize("register", [0, 3])
def test_shi_16_the_register_does_not_limit_the_gift(register: int) -> None:
    match = table(step=CHARITY, cash={"A": 30}, register={"A": register})
    assert legal(match) == gifts(20)


@pytest.mark.parametrize(
    ("register", "gift", "left"), [(0, 5, 0), (3, 20, 0), (5, 5, 0), (6, 5, 1), (20, 20, 0)]
)
def test_shi_16_the_register_stops_at_zero(register: int, gift: int, left: int) -> None:
    match = table(step=CHARITY, cash={"A": 30}, register={"A": register})
    play(match, f"A give {gift}")
    assert (money(match, "A"), registered(match, "A")) == (30 - gift, left)


def test_shi_16_nobody_has_to_give() -> None:
    match = table(step=CHARITY, cash={"A": 30}, register={"A": 9})
    play(match, "A give 0")
    assert (money(match, "A"), registered(match, "A")) == (30, 9)


def test_shi_16_one_gift_a_turn() -> None:
    match = table(step=CHARITY, cash={"A": 30})
    play(match, "A give 5")
    assert match.actor == 1


def test_shi_16_in_the_last_turn_too() -> None:
    match = table(step=CHARITY, turn=LAST_TURN, cash={"A": 30}, register={"A": 30})
    assert legal(match) == gifts(20)
    play(match, "A give 20")
    assert (money(match, "A"), registered(match, "A")) == (10, 10)
    match = table(boss="D", step=CHARITY, turn=LAST_TURN, cash={"D": 30})
    assert legal(match) == gifts(20)


def test_shi_16_the_gift_goes_to_the_bank() -> None:
    match = table(boss="C", step=CHARITY, cash={"A": 1, "B": 2, "C": 23, "D": 4})
    play(match, "C give 20")
    assert list(match.state.cash) == [1, 2, 3, 4]


def test_shi_16_building_does_not_touch_the_register() -> None:
    match = table("silk mile A", step=BUILD, cash={"A": 40}, register={"A": 30})
    play(match, "A casino silk mile", "A factory")
    assert registered(match, "A") == 30


def test_shi_16_bribes_do_not_touch_the_register() -> None:
    match = snitching("silk mile BB", casinos=["silk mile"], cash={"B": 9})
    play(match, "D raid silk mile")
    assert (money(match, "B"), registered(match, "B")) == (3, 50)
    match = snitching(factories="B", cash={"B": 9})
    play(match, "D inspect B")
    assert (money(match, "B"), registered(match, "B")) == (1, 50)


def test_shi_16_bail_and_funerals_do_not_touch_the_register() -> None:
    match = table("silk mile AAB", step=BAIL, prison="A", cash={"A": 9, "B": 9}, register={"A": 30, "B": 20})
    play(match, "A bail 1", "A done", "A done", "A fight B in silk mile", "A groups 0 1")
    assert list(match.state.cash) == [5, 7, 0, 0]
    assert list(match.state.register) == [30, 20, 0, 0]
