"""What Numba can do but its options do not offer; imported only where Numba is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from numba.core import config, types
from numba.core.compiler import Compiler
from numba.core.compiler_lock import global_compiler_lock
from numba.np import arrayobj


class BuffersApart(Compiler):
    """Compiles a function whose buffers never overlap, so that a write to one leaves what was read from
    another in its register."""

    def __init__(
        self, typing: Any, target: Any, library: Any, args: Any, result: Any, flags: Any, local: Any
    ) -> None:
        flags.noalias = True
        super().__init__(typing, target, library, args, result, flags, local)  # type: ignore[no-untyped-call]


@contextmanager
def caching_in(folder: Path) -> Iterator[None]:
    """Functions decorated meanwhile keep their compiled code there."""
    before = config.CACHE_DIR  # type: ignore[attr-defined]
    config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    try:
        yield
    finally:
        config.CACHE_DIR = before  # type: ignore[attr-defined]


@contextmanager
def no_negative_indices() -> Iterator[None]:
    """Leave out the test for a negative index that stands before every signed one: rules count from 0,
    and agreement with the interpreter, where a negative index means another place, is tested."""

    def as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)

    with global_compiler_lock:
        before = arrayobj.fix_integer_index
        arrayobj.fix_integer_index = as_it_is
        try:
            yield
        finally:
            arrayobj.fix_integer_index = before
