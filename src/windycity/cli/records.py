"""Records in files: read with the file's name in every complaint, written without harm to other files."""

from __future__ import annotations

import sys
from pathlib import Path

from ..kernel import RecordError
from ..match import Match, read
from ..match.records import TITLE
from .options import BadInput

STDIN = "-"


def read_record(file: str) -> Match:
    """The match recorded in a file; `-` is standard input."""
    try:
        return read(sys.stdin.read() if file == STDIN else Path(file).read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise RecordError(0, f"{file}: this is not a text") from None
    except RecordError as error:
        raise RecordError(0, f"{file}: {error}") from None


def write_record(file: str, match: Match) -> None:
    """Write the match down; a file that is something else is left alone."""
    check_writable(file)
    Path(file).write_text(match.record(), encoding="utf-8")


def check_writable(file: str) -> None:
    """Complain now about a file that could not be written later."""
    path = Path(file)
    if path.is_dir() or not path.parent.is_dir():
        raise BadInput(f"{file}: there is no such file, nor a folder to put it in")
    if path.exists():
        with path.open("rb") as opened:
            start = opened.read(len(TITLE))
        if start not in (b"", TITLE.encode()):
            raise BadInput(f"{file}: this file is no record and is not overwritten")
