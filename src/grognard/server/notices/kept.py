"""What is kept of notices: where each seat of a battle wants them, and which is still to be sent."""

from __future__ import annotations

import sqlalchemy as sql

from grognard.core.records import Record
from grognard.server.store import Store, metadata

notices = sql.Table(
    "notices",
    metadata,
    sql.Column("battle", sql.String(32), sql.ForeignKey("battles.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("url", sql.Text, primary_key=True),
    sql.Column("subscription", sql.Text, nullable=False, server_default=""),
    sql.Column("asked", sql.Integer, nullable=False),
    sql.Column("turn", sql.Integer, nullable=False),
    sql.Column("due", sql.String(40), nullable=False, index=True),
    sql.Column("tries", sql.Integer, nullable=False),
    sql.Column("told", sql.String(40), nullable=False),
    sql.Column("failed", sql.Boolean, nullable=False),
    sql.Column("warned", sql.Integer, nullable=False, server_default="-1"),
)


class Notice(Record):
    """Where a seat wants its notices (``url``; empty: where the house does; with a ``subscription``, in JSON, a
    browser's), and how the last one stands: of the question with the id ``asked`` in this ``turn``, to be sent when it
    is ``due``, after so many ``tries`` in vain; ``told`` is when one was last sent, ``failed`` whether the last one was
    given up; ``warned`` is the question of which it was told last that little time is left. Times are ISO 8601 in
    UTC."""

    battle: str
    seat: int
    url: str = ""
    subscription: str = ""
    asked: int = -1
    turn: int = 0
    due: str = ""
    tries: int = 0
    told: str = ""
    failed: bool = False
    warned: int = -1


class Notices:
    """The notices of a store's battles."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def of(self, battle: str) -> list[Notice]:
        """The notices of a battle."""
        return self._found(notices.c.battle == battle)

    def at(self, notice: Notice) -> Notice | None:
        """How a notice to this address of this seat stands now."""
        return next(iter(self._found(*_at(notice))), None)

    def due(self, now: str) -> list[Notice]:
        """Those that are to be sent by now."""
        return self._found(notices.c.due != "", notices.c.due <= now)

    def keep(self, notice: Notice) -> None:
        """Keep how a notice stands."""
        row = {name: getattr(notice, name) for name in notice.__struct_fields__}
        with self._store.writing() as connection:
            connection.execute(notices.delete().where(*_at(notice)))
            connection.execute(notices.insert().values(**row))

    def end(self, notice: Notice) -> None:
        """No more notices go from this seat to this address."""
        with self._store.writing() as connection:
            connection.execute(notices.delete().where(*_at(notice)))

    def _found(self, *where: sql.ColumnElement[bool]) -> list[Notice]:
        with self._store.reading() as connection:
            rows = connection.execute(sql.select(notices).where(*where)).all()
        return [
            Notice(
                row.battle,
                row.seat,
                row.url,
                row.subscription,
                row.asked,
                row.turn,
                row.due,
                row.tries,
                row.told,
                bool(row.failed),
                row.warned,
            )
            for row in rows
        ]


def _at(notice: Notice) -> tuple[sql.ColumnElement[bool], ...]:
    return notices.c.battle == notice.battle, notices.c.seat == notice.seat, notices.c.url == notice.url
