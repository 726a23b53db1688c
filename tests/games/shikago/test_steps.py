"""SHI-04 and SHI-06: the order of the steps, and the action points that three of them share."""

from __future__ import annotations

import pytest

from windycity.games.shikago.state import BAIL, BUILD, CHARITY, FIGHT, GROUPS, MOVE, RECRUIT

from .city import (
    back_out,
    finish,
    in_hand,
    in_pool,
    legal,
    legal_of,
    money,
    next_turn,
    play,
    refused,
    skip_to,
    standing,
    table,
)

CLAUSES_OF_STEP = {
    BAIL: {"SHI-05"},
    RECRUIT: {"SHI-07"},
    MOVE: {"SHI-08"},
    FIGHT: {"SHI-10"},
    GROUPS: {"SHI-10"},
    BUILD: {"SHI-14", "SHI-15"},
    CHARITY: {"SHI-16"},
}

MOVE_OF_STEP = {
    BAIL: "bail 1",
    RECRUIT: "place old pier",
    MOVE: "move 1 brick lane to silk mile",
    FIGHT: "fight B in brick lane",
    GROUPS: "groups 1 0",
    BUILD: "casino brick lane",
    CHARITY: "give 1",
}

RIPE = "brick lane AAAB"
"""An area in which something can be done in every step."""


def ripe(step: int) -> list[str]:
    """What is refused, though it would be legal if its step were on."""
    match = table(RIPE, step=BAIL, hand="A", prison="A", cash={"A": 40})
    skip_to(match, FIGHT if step == GROUPS else step)
    if step == GROUPS:
        match.play(MOVE_OF_STEP[FIGHT])
    assert MOVE_OF_STEP[step] in legal(match)
    clauses = CLAUSES_OF_STEP[step] | {"SHI-04"}
    others = [move for other, move in MOVE_OF_STEP.items() if other != step]
    assert {refused(match, f"A {move}") for move in others} <= clauses
    return others


def test_shi_04_the_steps_come_in_order() -> None:
    match = table(RIPE, step=BAIL, prison="A")
    steps = [match.state.step]
    while match.actor == 0:
        back_out(match)
        steps.append(match.state.step)
    assert steps[:-1] == [BAIL, RECRUIT, MOVE, FIGHT, BUILD, CHARITY]


@pytest.mark.parametrize("step", MOVE_OF_STEP)
def test_shi_04_no_step_allows_what_belongs_to_another(step: int) -> None:
    assert len(ripe(step)) == 6


@pytest.mark.parametrize("step", [RECRUIT, MOVE, FIGHT, BUILD])
def test_shi_04_a_step_goes_on_until_the_boss_is_done(step: int) -> None:
    match = table(RIPE, step=step, hand="A", cash={"A": 40})
    match.play(MOVE_OF_STEP[step])
    if step == FIGHT:
        assert match.state.step == GROUPS
        match.play("groups 0 0")
    assert match.state.step == step
    match.play("done")
    assert match.state.step > step


@pytest.mark.parametrize("step", [RECRUIT, MOVE, FIGHT, BUILD])
def test_shi_04_a_step_with_nothing_to_do_is_still_asked(step: int) -> None:
    match = table(step=step, points=0)
    assert legal(match) == {"done"}


def test_shi_04_charity_is_asked_of_who_has_no_cash() -> None:
    assert legal(table(step=CHARITY)) == {"give 0"}


def test_shi_04_recruiting_and_placing_in_any_order() -> None:
    match = table(hand="A")
    play(match, "A place old pier", "A recruit", "A place ice house")
    assert (standing(match, "old pier"), standing(match, "ice house")) == ("A", "A")
    match = table(hand="A")
    play(match, "A recruit", "A place old pier", "A recruit")
    assert (in_hand(match, "A"), in_pool(match, "A")) == (2, 9)


def test_shi_04_moves_of_all_kinds_in_any_order() -> None:
    match = table("brick lane AA, banker hill AA", step=MOVE)
    play(
        match,
        "A move 1 banker hill to old pier",
        "A move 1 brick lane to banker hill",
        "A move 1 brick lane to silk mile",
        "A move 1 banker hill to old pier",
        "A move 1 old pier to brick lane",
    )
    assert match.state.action_points == 0
    assert [standing(match, name) for name in ("brick lane", "silk mile", "banker hill", "old pier")] == [
        *("A", "A", "A", "A")
    ]


