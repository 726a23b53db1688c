"""Records in files: read with the file's name in every complaint, written without harm to other files."""

from __future__ import annotations

import os
import secrets
import shutil
import sys
from codecs import BOM_UTF8
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..kernel import RecordError
from ..match import Match, read
from ..match.records import TITLE
from .options import BadInput

STDIN = "-"
ENCODING = "utf-8-sig"
"""UTF-8; a byte order mark, as some editors write, is passed over."""


def read_record(file: str) -> Match:
    """The match recorded in a file; `-` is standard input."""
    try:
        found = sys.stdin.buffer.read() if file == STDIN else Path(file).read_bytes()
        return read(found.decode(ENCODING))
    except UnicodeDecodeError:
        raise RecordError(0, f"{file}: this is not a text") from None
    except RecordError as error:
        raise RecordError(0, f"{file}: {error}") from None


def write_record(file: str, match: Match) -> None:
    """Write the match down, all of it or nothing; a file that is something else is left alone."""
    record = match.record()
    with _beside(file) as (path, new):
        new.write_text(record, encoding="utf-8", newline="\n")
        if path.exists():
            shutil.copymode(path, new)
        os.replace(new, path)


def check_writable(file: str) -> None:
    """Complain now about a file that could not be written later, by trying."""
    with _beside(file):
        pass


@contextmanager
def _beside(file: str) -> Iterator[tuple[Path, Path]]:
    """Where the file really lies, and a new one beside it, gone afterwards unless it took its place."""
    try:
        path = Path(file).resolve()
        _check_place(file, path)
        new = path.with_name(f".{secrets.token_hex(8)}.part")
        try:
            new.touch(exist_ok=False)
            yield path, new
        finally:
            new.unlink(missing_ok=True)
    except OSError as error:
        raise BadInput(f"{file}: cannot be written: {error.strerror}") from None
    except ValueError:
        raise BadInput(f"{file!r} cannot be the name of a file here") from None


def _check_place(file: str, path: Path) -> None:
    """`BadInput` if something else lies there; `OSError` if what lies there may not be written to."""
    if path.is_dir():
        raise BadInput(f"{file}: this is a folder; name a file in it")
    if not path.parent.is_dir():
        raise BadInput(f"{file}: there is no folder {path.parent}")
    if not path.exists():
        return
    if not path.is_file():
        raise BadInput(f"{file}: this is no file that a record could replace")
    with path.open("r+b") as opened:
        start = opened.read(len(TITLE) + len(BOM_UTF8)).removeprefix(BOM_UTF8)
    if start and not start.startswith(TITLE.encode()):
        raise BadInput(f"{file}: this file is no record and is not overwritten")
