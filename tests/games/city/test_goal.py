"""CTY-16 and CTY-17: reaching the goal, the places of the others, rounds, and the length of the game."""

from __future__ import annotations

from typing import Any

import pytest

import windycity as wc
from windycity.games.city.state import NOBODY

from .street import EXPERT_RULES, accounts, building, legal, load, play, rolled, seat

TO_BOOT = "move {} to neon 8 facing east"


def brought(name: str, owner: str, marks: int, money: list[int], **table: Any) -> wc.Match:
    """A has moved a customer to a shop."""
    match = rolled(
        "2",
        len(money),
        customers={name: "neon 6 east"},
        houses={owner: {"moon boot": marks}},
        accounts=money,
        **table,
    )
    play(match, "A " + TO_BOOT.format(name))
    return match


@pytest.mark.parametrize(("account", "over"), [(31, False), (32, True), (33, True), (34, True)])
@pytest.mark.parametrize("owner", "AB")
def test_cty_16_who_reaches_or_passes_the_goal_wins_at_once(owner: str, account: int, over: bool) -> None:
    money = [account if letter == owner else 7 for letter in "ABC"]
    match = brought("bonzo", owner, 1, money)
    assert (match.actor == wc.OVER) == over
    assert match.state.winner == (seat(owner) if over else NOBODY)
    if over:
        assert match.reason == "goal"
        assert match.scores == tuple(account + 3 if letter == owner else 7 for letter in "ABC")
        assert match.ranks == tuple(1 if letter == owner else 2 for letter in "ABC")
    else:
        assert (match.scores, match.ranks, match.reason) == (None, None, None)
        assert match.actor == seat("A")


def test_cty_16_the_score_is_the_account_also_beyond_the_goal() -> None:
    match = brought("bonzo", "B", 5, [0, 34, 0, 0])
    assert match.scores == (0, 49, 0, 0)


@pytest.mark.parametrize(
    "move", ["done", "open tin owl", "pass", "rolls 1", "first A", "roll", "accept", "price 1"]
)
def test_cty_16_nothing_can_be_done_after_the_end(move: str) -> None:
    match = brought("bonzo", "A", 1, [34, 0])
    assert match.legal() == []
    with pytest.raises(wc.IllegalMove) as caught:
        match.play(move)
    assert caught.value.clause == "CTY-16"


def test_cty_16_the_goal_can_be_reached_by_customers_before_stores() -> None:
    match = rolled(
        "1",
        customers={"brown 1": "market 4 east", "blue 1": "soda 4 south"},
        houses={"A": {"cosmos hall": 1}},
        accounts=[33, 0, 0, 0],
    )
    play(match, "A move brown 1 to market 5 facing east")
    assert (match.actor, match.reason, match.scores) == (wc.OVER, "goal", (35, 0, 0, 0))


def in_one_turn(money: list[int], rocco_marks: int, store_marks: int, **options: Any) -> wc.Match:
    """A brings Rocco to an own shop while a blue one stands before A's store."""
    match = rolled(
        "2",
        len(money),
        customers={"rocco": "neon 6 east", "blue 1": "soda 4 south"},
        houses={"A": {"moon boot": rocco_marks, "cosmos hall": store_marks}},
        accounts=money,
        **options,
    )
    play(match, "A move rocco to neon 8 facing east")
    return match


def test_cty_16_all_purchases_of_an_account_are_added_and_the_floor_applies_to_the_sum() -> None:
    assert accounts(in_one_turn([0, 0], 1, 2)) == [2, 0]
    assert accounts(in_one_turn([0, 0], 2, 2)) == [0, 0]
    assert accounts(in_one_turn([1, 0], 3, 1)) == [0, 0]
    assert accounts(in_one_turn([9, 0], 3, 1)) == [5, 0]


