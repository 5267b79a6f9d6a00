"""Several servers at one store: each table is one's at a time, and whoever asks another is led there."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from grognard.server.run import listen
from grognard.server.several.leases import Elsewhere, Leases, leases
from grognard.server.store import now
from tests.server.conftest import Server, serving
from tests.server.test_seats import Guest, came, invited


@pytest.fixture
def folder() -> Iterator[Path]:
    # Under /tmp: a socket's path may have some hundred characters only.
    with tempfile.TemporaryDirectory(prefix="grognard-") as made:
        yield Path(made)


@pytest.fixture
def pair(store, folder) -> Iterator[tuple[Server, Server]]:
    with ExitStack() as both:
        first, second = (
            both.enter_context(serving(store, leases=Leases(store, str(folder / name)))) for name in ("first", "second")
        )
        second.client.cookies = first.client.cookies
        yield first, second


def holder(store, id):
    with store.reading() as connection:
        row = connection.execute(leases.select().where(leases.c.held == id)).one_or_none()
    return None if row is None else Path(row.address).name


def test_a_table_is_held_by_one_and_both_servers_lead_to_it(pair, store):
    first, second = pair
    id = first.begin()
    with first.talk(id) as page:
        table = page.hello()
        with second.talk(id) as other:
            assert other.hello()["number"] == table["number"]
            assert holder(store, id) == "first"
            seat = table["decision"]["seat"]
            other.say(type="choose", decision=table["decision"]["id"], choice=second.choice(id, seat))
            for each in (page, other):
                assert each.until(lambda heard: heard["type"] == "update")["number"] == table["number"] + 1


def test_requests_about_a_table_are_answered_by_who_has_it(pair, store):
    first, second = pair
    id = first.begin()
    with first.talk(id) as page:
        page.hello()
        refused = second.client.delete(f"/api/battles/{id}")
        assert refused.json()["error"]["id"] == "server-battle-watched"
        assert refused.headers["x-content-type-options"] == "nosniff"
        link = invited(second, id, 1)
        assert page.until(lambda heard: heard["type"] == "company")
        guest = Guest(second)
        assert guest.take(link).status_code == 201
        told = page.until(lambda heard: heard["type"] == "company" and heard["seats"][1]["name"])
        assert told["seats"][1]["player"] == "link"
        with guest.talk(id) as other:
            decision = other.hello()["decision"]
            assert decision is None or decision["seat"] == 1
    assert holder(store, id) == "first"


def test_a_seat_taken_back_ends_a_conversation_that_was_handed_on(pair):
    first, second = pair
    id = first.begin()
    with first.talk(id) as page:
        page.hello()
        guest = came(second, id, 1)
        with guest.talk(id) as other:
            other.hello()
            assert first.client.delete(f"/api/battles/{id}/seats/1").status_code == 204
            while (heard := other.hear())["type"] != "bye":
                pass
            assert heard["message"]["id"] == "server-seat-ended"


def test_a_server_that_ends_leaves_its_tables_to_the_others(store, folder):
    with serving(store, leases=Leases(store, str(folder / "second"))) as second:
        with serving(store, leases=Leases(store, str(folder / "first"))) as first:
            id = first.begin()
            with first.talk(id) as page:
                table = page.hello()
            assert holder(store, id) == "first"
        assert holder(store, id) is None
        with second.talk(id) as page:
            assert page.hello()["number"] == table["number"]
        assert holder(store, id) == "second"


def test_a_server_that_was_killed_is_not_waited_for(store, folder):
    killed = Leases(store, str(folder / "killed"))
    with serving(store, leases=Leases(store, str(folder / "alive"))) as server:
        id = server.begin()
        killed.take(id)
        assert holder(store, id) == "killed"
        with server.talk(id) as page:
            page.hello()
        assert holder(store, id) == "alive"


def test_a_lease_is_one_servers_until_it_ends(store, folder, monkeypatch):
    listening: set[str] = set()
    monkeypatch.setattr("grognard.server.several.leases._listens", lambda address: address in listening)
    one, two = (Leases(store, str(folder / name)) for name in ("one", "two"))
    listening |= {one.address, two.address}
    one.take("table")
    one.take("table")
    for ask in (two.take, two.lead):
        with pytest.raises(Elsewhere) as led:
            ask("table")
        assert led.value.address == one.address
    with store.writing() as connection:
        connection.execute(leases.update().values(until=now(seconds=-1)))
    two.take("table")
    assert one.renew({"table"}) == {"table"}
    assert two.renew({"table"}) == set()
    assert two.renew(()) == set()
    assert holder(store, "table") is None


def test_of_two_who_take_at_once_one_is_led_to_the_other(store, folder, monkeypatch):
    monkeypatch.setattr("grognard.server.several.leases._listens", lambda address: True)
    one, two = (Leases(store, str(folder / name)) for name in ("one", "two"))
    asked = one._holder

    # The other takes it between this one's looking and its writing.
    def overtaken(held: str) -> tuple[str, str] | None:
        found = asked(held)
        if found is None:
            two.take(held)
        return found

    monkeypatch.setattr(one, "_holder", overtaken)
    with pytest.raises(Elsewhere) as led:
        one.take("table")
    assert led.value.address == two.address


# ---- real processes --------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGKILL to end a process with")
def test_a_battle_goes_on_at_another_process_when_its_own_is_killed(url, store):
    with listen(0) as free:
        port = free.getsockname()[1]
    code = "from grognard.cli import main; main()"
    command = [sys.executable, "-c", code, "serve", "--workers", "2", "--port", str(port), "--database", url]
    serving = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert serving.stdout is not None
        found = re.search(r"(http://\S+)/\?key=(\S+)", serving.stdout.readline())
        assert found
        origin = found[1]
        house = httpx.Client(base_url=origin, headers={"origin": origin})
        house.get("/", params={"key": found[2]})
        new = {"system": "bolt_action", "seed": 7, "players": ("here", "here")}
        id = house.post("/api/battles", json=new, timeout=60).json()["id"]
        headers = {"origin": origin, "cookie": "; ".join(f"{name}={value}" for name, value in house.cookies.items())}
        address = f"{origin.replace('http', 'ws')}/ws/{id}"

        def hello(page):
            page.send(json.dumps({"type": "hello", "last": None}))
            return json.loads(page.recv(timeout=60))

        killed: set[int] = set()
        number: Any = None
        for _ in range(2):
            with connect(address, additional_headers=headers, max_size=None) as page:
                table = hello(page)
                assert number in (None, table["number"])
                with store.reading() as connection:
                    at = Path(
                        connection.scalar(
                            leases.select().with_only_columns(leases.c.address).where(leases.c.held == id)
                        )
                    )
                pid = int(at.name.partition("-")[0])
                assert pid not in killed
                os.kill(pid, signal.SIGKILL)
                killed.add(pid)
                number = table["number"]
                with pytest.raises(ConnectionClosed):
                    page.recv(timeout=60)
        while True:
            # The one that replaces the first may still be starting.
            try:
                with connect(address, additional_headers=headers, max_size=None) as page:
                    table = hello(page)
                    asked = table["decision"]
                    page.send(
                        json.dumps({"type": "choose", "decision": asked["id"], "choice": asked["options"][0]["choice"]})
                    )
                    assert json.loads(page.recv(timeout=60))["number"] == number + 1
                    break
            except (OSError, ConnectionClosed):
                time.sleep(0.2)
        serving.send_signal(signal.SIGINT)
        assert serving.wait(60) == 0
    finally:
        serving.kill()
        serving.communicate()
