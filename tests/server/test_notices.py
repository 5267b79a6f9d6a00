"""Notices to who is away: when they are sent, where they may go, that none is lost and none is too many."""

from __future__ import annotations

import ipaddress
import json
import socket
from collections.abc import Mapping
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any

import pytest

from grognard.core.errors import InputError
from grognard.server.notices import posting
from grognard.server.notices.herald import AGAIN, APART, AWAY, Herald
from grognard.server.notices.posting import Forbidden, allow, check, place
from tests.server.conftest import serving
from tests.server.test_council import Three

URL = "https://hook.example/table"


class Outside:
    """The world the notices go to, and its clock."""

    def __init__(self, store, **more):
        self.now = datetime(2026, 3, 1, 12, tzinfo=UTC)
        self.sent: list[tuple[str, dict[str, Any]]] = []
        self.status = 204
        self.herald = Herald(store, "https://table.example", send=self.take, clock=lambda: self.now, **more)

    def take(self, url: str, body: bytes, private: bool, headers: Mapping[str, str]) -> int:
        if self.status == 0:
            raise ConnectionRefusedError
        self.sent.append((url, json.loads(body)))
        return self.status


def wait(three: Three, outside: Outside, passes: timedelta = AWAY) -> list[tuple[str, dict[str, Any]]]:
    """Let time pass, and see what was sent in it."""
    before = len(outside.sent)
    portal = three.server.client.portal
    assert portal is not None
    for task in list(outside.herald._looking):
        portal.call(_done, task)
    outside.now += passes + timedelta(seconds=1)
    portal.call(outside.herald.send_due)
    return outside.sent[before:]


async def _done(task) -> None:
    await task


def away(three: Three, talks: ExitStack) -> int:
    """The player of the seat that is asked goes; which it is."""
    seat = three.server.battle(three.id).decisions[0].seat
    three.pages[seat].socket.close()
    three.pages[1 - seat].until(lambda heard: heard["type"] == "company")
    return seat


def wants(three: Three, seat: int, url: str = URL):
    client = three.server.client if seat == 0 else three.guests[0].client
    return client.post(f"/api/battles/{three.id}/notices", json={"seat": seat, "url": url})


@pytest.fixture
def sitting(store):
    outside = Outside(store)
    with serving(store, herald=outside.herald) as server, ExitStack() as talks:
        yield Three(server, talks, choices=0), outside, talks


def test_who_is_away_for_a_minute_in_his_turn_is_told_once(sitting):
    three, outside, talks = sitting
    seat = three.server.battle(three.id).decisions[0].seat
    assert wants(three, seat).json() == [{"seat": seat, "url": URL, "failed": False}]
    # While his page is open nothing is sent.
    assert wait(three, outside) == []
    away(three, talks)
    assert wait(three, outside, timedelta(seconds=30)) == []
    turn = three.server.battle(three.id).system.table.scene(three.server.battle(three.id), seat).turn
    link = f"https://table.example/#{three.id}"
    told = {"battle": three.id, "seat": seat, "turn": turn, "link": link, "hours": None}
    assert wait(three, outside) == [(URL, told)]
    assert wait(three, outside, timedelta(days=30)) == []


def test_who_comes_back_within_the_minute_is_not_told(sitting):
    three, outside, talks = sitting
    seat = three.server.battle(three.id).decisions[0].seat
    wants(three, seat)
    away(three, talks)
    assert wait(three, outside, timedelta(seconds=20)) == []
    with (three.server if seat == 0 else three.guests[0]).talk(three.id) as page:
        page.hello()
        assert wait(three, outside, timedelta(days=1)) == []


def test_a_notice_that_does_not_arrive_is_sent_again_a_few_times_and_outlives_the_server(sitting, store):
    three, outside, talks = sitting
    seat = three.server.battle(three.id).decisions[0].seat
    wants(three, seat)
    away(three, talks)
    outside.status = 0
    assert wait(three, outside) == []
    outside.status = 500
    assert len(wait(three, outside, AGAIN[0])) == 1
    again = Outside(store)
    again.now = outside.now
    three.server.client.portal.call(again.herald.send_due)
    assert again.sent == []
    again.now += AGAIN[1]
    three.server.client.portal.call(again.herald.send_due)
    assert [url for url, _ in again.sent] == [URL]


