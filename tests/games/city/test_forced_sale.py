"""CTY-18: taking marks back to pay for Rocco's damage."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import windycity as wc
from windycity.games.city.state import BUILD, NOBODY, SALE

from .street import Houses, accounts, chain, free_marks, house, legal, play, refused, rolled, seat

FOUR = {"pink comb": 1, "tin owl": 1, "hot wok": 1}
"""Three shops; with the one that Rocco visits they are four."""


def robbed(
    chain_of_b: Mapping[str, int], account: int, *, others: Houses | None = None, forced_sale: bool = True
) -> wc.Match:
    """A has brought Rocco to B's moon boot; A has 9 points."""
    match = rolled(
        "2",
        3,
        customers={"rocco": "neon 6 east"},
        houses={"B": chain_of_b, **(others or {})},
        accounts=[9, account, 0],
        forced_sale=forced_sale,
    )
    play(match, "A move rocco to neon 8 facing east")
    return match


def sales(match: wc.Match) -> list[str]:
    """What can be sold, sorted."""
    return sorted(text.removeprefix("sell ") for text in legal(match))


def is_paid(match: wc.Match) -> bool:
    """Whether the game goes on with A's building."""
    state = match.state
    return (state.step, match.actor, state.victim, state.owed) == (BUILD, seat("A"), NOBODY, 0)


@pytest.mark.parametrize("account", [6, 7, 20])
def test_cty_18_who_can_pay_sells_nothing(account: int) -> None:
    match = robbed({**FOUR, "moon boot": 3}, account)
    assert is_paid(match)
    assert accounts(match) == [9, account - 6, 0]


def test_cty_18_the_account_goes_to_zero_first() -> None:
    match = robbed({**FOUR, "moon boot": 3}, 4)
    assert (match.state.step, match.actor, match.state.turn) == (SALE, seat("B"), seat("A"))
    assert accounts(match) == [9, 0, 0]
    assert (match.state.victim, match.state.owed) == (seat("B"), 2)


def test_cty_18_one_mark_at_a_time_until_the_damage_is_paid() -> None:
    match = robbed({**FOUR, "moon boot": 4}, 5)
    assert match.state.owed == 3
    for owed in (2, 1):
        play(match, "B sell moon boot")
        assert (match.state.owed, match.actor, accounts(match)) == (owed, seat("B"), [9, 0, 0])
    play(match, "B sell moon boot")
    assert is_paid(match)
    assert accounts(match) == [9, 0, 0]
    assert chain(match, "B") == {**FOUR, "moon boot": 1}


@pytest.mark.parametrize(
    ("label", "marks", "refund"),
    [
        ("odd sock", 1, 2),
        ("odd sock", 2, 1),
        ("titan mart", 1, 3),
        ("titan mart", 2, 2),
        ("titan mart", 4, 2),
    ],
)
def test_cty_18_half_the_price_rounded_up(label: str, marks: int, refund: int) -> None:
    chain_of_b = {**FOUR, "moon boot": 2, "jelly bean": 1, label: marks}
    match = robbed(chain_of_b, 0)
    assert match.state.owed == 4
    play(match, f"B sell {label}")
    assert (match.state.owed, accounts(match)) == (4 - refund, [9, 0, 0])
    assert chain(match, "B").get(label, 0) == marks - 1


def test_cty_18_extensions_before_a_houses_last_mark() -> None:
    """A house with two marks gives 1 and then 2, not 2 and then 1."""
    match = robbed({**FOUR, "odd sock": 2, "moon boot": 5}, 2)
    assert match.state.owed == 8
    play(match, "B sell odd sock")
    assert match.state.owed == 7
    play(match, "B sell odd sock")
    assert match.state.owed == 5
    assert "odd sock" not in chain(match, "B")


def test_cty_18_four_houses_are_safe() -> None:
    match = robbed({**FOUR, "moon boot": 3}, 0)
    assert sales(match) == ["moon boot"]
    for label in FOUR:
        assert refused(match, f"B sell {label}") == "CTY-18"
    play(match, "B sell moon boot", "B sell moon boot")
    assert is_paid(match), "what is still unpaid lapses"
    assert chain(match, "B") == {**FOUR, "moon boot": 1}
    assert accounts(match) == [9, 0, 0]


def test_cty_18_which_four_is_the_victims_choice() -> None:
    match = robbed({**FOUR, "odd sock": 1, "moon boot": 2}, 0)
    assert sales(match) == sorted([*FOUR, "odd sock", "moon boot"])
    play(match, "B sell tin owl")
    assert match.state.owed == 2
    assert sales(match) == ["moon boot"], "four are left, one of them extended"
    assert refused(match, "B sell odd sock") == "CTY-18"
    play(match, "B sell moon boot")
    assert is_paid(match)
    assert chain(match, "B") == {"pink comb": 1, "hot wok": 1, "odd sock": 1, "moon boot": 1}


def test_cty_18_also_the_house_that_rocco_is_in_can_be_given_up() -> None:
    match = robbed({**FOUR, "odd sock": 1, "moon boot": 1}, 0)
    play(match, "B sell moon boot")
    assert is_paid(match)
    assert chain(match, "B") == {**FOUR, "odd sock": 1}


def test_cty_18_with_fewer_than_four_houses_only_extensions() -> None:
    match = robbed({"pink comb": 2, "moon boot": 3}, 0)
    assert sales(match) == ["moon boot", "pink comb"]
    play(match, "B sell pink comb", "B sell moon boot", "B sell moon boot")
    assert is_paid(match)
    assert chain(match, "B") == {"pink comb": 1, "moon boot": 1}


