"""C86-18 and C86-19: what buildings pay after six rounds."""

from __future__ import annotations

import pytest

from windycity.games.chicago.board import ONES, TWOS
from windycity.games.chicago.names import GANGS

from .chiccaggo import IN_PLAY, members, rest, town, walk
from .city import ALL_BUILDINGS, NOTHING_OWNED, cash, label_list

CORNERS = {"yellow": "lantern 4", "red": "foundry 4", "green": "orchard 4", "blue": "harbor 4"}


def paid(*labels: str, name: str = "yellow", players: int = 4) -> int:
    """What a gang is paid for these buildings, if it owns nothing else."""
    last = IN_PLAY[players][-1]
    match = town(
        players,
        when="B6",
        turn=last,
        owners={**NOTHING_OWNED, name: labels},
        **{last: f"blue {CORNERS[last]}"},  # type: ignore[arg-type]
    )
    rest(match)
    assert all(cash(match, other) == 50 for other in IN_PLAY[players] if other != name)
    return cash(match, name) - 50


def ones(quarter: int) -> list[str]:
    return label_list(*ONES[quarter])


def twos(quarter: int) -> list[str]:
    return label_list(*TWOS[quarter])


@pytest.mark.parametrize(
    ("label", "value"),
    [("tin halo", 1), ("last nickel", 2), ("lucky spoon", 3), ("topaz terrace", 4), ("honeycomb", 5)],
)
def test_c86_18_a_bar_pays_its_value(label: str, value: int) -> None:
    assert paid(label) == paid(label, name="blue") == value


def test_c86_18_a_casino_with_a_member_pays_20() -> None:
    match = town(
        when="C6", turn="blue", blue="blue gilded heron, blue gilded heron", red="blue emerald peacock"
    )
    rest(match)
    assert [cash(match, name) for name in GANGS] == [55, 75, 55, 75]


def test_c86_18_a_gang_is_paid_for_all_it_controls_anywhere() -> None:
    assert paid() == 0
    assert paid("brass canary", "ruby rooster", "smoked ham", "spare oar") == 5 + 5 + 2 + 1


@pytest.mark.parametrize("when", ["A6", "B6", "C6"])
def test_c86_18_every_gang_is_paid_with_members_or_without(when: str) -> None:
    match = town(
        when=when,
        turn="blue",
        blue="blue harbor 4",
        owners={"yellow": ["tin halo"], "red": ["tugboat tavern", "honeycomb"], "green": ["topaz terrace"]},
        cash={"yellow": 0, "red": 13, "blue": 200},
    )
    rest(match)
    assert [cash(match, name) for name in GANGS] == [0 + 6, 13 + 12, 50 + 9, 200 + 5]


def test_c86_18_what_is_marked_with_the_last_pip_pays_already() -> None:
    match = town(when="A6", turn="blue", dice=(1,), blue="blue lantern 6", owners={"yellow": ["hatbox"]})
    walk(match, "lantern 6", "hatbox", die=1)
    assert [cash(match, name) for name in GANGS] == [55, 55, 55, 56]
    assert members(match, "blue") == ["blue hatbox"]


def test_c86_18_members_are_not_paid_for() -> None:
    match = town(when="A6", turn="blue", blue="yellow harbor 4, red harbor 5", owners=NOTHING_OWNED)
    rest(match)
    assert cash(match, "blue") == 50


@pytest.mark.parametrize("quarter", range(4))
def test_c86_19_all_eight_ones_of_ones_own_quarter_pay_24(quarter: int) -> None:
    assert paid(*ones(quarter), name=GANGS[quarter]) == 24


@pytest.mark.parametrize("quarter", range(4))
def test_c86_19_all_six_twos_of_ones_own_quarter_pay_36(quarter: int) -> None:
    assert paid(*twos(quarter), name=GANGS[quarter]) == 36


@pytest.mark.parametrize("missing", range(8))
def test_c86_19_seven_ones_are_no_set(missing: int) -> None:
    labels = ones(0)
    del labels[missing]
    assert paid(*labels, *ones(1)[:1]) == 8


@pytest.mark.parametrize("missing", range(6))
def test_c86_19_five_twos_are_no_set(missing: int) -> None:
    labels = twos(2)
    del labels[missing]
    assert paid(*labels, *twos(3)[:1], name="green") == 12


@pytest.mark.parametrize("quarter", [1, 2, 3])
def test_c86_19_sets_of_other_quarters_pay_once(quarter: int) -> None:
    assert paid(*ones(quarter), *twos(quarter)) == 8 + 12


def test_c86_19_sets_of_a_neutral_quarter_pay_once() -> None:
    assert paid(*ones(1), *twos(1), players=2) == 8 + 12
    assert paid(*ones(2), *twos(2), name="green", players=2) == 24 + 36
    assert paid(*ones(3), name="green", players=3) == 8


def test_c86_19_both_sets_and_the_rest_at_face_value() -> None:
    assert (
        paid(*ones(0), *twos(0), "brass canary", "lucky spoon", "rusty pail", "smoked ham")
        == 60 + 5 + 3 + 1 + 2
    )


def test_c86_19_a_whole_quarter_without_its_casino_pays_92() -> None:
    bars = [label for label in ALL_BUILDINGS[:23] if label != "gilded heron"]
    assert paid(*bars) == 52 + 16 + 24
