"""Rules of thumb: what a sensible boss does, who is ahead, and when nothing is half done."""

from __future__ import annotations

import random

import pytest

import windycity as wc
from windycity.games.shikago import RULES
from windycity.games.shikago.state import BAIL, BUILD, CHARITY, FIGHT, MOVE, RECRUIT
from windycity.kernel import WHOLE

from ..advised import advice, best_move, best_moves, prospects
from .city import LAST_TURN, SEATS, finish_turn, play, snitching, table
from .ledger import choose, lively
from .puzzles import HELD, last_turn


def is_settled(match: wc.Match) -> bool:
    return RULES.heuristics.settled(match.state)


# Henchmen.


def test_the_first_henchman_goes_where_most_is_paid() -> None:
    assert best_moves(table(hand="A")) == {"place silk mile", "place banker hill"}


def test_the_second_one_goes_elsewhere() -> None:
    assert best_moves(table("silk mile A", hand="A", points=2)) == {"place banker hill"}


def test_without_a_henchman_in_hand_one_recruits() -> None:
    assert best_moves(table("silk mile A", points=2)) == {"recruit"}


def test_two_go_together_where_one_alone_changes_nothing() -> None:
    stands = "brick lane BBB, silk mile C, grand arcade BBB, old pier BBB"
    stands += ", stock pens CCC, brewers row CCC, banker hill DDD, ice house DDD"
    assert best_moves(table(stands, hand="AA", casinos=["silk mile"])) == {"place silk mile"}


def test_the_last_point_is_kept_for_a_good_move() -> None:
    stands = "silk mile AAAA, brick lane BB, grand arcade C, brewers row BB"
    match = table(stands, points=1, casinos=["grand arcade"], turn=6)
    assert best_moves(match) == {"done"}
    match.play("done")
    assert best_moves(match) == {"move 3 silk mile to grand arcade"}


def test_nobody_leaves_an_area_that_pays() -> None:
    match = table("silk mile A, brick lane BB, grand arcade BB, brewers row CC", step=MOVE)
    assert best_moves(match) == {"done"}


def test_men_who_may_go_for_nothing_guard_what_is_worth_most() -> None:
    match = table("silk mile A, ice house AAA", step=MOVE, points=0, casinos=["silk mile"])
    assert best_move(match).endswith("ice house to silk mile")


def test_three_kill_one_for_nothing() -> None:
    match = table("silk mile AAAB", step=FIGHT)
    assert best_moves(match) == {"fight B in silk mile"}
    match.play("fight B in silk mile")
    assert best_moves(match) == {"groups 1 0"}


def test_a_henchman_is_given_for_a_casino_of_ones_own() -> None:
    match = table("silk mile AAB", step=FIGHT, casinos=["silk mile"], cash={"A": 9}, turn=4)
    assert best_moves(match) == {"fight B in silk mile"}
    match.play("fight B in silk mile")
    assert best_moves(match) == {"groups 0 1"}


def test_a_henchman_is_not_given_for_little() -> None:
    match = table("old pier AAB", step=FIGHT, cash={"A": 9}, turn=4)
    assert best_moves(match) == {"done"}


def test_prisoners_are_wanted_while_there_is_something_to_take() -> None:
    match = table(step=BAIL, prison="AAAAA", cash={"A": 20}, turn=5)
    assert best_moves(match) == {"bail 3"}


def test_prisoners_stay_where_they_are_when_they_are_of_no_use() -> None:
    match = last_turn(HELD + ", silk mile BB, brick lane BB", {"A": 9}, step=BAIL, prison="DDD")
    match.state.cash[3] = 8
    assert best_moves(match) == {"bail 0"}


# Money.


def test_a_casino_pays_early() -> None:
    match = table("silk mile AA", step=BUILD, cash={"A": 15}, turn=2)
    assert best_moves(match) == {"casino silk mile"}


@pytest.mark.parametrize("turn", [11, 12])
def test_a_casino_does_not_pay_late(turn: int) -> None:
    match = table("silk mile A", step=BUILD, turn=turn, cash={"A": 30, "B": 60, "C": 20})
    assert best_moves(match) == {"done"}


def test_a_factory_pays_with_large_incomes() -> None:
    match = table(
        "silk mile AA, banker hill AA, ice house A",
        step=BUILD,
        turn=4,
        cash={"A": 30},
        casinos=["silk mile", "banker hill", "ice house", "old pier", "stock pens"],
    )
    assert best_moves(match) == {"factory"}


def test_early_nothing_is_given_away() -> None:
    match = table("silk mile A", step=CHARITY, turn=2, cash={"A": 9}, register={"A": 9})
    assert best_moves(match) == {"give 0"}


def test_the_chair_of_the_snitch_is_bought_when_the_untouchables_are_sure_to_come() -> None:
    match = table(
        "silk mile DDD, banker hill DDD, ice house AA, brick lane B, old pier C",
        boss="D",
        step=CHARITY,
        turn=6,
        cash={"D": 30},
        register={"A": 31, "B": 30, "C": 35, "D": 34},
        casinos=["silk mile", "banker hill"],
        factories="D",
        drawn=5,
    )
    assert best_moves(match) == {"give 4"}


def test_who_is_much_too_rich_begins_to_give_before_the_last_turn() -> None:
    match = table(boss="D", step=CHARITY, turn=11, cash={"A": 90, "B": 60, "C": 50, "D": 130})
    assert best_moves(match) == {"give 20"}


