"""What the house keeps that is no battle's, by its name."""

from __future__ import annotations

from contextlib import suppress

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from grognard.server.store import Store, metadata

kept = sql.Table(
    "house",
    metadata,
    sql.Column("name", sql.String(40), primary_key=True),
    sql.Column("value", sql.Text, nullable=False),
)


class House:
    """What the house of a store keeps."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def find(self, name: str) -> str | None:
        """What is kept by this name."""
        with self._store.reading() as connection:
            return connection.scalar(sql.select(kept.c.value).where(kept.c.name == name))

    def keep(self, name: str, value: str) -> None:
        """Keep this by a name, and nothing else by it."""
        with self._store.writing() as connection:
            connection.execute(kept.delete().where(kept.c.name == name))
            connection.execute(kept.insert().values(name=name, value=value))

    def once(self, name: str, value: str) -> str:
        """Keep this by a name unless something is kept by it already; what is kept by it now."""
        with suppress(IntegrityError), self._store.writing() as connection:
            connection.execute(kept.insert().values(name=name, value=value))
        return self.find(name) or value

    def drop(self, name: str) -> None:
        """Keep nothing by this name any more."""
        with self._store.writing() as connection:
            connection.execute(kept.delete().where(kept.c.name == name))
