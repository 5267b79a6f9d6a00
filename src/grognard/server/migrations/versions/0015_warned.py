"""Of which question a seat was warned that little time is left for it."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Make room for it."""
    op.add_column("notices", sql.Column("warned", sql.Integer, nullable=False, server_default="-1"))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("notices", "warned")
