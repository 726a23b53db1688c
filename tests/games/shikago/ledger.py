"""A second account of all money, kept from the moves alone, and players who keep a game lively."""

from __future__ import annotations

import random
from typing import Any

import windycity as wc
from windycity.games.shikago.areas import AREA_NAMES, INCOME
from windycity.games.shikago.state import FIGHT

from .city import SEATS


def controller(there: list[int]) -> int | None:
    """Who has more henchmen in an area than any other single boss."""
    most = max(there)
    return there.index(most) if most and there.count(most) == 1 else None


def takings(state: Any, boss: int) -> int:
    """What a boss earns from the board as it lies."""
    total = 0
    for there, printed, casino in zip(state.henchmen, INCOME, state.casino, strict=True):
        if controller(there) == boss:
            alone = sum(there) == there[boss]
            total += (printed if alone else min(printed, there[boss])) * (2 if casino else 1)
    return total * 2 if state.factory[boss] else total


class Ledger:
    """Cash and register of the four, in thousands."""

    def __init__(self, state: Any) -> None:
        self.cash = list(state.cash)
        self.register = list(state.register)

    def note(self, state: Any, move: wc.Move) -> None:
        """Book a move that is about to be made."""
        booking = getattr(self, f"_{move.verb}", None)
        if booking is not None:
            booking(state, *move.args)

    def _done(self, state: Any) -> None:
        if state.step == FIGHT:
            self.cash[state.boss] += takings(state, state.boss)
            self.register[state.boss] += takings(state, state.boss)

    def _bail(self, state: Any, number: int) -> None:
        self.cash[state.boss] -= 2 * number

    def _groups(self, state: Any, triples: int, pairs: int) -> None:
        self.cash[state.boss] -= 2 * pairs
        for _ in range(triples + pairs):
            if self.cash[state.opponent] >= 2:
                self.cash[state.opponent] -= 2

    def _casino(self, state: Any, name: str) -> None:
        self.cash[state.boss] -= 8

    def _factory(self, state: Any) -> None:
        self.cash[state.boss] -= 16

    def _give(self, state: Any, number: int) -> None:
        self.cash[state.boss] -= number
        self.register[state.boss] = max(0, self.register[state.boss] - number)

    def _raid(self, state: Any, name: str) -> None:
        place = AREA_NAMES.index(name)
        boss = controller(state.henchmen[place])
        assert boss is not None
        self._bribe(boss, state.henchmen[place][boss] + 4 * state.casino[place])

    def _inspect(self, state: Any, letter: str) -> None:
        self._bribe(SEATS.index(letter), 8)

    def _bribe(self, boss: int, amount: int) -> None:
        if self.cash[boss] >= amount:
            self.cash[boss] -= amount


def choose(match: wc.Match, choices: random.Random) -> wc.Move:
    """A random move, each kind as likely as the others; gifts are rare, so that there is money to spend."""
    moves = match.legal()
    if moves[0].verb == "give" and choices.random() < 0.7:
        return moves[0]
    verb = choices.choice(sorted({move.verb for move in moves}))
    return choices.choice([move for move in moves if move.verb == verb])


def lively(seed: int) -> wc.Match:
    """A table at the start of a turn with much on it, laid out by chance."""
    choices = random.Random(seed)
    match = wc.load("shikago").start(seed=seed)
    match.play(f"first {choices.choice(SEATS)}")
    state = match.state
    for boss in range(4):
        for _ in range(choices.randint(3, 9)):
            state.henchmen[choices.randrange(8)][boss] += 1
            state.pool[boss] -= 1
        state.cash[boss], state.register[boss] = choices.randint(0, 40), choices.randint(0, 40)
        state.factory[boss] = choices.randint(0, 1)
    for place in choices.sample(range(8), choices.randint(0, 5)):
        state.casino[place] = 1
    return match
