"""What the rules of thumb say of a position."""

from __future__ import annotations

import windycity as wc
from windycity.games.city import RULES
from windycity.kernel import WHOLE


def advice(match: wc.Match) -> dict[str, int]:
    """How good every legal move looks, by its text."""
    codes, ratings = [0] * RULES.longest, [0] * RULES.longest
    before = match.state.pack()
    count = RULES.legal(match.state, codes)
    RULES.heuristics.advise(match.state, codes, count, ratings)
    assert match.state.pack() == before
    assert ratings[count:] == [0] * (RULES.longest - count)
    return {RULES.codec.move(code).text: ratings[i] for i, code in enumerate(codes[:count])}


def best_moves(match: wc.Match) -> list[str]:
    """The moves that look best."""
    ratings = advice(match)
    return [text for text, rating in ratings.items() if rating == max(ratings.values())]


def best_move(match: wc.Match) -> str:
    """The one move that looks best."""
    (best,) = best_moves(match)
    return best


def prospects(match: wc.Match) -> list[int]:
    """The prospects of every seat; they add up to the whole, but for rounding."""
    found = [0] * match.state.players
    before = match.state.pack()
    RULES.heuristics.evaluate(match.state, found)
    assert match.state.pack() == before
    assert WHOLE - match.state.players <= sum(found) <= WHOLE
    assert min(found) >= 0
    return found
