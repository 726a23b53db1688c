"""C86-01 to C86-05: who plays, what lies ready, and the first purchases."""

from __future__ import annotations

from fractions import Fraction

import pytest

import windycity as wc
from windycity.games.chicago.names import GANGS
from windycity.games.chicago.state import DIE, HIRE, ROLL

from .chiccaggo import HOMES, IN_PLAY, WORTH, members, opening, rest, town, waiting, walk
from .city import (
    ALL_BUILDINGS,
    NOTHING_OWNED,
    cash,
    finish_hiring,
    gang,
    legal,
    on_turn,
    owned,
    owner,
    play,
    refused,
    reserve,
)

TABLES = [(players, start) for players, gangs in IN_PLAY.items() for start in gangs]


def clockwise_from(start: str, players: int = 4) -> list[str]:
    """The gangs in play in turn order."""
    first = gang(start)
    return [name for name in (*GANGS[first:], *GANGS[:first]) if name in IN_PLAY[players]]


def done(match: wc.Match) -> None:
    """All gangs buy nothing (more)."""
    finish_hiring(match)
    assert match.state.step == ROLL


@pytest.mark.parametrize("players", [2, 3, 4])
def test_c86_01_every_player_leads_one_gang(players: int) -> None:
    match = opening(players)
    for seat, name in enumerate(IN_PLAY[players]):
        assert match.state.leader[gang(name)] == seat
    for name in set(GANGS) - set(IN_PLAY[players]):
        assert match.state.leader[gang(name)] >= players


@pytest.mark.parametrize("players", [0, 1, 5])
def test_c86_01_two_to_four_play(players: int) -> None:
    with pytest.raises(wc.OptionError):
        wc.load("chicago86", players=players)


def test_c86_01_there_are_no_other_options() -> None:
    assert set(wc.load("chicago86").options) == {"players"}
    with pytest.raises(wc.OptionError):
        wc.load("chicago86", stacking=True)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_c86_01_every_seat_buys_and_moves_for_its_own_gang(players: int) -> None:
    match = opening(players)
    for seat in range(players):
        assert (match.actor, on_turn(match)) == (seat, IN_PLAY[players][seat])
        match.play("done")
    for seat in range(players):
        match.play("dice 1 2 3")
        assert (match.actor, on_turn(match)) == (seat, IN_PLAY[players][seat])
        match.play("done")
    assert on_turn(match) == "yellow"


@pytest.mark.parametrize(("players", "absent"), [(2, ("red", "blue")), (3, ("blue",)), (4, ())])
def test_c86_01_unused_quarters_are_neutral(players: int, absent: tuple[str, ...]) -> None:
    match = opening(players)
    done(match)
    for name in absent:
        assert members(match, name) == []
        assert owner(match, HOMES[gang(name)]) == "nobody"
        assert match.why_not(f"start {name}") is not None


def test_c86_01_headquarters_of_an_unused_quarter_are_an_ordinary_bar() -> None:
    match = town(2, dice=(1,), yellow="blue foundry 1", green="blue orchard 4")
    walk(match, "foundry 1", "ruby rooster", die=1)
    assert owner(match, "ruby rooster") == "yellow"
    assert on_turn(match) == "green"


@pytest.mark.parametrize(("players", "start"), TABLES)
def test_c86_02_a_gang_has_20_figures_50_thousand_and_one_yellow_plug(players: int, start: str) -> None:
    match = opening(players, start)
    for name in IN_PLAY[players]:
        assert cash(match, name) == 50
        assert members(match, name) == [f"yellow {HOMES[gang(name)]}"]
        assert reserve(match, name) == 19
        assert waiting(match, name) == []


@pytest.mark.parametrize(("plug", "price"), [("blue", 10), ("green", 25)])
def test_c86_02_what_a_plug_costs(plug: str, price: int) -> None:
    match = opening()
    play(match, f"yellow hire {plug}")
    assert cash(match, "yellow") == 50 - price
    assert reserve(match, "yellow") == 18
    assert [cash(match, name) for name in GANGS[1:]] == [50, 50, 50]


@pytest.mark.parametrize("plug", WORTH)
def test_c86_02_what_a_plug_is_worth(plug: str) -> None:
    match = town(
        when="D6", turn="blue", dice=(1,), blue=f"{plug} marshal 3", owners=NOTHING_OWNED, cash={"blue": 0}
    )
    rest(match)
    assert match.scores is not None
    assert match.scores[3] == WORTH[plug]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_c86_03_a_headquarters_is_its_gangs_and_nothing_else_is_owned(players: int) -> None:
    match = opening(players)
    for name in IN_PLAY[players]:
        assert owned(match, name) == [HOMES[gang(name)]]
    assert len(owned(match, "nobody")) == len(ALL_BUILDINGS) - players


def test_c86_03_headquarters_lie_in_the_corners() -> None:
    assert HOMES == ("brass canary", "ruby rooster", "jade tortoise", "cobalt cockatoo")


