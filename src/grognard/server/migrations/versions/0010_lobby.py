"""Battles are told apart in their list, put aside, deleted with a way back, and shown in small."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make room for who is asked, for what is put aside or deleted, and for pictures."""
    op.add_column("battles", sql.Column("asked", sql.Integer, nullable=False, server_default="-1"))
    op.add_column("battles", sql.Column("archived", sql.Boolean, nullable=False, server_default="0"))
    op.add_column("battles", sql.Column("deleted", sql.String(40), nullable=False, server_default=""))
    op.create_table(
        "pictures",
        sql.Column("battle", sql.String(32), sql.ForeignKey("battles.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
        sql.Column("at", sql.Integer, nullable=False),
        sql.Column("svg", sql.Text, nullable=False),
    )


def downgrade() -> None:
    """Forget all that."""
    op.drop_table("pictures")
    for name in ("deleted", "archived", "asked"):
        op.drop_column("battles", name)
