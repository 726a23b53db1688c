"""What a process takes of the machine, where the system tells it under /proc."""

from __future__ import annotations

import os
from pathlib import Path


def memory_kib(process: int) -> int | None:
    """The memory of a process that is really there."""
    told = _read(process, "status")
    return None if told is None else int(told.partition("VmRSS:")[2].split()[0])


def cpu_seconds(process: int) -> float | None:
    """How long a process has run on all cores together."""
    told = _read(process, "stat")
    if told is None:
        return None
    user, system = told.rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def _read(process: int, what: str) -> str | None:
    try:
        return Path("/proc", str(process), what).read_text()
    except FileNotFoundError:
        return None
