"""Several servers that share a port: started together, and one that dies or hangs is replaced."""

from __future__ import annotations

import logging
import os
import secrets
import socket
import tempfile
from collections.abc import Callable
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from uvicorn.supervisors import Multiprocess

from grognard.core.records import Record, from_text, to_text
from grognard.server.app import create_app
from grognard.server.notices.herald import Herald
from grognard.server.operating.metrics import TOGETHER
from grognard.server.run import options, prepare
from grognard.server.several.leases import Leases
from grognard.server.store import Store

SETTINGS = "GROGNARD_SERVERS"
FOLDER = "GROGNARD_SOCKETS"
"""The variables of the environment that tell a server how it is to serve, and where the sockets of all of them are."""
READY_SECONDS = 60.0
HANGS = 30
"""A server that does not answer for so many seconds is replaced."""


class Settings(Record):
    """How the servers of a store serve: its database, the computer's pause, the address by which others reach them,
    that of links, where the house wants notices, whether players may name addresses of its own network, and whether
    whoever reaches them sees the lobby."""

    url: str | None
    pause: float
    public: str | None
    base: str
    notify: str | None
    private: bool
    open_lobby: bool


class Servers(Multiprocess):
    """Uvicorn's supervisor, which tells once pages can be asked for."""

    def __init__(self, config: uvicorn.Config, listener: socket.socket, ready: Callable[[], None]) -> None:
        super().__init__(config, [listener])
        self._ready = ready

    def init_processes(self) -> None:
        """Start them, then tell."""
        super().init_processes()
        if any(process.wait_until_ready(READY_SECONDS) for process in self.processes):
            self._ready()


def serve_several(workers: int, listener: socket.socket, ready: Callable[[], None], settings: Settings) -> None:
    """Answer until interrupted, by so many servers."""
    with tempfile.TemporaryDirectory(prefix="grognard-") as folder:
        counted = Path(folder) / "metrics"
        counted.mkdir()
        os.environ.update({TOGETHER: str(counted), SETTINGS: to_text(settings), FOLDER: folder})
        config = uvicorn.Config(
            f"{__name__}:server", factory=True, workers=workers, timeout_worker_healthcheck=HANGS, **options()
        )
        Servers(config, listener, ready).run()


def server() -> Starlette:
    """One of them."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    prepare()
    settings = from_text(os.environ[SETTINGS], Settings)
    store = Store(settings.url)
    leases = Leases(store, str(Path(os.environ[FOLDER]) / f"{os.getpid()}-{secrets.token_hex(4)}"))
    herald = Herald(store, settings.base, settings.notify, settings.private)
    return create_app(
        store,
        pause=settings.pause,
        public=settings.public,
        herald=herald,
        leases=leases,
        open_lobby=settings.open_lobby,
    )
