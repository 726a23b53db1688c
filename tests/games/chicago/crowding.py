"""Positions of Chicago that random games seldom come to: members close together, little left to hire with."""

from __future__ import annotations

from random import Random

from windycity.games.chicago.board import (
    BUILDING,
    BUILDING_FIELDS,
    BUILDINGS,
    FIELDS,
    HOME,
    IS_BUILDING,
    NEIGHBOURS,
)
from windycity.games.chicago.members import field_of, put_member, rings_of, take_member
from windycity.games.chicago.state import (
    DEFENDER_PAIRS,
    DIE,
    HIRE,
    MOVE,
    NO_ASSAULT,
    NO_GANG,
    NO_MEMBER,
    TURN,
    State,
    allied,
    in_play,
)

GANGS = 4


def crowd(s: State, random: Random) -> None:
    """Whatever the step that is on makes interesting."""
    if s.step in (MOVE, DIE):
        if s.step == MOVE and s.stacking and not s.single_attacker and random.random() < 0.4:
            storm(s, random)
        gather(s, random)
        if s.step == DIE and random.random() < 0.1:
            desert(s)
    elif s.step in (HIRE, TURN):
        impoverish(s, random)


def desert(s: State) -> None:
    """The gang on turn has lost everybody, and dice are left."""
    for key in _row(s, s.gang):
        take_member(s, s.gang, key)
    s.walker = NO_MEMBER


def storm(s: State, random: Random) -> None:
    """Some of the gang on turn are inside a building in which others stand; perhaps they duel already."""
    rivals = [g for g in range(GANGS) if s.member_count[g] and g != s.gang and not allied(s, s.gang, g)]
    if s.assault_field != NO_ASSAULT or not rivals or s.member_count[s.gang] < 2:
        return
    s.defender = random.choice(rivals)
    s.assault_field = random.choice([f for f in BUILDING_FIELDS if s.occupant[f] in (NO_GANG, s.defender)])
    s.owner[BUILDING[s.assault_field]] = s.defender
    for key in random.sample(_row(s, s.defender), min(s.member_count[s.defender], random.choice((1, 2, 3)))):
        take_member(s, s.defender, key)
        put_member(s, s.defender, s.assault_field, rings_of(key))
    for key in random.sample(_row(s, s.gang), min(s.member_count[s.gang] - 1, random.choice((1, 1, 2)))):
        take_member(s, s.gang, key)
        s.attackers[rings_of(key) - 1] += 1
    if random.random() < 0.3:
        s.step, s.assault_duels = DEFENDER_PAIRS, 1


def _row(s: State, gang: int) -> list[int]:
    """The keys of the members of a gang."""
    return list(s.members[gang][: s.member_count[gang]])


def gather(s: State, random: Random) -> None:
    """Some members come close to those of the gang on turn, or to an assault."""
    hosts = [field_of(key) for key in _row(s, s.gang)]
    fixed = (s.assault_field, field_of(s.walker))
    if s.assault_field != NO_ASSAULT:
        hosts = [s.assault_field]
    for gang in range(GANGS):
        for key in _row(s, gang):
            where = field_of(key)
            if not hosts or where in fixed or random.random() < 0.3:
                continue
            field = _stroll(random.choice(hosts), random)
            if _takes(s, gang, field):
                take_member(s, gang, key)
                put_member(s, gang, field, random.choice((rings_of(key), 1, 2)))
                if IS_BUILDING[field]:
                    s.owner[BUILDING[field]] = gang


def _stroll(field: int, random: Random) -> int:
    """A field one or two steps away."""
    for _ in range(random.choice((1, 1, 2))):
        field = random.choice([to for to in NEIGHBOURS[field] if to < FIELDS])
    return field


def _takes(s: State, gang: int, field: int) -> bool:
    return field != s.assault_field and (
        s.occupant[field] == NO_GANG
        or (s.stacking != 0 and IS_BUILDING[field] != 0 and s.occupant[field] == gang)
    )


def impoverish(s: State, random: Random) -> None:
    """The gang has no figures left, or hardly a building, or not its home bar."""
    want = random.randrange(3)
    if want == 0:
        s.reserve[s.gang] = 0
        return
    other = random.choice([gang for gang in range(GANGS) if in_play(s, gang) and gang != s.gang])
    lost = range(BUILDINGS) if want == 1 else [BUILDING[HOME[s.gang]]]
    for building in lost:
        if s.owner[building] == s.gang and random.random() < 0.95:
            s.owner[building] = other
