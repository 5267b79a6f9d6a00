"""Players are told that it is their turn."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make room for where a seat wants its notices, and for what is still to be sent."""
    op.create_table(
        "notices",
        sql.Column("battle", sql.String(32), sql.ForeignKey("battles.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
        sql.Column("url", sql.Text, nullable=False),
        sql.Column("asked", sql.Integer, nullable=False),
        sql.Column("turn", sql.Integer, nullable=False),
        sql.Column("due", sql.String(40), nullable=False, index=True),
        sql.Column("tries", sql.Integer, nullable=False),
        sql.Column("told", sql.String(40), nullable=False),
        sql.Column("failed", sql.Boolean, nullable=False),
    )


def downgrade() -> None:
    """Forget it."""
    op.drop_table("notices")
