"""Rule functions: plain Python that can be bound to a carrier.

A rule uses the subset that every carrier runs: integers, loops, ifs, indexing, other rules, and
module-level tables (tuples) and numbers. `@rule` only notes the function; in the interpreter it stays
what it is. A compiling carrier asks `bind` for copies of it and of all it calls, in which the tables
are arrays and the rules are known to the compiler.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar, cast

Function = TypeVar("Function", bound=Callable[..., Any])

_NOTED: set[FunctionType] = set()
_SELDOM: set[FunctionType] = set()


def rule(function: Function) -> Function:
    """Mark a function as part of the rules."""
    _NOTED.add(cast(FunctionType, function))
    return function


def seldom(function: Function) -> Function:
    """Mark a rule that few moves need: compilers call it, where they copy other rules into their callers.
    That is faster where it is rarely reached, and much less to compile where many lead to it."""
    _SELDOM.add(cast(FunctionType, function))
    return rule(function)


def is_rule(thing: object) -> bool:
    return isinstance(thing, FunctionType) and thing in _NOTED


class Binder:
    """Copies rules for one carrier; a copy sees copies of the rules and tables it names."""

    def __init__(
        self,
        fill: dict[str, Any],
        mark: Callable[[FunctionType, bool], Any] = lambda function, is_seldom: function,
        table: Callable[[tuple[Any, ...]], Any] = lambda table: table,
    ) -> None:
        """`fill` gives values to names the functions leave open, `mark` tells the compiler of a
        rule and whether it is needed seldom, `table` converts a tuple of numbers."""
        self._fill = fill
        self._mark = mark
        self._table = table
        self._done: dict[FunctionType, Any] = {}

    def bind(self, function: Callable[..., Any]) -> Any:
        """The carrier's copy of a rule."""
        original = cast(FunctionType, function)
        if original not in self._done:
            self._done[original] = self._mark(self.copy(original), original in _SELDOM)
        return self._done[original]

    def copy(self, function: Callable[..., Any]) -> FunctionType:
        """The function over this carrier's names, not yet marked."""
        original = cast(FunctionType, function)
        names: dict[str, Any] = {
            "__builtins__": original.__globals__["__builtins__"],
            "__name__": original.__globals__["__name__"],
        }
        copy = FunctionType(original.__code__, names, original.__name__, original.__defaults__)
        copy.__module__ = original.__module__
        copy.__qualname__ = original.__qualname__
        copy.__doc__ = original.__doc__
        for name in original.__code__.co_names:
            if name in self._fill:
                names[name] = self._value(self._fill[name])
            elif name in original.__globals__:
                names[name] = self._value(original.__globals__[name])
        return copy

    def _value(self, value: Any) -> Any:
        if is_rule(value):
            return self.bind(value)
        if isinstance(value, tuple):
            return self._table(value)
        return value
