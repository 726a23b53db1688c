"""The puzzles are right: everything is tried until the next turn of the player who decides."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import pytest

import windycity as wc
from windycity.games.city.state import ADVERT, BUILD

from ..puzzle import Puzzle
from .puzzles import PUZZLES
from .street import CUSTOMERS, MARKS, legal

NOT_DECIDED = Fraction(1, 2)
"""What a game that goes on counts."""

by_name = pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)


def hope(match: wc.Match, seat: int, turn: int) -> Fraction:
    """What a seat can be sure of until its next turn, if its rivals want it to lose; nobody builds or
    advertises later on."""
    if match.actor == wc.OVER:
        assert match.ranks is not None
        return Fraction(int(match.ranks[seat] == 1), match.ranks.count(1))
    if turn != seat and match.state.turn == seat:
        return NOT_DECIDED
    hopes = list(after_each(match, seat))
    if match.actor == wc.CHANCE:
        return sum(hopes, Fraction(0)) / len(hopes)
    return max(hopes) if match.actor == seat else min(hopes)


def after_each(match: wc.Match, seat: int) -> Iterator[Fraction]:
    quick = {BUILD: "done", ADVERT: "roll"}.get(match.state.step)
    for text in [quick] if quick else [move.text for move in moves(match)]:
        yield after(match, text, seat)


def moves(match: wc.Match) -> list[wc.Move]:
    return [move for move, _ in match.outcomes()] if match.actor == wc.CHANCE else match.legal()


def after(match: wc.Match, text: str, seat: int) -> Fraction:
    turn = match.state.turn
    match.play(text)
    found = hope(match, seat, turn)
    match.undo()
    return found


@by_name
def test_right_moves_are_better_than_all_others(puzzle: Puzzle) -> None:
    match = puzzle.position()
    seat = match.actor
    hopes = {text: after(match, text, seat) for text in legal(match)}
    wrong = [found for text, found in hopes.items() if text not in puzzle.right]
    assert min(hopes[text] for text in puzzle.right) > max(wrong)


@by_name
def test_puzzles_are_positions_of_a_game(puzzle: Puzzle) -> None:
    state = puzzle.position().state
    assert len(set(state.field)) == len(CUSTOMERS)
    for number in range(state.players):
        marks = [m for owner, m in zip(state.owner, state.marks, strict=True) if owner == number]
        assert len(marks) >= 4
        assert sum(marks) + state.free_marks[number] == MARKS
        assert 0 <= state.account[number] < state.goal
