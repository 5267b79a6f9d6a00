"""Whoever has come by a link commits to a half of the dice."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make room for what each has committed to."""
    op.add_column("seats", sql.Column("commitment", sql.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("seats", "commitment")
