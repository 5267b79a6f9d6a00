"""Which of several servers at one store has a table, or battles it fights out: one at a time, as long as it lives."""

from __future__ import annotations

import socket
from collections.abc import Collection

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from grognard.core.errors import GrognardError
from grognard.core.messages import say
from grognard.server.store import Store, Unkept, metadata, now

SECONDS = 30
"""For so long a lease holds that is not renewed."""
RENEWED = 10
"""After so many seconds the leases of what a server has are renewed."""
TRIES = 5

leases = sql.Table(
    "leases",
    metadata,
    sql.Column("held", sql.String(32), primary_key=True),
    sql.Column("address", sql.Text, nullable=False),
    sql.Column("until", sql.String(40), nullable=False),
)
"""What is held, a battle's id or that of battles fought out; the socket of the server that has it; until when."""


class Elsewhere(GrognardError):
    """Another server has this, the one that listens at ``address``."""

    def __init__(self, address: str) -> None:
        super().__init__(say("server-elsewhere"))
        self.address = address


class Leases:
    """What the server that listens at ``address`` has. Its writing is guarded besides: lines have numbers."""

    def __init__(self, store: Store, address: str) -> None:
        self._store = store
        self.address = address

    def take(self, held: str) -> None:
        """Take something on, or keep it. Raises ``Elsewhere`` if another server has it that lives."""
        for _ in range(TRIES):
            found = self._holder(held)
            self._lead(found)
            if self._write(held, found):
                return
        raise Unkept(say("server-store-busy"))

    def lead(self, held: str) -> None:
        """Raises ``Elsewhere`` if another server has this that lives."""
        self._lead(self._holder(held))

    def _lead(self, found: tuple[str, str] | None) -> None:
        if found is not None and found[0] != self.address and found[1] > now() and _listens(found[0]):
            raise Elsewhere(found[0])

    def renew(self, held: Collection[str]) -> set[str]:
        """Keep these and nothing else; which of them another has taken, or nobody has any more."""
        mine = leases.c.address == self.address
        with self._store.writing() as connection:
            connection.execute(leases.delete().where(mine, leases.c.held.not_in(held)))
            connection.execute(leases.update().where(mine).values(until=now(seconds=SECONDS)))
            kept = set(connection.scalars(sql.select(leases.c.held).where(mine)))
        return set(held) - kept

    def _holder(self, held: str) -> tuple[str, str] | None:
        with self._store.reading() as connection:
            row = connection.execute(sql.select(leases).where(leases.c.held == held)).one_or_none()
        return None if row is None else (row.address, row.until)

    def _write(self, held: str, found: tuple[str, str] | None) -> bool:
        """Whether it could be taken as it was ``found``: of two who come at once one is too late."""
        row = {"address": self.address, "until": now(seconds=SECONDS)}
        try:
            with self._store.writing() as connection:
                if found is None:
                    connection.execute(leases.insert().values(held=held, **row))
                    return True
                as_found = (leases.c.held == held, leases.c.address == found[0], leases.c.until == found[1])
                return bool(connection.execute(leases.update().where(*as_found).values(**row)).rowcount)
        except IntegrityError:
            return False


def _listens(address: str) -> bool:
    """Whether a server listens there: one that was killed does not."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as trial:
        trial.settimeout(1)
        try:
            trial.connect(address)
        except (ConnectionRefusedError, FileNotFoundError):
            return False
        except OSError:
            return True  # It is there, and busy.
    return True
