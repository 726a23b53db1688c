"""Numbers for Prometheus, of this process."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

COMMANDS = Counter("windycity_commands", "What was asked of tables, and how it went", ["outcome"])
COMMIT_SECONDS = Histogram(
    "windycity_commit_seconds",
    "How long it took until something was on disk",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
)
COMMIT_CHANGES = Histogram(
    "windycity_commit_changes", "How much was written together", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500)
)
SOCKETS = Gauge("windycity_sockets", "Browsers that are connected")
DROPPED = Counter("windycity_sockets_dropped", "Browsers that read too slowly")
TABLES = Gauge("windycity_tables_in_use", "Tables in memory")
BROKEN = Counter("windycity_tables_broken", "Games that cannot be gone on with")
THINKING_SECONDS = Histogram(
    "windycity_thinking_seconds",
    "How long bots took, waiting included",
    ["level"],
    buckets=(0.01, 0.05, 0.1, 0.5, 1, 3, 10, 60),
)
BOT_FAILURES = Counter("windycity_bot_failures", "Moves that were made without thinking")


def watch_commits(changes: int, seconds: float) -> None:
    """Told of every commit by the writer."""
    COMMIT_CHANGES.observe(changes)
    COMMIT_SECONDS.observe(seconds)