def test_cty_16_the_goal_applies_to_the_sum() -> None:
    match = in_one_turn([33, 0], 3, 4)
    assert match.actor == wc.OVER
    assert match.scores == (35, 0)
    match = in_one_turn([34, 0], 4, 4)
    assert match.actor == seat("A")
    assert accounts(match) == [34, 0]


def both_earn(money: list[int]) -> wc.Match:
    """A brings Bonzo to B's shop while a blue one stands before A's store."""
    match = rolled(
        "2",
        len(money),
        customers={"bonzo": "neon 6 east", "blue 1": "soda 4 south"},
        houses={"A": {"cosmos hall": 1}, "B": {"moon boot": 1}},
        accounts=money,
    )
    play(match, "A move bonzo to neon 8 facing east")
    return match


def test_cty_16_another_players_account_moves_before_the_movers() -> None:
    match = both_earn([34, 34, 34])
    assert match.actor == wc.OVER
    assert match.state.winner == seat("B")
    assert match.ranks == (2, 1, 2)
    assert match.scores == (34, 37, 34)


def test_cty_16_the_mover_wins_if_the_other_stays_short() -> None:
    match = both_earn([33, 31, 34])
    assert match.scores == (35, 34, 34)
    assert match.ranks == (1, 2, 2)


@pytest.mark.parametrize(
    ("others", "ranks"),
    [
        ([3, 2, 1], (1, 2, 3, 4)),
        ([1, 2, 3], (1, 4, 3, 2)),
        ([5, 5, 5], (1, 2, 2, 2)),
        ([5, 9, 5], (1, 3, 2, 3)),
        ([9, 5, 9], (1, 2, 4, 2)),
        ([0, 0, 0], (1, 2, 2, 2)),
    ],
)
def test_cty_16_the_others_rank_by_account_and_equal_ones_share_a_place(
    others: list[int], ranks: tuple[int, ...]
) -> None:
    match = brought("bonzo", "A", 1, [34, *others])
    assert match.ranks == ranks
    assert match.scores == (37, *others)


def test_cty_16_the_number_of_shops_plays_no_part() -> None:
    match = rolled(
        "2",
        3,
        customers={"bonzo": "neon 6 east"},
        houses={"A": {"moon boot": 1}, "B": {"tin owl": 5, "pink comb": 5}},
        accounts=[34, 6, 7],
    )
    play(match, "A move bonzo to neon 8 facing east")
    assert match.ranks == (1, 3, 2)


def test_cty_16_the_goal_must_be_reached_and_not_only_be_worth() -> None:
    match = building(houses={"A": {"tin owl": 5, "pink comb": 5}}, accounts=[34, 0, 0, 0])
    play(match, "A done")
    assert match.actor == wc.CHANCE


def last_turn(money: list[int], max_rounds: int = 8, **table: Any) -> wc.Match:
    """The last player builds in the last round."""
    letter = "ABCDEF"[len(money) - 1]
    return building(
        len(money), turn=letter, round_number=max_rounds - 1, max_rounds=max_rounds, accounts=money, **table
    )


def test_cty_16_with_max_rounds_the_highest_account_wins() -> None:
    match = last_turn([4, 9, 2, 9 - 3])
    play(match, "D done")
    assert match.actor == wc.OVER
    assert match.reason == "rounds"
    assert match.scores == (4, 9, 2, 6)
    assert match.ranks == (3, 1, 4, 2)


def test_cty_16_with_max_rounds_equal_accounts_share_the_win() -> None:
    match = last_turn([9, 4, 9])
    play(match, "C done")
    assert match.ranks == (1, 3, 1)


def test_cty_16_the_last_round_is_played_to_its_end() -> None:
    match = building(3, turn="B", round_number=7, max_rounds=8, customers={"bonzo": "neon 6 east"})
    play(match, "B done", "chance rolls 1", "C move bonzo to neon 7 facing east")
    assert match.actor == seat("C")
    play(match, "C done")
    assert match.reason == "rounds"


