"""A reading of the state of Chicago by the clauses, written apart from the rules: who stands where, what is
left, and what forbids a move."""

from __future__ import annotations

from typing import Any

from windycity.games.chicago.board import BUILDING, BUILDING_FIELDS, HOME, IS_BUILDING, NEIGHBOURS
from windycity.games.chicago.names import FIELD_OF, GANGS
from windycity.games.chicago.state import (
    ATTACKER_PAIRS,
    ATTACKER_ROLLS,
    DEFENDER_PAIRS,
    DEFENDER_ROLLS,
    DIE,
    DRAW,
    GAME_OVER,
    HIRE,
    MOVE,
    NO_ASSAULT,
    NO_MEMBER,
    PLACE,
    ROLL,
    TURN,
    State,
)
from windycity.kernel import Move

RINGS_91 = ("1er", "2er", "3er", "4er")
PLUGS_86 = ("blue", "green", "red", "yellow")
PRICES = (10, 25, 40)
"""C91-12, C86-04: in thousands."""
DICE = ((1, 2, 3, 4, 5, 6), (3, 4, 5, 6), (4, 5, 6), (5, 6))
"""C91-26, C86-15."""
FACES = {0: range(11, 23), 1: range(1, 13), 2: range(0, 24, 2)}
"""C91-19: by option."""
STRENGTHS = 4

ASKS = {
    DRAW: ("start",),
    HIRE: ("hire", "done"),
    PLACE: ("place",),
    ROLL: ("points", "dice"),
    DIE: ("die", "done"),
    ATTACKER_ROLLS: ("shows",),
    DEFENDER_ROLLS: ("shows",),
    ATTACKER_PAIRS: ("duel",),
    DEFENDER_PAIRS: ("duel",),
    GAME_OVER: (),
}
"""The moves of the steps; those of a turn and of a movement hang on who is on the board."""


def asks(s: State) -> tuple[str, ...]:
    if s.step == TURN:
        return ("hire", "roll") if members(s, s.gang) else ("hire", "done")
    if s.step == MOVE:
        return ("walk", "send", "duel") if is_assault(s) else ("walk", "send")
    if s.step == ROLL:
        return ("dice",) if is_86(s) else ("points",)
    return ASKS[s.step]


def strays(s: State, move: Move, *steps: int) -> bool:
    """Whether one of the steps is on, and the move belongs to another."""
    return s.step in steps and move.verb not in asks(s)


def is_86(s: State) -> bool:
    """C86-05: the start player is drawn in one edition only."""
    return bool(s.drawn_start)


def is_in_play(s: State, gang: int) -> bool:
    return s.leader[gang] < s.players


def are_allies(s: State, gang: int, other: int) -> bool:
    return gang != other and s.leader[gang] == s.leader[other]


def is_assault(s: State) -> bool:
    return s.assault_field != NO_ASSAULT


