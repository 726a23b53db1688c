"""What holds at every moment of every game of 1986, whatever is played."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import windycity as wc
from windycity.games.chicago.board import BUILDING, BUILDING_FIELDS, CASINO, FIELDS, IS_BUILDING, SQUARE_BARS
from windycity.games.chicago.members import field_of
from windycity.games.chicago.names import FIELD_OF
from windycity.games.chicago.state import DIE, DRAW, GAME_OVER, HIRE, MOVE, NO_GANG, NO_MEMBER, PLACE, ROLL

from .chiccaggo import FIGHTS
from .test_c86_accounts import GAMES, GANGS, Moment, earnings, moments, on_board, worth

GOALS = ("casinos", "square bars", "five yellow members")


def check_fields(state: Any) -> None:
    """C86-11: one member per street field save the walker in passing, and one gang per field."""
    holders: dict[int, list[int]] = {}
    for gang in GANGS:
        for field, rings in on_board(state, gang):
            assert 1 <= rings <= 4
            holders.setdefault(field, []).append(gang)
    in_passing = NO_MEMBER if state.walker == NO_MEMBER else field_of(state.walker)
    for field, gangs in holders.items():
        assert set(gangs) == {state.occupant[field]}
        if not IS_BUILDING[field]:
            assert len(gangs) == 1 or (len(gangs) == 2 and field == in_passing and state.step in (MOVE, DIE))
    assert {field for field in range(FIELDS) if state.occupant[field] != NO_GANG} == set(holders)
    if state.walker != NO_MEMBER:
        assert state.walker in state.members[state.gang][: state.member_count[state.gang]]


def check_owners(state: Any) -> None:
    """C86-13, C86-14, C86-24: occupied means controlled, and an empty casino is nobody's."""
    for field in BUILDING_FIELDS:
        owner, occupant = state.owner[BUILDING[field]], state.occupant[field]
        assert owner == occupant or (occupant == NO_GANG and field not in CASINO)
        assert owner == NO_GANG or state.leader[owner] < state.players


def check_chips(moment: Moment) -> None:
    """C86-13: a bar changes hands only to the gang on turn, and only where it enters or fights."""
    before, move, after = moment
    for field in set(BUILDING_FIELDS) - set(CASINO):
        old, new = before.owner[BUILDING[field]], after.owner[BUILDING[field]]
        if old != new:
            assert new == before.gang
            assert field == (
                before.battlefield if move.verb == "shows" else FIELD_OF[move.text.partition(" to ")[2]]
            )


class Rounds:
    """The turns of a game: one a round for every gang with members, clockwise from the start gang."""

    def __init__(self) -> None:
        self.places = 0
        """How many of the four gangs have had their turn this round or been passed over."""

    def note(self, moment: Moment) -> None:
        before, _, after = moment
        if before.step == ROLL:
            place = (before.gang - before.start_gang) % 4
            assert before.member_count[before.gang] > 0
            self._pass_over(before, place)
            self.places = place + 1
        if (before.phase, before.round_number) != (after.phase, after.round_number):
            assert after.step not in (MOVE, DIE, *FIGHTS)
            self._pass_over(after, len(GANGS))
            self.places = 0
        assert before.step == DRAW or after.start_gang == before.start_gang
        assert after.step == GAME_OVER or 6 * after.phase + after.round_number < 24

    def _pass_over(self, state: Any, place: int) -> None:
        """The gangs up to this place in the order of the round have no members, and so no turn."""
        assert self.places <= place
        for passed in range(self.places, place):
            assert state.member_count[(state.start_gang + passed) % 4] == 0


def goals_held(state: Any, gang: int) -> list[bool]:
    """Casinos, square bars and yellow plugs of a gang, counted from the board."""
    members = on_board(state, gang)
    here = {field for field, _ in members}
    square = [state.owner[BUILDING[field]] == gang for field in SQUARE_BARS]
    return [len(here & set(CASINO)) >= 3, all(square), sum(rings == 4 for _, rings in members) >= 5]


def check_goals(moment: Moment) -> None:
    """C86-21: nobody holds a goal when a turn is over and the game goes on."""
    before, _, after = moment
    if after.step in (ROLL, HIRE, PLACE) and before.step not in (DRAW, HIRE, PLACE):
        assert not any(any(goals_held(after, gang)) for gang in GANGS)


def check_ending(match: wc.Match) -> None:
    """C86-22: why the game ended, and the sums and ranks."""
    state, seats = match.state, range(match.options["players"])
    gangs = [next(gang for gang in GANGS if state.leader[gang] == seat) for seat in seats]
    wealth = [
        state.cash[gang]
        + earnings(state, gang, sets=False)
        + sum(worth(rings) for _, rings in on_board(state, gang))
        for gang in gangs
    ]
    ranks = [1 + sum(other > mine for other in wealth) for mine in wealth]
    assert match.scores == tuple(wealth)
    if match.reason == "wealth":
        assert (match.view()["phase"], match.view()["round"]) == ("D", 6)
        assert not any(any(goals_held(state, gang)) for gang in gangs)
    else:
        order = sorted(gangs, key=lambda gang: (gang - state.gang) % 4)
        first = next(gang for gang in order if any(goals_held(state, gang)))
        assert match.reason == GOALS[goals_held(state, first).index(True)]
        winner = gangs.index(first)
        ranks = [
            1
            if seat == winner
            else 2 + sum(wealth[other] > wealth[seat] for other in seats if other != winner)
            for seat in seats
        ]
    assert match.ranks == tuple(ranks)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_the_laws_hold_in_a_lively_game(players: int, seed: int) -> None:
    rounds = Rounds()
    for match, moment in moments(players, seed):
        rounds.note(moment)
        check_chips(moment)
        check_goals(moment)
        if moment.after.step not in FIGHTS:
            check_fields(moment.after)
            check_owners(moment.after)
        if match.actor == wc.OVER:
            check_ending(match)


TEXTS = [
    "hire blue",
    "hire red",
    "done",
    "die 1",
    "die 6",
    "dice 1 1 6",
    "start red",
    "shows 6",
    "roll",
    "points 3",
]
TEXTS += ["place green in tin halo", "walk lantern 4 to lantern 5", "send green of tin halo to lantern 2"]
TEXTS += ["duel green against blue", "duel blue against blue", "walk square 1 to square 2"]


@pytest.mark.parametrize("seed", range(4))
def test_every_move_not_on_the_list_is_refused_with_a_clause_of_1986(seed: int) -> None:
    known = {clause.id for clause in wc.load("chicago86").clauses}
    for number, (match, _) in enumerate(moments(2 + seed % 3, 100 + seed)):
        legal = Counter(move.text for move in match.legal())
        assert bool(legal) == (match.actor != wc.OVER)
        assert not legal or max(legal.values()) == 1
        for text in TEXTS if number % 5 == 0 else ():
            refusal = match.why_not(text)
            assert (refusal is None) == (text in legal)
            assert refusal is None or (refusal.clause in known and refusal.sentence)
