"""What ends a battle by agreement is a line of its save, and no longer kept beside it."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"

_ENDED = sql.text(
    "SELECT terms.battle, terms.agreed, terms.seat, (SELECT MAX(seq) FROM lines WHERE lines.battle = terms.battle)"
    " FROM terms WHERE terms.agreed IN ('draw', 'concede')"
)
_LINE = sql.text("INSERT INTO lines (battle, seq, text) VALUES (:battle, :seq, :text)")


def upgrade() -> None:
    """Give the battles that ended so their last line."""
    connection = op.get_bind()
    for battle, agreed, seat, last in connection.execute(_ENDED).all():
        line = '{"agreed":"draw"}' if agreed == "draw" else f'{{"agreed":"conceded","seat":{seat}}}'
        connection.execute(_LINE, {"battle": battle, "seq": last + 1, "text": line})
    connection.execute(sql.text("UPDATE terms SET agreed = '' WHERE agreed IN ('draw', 'concede')"))
    op.drop_column("terms", "seat")


def downgrade() -> None:
    """Make room for who gave a battle up; those that ended so stay ended by their last line."""
    op.add_column("terms", sql.Column("seat", sql.Integer, nullable=True))
