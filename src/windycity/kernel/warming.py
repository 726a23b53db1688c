"""Compile one game and leave it in the cache: `python -m windycity.kernel.warming MODULE FINGERPRINT`."""

from __future__ import annotations

import sys
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


if __name__ == "__main__":
    module, expected = sys.argv[1:]
    if cache.fingerprint(module) != expected or not cache.is_usable(module):
        sys.exit(1)  # the sources have changed meanwhile, or nothing can be left behind
    warm(import_module(module).RULES)
