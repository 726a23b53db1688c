"""SHI-23: the end, the tax, and the ranks."""

from __future__ import annotations

import pytest

import windycity as wc
from windycity.games.shikago.state import CHARITY, FIGHT

from .city import LAST_TURN, clause_against, play, table


def ended(*cash: int) -> wc.Match:
    """A game that ends with so much cash in thousands."""
    match = table(
        boss="D",
        step=CHARITY,
        turn=LAST_TURN,
        cash=dict(zip("ABCD", cash, strict=True)),
        register={"A": 40, "B": 30, "C": 20},
    )
    assert (match.scores, match.ranks, match.reason) == (None, None, None)
    play(match, "D give 0")
    assert match.actor == wc.OVER
    return match


def result(*cash: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    match = ended(*cash)
    assert match.scores is not None
    assert match.ranks is not None
    return match.scores, match.ranks


def test_shi_23_the_richest_loses_half_and_the_second_wins() -> None:
    assert result(20, 15, 3, 12) == ((10_000, 15_000, 3_000, 12_000), (3, 1, 4, 2))


def test_shi_23_the_richest_may_come_last() -> None:
    assert result(16, 15, 14, 13) == ((8_000, 15_000, 14_000, 13_000), (4, 1, 2, 3))


def test_shi_23_who_was_more_than_twice_as_rich_wins_all_the_same() -> None:
    assert result(3, 41, 20, 4) == ((3_000, 20_500, 20_000, 4_000), (4, 1, 2, 3))


@pytest.mark.parametrize("richest", range(4))
def test_shi_23_every_seat_can_be_the_richest(richest: int) -> None:
    cash = [4, 4, 4, 4]
    cash[richest] = 5
    scores, ranks = result(*cash)
    assert scores == tuple(2_500 if seat == richest else 4_000 for seat in range(4))
    assert ranks == tuple(4 if seat == richest else 1 for seat in range(4))


def test_shi_23_half_is_kept_to_the_exact_500() -> None:
    assert result(15, 7, 8, 0) == ((7_500, 7_000, 8_000, 0), (2, 3, 1, 4))


def test_shi_23_all_who_tie_for_richest_lose_half() -> None:
    assert result(21, 21, 10, 11) == ((10_500, 10_500, 10_000, 11_000), (2, 2, 4, 1))
    assert result(9, 21, 21, 21) == ((9_000, 10_500, 10_500, 10_500), (4, 1, 1, 1))


def test_shi_23_all_four_may_tie() -> None:
    assert result(9, 9, 9, 9) == ((4_500,) * 4, (1, 1, 1, 1))
    assert result(0, 0, 0, 0) == ((0,) * 4, (1, 1, 1, 1))


def test_shi_23_only_the_richest_lose_half() -> None:
    assert result(30, 29, 29, 28) == ((15_000, 29_000, 29_000, 28_000), (4, 1, 1, 3))


def test_shi_23_a_tie_is_a_shared_win() -> None:
    assert result(20, 10, 3, 3) == ((10_000, 10_000, 3_000, 3_000), (1, 1, 3, 3))


def test_shi_23_the_register_breaks_no_tie() -> None:
    assert result(1, 8, 20, 8) == ((1_000, 8_000, 10_000, 8_000), (4, 2, 1, 2))


def test_shi_23_ends_after_the_fourth_boss_of_turn_twelve() -> None:
    match = table(boss="C", step=CHARITY, turn=LAST_TURN)
    play(match, "C give 0", "D done", "D done", "D done", "D done")
    assert match.scores is None
    play(match, "D give 0")
    assert match.actor == wc.OVER
    assert match.reason == "cash"


def test_shi_23_ends_with_the_last_in_the_order_of_that_turn() -> None:
    match = table(boss="A", first="B", step=CHARITY, turn=LAST_TURN)
    play(match, "A give 0")
    assert match.actor == wc.OVER
    match = table(boss="D", first="B", step=CHARITY, turn=LAST_TURN)
    play(match, "D give 0")
    assert match.actor == 0


def test_shi_23_does_not_end_after_turn_eleven() -> None:
    match = table(boss="D", step=CHARITY, turn=LAST_TURN - 1)
    play(match, "D give 0")
    assert match.actor == wc.CHANCE
    match.play("draw policeman")
    assert (match.actor, match.view()["turn"]) == (1, LAST_TURN)


def test_shi_23_income_and_gifts_of_the_last_turn_count() -> None:
    match = table(
        "silk mile D", boss="D", step=FIGHT, turn=LAST_TURN, cash={"A": 20, "B": 14, "C": 11, "D": 12}
    )
    play(match, "D done", "D done", "D give 2")
    assert match.scores == (10_000, 14_000, 11_000, 15_000)
    assert match.ranks == (4, 2, 3, 1)


def test_shi_23_buildings_and_henchmen_are_worth_nothing() -> None:
    match = table(
        "silk mile A, ice house A",
        boss="D",
        step=CHARITY,
        turn=LAST_TURN,
        casinos=["silk mile"],
        factories="A",
    )
    match.state.cash[1] = 2
    play(match, "D give 0")
    assert match.scores == (0, 1_000, 0, 0)


@pytest.mark.parametrize(
    "move", ["done", "give 0", "recruit", "draw policeman", "arrest A", "first A", "nonsense"]
)
def test_shi_23_nothing_can_be_done_after_the_end(move: str) -> None:
    match = ended(1, 2, 3, 4)
    assert match.legal() == []
    assert clause_against(match, move) == "SHI-23"
    with pytest.raises(wc.IllegalMove) as caught:
        match.play(move)
    assert caught.value.clause == "SHI-23"
