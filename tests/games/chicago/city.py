"""The city in the middle of a game, laid out as one would say it: who stands where, who owns what."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import pytest

import windycity as wc
from windycity.games.chicago.board import BUILDING, BUILDING_FIELDS, FIELDS, IS_BUILDING
from windycity.games.chicago.goals import judge_goals
from windycity.games.chicago.members import field_of, put_member, rings_of, take_member
from windycity.games.chicago.names import FIELD_OF, GANGS, LABELS
from windycity.games.chicago.state import DEFENDER_PAIRS, HIRE, MOVE, NO_GANG, NO_MEMBER, PLACE, TURN

FIGURES = 20
PHASES = "ABCD"
STEPS_BEFORE = 10
"""Steps that count as made before a city was laid out; goals held from the beginning are held since then."""

Owners = Mapping[str, Sequence[str]]

ALL_BUILDINGS = tuple(LABELS[field] for field in BUILDING_FIELDS)
NOTHING_OWNED: Owners = {"nobody": ALL_BUILDINGS}


def load(
    players: int = 4, *, stacking: bool = False, guarded_casinos: bool = False, die: str = "11-22"
) -> wc.Game:
    """The game with both variants off unless they are named."""
    return wc.load(
        "chicago91", players=players, stacking=stacking, guarded_casinos=guarded_casinos, movement_die=die
    )


def gang(name: str) -> int:
    """The number of a gang."""
    return GANGS.index(name)


def label_list(*fields: int) -> list[str]:
    """The labels of some fields."""
    return [LABELS[field] for field in fields]


def city(
    players: int = 4,
    *,
    when: str = "A1",
    turn: str = "yellow",
    points: int | None = None,
    yellow: str = "",
    red: str = "",
    green: str = "",
    blue: str = "",
    owners: Owners | None = None,
    cash: Mapping[str, int] | None = None,
    reserve: Mapping[str, int] | None = None,
    stacking: bool = False,
    guarded_casinos: bool = False,
    die: str = "11-22",
) -> wc.Match:
    """A turn in the middle of a game: before the roll, or with so many points left.

    Members are written "2er lantern 3, 4er gilded heron"; a building in which a member stands is its
    gang's. All figures that are not on the board are in reserve unless another number is given.
    """
    match = load(players, stacking=stacking, guarded_casinos=guarded_casinos, die=die).start(seed=7)
    _clear(match)
    _set_turn(match, when, turn, points)
    for name, members in zip(GANGS, (yellow, red, green, blue), strict=True):
        for member in filter(None, members.split(", ")):
            put(match, name, member)
        match.state.reserve[gang(name)] = FIGURES - match.state.member_count[gang(name)]
    for name, labels in (owners or {}).items():
        for label in labels:
            own(match, name, label)
    for name, amount in (cash or {}).items():
        match.state.cash[gang(name)] = amount
    for name, figures in (reserve or {}).items():
        match.state.reserve[gang(name)] = figures
    match.state.steps_made = STEPS_BEFORE
    judge_goals(match.state)
    return match


def _clear(match: wc.Match) -> None:
    state = match.state
    for number in range(len(GANGS)):
        state.members[number] = [NO_MEMBER] * FIGURES
        state.member_count[number] = 0
        state.waiting[number] = [0] * 4
        state.hired[number] = [0] * 4
    state.occupant = [NO_GANG] * FIELDS


def _set_turn(match: wc.Match, when: str, turn: str, points: int | None) -> None:
    state = match.state
    state.phase = state.start_gang = PHASES.index(when[0])
    state.round_number = int(when[1]) - 1
    state.gang = gang(turn)
    state.turns_taken = (state.gang - state.start_gang) % len(GANGS)
    state.step = TURN if points is None else MOVE
    state.points = points or 0


def put(match: wc.Match, name: str, member: str) -> None:
    """One more member, written "2er lantern 3", comes to stand on a field."""
    written = re.fullmatch(r"([1-4])er (.+)", member)
    assert written, member
    field = FIELD_OF[written[2]]
    put_member(match.state, gang(name), field, int(written[1]))
    if IS_BUILDING[field]:
        match.state.owner[BUILDING[field]] = gang(name)


def remove(match: wc.Match, name: str, label: str) -> None:
    """The member on a field is taken off the board."""
    state, number = match.state, gang(name)
    keys = [
        key for key in state.members[number][: state.member_count[number]] if LABELS[field_of(key)] == label
    ]
    take_member(state, number, keys[0])


def own(match: wc.Match, name: str, *labels: str) -> None:
    """A gang, or nobody, comes to own buildings."""
    for label in labels:
        match.state.owner[BUILDING[FIELD_OF[label]]] = NO_GANG if name == "nobody" else gang(name)


def play(match: wc.Match, *lines: str) -> None:
    """Moves written as "red walk canal 3 to canal 4"; the gang named must be the one to move. Lines
    without a gang are chance's: "points 17", "shows 5"."""
    for line in lines:
        match.play(_check_turn(match, line))


