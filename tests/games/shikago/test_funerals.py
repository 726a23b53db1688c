"""SHI-11: what the dead cost, and where they go."""

from __future__ import annotations

import pytest

import windycity as wc
from windycity.games.shikago.state import FIGHT

from .city import in_hand, in_pool, legal, money, play, refused, registered, standing, table


def facing(attackers: int, defenders: int, *, cash: int, other_cash: int = 0) -> wc.Match:
    """A has gone for B in the silk mile."""
    match = table(
        f"silk mile {'A' * attackers}{'B' * defenders}",
        step=FIGHT,
        hand="AB",
        cash={"A": cash, "B": other_cash, "C": 10},
        register={"A": 30, "B": 30},
    )
    play(match, "A fight B in silk mile")
    return match


def test_shi_11_the_dead_go_back_to_the_pool() -> None:
    match = facing(5, 3, cash=24, other_cash=24)
    assert (in_pool(match, "A"), in_pool(match, "B")) == (6, 8)
    play(match, "A groups 1 2")
    assert (in_pool(match, "A"), in_pool(match, "B")) == (8, 11)
    assert (in_hand(match, "A"), in_hand(match, "B")) == (1, 1)


def test_shi_11_both_pay_two_thousand_for_each_of_their_dead() -> None:
    match = facing(5, 3, cash=10, other_cash=10)
    play(match, "A groups 1 2")
    assert (money(match, "A"), money(match, "B"), money(match, "C")) == (6, 4, 10)


def test_shi_11_three_to_one_costs_the_attacker_nothing() -> None:
    match = facing(3, 1, cash=0, other_cash=10)
    assert legal(match) == {"groups 0 0", "groups 1 0"}
    play(match, "A groups 1 0")
    assert (money(match, "A"), money(match, "B")) == (0, 8)


@pytest.mark.parametrize(("cash", "most"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3)])
def test_shi_11_the_attacker_must_own_the_money_beforehand(cash: int, most: int) -> None:
    match = facing(4, 3, cash=cash, other_cash=24)
    assert legal(match) == {f"groups 0 {pairs}" for pairs in range(most + 1)}
    if most < 3:
        assert refused(match, f"A groups 0 {most + 1}") == "SHI-11"


def test_shi_11_money_limits_the_pairs_and_not_the_triples() -> None:
    match = facing(8, 4, cash=2)
    assert legal(match) == {f"groups {x} {y}" for x in (0, 1, 2) for y in (0, 1)}
    assert refused(match, "A groups 0 2") == "SHI-11"


def test_shi_11_money_spent_in_one_fight_is_gone_for_the_next() -> None:
    match = table("silk mile AAB, ice house AAC", step=FIGHT, cash={"A": 3})
    play(match, "A fight B in silk mile", "A groups 0 1", "A fight C in ice house")
    assert money(match, "A") == 1
    assert legal(match) == {"groups 0 0"}


def test_shi_11_income_of_this_turn_comes_too_late() -> None:
    match = table("silk mile AAB, ice house A", step=FIGHT)
    play(match, "A fight B in silk mile")
    assert legal(match) == {"groups 0 0"}
    play(match, "A groups 0 0", "A done")
    assert money(match, "A") == 5


@pytest.mark.parametrize(
    ("cash", "left"), [(0, 0), (1, 1), (2, 0), (3, 1), (4, 0), (5, 1), (6, 0), (7, 1), (20, 14)]
)
def test_shi_11_the_other_pays_for_each_dead_they_can_afford(cash: int, left: int) -> None:
    match = facing(5, 3, cash=10, other_cash=cash)
    play(match, "A groups 1 2")
    assert money(match, "B") == left
    assert standing(match, "silk mile") == "AAA"
    assert in_pool(match, "B") == 11


def test_shi_11_what_the_other_has_does_not_limit_the_attacker() -> None:
    for other_cash in (0, 24):
        match = facing(4, 3, cash=6, other_cash=other_cash)
        assert legal(match) == {"groups 0 0", "groups 0 1", "groups 0 2", "groups 0 3"}


def test_shi_11_the_attacker_does_not_pay_for_the_others_dead() -> None:
    match = facing(5, 3, cash=10, other_cash=0)
    play(match, "A groups 1 2")
    assert money(match, "A") == 6


def test_shi_11_a_fight_that_is_not_fought_costs_nothing() -> None:
    match = facing(5, 3, cash=10, other_cash=10)
    play(match, "A groups 0 0")
    assert (money(match, "A"), money(match, "B")) == (10, 10)
    assert (in_pool(match, "A"), in_pool(match, "B")) == (6, 8)


def test_shi_11_does_not_touch_the_register() -> None:
    match = facing(5, 3, cash=10, other_cash=10)
    play(match, "A groups 1 2")
    assert (registered(match, "A"), registered(match, "B")) == (30, 30)
