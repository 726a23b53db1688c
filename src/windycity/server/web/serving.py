"""How the application is put on a port."""

from __future__ import annotations

from pathlib import Path

import uvicorn

from .app import make_app
from .limits import Limits

LIMITS = Limits()
LONGEST_MESSAGE = 16 * 1024
"""Bytes of a message from a browser; none needs more."""


def server(
    database: str | Path, host: str = "127.0.0.1", port: int = 0, limits: Limits = LIMITS
) -> uvicorn.Server:
    """A server that is not running yet; port 0 is any that is free. Messages are not compressed: what is
    secret and what somebody else chose would be compressed together."""
    return uvicorn.Server(
        uvicorn.Config(
            make_app(database, limits),
            host=host,
            port=port,
            log_level="warning",
            ws="websockets-sansio",
            ws_max_size=LONGEST_MESSAGE,
            ws_per_message_deflate=False,
            proxy_headers=False,
            server_header=False,
        )
    )