def test_shi_04_example_no_moving_after_a_fight() -> None:
    match = table(RIPE, step=FIGHT)
    play(match, "A fight B in brick lane", "A groups 1 0")
    assert refused(match, "A move 1 brick lane to silk mile") in {"SHI-04", "SHI-10"}
    assert legal(match) == {"done"}


def test_shi_04_income_comes_after_fights_and_before_building() -> None:
    match = table("silk mile AAAB", step=MOVE, cash={"A": 3})
    play(match, "A done", "A fight B in silk mile", "A groups 1 0")
    assert money(match, "A") == 3
    play(match, "A done")
    assert money(match, "A") == 8
    play(match, "A casino silk mile")


def test_shi_04_charity_ends_the_turn_of_a_boss() -> None:
    match = table(step=CHARITY, cash={"A": 9}, prison="B")
    play(match, "A give 2")
    assert (match.actor, match.state.step) == (1, BAIL)


@pytest.mark.parametrize("step", [RECRUIT, MOVE, FIGHT, BUILD])
def test_shi_04_unreadable_moves_are_refused_with_the_clause_of_the_step(step: int) -> None:
    assert refused(table(step=step), "A sing a song") in CLAUSES_OF_STEP[step] | {"SHI-04"}


def test_shi_06_three_points_at_the_start_of_a_turn() -> None:
    match = table(step=CHARITY, points=0)
    play(match, "A give 0")
    assert match.view()["action_points"] == match.state.action_points == 3


def test_shi_06_points_are_there_after_bail_too() -> None:
    match = table(step=CHARITY, points=0, prison="B", cash={"B": 2})
    play(match, "A give 0", "B bail 1")
    assert match.state.action_points == 3


@pytest.mark.parametrize(
    ("step", "move"),
    [
        (RECRUIT, "recruit"),
        (RECRUIT, "place silk mile"),
        (MOVE, "move 2 brick lane to silk mile"),
        (MOVE, "move 1 brick lane to ice house"),
    ],
)
def test_shi_06_recruiting_placing_and_moving_cost_a_point(step: int, move: str) -> None:
    match = table("brick lane AA", step=step, hand="A")
    match.play(move)
    assert match.state.action_points == 2


def test_shi_06_nothing_else_costs_points() -> None:
    match = table(RIPE, step=BAIL, prison="A", cash={"A": 60})
    for step in (BAIL, FIGHT, GROUPS, BUILD, CHARITY):
        skip_to(match, step) if step != GROUPS else None
        assert match.state.action_points == 3
        match.play(MOVE_OF_STEP[step])


def test_shi_06_the_three_kinds_share_the_points() -> None:
    match = table("brick lane AA", hand="A")
    play(match, "A recruit", "A place old pier")
    assert match.state.action_points == 1
    play(match, "A done", "A move 1 brick lane to silk mile")
    assert match.state.action_points == 0


def test_shi_06_nothing_can_be_recruited_or_placed_without_points() -> None:
    match = table(hand="A")
    play(match, "A recruit", "A recruit", "A recruit")
    assert legal(match) == {"done"}
    assert refused(match, "A recruit") == "SHI-06"
    assert refused(match, "A place old pier") == "SHI-06"


def test_shi_06_nothing_can_be_moved_for_points_without_points() -> None:
    match = table("brick lane AA", step=MOVE, points=0)
    assert legal(match) == {"done"}
    assert refused(match, "A move 1 brick lane to silk mile") in {"SHI-06", "SHI-08"}


def test_shi_06_a_move_cannot_cost_more_than_is_left() -> None:
    match = table("brick lane AAA", step=MOVE, points=2)
    assert refused(match, "A move 3 brick lane to ice house") in {"SHI-06", "SHI-08"}
    play(match, "A move 2 brick lane to ice house")
    assert match.state.action_points == 0


def test_shi_06_unused_points_lapse() -> None:
    match = table(points=3)
    finish(match)
    assert match.state.action_points == 3
    next_turn(match)
    assert match.state.action_points == 3
    play(match, "B recruit")
    finish(match)
    assert match.state.action_points == 3


def test_shi_06_points_left_from_recruiting_are_for_moving_only() -> None:
    match = table("brick lane AAA", hand="AAA", points=3)
    play(match, "A done")
    assert legal_of(match, "recruit", "place") == set()
    assert "move 3 brick lane to ice house" in legal(match)
