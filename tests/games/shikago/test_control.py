"""SHI-09: who controls an area."""

from __future__ import annotations

import pytest

from windycity.games.shikago.state import BUILD, FIGHT

from .city import SEATS, area, legal, money, play, table

ARRANGEMENTS = [
    ("A", "A"),
    ("B", "B"),
    ("DD", "D"),
    ("AB", None),
    ("AAB", "A"),
    ("ABB", "B"),
    ("AABB", None),
    ("ABCD", None),
    ("AABC", "A"),
    ("AABBC", None),
    ("ABBCC", None),
    ("ABCDD", "D"),
    ("AAABBCC", "A"),
    ("AAABBCCDD", "A"),
    ("ABBCCC", "C"),
    ("AAABBBC", None),
    ("AABBCCDDD", "D"),
    ("AADD", None),
    ("BBDD", None),
    ("ADD", "D"),
    ("CCCDDD", None),
]


@pytest.mark.parametrize(("letters", "controller"), ARRANGEMENTS)
def test_shi_09_strictly_more_than_every_other_single_boss(letters: str, controller: str | None) -> None:
    shown = table(f"silk mile {letters}").view()["areas"]
    assert shown[area("silk mile")]["controller"] == (None if controller is None else SEATS.index(controller))


def test_shi_09_nobody_controls_an_empty_area() -> None:
    match = table(casinos=["silk mile"])
    assert [shown["controller"] for shown in match.view()["areas"]] == [None] * 8


@pytest.mark.parametrize(("letters", "controller"), ARRANGEMENTS)
@pytest.mark.parametrize("boss", SEATS)
def test_shi_09_who_controls_earns_and_builds(letters: str, controller: str | None, boss: str) -> None:
    match = table(f"silk mile {letters}", boss=boss, step=FIGHT, cash={boss: 8})
    play(match, f"{boss} done")
    assert (money(match, boss) > 8) == (boss == controller)
    assert ("casino silk mile" in legal(match)) == (boss == controller)


def test_shi_09_henchmen_elsewhere_do_not_count() -> None:
    match = table("silk mile AB, ice house A", step=BUILD, hand="AAA", prison="AA", cash={"A": 8})
    assert legal(match) == {"casino ice house", "done"}


def test_shi_09_a_casino_or_a_factory_gives_no_control() -> None:
    match = table("silk mile AABB", casinos=["silk mile"], factories="A", step=FIGHT)
    assert legal(match) == {"done"}
    play(match, "A done")
    assert money(match, "A") == 0
