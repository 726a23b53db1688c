"""`windycity serve`: tables for people, over the network."""

from __future__ import annotations

import gc
import socket
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Annotated, Literal

from cyclopts import Parameter

from ..kernel import WindyCityError
from .extras import server_extra
from .options import BadInput, Whole
from .output import out

HIGHEST_PORT, USUAL_PORT = 65_535, 8_000
PATIENCE = 10.0
"""Seconds that somebody who listens on our port may take to say who it is."""
WELL = b'{"status":"well"}'
"""What a server says that is asked for its health."""


def serve(
    *,
    host: Annotated[str, Parameter(help="The address to listen on; 0.0.0.0 for everybody.")] = "127.0.0.1",
    port: Annotated[Whole, Parameter(help="The port; 0 takes any that is free.")] = USUAL_PORT,
    database: Annotated[
        str | None,
        Parameter(help="A file, or postgresql://...; without it, a file in your data folder."),
    ] = None,
    proxy: Annotated[
        str | None, Parameter(help="The address of a proxy in front, which says where people come from.")
    ] = None,
    log: Annotated[
        Literal["debug", "info", "warning", "error"], Parameter(help="What is logged, to standard error.")
    ] = "info",
) -> None:
    """Let people play with each other and with bots, until Ctrl-C.

    A table is a link; nobody needs an account. All that happens is kept in the
    database, and games go on when the server is started again.
    """
    if not 0 <= port <= HIGHEST_PORT:
        raise BadInput(f"--port {port}: must be 0 to {HIGHEST_PORT}")
    _serve(host, (port,), database, proxy, log)


def home() -> None:
    """Open the games in a browser, on a server of one's own, until Ctrl-C; if one runs, on that."""
    usual = f"http://127.0.0.1:{USUAL_PORT}"
    if is_windy_city(usual):
        out().print(f"Windy City is at {usual}")
        webbrowser.open(usual)
        return
    _serve("127.0.0.1", (USUAL_PORT, 0), None, None, "warning", then=webbrowser.open)


def _serve(
    host: str,
    ports: Sequence[int],
    database: str | None,
    proxy: str | None,
    log: str,
    then: Callable[[str], object] | None = None,
) -> None:
    """On the first port that is free; then something is done with the address."""
    gc.disable()  # until it runs: nothing that is loaded now goes away again
    with server_extra():
        from ..server.report.logs import start_logging
        from ..server.web.serving import listening, prepare, run

    start_logging(log)
    kept_in = database or own_database()
    with first_free(partial(listening, host), ports) as door:
        prepare(kept_in)
        where = f"[{host}]" if ":" in host else host
        address = f"http://{where}:{door.getsockname()[1]}"
        out().print(f"Windy City is at {address} (Ctrl-C stops it)")
        if then is not None:
            Thread(target=then, args=(address,), daemon=True).start()
        with suppress(KeyboardInterrupt):
            run(kept_in, door, proxy=proxy)


def is_windy_city(address: str) -> bool:
    """Whether one of our servers answers there. Two of them must not share a file of SQLite."""
    from http.client import HTTPException
    from urllib.request import urlopen

    with suppress(OSError, HTTPException), urlopen(f"{address}/api/health", timeout=PATIENCE) as answer:
        return bool(answer.read() == WELL)
    return False


def first_free(listen: Callable[[int], socket.socket], ports: Sequence[int]) -> socket.socket:
    """A socket on the first port that can be had; the error of the last one, if none can."""
    for port in ports[:-1]:
        with suppress(WindyCityError):
            return listen(port)
    return listen(ports[-1])


def own_database() -> Path:
    """Where tables are kept unless somebody says otherwise."""
    import platformdirs

    folder = Path(platformdirs.user_data_dir("windycity", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "tables.sqlite"
