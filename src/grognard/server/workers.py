"""Processes that do the long work: odds, whole previews, saves to be read, the computer's thinking.

The server's own process does what is short. So no question, however hard, stops another table. Work is a function that
a process finds by its name, of plain values to a plain value.
"""

from __future__ import annotations

import asyncio
import logging
import os
import traceback
from collections import OrderedDict
from collections.abc import Callable
from functools import cache
from typing import Any, Protocol, TypeVar

from anyio import BrokenWorkerProcess, CapacityLimiter, move_on_after, to_process

from grognard.core.errors import GrognardError
from grognard.core.languages import language, speaking
from grognard.core.messages import say
from grognard.server.teller import Teller
from grognard.server.telling import Told, Wish

log = logging.getLogger(__name__)

T = TypeVar("T")

LIMIT = 30.0
"""For how many seconds work may last, the start of a process included."""
MANNERS = 5
"""By how much workers stand back for the server where processors are scarce: the "niceness" added."""
QUEUE, HELD = 2, 40
"""So much waits at one that tells of battles, or so many battles are told of by it, before another is started."""
TAKEN_OVER = 10
"""To take a battle over costs as much as telling of it so many times: so much more waits where it was told of."""
REMEMBERED = 10_000
"""Of so many battles it is known who told of them last."""


class TookTooLong(GrognardError):
    """Work was ended that had not come to an end in its time."""


class Workers(Protocol):
    """Whoever does the long work."""

    async def do(self, work: Callable[..., T], *args: object) -> T:
        """The value of ``work(*args)``. Raises what it raises, or ``GrognardError`` if it comes to no end."""

    async def think(self, work: Callable[..., T], *args: object) -> T:
        """As ``do``, for a computer player, who may take his time: others' work does not wait for him."""

    async def tell(self, wish: Wish) -> Told:
        """What to tell of a battle; wishes of one table come one after the other. Raises if it cannot be told of."""

    async def start(self) -> None:
        """Make ready."""

    async def close(self) -> None:
        """Work no more."""


class Processes:
    """A few processes, started when first needed, and those that tell of battles: one, and more where it has too much
    to do. They end with the server. One that takes too long is ended."""

    def __init__(self, limit: float = LIMIT, at_once: int | None = None) -> None:
        self._limit = limit
        self._at_once = at_once or max(2, min(4, os.cpu_count() or 1))
        self._free: CapacityLimiter | None = None
        self._thinking: CapacityLimiter | None = None
        self.tellers = [Teller(limit)]
        self._telling: OrderedDict[str, Teller] = OrderedDict()
        self._starting: set[asyncio.Task[Any]] = set()

    async def do(self, work: Callable[..., T], *args: object) -> T:
        """The value of ``work(*args)``, found by another process."""
        if self._free is None:
            self._free = CapacityLimiter(self._at_once)
        async with self._free:
            with move_on_after(self._limit):
                try:
                    return await to_process.run_sync(
                        _done, language(), work, args, cancellable=True, limiter=CapacityLimiter(1)
                    )
                except BrokenWorkerProcess as error:
                    log.exception("A process that worked for the server has ended")
                    raise TookTooLong(say("server-work-broke")) from error
        raise TookTooLong(say("server-work-too-long", seconds=round(self._limit)))

    async def think(self, work: Callable[..., T], *args: object) -> T:
        """As ``do``; but one process at least is left for everybody else."""
        if self._thinking is None:
            self._thinking = CapacityLimiter(max(1, self._at_once - 1))
        async with self._thinking:
            return await self.do(work, *args)

    async def tell(self, wish: Wish) -> Told:
        """What to tell of a battle, found by the process that knows it."""
        return await self._teller_of(wish.battle).tell(wish)

    def _teller_of(self, battle: str) -> Teller:
        """Who tells of a battle: who did before, unless far more waits there than elsewhere; of a new one whoever has
        least to do. Who takes a battle over knows nothing of it, and is told all of it."""
        least = min((each for each in self.tellers if each.ready), key=lambda each: (each.waiting, each.battles))
        before = self._telling.pop(battle, None)
        found = least if before is None or before.waiting >= least.waiting + TAKEN_OVER else before
        self._telling[battle] = found
        found.battles += 1
        if before is not None:
            before.battles -= 1
        if len(self._telling) > REMEMBERED:
            self._telling.popitem(last=False)[1].battles -= 1
        if least.waiting >= QUEUE or least.battles >= HELD:
            self._reinforce()
        return found

    def _reinforce(self) -> None:
        """Have one more tell of battles once it has loaded all it needs, for which nobody waits."""
        if len(self.tellers) == self._at_once or not all(each.ready for each in self.tellers):
            return
        another = Teller(self._limit, prepared=True)
        self.tellers.append(another)
        self._starting.add(task := asyncio.create_task(another.start()))
        task.add_done_callback(self._starting.discard)

    async def start(self) -> None:
        """Start a process that tells of battles: the first page is not to wait for it."""
        await self.tellers[0].start()

    async def close(self) -> None:
        """End those that tell."""
        await asyncio.gather(*self._starting)
        for teller in self.tellers:
            await teller.close()


def _done(spoken: str, work: Callable[..., T], args: tuple[object, ...]) -> T:
    """Do the work in this process, in the language of whoever asked."""
    _stand_back()
    try:
        with speaking(spoken):
            return work(*args)
    except GrognardError:
        raise
    except Exception as error:
        # The traceback stays here when the error goes back.
        error.add_note(traceback.format_exc())
        raise


@cache
def _stand_back() -> None:
    if hasattr(os, "nice"):
        os.nice(MANNERS)
