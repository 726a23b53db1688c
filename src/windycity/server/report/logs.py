"""Lines of the log, one JSON object each, on standard error. They name tables by the start of their link,
which is enough to find one and too little to enter it, and nobody by a secret."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog

SHOWN = 4


def start_logging(level: str = "info") -> None:
    """Write lines of this level and above."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),
        cache_logger_on_first_use=False,
    )


def log() -> Any:
    """Where lines are written."""
    return structlog.get_logger()


def short(table: str) -> str:
    """A table in the log."""
    return f"{table[:SHOWN]}…"
