"""The server the browser's tests talk to, in a process of its own: it serves one store after the other.

A test asks the engine while its page works. In one process two threads would be at the same shapes then, which ends it
(``grognard.server.engine``); and a process kept for the next test has its modules and tables loaded.
"""

from __future__ import annotations

import atexit
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from random import Random
from typing import Any

import uvicorn

from grognard import agents
from grognard.core.battle import Battle
from grognard.core.engine.decisions import Decision
from grognard.server.app import create_app
from grognard.server.databases.database import sqlite_url
from grognard.server.run import listen
from grognard.server.store import Store
from tests.server.conftest import AtHand

PATIENCE = 60.0


def steady(name: str) -> agents.Agent:
    """A computer player that answers alike in every run, whatever name the store gave the battle."""
    agent = agents.agent(name)

    def play(battle: Battle[Any], decision: Decision, budget: float, random: Random) -> agents.Move:
        return agent(battle, decision, budget, Random(battle.number))

    return play


def serve(line: Connection) -> None:
    """Serve the stores whose files are named, one after the other, each until the next word; the computer does not
    pause. Answers with the port, and with nothing once it is closed."""
    while True:
        try:
            file = line.recv()
        except EOFError:
            return
        store = Store(sqlite_url(Path(file)))
        with listen() as listener:
            app = create_app(store, pause=0, agent=steady, workers=AtHand())
            server = uvicorn.Server(
                uvicorn.Config(
                    app, log_config=None, access_log=False, ws="websockets-sansio", timeout_graceful_shutdown=1
                )
            )
            # Connections wait in the listener's queue until the server takes them: nobody need ask whether it is up.
            thread = threading.Thread(target=server.run, args=([listener],), daemon=True)
            thread.start()
            line.send(listener.getsockname()[1])
            line.recv()
            server.should_exit = True
            thread.join()
        store.close()
        line.send(None)


class Serving:
    """The process that serves, as long as it lives."""

    def __init__(self) -> None:
        spawn = get_context("spawn")
        self._line, theirs = spawn.Pipe()
        self._process: SpawnProcess = spawn.Process(target=serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()

    @property
    def lives(self) -> bool:
        """Whether it can serve another store."""
        return self._process.is_alive()

    def ask(self, word: str | None) -> Any:
        """Say a word and hear the answer. Raises ``RuntimeError``, and ends the process, if none comes."""
        try:
            self._line.send(word)
            if self._line.poll(PATIENCE):
                return self._line.recv()
            why = "did not answer"
        except (EOFError, OSError):
            why = "has ended"
        self.end()
        raise RuntimeError(f"the server's process {why}")

    def end(self) -> None:
        """End it, whatever it does."""
        self._process.kill()
        self._process.join()
        self._line.close()


_serving: list[Serving] = []
"""The one process of this run, once it was needed."""


@contextmanager
def served(file: Path) -> Iterator[int]:
    """The port at which the store in a file is served until the end of the block."""
    if _serving and not _serving[0].lives:
        _serving.clear()
    if not _serving:
        _serving.append(Serving())
        atexit.register(_serving[0].end)
    serving = _serving[0]
    yield serving.ask(str(file))
    serving.ask(None)
