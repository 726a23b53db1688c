"""Rules of thumb: the right move in plain positions, the right favourite, and when a turn is settled."""

from __future__ import annotations

import random

import pytest

import windycity as wc
from windycity.games.chicago.board import CASINO, SQUARE_BARS
from windycity.games.chicago.codes import PAIR
from windycity.games.chicago.figures import MOST_RINGS
from windycity.games.chicago.heuristics.distance import distance
from windycity.games.chicago.heuristics.fighting import advise_pair
from windycity.games.chicago.heuristics.odds import CERTAIN, HOLDS, TAKES, duel_worth, odds_row
from windycity.games.chicago.names import FIELD_OF
from windycity.games.chicago.state import ATTACKER_PAIRS, DEFENDER_PAIRS, DIE, MOVE, ROLL, TURN
from windycity.kernel import WHOLE

from ..advised import advice, best_moves, prospects
from .chiccaggo import opening, rest, town
from .city import Owners, city, finish_hiring, label_list, legal, load, play
from .test_duel_odds import STRENGTHS, reckoned

HERON, CAROUSEL, PEACOCK, MERMAID = CASINOS = label_list(*CASINO)
SQUARE = label_list(*SQUARE_BARS)
FREE: Owners = {"nobody": [*CASINOS, *SQUARE]}


def all_at_home(
    when: str, turn: str = "yellow", owners: Owners | None = None, cash: dict[str, int] | None = None
) -> wc.Match:
    """Every gang has one member, in its home bar."""
    return city(
        when=when,
        turn=turn,
        yellow="2er brass canary",
        red="2er ruby rooster",
        green="2er jade tortoise",
        blue="2er cobalt cockatoo",
        owners=owners,
        cash=cash,
    )


def settled(match: wc.Match) -> bool:
    return bool(match.rules.heuristics.settled(match.state))


# Distances and odds.


def test_distances_are_alike_in_all_quarters() -> None:
    assert distance(FIELD_OF["copper 3"], FIELD_OF["gilded heron"]) == 2
    assert distance(FIELD_OF["furnace 3"], FIELD_OF["crimson carousel"]) == 2
    assert distance(FIELD_OF["gilded heron"], FIELD_OF["crimson carousel"]) == 15
    assert distance(FIELD_OF["sapphire mermaid"], FIELD_OF["emerald peacock"]) == 15


@pytest.mark.parametrize(("attacker", "defender"), STRENGTHS)
def test_odds_of_a_duel_are_exact(attacker: int, defender: int) -> None:
    endings = reckoned(attacker, defender)
    row = odds_row(city().state, attacker, defender)
    takes = sum(odds for (mine, _, _, _), odds in endings.items() if mine > 0)
    holds = sum(odds for (_, yours, _, _), odds in endings.items() if yours > 0)
    assert (TAKES[row], HOLDS[row]) == (round(CERTAIN * takes), round(CERTAIN * holds))


def test_strong_members_attack_weak_ones_and_not_the_other_way_round() -> None:
    state = city().state
    assert duel_worth(state, 4, 3) > duel_worth(state, 3, 3) > 0 > duel_worth(state, 2, 4)


# Walking.


def test_a_free_bar_is_entered_from_its_door() -> None:
    match = city(points=1, yellow="2er lantern 5", owners=FREE)
    assert best_moves(match) == {"walk lantern 5 to last nickel"}


def test_the_dearer_of_two_bars_at_hand_is_entered() -> None:
    match = city(points=1, yellow="1er deacon 2, 1er senator 5", owners=FREE)
    assert best_moves(match) == {"walk deacon 2 to sunflower lounge"}


def test_an_open_casino_is_worth_a_walk() -> None:
    match = city(points=8, when="A5", red="3er copper 5, 1er lantern 3", turn="red")
    assert best_moves(match) == {"walk copper 5 to copper 4"}


def test_a_member_walks_on_to_its_target() -> None:
    match = city(points=5, turn="red", when="A5", red="3er copper 6")
    walked = []
    while match.state.step == MOVE and match.state.owner[2] != 1:
        (step,) = best_moves(match)
        walked.append(step.rpartition(" ")[2])
        match.play(step)
    assert walked == ["5", "4", "3", "2", "heron"]


def test_a_strong_guard_stays_in_its_casino() -> None:
    match = city(points=5, yellow="4er gilded heron, 1er lantern 5", red="4er furnace 2")
    ratings = advice(match)
    assert max(rating for text, rating in ratings.items() if "gilded heron to" in text) == 0
    assert best_moves(match) == {"walk lantern 5 to last nickel"}


def test_a_weak_member_does_not_attack_a_strong_one() -> None:
    match = city(points=1, yellow="2er lantern 3, 1er lantern 8", red="4er lantern 4")
    assert advice(match)["walk lantern 3 to lantern 4"] == 0


def test_a_strong_member_attacks_a_weaker_one() -> None:
    match = city(points=1, yellow="4er lantern 3, 1er pewter 2", red="3er lantern 4", owners=FREE)
    assert best_moves(match) == {"walk lantern 3 to lantern 4"}


def test_a_rival_with_three_casinos_is_stopped() -> None:
    match = city(
        when="A6",
        turn="blue",
        points=3,
        blue="2er copper 4, 2er ferry 5",
        owners={"red": [HERON, CAROUSEL, PEACOCK]},
    )
    assert best_moves(match) == {"walk copper 4 to copper 3"}


