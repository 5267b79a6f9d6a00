"""Moments of a battle are spoken of, and drawn on."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make room for the notes."""
    op.create_table(
        "notes",
        sql.Column("battle", sql.String(32), sql.ForeignKey("battles.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("id", sql.Integer, primary_key=True),
        sql.Column("number", sql.Integer, nullable=False),
        sql.Column("author", sql.String(64), nullable=False),
        sql.Column("name", sql.Text, nullable=False),
        sql.Column("text", sql.Text, nullable=False),
        sql.Column("drawings", sql.Text, nullable=False),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("notes")
