"""A seat is told at several addresses, browsers' among them, which want what they are sent encrypted."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0014"
down_revision = "0013"

COLUMNS = "battle, seat, url, asked, turn, due, tries, told, failed"


def upgrade() -> None:
    """Keep notices by where they go."""
    op.drop_index("ix_notices_due", "notices")
    op.create_table(
        "notices_to",
        sql.Column("battle", sql.String(32), sql.ForeignKey("battles.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
        sql.Column("url", sql.Text, primary_key=True),
        sql.Column("subscription", sql.Text, nullable=False, server_default=""),
        sql.Column("asked", sql.Integer, nullable=False),
        sql.Column("turn", sql.Integer, nullable=False),
        sql.Column("due", sql.String(40), nullable=False),
        sql.Column("tries", sql.Integer, nullable=False),
        sql.Column("told", sql.String(40), nullable=False),
        sql.Column("failed", sql.Boolean, nullable=False),
    )
    op.execute(f"INSERT INTO notices_to ({COLUMNS}) SELECT {COLUMNS} FROM notices")
    op.drop_table("notices")
    op.rename_table("notices_to", "notices")
    op.create_index("ix_notices_due", "notices", ["due"])


def downgrade() -> None:
    """Forget those of browsers, and what was kept of the others."""
    op.execute("DELETE FROM notices WHERE subscription <> ''")
    op.drop_column("notices", "subscription")
