"""Seats may be given away by links."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make room for links and who has come by them."""
    op.create_table(
        "seats",
        sql.Column("digest", sql.String(64), primary_key=True),
        sql.Column(
            "battle", sql.String(32), sql.ForeignKey("battles.id", ondelete="CASCADE"), nullable=False, index=True
        ),
        sql.Column("seat", sql.Integer, nullable=True),
        sql.Column("taken", sql.Boolean, nullable=False),
        sql.Column("name", sql.Text, nullable=False),
        sql.Column("colour", sql.String(16), nullable=False),
        sql.Column("created", sql.String(40), nullable=False),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("seats")
