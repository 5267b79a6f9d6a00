"""Players answer ahead."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make room for what stands as a seat's answer."""
    op.create_table(
        "ahead",
        sql.Column("battle", sql.String(32), sql.ForeignKey("battles.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
        sql.Column("name", sql.String(200), primary_key=True),
        sql.Column("label", sql.Text, nullable=False),
    )


def downgrade() -> None:
    """Forget it."""
    op.drop_table("ahead")