def _check_turn(match: wc.Match, line: str) -> str:
    name, _, move = line.partition(" ")
    if name not in GANGS:
        assert match.actor == wc.CHANCE, f"{line}: {match.to_move}"
        return line
    state = match.state
    on_move = state.defender if state.step == DEFENDER_PAIRS else state.gang
    assert on_move == gang(name), f"{line}: {GANGS[on_move]} is to move"
    assert match.actor == state.leader[on_move], f"{line}: {match.to_move}"
    return move


def fight(match: wc.Match, rolls: str) -> None:
    """The rolls of a duel, attacker first: "4:4 6:3"."""
    for roll in rolls.split():
        attacker, defender = roll.split(":")
        play(match, f"shows {attacker}", f"shows {defender}")


def pair(match: wc.Match, line: str) -> None:
    """A pair of an assault, "red duel 2er against 4er"; one without a choice may have begun by itself."""
    if match.actor != wc.CHANCE:
        play(match, line)


def refused(match: wc.Match, line: str) -> str:
    """The clause against a move such as "red hire 3er" of the gang to move; nothing may change."""
    move = _check_turn(match, line)
    before = match.state.pack()
    refusal = match.why_not(move)
    assert refusal is not None, f"{line} is legal"
    with pytest.raises(wc.IllegalMove) as caught:
        match.play(move)
    assert (caught.value.clause, caught.value.sentence) == (refusal.clause, refusal.sentence)
    assert refusal.sentence.strip()
    assert match.state.pack() == before
    assert move not in legal(match)
    return refusal.clause


def step(match: wc.Match, member: str, to: str) -> None:
    """The member written "2er tin halo" goes to a neighbouring field, out of a stack or alone."""
    rings, _, label = member.partition(" ")
    sent = f"send {rings} of {label} to {to}"
    match.play(sent if sent in legal(match) else f"walk {label} to {to}")


def rest(match: wc.Match) -> None:
    """The gang on turn rolls a 0 (with the even die), or is done because it has no members."""
    if "roll" in legal(match):
        match.play("roll")
        match.play("points 0")
    else:
        match.play("done")


def rest_of_phase(match: wc.Match) -> None:
    """All turns up to the end of the phase pass without a step; the dice must be even."""
    phase = match.state.phase
    while match.actor != wc.OVER and match.state.phase == phase:
        rest(match)


def finish_hiring(match: wc.Match) -> None:
    """Nobody hires any more."""
    while match.state.step == HIRE:
        match.play("done")


def finish_placing(match: wc.Match) -> None:
    """All members that wait are put into the first buildings at hand."""
    while match.state.step == PLACE:
        match.play(match.legal()[0])


def legal(match: wc.Match) -> list[str]:
    """The legal moves as texts."""
    return [move.text for move in match.legal()]


def steps(match: wc.Match) -> list[str]:
    """The legal steps as texts, sorted."""
    return sorted(text for text in legal(match) if text.split()[0] in ("walk", "send"))


def members(match: wc.Match, name: str) -> list[str]:
    """The members of a gang on the board as "2er lantern 3", sorted."""
    keys = match.state.members[gang(name)][: match.state.member_count[gang(name)]]
    return sorted(f"{rings_of(key)}er {LABELS[field_of(key)]}" for key in keys)


def waiting(match: wc.Match, name: str) -> list[int]:
    """The rings of the members of a gang that wait to be placed, ascending."""
    return [rings for rings, count in enumerate(match.state.waiting[gang(name)], 1) for _ in range(count)]


def owner(match: wc.Match, label: str) -> str:
    """The gang that owns a building, or "nobody"."""
    number = match.state.owner[BUILDING[FIELD_OF[label]]]
    return "nobody" if number == NO_GANG else GANGS[number]


def owned(match: wc.Match, name: str) -> list[str]:
    """The buildings of a gang."""
    return [LABELS[field] for field in BUILDING_FIELDS if owner(match, LABELS[field]) == name]


def cash(match: wc.Match, name: str) -> int:
    """The money of a gang, in thousands."""
    amount: int = match.state.cash[gang(name)]
    return amount


def reserve(match: wc.Match, name: str) -> int:
    """The figures of a gang that can still be hired."""
    figures: int = match.state.reserve[gang(name)]
    return figures


def on_turn(match: wc.Match) -> str:
    """The gang on turn."""
    return GANGS[match.state.gang]


def moment(match: wc.Match) -> str:
    """Phase and round, such as "B3"."""
    return f"{PHASES[match.state.phase]}{match.state.round_number + 1}"
