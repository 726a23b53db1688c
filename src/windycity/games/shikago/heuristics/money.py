"""What to build and what to give away."""

from __future__ import annotations

from ....kernel import seldom
from ..areas import AREAS, BOSSES, CASINO_PRICE, FACTORY_PRICE, LARGEST_GIFT
from ..business import income
from ..codes import BUILD_CASINO, BUILD_FACTORY, DONE, GIVE_0
from ..control import controls, is_alone
from ..state import State
from .choice import MIDDLE
from .last_turn import best_gift_share, purses_to_come, share_by_gift
from .prospects import all_riches, riches
from .purses import less, purse
from .worth import LASTING, POINTS, takings, turns_left

NAMED = 4
"""Tenths: how likely the richest of the others is to be given away, if they are not the Snitch."""


OUT_OF_REACH = 20
"""Thousands beyond twice the riches of the others: half of them will do to win."""

LATE = 3
"""Turns left when a surplus is given away."""


@seldom
def casino_gain(s: State, area: int) -> int:
    """It doubles what the area pays in the turns to come."""
    own = s.henchmen[area][s.boss]
    more = takings(s, s.boss, area, own, is_alone(s, s.boss, area))
    return more * LASTING[own][turns_left(s) - 1] - CASINO_PRICE * POINTS


@seldom
def factory_gain(s: State) -> int:
    """It doubles what all areas pay in the turns to come."""
    gain = 0
    for area in range(AREAS):
        if controls(s, s.boss, area):
            own = s.henchmen[area][s.boss]
            more = takings(s, s.boss, area, own, is_alone(s, s.boss, area))
            gain += more * LASTING[own][turns_left(s) - 1]
    return gain - FACTORY_PRICE * POINTS


@seldom
def rate_buildings(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """What pays for itself in the turns that are left."""
    if turns_left(s) == 1:
        rate_last_buildings(s, codes, count, out)
        return
    for i in range(count):
        code = codes[i]
        if code == DONE:
            out[i] = MIDDLE
        elif code == BUILD_FACTORY:
            out[i] = MIDDLE + factory_gain(s)
        else:
            out[i] = MIDDLE + casino_gain(s, code - BUILD_CASINO)


@seldom
def gift_to_snitch(s: State) -> int:
    """What one has to give to be lowest on the register, if nobody later in the turn gives anything."""
    place = s.acted
    gift = 0
    for step in range(BOSSES):
        other = (s.first + step) % BOSSES
        if step < place:
            gift = max(gift, s.register[s.boss] - s.register[other])
        elif step > place:
            gift = max(gift, s.register[s.boss] + 1 - s.register[other] - income(s, other))
    return gift


@seldom
def snitch_worth(s: State) -> int:
    """Points of being the Snitch: nobody gives one away, and one picks whom the police ruin."""
    mine = riches(s, s.boss) - s.cash[s.boss]
    richer = 0
    for other in range(BOSSES):
        if other != s.boss and riches(s, other) > riches(s, s.boss):
            richer += 1
    odds = 10 // (s.policemen + 1)
    danger = mine * odds * (NAMED if richer == 0 else 2) // 10
    return danger + 20


@seldom
def surplus(s: State) -> int:
    """What one has to give now, because later gifts alone will not bring one down to the second place."""
    purses = all_riches(s)
    mine = purse(purses, s.boss)
    most = 0
    for other in range(BOSSES):
        if other != s.boss:
            most = max(most, purse(purses, other))
    if mine > 2 * most + OUT_OF_REACH:
        return 0
    later = LARGEST_GIFT * (turns_left(s) - 1)
    return max(0, mine + 1 - most - later)


@seldom
def rate_gifts(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """In the last turn one aims at the second place; before, at the Snitch's chair if it is cheap."""
    if turns_left(s) == 1:
        rate_last_gifts(s, codes, count, out)
    else:
        needed = gift_to_snitch(s)
        worth = snitch_worth(s)
        spare = min(surplus(s), LARGEST_GIFT) if turns_left(s) <= LATE else 0
        for i in range(count):
            gift = codes[i] - GIVE_0
            cost = gift - spare if gift > spare else spare - gift
            out[i] = MIDDLE - cost * POINTS + (worth if gift >= needed else 0)


@seldom
def rate_last_gifts(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """The share of the win that a gift leads to, if all who follow play well."""
    purses = purses_to_come(s)
    for i in range(count):
        gift = codes[i] - GIVE_0
        out[i] = MIDDLE + share_by_gift(purses, s.boss, BOSSES - 1 - s.acted, gift) - gift


@seldom
def rate_last_buildings(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """In the last turn a building is a way to get rid of money where gifts are not enough."""
    purses = purses_to_come(s)
    for i in range(count):
        price = CASINO_PRICE
        if codes[i] == DONE:
            price = 0
        elif codes[i] == BUILD_FACTORY:
            price = FACTORY_PRICE
        out[i] = MIDDLE + best_gift_share(less(purses, s.boss, price), s.boss, BOSSES - 1 - s.acted) - price
