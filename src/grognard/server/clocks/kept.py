"""What is kept of the clocks of battles."""

from __future__ import annotations

import sqlalchemy as sql

from grognard.core.records import from_text, to_text
from grognard.server.clocks.records import Clock
from grognard.server.clocks.running import Hands, wound
from grognard.server.store import Store, metadata

clocks = sql.Table(
    "clocks",
    metadata,
    sql.Column("battle", sql.String(32), sql.ForeignKey("battles.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("clock", sql.Text, nullable=False),
    sql.Column("hands", sql.Text, nullable=False),
)
"""What time the sides of a battle have, and how it stands, each as a record in JSON."""


class Clocks:
    """The clocks of a store's battles."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def of(self, battle: str) -> tuple[Clock, Hands] | None:
        """The clock of a battle and how it stands; None: it has none."""
        with self._store.reading() as connection:
            row = connection.execute(sql.select(clocks).where(clocks.c.battle == battle)).one_or_none()
        return None if row is None else (from_text(row.clock, Clock), from_text(row.hands, Hands))

    def all(self) -> dict[str, tuple[Clock, Hands]]:
        """The clocks of all battles that have one, and how they stand."""
        with self._store.reading() as connection:
            rows = connection.execute(sql.select(clocks)).all()
        return {row.battle: (from_text(row.clock, Clock), from_text(row.hands, Hands)) for row in rows}

    def choose(self, battle: str, clock: Clock | None) -> None:
        """Play a battle by this clock, or by none."""
        with self._store.writing() as connection:
            connection.execute(clocks.delete().where(clocks.c.battle == battle))
            if clock is not None:
                row = {"clock": to_text(clock), "hands": to_text(wound(clock))}
                connection.execute(clocks.insert().values(battle=battle, **row))

    def keep(self, battle: str, hands: Hands) -> None:
        """Keep how the clock of a battle stands."""
        with self._store.writing() as connection:
            connection.execute(clocks.update().where(clocks.c.battle == battle).values(hands=to_text(hands)))
