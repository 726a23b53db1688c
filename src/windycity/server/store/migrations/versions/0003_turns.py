"""Whose turn it is at every table, and a way to who sits where. Turns of tables that are there already follow
from their games, and are written down when those are played again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

ONLY_SEAT_CHANGES = sa.text(
    "kind IN ('claimed', 'reclaimed', 'left', 'handed_to_bot', 'taken_back', 'resigned', 'ran_out')"
)
SOMEBODY = sa.text("player IS NOT NULL")


def upgrade() -> None:
    op.create_table(
        "turns",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("player", sa.Text),
        sqlite_with_rowid=False,
    )
    op.create_index("turns_by_player", "turns", ["player"], sqlite_where=SOMEBODY, postgresql_where=SOMEBODY)
    op.create_index(
        "seat_changes",
        "events",
        ["table_id", "number"],
        sqlite_where=ONLY_SEAT_CHANGES,
        postgresql_where=ONLY_SEAT_CHANGES,
    )


def downgrade() -> None:
    op.drop_index("seat_changes", "events")
    op.drop_table("turns")
