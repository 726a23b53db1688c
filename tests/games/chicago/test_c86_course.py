"""C86-05, C86-06, C86-18 and C86-25: sections and rounds, and gangs without members."""

from __future__ import annotations

import pytest

import windycity as wc
from windycity.games.chicago.names import GANGS
from windycity.games.chicago.state import DIE, GAME_OVER, HIRE, MOVE, ROLL

from .chiccaggo import IN_PLAY, finish_buying, members, opening, rest, rest_of_section, town, walk
from .city import ALL_BUILDINGS, NOTHING_OWNED, cash, fight, legal, moment, on_turn, play, refused
from .test_c86_setup import TABLES, clockwise_from

ROUNDS = [f"{section}{number}" for section in "ABCD" for number in range(1, 7)]


def turns(match: wc.Match) -> list[tuple[str, str]]:
    """Section and round and gang of all turns of a game in which nobody moves or buys."""
    found = []
    while match.actor != wc.OVER:
        finish_buying(match)
        found.append((moment(match), on_turn(match)))
        rest(match)
    return found


@pytest.mark.parametrize(("players", "start"), TABLES)
def test_c86_06_24_rounds_in_four_sections_of_six(players: int, start: str) -> None:
    match = opening(players, start)
    assert turns(match) == [(when, name) for when in ROUNDS for name in clockwise_from(start, players)]
    assert match.reason == "wealth"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_c86_05_the_same_player_starts_every_section(players: int) -> None:
    for start in IN_PLAY[players]:
        first = dict(reversed(turns(opening(players, start))))
        assert set(first.values()) == {start}


def test_c86_18_a_game_without_a_move_pays_three_times_and_sells_once() -> None:
    match = opening(start="green")
    turns(match)
    assert [cash(match, name) for name in GANGS] == [50 + 3 * 5] * 4
    assert match.scores == (50 + 3 * 5 + 5 + 50,) * 4
    assert match.ranks == (1, 1, 1, 1)


@pytest.mark.parametrize("when", ROUNDS)
def test_c86_18_paid_is_after_rounds_6_12_and_18_only(when: str) -> None:
    match = town(when=when, turn="blue", blue="blue harbor 4", yellow="blue lantern 4")
    rest(match)
    paid = when in {"A6", "B6", "C6"}
    assert [cash(match, name) for name in GANGS] == [55 if paid else 50] * 4
    assert match.state.step == (HIRE if paid else GAME_OVER if when == "D6" else ROLL)


def test_c86_18_before_the_last_turn_of_round_6_nothing_is_paid() -> None:
    match = town(when="A6", turn="green", green="blue orchard 4", blue="blue harbor 4")
    rest(match)
    assert [cash(match, name) for name in GANGS] == [50] * 4
    rest(match)
    assert [cash(match, name) for name in GANGS] == [55] * 4


@pytest.mark.parametrize("start", GANGS)
def test_c86_18_the_round_ends_with_the_gang_before_the_start_player(start: str) -> None:
    last = clockwise_from(start)[-1]
    names = dict(zip(GANGS, ("lantern 4", "foundry 4", "orchard 4", "harbor 4"), strict=True))
    everybody = {name: f"blue {field}" for name, field in names.items()}
    match = town(when="B6", start=start, turn=last, **everybody)  # type: ignore[arg-type]
    rest(match)
    assert (match.state.step, on_turn(match)) == (HIRE, start)
    finish_buying(match)
    assert (match.state.step, on_turn(match), moment(match)) == (ROLL, start, "C1")


def test_c86_25_a_gang_without_members_is_skipped() -> None:
    match = town(yellow="blue lantern 4", green="blue orchard 4")
    rest(match)
    assert (match.state.step, on_turn(match), moment(match)) == (ROLL, "green", "A1")
    rest(match)
    assert (match.state.step, on_turn(match), moment(match)) == (ROLL, "yellow", "A2")


def test_c86_25_a_start_player_without_members_is_skipped_too() -> None:
    match = town(start="red", turn="blue", blue="blue harbor 4", green="blue orchard 4")
    rest(match)
    assert (on_turn(match), moment(match)) == ("green", "A2")


