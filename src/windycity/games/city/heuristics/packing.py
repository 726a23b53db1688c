"""A small number for every seat in one integer, where rules have no room for a list."""

from __future__ import annotations

from ....kernel import rule

BITS = 10
MOST = (1 << BITS) - 1


@rule
def packed(seat: int, value: int) -> int:
    """A value from 0 up in the place of a seat; too large ones are cut."""
    return min(value, MOST) << (BITS * seat)


@rule
def unpacked(values: int, seat: int) -> int:
    """The value of a seat; nobody has 0."""
    return (values >> (BITS * seat)) & MOST
