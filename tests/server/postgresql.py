"""A PostgreSQL of the tests' own, in a temporary folder."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

DEBIAN = Path("/usr/lib/postgresql")
USER = "postgres"
"""PostgreSQL does not run as root; root lends the folder to this user, which comes with it."""


def program(name: str) -> str:
    """Where a program of PostgreSQL is."""
    found = shutil.which(name) or next(map(str, sorted(DEBIAN.glob(f"*/bin/{name}"), reverse=True)), None)
    assert found, f"the tests need PostgreSQL ({name}): apt-get install postgresql"
    return found


@contextmanager
def running() -> Iterator[str]:
    """A server that listens to a socket in its folder only; its address."""
    with TemporaryDirectory(prefix="windycity-") as folder:
        if os.getuid() == 0:
            shutil.chown(folder, USER)
        data, port = f"{folder}/data", "5432"
        _call("initdb", "--pgdata", data, "--username", USER, "--auth", "trust", "--no-sync")
        options = f"-k {folder} -p {port} -c listen_addresses='' -c max_connections=50"
        _call("pg_ctl", "--pgdata", data, "--options", options, "--log", f"{folder}/log", "--wait", "start")
        try:
            yield f"postgresql://{USER}@/postgres?host={folder}&port={port}"
        finally:
            _call("pg_ctl", "--pgdata", data, "--mode", "immediate", "stop")


def _call(name: str, *arguments: str) -> None:
    as_user = ["runuser", "-u", USER, "--"] if os.getuid() == 0 else []
    subprocess.run([*as_user, program(name), *arguments], check=True, stdout=subprocess.DEVNULL, cwd="/")
