"""SHI-01 to SHI-03: the bosses, the board, and the course of the turns."""

from __future__ import annotations

from fractions import Fraction

import pytest

import windycity as wc
from windycity.games.shikago.state import BAIL, DRAW, MOVE, RECRUIT

from .city import (
    SEATS,
    call_the_police,
    clause_against,
    finish,
    finish_turn,
    in_hand,
    in_pool,
    in_prison,
    legal_of,
    next_turn,
    odds,
    play,
    refused,
    standing,
    table,
)

THE_GRID = (
    ("brick lane", "silk mile", "grand arcade", "old pier"),
    ("stock pens", "brewers row", "banker hill", "ice house"),
)

NEIGHBOURS = {
    "brick lane": {"silk mile", "stock pens"},
    "silk mile": {"brick lane", "grand arcade", "brewers row"},
    "grand arcade": {"silk mile", "old pier", "banker hill"},
    "old pier": {"grand arcade", "ice house"},
    "stock pens": {"brick lane", "brewers row"},
    "brewers row": {"stock pens", "banker hill", "silk mile"},
    "banker hill": {"brewers row", "ice house", "grand arcade"},
    "ice house": {"banker hill", "old pier"},
}


def test_shi_01_four_bosses_play() -> None:
    game = wc.load("shikago")
    assert game.players == 4
    assert len(game.start(seed=7).view()["bosses"]) == 4


@pytest.mark.parametrize("players", [-1, 0, 1, 2, 3, 5, 6, True])
def test_shi_01_no_other_number_can_play(players: int) -> None:
    with pytest.raises(wc.OptionError):
        wc.load("shikago", players=players)


@pytest.mark.parametrize("letter", SEATS)
def test_shi_01_two_henchmen_in_hand_and_ten_in_the_pool(letter: str) -> None:
    match = wc.load("shikago").start(seed=7)
    assert (in_hand(match, letter), in_pool(match, letter), in_prison(match, letter)) == (2, 10, 0)


def test_shi_01_the_board_is_empty() -> None:
    state = wc.load("shikago").start(seed=7).state
    assert [list(row) for row in state.henchmen] == [[0] * 4] * 8
    assert list(state.casino) == [0] * 8
    assert list(state.factory) == [0] * 4


def test_shi_01_the_register_is_at_zero() -> None:
    assert list(wc.load("shikago").start(seed=7).state.register) == [0] * 4


def test_shi_01_nobody_starts_with_cash() -> None:
    assert list(wc.load("shikago").start(seed=7).state.cash) == [0] * 4


def test_shi_01_every_boss_has_twelve_henchmen() -> None:
    match = wc.load("shikago").start(seed=7)
    match.play("first A")
    match.state.action_points = 22
    play(match, *["A recruit"] * 10)
    assert (in_hand(match, "A"), in_pool(match, "A")) == (12, 0)
    play(match, *["A place ice house"] * 12)
    assert standing(match, "ice house") == "A" * 12


def test_shi_01_the_view_of_the_start() -> None:
    shown = wc.load("shikago").start(seed=7).view(0)["bosses"]
    assert [boss["seat"] for boss in shown] == [0, 1, 2, 3]
    for boss in shown:
        assert (boss["pool"], boss["hand"], boss["prison"]) == (10, 2, 0)
        assert (boss["register"], bool(boss["factory"])) == (0, False)
    assert shown[0]["cash"] == 0


def test_shi_02_our_board() -> None:
    """A board that was released stays: records name its areas."""
    shown = wc.load("shikago").start(seed=7).view()["areas"]
    assert [area["name"] for area in shown] == [*THE_GRID[0], *THE_GRID[1]]
    assert [area["income"] for area in shown] == [3, 5, 4, 2, 2, 4, 5, 3]


def test_shi_02_incomes_run_from_two_to_five() -> None:
    incomes = {area["income"] for area in wc.load("shikago").start(seed=7).view()["areas"]}
    assert {3, 4, 5} <= incomes <= {2, 3, 4, 5}


@pytest.mark.parametrize("name", NEIGHBOURS)
def test_shi_02_neighbours_share_an_edge(name: str) -> None:
    match = table(f"{name} AA", step=MOVE, points=1)
    reached = {text for text in legal_of(match, "move") if text.startswith("move 2 ")}
    assert reached == {f"move 2 {name} to {other}" for other in NEIGHBOURS[name]}


def test_shi_02_diagonals_are_not_neighbours() -> None:
    match = table("brick lane AAB, silk mile CC", step=MOVE, points=1)
    assert refused(match, "A move 2 brick lane to brewers row") in {"SHI-02", "SHI-06", "SHI-08"}


def test_shi_02_the_rows_do_not_wrap_around() -> None:
    match = table("old pier AA", step=MOVE, points=1)
    assert refused(match, "A move 2 old pier to stock pens") in {"SHI-02", "SHI-06", "SHI-08"}
    assert refused(match, "A move 2 old pier to brick lane") in {"SHI-02", "SHI-06", "SHI-08"}


def test_shi_03_the_very_first_player_is_drawn() -> None:
    match = wc.load("shikago").start(seed=7)
    assert match.actor == wc.CHANCE
    assert odds(match) == {f"first {letter}": Fraction(1, 4) for letter in SEATS}


@pytest.mark.parametrize("first", SEATS)
def test_shi_03_every_boss_acts_once_from_the_first_player_leftward(first: str) -> None:
    match = wc.load("shikago").start(seed=7)
    match.play(f"first {first}")
    for step in range(4):
        assert match.actor == (SEATS.index(first) + step) % 4
        finish(match)
    assert match.actor == wc.CHANCE
    assert match.state.step == DRAW


def test_shi_03_the_first_player_marker_passes_left_after_every_turn() -> None:
    match = wc.load("shikago").start(seed=7)
    match.play("first C")
    for turn, first in enumerate("CDABC", 1):
        assert match.view()["turn"] == turn
        assert match.view()["first"] == SEATS.index(first) == match.actor
        if turn < 5:
            next_turn(match)


def test_shi_03_all_four_act_in_the_order_of_the_new_first_player() -> None:
    match = table(boss="B", first="C", step=RECRUIT)
    next_turn(match)
    order = []
    while match.actor != wc.CHANCE:
        order.append(SEATS[match.actor])
        finish(match)
    assert order == ["D", "A", "B", "C"]


def test_shi_03_there_are_twelve_turns() -> None:
    match = wc.load("shikago").start(seed=7)
    match.play("first B")
    turns = []
    while match.actor != wc.OVER:
        turns.append(match.view()["turn"])
        finish_turn(match)
        if match.actor != wc.OVER:
            call_the_police(match, "policeman" if len(turns) % 2 else "untouchables")
    assert turns == list(range(1, 13))


def test_shi_03_the_turn_after_the_snitch_begins_with_a_fresh_boss() -> None:
    match = table(boss="D", step=RECRUIT, prison="B")
    next_turn(match)
    assert (match.actor, match.state.step) == (1, BAIL)


@pytest.mark.parametrize("move", ["recruit", "done", "give 0", "draw policeman"])
def test_shi_03_nothing_else_happens_before_the_first_player_is_drawn(move: str) -> None:
    assert clause_against(wc.load("shikago").start(seed=7), move) == "SHI-03"


def test_shi_03_the_first_player_is_not_drawn_again() -> None:
    match = table()
    refused(match, "A first B")
    next_turn(match)
    assert match.actor == 1
