"""SHI-10: fights, how the chips are divided, and which groups fight."""

from __future__ import annotations

import pytest

import windycity as wc
from windycity.games.shikago.state import FIGHT, GROUPS

from .city import finish, legal, next_turn, play, refused, standing, table

DIVISIONS = [
    # attackers, defenders: groups of 3:1, groups of 1:1
    (2, 1, 0, 1),
    (3, 1, 1, 0),
    (4, 1, 1, 0),
    (12, 1, 1, 0),
    (3, 2, 0, 2),
    (4, 2, 1, 1),
    (5, 2, 1, 1),
    (6, 2, 2, 0),
    (7, 2, 2, 0),
    (4, 3, 0, 3),
    (5, 3, 1, 2),
    (6, 3, 1, 2),
    (7, 3, 2, 1),
    (9, 3, 3, 0),
    (5, 4, 0, 4),
    (7, 4, 1, 3),
    (8, 4, 2, 2),
    (12, 4, 4, 0),
    (12, 5, 3, 2),
    (12, 6, 3, 3),
    (12, 10, 1, 9),
    (12, 11, 0, 11),
]


def facing(attackers: int, defenders: int, cash: int = 24) -> wc.Match:
    """A has gone for B in the silk mile, with money enough for every funeral."""
    match = table(f"silk mile {'A' * attackers}{'B' * defenders}", step=FIGHT, cash={"A": cash, "B": 24})
    play(match, "A fight B in silk mile")
    assert match.state.step == GROUPS
    return match


def groups(triples: int, pairs: int) -> set[str]:
    """All choices among so many groups of either kind."""
    return {f"groups {x} {y}" for x in range(triples + 1) for y in range(pairs + 1)}


@pytest.mark.parametrize(("attackers", "defenders", "triples", "pairs"), DIVISIONS)
def test_shi_10_all_chips_are_divided(attackers: int, defenders: int, triples: int, pairs: int) -> None:
    match = facing(attackers, defenders)
    assert legal(match) == groups(triples, pairs)
    assert refused(match, f"A groups {triples + 1} 0") == "SHI-10"
    assert refused(match, f"A groups 0 {pairs + 1}") == "SHI-10"


def test_shi_10_example_four_against_two() -> None:
    match = facing(4, 2)
    assert legal(match) == {"groups 0 0", "groups 0 1", "groups 1 0", "groups 1 1"}


def test_shi_10_three_to_one_kills_the_one() -> None:
    match = facing(3, 1)
    play(match, "A groups 1 0")
    assert standing(match, "silk mile") == "AAA"


def test_shi_10_one_to_one_kills_both() -> None:
    match = facing(4, 3)
    play(match, "A groups 0 1")
    assert standing(match, "silk mile") == "AAABB"


def test_shi_10_two_to_one_counts_as_one_to_one() -> None:
    match = facing(2, 1)
    play(match, "A groups 0 1")
    assert standing(match, "silk mile") == "A"
    match = facing(5, 2)
    play(match, "A groups 1 1")
    assert standing(match, "silk mile") == "AAAA"


@pytest.mark.parametrize(
    ("chosen", "left"),
    [
        ("groups 0 0", "AAAAAAABBBB"),
        ("groups 1 0", "AAAAAAABBB"),
        ("groups 0 2", "AAAAABB"),
        ("groups 1 2", "AAAAAB"),
        ("groups 0 3", "AAAAB"),
        ("groups 1 3", "AAAA"),
    ],
)
def test_shi_10_the_attacker_fights_any_of_the_groups(chosen: str, left: str) -> None:
    match = facing(7, 4)
    match.play(chosen)
    assert standing(match, "silk mile") == left
    assert match.state.step == FIGHT


def test_shi_10_only_where_one_controls() -> None:
    match = table(
        "brick lane AAABC, silk mile AB, old pier ABB, ice house AAC, banker hill BC, stock pens AA",
        step=FIGHT,
    )
    assert legal(match) == {"fight B in brick lane", "fight C in brick lane", "fight C in ice house", "done"}
    assert refused(match, "A fight B in silk mile") in {"SHI-09", "SHI-10"}
    assert refused(match, "A fight B in old pier") in {"SHI-09", "SHI-10"}
    assert refused(match, "A fight B in banker hill") in {"SHI-09", "SHI-10"}


def test_shi_10_only_with_who_has_henchmen_there() -> None:
    match = table("brick lane AAAB, silk mile BC", step=FIGHT)
    assert refused(match, "A fight C in brick lane") == "SHI-10"
    assert refused(match, "A fight A in brick lane") == "SHI-10"


