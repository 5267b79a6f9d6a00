"""The tables of this server: battles begun, taken up from the store, and set aside again."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any
from weakref import WeakValueDictionary

from grognard import agents
from grognard.core.battle import Battle
from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.server import tasks
from grognard.server.clocks.kept import Clocks
from grognard.server.clocks.records import check
from grognard.server.clocks.uptime import Uptime
from grognard.server.engine import in_engine
from grognard.server.listings import Shelf
from grognard.server.operating.collecting import give_back
from grognard.server.several.leases import Leases
from grognard.server.store import Store
from grognard.server.table import Table
from grognard.server.wire import NewBattle
from grognard.server.workers import Workers

REMEMBERED = 4
REST, ROUND = 600.0, 60.0
"""A battle that nothing was asked of for so many seconds is let go of; so often it is looked for one."""
MOST_BATTLES = 20_000
"""So many battles a store is given at most; whoever wants more deletes some."""


class Tables:
    """All tables by the id of their battle. ``pause`` is the seconds between two choices of the computer.

    ``own``: players by their files that may be asked for; ``watch`` is told of what happens at tables. ``leases``:
    which tables are this server's, if there are several servers. ``uptime``: the time that clocks run by.
    A battle has one table as long as anybody holds it; the last few are held here.
    """

    def __init__(
        self,
        store: Store,
        workers: Workers,
        pause: float,
        agent: Callable[[str], agents.Agent],
        own: Sequence[str] = (),
        watch: Callable[[Table], None] = lambda _: None,
        leases: Leases | None = None,
        uptime: Uptime | None = None,
    ) -> None:
        self._store = store
        self._leases = leases
        self._workers = workers
        self._pause = pause
        self._agent = agent
        self._own = own
        self._watch = watch
        self._uptime = uptime or Uptime(store)
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._last: deque[Table] = deque(maxlen=REMEMBERED)

    async def begin(self, new: NewBattle) -> str:
        """Start a battle and give its id. Raises ``InputError`` naming the field that is wrong."""
        tasks.check_players(new.players, new.dice == "typed", self._own)
        if new.clock is not None:
            check(new.clock)
        id = await self._keep(await self._workers.do(tasks.begun, new), new.players)
        if new.clock is not None:
            await in_engine(Clocks(self._store).choose, id, new.clock)
        return id

    async def load(self, text: str, players: tuple[str, ...]) -> str:
        """Keep a battle from its save and give its id. Raises ``InputError`` naming the line that is wrong."""
        found = await self._workers.do(tasks.read, text)
        tasks.check_players(players, found.typed, self._own)
        return await self._keep(found, players)

    async def _keep(self, found: tasks.NewKept, players: tuple[str, ...]) -> str:
        return await in_engine(keep, self._store, found, players)

    async def rest(self, after: float) -> None:
        """Let go of battles that nobody asks for, over and over."""
        while True:
            rested = [table.rest() for table in [*self._tables.values()] if table.idle(after)]
            if any(rested):
                await asyncio.to_thread(give_back)
            await asyncio.sleep(min(ROUND, after))

    async def open(self, id: str) -> Table:
        """The table of a battle. Raises ``InputError`` if there is none with this id or it cannot be replayed,
        ``Elsewhere`` if another server has it."""
        table = self._tables.get(id)
        if table is None:
            table = self._tables[id] = Table(
                id, self._store, self._workers, self._agent, self._pause, self._watch, self._uptime
            )
        if self._leases is not None:
            await in_engine(self._leases.take, id)
        await table.open()
        await table.wake()
        if table in self._last:
            self._last.remove(table)
        self._last.append(table)
        return table

    async def delete(self, id: str) -> None:
        """Delete a battle; it can be brought back for a while. Raises ``InputError`` if there is none of this id, or
        somebody is at its table."""
        if self._leases is not None:
            await in_engine(self._leases.lead, id)
        table = self._tables.get(id)
        if table is not None:
            if table.pages:
                raise InputError(say("server-battle-watched"))
            self._put_away(table)
        await in_engine(Shelf(self._store).delete, id)

    def held(self) -> set[str]:
        """The battles whose tables are here."""
        return set(self._tables)

    def lose(self, id: str) -> None:
        """Another server has this table now: whoever sits at it here comes back and is led there."""
        table = self._tables.get(id)
        if table is not None:
            self._put_away(table)
            table.cut_off()

    def _put_away(self, table: Table) -> None:
        table.close()
        if table in self._last:
            self._last.remove(table)
        self._tables.pop(table.id, None)

    def close(self) -> None:
        """Stop all tables."""
        for table in self._tables.values():
            table.close()
        self._last.clear()


def keep(store: Store, found: tasks.NewKept, players: tuple[str, ...]) -> str:
    """Keep a battle under a new id. Raises ``InputError`` if there are too many."""
    if store.count() >= MOST_BATTLES:
        raise InputError(say("server-battles-many", most=MOST_BATTLES))
    id = secrets.token_hex(8)
    store.create(id, found.system, players, found.standing, found.lines)
    return id


def keep_battle(store: Store, battle: Battle[Any], players: tuple[str, ...]) -> str:
    """Keep a battle that is at hand under a new id."""
    return keep(store, tasks.to_keep(battle), players)
