"""What holds at every moment of every game, whatever is played."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import windycity as wc
from windycity.games.shikago.state import ARREST, BAIL, CHARITY, DRAW, FIGHT, GROUPS, RAID

from .ledger import Ledger, choose, controller, lively

RANDOM_GAMES = 12
LIVELY_GAMES = 24

every_game = pytest.mark.parametrize("number", range(RANDOM_GAMES + LIVELY_GAMES))


def opening(number: int) -> wc.Match:
    """The first games begin as the rules say, the others in the midst of things."""
    return wc.load("shikago").start(seed=number) if number < RANDOM_GAMES else lively(number)


def moments(number: int, ledger: Ledger | None = None) -> Iterator[wc.Match]:
    """Every moment of a game; a ledger books each move before it is made."""
    match, choices = opening(number), random.Random(number)
    yield match
    while match.actor != wc.OVER:
        move = choose(match, choices)
        if ledger is not None:
            ledger.note(match.state, move)
        match.play(move)
        yield match


@every_game
def test_every_boss_always_has_twelve_henchmen(number: int) -> None:
    for match in moments(number):
        state = match.state
        for boss in range(4):
            places = [state.pool[boss], state.hand[boss], state.prison[boss]]
            places += [there[boss] for there in state.henchmen]
            assert min(places) >= 0
            assert sum(places) == 12


@every_game
def test_cash_and_register_agree_with_a_second_account(number: int) -> None:
    ledger = Ledger(opening(number).state)
    for match in moments(number, ledger):
        assert list(match.state.cash) == ledger.cash
        assert list(match.state.register) == ledger.register
        assert min(match.state.cash) >= 0
        assert min(match.state.register) >= 0


@every_game
def test_action_points_and_free_moves_keep_to_their_bounds(number: int) -> None:
    for match in moments(number):
        assert 0 <= match.state.action_points <= 3
        assert 0 <= match.state.free_moves <= 8


@every_game
def test_casinos_and_police_chips_are_all_accounted_for(number: int) -> None:
    removed = 0
    for match in moments(number):
        state = match.state
        assert set(state.casino) | set(state.factory) <= {0, 1}
        assert sum(state.casino) <= 5
        assert state.policemen + state.drawn + state.removed == 5
        assert min(state.policemen, state.drawn) >= 0
        assert removed <= state.removed <= min(removed + 1, 4)
        removed = state.removed


@every_game
def test_twelve_turns_of_four_bosses_and_no_step_goes_back(number: int) -> None:
    order: list[tuple[int, int]] = []
    step = BAIL
    for match in moments(number):
        state = match.state
        if match.actor < 0 or state.step in (RAID, ARREST):
            continue
        if not order or order[-1] != (state.turn_number, match.actor):
            order.append((state.turn_number, match.actor))
            step = BAIL
        now = FIGHT if state.step == GROUPS else state.step
        assert BAIL <= step <= now <= CHARITY
        step = now
    first = order[0][1]
    assert order == [(turn, (first + turn + place) % 4) for turn in range(12) for place in range(4)]


@every_game
def test_a_policeman_or_the_untouchables_come_after_each_turn_but_the_last(number: int) -> None:
    draws = []
    for match in moments(number):
        assert bool(match.legal()) == (match.actor != wc.OVER)
        if match.state.step == DRAW and match.actor == wc.CHANCE:
            draws.append(match.state.turn_number)
            assert sum(outcome.probability for outcome in match.outcomes()) == 1
    assert draws == list(range(11))


@every_game
def test_the_view_says_who_controls_what(number: int) -> None:
    for match in moments(number):
        if match.state.step in (FIGHT, RAID, ARREST):
            for shown, there in zip(match.view()["areas"], match.state.henchmen, strict=True):
                assert shown["henchmen"] == list(there)
                assert shown["controller"] == controller(there)


@every_game
def test_a_game_ends_with_the_richest_taxed(number: int) -> None:
    for match in moments(number):
        assert (match.scores is None) == (match.actor != wc.OVER)
    cash = list(match.state.cash)
    expected = tuple(sum_ * (500 if sum_ == max(cash) else 1000) for sum_ in cash)
    assert match.scores == expected
    assert match.ranks == tuple(1 + sum(other > own for other in expected) for own in expected)


SOME_OF_EVERY_KIND = (
    *("bail 1", "recruit", "place old pier", "move 2 silk mile to old pier", "fight B in silk mile"),
    *("groups 0 1", "casino silk mile", "factory", "give 3", "done", "draw policeman", "raid old pier"),
    *("inspect C", "arrest A", "first D"),
)


@pytest.mark.parametrize("number", [0, 1, RANDOM_GAMES, RANDOM_GAMES + 1])
def test_every_move_not_on_the_list_is_refused_with_a_clause(number: int) -> None:
    known = {clause.id for clause in wc.load("shikago").clauses}
    for match in moments(number):
        legal = {move.text for move in match.legal()}
        for text in SOME_OF_EVERY_KIND:
            refusal = match.why_not(text)
            assert (refusal is None) == (text in legal)
            assert refusal is None or refusal.clause in known


def test_lively_games_see_everything_that_can_happen() -> None:
    """So that the laws above are not kept by games in which nothing happens."""
    verbs = set()
    for number in range(RANDOM_GAMES, RANDOM_GAMES + 8):
        *_, match = moments(number)
        verbs |= {move.verb for move in match.moves}
    assert verbs == {
        *("first", "bail", "recruit", "place", "move", "fight", "groups", "casino", "factory", "give"),
        *("draw", "raid", "inspect", "arrest", "done"),
    }
