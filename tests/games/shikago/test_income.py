"""SHI-12 and SHI-13: what the areas pay, and the register."""

from __future__ import annotations

import pytest

from windycity.games.shikago.state import BUILD, FIGHT

from .city import SEATS, money, play, registered, table

PRINTED = {
    "brick lane": 3,
    "silk mile": 5,
    "grand arcade": 4,
    "old pier": 2,
    "stock pens": 2,
    "brewers row": 4,
    "banker hill": 5,
    "ice house": 3,
}


def income(stands: str, *, boss: str = "A", casinos: tuple[str, ...] = (), factories: str = "") -> int:
    """What a boss takes in, in thousands; nobody else gets or loses anything."""
    cash = {"A": 11, "B": 12, "C": 13, "D": 14}
    match = table(stands, boss=boss, step=FIGHT, cash=cash, casinos=casinos, factories=factories)
    play(match, f"{boss} done")
    assert match.state.step == BUILD
    earned = {letter: money(match, letter) - cash[letter] for letter in SEATS}
    assert [registered(match, letter) for letter in SEATS] == [earned[letter] for letter in SEATS]
    assert all(amount == 0 for letter, amount in earned.items() if letter != boss)
    return earned[boss]


def test_shi_12_example_factory_casino_on_a_five_and_a_four() -> None:
    assert income("silk mile A, grand arcade A", casinos=("silk mile",), factories="A") == 28


def test_shi_12_example_three_against_one_on_a_five() -> None:
    assert income("silk mile AAAB") == 3


def test_shi_12_example_five_against_one_on_a_three() -> None:
    assert income("brick lane AAAAAB") == 3


@pytest.mark.parametrize(("name", "printed"), PRINTED.items())
def test_shi_12_alone_the_printed_number(name: str, printed: int) -> None:
    assert income(f"{name} A") == printed
    assert income(f"{name} AAAAAAAA") == printed


@pytest.mark.parametrize(("own", "earned"), [(2, 2), (3, 3), (4, 4), (5, 5), (6, 5), (9, 5)])
def test_shi_12_with_others_one_thousand_for_each_own_henchman(own: int, earned: int) -> None:
    assert income(f"banker hill {'A' * own}B") == earned


def test_shi_12_the_others_are_not_counted() -> None:
    assert income("silk mile AAABBCCDD") == 3
    assert income("silk mile AABCD") == 2


@pytest.mark.parametrize("stands", ["", "silk mile AB", "silk mile AABB", "silk mile ABB", "silk mile B"])
def test_shi_12_nothing_without_control(stands: str) -> None:
    assert income(stands, casinos=("silk mile",), factories="A") == 0


def test_shi_12_all_controlled_areas_pay() -> None:
    assert income(", ".join(f"{name} A" for name in PRINTED)) == sum(PRINTED.values()) == 28
    assert income("brick lane AAB, old pier A, silk mile BB, ice house AACC") == 2 + 2


def test_shi_12_a_casino_doubles_the_area() -> None:
    assert income("silk mile A, grand arcade A", casinos=("silk mile",)) == 14
    assert income("silk mile A, grand arcade A", casinos=("silk mile", "grand arcade")) == 18


def test_shi_12_a_casino_doubles_after_the_limit() -> None:
    assert income("silk mile AAAB", casinos=("silk mile",)) == 6
    assert income("brick lane AAAAAB", casinos=("brick lane",)) == 6


def test_shi_12_a_casino_elsewhere_doubles_nothing() -> None:
    assert income("silk mile A, grand arcade AB, ice house B", casinos=("grand arcade", "ice house")) == 5


def test_shi_12_a_factory_doubles_the_sum() -> None:
    assert income("silk mile A, grand arcade AAB", factories="A") == 14


def test_shi_12_the_factory_of_another_doubles_nothing() -> None:
    assert income("silk mile A, grand arcade A", factories="BCD") == 9


@pytest.mark.parametrize("boss", SEATS)
def test_shi_12_every_boss_takes_their_own(boss: str) -> None:
    assert income(f"silk mile {boss}, ice house {boss * 2}", boss=boss, factories=boss) == 16


def test_shi_12_after_the_fights() -> None:
    match = table("silk mile AAAB", step=FIGHT)
    play(match, "A fight B in silk mile", "A groups 1 0", "A done")
    assert money(match, "A") == 5
    match = table("silk mile AABC", step=FIGHT, cash={"A": 2})
    play(match, "A fight B in silk mile", "A groups 0 1", "A done")
    assert money(match, "A") == 0


def test_shi_12_is_taken_by_itself_and_cannot_be_refused() -> None:
    match = table("silk mile A", step=FIGHT)
    play(match, "A done")
    assert (match.actor, match.state.step) == (0, BUILD)
    assert (money(match, "A"), registered(match, "A")) == (5, 5)


def test_shi_12_is_taken_once_a_turn() -> None:
    match = table("silk mile A, ice house B", step=FIGHT)
    play(match, "A done", "A done", "A give 0")
    assert (money(match, "A"), money(match, "B")) == (5, 0)
    play(match, "B done", "B done", "B done")
    assert (money(match, "A"), money(match, "B")) == (5, 3)


def test_shi_13_income_is_added_to_the_register() -> None:
    match = table(
        "silk mile A, grand arcade A",
        step=FIGHT,
        casinos=["silk mile"],
        factories="A",
        register={"A": 11, "B": 9},
    )
    play(match, "A done")
    assert [registered(match, letter) for letter in SEATS] == [39, 9, 0, 0]


def test_shi_13_the_register_is_not_the_cash() -> None:
    match = table("silk mile A", step=FIGHT, cash={"A": 40}, register={"A": 3})
    play(match, "A done")
    assert (money(match, "A"), registered(match, "A")) == (45, 8)


@pytest.mark.parametrize("before", [49, 50, 96, 99, 100, 127, 250, 255, 999, 5000])
def test_shi_13_the_register_has_no_upper_end(before: int) -> None:
    match = table("silk mile A", step=FIGHT, register={"A": before})
    play(match, "A done")
    assert registered(match, "A") == match.view()["bosses"][0]["register"] == before + 5
