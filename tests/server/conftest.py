"""A server over a fresh store, a page that holds its key, and a table to talk to."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

import grognard
from grognard.core.records import to_builtins
from grognard.server.app import create_app
from grognard.server.databases.database import sqlite_url
from grognard.server.engine import in_engine
from grognard.server.keys import new_key
from grognard.server.store import Store
from grognard.server.telling import Telling, Told, Wish
from tests.server.postgresql import Cluster, cluster

HOST = "127.0.0.1:8765"
ORIGIN = f"http://{HOST}"


BOTH = ("test_store", "test_seats", "test_open_seats", "test_clocks")
"""The modules whose tests meet PostgreSQL too whenever tests are run; the others' are among the slow ones."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every test of a store is run on SQLite and on PostgreSQL, unless it is marked to be about SQLite's files."""
    if "url" in metafunc.fixturenames and not any(mark.name == "sqlite" for mark in metafunc.definition.iter_markers()):
        brief = metafunc.module.__name__.rpartition(".")[2] in BOTH
        marks = () if brief else pytest.mark.slow
        kinds = ["sqlite", pytest.param("postgresql", marks=marks)]
        metafunc.parametrize("url", kinds, indirect=True, scope="function")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


@pytest.fixture
def url(request, tmp_path):
    if getattr(request, "param", "sqlite") == "postgresql":
        return request.getfixturevalue("postgresql").new()
    return sqlite_url(tmp_path / "battles.sqlite")


@pytest.fixture
def store(url) -> Iterator[Store]:
    store = Store(url)
    yield store
    store.close()


class AtHand:
    """Does the long work in the server's own process, so that a test need not wait for another to start."""

    def __init__(self) -> None:
        self.telling = Telling()

    async def do(self, work: Callable[..., Any], *args: object) -> Any:
        return await in_engine(work, *args)

    async def think(self, work: Callable[..., Any], *args: object) -> Any:
        return await self.do(work, *args)

    async def tell(self, wish: Wish) -> Told:
        return await in_engine(self.telling.tell, wish)

    async def start(self) -> None:
        pass

    async def close(self) -> None:
        pass


class Talk:
    """A page's end of the conversation."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket

    def say(self, **message: Any) -> None:
        self.socket.send_text(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        heard = self.socket.receive_json()
        assert isinstance(heard, dict)
        return heard

    def hello(self) -> dict[str, Any]:
        self.say(type="hello", last=None)
        heard = self.hear()
        assert heard["type"] == "table"
        return heard

    def until(self, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        while not wanted(heard := self.hear()):
            assert heard["type"] != "bye"
        return heard


class Server:
    """The server as a page meets it."""

    def __init__(self, store: Store, client: TestClient) -> None:
        self.store = store
        self.client = client

    def begin(self, players: tuple[str, str] = ("here", "here"), **more: Any) -> str:
        new = {"system": "bolt_action", "seed": 7, "players": players, **more}
        answer = self.client.post("/api/battles", json=new)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    @contextmanager
    def talk(self, id: str) -> Iterator[Talk]:
        with self.client.websocket_connect(f"ws://{HOST}/ws/{id}", headers={"origin": ORIGIN}) as socket:
            yield Talk(socket)

    def battle(self, id: str) -> grognard.Battle[Any]:
        """The battle as the store has it."""
        return grognard.load_text("\n".join(self.store.lines(id)))

    def choice(self, id: str, seat: int, random: int = 0) -> Any:
        """A choice that the battle would accept from this seat."""
        battle = self.battle(id)
        (decision,) = (decision for decision in battle.decisions if decision.seat == seat)
        return to_builtins(battle.sample(Random(random), decision))


@contextmanager
def serving(store: Store, **options: Any) -> Iterator[Server]:
    with TestClient(
        create_app(store, **{"pause": 0, "workers": AtHand(), **options}), base_url=ORIGIN, headers={"origin": ORIGIN}
    ) as client:
        client.get("/", params={"key": new_key(store)}, follow_redirects=False)
        yield Server(store, client)


@pytest.fixture
def server(store) -> Iterator[Server]:
    with serving(store) as server:
        yield server