def test_c86_25_a_gang_that_loses_its_last_member_is_skipped_from_then_on() -> None:
    match = town(dice=(1, 2), yellow="red lantern 4", red="blue lantern 5", blue="blue harbor 4")
    walk(match, "lantern 4", "lantern 5", die=1)
    fight(match, "6:1")
    play(match, "yellow done")
    assert on_turn(match) == "blue"


def test_c86_25_one_gang_alone_plays_on() -> None:
    match = town(when="A2", yellow="blue lantern 4")
    for when in ("A2", "A3", "A4", "A5", "A6"):
        assert (moment(match), on_turn(match)) == (when, "yellow")
        rest(match)
    assert match.state.step == HIRE


def nobody_left(when: str, *, start: str = "yellow", money: int = 50) -> wc.Match:
    """The last two members of a game for two lose each other."""
    match = town(
        2,
        when=when,
        start=start,
        dice=(2, 3),
        yellow="blue lantern 4",
        green="blue lantern 5",
        cash={"yellow": money, "green": money},
    )
    walk(match, "lantern 4", "lantern 5", die=2)
    fight(match, "3:3")
    if match.actor == 0 and match.state.step in (DIE, MOVE):
        assert legal(match) == ["done"]
        play(match, "yellow done")
    assert members(match, "yellow") == members(match, "green") == []
    return match


@pytest.mark.parametrize("start", ["yellow", "green"])
def test_c86_25_with_nobody_left_the_next_thing_is_the_payout(start: str) -> None:
    match = nobody_left("A2", start=start)
    assert (match.state.step, on_turn(match)) == (HIRE, start)
    assert (cash(match, "yellow"), cash(match, "green")) == (55, 55)
    play(match, f"{start} hire green", f"{start} done")
    home = {"yellow": "brass canary", "green": "jade tortoise"}[start]
    play(match, f"{start} place green in {home}")
    finish_buying(match)
    assert (match.state.step, on_turn(match), moment(match)) == (ROLL, start, "B1")


def test_c86_25_with_nobody_left_and_nothing_bought_the_game_runs_out() -> None:
    match = nobody_left("B4", money=0)
    finish_buying(match)
    assert match.actor == wc.OVER
    assert match.scores == (2 * 5 + 5,) * 2
    assert match.reason == "wealth"


def test_c86_25_with_nobody_left_in_the_last_section_the_game_is_over() -> None:
    match = nobody_left("D3")
    assert match.actor == wc.OVER
    assert match.scores == (50 + 5,) * 2


def test_c86_25_chips_of_a_gang_without_members_keep_paying() -> None:
    match = town(when="C5", turn="blue", blue="blue harbor 4", owners={"red": ["honeycomb", "smoked ham"]})
    rest_of_section(match)
    assert cash(match, "red") == 50 + 5 + 2 + 5


def test_c86_25_a_gang_without_members_may_buy_at_a_payout_and_plays_again() -> None:
    match = town(when="A6", turn="blue", blue="blue harbor 4")
    rest(match)
    play(match, "yellow done", "red hire green", "red done", "red place green in ruby rooster")
    play(match, "green done", "blue done")
    assert (match.state.step, on_turn(match)) == (ROLL, "red")
    play(match, "dice 1 1 6", "red die 6")
    assert legal(match) == ["walk ruby rooster to foundry 1"]


@pytest.mark.parametrize("red", ["", "blue foundry 4"])
def test_c86_25_who_controls_no_building_cannot_buy(red: str) -> None:
    match = town(
        when="A6",
        turn="blue",
        blue="blue harbor 4",
        red=red,
        owners={**NOTHING_OWNED, "yellow": ["tin halo"]},
        cash={"red": 500},
    )
    rest(match)
    play(match, "yellow done")
    assert legal(match) == ["done"]
    assert refused(match, "red hire blue") == "C86-25"


def test_c86_25_a_casino_left_is_no_building_to_buy_for() -> None:
    match = town(
        when="A6",
        turn="blue",
        dice=(1,),
        blue="blue gilded heron",
        owners={"nobody": [label for label in ALL_BUILDINGS if label != "gilded heron"]},
        cash={"blue": 500},
    )
    walk(match, "gilded heron", "copper 2", die=1)
    play(match, "yellow done", "red done", "green done")
    assert legal(match) == ["done"]
    assert refused(match, "blue hire blue") in {"C86-14", "C86-20", "C86-25"}
