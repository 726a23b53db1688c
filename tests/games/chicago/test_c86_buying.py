"""C86-20: new members after a payout."""

from __future__ import annotations

import pytest

import windycity as wc
from windycity.games.chicago.names import GANGS
from windycity.games.chicago.state import HIRE, PLACE, ROLL

from .chiccaggo import finish_buying, members, rest, town, waiting, walk
from .city import NOTHING_OWNED, Owners, cash, legal, moment, on_turn, own, play, refused, reserve
from .test_c86_setup import clockwise_from


def market(
    *,
    when: str = "A6",
    yellow: str = "",
    owners: Owners | None = None,
    money: dict[str, int] | None = None,
    figures: dict[str, int] | None = None,
    players: int = 4,
) -> wc.Match:
    """After a payout; yellow, the start player, is asked first."""
    match = town(
        players,
        when=when,
        turn="green",
        yellow=yellow,
        green="blue orchard 4",
        owners=owners,
        cash=money,
        reserve=figures,
    )
    rest(match)
    assert (match.state.step, on_turn(match)) == (HIRE, "yellow")
    return match


@pytest.mark.parametrize("when", ["A6", "B6", "C6"])
def test_c86_20_blue_and_green_plugs_are_sold_after_every_payout(when: str) -> None:
    match = market(when=when)
    assert sorted(legal(match)) == ["done", "hire blue", "hire green"]
    play(match, "yellow hire green", "yellow hire blue")
    assert (cash(match, "yellow"), reserve(match, "yellow")) == (55 - 35, 18)
    assert (waiting(match, "yellow"), members(match, "yellow")) == (["blue", "green"], [])


@pytest.mark.parametrize("when", ["A1", "A5", "B3", "D5"])
def test_c86_20_and_only_then(when: str) -> None:
    match = town(when=when, turn="blue", blue="blue harbor 4", yellow="blue lantern 4", cash={"yellow": 500})
    rest(match)
    assert match.state.step == ROLL
    match.play("dice 1 1 1")
    assert refused(match, "yellow hire blue") in {"C86-04", "C86-07", "C86-20", "C86-26"}


@pytest.mark.parametrize("plug", ["red", "yellow"])
def test_c86_20_red_and_yellow_plugs_are_not_sold(plug: str) -> None:
    match = market(money={"yellow": 500})
    assert refused(match, f"yellow hire {plug}") in {"C86-02", "C86-04", "C86-20"}


@pytest.mark.parametrize(
    ("money", "offer"),
    [
        (0, ["done"]),
        (4, ["done"]),
        (5, ["done", "hire blue"]),
        (19, ["done", "hire blue"]),
        (20, ["done", "hire blue", "hire green"]),
    ],
)
def test_c86_20_from_all_cash_the_payout_included(money: int, offer: list[str]) -> None:
    match = market(money={"yellow": money})
    assert cash(match, "yellow") == money + 5
    assert sorted(legal(match)) == offer
    for plug in ("blue", "green"):
        if f"hire {plug}" not in offer:
            assert refused(match, f"yellow hire {plug}") in {"C86-02", "C86-20"}


def test_c86_20_new_members_take_figures_from_the_reserve() -> None:
    match = market(money={"yellow": 500}, figures={"yellow": 2})
    play(match, "yellow hire blue", "yellow hire green")
    assert legal(match) == ["done"]
    assert refused(match, "yellow hire blue") in {"C86-02", "C86-20"}


@pytest.mark.parametrize("start", GANGS)
def test_c86_20_each_buys_and_places_before_the_next(start: str) -> None:
    order = clockwise_from(start)
    corners = dict(zip(GANGS, ("lantern 4", "foundry 4", "orchard 4", "harbor 4"), strict=True))
    homes = dict(
        zip(GANGS, ("brass canary", "ruby rooster", "jade tortoise", "cobalt cockatoo"), strict=True)
    )
    everybody = {name: f"blue {field}" for name, field in corners.items()}
    match = town(when="A6", start=start, turn=order[-1], **everybody)  # type: ignore[arg-type]
    rest(match)
    for name in order:
        assert (match.state.step, on_turn(match)) == (HIRE, name)
        play(match, f"{name} hire blue", f"{name} hire green", f"{name} done")
        assert (match.state.step, on_turn(match)) == (PLACE, name)
        play(match, f"{name} place green in {homes[name]}", f"{name} place blue in {homes[name]}")
        assert waiting(match, name) == []
        assert len(members(match, name)) == 3
    assert (match.state.step, on_turn(match), moment(match)) == (ROLL, start, "B1")