def test_cty_16_a_round_ends_before_the_turn_of_its_starter() -> None:
    match = building(3, turn="A", starter="B", round_number=7, max_rounds=8)
    play(match, "A done")
    assert match.reason == "rounds"
    match = building(3, turn="C", starter="B", round_number=7, max_rounds=8)
    play(match, "C done")
    assert match.actor == wc.CHANCE


def test_cty_16_not_a_round_too_early_and_never_without_the_option() -> None:
    match = building(3, turn="C", round_number=6, max_rounds=8)
    play(match, "C done")
    assert match.actor == wc.CHANCE
    assert match.state.round_number == 7
    match = building(3, turn="C", round_number=120)
    play(match, "C done")
    assert match.actor == wc.CHANCE


def test_cty_16_a_game_of_one_round_gives_everyone_one_turn() -> None:
    match = building(2, turn="A", round_number=0, max_rounds=1, customers={"bonzo": "neon 6 east"})
    play(match, "A done", "chance rolls 1", "B move bonzo to neon 7 facing east", "B done")
    assert match.reason == "rounds"
    assert match.ranks == (1, 1)


def test_cty_16_the_goal_also_ends_a_game_of_rounds() -> None:
    match = brought("bonzo", "A", 1, [34, 0], round_number=3, max_rounds=100)
    assert match.reason == "goal"


def test_cty_16_rounds_are_not_limited_by_default() -> None:
    assert wc.load("city").options["max_rounds"] is None
    match = building(2, turn="A", round_number=0)
    play(match, "A done")
    assert match.actor == wc.CHANCE, "no limit is not a limit of no rounds"


@pytest.mark.parametrize("max_rounds", [0, -1, 101])
def test_cty_16_no_strange_number_of_rounds(max_rounds: int) -> None:
    with pytest.raises(wc.OptionError):
        load(max_rounds=max_rounds)


@pytest.mark.parametrize("laps", [1, 2, 3, 4])
def test_cty_17_the_goal_is_35_times_the_laps(laps: int) -> None:
    assert load(laps=laps).start(seed=7).state.goal == 35 * laps
    for account, over in ((35 * laps - 4, False), (35 * laps - 3, True)):
        match = brought("bonzo", "B", 1, [0, account], laps=laps)
        assert (match.actor == wc.OVER) == over
        assert accounts(match) == [0, account + 3]


def test_cty_17_the_floor_stays_the_start() -> None:
    match = brought("rocco", "B", 3, [0, 38], laps=2)
    assert accounts(match) == [0, 32], "a lap that was made is not safe"
    assert accounts(brought("rocco", "B", 3, [0, 5], laps=3)) == [0, 0]


@pytest.mark.parametrize("laps", [0, 5, -1])
def test_cty_17_one_to_four_laps(laps: int) -> None:
    with pytest.raises(wc.OptionError):
        load(laps=laps)


def test_cty_17_expert_is_two_laps_and_all_rules() -> None:
    options = wc.load("city", players=3, expert=True).options
    assert dict(options) == {
        "players": 3,
        "laps": 2,
        **dict.fromkeys(EXPERT_RULES, True),
        "max_rounds": None,
    }
    assert load(expert=True).start(seed=7).state.goal == 70


def test_cty_17_options_beside_expert_win() -> None:
    options = wc.load("city", expert=True, laps=4, arcades=False).options
    assert (options["laps"], options["arcades"], options["sales"]) == (4, False, True)


@pytest.mark.parametrize("name", EXPERT_RULES)
def test_cty_17_each_rule_can_be_switched_on_by_itself(name: str) -> None:
    options = wc.load("city", **{name: True}).options
    assert {other for other in EXPERT_RULES if options[other]} == {name}
    assert options["laps"] == 1


def test_cty_17_more_laps_leave_more_to_build_with() -> None:
    match = building(2, laps=2, accounts=[40, 0])
    play(match, "A open titan mart")
    assert accounts(match) == [35, 0]
    assert "done" in legal(match)
