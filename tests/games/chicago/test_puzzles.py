"""Every puzzle has the solution it claims, proved by trying all moves to the end of the turn."""

from __future__ import annotations

from fractions import Fraction

import pytest

import windycity as wc
from windycity.games.chicago.state import State
from windycity.kernel import Rules

from ..puzzle import Puzzle
from .puzzles import PUZZLES

UNDECIDED = Fraction(1, 2)

Known = dict[bytes, Fraction]
Turn = tuple[int, int, int]


def turn_of(s: State) -> Turn:
    return s.phase, s.round_number, s.turns_taken


def chance_to_win(rules: Rules[State], s: State, seat: int, turn: Turn, known: Known) -> Fraction:
    """How often the seat wins by the end of the turn; a game that goes on is worth a half."""
    who = rules.actor(s)
    if who == wc.OVER:
        out = [0] * 2 * s.players
        rules.score(s, out)
        return Fraction(out[s.players + seat] == 1)
    if turn_of(s) != turn:
        return UNDECIDED
    key = s.pack()
    if key not in known:
        codes = [0] * rules.longest
        codes = codes[: rules.legal(s, codes)]
        values = [chance_to_win(rules, after(rules, s, code), seat, turn, known) for code in codes]
        if who == wc.CHANCE:
            weights = [rules.weight(s, code) for code in codes]
            known[key] = Fraction(sum(w * v for w, v in zip(weights, values, strict=True)), sum(weights))
        else:
            known[key] = max(values) if who == seat else min(values)
    return known[key]


def after(rules: Rules[State], s: State, code: int) -> State:
    s = s.copy()
    rules.apply(s, code)
    return s


def moves_by_worth(match: wc.Match) -> dict[str, Fraction]:
    """All moves with the chance to win that they leave."""
    turn, known, seat = turn_of(match.state), Known(), match.actor
    return {
        move.text: chance_to_win(match.rules, after(match.rules, match.state, move.code), seat, turn, known)
        for move in match.legal()
    }


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)
def test_the_solution_of_a_puzzle_is_better_than_all_other_moves(puzzle: Puzzle) -> None:
    worth = moves_by_worth(puzzle.position())
    best = max(worth.values())
    assert sorted(move for move, value in worth.items() if value == best) == sorted(puzzle.right)
    assert len(worth) > len(puzzle.right)
