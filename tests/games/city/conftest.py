"""The rules of city can be tested only when the game is in the catalogue; its board always."""

from __future__ import annotations

from pathlib import Path

import windycity as wc

HERE = Path(__file__).parent
RULE_TESTS = sorted(path.name for path in HERE.glob("test_*.py") if "from .street" in path.read_text("utf-8"))

collect_ignore = [] if "city" in wc.CATALOGUE else [*RULE_TESTS, "test_clause_table.py"]
