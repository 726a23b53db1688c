"""Tests keep compiled code in the checkout, so that they neither use nor fill the user's cache, and write for
a usual terminal, whatever the one is that they are started from."""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("WINDYCITY_CACHE", str(Path(__file__).parents[1] / ".compiled"))
os.environ["TERM"] = "xterm-256color"
for wish in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES"):
    os.environ.pop(wish, None)
