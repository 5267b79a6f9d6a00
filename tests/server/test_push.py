"""Web Push: what a browser's maker is sent holds nothing he could read, and the browser reads it."""

from __future__ import annotations

import base64
import json
import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from datetime import timedelta
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any

import pytest

from grognard.server.notices.herald import MOST
from grognard.server.notices.posting import post
from grognard.server.notices.pushing import Signer, available
from tests.server.conftest import serving
from tests.server.test_council import Three
from tests.server.test_notices import Outside, away, wait

if not available():
    pytest.skip("Web Push needs http-ece and py-vapid: pip install grognard[push]", allow_module_level=True)

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

URL = "https://push.example/send/a"


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """A browser that has asked to be told."""

    def __init__(self) -> None:
        self.key, self.secret = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)

    @property
    def keys(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": text(point), "auth": text(self.secret)}

    def read(self, body: bytes) -> dict[str, Any]:
        told = http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        found: dict[str, Any] = json.loads(told)
        return found


class Maker(Outside):
    """The world with a browser's maker in it, who is sent what he cannot read."""

    def __init__(self, store, **more: Any) -> None:
        super().__init__(store, **more)
        self.got: list[tuple[str, bytes, dict[str, str]]] = []

    def take(self, url: str, body: bytes, private: bool, headers: Mapping[str, str]) -> int:
        self.got.append((url, body, dict(headers)))
        self.sent.append((url, {}))
        return self.status


@pytest.fixture
def sitting(store):
    maker = Maker(store)
    with serving(store, herald=maker.herald) as server, ExitStack() as talks:
        three = Three(server, talks, choices=0)
        yield three, maker, talks, server.battle(three.id).decisions[0].seat


def wants(three: Three, seat: int, browser: Browser, url: str = URL, language: str = "en", **more: Any):
    client = three.server.client if seat == 0 else three.guests[0].client
    asked = {"seat": seat, "url": url, **browser.keys, **more}
    return client.post(f"/api/battles/{three.id}/push", json=asked, headers={"accept-language": language})


def test_who_is_away_is_told_in_the_browser_and_nobody_else_can_read_it(sitting):
    three, maker, talks, seat = sitting
    browser = Browser()
    assert wants(three, seat, browser, language="hu").status_code == 204
    assert wait(three, maker) == []
    away(three, talks)
    assert len(wait(three, maker)) == 1
    ((url, body, headers),) = maker.got
    assert url == URL
    assert three.id.encode() not in body
    told = browser.read(body)
    assert told["link"] == f"https://table.example/#{three.id}"
    assert told["title"].startswith("Te jössz")
    with pytest.raises(Exception, match="Decryption error"):
        Browser().read(body)
    # Signed with the key that the page was told, for this maker alone.
    key = three.server.client.get("/api/push").json()["key"]
    assert headers["Authorization"].endswith(f",k={key}")
    assert Vapid02.verify(headers["Authorization"])
    claims = headers["Authorization"].split(".")[1]
    said = json.loads(base64.urlsafe_b64decode(claims + "=="))
    assert (said["aud"], said["sub"]) == ("https://push.example", "https://table.example")
    assert 0 < said["exp"] - maker.now.timestamp() <= timedelta(hours=24).total_seconds()


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_has_forgotten_is_forgotten(sitting, status):
    three, maker, talks, seat = sitting
    wants(three, seat, Browser())
    away(three, talks)
    maker.status = status
    assert len(wait(three, maker)) == 1
    assert maker.herald.notices.of(three.id) == []
    assert wait(three, maker, timedelta(days=2)) == []


def test_each_seat_names_its_own_browsers_and_only_so_many(sitting):
    three, maker, _, _ = sitting
    for number in range(MOST + 2):
        assert wants(three, 0, Browser(), f"https://push.example/{number}").status_code == 204
    assert len(maker.herald.notices.of(three.id)) == MOST
    stranger = three.guests[1].client.post(
        f"/api/battles/{three.id}/push", json={"seat": 0, "url": URL, **Browser().keys}
    )
    assert stranger.json()["error"]["id"] == "server-not-your-seat"
    last = f"https://push.example/{MOST + 1}"
    assert wants(three, 0, Browser(), last, wanted=False).status_code == 204
    assert len(maker.herald.notices.of(three.id)) == MOST - 1
    # They are no addresses that a person has named.
    assert three.server.client.get(f"/api/battles/{three.id}/notices").json() == []


def test_keys_and_addresses_that_are_none_are_refused(sitting):
    three, _, _, _ = sitting
    for wrong, why in (
        ({"p256dh": "AAAA"}, "server-push-keys"),
        ({"auth": "%"}, "server-push-keys"),
        ({"url": "https://10.0.0.1/"}, "server-notice-private"),
        ({"url": "http://push.example/"}, "server-notice-secure"),
    ):
        answer = wants(three, 0, Browser(), **wrong)
        assert answer.json()["error"]["id"] == why


def test_the_house_has_one_key_however_many_ask_for_it_first(store):
    with ThreadPoolExecutor(4) as pool:
        found = set(pool.map(lambda _: Signer(store, "https://table.example").public(), range(4)))
    assert len(found) == 1
    assert len(base64.urlsafe_b64decode(found.pop() + "=")) == 65


def test_a_maker_on_this_machine_gets_what_its_browser_reads(store):
    got: list[tuple[dict[str, str], bytes]] = []

    class Service(BaseHTTPRequestHandler):
        def do_POST(self):
            got.append((dict(self.headers), self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(201)
            self.end_headers()

        def log_message(self, *_):
            pass

    with HTTPServer(("127.0.0.1", 0), Service) as service:
        Thread(target=service.handle_request, daemon=True).start()
        url = f"http://127.0.0.1:{service.server_port}/send"
        maker, browser = Maker(store, private=True), Browser()
        maker.herald._send = post
        with serving(store, herald=maker.herald) as server, ExitStack() as talks:
            three = Three(server, talks, choices=0)
            seat = server.battle(three.id).decisions[0].seat
            assert wants(three, seat, browser, url).status_code == 204
            away(three, talks)
            wait(three, maker)
    ((headers, body),) = got
    assert headers["Content-Encoding"] == "aes128gcm"
    assert headers["TTL"]
    assert browser.read(body)["tag"] == f"grognard-{three.id}"
