"""Positions to think about."""

from __future__ import annotations

from collections.abc import Iterator

import windycity as wc


def decisions(game: wc.Game, seed: int, every: int) -> Iterator[wc.Match]:
    """A random game at some of its positions where a seat has a choice."""
    moves = game.random_match(seed).moves
    match, since = game.start(seed), 0
    for move in moves:
        since += 1
        if match.actor >= 0 and since >= every and len(match.legal_codes()) > 1:
            since = 0
            yield match
        match.play(move)


def decision(game: wc.Game, seed: int = 3) -> wc.Match:
    """A position somewhere in the first half of a random game."""
    found = [match.copy() for match in decisions(game, seed, 20)]
    return found[len(found) // 3]
