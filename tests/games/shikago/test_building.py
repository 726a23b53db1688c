"""SHI-14 and SHI-15: casinos and factories."""

from __future__ import annotations

import pytest

from windycity.games.shikago.areas import AREA_NAMES
from windycity.games.shikago.state import BUILD, CHARITY, FIGHT

from .city import (
    SEATS,
    area,
    casinos,
    factories,
    finish,
    legal,
    legal_of,
    money,
    play,
    refused,
    registered,
    skip_to,
    snitching,
    standing,
    table,
)

EVERYWHERE = ", ".join(f"{name} A" for name in AREA_NAMES)


def test_shi_14_a_casino_costs_eight_thousand() -> None:
    match = table("silk mile A", step=BUILD, cash={"A": 10}, register={"A": 4})
    play(match, "A casino silk mile")
    assert (money(match, "A"), registered(match, "A"), casinos(match)) == (2, 4, {"silk mile"})
    assert [bool(shown["casino"]) for shown in match.view()["areas"]].index(True) == area("silk mile")


@pytest.mark.parametrize(("cash", "affordable"), [(0, False), (7, False), (8, True), (15, True)])
def test_shi_14_only_for_who_has_the_money(cash: int, affordable: bool) -> None:
    match = table("silk mile A", step=BUILD, cash={"A": cash, "B": 50})
    assert legal(match) == ({"casino silk mile", "done"} if affordable else {"done"})
    if not affordable:
        assert refused(match, "A casino silk mile") == "SHI-14"


def test_shi_14_only_in_areas_one_controls() -> None:
    match = table("silk mile AAB, old pier AB, ice house ABB, brick lane B", step=BUILD, cash={"A": 9})
    assert legal(match) == {"casino silk mile", "done"}
    for name in ("old pier", "ice house", "brick lane", "stock pens"):
        assert refused(match, f"A casino {name}") in {"SHI-09", "SHI-14"}


def test_shi_14_one_in_an_area() -> None:
    match = table("silk mile A, old pier A", step=BUILD, cash={"A": 80}, casinos=["silk mile"])
    assert legal_of(match, "casino") == {"casino old pier"}
    assert refused(match, "A casino silk mile") == "SHI-14"
    play(match, "A casino old pier")
    assert refused(match, "A casino old pier") == "SHI-14"


def test_shi_14_five_on_the_board_in_all() -> None:
    built = ["brick lane", "grand arcade", "stock pens", "brewers row", "ice house"]
    stands = "silk mile A, brick lane B, grand arcade B, stock pens C, brewers row D"
    match = table(stands, step=BUILD, cash={"A": 80}, casinos=built)
    assert legal(match) == {"factory", "done"}
    assert refused(match, "A casino silk mile") == "SHI-14"
    match = table(stands, step=BUILD, cash={"A": 80}, casinos=built[:4])
    assert legal_of(match, "casino") == {"casino silk mile"}


def test_shi_14_any_number_in_a_turn() -> None:
    match = table(EVERYWHERE, step=BUILD, cash={"A": 70})
    assert legal_of(match, "casino") == {f"casino {name}" for name in AREA_NAMES}
    for left, name in zip((62, 54, 46, 38, 30), AREA_NAMES, strict=False):
        play(match, f"A casino {name}")
        assert money(match, "A") == left
    assert legal(match) == {"factory", "done"}


def test_shi_14_belongs_to_whoever_controls_the_area() -> None:
    """B takes the area over, and the double income with it."""
    match = table("silk mile A", boss="B", hand="BB", casinos=["silk mile"])
    play(match, "B place silk mile", "B place silk mile", "B done", "B done", "B done")
    assert money(match, "B") == 4
    assert casinos(match) == {"silk mile"}
    assert legal_of(match, "casino") == set()


def test_shi_14_without_control_it_is_nobodys_and_stays() -> None:
    match = table("silk mile AB", step=FIGHT, casinos=["silk mile"])
    play(match, "A done")
    assert money(match, "A") == 0
    finish(match)
    skip_to(match, BUILD)
    assert money(match, "B") == 0
    assert casinos(match) == {"silk mile"}


def test_shi_14_an_empty_area_keeps_its_casino() -> None:
    match = table("silk mile A, brick lane A", casinos=["silk mile"])
    play(match, "A done", "A move 1 silk mile to brick lane")
    finish(match)
    assert casinos(match) == {"silk mile"}


