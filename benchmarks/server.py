"""The server: processor time of a choice with two pages at the table, and how soon the other page sees it while every
worker is busy.

The processor time is that of the server's process, as it counts it itself, and, told separately, that of the process
that puts together what pages are told; the pages and the player who picks choices at random are in this process.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

import grognard
from benchmarks.measure import command
from grognard.core.battle import Battle
from grognard.core.records import to_builtins

WARM = 9
"""The battle, by its seed, that is played first and not measured: a game is loaded when it is first wanted."""
SEEDS = (1, 2, 3)
CHOICES = 150
"""How many choices of a battle are made at most."""
FEW = 40
"""How many while the workers are busy."""
LIMIT, LATE = 4.0, 100.0
"""Milliseconds of the server's processor time for a choice, and until the other page sees it (99 in 100)."""


def spin() -> None:
    """What keeps a worker busy for a second."""
    until = time.monotonic() + 1
    while time.monotonic() < until:
        pass


def serve(rest: float = 600.0) -> None:
    """The server, in a process of its own: tells its address, then its processor time for each line it reads; the line
    ``busy`` gives the workers more to do than they can. Battles idle for ``rest`` seconds are let go of."""
    from grognard.server.app import create_app
    from grognard.server.databases.database import sqlite_url
    from grognard.server.keys import new_key
    from grognard.server.run import Server, configured, listen, prepare
    from grognard.server.store import Store
    from grognard.server.workers import Processes

    workers = Processes()
    loops: list[asyncio.AbstractEventLoop] = []

    async def labour() -> None:
        while True:
            await workers.do(spin)

    def answer() -> None:
        for line in sys.stdin:
            if line.strip() == "busy":
                for _ in range(8):
                    asyncio.run_coroutine_threadsafe(labour(), loops[0])
            print(time.process_time(), sum(spent_by(each.pid) for each in workers.tellers), flush=True)
        server.should_exit = True

    def ready() -> None:
        loops.append(asyncio.get_running_loop())
        print(f"http://127.0.0.1:{listener.getsockname()[1]} {new_key(store)}", flush=True)

    with tempfile.TemporaryDirectory() as folder, listen(0) as listener:
        store = Store(sqlite_url(Path(folder) / "battles.sqlite"))
        server = Server(configured(create_app(store, pause=0, workers=workers, rest=rest)), ready)
        threading.Thread(target=answer, daemon=True).start()
        prepare()
        server.run([listener])


def spent_by(pid: int | None) -> float:
    """The seconds of processor time a process has used; 0 where the system does not tell."""
    try:
        return 0.0 if pid is None else time.clock_gettime(~pid << 3 | 2)
    except OSError:
        return 0.0


