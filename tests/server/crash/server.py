"""A server to be killed. If `hasty`, it says that something is on disk a moment too early: a planted bug."""

from __future__ import annotations

import asyncio
import gc
import sys

gc.disable()  # as `windycity serve` does while it loads

from windycity.server.live.keeper import Keeper  # noqa: E402
from windycity.server.load.server_process import UNLIMITED  # noqa: E402
from windycity.server.report.logs import start_logging  # noqa: E402
from windycity.server.store.writer import Change  # noqa: E402
from windycity.server.web.serving import listening, run  # noqa: E402

MOMENT = 0.3


async def hasty(self: Keeper, change: Change) -> None:
    """Does not wait for the writer, which takes its time."""
    asyncio.get_running_loop().call_later(MOMENT, self._writer.write, change)


if __name__ == "__main__":
    _, database, port, *how = sys.argv
    if how == ["hasty"]:
        Keeper._write = hasty  # type: ignore[method-assign]
    start_logging("warning")
    with listening(port=int(port)) as socket:
        run(database, socket, UNLIMITED)