@pytest.mark.parametrize("stands", ["silk mile AB", "silk mile AABBC", "old pier A"])
def test_shi_14_a_casino_nobody_controls_is_safe_from_the_police(stands: str) -> None:
    match = snitching(f"{stands}, ice house A", casinos=["silk mile"])
    assert "raid silk mile" not in legal(match)
    match.play("raid ice house")
    assert casinos(match) == {"silk mile"}


def test_shi_14_a_destroyed_one_can_be_built_again() -> None:
    match = snitching("silk mile B", casinos=["silk mile", "ice house"], hand="B", cash={"B": 3})
    play(match, "D raid silk mile")
    assert casinos(match) == {"ice house"}
    match.state.cash[1] = 16
    play(match, "B bail 0", "B place silk mile")
    skip_to(match, BUILD)
    play(match, "B casino silk mile")
    assert casinos(match) == {"silk mile", "ice house"}


def test_shi_14_a_destroyed_one_counts_no_more_among_the_five() -> None:
    built = ["brick lane", "grand arcade", "stock pens", "brewers row", "ice house"]
    match = snitching("silk mile B, ice house C", casinos=built)
    play(match, "D raid ice house")
    match.state.cash[1] = 8
    skip_to(match, BUILD)
    assert legal_of(match, "casino") == {"casino silk mile"}


def test_shi_14_money_of_this_turns_income_can_be_spent() -> None:
    match = table("silk mile A", step=FIGHT, cash={"A": 3})
    play(match, "A done", "A casino silk mile")
    assert money(match, "A") == 0


def test_shi_15_a_factory_costs_sixteen_thousand() -> None:
    match = table(step=BUILD, cash={"A": 17}, register={"A": 4})
    assert legal(match) == {"factory", "done"}
    play(match, "A factory")
    assert (money(match, "A"), registered(match, "A"), factories(match)) == (1, 4, "A")
    assert [bool(shown["factory"]) for shown in match.view()["bosses"]] == [True, False, False, False]


@pytest.mark.parametrize(("cash", "affordable"), [(0, False), (8, False), (15, False), (16, True)])
def test_shi_15_only_for_who_has_the_money(cash: int, affordable: bool) -> None:
    match = table(step=BUILD, cash={"A": cash, "C": 50})
    assert legal(match) == ({"factory", "done"} if affordable else {"done"})
    if not affordable:
        assert refused(match, "A factory") == "SHI-15"


def test_shi_15_one_each() -> None:
    match = table(step=BUILD, cash={"A": 60})
    play(match, "A factory")
    assert legal(match) == {"done"}
    assert refused(match, "A factory") == "SHI-15"


@pytest.mark.parametrize("boss", SEATS)
def test_shi_15_every_boss_can_have_one(boss: str) -> None:
    others = SEATS.replace(boss, "")
    match = table(boss=boss, step=BUILD, cash={boss: 16}, factories=others)
    play(match, f"{boss} factory")
    assert factories(match) == SEATS


def test_shi_15_needs_no_area_and_works_from_the_next_income() -> None:
    match = table("silk mile A", step=FIGHT, cash={"A": 16})
    play(match, "A done", "A factory")
    assert (money(match, "A"), registered(match, "A")) == (5, 5)


def test_shi_15_nobody_can_take_it() -> None:
    match = table("silk mile AABB", step=FIGHT, boss="B", factories="A", hand="B")
    play(match, "B done", "B done", "B give 0")
    assert factories(match) == "A"
    match = table("silk mile AAAB", step=FIGHT, factories="B")
    play(match, "A fight B in silk mile", "A groups 1 0", "A done")
    assert (standing(match, "silk mile"), factories(match), money(match, "A")) == ("AAA", "B", 5)


def test_shi_15_may_be_rebuilt_after_a_raid() -> None:
    match = snitching(factories="B", cash={"B": 7})
    play(match, "D inspect B")
    assert factories(match) == ""
    match.state.cash[1] = 16
    skip_to(match, BUILD)
    play(match, "B factory")
    assert factories(match) == "B"


def test_shi_15_may_be_rebuilt_after_the_untouchables() -> None:
    match = snitching(factories="B", chip="untouchables", cash={"B": 16})
    play(match, "D arrest B")
    assert factories(match) == ""
    skip_to(match, BUILD)
    play(match, "B factory")
    assert (factories(match), money(match, "B")) == ("B", 0)


def test_shi_15_casinos_and_a_factory_in_one_turn() -> None:
    match = table("silk mile A, ice house A", step=BUILD, cash={"A": 33})
    play(match, "A casino silk mile", "A factory", "A casino ice house", "A done")
    assert (match.state.step, money(match, "A")) == (CHARITY, 1)
