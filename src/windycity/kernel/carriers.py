"""Which carrier runs a game now: the interpreter at once, compiled code as soon as it is there.

Compiling happens in a process of its own, because a thread would fight this one for the interpreter's
lock. Whoever does long work asks `best` again at every boundary, and is switched over in mid-work.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from . import cache
from .game import Rules
from .interpreter import Interpreter

if TYPE_CHECKING:
    from .compiled import Compiled


Slow = TypeVar("Slow")
Fast = TypeVar("Fast")


class Carriers(Generic[Slow, Fast]):
    """What runs one game for some purpose, in the interpreter and compiled."""

    def __init__(
        self, rules: Rules[Any], interpreter: Slow, warm: Callable[[], Fast], program: str, *also: str
    ) -> None:
        """`warm` makes the compiled carrier or loads it, `program` is the module that does so in a process
        of its own, and `also` names the modules it is made from besides the kernel and the game."""
        self.rules = rules
        self.interpreter = interpreter
        self._warm = warm
        self._program = program
        self._made_from = (rules.module, *also)
        self._compiled: Fast | None = None
        self._compiler: subprocess.Popen[bytes] | None = None
        self._loader: Thread | None = None
        self._starting = Lock()
        self._loading = Lock()
        cache.fingerprint(*self._made_from)

    @property
    def best(self) -> Slow | Fast:
        """The fastest carrier that is there this moment; never waits."""
        if self._compiled is None:
            self._switch_over()
        return self._compiled or self.interpreter

    @property
    def can_be_had(self) -> bool:
        """Whether nothing is gained by waiting for compiled code: it is there or in the cache, or the
        process that was to compile it has ended, well or badly."""
        if self._compiled is not None or cache.is_ready(*self._made_from):
            return True
        return self._compiler is not None and self._compiler.poll() is not None

    def compile_in_background(self) -> None:
        """See to it that `best` will be compiled code before long. If the process for it fails, a thread
        here does the work: slower, but once."""
        with self._starting:
            if self._compiled is not None or self._loader is not None:
                return
            if self.can_be_had:
                self._start_loading()
            elif self._compiler is None:
                self._compiler = self._start_compiling()

    def compiled(self) -> Fast:
        """Compiled code, waited for if need be."""
        if self._compiler is not None:
            self._compiler.wait()
        self._load()
        assert self._compiled is not None
        return self._compiled

    def _start_compiling(self) -> subprocess.Popen[bytes]:
        """In a process that finds the same modules as this one, and nothing in its working folder."""
        return subprocess.Popen(
            [
                sys.executable,
                "-P",
                "-m",
                self._program,
                self.rules.module,
                cache.fingerprint(*self._made_from),
            ],
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def _switch_over(self) -> None:
        """When the compiling process has finished, load what it left in the cache."""
        with self._starting:
            finished = self._compiler is not None and self._compiler.poll() == 0
            if finished and self._loader is None:
                self._start_loading()

    def _start_loading(self) -> None:
        self._loader = Thread(target=self._load, name="load compiled rules", daemon=True)
        self._loader.start()

    def _load(self) -> None:
        with self._loading:
            if self._compiled is None:
                self._compiled = self._warm()


RuleCarriers: TypeAlias = "Carriers[Interpreter, Compiled]"
"""What plays random games."""

_OF_GAME: dict[str, RuleCarriers] = {}


def carriers_of(rules: Rules[Any]) -> RuleCarriers:
    """The carriers of a game, shared by all tables whatever their options: options are in the state."""
    if rules.module not in _OF_GAME:
        _OF_GAME[rules.module] = new_carriers(rules)
    return _OF_GAME[rules.module]


def new_carriers(rules: Rules[Any]) -> RuleCarriers:
    """Carriers that nothing has been compiled for."""

    def warm() -> Compiled:
        from . import warming

        return warming.warm(rules)

    return Carriers(rules, Interpreter(rules), warm, "windycity.kernel.warming")
