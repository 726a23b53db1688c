"""Compile the search of one game and leave it in the cache; run like `windycity.kernel.warming`."""

from __future__ import annotations

from typing import Any

from ...kernel import Rules, cache, warming
from .searching import PACKAGE, CompiledSearch


def warm(rules: Rules[Any]) -> CompiledSearch:
    """Compiled search of a game, made now or loaded."""
    compiled = CompiledSearch(rules)
    compiled.warm()
    cache.mark_ready(rules.module, PACKAGE)
    return compiled


if __name__ == "__main__":
    warming.main(warm, PACKAGE)
