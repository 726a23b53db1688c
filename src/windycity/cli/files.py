"""Files that are written: all of them or nothing, and no file that is something else is touched."""

from __future__ import annotations

import os
import secrets
import shutil
from codecs import BOM_UTF8
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from .options import BadInput


class Kind(NamedTuple):
    """What a file is, in a word, and how every file of that kind begins."""

    name: str
    start: bytes


@contextmanager
def replacing(file: str, kind: Kind) -> Iterator[Path]:
    """A new file to write to; at the end it takes the place of the old one, if nothing went wrong."""
    with _beside(file, kind) as (path, new):
        yield new
        if path.exists():
            shutil.copymode(path, new)
        os.replace(new, path)


def check_writable(file: str, kind: Kind) -> None:
    """Complain now about a file that could not be written later, by trying."""
    with _beside(file, kind):
        pass


@contextmanager
def _beside(file: str, kind: Kind) -> Iterator[tuple[Path, Path]]:
    """Where the file really lies, and a new one beside it, gone afterwards unless it took its place."""
    try:
        path = Path(file).resolve()
        _check_place(file, path, kind)
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


def _check_place(file: str, path: Path, kind: Kind) -> None:
    """`BadInput` if something else lies there; `OSError` if what lies there may not be written to."""
    if path.is_dir():
        raise BadInput(f"{file}: this is a folder; name a file in it")
    if not path.parent.is_dir():
        raise BadInput(f"{file}: there is no folder {path.parent}")
    if not path.exists():
        return
    if not path.is_file():
        raise BadInput(f"{file}: this is no file that a {kind.name} could replace")
    with path.open("r+b") as opened:
        start = opened.read(len(kind.start) + len(BOM_UTF8)).removeprefix(BOM_UTF8)
    if start and not start.startswith(kind.start):
        raise BadInput(f"{file}: this file is no {kind.name} and is not overwritten")
