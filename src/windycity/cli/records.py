"""Records in files: read with the file's name in every complaint, written without harm to other files."""

from __future__ import annotations

import sys
from pathlib import Path

from ..kernel import RecordError
from ..match import Match, read
from ..match.records import TITLE
from .files import Kind, replacing

STDIN = "-"
ENCODING = "utf-8-sig"
"""UTF-8; a byte order mark, as some editors write, is passed over."""

RECORD = Kind("record", TITLE.encode())


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
    with replacing(file, RECORD) as new:
        new.write_text(record, encoding="utf-8", newline="\n")
