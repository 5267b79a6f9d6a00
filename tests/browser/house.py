"""The server the browser's tests talk to, in a thread of the test's own process, over a store of its own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import uvicorn

import grognard
from grognard import agents
from grognard.core.battle import Battle
from grognard.core.decisions import Decision
from grognard.core.events import Chosen
from grognard.server import tasks
from grognard.server.app import create_app
from grognard.server.keys import new_key
from grognard.server.run import listen
from grognard.server.store import Store, sqlite_url
from grognard.server.tables import keep_battle
from tests.server.conftest import AtHand

WITH_COMPUTER = ("here", "computer:random")
PATIENCE = 60.0


def as_sent(choice: Any) -> Any:
    """A choice as the page sends it."""
    return msgspec.json.decode(msgspec.json.encode(choice))


def steady(name: str) -> agents.Agent:
    """A computer player that answers alike in every run, whatever name the store gave the battle."""
    agent = agents.agent(name)

    def play(battle: Battle[Any], decision: Decision, budget: float, random: Random) -> agents.Move:
        return agent(battle, decision, budget, Random(battle.number))

    return play


RANKER = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
"""One process for all houses of a run, started when first needed."""


class RanksElsewhere(AtHand):
    """Options are ranked by another process: that happens while a page is read, when the test's own thread may be at
    the same shapes, and two threads at one shape's index end the process (``grognard.server.engine``)."""

    async def do(self, work: Callable[..., Any], *args: object) -> Any:
        if work is tasks.ranked:
            return await asyncio.get_running_loop().run_in_executor(RANKER, work, *args)
        return await super().do(work, *args)


class House:
    """A running server, its address with the key, and the battles it keeps."""

    def __init__(self, store: Store, port: int) -> None:
        self.store = store
        self.origin = f"http://127.0.0.1:{port}"
        self.key = new_key(store)

    def keep(self, battle: Battle[Any], players: tuple[str, str] = WITH_COMPUTER) -> str:
        """Put a battle into the store, as loading its save does, and give its id."""
        return keep_battle(self.store, battle, players)

    def begin(self, players: tuple[str, str] = WITH_COMPUTER, system: str = "bolt_action", **setup: Any) -> str:
        """Keep a new battle."""
        return self.keep(grognard.battle(system, **{"seed": 7, **setup}), players)

    def battle(self, id: str) -> Battle[Any]:
        """A battle as the store has it."""
        return grognard.load_text("\n".join(self.store.lines(id)))

    def answer(self, id: str, before: Battle[Any]) -> Any:
        """The first choice a battle has more than it had before, as the page sends it."""
        news = self.battle(id).record_from(len(before.record))
        return as_sent(next(entry.choice for entry in news if isinstance(entry, Chosen)))

    def ids(self) -> list[str]:
        """The battles there are, the one last played first."""
        return [kept.id for kept in self.store.list()]


@contextmanager
def open_house(folder: Path) -> Iterator[House]:
    """Serve a fresh store from this folder until the end of the block; the computer does not pause."""
    store = Store(sqlite_url(folder / "battles.sqlite"))
    with listen() as listener:
        app = create_app(store, pause=0, agent=steady, workers=RanksElsewhere())
        server = uvicorn.Server(
            uvicorn.Config(app, log_config=None, access_log=False, ws="websockets-sansio", timeout_graceful_shutdown=1)
        )
        # Connections wait in the listener's queue until the server takes them, so nobody need ask whether it is up.
        thread = threading.Thread(target=server.run, args=([listener],), daemon=True)
        thread.start()
        yield House(store, listener.getsockname()[1])
        server.should_exit = True
        thread.join(PATIENCE)
    store.close()
    assert not thread.is_alive(), "the server did not stop"
