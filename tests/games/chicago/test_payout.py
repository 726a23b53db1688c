"""C91-33, C91-36 and C91-43: what buildings pay, and the richest at the end."""

from __future__ import annotations

import pytest

import windycity as wc
from windycity.games.chicago.board import ONES, TWOS
from windycity.games.chicago.names import GANGS

from .city import (
    ALL_BUILDINGS,
    NOTHING_OWNED,
    Owners,
    cash,
    city,
    label_list,
    members,
    play,
    rest,
)
from .test_course import START_VALUE

GAMES = [(False, False), (True, False), (False, True), (True, True)]


def paid(*labels: str, name: str = "yellow") -> int:
    """What a gang is paid for these buildings, if it owns nothing else."""
    match = city(when="A6", turn="blue", die="even", owners={**NOTHING_OWNED, name: labels})
    rest(match)
    return cash(match, name) - 125


def ones(quarter: int) -> list[str]:
    return label_list(*ONES[quarter])


def twos(quarter: int) -> list[str]:
    return label_list(*TWOS[quarter])


@pytest.mark.parametrize(
    ("label", "value"),
    [
        ("tin halo", 1),
        ("last nickel", 2),
        ("lucky spoon", 3),
        ("topaz terrace", 4),
        ("honeycomb", 5),
        ("gilded heron", 20),
    ],
)
def test_c91_32_a_building_pays_its_value(label: str, value: int) -> None:
    assert paid(label) == value


def test_c91_32_a_gang_is_paid_for_all_it_owns_anywhere() -> None:
    assert paid() == 0
    assert (
        paid("brass canary", "ruby rooster", "gilded heron", "smoked ham", "spare oar") == 5 + 5 + 20 + 2 + 1
    )
    assert paid("topaz terrace", "marigold club") == 4 + 3


@pytest.mark.parametrize("quarter", range(4))
def test_c91_33_all_ones_of_the_home_quarter_pay_threefold(quarter: int) -> None:
    assert paid(*ones(quarter), name=GANGS[quarter]) == 24


@pytest.mark.parametrize("quarter", range(4))
def test_c91_33_all_twos_of_the_home_quarter_pay_threefold(quarter: int) -> None:
    assert paid(*twos(quarter), name=GANGS[quarter]) == 36


def test_c91_33_both_sets_and_the_rest_at_face_value() -> None:
    assert paid(*ones(0), *twos(0)) == 60
    assert (
        paid(*ones(0), *twos(0), "brass canary", "last nickel", "rusty pail", "smoked ham") == 60 + 5 + 1 + 2
    )


@pytest.mark.parametrize("missing", range(8))
def test_c91_33_seven_ones_are_no_set(missing: int) -> None:
    labels = ones(0)
    del labels[missing]
    assert paid(*labels, *ones(1)[:1]) == 8


@pytest.mark.parametrize("missing", range(6))
def test_c91_33_five_twos_are_no_set(missing: int) -> None:
    labels = twos(2)
    del labels[missing]
    assert paid(*labels, *twos(3)[:1], name="green") == 12


@pytest.mark.parametrize("quarter", [1, 2, 3])
def test_c91_33_sets_of_other_quarters_pay_once(quarter: int) -> None:
    assert paid(*ones(quarter), *twos(quarter)) == 8 + 12


def test_c91_33_a_whole_quarter_pays_112() -> None:
    assert paid(*ALL_BUILDINGS[:23]) == 72 + 16 + 24


def final(
    *,
    members_of: dict[str, str] | None = None,
    money: dict[str, int] | None = None,
    owners: Owners | None = None,
) -> wc.Match:
    """The end of D6; nobody owns anything unless told."""
    names = {**dict.fromkeys(GANGS, ""), **(members_of or {})}
    match = city(
        when="D6",
        turn="green",
        die="even",
        yellow=names["yellow"],
        red=names["red"],
        green=names["green"],
        blue=names["blue"],
        owners={**NOTHING_OWNED, **(owners or {})},
        cash={**dict.fromkeys(GANGS, 0), **(money or {})},
    )
    rest(match)
    assert match.actor == wc.OVER
    return match


def test_c91_36_cash_and_members_on_the_board_are_the_wealth() -> None:
    match = final(
        members_of={"yellow": "4er lantern 4, 3er lantern 5", "red": "1er lantern 7, 2er deacon 4"},
        money={"yellow": 7, "red": 60, "green": 96, "blue": 2},
    )
    assert match.scores == (97, 95, 96, 2)
    assert match.ranks == (1, 3, 2, 4)
    assert match.reason is not None
    assert "casino" not in match.reason


