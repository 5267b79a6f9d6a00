"""Battles have a clock, and the server's own time is kept, by which it runs."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Make room for clocks."""
    op.create_table(
        "clocks",
        sql.Column("battle", sql.String(32), sql.ForeignKey("battles.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("clock", sql.Text, nullable=False),
        sql.Column("hands", sql.Text, nullable=False),
    )
    op.create_table(
        "uptime",
        sql.Column("id", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("total", sql.BigInteger, nullable=False),
        sql.Column("at", sql.String(40), nullable=False),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("uptime")
    op.drop_table("clocks")