def test_c86_20_who_buys_nothing_places_nothing() -> None:
    match = market()
    play(match, "yellow done")
    assert (match.state.step, on_turn(match)) == (HIRE, "red")


def test_c86_20_into_any_building_under_its_control() -> None:
    match = market(
        yellow="blue gilded heron, blue honeycomb, red lantern 4",
        owners={"yellow": ["smoked ham", "tin halo"], "red": ["dry goose"]},
        money={"yellow": 100},
    )
    play(match, "yellow hire green", "yellow hire blue", "yellow done")
    houses = ["brass canary", "gilded heron", "honeycomb", "smoked ham", "tin halo"]
    assert sorted(legal(match)) == [
        f"place {plug} in {label}" for plug in ("blue", "green") for label in houses
    ]
    play(match, "yellow place green in gilded heron")
    assert sorted(legal(match)) == [f"place blue in {label}" for label in houses]
    play(match, "yellow place blue in gilded heron")
    assert members(match, "yellow")[:2] == ["blue gilded heron", "blue gilded heron"]
    assert "green gilded heron" in members(match, "yellow")


@pytest.mark.parametrize(
    "label",
    ["crimson carousel", "gilded heron", "dry goose", "ruby rooster", "hatbox", "lantern 4", "lantern 2"],
)
def test_c86_20_nowhere_else(label: str) -> None:
    match = market(yellow="red lantern 4", owners={"red": ["dry goose"]})
    play(match, "yellow hire blue", "yellow done")
    assert legal(match) == ["place blue in brass canary"]
    assert refused(match, f"yellow place blue in {label}") in {"C86-11", "C86-14", "C86-20"}


def test_c86_20_headquarters_in_foreign_hands_take_nobody() -> None:
    match = market(owners={"red": ["brass canary"], "yellow": ["tin halo"]})
    play(match, "yellow hire blue", "yellow done")
    assert legal(match) == ["place blue in tin halo"]


def test_c86_20_first_all_purchases_then_all_placements() -> None:
    match = market(money={"yellow": 100})
    play(match, "yellow hire blue")
    assert refused(match, "yellow place blue in brass canary") == "C86-20"
    play(match, "yellow hire green", "yellow done", "yellow place blue in brass canary")
    for move in ("hire blue", "done", "place blue in brass canary", "place red in brass canary", "die 3"):
        assert refused(match, f"yellow {move}") == "C86-20"


def test_c86_20_several_may_go_into_one_building() -> None:
    match = market(money={"yellow": 195})
    play(match, *["yellow hire blue"] * 20, "yellow done", *["yellow place blue in brass canary"] * 20)
    assert members(match, "yellow") == ["blue brass canary"] * 20
    assert (reserve(match, "yellow"), cash(match, "yellow")) == (0, 0)


def test_c86_20_new_members_play_from_the_next_round_on() -> None:
    match = market()
    play(match, "yellow hire green", "yellow done", "yellow place green in brass canary")
    finish_buying(match)
    assert (moment(match), on_turn(match)) == ("B1", "yellow")
    match.play("dice 1 2 3")
    walk(match, "brass canary", "lantern 1", die=1)
    assert members(match, "yellow") == ["green lantern 1"]


def test_c86_20_members_in_play_are_never_upgraded() -> None:
    match = market(yellow="blue lantern 4, blue brass canary", money={"yellow": 300})
    play(match, "yellow hire green", "yellow hire blue", "yellow done")
    finish_buying(match)
    assert {"blue lantern 4", "blue brass canary"} <= set(members(match, "yellow"))
    assert len(members(match, "yellow")) == 4


def test_c86_20_there_is_no_second_yellow_plug() -> None:
    match = market(when="B6")
    finish_buying(match)
    assert members(match, "yellow") == waiting(match, "yellow") == []


@pytest.mark.parametrize(("players", "order"), [(2, ["yellow", "green"]), (3, ["yellow", "red", "green"])])
def test_c86_20_gangs_not_in_play_are_not_asked(players: int, order: list[str]) -> None:
    match = market(players=players)
    for name in order:
        play(match, f"{name} done")
    assert (match.state.step, moment(match)) == (ROLL, "B1")


def test_c86_20_a_chip_is_enough_but_nothing_at_all_is_not() -> None:
    match = market(owners=NOTHING_OWNED)
    assert legal(match) == ["done"]
    own(match, "yellow", "herring box")
    play(match, "yellow hire blue", "yellow done", "yellow place blue in herring box")
    assert members(match, "yellow") == ["blue herring box"]
