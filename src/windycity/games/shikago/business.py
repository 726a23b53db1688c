"""Income, building and charity (SHI-12 to SHI-16)."""

from __future__ import annotations

from ...kernel import rule
from .areas import AREAS, CASINO_PRICE, CASINOS, FACTORY_PRICE, INCOME, LARGEST_GIFT
from .codes import BUILD_CASINO, BUILD_FACTORY, DONE, GIVE_0
from .control import controls, is_alone
from .state import State


@rule
def area_income(s: State, boss: int, area: int) -> int:
    """SHI-12: the number of the area if nobody else is there, else one for each own henchman up to it; twice
    as much with a casino."""
    if not controls(s, boss, area):
        return 0
    amount = INCOME[area] if is_alone(s, boss, area) else min(INCOME[area], s.henchmen[area][boss])
    return amount * (1 + s.casino[area])


@rule
def income(s: State, boss: int) -> int:
    """SHI-12: a factory doubles the sum of all."""
    total = 0
    for area in range(AREAS):
        total += area_income(s, boss, area)
    return total * (1 + s.factory[boss])


@rule
def take_income(s: State) -> None:
    """SHI-12: it cannot be refused; SHI-13: and goes on the register."""
    amount = income(s, s.boss)
    s.cash[s.boss] += amount
    s.register[s.boss] += amount


@rule
def casinos(s: State) -> int:
    """Casinos on the board."""
    count = 0
    for area in range(AREAS):
        count += s.casino[area]
    return count


@rule
def list_buildings(s: State, out: list[int]) -> int:
    """SHI-14: casinos where one controls, one an area and five in all; SHI-15: one factory."""
    n = 0
    is_casino_left = casinos(s) < CASINOS and s.cash[s.boss] >= CASINO_PRICE
    for area in range(AREAS):
        out[n] = BUILD_CASINO + area
        if is_casino_left and s.casino[area] == 0 and controls(s, s.boss, area):
            n += 1
    out[n] = BUILD_FACTORY
    if s.factory[s.boss] == 0 and s.cash[s.boss] >= FACTORY_PRICE:
        n += 1
    out[n] = DONE
    return n + 1


@rule
def build(s: State, code: int) -> None:
    """SHI-14, SHI-15."""
    if code == BUILD_FACTORY:
        s.cash[s.boss] -= FACTORY_PRICE
        s.factory[s.boss] = 1
    else:
        s.cash[s.boss] -= CASINO_PRICE
        s.casino[code - BUILD_CASINO] = 1


@rule
def list_gifts(s: State, out: list[int]) -> int:
    """SHI-16: up to twenty thousand, and not more than one has."""
    most = min(LARGEST_GIFT, s.cash[s.boss])
    for amount in range(most + 1):
        out[amount] = GIVE_0 + amount
    return most + 1


@rule
def give(s: State, code: int) -> None:
    """SHI-16: taken off the register, which stops at 0."""
    amount = code - GIVE_0
    s.cash[s.boss] -= amount
    s.register[s.boss] = max(0, s.register[s.boss] - amount)
