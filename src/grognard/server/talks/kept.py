"""What is kept of what those at a table say to each other, and of what they offer and agree."""

from __future__ import annotations

from typing import Literal

import sqlalchemy as sql

from grognard.core.records import Record, to_text
from grognard.server.store import Store, metadata
from grognard.server.talks.records import Agreed, OfferKind
from grognard.server.wire import decode

KEPT = 500
"""So many of the last lines said at a table are kept."""
OFFER_LIMIT = 1000

talk = sql.Table(
    "talk",
    metadata,
    sql.Column("battle", sql.String(32), sql.ForeignKey("battles.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),
    sql.Column("author", sql.String(64), nullable=False),
    sql.Column("seat", sql.Integer, nullable=True),
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("colour", sql.String(16), nullable=False),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("private", sql.Boolean, nullable=False),
    sql.Column("mark", sql.String(40), nullable=False),
)
"""What was said, line by line. ``author`` is the digest of a guest's place, nothing for the house."""
terms = sql.Table(
    "terms",
    metadata,
    sql.Column("battle", sql.String(32), sql.ForeignKey("battles.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("offer", sql.Text, nullable=False),
    sql.Column("agreed", sql.String(16), nullable=False),
    sql.Column("hushed", sql.Boolean, nullable=False),
)
"""What the players of a battle have last offered and agreed."""


class Said(Record):
    """A line somebody said. ``private``: who only watches is not told of it; ``mark``: what its page calls it."""

    seq: int
    author: str
    seat: int | None
    name: str
    colour: str
    text: str
    private: bool
    mark: str


class Offered(Record):
    """An offer of the player of a seat, good while the battle's save has ``at`` lines. ``number``: back to before the
    choice of this number."""

    id: int
    kind: OfferKind
    seat: int
    at: int
    number: int = 0
    state: Literal["open", "declined", "withdrawn", "accepted"] = "open"


class Terms(Record):
    """What the players of a battle have last offered, and whether they have agreed on a pause. ``hushed``: who only
    watches hears nothing of what is said."""

    offer: Offered | None = None
    agreed: Agreed = ""
    hushed: bool = False


class Talk:
    """What is kept of what is said and agreed at one battle's table."""

    def __init__(self, store: Store, battle: str) -> None:
        self._store = store
        self._battle = battle

    def lines(self) -> list[Said]:
        """What was said, the oldest first."""
        with self._store.reading() as connection:
            rows = connection.execute(sql.select(talk).where(talk.c.battle == self._battle).order_by(talk.c.seq)).all()
        return [
            Said(row.seq, row.author, row.seat, row.name, row.colour, row.text, bool(row.private), row.mark)
            for row in rows
        ]

    def say(self, said: Said) -> None:
        """Keep a line, and let go of those long past."""
        row = {name: getattr(said, name) for name in said.__struct_fields__}
        with self._store.writing() as connection:
            connection.execute(talk.insert().values(battle=self._battle, **row))
            connection.execute(talk.delete().where(talk.c.battle == self._battle, talk.c.seq <= said.seq - KEPT))

    def terms(self) -> Terms:
        """What the players have agreed."""
        with self._store.reading() as connection:
            row = connection.execute(sql.select(terms).where(terms.c.battle == self._battle)).one_or_none()
        if row is None:
            return Terms()
        offer = decode(row.offer, Offered, OFFER_LIMIT) if row.offer else None
        return Terms(offer, row.agreed, bool(row.hushed))

    def agree(self, now: Terms) -> None:
        """Keep what the players have agreed."""
        row = {"offer": to_text(now.offer) if now.offer else "", "agreed": now.agreed, "hushed": now.hushed}
        with self._store.writing() as connection:
            connection.execute(terms.delete().where(terms.c.battle == self._battle))
            connection.execute(terms.insert().values(battle=self._battle, **row))
