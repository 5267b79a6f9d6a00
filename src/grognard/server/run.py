"""Listening on this machine alone, on the usual port or, if it is taken, on a free one."""

from __future__ import annotations

import socket
from collections.abc import Callable

import uvicorn
from starlette.types import ASGIApp

from grognard.server.wire import MESSAGE_LIMIT

LOOPBACK = "127.0.0.1"
PORT = 8765


def listen(port: int | None = None) -> socket.socket:
    """A socket that listens on ``port``, or on the usual one, or a free one if that is taken.

    Raises ``OSError`` if a port was asked for and cannot be had.
    """
    last = None
    for candidate in (port,) if port is not None else (PORT, 0):
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((LOOPBACK, candidate))
            listener.listen(128)
            return listener
        except OSError as error:
            listener.close()
            last = error
    assert last is not None
    raise last


class Server(uvicorn.Server):
    """Uvicorn that tells once it answers."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell."""
        await super().startup(sockets)
        if self.started:
            self._ready()


def serve(app: ASGIApp, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Answer until interrupted; ``ready`` is called once pages can be asked for."""
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=MESSAGE_LIMIT,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
        limit_concurrency=200,
    )
    Server(config, ready).run([listener])
