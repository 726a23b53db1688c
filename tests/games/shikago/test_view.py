"""SHI-22: what each seat sees of the cash, when it is laid open, and that nothing else gives it away."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import windycity as wc
from windycity.games.shikago.state import BUILD, CHARITY, FIGHT, MOVE

from .city import LAST_TURN, SEATS, finish_turn, legal, play, snitching, table
from .ledger import choose

CASH = {"A": 11, "B": 22, "C": 33, "D": 44}
SUMS = list(CASH.values())


def cash_seen(match: wc.Match, seat: int | None) -> list[int | None]:
    return [boss["cash"] for boss in match.view(seat)["bosses"]]


def shown(match: wc.Match, seat: int | None = None) -> list[int | None]:
    """The sums that lie open from the last time cash was shown."""
    return [boss["shown"] for boss in match.view(seat)["bosses"]]


def end_of_turn(turn: int) -> wc.Match:
    """The last boss of a turn is about to end it."""
    return table(boss="D", step=CHARITY, turn=turn, cash=CASH)


@pytest.mark.parametrize("seat", range(4))
def test_shi_22_everyone_sees_only_their_own_cash(seat: int) -> None:
    match = table(cash=CASH)
    assert cash_seen(match, seat) == [SUMS[boss] if boss == seat else None for boss in range(4)]


def test_shi_22_a_spectator_sees_no_cash() -> None:
    assert cash_seen(table(cash=CASH), None) == [None] * 4


def test_shi_22_hidden_from_the_first_moment() -> None:
    match = wc.load("shikago").start(seed=7)
    assert cash_seen(match, 2) == [None, None, 0, None]
    assert cash_seen(match, None) == shown(match) == [None] * 4


def test_shi_22_what_is_hidden_is_the_cash_of_the_others() -> None:
    match = table(cash=CASH)
    hidden = match.rules.hidden
    assert set(hidden(match.state, None)) == {("cash", boss) for boss in range(4)}
    for seat in range(4):
        assert set(hidden(match.state, seat)) == {("cash", boss) for boss in range(4) if boss != seat}


def test_shi_22_all_cash_is_shown_at_the_end() -> None:
    match = end_of_turn(LAST_TURN)
    assert cash_seen(match, None) == [None] * 4
    play(match, "D give 0")
    for seat in (None, 0, 1, 2, 3):
        assert cash_seen(match, seat) == SUMS
        assert list(match.rules.hidden(match.state, seat)) == []


def test_shi_22_open_money_shows_everything_to_everyone() -> None:
    match = table(cash=CASH, open_money=True)
    for seat in (None, 0, 1, 2, 3):
        assert cash_seen(match, seat) == SUMS
        assert list(match.rules.hidden(match.state, seat)) == []


def test_shi_22_money_is_hidden_unless_the_table_opens_it() -> None:
    assert wc.load("shikago").options["open_money"] is False


@pytest.mark.parametrize("turn", [7, 10])
def test_shi_22_all_cash_is_laid_open_before_turns_seven_and_ten(turn: int) -> None:
    match = end_of_turn(turn - 1)
    play(match, "D give 4")
    assert shown(match) == [None] * 4
    match.play("draw policeman")
    assert match.view()["turn"] == turn
    for seat in (None, 0, 1, 2, 3):
        assert shown(match, seat) == [11, 22, 33, 40]
    assert (match.state.shown_turn, list(match.state.shown)) == (turn, [11, 22, 33, 40])


@pytest.mark.parametrize("turn", [2, 3, 4, 5, 6, 8, 9, 11, 12])
def test_shi_22_no_cash_is_laid_open_before_other_turns(turn: int) -> None:
    match = end_of_turn(turn - 1)
    play(match, "D give 0")
    match.play("draw policeman")
    assert match.view()["turn"] == turn
    assert shown(match) == [None] * 4
    assert match.state.shown_turn == 0


def test_shi_22_after_the_police_and_before_the_first_player() -> None:
    match = snitching("silk mile B, ice house A", turn=6, cash=CASH, prison="B")
    assert shown(match) == [None] * 4
    play(match, "D raid ice house")
    assert shown(match) == [10, 22, 33, 44]
    play(match, "B bail 1")
    assert shown(match) == [10, 22, 33, 44]


def test_shi_22_after_the_untouchables_too() -> None:
    match = snitching("ice house A", turn=9, chip="untouchables", cash=CASH)
    play(match, "D arrest A")
    assert shown(match) == SUMS


def test_shi_22_the_sums_stay_as_shown_then() -> None:
    match = end_of_turn(6)
    play(match, "D give 0")
    match.play("draw policeman")
    play(match, "B done", "B done", "B done", "B factory", "B done", "B give 3")
    assert match.state.cash[1] == 3
    for seat in (None, 0, 1, 2, 3):
        assert shown(match, seat) == SUMS
    assert cash_seen(match, 0) == [11, None, None, None]


def test_shi_22_the_sums_of_turn_seven_stay_until_turn_ten() -> None:
    match = end_of_turn(6)
    match.play("give 0")
    match.play("draw policeman")
    for turn in (7, 8, 9):
        assert (match.view()["turn"], shown(match)) == (turn, SUMS)
        match.state.cash[0] += 5
        finish_turn(match)
        assert shown(match) == SUMS
        match.play("draw policeman" if match.state.policemen else "draw untouchables")
    assert (match.view()["turn"], shown(match)) == (10, [26, 22, 33, 44])
    assert match.state.shown_turn == 10
    match.state.cash[0] += 5
    assert shown(match) == [26, 22, 33, 44]


def test_shi_22_someone_without_cash_shows_a_zero() -> None:
    match = table(boss="D", step=CHARITY, turn=6, cash={"A": 3})
    play(match, "D give 0")
    match.play("draw policeman")
    assert shown(match) == [3, 0, 0, 0]


def test_shi_22_all_but_the_cash_lies_open() -> None:
    """Every seat sees the same, apart from the cash."""
    match = table(
        "silk mile AAB", cash=CASH, register={"B": 4}, factories="C", casinos=["silk mile"], prison="D"
    )
    seen = [match.view(seat) for seat in (None, 0, 1, 2, 3)]
    for view in seen:
        for boss in view["bosses"]:
            boss["cash"] = None
    assert all(view == seen[0] for view in seen)


def twin(match: wc.Match, boss: int, more: int) -> wc.Match:
    """The same table, except that a boss has more or less cash."""
    other = match.copy()
    other.state.cash[boss] += more
    return other


@pytest.mark.parametrize("seed", range(3))
def test_shi_22_views_do_not_depend_on_the_cash_of_others(seed: int) -> None:
    choices = random.Random(seed)
    match = wc.load("shikago").start(seed=seed)
    while match.actor != wc.OVER:
        boss = choices.randrange(4)
        other = twin(match, boss, choices.randint(1, 30))
        for seat in (None, *(s for s in range(4) if s != boss)):
            assert json.dumps(other.view(seat)) == json.dumps(match.view(seat))
        assert other.view(boss) != match.view(boss)
        match.play(choose(match, choices))


@pytest.mark.parametrize("step", [MOVE, FIGHT, BUILD, CHARITY, "groups", "raid", "arrest"])
def test_shi_22_refusals_do_not_depend_on_the_cash_of_others(step: int | str) -> None:
    stands = "silk mile AAAAABBC, ice house BBDD, old pier CC, brick lane BB"
    if step == "groups":
        match = table(stands, step=FIGHT, cash={"A": 3, "B": 9})
        match.play("fight B in silk mile")
    elif isinstance(step, str):
        chip = "policeman" if step == "raid" else "untouchables"
        match = snitching(stands, snitch="A", chip=chip, factories="B", cash={"A": 3, "B": 9})
    else:
        match = table(stands, step=step, cash={"A": 3, "B": 9}, factories="B")
    assert match.actor == 0
    for more in (-9, 200):
        other = twin(match, 1, more)
        assert legal(other) == legal(match)
        for move in (
            *range(match.rules.codec.size),
            "groups 9 9",
            "move 20 silk mile to old pier",
            "give 21",
        ):
            assert other.why_not(move) == match.why_not(move)


def story(match: wc.Match) -> list[Any]:
    return [(line.text, line.clause) for line in match.log()]


def test_shi_22_the_log_does_not_tell_what_is_left() -> None:
    """A whole turn in which everyone could pay, told the same however much they have."""
    logs = []
    for more in (0, 17):
        match = table(
            "silk mile AAAB, ice house C, brick lane B",
            prison="B",
            step=FIGHT,
            cash={"A": 30, "B": 10, "C": 3},
        )
        match.state.cash[1] += more
        play(
            match,
            "A fight B in silk mile",
            "A groups 1 0",
            "A done",
            "A casino silk mile",
            "A done",
            "A give 2",
        )
        play(match, "B bail 1", "B place old pier", "B done", "B done", "B done", "B done", "B give 1")
        finish_turn(match)
        match.play("draw policeman")
        match.play("raid brick lane")
        logs.append(story(match))
    assert logs[0] == logs[1]
    assert len(logs[0]) >= 18


def test_shi_22_the_log_tells_the_sums_when_they_are_laid_open() -> None:
    logs = []
    for more in (0, 17):
        match = table(boss="D", step=CHARITY, turn=6, cash=CASH)
        match.state.cash[1] += more
        play(match, "D give 0")
        match.play("draw policeman")
        logs.append(story(match))
    assert logs[0] != logs[1]


def test_shi_22_the_view_names_who_acts_and_what_is_asked() -> None:
    match = table(boss="C", first="B", turn=4, points=2)
    view = match.view(0)
    assert (view["turn"], view["first"], view["boss"], view["actor"], view["action_points"]) == (
        4,
        1,
        2,
        2,
        2,
    )
    assert isinstance(view["step"], str)
    assert [boss["seat"] for boss in view["bosses"]] == [SEATS.index(letter) for letter in SEATS]
