"""The process that tells of battles (``telling``): it is given wishes, one a line, and answers each with a line.

Each battle is told of by one and the same, which knows it, until another has less to do. It ends when its input does.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import time
import traceback
from collections import deque
from collections.abc import Generator
from contextlib import suppress
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from typing import BinaryIO

import msgspec

import grognard
from grognard.core.engine import saving
from grognard.core.errors import GrognardError
from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.core.systems import systems
from grognard.server.operating.collecting import collect_seldom
from grognard.server.telling import Change, Telling, Told, Wish
from grognard.server.views import HERE

log = logging.getLogger(__name__)

REHEARSED = 50
"""Of so many choices of a battle of each game one tells before it is ready, if it is to be prepared."""
LONGEST = 2**26
"""How many bytes an answer may have."""


class TellerEnded(GrognardError):
    """The process ended, or was ended because it took too long; another takes its place."""


class Asked(Record):
    """A wish and its number."""

    number: int
    wish: Wish


class Answer(Record):
    """What came of the wish with this number; ``failed`` is why nothing did, ``refused`` if there are words for it."""

    number: int
    told: Told | None = None
    failed: str = ""
    refused: Message | None = None


class Teller:
    """The process, as the server's event loop meets it. It is started when it is first needed, or by ``start``."""

    def __init__(self, limit: float, prepared: bool = False) -> None:
        """``limit``: a process that gives no answer for so many seconds while one is waited for is ended.
        ``prepared``: it is ``ready`` only once it has told of a battle of each game, so that nobody waits until it has
        loaded one."""
        self._limit = limit
        self.battles = 0
        self.ready = not prepared
        self._process: asyncio.subprocess.Process | None = None
        self._starting = asyncio.Lock()
        self._hearing: asyncio.Task[None] | None = None
        self._waiting: dict[int, asyncio.Future[Answer]] = {}
        self._number = 0
        self._heard = 0.0

    async def start(self) -> asyncio.subprocess.Process:
        """Start the process, if it does not run."""
        async with self._starting:
            if self._process is None:
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    "-P",
                    "-m",
                    __name__,
                    *([] if self.ready else [str(REHEARSED)]),
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    limit=LONGEST,
                )
                self._hearing = asyncio.create_task(self._hear(self._process))
            return self._process

    async def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None and self._hearing is not None:
            assert process.stdin is not None
            process.stdin.close()
            if not self.ready:
                process.kill()  # It has not yet come to reading.
            await self._hearing

    @property
    def pid(self) -> int | None:
        """The process's number while it runs."""
        return None if self._process is None else self._process.pid

    @property
    def waiting(self) -> int:
        """How much was asked of it that it has not answered."""
        return len(self._waiting)

    async def tell(self, wish: Wish) -> Told:
        """What to tell. Raises ``TellerEnded`` if there is no answer."""
        process = await self.start()
        assert process.stdin is not None
        self._number += 1
        number = self._number
        answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answered
        try:
            process.stdin.write(msgspec.json.encode(Asked(number, wish)) + b"\n")
            answer = await self._answered(answered)
        except TimeoutError as error:
            with suppress(ProcessLookupError):
                process.kill()
            raise TellerEnded(say("server-work-too-long", seconds=round(self._limit))) from error
        finally:
            self._waiting.pop(number, None)
        if answer.told is not None:
            return answer.told
        if answer.refused is not None:
            raise GrognardError(answer.refused)
        raise RuntimeError(f"A battle could not be told of:\n{answer.failed}")

    async def _answered(self, answered: asyncio.Future[Answer]) -> Answer:
        """The answer. While others are answered it only waits its turn; if nobody is: raises ``TimeoutError``."""
        while True:
            try:
                async with asyncio.timeout(self._limit):
                    return await asyncio.shield(answered)
            except TimeoutError:
                if time.monotonic() - self._heard >= self._limit:
                    raise

    async def _hear(self, process: asyncio.subprocess.Process) -> None:
        """Hand out the answers until the process ends."""
        assert process.stdout is not None
        decoder = msgspec.json.Decoder(Answer)
        while line := await process.stdout.readline():
            answer = decoder.decode(line)
            self.ready, self._heard = True, time.monotonic()
            waiting = self._waiting.get(answer.number)
            if waiting is not None and not waiting.done():
                waiting.set_result(answer)
        await process.wait()
        self.ready = True  # What could not be prepared is started again like any other.
        if self._process is process:
            log.error("The process that tells of battles has ended (%s)", process.returncode)
            self._process = None
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(TellerEnded(say("server-work-broke")))


# ---- in the process --------------------------------------------------------------------------------------------------


def prepare(choices: int) -> None:
    """Tell nobody of a battle of each game, played by chance: then all is loaded that telling needs."""
    telling, chance = Telling(), Random(0)
    for name in systems():
        try:
            battle = grognard.battle(name)
            lines, told = [saving.header_line(battle)], 0
            for _ in range(choices):
                lines += map(saving.entry_line, battle.record_from(len(lines) - 1))
                telling.tell(Wish(name, (HERE, HERE), told, lines[told:], Change(0) if told else None))
                told = len(lines)
                battle.choose(battle.sample(chance))
        except Exception:
            log.exception("%s could not be told of before anybody asked", name)


def answers(wishes: BinaryIO, out: BinaryIO) -> None:
    """Answer wishes until there are no more; one that takes long lets others pass."""
    coming: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_read, args=(wishes, coming), daemon=True).start()
    telling = Telling()
    under_way: deque[tuple[int, Generator[None, None, Told]]] = deque()
    decoder = msgspec.json.Decoder(Asked)
    while True:
        with suppress(Empty):
            line = coming.get(block=not under_way)
            if not line:
                return
            asked = decoder.decode(line)
            under_way.append((asked.number, telling.slices(asked.wish)))
        number, slices = under_way.popleft()
        answer = _step(number, slices)
        if answer is None:
            under_way.append((number, slices))
        else:
            out.write(msgspec.json.encode(answer) + b"\n")
            out.flush()


def _step(number: int, slices: Generator[None, None, Told]) -> Answer | None:
    try:
        next(slices)
        return None
    except StopIteration as done:
        return Answer(number, done.value)
    except GrognardError as error:
        return Answer(number, refused=error.message)
    except Exception:
        return Answer(number, failed=traceback.format_exc())


def _read(wishes: BinaryIO, coming: SimpleQueue[bytes]) -> None:
    for line in wishes:
        coming.put(line)
    coming.put(b"")


if __name__ == "__main__":
    # The server is told when to end, and ends this process; whatever else is printed must not mix with the answers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    stdout = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    if len(sys.argv) > 1:
        prepare(int(sys.argv[1]))
        stdout.write(msgspec.json.encode(Answer(0)) + b"\n")
        stdout.flush()
    collect_seldom()
    answers(sys.stdin.buffer, stdout)
