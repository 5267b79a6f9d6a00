"""One thread for all work on battles: rules, views, previews, the computer's thinking.

The ground's shapes are shared by all battles on it, and GEOS builds a prepared shape's index when it is first asked,
which two threads must not do at once: it ends the process. Python runs one thread at a time anyway, so little is lost.
The store is written in other threads: this one would wait some milliseconds for the disk after each choice.
"""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from typing import Any, ParamSpec, TypeVar

from grognard.core.battle import Battle
from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.saves import Replay
from grognard.server.store import Kept, Standing, Store
from grognard.server.views import Moment, Seats

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

SLICE = 0.02
"""For how many seconds at a time a battle is taken up; other tables have their turn in between."""

_THREAD = ThreadPoolExecutor(max_workers=1, thread_name_prefix="engine")
_WRITERS = ThreadPoolExecutor(max_workers=16, thread_name_prefix="store")
"""So many battles' choices wait for the disk at once."""


async def in_engine(work: Callable[P, T], *args: P.args, **keywords: P.kwargs) -> T:
    """The value of ``work(*args, **keywords)``, done in the engine's thread after what was asked before, in the same
    language."""
    return await asyncio.get_running_loop().run_in_executor(
        _THREAD, partial(copy_context().run, work, *args, **keywords)
    )


async def in_writer(work: Callable[P, T], *args: P.args, **keywords: P.kwargs) -> T:
    """The value of ``work(*args, **keywords)``, done in a thread of those that wait for the disk."""
    return await asyncio.get_running_loop().run_in_executor(
        _WRITERS, partial(copy_context().run, work, *args, **keywords)
    )


def replay_some(lines: list[str], replay: Replay) -> None:
    """Take up some of the lines that are left, for a little while."""
    until = time.monotonic() + SLICE
    while replay.lines < len(lines) and time.monotonic() < until:
        replay.take(lines[replay.lines])


class Resting:
    """A table's battle, let go of while nobody asks for it: its lines stay, and it is played again from them when
    somebody does. ``asked`` is when that was last, by the monotonic clock."""

    players: tuple[str, ...]

    def __init__(self) -> None:
        super().__init__()
        self.asked = time.monotonic()
        self._at: Moment | None = None
        self._packed = b""
        self._waking = asyncio.Lock()
        self._whole: dict[Seats, bytes] = {}
        """The whole table as it stands now, packed, by the seats of those who were told."""

    @property
    def now(self) -> Moment:
        """How the battle stands. Where nobody ``woke`` it, it is played again at once."""
        if self._at is None:
            lines = self._unpacked()
            replay = Replay(lines[0])
            for line in lines[1:]:
                replay.take(line)
            self.now = Moment(replay.battle(), self.players, lines)
            return self.now
        return self._at

    @now.setter
    def now(self, now: Moment) -> None:
        self._at, self._packed, self._whole = now, b"", {}

    @property
    def whole(self) -> dict[Seats, str]:
        """The whole table as it stands now, by the seats of those who were told."""
        return {seats: zlib.decompress(text).decode() for seats, text in self._whole.items()}

    def keep_whole(self, now: Moment, texts: Mapping[Seats, str]) -> None:
        """Keep what was told of the whole table as it stood then, for whoever joins before it stands otherwise."""
        if self._at is now:
            self._whole |= {seats: zlib.compress(text.encode(), 1) for seats, text in texts.items()}

    @property
    def battle(self) -> Battle[Any]:
        """The battle as it stands."""
        return self.now.battle

    @property
    def resting(self) -> bool:
        """Whether the battle has been let go of."""
        return self._at is None and bool(self._packed)

    def rest(self) -> bool:
        """Let go of the battle; whether there was one."""
        if self._at is None:
            return False
        self._packed = zlib.compress("\n".join(self._at.lines).encode())
        self._at, self._whole = None, {}
        return True

    async def wake(self) -> None:
        """Play the battle again, a little at a time, if it was let go of."""
        self.asked = time.monotonic()
        async with self._waking:
            if self.resting:
                lines = self._unpacked()
                replay = await in_engine(Replay, lines[0])
                while replay.lines < len(lines) and self.resting:
                    await in_engine(replay_some, lines, replay)
                if self.resting:
                    self.now = Moment(await in_engine(replay.battle), self.players, lines)

    def _unpacked(self) -> list[str]:
        return zlib.decompress(self._packed).decode().split("\n")


async def taken_up(
    store: Store, kept: Kept, lines: list[str], settled: Callable[[Kept, list[str], Replay], bool]
) -> None:
    """Replay a battle of the store a little at a time, until nothing more is in it; ``settled`` is asked whether it is
    so, and keeps what was replayed. Raises ``InputError`` if it cannot be replayed."""
    replay = await in_engine(Replay, lines[0])
    while not await in_engine(settled, kept, lines, replay):
        lines += await in_engine(store.lines, kept.id, len(lines))
        while replay.lines < len(lines):
            try:
                await in_engine(replay_some, lines, replay)
            except InputError as error:
                good = replay.lines - 1
                if replay.notes:
                    raise
                # A damaged line: the battle goes on from what stands before it.
                log.warning("Battle %s is taken up as far as line %s: %s", kept.id, good, error)
                mended = Standing(kept.standing.title, say("server-mended", line=good + 1), False)
                await in_engine(store.set_aside, kept.id, good, mended)
                kept = await in_engine(store.find, kept.id)
                return await taken_up(store, kept, await in_engine(store.lines, kept.id), settled)
