"""What areas, henchmen and incomes to come are worth, in points."""

from __future__ import annotations

from ....kernel import rule, seldom
from ..areas import BOSSES, FUNERAL, INCOME, TURNS
from ..state import BUILD, CHARITY, State

POINTS = 10
"""Points of a thousand dollars."""

KEPT = (0, 62, 78, 85, 88, 90, 91, 92, 92, 92, 92, 92, 92)
"""In how many of a hundred turns an area with so many own henchmen is still held in the next one."""

LASTING = tuple(
    tuple(
        round(sum(POINTS * (kept / 100) ** turn for turn in range(1, turns + 1)))
        for turns in range(TURNS + 1)
    )
    for kept in KEPT
)
"""Points that a thousand a turn brings in so many turns to come, by the number of henchmen who hold it."""

HENCHMAN = 3
"""Points of a henchman on the board, for each turn that is left."""

KILL = 8
"""Points of a rival's dead: the funeral, and the action points to replace them."""


@rule
def turns_left(s: State) -> int:
    """Turns to be played, this one included."""
    return TURNS - s.turn_number


@rule
def incomes_left(s: State, boss: int) -> int:
    """How often a boss will still have income."""
    place = (boss + BOSSES - s.first) % BOSSES
    if place < s.acted or (place == s.acted and (s.step == BUILD or s.step == CHARITY)):
        return turns_left(s) - 1
    return turns_left(s)


@rule
def takings(s: State, boss: int, area: int, count: int, alone: bool) -> int:
    """What an area pays a boss who controls it with so many henchmen, in thousands."""
    amount = INCOME[area] if alone else min(INCOME[area], count)
    return amount * (1 + s.casino[area]) * (1 + s.factory[boss])


@rule
def held_worth(s: State, boss: int, area: int, count: int, alone: bool) -> int:
    """An area to the boss at turn, who is paid at once."""
    return takings(s, boss, area, count, alone) * (POINTS + LASTING[count][turns_left(s) - 1])


@rule
def rivals_in(s: State, boss: int, area: int) -> int:
    """All henchmen of other bosses in an area."""
    crowd = 0
    for other in range(BOSSES):
        if other != boss:
            crowd += s.henchmen[area][other]
    return crowd


@seldom
def area_worth(s: State, boss: int, area: int, own: int) -> int:
    """An area to the boss at turn, with so many own henchmen there and after the fights that pay. Spoiling
    the income of a rival is worth nothing: it takes a henchman, and two others gain by it as well."""
    for other in range(BOSSES):
        if other != boss and s.henchmen[area][other] >= own:
            return 0
    return controlled_worth(s, boss, area, own) if own > 0 else 0


@seldom
def controlled_worth(s: State, boss: int, area: int, own: int) -> int:
    """An area that one controls: groups of 3:1 are always fought, those of 1:1 if it pays to be alone."""
    killed = 0
    left = 0
    for other in range(BOSSES):
        count = s.henchmen[area][other]
        if other != boss and count > 0:
            three = min(count, (own - count) // 2)
            killed += three
            left += count - three
    worth = held_worth(s, boss, area, own, left == 0)
    if left > 0 and own > left and FUNERAL * left <= s.cash[boss]:
        worth = max(worth, held_worth(s, boss, area, own - left, True) - left * exchange_cost(s))
    return worth + killed * KILL


@rule
def exchange_cost(s: State) -> int:
    """One henchman of each side dies."""
    return FUNERAL * POINTS + HENCHMAN * turns_left(s) - KILL
