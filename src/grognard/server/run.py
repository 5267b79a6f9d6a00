"""Listening, if nothing else is said on this machine alone, on the usual port or, if it is taken, on a free one."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable
from typing import Any, ClassVar

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol

from grognard.server.operating.collecting import collect_seldom
from grognard.server.wire import MESSAGE_LIMIT

LOOPBACK = "127.0.0.1"
PORT = 8765
SILENCE = 10.0
"""For how many seconds a connection may ask for nothing."""
HANDED_OVER = 0.001
"""After how many seconds a thread that is busy lets another have its turn."""
SILENT_AT_ONCE = 100
"""How many connections may ask for nothing at once; of more, the one longest silent is closed."""


def listen(port: int | None = None, host: str = LOOPBACK) -> socket.socket:
    """A socket that listens on ``port``, or on the usual one, or a free one if that is taken; on this machine alone
    unless another address of it is named.

    Raises ``OSError`` if a port was asked for and cannot be had.
    """
    last = None
    for candidate in (port,) if port is not None else (PORT, 0):
        listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
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


class Patient(H11Protocol):
    """A connection whose page must ask for something, whole, within a while; and there are only so many that do not.

    Requests are counted where they are answered; connections are not, so that silent ones keep nobody away.
    """

    _silent: ClassVar[dict[Patient, None]] = {}
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wait for the first request."""
        super().connection_made(transport)  # type: ignore[arg-type]
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Take in what the page sends; it may be less than a request."""
        super().data_received(data)
        if self.transport.get_protocol() is self and (self.cycle is None or self.cycle.response_complete):
            self._wait()
        else:
            self._heard()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        super().connection_lost(exc)
        self._heard()

    def _wait(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(SILENCE, self.transport.abort)
            self._silent[self] = None
            if len(self._silent) > SILENT_AT_ONCE:
                next(iter(self._silent)).transport.abort()

    def _heard(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            self._silent.pop(self, None)


def serve(app: ASGIApp, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Answer until interrupted; ``ready`` is called once pages can be asked for."""
    prepare()
    Server(configured(app), ready).run([listener])


def prepare() -> None:
    """Make this process one that serves tables: what else it does lets them pass, and seldom do all wait."""
    # Threads that look rules up or pack files hand over to those that serve tables five times as often as usual.
    sys.setswitchinterval(HANDED_OVER)
    collect_seldom()


def configured(app: ASGIApp, **more: Any) -> uvicorn.Config:
    """How the server listens; ``more`` of uvicorn's settings."""
    return uvicorn.Config(app, **options(), **more)


def options() -> dict[str, Any]:
    """How every server listens, as uvicorn calls it."""
    return {
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "http": Patient,
        "ws": "websockets-sansio",
        "ws_max_size": MESSAGE_LIMIT,
        "ws_per_message_deflate": True,
        "timeout_graceful_shutdown": 2,
    }
