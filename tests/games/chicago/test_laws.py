"""What holds at every moment of every game, whatever is played."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import windycity as wc
from windycity.games.chicago.board import (
    BUILDING,
    BUILDING_FIELDS,
    CASINO,
    FIELDS,
    ONES,
    SQUARE_BARS,
    SQUARE_FIELDS,
    TWOS,
    VALUE,
)
from windycity.games.chicago.members import field_of, rings_of
from windycity.games.chicago.names import FIELD_OF
from windycity.games.chicago.state import (
    ATTACKER_PAIRS,
    ATTACKER_ROLLS,
    DEFENDER_PAIRS,
    DEFENDER_ROLLS,
    GAME_OVER,
    NO_ASSAULT,
    NO_GANG,
    TURN,
)

from .city import FIGURES, city, label_list, load

GANGS = range(4)
PRICE = {"1er": 10, "2er": 25, "3er": 40}
WORTH = {1: 10, 2: 25, 3: 40, 4: 50}
DUEL = (ATTACKER_ROLLS, DEFENDER_ROLLS)
FIGHT = (*DUEL, ATTACKER_PAIRS, DEFENDER_PAIRS)

tables = st.builds(
    load,
    st.integers(min_value=2, max_value=4),
    stacking=st.booleans(),
    guarded_casinos=st.booleans(),
    die=st.sampled_from(["1-12", "11-22", "even"]),
)
seeds = st.integers(min_value=0, max_value=2**32 - 1)
quick = settings(max_examples=6, deadline=None, database=None)


def lively(match: wc.Match, choices: random.Random) -> wc.Move:
    """A move at random; hires and attacks are as likely as all else together."""
    moves = match.legal()
    if match.actor != wc.CHANCE and choices.random() < 0.5:
        moves = [move for move in moves if move.verb in ("hire", "duel") or attacks(match, move)] or moves
    return choices.choice(moves)


def attacks(match: wc.Match, move: wc.Move) -> bool:
    """Whether a move is a step onto a field where another gang stands."""
    target = FIELD_OF.get(move.text.rpartition(" to ")[2], 0)
    return move.verb in ("walk", "send") and match.state.occupant[target] != NO_GANG


def crowded(game: wc.Game, choices: random.Random) -> wc.Match:
    """A game in which all gangs meet around the central square, in stacks if there are any."""
    bars = label_list(*SQUARE_BARS)
    fields = choices.sample(label_list(*SQUARE_FIELDS) + bars, 24)
    members = [
        ", ".join(f"{choices.choice([1, 2, 3, 4, 4])}er {label}" for _ in range(stack))
        for label in fields
        for stack in [3 if label in bars and game.options["stacking"] else 1]
    ]
    yellow, red, green, blue = (", ".join(members[gang::4]) for gang in GANGS)
    return city(
        game.players,
        stacking=game.options["stacking"],
        guarded_casinos=game.options["guarded_casinos"],
        die=game.options["movement_die"],
        yellow=yellow,
        red=red,
        green=green,
        blue=blue if game.players != 3 else "",
    )


def moments(game: wc.Game, seed: int) -> Iterator[tuple[wc.Match, wc.Move | None]]:
    """Every moment of a lively game, with the move that led there; every other one begins crowded."""
    choices = random.Random(seed)
    match = crowded(game, choices) if seed % 2 else game.start(seed=seed)
    yield match, None
    while match.actor != wc.OVER:
        move = lively(match, choices)
        match.play(move)
        yield match, move


def on_board(state: Any, gang: int) -> list[tuple[int, int]]:
    """Field and rings of the members of a gang that stand on the board."""
    return [(field_of(key), rings_of(key)) for key in state.members[gang][: state.member_count[gang]]]


def figures_left(state: Any, gang: int) -> int:
    """Figures of a gang that are not lost: on the board, in reserve, waiting, and those that fight."""
    figures: int = state.reserve[gang] + state.member_count[gang] + sum(state.waiting[gang])
    if gang == state.gang:
        figures += sum(state.attackers)
    if state.step in DUEL:
        figures += (gang == state.gang) + (gang == state.defender)
    return figures


@quick
@given(tables, seeds)
def test_figures_are_only_ever_lost(game: wc.Game, seed: int) -> None:
    in_play = GANGS[: 3 if game.players == 3 else 4]
    left = [FIGURES for _ in in_play]
    for match, _ in moments(game, seed):
        now = [figures_left(match.state, gang) for gang in in_play]
        assert all(before - 1 <= after <= before for before, after in zip(left, now, strict=True))
        left = now


@quick
@given(tables, seeds)
def test_one_member_per_field_and_every_occupied_building_is_its_gangs(game: wc.Game, seed: int) -> None:
    for match, _ in moments(game, seed):
        state = match.state
        standing = Counter(field for gang in GANGS for field, _ in on_board(state, gang))
        for gang in GANGS:
            for field, rings in on_board(state, gang):
                assert 1 <= rings <= 4
                assert state.occupant[field] == gang
                assert standing[field] == 1 or (game.options["stacking"] and VALUE[field] > 0)
                assert VALUE[field] == 0 or state.owner[BUILDING[field]] == gang
        if state.step not in FIGHT and state.assault_field == NO_ASSAULT:
            assert {field for field in range(FIELDS) if state.occupant[field] != NO_GANG} == set(standing)


class Accounts:
    """The cash of all gangs, kept from the moves alone: hires, prizes and payouts."""

    def __init__(self, match: wc.Match) -> None:
        self.cash = list(match.state.cash)
        self.phase = 0
        self.duel: tuple[int, int] | None = None
        self.attacker_showed = 0

    def book(self, before: Any, move: wc.Move, match: wc.Match) -> None:
        if move.verb == "hire":
            self.cash[before.gang] -= PRICE[move.text.split()[1]]
        elif move.verb == "shows":
            self._roll(before, int(move.text.split()[1]))
        self._note_duel(match.state)
        self._pay(match)

    def _roll(self, before: Any, shown: int) -> None:
        if before.step == ATTACKER_ROLLS:
            self.attacker_showed = shown
            return
        assert self.duel is not None
        if self.attacker_showed > shown:
            self.cash[before.gang] += WORTH[self.duel[1]]
        elif self.attacker_showed < shown:
            self.cash[before.defender] += WORTH[self.duel[0]]
        if self.attacker_showed != shown or 1 in (before.attacker_rings, before.defender_rings):
            self.duel = None

    def _note_duel(self, state: Any) -> None:
        if state.step == ATTACKER_ROLLS and self.duel is None:
            self.duel = state.attacker_rings, state.defender_rings

    def _pay(self, match: wc.Match) -> None:
        state = match.state
        phase = 4 if state.step == GAME_OVER and match.reason == "wealth" else state.phase
        for gang in GANGS:
            if state.leader[gang] < state.players:
                self.cash[gang] += (phase - self.phase) * earnings(state, gang)
        self.phase = phase


def earnings(state: Any, gang: int) -> int:
    """What the buildings of a gang pay, reckoned from the rulebook."""
    mine = {field for field in BUILDING_FIELDS if state.owner[BUILDING[field]] == gang}
    if state.guarded_casinos:
        mine -= {casino for casino in CASINO if casino not in dict(on_board(state, gang))}
    total = sum(VALUE[field] for field in mine)
    for complete_set in (ONES[gang], TWOS[gang]):
        if mine >= set(complete_set):
            total += 2 * sum(VALUE[field] for field in complete_set)
    return total


@settings(max_examples=10, deadline=None, database=None)
@given(tables, seeds)
def test_money_changes_by_hires_prizes_and_payouts_only(game: wc.Game, seed: int) -> None:
    accounts: Accounts | None = None
    before: Any = None
    for match, move in moments(game, seed):
        if accounts is None or move is None:
            accounts = Accounts(match)
        else:
            accounts.book(before, move, match)
        assert list(match.state.cash) == accounts.cash
        assert min(match.state.cash) >= 0
        before = match.state.copy()


def goals_held(state: Any, player: int) -> list[bool]:
    """Casinos, square bars and 4ers of a player, counted from the board."""
    gangs = [gang for gang in GANGS if state.leader[gang] == player]
    casinos = sum(state.owner[BUILDING[field]] in gangs for field in CASINO)
    square_bars = sum(state.owner[BUILDING[field]] in gangs for field in SQUARE_BARS)
    fours = sum(rings == 4 for gang in gangs for _, rings in on_board(state, gang))
    return [casinos >= (4 if state.players == 2 else 3), square_bars == 8, fours >= 5]


@quick
@given(tables, seeds)
def test_the_goals_noted_are_the_goals_held(game: wc.Game, seed: int) -> None:
    for match, _ in moments(game, seed):
        state = match.state
        if state.step not in FIGHT and state.assault_field == NO_ASSAULT:
            for player in range(game.players):
                assert [since > 0 for since in state.since[player]] == goals_held(state, player)


@quick
@given(tables, seeds)
def test_every_gang_that_is_not_out_has_one_turn_a_round(game: wc.Game, seed: int) -> None:
    turns: dict[tuple[int, int], list[int]] = {}
    out: dict[tuple[int, int], set[int]] = {}
    last: tuple[int, int, int] | None = None
    for match, _ in moments(game, seed):
        state = match.state
        when = state.phase, state.round_number
        if state.step == TURN:
            if (*when, state.gang) != last:
                turns.setdefault(when, []).append(state.gang)
            last = (*when, state.gang)
        out.setdefault(when, set()).update(gang for gang in GANGS if figures_left(state, gang) == 0)
    in_play = {gang for gang in GANGS if match.state.leader[gang] < match.state.players}
    assert 1 <= len(turns) <= 24
    for when, had in turns.items():
        assert len(set(had)) == len(had)
        assert set(had) <= in_play
        assert in_play - set(had) <= out[when]
        first = next(gang for step in range(4) if (gang := (when[0] + step) % 4) in had)
        assert had == sorted(had, key=lambda gang: (gang - first) % 4)


@quick
@given(tables, seeds)
def test_a_game_ends_by_a_goal_after_a_phase_or_by_wealth_after_24_rounds(game: wc.Game, seed: int) -> None:
    for match, _ in moments(game, seed):
        assert bool(match.legal()) == (match.actor != wc.OVER)
    state = match.state
    assert match.scores is not None
    assert match.ranks is not None
    assert len(match.scores) == len(match.ranks) == game.players
    wealth = [0] * game.players
    for gang in GANGS:
        if state.leader[gang] < game.players:
            wealth[state.leader[gang]] += state.cash[gang] + sum(WORTH[r] for _, r in on_board(state, gang))
    assert list(match.scores) == wealth
    if match.reason == "wealth":
        assert (match.view()["phase"], match.view()["round"]) == ("D", 6)
        assert list(match.ranks) == [1 + sum(other > mine for other in wealth) for mine in wealth]
    else:
        assert list(match.ranks).count(1) == 1


@quick
@given(tables, seeds)
def test_every_move_not_on_the_list_is_refused_with_a_clause(game: wc.Game, seed: int) -> None:
    known = {clause.id for clause in game.clauses}
    texts = ["hire 1er", "hire 3er", "done", "roll", "place 4er in tin halo", "walk lantern 4 to lantern 5"]
    texts += ["send 2er of tin halo to lantern 2", "duel 2er against 4er", "points 12", "shows 6"]
    for match, _ in moments(game, seed):
        legal = {move.text for move in match.legal()}
        for text in texts:
            refusal = match.why_not(text)
            assert (refusal is None) == (text in legal)
            assert refusal is None or refusal.clause in known


@settings(max_examples=10, deadline=None, database=None)
@given(tables, seeds)
def test_chance_is_certain_that_something_happens(game: wc.Game, seed: int) -> None:
    match = game.random_match(seed)
    assert match.actor == wc.OVER
    assert match.outcomes() == []
    while match.turns and match.undo().verb not in ("points", "shows"):
        pass
    if match.turns:
        assert sum(probability for _, probability in match.outcomes()) == 1