@pytest.mark.parametrize("status", [500, 410])
def test_a_notice_is_given_up_and_that_is_told(sitting, status):
    three, outside, talks = sitting
    seat = three.server.battle(three.id).decisions[0].seat
    wants(three, seat)
    away(three, talks)
    outside.status = status
    tries = sum(len(wait(three, outside, timedelta(days=1))) for _ in range(10))
    assert tries == (1 if status == 410 else 1 + len(AGAIN))
    client = three.server.client if seat == 0 else three.guests[0].client
    assert client.get(f"/api/battles/{three.id}/notices").json()[0]["failed"]


def test_another_s_notices_are_neither_shown_nor_set(sitting):
    three, _, _ = sitting
    wants(three, 0)
    guest, watcher = (each.client for each in three.guests)
    for client in (guest, watcher):
        assert client.get(f"/api/battles/{three.id}/notices").json() == []
        asked = client.post(f"/api/battles/{three.id}/notices", json={"seat": 0, "url": ""})
        assert asked.json()["error"]["id"] == "server-not-your-seat"
    assert three.server.client.get(f"/api/battles/{three.id}/notices").json()[0]["url"] == URL
    wants(three, 0, "")
    assert three.server.client.get(f"/api/battles/{three.id}/notices").json() == []


def test_the_house_is_told_of_every_battle_it_plays_with_somebody_elsewhere(store):
    outside = Outside(store, house="http://127.0.0.1:9/hook")
    with serving(store, herald=outside.herald) as server, ExitStack() as talks:
        three = Three(server, talks, choices=0)
        for number in range(40):
            if server.battle(three.id).decisions[0].seat == 0:
                break
            three.choose(number)
        away(three, talks)
        assert [url for url, _ in wait(three, outside)] == ["http://127.0.0.1:9/hook"]
        # The guest has named no address.
        assert {body["seat"] for _, body in outside.sent} == {0}


PRIVATE = (
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.20",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "::1",
    "fe80::1",
    "fd00::1",
    "::ffff:10.0.0.1",
    "64:ff9b::a00:1",
    "2002:a00:1::",
    "224.0.0.1",
)


@pytest.mark.parametrize("address", PRIVATE)
def test_no_notice_goes_into_the_house_s_own_network(address, monkeypatch):
    url = f"https://[{address}]/" if ":" in address else f"https://{address}/"
    with pytest.raises(InputError, match="network"):
        check(url, private=False)
    # A name that leads there is found out when the notice is sent, and nothing is connected to.
    kind = socket.AF_INET6 if ":" in address else socket.AF_INET
    found = [
        (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("1.1.1.1", 443)),
        (kind, socket.SOCK_STREAM, 6, "", (address, 443)),
    ]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    monkeypatch.setattr(socket, "socket", None)
    with pytest.raises(Forbidden):
        posting.post("https://innocent.example/", b"{}")


def test_what_is_no_address_of_the_web_or_would_travel_in_the_clear_is_refused():
    for url in (
        "ftp://a.example/",
        "https://",
        "https://user:pass@a.example/",
        "javascript:1",
        "https://a.example/\r\nX: 1",
    ):
        with pytest.raises(InputError):
            check(url, private=True)
    with pytest.raises(InputError):
        check("http://a.example/", private=False)
    clear = place("http://a.example/")
    with pytest.raises(Forbidden):
        allow(clear, [ipaddress.ip_address("1.1.1.1")], private=True)
    allow(clear, [ipaddress.ip_address("127.0.0.1")], private=True)
    allow(place("https://a.example/"), [ipaddress.ip_address("1.1.1.1")], private=False)


def test_a_notice_arrives_at_an_address_of_this_machine_if_the_house_allows_it():
    got = []

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self):
            got.append((self.path, self.headers["host"], self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(302)
            self.send_header("location", "http://127.0.0.1:1/elsewhere")
            self.end_headers()

        def log_message(self, *_):
            pass

    with HTTPServer(("127.0.0.1", 0), Hook) as hook:
        Thread(target=hook.handle_request, daemon=True).start()
        url = f"http://127.0.0.1:{hook.server_port}/a?b=c"
        with pytest.raises(Forbidden):
            posting.post(url, b"{}")
        # It is not followed to where the answer points.
        assert posting.post(url, b'{"turn":1}', private=True) == 302
        assert got == [("/a?b=c", f"127.0.0.1:{hook.server_port}", b'{"turn":1}')]
    assert APART > AWAY
