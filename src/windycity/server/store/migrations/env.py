"""Run by Alembic; the connection is handed in by `migrating.py`."""

from __future__ import annotations

from alembic import context

from windycity.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
