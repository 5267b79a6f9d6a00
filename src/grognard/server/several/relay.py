"""What is asked of one server about what another has, handed on and back: requests and conversations alike."""

from __future__ import annotations

import asyncio
import http.client
import socket as sockets
from contextlib import suppress

from starlette.concurrency import run_in_threadpool
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, unix_connect
from websockets.exceptions import ConnectionClosed

from grognard.server.wire import MESSAGE_LIMIT

SECONDS = 60.0
"""For how long an answer of another server is waited for."""
OF_ONE_HOP = frozenset(
    ("connection", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade", "content-length", "host", "date")
)
"""Headers that are about a connection, not about what is asked or answered."""
ANSWER_LIMIT = 1 << 30


class AtSocket(http.client.HTTPConnection):
    """HTTP over a socket in the file system."""

    def __init__(self, address: str) -> None:
        super().__init__("localhost", timeout=SECONDS)
        self._address = address

    def connect(self) -> None:
        """Reach the server that listens there."""
        self.sock = sockets.socket(sockets.AF_UNIX, sockets.SOCK_STREAM)
        self.sock.settimeout(self.timeout)
        self.sock.connect(self._address)


async def relay_request(request: Request, body: bytes, address: str) -> Response:
    """The answer of the server at ``address`` to a request. Raises ``OSError`` if there is none any more."""
    return await run_in_threadpool(_asked, request, body, address)


def _asked(request: Request, body: bytes, address: str) -> Response:
    connection = AtSocket(address)
    path = request.scope["raw_path"].decode("ascii") + (f"?{request.url.query}" if request.url.query else "")
    headers = [(name, value) for name, value in request.headers.items() if name not in OF_ONE_HOP]
    try:
        connection.putrequest(request.method, path, skip_host=True, skip_accept_encoding=True)
        for name, value in (*headers, ("host", request.headers["host"]), *_from(request)):
            connection.putheader(name, value)
        connection.putheader("content-length", str(len(body)))
        connection.endheaders(body)
        answer = connection.getresponse()
        found = Response(answer.read(ANSWER_LIMIT), answer.status)
    finally:
        connection.close()
    for name, value in answer.getheaders():
        if name.lower() not in OF_ONE_HOP:
            found.headers.append(name, value)
    return found


async def relay_talk(socket: WebSocket, address: str) -> None:
    """Let a page talk to the server at ``address``. Raises ``OSError`` if there is none any more."""
    host, path = socket.headers["host"], socket.scope["raw_path"].decode("ascii")
    kept = [(name, value) for name in ("cookie", "accept-language") if (value := socket.headers.get(name))]
    async with unix_connect(
        address,
        uri=f"ws://{host}{path}",
        origin=socket.headers.get("origin"),
        additional_headers=[*kept, *_from(socket)],
        compression=None,
        max_size=None,
    ) as other:
        ways = [asyncio.create_task(way(socket, other)) for way in (_towards, _back)]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            with suppress(RuntimeError, WebSocketDisconnect):  # The page may be gone already.
                await socket.close(other.close_code or 1012)


async def _towards(socket: WebSocket, other: ClientConnection) -> None:
    with suppress(WebSocketDisconnect, ConnectionClosed):
        while True:
            event = await socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            # What is too long is cut here: the other server says so, and hangs up.
            await other.send((event.get("text") or event.get("bytes") or b"")[: MESSAGE_LIMIT + 1])


async def _back(socket: WebSocket, other: ClientConnection) -> None:
    with suppress(WebSocketDisconnect, ConnectionClosed, RuntimeError):
        async for message in other:
            await socket.send_text(message if isinstance(message, str) else message.decode())


def _from(connection: HTTPConnection) -> list[tuple[str, str]]:
    """From whom a request comes, for a server that hears it from another."""
    asker = connection.client
    return [("x-forwarded-for", asker.host if asker else ""), ("x-forwarded-proto", connection.url.scheme)]
