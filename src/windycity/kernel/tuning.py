"""What Numba can do but its options do not offer; imported only where Numba is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from weakref import WeakSet

from numba.core import codegen, config, types
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
def compiling_rules() -> Iterator[None]:
    """What is compiled meanwhile is compiled as rules want it, by this thread alone."""
    with global_compiler_lock, _no_negative_indices(), _nothing_finished_twice():
        yield


@contextmanager
def _no_negative_indices() -> Iterator[None]:
    """Leave out the test for a negative index that stands before every signed one: rules count from 0,
    and agreement with the interpreter, where a negative index means another place, is tested."""

    def as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)

    with _replaced(arrayobj, "fix_integer_index", as_it_is):
        yield


@contextmanager
def _nothing_finished_twice() -> Iterator[None]:
    """Optimise and assemble the doors alone. Numba does so with every function they call as well, although
    a door has copies of all of them and is optimised as a whole; that takes two thirds of the time."""
    library: Any = codegen.JITCodeLibrary
    generator: Any = codegen.JITCPUCodegen
    optimise, finish = library._optimize_final_module, library._finalize_final_module
    pointer, set_environment = library.get_pointer_to_function, generator.set_env
    unfinished: WeakSet[Any] = WeakSet()

    def optimise_doors(self: Any) -> None:
        if _is_door(self):
            optimise(self)
        else:
            unfinished.add(self)

    def finish_doors(self: Any) -> None:
        if self in unfinished:
            self._finalized = True
        else:
            finish(self)

    def pointer_to_doors(self: Any, name: str) -> Any:
        self._ensure_finalized()
        return 0 if self in unfinished else pointer(self, name)

    def set_environment_of_doors(self: Any, name: str, environment: Any) -> None:
        if self._engine.is_symbol_defined(name):
            set_environment(self, name, environment)

    with (
        _replaced(library, "_optimize_final_module", optimise_doors),
        _replaced(library, "_finalize_final_module", finish_doors),
        _replaced(library, "get_pointer_to_function", pointer_to_doors),
        _replaced(generator, "set_env", set_environment_of_doors),
    ):
        yield


def _is_door(library: Any) -> bool:
    """Whether Python can call into what is being compiled; rules have no way in."""
    return any("cpython" in function.name for function in library.get_defined_functions())


@contextmanager
def _replaced(owner: Any, name: str, replacement: Any) -> Iterator[None]:
    before = getattr(owner, name)
    setattr(owner, name, replacement)
    try:
        yield
    finally:
        setattr(owner, name, before)
