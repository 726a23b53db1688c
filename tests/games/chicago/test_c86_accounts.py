"""Cash and figures of whole games, kept a second time from the moves alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

import windycity as wc
from windycity.games.chicago.board import (
    BUILDING,
    BUILDING_FIELDS,
    CASINO,
    IS_BUILDING,
    ONES,
    SQUARE_BARS,
    SQUARE_FIELDS,
    TWOS,
    VALUE,
)
from windycity.games.chicago.members import field_of, rings_of
from windycity.games.chicago.names import FIELD_OF, LABELS
from windycity.games.chicago.state import DIE, NO_GANG, NO_MEMBER

from .chiccaggo import FIGHTS, IN_PLAY, PLUGS, WORTH, town
from .city import FIGURES

GANGS = range(4)
LAST_SECTION = 3
GAMES = [(players, seed) for players in (2, 3, 4) for seed in range(8)]


class Moment(NamedTuple):
    """A move with the state before it and after it."""

    before: Any
    move: wc.Move
    after: Any


def lively(match: wc.Match, choices: random.Random) -> wc.Move:
    """A move at random; hires and attacks are as likely as all else together, and turns are seldom ended."""
    moves = match.legal()
    if match.actor == wc.CHANCE:
        return choices.choice(moves)
    if choices.random() < 0.5:
        moves = [move for move in moves if move.verb in ("hire", "duel") or attacks(match, move)] or moves
    if match.state.step == DIE and choices.random() < 0.8:
        moves = [move for move in moves if move.verb != "done"] or moves
    return choices.choice(moves)


def attacks(match: wc.Match, move: wc.Move) -> bool:
    """Whether a move is a step onto a field where another gang stands."""
    target = FIELD_OF.get(move.text.rpartition(" to ")[2], 0)
    return move.verb in ("walk", "send") and match.state.occupant[target] not in (NO_GANG, match.state.gang)


def crowded(players: int, choices: random.Random) -> wc.Match:
    """A game in which all gangs meet around the central square, in stacks in its bars."""
    labels = [LABELS[field] for field in choices.sample([*SQUARE_FIELDS, *SQUARE_BARS], 32)]
    sides: list[list[str]] = [[] for _ in range(players)]
    for i, label in enumerate(labels):
        stack = 3 if IS_BUILDING[FIELD_OF[label]] else 1
        sides[i % players] += [f"{choices.choice(PLUGS[:3])} {label}" for _ in range(stack)]
    names = IN_PLAY[players]
    members = {name: ", ".join(side[:FIGURES]) for name, side in zip(names, sides, strict=True)}
    start = choices.choice(names)
    return town(players, start=start, turn=start, **members)  # type: ignore[arg-type]


def moments(players: int, seed: int) -> Iterator[tuple[wc.Match, Moment]]:
    """Every move of a lively game; every other game begins crowded."""
    choices = random.Random(1000 * players + seed)
    match = crowded(players, choices) if seed % 2 else wc.load("chicago86", players=players).start(seed=seed)
    while match.actor != wc.OVER:
        before = match.state.copy()
        move = lively(match, choices)
        match.play(move)
        yield match, Moment(before, move, match.state)


def figures_left(state: Any, gang: int) -> int:
    """Figures of a gang that are not lost: on the board, in reserve, waiting, and those that fight."""
    figures: int = state.reserve[gang] + state.member_count[gang] + sum(state.waiting[gang])
    figures += sum(state.attackers) if gang == state.gang else 0
    if state.step in FIGHTS[:2]:
        figures += (gang == state.gang) + (gang == state.defender)
    return figures


def on_board(state: Any, gang: int) -> list[tuple[int, int]]:
    """Field and rings of the members of a gang that stand on the board."""
    return [(field_of(key), rings_of(key)) for key in state.members[gang][: state.member_count[gang]]]


class FightBook:
    """The fight that goes on, by strengths: the attacker against all that stand on the field."""

    def __init__(self) -> None:
        self.attacker = 0
        self.defenders: list[int] = []
        self.chosen = 0
        self.attacker_shows: int | None = None

    def book(self, before: Any, move: wc.Move, after: Any) -> list[tuple[int, int, int]]:
        """What a move brings: gang, money, figures lost."""
        if move.verb in ("walk", "send"):
            self._enter(before, move.text)
        elif move.verb == "duel":
            mine, yours = (PLUGS.index(word) + 1 for word in move.text.split()[1::2])
            assert (mine, self.chosen) == (self.attacker, 0)
            self.chosen = yours
        elif move.verb == "shows":
            return self._roll(before, int(move.text.split()[1]), after)
        return []

    def _enter(self, before: Any, text: str) -> None:
        field = FIELD_OF[text.partition(" to ")[2]]
        occupant = before.occupant[field]
        if occupant in (NO_GANG, before.gang):
            return
        self.attacker = self._walker(before, text)
        self.defenders = [rings for where, rings in on_board(before, occupant) if where == field]
        self._choose_the_only_one()

    def _walker(self, before: Any, text: str) -> int:
        if before.walker != NO_MEMBER:
            return rings_of(before.walker)
        if text.startswith("send "):
            return PLUGS.index(text.split()[1]) + 1
        origin = FIELD_OF[text.partition(" to ")[0].removeprefix("walk ")]
        (rings,) = {rings for where, rings in on_board(before, before.gang) if where == origin}
        return rings

    def _choose_the_only_one(self) -> None:
        self.chosen = self.defenders[0] if self.attacker and len(self.defenders) == 1 else 0

    def _roll(self, before: Any, shown: int, after: Any) -> list[tuple[int, int, int]]:
        if self.attacker_shows is None:
            self.attacker_shows = shown
            return []
        higher, self.attacker_shows = self.attacker_shows - shown, None
        mine, yours = self.attacker, self.chosen
        self.defenders.remove(yours)
        if higher > 0:
            booked = [(before.gang, worth(yours), 0), (before.defender, 0, 1)]
            self.attacker = min(mine + 1, 4)
        elif higher < 0:
            booked = [(before.defender, worth(mine), 0), (before.gang, 0, 1)]
            self.attacker = 0
            self.defenders.append(min(yours + 1, 4))
        else:
            booked = [(before.gang, 0, int(mine == 1)), (before.defender, 0, int(yours == 1))]
            self.attacker = mine - 1
            self.defenders += [yours - 1] if yours > 1 else []
            if mine > 1 and yours > 1:
                self.chosen = yours - 1
                return booked
        self._choose_the_only_one()
        if not (self.attacker and self.defenders):
            self._compare(before, after)
        return booked

    def _compare(self, before: Any, after: Any) -> None:
        """The survivors stand on the field with the plugs they should have."""
        for gang, strengths in ((before.gang, [self.attacker]), (before.defender, self.defenders)):
            standing = [rings for field, rings in on_board(after, gang) if field == before.battlefield]
            assert sorted(standing) == sorted(strength for strength in strengths if strength)
        assert after.step not in FIGHTS


def worth(strength: int) -> int:
    return WORTH[PLUGS[strength - 1]]


def earnings(state: Any, gang: int, *, sets: bool = True) -> int:
    """What the buildings of a gang pay, reckoned from the rulebook."""
    here = {field for field, _ in on_board(state, gang)}
    mine = {field for field in BUILDING_FIELDS if state.owner[BUILDING[field]] == gang}
    mine -= set(CASINO) - here
    total = sum(VALUE[field] for field in mine)
    for complete_set in (ONES[gang], TWOS[gang]) if sets else ():
        if mine >= set(complete_set):
            total += 2 * sum(VALUE[field] for field in complete_set)
    return total


class Accounts:
    """Cash and figures of all gangs, kept from the moves alone."""

    def __init__(self, state: Any) -> None:
        self.cash = list(state.cash)
        self.figures = [figures_left(state, gang) for gang in GANGS]
        self.fights = FightBook()

    def book(self, moment: Moment) -> None:
        before, move, after = moment
        if move.verb == "hire":
            self.cash[before.gang] -= WORTH[move.text.split()[1]]
        for gang, money, lost in self.fights.book(before, move, after):
            self.cash[gang] += money
            self.figures[gang] -= lost
        payouts = min(after.phase, LAST_SECTION) - before.phase
        for gang in GANGS:
            if after.leader[gang] < after.players:
                self.cash[gang] += payouts * earnings(after, gang)
        assert list(after.cash) == self.cash
        assert min(self.cash) >= 0
        assert [figures_left(after, gang) for gang in GANGS] == self.figures


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_money_and_figures_change_by_hires_fights_and_payouts_only(players: int, seed: int) -> None:
    accounts: Accounts | None = None
    for _, moment in moments(players, seed):
        if accounts is None:
            accounts = Accounts(moment.before)
        accounts.book(moment)
