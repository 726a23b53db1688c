"""How the application is put on a port."""

from __future__ import annotations

import gc
import socket
from pathlib import Path

import uvicorn

from ...kernel import WindyCityError
from ..store.engine import open_database
from ..store.migrating import migrate
from .app import make_app
from .limits import Limits
from .wire import Caller, Socket

LIMITS = Limits()
LONGEST_MESSAGE = 16 * 1024
"""Bytes of a message from a browser; none needs more."""
IN_SMALL_PORTIONS = (250, 100_000, 5)
"""When Python looks for rings of objects that nobody uses. It counts what is made less what goes, and a move
replaces most of a table: among the newest there are many more objects than it has counted. So it looks at
them often, which takes a millisecond or two each time, and seldom at the others: at a thousand tables these
take a quarter of a second, and playing, being refused and going away leave no rings."""
PING_EVERY, PONG_WITHIN = 20.0, 20.0
"""Seconds; a browser that does not answer is gone."""
WAITING = 2_048
"""Connections that may wait to be taken."""
IN_THE_KERNEL = 32 * 1024
"""Bytes on their way to one browser, and from it, that the system keeps for us. It would keep megabytes, and
we would hear late of who does not read."""


class CannotListen(WindyCityError):
    """The port is taken, or the address is not this machine's."""


def server(database: str | Path, limits: Limits = LIMITS, proxy: str | None = None) -> uvicorn.Server:
    """A server that is not running yet. Messages are not compressed: what is secret and what somebody else
    chose would be compressed together. Where people come from is believed of a proxy alone."""
    return uvicorn.Server(
        uvicorn.Config(
            make_app(database, limits),
            log_level="warning",
            http=Caller,
            ws=Socket,
            ws_max_size=LONGEST_MESSAGE,
            ws_ping_interval=PING_EVERY,
            ws_ping_timeout=PONG_WITHIN,
            ws_per_message_deflate=False,
            proxy_headers=proxy is not None,
            forwarded_allow_ips=proxy,
            server_header=False,
        )
    )


def run(database: str | Path, door: socket.socket, limits: Limits = LIMITS, proxy: str | None = None) -> None:
    """Serve until somebody stops it; this process does nothing else."""
    gc.enable()
    gc.freeze()
    gc.set_threshold(*IN_SMALL_PORTIONS)
    server(database, limits, proxy).run(sockets=[door])


def prepare(database: str | Path) -> None:
    """Bring a database up to date; `StoreError` says why it cannot be used."""
    engine = open_database(database)
    try:
        migrate(engine)
    finally:
        engine.dispose()


def listening(host: str = "127.0.0.1", port: int = 0) -> socket.socket:
    """A socket to serve on; port 0 is any that is free. It says that it is TCP, or asyncio would let short
    messages wait for others."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    opened = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        for buffer in (socket.SO_SNDBUF, socket.SO_RCVBUF):
            opened.setsockopt(socket.SOL_SOCKET, buffer, IN_THE_KERNEL)
        opened.bind((host, port))
        opened.listen(WAITING)
    except OSError as error:
        opened.close()
        raise CannotListen(f"{host} port {port}: {error.strerror or error}") from None
    return opened
