"""Seats are offered to whoever comes first; the house keeps what is its own and no battle's."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Make room for seats that are offered, and for what the house keeps."""
    op.add_column("seats", sql.Column("offered", sql.Boolean, nullable=False, server_default="0"))
    op.add_column("seats", sql.Column("points", sql.Text, nullable=False, server_default=""))
    op.create_table(
        "house",
        sql.Column("name", sql.String(40), primary_key=True),
        sql.Column("value", sql.Text, nullable=False),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("house")
    for name in ("points", "offered"):
        op.drop_column("seats", name)
