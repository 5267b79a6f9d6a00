"""Databases that battles may be kept in: a SQLite file by default, PostgreSQL by its URL; what sets the two apart."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from platformdirs import user_data_path
from sqlalchemy import event
from sqlalchemy.engine.interfaces import DBAPICursor

WRITES = "grognard_writes"
BEGIN_WRITING = "BEGIN IMMEDIATE"
OPENING_SECONDS, BUSY_SECONDS = 10, 1
"""For how long a writer waits for another, when the store is opened and afterwards; reading waits for nobody."""
SCHEMA_LOCK = 0x67726F676E617264
"""The number of the lock under which a PostgreSQL database is carried to another version."""
POOLED, MORE_POOLED = 5, 15
"""So many connections to a database elsewhere stay open, and so many more are opened where they are wanted at once."""
CONNECT_SECONDS = 10


class Compiled:
    """A statement in a database's words, given to its driver without more ado: each choice pays for the way there."""

    def __init__(self, statement: sql.UpdateBase, engine: sql.Engine) -> None:
        compiled = statement.compile(dialect=engine.dialect)
        self._text = str(compiled)
        self._fixed = dict(compiled.params)
        self._order = compiled.positiontup if compiled.positional else None

    def run(self, cursor: DBAPICursor, *rows: dict[str, object]) -> int:
        """Carry it out for each of these; how many rows of the table that changed."""
        given: list[Any] = [{**self._fixed, **row} for row in rows]
        if self._order is not None:
            given = [[row[name] for name in self._order] for row in given]
        cursor.executemany(self._text, given)
        return cursor.rowcount


class Database:
    """A database by its URL or a SQLite file's path."""

    def __init__(self, url: str) -> None:
        """Raises SQLAlchemy's errors, ``ImportError`` or ``OSError`` if there can be none such."""
        # Who names a file means the database in it.
        self.url = sql.make_url(url if "://" in url else f"sqlite:///{Path(url).absolute()}")
        if self.url.drivername in ("postgresql", "postgres"):
            self.url = self.url.set(drivername="postgresql+psycopg")
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        file = self.file
        if file is not None and os.name == "posix":
            # Nobody else on this machine is to read the dice to come; what SQLite writes beside it follows suit.
            os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
            file.chmod(0o600)
        self.waits = OPENING_SECONDS
        # A connection that the other end has given up, when it was started anew perhaps, is replaced before it is used.
        elsewhere: dict[str, Any] = {
            "pool_pre_ping": True,
            "pool_size": POOLED,
            "max_overflow": MORE_POOLED,
            "connect_args": {"connect_timeout": CONNECT_SECONDS},
        }
        self.engine = sql.create_engine(self.url, **({} if self.is_sqlite else elsewhere))
        self.writer = self.engine.execution_options(**{WRITES: True})
        self.driver = self.engine.dialect.loaded_dbapi
        if self.is_sqlite:
            event.listen(self.engine, "connect", lambda connection, _entry: _settle_sqlite(connection, self.waits))
            event.listen(self.engine, "begin", _begin_sqlite)

    @property
    def file(self) -> Path | None:
        """The file it is in, if it is in one."""
        found = self.url.database if self.is_sqlite else None
        return None if found in (None, "", ":memory:") or str(found).startswith("file:") else Path(str(found))

    @property
    def shown(self) -> str:
        """Its URL without a password."""
        return self.url.render_as_string(hide_password=True)

    def compiled(self, statement: sql.UpdateBase) -> Compiled:
        """A statement in its own words."""
        return Compiled(statement, self.engine)

    @contextmanager
    def carrying(self) -> Iterator[sql.Connection]:
        """A transaction that changes its schema; whoever comes meanwhile waits, and finds it changed."""
        with self.writer.begin() as connection:
            if self.engine.dialect.name == "postgresql":
                connection.execute(sql.select(sql.func.pg_advisory_xact_lock(SCHEMA_LOCK)))
            yield connection
        self.waits = BUSY_SECONDS
        self.engine.dispose()

    @contextmanager
    def appending(self) -> Iterator[DBAPICursor]:
        """A transaction of the driver's own: what SQLAlchemy does around each costs more than a line's writing."""
        connection = self.engine.raw_connection()
        try:
            cursor = connection.cursor()
            if self.is_sqlite:
                cursor.execute(BEGIN_WRITING)
            yield cursor
            cursor.close()
            connection.commit()
        finally:
            connection.close()  # Gives it back to the pool, which takes back what was not committed.


def is_busy(error: BaseException | None) -> bool:
    """Whether a database could not do it because somebody else was writing."""
    return getattr(error, "sqlite_errorname", "").startswith(("SQLITE_BUSY", "SQLITE_LOCKED"))


def default_url() -> str:
    """The database in the user's data folder, which is made if it is not there."""
    folder = user_data_path("grognard", appauthor=False, ensure_exists=True)
    return sqlite_url(folder / "battles.sqlite")


def sqlite_url(path: Path) -> str:
    """The URL of a SQLite file."""
    return sql.URL.create("sqlite", database=str(path)).render_as_string(hide_password=False)


def _settle_sqlite(connection: Any, waits: int) -> None:
    # Python's module would begin transactions late and never for a change of the schema; see _begin_sqlite.
    connection.isolation_level = None
    # With a write-ahead log only "full" has each transaction on the disk before the next word is said.
    for pragma in (f"busy_timeout = {waits * 1000}", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: sql.Connection) -> None:
    # Writers take the write lock at once: two that both read first could not both write after. Readers need none.
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql(BEGIN_WRITING if writes else "BEGIN")
