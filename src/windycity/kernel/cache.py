"""Where compiled code is kept, named by all it was made from: an edit anywhere gives a new folder."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections.abc import Iterator
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

KEPT = 3
"""Folders kept per game, so that going back and forth between two versions does not recompile."""

READY = "ready"


def home() -> Path:
    """The folder of all caches; WINDYCITY_CACHE overrides the user's usual place."""
    chosen = os.environ.get("WINDYCITY_CACHE")
    if chosen:
        return Path(chosen)
    import platformdirs

    return Path(platformdirs.user_cache_dir("windycity", appauthor=False))


def sources(module: str, *also: str) -> Iterator[Path]:
    """All files that compiled code of a game is made from: the kernel's and the game's, tables too, and
    those beside other modules."""
    for name in (__package__, module, *also):
        spec = find_spec(name)
        if spec is None or spec.origin is None:
            raise ModuleNotFoundError(f"no module {name}")
        for path in sorted(Path(spec.origin).parent.rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path


@cache
def fingerprint(module: str, *also: str) -> str:
    """A hash of the content of all sources, the compiler and the interpreter; taken once, when the game
    is loaded, so that it stays true of the rules in memory if a file is edited afterwards."""
    digest = hashlib.blake2b(digest_size=10)
    for tool in ("numba", "numpy"):
        digest.update(f"{tool} {version(tool)}\n".encode())
    digest.update(sys.version.encode())
    for path in sources(module, *also):
        content = path.read_bytes()
        digest.update(f"{path.name} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def folder(module: str, *also: str) -> Path:
    """The folder of a game's compiled code as its sources are now."""
    name = "-".join(each.rpartition(".")[2] for each in (module, *also))
    return home() / name / fingerprint(module, *also)


def is_usable(module: str, *also: str) -> bool:
    """Whether the folder can be written to; without one, compiling still works but must be done anew."""
    try:
        folder(module, *also).mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder(module, *also), os.W_OK)


def is_ready(module: str, *also: str) -> bool:
    """Whether the compiled code is all there."""
    return (folder(module, *also) / READY).exists()


def mark_ready(module: str, *also: str) -> None:
    """Note that compiling has finished, and drop the oldest folders of earlier versions."""
    if not is_usable(module, *also):
        return
    current = folder(module, *also)
    (current / READY).touch()
    others = [path for path in current.parent.iterdir() if path != current and path.is_dir()]
    others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in others[KEPT - 1 :]:
        shutil.rmtree(path, ignore_errors=True)
