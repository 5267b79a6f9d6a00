"""Battles, their lines and the keys given out."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the three tables."""
    op.create_table(
        "battles",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("system", sql.String(64), nullable=False),
        sql.Column("players", sql.Text, nullable=False),
        sql.Column("title", sql.Text, nullable=False),
        sql.Column("status", sql.Text, nullable=False),
        sql.Column("over", sql.Boolean, nullable=False),
        sql.Column("updated", sql.String(40), nullable=False, index=True),
    )
    op.create_table(
        "lines",
        sql.Column("battle", sql.String(32), sql.ForeignKey("battles.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("seq", sql.Integer, primary_key=True),
        sql.Column("text", sql.Text, nullable=False),
    )
    op.create_table(
        "keys",
        sql.Column("digest", sql.String(64), primary_key=True),
        sql.Column("created", sql.String(40), nullable=False),
    )


def downgrade() -> None:
    """Drop the three tables."""
    for table in ("keys", "lines", "battles"):
        op.drop_table(table)
