"""From ratings of moves, in parts of a point, to advice."""

from __future__ import annotations

from math import exp

from ....kernel import rule
from ..state import ADVERT, ANSWER, BUILD, FACE, MARK, MOVE, PRICE, PUT, SALE, State
from .advertising import rate_adverts
from .investing import rate_buildings, rate_first_houses, rate_forced_sales
from .placing import rate_facings, rate_puts
from .steering import rate_moves
from .trading import rate_answers, rate_prices
from .weights import POINT

PARTS = 16
"""Differences between moves are told in parts of a point."""
DOUBT = 8
"""So many parts worse is e times less likely to be played."""
ADVICE = tuple(round(4000 * exp(-parts / DOUBT)) for parts in range(DOUBT * 10))
"""The advice for a move, by how much worse than the best it is; blunders get 0."""


@rule
def advise(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """Rate the moves of the step that is on, then compare them with the best."""
    if s.step == MOVE:
        rate_moves(s, codes, count, out)
    elif s.step == BUILD:
        rate_buildings(s, codes, count, out)
    elif s.step == ADVERT:
        rate_adverts(s, codes, count, out)
    elif s.step == SALE:
        rate_forced_sales(s, codes, count, out)
    elif s.step == PRICE:
        rate_prices(s, codes, count, out)
    elif s.step == ANSWER:
        rate_answers(s, codes, count, out)
    else:
        rate_setting(s, codes, count, out)
    compare(count, out)


@rule
def rate_setting(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """CTY-04: the setup."""
    if s.step == PUT:
        rate_puts(s, codes, count, out)
    elif s.step == FACE:
        rate_facings(s, codes, count, out)
    elif s.step == MARK:
        rate_first_houses(s, codes, count, out)


@rule
def compare(count: int, out: list[int]) -> None:
    """Advice instead of ratings."""
    best = out[0]
    for i in range(1, count):
        best = max(best, out[i])
    for i in range(count):
        parts = (best - out[i]) * PARTS // POINT
        out[i] = ADVICE[min(parts, len(ADVICE) - 1)]
