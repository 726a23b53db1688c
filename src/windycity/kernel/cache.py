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


def sources(module: str) -> Iterator[Path]:
    """All files that compiled code of a game is made from: the kernel's and the game's, tables too."""
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"no module {module}")
    for folder in (Path(__file__).parent, Path(spec.origin).parent):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path


@cache
def fingerprint(module: str) -> str:
    """A hash of the content of all sources, the compiler and the interpreter; taken once, when the game
    is loaded, so that it stays true of the rules in memory if a file is edited afterwards."""
    digest = hashlib.blake2b(digest_size=10)
    for tool in ("numba", "numpy"):
        digest.update(f"{tool} {version(tool)}\n".encode())
    digest.update(sys.version.encode())
    for path in sources(module):
        content = path.read_bytes()
        digest.update(f"{path.name} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def folder(module: str) -> Path:
    """The folder of a game's compiled code as its sources are now."""
    return home() / module.rpartition(".")[2] / fingerprint(module)


def is_usable(module: str) -> bool:
    """Whether the folder can be written to; without one, compiling still works but must be done anew."""
    try:
        folder(module).mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder(module), os.W_OK)


def is_ready(module: str) -> bool:
    """Whether the compiled code is all there."""
    return (folder(module) / READY).exists()


def mark_ready(module: str) -> None:
    """Note that compiling has finished, and drop the oldest folders of earlier versions."""
    if not is_usable(module):
        return
    current = folder(module)
    (current / READY).touch()
    others = [path for path in current.parent.iterdir() if path != current and path.is_dir()]
    others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in others[KEPT - 1 :]:
        shutil.rmtree(path, ignore_errors=True)
