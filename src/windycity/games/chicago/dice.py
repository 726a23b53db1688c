"""Three dice, each given whole to one member, which walks over its own (C86-07 to C86-10, C86-26, C86-27)."""

from __future__ import annotations

from ...kernel import rule, seldom
from .board import IS_BUILDING
from .codes import DONE, TAKE_DIE, THROW
from .figures import FACES, THROW_WEIGHT, THROWS, WHOLE_DICE
from .members import count_at, field_of
from .state import DIE, MOVE, NO_MEMBER, State
from .walks import NEAREST, shortest_walk, walk_end


@rule
def list_throws(out: list[int]) -> int:
    """C86-27: every way in which the three dice can fall."""
    for throw in range(len(THROWS)):
        out[throw] = THROW + throw
    return len(THROWS)


@rule
def throw_weight(code: int) -> int:
    """C86-27."""
    return THROW_WEIGHT[code - THROW]


@rule
def throw_dice(s: State, code: int) -> None:
    """C86-07: three dice to give away."""
    for i in range(WHOLE_DICE):
        s.dice[THROWS[code - THROW][i] - 1] += 1
    s.step = DIE


@rule
def take_die(s: State, code: int) -> None:
    """C86-26: a die once begun is walked to its end."""
    s.dice[code - TAKE_DIE] -= 1
    s.points = code - TAKE_DIE + 1
    s.step = MOVE


@rule
def put_dice_away(s: State) -> None:
    """C86-07: dice may be left unused."""
    for i in range(FACES):
        s.dice[i] = 0


@rule
def any_dice(s: State) -> bool:
    for i in range(FACES):
        if s.dice[i] > 0:
            return True
    return False


@rule
def must_go_on(s: State) -> bool:
    """C86-10: a die may end on the field of an own member only if the walker goes on at once."""
    return s.walker != NO_MEMBER and is_own_on_street(s, field_of(s.walker), field_of(s.walker))


@rule
def is_own_on_street(s: State, field: int, left: int) -> bool:
    """C86-11: whether a member of the gang on turn, other than the walker that comes from `left`, stands
    on a street field."""
    if s.occupant[field] != s.gang or IS_BUILDING[field]:
        return False
    return field != left or count_at(s, s.gang, field) > 1


@rule
def can_end(s: State, field: int, left: int, pips: int) -> bool:
    """C86-10: whether some walk of so many pips ends on a field without an own street member; enemies on
    the way count as beaten."""
    parity = pips % 2
    i = 0
    while i < NEAREST and shortest_walk(field, parity, i) <= pips:
        if not is_own_on_street(s, walk_end(field, parity, i), left):
            return True
        i += 1
    return False


@seldom
def may_walk_over(s: State, field: int, left: int, pips: int, begun: int) -> int:
    """C86-10: 1 if the pips left in this die, with or without the other unused dice, can end elsewhere than
    on an own member, otherwise 0. `begun` is a die that still lies among the unused ones, or 0."""
    if can_end(s, field, left, pips):
        return 1
    total = pips
    for number in range(1, FACES + 1):
        unused = s.dice[number - 1] - (1 if number == begun else 0)
        if unused > 0 and can_end(s, field, left, pips + number):
            return 1
        total += number * unused
    return 1 if can_end(s, field, left, total) else 0


@rule
def list_end(s: State, out: list[int]) -> int:
    """C86-26: between dice the turn can be ended, unless the walker has to go on."""
    out[0] = DONE
    if must_go_on(s):
        return 0
    return 1
