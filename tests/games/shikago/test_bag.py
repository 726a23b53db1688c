"""SHI-18 and SHI-21: the police chips, drawn and put back."""

from __future__ import annotations

from fractions import Fraction

import pytest

import windycity as wc
from windycity.games.shikago.state import ARREST, CHARITY, DRAW

from .city import bag, call_the_police, clause_against, finish_turn, odds, play, snitching, table


def at_the_draw(*, drawn: int = 0, removed: int = 0) -> wc.Match:
    """All have acted, and the snitch is about to draw."""
    match = table(boss="D", step=CHARITY, drawn=drawn, removed=removed)
    play(match, "D give 0")
    assert (match.actor, match.state.step) == (wc.CHANCE, DRAW)
    return match


def chance_of_the_untouchables(match: wc.Match) -> Fraction:
    """The odds of the Untouchables; an ordinary policeman is the only other draw."""
    shown = odds(match)
    assert sum(shown.values()) == 1
    assert set(shown) <= {"draw policeman", "draw untouchables"}
    return shown["draw untouchables"]


def test_shi_18_six_chips_at_first_one_of_them_the_untouchables() -> None:
    match = wc.load("shikago").start(seed=7)
    assert bag(match) == (5, 0, 0)
    assert match.view()["bag"] == {"policemen": 5, "drawn": 0, "removed": 0}
    match.play("first A")
    finish_turn(match)
    assert odds(match) == {"draw policeman": Fraction(5, 6), "draw untouchables": Fraction(1, 6)}


def test_shi_18_a_drawn_policeman_stays_out() -> None:
    match = at_the_draw()
    match.play("draw policeman")
    assert bag(match) == (4, 1, 0)
    finish_turn(match)
    assert odds(match) == {"draw policeman": Fraction(4, 5), "draw untouchables": Fraction(1, 5)}


def test_shi_18_the_odds_rise_with_every_policeman() -> None:
    match = wc.load("shikago").start(seed=7)
    match.play("first A")
    risen = []
    for _ in range(6):
        finish_turn(match)
        risen.append(chance_of_the_untouchables(match))
        if len(risen) < 6:
            call_the_police(match)
    assert risen == [
        Fraction(1, 6),
        Fraction(1, 5),
        Fraction(1, 4),
        Fraction(1, 3),
        Fraction(1, 2),
        Fraction(1),
    ]


def test_shi_18_with_no_policeman_left_the_untouchables_are_certain() -> None:
    match = at_the_draw(drawn=5)
    assert odds(match) == {"draw untouchables": Fraction(1)}
    assert clause_against(match, "draw policeman") == "SHI-18"


@pytest.mark.parametrize("move", ["raid silk mile", "arrest A", "done", "first A", "give 0"])
def test_shi_18_nothing_is_named_before_the_draw(move: str) -> None:
    assert clause_against(at_the_draw(), move) == "SHI-18"


def test_shi_18_one_chip_a_turn() -> None:
    match = snitching("silk mile A")
    assert match.actor == 3
    refusal = match.why_not("draw policeman")
    assert refusal is not None
    match.play("raid silk mile")
    assert bag(match) == (4, 1, 0)
    assert match.state.turn_number == 1


def test_shi_18_the_untouchables_are_the_one_chip_of_the_turn() -> None:
    match = at_the_draw(drawn=1)
    match.play("draw untouchables")
    assert (match.actor, match.state.step) == (3, ARREST)
    match.play("arrest A")
    assert match.state.turn_number == 1


def test_shi_18_the_bag_is_open_to_see() -> None:
    match = at_the_draw(drawn=2, removed=1)
    assert match.view()["bag"] == match.view(2)["bag"] == {"policemen": 2, "drawn": 2, "removed": 1}


def test_shi_18_chips_stay_out_from_turn_to_turn() -> None:
    match = at_the_draw()
    call_the_police(match)
    finish_turn(match)
    call_the_police(match)
    assert bag(match) == (3, 2, 0)


def test_shi_21_example_odds_of_a_fifth_and_a_quarter_after_the_untouchables() -> None:
    match = at_the_draw()
    assert chance_of_the_untouchables(match) == Fraction(1, 6)
    call_the_police(match, "untouchables")
    finish_turn(match)
    assert chance_of_the_untouchables(match) == Fraction(1, 5)
    call_the_police(match, "untouchables")
    finish_turn(match)
    assert chance_of_the_untouchables(match) == Fraction(1, 4)


def test_shi_21_never_above_one_half_when_chips_go_back() -> None:
    match = wc.load("shikago").start(seed=7)
    match.play("first A")
    seen = []
    for _ in range(8):
        finish_turn(match)
        seen.append(chance_of_the_untouchables(match))
        call_the_police(match, "untouchables")
    assert seen == [Fraction(1, 6), Fraction(1, 5), Fraction(1, 4), Fraction(1, 3), *[Fraction(1, 2)] * 4]


def test_shi_21_one_half_holds_when_policemen_were_drawn_between() -> None:
    match = wc.load("shikago").start(seed=7)
    match.play("first A")
    after = []
    for _ in range(5):
        finish_turn(match)
        call_the_police(match, "policeman")
        finish_turn(match)
        call_the_police(match, "untouchables")
        after.append(bag(match))
    assert after == [(4, 0, 1), (3, 0, 2), (2, 0, 3), (1, 0, 4), (1, 0, 4)]


@pytest.mark.parametrize(
    ("drawn", "removed", "after"),
    [
        (0, 0, (4, 0, 1)),
        (1, 0, (4, 0, 1)),
        (3, 0, (4, 0, 1)),
        (5, 0, (4, 0, 1)),
        (0, 1, (3, 0, 2)),
        (2, 1, (3, 0, 2)),
        (4, 1, (3, 0, 2)),
        (2, 2, (2, 0, 3)),
        (0, 3, (1, 0, 4)),
        (1, 3, (1, 0, 4)),
        (2, 3, (1, 0, 4)),
        (0, 4, (1, 0, 4)),
        (1, 4, (1, 0, 4)),
    ],
)
def test_shi_21_one_leaves_the_game_and_all_others_go_back(
    drawn: int, removed: int, after: tuple[int, int, int]
) -> None:
    match = at_the_draw(drawn=drawn, removed=removed)
    match.play("draw untouchables")
    assert match.state.step == ARREST
    match.play("arrest A")
    assert bag(match) == after


def test_shi_21_a_policeman_puts_nothing_back() -> None:
    match = at_the_draw(drawn=2, removed=1)
    match.play("draw policeman")
    assert bag(match) == (1, 3, 1)


def test_shi_21_the_removed_stay_away() -> None:
    match = at_the_draw(drawn=1)
    call_the_police(match, "untouchables")
    for expected in ((3, 1, 1), (2, 2, 1), (1, 3, 1), (0, 4, 1)):
        finish_turn(match)
        call_the_police(match, "policeman")
        assert bag(match) == expected
    finish_turn(match)
    assert odds(match) == {"draw untouchables": Fraction(1)}
