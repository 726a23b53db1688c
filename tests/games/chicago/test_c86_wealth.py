"""C86-22 and C86-14: the richest at the end, and the places behind a goal."""

from __future__ import annotations

import pytest

import windycity as wc
from windycity.games.chicago.board import ONES, TWOS

from .chiccaggo import HOMES, IN_PLAY, rest, town, walk, winner
from .city import NOTHING_OWNED, Owners, label_list, owner
from .test_c86_goals import CASINOS, SQUARE, YELLOWS, ended, inside


def final(
    *,
    players: int = 4,
    members_of: dict[str, str] | None = None,
    money: dict[str, int] | None = None,
    owners: Owners | None = None,
) -> wc.Match:
    """The end of round 24; nobody owns anything or has money unless told."""
    last = IN_PLAY[players][-1]
    names = {last: "blue tide 4", **(members_of or {})}
    match = town(
        players,
        when="D6",
        turn=last,
        owners={**NOTHING_OWNED, **(owners or {})},
        cash={**dict.fromkeys(IN_PLAY[players], 0), **(money or {})},
        **names,  # type: ignore[arg-type]
    )
    rest(match)
    assert match.actor == wc.OVER
    return match


def test_c86_22_cash_buildings_and_members_are_the_wealth() -> None:
    match = final(
        members_of={"yellow": "yellow lantern 4, red lantern 5", "red": "blue lantern 7, green deacon 4"},
        money={"yellow": 7, "red": 60, "green": 96, "blue": 2},
        owners={"red": ["honeycomb", "hatbox"], "blue": ["smoked ham"]},
    )
    assert match.scores == (97, 101, 96, 14)
    assert match.ranks == (2, 1, 3, 4)
    assert match.reason == "wealth"


@pytest.mark.parametrize(("sets", "worth"), [(ONES, 8), (TWOS, 12)])
def test_c86_22_buildings_are_sold_at_their_plain_values(
    sets: tuple[tuple[int, ...], ...], worth: int
) -> None:
    match = final(owners={"yellow": label_list(*sets[0])})
    assert match.scores == (worth, 0, 0, 10)


def test_c86_22_a_casino_is_sold_with_a_member_in_it_only() -> None:
    match = final(members_of={"red": "blue gilded heron"})
    assert match.scores == (0, 10 + 20, 0, 10)
    match = town(when="D6", turn="blue", dice=(1,), blue="blue gilded heron", owners={"nobody": HOMES})
    walk(match, "gilded heron", "copper 2", die=1)
    assert owner(match, "gilded heron") == "nobody"
    assert match.scores == (50, 50, 50, 60)


def test_c86_22_figures_in_reserve_are_worth_nothing_and_nothing_is_paid_out() -> None:
    match = final(owners={"yellow": ["honeycomb"]})
    assert match.scores == (5, 0, 0, 10)


@pytest.mark.parametrize(("players", "scores"), [(2, (30, 40)), (3, (30, 0, 40))])
def test_c86_22_every_seat_has_its_own_sum(players: int, scores: tuple[int, ...]) -> None:
    match = final(players=players, money={"yellow": 30, "green": 30})
    assert match.scores == scores
    assert winner(match) == "green"


def test_c86_22_equal_sums_share_a_rank_and_the_win() -> None:
    match = final(money={"yellow": 50, "red": 10, "blue": 50}, members_of={"green": "yellow lantern 4"})
    assert (match.scores, match.ranks) == ((50, 10, 50, 60), (2, 4, 2, 1))
    assert final(money={"yellow": 60, "blue": 50}).ranks == (1, 3, 3, 1)


def test_c86_22_after_a_win_by_goal_the_others_rank_by_the_same_sum() -> None:
    match = town(
        when="B2",
        yellow=inside(CASINOS[:3]),
        green="yellow orchard 4",
        owners={"nobody": HOMES, "red": ["honeycomb", *label_list(*ONES[1])], "blue": ["topaz terrace"]},
        cash={"yellow": 1, "red": 187, "green": 150, "blue": 300},
    )
    rest(match)
    assert ended(match) == ("yellow", "casinos")
    assert match.scores == (1 + 60 + 30, 187 + 5 + 8, 150 + 50, 300 + 4)
    assert match.ranks == (1, 3, 3, 2)


def test_c86_22_among_several_goals_the_lowest_number_is_named() -> None:
    everything = {"owners": {"yellow": SQUARE}, "red": "blue foundry 4"}
    match = town(yellow=inside(CASINOS[:3]) + ", " + ", ".join(YELLOWS), **everything)  # type: ignore[arg-type]
    rest(match)
    assert match.reason == "casinos"
    match = town(yellow=", ".join(YELLOWS), **everything)  # type: ignore[arg-type]
    rest(match)
    assert match.reason == "square bars"


@pytest.mark.parametrize("move", ["done", "die 1", "dice 1 1 1", "hire blue"])
def test_c86_22_nothing_is_played_after_the_end(move: str) -> None:
    match = final()
    assert match.legal() == []
    refusal = match.why_not(move)
    assert refusal is not None
    assert refusal.clause == "C86-22"


@pytest.mark.parametrize("when", ["D5", "C6"])
def test_c86_22_not_before_round_24(when: str) -> None:
    match = town(when=when, turn="blue", blue="blue harbor 4")
    rest(match)
    assert match.actor != wc.OVER


def test_c86_14_a_casino_that_was_left_counts_neither_for_the_goal_nor_at_the_end() -> None:
    match = town(when="D6", turn="blue", dice=(1,), blue=inside(CASINOS[:3]), owners={"nobody": HOMES})
    walk(match, "gilded heron", "copper 2", die=1)
    assert match.reason == "wealth"
    assert match.scores == (50, 50, 50, 50 + 2 * 20 + 3 * 10)