def test_cty_18_a_surplus_stays() -> None:
    match = robbed({**FOUR, "titan mart": 2, "moon boot": 1}, 1)
    assert match.state.owed == 1
    play(match, "B sell titan mart")
    assert is_paid(match)
    assert accounts(match) == [9, 1, 0]
    match = robbed({**FOUR, "titan mart": 1, "moon boot": 1}, 1)
    play(match, "B sell titan mart")
    assert accounts(match) == [9, 2, 0]


def test_cty_18_no_more_is_sold_than_needed() -> None:
    match = robbed({**FOUR, "moon boot": 5}, 9)
    play(match, "B sell moon boot")
    assert is_paid(match)
    assert refused(match, "A sell moon boot") in {"CTY-05", "CTY-15", "CTY-18"}


def test_cty_18_the_marks_can_be_used_again() -> None:
    match = robbed({**FOUR, "odd sock": 1, "moon boot": 1}, 0)
    assert free_marks(match) == [12, 7, 12]
    play(match, "B sell odd sock")
    assert free_marks(match) == [12, 8, 12]
    assert match.state.owner[house("odd sock")] == NOBODY
    play(match, "A open odd sock", "A done")
    assert chain(match, "A") == {"odd sock": 1}


def test_cty_18_an_extension_taken_back_can_be_laid_again() -> None:
    match = robbed({**FOUR, "moon boot": 2, "odd sock": 2, "titan mart": 5}, 3)
    assert free_marks(match)[1] == 0
    play(match, "B sell titan mart", "A done")
    assert (accounts(match), free_marks(match)[1]) == ([9, 1, 0], 1)
    match.state.account[1] = 5
    play(match, "chance rolls 1", "B move bonzo to taxi 1 facing east", "B extend titan mart")
    assert chain(match, "B")["titan mart"] == 5
    assert free_marks(match)[1] == 0


def test_cty_18_nothing_is_asked_if_nothing_can_be_sold() -> None:
    match = robbed({**FOUR, "moon boot": 1}, 1)
    assert is_paid(match)
    assert accounts(match) == [9, 0, 0]
    assert chain(match, "B") == {**FOUR, "moon boot": 1}


def test_cty_18_nobody_sells_the_houses_of_others() -> None:
    match = robbed({**FOUR, "moon boot": 3}, 0, others={"A": {"jelly bean": 3}, "C": {"odd sock": 2}})
    for label in ("jelly bean", "odd sock", "titan mart"):
        assert refused(match, f"B sell {label}") == "CTY-18"
    for move in ("done", "open titan mart", "pass", "extend moon boot"):
        assert refused(match, f"B {move}") in {"CTY-18", "CTY-15", "CTY-05", "CTY-10"}


def test_cty_18_off_in_the_plain_game() -> None:
    match = robbed({**FOUR, "odd sock": 2, "moon boot": 3}, 1, forced_sale=False)
    assert is_paid(match)
    assert accounts(match) == [9, 0, 0]
    assert chain(match, "B") == {**FOUR, "odd sock": 2, "moon boot": 3}


def test_cty_18_the_mover_can_be_the_victim() -> None:
    match = rolled(
        "2",
        customers={"rocco": "neon 6 east"},
        houses={"A": {**FOUR, "moon boot": 2}},
        accounts=[3, 0, 0, 0],
        forced_sale=True,
    )
    play(match, "A move rocco to neon 8 facing east")
    assert (match.state.step, match.state.victim, match.state.owed) == (SALE, seat("A"), 1)
    play(match, "A sell moon boot")
    assert is_paid(match)
    assert legal(match) == ["done"]


def test_cty_18_rocco_before_ones_own_store() -> None:
    match = rolled(
        "1",
        customers={"rocco": "soda 4 south", "brown 1": "market 4 east"},
        houses={"A": {**FOUR, "cosmos hall": 2}},
        accounts=[1, 0, 0, 0],
        forced_sale=True,
    )
    play(match, "A move brown 1 to market 5 facing east")
    assert (match.state.victim, match.state.owed) == (seat("A"), 3)
    play(match, "A sell cosmos hall")
    assert is_paid(match), "two points were paid, and for the third there is nothing"
    assert accounts(match) == [0, 0, 0, 0]


def test_cty_18_the_damage_is_that_of_the_sum() -> None:
    match = rolled(
        "2",
        customers={"rocco": "neon 6 east", "blue 1": "soda 4 south"},
        houses={"A": {**FOUR, "moon boot": 4, "cosmos hall": 3}},
        accounts=[1, 0, 0, 0],
        forced_sale=True,
    )
    play(match, "A move rocco to neon 8 facing east")
    assert (match.state.victim, match.state.owed) == (seat("A"), 1)


def sold_before(account: int) -> wc.Match:
    """A has brought Rocco to B while a blue one stands before A's store."""
    match = rolled(
        "2",
        2,
        customers={"rocco": "neon 6 east", "blue 1": "soda 4 south"},
        houses={"A": {"cosmos hall": 2}, "B": {**FOUR, "moon boot": 3}},
        accounts=[account, 4],
        forced_sale=True,
    )
    play(match, "A move rocco to neon 8 facing east")
    return match


def test_cty_18_the_movers_account_waits_for_the_sale() -> None:
    match = sold_before(7)
    assert (accounts(match), match.state.pending) == ([7, 0], 4)
    play(match, "B sell moon boot")
    assert accounts(match) == [7, 0]
    play(match, "B sell moon boot")
    assert is_paid(match)
    assert (accounts(match), match.state.pending) == ([11, 0], 0)


def test_cty_18_the_mover_reaches_the_goal_after_the_sale() -> None:
    match = sold_before(31)
    assert match.actor == seat("B")
    play(match, "B sell moon boot", "B sell moon boot")
    assert (match.actor, match.reason, match.scores) == (wc.OVER, "goal", (35, 0))
