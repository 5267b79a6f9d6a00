"""Many battles at one server: how soon the other page sees a choice while 500 go on, and what an idle one weighs.

Of each game one battle is played by chance to its middle and kept, with the choices that come next. It is opened again
and again until there are so many battles, two pages at each; then in every battle a choice is made every five seconds,
each at its own moment. All pages are in this process, over loopback. Every game a quarter of the battles.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import resource
import sys
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass, field
from random import Random
from statistics import median

import httpx
from websockets.asyncio.client import ClientConnection, connect

import grognard
from benchmarks.measure import command
from benchmarks.server import House, Player, late, served
from benchmarks.server_memory import resident

BATTLES, EVERY, ROUNDS = 500, 5.0, 12
"""So many battles, a choice every so many seconds in each, so many choices in each."""
BEFORE = 40
"""So many choices have been made when a battle is opened."""
SEED = 3
LATE, WEIGHT = 100.0, 200.0
"""Milliseconds within which 99 of 100 choices are at the other page; kB that an idle battle may weigh."""
WEIGHED, RESTS = 100, 2.0
"""So many battles are weighed, at a server that lets go of those idle for so many seconds."""
BUSY = 503
PATIENCE = 30.0
"""A choice that the other page has not heard of after so many seconds is lost."""


@dataclass(frozen=True)
class Reel:
    """A battle in its middle, and what a page says next."""

    system: str
    save: str
    said: tuple[str, ...]


def recorded(house: House, system: str, rounds: int) -> Reel:
    """Plays a battle by chance at the server itself, so that nothing here has to know what a page says."""
    with ExitStack() as stack:
        player = Player(house, stack, system, SEED)
        while player.battle.number < BEFORE:
            player.choose()
        save = "\n".join(house.lines(player.id)) + "\n"
        said = []
        for _ in range(rounds):
            player.choose()
            said.append(player.said)
    return Reel(system, save, tuple(said))


@dataclass
class Pair:
    """Two pages at a battle. The one says what the reel says, the other is looked at."""

    reel: Reel
    pages: list[ClientConnection]
    heard: asyncio.Event = field(default_factory=asyncio.Event)
    last: list[str] = field(default_factory=lambda: ["", ""])
    taken: list[float] = field(default_factory=list)

    async def listen(self, at: int) -> None:
        async for message in self.pages[at]:
            self.last[at] = str(message)
            if at == 1:
                self.heard.set()

    async def play(self, wait: float, every: float) -> None:
        begun = time.perf_counter() + wait
        for number, said in enumerate(self.reel.said):
            await asyncio.sleep(begun + number * every - time.perf_counter())
            self.heard.clear()
            sent = time.perf_counter()
            await self.pages[0].send(said)
            try:
                await asyncio.wait_for(self.heard.wait(), PATIENCE)
            except TimeoutError:
                raise SystemExit(
                    f"{self.reel.system}: nothing came of {said}; last told: {self.last[0][:300]}"
                ) from None
            self.taken.append((time.perf_counter() - sent) * 1000)


async def opened(house: House, reels: Sequence[Reel], battles: int, stack: AsyncExitStack) -> list[Pair]:
    """So many battles with two pages each, as the server takes them."""
    gate = asyncio.Semaphore(2)
    client = await stack.enter_async_context(httpx.AsyncClient(timeout=120, headers=house.headers))

    async def open(reel: Reel) -> Pair:
        async with gate:
            address = f"{house.origin}/api/battles/load?players=here,here"
            while (
                answer := await client.post(address, content=reel.save)
            ).status_code == httpx.codes.SERVICE_UNAVAILABLE:
                await asyncio.sleep(1)
            id = answer.raise_for_status().json()["id"]
            pages = [await seated(house, id, stack) for _ in range(2)]
        return Pair(reel, pages)

    return list(await asyncio.gather(*(open(reels[number % len(reels)]) for number in range(battles))))


async def seated(house: House, id: str, stack: AsyncExitStack) -> ClientConnection:
    """A page at the battle, which has heard how it stands."""
    page = await stack.enter_async_context(
        connect(
            f"ws{house.origin[4:]}/ws/{id}",
            additional_headers=house.headers,
            max_size=None,
            compression=None,
            ping_interval=None,
            open_timeout=60,
        )
    )
    await page.send('{"type":"hello","last":null}')
    await page.recv()
    return page


async def weighed(house: House, server: int, battles: int) -> float:
    """The kB of the server's memory that an idle battle takes at which two pages wait."""
    reels = [recorded(house, system, 1) for system in sorted(grognard.systems())]
    async with AsyncExitStack() as stack:
        await opened(house, reels, len(reels), stack)
        empty = resident(server)
        await opened(house, reels, battles, stack)
        busy = resident(server)
        await asyncio.sleep(3 * RESTS)
        idle = resident(server)
    print(
        f"{battles} battles, two pages each: {(busy - empty) * 1024 / battles:.0f} kB of the server's memory each, ",
        end="",
    )
    print(f"{(idle - empty) * 1024 / battles:.0f} kB when nothing was asked of them for a while; the server {empty} MB")
    return (idle - empty) * 1024 / battles


async def loaded(house: House, battles: int, every: float, rounds: int) -> list[float]:
    """The milliseconds of every choice."""
    reels = [recorded(house, system, rounds) for system in sorted(grognard.systems())]
    async with AsyncExitStack() as stack:
        pairs = await opened(house, reels, battles, stack)
        listening = [asyncio.create_task(pair.listen(at)) for pair in pairs for at in range(2)]
        start, begun = house.spent(), time.perf_counter()
        waits = Random(SEED)
        gc.collect()
        gc.disable()  # Or what is measured is how long the pages' own process stands still.
        await asyncio.gather(*(pair.play(waits.uniform(0, every), every) for pair in pairs))
        now, lasted = house.spent(), time.perf_counter() - begun
        shares = [(after - before) / lasted * 100 for before, after in zip(start, now, strict=True)]
        print(f"busy: the server {shares[0]:.0f} % of a core, what is put together beside it {shares[1]:.0f} %")
        each = [share * lasted * 10 / (len(pairs) * rounds) for share in shares]
        print(f"{each[0]:.1f} and {each[1]:.1f} ms of processor time a choice")
        for task in listening:
            task.cancel()
    for reel in reels:
        taken = [each for pair in pairs if pair.reel is reel for each in pair.taken]
        print(
            f"{reel.system:<20} other page told: median {median(taken):.0f} ms, 99 in 100 within {late(taken):.0f} ms"
        )
    return [each for pair in pairs for each in pair.taken]


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    asked.add_argument("--battles", type=int, default=BATTLES)
    asked.add_argument("--every", type=float, default=EVERY, help="seconds from a choice of a battle to its next")
    asked.add_argument("--rounds", type=int, default=ROUNDS, help="choices made in each battle")
    wanted = asked.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with served(str(RESTS)) as (house, server):
        weight = asyncio.run(weighed(house, server, min(WEIGHED, wanted.battles)))
    with served() as (house, _):
        taken = asyncio.run(loaded(house, wanted.battles, wanted.every, wanted.rounds))
    within = late(taken)
    print(f"{len(taken)} choices, other page told: median {median(taken):.0f} ms, 99 in 100 within {within:.0f} ms")
    reached = within <= LATE and weight <= WEIGHT
    print(f"99 in 100 within {LATE:.0f} ms, an idle battle at most {WEIGHT:.0f} kB: {'yes' if reached else 'no'}")
    command()
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
