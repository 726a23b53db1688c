"""C91-41 and C91-45: Variant I, several members in one building."""

from __future__ import annotations

import pytest

import windycity as wc
from windycity.games.chicago.names import GANGS

from .city import (
    ALL_BUILDINGS,
    cash,
    city,
    fight,
    finish_hiring,
    finish_placing,
    legal,
    load,
    members,
    on_turn,
    play,
    refused,
    rest,
    step,
    steps,
    waiting,
)


def test_c91_41_buildings_hold_any_number_of_one_gang() -> None:
    match = city(points=8, stacking=True, yellow="4er lantern 2, 1er lantern 1, 1er lantern 3, 2er tin halo")
    step(match, "4er lantern 2", "tin halo")
    for label in ("lantern 1", "lantern 3"):
        step(match, f"1er {label}", "lantern 2")
        step(match, "1er lantern 2", "tin halo")
    assert members(match, "yellow") == ["1er tin halo", "1er tin halo", "2er tin halo", "4er tin halo"]
    assert match.state.points == 3


def test_c91_41_streets_hold_one() -> None:
    match = city(points=8, stacking=True, yellow="1er lantern 4, 2er lantern 5, 1er senator 1, 1er deacon 1")
    assert refused(match, "yellow walk lantern 4 to lantern 5") in {"C91-22", "C91-41"}
    assert refused(match, "yellow walk senator 1 to deacon 1") in {"C91-22", "C91-41"}


def test_c91_41_a_stack_cannot_leave_into_an_occupied_street() -> None:
    match = city(points=8, stacking=True, yellow="1er tin halo, 2er tin halo, 1er lantern 2")
    assert "send 1er of tin halo to lantern 2" not in legal(match)
    assert refused(match, "yellow send 2er of tin halo to lantern 2") in {"C91-22", "C91-41"}


def test_c91_41_without_the_variant_one_is_the_limit() -> None:
    match = city(points=8, yellow="1er lantern 2, 2er tin halo")
    assert refused(match, "yellow walk lantern 2 to tin halo") in {"C91-22", "C91-41"}


def test_c91_41_duels_in_the_street_are_as_ever() -> None:
    match = city(points=8, stacking=True, yellow="1er lantern 4, 2er deacon 4", red="1er lantern 5")
    play(match, "yellow walk lantern 4 to lantern 5")
    assert match.actor == wc.CHANCE
    fight(match, "6:1")
    assert members(match, "yellow") == ["2er deacon 4", "2er lantern 5"]
    assert cash(match, "yellow") == 135


def test_c91_41_a_member_of_a_stack_attacks_in_the_street_alone() -> None:
    match = city(points=8, stacking=True, yellow="1er tin halo, 3er tin halo", red="1er lantern 2")
    play(match, "yellow send 3er of tin halo to lantern 2")
    assert match.actor == wc.CHANCE
    fight(match, "4:3")
    assert members(match, "yellow") == ["1er tin halo", "4er lantern 2"]


def test_c91_41_both_variants_go_together() -> None:
    match = city(
        when="A6",
        turn="blue",
        die="even",
        stacking=True,
        guarded_casinos=True,
        blue="1er sapphire mermaid, 1er damp sock",
    )
    rest(match)
    assert [cash(match, name) for name in GANGS] == [143, 143, 143, 163]


@pytest.mark.parametrize("home", ["", "4er brass canary, "])
def test_c91_45_hiring_in_a_turn_needs_only_that_the_home_bar_is_own(home: str) -> None:
    match = city(stacking=True, yellow=f"{home}4er tin halo", cash={"yellow": 500})
    play(match, "yellow hire 1er", "yellow hire 2er", "yellow hire 2er", "yellow hire 1er")
    hired = [member for member in members(match, "yellow") if member[0] in "12"]
    assert hired == ["1er brass canary", "1er brass canary", "2er brass canary", "2er brass canary"]
    assert cash(match, "yellow") == 500 - 70


def test_c91_45_evenness_money_and_figures_still_bind_the_hires() -> None:
    match = city(stacking=True, yellow="4er tin halo", cash={"yellow": 35})
    play(match, "yellow hire 1er")
    assert refused(match, "yellow hire 1er") == "C91-14"
    play(match, "yellow hire 2er")
    assert refused(match, "yellow hire 1er") == "C91-12"
    match = city(stacking=True, yellow="4er tin halo", reserve={"yellow": 1})
    play(match, "yellow hire 1er")
    assert refused(match, "yellow hire 2er") == "C91-12"
    assert refused(match, "yellow hire 3er") in {"C91-12", "C91-13", "C91-17"}


