"""What the rules of thumb say of a position."""

from __future__ import annotations

import windycity as wc
from windycity.kernel import WHOLE


def advice(match: wc.Match) -> dict[str, int]:
    """How good every legal move looks, by its text."""
    moves = match.legal()
    ratings = [0] * len(moves)
    before = match.state.pack()
    match.rules.heuristics.advise(match.state, [move.code for move in moves], len(moves), ratings)
    assert match.state.pack() == before
    assert min(ratings) >= 0
    return {move.text: rating for move, rating in zip(moves, ratings, strict=True)}


def best_moves(match: wc.Match) -> set[str]:
    """The moves that look best."""
    ratings = advice(match)
    return {text for text, rating in ratings.items() if rating == max(ratings.values())}


def best_move(match: wc.Match) -> str:
    """The one move that looks best."""
    (best,) = best_moves(match)
    return best


def prospects(match: wc.Match) -> list[int]:
    """The prospects of every seat; they add up to the whole, but for rounding."""
    found = [0] * match.state.players
    before = match.state.pack()
    match.rules.heuristics.evaluate(match.state, found)
    assert match.state.pack() == before
    assert WHOLE - len(found) <= sum(found) <= WHOLE
    assert min(found) >= 0
    return found
