"""Several servers may share a store; each table is one server's at a time."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make room for who has which table."""
    op.create_table(
        "leases",
        sql.Column("held", sql.String(32), primary_key=True),
        sql.Column("address", sql.Text, nullable=False),
        sql.Column("until", sql.String(40), nullable=False),
    )


def downgrade() -> None:
    """Forget it."""
    op.drop_table("leases")
