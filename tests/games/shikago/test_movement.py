"""SHI-08: moving, free or for action points."""

from __future__ import annotations

import pytest

from windycity.games.shikago.areas import AREA_NAMES
from windycity.games.shikago.state import FIGHT, MOVE

from .city import finish, in_hand, legal, next_turn, play, refused, standing, table

BACK_AND_FORTH = ["A move 1 brick lane to ice house", "A move 1 ice house to brick lane"]


def moves(start: str, most: int, *to: str) -> set[str]:
    """The moves of one to so many from an area to some others."""
    return {f"move {number} {start} to {end}" for number in range(1, most + 1) for end in to}


def test_shi_08_between_controlled_areas_any_number_is_free() -> None:
    match = table("brick lane AAAAA, banker hill ABB, ice house AAB", step=MOVE)
    play(match, "A move 4 brick lane to ice house")
    assert match.state.action_points == 3
    assert (standing(match, "brick lane"), standing(match, "ice house")) == ("A", "AAAAAAB")


def test_shi_08_to_a_neighbour_any_number_costs_one() -> None:
    match = table("brick lane AAAAA, silk mile BB", step=MOVE)
    play(match, "A move 5 brick lane to silk mile")
    assert match.state.action_points == 2
    assert (standing(match, "brick lane"), standing(match, "silk mile")) == ("", "AAAAABB")


@pytest.mark.parametrize("number", [1, 2, 3])
def test_shi_08_any_other_move_costs_one_for_each(number: int) -> None:
    match = table("brick lane AAAAA, ice house BB", step=MOVE)
    play(match, f"A move {number} brick lane to ice house")
    assert match.state.action_points == 3 - number
    assert standing(match, "ice house") == "A" * number + "BB"


def test_shi_08_every_move_that_three_points_pay() -> None:
    match = table("brick lane AAAA, silk mile B", step=MOVE)
    near = moves("brick lane", 4, "silk mile", "stock pens")
    far = moves("brick lane", 3, "grand arcade", "old pier", "brewers row", "banker hill", "ice house")
    assert legal(match) == near | far | {"done"}


def test_shi_08_every_move_that_one_point_pays() -> None:
    match = table("brick lane AA, banker hill A, silk mile AB", step=MOVE, points=1)
    held = moves("brick lane", 2, "banker hill") | moves("banker hill", 1, "brick lane")
    near = moves("brick lane", 2, "silk mile", "stock pens")
    far = moves("brick lane", 1, "grand arcade", "old pier", "brewers row", "ice house")
    singles = moves("banker hill", 1, *AREA_NAMES) | moves("silk mile", 1, *AREA_NAMES)
    to_itself = moves("banker hill", 1, "banker hill") | moves("silk mile", 1, "silk mile")
    assert legal(match) == held | near | far | (singles - to_itself) | {"done"}


def test_shi_08_every_move_that_is_free() -> None:
    match = table("brick lane AA, banker hill A, silk mile AB, ice house AABB", step=MOVE, points=0)
    held = moves("brick lane", 2, "banker hill") | moves("banker hill", 1, "brick lane")
    assert legal(match) == held | {"done"}


def test_shi_08_at_least_one_moves() -> None:
    match = table("brick lane AA", step=MOVE)
    assert refused(match, "A move 0 brick lane to silk mile") == "SHI-08"


def test_shi_08_no_more_than_are_there() -> None:
    match = table("brick lane AABBB", step=MOVE)
    assert refused(match, "A move 3 brick lane to silk mile") == "SHI-08"
    assert refused(match, "A move 1 silk mile to brick lane") == "SHI-08"
    assert refused(match, "A move 13 brick lane to silk mile") == "SHI-08"


def test_shi_08_only_ones_own_henchmen_move() -> None:
    match = table("brick lane AABBB", boss="B", step=MOVE)
    play(match, "B move 2 brick lane to silk mile")
    assert (standing(match, "brick lane"), standing(match, "silk mile")) == ("AAB", "BB")


def test_shi_08_an_area_is_not_moved_to_from_itself() -> None:
    match = table("brick lane AA", step=MOVE)
    assert refused(match, "A move 1 brick lane to brick lane") == "SHI-08"


def test_shi_08_a_controlled_neighbour_is_free() -> None:
    """A move costs the least that fits."""
    match = table("brick lane AAA, silk mile AAB", step=MOVE)
    play(match, "A move 2 brick lane to silk mile")
    assert match.state.action_points == 3


def test_shi_08_a_single_henchman_costs_one_near_and_far() -> None:
    match = table("brick lane AAA", step=MOVE)
    play(match, "A move 1 brick lane to stock pens")
    assert match.state.action_points == 2
    match = table("brick lane AAA", step=MOVE)
    play(match, "A move 1 brick lane to banker hill")
    assert match.state.action_points == 2


@pytest.mark.parametrize("stands", ["brick lane AAB, ice house AB", "brick lane AABB, ice house A"])
def test_shi_08_control_of_one_of_the_areas_is_not_enough(stands: str) -> None:
    match = table(stands, step=MOVE)
    play(match, "A move 1 brick lane to ice house")
    assert match.state.action_points == 2


