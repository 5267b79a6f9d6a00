"""For how long the server of a store has run: time while it is down is nobody's."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta

import sqlalchemy as sql

from grognard.server.engine import in_engine
from grognard.server.store import Store, Unkept, metadata

log = logging.getLogger(__name__)

BEAT = 10.0
"""After how many seconds it is noted that the server still runs."""
GAP = timedelta(seconds=30)
"""If nothing was noted for longer, the server was down."""
MILLISECOND = timedelta(milliseconds=1)

uptime = sql.Table(
    "uptime",
    metadata,
    sql.Column("id", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("total", sql.BigInteger, nullable=False),
    sql.Column("at", sql.String(40), nullable=False),
)
"""One row: for how many thousandths of a second the server had run when that was last noted, ISO 8601 in UTC."""


class Uptime:
    """The time that clocks run by. ``clock`` says what time it is; ``gap``: how long nothing may be noted."""

    def __init__(
        self, store: Store, clock: Callable[[], datetime] = lambda: datetime.now(UTC), gap: timedelta = GAP
    ) -> None:
        self._store, self._clock, self._gap = store, clock, gap
        self._beating: asyncio.Task[None] | None = None

    def start(self, alone: bool) -> None:
        """Note from now on that the server runs. ``alone``: it is the only one of its store, so that until now none
        was running."""
        self._beating = asyncio.create_task(self._beat(alone))

    async def close(self) -> None:
        """The server ends."""
        if self._beating is not None:
            self._beating.cancel()
            with suppress(asyncio.CancelledError):
                await self._beating
        with suppress(Unkept):
            await in_engine(self.beat)

    async def _beat(self, alone: bool) -> None:
        first = alone
        while True:
            try:
                await in_engine(self.beat, first)
                first = False
            except Unkept as error:
                log.warning("It could not be noted that the server runs: %s", error)
            await asyncio.sleep(BEAT)

    def beat(self, began: bool = False) -> None:
        """Note that the server runs; ``began``: since now."""
        moment = self._clock()
        row = {"at": moment.isoformat(timespec="microseconds")}
        with self._store.writing() as connection:
            found = connection.execute(sql.select(uptime).with_for_update()).one_or_none()
            if found is None:
                connection.execute(uptime.insert().values(id=0, total=0, **row))
            elif began:
                connection.execute(uptime.update().values(row))
            elif moment.isoformat(timespec="microseconds") > found.at:
                total = found.total + self._counted(found.at, moment)
                connection.execute(uptime.update().values(total=total, **row))

    def now(self) -> int:
        """For how many thousandths of a second the server has run."""
        with self._store.reading() as connection:
            found = connection.execute(sql.select(uptime)).one_or_none()
        return 0 if found is None else int(found.total) + self._counted(found.at, self._clock())

    def _counted(self, since: str, moment: datetime) -> int:
        passed = moment - datetime.fromisoformat(since)
        return passed // MILLISECOND if timedelta(0) <= passed <= self._gap else 0
