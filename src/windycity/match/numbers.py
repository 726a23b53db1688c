"""Whole numbers from outside: Python's or NumPy's, checked and named."""

from __future__ import annotations

import operator
from typing import Any

from ..kernel import InputError


def whole(value: Any, what: str, low: int, high: int | None = None) -> int:
    """The value as an int within its bounds, or an error that names what it is for."""
    bounds = f"{low} or more" if high is None else f"from {low} to {high}"
    try:
        number = operator.index(value)
    except TypeError:
        number = low - 1
    if isinstance(value, bool) or number < low or (high is not None and number > high):
        raise InputError(f"{what} must be a whole number, {bounds}, not {value!r}")
    return number
