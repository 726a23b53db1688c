"""C86-10 in crowds: every legal list against a search of its own over all walks."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

import pytest

import windycity as wc
from windycity.games.chicago.board import DEGREE, EDGE_FIELDS, FIELDS, IS_BUILDING, NEIGHBOURS, distances
from windycity.games.chicago.members import field_of, rings_of
from windycity.games.chicago.names import FIELD_OF, GANGS, LABELS
from windycity.games.chicago.state import DIE, MOVE, NO_MEMBER

from .chiccaggo import FIGHTS, PLUGS, town
from .city import gang, legal

BESIDE = [NEIGHBOURS[field][: DEGREE[field]] for field in range(FIELDS)]
Dice = tuple[int, ...]

DEAD_END = "green wick 1, green pewter 1, green pewter 2, green pewter 3, green pewter 4"
EDGES = ", ".join(f"blue {LABELS[field]}" for field in EDGE_FIELDS)
PACKED = f"blue borrowed coat, {DEAD_END}, red amber 4, red candle 1, red candle 2, red deacon 4"
CROWDS = [
    f"blue borrowed coat, {DEAD_END}",
    f"blue borrowed coat, {DEAD_END}, red candle 1, red patient mule, red deacon 3, red deacon 4",
    "blue pewter 2, green wick 1, red pewter 1, red pewter 3",
    "blue lantern 7, green lantern 8, green lantern 9, green senator 3, red lantern 6, red copper 1",
    "blue gilded heron, green gilded heron, blue copper 1, blue copper 2, blue candle 1, blue candle 2",
    f"{EDGES}, green senator 2, green deacon 2, red senator 3",
    "yellow square 8, blue square 5, blue square 7, blue square 16, blue square 32, green square 3",
]
CROWDS.append(PACKED)
ROLLS = [roll for count in (1, 2, 3) for roll in combinations_with_replacement(range(1, 7), count)]


class Position(NamedTuple):
    """What C86-10 is about: own members, who has the die and how far it goes, dice left."""

    own: tuple[tuple[int, int], ...]
    """Field and rings, ascending, the walker among them."""
    walker: tuple[int, int] | None
    pips: int
    dice: Dice


def position(match: wc.Match) -> Position:
    state = match.state
    keys = state.members[state.gang][: state.member_count[state.gang]]
    return Position(
        tuple((field_of(key), rings_of(key)) for key in keys),
        None if state.walker == NO_MEMBER else (field_of(state.walker), rings_of(state.walker)),
        state.points,
        tuple(face for face, count in enumerate(state.dice, 1) for _ in range(count)),
    )


def others_in_the_street(at: Position, member: tuple[int, int]) -> frozenset[int]:
    """The street fields on which own members other than this one stand."""
    others = list(at.own)
    others.remove(member)
    return frozenset(field for field, _ in others if not IS_BUILDING[field])


@cache
def can_end_well(taken: frozenset[int], field: int, pips: int, dice: Dice) -> bool:
    """Whether some walk of all pips, and of more dice if need be, ends where no own member is."""
    if pips > 0:
        return any(can_end_well(taken, beside, pips - 1, dice) for beside in BESIDE[field])
    return field not in taken or any(can_end_well(taken, field, die, less(dice, die)) for die in set(dice))


def less(dice: Dice, die: int) -> Dice:
    left = list(dice)
    left.remove(die)
    return tuple(left)


def goals_of(at: Position, member: tuple[int, int], pips: int, dice: Dice) -> list[int]:
    """The fields to which a member may step as the first of so many pips."""
    taken = others_in_the_street(at, member)
    return [to for to in BESIDE[member[0]] if to not in taken or can_end_well(taken, to, pips - 1, dice)]


def written(at: Position, member: tuple[int, int], to: int) -> str:
    field, rings = member
    mixed = len({each for where, each in at.own if where == field}) > 1
    if at.walker is None and mixed:
        return f"send {PLUGS[rings - 1]} of {LABELS[field]} to {LABELS[to]}"
    return f"walk {LABELS[field]} to {LABELS[to]}"


def is_obliged(at: Position) -> bool:
    return at.walker is not None and at.walker[0] in others_in_the_street(at, at.walker)


def steps_expected(at: Position) -> set[str]:
    """The legal list while a die is walked."""
    walkers = set(at.own) if at.walker is None else {at.walker}
    return {written(at, member, to) for member in walkers for to in goals_of(at, member, at.pips, at.dice)}


def dice_expected(at: Position) -> set[str]:
    """The legal list between dice."""
    walkers = {at.walker} if is_obliged(at) and at.walker is not None else set(at.own)
    given = {
        f"die {die}"
        for die in set(at.dice)
        if any(goals_of(at, member, die, less(at.dice, die)) for member in walkers)
    }
    return given if is_obliged(at) else given | {"done"}


def check_list(match: wc.Match) -> None:
    """The legal list is the one expected here."""
    at = position(match)
    if match.state.step == MOVE:
        assert set(legal(match)) == steps_expected(at), at
    elif match.state.step == DIE:
        assert at.pips == 0
        assert (at.walker is not None) == is_obliged(at), at
        assert set(legal(match)) == dice_expected(at), at
    assert max(Counter(legal(match)).values()) == 1


def check_step(match: wc.Match, text: str) -> None:
    """What a step without a fight leads to: the next pip, a die lost, a die to go on with, or the end."""
    at = position(match)
    origin, _, goal = text.partition(" to ")
    here = FIELD_OF[origin.split(" ", 3 if "send" in origin else 1)[-1]]
    rings = PLUGS.index(text.split()[1]) + 1 if "send" in text else dict(at.own)[here]
    member = at.walker or (here, rings)
    taken, to, on_turn = others_in_the_street(at, member), FIELD_OF[goal], match.state.gang
    match.play(text)
    moved = sorted([*_without(at.own, member), (to, member[1])])
    if at.pips > 1 and goals_of(at._replace(own=tuple(moved)), (to, member[1]), at.pips - 1, at.dice):
        after = Position(tuple(moved), (to, member[1]), at.pips - 1, at.dice)
        assert (match.state.step, position(match)) == (MOVE, after)
    elif at.dice:
        goes_on = (to, member[1]) if to in taken else None
        assert (match.state.step, position(match)) == (DIE, Position(tuple(moved), goes_on, 0, at.dice))
    else:
        assert to not in taken
        assert match.state.gang != on_turn or match.state.step != DIE


def _without(own: tuple[tuple[int, int], ...], member: tuple[int, int]) -> list[tuple[int, int]]:
    others = list(own)
    others.remove(member)
    return others


@pytest.mark.parametrize("crowd", CROWDS)
def test_c86_10_the_first_steps_with_every_die_and_pair_of_dice(crowd: str) -> None:
    for roll in ROLLS:
        match = town(dice=roll, yellow=crowd, red="blue rusty pail")
        check_list(match)
        for die in set(roll):
            match.play(f"die {die}")
            check_list(match)
            match.undo()


def walk_everything(match: wc.Match, member: str, moments: Counter[str]) -> None:
    """All walks of one member in a turn without fights, checked at every moment; moments are counted."""
    check_list(match)
    moments["all"] += 1
    for text in legal(match):
        if text.startswith("die "):
            match.play(text)
            walk_everything(match, member, moments)
        elif text.startswith(f"walk {member} to "):
            check_step(match, text)
            if match.state.gang == gang("yellow"):
                walk_everything(match, text.partition(" to ")[2], moments)
        else:
            continue
        match.undo()


@pytest.mark.parametrize(
    ("member", "roll", "crowd"),
    [
        ("borrowed coat", (1, 1, 1), "blue borrowed coat, green wick 1, green pewter 2"),
        ("borrowed coat", (1, 2), CROWDS[0]),
        ("borrowed coat", (3, 3), CROWDS[1]),
        ("borrowed coat", (1, 2, 2), PACKED),
        ("borrowed coat", (2, 2, 3), PACKED),
        ("borrowed coat", (2, 5), PACKED),
        ("pewter 2", (5,), PACKED),
        ("pewter 2", (1, 2, 2), CROWDS[2]),
        ("lantern 7", (1, 2, 2), CROWDS[3]),
        ("senator 1", (1, 2), CROWDS[5]),
        ("square 8", (1, 2, 2), CROWDS[6]),
    ],
)
def test_c86_10_whole_turns_of_one_member(member: str, roll: Dice, crowd: str) -> None:
    moments: Counter[str] = Counter()
    walk_everything(town(dice=roll, yellow=crowd, red="blue rusty pail"), member, moments)
    assert moments["all"] > 5


def random_crowd(choices: random.Random) -> wc.Match:
    """Up to twenty own members packed around a field, with enemies among them and two or three dice."""
    centre = choices.choice([choices.randrange(FIELDS), FIELD_OF["wick 1"], FIELD_OF["fog 1"]])
    away = distances(centre)
    near = sorted(range(FIELDS), key=lambda field: (away[field], choices.random()))[: choices.randint(6, 26)]
    sides: dict[str, list[str]] = {name: [] for name in GANGS}
    for field in near:
        if IS_BUILDING[field] and choices.random() < 0.6:
            continue
        name = choices.choices(["yellow", "red", "green", ""], [85, 4, 3, 4])[0]
        if name and len(sides[name]) < 20:
            sides[name].append(f"{choices.choice(PLUGS)} {LABELS[field]}")
    sides["yellow"] = sides["yellow"] or [f"blue {LABELS[near[0]]}"]
    roll = tuple(choices.choice((1, 1, 2, 2, 3, 4, 5, 6)) for _ in range(choices.randint(1, 3)))
    yellow, red, green, blue = (", ".join(sides[name]) for name in GANGS)
    return town(dice=roll, yellow=yellow, red=red, green=green, blue=blue or "blue cobalt cockatoo")


def favourite(match: wc.Match, choices: random.Random) -> str:
    """A move at random, most often one onto an own member."""
    at, moves = position(match), [move.text for move in match.legal()]
    own = {LABELS[field] for field, _ in at.own}
    onto = [text for text in moves if text.partition(" to ")[2] in own]
    moves = [text for text in moves if text != "done"] or moves
    return choices.choice(onto if onto and choices.random() < 0.7 else moves)


@pytest.mark.parametrize("seed", range(40))
def test_c86_10_random_crowds_with_enemies(seed: int) -> None:
    choices = random.Random(seed)
    for _ in range(6):
        match = random_crowd(choices)
        while match.state.gang == gang("yellow") and match.state.step in (DIE, MOVE, *FIGHTS):
            check_list(match)
            text = favourite(match, choices)
            to = FIELD_OF.get(text.partition(" to ")[2])
            fights = to is not None and match.state.occupant[to] in (gang("red"), gang("green"), gang("blue"))
            if match.state.step == MOVE and not fights:
                check_step(match, text)
            else:
                match.play(text)
