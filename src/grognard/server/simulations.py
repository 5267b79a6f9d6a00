"""Battles fought out between computer players while a page watches: in processes of their own, ended at any time.

They are kept in memory alone: a server that ends has forgotten them, and the page can ask for the same again.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Literal

from starlette.concurrency import run_in_threadpool

from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.records import Record, from_text, replace, to_text
from grognard.simulation.__main__ import Part
from grognard.simulation.fighting import Fought
from grognard.simulation.naming import in_our_words, names_in_our_words
from grognard.simulation.page import page, sentences
from grognard.simulation.plan import Plan
from grognard.simulation.report import report

log = logging.getLogger(__name__)

KEPT = 16
"""So many are remembered; the oldest that has ended goes first."""
LONGEST_LINE = 1 << 24
"""So many bytes the line of one battle may have; one that broke holds its save."""
Stage = Literal["waiting", "running", "ended", "stopped", "failed"]


class SimulationView(Record):
    """How far battles have come: ``done`` of ``battles``, and what they say so far, the answer first."""

    id: str
    stage: Stage
    done: int
    battles: int
    names: tuple[str, str]
    wins: tuple[int, int]
    drawn: int
    lines: list[Message]


@dataclass
class Simulation:
    """Battles under way, or what became of them."""

    id: str
    plan: Plan
    stage: Stage = "waiting"
    fought: list[Fought] = field(default_factory=list)
    running: asyncio.Task[None] | None = None

    @property
    def over(self) -> bool:
        """Whether nothing more is fought."""
        return self.stage not in ("waiting", "running")


class Simulations:
    """Those asked for last. One is fought at a time, the others wait."""

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 1) - 1)
        self._kept: dict[str, Simulation] = {}
        self._turn = asyncio.Lock()

    def begin(self, plan: Plan) -> Simulation:
        """Fight a plan's battles. Raises ``InputError`` if as many as are remembered are still to be fought."""
        if len(self._kept) >= KEPT:
            old = next((each for each in self._kept.values() if each.over), None)
            if old is None:
                raise InputError(say("server-simulations-many", most=KEPT))
            del self._kept[old.id]
        found = Simulation(secrets.token_hex(8), plan)
        self._kept[found.id] = found
        found.running = asyncio.create_task(self._run(found))
        return found

    def held(self) -> set[str]:
        """The ids of those remembered."""
        return set(self._kept)

    def find(self, id: str) -> Simulation:
        """One of them. Raises ``InputError`` if it is not known any more."""
        found = self._kept.get(id)
        if found is None:
            raise InputError(say("server-no-such-simulation"))
        return found

    async def stop(self, found: Simulation) -> None:
        """Fight no more of it; what was fought stays."""
        if not found.over:
            found.stage = "stopped"
            if found.running is not None:
                found.running.cancel()
                with suppress(asyncio.CancelledError):
                    await found.running

    async def close(self) -> None:
        """Stop all."""
        for each in list(self._kept.values()):
            await self.stop(each)

    async def view(self, found: Simulation) -> SimulationView:
        """How far it has come."""
        return await run_in_threadpool(_view, found.id, found.plan, found.stage, list(found.fought))

    async def page(self, found: Simulation) -> str:
        """Its report so far, as a page that stands by itself."""
        fought = sorted(found.fought, key=lambda each: each.number)
        done = replace(found.plan, battles=len(fought))
        return await run_in_threadpool(lambda: page(done, in_our_words(done, report(done, fought))))

    async def _run(self, found: Simulation) -> None:
        async with self._turn:
            found.stage = "running"
            try:
                of = min(self._processes, found.plan.battles)
                async with asyncio.TaskGroup() as group:
                    for rest in range(of):
                        group.create_task(self._part(found, Part(found.plan, rest, of)))
                found.stage = "ended"
            except* Exception as errors:
                log.error("Battles could not be fought out", exc_info=errors)
                found.stage = "failed"

    async def _part(self, found: Simulation, part: Part) -> None:
        """What one process fights of it."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "grognard.simulation",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write((to_text(part) + "\n").encode())
            await process.stdin.drain()
            process.stdin.close()
            async for line in process.stdout:
                found.fought.append(from_text(line.decode(), Fought))
            if await process.wait():
                raise RuntimeError(f"a process that fought battles ended with {process.returncode}")
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()


def _view(id: str, plan: Plan, stage: Stage, fought: list[Fought]) -> SimulationView:
    names = names_in_our_words(plan)
    found = replace(report(plan, sorted(fought, key=lambda each: each.number)), names=names)
    lines = sentences(plan, found) if found.battles else []
    return SimulationView(id, stage, len(fought), plan.battles, names, found.wins, found.drawn, lines)