def test_shi_08_control_is_judged_before_the_move_not_after() -> None:
    """Both would be controlled afterwards, the target as soon as it is reached."""
    match = table("brick lane AAAA", step=MOVE)
    play(match, "A move 2 brick lane to ice house")
    assert match.state.action_points == 1


def test_shi_08_control_may_be_lost_by_a_free_move() -> None:
    match = table("brick lane AAAB, ice house A", step=MOVE)
    play(match, "A move 2 brick lane to ice house")
    assert match.state.action_points == 3
    play(match, "A move 2 ice house to brick lane")
    assert match.state.action_points == 1


def test_shi_08_an_area_left_by_all_is_no_longer_controlled() -> None:
    match = table("brick lane A, ice house A", step=MOVE)
    play(match, "A move 1 brick lane to ice house", "A move 1 ice house to brick lane")
    assert match.state.action_points == 2


def test_shi_08_control_may_be_won_by_a_paid_move() -> None:
    match = table("brick lane AAA, silk mile B", step=MOVE)
    play(match, "A move 2 brick lane to silk mile", "A move 1 silk mile to brick lane")
    assert match.state.action_points == 2
    assert (standing(match, "brick lane"), standing(match, "silk mile")) == ("AA", "AB")


def test_shi_08_eight_moves_are_free() -> None:
    match = table("brick lane AAA, ice house AAA", step=MOVE, points=0)
    for number in range(8):
        assert (match.state.free_moves, match.state.action_points) == (number, 0)
        play(match, BACK_AND_FORTH[number % 2])
    assert (match.state.free_moves, match.state.action_points) == (8, 0)
    assert legal(match) == {"done"}
    assert refused(match, BACK_AND_FORTH[0]) in {"SHI-06", "SHI-08"}


def test_shi_08_a_ninth_is_paid_like_any_other() -> None:
    match = table("brick lane AAA, ice house AAA, silk mile A", step=MOVE)
    play(match, *BACK_AND_FORTH * 4)
    assert match.state.action_points == 3
    near = moves("brick lane", 3, "silk mile", "stock pens")
    assert near | moves("ice house", 3, "brick lane") < legal(match)
    play(match, "A move 2 brick lane to ice house")
    assert match.state.action_points == 1
    play(match, "A move 1 brick lane to silk mile")
    assert match.state.action_points == 0


def test_shi_08_a_ninth_to_a_controlled_neighbour_costs_one_for_any_number() -> None:
    match = table("brick lane AAAA, ice house AAA, silk mile A", step=MOVE)
    play(match, *BACK_AND_FORTH * 4, "A move 3 brick lane to silk mile")
    assert match.state.action_points == 2


def test_shi_08_paid_moves_leave_the_eight_free_ones() -> None:
    match = table("brick lane AAA, ice house AAA", step=MOVE)
    play(match, "A move 1 brick lane to silk mile", "A move 1 silk mile to old pier")
    assert (match.state.free_moves, match.state.action_points) == (0, 1)
    play(match, *BACK_AND_FORTH * 4)
    assert (match.state.free_moves, match.state.action_points) == (8, 1)


def test_shi_08_every_turn_has_its_own_free_moves() -> None:
    match = table("brick lane AAA, ice house AAA", step=MOVE)
    play(match, *BACK_AND_FORTH * 4)
    finish(match)
    assert match.state.free_moves == 0
    match = table("brick lane BBB, ice house BBB", boss="B", first="B", step=MOVE)
    play(match, *(line.replace("A", "B", 1) for line in BACK_AND_FORTH * 4))
    next_turn(match)
    assert match.state.free_moves == 0


def test_shi_08_henchmen_never_go_back_to_the_hand() -> None:
    match = table("brick lane AA", step=MOVE, hand="A")
    assert {text.split(" ", 2)[2] for text in legal(match) - {"done"}} == {
        f"brick lane to {name}" for name in AREA_NAMES if name != "brick lane"
    }
    assert refused(match, "A move 1 brick lane to hand") in {"SHI-04", "SHI-08"}
    play(match, "A move 1 brick lane to silk mile")
    assert in_hand(match, "A") == 1


def test_shi_08_what_is_in_hand_does_not_move() -> None:
    match = table(step=MOVE, hand="AA", prison="A")
    assert legal(match) == {"done"}


def test_shi_08_ends_when_the_boss_is_done() -> None:
    match = table("brick lane AA", step=MOVE)
    play(match, "A done")
    assert match.state.step == FIGHT


@pytest.mark.parametrize(
    ("stands", "sentence"),
    [
        ("silk mile A, brick lane BB", "A has no henchmen in brick lane."),
        ("silk mile A, brick lane ABB", "A has only 1 henchman in brick lane."),
        ("silk mile A, brick lane AABB", "A has only 2 henchmen in brick lane."),
    ],
)
def test_shi_08_a_refusal_counts_the_own_henchmen(stands: str, sentence: str) -> None:
    refusal = table(stands, step=MOVE).why_not("move 3 brick lane to silk mile")
    assert str(refusal) == f"{sentence} [SHI-08]"