def test_shi_10_nobody_has_to_fight() -> None:
    match = table("brick lane AAAB", step=FIGHT)
    play(match, "A done")
    assert standing(match, "brick lane") == "AAAB"


def test_shi_10_only_the_two_bosses_lose_henchmen() -> None:
    match = table("silk mile AAAAABBCD, ice house AABB", step=FIGHT, cash={"A": 24})
    play(match, "A fight B in silk mile", "A groups 1 1")
    assert (standing(match, "silk mile"), standing(match, "ice house")) == ("AAAACD", "AABB")


def test_shi_10_each_seat_can_be_on_either_side() -> None:
    for attacker, defender in ("BA", "CD", "DB"):
        match = table(f"old pier {attacker * 5}{defender * 3}", boss=attacker, step=FIGHT, cash={attacker: 9})
        play(match, f"{attacker} fight {defender} in old pier", f"{attacker} groups 1 1")
        assert standing(match, "old pier") == "".join(sorted(attacker * 4 + defender))


@pytest.mark.parametrize("chosen", ["groups 0 0", "groups 1 0", "groups 0 1"])
def test_shi_10_one_division_per_opponent_and_area(chosen: str) -> None:
    match = facing(5, 3)
    match.play(chosen)
    assert "B" in standing(match, "silk mile")
    assert legal(match) == {"done"}
    assert refused(match, "A fight B in silk mile") == "SHI-10"


def test_shi_10_the_same_opponent_in_another_area() -> None:
    match = table("silk mile AAABB, ice house AAABB, old pier AAC", step=FIGHT, cash={"A": 9})
    play(match, "A fight B in silk mile", "A groups 0 0")
    assert legal(match) == {"fight B in ice house", "fight C in old pier", "done"}


def test_shi_10_a_second_opponent_is_a_new_fight_with_the_survivors() -> None:
    match = table("silk mile AAAAABBC", step=FIGHT, cash={"A": 9})
    play(match, "A fight B in silk mile", "A groups 0 1")
    assert legal(match) == {"fight C in silk mile", "done"}
    play(match, "A fight C in silk mile")
    assert legal(match) == groups(1, 0)
    match.undo()
    match.undo()
    assert "groups 1 1" in legal(match)
    play(match, "A groups 0 1", "A fight C in silk mile", "A groups 1 0")
    assert standing(match, "silk mile") == "AAAAB"


def test_shi_10_survivors_make_fewer_groups() -> None:
    match = table("silk mile AAAABCC", step=FIGHT, cash={"A": 24})
    play(match, "A fight C in silk mile", "A groups 0 1", "A fight B in silk mile")
    assert legal(match) == groups(1, 0)
    match = table("silk mile AAABBC", step=FIGHT, cash={"A": 24})
    play(match, "A fight B in silk mile", "A groups 0 1")
    assert standing(match, "silk mile") == "AABC"
    play(match, "A fight C in silk mile")
    assert legal(match) == groups(0, 1)


def test_shi_10_control_is_checked_before_each_fight() -> None:
    match = table("silk mile AAABBCC", step=FIGHT, cash={"A": 24})
    play(match, "A fight B in silk mile", "A groups 0 1")
    assert standing(match, "silk mile") == "AABCC"
    assert legal(match) == {"done"}
    assert refused(match, "A fight C in silk mile") in {"SHI-09", "SHI-10"}


def test_shi_10_a_new_turn_is_a_new_division() -> None:
    match = facing(5, 3)
    play(match, "A groups 0 0")
    next_turn(match)
    while match.actor != 0:
        finish(match)
    play(match, "A done", "A done")
    assert legal(match) == {"fight B in silk mile", "done"}


def test_shi_10_another_boss_may_fight_the_same_opponent_in_the_same_turn() -> None:
    match = table("silk mile AAABBC", step=FIGHT, hand="BBB")
    play(match, "A fight C in silk mile", "A groups 0 0", "A done", "A done", "A give 0")
    play(match, "B place silk mile", "B place silk mile", "B done", "B done")
    assert legal(match) == {"fight A in silk mile", "fight C in silk mile", "done"}


def test_shi_10_the_groups_must_be_chosen_before_anything_else() -> None:
    match = facing(5, 3)
    assert refused(match, "A done") == "SHI-10"
    assert refused(match, "A fight B in silk mile") == "SHI-10"


def test_shi_10_any_number_of_fights_in_a_turn() -> None:
    match = table("silk mile AAAB, ice house AAAC, old pier AAAD", step=FIGHT)
    for line in ("B in silk mile", "C in ice house", "D in old pier"):
        play(match, f"A fight {line}", "A groups 1 0")
    assert [standing(match, name) for name in ("silk mile", "ice house", "old pier")] == ["AAA"] * 3
