"""Players talk to each other, and agree on things."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make room for what is said, and for what was last offered and agreed."""
    op.create_table(
        "talk",
        sql.Column("battle", sql.String(32), sql.ForeignKey("battles.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("seq", sql.Integer, primary_key=True),
        sql.Column("author", sql.String(64), nullable=False),
        sql.Column("seat", sql.Integer, nullable=True),
        sql.Column("name", sql.Text, nullable=False),
        sql.Column("colour", sql.String(16), nullable=False),
        sql.Column("text", sql.Text, nullable=False),
        sql.Column("private", sql.Boolean, nullable=False),
        sql.Column("mark", sql.String(40), nullable=False),
    )
    op.create_table(
        "terms",
        sql.Column("battle", sql.String(32), sql.ForeignKey("battles.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("offer", sql.Text, nullable=False),
        sql.Column("agreed", sql.String(16), nullable=False),
        sql.Column("seat", sql.Integer, nullable=True),
        sql.Column("hushed", sql.Boolean, nullable=False),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("terms")
    op.drop_table("talk")
