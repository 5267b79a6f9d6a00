"""Where battles are kept: the lines of each battle's save, appended under a sequence number that is also the lock."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from platformdirs import user_data_path
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from grognard.core.errors import GrognardError, InputError
from grognard.core.messages import Message, say
from grognard.core.records import Record, to_text
from grognard.server.wire import decode

TITLE_LIMIT = 64 * 1024

metadata = sql.MetaData()
battles = sql.Table(
    "battles",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("system", sql.String(64), nullable=False),
    sql.Column("players", sql.Text, nullable=False),
    sql.Column("title", sql.Text, nullable=False),
    sql.Column("status", sql.Text, nullable=False),
    sql.Column("over", sql.Boolean, nullable=False),
    sql.Column("updated", sql.String(40), nullable=False, index=True),
)
lines = sql.Table(
    "lines",
    metadata,
    sql.Column("battle", sql.String(32), sql.ForeignKey("battles.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),
    sql.Column("text", sql.Text, nullable=False),
)
keys = sql.Table(
    "keys",
    metadata,
    sql.Column("digest", sql.String(64), primary_key=True),
    sql.Column("created", sql.String(40), nullable=False),
)


class Behind(GrognardError):
    """Somebody else has written to the battle since it was read."""


class Standing(Record):
    """How a battle stands, for a list of battles."""

    title: Message
    status: Message
    over: bool


class Kept(Record):
    """One battle of the store's list. ``updated`` is ISO 8601 in UTC."""

    id: str
    system: str
    players: tuple[str, ...]
    standing: Standing
    updated: str


class Store:
    """Battles in a database: SQLite by default, any that SQLAlchemy speaks by its URL."""

    def __init__(self, url: str | None = None) -> None:
        """Open the database, making it or carrying it to this program's version. ``url``: see ``default_url``.

        Raises ``InputError`` if there is none such, or a later version of this program has made it.
        """
        try:
            self.url = sql.make_url(url or default_url())
            self._engine = sql.create_engine(self.url)
            self._carry()
        except (SQLAlchemyError, CommandError, ImportError, OSError) as error:
            name = str(getattr(self, "url", url or ""))
            raise InputError(say("server-no-store", store=name, problem=str(error))) from error

    def _carry(self) -> None:
        if self.url.get_backend_name() == "sqlite":
            event.listen(self._engine, "connect", _settle_sqlite)
            event.listen(self._engine, "begin", _begin_sqlite)
        with self._engine.begin() as connection:
            config = Config()
            config.set_main_option("script_location", "grognard.server:migrations")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def close(self) -> None:
        """Let the database go."""
        self._engine.dispose()

    # ---- battles -------------------------------------------------------------------------------------------------

    def create(self, id: str, system: str, players: Sequence[str], standing: Standing, first: Sequence[str]) -> None:
        """Keep a new battle with its first lines: the header, and what happened before the first decision."""
        with self._engine.begin() as connection:
            connection.execute(
                battles.insert().values(id=id, system=system, players=to_text(list(players)), **_row(standing))
            )
            connection.execute(lines.insert(), _numbered(id, 0, first))

    def append(self, id: str, expected: int, more: Sequence[str]) -> None:
        """Add lines to a battle that has ``expected`` lines; they are on disk when this returns.

        Raises ``Behind``, with nothing written, if it has another number of lines.
        """
        if not more:
            return
        try:
            with self._engine.begin() as connection:
                last = connection.scalar(sql.select(sql.func.max(lines.c.seq)).where(lines.c.battle == id))
                if last != expected - 1:
                    raise Behind(say("server-behind"))
                connection.execute(lines.insert(), _numbered(id, expected, more))
                connection.execute(battles.update().where(battles.c.id == id).values(updated=_now()))
        except IntegrityError as error:
            raise Behind(say("server-behind")) from error

    def lines(self, id: str) -> list[str]:
        """The lines of a battle, the header first; none if there is no such battle."""
        query = sql.select(lines.c.text).where(lines.c.battle == id).order_by(lines.c.seq)
        with self._engine.connect() as connection:
            return list(connection.scalars(query))

    def update_status(self, id: str, standing: Standing) -> None:
        """Note how a battle stands now."""
        with self._engine.begin() as connection:
            connection.execute(battles.update().where(battles.c.id == id).values(**_row(standing)))

    def find(self, id: str) -> Kept:
        """One battle of the list. Raises ``InputError`` if there is none with this id."""
        with self._engine.connect() as connection:
            row = connection.execute(sql.select(battles).where(battles.c.id == id)).one_or_none()
        if row is None:
            raise InputError(say("server-no-such-battle", battle=id))
        return _kept(row)

    def list(self) -> list[Kept]:
        """All battles, the one last played first."""
        with self._engine.connect() as connection:
            rows = connection.execute(sql.select(battles).order_by(battles.c.updated.desc(), battles.c.id)).all()
        return [_kept(row) for row in rows]

    # ---- keys ----------------------------------------------------------------------------------------------------

    def add_key(self, digest: str) -> None:
        """Remember a key by its digest."""
        with self._engine.begin() as connection:
            connection.execute(keys.insert().values(digest=digest, created=_now()))

    def knows_key(self, digest: str) -> bool:
        """Whether a key with this digest was given out."""
        with self._engine.connect() as connection:
            return connection.scalar(sql.select(keys.c.digest).where(keys.c.digest == digest)) is not None


def default_url() -> str:
    """The database in the user's data folder, which is made if it is not there."""
    folder = user_data_path("grognard", appauthor=False, ensure_exists=True)
    return sqlite_url(folder / "battles.sqlite")


def sqlite_url(path: Path) -> str:
    """The URL of a SQLite file."""
    return sql.URL.create("sqlite", database=str(path)).render_as_string(hide_password=False)


def _settle_sqlite(connection: Any, _entry: ConnectionPoolEntry) -> None:
    # Python's module would begin transactions late and never for a change of the schema; see _begin_sqlite.
    connection.isolation_level = None
    for pragma in ("busy_timeout = 5000", "journal_mode = WAL", "synchronous = NORMAL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: sql.Connection) -> None:
    # The write lock at once: two processes that both read first could not both write after.
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")


def _row(standing: Standing) -> dict[str, object]:
    return {
        "title": to_text(standing.title),
        "status": to_text(standing.status),
        "over": standing.over,
        "updated": _now(),
    }


def _kept(row: sql.Row[tuple[object, ...]]) -> Kept:
    title, status = (decode(text, Message, TITLE_LIMIT) for text in (row.title, row.status))
    players = decode(row.players, tuple[str, ...], TITLE_LIMIT)
    return Kept(row.id, row.system, players, Standing(title, status, row.over), row.updated)


def _numbered(id: str, start: int, texts: Sequence[str]) -> list[dict[str, object]]:
    return [{"battle": id, "seq": seq, "text": text} for seq, text in enumerate(texts, start)]
