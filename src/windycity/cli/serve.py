"""`windycity serve`: tables for people, over the network."""

from __future__ import annotations

import gc
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from .options import BadInput, Whole
from .output import out

HIGHEST_PORT = 65_535


def serve(
    *,
    host: Annotated[str, Parameter(help="The address to listen on; 0.0.0.0 for everybody.")] = "127.0.0.1",
    port: Annotated[Whole, Parameter(help="The port; 0 takes any that is free.")] = 8000,
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
    gc.disable()  # until it runs: nothing that is loaded now goes away again
    from ..server.report.logs import start_logging
    from ..server.web.serving import listening, prepare, run

    start_logging(log)
    kept_in = database or own_database()
    with listening(host, port) as socket:
        prepare(kept_in)
        where = f"[{host}]" if ":" in host else host
        out().print(f"Windy City is at http://{where}:{socket.getsockname()[1]} (Ctrl-C stops it)")
        with suppress(KeyboardInterrupt):
            run(kept_in, socket, proxy=proxy)


def own_database() -> Path:
    """Where tables are kept unless somebody says otherwise."""
    import platformdirs

    folder = Path(platformdirs.user_data_dir("windycity", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "tables.sqlite"
