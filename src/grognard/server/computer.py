"""A computer player's turn at a table: thinking is the workers' part, the answer goes the way of everybody's."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Collection
from contextlib import suppress
from random import Random
from typing import Protocol

from grognard.agents import Agent, Move
from grognard.core.engine.decisions import Decision
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.server import tasks
from grognard.server.store import Behind, Unkept
from grognard.server.views import Moment
from grognard.server.wire import RefusedMessage, fault
from grognard.server.workers import Workers

log = logging.getLogger(__name__)

SALT = secrets.token_hex(16)
"""Keeps what the computer leaves to chance from being foreseen by whoever plays against it."""
RETRY = 1.0
"""After how many seconds an answer is given again that the store could not take."""


class Seated(Protocol):
    """A table, as far as a computer player knows it: what is asked there, and the way to answer."""

    id: str
    now: Moment
    players: tuple[str, ...]
    told: float

    @property
    def pages(self) -> Collection[object]:
        """The pages that watch."""

    def tell(self, message: object) -> None:
        """Tell every page."""

    async def answer(self, seat: int, id: int, move: Move | None, chance: Random) -> None:
        """Answer the decision with this id, if it is still asked."""

    async def reload(self) -> None:
        """Take the battle up where it stands in the store."""


class Computer:
    """Plays those sides of a table that are the computer's while a page watches, each choice ``pause`` seconds after
    what was told before."""

    def __init__(self, table: Seated, workers: Workers, agent: Callable[[str], Agent], pause: float) -> None:
        self._table = table
        self._workers = workers
        self._agent = agent
        self._usual = self._pause = pause
        self._skipping = False
        self._hurry = asyncio.Event()
        self._about: int | None = None
        self._playing: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Answer what is asked now; what was asked before, and is no more, is thought about no longer."""
        now = self._table.now
        if now.asked is not None:
            self._skipping = False
        decision = self._asked(now)
        id = None if decision is None else now.id_of(decision)
        if self._playing is not None and not self._playing.done():
            if id == self._about:
                return
            self._playing.cancel()
        self._about = id
        if decision is not None and self._table.pages:
            self._playing = asyncio.create_task(self._play(now, decision))

    def pace(self, seconds: float | None, skip: bool) -> None:
        """Wait so many seconds between choices from now on, as usual if none are named; ``skip``: not at all until
        people are asked."""
        if skip:
            self._skipping = True
            self._hurry.set()
        else:
            self._pause = self._usual if seconds is None else seconds

    async def _rest(self) -> None:
        """Wait before a choice is told, unless somebody will not."""
        left = 0.0 if self._skipping else self._pause - (time.monotonic() - self._table.told)
        self._hurry.clear()
        if left > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), left)

    @property
    def playing(self) -> bool:
        """Whether a choice is thought about, or waits to be told."""
        return self._playing is not None and not self._playing.done()

    def stop(self) -> None:
        """Think no more."""
        if self._playing is not None:
            self._playing.cancel()

    def _asked(self, now: Moment) -> Decision | None:
        for decision in now.battle.decisions:
            if decision is not now.asked and decision.seat not in now.people:
                return decision
        return None

    async def _play(self, now: Moment, decision: Decision) -> None:
        """Answer one decision of a computer player."""
        id = now.id_of(decision)
        chance = f"{SALT} {self._table.id} {id}"
        move = await self._think(now, decision, chance)
        await self._rest()
        while True:
            try:
                await self._table.answer(decision.seat, id, move, Random(chance))
                return
            except Refused:
                if move is None:
                    raise
                self._lost()
                move = None
            except Behind:
                await self._table.reload()
                return
            except Unkept as error:
                self._table.tell(fault(error))
                await asyncio.sleep(RETRY)
            except Exception as error:
                self._table.tell(fault(error))
                return

    async def _think(self, now: Moment, decision: Decision, chance: str) -> Move | None:
        name = self._table.players[decision.seat].removeprefix("computer:")
        try:
            asked = (self._table.id, now.lines, decision.seat, self._agent, name, chance)
            return await self._workers.think(tasks.thought, *asked)
        except Exception:
            log.exception("The computer found no choice in battle %s, choice %s", self._table.id, now.battle.number)
            self._lost()
            return None

    def _lost(self) -> None:
        """The computer has no answer of its own."""
        self._table.tell(RefusedMessage(say("server-computer-lost")))