def test_the_last_square_bar_comes_first() -> None:
    match = city(
        when="A6", turn="blue", points=4, blue="2er honeycomb, 2er ferry 2", owners={"blue": SQUARE[2:]}
    )
    play(match, "blue walk honeycomb to square 2", "blue walk square 2 to square 1")
    assert best_moves(match) == {"walk square 1 to square 4"}


@pytest.mark.parametrize("step", [ATTACKER_PAIRS, DEFENDER_PAIRS])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_pair_of_an_assault_is_rated_below_0(players: int, step: int) -> None:
    state = load(players, stacking=True).start().state
    state.step = step
    codes = list(range(PAIR, PAIR + MOST_RINGS * MOST_RINGS))
    ratings = [0] * len(codes)
    advise_pair(state, codes, len(codes), ratings)
    assert min(ratings) >= 0


def test_an_assault_is_joined_only_as_long_as_it_is_open() -> None:
    match = city(points=3, stacking=True, yellow="4er copper 2, 3er lantern 5", red="1er gilded heron")
    play(match, "yellow walk copper 2 to gilded heron")
    assert best_moves(match) == {"duel 4er against 1er"}


# Hiring and placing.


def test_the_3er_is_hired_first_and_cash_is_kept() -> None:
    match = load().start(seed=7)
    assert best_moves(match) == {"hire 3er"}
    match.play("hire 3er")
    assert best_moves(match) == {"done"}


def test_in_a_turn_members_are_hired() -> None:
    match = city(yellow="4er gilded heron")
    assert best_moves(match) == {"hire 2er"}


def test_the_4er_is_placed_in_the_casino() -> None:
    match = load().start(seed=7)
    match.play("hire 3er")
    finish_hiring(match)
    assert best_moves(match) == {"place 4er in gilded heron"}


# Whole dice.


def test_all_money_is_spent_in_the_headquarters() -> None:
    match = opening()
    assert best_moves(match) == {"hire green"}


def test_the_die_that_ends_in_the_casino_is_taken() -> None:
    match = town(dice=(2, 3, 5), yellow="green copper 4, yellow brass canary")
    assert best_moves(match) == {"die 3"}


def test_a_turn_ends_with_a_goal() -> None:
    match = town(dice=(1, 2), yellow=f"blue {HERON}, blue {CAROUSEL}, blue {MERMAID}, yellow lantern 5")
    assert best_moves(match) == {"done"}


def test_a_lone_guard_of_a_casino_is_given_no_die() -> None:
    match = town(dice=(3,), yellow=f"yellow {HERON}", owners={"yellow": ["hatbox", "last nickel"]})
    assert best_moves(match) == {"done"}


# Prospects.


def test_at_the_start_all_are_alike() -> None:
    assert prospects(load().start(seed=7)) == [WHOLE // 4] * 4
    assert prospects(opening(start=None)) == [WHOLE // 4] * 4


def test_the_richest_is_ahead_and_more_so_towards_the_end() -> None:
    early = prospects(all_at_home("A1", cash={"yellow": 225}))
    late = prospects(all_at_home("D6", cash={"yellow": 225}))
    assert WHOLE // 4 < early[0] < late[0]


def test_income_counts_most_before_the_payout() -> None:
    owners = {"yellow": [CAROUSEL, "garnet palace", "velvet volcano"]}
    early = prospects(all_at_home("C1", owners=owners))
    late = prospects(all_at_home("C6", owners=owners))
    assert WHOLE // 4 < early[0] < late[0]


def test_who_holds_a_goal_in_the_last_turn_of_a_phase_has_all_but_won() -> None:
    owners = {"blue": [HERON, CAROUSEL, MERMAID]}
    last, first = (prospects(all_at_home("A6", turn=turn, owners=owners)) for turn in ("blue", "yellow"))
    assert last[3] > 900 > first[3] > WHOLE // 4


def test_square_bars_count_where_goals_win_at_once() -> None:
    few, many = (prospects(town(owners={"green": SQUARE[:count]}))[2] for count in (2, 7))
    assert WHOLE // 4 <= few < many


def test_when_it_is_over_the_winner_has_it_all() -> None:
    match = town(turn="green", green=", ".join(f"blue {casino}" for casino in CASINOS[:3]), cash={"red": 900})
    rest(match)
    assert match.actor == wc.OVER
    assert prospects(match) == [0, 0, WHOLE, 0]


@pytest.mark.parametrize("name", ["chicago91", "chicago86"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_prospects_of_a_finished_game_are_those_of_its_ranks(name: str, players: int) -> None:
    match = wc.load(name, players=players).random_match(seed=3)
    assert match.ranks is not None
    first = [rank == 1 for rank in match.ranks]
    assert prospects(match) == [WHOLE * won // sum(first) for won in first]


# Turns.


def test_a_turn_is_settled_before_the_roll_and_only_there() -> None:
    match = load().start(seed=7)
    seen: dict[int, int] = {}
    dice = random.Random(7)
    for _ in range(300):
        if settled(match):
            seen[match.state.step] = seen.get(match.state.step, 0) + 1
        match.play(dice.choice(legal(match)))
    assert set(seen) == {ROLL}


def test_hiring_and_walking_are_not_settled() -> None:
    match = city(yellow="2er lantern 3")
    assert match.state.step == TURN
    assert not settled(match)
    play(match, "yellow roll")
    assert settled(match)
    play(match, "points 11")
    assert match.state.step == MOVE
    assert not settled(match)


def test_with_whole_dice_a_turn_is_settled_at_its_beginning() -> None:
    match = town(yellow="green lantern 3")
    assert settled(match)
    match.play("dice 1 2 3")
    assert match.state.step == DIE
    assert not settled(match)
