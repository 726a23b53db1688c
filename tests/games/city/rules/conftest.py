"""The rules of city can be tested only when the game is in the catalogue."""

from __future__ import annotations

import windycity as wc

collect_ignore_glob = [] if "city" in wc.CATALOGUE else ["test_*.py"]