def test_c91_45_a_home_bar_in_foreign_hands_takes_no_hires_still() -> None:
    match = city(stacking=True, yellow="4er tin halo", owners={"red": ["brass canary"]})
    assert refused(match, "yellow hire 1er") in {"C91-18", "C91-45"}


def test_c91_45_a_gang_without_members_may_hire_several() -> None:
    match = city(stacking=True)
    play(match, "yellow hire 1er", "yellow hire 2er", "yellow roll")


def test_c91_45_placement_may_stack() -> None:
    match = load(stacking=True).start(seed=7)
    play(match, "yellow hire 1er", "yellow hire 2er", "yellow done")
    finish_hiring(match)
    for rings in (4, 1, 2):
        play(match, f"yellow place {rings}er in gilded heron")
    assert members(match, "yellow") == ["1er gilded heron", "2er gilded heron", "4er gilded heron"]
    assert on_turn(match) == "red"


def test_c91_45_placement_still_needs_an_own_building() -> None:
    match = load(stacking=True).start(seed=7)
    finish_hiring(match)
    assert refused(match, "yellow place 4er in dry goose") in {"C91-16", "C91-45"}


def test_c91_45_free_buildings_are_no_limit_to_hiring() -> None:
    match = load(stacking=True).start(seed=7)
    match.state.cash[0] = 900
    play(match, *(f"yellow hire {rings}er" for rings in (1, 2) * 7))
    assert len(waiting(match, "yellow")) == 15
    finish_hiring(match)
    finish_placing(match)
    assert len(members(match, "yellow")) == 15


def test_c91_45_all_twenty_figures_can_be_hired_and_no_more() -> None:
    match = load(stacking=True).start(seed=7)
    match.state.cash[0] = 900
    play(match, "yellow hire 3er", *(f"yellow hire {rings}er" for rings in (1, 2) * 9))
    assert len(waiting(match, "yellow")) == 20
    assert not any(text.startswith("hire") for text in legal(match)) or on_turn(match) != "yellow"


def test_c91_45_without_any_building_nothing_can_be_hired_for_a_phase() -> None:
    match = city(
        when="A6",
        turn="blue",
        die="even",
        stacking=True,
        red="1er lantern 4",
        owners={"nobody": ALL_BUILDINGS[23:46]},
        cash={"red": 500},
    )
    rest(match)
    assert on_turn(match) != "red" or legal(match) == ["done"]


def test_c91_45_own_members_block_neither_entry_nor_passage() -> None:
    match = city(points=3, stacking=True, yellow="1er copper 2, 3er gilded heron")
    play(match, "yellow walk copper 2 to gilded heron", "yellow send 1er of gilded heron to candle 2")
    assert members(match, "yellow") == ["1er candle 2", "3er gilded heron"]
    assert match.state.points == 1


def test_c91_45_a_stack_leaves_member_by_member() -> None:
    match = city(points=4, stacking=True, yellow="1er gilded heron, 3er gilded heron, 3er gilded heron")
    assert sorted(steps(match)) == [
        f"send {rings}er of gilded heron to {door}" for rings in (1, 3) for door in ("candle 2", "copper 2")
    ]
    play(match, "yellow send 3er of gilded heron to copper 2", "yellow send 3er of gilded heron to candle 2")
    assert match.state.points == 2
    assert members(match, "yellow") == ["1er gilded heron", "3er candle 2", "3er copper 2"]
    assert refused(match, "yellow walk gilded heron to copper 2") in {"C91-22", "C91-41"}


def test_c91_45_a_member_that_is_not_in_the_stack_cannot_be_sent() -> None:
    match = city(points=4, stacking=True, yellow="1er gilded heron, 3er gilded heron")
    assert refused(match, "yellow send 2er of gilded heron to copper 2") in {"C91-20", "C91-45"}
    assert refused(match, "yellow send 1er of tin halo to lantern 2") in {"C91-20", "C91-45"}


def test_c91_45_allies_never_share_a_building() -> None:
    match = city(2, points=4, stacking=True, yellow="1er lantern 2, 1er lantern 4", green="1er tin halo")
    assert refused(match, "yellow walk lantern 2 to tin halo") in {"C91-22", "C91-39", "C91-45"}


def test_c91_45_nobody_hires_into_a_home_bar_where_the_ally_stands() -> None:
    match = city(2, stacking=True, yellow="1er lantern 2", green="1er brass canary")
    assert refused(match, "yellow hire 1er") in {"C91-18", "C91-45", "C91-48"}
