"""A PostgreSQL of the tests' own, in a temporary folder.

PostgreSQL does not run as root. Started by root it becomes the person who called sudo, or nobody; no user is
made, and nothing outside the temporary folder changes its owner or mode.
"""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir

from ..needs import FETCHED
from ..needs.postgresql import PLACE, programs

USER = "postgres"
"""Of the database; the system need not know it."""
PLAIN = "nobody"
PATIENCE = 120
"""Seconds that starting or stopping may take."""
FOR_ALL_TO_ENTER = 0o001


@contextmanager
def running() -> Iterator[str]:
    """A server that listens to a socket in its folder only; its address."""
    person = who_runs_it()
    with TemporaryDirectory(prefix="windycity-", dir=open_folder() if person else None) as folder:
        here = programs()
        if person:
            here = within_reach(here, Path(folder))
            hand_over(Path(folder), person)
        data, port = f"{folder}/data", "5432"
        encoding = ("--encoding", "UTF8", "--locale", "C")
        _call(
            here / "initdb",
            *("--pgdata", data, "--username", USER, "--auth", "trust", "--no-sync", *encoding),
            person=person,
        )
        options = f"-k {folder} -p {port} -c listen_addresses='' -c max_connections=50"
        started = ("--pgdata", data, "--options", options, "--log", f"{folder}/log", "--wait", "start")
        _call(here / "pg_ctl", *started, person=person)
        try:
            yield f"postgresql://{USER}@/postgres?host={folder}&port={port}"
        finally:
            _call(here / "pg_ctl", "--pgdata", data, "--mode", "immediate", "stop", person=person)


def who_runs_it() -> pwd.struct_passwd | None:
    """Nobody else, unless these tests are run by root."""
    if os.getuid() != 0:
        return None
    caller = os.environ.get("SUDO_USER", "root")
    return pwd.getpwnam(PLAIN if caller == "root" else caller)


def open_folder() -> str:
    """A place for temporary folders that everybody can enter; root's own may be closed to others."""
    for place in (gettempdir(), "/tmp", "/var/tmp"):
        parents = [Path(place).resolve(), *Path(place).resolve().parents]
        if all(each.stat().st_mode & FOR_ALL_TO_ENTER for each in parents):
            return place
    raise FileNotFoundError("PostgreSQL needs a temporary folder that others than root can enter; set TMPDIR")


def within_reach(bin_folder: Path, folder: Path) -> Path:
    """Fetched programs lie in the checkout, which may be in root's home; then a copy of them is used."""
    if not bin_folder.is_relative_to(FETCHED):
        return bin_folder
    shutil.copytree(PLACE, folder / "programs")
    return folder / "programs" / bin_folder.relative_to(PLACE)


def hand_over(folder: Path, person: pwd.struct_passwd) -> None:
    for each in (folder, *folder.rglob("*")):
        os.chown(each, person.pw_uid, person.pw_gid, follow_symlinks=False)


def _call(program: Path, *arguments: str, person: pwd.struct_passwd | None) -> None:
    subprocess.run(
        [program, *arguments],
        check=True,
        stdout=subprocess.DEVNULL,
        cwd="/",
        timeout=PATIENCE,
        user=person and person.pw_uid,
        group=person and person.pw_gid,
        extra_groups=[] if person else None,
    )
