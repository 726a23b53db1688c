"""How many sockets may be open at the same time."""

from __future__ import annotations

import resource

OTHERS = 200
"""Files that are open beside them."""


def may_open(sockets: int) -> bool:
    """Whether the system lets this process, and the server that it starts, open so many; asks for it."""
    needed = sockets + OTHERS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= needed:
        return True
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))
    except (ValueError, OSError):
        return False
    return True
