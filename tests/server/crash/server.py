"""A server to be killed. With `hasty` it says that something is on disk before it is: a planted bug."""

from __future__ import annotations

import sys

from windycity.server.live.keeper import Keeper
from windycity.server.store.writer import Change
from windycity.server.web.serving import server

from ..web.running import GENEROUS


async def hasty(self: Keeper, change: Change) -> None:
    """Does not wait for the writer."""
    self._writer.write(change)


if __name__ == "__main__":
    _, database, port, *how = sys.argv
    if how == ["hasty"]:
        Keeper._write = hasty  # type: ignore[method-assign]
    server(database, port=int(port), limits=GENEROUS).run()
