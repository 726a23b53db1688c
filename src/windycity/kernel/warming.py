"""Compile one game and leave it in the cache: `python -m windycity.kernel.warming MODULE`."""

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
    warm(import_module(sys.argv[1]).RULES)
