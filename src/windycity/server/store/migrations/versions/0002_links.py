"""Links for who only looks on, tables in the lobby, tables that go on from elsewhere, everybody's tables."""

from __future__ import annotations

import json
import secrets

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

LINK_BYTES = 9
ONLY_SEATING = sa.text("kind IN ('claimed', 'reclaimed')")


def upgrade() -> None:
    for column in (
        sa.Column("is_listed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("beginning", sa.Text, nullable=False, server_default="{}"),
        sa.Column("watch_link", sa.Text, nullable=False, server_default=""),
    ):
        op.add_column("tables", column)
    _fill_in()
    op.create_index("listed_tables", "tables", ["status", "is_listed", "created"])
    op.create_index("tables_by_watch_link", "tables", ["watch_link"], unique=True)
    op.create_index(
        "seats_by_player",
        "events",
        ["author"],
        sqlite_where=ONLY_SEATING,
        postgresql_where=ONLY_SEATING,
    )


def _fill_in() -> None:
    """Tables that are there already get a link, and are listed if their settings say so."""
    tables = sa.table("tables", *map(sa.column, ("id", "settings", "is_listed", "watch_link")))
    connection = op.get_bind()
    for table_id, settings in connection.execute(sa.select(tables.c.id, tables.c.settings)).all():
        connection.execute(
            sa.update(tables)
            .where(tables.c.id == table_id)
            .values(
                is_listed=bool(json.loads(settings).get("is_listed")),
                watch_link=secrets.token_urlsafe(LINK_BYTES),
            )
        )


def downgrade() -> None:
    op.drop_index("seats_by_player", "events")
    op.drop_index("tables_by_watch_link", "tables")
    op.drop_index("listed_tables", "tables")
    for name in ("watch_link", "beginning", "is_listed"):
        op.drop_column("tables", name)