def members(s: State, gang: int) -> list[tuple[int, int]]:
    """The members of a gang, each by its field and its rings."""
    return [(key // STRENGTHS, key % STRENGTHS + 1) for key in s.members[gang][: s.member_count[gang]]]


def rings_at(s: State, gang: int, field: int) -> list[int]:
    """The members of a gang on a field, by their rings."""
    return [rings for where, rings in members(s, gang) if where == field]


def gang_at(s: State, field: int) -> int | None:
    """Whose members stand on a field."""
    there = [gang for gang in range(len(GANGS)) if rings_at(s, gang, field)]
    return there[0] if there else None


def field_of(label: Any) -> int:
    return FIELD_OF[str(label)]


def way(move: Move) -> tuple[int, int]:
    """From where to where a step leads."""
    return field_of(move.args[-2]), field_of(move.args[-1])


def is_step(move: Move) -> bool:
    return move.verb in ("walk", "send")


def strength(word: Any) -> int:
    """How many rings "2er" has, or "green"."""
    names = RINGS_91 if word in RINGS_91 else PLUGS_86
    return names.index(str(word)) + 1


def called(s: State, rings: int) -> str:
    """What a member is called."""
    return f"member with a {PLUGS_86[rings - 1]} plug" if is_86(s) else RINGS_91[rings - 1]


def is_named(s: State, move: Move, words: Any) -> bool:
    """Whether a sentence names the member of the move."""
    return str(words["member"]) == called(s, strength(move.args[0]))


def waits(s: State, rings: int) -> int:
    return s.waiting[s.gang][rings - 1]


def owner(s: State, label: Any) -> int:
    return s.owner[BUILDING[field_of(label)]]


def home_owner(s: State) -> int:
    return s.owner[BUILDING[HOME[s.gang]]]


def free_rooms(s: State) -> int:
    """C91-16, C86-20: how many more members can be placed than wait."""
    own = [field for field, owner in zip(BUILDING_FIELDS, s.owner, strict=True) if owner == s.gang]
    if s.stacking:
        return len(own)
    return sum(gang_at(s, field) is None for field in own) - sum(s.waiting[s.gang])


def is_uneven(s: State, rings: int) -> bool:
    """C91-14: whether one more would unbalance the 1ers and 2ers of a phase."""
    ones, twos = s.hired[s.gang][0] + (rings == 1), s.hired[s.gang][1] + (rings == 2)
    return not is_86(s) and rings < 3 and abs(ones - twos) > 1


def is_one_3er_too_many(s: State, move: Move) -> bool:
    """C91-13."""
    is_asked = move.verb == "hire" and strength(move.args[0]) == 3
    return is_asked and (s.step == TURN or s.hired[s.gang][2] > 0)


def is_too_dear(s: State, move: Move) -> bool:
    return move.verb == "hire" and PRICES[strength(move.args[0]) - 1] > s.cash[s.gang]


def is_badly_placed(s: State, move: Move) -> bool:
    """C91-16, C86-20."""
    if move.verb != "place":
        return False
    if not waits(s, strength(move.args[0])) or owner(s, move.args[1]) != s.gang:
        return True
    return not s.stacking and gang_at(s, field_of(move.args[1])) is not None


def walker_field(s: State) -> int | None:
    return None if s.walker == NO_MEMBER else s.walker // STRENGTHS


def is_begun_by_another(s: State, move: Move) -> bool:
    """C86-26: a member has begun the die, and another should step; or one of many is named, which that one
    need not be."""
    if s.walker == NO_MEMBER or s.step != MOVE or not is_step(move):
        return False
    return walker_field(s) != way(move)[0] or move.verb == "send"


def is_mixed(s: State, field: int) -> bool:
    return len(set(rings_at(s, s.gang, field))) > 1


def lacks_its_name(s: State, move: Move) -> bool:
    """C91-45, C86-11: of several unlike members it has to be said which one steps."""
    return move.verb == "walk" and s.walker == NO_MEMBER and is_mixed(s, way(move)[0])


def names_nobody(s: State, move: Move) -> bool:
    """Of a member that is sent: there is none of its strength."""
    return move.verb == "send" and strength(move.args[0]) not in rings_at(s, s.gang, way(move)[0])


def names_for_nothing(s: State, move: Move) -> bool:
    """Of a member that is sent: all there are alike."""
    return move.verb == "send" and not is_mixed(s, way(move)[0])


def is_other_duel(s: State, field: int) -> bool:
    """C91-42: whether a step there begins another duel while an assault is open."""
    there = gang_at(s, field)
    return is_assault(s) and field != s.assault_field and there not in (None, s.gang)


def is_inside(s: State, field: int) -> bool:
    """C91-42: whether attackers are inside a building."""
    return is_assault(s) and field == s.assault_field and sum(s.attackers) > 0


def absent(s: State, move: Move) -> bool:
    """C91-44, C86-16: whether one of two who are to duel is not there."""
    attacker, defender = map(strength, move.args)
    return not s.attackers[attacker - 1] or defender not in rings_at(s, s.defender, s.assault_field)


def unused_dice(s: State) -> list[int]:
    return [number for number, count in enumerate(s.dice, 1) for _ in range(count)]


def may_walk_over(s: State, field: int, left: int, pips: int, dice: list[int]) -> bool:
    """C86-10: whether some walk of so many pips, with or without further dice, ends elsewhere than on another
    own member on the street."""
    others = [where for where, _ in members(s, s.gang)]
    others.remove(left)
    own = {where for where in others if not IS_BUILDING[where]}
    totals = {
        pips + sum(die for i, die in enumerate(dice) if some >> i & 1) for some in range(2 ** len(dice))
    }
    return any(not ends(field, total) <= own for total in totals)


def ends(field: int, steps: int) -> set[int]:
    """Where so many steps can end, to and fro."""
    reached = {field}
    for _ in range(steps):
        reached = {to for at in reached for to in NEIGHBOURS[at] if to < len(NEIGHBOURS)}
    return reached


def is_own_in_the_way(s: State, move: Move) -> bool:
    """C91-22, C86-10: a step onto an own member."""
    if s.step != MOVE or not is_step(move):
        return False
    left, to = way(move)
    if gang_at(s, to) != s.gang or (s.stacking and IS_BUILDING[to]):
        return False
    return not is_86(s) or not may_walk_over(s, to, left, s.points - 1, unused_dice(s))


def can_use(s: State, number: int) -> bool:
    """C86-07: whether anybody, or the walker if it has to go on, has a legal step with a die."""
    dice = unused_dice(s)
    dice.remove(number)
    fields = {where for where, _ in members(s, s.gang)}
    for left in fields if s.walker == NO_MEMBER else {walker_field(s)}:
        assert left is not None
        for to in ends(left, 1):
            if gang_at(s, to) != s.gang or IS_BUILDING[to]:
                return True
            if may_walk_over(s, to, left, number - 1, dice):
                return True
    return False


def must_go_on(s: State) -> bool:
    """C86-10: between dice, the walker stands with another own member on the street."""
    field = walker_field(s)
    return field is not None and not IS_BUILDING[field] and len(rings_at(s, s.gang, field)) > 1


def leads_through_a_door(move: Move) -> bool:
    return any(IS_BUILDING[field] for field in way(move))


def leads_nowhere(move: Move) -> bool:
    """Whether no step leads from the one field to the other."""
    return is_step(move) and way(move)[1] not in ends(way(move)[0], 1)


def is_ally(s: State, field: int) -> bool:
    there = gang_at(s, field)
    return there is not None and are_allies(s, s.gang, there)


def can_show(s: State, numbers: list[Any]) -> bool:
    """C91-19, C86-27."""
    if is_86(s):
        return len(numbers) == 3 and all(1 <= number <= 6 for number in numbers)
    return len(numbers) == 1 and numbers[0] in FACES[s.movement_die]
