"""Silent connections and too many requests keep nobody away."""

from __future__ import annotations

import asyncio
import socket
import threading
from contextlib import ExitStack, contextmanager

import httpx
import pytest
import uvicorn

from grognard.server import middleware, run, sockets
from grognard.server.app import create_app
from tests.server.conftest import ORIGIN, AtHand

WAIT = 60.0


@contextmanager
def listening(store):
    """The address of a real server."""
    with run.listen(0) as listener:
        server = uvicorn.Server(run.configured(create_app(store, workers=AtHand())))
        thread = threading.Thread(target=server.run, args=([listener],))
        thread.start()
        try:
            yield listener.getsockname()
        finally:
            server.should_exit = True
            thread.join()


def connected(stack, address):
    return stack.enter_context(socket.create_connection(address, WAIT))


def is_closed(connection):
    """Waits until the other end has closed the connection."""
    try:
        while connection.recv(4096):
            pass
    except ConnectionResetError:
        pass
    return True


def test_the_page_comes_though_hundreds_of_connections_say_nothing(store):
    with listening(store) as address, ExitStack() as stack:
        silent = [connected(stack, address) for _ in range(3 * run.SILENT_AT_ONCE)]
        assert httpx.get(f"http://127.0.0.1:{address[1]}/", timeout=WAIT).status_code in (200, 503)
        assert httpx.get(f"http://127.0.0.1:{address[1]}/i18n/en.ftl", timeout=WAIT).status_code == 200
        assert is_closed(silent[0])


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n", b"GET / HT"])
def test_a_connection_that_asks_for_nothing_whole_is_closed(store, monkeypatch, said):
    monkeypatch.setattr(run, "SILENCE", 0.1)
    with listening(store) as address, ExitStack() as stack:
        connection = connected(stack, address)
        connection.sendall(said)
        assert is_closed(connection)


def test_a_connection_is_closed_that_stops_in_its_second_request(store, monkeypatch):
    monkeypatch.setattr(run, "SILENCE", 0.1)
    with listening(store) as address, ExitStack() as stack:
        connection = connected(stack, address)
        connection.sendall(b"GET /nothing HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert connection.recv(4096).startswith(b"HTTP/1.1 404")
        connection.sendall(b"GET / HTTP")
        assert is_closed(connection)


def test_a_page_that_never_says_hello_is_sent_away(server, monkeypatch):
    monkeypatch.setattr(sockets, "SILENCE", 0.01)
    id = server.begin()
    with server.talk(id) as page:
        bye = page.hear()
    assert (bye["type"], bye["message"]["id"]) == ("bye", "server-silent")


def test_too_much_asked_at_once_is_refused_in_words_and_the_page_still_comes(store, monkeypatch):
    monkeypatch.setattr(middleware, "AT_ONCE", 1)

    async def ask():
        held, go_on = asyncio.Event(), asyncio.Event()

        class Held(AtHand):
            async def do(self, work, *args):
                held.set()
                await go_on.wait()
                return await super().do(work, *args)

        app = create_app(store, workers=Held())
        transport = httpx.ASGITransport(app)
        async with app.router.lifespan_context(app), httpx.AsyncClient(transport=transport, base_url=ORIGIN) as client:
            first = asyncio.create_task(client.get("/api/catalog"))
            await held.wait()
            refused = await client.get("/api/catalog")
            words = await client.get("/i18n/en.ftl")
            go_on.set()
            return (await first).status_code, refused, words.status_code, (await client.get("/api/catalog")).status_code

    first, refused, words, again = asyncio.run(ask())
    assert (first, words, again) == (200, 200, 200)
    assert (refused.status_code, refused.json()["error"]["id"]) == (503, "server-busy")