def test_who_is_rich_enough_to_lose_half_gives_nothing() -> None:
    match = table(boss="D", step=CHARITY, turn=11, cash={"A": 20, "B": 15, "C": 10, "D": 90})
    assert best_moves(match) == {"give 0"}


# The police.


def test_a_raid_goes_where_the_bribe_cannot_be_paid() -> None:
    match = snitching(
        "silk mile AA, banker hill BB", casinos=["silk mile", "banker hill"], cash={"A": 20, "B": 5}
    )
    assert best_moves(match) == {"raid banker hill"}


def test_a_raid_goes_to_the_richest() -> None:
    match = snitching("silk mile AA, banker hill BB", cash={"A": 20, "B": 60})
    assert best_moves(match) == {"raid banker hill"}


def test_the_untouchables_go_to_whoever_has_most_to_lose() -> None:
    match = snitching(
        "silk mile AAA, banker hill AAA, ice house B",
        chip="untouchables",
        turn=5,
        casinos=["silk mile"],
        factories="A",
        cash={"A": 20, "B": 30},
    )
    assert best_moves(match) == {"arrest A"}


def test_late_the_snitch_leaves_the_richest_alone_and_ruins_a_rival_for_the_second_place() -> None:
    match = snitching(
        "silk mile AAA, banker hill BBB, ice house DDD",
        chip="untouchables",
        turn=11,
        casinos=["silk mile", "banker hill"],
        factories="AB",
        cash={"A": 150, "B": 50, "C": 10, "D": 60},
    )
    assert best_moves(match) == {"arrest B"}


# Prospects.


@pytest.mark.parametrize("seed", range(8))
def test_prospects_add_up(seed: int) -> None:
    match = lively(seed)
    for _ in range(30):
        assert WHOLE - 4 <= sum(prospects(match)) <= WHOLE
        assert min(prospects(match)) >= 0
        match.roll() if match.actor == wc.CHANCE else match.play(match.legal()[0])


def test_at_first_nobody_leads() -> None:
    assert prospects(table()) == [250] * 4


def test_the_end_is_known() -> None:
    match = table(boss="D", step=CHARITY, turn=LAST_TURN, cash={"A": 20, "B": 15, "C": 3, "D": 12})
    play(match, "D give 0")
    assert prospects(match) == [0, WHOLE, 0, 0]


def test_a_shared_win_is_shared() -> None:
    match = table(boss="D", step=CHARITY, turn=LAST_TURN, cash={"A": 20, "B": 10, "C": 3, "D": 3})
    play(match, "D give 0")
    assert prospects(match) == [500, 500, 0, 0]


def test_before_the_last_turn_the_second_has_the_best_prospects() -> None:
    of = prospects(table(turn=LAST_TURN, cash={"A": 120, "B": 80, "C": 50, "D": 20}))
    assert of[1] == max(of)
    assert of[1] > 500


def test_in_the_middle_of_the_game_riches_are_good() -> None:
    of = prospects(table(turn=6, cash={"A": 120, "B": 80, "C": 50, "D": 20}))
    assert of[0] > of[2] > of[3]


def test_incomes_to_come_count() -> None:
    of = prospects(table("silk mile AAA, banker hill AAA", turn=7, casinos=["silk mile"], factories="A"))
    assert of[0] == max(of)
    assert of[0] > of[1]


# Quiet moments.


def test_a_turn_about_to_begin_is_settled() -> None:
    match = table("silk mile A", hand="A")
    assert is_settled(match)
    play(match, "A place ice house")
    assert not is_settled(match)
    while match.actor == 0:
        assert not is_settled(match)
        match.play(match.legal()[-1] if match.state.step != CHARITY else match.legal()[0])
    assert is_settled(match)


def test_a_turn_that_begins_with_bail_is_settled_before_it() -> None:
    match = table(step=BAIL, prison="AA", cash={"A": 9})
    assert is_settled(match)
    play(match, "A bail 1")
    assert not is_settled(match)


def test_the_police_are_not_settled_but_the_next_turn_is() -> None:
    match = table("silk mile A", boss="D")
    finish_turn(match)
    assert not is_settled(match)
    match.play("draw policeman")
    assert not is_settled(match)
    match.play(match.legal()[0])
    assert (is_settled(match), match.state.step) == (True, RECRUIT)


@pytest.mark.parametrize("seed", range(4))
def test_advice_changes_nothing_and_is_never_below_zero(seed: int) -> None:
    match, choices = lively(seed), random.Random(seed)
    while match.actor != wc.OVER and match.state.turn_number < 4:
        if match.actor == wc.CHANCE:
            match.roll()
            continue
        before = match.state.pack()
        points = advice(match)
        prospects(match)
        assert match.state.pack() == before
        assert min(points.values()) >= 0
        assert max(points.values()) == WHOLE
        match.play(choose(match, choices))


@pytest.mark.parametrize("shift", range(1, 4))
def test_all_seats_are_judged_alike(shift: int) -> None:
    """Whoever sits where, the same table is worth the same, but for rounding."""
    letters = SEATS[shift:] + SEATS[:shift]
    turned = table(
        f"silk mile {letters[0] * 2}, ice house {letters[1]}",
        boss=letters[0],
        first=letters[0],
        turn=9,
        cash=dict(zip(letters, (50, 40, 30, 20), strict=True)),
    )
    straight = table("silk mile AA, ice house B", turn=9, cash={"A": 50, "B": 40, "C": 30, "D": 20})
    expected, of = prospects(straight), prospects(turned)
    assert all(abs(of[(seat + shift) % 4] - expected[seat]) <= 2 for seat in range(4))
