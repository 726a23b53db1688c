"""Commands that need more than what `pip install windycity` brings."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ..games import CATALOGUE
from .options import BadInput

FIRST = next(iter(CATALOGUE))
SERVER = "pip install 'windycity[server]'"


@contextmanager
def server_extra() -> Iterator[None]:
    """Around the import of what the extra `server` brings: says what to type where it is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("windycity"):
            raise
        raise BadInput(
            f"tables in the browser need the server: {SERVER} (the terminal does not: windycity play {FIRST})"
        ) from None
