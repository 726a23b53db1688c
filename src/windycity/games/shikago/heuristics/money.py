"""What to build and what to give away."""

from __future__ import annotations

from ....kernel import seldom
from ..areas import AREAS, BAIL, BOSSES, CASINO_PRICE, FACTORY_PRICE, LARGEST_GIFT
from ..business import income
from ..codes import BUILD_CASINO, BUILD_FACTORY, DONE, GIVE_0
from ..control import controls, is_alone
from ..police import bribe
from ..state import State
from .choice import MIDDLE
from .last_turn import best_gift_share, purses_to_come, share_by_gift
from .prospects import riches, surplus
from .purses import less
from .worth import LASTING, POINTS, takings, turns_left

NAMED_FIRST, NAMED = 60, 15
"""Percent: how likely the Untouchables are sent to the boss with most to lose, and to another."""

RUIN = 10
"""Percent of what a rival loses to the Untouchables that are worth something to the Snitch."""

UNDERCUT = (100, 80, 65, 50)
"""Percent: how likely nobody of so many who follow gives more to be the Snitch instead."""

RAIDED = 20
"""Percent: how likely the police come to what one cannot pay for."""

CHAIR = 20
"""Points of being the Snitch when an ordinary chip comes: a bribe saved, and a rival's bribe."""


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
def exposed(s: State, cash: int) -> int:
    """Points at risk where the cash would not pay the bribe: everything in an area is lost then."""
    most = 0
    for area in range(AREAS):
        if controls(s, s.boss, area) and bribe(s, s.boss, area) > cash:
            own = s.henchmen[area][s.boss]
            more = takings(s, s.boss, area, own, is_alone(s, s.boss, area))
            most = max(most, more * LASTING[own][turns_left(s) - 1] + own * BAIL * POINTS)
    return most * RAIDED // 100


@seldom
def rate_buildings(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """What pays for itself in the turns that are left."""
    if turns_left(s) == 1:
        rate_last_buildings(s, codes, count, out)
        return
    for i in range(count):
        code = codes[i]
        if code == DONE:
            out[i] = MIDDLE - exposed(s, s.cash[s.boss])
        elif code == BUILD_FACTORY:
            out[i] = MIDDLE + factory_gain(s) - exposed(s, s.cash[s.boss] - FACTORY_PRICE)
        else:
            out[i] = MIDDLE + casino_gain(s, code - BUILD_CASINO) - exposed(s, s.cash[s.boss] - CASINO_PRICE)


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
    rivals_worth = 0
    for other in range(BOSSES):
        if other != s.boss:
            rivals_worth = max(rivals_worth, riches(s, other) - s.cash[other])
    mine = riches(s, s.boss) - s.cash[s.boss]
    named = NAMED_FIRST if mine >= rivals_worth else NAMED
    return POINTS * (mine * named + rivals_worth * RUIN) // (100 * (s.policemen + 1)) + CHAIR


@seldom
def rate_gifts(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """In the last turn one aims at the second place; before, at the Snitch's chair if it is cheap."""
    if turns_left(s) == 1:
        rate_last_gifts(s, codes, count, out)
    else:
        needed = gift_to_snitch(s)
        worth = snitch_worth(s) * UNDERCUT[BOSSES - 1 - s.acted] // 100
        spare = min(surplus(s, turns_left(s) - 1), LARGEST_GIFT) if turns_left(s) <= LATE else 0
        for i in range(count):
            gift = codes[i] - GIVE_0
            cost = gift - spare if gift > spare else spare - gift
            out[i] = MIDDLE - cost * POINTS + (worth if gift >= needed else 0)


@seldom
def rate_last_gifts(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """The share of the win that a gift leads to, if all who follow play well. A gift between two others that
    do as well is better than one at the edge."""
    purses = purses_to_come(s)
    for i in range(count):
        out[i] = share_by_gift(purses, s.boss, BOSSES - 1 - s.acted, codes[i] - GIVE_0)
    below = out[0]
    for i in range(count):
        above = out[i + 1] if i + 1 < count else out[i]
        here = out[i]
        out[i] = MIDDLE + 4 * here + below + above
        below = here


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
