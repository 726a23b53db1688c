"""SHI-05 and SHI-07: bail, recruiting and placing."""

from __future__ import annotations

import pytest

from windycity.games.shikago.areas import AREA_NAMES
from windycity.games.shikago.state import BAIL, CHARITY, RECRUIT

from .city import (
    finish,
    in_hand,
    in_pool,
    in_prison,
    legal,
    legal_of,
    money,
    play,
    refused,
    registered,
    standing,
    table,
)


def test_shi_05_bail_is_two_thousand_for_each() -> None:
    match = table(step=BAIL, prison="AAAB", cash={"A": 9, "B": 9})
    play(match, "A bail 2")
    assert (money(match, "A"), in_prison(match, "A")) == (5, 1)
    assert (money(match, "B"), in_prison(match, "B")) == (9, 1)


@pytest.mark.parametrize(
    ("prisoners", "cash", "most"),
    [(3, 20, 3), (3, 6, 3), (3, 5, 2), (3, 4, 2), (1, 3, 1), (2, 1, 0), (2, 0, 0)],
)
def test_shi_05_any_number_that_prison_and_cash_allow(prisoners: int, cash: int, most: int) -> None:
    match = table(step=BAIL, prison="A" * prisoners, cash={"A": cash})
    assert legal(match) == {f"bail {number}" for number in range(most + 1)}
    assert refused(match, f"A bail {most + 1}") == "SHI-05"


def test_shi_05_all_twelve_can_be_bailed_out() -> None:
    match = table(step=BAIL, prison="A" * 12, cash={"A": 25})
    assert len(legal(match)) == 13
    play(match, "A bail 12")
    assert (in_hand(match, "A"), in_prison(match, "A"), money(match, "A")) == (12, 0, 1)
    assert refused(match, "A bail 13") in {"SHI-04", "SHI-07"}


def test_shi_05_more_than_there_are_henchmen_is_refused() -> None:
    match = table(step=BAIL, prison="A" * 12, cash={"A": 50})
    assert refused(match, "A bail 13") == "SHI-05"


def test_shi_05_they_come_to_the_hand_and_can_be_placed_at_once() -> None:
    match = table(step=BAIL, prison="AA", cash={"A": 4})
    play(match, "A bail 2")
    assert (in_hand(match, "A"), in_pool(match, "A"), in_prison(match, "A")) == (2, 10, 0)
    play(match, "A place ice house", "A place ice house")
    assert standing(match, "ice house") == "AA"


def test_shi_05_one_decision_ends_the_step() -> None:
    match = table(step=BAIL, prison="AAA", cash={"A": 20})
    play(match, "A bail 1")
    assert match.state.step == RECRUIT
    refused(match, "A bail 1")
    match = table(step=BAIL, prison="AAA", cash={"A": 20})
    play(match, "A bail 0")
    assert match.state.step == RECRUIT
    assert (in_prison(match, "A"), money(match, "A")) == (3, 20)


def test_shi_05_is_left_out_without_prisoners() -> None:
    match = table(step=CHARITY, prison="ACCD", cash={"B": 20})
    play(match, "A give 0")
    assert (match.actor, match.state.step) == (1, RECRUIT)
    finish(match)
    assert (match.actor, match.state.step) == (2, BAIL)


def test_shi_05_is_asked_of_who_cannot_pay() -> None:
    match = table(step=CHARITY, prison="B", cash={"B": 1})
    play(match, "A give 0")
    assert (match.state.step, legal(match)) == (BAIL, {"bail 0"})


def test_shi_05_does_not_touch_the_register() -> None:
    match = table(step=BAIL, prison="AA", cash={"A": 9}, register={"A": 9})
    play(match, "A bail 2")
    assert registered(match, "A") == 9


def test_shi_05_the_first_player_of_a_turn_is_asked_too() -> None:
    match = table(boss="D", step=CHARITY, prison="B", cash={"B": 20})
    play(match, "D give 0")
    match.play("draw policeman")
    assert legal(match) == {"bail 0", "bail 1"}


def test_shi_07_recruiting_takes_one_from_the_pool_to_the_hand() -> None:
    match = table("silk mile AA", hand="A")
    play(match, "A recruit")
    assert (in_pool(match, "A"), in_hand(match, "A")) == (8, 2)
    assert standing(match, "silk mile") == "AA"
    assert match.state.action_points == 2


def test_shi_07_placing_takes_one_from_the_hand_to_an_area() -> None:
    match = table("silk mile AA", hand="AA")
    play(match, "A place silk mile")
    assert (in_pool(match, "A"), in_hand(match, "A")) == (8, 1)
    assert standing(match, "silk mile") == "AAA"
    assert match.state.action_points == 2


@pytest.mark.parametrize("stands", ["", "silk mile BBBBB, ice house CC, old pier A"])
def test_shi_07_any_area_will_do(stands: str) -> None:
    match = table(stands, hand="A")
    assert legal(match) == {"recruit", "done", *(f"place {name}" for name in AREA_NAMES)}


@pytest.mark.parametrize("name", AREA_NAMES)
def test_shi_07_placed_where_the_boss_says(name: str) -> None:
    match = table("silk mile BBB", boss="C", hand="C")
    play(match, f"C place {name}")
    assert standing(match, name) == ("BBBC" if name == "silk mile" else "C")


def test_shi_07_recruiting_needs_an_own_henchman_in_the_pool() -> None:
    match = table("silk mile AAAAAAAAAA", hand="AA")
    assert in_pool(match, "A") == 0 < in_pool(match, "B")
    assert legal_of(match, "recruit") == set()
    assert refused(match, "A recruit") == "SHI-07"


def test_shi_07_placing_needs_a_henchman_in_hand() -> None:
    match = table("silk mile A", hand="BB")
    assert legal(match) == {"recruit", "done"}
    assert refused(match, "A place silk mile") == "SHI-07"


def test_shi_07_prisoners_can_be_neither_recruited_nor_placed() -> None:
    match = table(prison="A" * 12)
    assert legal(match) == {"done"}
    assert refused(match, "A recruit") == "SHI-07"
    assert refused(match, "A place silk mile") == "SHI-07"


def test_shi_07_a_recruit_can_be_placed_at_once() -> None:
    match = table()
    play(match, "A recruit", "A place silk mile")
    assert standing(match, "silk mile") == "A"


def test_shi_07_costs_no_money() -> None:
    match = table(hand="A", cash={"A": 7})
    play(match, "A recruit", "A place silk mile")
    assert money(match, "A") == 7


def test_shi_07_only_the_boss_to_move_is_touched() -> None:
    match = table(boss="B", hand="ABCD")
    play(match, "B recruit", "B recruit", "B place old pier")
    assert [in_hand(match, letter) for letter in "ABCD"] == [1, 2, 1, 1]
    assert [in_pool(match, letter) for letter in "ABCD"] == [11, 9, 11, 11]


@pytest.mark.parametrize(("prison", "henchmen"), [("ABBB", "1 henchman"), ("AABBB", "2 henchmen")])
def test_shi_05_a_refusal_counts_the_own_prisoners(prison: str, henchmen: str) -> None:
    refusal = table(prison=prison, step=BAIL, cash={"A": 20}).why_not("bail 3")
    assert str(refusal) == f"A has only {henchmen} in prison. [SHI-05]"
