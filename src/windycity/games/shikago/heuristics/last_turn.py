"""The last gifts: who ends up second richest, if everybody who is still to give does it well."""

from __future__ import annotations

from ....kernel import rule, seldom
from ..areas import BOSSES, LARGEST_GIFT
from ..business import income
from ..state import State, next_boss
from .purses import PURSE_BITS, final_share, less, purse

OPTIONS = BOSSES + 1
"""Gifts worth a thought: nothing, all one may, and down to just below each of the others."""


@seldom
def purses_to_come(s: State) -> int:
    """The cash of all, with the income of those who are still to act in this turn."""
    purses = 0
    for step in range(BOSSES):
        boss = (s.first + step) % BOSSES
        amount = s.cash[boss] + (income(s, boss) if step > s.acted else 0)
        purses += amount << (PURSE_BITS * boss)
    return purses


@rule
def gift_option(purses: int, boss: int, option: int) -> int:
    """The gift behind an option; nothing, if it cannot be made."""
    mine = purse(purses, boss)
    most = min(mine, LARGEST_GIFT)
    if option == BOSSES:
        return most
    gift = mine + 1 - purse(purses, option)
    return gift if option != boss and 0 < gift <= most else 0


@seldom
def last_reply(purses: int, boss: int) -> int:
    """What the last boss makes of it."""
    best, best_share = purses, final_share(purses, boss)
    for option in range(OPTIONS):
        tried = less(purses, boss, gift_option(purses, boss, option))
        share = final_share(tried, boss)
        if share > best_share:
            best, best_share = tried, share
    return best


@seldom
def third_reply(purses: int, boss: int) -> int:
    """What the third boss and the last one make of it."""
    best, best_share = purses, -1
    for option in range(OPTIONS):
        tried = last_reply(less(purses, boss, gift_option(purses, boss, option)), next_boss(boss))
        share = final_share(tried, boss)
        if share > best_share:
            best, best_share = tried, share
    return best


@seldom
def second_reply(purses: int, boss: int) -> int:
    """What the second boss and those after make of it."""
    best, best_share = purses, -1
    for option in range(OPTIONS):
        tried = third_reply(less(purses, boss, gift_option(purses, boss, option)), next_boss(boss))
        share = final_share(tried, boss)
        if share > best_share:
            best, best_share = tried, share
    return best


@seldom
def share_by_gift(purses: int, boss: int, followers: int, gift: int) -> int:
    """The share of the win that a gift leads to."""
    result = less(purses, boss, gift)
    if followers == 1:
        result = last_reply(result, next_boss(boss))
    elif followers == 2:
        result = third_reply(result, next_boss(boss))
    elif followers == 3:
        result = second_reply(result, next_boss(boss))
    return final_share(result, boss)


@seldom
def best_gift_share(purses: int, boss: int, followers: int) -> int:
    """The best share of the win that a gift leads to."""
    best = 0
    for gift in range(min(LARGEST_GIFT, purse(purses, boss)) + 1):
        best = max(best, share_by_gift(purses, boss, followers, gift))
    return best
