"""Compile one game and leave it in the cache: `python -m windycity.kernel.warming MODULE FINGERPRINT`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

from . import cache
from .compiled import Compiled
from .game import Rules


def warm(rules: Rules[Any]) -> Compiled:
    """Compiled code of a game, made now or loaded."""
    compiled = Compiled(rules)
    compiled.warm()
    cache.mark_ready(rules.module)
    return compiled


def main(warm: Callable[[Rules[Any]], object], *also: str) -> None:
    """Compile the game that the command line names, unless its sources have changed meanwhile or nothing can
    be left behind."""
    module, expected = sys.argv[1:]
    if cache.fingerprint(module, *also) != expected or not cache.is_usable(module, *also):
        sys.exit(1)
    warm(import_module(module).RULES)


if __name__ == "__main__":
    main(warm)
