"""Tests keep compiled code in the checkout, so that they neither use nor fill the user's cache."""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("WINDYCITY_CACHE", str(Path(__file__).parents[1] / ".compiled"))