@contextmanager
def served(*rest: str) -> Iterator[tuple[House, int]]:
    """A server in a process of its own, and the number of that process."""
    serving = [sys.executable, "-m", "benchmarks.server", "serve", *rest]
    with subprocess.Popen(serving, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield House(process), process.pid
        assert process.stdin is not None
        process.stdin.close()


class House:
    """The server as its pages meet it."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._stdin, self._stdout = process.stdin, process.stdout
        self.origin, key = self._stdout.readline().split()
        cookie = httpx.get(self.origin, params={"key": key}).headers["set-cookie"].split(";")[0]
        self.headers = {"cookie": cookie, "origin": self.origin}

    def spent(self, word: str = "") -> tuple[float, float]:
        """The seconds of processor time the server's process has used, and the one that tells."""
        print(word, file=self._stdin, flush=True)
        server, teller = map(float, self._stdout.readline().split())
        return server, teller

    def begin(self, system: str, seed: int, players: tuple[str, str] = ("here", "here")) -> str:
        new = {"system": system, "seed": seed, "players": players}
        answer = httpx.post(f"{self.origin}/api/battles", json=new, headers=self.headers, timeout=60)
        return str(answer.json()["id"])

    def lines(self, id: str) -> list[str]:
        """The save of a battle."""
        answer = httpx.get(f"{self.origin}/api/battles/{id}/save", headers=self.headers, timeout=60)
        return answer.text.rstrip("\n").split("\n")

    @contextmanager
    def page(self, id: str) -> Iterator[ClientConnection]:
        address = f"ws{self.origin[4:]}/ws/{id}"
        with connect(address, additional_headers=self.headers, max_size=None, compression=None) as page:
            page.send('{"type":"hello","last":null}')
            yield page


class Player:
    """Plays a battle at random, at one of two pages, and looks at the other."""

    def __init__(self, house: House, stack: ExitStack, system: str, seed: int) -> None:
        self.id = house.begin(system, seed)
        self.said = ""
        self.battle: Battle[Any] = grognard.battle(system, seed=seed)
        self.random = Random(seed)
        self.pages = [stack.enter_context(house.page(self.id)) for _ in range(2)]
        self.heard, _ = (json.loads(page.recv()) for page in self.pages)
        self._follow()

    def choose(self) -> float:
        """Make a choice; the milliseconds until the other page was told."""
        seat = self.heard["decision"]["seat"]
        decision = next(each for each in self.battle.decisions if each.seat == seat)
        choice = self.battle.sample(self.random, decision)
        said = {"type": "choose", "decision": self.heard["decision"]["id"], "choice": to_builtins(choice)}
        self.said = json.dumps(said)
        begun = time.perf_counter()
        self.pages[0].send(self.said)
        seen = self.pages[1].recv()
        taken = (time.perf_counter() - begun) * 1000
        self.heard = json.loads(self.pages[0].recv())
        assert self.heard["type"] == "update", self.heard
        assert len(seen) > len(self.said)
        self.battle.choose(choice, seat)
        self._follow()
        return taken

    def _follow(self) -> None:
        """What has but one answer the table answers by itself, and tells of it in an update of its own."""
        while self.heard["decision"] is None and not self.battle.over:
            decision = self.battle.decisions[0]
            self.battle.choose(self.battle.sample(self.random, decision), decision.seat)
            _, self.heard = (json.loads(page.recv()) for page in reversed(self.pages))

    def goes_on(self, most: int) -> bool:
        return not self.battle.over and self.battle.number < most


def summary(taken: list[float]) -> str:
    """The mean and the 99th percentile of milliseconds."""
    return f"mean {mean(taken):.0f} ms, 99 in 100 within {late(taken):.0f} ms"


def late(taken: list[float]) -> float:
    """The milliseconds within which 99 in 100 are done."""
    return sorted(taken)[len(taken) * 99 // 100]


def costs(house: House, system: str) -> float:
    """The milliseconds of processor time of a choice."""
    spent, telling, choices = 0.0, 0.0, 0
    taken: list[float] = []
    for seed in (WARM, *SEEDS):
        with ExitStack() as stack:
            player = Player(house, stack, system, seed)
            start = house.spent()
            while player.goes_on(CHOICES):
                taken.append(player.choose())
            if seed != WARM:
                now = house.spent()
                spent += now[0] - start[0]
                telling += now[1] - start[1]
                choices += player.battle.number
    print(f"{system:<20} {spent / choices * 1000:6.2f} ms of processor time a choice, {choices} choices")
    print(f"{system:<20} {telling / choices * 1000:6.2f} ms beside the server, to tell of it")
    print(f"{system:<20} other page told, workers idle: {summary(taken)}")
    return spent / choices * 1000


def delays(house: House, system: str) -> list[float]:
    """The milliseconds until the other page is told, while the workers have more than they can do."""
    taken: list[float] = []
    for seed in SEEDS:
        with ExitStack() as stack:
            player = Player(house, stack, system, seed)
            while player.goes_on(FEW):
                taken.append(player.choose())
    return taken


def main() -> int:
    with served() as (house, _):
        systems = sorted(grognard.systems())
        dearest = max(costs(house, system) for system in systems)
        house.spent("busy")
        latest = 0.0
        for system in systems:
            taken = delays(house, system)
            latest = max(latest, late(taken))
            print(f"{system:<20} other page told, workers busy: {summary(taken)}")
    print(f"at most {LIMIT:.0f} ms of processor time a choice, 99 in 100 told within {LATE:.0f} ms: ", end="")
    print("yes" if dearest <= LIMIT and latest <= LATE else f"no, {dearest:.1f} ms and {latest:.0f} ms")
    command()
    return 0 if dearest <= LIMIT and latest <= LATE else 1


if __name__ == "__main__":
    if sys.argv[1:2] == ["serve"]:
        serve(*map(float, sys.argv[2:]))
    else:
        sys.exit(main())