def test_c91_36_the_last_payout_comes_first_and_buildings_count_by_it_alone() -> None:
    match = final(money={"yellow": 30, "red": 40}, owners={"yellow": ["gilded heron"], "blue": [*ones(3)]})
    assert match.scores == (50, 40, 0, 24)
    assert match.ranks == (1, 2, 4, 3)
    assert [cash(match, name) for name in GANGS] == [50, 40, 0, 24]


def test_c91_36_figures_in_reserve_are_worth_nothing() -> None:
    assert final().scores == (0, 0, 0, 0)


def test_c91_36_ties_share_a_rank() -> None:
    match = final(money={"yellow": 50, "blue": 60, "red": 10}, members_of={"green": "4er lantern 4"})
    assert match.scores == (50, 10, 50, 60)
    assert match.ranks == (2, 4, 2, 1)


def test_c91_36_the_richest_may_share_the_win() -> None:
    match = final(money={"yellow": 50, "blue": 50})
    assert match.ranks == (1, 3, 3, 1)


def test_c91_36_nothing_is_played_after_the_end() -> None:
    match = final()
    assert match.legal() == []
    refusal = match.why_not("done")
    assert refusal is not None
    assert refusal.clause in {"C91-34", "C91-36"}


@pytest.mark.parametrize("when", ["A6", "D6"])
def test_c91_36_who_wins_by_a_goal_is_first_and_the_others_rank_by_wealth_without_a_payout(when: str) -> None:
    match = city(
        when=when,
        turn={"A6": "blue", "D6": "green"}[when],
        die="even",
        yellow="1er lantern 4",
        green="4er lantern 7",
        owners={"yellow": ["crimson carousel", "emerald peacock"]},
        cash={"yellow": 0, "red": 200, "green": 150, "blue": 5},
    )
    rest(match)
    assert match.actor == wc.OVER
    assert match.scores == (10, 200, 200, 5)
    assert match.ranks == (1, 2, 2, 4)


def test_c91_36_the_game_goes_on_after_phase_c() -> None:
    match = city(when="C6", turn="red", die="even")
    rest(match)
    assert match.actor != wc.OVER


def casino_night(*, stacking: bool, guarded: bool, where: str, owners: Owners | None = None) -> wc.Match:
    """The end of phase A; red's only member stands there."""
    match = city(
        when="A6",
        turn="blue",
        die="even",
        red=f"1er {where}",
        stacking=stacking,
        guarded_casinos=guarded,
        owners=owners,
    )
    rest(match)
    return match


@pytest.mark.parametrize(("stacking", "guarded"), GAMES)
def test_c91_43_a_casino_pays_only_with_a_member_of_its_owner_inside(stacking: bool, guarded: bool) -> None:
    match = casino_night(stacking=stacking, guarded=guarded, where="anvil 2")
    assert cash(match, "red") == 125 + START_VALUE - (20 if guarded else 0)
    match = casino_night(stacking=stacking, guarded=guarded, where="crimson carousel")
    assert cash(match, "red") == 125 + START_VALUE


def test_c91_43_every_casino_needs_its_own_guard() -> None:
    match = casino_night(
        stacking=False, guarded=True, where="crimson carousel", owners={"red": ["gilded heron"]}
    )
    assert cash(match, "red") == 125 + START_VALUE
    match = casino_night(stacking=False, guarded=True, where="gilded heron")
    assert cash(match, "red") == 125 + START_VALUE


def test_c91_43_bars_need_no_guard() -> None:
    match = casino_night(stacking=False, guarded=True, where="anvil 2")
    assert cash(match, "yellow") == 125 + START_VALUE - 20
    assert cash(match, "blue") == 125 + START_VALUE - 20


def test_c91_43_several_guards_earn_no_more() -> None:
    match = city(
        when="A6",
        turn="blue",
        die="even",
        red="1er crimson carousel, 2er crimson carousel",
        stacking=True,
        guarded_casinos=True,
    )
    rest(match)
    assert members(match, "red") == ["1er crimson carousel", "2er crimson carousel"]
    assert cash(match, "red") == 125 + START_VALUE


def test_c91_43_unguarded_casinos_still_win() -> None:
    match = casino_night(
        stacking=False, guarded=True, where="anvil 2", owners={"blue": ["gilded heron", "emerald peacock"]}
    )
    assert match.actor == wc.OVER
    assert match.ranks is not None
    assert match.ranks[3] == 1


def test_c91_43_the_guard_counts_at_the_last_payout_too() -> None:
    match = city(when="D6", turn="green", die="even", green="1er emerald peacock", guarded_casinos=True)
    rest(match)
    assert match.scores == (143, 143, 173, 143)


def test_c91_43_the_guard_may_have_come_in_the_last_step() -> None:
    match = city(when="A6", turn="blue", points=1, blue="1er ferry 2", guarded_casinos=True)
    play(match, "blue walk ferry 2 to sapphire mermaid")
    assert cash(match, "blue") == 125 + START_VALUE
