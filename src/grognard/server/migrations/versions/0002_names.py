"""Battles may be given a name by their players."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make room for the names."""
    op.add_column("battles", sql.Column("name", sql.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Forget the names."""
    op.drop_column("battles", "name")