def test_c86_03_first_members_start_in_the_headquarters_at_once() -> None:
    match = opening(start="red")
    play(match, "red hire green", "red hire blue")
    assert members(match, "red") == ["blue ruby rooster", "green ruby rooster", "yellow ruby rooster"]
    play(match, "red hire blue")
    assert members(match, "red").count("blue ruby rooster") == 2
    assert waiting(match, "red") == []
    play(match, "red done")
    assert (match.state.step, on_turn(match)) == (HIRE, "green")
    done(match)
    play(match, "dice 1 1 1", "red die 1")
    assert sorted(legal(match)) == [
        f"send {plug} of ruby rooster to foundry 1" for plug in ("blue", "green", "yellow")
    ]


def bought(match: wc.Match, blues: int, greens: int) -> set[tuple[int, int]]:
    """All numbers of blue and green plugs that the gang on turn can come to."""
    found = {(blues, greens)}
    for plug in ("blue", "green"):
        if f"hire {plug}" in legal(match):
            match.play(f"hire {plug}")
            found |= bought(match, blues + (plug == "blue"), greens + (plug == "green"))
            match.undo()
    return found


def test_c86_04_all_that_50_thousand_can_buy() -> None:
    affordable = {
        (blues, greens) for blues in range(9) for greens in range(9) if 10 * blues + 25 * greens <= 50
    }
    assert bought(opening(), 0, 0) == affordable


@pytest.mark.parametrize(
    ("purchases", "left", "on_offer"),
    [
        ("", 50, ["done", "hire blue", "hire green"]),
        ("green", 25, ["done", "hire blue", "hire green"]),
        ("green blue", 15, ["done", "hire blue"]),
        ("blue blue blue", 20, ["done", "hire blue"]),
        ("green blue blue", 5, ["done"]),
        ("green green", 0, ["done"]),
        ("blue blue blue blue blue", 0, ["done"]),
    ],
)
def test_c86_04_what_is_on_offer(purchases: str, left: int, on_offer: list[str]) -> None:
    match = opening()
    play(match, *(f"yellow hire {plug}" for plug in purchases.split()))
    assert cash(match, "yellow") == left
    assert sorted(legal(match)) == on_offer


@pytest.mark.parametrize("plug", ["red", "yellow"])
def test_c86_04_red_and_yellow_plugs_come_from_fights_only(plug: str) -> None:
    match = opening()
    match.state.cash[0] = 500
    assert refused(match, f"yellow hire {plug}") == "C86-04"


@pytest.mark.parametrize(("purchases", "plug"), [("green green", "blue"), ("blue blue blue", "green")])
def test_c86_04_nobody_buys_on_credit(purchases: str, plug: str) -> None:
    match = opening()
    play(match, *(f"yellow hire {each}" for each in purchases.split()))
    assert refused(match, f"yellow hire {plug}") in {"C86-02", "C86-04"}


def test_c86_04_no_more_than_20_figures() -> None:
    match = opening()
    match.state.cash[0] = 1000
    play(match, *["yellow hire blue"] * 19)
    assert reserve(match, "yellow") == 0
    assert refused(match, "yellow hire blue") in {"C86-02", "C86-04"}
    assert legal(match) == ["done"]


def test_c86_04_money_may_be_kept() -> None:
    match = opening()
    play(match, "yellow done", "red hire green", "red done", "green hire blue", "green done", "blue done")
    assert [cash(match, name) for name in GANGS] == [50, 25, 40, 50]
    rest(match)
    assert [cash(match, name) for name in GANGS] == [50, 25, 40, 50]


@pytest.mark.parametrize(("players", "start"), TABLES)
def test_c86_04_purchases_go_in_turn_order_from_the_start_player(players: int, start: str) -> None:
    match = opening(players, start)
    for name in clockwise_from(start, players):
        assert match.state.step == HIRE
        play(match, f"{name} hire blue", f"{name} done")
    assert match.state.step == ROLL
    assert on_turn(match) == start


@pytest.mark.parametrize("move", ["die 3", "walk brass canary to lantern 1", "place blue in brass canary"])
def test_c86_04_nothing_else_is_done_before_play(move: str) -> None:
    match = opening()
    assert refused(match, f"yellow {move}") in {"C86-03", "C86-04", "C86-07", "C86-20"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_c86_05_the_start_player_is_drawn_all_alike(players: int) -> None:
    match = opening(players, None)
    assert match.actor == wc.CHANCE
    assert {move.text: odds for move, odds in match.outcomes()} == {
        f"start {name}": Fraction(1, players) for name in IN_PLAY[players]
    }


@pytest.mark.parametrize(("players", "start"), TABLES)
def test_c86_05_the_others_follow_clockwise_round_after_round(players: int, start: str) -> None:
    match = opening(players, start)
    done(match)
    for name in clockwise_from(start, players) * 5:
        assert on_turn(match) == name
        match.play("dice 2 2 5")
        assert match.state.step == DIE
        play(match, f"{name} done")


@pytest.mark.parametrize("move", ["hire blue", "done", "dice 1 2 3", "start nobody"])
def test_c86_05_first_of_all_comes_the_draw(move: str) -> None:
    refusal = opening(start=None).why_not(move)
    assert refusal is not None
    assert refusal.clause == "C86-05"
